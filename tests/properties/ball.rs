//! The ball, who is held back, and touchdowns: sections 6, 7, 8, 9 and 13.

use ball_rules::{Action, Ball, GameState, Occupant, Phase, Piece, Team};
use proptest::prelude::*;

use crate::steps::{Step, every_step, pieces_that};

#[test]
fn r9_1_the_ball_is_in_exactly_one_place() {
    every_step(|step| {
        match step.after.ball() {
            Ball::Held(piece) => {
                prop_assert_eq!(step.after.holder(), Some(piece));
                prop_assert_eq!(step.after.ball_square(), step.after.square_of(piece));
            }
            Ball::Loose(square) => {
                prop_assert_eq!(step.after.holder(), None);
                prop_assert_eq!(step.after.at(square), Occupant::None);
            }
        }
        Ok(())
    });
}

#[test]
fn r7_3_a_bottom_never_holds_the_ball() {
    every_step(|step| {
        prop_assert!(step.after.holder().is_none_or(|holder| !step.after.is_bottom(holder)));
        Ok(())
    });
}

/// 9.4: taking the loose ball and a forced fumble (6.5) hold a piece back, and nothing else does.
#[test]
fn r9_4_who_takes_the_ball_is_held_back_until_the_turn_passes() {
    every_step(|step| {
        let takes = match step.action {
            Action::Move { piece, .. }
            | Action::Dodge { piece, .. }
            | Action::TacticalDodge { piece, .. } => (step.before.holder() != Some(piece)
                && step.after.holder() == Some(piece))
            .then_some(piece),
            _ => None,
        };
        for piece in Piece::all() {
            let held_back = step.before.is_held_back(piece) || takes == Some(piece);
            prop_assert_eq!(step.after.is_held_back(piece), held_back && !step.turn_passed());
        }
        Ok(())
    });
}

#[test]
fn r9_4_a_held_back_piece_never_acts() {
    every_step(|step| {
        if step.before.phase() == Phase::Action {
            let piece = step.action.piece();
            prop_assert!(piece.is_none_or(|piece| !step.before.is_held_back(piece)));
        }
        Ok(())
    });
}

/// 9.2: a piece that ends an action on the loose ball has it; whatever else ends there does not.
#[test]
fn r9_2_a_piece_that_ends_an_action_on_the_loose_ball_holds_it() {
    every_step(|step| {
        let Ball::Loose(square) = step.before.ball() else { return Ok(()) };
        let ends_there = step.before.phase() == Phase::Action
            && step.action.piece().is_some_and(|piece| step.after.square_of(piece) == square);
        if ends_there {
            prop_assert_eq!(step.after.ball(), Ball::Held(step.action.piece().unwrap()));
        } else {
            prop_assert_eq!(step.after.ball(), step.before.ball());
        }
        Ok(())
    });
}

/// What becomes of a ball that is held, action by action.
#[test]
fn r9_1_a_held_ball_changes_hands_only_as_the_rules_say() {
    every_step(|step| {
        let Ball::Held(holder) = step.before.ball() else { return Ok(()) };
        prop_assert_eq!(step.after.ball(), wanted_ball(step, holder));
        Ok(())
    });
}

fn wanted_ball(step: &Step, holder: Piece) -> Ball {
    let on = |square| step.before.square_of(holder) == square;
    match step.action {
        Action::HandOff { receiver, .. } => Ball::Held(receiver),
        Action::ShortPass { to, .. } | Action::LongPass { to, .. } => Ball::Loose(to),
        // 6.5
        Action::Dodge { piece, target, .. } if on(target) => Ball::Held(piece),
        // 7.3
        Action::Block { piece, target } | Action::Protection { piece, target } if on(target) => {
            Ball::Held(piece)
        }
        // 6.7
        Action::TacticalDodge { push, .. } if step.after.square_of(holder) == push => {
            Ball::Loose(wanted_fumble(step, holder))
        }
        // 10.4
        Action::Release { top, keeper: Some(ball_rules::Keeper::Bottom), .. } => {
            let stack = step.before.pieces_on(step.before.square_of(top));
            Ball::Held(stack.without(top).first().expect("a bottom"))
        }
        _ => Ball::Held(holder),
    }
}

/// 6.7: one step from the middle, opposite to the push; on the middle if a piece stands there.
fn wanted_fumble(step: &Step, holder: Piece) -> ball_rules::Square {
    let (middle, push) = (step.before.square_of(holder), step.after.square_of(holder));
    let opposite = |a: u8, b: u8| (2 * a).wrapping_sub(b);
    let column = char::from(opposite(middle.column() as u8, push.column() as u8));
    let square = ball_rules::Square::at(column, opposite(middle.row(), push.row()))
        .expect("a middle is never on the edge");
    if step.after.at(square) == Occupant::None { square } else { middle }
}

/// The rows in which a team scores (1.5).
fn in_goal(state: &GameState, piece: Piece) -> bool {
    let depth = state.rules().end_zone.rows();
    match piece.team() {
        Team::Atk => state.square_of(piece).row() >= 18 - depth,
        Team::Def => state.square_of(piece).row() <= depth,
    }
}

#[test]
fn r13_1_a_touchdown_is_scored_exactly_by_holding_the_ball_in_the_end_zone_after_an_own_action() {
    every_step(|step| {
        let scorer = match step.action {
            Action::HandOff { receiver, .. } if step.after.rules().hand_off_scores => {
                Some(receiver)
            }
            action => action.piece(),
        };
        let scored = step.before.phase() == Phase::Action
            && scorer.is_some_and(|piece| {
                step.after.holder() == Some(piece) && in_goal(&step.after, piece)
            });
        prop_assert_eq!(step.after.phase() == Phase::Won, scored);
        prop_assert_eq!(step.after.winner(), scored.then_some(step.side()));
        Ok(())
    });
}

#[test]
fn r13_2_a_won_position_keeps_everything_else() {
    every_step(|step| {
        if step.after.phase() == Phase::Won {
            prop_assert_eq!(step.after.ap(), 0);
            prop_assert_eq!(step.after.side_to_act(), step.side());
            prop_assert_eq!(step.after.turn(), step.before.turn());
            prop_assert!(!step.after.after_hand_off());
            let held_back = |state: &GameState| pieces_that(|piece| state.is_held_back(piece));
            prop_assert!(held_back(&step.before).is_subset(held_back(&step.after)));
        }
        Ok(())
    });
}
