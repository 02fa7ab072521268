//! Counting sequences of actions, to check engines against each other.

use alloc::vec::Vec;
use core::convert::Infallible;
use core::ops::ControlFlow;

use crate::action::Action;
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
    let mut count = 0;
    match depth {
        0 => return 1,
        1 => each_action(state, |_| count += 1),
        _ => each_action(state, |action| count += perft(&after(state, action), depth - 1)),
    }
    count
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
    let mut counts = Vec::new();
    if let Some(rest) = depth.checked_sub(1) {
        each_action(state, |action| counts.push((action, perft(&after(state, action), rest))));
    }
    counts
}

#[inline]
fn each_action(state: &GameState, mut visit: impl FnMut(Action)) {
    let ControlFlow::Continue(()) = state.visit_legal_actions(|action| {
        visit(action);
        ControlFlow::<Infallible>::Continue(())
    });
}

/// The position after a legal action.
#[inline]
fn after(state: &GameState, action: Action) -> GameState {
    let mut next = *state;
    next.apply_unchecked(action);
    next
}
