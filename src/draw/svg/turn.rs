//! The line over the board: whose turn it is and what is left of it.

use core::fmt;

use super::place::{LEFT, Point, RIGHT_END};
use super::{shapes, style};
use crate::piece::Team;
use crate::setup::Phase;
use crate::state::GameState;

const BASE_LINE: i32 = 76;
const SECOND_BASE_LINE: i32 = 122;
const WORDS_X: i32 = LEFT + 75;
/// Where the AP begin, or the name of the other phase.
const PHASE_X: i32 = LEFT + 430;

pub(super) fn write(f: &mut fmt::Formatter<'_>, state: &GameState) -> fmt::Result {
    let side = state.side_to_act();
    shapes::circle(f, style::team(side), Point { x: LEFT + 30, y: 60 }, 25)?;
    let words = match state.phase() {
        Phase::Action | Phase::Unblock => format_args!("{side} to act"),
        Phase::Won => format_args!("{side} has won"),
    };
    shapes::text(f, "turn", Point { x: WORDS_X, y: BASE_LINE }, words)?;
    match state.phase() {
        Phase::Action => write_ap(f, state.ap())?,
        Phase::Unblock => {
            shapes::text(f, "note", Point { x: PHASE_X, y: BASE_LINE }, state.phase())?;
        }
        Phase::Won => {}
    }
    let turn = format_args!("Turn {}", state.turn());
    shapes::text(f, "note end", Point { x: RIGHT_END, y: BASE_LINE }, turn)?;
    if state.after_hand_off() {
        let at = Point { x: WORDS_X, y: SECOND_BASE_LINE };
        shapes::text(f, "small", at, "after a hand-off")?;
    }
    if state.rules().energy {
        let at = Point { x: RIGHT_END, y: SECOND_BASE_LINE };
        let (atk, def) = (state.ep(Team::Atk), state.ep(Team::Def));
        shapes::text(f, "small end", at, format_args!("EP: ATK {atk}, DEF {def}"))?;
    }
    Ok(())
}

/// A disc for each AP that is left, a ring for each that is not.
fn write_ap(f: &mut fmt::Formatter<'_>, ap: u8) -> fmt::Result {
    for (i, x) in [(0, PHASE_X + 20), (1, PHASE_X + 70)] {
        let class = if i < ap { "ap left" } else { "ap" };
        shapes::circle(f, class, Point { x, y: 61 }, 16)?;
    }
    shapes::text(f, "note", Point { x: PHASE_X + 105, y: BASE_LINE }, format_args!("{ap} AP"))
}
