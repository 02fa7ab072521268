//! The rules of BALL, statement by statement.
//!
//! A test is named after the statement that it checks: `r6_7_…` checks 6.7 of
//! the specification, and its expected result was worked out from that text.
//! Positions and actions are written in the text formats.

mod ball;
mod board_and_pieces;
mod closed_squares;
mod costs;
mod dodging;
mod energy;
mod harness;
mod moving;
mod passing;
mod releasing;
mod stacks;
mod start_and_turn;
mod tactical_dodging;
mod touchdown;
mod unblocking;
mod valid_positions;
