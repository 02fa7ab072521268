//! Steps and 2-square routes (RULES.md, 1.3 and 2.3), as set arithmetic and as tables made from it.
//!
//! The index of a square grows by 6 or 7 with a step to the next row, whichever the row, so that a
//! whole set is moved one step by a shift; what would leave the board sideways is masked off first.

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
    /// The adjacent squares: those that touch this one at a corner, 1 to 4 of them
    /// ([1.3](crate::rulebook#r1.3)).
    #[inline]
    #[must_use]
    pub const fn neighbours(self) -> SquareSet {
        *NEIGHBOURS.get(self)
    }

    /// The ends of the 2-square diagonal routes from here that pass over one of `middles`
    /// ([2.3](crate::rulebook#r2.3)).
    ///
    /// ```
    /// # use ball_rules::{Square, SquareSet};
    /// assert_eq!(Square::E8.diagonal_ends(SquareSet::ALL).len(), 4);
    /// assert_eq!(Square::E8.diagonal_ends(Square::F9.into()), Square::G10.into());
    /// ```
    #[inline]
    #[must_use]
    pub const fn diagonal_ends(self, middles: SquareSet) -> SquareSet {
        let here = SquareSet::only(self);
        let mut ends = 0;
        let mut i = 0;
        while i < Direction::ALL.len() {
            let middle = here.stepped(direction(i)).bits() & middles.bits();
            ends |= SquareSet::truncated(middle).stepped(direction(i)).bits();
            i += 1;
        }
        SquareSet::truncated(ends)
    }

    /// The ends of the 2-square routes along this square's row and column, which have no middle
    /// ([2.3](crate::rulebook#r2.3)).
    #[inline]
    #[must_use]
    pub const fn straight_ends(self) -> SquareSet {
        *STRAIGHT_ENDS.get(self)
    }
}

#[allow(clippy::indexing_slicing)] // only called in loops that are bounded by the length
const fn direction(i: usize) -> Direction {
    Direction::ALL[i]
}

/// A value for each square, at its [`Square::index`]. Padded to a power of two, so that a look-up
/// is a mask and no check.
struct PerSquare<T>([T; 128]);

impl<T> PerSquare<T> {
    #[inline]
    #[allow(clippy::indexing_slicing)] // the mask keeps the index below 128
    const fn get(&self, square: Square) -> &T {
        &self.0[square.index() & 127]
    }
}

/// The table of a set for each square.
macro_rules! per_square {
    (|$square:ident| $set:expr) => {{
        let mut table = [SquareSet::EMPTY; 128];
        let mut i = 0;
        while let Some($square) = Square::from_index(i) {
            #[allow(clippy::indexing_slicing)] // at compile time
            {
                table[i] = $set;
            }
            i += 1;
        }
        PerSquare(table)
    }};
}

static NEIGHBOURS: PerSquare<SquareSet> =
    per_square!(|square| SquareSet::only(square).neighbours());

/// Two rows up or down is 13 in the index, two columns to the side is 1 in the same row.
static STRAIGHT_ENDS: PerSquare<SquareSet> = per_square!(|square| {
    let here = SquareSet::only(square).bits();
    let in_the_row =
        SquareSet::truncated(here << 1 | here >> 1).bits() & SquareSet::row(square.row()).bits();
    SquareSet::truncated(here << 13 | here >> 13 | in_the_row)
});
