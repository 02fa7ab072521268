//! Where the steps come from that properties look at.

use std::collections::BTreeSet;

use ball_rules::{Action, GameState, Mix, Occupant, Piece, PieceSet, Square, Team, strategies};
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::support::check;

/// Positions set up for each property; all their legal actions are looked at.
const POSITIONS: u32 = 2_000;

/// Games played for each property; all their steps are looked at.
const GAMES: u32 = 150;

/// The longest game.
const GAME_LENGTH: usize = 150;

/// One step of a game.
pub struct Step {
    pub before: GameState,
    pub action: Action,
    pub after: GameState,
}

/// Checks a property of steps over both kinds of positions.
pub fn every_step(property: impl Fn(&Step) -> TestCaseResult) {
    every_position(|&before| {
        for &action in &before.legal_actions() {
            let mut after = before;
            after.apply(action).expect("a legal action");
            property(&Step { before, action, after })
                .map_err(|error| TestCaseError::fail(format!("{action} in {before}: {error}")))?;
        }
        Ok(())
    });
    every_game(|steps| steps.iter().try_for_each(&property));
}

/// Checks a property of positions that were set up.
pub fn every_position(property: impl Fn(&GameState) -> TestCaseResult) {
    check(POSITIONS, &strategies::states(), |state| property(&state));
}

/// Checks a property of whole games: of some that are played evenly, and of some that are rich in
/// what is rare.
pub fn every_game(property: impl Fn(&[Step]) -> TestCaseResult) {
    use ball_rules::ActionKind::{Block, Dodge, HandOff, Protection, ShortPass, TacticalDodge};
    let rare = [Block, Dodge, HandOff, Protection, ShortPass, TacticalDodge];
    let rough = rare.into_iter().fold(Mix::default(), |mix, kind| mix.with(kind, 4));
    for mix in [Mix::default(), rough] {
        let games = strategies::play(starts(), GAME_LENGTH, mix);
        check(GAMES, &games, |played: ball_rules::Played| {
            let states: Vec<GameState> = played.states().collect();
            let steps: Vec<Step> = played
                .actions()
                .iter()
                .zip(states.windows(2))
                .map(|(&action, pair)| Step { before: pair[0], action, after: pair[1] })
                .collect();
            property(&steps)
        });
    }
}

/// The standard formation with any settings.
pub fn starts() -> impl Strategy<Value = GameState> {
    any::<ball_rules::Rules>().prop_map(GameState::new)
}

impl Step {
    /// The coach who acted.
    pub fn side(&self) -> Team {
        self.before.side_to_act()
    }

    /// Whether the turn has passed with this step.
    pub fn turn_passed(&self) -> bool {
        self.after.side_to_act() != self.before.side_to_act()
    }
}

/// The squares of stacks, found by looking at every square.
pub fn stacks(state: &GameState) -> BTreeSet<Square> {
    Square::all().filter(|&square| matches!(state.at(square), Occupant::Stack { .. })).collect()
}

/// The pieces of which something holds.
pub fn pieces_that(holds: impl Fn(Piece) -> bool) -> PieceSet {
    Piece::all().filter(|&piece| holds(piece)).collect()
}
