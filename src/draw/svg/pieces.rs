//! The pieces and the ball.

use core::fmt;

use super::place::Point;
use super::style;
use crate::board::{Square, SquareSet};
use crate::draw::view::View;
use crate::draw::words::PieceWords;
use crate::piece::{Kind, Piece};
use crate::setup::Ball;
use crate::state::{GameState, Occupant};

/// Row by row from the top of the drawing, so that what is nearer lies over what is farther.
pub(super) fn write(f: &mut fmt::Formatter<'_>, state: &GameState, view: View) -> fmt::Result {
    for row in view.rows() {
        for square in SquareSet::row(row) {
            write_occupant(f, state, square, Point::of(square, view))?;
        }
    }
    Ok(())
}

/// Of a stack the top is up and to the right, the bottom down and to the left, far enough that both
/// numbers are seen. They go over the squares beside theirs, which are not striped.
fn write_occupant(
    f: &mut fmt::Formatter<'_>,
    state: &GameState,
    square: Square,
    at: Point,
) -> fmt::Result {
    let Point { x, y } = at;
    match state.at(square) {
        Occupant::None if state.ball() == Ball::Loose(square) => write_loose_ball(f, square, at),
        Occupant::None => Ok(()),
        Occupant::One(piece) => write_piece(f, state, piece, at),
        Occupant::Stack { top, bottom } => {
            write_piece(f, state, bottom, Point { x: x - 32, y: y + 16 })?;
            write_piece(f, state, top, Point { x: x + 32, y: y - 16 })
        }
    }
}

fn write_piece(
    f: &mut fmt::Formatter<'_>,
    state: &GameState,
    piece: Piece,
    at: Point,
) -> fmt::Result {
    let class = style::team(piece.team());
    write!(f, "<g class=\"piece {class}\" data-piece=\"{piece}\" transform=\"translate({at})\">")?;
    write!(f, "<title>{}</title>", PieceWords(state, piece))?;
    let (body, number) = (body(state.kind_of(piece)), piece.number());
    if state.is_down(piece) {
        write!(f, "<g transform=\"translate(0 12) scale(1 .7)\">{body}</g>")?;
        write!(
            f,
            "<text class=\"lying\" transform=\"translate(-12 12) rotate(90)\">{number}</text>"
        )?;
    } else {
        write!(f, "{body}<text y=\"15\">{number}</text>")?;
    }
    if state.is_held_back(piece) {
        f.write_str(HELD_BACK)?;
    }
    if state.is_fresh(piece) {
        f.write_str(FRESH)?;
    }
    if state.holder() == Some(piece) {
        f.write_str(HELD_BALL)?;
    }
    f.write_str("</g>\n")
}

fn write_loose_ball(f: &mut fmt::Formatter<'_>, square: Square, at: Point) -> fmt::Result {
    writeln!(
        f,
        "<g class=\"ball\" transform=\"translate({at})\"><title>The ball, loose on {square}</title>\
         <circle r=\"24\"/><path class=\"seam\" d=\"M-21 6Q0 12 18-14\"/></g>"
    )
}

const fn body(kind: Kind) -> &'static str {
    match kind {
        Kind::X => {
            "<path d=\"M-44-20L-20-44L0-24L20-44L44-20L24 0L44 20L20 44L0 24L-20 44L-44 20L-24 0Z\"/>"
        }
        Kind::O => "<circle r=\"39\"/>",
        Kind::Box => "<path d=\"M-36-36H36V36H-36Z\"/>",
    }
}

const HELD_BALL: &str = "<g class=\"ball\"><circle cx=\"31\" cy=\"31\" r=\"17\"/>\
    <path class=\"seam\" d=\"M17 35Q31 39 43 22\"/></g>";

/// Two bars, as on the key that halts a player.
const HELD_BACK: &str = "<circle class=\"badge\" cx=\"-32\" cy=\"-34\" r=\"14\"/>\
    <path class=\"bars\" d=\"M-36-39v10M-28-39v10\"/>";

/// A spark.
const FRESH: &str = "<circle class=\"badge\" cx=\"32\" cy=\"-34\" r=\"14\"/>\
    <path class=\"spark\" d=\"M32-45L35-37L43-34L35-31L32-23L29-31L21-34L29-37Z\"/>";
