//! The game looks the same in a mirror and, with the teams swapped, from the other side.

use std::collections::BTreeSet;

use ball_rules::{Action, GameState};
use proptest::prelude::*;

use crate::steps::{every_position, every_step};

/// What becomes of a position, and what of an action.
type Image = (fn(&GameState) -> GameState, fn(Action) -> Action);

#[test]
fn r1_1_mirror_image_and_half_turn_commute_with_legal_actions() {
    let images: [Image; 2] =
        [(GameState::mirrored, Action::mirrored), (GameState::rotated, Action::rotated)];
    every_position(|state| {
        for (of_state, of_action) in images {
            let image = of_state(state);
            prop_assert_eq!(of_state(&image), *state);
            prop_assert_eq!(GameState::try_from(image.to_setup()), Ok(image));
            let wanted: BTreeSet<Action> =
                state.legal_actions().into_iter().map(of_action).collect();
            let found: BTreeSet<Action> = image.legal_actions().into_iter().collect();
            prop_assert_eq!(found, wanted);
        }
        Ok(())
    });
}

#[test]
fn r1_1_mirror_image_and_half_turn_commute_with_apply() {
    every_step(|step| {
        let mut mirrored = step.before.mirrored();
        prop_assert_eq!(mirrored.apply(step.action.mirrored()), Ok(()));
        prop_assert_eq!(mirrored, step.after.mirrored());
        let mut rotated = step.before.rotated();
        prop_assert_eq!(rotated.apply(step.action.rotated()), Ok(()));
        prop_assert_eq!(rotated, step.after.rotated());
        Ok(())
    });
}
