//! Lists of actions, made to be filled fast.

use core::fmt;
use core::ops::Deref;

use smallvec::SmallVec;

use crate::action::{Action, Keeper};
use crate::board::Square;
use crate::piece::Piece;

/// Actions, as [`GameState::legal_actions`](crate::GameState::legal_actions) returns them: a slice in
/// all but name. Up to 252 actions need no heap, and a game seldom comes to more than 150.
///
/// ```
/// use ball_rules::GameState;
///
/// let actions = GameState::default().legal_actions();
/// assert_eq!(actions.len(), 62);
/// for action in &actions {
///     assert!(GameState::default().is_legal(*action));
/// }
/// ```
#[derive(Clone)]
pub struct ActionList {
    /// The actions, and behind them places that are not read before they are written.
    places: SmallVec<[Action; INLINE]>,
    len: usize,
}

/// The places of a list that needs no heap.
const INLINE: usize = 256;

/// How many actions are written at a time.
const AT_A_TIME: usize = 4;

/// What stands where nothing has been written. Any action would do: this one is made of zeros, which
/// are the fastest to write.
const UNREAD: Action = Action::Release {
    top: Piece::A1,
    top_to: Square::B1,
    bottom_to: Square::B1,
    keeper: Some(Keeper::Top),
};

impl ActionList {
    /// The list without actions, to be filled by
    /// [`GameState::legal_actions_into`](crate::GameState::legal_actions_into).
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        Self { places: SmallVec::from_buf([UNREAD; INLINE]), len: 0 }
    }

    /// Replaces the actions by those that `find` hands over. Where the places are too few, there are
    /// made more, and it is asked again.
    #[inline]
    pub(crate) fn fill(&mut self, find: impl Fn(&mut Filler<'_>)) {
        loop {
            let mut filler = Filler { places: &mut self.places, len: 0 };
            find(&mut filler);
            self.len = filler.len;
            let needed = self.len + AT_A_TIME;
            if needed <= self.places.len() {
                return;
            }
            self.places.resize(needed, UNREAD);
        }
    }

    /// Adds an action at the end.
    pub(crate) fn push(&mut self, action: Action) {
        match self.places.get_mut(self.len) {
            Some(place) => *place = action,
            None => self.places.push(action),
        }
        self.len += 1;
    }
}

/// Writes into the places of a list. When they are used up, it only counts.
pub(crate) struct Filler<'a> {
    places: &'a mut [Action],
    len: usize,
}

impl Filler<'_> {
    /// Writes one action.
    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        if let Some(place) = self.places.get_mut(self.len) {
            *place = action;
        }
        self.len += 1;
    }

    /// Writes the first `count` of some actions; the others will be written over. So nothing depends
    /// on the count but where the next ones go.
    #[inline]
    pub(crate) fn push_first(&mut self, count: usize, actions: [Action; AT_A_TIME]) {
        let places = self.places.get_mut(self.len..);
        self.len += count;
        if let Some(places) = places.and_then(|places| places.first_chunk_mut()) {
            *places = actions;
        }
    }
}

impl Deref for ActionList {
    type Target = [Action];

    #[inline]
    #[allow(clippy::indexing_slicing)] // there are at least as many places
    fn deref(&self) -> &[Action] {
        &self.places[..self.len]
    }
}

impl Default for ActionList {
    #[inline]
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for ActionList {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl Eq for ActionList {}

impl fmt::Debug for ActionList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self).finish()
    }
}

impl FromIterator<Action> for ActionList {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        let mut list = Self::new();
        list.extend(actions);
        list
    }
}

impl Extend<Action> for ActionList {
    fn extend<I: IntoIterator<Item = Action>>(&mut self, actions: I) {
        actions.into_iter().for_each(|action| self.push(action));
    }
}

impl IntoIterator for ActionList {
    type Item = Action;
    type IntoIter = IntoActions;

    fn into_iter(self) -> IntoActions {
        IntoActions { list: self, next: 0 }
    }
}

impl<'a> IntoIterator for &'a ActionList {
    type Item = &'a Action;
    type IntoIter = core::slice::Iter<'a, Action>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// The actions of a list that is consumed, in order.
#[derive(Clone, Debug)]
pub struct IntoActions {
    list: ActionList,
    next: usize,
}

impl Iterator for IntoActions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = self.list.get(self.next).copied()?;
        self.next += 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.list.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for IntoActions {}
