//! Counting sequences of actions, to check engines against each other.

use alloc::vec::Vec;

use crate::action::Action;
use crate::action_list::ActionList;
use crate::state::GameState;

/// The number of sequences of `depth` legal actions from a position, all kinds of actions counting
/// as one each, `end` and unblocking included; a won position has none, but for the empty sequence.
///
/// ```
/// use ball_rules::{GameState, perft};
///
/// let start = GameState::default();
/// assert_eq!([1, 2, 3].map(|depth| perft(&start, depth)), [62, 1_496, 14_952]);
/// ```
#[must_use]
pub fn perft(state: &GameState, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => state.count_legal_actions() as u64,
        _ => {
            let mut actions = ActionList::new();
            state.legal_actions_into(&mut actions);
            actions.iter().map(|&action| perft_after(state, action, depth)).sum()
        }
    }
}

/// For each legal action, the [`perft`] of one less depth after it: their sum is the perft of
/// `depth`. In the order of [`GameState::legal_actions`]; empty for depth 0.
///
/// ```
/// use ball_rules::{GameState, divide};
///
/// let counts = divide(&GameState::default(), 2);
/// assert_eq!(counts.iter().map(|&(_, count)| count).sum::<u64>(), 1_496);
/// ```
#[must_use]
pub fn divide(state: &GameState, depth: u32) -> Vec<(Action, u64)> {
    if depth == 0 {
        return Vec::new();
    }
    let actions = state.legal_actions();
    actions.iter().map(|&action| (action, perft_after(state, action, depth))).collect()
}

/// The part of a perft of `depth`, 1 or more, that begins with a legal action.
fn perft_after(state: &GameState, action: Action, depth: u32) -> u64 {
    let mut next = *state;
    next.apply_unchecked(action);
    perft(&next, depth - 1)
}
