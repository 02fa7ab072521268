//! Any text as an action, a square and a piece: an error, or the one text of what it says.

#![no_main]

use std::fmt::Display;
use std::str::FromStr;

use ball_rules::{Action, GameState, ParseError, Piece, Square};
use libfuzzer_sys::fuzz_target;

fn exact<T: FromStr<Err = ParseError> + Display>(text: &str) -> Option<T> {
    match text.parse::<T>() {
        Ok(value) => {
            assert_eq!(value.to_string(), text);
            Some(value)
        }
        Err(error) => {
            assert_eq!(error.found, text.chars().nth(error.at));
            assert!(!error.to_string().is_empty());
            None
        }
    }
}

fuzz_target!(|text: &str| {
    exact::<Square>(text);
    exact::<Piece>(text);
    if let Some(action) = exact::<Action>(text) {
        let start = GameState::default();
        for mut state in [start, start.rotated()] {
            let listed = state.legal_actions().contains(&action);
            let before = state;
            let applied = state.apply(action);
            assert_eq!(applied.is_ok(), listed);
            assert!(listed || state == before);
        }
    }
});
