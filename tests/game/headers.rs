//! Headers of a game.

use ball_rules::{Error, Game, HeaderError};

use super::game;

fn pairs(game: &Game) -> Vec<(&str, &str)> {
    game.headers().collect()
}

#[test]
fn headers_keep_their_order() {
    let mut game = Game::default();
    for (key, value) in [("Def", "Ann"), ("Atk", "Bo"), ("Date", ""), ("Atk", "Cy")] {
        game.set_header(key, value).unwrap();
    }
    assert_eq!(pairs(&game), [("Def", "Ann"), ("Atk", "Cy"), ("Date", "")]);
    assert_eq!(game.remove_header("Def").as_deref(), Some("Ann"));
    assert_eq!(game.remove_header("Def"), None);
    game.set_header("Def", "Di").unwrap();
    assert_eq!(pairs(&game), [("Atk", "Cy"), ("Date", ""), ("Def", "Di")]);
    assert_eq!(game.to_string(), "[Atk \"Cy\"]\n[Date \"\"]\n[Def \"Di\"]\n");
}

#[test]
fn capitals_make_another_key() {
    let mut game = Game::default();
    game.set_header("atk", "1").unwrap();
    game.set_header("ATK", "2").unwrap();
    game.set_header("start", "3").unwrap();
    assert_eq!(pairs(&game), [("atk", "1"), ("ATK", "2"), ("start", "3")]);
    assert_eq!((game.header("Atk"), game.header("atk")), (None, Some("1")));
}

#[test]
fn a_header_that_cannot_be_written_is_refused() {
    let mut game = game("[Atk \"Ann\"]");
    let before = game.clone();
    for key in ["", " ", "Atk ", "A1", "Ätk", "A\"", "A]", "A\n", "Ａ"] {
        let error = HeaderError::Key { key: key.to_string() };
        assert_eq!(game.set_header(key, "x"), Err(error), "{key:?}");
    }
    for value in ["\n", "a\nb", "a\r", "\r\n"] {
        let error = HeaderError::LineBreak { key: "Atk".to_string() };
        assert_eq!(game.set_header("Atk", value), Err(error), "{value:?}");
    }
    assert_eq!(game.set_header("Start", "x"), Err(HeaderError::Start));
    assert_eq!(game, before);
}

#[test]
fn the_reason_is_a_sentence() {
    let mut game = Game::default();
    let mut sentence = |key, value| game.set_header(key, value).unwrap_err().to_string();
    assert_eq!(
        sentence("A1", ""),
        "`A1` is not the key of a header, which is made of ASCII letters"
    );
    assert_eq!(sentence("Start", ""), "`Start` is where the game starts, and cannot be set");
    assert_eq!(sentence("Atk", "\n"), "the value of `Atk` has a line break");
    let error = game.set_header("Start", "").unwrap_err();
    assert_eq!(Error::from(error.clone()), Error::Header(error));
}

#[test]
fn the_start_is_no_header() {
    let text = format!("[Start \"{}\"]\n", super::NEAR);
    let game = game(&text);
    assert_eq!((game.header("Start"), game.headers().count()), (None, 0));
    assert_eq!(game.start(), super::state(super::NEAR));
}
