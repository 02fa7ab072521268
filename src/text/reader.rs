//! A cursor over a text that is read exactly, character by character.

use core::hint::select_unpredictable;

use thiserror::Error;

use crate::board::Square;
use crate::piece::{Piece, Team};

/// The text of a square, a piece, an action or a part of a position is not of its form: what was
/// expected where, and what stands there instead.
///
/// ```
/// use ball_rules::{Action, Expected, ParseError};
///
/// let error: ParseError = "A5-8F".parse::<Action>().unwrap_err();
/// assert_eq!(error, ParseError { at: 3, found: Some('8'), expected: Expected::StripedSquare });
/// assert_eq!(error.to_string(), "expected a striped square at character 4, found `8`");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[error("expected {expected} at character {}, found {}", .at + 1, Found(*.found))]
pub struct ParseError {
    /// How many characters stand before the place in question. They are all ASCII, so that this is
    /// an offset in bytes as well.
    pub at: usize,
    /// The character that stands there; `None` at the end of the text.
    pub found: Option<char>,
    /// What should stand there.
    pub expected: Expected,
}

/// What a text should have at some place.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum Expected {
    /// A team's letter.
    #[error("a team, `A` or `D`")]
    Team,
    /// A piece's number.
    #[error("a piece's number, 1 to 7")]
    PieceNumber,
    /// A piece's kind.
    #[error("a kind, `X`, `O` or `#`")]
    Kind,
    /// The row that a square begins with.
    #[error("a row, 1 to 17")]
    Row,
    /// The column that a square ends with.
    #[error("a column, A to M")]
    Column,
    /// A square, which is on the board, but not striped.
    #[error("a striped square")]
    StripedSquare,
    /// A square or a piece.
    #[error("a square or a piece")]
    SquareOrPiece,
    /// An action.
    #[error("an action: a piece, `convert` or `end`")]
    Action,
    /// The sign that says what a piece does.
    #[error("what the piece does, one of `-x^*+=>!/`")]
    Doing,
    /// Who keeps the ball after a release.
    #[error("who keeps the ball, `t` or `b`")]
    Keeper,
    /// A certain character.
    #[error("`{0}`")]
    Character(char),
    /// A number from 0 or 1 to 65 535 without a leading zero.
    #[error("a number of {0} to 65535 without a leading zero")]
    Number(u16),
    /// The phase of a turn.
    #[error("a phase, `a`, `u` or `w`")]
    Phase,
    /// The AP that are left.
    #[error("the AP that are left, 0 to 2")]
    Ap,
    /// The depth of the end zones.
    #[error("the depth of the end zones, 1 to 6")]
    Depth,
    /// The end of the text.
    #[error("the end")]
    End,
}

/// What was found, as the message has it.
struct Found(Option<char>);

impl core::fmt::Display for Found {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Some(found) => write!(f, "`{}`", found.escape_debug()),
            None => f.write_str("the end"),
        }
    }
}

/// A place in a text. Everything before it has been read and is ASCII.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    /// Reads a whole text by `read`: nothing may follow.
    pub(super) fn whole<T>(
        text: &'a str,
        read: impl FnOnce(&mut Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        let mut reader = Self::new(text);
        let value = read(&mut reader)?;
        reader.end()?;
        Ok(value)
    }

    /// The byte that comes next.
    #[inline]
    pub(super) fn next(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// The error that `expected` should stand here.
    #[cold]
    pub(super) fn error(&self, expected: Expected) -> ParseError {
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        ParseError { at: self.at, found, expected }
    }

    /// Goes on by one byte when that is `byte`.
    #[inline]
    pub(super) fn skip(&mut self, byte: u8) -> bool {
        let found = self.next() == Some(byte);
        self.at += usize::from(found);
        found
    }

    /// Goes on by one byte, which has to be the ASCII character `character`.
    #[inline]
    pub(super) fn character(&mut self, character: char) -> Result<(), ParseError> {
        if u8::try_from(character).is_ok_and(|byte| self.skip(byte)) {
            Ok(())
        } else {
            Err(self.error(Expected::Character(character)))
        }
    }

    /// Goes on by a word.
    pub(super) fn word(&mut self, word: &str) -> Result<(), ParseError> {
        word.chars().try_for_each(|character| self.character(character))
    }

    /// Goes on by one byte when `choose` has a value for it.
    #[inline]
    pub(super) fn choice<T>(
        &mut self,
        expected: Expected,
        choose: impl FnOnce(u8) -> Option<T>,
    ) -> Result<T, ParseError> {
        match self.next().and_then(choose) {
            Some(value) => {
                self.at += 1;
                Ok(value)
            }
            None => Err(self.error(expected)),
        }
    }

    pub(super) fn end(&self) -> Result<(), ParseError> {
        if self.next().is_none() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    #[inline]
    pub(super) fn team(&mut self) -> Result<Team, ParseError> {
        self.choice(Expected::Team, |byte| match byte {
            b'A' => Some(Team::Atk),
            b'D' => Some(Team::Def),
            _ => None,
        })
    }

    #[inline]
    pub(super) fn piece(&mut self) -> Result<Piece, ParseError> {
        let team = self.team()?;
        self.choice(Expected::PieceNumber, |byte| Piece::new(team, byte.wrapping_sub(b'0')))
    }

    /// A square: its row, 1 to 17, and its column. A second digit belongs to the row only when that
    /// is still one; no jump depends on it, since nobody can foresee it.
    #[inline(always)]
    pub(super) fn square(&mut self) -> Result<Square, ParseError> {
        let start = self.at;
        let [first, second, third] = self.ahead();
        let (first_digit, second_digit) = (first.wrapping_sub(b'0'), second.wrapping_sub(b'0'));
        if !(1..=9).contains(&first_digit) {
            return Err(self.error(Expected::Row));
        }
        let is_long = (first_digit == 1) & (second_digit <= Square::ROWS % 10);
        let row = select_unpredictable(is_long, second_digit.wrapping_add(10), first_digit);
        let column = select_unpredictable(is_long, third, second).wrapping_sub(b'A');
        self.at += 1 + usize::from(is_long);
        if column >= Square::COLUMNS {
            return Err(self.error(Expected::Column));
        }
        self.at += 1;
        Square::striped(column, row - 1)
            .ok_or_else(|| Self { at: start, ..*self }.error(Expected::StripedSquare))
    }

    /// The bytes that come next; behind the end 0, which stands for nothing anywhere.
    #[inline]
    fn ahead<const N: usize>(&self) -> [u8; N] {
        let rest = self.text.as_bytes().get(self.at..).unwrap_or_default();
        rest.first_chunk().copied().unwrap_or_else(|| {
            let mut bytes = rest.iter().copied();
            [(); N].map(|()| bytes.next().unwrap_or_default())
        })
    }

    /// A number from `least` to 65 535 without a leading zero.
    pub(super) fn number(&mut self, least: u16) -> Result<u16, ParseError> {
        let start = *self;
        let error = || start.error(Expected::Number(least));
        let mut number: u16 = 0;
        let mut digits = 0;
        while let Some(byte @ b'0'..=b'9') = self.next() {
            if digits > 0 && number == 0 {
                return Err(error());
            }
            let shifted =
                number.checked_mul(10).and_then(|n| n.checked_add(u16::from(byte - b'0')));
            number = shifted.ok_or_else(error)?;
            digits += 1;
            self.at += 1;
        }
        if digits == 0 || number < least { Err(error()) } else { Ok(number) }
    }
}
