//! Measures ball-rules, cozy-chess and shakmaty side by side: the same work for each, interleaved,
//! one thread, medians. Prints the table of `docs/PERFORMANCE.md`.
//!
//! `cd benches/peers && cargo run --release -- [--rounds N] [--row WORD] [--positions N]`
//!
//! A time by itself says little on a shared machine. What counts is the ratio in one run.

mod ball;
mod cozy;
mod random;
mod shak;
mod table;

use std::process::ExitCode;

/// The work that each library does for the table. Every call is one sample.
pub trait Library {
    /// How a cell names it.
    const NAME: &'static str;

    /// Positions for the rows per call: distinct, from random games.
    fn positions(count: usize) -> Self;

    /// Plays every sequence of five actions from the start and generates at every node, at the leaves
    /// in the cheapest form that says what is legal. The work is the nodes below the root.
    fn make_and_generate(&self) -> Work;

    /// The same without generating at the leaves.
    fn make_leaves(&self) -> Work;

    /// The same with the last ply counted only. The work is the leaves.
    fn count_leaves(&self) -> Work;

    /// Lists of all legal actions. The work is the actions in them.
    fn list(&self) -> Work;

    /// For each position, copies it and applies one legal action without a check.
    fn make(&self) -> Work;

    /// The same with the check.
    fn make_checked(&self) -> Work;

    /// For each position, asks whether a legal action is legal.
    fn is_legal(&self) -> Work;

    /// Random games. The work is the actions played.
    fn play_out(&self) -> Work;

    /// Parses and checks the text of every position.
    fn parse(&self) -> Work;

    /// Writes the text of every position.
    fn write(&self) -> Work;
}

/// What was done in a sample.
#[derive(Clone, Copy)]
pub struct Work {
    /// How many of the things that the row counts.
    pub units: u64,
    /// Depends on all that was computed.
    pub check: u64,
}

fn main() -> ExitCode {
    match table::Request::from_arguments(std::env::args().skip(1)) {
        Ok(Some(request)) => {
            table::print(&request);
            ExitCode::SUCCESS
        }
        Ok(None) => {
            println!("{}", table::HELP);
            ExitCode::SUCCESS
        }
        Err(problem) => {
            eprintln!("peers: {problem}\n\n{}", table::HELP);
            ExitCode::from(2)
        }
    }
}
