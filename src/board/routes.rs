//! Steps and 2-square routes: of whole sets as shifts, and of one square by tables that are made with
//! them (RULES.md, 1.3, 2.2, 2.3).
//!
//! A step leads from the odd rows to the even ones or back, and always over the same difference of
//! bits. So both halves of a set are moved by a shift each, and what leaves the board ends where no
//! square has its bit.

use super::half::{Half, Rows};
use super::tables::{PerSquare, per_square};
use super::{Square, SquareSet};

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

    /// The direction back.
    #[inline]
    pub(crate) const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
        }
    }
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
        self.stepped_onto(direction, Self::ALL)
    }

    /// Every square moved one step, if it comes onto one of those.
    #[inline]
    pub(crate) const fn stepped_onto(self, direction: Direction, onto: Self) -> Self {
        let (odd, even) = self.halves();
        let (from_even, from_odd) = match direction {
            Direction::UpLeft => (even << 6, odd),
            Direction::UpRight => (even << 7, odd << 1),
            Direction::DownLeft => (even >> 1, odd >> 7),
            Direction::DownRight => (even, odd >> 6),
        };
        let (odd, even) = onto.halves();
        Self::of_halves(from_even & odd, from_odd & even)
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
        self.steps().to_set()
    }

    /// The ends of steps from here: the adjacent squares.
    #[inline]
    pub(crate) const fn steps(self) -> Half {
        Half::new(*STEPS.get(self), Rows::of(self).others())
    }

    /// The ends of diagonal 2-square routes from here (2.3).
    #[inline]
    pub(crate) const fn diagonal_ends(self) -> Half {
        Half::new(*DIAGONAL_ENDS.get(self), Rows::of(self))
    }

    /// The ends of 2-square routes along the row and the column from here (2.3).
    #[inline]
    pub(crate) const fn straight_ends(self) -> Half {
        Half::new(*STRAIGHT_ENDS.get(self), Rows::of(self))
    }

    /// The squares at distance 4 or less, this one included (the reach of a short pass, 8.4).
    #[inline]
    pub(crate) const fn within_4(self) -> SquareSet {
        *WITHIN_4.get(self)
    }
}

static STEPS: PerSquare<u64> =
    per_square!(0, |square| one_half(SquareSet::only(square).neighbours()));

static DIAGONAL_ENDS: PerSquare<u64> = per_square!(0, |square| {
    let mut ends = SquareSet::EMPTY;
    let mut i = 0;
    while i < Direction::ALL.len() {
        ends = ends.union(SquareSet::only(square).stepped(direction(i)).stepped(direction(i)));
        i += 1;
    }
    one_half(ends)
});

/// Two columns to the side or two rows up or down are what two steps in different directions come
/// to, unless the second leads back.
static STRAIGHT_ENDS: PerSquare<u64> = per_square!(0, |square| {
    let mut ends = SquareSet::EMPTY;
    let mut i = 0;
    while i < Direction::ALL.len() {
        let step = SquareSet::only(square).stepped(direction(i));
        let back = direction(i).opposite();
        let mut j = 0;
        while j < Direction::ALL.len() {
            if i != j && direction(j) as usize != back as usize {
                ends = ends.union(step.stepped(direction(j)));
            }
            j += 1;
        }
        i += 1;
    }
    one_half(ends)
});

static WITHIN_4: PerSquare<SquareSet> = per_square!(SquareSet::EMPTY, |square| {
    let mut near = SquareSet::only(square);
    let mut steps = 0;
    while steps < 4 {
        near = near.union(near.neighbours());
        steps += 1;
    }
    near
});

/// The bits of squares that are all in one half.
const fn one_half(squares: SquareSet) -> u64 {
    let (odd, even) = squares.halves();
    odd | even
}

#[allow(clippy::indexing_slicing)] // only called in loops that are bounded by the length
const fn direction(i: usize) -> Direction {
    Direction::ALL[i]
}
