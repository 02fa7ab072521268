//! How a game is made simpler: fewer actions, then simpler ones.

use core::iter::successors;
use core::ops::Range;

use super::Simplify;
use super::play::Played;
use super::values::SIMPLEST_FIRST;
use crate::action::{Action, ActionKind};
use crate::state::GameState;

impl Simplify for Played {
    fn simplifications(&self) -> usize {
        let length = self.actions().len();
        cuts(length).count() + SIMPLEST_FIRST.len() * length + pairs(length).count()
    }

    /// From the same start, without some of the actions, or with a simpler action instead of one. Of a
    /// short game two actions are left out as well that do not go without each other.
    ///
    /// That makes the game simpler although those behind may become odder: what counts is the number
    /// of actions, and then the first that differs.
    fn simpler(&self, n: usize) -> Option<Self> {
        let length = self.actions().len();
        if let Some(cut) = cuts(length).nth(n) {
            return Some(self.without(|place| cut.contains(&place)));
        }
        let n = n.checked_sub(cuts(length).count())?;
        if let Some(n) = n.checked_sub(SIMPLEST_FIRST.len() * length) {
            let (one, other) = pairs(length).nth(n)?;
            return Some(self.without(|place| place == one || place == other));
        }
        let (place, kind) = (n / SIMPLEST_FIRST.len(), n % SIMPLEST_FIRST.len());
        let old = *self.actions().get(place)?;
        let new = least_of_kind(&self.states().nth(place)?, *SIMPLEST_FIRST.get(kind)?)?;
        if oddity(new) < oddity(old) { self.with(place, new) } else { None }
    }
}

impl Played {
    /// Plays these actions as far as they are legal when it is their turn. Instead of one that is
    /// not, the first of its kind that is; when there is none, it is left out.
    pub(super) fn replay(start: GameState, actions: impl IntoIterator<Item = Action>) -> Self {
        let mut state = start;
        let played = actions.into_iter().filter_map(|action| {
            if state.apply(action).is_ok() {
                return Some(action);
            }
            let other = least_of_kind(&state, action.kind())?;
            state.apply(other).ok().map(|()| other)
        });
        Self::from_legal(start, played.collect())
    }

    fn without(&self, is_cut: impl Fn(usize) -> bool) -> Self {
        let rest = self.actions().iter().enumerate().filter(|&(place, _)| !is_cut(place));
        Self::replay(self.start(), rest.map(|(_, &action)| action))
    }

    /// The game with another action in a place, if that is legal there.
    fn with(&self, place: usize, new: Action) -> Option<Self> {
        let mut actions = self.actions().to_vec();
        *actions.get_mut(place)? = new;
        let game = Self::replay(self.start(), actions);
        (game.actions().get(place) == Some(&new)).then_some(game)
    }
}

/// The first of all legal actions of a kind.
fn least_of_kind(state: &GameState, kind: ActionKind) -> Option<Action> {
    state.legal_actions().into_iter().filter(|action| action.kind() == kind).min()
}

/// By kind, and in a kind by piece and squares.
fn oddity(action: Action) -> (Option<usize>, Action) {
    (SIMPLEST_FIRST.iter().position(|&kind| kind == action.kind()), action)
}

/// What can be cut out of a game of this length: all of it, then parts of half the length, a
/// quarter, and so on, down to single actions.
fn cuts(length: usize) -> impl Iterator<Item = Range<usize>> {
    let sizes = successors(Some(length), |size| Some(size / 2)).take_while(|&size| size > 0);
    sizes.flat_map(move |size| (0..length).step_by(size).map(move |first| first..first + size))
}

/// The most actions of a game of which two at once are left out.
const SHORT: usize = 20;

/// Two places of a game of this length, if it is so short that all pairs can be tried.
fn pairs(length: usize) -> impl Iterator<Item = (usize, usize)> {
    let length = if length <= SHORT { length } else { 0 };
    (0..length).flat_map(move |one| (one + 1..length).map(move |other| (one, other)))
}
