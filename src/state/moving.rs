//! Where moves and dodges go (RULES.md, 2.2, 2.3 and section 6).

use super::GameState;
use crate::board::{Square, SquareSet};
use crate::piece::Kind;

impl GameState {
    /// 2.2 and 2.3: the ends of the 2-square routes of a kind from a square, over middles of this
    /// set.
    #[inline]
    pub(super) const fn route_ends(kind: Kind, from: Square, middles: SquareSet) -> SquareSet {
        let diagonal = Self::diagonal_route_ends(kind, from, middles);
        if kind.goes_straight() { diagonal.union(from.straight_ends()) } else { diagonal }
    }

    /// 2.2 and 2.3: the same for diagonal routes alone. With active opponents as middles, these are
    /// the landings of tactical dodges (6.6).
    #[inline]
    pub(super) const fn diagonal_route_ends(
        kind: Kind,
        from: Square,
        middles: SquareSet,
    ) -> SquareSet {
        if kind.goes_diagonally() { from.diagonal_ends(middles) } else { SquareSet::EMPTY }
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
    pub(super) fn push_squares(
        clear: SquareSet,
        from: Square,
        middle: Square,
        landing: Square,
    ) -> SquareSet {
        middle.neighbours() & clear.with(from).without(landing)
    }

    /// 6.7: where the ball of an opponent goes who was pushed off `middle`: one step opposite to
    /// the push, or if that square is not vacant, onto the middle. All pieces stand by now where
    /// they are going to.
    pub(super) fn fumble_square(&self, middle: Square, push: Square) -> Square {
        (push.diagonal_ends(middle.into()) & self.vacant()).first().unwrap_or(middle)
    }
}
