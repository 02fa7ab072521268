#![doc = include_str!("../README.md")]
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![warn(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]
#![warn(missing_debug_implementations, rust_2018_idioms, unreachable_pub)]

extern crate alloc;

mod action;
mod action_list;
mod bit_set;
mod board;
mod draw;
mod error;
mod event;
mod game;
#[cfg(any(feature = "proptest", feature = "quickcheck"))]
mod generate;
mod list;
pub mod notation;
mod packed;
mod perft;
mod piece;
mod problem;
pub mod rulebook;
mod rules;
mod select;
#[cfg(feature = "serde")]
mod serde;
mod setup;
mod state;
mod symmetry;
mod text;

pub use action::{Action, ActionKind, Cost, Keeper};
pub use action_list::{ActionList, IntoActions};
pub use board::{Direction, Square, SquareSet, Squares};
pub use draw::{BoardDrawing, BoardLegend, SvgDrawing};
pub use error::Error;
pub use event::{Chain, Event, EventList, IntoEvents};
pub use game::{Game, HeaderError, ParseGameError, ParseGameReason};
#[cfg(feature = "quickcheck")]
pub use generate::Reachable;
#[cfg(feature = "proptest")]
pub use generate::strategies;
#[cfg(any(feature = "proptest", feature = "quickcheck"))]
pub use generate::{Mix, Played};
pub use list::{IntoTasks, TaskList};
pub use packed::UnpackError;
pub use perft::{divide, perft};
pub use piece::{Kind, Piece, PieceSet, Pieces, Team};
pub use problem::{PositionError, Problem};
pub use rules::{Depth, Rules};
pub use select::{Choice, KindOption, NotAnOption, Selection, Step};
pub use setup::{Ball, Phase, Placement, Setup};
pub use state::{GameState, IllegalAction, Occupant, Task};
pub use text::{Expected, ParseError, ParsePositionError, ParsePositionReason};
