//! A second, plain model of BALL: RULES.md statement by statement.
//!
//! It shares no code with the crate and is written to be checked by eye. Every function names the
//! statements of RULES.md that it carries out.

mod actions;
mod board;
mod text;
mod unblock;

pub use board::{
    Ball, EnergyPoints, Kind, Name, Phase, Piece, Position, Settings, Square, Switches, Team,
};
pub use text::parse;

/// One complete decision of a coach: the table of section 5 and the solutions of section 10.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Act {
    /// 6.1, 6.2
    Move { piece: Name, target: Square },
    /// 6.4. The opponent stands on `target`.
    Dodge { piece: Name, target: Square, exit: Square },
    /// 6.6. `push` is the square that the opponent is pushed to.
    TacticalDodge { piece: Name, landing: Square, push: Square },
    /// 7.1
    Block { piece: Name, square: Square },
    /// 7.1
    Protection { piece: Name, square: Square },
    /// 8.2
    HandOff { piece: Name, receiver: Name },
    /// 8.4
    ShortPass { piece: Name, receiver: Name, square: Square },
    /// 8.5
    LongPass { piece: Name, square: Square },
    /// 11.3
    Convert,
    /// 4.2
    End,
    /// 10.3
    StandUp { piece: Name, square: Square },
    /// 10.4. `keeps_ball` is given exactly when the top holds the ball.
    Release { top: Name, top_square: Square, bottom_square: Square, keeps_ball: Option<KeepsBall> },
}

/// 10.4: which of the two pieces of a stack holds the ball after a release.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum KeepsBall {
    Top,
    Bottom,
}

/// 4.1, 13.2: every legal act of the side to act. A won position has none.
pub fn legal_acts(position: &Position) -> Vec<Act> {
    match position.phase {
        Phase::Action { .. } => actions::legal_actions(position),
        Phase::Unblocking => unblock::legal_solutions(position),
        Phase::Won => Vec::new(),
    }
}

/// The position after a legal act, with all that follows from it.
pub fn after(position: &Position, act: Act) -> Position {
    match act {
        Act::StandUp { .. } | Act::Release { .. } => unblock::after_solution(position, act),
        Act::End => unblock::after_end(position),
        Act::Convert => actions::after_convert(position),
        Act::Move { .. }
        | Act::Dodge { .. }
        | Act::TacticalDodge { .. }
        | Act::Block { .. }
        | Act::Protection { .. }
        | Act::HandOff { .. }
        | Act::ShortPass { .. }
        | Act::LongPass { .. } => actions::after_piece_action(position, act),
    }
}

/// Section 12: every breach of it, a sentence each. A valid position has none.
pub fn problems(position: &Position) -> Vec<String> {
    let mut problems = Vec::new();
    find_piece_problems(position, &mut problems);
    find_square_problems(position, &mut problems);
    find_ball_problems(position, &mut problems);
    find_mark_problems(position, &mut problems);
    find_number_problems(position, &mut problems);
    find_phase_problems(position, &mut problems);
    problems
}

/// 12.1: fourteen pieces, each on a striped square.
fn find_piece_problems(position: &Position, problems: &mut Vec<String>) {
    for (index, piece) in position.pieces.iter().enumerate() {
        let team = if index < 7 { Team::Atk } else { Team::Def };
        let number = index % 7 + 1;
        if piece.name != (Name { team, number }) {
            problems.push(format!("12.1: piece {} is out of order.", piece.name));
        }
        if !piece.square.is_striped() {
            problems.push(format!("12.1: {} is on no striped square.", piece.name));
        }
    }
}

/// 12.1: at most two pieces on a square; of two exactly one is marked as top, and it is upright;
/// no piece alone is marked as top.
fn find_square_problems(position: &Position, problems: &mut Vec<String>) {
    for square in occupied_squares(position) {
        let pieces = position.pieces_on(square).count();
        let tops = position.pieces_on(square).filter(|p| p.top).count();
        if pieces > 2 {
            problems.push(format!("12.1: more than two pieces are on {square}."));
        }
        if pieces == 2 && tops != 1 {
            problems.push(format!("12.1: of two on {square} not exactly one is top."));
        }
        if pieces == 1 && tops != 0 {
            problems.push(format!("12.1: the piece alone on {square} is a top."));
        }
        if position.pieces_on(square).any(|p| p.top && p.down) {
            problems.push(format!("12.1: the top on {square} is down."));
        }
    }
}

/// The squares that pieces stand on, each once, striped or not.
fn occupied_squares(position: &Position) -> Vec<Square> {
    let mut squares = Vec::new();
    for piece in &position.pieces {
        if !squares.contains(&piece.square) {
            squares.push(piece.square);
        }
    }
    squares
}

/// 12.2: the holder is no bottom; a loose ball is on a vacant square.
fn find_ball_problems(position: &Position, problems: &mut Vec<String>) {
    match position.ball {
        Ball::Held(name) => {
            if position.is_bottom(position.piece(name)) {
                problems.push(format!("12.2: {name} holds the ball as a bottom."));
            }
        }
        Ball::Loose(square) => {
            if !square.is_striped() {
                problems.push("1.2: the ball is on no striped square.".to_string());
            }
            if !position.is_vacant(square) {
                problems.push(format!("12.2: the ball is loose on {square}, not vacant."));
            }
        }
    }
}

/// 12.3: what may be fresh, and what held back.
fn find_mark_problems(position: &Position, problems: &mut Vec<String>) {
    for piece in &position.pieces {
        let name = piece.name;
        if piece.fresh && !(piece.top && position.is_in_stack(piece)) {
            problems.push(format!("12.3: {name} is fresh, and no top of a stack."));
        }
        if piece.fresh && name.team != position.side_to_act {
            problems.push(format!("12.3: {name} is fresh, and not of the side to act."));
        }
        if piece.held_back && name.team != position.side_to_act {
            problems.push(format!("12.3: {name} is held back, and not of the side to act."));
        }
    }
}

/// 1.5: the depth of the end zones. The end of section 12: the turn number.
fn find_number_problems(position: &Position, problems: &mut Vec<String>) {
    if !(1..=6).contains(&position.settings.depth) {
        problems.push("1.5: the depth of the end zones is not 1 to 6.".to_string());
    }
    if position.turn == 0 {
        problems.push("12: the turn number is not 1 to 65535.".to_string());
    }
}

/// 12.4, 12.5, 12.6: what each phase asks. (Outside the action phase a [`Phase`] has no AP and no
/// last hand-off, so that half of 12.4 and 12.6 cannot be broken.)
fn find_phase_problems(position: &Position, problems: &mut Vec<String>) {
    match position.phase {
        Phase::Action { ap, last_was_hand_off } => {
            if ap > 2 {
                problems.push("12.4: more than 2 AP are left.".to_string());
            }
            if last_was_hand_off && !has_active_own_holder(position) {
                problems.push(
                    "12.6: a hand-off was last, but no active piece of the side to act holds the ball."
                        .to_string(),
                );
            }
        }
        Phase::Unblocking => {
            if !unblock::is_any_task_open(position) {
                problems.push("12.5: unblocking, but no task is open.".to_string());
            }
        }
        Phase::Won => {
            if !has_winning_holder(position) {
                problems.push("12.6: won, but the ball does not show it.".to_string());
            }
        }
    }
}

/// 12.6: the holder is an active piece of the side to act.
fn has_active_own_holder(position: &Position) -> bool {
    match position.ball {
        Ball::Held(name) => {
            name.team == position.side_to_act && position.is_active(position.piece(name))
        }
        Ball::Loose(_) => false,
    }
}

/// 12.6: an upright piece of the side to act, no bottom, holds the ball in the other team's end
/// zone.
fn has_winning_holder(position: &Position) -> bool {
    match position.ball {
        Ball::Held(name) => {
            let piece = position.piece(name);
            name.team == position.side_to_act
                && !piece.down
                && !position.is_bottom(piece)
                && position.is_in_other_end_zone(piece)
        }
        Ball::Loose(_) => false,
    }
}
