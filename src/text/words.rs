//! Squares, pieces and the other words of the game as text.

use core::fmt;
use core::str::FromStr;

use super::buffer::Buffer;
use super::reader::{ParseError, Reader};
use crate::action::ActionKind;
use crate::board::Square;
use crate::piece::{Kind, Piece, Team};
use crate::setup::Phase;

/// What a value prints is also its debug form.
macro_rules! debug_is_display {
    ($($Type:ty)*) => {
        $(
            impl fmt::Debug for $Type {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Display::fmt(self, f)
                }
            }
        )*
    };
}

debug_is_display! { Square Piece Team Kind crate::action::Action }

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Buffer::<3>::new();
        text.square(*self);
        text.print(f)
    }
}

impl FromStr for Square {
    type Err = ParseError;

    /// Reads a square: row, then column, as in `8E`.
    ///
    /// # Errors
    ///
    /// Any other text.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Reader::whole(text, Reader::square)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Buffer::<2>::new();
        text.piece(*self);
        text.print(f)
    }
}

impl FromStr for Piece {
    type Err = ParseError;

    /// Reads a piece: the team's letter, then the number, as in `A5`.
    ///
    /// # Errors
    ///
    /// Any other text.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Reader::whole(text, Reader::piece)
    }
}

/// `ATK` or `DEF`.
impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Atk => "ATK",
            Self::Def => "DEF",
        })
    }
}

/// `X`, `O` or `Box`.
impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::X => "X",
            Self::O => "O",
            Self::Box => "Box",
        })
    }
}

/// The name of the phase, in words.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Action => "action phase",
            Self::Unblock => "unblocking phase",
            Self::Won => "end of the game",
        })
    }
}

/// The name of the action, in words.
impl fmt::Display for ActionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Move => "move",
            Self::Dodge => "dodge",
            Self::TacticalDodge => "tactical dodge",
            Self::Block => "block",
            Self::Protection => "protection",
            Self::HandOff => "hand-off",
            Self::ShortPass => "short pass",
            Self::LongPass => "long pass",
            Self::Convert => "convert",
            Self::End => "end",
            Self::StandUp => "stand up",
            Self::Release => "release",
        })
    }
}
