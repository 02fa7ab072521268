//! One striped square (RULES.md, 1.1 to 1.4).

use core::cmp::Ordering;

use super::Direction;
use super::tables::{PerSquare, per_square};

/// One of the 110 striped squares: the only ones that are played on
/// ([1.2](crate::rulebook#r1.2)).
///
/// A square that is not striped cannot be written: every constructor checks, and the named
/// constants (column first, since a name cannot begin with a digit) are the striped squares alone.
/// The text is the rulebook's, row first: [`Square::E8`] is `8E`.
///
/// Squares are ordered row by row, from 1 to 17, and in a row from A to M. [`Square::index`] counts
/// them in that order.
///
/// ```
/// use ball_rules::Square;
///
/// let square = Square::at('E', 8).unwrap();
/// assert_eq!(square, Square::E8);
/// assert_eq!(square, "8E".parse().unwrap());
/// assert_eq!(square.to_string(), "8E");
/// assert_eq!(Square::at('E', 9), None); // not striped
/// ```
// Inside, a square is the number of its bit in a set: squares of odd rows and of even rows are
// numbered apart, seven to a row, the odd rows from 0 (the seventh number stands for no square), the
// even rows from 64. A step leads from one of the two halves to the other, and always by the same
// difference, so that a whole half is moved by a shift of 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Square(u8);

/// How far the numbers of two squares above one another are apart.
const TWO_ROWS: u8 = 7;

/// How far the number of a square of an odd row is from the middle of its neighbours' numbers, which
/// are 3 and 4 more and less than that: 64 and 65, 57 and 58 from its own.
const ACROSS: u8 = 61;

impl Square {
    /// How many squares there are: 110.
    pub const COUNT: usize = 110;

    /// The number of the first square of the even rows.
    pub(super) const EVEN_ROWS: u8 = 64;

    /// The number of columns, A to M: 13.
    pub const COLUMNS: u8 = 13;

    /// The number of rows: 17.
    pub const ROWS: u8 = 17;

    /// The square in a column, `'A'` to `'M'`, and a row, 1 to 17; `None` when that is off the board
    /// or not striped ([1.1](crate::rulebook#r1.1), [1.2](crate::rulebook#r1.2)).
    #[must_use]
    pub const fn at(column: char, row: u8) -> Option<Self> {
        if !matches!(column, 'A'..='M') || row < 1 || row > Self::ROWS {
            return None;
        }
        Self::striped(column as u8 - b'A', row - 1)
    }

    /// The square of a column and a row that are counted from 0 and on the board; `None` when it is not
    /// striped.
    #[inline]
    pub(crate) const fn striped(column: u8, row: u8) -> Option<Self> {
        if (column + row).is_multiple_of(2) { None } else { Some(Self::numbered(column, row)) }
    }

    /// The square of a column and a row that are counted from 0.
    #[inline]
    const fn numbered(column: u8, row: u8) -> Self {
        Self(row % 2 * Self::EVEN_ROWS + row / 2 * TWO_ROWS + column / 2)
    }

    /// The column, counted from 0.
    const fn columns_before(self) -> u8 {
        self.0 % Self::EVEN_ROWS % TWO_ROWS * 2 + 1 - self.0 / Self::EVEN_ROWS
    }

    /// The row, counted from 0.
    const fn rows_before(self) -> u8 {
        self.0 % Self::EVEN_ROWS / TWO_ROWS * 2 + self.0 / Self::EVEN_ROWS
    }

    /// The square with this [index](Square::index), 0 to 109.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self::of_index(index as u8)) } else { None }
    }

    /// The square with this index, which has to be one.
    const fn of_index(index: u8) -> Self {
        // Counted from 1A row by row, striped or not: the striped squares are every second.
        let cell = 2 * index + 1;
        Self::numbered(cell % Self::COLUMNS, cell / Self::COLUMNS)
    }

    /// The bit of this square in a set.
    #[inline]
    pub(crate) const fn bit(self) -> u128 {
        *BITS.get(self)
    }

    /// The number of that bit, 0 to 119.
    #[inline]
    pub(crate) const fn bit_number(self) -> u8 {
        self.0
    }

    /// The square whose bit has this number.
    #[inline]
    pub(super) const fn of_bit_number(number: u8) -> Self {
        Self(number)
    }

    /// The first square, row by row, among bits of a set, which are not 0.
    #[inline]
    pub(crate) const fn first_of(bits: u128) -> Self {
        // 64 if there is none: behind all rows.
        let odd = (bits as u64).trailing_zeros() as u8;
        let even = ((bits >> 64) as u64).trailing_zeros() as u8;
        if odd / TWO_ROWS <= even / TWO_ROWS { Self(odd) } else { Self(Self::EVEN_ROWS + even) }
    }

    /// These bits, which are not 0, but for that of the first square.
    #[inline]
    pub(crate) const fn behind_first(bits: u128) -> u128 {
        bits & !Self::first_of(bits).bit()
    }

    /// The last square, row by row, among bits of a set, which are not 0.
    #[inline]
    pub(crate) const fn last_of(bits: u128) -> Self {
        // Counted from 1; 0 if there is none.
        let odd = (((bits as u64) << 1) + 1).ilog2() as u8;
        let even = (((bits >> 64) << 1) + 1).ilog2() as u8;
        if odd.div_ceil(TWO_ROWS) > even.div_ceil(TWO_ROWS) {
            Self(odd - 1)
        } else {
            Self(Self::EVEN_ROWS + even - 1)
        }
    }

    /// The place of this square in the order of squares, 0 (`1B`) to 109 (`17L`): row by row, each
    /// row from A to M. Stable: a release never changes it.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        *INDICES.get(self) as usize
    }

    /// The column, `'A'` to `'M'`.
    #[must_use]
    pub const fn column(self) -> char {
        (b'A' + self.columns_before()) as char
    }

    /// The row, 1 to 17.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.rows_before() + 1
    }

    /// All squares, in their order.
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::all().len(), Square::COUNT);
    /// assert_eq!(Square::all().next(), Some(Square::B1));
    /// ```
    #[must_use]
    pub fn all() -> impl ExactSizeIterator<Item = Self> + DoubleEndedIterator + Clone {
        (0..Self::COUNT as u8).map(Self::of_index)
    }

    /// The number of steps of a shortest path over striped squares, whatever stands on them
    /// ([1.4](crate::rulebook#r1.4)).
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::E8.distance(Square::F9), 1);
    /// assert_eq!(Square::E8.distance(Square::G8), 2);
    /// assert_eq!(Square::E8.distance(Square::F13), 5);
    /// ```
    #[must_use]
    pub const fn distance(self, other: Self) -> u8 {
        let (columns, rows) = self.apart(other);
        if columns > rows { columns } else { rows }
    }

    /// The column and the row difference.
    const fn apart(self, other: Self) -> (u8, u8) {
        let columns = self.columns_before().abs_diff(other.columns_before());
        (columns, self.rows_before().abs_diff(other.rows_before()))
    }

    /// The middle of the 2-square diagonal route between two squares; `None` if there is no such
    /// route between them ([2.3](crate::rulebook#r2.3)).
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::E8.middle(Square::G10), Some(Square::F9));
    /// assert_eq!(Square::E8.middle(Square::E10), None); // along the column, over no square
    /// ```
    #[must_use]
    pub const fn middle(self, end: Self) -> Option<Self> {
        match self.apart(end) {
            (2, 2) => Some(self.half_way(end)),
            _ => None,
        }
    }

    /// Whether the two squares touch at a corner ([1.3](crate::rulebook#r1.3)).
    #[must_use]
    #[inline]
    pub const fn is_adjacent(self, other: Self) -> bool {
        self.steps().contains(other)
    }

    /// The mirror image: columns A and M change places, B and L, and so on.
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::E8.mirrored(), Square::I8);
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::numbered(Self::COLUMNS - 1 - self.columns_before(), self.rows_before())
    }

    /// The square after a half-turn of the board: `1B` becomes `17L`.
    ///
    /// ```
    /// # use ball_rules::Square;
    /// assert_eq!(Square::E8.rotated(), Square::I10);
    /// ```
    #[must_use]
    pub const fn rotated(self) -> Self {
        let (column, row) = (self.columns_before(), self.rows_before());
        Self::numbered(Self::COLUMNS - 1 - column, Self::ROWS - 1 - row)
    }

    /// The square one step away. If the board does not go on there, what comes out is no neighbour.
    #[inline]
    pub(crate) const fn stepped(self, direction: Direction) -> Self {
        let from_across = match direction {
            Direction::UpLeft => 3,
            Direction::UpRight => 4,
            Direction::DownLeft => -4,
            Direction::DownRight => -3,
        };
        Self(self.across().wrapping_add_signed(from_across))
    }

    /// The middle of the diagonal route from here to its other end (2.3).
    #[inline]
    pub(crate) const fn half_way(self, end: Self) -> Self {
        Self(Self((self.0 + end.0) / 2).across())
    }

    /// The other end of the diagonal route from here over `middle`. If the board does not go on there,
    /// what comes out is among the ends of no route.
    #[inline]
    pub(crate) const fn opposite(self, middle: Self) -> Self {
        Self((2 * middle.across()).wrapping_sub(self.0))
    }

    /// Half-way between the numbers of two opposite neighbours, or where they would be.
    #[inline]
    const fn across(self) -> u8 {
        if self.0 < Self::EVEN_ROWS { self.0 + ACROSS } else { self.0 - ACROSS }
    }
}

impl Ord for Square {
    fn cmp(&self, other: &Self) -> Ordering {
        self.index().cmp(&other.index())
    }
}

impl PartialOrd for Square {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// A look-up is faster than shifting 128 bits.
static BITS: PerSquare<u128> = per_square!(0, |square| 1 << square.bit_number());

/// A look-up is faster than two divisions.
static INDICES: PerSquare<u8> = per_square!(0, |square| {
    (square.rows_before() * Square::COLUMNS + square.columns_before()) / 2
});

macro_rules! named_squares {
    ($($name:ident)*) => {
        /// The squares by name.
        impl Square {
            named_squares!(@ 0; $($name)*);
        }
    };
    (@ $index:expr; $name:ident $($rest:ident)*) => {
        #[allow(missing_docs)]
        pub const $name: Self = Self::of_index($index);
        named_squares!(@ $index + 1; $($rest)*);
    };
    (@ $index:expr;) => {};
}

#[rustfmt::skip]
named_squares! {
      B1    D1    F1    H1    J1    L1
    A2    C2    E2    G2    I2    K2    M2
      B3    D3    F3    H3    J3    L3
    A4    C4    E4    G4    I4    K4    M4
      B5    D5    F5    H5    J5    L5
    A6    C6    E6    G6    I6    K6    M6
      B7    D7    F7    H7    J7    L7
    A8    C8    E8    G8    I8    K8    M8
      B9    D9    F9    H9    J9    L9
    A10   C10   E10   G10   I10   K10   M10
      B11   D11   F11   H11   J11   L11
    A12   C12   E12   G12   I12   K12   M12
      B13   D13   F13   H13   J13   L13
    A14   C14   E14   G14   I14   K14   M14
      B15   D15   F15   H15   J15   L15
    A16   C16   E16   G16   I16   K16   M16
      B17   D17   F17   H17   J17   L17
}
