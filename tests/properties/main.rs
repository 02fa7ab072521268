//! Properties, each named after the statement of RULES.md that it checks, each over positions that
//! were set up and positions that were reached by play.
//!
//! A property looks at one step: a position, a legal action, and the position after it. It states
//! what must hold by itself, and asks the crate for look-ups alone.

#![cfg(feature = "proptest")]

mod ball;
mod board;
mod interface;
mod steps;
#[path = "../support/mod.rs"]
mod support;
mod symmetry;
mod turn;
mod unblocking;
