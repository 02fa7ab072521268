//! Actions as text and back.

use core::fmt;
use core::str::FromStr;

use super::buffer::Buffer;
use super::reader::{Expected, ParseError, Reader};
use crate::action::{Action, Keeper};
use crate::board::Square;
use crate::piece::Piece;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Buffer::<LONGEST>::new();
        self.piece().into_iter().for_each(|piece| text.piece(piece));
        match *self {
            Self::Move { to, .. } => write_squares(&mut text, [('-', to)]),
            Self::Dodge { target, exit, .. } => {
                write_squares(&mut text, [('x', target), ('-', exit)]);
            }
            Self::TacticalDodge { landing, push, .. } => {
                write_squares(&mut text, [('^', landing), ('>', push)]);
            }
            Self::Block { target, .. } => write_squares(&mut text, [('*', target)]),
            Self::Protection { target, .. } => write_squares(&mut text, [('+', target)]),
            Self::HandOff { receiver, .. } => {
                text.byte(b'=');
                text.piece(receiver);
            }
            Self::ShortPass { receiver, to, .. } => {
                text.byte(b'>');
                text.piece(receiver);
                write_squares(&mut text, [('@', to)]);
            }
            Self::LongPass { to, .. } => write_squares(&mut text, [('>', to)]),
            Self::Convert => text.word("convert"),
            Self::End => text.word("end"),
            Self::StandUp { to, .. } => write_squares(&mut text, [('!', to)]),
            Self::Release { top_to, bottom_to, keeper, .. } => {
                write_squares(&mut text, [('/', top_to), ('/', bottom_to)]);
                text.word(match keeper {
                    None => "",
                    Some(Keeper::Top) => "=t",
                    Some(Keeper::Bottom) => "=b",
                });
            }
        }
        text.print(f)
    }
}

/// The bytes of `A5/10E/10G=b`.
const LONGEST: usize = 12;

/// Squares, each behind its sign.
fn write_squares<const N: usize>(text: &mut Buffer<LONGEST>, squares: [(char, Square); N]) {
    for (sign, square) in squares {
        text.letter(sign);
        text.square(square);
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
