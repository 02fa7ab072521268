//! Nothing on the way from a position to the next allocates.

use std::hint::black_box;
use std::ops::ControlFlow;

use allocation_counter::measure;
use ball_rules::{ActionKind, ActionList, GameState, Piece, perft};

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
    let mut list = ActionList::new();
    allocates_nothing("a list", |state| {
        state.legal_actions_into(&mut list);
        black_box(&list);
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

/// As many actions as the documentation of the list says, and one more.
#[test]
fn a_list_of_252_actions_does_not_allocate() {
    let texts = [
        "#8E,#8G,#12C,#12E,#8C,#12G,#4E #6C,#10G,#10E,#6E,#10C,#6G,#4G A5 A 2 a2 z1",
        "#8E,#8G,#12E,#8I,#12G,#8C,#12I #6E,#10G,#10E,#10I,#6G,#13H,#10C A5 A 2 a2 z1",
    ];
    let [most, more] = texts.map(|text| text.parse::<GameState>().expect("a position"));
    assert_eq!([most, more].map(|state| state.count_legal_actions()), [252, 253]);
    assert_eq!(measure(|| drop(black_box(most.legal_actions()))).count_total, 0);
    assert_eq!(measure(|| drop(black_box(more.legal_actions()))).count_total, 1);
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
