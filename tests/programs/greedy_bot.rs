use ball_rules::{Action, Ball, GameState};
use std::ops::ControlFlow;

fn first_that_takes_the_ball(state: &GameState) -> Option<Action> {
    let side = state.side_to_act();
    let found = state.visit_legal_actions(|action| {
        let mut next = *state;
        next.apply_unchecked(action);
        match next.ball() {
            Ball::Held(piece) if piece.team() == side => ControlFlow::Break(action),
            _ => ControlFlow::Continue(()),
        }
    });
    found.break_value()
}

#[test]
fn it_takes_the_ball_when_it_can() {
    let near = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D 9F D 3 a2 z1";
    let action = first_that_takes_the_ball(&near.parse().unwrap()).unwrap();
    assert_eq!(action.to_string(), "D2-9F");
    assert_eq!(first_that_takes_the_ball(&GameState::default()), None);
}
