//! Any text as a position and as a setup: an error, or the one text of what it says.

#![no_main]

use ball_rules::{GameState, Setup};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let setup = text.parse::<Setup>();
    match text.parse::<GameState>() {
        Ok(state) => {
            assert_eq!(state.to_string(), text);
            assert_eq!(setup, Ok(state.to_setup()));
            assert_eq!(state.mirrored().mirrored(), state);
            assert_eq!(state.rotated().rotated(), state);
        }
        Err(error) => {
            assert!((1..=8).contains(&error.field()));
            assert!(!error.to_string().is_empty());
            if let Ok(setup) = setup {
                let problems = GameState::try_from(&setup).unwrap_err();
                assert_eq!(problems.problems()[0].field(), error.field());
            }
        }
    }
});
