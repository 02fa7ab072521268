//! What lies around a square, as few bits: the steps and 2-square routes of one piece (RULES.md, 1.3
//! and 2.3).
//!
//! The index of a square grows by 6 or 7 with a step to the next row and by 1 from one square of a
//! row to the next, wherever the square is. So all squares that a piece can reach in one action lie
//! at the same distances in the order of squares, -14 to 14, and a set of them fits in a `u32`.

use super::routes::direction;
use super::tables::{PerSquare, per_square};
use super::{Direction, Square, SquareSet};

/// Squares around one, its *centre*: the bit of a square is its index, less that of the centre, plus
/// 14.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Window(u32);

/// The bit of the centre.
const CENTRE: u8 = 14;

const DOWN_LEFT: u32 = 1 << (CENTRE - 7);
const DOWN_RIGHT: u32 = 1 << (CENTRE - 6);
const UP_LEFT: u32 = 1 << (CENTRE + 6);
const UP_RIGHT: u32 = 1 << (CENTRE + 7);

impl Window {
    /// No square.
    pub(crate) const EMPTY: Self = Self(0);

    /// One step away from the centre, if the board goes on there.
    pub(crate) const STEPS: Self = Self(DOWN_LEFT + DOWN_RIGHT + UP_LEFT + UP_RIGHT);

    /// The ends of routes along the row and the column, if the board goes on there.
    pub(crate) const STRAIGHT_ENDS: Self = Self(
        (1 << (CENTRE - 13)) + (1 << (CENTRE - 1)) + (1 << (CENTRE + 1)) + (1 << (CENTRE + 13)),
    );

    /// The squares of a set that a step or a route from `centre` leads to.
    #[inline]
    pub(crate) const fn of(set: SquareSet, centre: Square) -> Self {
        Self(((set.bits() << CENTRE) >> centre.index()) as u32 & *WITHIN_REACH.get(centre))
    }

    /// One step further on, for each of these squares that is a step away: the ends of the diagonal
    /// routes over these middles, if the board goes on there.
    #[inline]
    pub(crate) const fn beyond(self) -> Self {
        // No two of the ends are one bit, so that a sum is a union.
        let down = ((self.0 & DOWN_LEFT) >> 7) + ((self.0 & DOWN_RIGHT) >> 6);
        let up = ((self.0 & UP_LEFT) << 6) + ((self.0 & UP_RIGHT) << 7);
        Self(down + up)
    }

    /// The squares of both.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares that are in both.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// These squares, or none.
    #[inline]
    pub(crate) const fn when(self, holds: bool) -> Self {
        if holds { self } else { Self::EMPTY }
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The squares, in their order.
    #[inline]
    pub(crate) const fn squares(self, centre: Square) -> Around {
        Around { window: self, centre }
    }
}

/// A set of squares from which windows are cut fast: its bits from bit 14 on, as bytes, the lowest
/// first. No square lies beyond byte 15, and a window is cut out of 8 bytes.
#[derive(Clone, Copy)]
pub(crate) struct Sheet([u8; 24]);

impl Sheet {
    #[inline]
    pub(crate) fn of(set: SquareSet) -> Self {
        let mut bytes = [0; 24];
        if let Some(low) = bytes.first_chunk_mut() {
            *low = (set.bits() << CENTRE).to_le_bytes();
        }
        Self(bytes)
    }

    /// The squares of the set that a step or a route from `centre` leads to.
    #[inline]
    pub(crate) fn around(&self, centre: Square) -> Window {
        let first = (centre.index() / 8) & 15;
        let bytes = self.0.get(first..first + 8).and_then(|bytes| bytes.first_chunk());
        let bits = bytes.map_or(0, |&bytes| u64::from_le_bytes(bytes)) >> (centre.index() % 8);
        Window(bits as u32 & *WITHIN_REACH.get(centre))
    }
}

/// Whether a step leads from one square to the other.
#[inline]
pub(super) const fn is_step(from: Square, to: Square) -> bool {
    let steps = Window::STEPS.0 & *WITHIN_REACH.get(from);
    let bit = (to.index() + CENTRE as usize).wrapping_sub(from.index());
    bit < 32 && steps & 1 << bit != 0
}

/// The steps and the ends of the routes that do not leave the board.
static WITHIN_REACH: PerSquare<u32> = per_square!(0, |square| {
    let here = SquareSet::only(square);
    let mut reach = here.neighbours().bits();
    let mut i = 0;
    while i < Direction::ALL.len() {
        let step = here.stepped(direction(i));
        reach |= step.stepped(direction(i)).bits();
        i += 1;
    }
    // Two columns to the side is 1 in the index, two rows up or down is 13.
    let same_row = SquareSet::row(square.row()).bits();
    reach |= (here.bits() << 1 | here.bits() >> 1) & same_row;
    reach |= SquareSet::truncated(here.bits() << 13 | here.bits() >> 13).bits();
    ((reach << CENTRE) >> square.index()) as u32
});

/// The squares of a [`Window`], in their order.
#[derive(Clone)]
pub(crate) struct Around {
    window: Window,
    centre: Square,
}

impl Iterator for Around {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let bits = self.window.0;
        if bits == 0 {
            return None;
        }
        self.window.0 = bits & (bits - 1);
        Some(self.centre.shifted(bits.trailing_zeros() as u8, CENTRE))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let length = self.window.0.count_ones() as usize;
        (length, Some(length))
    }
}

impl ExactSizeIterator for Around {}
