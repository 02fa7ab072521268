//! Squares of odd rows alone, or of even rows alone: what a step leads to from one square, or from
//! one half of a set. One word, so that it is counted and gone through faster than a whole set.

use core::hint::select_unpredictable;

use super::{Square, SquareSet};

/// Some squares of one half of the board.
#[derive(Clone, Copy)]
pub(crate) struct Half {
    bits: u64,
    rows: Rows,
}

/// The rows of a half.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rows {
    Odd,
    Even,
}

impl Rows {
    /// The rows of the half in which a square is.
    #[inline]
    pub(super) const fn of(square: Square) -> Self {
        if square.bit_number() < Square::EVEN_ROWS { Self::Odd } else { Self::Even }
    }

    /// The others.
    #[inline]
    pub(super) const fn others(self) -> Self {
        match self {
            Self::Odd => Self::Even,
            Self::Even => Self::Odd,
        }
    }

    /// The number of the half's first square.
    #[inline]
    const fn first(self) -> u8 {
        match self {
            Self::Odd => 0,
            Self::Even => Square::EVEN_ROWS,
        }
    }
}

/// The last bit of a half, which stands for no square.
const NO_SQUARE: u64 = 1 << 63;

impl Half {
    #[inline]
    pub(super) const fn new(bits: u64, rows: Rows) -> Self {
        Self { bits, rows }
    }

    #[inline]
    pub(super) const fn to_set(self) -> SquareSet {
        match self.rows {
            Rows::Odd => SquareSet::of_halves(self.bits, 0),
            Rows::Even => SquareSet::of_halves(0, self.bits),
        }
    }

    /// Those that are in a set too.
    #[inline]
    pub(crate) const fn on(self, set: SquareSet) -> Self {
        let (odd, even) = set.halves();
        let bits = match self.rows {
            Rows::Odd => odd,
            Rows::Even => even,
        };
        Self { bits: self.bits & bits, rows: self.rows }
    }

    /// The squares of both, which are in the same half.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self { bits: self.bits | other.bits, rows: self.rows }
    }

    /// These squares, or none.
    #[inline]
    pub(crate) fn when(self, holds: bool) -> Self {
        Self { bits: select_unpredictable(holds, self.bits, 0), rows: self.rows }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn contains(self, square: Square) -> bool {
        self.on(SquareSet::only(square)).bits != 0
    }

    /// Whether it has this square, which is known to be in this half.
    #[inline]
    pub(crate) const fn has(self, square: Square) -> bool {
        self.bits >> (square.bit_number() % Square::EVEN_ROWS) & 1 != 0
    }

    /// These but for one.
    #[inline]
    pub(crate) fn without(self, square: Square) -> Self {
        self.on(!SquareSet::only(square))
    }

    /// Takes the next few squares out, and tells how many of them there are. Behind them stand numbers
    /// of no square: no jump depends on how many there are, since nobody can foresee it.
    #[inline]
    pub(crate) fn take_some<const N: usize>(&mut self) -> ([Square; N], usize) {
        let mut count = 0;
        let some = [(); N].map(|()| {
            let number = (self.bits | NO_SQUARE).trailing_zeros() as u8;
            count += usize::from(self.bits != 0);
            self.bits &= self.bits.wrapping_sub(1);
            Square::of_bit_number(self.rows.first() + number)
        });
        (some, count)
    }

    #[inline]
    pub(crate) const fn iter(self) -> HalfSquares {
        HalfSquares(self)
    }
}

impl SquareSet {
    /// The squares of odd rows, and those of even rows.
    #[inline]
    pub(crate) const fn in_halves(self) -> [Half; 2] {
        let (odd, even) = self.halves();
        [Half::new(odd, Rows::Odd), Half::new(even, Rows::Even)]
    }
}

impl IntoIterator for Half {
    type Item = Square;
    type IntoIter = HalfSquares;

    #[inline]
    fn into_iter(self) -> HalfSquares {
        self.iter()
    }
}

/// The squares of a [`Half`], row by row.
pub(crate) struct HalfSquares(Half);

impl Iterator for HalfSquares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let bits = self.0.bits;
        if bits == 0 {
            return None;
        }
        self.0.bits = bits & (bits - 1);
        Some(Square::of_bit_number(self.0.rows.first() + bits.trailing_zeros() as u8))
    }
}
