//! Whoever follows the events alone knows where everything stands.

use std::collections::BTreeSet;

use ball_rules::{Action, Depth, Event, GameState, Rules};

use super::board::Board;
use super::{name, names};

/// Applies an action, and lets a board follow its events.
fn step(state: &mut GameState, action: Action, seen: &mut BTreeSet<String>) {
    let before = *state;
    let mut board = Board::of(&before);
    let events = state.apply_with_events(action).expect("a legal action");
    assert!(!events.is_empty(), "{action} in {before} did nothing");
    for &event in &events {
        board.follow(event);
        seen.insert(name(&event));
    }
    assert_eq!(board, Board::of(state), "{action} in {before}: {events:?}");

    let (mut applied, mut visited) = (before, before);
    applied.apply(action).expect("a legal action");
    let mut told: Vec<Event> = Vec::new();
    visited.apply_and_visit_events(action, |event| told.push(event)).expect("a legal action");
    assert_eq!((applied, visited), (*state, *state));
    assert_eq!(told, *events);
}

fn set_up_positions() -> impl Iterator<Item = GameState> {
    include_str!("../data/vectors.jsonl").lines().map(|line| {
        let position = line.split('"').nth(3).expect("a position");
        position.parse().expect("a position")
    })
}

#[test]
fn every_action_of_set_up_positions_is_told_whole() {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    for state in set_up_positions() {
        for action in state.legal_actions() {
            step(&mut state.clone(), action, &mut seen);
            count += 1;
        }
    }
    assert!(count > 10_000, "{count} actions");
    assert_eq!(seen, names());
}

/// Numbers without a pattern that matters here.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn games_are_told_whole() {
    let mut dice = Dice(11);
    let mut seen = BTreeSet::new();
    for _ in 0..60 {
        let rules = Rules {
            energy: dice.below(2) == 0,
            end_zone: Depth::new(1 + dice.below(6) as u8).expect("a depth"),
            opponents_cannot_be_crossed: dice.below(2) == 0,
            exits_must_be_clear: dice.below(4) == 0,
            hand_off_scores: dice.below(2) == 0,
        };
        let mut state = GameState::new(rules);
        for _ in 0..500 {
            let actions = state.legal_actions();
            if actions.is_empty() {
                break;
            }
            step(&mut state, actions[dice.below(actions.len())], &mut seen);
        }
    }
    assert!(seen.len() >= names().len() - 2, "{seen:?}");
}
