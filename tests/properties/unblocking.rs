//! The unblocking phase: section 10.

use std::collections::BTreeSet;

use ball_rules::{Action, GameState, Keeper, Occupant, Phase, Piece, Square, Task};
use proptest::prelude::*;

use crate::steps::{every_position, every_step};

/// The squares one step away on which nothing lies or stands (10.3, 10.4).
fn clear_around(state: &GameState, piece: Piece) -> Vec<Square> {
    let from = state.square_of(piece);
    let clear = |&square: &Square| {
        square.distance(from) == 1
            && state.at(square) == Occupant::None
            && state.ball_square() != square
    };
    Square::all().filter(clear).collect()
}

/// 10.1: the tasks of the side to act, open or not.
fn tasks(state: &GameState) -> Vec<Task> {
    let own = Piece::all().filter(|piece| piece.team() == state.side_to_act());
    own.filter_map(|piece| match state.at(state.square_of(piece)) {
        Occupant::One(_) if state.is_down(piece) => Some(Task::StandUp { piece }),
        Occupant::Stack { top, bottom } if top == piece && !state.is_fresh(top) => {
            Some(Task::Release { top, bottom })
        }
        _ => None,
    })
    .collect()
}

/// Every solution of a task (10.3, 10.4).
fn solutions(state: &GameState, task: &Task) -> Vec<Action> {
    match *task {
        Task::StandUp { piece } => {
            clear_around(state, piece).iter().map(|&to| Action::StandUp { piece, to }).collect()
        }
        Task::Release { top, .. } => {
            let keepers = match state.holder() == Some(top) {
                true => vec![Some(Keeper::Top), Some(Keeper::Bottom)],
                false => vec![None],
            };
            let mut all = Vec::new();
            for &top_to in &clear_around(state, top) {
                for &bottom_to in &clear_around(state, top) {
                    for &keeper in keepers.iter().filter(|_| top_to != bottom_to) {
                        all.push(Action::Release { top, top_to, bottom_to, keeper });
                    }
                }
            }
            all
        }
    }
}

fn is_open(state: &GameState, task: &Task) -> bool {
    !solutions(state, task).is_empty()
}

#[test]
fn r10_2_every_solution_of_every_open_task_is_offered_and_nothing_else() {
    every_position(|state| {
        if state.phase() != Phase::Unblock {
            prop_assert!(state.open_tasks().is_empty());
            return Ok(());
        }
        let wanted: BTreeSet<Action> =
            tasks(state).iter().flat_map(|task| solutions(state, task)).collect();
        let offered: BTreeSet<Action> = state.legal_actions().into_iter().collect();
        prop_assert_eq!(offered, wanted);
        let open: Vec<Task> =
            tasks(state).into_iter().filter(|task| is_open(state, task)).collect();
        prop_assert_eq!(state.open_tasks().len(), open.len());
        for task in &open {
            prop_assert!(state.open_tasks().contains(task), "{:?}", task);
        }
        Ok(())
    });
}

#[test]
fn r10_6_the_unblocking_phase_ends_exactly_when_no_task_is_open() {
    every_step(|step| {
        if step.action != Action::End && !step.action.kind().unblocks() {
            return Ok(());
        }
        // What the acting side has to do is not changed by the turn that passes, but for fresh
        // stacks, which are none of its tasks.
        let mut own = step.before;
        if step.turn_passed() {
            let mut setup = step.after.to_setup();
            setup.side_to_act = step.side();
            for piece in Piece::all() {
                setup[piece].fresh = step.before.is_fresh(piece);
            }
            own = GameState::try_from(setup).expect("a position");
        }
        let state = if step.turn_passed() { &own } else { &step.after };
        let open = tasks(state).iter().any(|task| is_open(state, task));
        prop_assert_eq!(step.turn_passed(), !open);
        prop_assert_eq!(step.after.phase() == Phase::Unblock, open);
        Ok(())
    });
}

#[test]
fn r10_5_only_the_coach_whose_piece_is_on_top_releases_a_stack() {
    every_step(|step| {
        if let Action::Release { top, .. } = step.action {
            prop_assert_eq!(top.team(), step.side());
        }
        Ok(())
    });
}

#[test]
fn r10_4_the_bottom_comes_out_as_it_went_in() {
    every_step(|step| {
        if let Action::Release { top, top_to, bottom_to, .. } = step.action {
            let stack = step.before.pieces_on(step.before.square_of(top));
            let bottom = stack.without(top).first().expect("a bottom");
            prop_assert_eq!(step.after.at(top_to), Occupant::One(top));
            prop_assert_eq!(step.after.at(bottom_to), Occupant::One(bottom));
            prop_assert_eq!(step.after.is_down(bottom), step.before.is_down(bottom));
            prop_assert!(!step.after.is_down(top));
        }
        Ok(())
    });
}

/// 10.7: no loose ball is taken, nobody is held back, nothing is scored.
#[test]
fn r10_7_what_is_done_in_the_unblocking_phase_is_no_action() {
    every_step(|step| {
        if step.action.kind().unblocks() {
            let loose = step.before.holder().is_none();
            prop_assert!(!loose || step.after.ball() == step.before.ball());
            let new = Piece::all().filter(|&piece| {
                step.after.is_held_back(piece) && !step.before.is_held_back(piece)
            });
            prop_assert_eq!(new.count(), 0);
            prop_assert_eq!(step.after.winner(), None);
        }
        Ok(())
    });
}
