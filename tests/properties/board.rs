//! Who stands where: sections 1, 2, 6 and 7.

use ball_rules::{Action, GameState, Occupant, Piece, Square};
use proptest::prelude::*;

use crate::steps::{Step, every_position, every_step, pieces_that, stacks};

/// The squares that an action enters, crosses, pushes to or passes to. The middle of a diagonal
/// route is half-way in both directions.
fn touched(step: &Step) -> Vec<Square> {
    let middle = |piece: Piece, to: Square| {
        let from = step.before.square_of(piece);
        let diagonal = from.distance(to) == 2
            && from.row().abs_diff(to.row()) == 2
            && from.column() != to.column();
        let column = char::from((from.column() as u8).midpoint(to.column() as u8));
        diagonal.then(|| Square::at(column, from.row().midpoint(to.row())).expect("a middle"))
    };
    match step.action {
        Action::Move { piece, to } => middle(piece, to).into_iter().chain([to]).collect(),
        Action::Dodge { piece, target, exit } => {
            middle(piece, target).into_iter().chain([target, exit]).collect()
        }
        Action::TacticalDodge { piece, landing, push } => {
            middle(piece, landing).into_iter().chain([landing, push]).collect()
        }
        Action::Block { target, .. } | Action::Protection { target, .. } => vec![target],
        Action::ShortPass { to, .. } | Action::LongPass { to, .. } => vec![to],
        Action::StandUp { to, .. } => vec![to],
        Action::Release { top_to, bottom_to, .. } => vec![top_to, bottom_to],
        Action::HandOff { .. } | Action::Convert | Action::End => vec![],
    }
}

#[test]
fn r2_7_closed_squares_are_not_entered_crossed_pushed_to_or_passed_to() {
    every_step(|step| {
        let closed = stacks(&step.before);
        for square in touched(step) {
            prop_assert!(!closed.contains(&square), "{square} is closed");
        }
        Ok(())
    });
}

#[test]
fn r2_7_a_stack_stays_as_it_is_until_it_is_released() {
    every_step(|step| {
        let released = match step.action {
            Action::Release { top, .. } => Some(step.before.square_of(top)),
            _ => None,
        };
        for square in stacks(&step.before) {
            if Some(square) != released {
                prop_assert_eq!(step.after.at(square), step.before.at(square));
            }
        }
        Ok(())
    });
}

#[test]
fn r2_5_two_on_a_square_are_a_top_and_a_bottom() {
    every_step(|step| {
        for square in Square::all() {
            let here = pieces_that(|piece| step.after.square_of(piece) == square);
            match step.after.at(square) {
                Occupant::None => prop_assert!(here.is_empty()),
                Occupant::One(piece) => prop_assert_eq!(here, piece.into()),
                Occupant::Stack { top, bottom } => {
                    prop_assert_eq!(here, [top, bottom].into_iter().collect());
                    prop_assert!(step.after.is_top(top) && !step.after.is_top(bottom));
                    prop_assert!(step.after.is_bottom(bottom) && !step.after.is_bottom(top));
                    prop_assert!(!step.after.is_down(top));
                }
            }
        }
        Ok(())
    });
}

/// 2.6 to 2.8 square by square and piece by piece, against the sets of the state.
#[test]
fn r2_8_the_sets_of_a_state_are_what_its_squares_say() {
    every_position(|state: &GameState| {
        for square in Square::all() {
            let occupant = state.at(square);
            let vacant = occupant == Occupant::None;
            let ball = state.holder().is_none() && state.ball_square() == square;
            prop_assert_eq!(state.occupied().contains(square), !vacant);
            prop_assert_eq!(state.vacant().contains(square), vacant);
            prop_assert_eq!(state.clear().contains(square), vacant && !ball);
            let stack = matches!(occupant, Occupant::Stack { .. });
            prop_assert_eq!(state.closed().contains(square), stack);
        }
        for piece in Piece::all() {
            let alone = state.at(state.square_of(piece)) == Occupant::One(piece);
            let active = alone && !state.is_down(piece);
            prop_assert_eq!(state.is_active(piece), active);
            prop_assert_eq!(state.active_pieces().contains(piece), active);
            prop_assert_eq!(state.stacked().contains(piece), !alone);
        }
        Ok(())
    });
}

#[test]
fn r4_4_what_does_not_act_does_not_move_but_for_pushes_and_releases() {
    every_step(|step| {
        let before = &step.before;
        let mut may_move = pieces_that(|piece| step.action.piece() == Some(piece));
        match step.action {
            Action::TacticalDodge { push, .. } => {
                may_move |= pieces_that(|piece| {
                    step.after.square_of(piece) == push && piece.team() != step.side()
                });
            }
            Action::Release { top, .. } => {
                let square = before.square_of(top);
                may_move |= pieces_that(|piece| before.square_of(piece) == square);
            }
            Action::HandOff { .. } | Action::ShortPass { .. } | Action::LongPass { .. } => {
                may_move = Default::default();
            }
            _ => {}
        }
        let moved = pieces_that(|piece| step.after.square_of(piece) != before.square_of(piece));
        prop_assert!((moved - may_move).is_empty(), "{:?} moved", moved - may_move);
        Ok(())
    });
}

#[test]
fn r2_1_kinds_never_change() {
    every_step(|step| {
        for piece in Piece::all() {
            prop_assert_eq!(step.after.kind_of(piece), step.before.kind_of(piece));
        }
        Ok(())
    });
}

#[test]
fn r6_4_own_pieces_are_never_knocked_down_in_their_own_turn() {
    every_step(|step| {
        let own_down = |state: &GameState| {
            pieces_that(|piece| piece.team() == step.side() && state.is_down(piece))
        };
        prop_assert!(own_down(&step.after).is_subset(own_down(&step.before)));
        Ok(())
    });
}

/// 6.4 and 6.6 knock one opponent down, 10.3 sets one own piece upright, and nothing else does.
#[test]
fn r2_4_pieces_go_down_by_dodges_and_up_by_standing_up_alone() {
    every_step(|step| {
        let down = |state: &GameState| pieces_that(|piece| state.is_down(piece));
        let (before, after) = (down(&step.before), down(&step.after));
        match step.action {
            Action::Dodge { target, .. } => {
                let opponent = step.before.pieces_on(target);
                prop_assert_eq!(after, before | opponent);
                prop_assert_eq!((after - before).len(), 1);
            }
            Action::TacticalDodge { push, .. } => {
                prop_assert_eq!(after - before, step.after.pieces_on(push));
                prop_assert_eq!((after - before).len(), 1);
            }
            Action::StandUp { piece, .. } => prop_assert_eq!(after, before.without(piece)),
            _ => prop_assert_eq!(after, before),
        }
        Ok(())
    });
}

#[test]
fn r7_6_a_fresh_stack_survives_its_turn() {
    every_step(|step| {
        for top in Piece::all().filter(|&piece| step.before.is_fresh(piece)) {
            prop_assert_eq!(step.after.is_fresh(top), !step.turn_passed());
            let square = step.before.square_of(top);
            prop_assert_eq!(step.after.at(square), step.before.at(square));
        }
        Ok(())
    });
}

#[test]
fn r7_6_a_stack_is_fresh_exactly_from_its_forming_until_the_turn_passes() {
    every_step(|step| {
        let new = match step.action {
            Action::Block { piece, .. } | Action::Protection { piece, .. } => Some(piece),
            _ => None,
        };
        for piece in Piece::all() {
            let fresh = new == Some(piece) || step.before.is_fresh(piece);
            prop_assert_eq!(step.after.is_fresh(piece), fresh && !step.turn_passed());
        }
        Ok(())
    });
}
