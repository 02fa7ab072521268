//! Arrows for what an action moved: what differs between the positions before and after it.

use core::fmt;

use super::place::Point;
use crate::action::Action;
use crate::draw::view::View;
use crate::piece::Piece;
use crate::state::GameState;

/// How far before the middle of a square an arrow ends: at the rim of a piece that stands there.
const GAP: i32 = 42;

pub(super) fn write(
    f: &mut fmt::Formatter<'_>,
    before: &GameState,
    action: Action,
    view: View,
) -> fmt::Result {
    let mut after = *before;
    if after.apply(action).is_err() {
        return Ok(());
    }
    for piece in Piece::all() {
        let (from, to) = (before.square_of(piece), after.square_of(piece));
        if from == to {
            continue;
        }
        let class = if action.piece() == Some(piece) { "acting" } else { "moved" };
        let (from, to) = (Point::of(from, view), Point::of(to, view));
        match action {
            Action::Dodge { target, .. } => {
                write_arrow(f, class, &[from, Point::of(target, view), to])?;
            }
            _ => write_arrow(f, class, &[from, to])?,
        }
    }
    write_way_of_the_ball(f, before, &after, view)
}

/// The ball has an arrow of its own where it does not go with a piece.
fn write_way_of_the_ball(
    f: &mut fmt::Formatter<'_>,
    before: &GameState,
    after: &GameState,
    view: View,
) -> fmt::Result {
    let (from, to) = (before.ball_square(), after.ball_square());
    let stands = |piece| before.square_of(piece) == after.square_of(piece);
    if from != to && after.holder().is_none_or(stands) {
        write_arrow(f, "thrown", &[Point::of(from, view), Point::of(to, view)])?;
    }
    Ok(())
}

/// Through all points; the head is before the last one.
fn write_arrow(f: &mut fmt::Formatter<'_>, class: &str, points: &[Point]) -> fmt::Result {
    let [way @ .., last] = points else { return Ok(()) };
    let Some(from) = way.last() else { return Ok(()) };
    let length = from.distance(*last);
    let at = |back, aside| from.towards(*last, length - back, aside);
    let shaft = Shaft { way, end: at(GAP + 30, 0) };
    let (tip, left, right) = (at(GAP, 0), at(GAP + 36, -22), at(GAP + 36, 22));
    writeln!(
        f,
        "<g class=\"arrow {class}\"><path class=\"shaft\" d=\"{shaft}\"/>\
         <path class=\"shaft core\" d=\"{shaft}\"/>\
         <path class=\"head\" d=\"M{tip}L{left}L{right}Z\"/></g>"
    )
}

struct Shaft<'a> {
    way: &'a [Point],
    end: Point,
}

impl fmt::Display for Shaft<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, point) in self.way.iter().chain([&self.end]).enumerate() {
            let command = if i == 0 { 'M' } else { 'L' };
            write!(f, "{command}{point}")?;
        }
        Ok(())
    }
}
