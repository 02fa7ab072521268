//! Steps of whole sets, as set arithmetic, and of one square, as a table made from it (RULES.md, 1.3).
//!
//! The index of a square grows by 6 or 7 with a step to the next row, whichever the row, so that a
//! whole set is moved one step by a shift; what would leave the board sideways is masked off first.

use super::tables::{PerSquare, per_square};
use super::{Square, SquareSet};

const COLUMN_A: SquareSet = SquareSet::column('A');
const COLUMN_M: SquareSet = SquareSet::column('M');

/// One of the four directions of a step ([1.3](crate::rulebook#r1.3)). *Up* is towards row 17,
/// *left* towards column A.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// One row up, one column towards A.
    UpLeft,
    /// One row up, one column towards M.
    UpRight,
    /// One row down, one column towards A.
    DownLeft,
    /// One row down, one column towards M.
    DownRight,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];
}

impl SquareSet {
    /// Every square moved one step; those that would leave the board are dropped.
    ///
    /// ```
    /// # use ball_rules::{Direction, Square, SquareSet};
    /// let two: SquareSet = [Square::A8, Square::E8].into_iter().collect();
    /// assert_eq!(two.stepped(Direction::UpLeft), Square::D9.into());
    /// ```
    #[inline]
    #[must_use]
    pub const fn stepped(self, direction: Direction) -> Self {
        let inside = match direction {
            Direction::UpLeft | Direction::DownLeft => self.bits() & !COLUMN_A.bits(),
            Direction::UpRight | Direction::DownRight => self.bits() & !COLUMN_M.bits(),
        };
        Self::truncated(match direction {
            Direction::UpLeft => inside << 6,
            Direction::UpRight => inside << 7,
            Direction::DownLeft => inside >> 7,
            Direction::DownRight => inside >> 6,
        })
    }

    /// The squares that are adjacent to at least one of the set ([1.3](crate::rulebook#r1.3)).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> Self {
        let mut around = 0;
        let mut i = 0;
        while i < Direction::ALL.len() {
            around |= self.stepped(direction(i)).bits();
            i += 1;
        }
        Self::truncated(around)
    }
}

impl Square {
    /// The squares at distance 4 or less, this one included (the reach of a short pass, 8.4).
    #[inline]
    pub(crate) const fn within_4(self) -> SquareSet {
        *WITHIN_4.get(self)
    }

    /// The adjacent squares: those that touch this one at a corner, 1 to 4 of them
    /// ([1.3](crate::rulebook#r1.3)).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> SquareSet {
        *NEIGHBOURS.get(self)
    }
}

#[allow(clippy::indexing_slicing)] // only called in loops that are bounded by the length
pub(super) const fn direction(i: usize) -> Direction {
    Direction::ALL[i]
}

static NEIGHBOURS: PerSquare<SquareSet> =
    per_square!(SquareSet::EMPTY, |square| SquareSet::only(square).neighbours());

static WITHIN_4: PerSquare<SquareSet> = per_square!(SquareSet::EMPTY, |square| {
    let mut near = SquareSet::only(square);
    let mut steps = 0;
    while steps < 4 {
        near = near.union(near.neighbours());
        steps += 1;
    }
    near
});
