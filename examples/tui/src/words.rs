//! Text for narrow places, and what stands on a square, in words.

use ball_rules::{Ball, GameState, Occupant, Piece, Square, Team};

/// Breaks a text into lines of at most `width` characters, at spaces where it can.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let mut word: Vec<char> = word.chars().collect();
        let length = lines.last().map_or(0, |line| line.chars().count());
        if length > 0 && length + 1 + word.len() > width {
            lines.push(String::new());
        } else if length > 0 {
            push(&mut lines, " ");
        }
        while word.len() > width {
            let rest = word.split_off(width);
            push(&mut lines, &String::from_iter(word));
            lines.push(String::new());
            word = rest;
        }
        push(&mut lines, &String::from_iter(word));
    }
    lines
}

fn push(lines: &mut [String], text: &str) {
    if let Some(last) = lines.last_mut() {
        last.push_str(text);
    }
}

/// A piece as the board shows it: `A5X`, `(A5X)` with the ball, `A5X↓` when it is down.
fn piece(state: &GameState, piece: Piece) -> String {
    decorated(state, piece, format!("{piece}{}", state.kind_of(piece).symbol()))
}

fn decorated(state: &GameState, piece: Piece, text: String) -> String {
    let text = if state.holder() == Some(piece) { format!("({text})") } else { text };
    if state.is_down(piece) { text + "↓" } else { text }
}

/// What stands or lies on a square as the board shows it.
pub fn on_square(state: &GameState, square: Square) -> String {
    match state.at(square) {
        Occupant::None if state.ball() == Ball::Loose(square) => "(●)".into(),
        Occupant::None if end_zone(state, square).is_some() => "═══".into(),
        Occupant::None => "·".into(),
        Occupant::One(one) => piece(state, one),
        Occupant::Stack { top, bottom } => {
            format!("{}/{}", piece(state, top), piece(state, bottom))
        }
    }
}

/// The same without the pieces' kinds.
pub fn in_short(state: &GameState, square: Square) -> String {
    let short = |piece: Piece| decorated(state, piece, piece.to_string());
    match state.at(square) {
        Occupant::One(piece) => short(piece),
        Occupant::Stack { top, bottom } => format!("{}/{}", short(top), short(bottom)),
        Occupant::None => on_square(state, square),
    }
}

/// The team whose end zone a square is in.
pub fn end_zone(state: &GameState, square: Square) -> Option<Team> {
    Team::ALL.into_iter().find(|&team| state.rules().end_zone_of(team).contains(square))
}

/// What stands or lies on a square in words, for the one under the cursor.
pub fn describe(state: &GameState, square: Square) -> String {
    let text = match state.at(square) {
        Occupant::None if state.ball() == Ball::Loose(square) => "the loose ball".into(),
        Occupant::None => "nobody".into(),
        Occupant::One(piece) => describe_piece(state, piece),
        Occupant::Stack { top, bottom } => {
            let fresh = if state.is_fresh(top) { "fresh stack: " } else { "stack: " };
            let (top, bottom) = (describe_piece(state, top), describe_piece(state, bottom));
            format!("{fresh}{top} on {bottom}")
        }
    };
    match end_zone(state, square) {
        Some(team) => format!("{square}: {text}. {team}'s end zone"),
        None => format!("{square}: {text}"),
    }
}

fn describe_piece(state: &GameState, piece: Piece) -> String {
    let mut text = format!("{piece} ({})", state.kind_of(piece));
    for (holds, words) in [
        (state.holder() == Some(piece), " with the ball"),
        (state.is_down(piece), ", down"),
        (state.is_held_back(piece), ", held back"),
    ] {
        if holds {
            text.push_str(words);
        }
    }
    text
}
