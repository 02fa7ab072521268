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

// Where any AP are left, they pay for one step, onto whatever it leads (section 5): so the search for
// steps does not ask for them.
const _: () = {
    let (to_vacant, onto_opponent) = (ActionKind::Move.cost().ap, ActionKind::Block.cost().ap);
    assert!(to_vacant == 1 && onto_opponent == 1 && ActionKind::Protection.cost().ap == 1);
};

/// What the actions of all pieces of a side have in common, looked up once.
struct Ground {
    vacant: SquareSet,
    /// Where the exit of a dodge and the landing of a tactical dodge may be.
    exits: SquareSet,
    /// The squares on which one piece stands, of either team.
    alone: SquareSet,
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
        // Who can block, protect or dodge is noted, and gone through apart: nobody can foresee who can,
        // so that a jump on it for each piece would cost more. And where actions are applied in their
        // order, those of a kind come together.
        let (mut stackers, mut dodgers) = (PieceSet::EMPTY, PieceSet::EMPTY);
        for piece in movers {
            let ends = self.route_ends(piece, ground.not_crossable);
            let stackings = self.find_steps(piece, &ground, sink)?;
            self.find_moves(piece, ends.on(ground.vacant), sink)?;
            stackers |= if_any(stackings, piece);
            dodgers |= if_any(ends.on(ground.active_opponents), piece);
        }
        for piece in stackers {
            self.find_stackings(piece, &ground, sink)?;
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
            alone: self.occupied - closed,
            not_crossable: self.not_crossable(inactive, opponents),
            own,
            active_own: own - inactive,
            active_opponents: opponents - inactive,
        }
    }

    /// 6.1: one step to a vacant square. Returns where one step leads to a piece that stands alone, for
    /// `find_stackings`, if the sink has not taken that along.
    #[inline]
    fn find_steps<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break, Half> {
        let steps = self.square_of(piece).steps();
        let (vacant, alone) = (steps.on(ground.vacant), steps.on(ground.alone));
        sink.take_now(vacant, alone, |to| Action::Move { piece, to })
    }

    /// 7.1. Whose piece stands there says what the step is, and no jump depends on that, since nobody
    /// can foresee it.
    #[inline]
    fn find_stackings<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let targets = self.square_of(piece).steps().on(ground.alone);
        let own = targets.on(ground.own);
        sink.take_all(targets, |target| {
            select_unpredictable(
                own.has(target),
                Action::Protection { piece, target },
                Action::Block { piece, target },
            )
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
    #[inline(always)] // so that it takes only its part of the ground
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

/// A piece that can do something to some squares; without squares, nobody.
#[inline]
fn if_any(squares: Half, piece: Piece) -> PieceSet {
    select_unpredictable(squares.is_empty(), PieceSet::EMPTY, piece.into())
}
