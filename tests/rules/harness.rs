//! What the tests are written with: a position in the making, and questions
//! to the engine that take and give texts.

use ball_rules::{Action, GameState};
use std::collections::BTreeSet;
use std::fmt::{self, Display};

/// Where pieces wait that a test is not about: ATK along row 1, DEF along
/// row 17. From there none is adjacent to, or a receiver for, a piece in rows
/// 7 to 11.
const PARKED: [&str; 14] = [
    "X1B", "X1D", "X1F", "X1H", "X1J", "X1L", "X2M", // ATK
    "X17L", "X17J", "X17H", "X17F", "X17D", "X17B", "X16A", // DEF
];

/// A position in the making, field by field as in its text.
#[derive(Clone)]
pub struct Board {
    pieces: [String; 14],
    ball: String,
    side: String,
    turn: u32,
    phase: String,
    settings: String,
}

/// All pieces parked, ATK 1 with the ball; ATK to act with 2 AP in turn 7.
pub fn board() -> Board {
    Board {
        pieces: PARKED.map(String::from),
        ball: "A1".into(),
        side: "A".into(),
        turn: 7,
        phase: "a2".into(),
        settings: "z1".into(),
    }
}

impl Board {
    /// Puts a piece: kind, square and marks, as in `put("A5", "X8G^*")`.
    pub fn put(mut self, piece: &str, place: &str) -> Self {
        self.pieces[index(piece)] = place.into();
        self
    }

    /// The piece that holds the ball, or the square on which it lies loose.
    pub fn ball(mut self, ball: &str) -> Self {
        self.ball = ball.into();
        self
    }

    /// The side to act, `A` or `D`.
    pub fn side(mut self, side: &str) -> Self {
        self.side = side.into();
        self
    }

    pub fn turn(mut self, turn: u32) -> Self {
        self.turn = turn;
        self
    }

    /// The phase with its AP and mark: `a2`, `a1h`, `u`, `w`.
    pub fn phase(mut self, phase: &str) -> Self {
        self.phase = phase.into();
        self
    }

    pub fn settings(mut self, settings: &str) -> Self {
        self.settings = settings.into();
        self
    }

    /// The start of the other coach's next turn.
    pub fn turn_passed(mut self) -> Self {
        self.side = if self.side == "A" { "D" } else { "A" }.into();
        self.turn += 1;
        self.phase("a2")
    }

    pub fn text(&self) -> String {
        self.to_string()
    }
}

impl Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (atk, def) = self.pieces.split_at(7);
        let (atk, def) = (atk.join(","), def.join(","));
        let Board { ball, side, turn, phase, settings, .. } = self;
        write!(f, "{atk} {def} {ball} {side} {turn} {phase} {settings}")
    }
}

fn index(piece: &str) -> usize {
    let (team, number) = piece.split_at(1);
    let number: usize = number.parse().expect("a piece has a number");
    assert!((1..=7).contains(&number), "no piece {piece}");
    match team {
        "A" => number - 1,
        "D" => number + 6,
        _ => panic!("no piece {piece}"),
    }
}

pub fn position(text: impl Display) -> GameState {
    let text = text.to_string();
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The text of the position in which a game starts when nothing else is said.
pub fn default_start() -> String {
    GameState::default().to_string()
}

pub fn action(text: &str) -> Action {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

pub fn is_position(text: impl Display) -> bool {
    text.to_string().parse::<GameState>().is_ok()
}

/// The position is accepted, and printed as it was written.
#[track_caller]
pub fn assert_position(text: impl Display) {
    let text = text.to_string();
    assert_eq!(position(&text).to_string(), text);
}

#[track_caller]
pub fn assert_no_position(text: impl Display) {
    assert!(!is_position(&text), "{text} should be no position");
}

/// A set of words.
pub fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(String::from).collect()
}

/// All legal actions.
#[track_caller]
pub fn legal(text: impl Display) -> BTreeSet<String> {
    let state = position(text);
    let listed = state.legal_actions();
    let actions: BTreeSet<String> = listed.iter().map(ToString::to_string).collect();
    assert_eq!(actions.len(), listed.len(), "an action is listed twice");
    actions
}

/// The legal actions that begin like this, without that beginning: with
/// `A5-` the squares to which ATK 5 may move.
#[track_caller]
pub fn endings(text: impl Display, beginning: &str) -> BTreeSet<String> {
    let actions = legal(text);
    let endings = actions.iter().filter_map(|action| action.strip_prefix(beginning));
    endings.map(String::from).collect()
}

/// The legal actions of a piece.
#[track_caller]
pub fn legal_of(text: impl Display, piece: &str) -> BTreeSet<String> {
    let mut actions = legal(text);
    actions.retain(|action| action.starts_with(piece));
    actions
}

/// To whom a piece may play a short pass.
#[track_caller]
pub fn receivers(text: impl Display, piece: &str) -> BTreeSet<String> {
    let passes = endings(text, &format!("{piece}>"));
    let named = passes.iter().filter_map(|pass| pass.split_once('@'));
    named.map(|(receiver, _)| receiver.to_string()).collect()
}

/// The position after some actions, each of which must be legal.
#[track_caller]
pub fn after_all(text: impl Display, actions: &[&str]) -> String {
    let mut state = position(text);
    for text in actions {
        let before = state;
        if let Err(error) = state.apply(action(text)) {
            panic!("{text} in {before}: {error}");
        }
    }
    state.to_string()
}

#[track_caller]
pub fn after(text: impl Display, action: &str) -> String {
    after_all(text, &[action])
}

#[track_caller]
pub fn assert_after(text: impl Display, action: &str, expected: impl Display) {
    assert_eq!(after(text, action), expected.to_string(), "after {action}");
}

#[track_caller]
pub fn assert_legal(text: impl Display, wanted: &str) {
    let text = text.to_string();
    let mut state = position(&text);
    let wanted = action(wanted);
    assert!(state.is_legal(wanted), "{wanted} should be legal in {text}");
    assert!(state.legal_actions().contains(&wanted), "{wanted} should be listed in {text}");
    assert!(state.apply(wanted).is_ok(), "{wanted} should apply in {text}");
}

#[track_caller]
pub fn assert_refused(text: impl Display, unwanted: &str) {
    let text = text.to_string();
    let mut state = position(&text);
    let before = state;
    let unwanted = action(unwanted);
    assert!(!state.is_legal(unwanted), "{unwanted} should be illegal in {text}");
    assert!(
        !state.legal_actions().contains(&unwanted),
        "{unwanted} should not be listed in {text}"
    );
    assert!(state.apply(unwanted).is_err(), "{unwanted} should not apply in {text}");
    assert_eq!(state, before, "{unwanted} was refused and changed {text}");
}

/// For actions of which the text may be wrong by itself already.
#[track_caller]
pub fn assert_never(text: impl Display, unwanted: &str) {
    if unwanted.parse::<Action>().is_ok() {
        assert_refused(text, unwanted);
    }
}
