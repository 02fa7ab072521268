//! The crate against a second, plain model of RULES.md: the same legal actions, the same positions
//! after them, the same positions refused.
//!
//! Positions come from play and from setups, under all switches. On a difference the test prints
//! the position, the action and both answers in the form of NOTATION.md, after shrinking.

#![cfg(feature = "proptest")]

mod broken;
mod model;
#[path = "../support/mod.rs"]
mod support;

use std::cell::Cell;
use std::collections::BTreeMap;

use ball_rules::{Action, GameState, Mix, strategies};
use proptest::prelude::*;

use support::check;

/// Every legal action with the position after it, as the crate has it.
fn by_the_crate(state: &GameState) -> BTreeMap<String, String> {
    let successor = |&action: &Action| {
        let mut after = *state;
        after.apply(action).expect("a legal action");
        (action.to_string(), after.to_string())
    };
    state.legal_actions().iter().map(successor).collect()
}

/// Every legal action with the position after it, as the model has it.
fn by_the_model(position: &model::Position) -> BTreeMap<String, String> {
    let successor = |act| (format!("{act}"), model::after(position, act).to_string());
    model::legal_acts(position).into_iter().map(successor).collect()
}

/// The first action on which the two answers differ, with both.
fn difference(
    crate_has: &BTreeMap<String, String>,
    model_has: &BTreeMap<String, String>,
) -> Option<String> {
    let illegal = "illegal".to_string();
    let actions = crate_has.keys().chain(model_has.keys());
    actions
        .map(|action| {
            let answer = |has: &BTreeMap<_, _>| has.get(action).unwrap_or(&illegal).clone();
            (action, answer(crate_has), answer(model_has))
        })
        .find(|(_, by_the_crate, by_the_model)| by_the_crate != by_the_model)
        .map(|(action, by_the_crate, by_the_model)| {
            format!("action   {action}\ncrate    {by_the_crate}\nmodel    {by_the_model}")
        })
}

fn check_position(state: &GameState) -> Result<(), TestCaseError> {
    let text = state.to_string();
    let position = model::parse(&text);
    prop_assert_eq!(model::problems(&position), Vec::<String>::new(), "{}", text);
    match difference(&by_the_crate(state), &by_the_model(&position)) {
        None => Ok(()),
        Some(difference) => Err(TestCaseError::fail(format!("\nposition {text}\n{difference}\n"))),
    }
}

#[test]
fn the_models_agree_on_60_000_positions_that_were_set_up() {
    check(60_000, &strategies::states(), |state| check_position(&state));
}

#[test]
fn the_models_agree_on_60_000_positions_reached_by_play() {
    use ball_rules::ActionKind::{Block, Dodge, HandOff, LongPass, Protection, TacticalDodge};
    let lively = [Block, Dodge, HandOff, Protection, TacticalDodge]
        .into_iter()
        .fold(Mix::default(), |mix, kind| mix.with(kind, 3));
    let starts = any::<ball_rules::Rules>().prop_map(GameState::new);
    let positions = Cell::new(0_u32);
    for mix in [Mix::default(), lively.with(LongPass, 0)] {
        let wanted = positions.get() + 30_000;
        while positions.get() < wanted {
            let games = strategies::play(&starts, 200, mix);
            check(50, &games, |played: ball_rules::Played| {
                positions.set(positions.get() + u32::try_from(played.states().count()).unwrap());
                played.states().try_for_each(|state| check_position(&state))
            });
        }
    }
    assert!(positions.get() >= 60_000);
}
