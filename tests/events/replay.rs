//! Whoever follows the events alone knows where everything stands.

use std::collections::BTreeSet;

use ball_rules::{Action, Event, GameState};

use super::board::Board;
use super::{name, names};

/// Applies an action, and lets a board follow its events.
fn step(state: &mut GameState, action: Action) -> Vec<Event> {
    let before = *state;
    let mut board = Board::of(&before);
    let events = state.apply_with_events(action).expect("a legal action");
    assert!(!events.is_empty(), "{action} in {before} did nothing");
    for &event in &events {
        board.follow(event);
    }
    assert_eq!(board, Board::of(state), "{action} in {before}: {events:?}");

    let (mut applied, mut visited) = (before, before);
    applied.apply(action).expect("a legal action");
    let mut told: Vec<Event> = Vec::new();
    visited.apply_and_visit_events(action, |event| told.push(event)).expect("a legal action");
    assert_eq!((applied, visited), (*state, *state));
    assert_eq!(told, *events);
    told
}

#[test]
fn every_action_of_the_test_data_is_told_whole() {
    let mut seen = BTreeSet::new();
    let mut count = 0;
    for line in include_str!("../data/vectors.jsonl").lines() {
        let position = line.split('"').nth(3).expect("a position");
        let state: GameState = position.parse().expect("a position");
        for action in state.legal_actions() {
            seen.extend(step(&mut state.clone(), action).iter().map(name));
            count += 1;
        }
    }
    assert!(count > 10_000, "{count} actions");
    assert_eq!(seen, names());
}

#[cfg(feature = "proptest")]
mod random {
    use ball_rules::{ActionKind, GameState, Mix, strategies};
    use proptest::prelude::*;

    use super::step;
    use crate::support::check;

    #[test]
    fn every_action_of_set_up_positions_is_told_whole() {
        check(1_500, &strategies::states(), |state| {
            for action in state.legal_actions() {
                step(&mut state.clone(), action);
            }
            Ok(())
        });
    }

    /// A board that follows a whole game, so that an error of one action would stay.
    #[test]
    fn whole_games_are_told() {
        use ActionKind::{Block, Dodge, HandOff, Protection, ShortPass, TacticalDodge};
        let rare = [Block, Dodge, HandOff, Protection, ShortPass, TacticalDodge];
        let rough = rare.into_iter().fold(Mix::default(), |mix, kind| mix.with(kind, 4));
        let starts = any::<ball_rules::Rules>().prop_map(GameState::new);
        let games = strategies::play(starts, 300, rough.with_ball(5));
        check(150, &games, |game| {
            let mut state = game.start();
            let mut board = super::Board::of(&state);
            for &action in game.actions() {
                step(&mut state, action).into_iter().for_each(|event| board.follow(event));
                prop_assert_eq!(&board, &super::Board::of(&state), "{}", action);
            }
            Ok(())
        });
    }
}
