//! Any bytes as JSON of a position or an action: an error, or the one JSON of what it says.

#![no_main]

use ball_rules::{Action, GameState};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    if let Ok(state) = serde_json::from_slice::<GameState>(bytes) {
        let json = serde_json::to_string(&state).unwrap();
        assert_eq!(serde_json::from_str::<GameState>(&json).unwrap(), state);
    }
    if let Ok(action) = serde_json::from_slice::<Action>(bytes) {
        let json = serde_json::to_string(&action).unwrap();
        assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action);
    }
});
