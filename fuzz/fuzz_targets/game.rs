//! Any text as a game record: an error that keeps what stands before it, or a game whose text reads
//! back to the same game.

#![no_main]

use ball_rules::Game;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match text.parse::<Game>() {
        Ok(game) => {
            assert_eq!(game.to_string().parse::<Game>().as_ref(), Ok(&game));
            let mut back = game.clone();
            while back.undo().is_some() {}
            assert_eq!(back.state(), game.start());
            while back.redo().is_some() {}
            assert_eq!(back, game);
        }
        Err(error) => {
            let line = text.split('\n').count();
            assert!(error.line() >= 1 && error.column() >= 1 && !error.to_string().is_empty());
            assert!(error.line() <= line + text.matches('\r').count());
            let kept = error.game().to_string();
            assert_eq!(kept.parse::<Game>().as_ref(), Ok(error.game()));
        }
    }
});
