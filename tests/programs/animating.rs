use ball_rules::{Action, Event, GameState, IllegalAction};

fn show(state: &mut GameState, action: Action) -> Result<(), IllegalAction> {
    for event in state.apply_with_events(action)? {
        match event {
            Event::Moved { piece, from, to } => println!("{piece} goes from {from} to {to}"),
            Event::KnockedDown { piece, .. } => println!("{piece} is down"),
            Event::Touchdown { team, piece } => println!("{team} scores through {piece}"),
            other => println!("{other}"), // every event reads as a sentence
        }
    }
    Ok(())
}

#[test]
fn what_is_shown_is_applied() {
    let near = "O8E,#8G,O8I,X7D,X16G,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 3 a2 z1";
    let mut state: GameState = near.parse().unwrap();
    show(&mut state, "A5-17F".parse().unwrap()).unwrap();
    assert_eq!(state.winner(), Some(ball_rules::Team::Atk));
}

#[test]
fn an_illegal_action_shows_nothing_but_its_reason() {
    let mut state = GameState::default();
    assert!(show(&mut state, "A5-8G".parse().unwrap()).is_err());
    assert_eq!(state, GameState::default());
}
