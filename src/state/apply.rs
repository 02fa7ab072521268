//! What an action does: sections 6 to 10 of RULES.md, costs (5, 11.2), touchdown (13), and the turn
//! that passes (4.5).

use super::{GameState, IllegalAction};
use crate::action::{Action, Keeper};
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, Team};
use crate::setup::{AP_PER_TURN, Ball, Phase};

impl GameState {
    /// Applies an action if it is legal.
    ///
    /// When it was the last thing to do in the unblocking phase, or the action phase ends without an
    /// open task, the turn passes by itself ([10.6](crate::rulebook#r10.6)).
    ///
    /// # Errors
    ///
    /// The reason why the action is illegal; the state is then as before.
    ///
    /// ```
    /// # use ball_rules::{Action, GameState, IllegalAction};
    /// let mut state = GameState::default();
    /// let before = state;
    /// let illegal: Action = "D1-10G".parse().unwrap();
    /// assert!(matches!(state.apply(illegal), Err(IllegalAction::NotVacant { .. })));
    /// assert_eq!(state, before);
    /// ```
    pub fn apply(&mut self, action: Action) -> Result<(), IllegalAction> {
        self.check(action)?;
        self.perform(action);
        Ok(())
    }

    /// Applies an action that is known to be legal *in this very state*, because it comes from its
    /// [`legal_actions`](GameState::legal_actions) or has passed [`is_legal`](GameState::is_legal).
    ///
    /// # Panics
    ///
    /// With debug assertions, when the action is illegal. Without them an illegal action does not
    /// panic, but leaves a state that may break section 12 of the rules. Use
    /// [`apply`](GameState::apply) for anything that comes from outside.
    #[inline]
    pub fn apply_unchecked(&mut self, action: Action) {
        debug_assert_eq!(self.check(action), Ok(()), "{action} is illegal in {self}");
        self.perform(action);
    }

    /// 4.1: each phase has its kinds of actions. A jump on the phase leaves fewer to choose from.
    // Inlined always, and what it calls up to `pay`: called, making a leaf takes 7 % longer.
    #[inline(always)]
    fn perform(&mut self, action: Action) {
        match self.phase {
            Phase::Action | Phase::Won => self.perform_in_action_phase(action),
            Phase::Unblock => self.perform_in_unblocking_phase(action),
        }
    }

    #[inline(always)]
    fn perform_in_action_phase(&mut self, action: Action) {
        // Paid in each branch, where the kind is known: a second jump on it would cost more than all
        // the rest.
        match action {
            Action::Move { piece, to } => {
                self.pay(action);
                self.relocate(piece, to);
                self.take_loose_ball(piece);
                self.complete(piece);
            }
            Action::Dodge { piece, target, exit } => {
                self.pay(action);
                self.dodge(piece, target, exit);
            }
            Action::TacticalDodge { piece, landing, push } => {
                self.pay(action);
                self.tactical_dodge(piece, landing, push);
            }
            Action::Block { piece, target } | Action::Protection { piece, target } => {
                self.pay(action);
                self.stack(piece, target);
            }
            Action::HandOff { piece, receiver } => {
                self.pay(action);
                self.hand_off(piece, receiver);
            }
            Action::ShortPass { piece, to, .. } | Action::LongPass { piece, to } => {
                self.pay(action);
                self.ball = Ball::Loose(to);
                self.complete(piece);
            }
            Action::Convert => self.pay(action),
            Action::End => self.end_action_phase(),
            Action::StandUp { .. } | Action::Release { .. } => {} // illegal
        }
    }

    #[inline(always)]
    fn perform_in_unblocking_phase(&mut self, action: Action) {
        match action {
            Action::StandUp { piece, to } => {
                self.relocate(piece, to);
                self.down.remove(piece);
            }
            Action::Release { top, top_to, bottom_to, keeper } => {
                self.release(top, top_to, bottom_to, keeper);
            }
            _ => return, // illegal
        }
        self.pass_turn_when_done();
    }

    /// The table of section 5, and 11.2.
    #[inline(always)]
    fn pay(&mut self, action: Action) {
        let cost = self.cost_of(action);
        self.ap = self.ap.saturating_sub(cost.ap);
        if self.rules.energy {
            let [atk, def] = &mut self.ep;
            let ep = match self.side_to_act {
                Team::Atk => atk,
                Team::Def => def,
            };
            *ep = ep.saturating_add(cost.ep);
        }
    }

    /// A piece that stands alone on its square goes to another, vacant one; the ball that it holds
    /// goes with it (9.1).
    #[inline]
    fn relocate(&mut self, piece: Piece, to: Square) {
        self.occupied ^= SquareSet::from(self.square_of(piece)) ^ to.into();
        self.squares.set(piece, to);
    }

    /// 9.2 and 9.4.
    #[inline]
    fn take_loose_ball(&mut self, piece: Piece) {
        if self.ball == Ball::Loose(self.square_of(piece)) {
            self.take_and_be_held_back(piece);
        }
    }

    /// 9.4.
    #[inline]
    fn take_and_be_held_back(&mut self, piece: Piece) {
        self.ball = Ball::Held(piece);
        self.held_back.insert(piece);
    }

    /// 6.4 and 6.5.
    fn dodge(&mut self, piece: Piece, target: Square, exit: Square) {
        let opponent = self.piece_on(target);
        self.relocate(piece, exit);
        self.take_loose_ball(piece);
        if let Some(opponent) = opponent {
            self.down.insert(opponent);
            if self.ball == Ball::Held(opponent) {
                self.take_and_be_held_back(piece);
            }
        }
        self.complete(piece);
    }

    /// 6.6 and 6.7.
    fn tactical_dodge(&mut self, piece: Piece, landing: Square, push: Square) {
        let middle = self.square_of(piece).half_way(landing);
        let opponent = self.piece_on(middle);
        self.relocate(piece, landing);
        self.take_loose_ball(piece);
        if let Some(opponent) = opponent {
            self.relocate(opponent, push);
            self.down.insert(opponent);
            if self.ball == Ball::Held(opponent) {
                self.ball = Ball::Loose(self.fumble_square(middle, push));
            }
        }
        self.complete(piece);
    }

    /// 7.2, 7.3 and 7.6.
    fn stack(&mut self, piece: Piece, target: Square) {
        self.occupied.remove(self.square_of(piece));
        if let Some(bottom) = self.piece_on(target) {
            self.bottoms.insert(bottom);
            if self.ball == Ball::Held(bottom) {
                self.ball = Ball::Held(piece);
            }
        }
        self.squares.set(piece, target);
        self.tops.insert(piece);
        self.fresh.insert(piece);
        self.complete(piece);
    }

    /// 8.2, and 13.1 under switch `h`.
    fn hand_off(&mut self, piece: Piece, receiver: Piece) {
        self.ball = Ball::Held(receiver);
        self.complete(if self.rules.hand_off_scores { receiver } else { piece });
        self.after_hand_off = self.phase == Phase::Action;
    }

    /// 8.3 and 13.1: what follows when a piece has completed an action. `scorer` is the piece that
    /// may have scored with it.
    #[inline]
    fn complete(&mut self, scorer: Piece) {
        self.after_hand_off = false;
        if self.ball == Ball::Held(scorer) && self.is_in_goal(scorer) {
            self.phase = Phase::Won;
            self.ap = 0;
        }
    }

    /// Whether a piece stands in the other team's end zone (1.5).
    fn is_in_goal(&self, piece: Piece) -> bool {
        self.rules.end_zone_of(piece.team().opponent()).contains(self.square_of(piece))
    }

    /// 4.2 and 10.6.
    fn end_action_phase(&mut self) {
        self.phase = Phase::Unblock;
        self.ap = 0;
        self.after_hand_off = false;
        self.pass_turn_when_done();
    }

    /// 10.4.
    fn release(&mut self, top: Piece, top_to: Square, bottom_to: Square, keeper: Option<Keeper>) {
        self.occupied.remove(self.square_of(top));
        if let Some(bottom) = self.bottom_under(top) {
            self.bottoms.remove(bottom);
            self.occupied.insert(bottom_to);
            self.squares.set(bottom, bottom_to);
            if keeper == Some(Keeper::Bottom) {
                self.ball = Ball::Held(bottom);
            }
        }
        self.tops.remove(top);
        self.occupied.insert(top_to);
        self.squares.set(top, top_to);
    }

    /// 10.6 and 4.5.
    fn pass_turn_when_done(&mut self) {
        if self.has_open_task() {
            return;
        }
        self.fresh = PieceSet::EMPTY;
        self.held_back = PieceSet::EMPTY;
        self.side_to_act = self.side_to_act.opponent();
        self.phase = Phase::Action;
        self.ap = AP_PER_TURN;
        self.turn = self.turn.saturating_add(1);
    }
}
