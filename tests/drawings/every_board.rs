//! What holds of every drawing for a terminal.

use ball_rules::*;
use proptest::prelude::*;
use proptest::test_runner::TestCaseResult;

use crate::apart::{assert_drawn_apart, neighbours};
use crate::support::check;
use crate::terminal::rows;

/// Checks a property of drawings of every form.
fn every_board(property: impl Fn(&GameState, BoardDrawing) -> TestCaseResult) {
    let states = prop_oneof![strategies::states(), strategies::reachable_states(100)];
    check(300, &states, |state| {
        let lit = state.board().targets(SquareSet::ALL).chosen(state.ball_square());
        property(&state, state.board())?;
        property(&state, state.board().ascii())?;
        property(&state, lit)?;
        property(&state, lit.ascii().from_side(Team::Def))
    });
}

#[test]
fn no_drawing_is_wider_than_80_columns_or_longer_than_20_lines() {
    every_board(|_, drawing| {
        let text = drawing.to_string();
        prop_assert!(text.lines().count() <= 20);
        for line in text.lines() {
            prop_assert!(line.chars().count() <= 80, "{}", line);
            prop_assert_eq!(line.trim_end(), line);
        }
        prop_assert!(!text.ends_with('\n'));
        Ok(())
    });
}

#[test]
fn the_ascii_form_is_ascii() {
    every_board(|_, drawing| {
        prop_assert!(drawing.ascii().to_string().is_ascii());
        Ok(())
    });
}

#[test]
fn every_piece_is_drawn_once_with_its_mark() {
    every_board(|state, drawing| {
        let text = drawing.to_string();
        let board = rows(&text).join("\n");
        for piece in Piece::all() {
            let sign = sign_of(state, piece, text.is_ascii());
            prop_assert_eq!(board.matches(&sign).count(), 1, "{} in\n{}", sign, text);
            let times = board.to_uppercase().matches(&piece.to_string()).count();
            prop_assert_eq!(times, 1, "{} in\n{}", piece, text);
        }
        Ok(())
    });
}

fn sign_of(state: &GameState, piece: Piece, ascii: bool) -> String {
    let kind = state.kind_of(piece);
    let sign = format!("{}{piece}", if ascii { kind.letter() } else { kind.symbol() });
    if state.is_down(piece) { sign.to_lowercase() } else { sign }
}

/// Every square is read back: it stands in the line of its row, its content begins beside the letter
/// of its column, and the brackets are round it.
#[test]
fn every_square_shows_what_is_on_it() {
    every_board(|state, drawing| {
        let text = drawing.to_string();
        let ascii = text.is_ascii();
        let letters: Vec<char> = text.lines().nth(17).unwrap().chars().collect();
        let lit = text.contains('[');
        for square in Square::all() {
            let row = format!("{:>2} ", square.row());
            let line = rows(&text).into_iter().find(|line| line.starts_with(&row)).unwrap();
            let column = letters.iter().position(|&letter| letter == square.column()).unwrap();
            let mut expected = content(state, square, ascii);
            if lit {
                let chosen = square == state.ball_square();
                let (opening, closing) = if chosen { ('[', ']') } else { ('(', ')') };
                expected = format!("{opening}{expected}{closing}");
            }
            let start = column - 1 - usize::from(lit);
            let shown: String = line.chars().skip(start).take(expected.chars().count()).collect();
            prop_assert_eq!(shown.trim_end(), expected.trim_end(), "{} in\n{}", square, text);
        }
        Ok(())
    });
}

fn content(state: &GameState, square: Square, ascii: bool) -> String {
    let ball = if ascii { '@' } else { '●' };
    let sign = |piece| sign_of(state, piece, ascii);
    let held = |piece| if state.holder() == Some(piece) { ball.to_string() } else { String::new() };
    let zones = Team::ALL.map(|team| state.rules().end_zone_of(team));
    match state.at(square) {
        Occupant::One(piece) => format!("{}{}", sign(piece), held(piece)),
        Occupant::Stack { top, bottom } => format!("{}{}/{}", sign(top), held(top), sign(bottom)),
        Occupant::None if state.ball() == Ball::Loose(square) => format!(" {ball} "),
        Occupant::None if zones.iter().any(|zone| zone.contains(square)) => {
            format!(" {} ", if ascii { ':' } else { '░' })
        }
        Occupant::None => format!(" {} ", if ascii { '.' } else { '·' }),
    }
}

#[test]
fn rows_of_an_end_zone_are_named_after_its_team() {
    every_board(|state, drawing| {
        let text = drawing.to_string();
        for line in rows(&text) {
            let row = line[..2].trim().parse().unwrap();
            let in_zone = |team| SquareSet::row(row).is_subset(state.rules().end_zone_of(team));
            prop_assert_eq!(line.ends_with(" ATK"), in_zone(Team::Atk), "{}", line);
            prop_assert_eq!(line.ends_with(" DEF"), in_zone(Team::Def), "{}", line);
        }
        Ok(())
    });
}

#[test]
fn what_the_board_does_not_show_is_said_under_it() {
    every_board(|state, drawing| {
        let text = drawing.to_string();
        let last = text.lines().nth(19).unwrap_or_default();
        let list = |holds: &dyn Fn(Piece) -> bool| -> String {
            let pieces = Piece::all().filter(|&piece| holds(piece));
            pieces.map(|piece| piece.to_string()).collect::<Vec<_>>().join(", ")
        };
        let fresh = list(&|piece| state.is_fresh(piece));
        let held_back = list(&|piece| state.is_held_back(piece));
        let expected = match (fresh.as_str(), held_back.as_str()) {
            ("", "") => String::new(),
            (_, "") => format!("Fresh: {fresh}"),
            ("", _) => format!("Held back: {held_back}"),
            _ => format!("Fresh: {fresh}. Held back: {held_back}"),
        };
        prop_assert_eq!(last, expected);
        Ok(())
    });
}

#[test]
fn positions_that_differ_are_drawn_differently() {
    check(30, &strategies::states(), |state| {
        assert_drawn_apart(neighbours(&state), |state| state.board().to_string());
        assert_drawn_apart(neighbours(&state), |state| state.board().ascii().to_string());
        Ok(())
    });
}

/// Without the escape sequences of colours.
fn bare(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let mut bare = parts.next().unwrap().to_string();
    for part in parts {
        let (codes, rest) = part.split_once('m').unwrap();
        let code = |character: char| character.is_ascii_digit() || character == ';';
        assert!(codes.strip_prefix('[').unwrap().chars().all(code), "{codes}");
        bare.push_str(rest);
    }
    bare
}

#[test]
fn colours_add_nothing_but_colours() {
    every_board(|_, drawing| {
        prop_assert_eq!(bare(&drawing.colours().to_string()), drawing.to_string());
        let legend = drawing.colours().legend().to_string();
        prop_assert_eq!(bare(&legend), drawing.legend().to_string());
        Ok(())
    });
}

#[test]
fn colours_end_with_the_line() {
    every_board(|_, drawing| {
        for line in drawing.colours().to_string().lines() {
            if let Some((_, last)) = line.rsplit_once('\x1b') {
                prop_assert!(last.starts_with("[0m"), "{:?}", line);
            }
        }
        Ok(())
    });
}
