//! The text of a game, written and read.

use ball_rules::{Game, GameState};

use super::{NEAR, UNBLOCKING, action, game, state};

#[test]
fn a_new_game_is_an_empty_text() {
    assert_eq!(Game::default().to_string(), "");
    for text in ["", " ", "\n\n", "\t; nothing", "\u{feff}", "\u{feff}\r\n"] {
        assert_eq!(game(text), Game::default(), "{text:?}");
    }
}

#[test]
fn the_layout_is_exact() {
    let mut game = Game::new(state(UNBLOCKING));
    assert_eq!(game.to_string(), format!("[Start \"{UNBLOCKING}\"]\n"));
    game.set_header("Atk", r#"Ann "the wall" A\B"#).unwrap();
    for text in ["A1!9D", "A3/9F/9H", "D2-10G", "end", "A5-6E"] {
        if let Err(reason) = game.apply(action(text)) {
            panic!("{text}: {reason} in {}", game.state());
        }
    }
    let wanted = format!(
        "[Start \"{UNBLOCKING}\"]\n[Atk \"Ann \\\"the wall\\\" A\\\\B\"]\n\n\
         A1!9D A3/9F/9H\nD2-10G end\nA5-6E\n"
    );
    assert_eq!(game.to_string(), wanted);
    assert_eq!(super::game(&wanted), game);
}

#[test]
fn actions_alone_have_no_empty_line_before_them() {
    assert_eq!(game("D2-9F end end").to_string(), "D2-9F end\nend\n");
}

#[test]
fn the_standard_start_is_not_written() {
    let standard = GameState::default();
    let text = format!("[Start \"{standard}\"]\nend");
    assert_eq!(game(&text), game("end"));
    assert_eq!(game(&text).to_string(), "end\n");
    let other_settings = standard.to_string().replace(" z1", " z2");
    let text = format!("[Start \"{other_settings}\"]\n\nend\n");
    assert_eq!(game(&text).to_string(), text);
}

#[test]
fn a_won_start_is_a_game_without_actions() {
    let mut won = Game::new(state(NEAR));
    won.apply(action("A5-17F")).unwrap();
    let game = Game::new(won.state());
    assert_eq!(super::game(&game.to_string()), game);
}

#[test]
fn white_space_is_free() {
    let wanted = game("[Atk \"Ann\"]\n[Def \"B\"]\nD2-9F D1-9J end");
    let texts = [
        "[Atk \"Ann\"]\n[Def \"B\"]\n\n\n\nD2-9F\nD1-9J\nend",
        "[Atk \"Ann\"]\r\n[Def \"B\"]\r\nD2-9F D1-9J end\r\n",
        "[Atk \"Ann\"]\r[Def \"B\"]\rD2-9F\rD1-9J\rend\r",
        "  [Atk \"Ann\"]  \n\t[Def \"B\"]\t\n  D2-9F \t D1-9J\u{a0}end  ",
        "[ Atk\t\"Ann\" ]\n\n[Def\"B\"]\nD2-9F\u{2003}D1-9J\u{2028}end\u{b}",
        "\u{feff}[Atk \"Ann\"]\n[Def \"B\"]\nD2-9F D1-9J end",
    ];
    for text in texts {
        assert_eq!(game(text), wanted, "{text:?}");
    }
}

#[test]
fn comments_run_to_the_end_of_their_line() {
    let wanted = game("[Atk \"Ann\"]\n[Def \"B\"]\nD2-9F D1-9J end");
    let texts = [
        "; a game\n[Atk \"Ann\"] ; who [was] late\n;\n[Def \"B\"];\nD2-9F;D1-9J\nD1-9J ;\"\nend ; D2",
        "[Atk \"Ann\"]; [Def \"C\"]\r[Def \"B\"]\rD2-9F ; x\rD1-9J;;;\r\nend;",
        "[Atk \"Ann\"]\n[Def \"B\"]\nD2-9F D1-9J ;é🏉\u{2028} end\nend",
    ];
    for text in texts {
        assert_eq!(game(text), wanted, "{text:?}");
    }
}

#[test]
fn a_value_holds_anything_but_a_line_break() {
    for value in ["", " ; ] [x \"y\" \\", "\\\\\"\"", "\t\0é🏉\u{2028}\u{feff}\u{85}\u{c}", "\\n"]
    {
        let mut game = Game::default();
        game.set_header("Note", value).unwrap();
        let text = game.to_string();
        assert_eq!(text.lines().count(), 1, "{text:?}");
        assert_eq!(super::game(&text).header("Note"), Some(value));
    }
}

#[test]
fn unknown_headers_are_kept_in_order() {
    let text = "[Zebra \"1\"]\n[apple \"2\"]\n[Result \"ATK\"]\n\nend\n";
    assert_eq!(game(text).to_string(), text);
}

#[test]
fn a_start_may_stand_behind_other_headers() {
    let text = format!("[Atk \"Ann\"]\n[Start \"{NEAR}\"]\nA5-17F");
    let written = format!("[Start \"{NEAR}\"]\n[Atk \"Ann\"]\n\nA5-17F\n");
    assert_eq!(game(&text).to_string(), written);
    assert_eq!(game(&written), game(&text));
}

#[test]
fn a_long_record_is_read() {
    let text = "end ".repeat(100_000);
    let game = game(&text);
    assert_eq!(game.actions().len(), 100_000);
    assert_eq!(game.state().turn(), 65_535);
    let mut key = String::new();
    let mut headers = String::new();
    for number in 0..30_000_u32 {
        key.clear();
        key.extend(number.to_string().bytes().map(|digit| char::from(digit + b'A' - b'0')));
        headers += &format!("[{key} \"{number}\"]\n");
    }
    assert_eq!(super::game(&headers).headers().count(), 30_000);
}

#[cfg(feature = "serde")]
#[test]
fn with_serde_a_game_is_its_record() {
    let mut game = game("[Atk \"A\\\"n\"]\nD2-9F end");
    let json = serde_json::to_string(&game).unwrap();
    assert_eq!(json, r#""[Atk \"A\\\"n\"]\n\nD2-9F end\n""#);
    assert_eq!(serde_json::from_str::<Game>(&json).unwrap(), game);
    game.undo();
    assert_eq!(serde_json::to_string(&game).unwrap(), r#""[Atk \"A\\\"n\"]\n\nD2-9F\n""#);
    let error = serde_json::from_str::<Game>("\"end end end D2-9F\"").unwrap_err().to_string();
    assert!(error.contains("line 1, column 13, `D2-9F`: D2 cannot act"), "{error}");
    assert!(serde_json::from_str::<Game>("[]").unwrap_err().to_string().contains("a game record"));
}
