use ball_rules::{GameState, Phase, Task};

fn to_do(state: &GameState) -> Vec<String> {
    if state.phase() != Phase::Unblock {
        return Vec::new();
    }
    state
        .open_tasks()
        .iter()
        .map(|task| match task {
            Task::StandUp { piece } => format!("{piece} stands up"),
            Task::Release { top, bottom } => format!("{top} lets {bottom} go"),
        })
        .collect()
}

#[test]
fn tasks_are_named_in_the_unblocking_phase_alone() {
    let unblocking =
        "O8E-,#8G,O10G^,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 u z1";
    assert_eq!(to_do(&unblocking.parse().unwrap()), ["A1 stands up", "A3 lets D2 go"]);
    assert!(to_do(&GameState::default()).is_empty());
}
