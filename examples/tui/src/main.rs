//! `cargo run --release -p ball-tui -- --help`

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::time::Duration;

use ball_rules::{Game, GameState};
use ball_tui::app::App;
use ball_tui::files;
use ball_tui::input::{Input, input};
use ball_tui::options::{HELP, Options};
use ball_tui::screen::Screen;
use ball_tui::terminal::TakenOver;
use ball_tui::view;
use crossterm::event;

/// How long an action of a coach that is a program can be looked at before its next one.
const BETWEEN_ACTIONS: Duration = Duration::from_millis(600);

fn main() -> ExitCode {
    let arguments = env::args_os().skip(1).map(|text| text.to_string_lossy().into_owned());
    let options = match Options::parse(arguments) {
        Ok(Some(options)) => options,
        Ok(None) => {
            // Whoever reads the help may have seen enough.
            let _ = writeln!(io::stdout(), "{HELP}");
            return ExitCode::SUCCESS;
        }
        Err(problem) => {
            eprintln!("ball-tui: {problem}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match game(&options).and_then(|game| run(game, &options).map_err(|error| error.to_string())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("ball-tui: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The game to play, and a terminal to play it in.
fn game(options: &Options) -> Result<Game, String> {
    let game = match &options.load {
        Some(path) => files::read(path)?,
        None => Game::new(GameState::new(options.rules)),
    };
    if io::stdin().is_terminal() && io::stdout().is_terminal() {
        Ok(game)
    } else {
        Err("this needs a terminal for input and output".into())
    }
}

fn run(game: Game, options: &Options) -> io::Result<()> {
    let mut app = App::new(game, options);
    let mut taken_over = TakenOver::new()?;
    let terminal = &mut taken_over.terminal;
    loop {
        let drawn = terminal.draw(|frame| view::draw(&app, frame))?;
        let screen = Screen::new(drawn.area);
        let input = if app.coach_is_to_act() && !event::poll(BETWEEN_ACTIONS)? {
            Some(Input::CoachActs)
        } else {
            input(event::read()?, screen.as_ref(), &app)
        };
        if let Some(effect) = input.and_then(|input| app.handle(input))
            && files::carry_out(&mut app, effect)
        {
            return Ok(());
        }
    }
}
