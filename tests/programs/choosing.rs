use ball_rules::{ActionKind, GameState, Piece, Selection, Square, Step};

fn click_through(
    state: GameState,
    piece: Piece,
    kind: ActionKind,
    clicks: &[Square],
) -> Option<ball_rules::Action> {
    let mut choice = Selection::new(state);
    if let Err(reason) = choice.choose_piece(piece) {
        println!("{piece} cannot act: {reason}");
        return None;
    }
    choice.choose_kind(kind).ok()?;
    for &square in clicks {
        assert!(choice.squares().contains(square)); // what to light up
        if let Step::Done(action) = choice.choose_square(square).ok()? {
            return Some(action);
        }
    }
    choice.cancel(); // Esc: nothing has happened to the game
    None
}

#[test]
fn clicks_lead_to_an_action() {
    let clicks = [Square::I8, Square::J9];
    let action = click_through(GameState::default(), Piece::D1, ActionKind::Dodge, &clicks);
    assert_eq!(action, "D1x8I-9J".parse().ok());
}

#[test]
fn what_is_incomplete_or_impossible_leads_to_none() {
    let start = GameState::default();
    assert_eq!(click_through(start, Piece::D1, ActionKind::Dodge, &[Square::I8]), None);
    assert_eq!(click_through(start, Piece::A5, ActionKind::Move, &[Square::E6]), None);
    assert_eq!(click_through(start, Piece::D1, ActionKind::LongPass, &[]), None);
}
