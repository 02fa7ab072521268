//! Games with a past, and their records: `Game`.

mod headers;
mod laws;
mod past;
mod record;
mod refused;

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

/// Numbers without a pattern that matters here.
pub struct Dice(pub u64);

impl Dice {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }

    pub fn any_of<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// A game of at most `length` actions taken at random.
pub fn random_game(dice: &mut Dice, start: GameState, length: usize) -> Game {
    let mut game = Game::new(start);
    for _ in 0..length {
        let actions = game.state().legal_actions();
        if actions.is_empty() {
            break;
        }
        game.apply(dice.any_of(&actions)).expect("a legal action");
    }
    game
}
