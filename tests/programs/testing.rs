use ball_rules::{GameState, strategies};
use proptest::prelude::*;

proptest! {
    #[test]
    fn my_bot_never_breaks_a_rule(state in strategies::reachable_states(200)) {
        if let Some(action) = my_bot(&state) {
            prop_assert!(state.is_legal(action));
        }
    }
}

fn my_bot(state: &GameState) -> Option<ball_rules::Action> {
    state.legal_actions().first().copied()
}
