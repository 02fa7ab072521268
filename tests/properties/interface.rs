//! What the ways to ask have in common: `legal_actions`, `is_legal`, `check`, `apply` and the rest
//! give one answer.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use ball_rules::{Action, ActionKind, ActionList, GameState, Keeper, Piece, Square, strategies};
use proptest::prelude::*;

use crate::steps::{every_position, every_step};
use crate::support::check;

#[test]
fn legal_actions_have_no_duplicates() {
    every_position(|state| {
        let actions = state.legal_actions();
        let different: BTreeSet<Action> = actions.iter().copied().collect();
        prop_assert_eq!(different.len(), actions.len());
        Ok(())
    });
}

#[test]
fn the_actions_of_a_piece_are_those_of_the_list_that_it_does() {
    every_position(|state| {
        let actions = state.legal_actions();
        for piece in Piece::all() {
            let wanted: Vec<Action> =
                actions.iter().copied().filter(|action| action.piece() == Some(piece)).collect();
            prop_assert_eq!(&*state.legal_actions_of(piece), &*wanted);
            let may_act = state.movers().contains(piece);
            prop_assert!(may_act || wanted.iter().all(|action| action.kind().unblocks()));
        }
        Ok(())
    });
}

#[test]
fn the_actions_of_a_kind_are_those_of_the_list_and_the_count_is_its_length() {
    every_position(|state| {
        let actions = state.legal_actions();
        prop_assert_eq!(state.count_legal_actions(), actions.len());
        for kind in ActionKind::ALL {
            let of_kind = |action: &Action| action.kind() == kind;
            let wanted: Vec<Action> = actions.iter().copied().filter(of_kind).collect();
            prop_assert_eq!(&*state.legal_actions_of_kind(kind), &*wanted);
        }
        Ok(())
    });
}

#[test]
fn visiting_stops_where_the_visitor_breaks() {
    every_position(|state| {
        let actions = state.legal_actions();
        for stop in [0, actions.len().min(1), actions.len() / 2, actions.len()] {
            let mut visited = Vec::new();
            let flow = state.visit_legal_actions(|action| {
                if visited.len() == stop {
                    return ControlFlow::Break(action);
                }
                visited.push(action);
                ControlFlow::Continue(())
            });
            prop_assert_eq!(&*visited, &actions[..stop]);
            prop_assert_eq!(flow.break_value(), actions.get(stop).copied());
        }
        Ok(())
    });
}

#[test]
fn a_list_that_is_used_again_is_the_one_that_a_new_one_is() {
    let list = std::cell::RefCell::new(ActionList::new());
    every_position(|state| {
        let mut list = list.borrow_mut();
        state.legal_actions_into(&mut list);
        prop_assert_eq!(&*list, &state.legal_actions());
        Ok(())
    });
}

#[test]
fn checked_and_unchecked_apply_do_the_same() {
    every_step(|step| {
        let mut unchecked = step.before;
        unchecked.apply_unchecked(step.action);
        prop_assert_eq!(unchecked, step.after);
        Ok(())
    });
}

#[test]
fn every_position_comes_back_from_its_text_and_its_setup() {
    every_step(|step| {
        prop_assert_eq!(step.after.to_string().parse(), Ok(step.after));
        prop_assert_eq!(step.action.to_string().parse(), Ok(step.action));
        prop_assert_eq!(GameState::try_from(&step.after.to_setup()), Ok(step.after));
        Ok(())
    });
}

/// Calls `visit` with every action that can be written.
fn every_writable_action(mut visit: impl FnMut(Action)) {
    visit(Action::Convert);
    visit(Action::End);
    for piece in Piece::all() {
        for receiver in Piece::all() {
            visit(Action::HandOff { piece, receiver });
            for to in Square::all() {
                visit(Action::ShortPass { piece, receiver, to });
            }
        }
        for a in Square::all() {
            visit(Action::Move { piece, to: a });
            visit(Action::Block { piece, target: a });
            visit(Action::Protection { piece, target: a });
            visit(Action::LongPass { piece, to: a });
            visit(Action::StandUp { piece, to: a });
            for b in Square::all() {
                visit(Action::Dodge { piece, target: a, exit: b });
                visit(Action::TacticalDodge { piece, landing: a, push: b });
                for keeper in [None, Some(Keeper::Top), Some(Keeper::Bottom)] {
                    visit(Action::Release { top: piece, top_to: a, bottom_to: b, keeper });
                }
            }
        }
    }
}

/// Of the 876 458 actions that can be written, exactly those on the list are legal, by each way to
/// ask; a refused one changes nothing.
fn agree_on_every_writable_action(state: &GameState) -> Result<(), TestCaseError> {
    let listed: BTreeSet<Action> = state.legal_actions().into_iter().collect();
    let mut legal = 0;
    let mut wrong = None;
    every_writable_action(|action| {
        let is_legal = state.is_legal(action);
        let mut applied = *state;
        let result = applied.apply(action);
        legal += usize::from(is_legal);
        let agree = is_legal == result.is_ok()
            && result == state.check(action)
            && (is_legal || applied == *state)
            && (!is_legal || listed.contains(&action));
        if !agree {
            wrong = Some(action);
        }
    });
    prop_assert_eq!(wrong, None, "in {}", state);
    prop_assert_eq!(legal, listed.len());
    Ok(())
}

#[test]
fn all_ways_to_ask_agree_on_every_writable_action_in_positions_that_were_set_up() {
    check(150, &strategies::states(), |state| agree_on_every_writable_action(&state));
}

#[test]
fn all_ways_to_ask_agree_on_every_writable_action_in_positions_reached_by_play() {
    let states = strategies::reachable_states(200);
    check(100, &states, |state| agree_on_every_writable_action(&state));
}
