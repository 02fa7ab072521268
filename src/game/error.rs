//! Why a text is no game record, and where.

use alloc::borrow::ToOwned;
use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;

use thiserror::Error;

use super::Game;
use crate::state::IllegalAction;
use crate::text::{ParseError, ParsePositionError};

/// The text of a game is refused: where, what stands there, and why. What stands before that place is
/// in order, and [`game`](ParseGameError::game) has it.
///
/// ```
/// use ball_rules::{Game, IllegalAction, ParseGameReason, Piece, Team};
///
/// let error = "D2-9F end\nA4-8E".parse::<Game>().unwrap_err();
/// assert_eq!((error.line(), error.column(), error.text()), (2, 1, "A4-8E"));
/// assert!(matches!(error.reason(), ParseGameReason::Illegal(IllegalAction::NotVacant { .. })));
/// assert_eq!(error.to_string(), "line 2, column 1, `A4-8E`: 8E is not vacant: A1 stands there");
/// assert_eq!(error.game().actions().len(), 2);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("line {line}, column {column}, {}: {reason}", Excerpt(.text))]
pub struct ParseGameError {
    line: usize,
    column: usize,
    text: String,
    #[source]
    reason: ParseGameReason,
    game: Box<Game>,
}

/// Why the text of a game is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ParseGameReason {
    /// A word that is not the text of an action.
    #[error("not an action: {0}")]
    NotAnAction(#[from] ParseError),
    /// An action that is illegal where it stands.
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
    /// The value of `Start` is not the text of a position that keeps section 12 of the rules.
    #[error("not a position: {0}")]
    NotAPosition(#[from] ParsePositionError),
    /// A header's key is missing or not made of ASCII letters.
    #[error("a header begins with a key of ASCII letters")]
    BadKey,
    /// A header's key was there before.
    #[error("there is a header with this key already")]
    KeyTwice,
    /// Behind a header's key there is no `"`.
    #[error("behind a header's key stands its value in quotation marks")]
    NoValue,
    /// The line ends within a header's value.
    #[error("a header's value ends with a quotation mark on the same line")]
    ValueNotClosed,
    /// A `\` in a header's value with neither `"` nor `\` behind it.
    #[error("in a header's value, `\\` stands before `\"` or another `\\` alone")]
    BadEscape,
    /// Behind a header's value there is no `]`.
    #[error("a header ends with `]` behind its value")]
    HeaderNotClosed,
    /// Behind a header there is something else on the line.
    #[error("a header stands on a line of its own")]
    HeaderNotAlone,
    /// A header behind an action.
    #[error("headers stand before all actions")]
    HeaderAfterAction,
}

impl ParseGameError {
    /// `at` is a place in `whole` in bytes.
    pub(super) fn new(
        whole: &str,
        at: usize,
        text: &str,
        reason: ParseGameReason,
        game: Game,
    ) -> Self {
        let (line, column) = place(whole.get(..at).unwrap_or(whole));
        Self { line, column, text: text.to_owned(), reason, game: Box::new(game) }
    }

    /// The line at fault, counted from 1. A line ends with a line feed, a carriage return, or both.
    #[must_use]
    pub const fn line(&self) -> usize {
        self.line
    }

    /// The column at fault, counted from 1 in characters. A byte order mark does not count.
    #[must_use]
    pub const fn column(&self) -> usize {
        self.column
    }

    /// What is refused, as it was written: a word where an action should be, the value of `Start`, or
    /// a header up to the end of its line, of which the column says where it goes wrong.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Why.
    #[must_use]
    pub const fn reason(&self) -> &ParseGameReason {
        &self.reason
    }

    /// The game up to the place at fault: all headers and actions before it.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The same, for whoever goes on with it.
    #[must_use]
    pub fn into_game(self) -> Game {
        *self.game
    }
}

/// The line and column behind a text.
fn place(before: &str) -> (usize, usize) {
    let (mut line, mut column) = (1, 1);
    let mut last = None;
    for character in before.chars() {
        match character {
            '\n' if last == Some('\r') => {}
            '\n' | '\r' => (line, column) = (line + 1, 1),
            _ => column += 1,
        }
        last = Some(character);
    }
    (line, column)
}

/// A text as a message has it, whatever is in it and however long it is.
struct Excerpt<'a>(&'a str);

impl Excerpt<'_> {
    /// In characters.
    const LONGEST: usize = 40;
}

impl fmt::Display for Excerpt<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, more) = match self.0.char_indices().nth(Self::LONGEST) {
            Some((end, _)) => (self.0.get(..end).unwrap_or_default(), "…"),
            None => (self.0, ""),
        };
        f.write_str("`")?;
        for character in shown.chars() {
            match character {
                // Signs that are escaped in source code only.
                '"' | '\'' | '\\' => write!(f, "{character}")?,
                _ => write!(f, "{}", character.escape_debug())?,
            }
        }
        write!(f, "{more}`")
    }
}
