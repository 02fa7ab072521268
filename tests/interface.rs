//! Promises about the types themselves.

use std::collections::{HashMap, HashSet};
use std::error::Error as StdError;
use std::fmt::Debug;
use std::hash::Hash;
use std::mem::size_of;

use ball_rules::*;

#[test]
fn states_and_actions_are_small() {
    assert!(size_of::<GameState>() <= 64, "{}", size_of::<GameState>());
    assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    assert_eq!(size_of::<Option<Action>>(), size_of::<Action>());
}

#[test]
fn values_are_plain() {
    fn plain<T: Copy + Eq + Hash + Debug + Send + Sync + 'static>() {}
    plain::<Action>();
    plain::<ActionKind>();
    plain::<Ball>();
    plain::<Chain>();
    plain::<Choice>();
    plain::<Cost>();
    plain::<Depth>();
    plain::<Direction>();
    plain::<Event>();
    plain::<GameState>();
    plain::<IllegalAction>();
    plain::<Keeper>();
    plain::<Kind>();
    plain::<KindOption>();
    plain::<NotAnOption>();
    plain::<Occupant>();
    plain::<ParseError>();
    plain::<Phase>();
    plain::<Piece>();
    plain::<PieceSet>();
    plain::<Placement>();
    plain::<Problem>();
    plain::<Rules>();
    plain::<Selection>();
    plain::<Square>();
    plain::<SquareSet>();
    plain::<Step>();
    plain::<Task>();
    plain::<Team>();
}

#[test]
fn errors_are_errors_and_go_into_one() {
    fn error<E: StdError + Clone + Eq + Send + Sync + 'static>()
    where
        Error: From<E>,
    {
    }
    error::<Error>();
    error::<HeaderError>();
    error::<IllegalAction>();
    error::<NotAnOption>();
    error::<ParseError>();
    error::<ParseGameError>();
    error::<ParsePositionError>();
    error::<PositionError>();
}

#[test]
fn the_reason_of_a_refused_position_is_its_source() {
    let error = "".parse::<GameState>().unwrap_err();
    let source = error.source().expect("a source");
    assert_eq!(error.to_string(), format!("field 1: {source}"));
}

#[test]
fn debug_forms_are_texts() {
    assert_eq!(format!("{:?}", Square::E8), "8E");
    assert_eq!(format!("{:?}", Piece::A5), "A5");
    assert_eq!(format!("{:?}", Action::Convert), "convert");
    assert_eq!(format!("{:?}", SquareSet::row(1)), "{1B, 1D, 1F, 1H, 1J, 1L}");
    assert_eq!(
        format!("{:?}", GameState::default()),
        format!("GameState({})", GameState::default())
    );
}

#[test]
fn every_index_has_its_square_and_piece() {
    for (i, square) in Square::all().enumerate() {
        assert_eq!((square.index(), Square::from_index(i)), (i, Some(square)));
        assert_eq!(Square::at(square.column(), square.row()), Some(square));
    }
    assert_eq!(Square::all().len(), 110);
    assert_eq!(Square::from_index(110), None);
    for (i, piece) in Piece::all().enumerate() {
        assert_eq!((piece.index(), Piece::from_index(i)), (i, Some(piece)));
        assert_eq!(Piece::new(piece.team(), piece.number()), Some(piece));
        assert!(piece.team().pieces().contains(piece));
    }
    assert_eq!(Piece::all().len(), 14);
    assert_eq!(Piece::from_index(14), None);
    assert_eq!(Piece::new(Team::Def, 0), None);
}

#[test]
fn named_squares_and_pieces_are_what_they_are_called() {
    let texts = [
        (Square::B1, "1B"),
        (Square::A2, "2A"),
        (Square::M2, "2M"),
        (Square::G10, "10G"),
        (Square::L17, "17L"),
    ];
    for (square, text) in texts {
        assert_eq!(square.to_string(), text);
    }
    for (piece, text) in
        [(Piece::A1, "A1"), (Piece::A7, "A7"), (Piece::D1, "D1"), (Piece::D7, "D7")]
    {
        assert_eq!(piece.to_string(), text);
    }
}

#[test]
fn only_cells_of_the_board_with_an_odd_sum_are_squares() {
    let cells = ('A'..='Z').flat_map(|column| (0..=255).map(move |row| (column, row)));
    for (column, row) in cells {
        let number = column as u8 - b'A' + 1;
        let striped = number <= 13 && (1..=17).contains(&row) && (number + row) % 2 == 1;
        assert_eq!(Square::at(column, row).is_some(), striped, "{row}{column}");
    }
    assert_eq!(Square::at('a', 2), None);
    assert_eq!(Square::at('é', 2), None);
}

#[test]
fn rows_and_columns_are_sets_of_their_squares() {
    for row in 0..=u8::MAX {
        let wanted: SquareSet = Square::all().filter(|square| square.row() == row).collect();
        assert_eq!(SquareSet::row(row), wanted, "row {row}");
    }
    for (first, last) in [(0, 0), (0, 3), (2, 5), (5, 2), (16, 255), (18, 200), (0, 255)] {
        let inside = |square: &Square| (first..=last).contains(&square.row());
        assert_eq!(SquareSet::rows(first, last), Square::all().filter(inside).collect());
    }
    for column in ['A', 'G', 'M', 'N', 'a'] {
        let wanted: SquareSet = Square::all().filter(|square| square.column() == column).collect();
        assert_eq!(SquareSet::column(column), wanted, "column {column}");
    }
}

#[test]
fn sets_do_what_their_operators_say() {
    let mut rows = SquareSet::row(8);
    let even: SquareSet = Square::all().filter(|square| square.row() % 2 == 0).collect();
    let members = |set: SquareSet| -> HashSet<Square> { set.into_iter().collect() };
    let (a, b) = (members(rows), members(even));
    assert_eq!(members(rows | even), &a | &b);
    assert_eq!(members(rows & even), &a & &b);
    assert_eq!(members(rows ^ even), &a ^ &b);
    assert_eq!(members(rows - even), &a - &b);
    assert_eq!(members(!rows).len(), 110 - a.len());
    assert_eq!(rows.union(even), rows | even);
    assert!(rows.is_subset(even) && !even.is_subset(rows));
    assert_eq!((rows.first(), rows.last()), (Some(Square::A8), Some(Square::M8)));
    assert_eq!((SquareSet::EMPTY.first(), SquareSet::EMPTY.last()), (None, None));
    assert!(SquareSet::EMPTY.is_empty() && !SquareSet::ALL.is_empty());

    rows.insert(Square::B1);
    rows.remove(Square::A8);
    assert_eq!(rows.len(), 7);
    assert!(rows.contains(Square::B1) && !rows.contains(Square::A8));
    rows.extend([Square::A8, Square::C8]);
    assert_eq!(rows, SquareSet::row(8).with(Square::B1));
    assert_eq!(rows.without(Square::B1), SquareSet::row(8));
    assert_eq!(rows.iter().len(), 8);
    rows ^= SquareSet::row(8);
    rows |= SquareSet::row(1);
    rows -= Square::D1.into();
    rows &= SquareSet::column('D') | SquareSet::column('B');
    assert_eq!(rows, Square::B1.into());

    assert_eq!(SquareSet::from_bits(rows.bits()), Some(rows));
    assert_eq!(SquareSet::from_bits(1 << 6), None); // row 1 has six squares
    assert_eq!(SquareSet::from_bits(1 << 120), None);
    assert_eq!(PieceSet::from_bits(1 << 13), Some(Piece::D7.into()));
    assert_eq!(PieceSet::from_bits(1 << 14), None);
}

#[test]
fn whoever_stands_on_a_square_is_found_there() {
    let state = GameState::default();
    for square in Square::all() {
        let there: PieceSet =
            Piece::all().filter(|&piece| state.square_of(piece) == square).collect();
        assert_eq!(state.pieces_on(square), there, "{square}");
        assert_eq!(state.to_setup().pieces_on(square), there, "{square}");
    }
    let mut crowd = Setup::default();
    for piece in [Piece::A1, Piece::A7, Piece::D7] {
        crowd[piece].square = Square::A2;
    }
    assert_eq!(crowd.pieces_on(Square::A2).len(), 3);
    assert_eq!(crowd.pieces_on(Square::D11), PieceSet::EMPTY);
}

/// As the page of `SquareSet` tells it.
#[test]
fn a_set_has_odd_rows_in_its_low_and_even_rows_in_its_high_bits() {
    for square in Square::all() {
        let column = square.column() as u32 - 'A' as u32;
        let row = u32::from(square.row());
        let bit = 64 * u32::from(row % 2 == 0) + 7 * ((row - 1) / 2) + column / 2;
        assert_eq!(SquareSet::from(square).bits(), 1 << bit, "{square}");
    }
}

#[test]
fn squares_come_row_by_row_out_of_sets_too() {
    assert!(Square::all().is_sorted_by_key(|square| (square.row(), square.column())));
    assert!(Square::all().is_sorted());
    assert!(SquareSet::ALL.iter().eq(Square::all()));
    for first in Square::all() {
        for last in Square::all().filter(|&last| last >= first) {
            let set = SquareSet::from(first).with(last);
            assert_eq!((set.first(), set.last()), (Some(first), Some(last)));
        }
    }
    assert_eq!((SquareSet::EMPTY.first(), SquareSet::EMPTY.last()), (None, None));
}

#[test]
fn a_set_moves_one_step_in_each_direction() {
    for direction in Direction::ALL {
        let step = |square: Square| {
            let (columns, rows) = match direction {
                Direction::UpLeft => (-1, 1),
                Direction::UpRight => (1, 1),
                Direction::DownLeft => (-1, -1),
                Direction::DownRight => (1, -1),
            };
            let column = char::from((square.column() as u8).checked_add_signed(columns)?);
            Square::at(column, square.row().checked_add_signed(rows)?)
        };
        for square in Square::all() {
            let stepped = SquareSet::from(square).stepped(direction);
            assert_eq!(stepped, step(square).into_iter().collect(), "{square} {direction:?}");
        }
        let wanted = Square::all().filter_map(step).collect();
        assert_eq!(SquareSet::ALL.stepped(direction), wanted, "{direction:?}");
    }
}

#[test]
fn the_distance_is_the_number_of_steps_of_a_shortest_path() {
    for start in Square::all() {
        let (mut reached, mut steps) = (SquareSet::only(start), 0);
        assert_eq!(start.distance(start), 0);
        while reached != SquareSet::ALL {
            steps += 1;
            let around = Direction::ALL.map(|direction| reached.stepped(direction));
            let next = around.into_iter().fold(SquareSet::EMPTY, SquareSet::union) - reached;
            for square in next {
                assert_eq!(start.distance(square), steps, "from {start} to {square}");
            }
            reached |= next;
        }
    }
}

#[test]
fn only_diagonal_routes_of_two_squares_have_a_middle() {
    for start in Square::all() {
        let mut middles = HashMap::new();
        for direction in Direction::ALL {
            let middle = SquareSet::only(start).stepped(direction);
            let end = middle.stepped(direction);
            middles.extend(end.first().zip(middle.first()));
        }
        for end in Square::all() {
            assert_eq!(start.middle(end), middles.get(&end).copied(), "from {start} to {end}");
        }
    }
}

#[test]
fn mirror_image_and_half_turn_of_a_square_are_what_they_are_called() {
    for square in Square::all() {
        let column = char::from(b'A' + b'M' - square.column() as u8);
        assert_eq!(Some(square.mirrored()), Square::at(column, square.row()));
        assert_eq!(Some(square.rotated()), Square::at(column, 18 - square.row()));
    }
}

#[test]
fn words_read_as_words() {
    assert_eq!(format!("{} and {}", Team::Atk, Team::Def), "ATK and DEF");
    assert_eq!(Kind::ALL.map(|kind| kind.to_string()), ["X", "O", "Box"]);
    assert_eq!(Kind::ALL.map(Kind::symbol), ['X', 'O', '□']);
    assert_eq!(Kind::ALL.map(Kind::letter), ['X', 'O', '#']);
    assert_eq!(Team::ALL.map(Team::letter), ['A', 'D']);
    assert_eq!(Team::ALL.map(Team::index), [0, 1]);
    assert_eq!(format!("[{:>5}]", Team::Atk), "[  ATK]");
    assert_eq!(Phase::Unblock.to_string(), "unblocking phase");
    assert_eq!(ActionKind::TacticalDodge.to_string(), "tactical dodge");
}

#[test]
fn to_stand_up_and_to_release_are_the_kinds_of_the_unblocking_phase() {
    let unblocking = ActionKind::ALL.into_iter().filter(|kind| kind.unblocks());
    assert!(unblocking.eq([ActionKind::StandUp, ActionKind::Release]));
}

#[test]
fn lists_are_slices_and_iterators() {
    let actions = GameState::default().legal_actions();
    let borrowed: Vec<Action> = (&actions).into_iter().copied().collect();
    assert_eq!(*borrowed, *actions);
    let mut consumed = actions.clone().into_iter();
    assert_eq!(consumed.len(), 62);
    assert_eq!(consumed.next(), Some(borrowed[0]));
    assert_eq!(consumed.len(), 61);
    assert_eq!(consumed.collect::<Vec<_>>(), borrowed[1..]);
    assert_eq!(format!("{actions:?}"), format!("{borrowed:?}"));
}

#[test]
fn a_list_of_actions_is_what_was_put_onto_it() {
    let start = GameState::default().legal_actions();
    for count in [0, 1, 61, 62, 255, 256, 257, 1000] {
        let wanted: Vec<Action> = start.iter().copied().cycle().take(count).collect();
        let mut list: ActionList = wanted.iter().copied().collect();
        assert_eq!(*list, *wanted);
        list.extend([Action::End, Action::Convert]);
        assert_eq!(list.len(), count + 2);
        assert_eq!(list[..count], *wanted);
        assert_eq!(list[count..], [Action::End, Action::Convert]);
        assert_ne!(list, start);
    }
    assert_eq!(ActionList::default(), ActionList::new());
    assert!(ActionList::new().is_empty());
}

#[test]
fn a_list_that_is_used_again_has_the_new_actions_alone() {
    let start = GameState::default();
    let won: GameState =
        "O8E,#8G,O8I,X7D,X17F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 w z1"
            .parse()
            .unwrap();
    let mut list = ActionList::new();
    for state in [start, won, start] {
        state.legal_actions_into(&mut list);
        assert_eq!(list, state.legal_actions());
    }
    list.extend([Action::End; 1000]);
    start.legal_actions_into(&mut list);
    assert_eq!(list, start.legal_actions());
}

/// Positions with about as many actions as a list holds without the heap, and more.
#[test]
fn a_list_grows_when_there_are_more_actions_than_it_has_places() {
    let texts = [
        (252, "#8E,#8G,#12C,#12E,#8C,#12G,#4E #6C,#10G,#10E,#6E,#10C,#6G,#4G A5 A 2 a2 z1"),
        (253, "#8E,#8G,#12E,#8I,#12G,#8C,#12I #6E,#10G,#10E,#10I,#6G,#13H,#10C A5 A 2 a2 z1"),
        (255, "#8E,#8G,#12C,#12E,#8C,#4C,#4E #6C,#10G,#10E,#6E,#10C,#6G,#2E A5 A 2 a2 z1"),
        (258, "#8E,#8G,#4C,#12E,#8C,#4G,#4E #6C,#10G,#10E,#6E,#10C,#6G,#2E A5 A 2 a2 z1"),
    ];
    for (count, text) in texts {
        let state: GameState = text.parse().unwrap();
        let mut visited = Vec::new();
        let _ = state.visit_legal_actions(|action| {
            visited.push(action);
            std::ops::ControlFlow::<()>::Continue(())
        });
        assert_eq!(visited.len(), count);
        assert_eq!(*state.legal_actions(), *visited);
        let mut list = ActionList::new();
        state.legal_actions_into(&mut list);
        assert_eq!(*list, *visited);
        GameState::default().legal_actions_into(&mut list);
        assert_eq!(list, GameState::default().legal_actions());
    }
}

/// Every link from the documentation to a statement of the rules leads to one.
#[test]
fn links_to_the_rulebook_have_an_end() {
    let rules = include_str!("../docs/RULES.md");
    let mut links = 0;
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for link in text.split("rulebook#").skip(1) {
                let id = link.split(')').next().unwrap();
                assert!(rules.contains(&format!("<a id=\"{id}\">")), "{id} in {}", path.display());
                links += 1;
            }
        }
    }
    assert!(links > 100, "{links} links");
}
