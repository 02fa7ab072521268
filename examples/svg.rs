//! Draws positions as SVG.
//!
//! `cargo run --release --example svg -- [POSITION] [--output FILE]`, or
//! `cargo run --release --example svg -- --record FILE --directory DIRECTORY`

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ball_rules::{Action, GameState, SvgDrawing, Team};

const HELP: &str = "\
Draws positions as SVG.

Use: svg [POSITION] [--output FILE] [--from-side TEAM]
     svg --record FILE --directory DIRECTORY [--from-side TEAM]

  POSITION              the text of a position, in quotes; the standard start
                        if left out
  --output FILE         where the drawing goes; standard output if left out
  --record FILE         draws a game record: where it begins, where each turn
                        passes, and where it ends, with arrows for the last
                        action
  --directory DIRECTORY where these drawings go, as 000.svg, 001.svg, ...; made
                        if it is missing
  --from-side TEAM      the team at the bottom, atk or def; atk if left out
  --help                this text";

enum Request {
    Help,
    Position { state: GameState, output: Option<PathBuf>, side: Team },
    Record { file: PathBuf, directory: PathBuf, side: Team },
}

fn main() -> ExitCode {
    let request = match request(std::env::args().skip(1)) {
        Ok(request) => request,
        Err(problem) => {
            eprintln!("svg: {problem}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    let result = match request {
        Request::Help => write_all(None, HELP),
        Request::Position { state, output, side } => {
            write_all(output.as_deref(), &state.svg().from_side(side).to_string())
        }
        Request::Record { file, directory, side } => draw_record(&file, &directory, side),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("svg: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn request(mut arguments: impl Iterator<Item = String>) -> Result<Request, String> {
    let mut state = None;
    let [mut output, mut record, mut directory, mut side] = [const { None }; 4];
    while let Some(argument) = arguments.next() {
        let option = match argument.as_str() {
            "--help" => return Ok(Request::Help),
            "--output" => &mut output,
            "--record" => &mut record,
            "--directory" => &mut directory,
            "--from-side" => &mut side,
            other if other.starts_with("--") => return Err(format!("there is no option {other}")),
            other if state.is_some() => return Err(format!("{other:?} is one argument too many")),
            other => {
                state = Some(other.parse().map_err(|error| format!("POSITION: {error}"))?);
                continue;
            }
        };
        let value = arguments.next().ok_or(format!("{argument} needs a value"))?;
        if option.replace(value).is_some() {
            return Err(format!("{argument} is given twice"));
        }
    }
    let side = match side.as_deref() {
        None | Some("atk") => Team::Atk,
        Some("def") => Team::Def,
        Some(other) => return Err(format!("--from-side is atk or def, not {other:?}")),
    };
    match (record, directory) {
        (None, None) => Ok(Request::Position {
            state: state.unwrap_or_default(),
            output: output.map(PathBuf::from),
            side,
        }),
        (Some(_), Some(_)) if state.is_some() => Err("a record has its own POSITION".into()),
        (Some(_), Some(_)) if output.is_some() => Err("--output is for one position".into()),
        (Some(file), Some(directory)) => {
            Ok(Request::Record { file: file.into(), directory: directory.into(), side })
        }
        (Some(_), None) => Err("--record needs --directory".into()),
        (None, Some(_)) => Err("--directory needs --record".into()),
    }
}

fn draw_record(file: &Path, directory: &Path, side: Team) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let (start, actions) =
        read_record(&text).map_err(|problem| format!("{}: {problem}", file.display()))?;
    fs::create_dir_all(directory).map_err(|error| format!("{}: {error}", directory.display()))?;
    for (i, drawing) in drawings(start, &actions).into_iter().enumerate() {
        let file = directory.join(format!("{i:03}.svg"));
        write_all(Some(&file), &drawing.from_side(side).to_string())?;
    }
    Ok(())
}

/// The position before the first action, after each one that ended a turn, and after the last one.
fn drawings(start: GameState, actions: &[Action]) -> Vec<SvgDrawing> {
    let mut drawings = vec![start.svg()];
    let mut state = start;
    for (i, &action) in actions.iter().enumerate() {
        let before = state;
        state.apply_unchecked(action);
        if state.side_to_act() != before.side_to_act() || i + 1 == actions.len() {
            drawings.push(state.svg().last_action(&before, action));
        }
    }
    drawings
}

/// The start and the actions of a record, each checked where it stands.
fn read_record(text: &str) -> Result<(GameState, Vec<Action>), String> {
    let mut start = GameState::default();
    let mut actions = Vec::new();
    let mut state = start;
    for (line, number) in text.lines().zip(1..) {
        let at_fault = |problem: String| format!("line {number}: {problem}");
        let line = line.trim();
        if line.starts_with('[') {
            if let Some(value) = line.strip_prefix("[Start \"") {
                let position = value.strip_suffix("\"]").unwrap_or(value);
                start = position.parse().map_err(|error| at_fault(format!("Start: {error}")))?;
                state = start;
            }
            continue;
        }
        let before_comment = line.split(';').next().unwrap_or_default();
        for word in before_comment.split_whitespace() {
            let action = word.parse().map_err(|error| at_fault(format!("{word}: {error}")))?;
            state.apply(action).map_err(|reason| at_fault(format!("{word}: {reason}")))?;
            actions.push(action);
        }
    }
    Ok((start, actions))
}

/// Writes a text and a line break to a file, or to standard output.
fn write_all(file: Option<&Path>, text: &str) -> Result<(), String> {
    match file {
        Some(file) => fs::write(file, format!("{text}\n"))
            .map_err(|error| format!("{}: {error}", file.display())),
        None => match writeln!(io::stdout(), "{text}") {
            // Whoever reads the output may have seen enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
            result => result.map_err(|error| format!("standard output: {error}")),
        },
    }
}
