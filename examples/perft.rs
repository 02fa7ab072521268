//! Counts sequences of legal actions, to check engines against each other.
//!
//! `cargo run --release --example perft -- DEPTH [POSITION] [--divide]`

use std::process::ExitCode;

use ball_rules::{GameState, divide, perft};

const HELP: &str = "\
Counts the sequences of legal actions from a position.

Use: perft DEPTH [POSITION] [--divide]

  DEPTH      how many actions, 1 or more
  POSITION   the text of a position, in quotes; the standard start if left out
  --divide   for DEPTH alone, a line ACTION COUNT for each action, sorted by
             its text, then the total
  --help     this text

Without --divide it prints a line N COUNT for each N from 1 to DEPTH.";

enum Request {
    Help,
    Count { depth: u32, state: GameState, divide: bool },
}

fn main() -> ExitCode {
    match request(std::env::args().skip(1)) {
        Ok(Request::Help) => println!("{HELP}"),
        Ok(Request::Count { depth, state, divide: false }) => {
            for n in 1..=depth {
                println!("{n} {}", perft(&state, n));
            }
        }
        Ok(Request::Count { depth, state, divide: true }) => print_divided(&state, depth),
        Err(problem) => {
            eprintln!("perft: {problem}\n\n{HELP}");
            return ExitCode::from(2);
        }
    }
    ExitCode::SUCCESS
}

fn request(arguments: impl Iterator<Item = String>) -> Result<Request, String> {
    let mut depth = None;
    let mut state = None;
    let mut divide = false;
    for argument in arguments {
        if argument == "--help" {
            return Ok(Request::Help);
        } else if argument == "--divide" {
            divide = true;
        } else if argument.starts_with("--") {
            return Err(format!("there is no option {argument}"));
        } else if depth.is_none() {
            let number = argument.parse().ok().filter(|&number| number > 0);
            depth = Some(number.ok_or(format!("DEPTH is a number from 1, not {argument:?}"))?);
        } else if state.is_none() {
            state = Some(argument.parse().map_err(|error| format!("POSITION: {error}"))?);
        } else {
            return Err(format!("{argument:?} is one argument too many"));
        }
    }
    let depth = depth.ok_or("DEPTH is missing")?;
    Ok(Request::Count { depth, state: state.unwrap_or_default(), divide })
}

fn print_divided(state: &GameState, depth: u32) {
    let mut counts: Vec<(String, u64)> =
        divide(state, depth).into_iter().map(|(action, n)| (action.to_string(), n)).collect();
    counts.sort();
    for (action, count) in &counts {
        println!("{action} {count}");
    }
    println!("{}", counts.iter().map(|(_, count)| count).sum::<u64>());
}
