use ball_rules::{GameState, Team};

fn play_out(mut state: GameState, mut pick: impl FnMut(usize) -> usize) -> Option<Team> {
    for _ in 0..10_000 {
        let actions = state.legal_actions();
        if actions.is_empty() {
            break;
        }
        state.apply_unchecked(actions[pick(actions.len())]);
    }
    state.winner()
}

#[test]
fn random_games_end_with_a_touchdown() {
    let mut seed: usize = 7;
    let pick = |choices: usize| {
        seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (seed >> 33) % choices
    };
    assert!(play_out(GameState::default(), pick).is_some());
}
