//! Where things are in the drawing. Its unit is a hundredth of the side of a square, so that whole
//! numbers do.

use core::fmt;

use crate::board::Square;
use crate::draw::view::View;

/// The side of a square.
pub(super) const SIDE: i32 = 100;
pub(super) const BOARD_WIDTH: i32 = SIDE * Square::COLUMNS as i32;
pub(super) const BOARD_HEIGHT: i32 = SIDE * Square::ROWS as i32;

/// Where the board begins: beside it the numbers of the rows, over it whose turn it is and the name
/// of an end zone.
pub(super) const LEFT: i32 = 106;
pub(super) const TOP: i32 = 206;
/// Where the board ends: under it the letters of the columns and the name of an end zone.
pub(super) const RIGHT_END: i32 = LEFT + BOARD_WIDTH;
pub(super) const BOTTOM_END: i32 = TOP + BOARD_HEIGHT;

pub(super) const WIDTH: i32 = RIGHT_END + 50;
pub(super) const HEIGHT: i32 = BOTTOM_END + 134;

/// A point of the drawing; y grows downwards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Point {
    pub(super) x: i32,
    pub(super) y: i32,
}

impl Point {
    /// The middle of a square.
    pub(super) fn of(square: Square, view: View) -> Self {
        let (columns, rows) = view.place(square);
        Self {
            x: LEFT + SIDE * i32::from(columns) + SIDE / 2,
            y: TOP + SIDE * i32::from(rows) + SIDE / 2,
        }
    }

    /// The point that lies `along` units from here towards `other`, and `aside` units to the right of
    /// that line. From a point to itself there is no direction, and nothing moves.
    pub(super) fn towards(self, other: Self, along: i32, aside: i32) -> Self {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        let length = self.distance(other).max(1);
        Self {
            x: self.x + (dx * along - dy * aside) / length,
            y: self.y + (dy * along + dx * aside) / length,
        }
    }

    pub(super) fn distance(self, other: Self) -> i32 {
        let (dx, dy) = (other.x - self.x, other.y - self.y);
        (dx * dx + dy * dy).isqrt()
    }
}

/// As it stands in the data of a path.
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}
