//! All legal actions, one after the other. The rules that they follow are in `moving`, `sets`,
//! `passing` and `unblock`; here is only the order: piece by piece, then the coach's own.

use core::convert::Infallible;
use core::ops::ControlFlow;

use super::GameState;
use crate::action::{Action, ActionKind, Keeper};
use crate::board::SquareSet;
use crate::list::ActionList;
use crate::piece::{Piece, PieceSet};
use crate::setup::Phase;

/// What the actions of all pieces of a side have in common, looked up once.
struct Ground {
    vacant: SquareSet,
    clear: SquareSet,
    exits: SquareSet,
    crossable: SquareSet,
    active_opponents: SquareSet,
    lone_opponents: SquareSet,
    lone_team_mates: SquareSet,
}

impl GameState {
    /// Every legal action, each once, in a fixed order: piece by piece, then convert and end. Empty
    /// when the game is won, and only then ([12.7](crate::rulebook#r12.7)).
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
        let ControlFlow::Continue(()) = self.visit_legal_actions(onto(&mut list));
        list
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
        let ControlFlow::Continue(()) = self.visit_legal_actions_of(piece, onto(&mut list));
        list
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
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_actions_of(PieceSet::ALL, &mut visit)?;
        if self.phase == Phase::Action {
            if self.may_convert() {
                visit(Action::Convert)?;
            }
            visit(Action::End)?;
        }
        ControlFlow::Continue(())
    }

    /// Visits the legal actions of one piece until `visit` breaks.
    #[inline]
    pub fn visit_legal_actions_of<B>(
        &self,
        piece: Piece,
        mut visit: impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.visit_actions_of(piece.into(), &mut visit)
    }

    /// 11.1 and 11.3: whether the coach may convert.
    #[inline]
    fn may_convert(&self) -> bool {
        self.rules.energy && self.affords(ActionKind::Convert)
    }

    /// Whether the AP that are left pay for an action of this kind, and be it a move of 1 square.
    #[inline]
    fn affords(&self, kind: ActionKind) -> bool {
        self.ap >= kind.cost().ap
    }

    #[inline]
    fn visit_actions_of<B>(
        &self,
        pieces: PieceSet,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match self.phase {
            Phase::Action => {
                let ground = self.ground();
                for piece in self.may_act() & pieces {
                    self.visit_moves(piece, &ground, visit)?;
                    self.visit_dodges(piece, &ground, visit)?;
                    self.visit_tactical_dodges(piece, &ground, visit)?;
                    self.visit_stackings(piece, &ground, visit)?;
                    if self.holder() == Some(piece) {
                        self.visit_passes(piece, visit)?;
                    }
                }
                ControlFlow::Continue(())
            }
            Phase::Unblock => self.visit_solutions(pieces, visit),
            Phase::Won => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn ground(&self) -> Ground {
        let side = self.side_to_act;
        Ground {
            vacant: self.vacant(),
            clear: self.clear(),
            exits: self.exit_squares(),
            crossable: self.crossable(),
            active_opponents: self.active_squares(side.opponent()),
            lone_opponents: self.lone_squares(side.opponent()),
            lone_team_mates: self.lone_squares(side),
        }
    }

    /// 6.1 and 6.2.
    #[inline]
    fn visit_moves<B>(
        &self,
        piece: Piece,
        ground: &Ground,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let from = self.square_of(piece);
        let cost = ActionKind::Move.cost().ap;
        let mut targets = SquareSet::EMPTY;
        if self.ap >= cost {
            targets |= from.neighbours();
        }
        if self.ap >= 2 * cost {
            targets |= Self::route_ends(self.kind_of(piece), from, ground.crossable);
        }
        for to in targets & ground.vacant {
            visit(Action::Move { piece, to })?;
        }
        ControlFlow::Continue(())
    }

    /// 6.4.
    #[inline]
    fn visit_dodges<B>(
        &self,
        piece: Piece,
        ground: &Ground,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !self.affords(ActionKind::Dodge) {
            return ControlFlow::Continue(());
        }
        let ends = Self::route_ends(self.kind_of(piece), self.square_of(piece), ground.crossable);
        for target in ends & ground.active_opponents {
            for exit in target.neighbours() & ground.exits {
                visit(Action::Dodge { piece, target, exit })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 6.6.
    #[inline]
    fn visit_tactical_dodges<B>(
        &self,
        piece: Piece,
        ground: &Ground,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let from = self.square_of(piece);
        let ends = Self::diagonal_route_ends(self.kind_of(piece), from, ground.active_opponents);
        for landing in ends & ground.exits {
            let middle = from.half_way(landing);
            for push in Self::push_squares(ground.clear, from, middle, landing) {
                visit(Action::TacticalDodge { piece, landing, push })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 7.1.
    #[inline]
    fn visit_stackings<B>(
        &self,
        piece: Piece,
        ground: &Ground,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let around = self.square_of(piece).neighbours();
        if self.affords(ActionKind::Block) {
            for target in around & ground.lone_opponents {
                visit(Action::Block { piece, target })?;
            }
        }
        if self.affords(ActionKind::Protection) {
            for target in around & ground.lone_team_mates {
                visit(Action::Protection { piece, target })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 8.2 to 8.5.
    fn visit_passes<B>(
        &self,
        piece: Piece,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        if !self.after_hand_off {
            for receiver in self.network(piece) {
                visit(Action::HandOff { piece, receiver })?;
            }
        }
        if self.affords(ActionKind::ShortPass) {
            for receiver in self.short_pass_receivers(piece) {
                for to in self.short_pass_squares(receiver) {
                    visit(Action::ShortPass { piece, receiver, to })?;
                }
            }
        }
        if self.affords(ActionKind::LongPass) {
            for to in self.long_pass_squares() {
                visit(Action::LongPass { piece, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 10.3 and 10.4.
    fn visit_solutions<B>(
        &self,
        pieces: PieceSet,
        visit: &mut impl FnMut(Action) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        for piece in self.pieces_to_stand_up() & pieces {
            for to in self.solution_squares(piece) {
                visit(Action::StandUp { piece, to })?;
            }
        }
        for top in self.tops_to_release() & pieces {
            let keepers: &[Option<Keeper>] = if self.holder() == Some(top) {
                &[Some(Keeper::Top), Some(Keeper::Bottom)]
            } else {
                &[None]
            };
            let squares = self.solution_squares(top);
            for top_to in squares {
                for bottom_to in squares.without(top_to) {
                    for &keeper in keepers {
                        visit(Action::Release { top, top_to, bottom_to, keeper })?;
                    }
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// A visitor that puts everything on a list.
#[inline]
fn onto(list: &mut ActionList) -> impl FnMut(Action) -> ControlFlow<Infallible> {
    |action| {
        list.push(action);
        ControlFlow::Continue(())
    }
}
