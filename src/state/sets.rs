//! The words of RULES.md for squares and pieces, as sets: vacant, clear, closed, active (2.5 to
//! 2.8), crossable (6.3), who may act (4.4). All rules are written in them.

use core::hint::select_unpredictable;
use core::ops::BitOr;

use super::GameState;
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, Team};
use crate::setup::Ball;

impl GameState {
    /// The squares on which a piece stands.
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> SquareSet {
        self.occupied
    }

    /// The squares on which no piece stands ([2.8](crate::rulebook#r2.8)). The loose ball may lie on
    /// one.
    #[inline]
    #[must_use]
    pub fn vacant(&self) -> SquareSet {
        !self.occupied
    }

    /// The vacant squares on which no loose ball lies ([2.8](crate::rulebook#r2.8)).
    #[inline]
    #[must_use]
    pub fn clear(&self) -> SquareSet {
        !self.not_clear()
    }

    /// The squares on which a piece stands or the loose ball lies.
    #[inline]
    pub(super) fn not_clear(&self) -> SquareSet {
        self.occupied | self.loose_ball()
    }

    /// Whether a square is vacant (2.8): asked of one square, this is faster than of all.
    #[inline]
    pub(super) fn is_vacant(&self, square: Square) -> bool {
        !self.occupied.contains(square)
    }

    /// Whether a square is clear (2.8).
    #[inline]
    pub(super) fn is_clear(&self, square: Square) -> bool {
        !self.not_clear().contains(square)
    }

    /// The square of the ball if it is loose, found without a jump, since nobody can foresee it.
    #[inline]
    fn loose_ball(&self) -> SquareSet {
        let (is_loose, square) = match self.ball {
            Ball::Held(_) => (false, Square::B1),
            Ball::Loose(square) => (true, square),
        };
        select_unpredictable(is_loose, square.into(), SquareSet::EMPTY)
    }

    /// The squares of stacks ([2.7](crate::rulebook#r2.7)).
    #[inline]
    #[must_use]
    pub fn closed(&self) -> SquareSet {
        self.squares_of(self.tops)
    }

    /// The squares of inactive pieces (2.6), and those of stacks among them (2.7), gone through once.
    #[inline]
    pub(super) fn inactive_and_closed(&self) -> (SquareSet, SquareSet) {
        let mut inactive = SquareSet::EMPTY;
        let mut closed = SquareSet::EMPTY;
        // A bottom stands where its top does.
        for piece in self.down | self.tops {
            let square = self.square_of(piece).into();
            inactive |= square;
            closed |= select_unpredictable(self.is_top(piece), square, SquareSet::EMPTY);
        }
        (inactive, closed)
    }

    /// The squares on which these pieces stand.
    #[inline]
    #[must_use]
    pub fn squares_of(&self, pieces: PieceSet) -> SquareSet {
        let mut squares = SquareSet::EMPTY;
        for piece in pieces {
            squares.insert(self.square_of(piece));
        }
        squares
    }

    /// The squares on which pieces of a team stand.
    #[inline]
    pub(super) fn squares_of_team(&self, team: Team) -> SquareSet {
        self.squares.of_team(team).iter().fold(SquareSet::EMPTY, |set, &square| set.with(square))
    }

    /// All pieces that are active: upright and not in a stack ([2.6](crate::rulebook#r2.6)).
    #[inline]
    #[must_use]
    pub fn active_pieces(&self) -> PieceSet {
        !(self.down | self.stacked())
    }

    /// The pieces that are in a stack ([2.5](crate::rulebook#r2.5)).
    #[inline]
    #[must_use]
    pub fn stacked(&self) -> PieceSet {
        self.tops | self.bottoms
    }

    /// 4.4: the pieces that may act.
    #[inline]
    pub(super) fn may_act(&self) -> PieceSet {
        (self.active_pieces() & self.side_to_act.pieces()) - self.held_back
    }

    /// The opponents that are active.
    #[inline]
    pub(super) fn active_opponents(&self) -> PieceSet {
        self.active_pieces() & self.side_to_act.opponent().pieces()
    }

    /// The pieces of a team that stand alone on their squares, upright or down.
    #[inline]
    pub(super) fn alone(&self, team: Team) -> PieceSet {
        team.pieces() - self.stacked()
    }

    /// Whether one of these pieces stands on `square`.
    #[inline]
    pub(super) fn is_on(&self, pieces: PieceSet, square: Square) -> bool {
        !(self.pieces_on(square) & pieces).is_empty()
    }

    /// 6.3: what cannot be crossed in a move or dodge, of pieces or of squares alike. Under switch `c`
    /// that is opponents too.
    #[inline]
    pub(super) fn not_crossable<T: BitOr<Output = T>>(&self, inactive: T, opponents: T) -> T {
        if self.rules.opponents_cannot_be_crossed { inactive | opponents } else { inactive }
    }

    /// The piece that stands alone on `square`; of a stack, the first.
    #[inline]
    pub(super) fn piece_on(&self, square: Square) -> Option<Piece> {
        self.pieces_on(square).first()
    }
}
