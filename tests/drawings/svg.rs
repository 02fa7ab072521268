//! The board as an SVG.

use ball_rules::*;
use roxmltree::Node;

use crate::reading::*;

#[test]
fn the_root_says_what_it_is_and_leaves_its_size_open() {
    let text = GameState::default().svg().to_string();
    let document = parsed(&text);
    let root = document.root_element();
    assert_eq!(root.tag_name().name(), "svg");
    assert_eq!(root.tag_name().namespace(), Some("http://www.w3.org/2000/svg"));
    assert_eq!(root.attribute("role"), Some("img"));
    assert!(root.attribute("viewBox").is_some());
    assert_eq!((root.attribute("width"), root.attribute("height")), (None, None));
    assert_eq!(title(root), "BALL. Turn 1: DEF to act, 2 AP");
    let description = root.children().filter(Node::is_element).nth(1).unwrap();
    assert_eq!(description.tag_name().name(), "desc");
    let words = description.text().unwrap();
    assert!(words.starts_with("ATK 1, O, on 8E. ATK 2, Box, on 8G. "), "{words}");
    assert!(words.ends_with("End zones: row 1 is ATK's, row 17 DEF's."), "{words}");
}

/// So that a drawing within a page leaves the page's own look alone.
#[test]
fn the_style_sheet_touches_nothing_outside_the_drawing() {
    let text = GameState::default().svg().to_string();
    let document = parsed(&text);
    for line in sheet(&document).lines().filter(|line| line.contains('{')) {
        let selectors = line.split('{').next().unwrap();
        let inside = |selector: &str| selector.starts_with(".ball-rules ");
        assert!(selectors.split(',').all(inside) || line.starts_with("@media "), "{line}");
    }
    assert_eq!(document.root_element().attribute("class"), Some("ball-rules"));
}

#[test]
fn titles_tell_all_marks() {
    let position =
        "O8E^,#8G,O8I,X7D-,X7F,X17J,X1J O8E-,#10G,O10E^*,X10M^*.,X10K.,X10M,X10E- D4 D 9 a1 z1";
    let state: GameState = position.parse().unwrap();
    let text = state.svg().to_string();
    let document = parsed(&text);
    let title = |piece| title(piece_node(&document, piece));
    assert_eq!(title(Piece::A1), "ATK 1, O, on 8E, on top of DEF 1");
    assert_eq!(title(Piece::D1), "DEF 1, O, on 8E, under ATK 1, down");
    assert_eq!(title(Piece::A2), "ATK 2, Box, on 8G");
    assert_eq!(title(Piece::A4), "ATK 4, X, on 7D, down");
    assert_eq!(
        title(Piece::D4),
        "DEF 4, X, on 10M, on top of DEF 6 in a fresh stack, holds the ball, held back"
    );
    assert_eq!(title(Piece::D5), "DEF 5, X, on 10K, held back");
}

#[test]
fn the_description_tells_the_end_zones() {
    let description = |rows| {
        let rules = Rules { end_zone: Depth::new(rows).unwrap(), ..Rules::default() };
        let text = GameState::new(rules).svg().to_string();
        let document = parsed(&text);
        let node = document.descendants().find(|node| node.has_tag_name("desc")).unwrap();
        node.text().unwrap().to_string()
    };
    assert!(description(1).ends_with(". End zones: row 1 is ATK's, row 17 DEF's."));
    assert!(description(4).ends_with(". End zones: rows 1 to 4 are ATK's, rows 14 to 17 DEF's."));
}

#[test]
fn end_zones_are_tinted_as_deep_as_the_settings_say() {
    for (rows, side) in (1..=6).flat_map(|rows| Team::ALL.map(|side| (rows, side))) {
        let rules = Rules { end_zone: Depth::new(rows).unwrap(), ..Rules::default() };
        let text = GameState::new(rules).svg().from_side(side).to_string();
        let document = parsed(&text);
        for (team, class) in [(Team::Atk, "atk"), (Team::Def, "def")] {
            let zone = with_class(&document, &format!("zone-{class}"))[0];
            let (top, height) = (number(zone, "y"), number(zone, "height"));
            assert_eq!(height, 100 * i32::from(rows));
            for square in Square::all() {
                let inside = rules.end_zone_of(team).contains(square);
                let (_, y) = middle(&document, square);
                assert_eq!((top..top + height).contains(&y), inside, "{square}");
                let tinted = classes(square_node(&document, square))
                    .any(|other| other == format!("square-{class}"));
                assert_eq!(tinted, inside, "{square}");
            }
        }
    }
}

#[test]
fn targets_and_the_chosen_square_are_lit_up() {
    let position = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D 5F D 1 a2 z1";
    let state: GameState = position.parse().unwrap();
    let on: SquareSet = [Square::G10, Square::F5, Square::E8].into_iter().collect();
    let drawing = state.svg().targets(SquareSet::row(9) | on).chosen(Square::E8).to_string();
    let document = parsed(&drawing);
    let middles = |squares: SquareSet| -> Vec<(i32, i32)> {
        squares.iter().map(|square| middle(&document, square)).collect()
    };
    let dots = with_class(&document, "target");
    let dots: Vec<_> = dots.iter().map(|dot| (number(*dot, "cx"), number(*dot, "cy"))).collect();
    assert_eq!(dots, middles(SquareSet::row(9)));
    let round = |class| -> Vec<(i32, i32)> {
        let rects = with_class(&document, class);
        rects.iter().map(|rect| (number(*rect, "x") + 50, number(*rect, "y") + 50)).collect()
    };
    assert_eq!(round("ring"), middles(on.without(Square::E8)));
    assert_eq!(round("chosen"), middles(Square::E8.into()));
}

#[test]
fn the_other_side_sees_the_board_after_a_half_turn() {
    let state = GameState::default();
    let (text, turned) = (state.svg().to_string(), state.svg().from_side(Team::Def).to_string());
    let (document, turned) = (parsed(&text), parsed(&turned));
    for square in Square::all() {
        assert_eq!(middle(&turned, square), middle(&document, square.rotated()));
    }
}

#[test]
fn the_line_over_the_board_tells_the_turn() {
    let words = |position: &str| {
        let text = position.parse::<GameState>().unwrap().svg().to_string();
        let document = parsed(&text);
        let left = with_class(&document, "left").len();
        let mut words = Vec::new();
        for class in ["turn", "note"] {
            words.extend(
                with_class(&document, class).iter().map(|node| node.text().unwrap().to_string()),
            );
        }
        (words.join("; "), left)
    };
    let start = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D";
    assert_eq!(words(&format!("{start} A5 D 1 a2 z1")), ("DEF to act; 2 AP; Turn 1".into(), 2));
    assert_eq!(words(&format!("{start} A5 A 8 a1 z1")), ("ATK to act; 1 AP; Turn 8".into(), 1));
    let down = start.replace("7D", "7D-");
    let unblocking = ("ATK to act; unblocking phase; Turn 2".into(), 0);
    assert_eq!(words(&format!("{down} A5 A 2 u z1")), unblocking);
    let scored = start.replace("7F", "17F");
    assert_eq!(words(&format!("{scored} A5 A 2 w z1")), ("ATK has won; Turn 2".into(), 0));
}

#[test]
fn the_picture_in_docs_is_what_is_drawn_now() {
    let picture = include_str!("../../docs/board.svg");
    let drawn = format!("{}\n", GameState::default().svg());
    assert!(picture == drawn, "cargo run --example svg -- --output docs/board.svg");
}
