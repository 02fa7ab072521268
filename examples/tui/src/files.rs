//! Records of games as files.

use std::fs::File;
use std::io::{self, ErrorKind, Read, Write};

use ball_rules::Game;

use crate::app::{App, Effect};

/// No record of a game is longer, in bytes.
const LONGEST: u64 = 16 << 20;

/// Reads a record.
///
/// # Errors
///
/// What is wrong with the file, or in it with its line and column, in words.
pub fn read(path: &str) -> Result<Game, String> {
    let text = read_text(path).map_err(|error| format!("{path} cannot be read: {error}"))?;
    text.parse::<Game>().map_err(|error| format!("{path} is no record of a game: {error}"))
}

fn read_text(path: &str) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(LONGEST + 1).read_to_string(&mut text)?;
    match text.len() as u64 > LONGEST {
        true => Err(io::Error::other("it is longer than 16 MiB")),
        false => Ok(text),
    }
}

fn write(path: &str, text: &str, overwrite: bool) -> io::Result<()> {
    let mut file = if overwrite { File::create(path)? } else { File::create_new(path)? };
    file.write_all(text.as_bytes())
}

/// Does what the program asks of the files, and tells it how that went. `true` when it wants to end.
pub fn carry_out(app: &mut App, effect: Effect) -> bool {
    match effect {
        Effect::Quit => return true,
        Effect::Load { path } => match read(&path) {
            Ok(game) => app.loaded(game, path),
            Err(problem) => app.notice(format!("{problem}. The game is as before.")),
        },
        Effect::Save { path, text, overwrite } => match write(&path, &text, overwrite) {
            Ok(()) => app.saved(path),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => app.ask_to_overwrite(path),
            Err(error) => app.notice(format!("{path} cannot be written: {error}.")),
        },
    }
    false
}
