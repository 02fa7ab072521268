//! All legal actions, one after the other. The rules that they follow are in `moving`, `sets`,
//! `passing` and `unblock`; here is only the order: piece by piece, then the coach's own.

use core::ops::ControlFlow;

use super::GameState;
use super::sink::Sink;
use crate::action::{Action, ActionKind, Keeper};
use crate::board::{Sheet, SquareSet, Window};
use crate::piece::{Piece, PieceSet};
use crate::setup::Phase;

/// What the actions of all pieces of a side have in common, looked up once.
struct Ground {
    vacant: Sheet,
    exits: Sheet,
    crossable: Sheet,
    active_opponents: Sheet,
    lone_opponents: Sheet,
    lone_team_mates: Sheet,
    /// Where exits of dodges may be, once more, for the squares around a target.
    exit_squares: SquareSet,
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
                sink.take(ActionKind::Convert, [Action::Convert].into_iter())?;
            }
            sink.take(ActionKind::End, [Action::End].into_iter())?;
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
            let from = self.square_of(piece);
            let vacant = ground.vacant.around(from);
            let exits = ground.exits.around(from);
            let ends = self.route_ends(piece, ground.crossable.around(from));
            let active_opponents = ground.active_opponents.around(from);
            let lone_opponents = ground.lone_opponents.around(from);
            let lone_team_mates = ground.lone_team_mates.around(from);
            self.find_moves(piece, ends, vacant, sink)?;
            self.find_dodges(piece, ends.and(active_opponents), ground.exit_squares, sink)?;
            self.find_tactical_dodges(piece, active_opponents, exits, sink)?;
            self.find_stackings(piece, lone_opponents, lone_team_mates, sink)?;
            if self.holder() == Some(piece) {
                self.find_hand_offs(piece, sink)?;
                self.find_passes(piece, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// All actions of pieces that may act when no AP are left: those that cost none.
    fn find_free_actions<S: Sink>(&self, movers: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        let active_opponents = self.squares_of(self.active_opponents());
        let dodgers = movers & self.kinds.diagonal;
        let near = self.squares_of(dodgers).neighbours() & active_opponents;
        let holder = self.holder().filter(|&holder| movers.contains(holder));
        if near.is_empty() && holder.is_none() {
            return ControlFlow::Continue(());
        }
        let active_opponents = Sheet::of(active_opponents);
        let exits = Sheet::of(self.exit_squares());
        for piece in movers {
            let from = self.square_of(piece);
            let (active_opponents, exits) = (active_opponents.around(from), exits.around(from));
            self.find_tactical_dodges(piece, active_opponents, exits, sink)?;
            if holder == Some(piece) {
                self.find_hand_offs(piece, sink)?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn ground(&self) -> Ground {
        let side = self.side_to_act;
        let active_opponents = self.squares_of(self.active_opponents());
        // Mostly none: all active pieces stand alone.
        let other_opponents = self.alone(side.opponent()) - self.active_opponents();
        Ground {
            vacant: Sheet::of(self.vacant()),
            exits: Sheet::of(self.exit_squares()),
            crossable: Sheet::of(self.crossable()),
            active_opponents: Sheet::of(active_opponents),
            lone_opponents: Sheet::of(active_opponents | self.squares_of(other_opponents)),
            lone_team_mates: Sheet::of(self.squares_of(self.alone(side))),
            exit_squares: self.exit_squares(),
        }
    }

    /// 6.1 and 6.2. `ends`: of the 2-square routes.
    #[inline]
    fn find_moves<S: Sink>(
        &self,
        piece: Piece,
        ends: Window,
        vacant: Window,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let one_square = ActionKind::Move.cost().ap;
        let steps = Window::STEPS.when(self.ap >= one_square);
        let targets = steps.or(ends.when(self.ap >= 2 * one_square)).and(vacant);
        let from = self.square_of(piece);
        sink.take(ActionKind::Move, targets.squares(from).map(|to| Action::Move { piece, to }))
    }

    /// 6.4.
    #[inline]
    fn find_dodges<S: Sink>(
        &self,
        piece: Piece,
        targets: Window,
        exits: SquareSet,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let targets = targets.when(self.affords(ActionKind::Dodge));
        for target in targets.squares(self.square_of(piece)) {
            let exits = (target.neighbours() & exits).iter();
            sink.take(ActionKind::Dodge, exits.map(|exit| Action::Dodge { piece, target, exit }))?;
        }
        ControlFlow::Continue(())
    }

    /// 6.6.
    #[inline]
    fn find_tactical_dodges<S: Sink>(
        &self,
        piece: Piece,
        active_opponents: Window,
        exits: Window,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let from = self.square_of(piece);
        let landings = self.diagonal_route_ends(piece, active_opponents).and(exits);
        for landing in landings.squares(from) {
            let pushes = self.push_squares(from, from.half_way(landing), landing).iter();
            sink.take(
                ActionKind::TacticalDodge,
                pushes.map(|push| Action::TacticalDodge { piece, landing, push }),
            )?;
        }
        ControlFlow::Continue(())
    }

    /// 7.1.
    #[inline]
    fn find_stackings<S: Sink>(
        &self,
        piece: Piece,
        lone_opponents: Window,
        lone_team_mates: Window,
        sink: &mut S,
    ) -> ControlFlow<S::Break> {
        let from = self.square_of(piece);
        let on =
            |lone: Window, kind| Window::STEPS.and(lone).when(self.affords(kind)).squares(from);
        let blocked = on(lone_opponents, ActionKind::Block);
        sink.take(ActionKind::Block, blocked.map(|target| Action::Block { piece, target }))?;
        let protected = on(lone_team_mates, ActionKind::Protection);
        sink.take(
            ActionKind::Protection,
            protected.map(|target| Action::Protection { piece, target }),
        )
    }

    /// 8.2 and 8.3.
    fn find_hand_offs<S: Sink>(&self, piece: Piece, sink: &mut S) -> ControlFlow<S::Break> {
        if self.after_hand_off {
            return ControlFlow::Continue(());
        }
        let receivers = self.network(piece).iter();
        sink.take(
            ActionKind::HandOff,
            receivers.map(|receiver| Action::HandOff { piece, receiver }),
        )
    }

    /// 8.4 and 8.5.
    fn find_passes<S: Sink>(&self, piece: Piece, sink: &mut S) -> ControlFlow<S::Break> {
        if self.affords(ActionKind::ShortPass) {
            for receiver in self.short_pass_receivers(piece) {
                let squares = self.short_pass_squares(receiver).iter();
                sink.take(
                    ActionKind::ShortPass,
                    squares.map(|to| Action::ShortPass { piece, receiver, to }),
                )?;
            }
        }
        if self.affords(ActionKind::LongPass) {
            let squares = self.long_pass_squares().iter();
            sink.take(ActionKind::LongPass, squares.map(|to| Action::LongPass { piece, to }))?;
        }
        ControlFlow::Continue(())
    }

    /// 10.3 and 10.4.
    fn find_solutions<S: Sink>(&self, pieces: PieceSet, sink: &mut S) -> ControlFlow<S::Break> {
        for piece in self.pieces_to_stand_up() & pieces {
            let squares = self.solution_squares(piece).iter();
            sink.take(ActionKind::StandUp, squares.map(|to| Action::StandUp { piece, to }))?;
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
                    sink.take(ActionKind::Release, keepers.iter().map(release))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
