//! Texts that are no records: where, what, and why.

use std::error::Error as _;

use ball_rules::{
    Error, Expected, Game, IllegalAction, ParseError, ParseGameError, ParseGameReason,
};

use super::{NEAR, game};

use ParseGameReason as Why;

fn error(text: &str) -> ParseGameError {
    match text.parse::<Game>() {
        Ok(game) => panic!("{:.100?} is a record of {} actions", text, game.actions().len()),
        Err(error) => error,
    }
}

/// A text, the line and column at fault, what stands there, the reason, and how many headers and
/// actions are kept.
type Case = (String, (usize, usize), &'static str, Why, (usize, usize));

fn not_an_action(at: usize, found: Option<char>, expected: Expected) -> Why {
    Why::NotAnAction(ParseError { at, found, expected })
}

fn actions() -> Vec<Case> {
    let over = IllegalAction::GameOver { winner: ball_rules::Team::Atk };
    vec![
        (
            "D2-9F\n  D2-9E".into(),
            (2, 3),
            "D2-9E",
            not_an_action(3, Some('9'), Expected::StripedSquare),
            (0, 1),
        ),
        ("D2-9F D2-".into(), (1, 7), "D2-", not_an_action(3, None, Expected::Row), (0, 1)),
        ("é".into(), (1, 1), "é", not_an_action(0, Some('é'), Expected::Action), (0, 0)),
        (
            "end\u{2003}1.".into(),
            (1, 5),
            "1.",
            not_an_action(0, Some('1'), Expected::Action),
            (0, 1),
        ),
        (
            "end;x\r\n\rEnd".into(),
            (3, 1),
            "End",
            not_an_action(0, Some('E'), Expected::Action),
            (0, 1),
        ),
        (
            "end [".replace(" [", "["),
            (1, 1),
            "end[",
            not_an_action(3, Some('['), Expected::End),
            (0, 0),
        ),
        (
            "[Atk \"\"]\n\nD2-9F D1-9J\nend\n\tD1-10I".into(),
            (5, 2),
            "D1-10I",
            Why::Illegal(IllegalAction::NotYourTurn {
                piece: ball_rules::Piece::D1,
                side_to_act: ball_rules::Team::Atk,
            }),
            (1, 3),
        ),
        (format!("[Start \"{NEAR}\"]\nA5-17F end"), (2, 8), "end", Why::Illegal(over), (0, 1)),
        (
            "\u{feff}end\u{feff}".into(),
            (1, 1),
            "end\u{feff}",
            not_an_action(3, Some('\u{feff}'), Expected::End),
            (0, 0),
        ),
    ]
}

fn headers() -> Vec<Case> {
    let twice = "[Atk \"1\"]\n[Def \"2\"]\n [Atk \"3\"]";
    vec![
        ("[".into(), (1, 2), "[", Why::BadKey, (0, 0)),
        ("[]".into(), (1, 2), "[]", Why::BadKey, (0, 0)),
        ("[ \"x\"]".into(), (1, 3), "[ \"x\"]", Why::BadKey, (0, 0)),
        ("[Round1 \"x\"]".into(), (1, 2), "[Round1 \"x\"]", Why::BadKey, (0, 0)),
        ("[Ätk \"x\"]".into(), (1, 2), "[Ätk \"x\"]", Why::BadKey, (0, 0)),
        ("[Atk\n\"x\"]".into(), (1, 5), "[Atk", Why::NoValue, (0, 0)),
        (twice.into(), (3, 3), "[Atk \"3\"]", Why::KeyTwice, (2, 0)),
        (
            format!("[Start \"{NEAR}\"]\n[Start \"{NEAR}\"]"),
            (2, 2),
            "[Start \"O8E,#8G,O8I,X7D,X16G,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 3 a2 z1\"]",
            Why::KeyTwice,
            (0, 0),
        ),
        ("[Atk]".into(), (1, 5), "[Atk]", Why::NoValue, (0, 0)),
        ("[Atk Ann]  ".into(), (1, 6), "[Atk Ann]", Why::NoValue, (0, 0)),
        ("[Atk 'Ann']".into(), (1, 6), "[Atk 'Ann']", Why::NoValue, (0, 0)),
        ("[Atk \"Ann]\nend".into(), (1, 11), "[Atk \"Ann]", Why::ValueNotClosed, (0, 0)),
        ("[Atk \"é".into(), (1, 8), "[Atk \"é", Why::ValueNotClosed, (0, 0)),
        ("[Atk \"A\\\"]".into(), (1, 11), "[Atk \"A\\\"]", Why::ValueNotClosed, (0, 0)),
        ("[Atk \"A\\n\"]".into(), (1, 8), "[Atk \"A\\n\"]", Why::BadEscape, (0, 0)),
        ("[Atk \"A\\".into(), (1, 8), "[Atk \"A\\", Why::BadEscape, (0, 0)),
        ("[Atk \"A\"".into(), (1, 9), "[Atk \"A\"", Why::HeaderNotClosed, (0, 0)),
        ("[Atk \"A\"\n]".into(), (1, 9), "[Atk \"A\"", Why::HeaderNotClosed, (0, 0)),
        ("[Atk \"A\" ; x]".into(), (1, 10), "[Atk \"A\" ; x]", Why::HeaderNotClosed, (0, 0)),
        (
            "[Atk \"A\"] [Def \"B\"]".into(),
            (1, 11),
            "[Atk \"A\"] [Def \"B\"]",
            Why::HeaderNotAlone,
            (1, 0),
        ),
        ("[Atk \"A\"]end".into(), (1, 10), "[Atk \"A\"]end", Why::HeaderNotAlone, (1, 0)),
        ("end\n [Atk \"A\"] ".into(), (2, 2), "[Atk \"A\"]", Why::HeaderAfterAction, (0, 1)),
    ]
}

fn start() -> Case {
    let reason = "8E".parse::<ball_rules::GameState>().unwrap_err();
    ("[Atk \"A\"]\n[Start \"8E\"]".into(), (2, 9), "8E", Why::NotAPosition(reason), (1, 0))
}

fn cases() -> Vec<Case> {
    actions().into_iter().chain(headers()).chain([start()]).collect()
}

#[test]
fn an_error_has_its_place_its_text_its_reason_and_the_game_before_it() {
    for (text, place, part, reason, (headers, actions)) in cases() {
        let error = error(&text);
        assert_eq!((error.line(), error.column()), place, "{text:?}: {error}");
        assert_eq!(error.text(), part, "{text:?}");
        assert_eq!(error.reason(), &reason, "{text:?}");
        let kept = error.game();
        assert_eq!((kept.headers().count(), kept.actions().len()), (headers, actions), "{text:?}");
        assert_eq!(error.clone().into_game(), *error.game());
    }
}

/// The names of the variants are read from the source, so that a new one cannot be forgotten here.
#[test]
fn every_reason_has_a_case() {
    let source = include_str!("../../src/game/error.rs");
    let body = source.split("pub enum ParseGameReason {").nth(1).expect("the enum");
    let body = body.split("\n}\n").next().expect("its end");
    let name = |text: &str| text.chars().take_while(|c| c.is_alphanumeric()).collect::<String>();
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let variants: std::collections::BTreeSet<String> =
        lines.filter(|line| line.starts_with(char::is_uppercase)).map(name).collect();
    let provoked =
        cases().iter().map(|(_, _, _, reason, _)| name(&format!("{reason:?}"))).collect();
    assert!(variants.len() > 8);
    assert_eq!(variants, provoked);
}

#[test]
fn messages_are_sentences_with_their_place() {
    let cases = [
        (
            "D2-9F\n  D2-9E",
            "line 2, column 3, `D2-9E`: not an action: expected a striped square at character 4, \
             found `9`",
        ),
        ("end D2-9F", "line 1, column 5, `D2-9F`: D2 cannot act, since it is ATK's turn"),
        (
            "[Start \"8E\"]",
            "line 1, column 9, `8E`: not a position: field 1: expected a kind, `X`, `O` or `#` at \
             character 1, found `8`",
        ),
        (
            "[Atk \"A\\n\"]",
            "line 1, column 8, `[Atk \"A\\n\"]`: in a header's value, `\\` stands before `\"` or \
             another `\\` alone",
        ),
        (
            "[A 'x']",
            "line 1, column 4, `[A 'x']`: behind a header's key stands its value in quotation marks",
        ),
        (
            "\u{1}\u{200b}",
            "line 1, column 1, `\\u{1}\\u{200b}`: not an action: expected an action: a piece, \
             `convert` or `end` at character 1, found `\\u{1}`",
        ),
    ];
    for (text, message) in cases {
        assert_eq!(error(text).to_string(), message);
    }
}

#[test]
fn a_message_stays_short_for_a_long_word() {
    let long = "é".repeat(1_000_000);
    let error = error(&long);
    assert_eq!(error.text(), long);
    let message = error.to_string();
    assert!(message.contains(&format!("`{}…`", "é".repeat(40))), "{message}");
    assert!(message.len() < 300);
}

#[test]
fn the_reason_is_the_source() {
    let error = error("end D2-9F");
    let source = error.source().expect("a source");
    assert_eq!(source.to_string(), error.reason().to_string());
    assert_eq!(Error::from(error.clone()), Error::Game(error));
}

#[test]
fn a_game_can_go_on_from_before_the_error() {
    let mut kept = error("D2-9F D2-9F end").into_game();
    assert_eq!(kept, game("D2-9F"));
    kept.apply(ball_rules::Action::End).unwrap();
}

#[test]
fn long_and_strange_texts_are_errors() {
    let texts = [
        "[".repeat(1_000_000),
        "\\\"".repeat(500_000),
        format!("[A \"{}", "\\\"".repeat(500_000)),
        format!("[{} \"x", "A".repeat(1_000_000)),
        format!("[Start \"{}\"]", "O8E,".repeat(100_000)),
        format!("[A \"{}\"]\nx", "x".repeat(1_000_000)),
        format!("{}\rx", "\r\n;".repeat(300_000)),
        format!("{}x", "end ".repeat(50_000)),
        "\u{feff}\u{feff}".into(),
        "\0".into(),
        "🏉".into(),
        "A5-8G\u{301}".into(),
    ];
    for text in texts {
        let error = error(&text);
        assert!(error.to_string().len() < 500, "{error}");
    }
}

/// All short texts of the signs that mean something.
#[test]
fn no_short_text_panics() {
    let signs = ['[', ']', '"', '\\', ';', ' ', '\n', '\r', 'A', 'é'];
    let mut texts = vec![String::new()];
    let mut read = 0;
    for _ in 0..5 {
        texts = texts.iter().flat_map(|t| signs.iter().map(move |c| format!("{t}{c}"))).collect();
        for text in &texts {
            match text.parse::<Game>() {
                Ok(game) => {
                    assert!(game.actions().is_empty());
                    read += 1;
                }
                Err(error) => assert!(error.line() >= 1 && error.column() >= 1),
            }
        }
    }
    assert!(read > 1_000, "{read}");
}
