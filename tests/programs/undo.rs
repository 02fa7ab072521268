use ball_rules::{Game, GameState};

fn replay() -> Result<(), ball_rules::Error> {
    let mut game = Game::new(GameState::default());
    game.apply("D2-9F".parse()?)?;
    game.undo();
    game.redo();
    let text = game.to_string();
    let again: Game = text.parse()?; // an illegal action: line, column, and why
    assert_eq!(game, again);
    Ok(())
}

#[test]
fn the_game_comes_back_from_its_text() {
    assert_eq!(replay(), Ok(()));
}
