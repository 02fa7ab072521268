//! The arrows of the last action.

use std::collections::BTreeSet;

use ball_rules::*;
use roxmltree::{Document, Node};

use crate::reading::{number, square_node};

/// Column and row, A and 1 being 0, so that arrows can be compared with squares.
pub type Place = (i32, i32);

pub fn place(square: Square) -> Place {
    (i32::from(square.column() as u8 - b'A'), i32::from(square.row() - 1))
}

/// The class of each arrow, and the squares through which it goes up to the one at which it points,
/// read from the drawing.
pub fn arrows(before: &GameState, action: Action, side: Team) -> BTreeSet<(String, Vec<Place>)> {
    let mut after = *before;
    after.apply(action).unwrap();
    let text = after.svg().from_side(side).last_action(before, action).to_string();
    let document = Document::parse(&text).unwrap();
    let square = square_node(&document, Square::A2);
    let (left, top) = (number(square, "x"), number(square, "y"));
    let sign = if side == Team::Atk { 1 } else { -1 };
    let place_at = |(x, y): Point| -> Place {
        (sign * (x - left).div_euclid(100), 1 + sign * ((top - y).div_euclid(100) + 1))
    };
    let arrow = |node: Node<'_, '_>| {
        let class = node.attribute("class")?.strip_prefix("arrow ")?.to_string();
        let paths: Vec<Vec<Point>> =
            node.children().filter_map(|path| path.attribute("d")).map(points).collect();
        let way = way(&paths[0], &paths[2]);
        Some((class, way.into_iter().map(place_at).collect()))
    };
    document.descendants().filter_map(arrow).collect()
}

type Point = (i32, i32);

fn points(path: &str) -> Vec<Point> {
    assert_eq!(path.rfind('M'), Some(0), "one line");
    path.trim_end_matches('Z')
        .split(['M', 'L'])
        .skip(1)
        .map(|point| point.split_once(' ').unwrap())
        .map(|(x, y)| (x.parse().unwrap(), y.parse().unwrap()))
        .collect()
}

/// The points through which an arrow goes: those of its shaft, but instead of the last one the
/// middle of the square at which the head points. That is 42 farther than the tip, which stops at
/// the rim of what stands there.
fn way(shaft: &[Point], head: &[Point]) -> Vec<Point> {
    let &[tip, left, right] = head else { panic!("a head has three corners") };
    // Points are whole numbers, so that lengths are not exact.
    assert!((distance(left, right) - 44.0).abs() < 2.0);
    assert!((distance(tip, left) - distance(tip, right)).abs() < 2.0);
    let [way @ .., end] = shaft else { panic!("a shaft has points") };
    let from = way[way.len() - 1];
    let length = distance(from, tip);
    assert!((length - 36.0..length).contains(&distance(from, *end)), "it ends within the head");
    let farther = |from: i32, tip: i32| tip + (f64::from(tip - from) * 42.0 / length) as i32;
    let last = (farther(from.0, tip.0), farther(from.1, tip.1));
    way.iter().copied().chain([last]).collect()
}

fn distance(a: Point, b: Point) -> f64 {
    f64::hypot((a.0 - b.0).into(), (a.1 - b.1).into())
}

#[track_caller]
fn assert_arrows(position: &str, action: &str, expected: &[(&str, &[Square])]) {
    let before: GameState = position.parse().unwrap();
    let action: Action = action.parse().unwrap();
    let expected: BTreeSet<(String, Vec<Place>)> = expected
        .iter()
        .map(|(class, squares)| {
            ((*class).to_string(), squares.iter().copied().map(place).collect())
        })
        .collect();
    for side in Team::ALL {
        assert_eq!(arrows(&before, action, side), expected, "from the side of {side}");
    }
}

const ATK: &str = "O12A,#8G,O8I,X7D,X7F,X7H,X7J";
const DEF: &str = "O10I,#9F,O11B,X11J,X11H,X13F,X13D";

#[test]
fn a_move_has_one() {
    assert_arrows(
        &format!("{ATK} {DEF} A5 A 2 a2 z1"),
        "A5-6G",
        &[("acting", &[Square::F7, Square::G6])],
    );
}

#[test]
fn a_dodge_goes_over_its_target_and_takes_the_ball_along() {
    assert_arrows(
        &format!("{ATK} {DEF} D2 A 2 a2 z1"),
        "A4x9F-10E",
        &[("acting", &[Square::D7, Square::F9, Square::E10])],
    );
}

#[test]
fn a_tactical_dodge_pushes_the_opponent_and_the_ball() {
    assert_arrows(
        &format!("{ATK} {DEF} D2 A 2 a2 z1"),
        "A2^10E>8E",
        &[
            ("acting", &[Square::G8, Square::E10]),
            ("moved", &[Square::F9, Square::E8]),
            ("thrown", &[Square::F9, Square::G10]),
        ],
    );
}

#[test]
fn a_block_and_a_protection_have_one() {
    let position = format!("{ATK} {DEF} D2 A 2 a2 z1");
    assert_arrows(&position, "A2*9F", &[("acting", &[Square::G8, Square::F9])]);
    assert_arrows(&position, "A2+7F", &[("acting", &[Square::G8, Square::F7])]);
}

#[test]
fn hand_offs_and_passes_throw_the_ball() {
    let position = format!("{ATK} {DEF} A5 A 2 a2 z1");
    assert_arrows(&position, "A5=A7", &[("thrown", &[Square::F7, Square::J7])]);
    assert_arrows(&position, "A5>A7@8K", &[("thrown", &[Square::F7, Square::K8])]);
    assert_arrows(&position, "A5>15L", &[("thrown", &[Square::F7, Square::L15])]);
}

#[test]
fn a_release_has_two_and_none_for_the_ball_that_goes_along() {
    let position = format!("{} {DEF} A1 A 2 u z1", ATK.replace("O12A", "O9F^"));
    for keeper in ["t", "b"] {
        assert_arrows(
            &position,
            &format!("A1/10E/10G={keeper}"),
            &[("acting", &[Square::F9, Square::E10]), ("moved", &[Square::F9, Square::G10])],
        );
    }
}

#[test]
fn standing_up_has_one() {
    let position = format!("{} {DEF} A5 A 2 u z1", ATK.replace("7D", "7D-"));
    assert_arrows(&position, "A4!6E", &[("acting", &[Square::D7, Square::E6])]);
}

#[test]
fn convert_and_end_have_none() {
    let position = format!("{ATK} {DEF} A5 A 2 a2 z1e0-0");
    assert_arrows(&position, "convert", &[]);
    assert_arrows(&position, "end", &[]);
}

#[test]
fn an_illegal_action_has_none() {
    let state = GameState::default();
    let illegal: Action = "A5-8G".parse().unwrap();
    assert_eq!(state.svg().last_action(&state, illegal).to_string(), state.svg().to_string());
}
