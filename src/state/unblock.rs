//! The unblocking phase: tasks, which of them are open, and how they are solved (RULES.md, section
//! 10).

use super::GameState;
use crate::board::Half;
use crate::piece::{Piece, PieceSet};

/// What the coach has to do in the unblocking phase ([10.1](crate::rulebook#r10.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Task {
    /// An own piece that is down and not in a stack stands up ([10.3](crate::rulebook#r10.3)).
    StandUp {
        /// The piece.
        piece: Piece,
    },
    /// A stack that is not fresh, with an own piece on top, is released
    /// ([10.4](crate::rulebook#r10.4)).
    Release {
        /// The top, an own piece.
        top: Piece,
        /// The bottom, of either team.
        bottom: Piece,
    },
}

impl GameState {
    /// 10.1: the own pieces that have to stand up.
    #[inline]
    pub(super) fn pieces_to_stand_up(&self) -> PieceSet {
        (self.down & self.side_to_act.pieces()) - self.bottoms
    }

    /// 10.1 and 10.5: the own tops whose stacks have to be released.
    #[inline]
    pub(super) fn tops_to_release(&self) -> PieceSet {
        (self.tops & self.side_to_act.pieces()) - self.fresh
    }

    /// 10.1: the tasks of the side to act, open or not.
    pub(super) fn tasks(&self) -> impl Iterator<Item = Task> {
        let stand_up = self.pieces_to_stand_up().iter().map(|piece| Task::StandUp { piece });
        let release = self.tops_to_release().iter().filter_map(|top| {
            let bottom = self.bottom_under(top)?;
            Some(Task::Release { top, bottom })
        });
        stand_up.chain(release)
    }

    /// The bottom of the stack of a top.
    #[inline]
    pub(super) fn bottom_under(&self, top: Piece) -> Option<Piece> {
        (self.bottoms & self.pieces_on(self.square_of(top))).first()
    }

    /// 10.3 and 10.4: the clear squares one step from a piece: where it stands up, or where the two
    /// of its stack go.
    #[inline]
    pub(super) fn solution_squares(&self, piece: Piece) -> Half {
        self.square_of(piece).steps().on(self.clear())
    }

    /// 10.2: whether a task has a solution. To stand up takes one clear square, to release two.
    #[inline]
    pub(super) fn is_open(&self, task: Task) -> bool {
        match task {
            Task::StandUp { piece } => self.can_stand_up(piece),
            Task::Release { top, .. } => self.can_release(top),
        }
    }

    #[inline]
    fn can_stand_up(&self, piece: Piece) -> bool {
        !self.solution_squares(piece).is_empty()
    }

    #[inline]
    fn can_release(&self, top: Piece) -> bool {
        self.solution_squares(top).len() >= 2
    }

    /// 10.6: whether a task is open, so that the turn does not pass yet.
    #[inline]
    pub(super) fn has_open_task(&self) -> bool {
        let (down, tops) = (self.pieces_to_stand_up(), self.tops_to_release());
        if down.is_empty() && tops.is_empty() {
            return false; // mostly
        }
        self.is_any_open(down, tops)
    }

    /// 10.2: whether one of these can stand up, or the stack of one of these tops be released.
    #[inline(never)] // seldom needed, where the turn mostly passes
    fn is_any_open(&self, down: PieceSet, tops: PieceSet) -> bool {
        down.iter().any(|piece| self.can_stand_up(piece))
            || tops.iter().any(|top| self.can_release(top))
    }
}
