//! Squares, pieces, actions and positions as text and back, by NOTATION.md.

mod action;
mod buffer;
mod position;
mod reader;
mod words;

pub use position::{ParsePositionError, ParsePositionReason};
pub use reader::{Expected, ParseError};
