//! All legal actions, one after the other. The rules that they follow are in `moving`, `sets`,
//! `passing` and `unblock`; here is only the order: piece by piece, then the coach's own.

use core::hint::select_unpredictable;
use core::ops::ControlFlow;

use super::GameState;
use super::sink::Sink;
use crate::action::{Action, ActionKind, Keeper};
use crate::board::SquareSet;
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
    exits: SquareSet,
    not_closed: SquareSet,
    not_crossable: SquareSet,
    own: SquareSet,
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
                sink.take(1, [Action::Convert].into_iter())?;
            }
            sink.take(1, [Action::End].into_iter())?;
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
        for piece in movers {
            self.find_steps(piece, &ground, sink)?;
            self.find_moves(piece, &ground, sink)?;
            self.find_dodges(piece, &ground, sink)?;
            self.find_tactical_dodges(piece, ground.active_opponents, ground.exits, sink)?;
            if self.holder() == Some(piece) {
                self.find_hand_offs(piece, sink)?;
                self.find_passes(piece, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All actions of pieces that may act when no AP are left: those that cost none.
    fn find_free_actions<S: Sink>(&self, movers: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        let opponents = self.squares_of_team(self.side_to_act.opponent());
        let active_opponents = opponents - self.squares_of(!self.active_pieces());
        let exits = self.exit_squares();
        for piece in movers {
            self.find_tactical_dodges(piece, active_opponents, exits, sink)?;
            if self.holder() == Some(piece) {
                self.find_hand_offs(piece, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn ground(&self) -> Ground {
        let opponents = self.squares_of_team(self.side_to_act.opponent());
        let inactive = self.squares_of(!self.active_pieces());
        Ground {
            vacant: self.vacant(),
            exits: self.exit_squares(),
            not_closed: !self.closed(),
            not_crossable: self.not_crossable(inactive, opponents),
            own: self.occupied - opponents,
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
        let steps = targets.iter().map(|to| {
            let stack = select_unpredictable(
                own.has(to),
                Action::Protection { piece, target: to },
                Action::Block { piece, target: to },
            );
            select_unpredictable(vacant.has(to), Action::Move { piece, to }, stack)
        });
        sink.take(targets.len(), steps)
    }

    /// 6.2.
    #[inline]
    fn find_moves<S: Sink>(
        &self,
        piece: Piece,
        ground: &Ground,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        if self.ap < 2 * ActionKind::Move.cost().ap {
            return ControlFlow::Continue(());
        }
        let ends = self.route_ends(piece, ground.not_crossable).on(ground.vacant);
        sink.take(ends.len(), ends.iter().map(|to| Action::Move { piece, to }))
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
            let dodges = exits.iter().map(|exit| Action::Dodge { piece, target, exit });
            sink.take(exits.len(), dodges)?;
        }
        ControlFlow::Continue(())
    }

    /// 6.6.
    #[inline]
    fn find_tactical_dodges<S: Sink>(
        &self,
        piece: Piece,
        active_opponents: SquareSet,
        exits: SquareSet,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let from = self.square_of(piece);
        for middle in from.steps().on(active_opponents) {
            let landing = from.opposite(middle);
            if !self.diagonal_ends(piece).on(exits).contains(landing) {
                continue;
            }
            let pushes = self.push_squares(from, middle, landing);
            let dodges = pushes.iter().map(|push| Action::TacticalDodge { piece, landing, push });
            sink.take(pushes.len(), dodges)?;
        }
        ControlFlow::Continue(())
    }

    /// 8.2 and 8.3.
    fn find_hand_offs<S: Sink>(&self, piece: Piece, sink: &mut S) -> ControlFlow<S::Break> {
        if self.after_hand_off {
            return ControlFlow::Continue(());
        }
        let network = self.network(piece);
        let team_mates = self.active_team_mates(piece).iter();
        let receivers = team_mates.filter(|&piece| network.contains(self.square_of(piece)));
        let hand_offs = receivers.map(|receiver| Action::HandOff { piece, receiver });
        sink.take(network.len(), hand_offs)
    }

    /// 8.4 and 8.5.
    #[inline(never)] // seldom needed, and large
    fn find_passes<S: Sink>(&self, piece: Piece, sink: &mut S) -> ControlFlow<S::Break> {
        if self.affords(ActionKind::ShortPass) {
            let team_mates = self.active_team_mates(piece).iter();
            for receiver in team_mates.filter(|&team_mate| self.is_near(piece, team_mate)) {
                let squares = self.short_pass_squares(receiver);
                let passes = squares.iter().map(|to| Action::ShortPass { piece, receiver, to });
                sink.take(squares.len(), passes)?;
            }
        }
        if self.affords(ActionKind::LongPass) {
            let squares = self.long_pass_squares();
            let passes = squares.iter().map(|to| Action::LongPass { piece, to });
            sink.take(squares.len(), passes)?;
        }
        ControlFlow::Continue(())
    }

    /// 10.3 and 10.4.
    fn find_solutions<S: Sink>(&self, pieces: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        for piece in self.pieces_to_stand_up() & pieces {
            let squares = self.solution_squares(piece);
            let stand_ups = squares.iter().map(|to| Action::StandUp { piece, to });
            sink.take(squares.len(), stand_ups)?;
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
                    let release = |&keeper| Action::Release { top, top_to, bottom_to, keeper };
                    sink.take(keepers.len(), keepers.iter().map(release))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
