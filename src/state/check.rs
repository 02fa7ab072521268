//! Whether one action is legal, and if not, why. Checks directly, without generating a list, by the
//! same sets as `actions`.

use super::{GameState, IllegalAction, Occupant};
use crate::action::{Action, ActionKind, Keeper};
use crate::board::Square;
use crate::piece::{Piece, Team};
use crate::setup::Phase;

/// What a check says of an action that is illegal: why, or only that it is. Most callers want no
/// reason, and pay for none.
trait Refusal {
    fn because(reason: impl FnOnce() -> IllegalAction) -> Self;
}

impl Refusal for IllegalAction {
    fn because(reason: impl FnOnce() -> IllegalAction) -> Self {
        reason()
    }
}

impl Refusal for () {
    fn because(_: impl FnOnce() -> IllegalAction) -> Self {}
}

type Check<R> = Result<(), R>;

/// Refuses unless something holds.
#[inline]
fn ensure<R: Refusal>(holds: bool, reason: impl FnOnce() -> IllegalAction) -> Check<R> {
    if holds { Ok(()) } else { Err(R::because(reason)) }
}

impl GameState {
    /// Whether an action is legal: whether [`legal_actions`](GameState::legal_actions) has it.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.judge::<()>(action).is_ok()
    }

    /// Whether an action is legal, and if not, why. This is what [`apply`](GameState::apply) asks
    /// before it changes anything.
    ///
    /// # Errors
    ///
    /// The first reason that a player would give: the game, the phase, the turn, the state of the
    /// piece, the way, the AP, the target, and what follows from it.
    #[inline]
    pub fn check(&self, action: Action) -> Result<(), IllegalAction> {
        if self.is_legal(action) { Ok(()) } else { self.explain(action) }
    }

    #[cold]
    fn explain(&self, action: Action) -> Result<(), IllegalAction> {
        self.judge(action)
    }

    /// 4.1: each phase has its kinds of actions. A jump on the phase is taken sooner than one on the
    /// kind, and leaves fewer to choose from.
    #[inline(never)] // so that what it calls returns to its caller
    fn judge<R: Refusal>(&self, action: Action) -> Check<R> {
        match self.phase {
            Phase::Action => self.judge_in_action_phase(action),
            Phase::Unblock => self.judge_in_unblocking_phase(action),
            Phase::Won => self.refuse_now(action),
        }
    }

    // Each kind is checked by a function of its own, never inlined, so that a check saves no more
    // registers than it uses. Whether the piece may act, and be it because it is of the other team,
    // each asks by itself: asked here, it would take one more jump that cannot be foreseen.
    #[inline]
    fn judge_in_action_phase<R: Refusal>(&self, action: Action) -> Check<R> {
        match action {
            Action::Move { piece, to } => self.check_move(piece, to),
            Action::Dodge { piece, target, exit } => self.check_dodge(piece, target, exit),
            Action::TacticalDodge { piece, landing, push } => {
                self.check_tactical_dodge(piece, landing, push)
            }
            Action::Block { piece, target } => {
                self.check_stacking(piece, target, ActionKind::Block, piece.team().opponent())
            }
            Action::Protection { piece, target } => {
                self.check_stacking(piece, target, ActionKind::Protection, piece.team())
            }
            Action::HandOff { piece, receiver } => self.check_hand_off(piece, receiver),
            Action::ShortPass { piece, receiver, to } => self.check_short_pass(piece, receiver, to),
            Action::LongPass { piece, to } => self.check_long_pass(piece, to),
            Action::Convert => {
                ensure(self.rules.energy, || IllegalAction::NoEnergyGame)?;
                self.check_ap(ActionKind::Convert.cost().ap)
            }
            Action::End => Ok(()),
            Action::StandUp { .. } | Action::Release { .. } => self.refuse_now(action),
        }
    }

    #[inline]
    fn judge_in_unblocking_phase<R: Refusal>(&self, action: Action) -> Check<R> {
        match action {
            Action::StandUp { piece, to } => self.check_stand_up(piece, to),
            Action::Release { top, top_to, bottom_to, keeper } => {
                self.check_release(top, top_to, bottom_to, keeper)
            }
            _ => self.refuse_now(action),
        }
    }

    #[inline]
    fn refuse_now<R: Refusal>(&self, action: Action) -> Check<R> {
        Err(R::because(|| self.why_not_now(action.kind())))
    }

    /// 4.4: only active pieces act, and none that is held back.
    #[inline]
    fn check_may_act<R: Refusal>(&self, piece: Piece) -> Check<R> {
        ensure(self.may_act().contains(piece), || self.why_not_acting(piece))
    }

    #[inline]
    fn check_ap<R: Refusal>(&self, needed: u8) -> Check<R> {
        let left = self.ap;
        ensure(left >= needed, || IllegalAction::TooFewAp { needed, left })
    }

    /// 6.1 and 6.2. Whether it is a step is no jump: nobody can foresee it.
    #[inline(never)]
    fn check_move<R: Refusal>(&self, piece: Piece, to: Square) -> Check<R> {
        self.check_may_act(piece)?;
        let is_reached = self.square_of(piece).is_adjacent(to) | self.has_route(piece, to);
        ensure(is_reached, || self.why_no_route(piece, to))?;
        self.check_ap(self.cost_of(Action::Move { piece, to }).ap)?;
        self.check_vacant(to)
    }

    /// 2.2, 2.3 and 6.3: a route of 2 squares that the kind allows, with a crossable middle if it
    /// has one.
    #[inline]
    fn check_route<R: Refusal>(&self, piece: Piece, to: Square) -> Check<R> {
        ensure(self.has_route(piece, to), || self.why_no_route(piece, to))
    }

    /// 6.4 and 6.8.
    #[inline(never)]
    fn check_dodge<R: Refusal>(&self, piece: Piece, target: Square, exit: Square) -> Check<R> {
        self.check_may_act(piece)?;
        self.check_route(piece, target)?;
        self.check_ap(ActionKind::Dodge.cost().ap)?;
        self.check_active_opponent(target)?;
        check_adjacent(target, exit)?;
        self.check_exit(exit)
    }

    /// 6.6 and 6.8.
    #[inline(never)]
    fn check_tactical_dodge<R: Refusal>(
        &self,
        piece: Piece,
        landing: Square,
        push: Square,
    ) -> Check<R> {
        self.check_may_act(piece)?;
        let from = self.square_of(piece);
        ensure(self.diagonal_ends(piece).contains(landing), || self.why_no_route(piece, landing))?;
        let middle = from.half_way(landing);
        self.check_ap(ActionKind::TacticalDodge.cost().ap)?;
        self.check_active_opponent(middle)?;
        self.check_exit(landing)?;
        check_adjacent(middle, push)?;
        ensure(self.push_squares(from, middle, landing).contains(push), || {
            if push == landing {
                IllegalAction::PushToLanding { landing }
            } else {
                self.why_not_clear(push)
            }
        })
    }

    /// 7.1.
    #[inline(never)]
    fn check_stacking<R: Refusal>(
        &self,
        piece: Piece,
        target: Square,
        kind: ActionKind,
        on: Team,
    ) -> Check<R> {
        self.check_may_act(piece)?;
        check_adjacent(self.square_of(piece), target)?;
        self.check_ap(kind.cost().ap)?;
        ensure(self.is_on(self.alone(on), target), || {
            self.why_not_alone(on == self.side_to_act, target)
        })
    }

    /// 8.1.
    fn check_holder<R: Refusal>(&self, piece: Piece) -> Check<R> {
        self.check_may_act(piece)?;
        ensure(self.holder() == Some(piece), || IllegalAction::NotTheHolder { piece })
    }

    /// 8.2 and 8.4: what a hand-off and a short pass ask of their receiver alike.
    fn check_receiver<R: Refusal>(&self, piece: Piece, receiver: Piece) -> Check<R> {
        ensure(self.active_team_mates(piece).contains(receiver), || {
            why_not_receiving(piece, receiver)
        })
    }

    /// 8.2 and 8.3.
    #[inline(never)]
    fn check_hand_off<R: Refusal>(&self, piece: Piece, receiver: Piece) -> Check<R> {
        self.check_holder(piece)?;
        ensure(!self.after_hand_off, || IllegalAction::HandOffAfterHandOff)?;
        self.check_receiver(piece, receiver)?;
        ensure(self.network_of(piece).contains(self.square_of(receiver)), || {
            IllegalAction::ReceiverNotConnected { receiver }
        })
    }

    /// 8.4.
    #[inline(never)]
    fn check_short_pass<R: Refusal>(&self, piece: Piece, receiver: Piece, to: Square) -> Check<R> {
        self.check_holder(piece)?;
        self.check_ap(ActionKind::ShortPass.cost().ap)?;
        self.check_receiver(piece, receiver)?;
        let square = self.square_of(receiver);
        ensure(self.is_near(piece, receiver), || {
            let distance = self.square_of(piece).distance(square);
            IllegalAction::ReceiverTooFar { receiver, distance }
        })?;
        check_adjacent(square, to)?;
        self.check_vacant(to)
    }

    /// 8.5.
    #[inline(never)]
    fn check_long_pass<R: Refusal>(&self, piece: Piece, to: Square) -> Check<R> {
        self.check_holder(piece)?;
        self.check_ap(ActionKind::LongPass.cost().ap)?;
        self.check_vacant(to)?;
        match self.piece_too_near(to) {
            None => Ok(()),
            Some(piece) => Err(R::because(|| IllegalAction::TooNear { square: to, piece })),
        }
    }

    /// 10.1 and 10.3.
    #[inline]
    fn check_stand_up<R: Refusal>(&self, piece: Piece, to: Square) -> Check<R> {
        ensure(self.pieces_to_stand_up().contains(piece), || self.why_not_standing_up(piece))?;
        self.check_solution(piece, to)
    }

    /// 10.1, 10.4 and 10.5.
    #[inline(never)]
    fn check_release<R: Refusal>(
        &self,
        top: Piece,
        top_to: Square,
        bottom_to: Square,
        keeper: Option<Keeper>,
    ) -> Check<R> {
        ensure(self.tops_to_release().contains(top), || self.why_not_releasing(top))?;
        self.check_solution(top, top_to)?;
        self.check_solution(top, bottom_to)?;
        ensure(top_to != bottom_to, || IllegalAction::SameSquare { square: top_to })?;
        let holds_ball = self.holder() == Some(top);
        ensure(holds_ball == keeper.is_some(), || {
            if holds_ball {
                IllegalAction::KeeperMissing { top }
            } else {
                IllegalAction::KeeperWithoutBall { top }
            }
        })
    }

    /// 10.3 and 10.4: one step to a clear square.
    #[inline]
    fn check_solution<R: Refusal>(&self, piece: Piece, to: Square) -> Check<R> {
        check_adjacent(self.square_of(piece), to)?;
        ensure(self.is_clear(to), || self.why_not_clear(to))
    }

    /// 6.4 and 6.6: a single active opponent stands there.
    #[inline]
    fn check_active_opponent<R: Refusal>(&self, square: Square) -> Check<R> {
        ensure(self.is_on(self.active_opponents(), square), || self.why_no_active_opponent(square))
    }

    /// 6.8.
    #[inline]
    fn check_exit<R: Refusal>(&self, square: Square) -> Check<R> {
        ensure(self.is_exit(square), || self.why_not_clear(square))
    }

    #[inline]
    fn check_vacant<R: Refusal>(&self, square: Square) -> Check<R> {
        ensure(self.is_vacant(square), || self.why_not_clear(square))
    }
}

/// The reasons, apart from what asks for them, since they are seldom needed.
impl GameState {
    #[cold]
    fn why_not_now(&self, kind: ActionKind) -> IllegalAction {
        match self.winner() {
            Some(winner) => IllegalAction::GameOver { winner },
            None => IllegalAction::WrongPhase { kind, phase: self.phase },
        }
    }

    #[cold]
    fn why_not_acting(&self, piece: Piece) -> IllegalAction {
        let of_own = if self.stacked().contains(piece) {
            IllegalAction::InStack { piece }
        } else if self.is_down(piece) {
            IllegalAction::Down { piece }
        } else {
            IllegalAction::HeldBack { piece }
        };
        self.turn_or(piece, of_own)
    }

    #[cold]
    fn why_not_standing_up(&self, piece: Piece) -> IllegalAction {
        let of_own = match self.is_down(piece) {
            true => IllegalAction::DownInStack { piece },
            false => IllegalAction::NotDown { piece },
        };
        self.turn_or(piece, of_own)
    }

    #[cold]
    fn why_not_releasing(&self, top: Piece) -> IllegalAction {
        let of_own = match self.is_top(top) {
            true => IllegalAction::Fresh { top },
            false => IllegalAction::NotTop { piece: top },
        };
        self.turn_or(top, of_own)
    }

    /// 4.4: that it is the other coach's turn, or the reason that holds for an own piece.
    fn turn_or(&self, piece: Piece, of_own: IllegalAction) -> IllegalAction {
        let side_to_act = self.side_to_act;
        if piece.team() == side_to_act {
            of_own
        } else {
            IllegalAction::NotYourTurn { piece, side_to_act }
        }
    }

    /// 2.2 and 6.3: why there is no such route for this piece: for none at all, only for other kinds,
    /// or not now.
    #[cold]
    fn why_no_route(&self, piece: Piece, to: Square) -> IllegalAction {
        let from = self.square_of(piece);
        if self.diagonal_ends(piece).contains(to) {
            IllegalAction::NotCrossable { middle: from.half_way(to) }
        } else if from.diagonal_ends().or(from.straight_ends()).contains(to) {
            IllegalAction::KindCannot { piece, kind: self.kind_of(piece), from, to }
        } else {
            IllegalAction::OutOfReach { from, to }
        }
    }

    /// 7.1: why no single piece stands there, an own one or an opponent as it is wanted.
    #[cold]
    fn why_not_alone(&self, own: bool, square: Square) -> IllegalAction {
        match self.at(square) {
            Occupant::None => IllegalAction::NobodyThere { square },
            Occupant::Stack { .. } => IllegalAction::Closed { square },
            Occupant::One(piece) if own => IllegalAction::NoTeamMate { square, piece },
            Occupant::One(piece) => IllegalAction::NoOpponent { square, piece },
        }
    }

    #[cold]
    fn why_no_active_opponent(&self, square: Square) -> IllegalAction {
        match self.at(square) {
            Occupant::One(piece) if piece.team() != self.side_to_act => {
                IllegalAction::OpponentDown { square, piece }
            }
            _ => self.why_not_alone(false, square),
        }
    }

    #[cold]
    fn why_not_clear(&self, square: Square) -> IllegalAction {
        match self.at(square) {
            Occupant::None => IllegalAction::BallLiesThere { square },
            Occupant::One(piece) => IllegalAction::NotVacant { square, piece },
            Occupant::Stack { .. } => IllegalAction::Closed { square },
        }
    }
}

/// 8.2 and 8.4.
#[cold]
fn why_not_receiving(piece: Piece, receiver: Piece) -> IllegalAction {
    if receiver == piece {
        IllegalAction::ReceiverIsHolder { piece }
    } else if receiver.team() != piece.team() {
        IllegalAction::ReceiverOfOtherTeam { receiver }
    } else {
        IllegalAction::ReceiverInactive { receiver }
    }
}

/// 1.3.
#[inline]
fn check_adjacent<R: Refusal>(from: Square, to: Square) -> Check<R> {
    ensure(from.is_adjacent(to), || IllegalAction::NotAdjacent { from, to })
}
