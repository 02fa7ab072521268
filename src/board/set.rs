//! A set of squares.

use super::Square;
use crate::bit_set::bit_set;

bit_set! {
    /// A set of squares: 110 bits in a `u128`, the bit of a square being its [`Square::index`].
    ///
    /// `|`, `&`, `^`, `-` and `!` are union, intersection, symmetric difference, difference and
    /// complement (among the 110 squares).
    ///
    /// ```
    /// use ball_rules::{Square, SquareSet};
    ///
    /// let around = Square::E8.neighbours();
    /// assert_eq!(around.len(), 4);
    /// let upwards: SquareSet = [Square::D9, Square::F9].into_iter().collect();
    /// assert_eq!(around - upwards, SquareSet::from(Square::D7) | Square::F7.into());
    /// ```
    pub struct SquareSet(u128) of Square;

    /// The squares of a [`SquareSet`], in their order.
    pub struct Squares;
}

impl SquareSet {
    /// The squares of a row, 1 to 17; no square for another number.
    #[must_use]
    pub const fn row(row: u8) -> Self {
        Self::rows(row, row)
    }

    /// The squares of the rows from `first` to `last`, both included.
    #[inline]
    #[must_use]
    pub const fn rows(first: u8, last: u8) -> Self {
        Self(Self::below_row(last.saturating_add(1)).0 & !Self::below_row(first).0)
    }

    /// The squares of the rows before `row`. Rows follow one another in the order of squares, two of
    /// them taking 13 indices.
    const fn below_row(row: u8) -> Self {
        let rows_before = row.saturating_sub(1);
        if rows_before >= Square::ROWS {
            return Self::ALL;
        }
        Self((1 << (rows_before * Square::COLUMNS / 2)) - 1)
    }

    /// The squares of a column, `'A'` to `'M'`; no square for another letter.
    #[must_use]
    pub const fn column(column: char) -> Self {
        let mut squares = Self::EMPTY;
        let mut row = 1;
        while row <= Square::ROWS {
            if let Some(square) = Square::at(column, row) {
                squares.insert(square);
            }
            row += 1;
        }
        squares
    }
}
