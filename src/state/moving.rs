//! Where moves and dodges go (RULES.md, 2.2, 2.3 and section 6).

use super::GameState;
use crate::board::{Half, Square, SquareSet};
use crate::piece::Piece;

impl GameState {
    /// 2.2 and 2.3: the ends of the diagonal 2-square routes of a piece.
    #[inline]
    pub(super) fn diagonal_ends(&self, piece: Piece) -> Half {
        self.square_of(piece).diagonal_ends().when(self.kinds.diagonal.contains(piece))
    }

    /// 2.2 and 2.3: the ends of the routes of a piece along its row and column.
    #[inline]
    pub(super) fn straight_ends(&self, piece: Piece) -> Half {
        self.square_of(piece).straight_ends().when(self.kinds.straight.contains(piece))
    }

    /// 2.3 and 6.3: whether one of the 2-square routes of a piece of the side to act leads to a square,
    /// over a crossable middle if it has one.
    #[inline(always)] // called, it would make a check 8 % slower
    pub(super) fn has_route(&self, piece: Piece, to: Square) -> bool {
        let from = self.square_of(piece);
        let diagonal = self.diagonal_ends(piece);
        // A middle is what both ends are adjacent to. Mostly nobody stands there, so that nobody has to
        // be looked for.
        let between = from.steps().on(to.neighbours() & self.occupied);
        let is_blocked =
            !between.is_empty() && diagonal.contains(to) && !self.is_crossable(from.half_way(to));
        diagonal.when(!is_blocked).or(self.straight_ends(piece)).contains(to)
    }

    /// 6.3, of an occupied square.
    #[cold] // seldom asked
    fn is_crossable(&self, middle: Square) -> bool {
        let opponents = self.side_to_act.opponent().pieces();
        !self.is_on(self.not_crossable(!self.active_pieces(), opponents), middle)
    }

    /// 2.3 and 6.3: the ends of the 2-square routes of a piece that do not go over such a middle.
    #[inline]
    pub(super) fn route_ends(&self, piece: Piece, not_crossable: SquareSet) -> Half {
        let from = self.square_of(piece);
        let mut diagonal = self.diagonal_ends(piece);
        for middle in from.steps().on(not_crossable) {
            diagonal = diagonal.without(from.opposite(middle));
        }
        diagonal.or(self.straight_ends(piece))
    }

    /// 6.8: where the exit of a dodge and the landing of a tactical dodge may be.
    #[inline]
    pub(super) fn exit_squares(&self) -> SquareSet {
        !self.not_exits()
    }

    /// 6.8, of one square.
    #[inline]
    pub(super) fn is_exit(&self, square: Square) -> bool {
        !self.not_exits().contains(square)
    }

    /// 6.8: only vacant squares are exits, and under switch `s` only clear ones.
    #[inline]
    fn not_exits(&self) -> SquareSet {
        if self.rules.exits_must_be_clear { self.not_clear() } else { self.occupied }
    }

    /// 6.6: where the opponent on `middle` may be pushed. The square that the acting piece has just
    /// left counts as clear.
    #[inline]
    pub(super) fn push_squares(&self, from: Square, middle: Square, landing: Square) -> Half {
        middle.steps().on(self.clear().with(from).without(landing))
    }

    /// 6.7: where the ball of an opponent goes who was pushed off `middle`: one step opposite to
    /// the push, or if that square is not vacant, onto the middle. All pieces stand by now where
    /// they are going to.
    pub(super) fn fumble_square(&self, middle: Square, push: Square) -> Square {
        let opposite = push.opposite(middle);
        if self.vacant().contains(opposite) { opposite } else { middle }
    }
}
