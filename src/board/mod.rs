//! The board: squares, sets of squares, steps and routes (RULES.md, section 1, 2.3). Knows no piece.

mod routes;
mod set;
mod square;
mod tables;
mod window;

pub use routes::Direction;
pub use set::{SquareSet, Squares};
pub use square::Square;
pub(crate) use window::{Sheet, Window};
