//! Positions that differ are drawn differently.

use std::collections::{HashMap, HashSet};

use ball_rules::*;

/// Positions whose [`neighbours`] together make every difference that can be seen.
pub const POSITIONS: [&str; 3] = [
    "O8E,#8G,O8I,X7D-,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a0 z1",
    "O8E^,#8G,O8I,X7D-,X7F,X17J,X1J O8E-,#10G,O10E^*,X10M^*.,X10K.,X10M,X10E- 14E D 9 a1 z6e3-4",
    "O8E^,#8G-,O2A.,X7D,X7F^,X8A-.,X4M O8E,#10G,O7F-,X10M^,X10K,X10M,X10A- A5 A 65535 u z2",
];

/// Everything that a drawing shows of a position: all but the switches.
fn shown(state: &GameState) -> Setup {
    let mut setup = state.to_setup();
    setup.rules =
        Rules { energy: setup.rules.energy, end_zone: setup.rules.end_zone, ..Rules::default() };
    setup
}

/// The positions that differ from this one in one thing alone, or in a few that go together.
pub fn neighbours(state: &GameState) -> HashSet<GameState> {
    let setup = state.to_setup();
    let mut changes: Vec<Setup> = Vec::new();
    let mut change = |change: &dyn Fn(&mut Setup)| {
        let mut changed = setup.clone();
        change(&mut changed);
        changes.push(changed);
    };
    for piece in Piece::all() {
        Kind::ALL.into_iter().for_each(|kind| change(&|setup| setup[piece].kind = kind));
        Square::all().for_each(|square| change(&|setup| setup[piece].square = square));
        change(&|setup| setup[piece].down ^= true);
        change(&|setup| setup[piece].fresh ^= true);
        change(&|setup| setup[piece].held_back ^= true);
        change(&|setup| setup.ball = Ball::Held(piece));
        for other in Piece::all() {
            let (here, there) = (setup[piece].square, setup[other].square);
            change(&|setup| (setup[piece].square, setup[other].square) = (there, here));
            change(&|setup| (setup[piece].square, setup[piece].top) = (there, true));
            let (this, that) = (setup[piece], setup[other]);
            change(&|setup| (setup[piece], setup[other]) = (that, this));
        }
    }
    Square::all().for_each(|square| change(&|setup| setup.ball = Ball::Loose(square)));
    for phase in [Phase::Action, Phase::Unblock, Phase::Won] {
        (0..3).for_each(|ap| change(&|setup| (setup.phase, setup.ap) = (phase, ap)));
    }
    for rows in 1..=6 {
        change(&|setup| setup.rules.end_zone = Depth::new(rows).unwrap());
    }
    change(&|setup| setup.side_to_act = setup.side_to_act.opponent());
    change(&|setup| setup.turn ^= 1);
    change(&|setup| setup.after_hand_off ^= true);
    change(&|setup| (setup.rules.energy, setup.ep) = (!setup.rules.energy, [0, 0]));
    change(&|setup| setup.ep[0] ^= 1);
    change(&|setup| setup.ep[1] ^= 1);
    changes.into_iter().filter_map(|setup| GameState::try_from(setup).ok()).collect()
}

/// No two of these positions have the same drawing unless they differ in the switches alone.
#[track_caller]
pub fn assert_drawn_apart(
    states: impl IntoIterator<Item = GameState>,
    draw: impl Fn(&GameState) -> String,
) {
    let mut drawn = HashMap::new();
    for state in states {
        let shown = shown(&state);
        let first = drawn.entry(draw(&state)).or_insert_with(|| shown.clone());
        assert_eq!(*first, shown, "drawn alike");
    }
}

/// What is seen of a drawing: no words for those who hear it, no names for code.
pub fn seen_of(text: &str) -> String {
    let without = |text: &str, start: &str, end: &str| -> String {
        let (first, rest) = text.split_once(start).unwrap();
        let rest = rest.split(start).map(|part| part.split_once(end).unwrap().1);
        std::iter::once(first).chain(rest).collect()
    };
    let seen = without(&without(text, "<title>", "</title>"), "<desc>", "</desc>");
    let seen = without(&seen, " data-piece=\"", "\"");
    assert!(!seen.contains(", on ") && !seen.contains("A5"));
    seen
}

fn positions() -> impl Iterator<Item = GameState> {
    POSITIONS.iter().map(|position| position.parse().unwrap())
}

#[test]
fn the_neighbours_make_every_difference() {
    let pairs: Vec<(GameState, GameState)> = positions()
        .flat_map(|state| neighbours(&state).into_iter().map(move |other| (state, other)))
        .collect();
    let any = |differs: &dyn Fn(&Setup, &Setup) -> bool| {
        let one_thing = |(a, b): &(GameState, GameState)| differs(&a.to_setup(), &b.to_setup());
        assert!(pairs.iter().any(one_thing));
    };
    let same = |a: &Setup, change: &dyn Fn(&mut Setup), b: &Setup| {
        let mut changed = a.clone();
        change(&mut changed);
        a != b && changed == *b
    };
    any(&|a, b| same(a, &|setup| setup.after_hand_off = b.after_hand_off, b));
    any(&|a, b| same(a, &|setup| setup.ap = b.ap, b));
    any(&|a, b| same(a, &|setup| setup.phase = b.phase, b));
    any(&|a, b| same(a, &|setup| setup.turn = b.turn, b));
    any(&|a, b| same(a, &|setup| setup.side_to_act = b.side_to_act, b));
    any(&|a, b| same(a, &|setup| setup.ep = b.ep, b));
    any(&|a, b| same(a, &|setup| setup.rules = b.rules, b));
    any(&|a, b| same(a, &|setup| setup.ball = b.ball, b));
    let any_piece = |change: &dyn Fn(&mut Placement, Placement)| {
        any(&|a, b| {
            let of_piece = |piece| same(a, &|setup| change(&mut setup[piece], b[piece]), b);
            Piece::all().any(of_piece)
        });
    };
    any_piece(&|piece, other| piece.kind = other.kind);
    any_piece(&|piece, other| piece.square = other.square);
    any_piece(&|piece, other| piece.down = other.down);
    any_piece(&|piece, other| piece.fresh = other.fresh);
    any_piece(&|piece, other| piece.held_back = other.held_back);
}

#[test]
fn positions_that_differ_are_drawn_differently_in_a_terminal() {
    for state in positions() {
        assert_drawn_apart(neighbours(&state), |state| state.board().to_string());
        assert_drawn_apart(neighbours(&state), |state| state.board().ascii().to_string());
    }
}

#[test]
fn positions_that_differ_look_different_as_an_svg() {
    for state in positions() {
        assert_drawn_apart(neighbours(&state), |state| seen_of(&state.svg().to_string()));
    }
}
