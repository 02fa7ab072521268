//! The conformance data in `tests/data`, which was made by a separate model of the rules.

use std::collections::BTreeMap;

use ball_rules::{Action, GameState, divide, perft};
use serde_json::Value;

fn rows(data: &str) -> impl Iterator<Item = Value> {
    data.lines().map(|line| serde_json::from_str(line).expect("a line of JSON"))
}

/// Every legal action of a position, with the position after it.
fn expand(state: &GameState) -> BTreeMap<String, String> {
    let successor = |&action: &Action| {
        let mut next = *state;
        next.apply(action).expect("a legal action");
        (action.to_string(), next.to_string())
    };
    let actions = state.legal_actions();
    let expanded: BTreeMap<_, _> = actions.iter().map(successor).collect();
    assert_eq!(expanded.len(), actions.len(), "an action twice in {state}");
    expanded
}

#[test]
fn every_vector_has_these_actions_and_no_other() {
    let mut count = 0;
    for row in rows(include_str!("data/vectors.jsonl")) {
        let position = row["position"].as_str().expect("a text");
        let state: GameState = position.parse().expect("a position");
        assert_eq!(state.to_string(), position);
        let wanted: BTreeMap<String, String> =
            serde_json::from_value(row["actions"].clone()).expect("actions");
        assert_eq!(expand(&state), wanted, "{position}");
        for (action, after) in wanted {
            assert_eq!(action.parse::<Action>().expect("an action").to_string(), action);
            assert_eq!(after.parse::<GameState>().expect("a position").to_string(), after);
        }
        count += 1;
    }
    assert_eq!(count, 450);
}

#[test]
fn every_text_that_is_no_position_is_refused_at_its_field() {
    let mut count = 0;
    for row in rows(include_str!("data/refused.jsonl")) {
        let error = row["position"].as_str().expect("a text").parse::<GameState>().unwrap_err();
        assert_eq!(Some(u64::from(error.field())), row["field"].as_u64(), "{row}: {error}");
        assert!(error.to_string().starts_with(&format!("field {}: ", error.field())));
        count += 1;
    }
    assert_eq!(count, 72);
}

#[test]
fn every_text_that_is_no_action_is_refused() {
    let mut count = 0;
    for row in rows(include_str!("data/refused_actions.jsonl")) {
        let text = row["action"].as_str().expect("a text");
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!(error.found, text.chars().nth(error.at), "{text:?}: {error}");
        count += 1;
    }
    assert_eq!(count, 42);
}

#[test]
fn perft_counts_are_those_of_the_data() {
    for line in include_str!("data/perft.txt").lines() {
        let (position, counts) = line.split_once(" | ").expect("a line POSITION | COUNTS");
        let state: GameState = position.parse().expect("a position");
        let counts = counts.split(' ').map(|count| count.parse::<u64>().expect("a count"));
        for (depth, count) in (1..).zip(counts) {
            assert_eq!(perft(&state, depth), count, "depth {depth} of {position}");
        }
    }
}

#[test]
fn perft_of_depth_0_counts_the_empty_sequence() {
    let won = "O8E,#8G,O8I,X7D,X17F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 w z1";
    let won: GameState = won.parse().expect("a position");
    assert_eq!([0, 1, 2].map(|depth| perft(&won, depth)), [1, 0, 0]);
    assert_eq!(perft(&GameState::default(), 0), 1);
}

#[test]
fn divide_tells_which_part_of_perft_begins_with_each_action() {
    let start = GameState::default();
    for depth in 1..=2 {
        let counts = divide(&start, depth);
        let actions: Vec<Action> = counts.iter().map(|&(action, _)| action).collect();
        assert_eq!(actions, *start.legal_actions());
        for (action, count) in counts {
            let mut next = start;
            next.apply(action).expect("a legal action");
            assert_eq!(count, perft(&next, depth - 1), "{action}");
        }
    }
    assert_eq!(divide(&start, 0), []);
}
