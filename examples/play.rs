//! Plays one whole game, coach against coach, and draws it in the terminal: the board before each
//! turn, the turn's actions under it, and at the end who has won and how.
//!
//! `cargo run --release --example play -- [--seed N] [--energy] [--ascii] [--quiet]`
//!
//! It shows what every program that plays does: ask a [`GameState`] what it holds, get an
//! [`Action`] from somewhere (here from a [`Coach`]), apply it, until a coach has won. The coach in
//! turn shows how to look ahead: a state is a small value, so copy it, apply, and judge.

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

/// A small coach: it looks ahead over its own turn and the other coach's answer, and needs nothing
/// but the rules.
mod coach {
    use std::cmp::Reverse;
    use std::collections::HashSet;

    use ball_rules::{Action, Ball, GameState, Team};

    /// How many positions are looked into further after each action of a turn.
    const WIDTH: usize = 120;
    /// The same for the answer to a turn.
    const ANSWER_WIDTH: usize = 24;
    /// How many turns are compared by the answers to them.
    const CANDIDATES: usize = 16;
    /// Turns that are worth at most so many points less than the best one are as good.
    const MARGIN: i32 = 30;

    /// Plays either side, always the same for the same seed and positions.
    pub struct Coach {
        random: u64,
        /// The rest of the turn, the next action last, each with the position that it is for.
        plan: Vec<(GameState, Action)>,
    }

    impl Coach {
        pub fn new(seed: u64) -> Self {
            Self { random: seed, plan: Vec::new() }
        }

        /// An action for the side to act; `None` when the game is won.
        pub fn choose(&mut self, state: &GameState) -> Option<Action> {
            if self.plan.last().is_none_or(|(position, _)| position != state) {
                self.plan = self.plan_turn(state);
            }
            self.plan.pop().map(|(_, action)| action)
        }

        fn plan_turn(&mut self, state: &GameState) -> Vec<(GameState, Action)> {
            let search = Search::new(state, WIDTH);
            let mut turns: Vec<(i32, usize)> = Vec::new();
            for &(_, end) in search.ends.iter().take(CANDIDATES) {
                turns.push((value_after_answer(&search.nodes[end].state), end));
            }
            let best = turns.iter().map(|&(value, _)| value).max().unwrap_or_default();
            turns.retain(|&(value, _)| value + MARGIN >= best);
            if turns.is_empty() {
                return Vec::new();
            }
            let (_, end) = turns[self.random_below(turns.len())];
            search.way_to(end)
        }

        /// SplitMix64.
        fn random_below(&mut self, n: usize) -> usize {
            self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut bits = self.random;
            bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            ((bits ^ (bits >> 31)) % n as u64) as usize
        }
    }

    /// What a turn is worth to its coach, given the position after it.
    fn value_after_answer(state: &GameState) -> i32 {
        match Search::new(state, ANSWER_WIDTH).ends.first() {
            Some(&(value, _)) => -value,
            None => TOUCHDOWN, // a won position has no answer
        }
    }

    /// The positions that one turn can lead to: all of them, or where there are too many, those
    /// that look best on the way.
    struct Search {
        nodes: Vec<Node>,
        /// The nodes where the turn has passed or the game is won, with their values, best first.
        ends: Vec<(i32, usize)>,
    }

    struct Node {
        state: GameState,
        /// The node before, and the action that leads here.
        from: Option<(usize, Action)>,
    }

    impl Search {
        fn new(start: &GameState, width: usize) -> Self {
            let mut search = Self { nodes: vec![Node { state: *start, from: None }], ends: vec![] };
            let mut seen = HashSet::new();
            let mut layer = vec![(0, 0)];
            while !layer.is_empty() && !search.has_touchdown() {
                layer = search.one_action_further(&layer, &mut seen);
                layer.sort_by_key(|&(value, _)| Reverse(value));
                layer.truncate(width);
            }
            search.ends.sort_by_key(|&(value, _)| Reverse(value));
            search
        }

        /// The new nodes where the turn goes on, with their values; the others are ends.
        fn one_action_further(
            &mut self,
            layer: &[(i32, usize)],
            seen: &mut HashSet<GameState>,
        ) -> Vec<(i32, usize)> {
            let team = self.nodes[0].state.side_to_act();
            let mut next_layer = Vec::new();
            for &(_, node) in layer {
                let before = self.nodes[node].state;
                for action in before.legal_actions() {
                    let mut state = before;
                    state.apply_unchecked(action);
                    if seen.insert(state) {
                        let goes_on = state.winner().is_none() && state.side_to_act() == team;
                        let list = if goes_on { &mut next_layer } else { &mut self.ends };
                        list.push((value(&state, team), self.nodes.len()));
                        self.nodes.push(Node { state, from: Some((node, action)) });
                    }
                }
            }
            next_layer
        }

        fn has_touchdown(&self) -> bool {
            self.ends.iter().any(|&(value, _)| value == TOUCHDOWN)
        }

        /// The actions that lead to a node, the last one first, each with the position before it.
        fn way_to(&self, mut node: usize) -> Vec<(GameState, Action)> {
            let mut way = Vec::new();
            while let Some((before, action)) = self.nodes[node].from {
                way.push((self.nodes[before].state, action));
                node = before;
            }
            way
        }
    }

    /// More than everything else together.
    const TOUCHDOWN: i32 = 1_000_000;
    /// The holder can probably score in the turn that goes on.
    const CHANCE_TO_SCORE: i32 = 500;
    /// The holder can probably be robbed in the turn that goes on.
    const CHANCE_TO_TAKE: i32 = 250;
    const HOLDING: i32 = 100;
    const ROW_OF_HELD_BALL: i32 = 50;
    /// Of its row, and of a step to it.
    const LOOSE_BALL: i32 = 40;
    const INACTIVE: i32 = 24;
    const AP_LEFT: i32 = 15;
    const EP: i32 = 10;
    const STEP_TO_BALL: i32 = 3;
    const ROW: i32 = 2;

    /// What a position is worth to a team, in points.
    fn value(state: &GameState, team: Team) -> i32 {
        match state.winner() {
            Some(winner) if winner == team => TOUCHDOWN,
            Some(_) => -TOUCHDOWN,
            None => points(state, team) - points(state, team.opponent()),
        }
    }

    fn points(state: &GameState, team: Team) -> i32 {
        let ball = state.ball_square();
        let to_act = state.side_to_act() == team;
        let mut nearest = i32::MAX;
        let ap = if to_act { i32::from(state.ap()) } else { 0 };
        let mut points = AP_LEFT * ap + EP * i32::from(state.ep(team));
        for piece in team.pieces() {
            let square = state.square_of(piece);
            let steps = i32::from(square.distance(ball));
            points += ROW * rows_gained(square.row(), team) - STEP_TO_BALL * steps;
            if state.is_active(piece) {
                nearest = nearest.min(steps);
            } else {
                points -= INACTIVE;
            }
        }
        points + ball_points(state, team, to_act, nearest)
    }

    /// `nearest` is the distance of the team's nearest active piece from the ball.
    fn ball_points(state: &GameState, team: Team, to_act: bool, nearest: i32) -> i32 {
        let rows = rows_gained(state.ball_square().row(), team);
        match state.ball() {
            Ball::Held(piece) if piece.team() == team => {
                let may_score = to_act && rows >= 14 && state.is_active(piece);
                let chance = if may_score { CHANCE_TO_SCORE } else { 0 };
                HOLDING + ROW_OF_HELD_BALL * rows + chance
            }
            Ball::Held(piece) => {
                let may_take = to_act && nearest <= 3 && !state.is_top(piece);
                if may_take { CHANCE_TO_TAKE } else { 0 }
            }
            Ball::Loose(_) => LOOSE_BALL * (rows - nearest.min(16)),
        }
    }

    /// How far a row is from the team's own end, 0 to 16.
    fn rows_gained(row: u8, team: Team) -> i32 {
        match team {
            Team::Atk => i32::from(row) - 1,
            Team::Def => 17 - i32::from(row),
        }
    }
}
