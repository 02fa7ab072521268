//! The unblocking phase and the passing of the turn: section 10 and 4.5.

use super::board::{Ball, Name, Phase, Piece, Position, Square};
use super::{Act, KeepsBall};

/// 10.1: what the coach has to do. A release is named by the top.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    StandUp(Name),
    Release(Name),
}

/// 10.1: the tasks of the side to act.
fn tasks(position: &Position) -> Vec<Task> {
    let mut tasks = Vec::new();
    for piece in position.own_pieces() {
        if piece.down && !position.is_in_stack(piece) {
            tasks.push(Task::StandUp(piece.name));
        }
        if piece.top && !piece.fresh {
            tasks.push(Task::Release(piece.name));
        }
    }
    tasks
}

/// 10.3, 10.4: every solution of a task.
fn solutions(position: &Position, task: Task) -> Vec<Act> {
    match task {
        Task::StandUp(name) => stand_ups(position, position.piece(name)),
        Task::Release(name) => releases(position, position.piece(name)),
    }
}

/// 10.3: one step to a clear square.
fn stand_ups(position: &Position, piece: &Piece) -> Vec<Act> {
    let mut acts = Vec::new();
    for square in piece.square.adjacent_squares() {
        if position.is_clear(square) {
            acts.push(Act::StandUp { piece: piece.name, square });
        }
    }
    acts
}

/// 10.4: one step each, to two different clear squares.
fn releases(position: &Position, top: &Piece) -> Vec<Act> {
    let mut acts = Vec::new();
    for top_square in top.square.adjacent_squares() {
        for bottom_square in top.square.adjacent_squares() {
            if top_square != bottom_square
                && position.is_clear(top_square)
                && position.is_clear(bottom_square)
            {
                for keeps_ball in ball_choices(position, top) {
                    acts.push(Act::Release {
                        top: top.name,
                        top_square,
                        bottom_square,
                        keeps_ball: *keeps_ball,
                    });
                }
            }
        }
    }
    acts
}

/// 10.4: who keeps the ball is a choice exactly when the top holds it.
fn ball_choices(position: &Position, top: &Piece) -> &'static [Option<KeepsBall>] {
    if position.is_holder(top) { &[Some(KeepsBall::Top), Some(KeepsBall::Bottom)] } else { &[None] }
}

/// 10.2: a task is open while it has a solution.
fn is_open(position: &Position, task: Task) -> bool {
    !solutions(position, task).is_empty()
}

/// 10.2, 10.6, 12.5
pub fn is_any_task_open(position: &Position) -> bool {
    tasks(position).into_iter().any(|task| is_open(position, task))
}

/// 10.2: the solutions of all open tasks, in the order that the coach likes.
pub fn legal_solutions(position: &Position) -> Vec<Act> {
    tasks(position).into_iter().flat_map(|task| solutions(position, task)).collect()
}

/// 10.3, 10.4, 10.6, 10.7: a solution, and the passing of the turn if it was the last.
pub fn after_solution(position: &Position, act: Act) -> Position {
    let mut next = position.clone();
    match act {
        Act::StandUp { piece, square } => stand_up(&mut next, piece, square),
        Act::Release { top, top_square, bottom_square, keeps_ball } => {
            release(&mut next, top, top_square, bottom_square, keeps_ball)
        }
        _ => unreachable!("{act} solves no task"),
    }
    pass_turn_if_no_task_is_open(&mut next);
    next
}

/// 10.3: a ball that the piece holds goes with it (9.1).
fn stand_up(next: &mut Position, name: Name, square: Square) {
    let piece = next.piece_mut(name);
    piece.square = square;
    piece.down = false;
}

/// 10.4: the bottom is upright or down as it was.
fn release(
    next: &mut Position,
    top: Name,
    top_square: Square,
    bottom_square: Square,
    keeps_ball: Option<KeepsBall>,
) {
    let bottom = bottom_under(next, top);
    let top_piece = next.piece_mut(top);
    top_piece.square = top_square;
    top_piece.top = false;
    next.piece_mut(bottom).square = bottom_square;
    match keeps_ball {
        Some(KeepsBall::Top) => next.ball = Ball::Held(top),
        Some(KeepsBall::Bottom) => next.ball = Ball::Held(bottom),
        None => {}
    }
}

/// 2.5: the other piece of the stack.
fn bottom_under(position: &Position, top: Name) -> Name {
    let bottom = position.pieces_on(position.piece(top).square).find(|piece| piece.name != top);
    bottom.expect("a stack has a bottom").name
}

/// 4.2, 10.6: the end of the action phase.
pub fn after_end(position: &Position) -> Position {
    let mut next = position.clone();
    next.phase = Phase::Unblocking;
    pass_turn_if_no_task_is_open(&mut next);
    next
}

/// 10.6: the turn passes by itself.
fn pass_turn_if_no_task_is_open(next: &mut Position) {
    if !is_any_task_open(next) {
        pass_turn(next);
    }
}

/// 4.5. The turn number stays at the last (the end of section 12).
fn pass_turn(next: &mut Position) {
    for piece in &mut next.pieces {
        piece.fresh = false;
        piece.held_back = false;
    }
    next.side_to_act = next.side_to_act.other();
    next.turn = next.turn.saturating_add(1);
    next.phase = Phase::Action { ap: 2, last_was_hand_off: false };
}
