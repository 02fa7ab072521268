//! Undo, redo and turns by example.

use ball_rules::{Action, Event, Game, IllegalAction};

use super::{NEAR, UNBLOCKING, action, game, state};

fn texts(actions: &[Action]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}

#[test]
fn a_new_game_has_no_past() {
    let mut game = Game::new(state(UNBLOCKING));
    assert_eq!(game.state(), game.start());
    assert_eq!((game.undo(), game.redo()), (None, None));
    assert!(game.undo_turn().is_empty() && game.redo_turn().is_empty());
    assert_eq!(game.turns().count(), 0);
    assert_eq!(game.times_seen(), 0);
    assert!(game.go_to(0) && !game.go_to(1));
    assert_eq!(game.state_at(usize::MAX), None);
    assert_eq!(game, Game::new(state(UNBLOCKING)));
    assert_eq!(Game::default(), Game::new(ball_rules::GameState::default()));
}

#[test]
fn an_illegal_action_leaves_the_game_and_its_undone_actions() {
    let mut game = game("D2-9F end");
    game.undo();
    let before = game.clone();
    let illegal = action("A5-8G");
    assert!(matches!(game.apply(illegal), Err(IllegalAction::NotYourTurn { .. })));
    assert!(matches!(game.apply_with_events(illegal), Err(IllegalAction::NotYourTurn { .. })));
    assert_eq!(game, before);
    assert_eq!(game.redo(), Some(Action::End));
}

#[test]
fn the_same_action_anew_drops_what_was_undone_behind_it() {
    let mut game = game("D2-9F D1-9J end");
    assert!(game.go_to(0));
    game.apply(action("D2-9F")).unwrap();
    assert!(game.undone().is_empty());
}

#[test]
fn unblocking_belongs_to_the_turn() {
    let mut game = Game::new(state(&UNBLOCKING.replace(" u ", " a2 ")));
    for text in ["A4-6C", "end", "A1!9D", "A3/9F/9H", "D1-9J"] {
        game.apply(action(text)).unwrap();
    }
    let turns: Vec<_> = game.turns().map(texts).collect();
    assert_eq!(turns, [vec!["A4-6C", "end", "A1!9D", "A3/9F/9H"], vec!["D1-9J"]]);
    assert_eq!(texts(game.undo_turn()), ["D1-9J"]);
    assert_eq!(texts(game.undo_turn()), ["A4-6C", "end", "A1!9D", "A3/9F/9H"]);
    game.redo();
    assert_eq!(texts(game.redo_turn()), ["end", "A1!9D", "A3/9F/9H"]);
    assert_eq!(texts(game.redo_turn()), ["D1-9J"]);
}

#[test]
fn a_game_may_start_within_a_turn() {
    let mut game = Game::new(state(UNBLOCKING));
    game.apply(action("A1!9D")).unwrap();
    game.apply(action("A3/9F/9H")).unwrap();
    game.apply(action("D1-9J")).unwrap();
    assert_eq!(texts(game.undo_turn()), ["D1-9J"]);
    assert_eq!(texts(game.undo_turn()), ["A1!9D", "A3/9F/9H"]);
    assert!(game.undo_turn().is_empty());
}

#[test]
fn turns_are_told_apart_though_their_number_stays() {
    let start = ball_rules::GameState::default().to_string().replace(" D 1 ", " D 65535 ");
    let mut game = Game::new(state(&start));
    for text in ["end", "end", "D2-9F"] {
        game.apply(action(text)).unwrap();
    }
    assert_eq!(game.state().turn(), 65_535);
    assert_eq!(game.turns().map(<[_]>::len).collect::<Vec<_>>(), [1, 1, 1]);
    assert_eq!(game.to_string(), format!("[Start \"{start}\"]\n\nend\nend\nD2-9F\n"));
}

#[test]
fn positions_come_again_though_the_turns_number_stays() {
    let start = ball_rules::GameState::default().to_string().replace(" D 1 ", " D 65535 ");
    assert_eq!(game(&format!("[Start \"{start}\"]\nend end end end")).times_seen(), 2);
}

#[test]
fn a_touchdown_can_be_undone() {
    let mut game = Game::new(state(NEAR));
    let events = game.apply_with_events(action("A5-17F")).unwrap();
    assert!(matches!(events[3], Event::Touchdown { .. }), "{events:?}");
    assert!(matches!(game.apply(Action::End), Err(IllegalAction::GameOver { .. })));
    game.undo_turn();
    assert_eq!(game.state().winner(), None);
    game.apply(Action::End).unwrap();
}

#[test]
fn positions_that_differ_in_more_than_the_turn_are_not_the_same() {
    let there_and_back = "D2-9F end A2-9H end D2-10G end A2-8G end";
    // The start again, and one action further, the position after the first action.
    assert_eq!(game(there_and_back).times_seen(), 1);
    assert_eq!(game(&format!("{there_and_back} D2-9F")).times_seen(), 1);
    // Other AP, another side to act.
    assert_eq!(game("D2-9F D2-10G").times_seen(), 0);
    assert_eq!(game("end").times_seen(), 0);
    assert_eq!(game("end end").times_seen(), 1);
    // Other EP.
    let energy = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 1 a2 z1e0-0";
    let energy = format!("[Start \"{energy}\"]\n");
    assert_eq!(game(&format!("{energy} end end")).times_seen(), 1);
    assert_eq!(game(&format!("{energy} convert end end")).times_seen(), 0);
}

#[test]
fn what_was_undone_does_not_count_as_seen() {
    let mut game = game("end end end end");
    assert_eq!(game.times_seen(), 2);
    assert!(game.go_to(2));
    assert_eq!(game.times_seen(), 1);
    assert!(game.go_to(0));
    assert_eq!(game.times_seen(), 0);
}

#[test]
fn games_differ_by_what_was_undone() {
    let one = game("end end");
    let mut other = one.clone();
    other.undo();
    assert_ne!(one, other);
    assert_ne!(game("end"), other);
    other.redo();
    assert_eq!(one, other);
}

#[test]
fn the_debug_form_shows_what_a_game_is() {
    let mut game = game("[Atk \"Ann\"]\nend end");
    game.undo();
    let debug = format!("{game:?}");
    assert!(debug.contains(r#"headers: {"Atk": "Ann"}"#), "{debug}");
    assert!(debug.contains("actions: [end], undone: [end]"), "{debug}");
}
