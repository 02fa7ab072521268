//! Turns, AP and EP: sections 4, 5, 8.3, 11 and 12.

use ball_rules::{Action, ActionKind, GameState, Mix, Phase, Team, strategies};
use proptest::prelude::*;

use crate::steps::{Step, every_game, every_position, every_step};
use crate::support::check;

/// The table of section 5, written down once more: AP and EP of an action in a position.
fn table(step: &Step) -> (u8, u16) {
    match step.action {
        Action::Move { piece, to } => (step.before.square_of(piece).distance(to), 0),
        Action::Dodge { .. } | Action::Block { .. } | Action::ShortPass { .. } => (1, 1),
        Action::TacticalDodge { .. } => (0, 2),
        Action::Protection { .. } => (1, 0),
        Action::LongPass { .. } => (2, 2),
        Action::Convert => (1, 1),
        Action::HandOff { .. } | Action::End => (0, 0),
        Action::StandUp { .. } | Action::Release { .. } => (0, 0),
    }
}

#[test]
fn r12_every_position_keeps_section_12() {
    every_step(|step| {
        prop_assert_eq!(GameState::try_from(step.after.to_setup()), Ok(step.after));
        Ok(())
    });
}

#[test]
fn r5_an_action_costs_what_the_table_says() {
    every_step(|step| {
        let (ap, ep) = table(step);
        let ep = if step.before.rules().energy { ep } else { 0 };
        prop_assert_eq!(step.before.cost_of(step.action), ball_rules::Cost { ap, ep });
        prop_assert!(ap <= step.before.ap());
        let left = match (step.after.phase(), step.turn_passed()) {
            (Phase::Action, false) => step.before.ap() - ap,
            (Phase::Action, true) => 2,
            (Phase::Unblock | Phase::Won, _) => 0,
        };
        prop_assert_eq!(step.after.ap(), left);
        Ok(())
    });
}

/// 4.2: in each turn, the AP that were spent, converted, lost and left add up to two.
#[test]
fn r4_2_the_ap_of_a_turn_add_up_to_two() {
    every_game(|steps| {
        let mut used = 0;
        for step in steps {
            let (ap, _) = table(step);
            used += ap;
            let over = step.after.phase() == Phase::Won;
            if step.action == Action::End || over {
                // Lost: at the end of the action phase, or by a touchdown.
                used += step.before.ap() - ap;
            }
            prop_assert_eq!(used + if step.turn_passed() { 0 } else { step.after.ap() }, 2);
            if step.turn_passed() {
                used = 0;
            }
        }
        Ok(())
    });
}

#[test]
fn r4_5_the_turn_passes_to_the_other_coach_with_two_ap_and_the_next_number() {
    every_step(|step| {
        if step.turn_passed() {
            prop_assert_eq!(step.after.side_to_act(), step.side().opponent());
            prop_assert_eq!(step.after.turn(), step.before.turn().saturating_add(1));
            prop_assert_eq!((step.after.phase(), step.after.ap()), (Phase::Action, 2));
            prop_assert!(!step.after.after_hand_off());
        } else {
            prop_assert_eq!(step.after.turn(), step.before.turn());
        }
        Ok(())
    });
}

#[test]
fn r4_1_only_ending_the_action_phase_leads_out_of_it() {
    every_step(|step| {
        let stays = step.after.phase() == Phase::Action && !step.turn_passed();
        if step.before.phase() == Phase::Action && step.after.phase() != Phase::Won {
            prop_assert_eq!(stays, step.action != Action::End);
        }
        Ok(())
    });
}

#[test]
fn r8_3_a_hand_off_is_remembered_until_another_action_of_a_piece() {
    every_step(|step| {
        let remembered = match step.action.kind() {
            ActionKind::HandOff => step.after.phase() == Phase::Action,
            ActionKind::Convert => step.before.after_hand_off(),
            _ => false,
        };
        prop_assert_eq!(step.after.after_hand_off(), remembered);
        prop_assert!(step.action.kind() != ActionKind::HandOff || !step.before.after_hand_off());
        Ok(())
    });
}

#[test]
fn r11_2_ep_only_grow_by_the_table_and_stay_at_the_greatest_number() {
    every_step(|step| {
        let (_, ep) = table(step);
        let gained = if step.before.rules().energy { ep } else { 0 };
        let wanted = step.before.ep(step.side()).saturating_add(gained);
        prop_assert_eq!(step.after.ep(step.side()), wanted);
        let other = step.side().opponent();
        prop_assert_eq!(step.after.ep(other), step.before.ep(other));
        Ok(())
    });
}

#[test]
fn r11_1_without_the_energy_game_there_are_no_ep_and_no_convert() {
    every_step(|step| {
        if !step.before.rules().energy {
            prop_assert_eq!(Team::ALL.map(|team| step.after.ep(team)), [0, 0]);
            prop_assert!(step.action != Action::Convert);
        }
        Ok(())
    });
}

#[test]
fn r12_7_exactly_the_won_positions_have_no_legal_action() {
    every_position(|state| {
        prop_assert_eq!(state.legal_actions().is_empty(), state.phase() == Phase::Won);
        Ok(())
    });
    every_step(|step| {
        let won = step.after.phase() == Phase::Won;
        prop_assert_eq!(step.after.legal_actions().is_empty(), won);
        Ok(())
    });
}

/// 12.8 over turns that go on for as long as anything else but ending can be done, dear actions
/// last.
#[test]
fn r12_8_a_turn_has_at_most_19_piece_actions() {
    let long = Mix::default()
        .with(ActionKind::End, 0)
        .with(ActionKind::TacticalDodge, 40)
        .with(ActionKind::HandOff, 40);
    let turns = strategies::play(strategies::states(), 60, long);
    let longest = std::cell::Cell::new(0);
    check(4_000, &turns, |played| {
        let start = played.start();
        let of_turn = |state: &GameState| {
            state.side_to_act() == start.side_to_act() && state.turn() == start.turn()
        };
        let actions = played
            .actions()
            .iter()
            .zip(played.states().skip(1))
            .take_while(|(_, after)| of_turn(after))
            .filter(|(action, _)| action.piece().is_some() && !action.kind().unblocks());
        let count = actions.count();
        longest.set(longest.get().max(count));
        prop_assert!(count <= 19, "{} actions of pieces", count);
        Ok(())
    });
    assert!(longest.get() >= 5, "the turns are long: {}", longest.get());
}
