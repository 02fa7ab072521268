//! The board: squares, sets of squares, steps and routes (RULES.md, section 1, 2.3). Knows no piece.

mod half;
mod routes;
mod set;
mod square;
mod tables;

pub(crate) use half::Half;
pub use routes::Direction;
pub use set::{SquareSet, Squares};
pub use square::Square;
