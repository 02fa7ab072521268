//! A game with its past: actions done and undone, headers, and its text.
//!
//! It stands on the public face of `GameState`, which has no past of its own.

mod error;
mod headers;
mod record;

use alloc::string::String;
use alloc::vec::Vec;
use core::{fmt, iter};

use crate::action::Action;
use crate::event::EventList;
use crate::state::{GameState, IllegalAction};

pub use error::{ParseGameError, ParseGameReason};
pub use headers::HeaderError;

use headers::Headers;

/// A game: where it started, the actions done, the position now, and what was undone and can be
/// redone. With headers (who played, when) it is a record, which `Display` writes and `FromStr`
/// reads by [`notation`](crate::notation#game-records).
///
/// Every position is kept, 64 bytes beside the 4 of its action: undoing and going anywhere takes the
/// same time in a long game as in a short one, and a game of 1,000 actions takes some 70 KB. Whoever
/// only judges or searches holds a [`GameState`] alone.
///
/// Two games are equal when their headers, starts, actions done and actions undone are.
///
/// ```
/// use ball_rules::{Game, GameState};
///
/// let mut game = Game::new(GameState::default());
/// game.set_header("Def", "Ann")?;
/// for action in ["D2-9F", "D1-9J", "end", "A4x9F-10G"] {
///     game.apply(action.parse()?)?;
/// }
/// game.undo();
/// assert_eq!(game.actions().len(), 3);
/// game.redo();
///
/// let text = game.to_string();
/// assert_eq!(text, "[Def \"Ann\"]\n\nD2-9F D1-9J end\nA4x9F-10G\n");
/// assert_eq!(text.parse::<Game>()?, game);
/// # Ok::<(), ball_rules::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    headers: Headers,
    start: GameState,
    /// The actions done, then those undone, each legal where it stands.
    line: Vec<Action>,
    /// The position after each action of the line.
    after: Vec<GameState>,
    /// How many actions of the line are done: at most all.
    done: usize,
}

impl Game {
    /// A game without actions, from a position where it starts: any, a won one included.
    #[must_use]
    pub const fn new(start: GameState) -> Self {
        Self { headers: Headers::new(), start, line: Vec::new(), after: Vec::new(), done: 0 }
    }

    /// The position where the game starts.
    #[must_use]
    pub const fn start(&self) -> GameState {
        self.start
    }

    /// The position now: after all actions that are done.
    #[must_use]
    pub fn state(&self) -> GameState {
        self.state_at(self.done).unwrap_or(self.start)
    }

    /// The actions that are done, the first one first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        self.line.get(..self.done).unwrap_or_default()
    }

    /// The actions that were undone and can be redone, in the order in which they would be.
    #[must_use]
    pub fn undone(&self) -> &[Action] {
        self.line.get(self.done..).unwrap_or_default()
    }

    /// The actions that are done, turn by turn. The last turn may go on.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let game: Game = "D2-9F end A4x9F-10G".parse()?;
    /// let lengths: Vec<usize> = game.turns().map(<[_]>::len).collect();
    /// assert_eq!(lengths, [2, 1]);
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    pub fn turns(&self) -> impl Iterator<Item = &[Action]> {
        let mut from = 0;
        iter::from_fn(move || {
            let to = self.end_of_turn(from).min(self.done);
            let turn = self.line.get(from..to).filter(|turn| !turn.is_empty());
            from = to;
            turn
        })
    }

    /// Applies an action if it is legal now. What was undone before can then not be redone any more,
    /// even if it began with the same action: to go along with that, [`redo`](Game::redo) it.
    ///
    /// # Errors
    ///
    /// The reason why the action is illegal; the game is then as before.
    pub fn apply(&mut self, action: Action) -> Result<(), IllegalAction> {
        let mut state = self.state();
        state.apply(action)?;
        self.push(action, state);
        Ok(())
    }

    /// The same as [`apply`](Game::apply), and tells what the action did.
    ///
    /// # Errors
    ///
    /// The reason why the action is illegal; the game is then as before.
    ///
    /// ```
    /// # use ball_rules::{Action, Game};
    /// let mut game = Game::default();
    /// let events = game.apply_with_events(Action::End)?;
    /// assert_eq!(events[2].to_string(), "turn 2 begins, and ATK is to act");
    /// # Ok::<(), ball_rules::IllegalAction>(())
    /// ```
    pub fn apply_with_events(&mut self, action: Action) -> Result<EventList, IllegalAction> {
        let mut state = self.state();
        let events = state.apply_with_events(action)?;
        self.push(action, state);
        Ok(events)
    }

    fn push(&mut self, action: Action, state: GameState) {
        self.line.truncate(self.done);
        self.after.truncate(self.done);
        self.line.push(action);
        self.after.push(state);
        self.done += 1;
    }

    /// Takes back the last action and returns it; `None` when none is done.
    pub fn undo(&mut self) -> Option<Action> {
        let last = self.actions().last().copied()?;
        self.done -= 1;
        Some(last)
    }

    /// Does the action again that was undone last, and returns it; `None` when none was undone, or
    /// another one was applied since.
    pub fn redo(&mut self) -> Option<Action> {
        let next = self.undone().first().copied()?;
        self.done += 1;
        Some(next)
    }

    /// Takes back the actions of this turn, or when none of it is done, those of the turn before;
    /// returns them, the first one first. None at the start.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let mut game: Game = "D2-9F end A4x9F-10G".parse()?;
    /// assert_eq!(game.undo_turn().len(), 1); // ATK is to act as before
    /// assert_eq!(game.undo_turn().len(), 2);
    /// assert!(game.undo_turn().is_empty());
    /// assert_eq!(game.state(), game.start());
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    pub fn undo_turn(&mut self) -> &[Action] {
        let to = self.done;
        self.done = (0..to).rev().find(|&done| self.begins_turn(done)).unwrap_or(0);
        self.line.get(self.done..to).unwrap_or_default()
    }

    /// Does again what was undone, up to the end of this turn or of what can be redone; returns
    /// those actions, the first one first.
    pub fn redo_turn(&mut self) -> &[Action] {
        let from = self.done;
        self.done = self.end_of_turn(from);
        self.line.get(from..self.done).unwrap_or_default()
    }

    /// Undoes or redoes until `done` actions are done, 0 for the start. `false`, and nothing changes,
    /// when there are not as many, done and undone together.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let mut game: Game = "D2-9F end A4x9F-10G".parse()?;
    /// assert!(game.go_to(1));
    /// assert_eq!((game.actions().len(), game.undone().len()), (1, 2));
    /// assert!(!game.go_to(4));
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    pub fn go_to(&mut self, done: usize) -> bool {
        let exists = done <= self.line.len();
        if exists {
            self.done = done;
        }
        exists
    }

    /// The position when `done` actions are done, 0 for the start; `None` when there are not as many,
    /// done and undone together.
    #[must_use]
    pub fn state_at(&self, done: usize) -> Option<GameState> {
        match done.checked_sub(1) {
            None => Some(self.start),
            Some(last) => self.after.get(last).copied(),
        }
    }

    /// How often the position now occurred before in this game, but for the turn's number: 0 when
    /// it is new. Everything else counts: AP, EP, the phase, what is fresh and held back.
    ///
    /// The rules know no draw ([13.3](crate::rulebook#r13.3)), so that this ends no game. Looks at all
    /// positions since the start.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let there_and_back = "D2-9F end A2-9H end D2-10G end A2-8G end D2-9F end";
    /// let game: Game = there_and_back.parse()?;
    /// assert_eq!(game.times_seen(), 1);
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    #[must_use]
    pub fn times_seen(&self) -> usize {
        let now = self.state();
        let wanted = now.to_setup();
        let is_the_same = |earlier: &GameState| {
            // Most are ruled out by a look at where pieces stand.
            earlier.occupied() == now.occupied() && {
                let mut earlier = earlier.to_setup();
                earlier.turn = wanted.turn;
                earlier == wanted
            }
        };
        (0..self.done).filter_map(|done| self.state_at(done)).filter(is_the_same).count()
    }

    /// Whether a turn begins when `done` actions are done: at the start, and where the side to act
    /// changes.
    fn begins_turn(&self, done: usize) -> bool {
        let side = |done| self.state_at(done).map(|state| state.side_to_act());
        done.checked_sub(1).is_none_or(|before| side(before) != side(done))
    }

    /// How many actions are done when the turn ends that goes on, or begins, when `done` are.
    fn end_of_turn(&self, done: usize) -> usize {
        let all = self.line.len();
        (done + 1..all).find(|&done| self.begins_turn(done)).unwrap_or(all)
    }

    /// The headers but for `Start`, key and value, in the order in which they were set or read.
    pub fn headers(&self) -> impl Iterator<Item = (&str, &str)> {
        self.headers.iter()
    }

    /// The value of a header, if it is set.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let game: Game = r#"[Atk "Ann"]"#.parse()?;
    /// assert_eq!((game.header("Atk"), game.header("Def")), (Some("Ann"), None));
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    #[must_use]
    pub fn header(&self, key: &str) -> Option<&str> {
        self.headers.get(key)
    }

    /// Sets a header: adds it behind the others, or when the key is set already, changes its value
    /// where it stands.
    ///
    /// # Errors
    ///
    /// A key that is not made of ASCII letters, or is `Start`, which the game's own start answers
    /// for; a value with a line break. The headers are then as before.
    ///
    /// ```
    /// # use ball_rules::{Game, HeaderError};
    /// let mut game = Game::default();
    /// game.set_header("Date", "2025-03-01")?;
    /// game.set_header("Date", "2025-03-02")?;
    /// assert_eq!(game.headers().collect::<Vec<_>>(), [("Date", "2025-03-02")]);
    /// let error = game.set_header("Round 1", "").unwrap_err();
    /// assert_eq!(error, HeaderError::Key { key: "Round 1".to_string() });
    /// # Ok::<(), HeaderError>(())
    /// ```
    pub fn set_header(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        self.headers.set(key, value)
    }

    /// Takes out a header and returns its value, if it was set.
    pub fn remove_header(&mut self, key: &str) -> Option<String> {
        self.headers.remove(key)
    }
}

impl Default for Game {
    /// A game from the standard formation with the default settings.
    fn default() -> Self {
        Self::new(GameState::default())
    }
}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("headers", &self.headers)
            .field("start", &self.start)
            .field("actions", &self.actions())
            .field("undone", &self.undone())
            .finish()
    }
}
