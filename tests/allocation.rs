//! Nothing on the way from a position to the next allocates.

use std::hint::black_box;
use std::ops::ControlFlow;

use allocation_counter::measure;
use ball_rules::{ActionKind, GameState, Piece, perft};

/// Positions of a game of pseudo-random actions from the standard formation.
fn game() -> Vec<GameState> {
    let mut states = vec![GameState::default()];
    let mut number = 1_u64;
    while states.len() < 500 {
        let mut state = states[states.len() - 1];
        let actions = state.legal_actions();
        number = number.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let choice = (number >> 33) as usize % actions.len().max(1);
        match actions.get(choice) {
            Some(&action) => state.apply(action).expect("a legal action"),
            None => state = GameState::default(),
        }
        states.push(state);
    }
    states
}

fn allocates_nothing(what: &str, mut work: impl FnMut(&GameState)) {
    let states = game();
    let allocations = measure(|| states.iter().for_each(&mut work));
    assert_eq!(allocations.count_total, 0, "{what}");
}

#[test]
fn generating_does_not_allocate() {
    allocates_nothing("a list", |state| {
        black_box(state.legal_actions());
        black_box(state.legal_actions_of(Piece::A5));
        black_box(state.legal_actions_of_kind(ActionKind::Move));
        black_box(state.open_tasks());
    });
    allocates_nothing("visiting and counting", |state| {
        let _ = black_box(state.visit_legal_actions(ControlFlow::Break));
        black_box(state.count_legal_actions());
        black_box(perft(state, 2));
    });
}

#[test]
fn checking_and_applying_do_not_allocate() {
    allocates_nothing("checking and applying", |state| {
        for &action in &state.legal_actions() {
            assert!(state.is_legal(action));
            let mut next = *state;
            assert_eq!(next.apply(action), Ok(()));
            black_box(next.apply(action).is_ok());
            let mut next = *state;
            next.apply_unchecked(action);
            black_box(next);
        }
    });
}

#[test]
fn hashing_and_packing_do_not_allocate() {
    allocates_nothing("hashing and packing", |state| {
        black_box(state.hash64() ^ state.hash64_without_turn());
        assert_eq!(GameState::unpack(&state.pack()), Ok(*state));
    });
}

#[test]
fn reading_a_position_does_not_allocate() {
    let texts: Vec<String> = game().iter().map(GameState::to_string).collect();
    let allocations = measure(|| {
        for text in &texts {
            black_box(text.parse::<GameState>().expect("a position"));
        }
    });
    assert_eq!(allocations.count_total, 0);
}

/// The counter counts: what does allocate is seen.
#[test]
fn a_text_on_the_heap_is_counted() {
    let allocations = measure(|| {
        black_box(GameState::default().to_string());
    });
    assert!(allocations.count_total > 0);
}
