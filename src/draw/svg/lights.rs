//! The squares that are lit up.

use core::fmt;

use super::place::Point;
use super::shapes;
use crate::board::Square;
use crate::draw::view::{Light, View};
use crate::state::GameState;

/// A target is a dot on a square where nothing is, else a ring round what is there; the chosen
/// square has a frame.
pub(super) fn write(f: &mut fmt::Formatter<'_>, state: &GameState, view: View) -> fmt::Result {
    let stacks = state.closed();
    for square in Square::all() {
        let at = Point::of(square, view);
        let size = if stacks.contains(square) { (164, 128) } else { (100, 100) };
        match view.light(square) {
            Light::None => {}
            Light::Target if state.clear().contains(square) => {
                shapes::circle(f, "target", at, 18)?;
            }
            Light::Target => shapes::rounded(f, "ring", at, size, 50)?,
            Light::Chosen => shapes::rounded(f, "chosen", at, size, 10)?,
        }
    }
    Ok(())
}
