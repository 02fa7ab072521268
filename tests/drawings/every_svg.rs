//! What holds of every SVG.

use std::collections::BTreeSet;

use ball_rules::*;
use proptest::prelude::*;
use proptest::sample::Selector;
use proptest::test_runner::TestCaseResult;
use roxmltree::{Document, Node};

use crate::apart::{assert_drawn_apart, neighbours, seen_of};
use crate::arrows::{Place, arrows, place};
use crate::reading::*;
use crate::support::check;

/// Checks a property of drawings with lights, and from the other side with arrows.
fn every_svg(property: impl Fn(&GameState, &Document<'_>) -> TestCaseResult) {
    let states = prop_oneof![strategies::states(), strategies::reachable_states(100)];
    check(200, &(states, any::<Selector>()), |(state, any_of)| {
        let lit = state.svg().targets(SquareSet::ALL).chosen(state.ball_square());
        property(&state, &parsed(&lit.to_string()))?;
        if let Some(action) = any_of.try_select(state.legal_actions()) {
            let mut after = state;
            after.apply_unchecked(action);
            let drawing = after.svg().from_side(Team::Def).last_action(&state, action);
            property(&after, &parsed(&drawing.to_string()))?;
        }
        Ok(())
    });
}

#[test]
fn it_is_ascii_so_that_no_one_need_know_its_encoding() {
    every_svg(|_, document| {
        prop_assert!(document.input_text().is_ascii());
        Ok(())
    });
}

#[test]
fn nothing_in_it_comes_from_outside_or_acts() {
    const KNOWN: [&str; 9] =
        ["svg", "title", "desc", "style", "g", "rect", "circle", "path", "text"];
    every_svg(|_, document| {
        for node in document.descendants().filter(Node::is_element) {
            let name = node.tag_name().name();
            prop_assert!(KNOWN.contains(&name), "{}", name);
            for attribute in node.attributes() {
                let name = attribute.name();
                let acts = name.starts_with("on") || ["href", "src", "id"].contains(&name);
                prop_assert!(!acts, "{}", name);
            }
        }
        let text = document.input_text().replacen("http://www.w3.org/2000/svg", "", 1);
        for outside in ["http", "url(", "@import", "@font-face", "<?", "<!"] {
            prop_assert!(!text.contains(outside), "{}", outside);
        }
        Ok(())
    });
}

#[test]
fn every_class_has_a_style() {
    every_svg(|_, document| {
        for node in document.root_element().descendants().skip(1) {
            for class in classes(node) {
                let followed = |end| sheet(document).contains(&format!(".{class}{end}"));
                prop_assert!([' ', '{', ',', '.'].into_iter().any(followed), "{}", class);
            }
        }
        Ok(())
    });
}

#[test]
fn every_square_is_there_once() {
    let all: Vec<String> = Square::all().map(|square| square.to_string()).collect();
    every_svg(|_, document| {
        let nodes = document.descendants();
        let names: Vec<&str> = nodes.filter_map(|node| node.attribute("data-square")).collect();
        prop_assert_eq!(names, &all[..]);
        Ok(())
    });
}

#[test]
fn every_piece_is_there_once_with_its_number_and_title() {
    every_svg(|state, document| {
        prop_assert_eq!(with_class(document, "piece").len(), Piece::COUNT);
        for piece in Piece::all() {
            let group = piece_node(document, piece);
            let class = if piece.team() == Team::Atk { "piece atk" } else { "piece def" };
            prop_assert_eq!(group.attribute("class"), Some(class));
            let texts = group.descendants().filter(|node| node.has_tag_name("text"));
            let shown: Vec<&str> = texts.filter_map(|node| node.text()).collect();
            prop_assert_eq!(shown, [piece.number().to_string()]);
            let (team, number) = (piece.team(), piece.number());
            let (kind, square) = (state.kind_of(piece), state.square_of(piece));
            let start = format!("{team} {number}, {kind}, on {square}");
            prop_assert!(title(group).starts_with(&start), "{}", title(group));
        }
        Ok(())
    });
}

#[test]
fn there_is_a_title_for_each_piece_the_loose_ball_and_the_whole() {
    every_svg(|state, document| {
        let titles = document.descendants().filter(|node| node.has_tag_name("title"));
        let loose = usize::from(matches!(state.ball(), Ball::Loose(_)));
        prop_assert_eq!(titles.count(), 1 + Piece::COUNT + loose);
        Ok(())
    });
}

/// Where a group is moved to.
fn translation(node: Node<'_, '_>) -> (i32, i32) {
    let transform = node.attribute("transform").unwrap();
    let inner = transform.strip_prefix("translate(").unwrap().strip_suffix(')').unwrap();
    let (x, y) = inner.split_once(' ').unwrap();
    (x.parse().unwrap(), y.parse().unwrap())
}

#[test]
fn pieces_stand_on_their_squares_and_bottoms_look_out_under_their_tops() {
    every_svg(|state, document| {
        for piece in Piece::all() {
            let square = state.square_of(piece);
            let (x, y) = middle(document, square);
            let mut expected = (x, y);
            if let Occupant::Stack { top, bottom } = state.at(square) {
                // What comes later in the file lies over what comes before.
                let [top_node, bottom_node] =
                    [top, bottom].map(|piece| piece_node(document, piece));
                prop_assert!(bottom_node.range().end <= top_node.range().start);
                expected = if piece == top { (x + 32, y - 16) } else { (x - 32, y + 16) };
            }
            prop_assert_eq!(translation(piece_node(document, piece)), expected);
        }
        Ok(())
    });
}

#[test]
fn the_ball_is_drawn_once_with_its_holder_or_on_its_square() {
    every_svg(|state, document| {
        let balls = with_class(document, "ball");
        prop_assert_eq!(balls.len(), 1);
        match state.ball() {
            Ball::Held(holder) => {
                prop_assert_eq!(balls[0].parent(), Some(piece_node(document, holder)));
            }
            Ball::Loose(square) => {
                prop_assert_eq!(title(balls[0]), format!("The ball, loose on {square}"));
                prop_assert_eq!(translation(balls[0]), middle(document, square));
            }
        }
        Ok(())
    });
}

#[test]
fn nothing_is_lit_up_or_has_arrows_unless_asked_for() {
    check(100, &strategies::states(), |state| {
        let text = state.svg().to_string();
        for class in ["target", "ring", "chosen", "arrow"] {
            prop_assert!(with_class(&parsed(&text), class).is_empty());
        }
        Ok(())
    });
}

#[test]
fn everything_is_within_the_picture() {
    every_svg(|_, document| {
        let view_box = document.root_element().attribute("viewBox").unwrap();
        let size: Vec<i32> = view_box.split(' ').map(|number| number.parse().unwrap()).collect();
        for group in with_class(document, "piece") {
            let (x, y) = translation(group);
            prop_assert!(x - 50 >= 0 && x + 50 <= size[2] && y - 50 >= 0 && y + 50 <= size[3]);
        }
        for rect in document.descendants().filter(|node| node.has_tag_name("rect")) {
            let place = |name: &str| rect.attribute(name).map_or(0, |_| number(rect, name));
            prop_assert!(place("x") >= 0 && place("x") + place("width") <= size[2]);
            prop_assert!(place("y") >= 0 && place("y") + place("height") <= size[3]);
        }
        Ok(())
    });
}

#[test]
fn positions_that_differ_look_different() {
    check(10, &strategies::states(), |state| {
        assert_drawn_apart(neighbours(&state), |state| seen_of(&state.svg().to_string()));
        Ok(())
    });
}

#[test]
fn every_action_has_an_arrow_for_each_piece_that_it_moves() {
    check(500, &(strategies::states(), any::<Selector>()), |(before, any_of)| {
        let Some(action) = any_of.try_select(before.legal_actions()) else { return Ok(()) };
        let mut after = before;
        after.apply_unchecked(action);
        let ways = Piece::all().map(|piece| (before.square_of(piece), after.square_of(piece)));
        let moved = ways.filter(|(from, to)| from != to);
        let expected: BTreeSet<(Place, Place)> =
            moved.map(|(from, to)| (place(from), place(to))).collect();
        let drawn: BTreeSet<(Place, Place)> = arrows(&before, action, Team::Atk)
            .into_iter()
            .filter(|(class, _)| class != "thrown")
            .map(|(_, places)| (places[0], places[places.len() - 1]))
            .collect();
        prop_assert_eq!(drawn, expected, "{}", action);
        Ok(())
    });
}
