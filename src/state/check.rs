//! Whether one action is legal, and if not, why. Checks directly, without generating a list, by the
//! same sets as `actions`.

use super::{GameState, IllegalAction, Occupant};
use crate::action::{Action, ActionKind, Keeper};
use crate::board::Square;
use crate::piece::{Piece, Team};
use crate::setup::Phase;

type Check = Result<(), IllegalAction>;

impl GameState {
    /// Whether an action is legal: whether [`legal_actions`](GameState::legal_actions) has it.
    #[inline]
    #[must_use]
    pub fn is_legal(&self, action: Action) -> bool {
        self.check(action).is_ok()
    }

    /// Whether an action is legal, and if not, why. This is what [`apply`](GameState::apply) asks
    /// before it changes anything.
    ///
    /// # Errors
    ///
    /// The first reason that a player would give: the game, the phase, the turn, the state of the
    /// piece, the way, the AP, the target, and what follows from it.
    pub fn check(&self, action: Action) -> Check {
        let kind = action.kind();
        let its_phase = if kind.unblocks() { Phase::Unblock } else { Phase::Action };
        if self.phase != its_phase {
            return Err(self.why_not_now(kind));
        }
        // Whether the piece may act, and be it because it is of the other team, each asks by itself:
        // asked here, it would take one more jump that cannot be foreseen.
        match action {
            Action::Move { piece, to } => self.check_move(piece, to),
            Action::Dodge { piece, target, exit } => self.check_dodge(piece, target, exit),
            Action::TacticalDodge { piece, landing, push } => {
                self.check_tactical_dodge(piece, landing, push)
            }
            Action::Block { piece, target } => {
                self.check_stacking(piece, target, kind, piece.team().opponent())
            }
            Action::Protection { piece, target } => {
                self.check_stacking(piece, target, kind, piece.team())
            }
            Action::HandOff { piece, receiver } => self.check_hand_off(piece, receiver),
            Action::ShortPass { piece, receiver, to } => self.check_short_pass(piece, receiver, to),
            Action::LongPass { piece, to } => self.check_long_pass(piece, to),
            Action::Convert if !self.rules.energy => Err(IllegalAction::NoEnergyGame),
            Action::Convert => self.check_ap(kind.cost().ap),
            Action::End => Ok(()),
            Action::StandUp { piece, to } => self.check_stand_up(piece, to),
            Action::Release { top, top_to, bottom_to, keeper } => {
                self.check_release(top, top_to, bottom_to, keeper)
            }
        }
    }

    /// 4.4: only active pieces act, and none that is held back.
    #[inline]
    fn check_may_act(&self, piece: Piece) -> Check {
        if self.may_act().contains(piece) { Ok(()) } else { Err(self.why_not_acting(piece)) }
    }

    #[inline]
    fn check_ap(&self, needed: u8) -> Check {
        let left = self.ap;
        if left >= needed { Ok(()) } else { Err(IllegalAction::TooFewAp { needed, left }) }
    }

    /// 6.1 and 6.2. Whether it is a step is no jump: nobody can foresee it.
    fn check_move(&self, piece: Piece, to: Square) -> Check {
        self.check_may_act(piece)?;
        if !(self.square_of(piece).is_adjacent(to) | self.has_route(piece, to)) {
            return Err(self.why_no_route(piece, to));
        }
        self.check_ap(self.cost_of(Action::Move { piece, to }).ap)?;
        self.check_vacant(to)
    }

    /// 2.2, 2.3 and 6.3: a route of 2 squares that the kind allows, with a crossable middle if it
    /// has one.
    #[inline]
    fn check_route(&self, piece: Piece, to: Square) -> Check {
        if self.has_route(piece, to) { Ok(()) } else { Err(self.why_no_route(piece, to)) }
    }

    /// 6.4 and 6.8.
    fn check_dodge(&self, piece: Piece, target: Square, exit: Square) -> Check {
        self.check_may_act(piece)?;
        self.check_route(piece, target)?;
        self.check_ap(ActionKind::Dodge.cost().ap)?;
        self.check_active_opponent(target)?;
        check_adjacent(target, exit)?;
        self.check_exit(exit)
    }

    /// 6.6 and 6.8.
    fn check_tactical_dodge(&self, piece: Piece, landing: Square, push: Square) -> Check {
        self.check_may_act(piece)?;
        let from = self.square_of(piece);
        if !self.diagonal_ends(piece).contains(landing) {
            return Err(self.why_no_route(piece, landing));
        }
        let middle = from.half_way(landing);
        self.check_ap(ActionKind::TacticalDodge.cost().ap)?;
        self.check_active_opponent(middle)?;
        self.check_exit(landing)?;
        check_adjacent(middle, push)?;
        if self.push_squares(from, middle, landing).contains(push) {
            Ok(())
        } else if push == landing {
            Err(IllegalAction::PushToLanding { landing })
        } else {
            Err(self.why_not_clear(push))
        }
    }

    /// 7.1.
    fn check_stacking(&self, piece: Piece, target: Square, kind: ActionKind, on: Team) -> Check {
        self.check_may_act(piece)?;
        check_adjacent(self.square_of(piece), target)?;
        self.check_ap(kind.cost().ap)?;
        if self.is_on(self.alone(on), target) {
            Ok(())
        } else {
            Err(self.why_not_alone(on == self.side_to_act, target))
        }
    }

    /// 8.1.
    fn check_holder(&self, piece: Piece) -> Check {
        self.check_may_act(piece)?;
        if self.holder() == Some(piece) {
            Ok(())
        } else {
            Err(IllegalAction::NotTheHolder { piece })
        }
    }

    /// 8.2 and 8.4: what a hand-off and a short pass ask of their receiver alike.
    fn check_receiver(&self, piece: Piece, receiver: Piece) -> Check {
        if self.active_team_mates(piece).contains(receiver) {
            Ok(())
        } else {
            Err(why_not_receiving(piece, receiver))
        }
    }

    /// 8.2 and 8.3.
    fn check_hand_off(&self, piece: Piece, receiver: Piece) -> Check {
        self.check_holder(piece)?;
        if self.after_hand_off {
            return Err(IllegalAction::HandOffAfterHandOff);
        }
        self.check_receiver(piece, receiver)?;
        if self.network_of(piece).contains(self.square_of(receiver)) {
            Ok(())
        } else {
            Err(IllegalAction::ReceiverNotConnected { receiver })
        }
    }

    /// 8.4.
    fn check_short_pass(&self, piece: Piece, receiver: Piece, to: Square) -> Check {
        self.check_holder(piece)?;
        self.check_ap(ActionKind::ShortPass.cost().ap)?;
        self.check_receiver(piece, receiver)?;
        let square = self.square_of(receiver);
        if !self.is_near(piece, receiver) {
            let distance = self.square_of(piece).distance(square);
            return Err(IllegalAction::ReceiverTooFar { receiver, distance });
        }
        check_adjacent(square, to)?;
        self.check_vacant(to)
    }

    /// 8.5.
    fn check_long_pass(&self, piece: Piece, to: Square) -> Check {
        self.check_holder(piece)?;
        self.check_ap(ActionKind::LongPass.cost().ap)?;
        self.check_vacant(to)?;
        match self.piece_too_near(to) {
            None => Ok(()),
            Some(piece) => Err(IllegalAction::TooNear { square: to, piece }),
        }
    }

    /// 10.1 and 10.3.
    #[inline]
    fn check_stand_up(&self, piece: Piece, to: Square) -> Check {
        if !self.pieces_to_stand_up().contains(piece) {
            return Err(self.why_not_standing_up(piece));
        }
        self.check_solution(piece, to)
    }

    /// 10.1, 10.4 and 10.5.
    fn check_release(
        &self,
        top: Piece,
        top_to: Square,
        bottom_to: Square,
        keeper: Option<Keeper>,
    ) -> Check {
        if !self.tops_to_release().contains(top) {
            return Err(self.why_not_releasing(top));
        }
        self.check_solution(top, top_to)?;
        self.check_solution(top, bottom_to)?;
        if top_to == bottom_to {
            return Err(IllegalAction::SameSquare { square: top_to });
        }
        match (self.holder() == Some(top), keeper) {
            (true, None) => Err(IllegalAction::KeeperMissing { top }),
            (false, Some(_)) => Err(IllegalAction::KeeperWithoutBall { top }),
            _ => Ok(()),
        }
    }

    /// 10.3 and 10.4: one step to a clear square.
    #[inline]
    fn check_solution(&self, piece: Piece, to: Square) -> Check {
        check_adjacent(self.square_of(piece), to)?;
        if self.is_clear(to) { Ok(()) } else { Err(self.why_not_clear(to)) }
    }

    /// 6.4 and 6.6: a single active opponent stands there.
    #[inline]
    fn check_active_opponent(&self, square: Square) -> Check {
        if self.is_on(self.active_opponents(), square) {
            Ok(())
        } else {
            Err(self.why_no_active_opponent(square))
        }
    }

    /// 6.8.
    #[inline]
    fn check_exit(&self, square: Square) -> Check {
        if self.is_exit(square) { Ok(()) } else { Err(self.why_not_clear(square)) }
    }

    #[inline]
    fn check_vacant(&self, square: Square) -> Check {
        if self.is_vacant(square) { Ok(()) } else { Err(self.why_not_clear(square)) }
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
fn check_adjacent(from: Square, to: Square) -> Check {
    if from.is_adjacent(to) { Ok(()) } else { Err(IllegalAction::NotAdjacent { from, to }) }
}
