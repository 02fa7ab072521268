//! The ways to ask for the legal actions: as a list, one by one, or how many. `actions` finds them.

use core::ops::ControlFlow;

use super::GameState;
use super::sink::{Count, OfKind, Sink, Visitor};
use crate::action::{Action, ActionKind};
use crate::action_list::ActionList;
use crate::piece::{Piece, PieceSet};

impl GameState {
    /// Every legal action, each once, in a fixed order: those of pieces, then convert and end. Empty
    /// when the game is won, and only then ([12.7](crate::rulebook#r12.7)).
    ///
    /// Where this is asked again and again,
    /// [`legal_actions_into`](GameState::legal_actions_into) is faster.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let actions = GameState::default().legal_actions();
    /// assert_eq!(actions.len(), 62);
    /// assert_eq!(actions[0].to_string(), "D1-9H");
    /// ```
    #[must_use]
    pub fn legal_actions(&self) -> ActionList {
        let mut list = ActionList::new();
        self.legal_actions_into(&mut list);
        list
    }

    /// Every legal action, in the order of [`legal_actions`](GameState::legal_actions), in place of
    /// what is on a list. One list that is used again and again need not be made and returned each
    /// time, 1 KB large.
    ///
    /// ```
    /// use ball_rules::{ActionList, GameState};
    ///
    /// let mut state = GameState::default();
    /// let mut actions = ActionList::new();
    /// while state.turn() < 20 {
    ///     state.legal_actions_into(&mut actions);
    ///     match actions.last() {
    ///         Some(&action) => state.apply(action)?,
    ///         None => break, // won
    ///     }
    /// }
    /// # Ok::<(), ball_rules::IllegalAction>(())
    /// ```
    pub fn legal_actions_into(&self, list: &mut ActionList) {
        list.fill(|filler| {
            let ControlFlow::Continue(()) = self.find_actions(filler);
        });
    }

    /// The legal actions of one piece; of a top in the unblocking phase, the releases of its stack.
    ///
    /// ```
    /// # use ball_rules::{GameState, Piece};
    /// let state = GameState::default();
    /// assert!(state.legal_actions_of(Piece::A5).is_empty()); // DEF is to act
    /// assert!(state.legal_actions_of(Piece::D5).iter().all(|action| action.piece() == Some(Piece::D5)));
    /// ```
    #[must_use]
    pub fn legal_actions_of(&self, piece: Piece) -> ActionList {
        let mut list = ActionList::new();
        list.fill(|filler| {
            let ControlFlow::Continue(()) = self.find_actions_of(piece.into(), filler);
        });
        list
    }

    /// The legal actions of one kind.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, GameState};
    /// let dodges = GameState::default().legal_actions_of_kind(ActionKind::Dodge);
    /// assert!(dodges.iter().any(|action| action.to_string() == "D2x8G-9F"));
    /// ```
    #[must_use]
    pub fn legal_actions_of_kind(&self, kind: ActionKind) -> ActionList {
        let mut of_kind = OfKind { kind, list: ActionList::new() };
        let ControlFlow::Continue(()) = self.find_actions(&mut of_kind);
        of_kind.list
    }

    /// Visits every legal action, each once, in the order of
    /// [`legal_actions`](GameState::legal_actions), until `visit` breaks.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    /// use ball_rules::{ActionKind, GameState};
    ///
    /// let dodge = GameState::default().visit_legal_actions(|action| match action.kind() {
    ///     ActionKind::Dodge => ControlFlow::Break(action),
    ///     _ => ControlFlow::Continue(()),
    /// });
    /// assert_eq!(dodge.break_value().unwrap().to_string(), "D1x8I-9H");
    /// ```
    #[inline]
    pub fn visit_legal_actions<B>(
        &self,
        visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.find_actions(&mut Visitor(visit))
    }

    /// Visits the legal actions of one piece until `visit` breaks.
    #[inline]
    pub fn visit_legal_actions_of<B>(
        &self,
        piece: Piece,
        visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.find_actions_of(piece.into(), &mut Visitor(visit))
    }

    /// How many legal actions there are, without making any of them.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// assert_eq!(GameState::default().count_legal_actions(), 62);
    /// ```
    #[must_use]
    pub fn count_legal_actions(&self) -> usize {
        let mut count = Count(0);
        let ControlFlow::Continue(()) = self.find_actions(&mut count);
        count.0
    }

    #[inline]
    fn find_actions<S: Sink>(&self, sink: &mut S) -> ControlFlow<S::Break> {
        self.find_actions_of(PieceSet::ALL, sink)?;
        self.find_coach_actions(sink)
    }
}
