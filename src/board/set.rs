//! A set of squares.

use super::Square;
use crate::bit_set::bit_set;

bit_set! {
    /// A set of squares: 110 bits in a `u128`.
    ///
    /// `|`, `&`, `^`, `-` and `!` are union, intersection, symmetric difference, difference and
    /// complement (among the 110 squares).
    ///
    /// The odd rows are the low 64 bits and the even rows the high ones, row by row, from A to M,
    /// seven bits a row; of an odd row, which has six squares, the seventh is not used. This never
    /// changes. A set hands out its squares row by row all the same, in the order of [`Square`].
    ///
    /// ```
    /// use ball_rules::{Square, SquareSet};
    ///
    /// let around = Square::E8.neighbours();
    /// assert_eq!(around.len(), 4);
    /// let upwards: SquareSet = [Square::D9, Square::F9].into_iter().collect();
    /// assert_eq!(around - upwards, SquareSet::from(Square::D7) | Square::F7.into());
    ///
    /// let corner: SquareSet = [Square::B1, Square::D1, Square::B3, Square::A2].into_iter().collect();
    /// assert_eq!(corner.bits(), 1 << 64 | 1 << 7 | 1 << 1 | 1);
    /// ```
    pub struct SquareSet(u128) of Square, all Self::of_halves(ODD_ROWS, EVEN_ROWS).0;

    /// The squares of a [`SquareSet`], in their order.
    pub struct Squares;
}

/// Nine rows of six squares.
const ODD_ROWS: u64 = 0x3F7E_FDFB_F7EF_DFBF;

/// Eight rows of seven squares.
const EVEN_ROWS: u64 = (1 << 56) - 1;

impl SquareSet {
    /// The bits of odd and of even rows; bits that belong to no square are kept.
    #[inline]
    pub(super) const fn of_halves(odd: u64, even: u64) -> Self {
        Self((even as u128) << 64 | odd as u128)
    }

    /// The bits of odd and of even rows.
    #[inline]
    pub(super) const fn halves(self) -> (u64, u64) {
        (self.0 as u64, (self.0 >> 64) as u64)
    }

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

    /// The squares of the rows before `row`, seven bits a row.
    const fn below_row(row: u8) -> Self {
        let rows_before = row.saturating_sub(1);
        if rows_before >= Square::ROWS {
            return Self::ALL;
        }
        let odd = (1 << (7 * rows_before.div_ceil(2))) - 1;
        let even = (1 << (7 * (rows_before / 2))) - 1;
        Self::truncated(Self::of_halves(odd, even).0)
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
