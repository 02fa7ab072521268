//! Actions as text and back.

use core::fmt;
use core::str::FromStr;

use super::reader::{Expected, ParseError, Reader};
use crate::action::{Action, Keeper};
use crate::piece::Piece;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Move { piece, to } => write!(f, "{piece}-{to}"),
            Self::Dodge { piece, target, exit } => write!(f, "{piece}x{target}-{exit}"),
            Self::TacticalDodge { piece, landing, push } => write!(f, "{piece}^{landing}>{push}"),
            Self::Block { piece, target } => write!(f, "{piece}*{target}"),
            Self::Protection { piece, target } => write!(f, "{piece}+{target}"),
            Self::HandOff { piece, receiver } => write!(f, "{piece}={receiver}"),
            Self::ShortPass { piece, receiver, to } => write!(f, "{piece}>{receiver}@{to}"),
            Self::LongPass { piece, to } => write!(f, "{piece}>{to}"),
            Self::Convert => f.write_str("convert"),
            Self::End => f.write_str("end"),
            Self::StandUp { piece, to } => write!(f, "{piece}!{to}"),
            Self::Release { top, top_to, bottom_to, keeper } => {
                write!(f, "{top}/{top_to}/{bottom_to}")?;
                f.write_str(match keeper {
                    None => "",
                    Some(Keeper::Top) => "=t",
                    Some(Keeper::Bottom) => "=b",
                })
            }
        }
    }
}

impl FromStr for Action {
    type Err = ParseError;

    /// Reads an action. Whether it is legal anywhere is another question.
    ///
    /// # Errors
    ///
    /// Any text but the one that the action prints.
    fn from_str(text: &str) -> Result<Self, ParseError> {
        Reader::whole(text, read_action)
    }
}

fn read_action(reader: &mut Reader<'_>) -> Result<Action, ParseError> {
    match reader.next() {
        Some(b'c') => reader.word("convert").map(|()| Action::Convert),
        Some(b'e') => reader.word("end").map(|()| Action::End),
        Some(b'A' | b'D') => {
            let piece = reader.piece()?;
            read_doing(reader, piece)
        }
        _ => Err(reader.error(Expected::Action)),
    }
}

/// What stands behind the acting piece.
fn read_doing(reader: &mut Reader<'_>, piece: Piece) -> Result<Action, ParseError> {
    let sign =
        reader.choice(Expected::Doing, |byte| b"-x^*+=>!/".contains(&byte).then_some(byte))?;
    Ok(match sign {
        b'-' => Action::Move { piece, to: reader.square()? },
        b'x' => {
            let target = reader.square()?;
            reader.character('-')?;
            Action::Dodge { piece, target, exit: reader.square()? }
        }
        b'^' => {
            let landing = reader.square()?;
            reader.character('>')?;
            Action::TacticalDodge { piece, landing, push: reader.square()? }
        }
        b'*' => Action::Block { piece, target: reader.square()? },
        b'+' => Action::Protection { piece, target: reader.square()? },
        b'=' => Action::HandOff { piece, receiver: reader.piece()? },
        b'!' => Action::StandUp { piece, to: reader.square()? },
        b'>' => read_pass(reader, piece)?,
        _ => read_release(reader, piece)?,
    })
}

/// Of a short pass the receiver, a piece, comes first, of a long pass the square.
fn read_pass(reader: &mut Reader<'_>, piece: Piece) -> Result<Action, ParseError> {
    match reader.next() {
        Some(b'A' | b'D') => {
            let receiver = reader.piece()?;
            reader.character('@')?;
            Ok(Action::ShortPass { piece, receiver, to: reader.square()? })
        }
        Some(b'1'..=b'9') => Ok(Action::LongPass { piece, to: reader.square()? }),
        _ => Err(reader.error(Expected::SquareOrPiece)),
    }
}

fn read_release(reader: &mut Reader<'_>, top: Piece) -> Result<Action, ParseError> {
    let top_to = reader.square()?;
    reader.character('/')?;
    let bottom_to = reader.square()?;
    let keeper = if reader.skip(b'=') {
        Some(reader.choice(Expected::Keeper, |byte| match byte {
            b't' => Some(Keeper::Top),
            b'b' => Some(Keeper::Bottom),
            _ => None,
        })?)
    } else {
        None
    };
    Ok(Action::Release { top, top_to, bottom_to, keeper })
}
