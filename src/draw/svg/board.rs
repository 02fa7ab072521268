//! The board: squares, end zones, coordinates.

use core::fmt;

use super::place::{BOARD_HEIGHT, BOARD_WIDTH, BOTTOM_END, LEFT, Point, SIDE, TOP};
use super::shapes;
use crate::board::Square;
use crate::draw::view::View;
use crate::piece::Team;
use crate::state::GameState;

pub(super) fn write(f: &mut fmt::Formatter<'_>, state: &GameState, view: View) -> fmt::Result {
    let corner = Point { x: LEFT, y: TOP };
    shapes::rectangle(f, "ground", corner, BOARD_WIDTH, BOARD_HEIGHT)?;
    for team in Team::ALL {
        write_end_zone(f, state, view, team)?;
    }
    write_squares(f, state, view)?;
    write_stripes(f, view)?;
    shapes::rectangle(f, "frame", corner, BOARD_WIDTH, BOARD_HEIGHT)?;
    write_coordinates(f, view)
}

/// Its ground and its name; its squares are tinted too.
fn write_end_zone(
    f: &mut fmt::Formatter<'_>,
    state: &GameState,
    view: View,
    team: Team,
) -> fmt::Result {
    let depth = SIDE * i32::from(state.rules().end_zone.rows());
    let (top, name_y) =
        if team == view.side { (BOTTOM_END - depth, BOTTOM_END + 106) } else { (TOP, TOP - 22) };
    let class = match team {
        Team::Atk => "zone-atk",
        Team::Def => "zone-def",
    };
    shapes::rectangle(f, class, Point { x: LEFT, y: top }, BOARD_WIDTH, depth)?;
    let name = format_args!("{team}'s end zone, where {} scores", team.opponent());
    shapes::text(f, "small mid", Point { x: LEFT + BOARD_WIDTH / 2, y: name_y }, name)
}

fn write_squares(f: &mut fmt::Formatter<'_>, state: &GameState, view: View) -> fmt::Result {
    let rules = state.rules();
    for square in Square::all() {
        let zone = Team::ALL.into_iter().find(|&team| rules.end_zone_of(team).contains(square));
        let class = match zone {
            None => "square",
            Some(Team::Atk) => "square-atk",
            Some(Team::Def) => "square-def",
        };
        let Point { x, y } = Point::of(square, view);
        let (x, y) = (x - SIDE / 2, y - SIDE / 2);
        writeln!(
            f,
            "<rect class=\"{class}\" data-square=\"{square}\" x=\"{x}\" y=\"{y}\" \
             width=\"{SIDE}\" height=\"{SIDE}\"/>"
        )?;
    }
    Ok(())
}

/// Three lines over each square, in one path.
fn write_stripes(f: &mut fmt::Formatter<'_>, view: View) -> fmt::Result {
    f.write_str("<path class=\"stripes\" d=\"")?;
    for square in Square::all() {
        let Point { x, y } = Point::of(square, view);
        let left_middle = Point { x: x - SIDE / 2, y };
        write!(f, "M{left_middle}l50-50m-50 100l100-100m0 50l-50 50")?;
    }
    f.write_str("\"/>\n")
}

fn write_coordinates(f: &mut fmt::Formatter<'_>, view: View) -> fmt::Result {
    for (rows_above, row) in (0..).zip(view.rows()) {
        let at = Point { x: LEFT - 42, y: TOP + SIDE * rows_above + 63 };
        shapes::text(f, "small end", at, row)?;
    }
    for (columns_before, column) in (0..).zip(view.columns()) {
        let at = Point { x: LEFT + SIDE * columns_before + SIDE / 2, y: BOTTOM_END + 50 };
        shapes::text(f, "small mid", at, column)?;
    }
    Ok(())
}
