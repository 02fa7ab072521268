//! Games with a past, and their records: `Game`.

mod headers;
#[cfg(feature = "proptest")]
mod laws;
mod past;
mod record;
mod refused;
#[cfg(feature = "proptest")]
#[path = "../support/mod.rs"]
mod support;

use ball_rules::{Action, Game, GameState};

/// A position in which ATK has a task: the unblocking phase with a down piece.
pub const UNBLOCKING: &str =
    "O8E-,#8G,O10G^,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 u z1";

/// A position one step before a touchdown of ATK 5.
pub const NEAR: &str =
    "O8E,#8G,O8I,X7D,X16G,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 3 a2 z1";

pub fn game(text: &str) -> Game {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

pub fn state(text: &str) -> GameState {
    text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"))
}
