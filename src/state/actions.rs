//! All legal actions, one after the other. The rules that they follow are in `moving`, `sets`,
//! `passing` and `unblock`; here is only the order: first what many pieces can do, piece by piece, then
//! what few can, then the coach's own.

use core::hint::select_unpredictable;
use core::ops::ControlFlow;

use super::GameState;
use super::passing::network;
use super::sink::Sink;
use crate::action::{Action, ActionKind, Keeper};
use crate::board::{Direction, Half, SquareSet};
use crate::piece::{Piece, PieceSet};
use crate::setup::Phase;

// A step costs the same onto whatever it leads (section 5).
const _: () = {
    let step = ActionKind::Move.cost().ap;
    assert!(step == ActionKind::Block.cost().ap && step == ActionKind::Protection.cost().ap);
};

/// What the actions of all pieces of a side have in common, looked up once.
struct Ground {
    vacant: SquareSet,
    /// Where the exit of a dodge and the landing of a tactical dodge may be.
    exits: SquareSet,
    not_closed: SquareSet,
    not_crossable: SquareSet,
    /// The squares of own pieces that are no opponents' too.
    own: SquareSet,
    active_own: SquareSet,
    active_opponents: SquareSet,
}

impl GameState {
    /// The legal actions of these pieces.
    #[inline]
    pub(super) fn find_actions_of<S: Sink>(
        &self,
        pieces: PieceSet,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        match self.phase {
            Phase::Action if self.ap == 0 => self.find_free_actions(self.may_act() & pieces, sink),
            Phase::Action => self.find_all_actions(self.may_act() & pieces, sink),
            Phase::Unblock => self.find_solutions(pieces, sink),
            Phase::Won => ControlFlow::Continue(()),
        }
    }

    /// The legal actions that are the coach's: convert (11.1, 11.3) and end (4.2).
    #[inline]
    pub(super) fn find_coach_actions<S: Sink>(&self, sink: &mut S) -> ControlFlow<S::Break> {
        if self.phase == Phase::Action {
            if self.rules.energy && self.affords(ActionKind::Convert) {
                sink.take(Action::Convert)?;
            }
            sink.take(Action::End)?;
        }
        ControlFlow::Continue(())
    }

    /// Whether the AP that are left pay for an action of this kind, and be it a move of 1 square.
    #[inline]
    fn affords(&self, kind: ActionKind) -> bool {
        self.ap >= kind.cost().ap
    }

    /// All actions of pieces that may act.
    fn find_all_actions<S: Sink>(&self, movers: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        let ground = self.ground();
        // Who can dodge is noted, and gone through apart: few can, and nobody can foresee which, so
        // that a jump on it for each piece would cost more.
        let mut dodgers = PieceSet::EMPTY;
        for piece in movers {
            let ends = self.route_ends(piece, ground.not_crossable);
            self.find_steps(piece, &ground, sink)?;
            self.find_moves(piece, ends.on(ground.vacant), sink)?;
            let is_dodger = !ends.on(ground.active_opponents).is_empty();
            dodgers |= select_unpredictable(is_dodger, piece.into(), PieceSet::EMPTY);
        }
        for piece in dodgers {
            self.find_dodges(piece, &ground, sink)?;
        }
        self.find_tactical_dodges(movers, &ground, sink)?;
        if let Some(holder) = self.holder_among(movers) {
            self.find_hand_offs(holder, &ground, sink)?;
            self.find_passes(holder, sink)?;
        }
        ControlFlow::Continue(())
    }

    /// All actions of pieces that may act when no AP are left: those that cost none.
    fn find_free_actions<S: Sink>(&self, movers: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        let ground = self.ground();
        self.find_tactical_dodges(movers, &ground, sink)?;
        if let Some(holder) = self.holder_among(movers) {
            self.find_hand_offs(holder, &ground, sink)?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn holder_among(&self, movers: PieceSet) -> Option<Piece> {
        self.holder().filter(|&holder| movers.contains(holder))
    }

    #[inline(always)] // a caller that needs only a part looks up no more
    fn ground(&self) -> Ground {
        let opponents = self.squares_of_team(self.side_to_act.opponent());
        let own = self.occupied - opponents;
        let (inactive, closed) = self.inactive_and_closed();
        Ground {
            vacant: self.vacant(),
            exits: self.exit_squares(),
            not_closed: !closed,
            not_crossable: self.not_crossable(inactive, opponents),
            own,
            active_own: own - inactive,
            active_opponents: opponents - inactive,
        }
    }

    /// 6.1 and 7.1: one step, for 1 AP, onto any square that is not closed. What stands there says what
    /// the step is, and no jump depends on that, since nobody can foresee it.
    #[inline]
    fn find_steps<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let targets = self.square_of(piece).steps().on(ground.not_closed);
        let (vacant, own) = (targets.on(ground.vacant), targets.on(ground.own));
        sink.take_all(targets, |to| {
            let stack = select_unpredictable(
                own.has(to),
                Action::Protection { piece, target: to },
                Action::Block { piece, target: to },
            );
            select_unpredictable(vacant.has(to), Action::Move { piece, to }, stack)
        })
    }

    /// 6.2.
    #[inline]
    fn find_moves<S: Sink>(&self, piece: Piece, ends: Half, sink: &mut S) -> ControlFlow<S::Break> {
        if self.ap < 2 * ActionKind::Move.cost().ap {
            return ControlFlow::Continue(());
        }
        sink.take_all(ends, |to| Action::Move { piece, to })
    }

    /// 6.4.
    #[inline]
    fn find_dodges<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        if !self.affords(ActionKind::Dodge) {
            return ControlFlow::Continue(());
        }
        for target in self.route_ends(piece, ground.not_crossable).on(ground.active_opponents) {
            let exits = target.steps().on(ground.exits);
            sink.take_all(exits, |exit| Action::Dodge { piece, target, exit })?;
        }
        ControlFlow::Continue(())
    }

    /// 6.6. Mostly nobody can, which is seen by looking at all squares at once: back from a landing
    /// over an active opponent to an own piece.
    #[inline(always)]
    fn find_tactical_dodges<S: Sink>(
        &self,
        movers: PieceSet,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        for back in Direction::ALL {
            let middles = ground.exits.stepped_onto(back, ground.active_opponents);
            let starts = middles.stepped_onto(back, ground.own);
            if !starts.is_empty() {
                self.find_tactical_dodges_from(starts, back.opposite(), movers, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 6.6, from some squares in a direction in which there are an active opponent and a landing.
    #[inline(never)] // seldom needed
    fn find_tactical_dodges_from<S: Sink>(
        &self,
        starts: SquareSet,
        direction: Direction,
        movers: PieceSet,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        for from in starts {
            for piece in self.pieces_on(from) & movers & self.kinds.diagonal {
                let middle = from.stepped(direction);
                let landing = middle.stepped(direction);
                let pushes = self.push_squares(from, middle, landing);
                sink.take_all(pushes, |push| Action::TacticalDodge { piece, landing, push })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 8.2 and 8.3.
    fn find_hand_offs<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        if self.after_hand_off {
            return ControlFlow::Continue(());
        }
        let network = network(self.square_of(piece), ground.active_own);
        sink.take_each(network, |square| {
            // Somebody stands there.
            let receiver = self.piece_on(square).unwrap_or(piece);
            Action::HandOff { piece, receiver }
        })
    }

    /// 8.4 and 8.5.
    #[inline(never)] // seldom needed, and large
    fn find_passes<S: Sink>(&self, piece: Piece, sink: &mut S) -> ControlFlow<S::Break> {
        if self.affords(ActionKind::ShortPass) {
            for receiver in self.active_team_mates(piece) {
                // No jump: nobody can foresee who is near.
                let squares = self.short_pass_squares(receiver).when(self.is_near(piece, receiver));
                sink.take_all(squares, |to| Action::ShortPass { piece, receiver, to })?;
            }
        }
        if self.affords(ActionKind::LongPass) {
            for squares in self.long_pass_squares().in_halves() {
                sink.take_all(squares, |to| Action::LongPass { piece, to })?;
            }
        }
        ControlFlow::Continue(())
    }

    /// 10.3 and 10.4.
    fn find_solutions<S: Sink>(&self, pieces: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        for piece in self.pieces_to_stand_up() & pieces {
            let squares = self.solution_squares(piece);
            sink.take_all(squares, |to| Action::StandUp { piece, to })?;
        }
        for top in self.tops_to_release() & pieces {
            let keepers: &[Option<Keeper>] = if self.holder() == Some(top) {
                &[Some(Keeper::Top), Some(Keeper::Bottom)]
            } else {
                &[None]
            };
            let squares = self.solution_squares(top);
            for top_to in squares {
                for &keeper in keepers {
                    sink.take_all(squares.without(top_to), |bottom_to| Action::Release {
                        top,
                        top_to,
                        bottom_to,
                        keeper,
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
