use ball_rules::{Action, GameState};

fn judge(position: &str, action: &str) -> Result<String, ball_rules::Error> {
    let mut state: GameState = position.parse()?;
    let action: Action = action.parse()?;
    state.apply(action)?; // refused: the state is as before, and the error says why
    Ok(state.to_string())
}

#[test]
fn a_legal_action_gives_the_position_after_it() {
    let start = GameState::default().to_string();
    let after = judge(&start, "D2-9F").unwrap();
    assert!(after.contains(",#9F,") && after.contains(" D 1 a1 "), "{after}");
}

#[test]
fn whatever_is_refused_comes_as_one_error() {
    let start = GameState::default().to_string();
    assert!(matches!(judge("", "end"), Err(ball_rules::Error::Position(_))));
    assert!(matches!(judge(&start, ""), Err(ball_rules::Error::Text(_))));
    assert!(matches!(judge(&start, "A5-8G"), Err(ball_rules::Error::Action(_))));
}
