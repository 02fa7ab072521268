//! Plays one whole game, coach against coach, and draws it in the terminal: the board before each
//! turn, the turn's actions under it, and at the end who has won and how.
//!
//! `cargo run --release --example play -- [--seed N] [--energy] [--ascii] [--quiet]`
//!
//! It shows what every program that plays does: ask a [`GameState`] what it holds, get an
//! [`Action`] from somewhere (here from a [`Coach`]), apply it, until a coach has won. The coach in
//! turn shows how to look ahead: a state is a small value, so copy it, apply, and judge.

mod coach;

use std::io::{self, Write};
use std::process::ExitCode;

use ball_rules::{Action, Ball, GameState, Occupant, Piece, Rules, Square, Team};
use coach::Coach;

const HELP: &str = "\
Plays one whole game of BALL, coach against coach, and draws it.

Use: play [--seed N] [--energy] [--ascii] [--quiet]

  --seed N   another game for each whole number N from 0; 77 if left out
  --energy   play the energy game
  --ascii    draw with ASCII characters only
  --quiet    print the actions and the result, but no boards
  --help     this text

What the drawing shows (with --ascii what stands in brackets):

  ·        [.]    a square that is played on, and that nobody stands on
  ═══      [===]  the same in an end zone: ATK scores in row 17, DEF in row 1
  A5X             a piece: team (A for ATK, D for DEF), number, kind; the kinds
                  are X, O and □ [#], which is Box
  (A5X)           the piece holds the ball
  (●)      [(*)]  the loose ball
  A5X↓     [A5X_] the piece is down
  A5X/D2□         a stack: A5 on top, D2 under it

Under a board stand the turn's actions, in the notation of docs/NOTATION.md and
in English.

The exit code is 0 after a touchdown, 1 if there is none in 200 turns, and 2 if
the options are wrong.";

const INTRODUCTION: &str = "\
ATK's pieces are A1 to A7 and score in row 17, DEF's are D1 to D7 and score in
row 1. (A5X) holds the ball, A5X↓ is down, A5X/D2□ is a stack, A5 on top.";

/// A short game with a bit of everything.
const DEFAULT_SEED: u64 = 77;

/// A game without a touchdown in so many turns is given up.
const TURN_LIMIT: u16 = 200;

struct Options {
    seed: u64,
    energy: bool,
    ascii: bool,
    quiet: bool,
}

fn main() -> ExitCode {
    let mut out = io::stdout().lock();
    let result = match options(std::env::args().skip(1)) {
        Ok(Some(options)) => play(&options, &mut out),
        Ok(None) => writeln!(out, "{HELP}").map(|()| ExitCode::SUCCESS),
        Err(problem) => {
            eprintln!("play: {problem}\n\n{HELP}");
            return ExitCode::from(2);
        }
    };
    match result {
        Ok(code) => code,
        // Whoever reads the output may have seen enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("play: {error}");
            ExitCode::FAILURE
        }
    }
}

/// The options; `None` when help is asked for.
fn options(mut arguments: impl Iterator<Item = String>) -> Result<Option<Options>, String> {
    let mut options = Options { seed: DEFAULT_SEED, energy: false, ascii: false, quiet: false };
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--help" => return Ok(None),
            "--energy" => options.energy = true,
            "--ascii" => options.ascii = true,
            "--quiet" => options.quiet = true,
            "--seed" => {
                let number = arguments.next().ok_or("--seed needs a number")?;
                let no_seed = format!("--seed needs a whole number from 0, not {number:?}");
                options.seed = number.parse().map_err(|_| no_seed)?;
            }
            _ => return Err(format!("there is no option {argument:?}")),
        }
    }
    Ok(Some(options))
}

/// Plays and shows one game.
fn play(options: &Options, out: &mut impl Write) -> io::Result<ExitCode> {
    let mut state = GameState::new(Rules { energy: options.energy, ..Rules::default() });
    let mut atk = Coach::new(options.seed);
    let mut def = Coach::new(!options.seed);
    if !options.quiet {
        writeln!(out, "{}\n", for_output(INTRODUCTION, options.ascii))?;
    }
    show(out, options, &state)?;
    while state.turn() <= TURN_LIMIT {
        let coach = match state.side_to_act() {
            Team::Atk => &mut atk,
            Team::Def => &mut def,
        };
        let Some(action) = coach.choose(&state) else { break };
        let before = state;
        state.apply(action).map_err(io::Error::other)?;
        writeln!(out, "  {:<12} {}", action.to_string(), in_english(&before, action, &state))?;
        if state.turn() != before.turn() || state.winner().is_some() {
            writeln!(out)?;
            show(out, options, &state)?;
        }
        if let (Some(winner), Some(scorer)) = (state.winner(), state.holder()) {
            let (square, kind) = (state.square_of(scorer), action.kind());
            writeln!(out, "Touchdown! {winner} wins in turn {}.", state.turn())?;
            writeln!(out, "{scorer} scores on {square} with the {kind} {action}.")?;
            return Ok(ExitCode::SUCCESS);
        }
    }
    writeln!(out, "No touchdown in {TURN_LIMIT} turns: the game is given up, nobody has won.")?;
    Ok(ExitCode::FAILURE)
}

/// A headline, and the board.
fn show(out: &mut impl Write, options: &Options, state: &GameState) -> io::Result<()> {
    match state.winner() {
        None => write!(out, "Turn {}, {} to act: ", state.turn(), state.side_to_act())?,
        Some(_) => write!(out, "The end: ")?,
    }
    match state.ball() {
        Ball::Held(piece) => write!(out, "{piece} holds the ball on {}", state.ball_square())?,
        Ball::Loose(square) => write!(out, "the ball is loose on {square}")?,
    }
    if options.energy {
        write!(out, " (EP: ATK {}, DEF {})", state.ep(Team::Atk), state.ep(Team::Def))?;
    }
    writeln!(out)?;
    if options.quiet { Ok(()) } else { draw(out, options.ascii, state) }
}

/// What an action, between two positions, has done.
fn in_english(before: &GameState, action: Action, after: &GameState) -> String {
    let team = before.side_to_act();
    let text = match action {
        Action::Move { piece, to } => format!("{piece} moves to {to}"),
        Action::Dodge { piece, target, exit } => {
            let opponent = on(before, target);
            format!("{piece} knocks down {opponent} on {target} and goes on to {exit}")
        }
        Action::TacticalDodge { piece, landing, push } => {
            let opponent = on(after, push);
            format!("{piece} jumps over {opponent} to {landing} and downs it on {push}")
        }
        Action::Block { piece, target } => {
            format!("{piece} blocks {} on {target}", on(before, target))
        }
        Action::Protection { piece, target } => {
            format!("{piece} protects {} on {target}", on(before, target))
        }
        Action::HandOff { piece, receiver } => format!("{piece} hands off to {receiver}"),
        Action::ShortPass { piece, receiver, .. } => format!("{piece} passes to {receiver}"),
        Action::LongPass { piece, .. } => format!("{piece} passes long"),
        Action::Convert => format!("{team} turns 1 AP into 1 EP"),
        Action::End => format!("{team} ends the action phase"),
        Action::StandUp { piece, to } => format!("{piece} stands up on {to}"),
        Action::Release { top, top_to, bottom_to, .. } => {
            let bottom = on(after, bottom_to);
            format!("{top} releases {bottom}: {top} to {top_to}, {bottom} to {bottom_to}")
        }
    };
    match after.ball() {
        ball if ball == before.ball() => text,
        Ball::Held(piece) => format!("{text}; {piece} has the ball"),
        Ball::Loose(square) => format!("{text}; the ball lies on {square}"),
    }
}

/// Who stands alone on a square.
fn on(state: &GameState, square: Square) -> String {
    state.pieces_on(square).iter().map(|piece| piece.to_string()).collect()
}

/// How wide a square is drawn. Every second one is not played on and leaves room to its sides.
const CELL_WIDTH: usize = 5;
/// Where the cell of column A begins.
const MARGIN: usize = 5;

/// Row 17 at the top.
fn draw(out: &mut impl Write, ascii: bool, state: &GameState) -> io::Result<()> {
    let empty = vec![' '; MARGIN + CELL_WIDTH * usize::from(Square::COLUMNS)];
    for row in (1..=Square::ROWS).rev() {
        let mut line = empty.clone();
        put(&mut line, 0, &format!("{row:>2}"));
        for (middle, column) in columns() {
            if let Some(square) = Square::at(column, row) {
                put(&mut line, middle, &cell(state, square));
            }
        }
        writeln!(out, "{}", for_output(&String::from_iter(line), ascii))?;
    }
    let mut line = empty;
    for (middle, column) in columns() {
        put(&mut line, middle, &column.to_string());
    }
    writeln!(out, "{}", for_output(&String::from_iter(line), ascii))
}

/// The columns, each with the middle of its cells.
fn columns() -> impl Iterator<Item = (usize, char)> {
    (MARGIN + CELL_WIDTH / 2..).step_by(CELL_WIDTH).zip('A'..='M')
}

/// Writes a text around `middle`.
fn put(line: &mut [char], middle: usize, text: &str) {
    let start = middle - (text.chars().count() - 1) / 2;
    for (place, character) in line[start..].iter_mut().zip(text.chars()) {
        *place = character;
    }
}

fn for_output(text: &str, ascii: bool) -> String {
    let text = text.trim_end();
    if !ascii {
        return text.to_string();
    }
    text.replace('·', ".").replace('═', "=").replace('●', "*").replace('↓', "_").replace('□', "#")
}

fn cell(state: &GameState, square: Square) -> String {
    let is_in = |team| state.rules().end_zone_of(team).contains(square);
    match state.at(square) {
        Occupant::None if state.ball() == Ball::Loose(square) => "(●)".into(),
        Occupant::None if is_in(Team::Atk) || is_in(Team::Def) => "═══".into(),
        Occupant::None => "·".into(),
        Occupant::One(piece) => piece_text(state, piece),
        Occupant::Stack { top, bottom } => {
            format!("{}/{}", piece_text(state, top), piece_text(state, bottom))
        }
    }
}

fn piece_text(state: &GameState, piece: Piece) -> String {
    let down = if state.is_down(piece) { "↓" } else { "" };
    let text = format!("{piece}{}{down}", state.kind_of(piece).symbol());
    if state.holder() == Some(piece) { format!("({text})") } else { text }
}
