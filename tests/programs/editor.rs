use ball_rules::{Ball, GameState, Piece, Rules, Setup, Square, Team};

fn edit() -> Result<GameState, ball_rules::PositionError> {
    let mut setup = Setup::standard(Rules { energy: true, ..Rules::default() });
    let runner = Piece::new(Team::Atk, 5).unwrap();
    setup[runner].square = Square::at('G', 16).unwrap();
    setup.ball = Ball::Held(runner);
    setup.side_to_act = Team::Atk;
    GameState::try_from(setup) // all problems at once: error.problems()
}

#[test]
fn the_edited_position_is_a_game() {
    let state = edit().unwrap();
    assert_eq!(state.square_of(Piece::A5), Square::G16);
    assert!(state.rules().energy);
    assert!(state.is_legal("A5-17F".parse().unwrap()));
}
