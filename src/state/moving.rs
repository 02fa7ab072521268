//! Where moves and dodges go (RULES.md, 2.2, 2.3 and section 6).
//!
//! Middles, ends and targets are windows: squares around the one on which the acting piece stands.

use super::GameState;
use crate::board::{Square, SquareSet, Window};
use crate::piece::Piece;

impl GameState {
    /// 2.2 and 2.3: the ends of a piece's 2-square routes, the diagonal ones over these middles.
    #[inline]
    pub(super) const fn route_ends(&self, piece: Piece, middles: Window) -> Window {
        let straight = Window::STRAIGHT_ENDS.when(self.kinds.straight.contains(piece));
        self.diagonal_route_ends(piece, middles).or(straight)
    }

    /// 2.2 and 2.3: the ends of a piece's diagonal 2-square routes over these middles. If active
    /// opponents stand there, these are the landings of tactical dodges (6.6).
    #[inline]
    pub(super) const fn diagonal_route_ends(&self, piece: Piece, middles: Window) -> Window {
        middles.beyond().when(self.kinds.diagonal.contains(piece))
    }

    /// 6.8: where the exit of a dodge and the landing of a tactical dodge may be. Under switch `s`
    /// they must be clear.
    #[inline]
    pub(super) fn exit_squares(&self) -> SquareSet {
        if self.rules.exits_must_be_clear { self.clear() } else { self.vacant() }
    }

    /// 6.6: where the opponent on `middle` may be pushed. The square that the acting piece has just
    /// left counts as clear.
    #[inline]
    pub(super) fn push_squares(&self, from: Square, middle: Square, landing: Square) -> SquareSet {
        middle.neighbours() & self.clear().with(from).without(landing)
    }

    /// 6.7: where the ball of an opponent goes who was pushed off `middle`: one step opposite to
    /// the push, or if that square is not vacant, onto the middle. All pieces stand by now where
    /// they are going to.
    pub(super) fn fumble_square(&self, middle: Square, push: Square) -> Square {
        let opposite = push.opposite(middle);
        if self.vacant().contains(opposite) { opposite } else { middle }
    }
}
