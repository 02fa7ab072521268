//! The elements that are written in more than one place.

use core::fmt;

use super::place::Point;

pub(super) fn text(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    at: Point,
    words: impl fmt::Display,
) -> fmt::Result {
    let Point { x, y } = at;
    writeln!(f, "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{words}</text>")
}

pub(super) fn circle(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    middle: Point,
    radius: i32,
) -> fmt::Result {
    let Point { x, y } = middle;
    writeln!(f, "<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

/// From its left upper corner.
pub(super) fn rectangle(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    corner: Point,
    width: i32,
    height: i32,
) -> fmt::Result {
    let Point { x, y } = corner;
    writeln!(
        f,
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>"
    )
}

/// Round a point, with round corners.
pub(super) fn rounded(
    f: &mut fmt::Formatter<'_>,
    class: &str,
    middle: Point,
    (width, height): (i32, i32),
    radius: i32,
) -> fmt::Result {
    let (x, y) = (middle.x - width / 2, middle.y - height / 2);
    writeln!(
        f,
        "<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" rx=\"{radius}\"/>"
    )
}
