//! Draws positions as SVG.
//!
//! `cargo run --release --example svg -- [POSITION] [--output FILE]`, or
//! `cargo run --release --example svg -- --record FILE --directory DIRECTORY`

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use ball_rules::{Game, GameState, ParseGameError, SvgDrawing, Team};

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
    let at_fault = |path: &Path, problem: String| format!("{}: {problem}", path.display());
    let text = fs::read_to_string(file).map_err(|error| at_fault(file, error.to_string()))?;
    let game: Game =
        text.parse().map_err(|error: ParseGameError| at_fault(file, error.to_string()))?;
    fs::create_dir_all(directory).map_err(|error| at_fault(directory, error.to_string()))?;
    for (i, drawing) in drawings(&game).into_iter().enumerate() {
        let file = directory.join(format!("{i:03}.svg"));
        write_all(Some(&file), &drawing.from_side(side).to_string())?;
    }
    Ok(())
}

/// The position before the first action, and after each turn with arrows for what a piece did last.
fn drawings(game: &Game) -> Vec<SvgDrawing> {
    let mut drawings = vec![game.start().svg()];
    let mut done = 0;
    for turn in game.turns() {
        let after = game.state_at(done + turn.len()).unwrap_or(game.state());
        let last = turn.iter().rposition(|action| action.piece().is_some());
        let arrows = last.and_then(|i| Some((game.state_at(done + i)?, turn[i])));
        drawings.push(match arrows {
            Some((before, action)) => after.svg().last_action(&before, action),
            None => after.svg(),
        });
        done += turn.len();
    }
    drawings
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
