//! Drawings: the board in a terminal, and as an SVG.

mod apart;
mod arrows;
#[cfg(feature = "proptest")]
mod every_board;
#[cfg(feature = "proptest")]
mod every_svg;
mod reading;
#[cfg(feature = "proptest")]
#[path = "../support/mod.rs"]
mod support;
mod svg;
mod terminal;

use std::fmt::{Debug, Display};
use std::hash::Hash;

use ball_rules::{BoardDrawing, BoardLegend, SvgDrawing};

#[test]
fn drawings_are_plain_values() {
    fn plain<T: Copy + Eq + Hash + Debug + Display + Send + Sync + 'static>() {}
    plain::<BoardDrawing>();
    plain::<BoardLegend>();
    plain::<SvgDrawing>();
}
