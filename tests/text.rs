//! Text and back: NOTATION.md.

use std::collections::BTreeSet;

use ball_rules::{
    Action, Expected, GameState, Keeper, ParseError, ParsePositionReason, Piece, Setup, Square,
};

const START: &str = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 1 a2 z1";

/// Every action that can be written: all pieces, squares and keepers.
fn every_action() -> impl Iterator<Item = Action> {
    let squares = || Square::all();
    let pairs = move || squares().flat_map(move |a| squares().map(move |b| (a, b)));
    let keepers = [None, Some(Keeper::Top), Some(Keeper::Bottom)];
    let of_piece = move |piece: Piece| {
        let to_square = squares().flat_map(move |square| {
            [
                Action::Move { piece, to: square },
                Action::Block { piece, target: square },
                Action::Protection { piece, target: square },
                Action::LongPass { piece, to: square },
                Action::StandUp { piece, to: square },
            ]
        });
        let to_piece = Piece::all().flat_map(move |receiver| {
            let passes = squares().map(move |to| Action::ShortPass { piece, receiver, to });
            passes.chain([Action::HandOff { piece, receiver }])
        });
        let to_pair = pairs().flat_map(move |(a, b)| {
            let release = |keeper| Action::Release { top: piece, top_to: a, bottom_to: b, keeper };
            [
                Action::Dodge { piece, target: a, exit: b },
                Action::TacticalDodge { piece, landing: a, push: b },
            ]
            .into_iter()
            .chain(keepers.map(release))
        });
        to_square.chain(to_piece).chain(to_pair)
    };
    Piece::all().flat_map(of_piece).chain([Action::Convert, Action::End])
}

#[test]
fn every_action_has_one_text_and_comes_back_from_it() {
    let mut count = 0;
    for action in every_action() {
        let text = action.to_string();
        assert_eq!(text.parse(), Ok(action), "{text}");
        count += 1;
    }
    assert_eq!(count, 14 * (5 * 110 + 14 * 111 + 5 * 110 * 110) + 2);
}

#[test]
fn every_square_and_piece_comes_back_from_its_text() {
    for square in Square::all() {
        assert_eq!(square.to_string().parse(), Ok(square));
    }
    for piece in Piece::all() {
        assert_eq!(piece.to_string().parse(), Ok(piece));
    }
}

#[test]
fn no_other_short_text_is_a_square_or_a_piece() {
    let squares: BTreeSet<String> = Square::all().map(|square| square.to_string()).collect();
    let pieces: BTreeSet<String> = Piece::all().map(|piece| piece.to_string()).collect();
    let letters: Vec<char> = (' '..='~').chain(['é', '\0', '\n']).collect();
    let mut texts = vec![String::new()];
    for _ in 0..3 {
        texts = texts.iter().flat_map(|t| letters.iter().map(move |c| format!("{t}{c}"))).collect();
        for text in &texts {
            assert_eq!(text.parse::<Square>().is_ok(), squares.contains(text), "{text:?}");
            assert_eq!(text.parse::<Piece>().is_ok(), pieces.contains(text), "{text:?}");
        }
    }
    assert!("".parse::<Square>().is_err() && "".parse::<Piece>().is_err());
}

#[test]
fn examples_of_the_page_are_actions() {
    let page = include_str!("../docs/NOTATION.md");
    let rows = page.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| action"));
    let mut kinds = BTreeSet::new();
    for row in rows {
        let example = row.split('`').nth_back(1).expect("an example");
        let action: Action = example.parse().expect(row);
        assert_eq!(action.to_string(), example);
        kinds.insert(action.kind());
    }
    assert_eq!(kinds.len(), 12);
}

/// Replaces a character of a text, takes it out, doubles it, or puts another before it.
fn neighbours_of(text: &str) -> impl Iterator<Item = String> {
    let letters = || "AD1890-^*.,#XO awuhzcse>=!/é\0\n".chars();
    let places = (0..=text.len()).filter(|&at| text.is_char_boundary(at));
    places.flat_map(move |at| {
        let (before, behind) = text.split_at(at);
        let rest = behind.char_indices().nth(1).map_or("", |(i, _)| &behind[i..]);
        let changed = letters()
            .flat_map(move |c| [format!("{before}{c}{rest}"), format!("{before}{c}{behind}")]);
        changed.chain([format!("{before}{rest}"), before.to_string()])
    })
}

/// What parses prints back the same: there is no second text for a value.
#[test]
fn texts_near_an_action_are_refused_or_are_the_text_of_another() {
    for text in ["A5-8G", "A5x9F-10G", "A5^9H>9F", "A5=A6", "A5>A7@6I", "A5/6E/6G=b", "convert"] {
        for near in neighbours_of(text) {
            if let Ok(action) = near.parse::<Action>() {
                assert_eq!(action.to_string(), near);
            }
        }
    }
}

#[test]
fn texts_near_a_position_are_refused_or_are_the_text_of_another() {
    let texts = [
        START,
        "O8E,#8G,O10G^*.,X7D-,X7F-.,X7H,X7J O10I-,#10G,O10E,X11J,X11H,X11F,X11D A3 A 65535 a0 z6cshe9-10",
        "O8E-,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D 9F A 12 u z1e0-65535",
    ];
    for text in texts {
        assert_eq!(text.parse::<GameState>().expect(text).to_string(), text);
        let mut parsed = 0;
        for near in neighbours_of(text) {
            match near.parse::<GameState>() {
                Ok(state) => {
                    assert_eq!(state.to_string(), near);
                    parsed += 1;
                }
                Err(error) => assert!((1..=8).contains(&error.field()), "{error}"),
            }
        }
        assert!(parsed > 100, "{parsed}");
    }
}

#[test]
fn long_and_strange_texts_are_errors() {
    let long = "O8E,".repeat(100_000);
    assert_eq!(long.parse::<GameState>().unwrap_err().field(), 1);
    assert!(long.parse::<Action>().is_err());
    let digits = START.replace(" D 1 ", &format!(" D {} ", "9".repeat(100_000)));
    assert_eq!(digits.parse::<GameState>().unwrap_err().field(), 5);
    let zeros = START.replace(" D 1 ", &format!(" D {}1 ", "0".repeat(100_000)));
    assert_eq!(zeros.parse::<GameState>().unwrap_err().field(), 5);
    for text in ["\u{feff}", "🏉", "A5-8G\u{301}", "\u{0}", "Ａ5-8G"] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
        assert!(text.parse::<Square>().is_err(), "{text:?}");
        assert!(text.parse::<Piece>().is_err(), "{text:?}");
        assert_eq!(text.parse::<GameState>().unwrap_err().field(), 1, "{text:?}");
    }
}

#[test]
fn errors_say_what_was_expected_where() {
    let cases = [
        (
            "",
            0,
            None,
            Expected::Action,
            "expected an action: a piece, `convert` or `end` at character 1, found the end",
        ),
        ("convertt", 7, Some('t'), Expected::End, "expected the end at character 8, found `t`"),
        (
            "A",
            1,
            None,
            Expected::PieceNumber,
            "expected a piece's number, 1 to 7 at character 2, found the end",
        ),
        (
            "A5?",
            2,
            Some('?'),
            Expected::Doing,
            "expected what the piece does, one of `-x^*+=>!/` at character 3, found `?`",
        ),
        ("A5-N", 3, Some('N'), Expected::Row, "expected a row, 1 to 17 at character 4, found `N`"),
        ("A5-0A", 3, Some('0'), Expected::Row, "expected a row, 1 to 17 at character 4, found `0`"),
        (
            "A5-8F",
            3,
            Some('8'),
            Expected::StripedSquare,
            "expected a striped square at character 4, found `8`",
        ),
        (
            "A5-18A",
            4,
            Some('8'),
            Expected::Column,
            "expected a column, A to M at character 5, found `8`",
        ),
        ("A5x9F", 5, None, Expected::Character('-'), "expected `-` at character 6, found the end"),
        (
            "A5>",
            3,
            None,
            Expected::SquareOrPiece,
            "expected a square or a piece at character 4, found the end",
        ),
        (
            "A5-8\n",
            4,
            Some('\n'),
            Expected::Column,
            "expected a column, A to M at character 5, found `\\n`",
        ),
    ];
    for (text, at, found, expected, sentence) in cases {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error, ParseError { at, found, expected });
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn a_position_error_counts_characters_from_the_beginning_of_the_text() {
    let error = START.replace(" a2 ", " a3 ").parse::<GameState>().unwrap_err();
    let at = START.find(" a2 ").unwrap() + 2;
    let reason = ParseError { at, found: Some('3'), expected: Expected::Ap };
    assert_eq!((error.field(), error.reason()), (6, &ParsePositionReason::Text(reason)));
}

#[test]
fn a_setup_is_read_without_its_position_being_checked() {
    let broken = START.replace("A5 D", "8E D");
    let setup: Setup = broken.parse().expect("well-formed");
    let error = GameState::try_from(&setup).unwrap_err();
    assert_eq!(broken.parse::<GameState>().unwrap_err().reason(), &error.into());
}
