//! The cursor: how it goes over the striped squares, which touch at their corners alone.

use ball_rules::{Square, SquareSet};

/// A key with an arrow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    Up,
    Down,
    Left,
    Right,
}

/// Where the cursor goes from a square: left and right to the next square of the row, up and down
/// to and fro along two neighbouring columns. At the edge it stays.
pub fn step(from: Square, arrow: Arrow) -> Square {
    let (column, row) = (from.column(), from.row());
    // Odd rows have the squares of columns B, D, .. L; even rows those of A, C, .. M.
    let beside = match column {
        'M' => -1,
        _ if row.is_multiple_of(2) => 1,
        _ => -1,
    };
    let to = match arrow {
        Arrow::Up => at(column, beside, row + 1),
        Arrow::Down => at(column, beside, row - 1),
        Arrow::Left => at(column, -2, row),
        Arrow::Right => at(column, 2, row),
    };
    to.unwrap_or(from)
}

fn at(column: char, by: i8, row: u8) -> Option<Square> {
    let column = (column as u8).checked_add_signed(by)?;
    Square::at(char::from(column), row)
}

/// The next of these squares behind `from`, in the order of squares, or the one before it; after the
/// last comes the first. `None` when there is none.
pub fn next(squares: SquareSet, from: Square, backwards: bool) -> Option<Square> {
    let mut all: Vec<Square> = squares.iter().collect();
    if backwards {
        all.reverse();
    }
    let is_behind = |square: &&Square| if backwards { **square < from } else { **square > from };
    all.iter().find(is_behind).or(all.first()).copied()
}
