//! Positions as text and back.

use core::fmt;
use core::str::FromStr;

use thiserror::Error;

use super::buffer::Buffer;
use super::reader::{Expected, ParseError, Reader};
use crate::piece::{Kind, Piece, Team};
use crate::problem::PositionError;
use crate::rules::{Depth, Rules};
use crate::setup::{Ball, Phase, Placement, Setup};
use crate::state::GameState;

/// The text of a position is refused: which of its fields is at fault, and why.
///
/// ```
/// use ball_rules::GameState;
///
/// let text = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D 8E D 1 a2 z1";
/// let error = text.parse::<GameState>().unwrap_err();
/// assert_eq!(error.field(), 3);
/// assert_eq!(error.to_string(), "field 3: the ball lies loose on 8E, but A1 stands there");
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("field {field}: {reason}")]
pub struct ParsePositionError {
    field: u8,
    #[source]
    reason: ParsePositionReason,
}

/// Why the text of a position is refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ParsePositionReason {
    /// The text is not of its form.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// The text is in order, but the position breaks section 12 of the rules.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl ParsePositionError {
    /// The number of the field at fault, 1 to 7, or 8 for what follows the last one. Where a
    /// position has several problems, the first field with one; where fields clash, the last of
    /// them in reading order, the settings aside.
    #[must_use]
    pub const fn field(&self) -> u8 {
        self.field
    }

    /// Why.
    #[must_use]
    pub const fn reason(&self) -> &ParsePositionReason {
        &self.reason
    }
}

impl From<PositionError> for ParsePositionError {
    fn from(error: PositionError) -> Self {
        let field = error.problems().first().map_or(1, |problem| problem.field());
        Self { field, reason: error.into() }
    }
}

impl FromStr for GameState {
    type Err = ParsePositionError;

    /// Reads a position and checks it.
    ///
    /// # Errors
    ///
    /// Any text but the one that the position prints, and any position that breaks section 12 of
    /// the rules.
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut setup = Setup::default();
        read_setup(text, &mut setup)?;
        Ok(Self::try_from(&setup)?)
    }
}

impl FromStr for Setup {
    type Err = ParsePositionError;

    /// Reads the text of a position, but does not check section 12 of the rules: for an editor that
    /// shows a broken position and lets it be mended.
    ///
    /// ```
    /// use ball_rules::{GameState, Piece, Setup, Square};
    ///
    /// let text = "O8E,#8E,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 1 a2 z1";
    /// assert!(text.parse::<GameState>().is_err()); // two pieces on 8E
    /// let mut setup: Setup = text.parse().unwrap();
    /// setup[Piece::A2].square = Square::G8;
    /// assert_eq!(GameState::try_from(setup), Ok(GameState::default()));
    /// ```
    ///
    /// # Errors
    ///
    /// A text that is not of the form.
    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        let mut setup = Self::default();
        read_setup(text, &mut setup)?;
        Ok(setup)
    }
}

/// Reads a whole text into a setup.
fn read_setup(text: &str, setup: &mut Setup) -> Result<(), ParsePositionError> {
    let mut fields = Fields { reader: Reader::new(text), number: 1 };
    fields.read(|reader| read_pieces(reader, Team::Atk, setup))?;
    fields.read_next(|reader| read_pieces(reader, Team::Def, setup))?;
    setup.ball = fields.read_next(read_ball)?;
    setup.side_to_act = fields.read_next(Reader::team)?;
    setup.turn = fields.read_next(|reader| reader.number(1))?;
    fields.read_next(|reader| read_phase(reader, setup))?;
    fields.read_next(|reader| read_settings(reader, setup))?;
    fields.end()
}

/// Reads field after field and notes in which one something is wrong.
struct Fields<'a> {
    reader: Reader<'a>,
    number: u8,
}

impl<'a> Fields<'a> {
    fn read<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParsePositionError> {
        let number = self.number;
        read(&mut self.reader)
            .map_err(|error| ParsePositionError { field: number, reason: error.into() })
    }

    /// Reads one space and the field behind it. A text that ends too early lacks the next field;
    /// anything else but a space spoils the one that was just read.
    fn read_next<T>(
        &mut self,
        read: impl FnOnce(&mut Reader<'a>) -> Result<T, ParseError>,
    ) -> Result<T, ParsePositionError> {
        self.number += u8::from(self.reader.next().is_none());
        self.read(|reader| reader.character(' '))?;
        self.number += 1;
        self.read(read)
    }

    /// Nothing may follow. What comes after one more space is a field too many.
    fn end(&mut self) -> Result<(), ParsePositionError> {
        self.number += u8::from(self.reader.next() == Some(b' '));
        self.read(|reader| reader.end())
    }
}

fn read_pieces(reader: &mut Reader<'_>, team: Team, setup: &mut Setup) -> Result<(), ParseError> {
    for (i, piece) in team.pieces().iter().enumerate() {
        if i > 0 {
            reader.character(',')?;
        }
        setup[piece] = read_placement(reader)?;
    }
    Ok(())
}

fn read_placement(reader: &mut Reader<'_>) -> Result<Placement, ParseError> {
    let kind = reader.choice(Expected::Kind, |byte| match byte {
        b'X' => Some(Kind::X),
        b'O' => Some(Kind::O),
        b'#' => Some(Kind::Box),
        _ => None,
    })?;
    let square = reader.square()?;
    if matches!(reader.next(), Some(b',' | b' ')) {
        return Ok(Placement::new(kind, square)); // mostly
    }
    let down = reader.skip(b'-');
    let top = reader.skip(b'^');
    let fresh = top && reader.skip(b'*');
    let held_back = reader.skip(b'.');
    Ok(Placement { kind, square, down, top, fresh, held_back })
}

fn read_ball(reader: &mut Reader<'_>) -> Result<Ball, ParseError> {
    match reader.next() {
        Some(b'A' | b'D') => reader.piece().map(Ball::Held),
        Some(b'1'..=b'9') => reader.square().map(Ball::Loose),
        _ => Err(reader.error(Expected::SquareOrPiece)),
    }
}

fn read_phase(reader: &mut Reader<'_>, setup: &mut Setup) -> Result<(), ParseError> {
    setup.phase = reader.choice(Expected::Phase, |byte| match byte {
        b'a' => Some(Phase::Action),
        b'u' => Some(Phase::Unblock),
        b'w' => Some(Phase::Won),
        _ => None,
    })?;
    (setup.ap, setup.after_hand_off) = match setup.phase {
        Phase::Action => (reader.choice(Expected::Ap, ap_digit)?, reader.skip(b'h')),
        Phase::Unblock | Phase::Won => (0, false),
    };
    Ok(())
}

fn ap_digit(byte: u8) -> Option<u8> {
    matches!(byte, b'0'..=b'2').then(|| byte - b'0')
}

fn read_settings(reader: &mut Reader<'_>, setup: &mut Setup) -> Result<(), ParseError> {
    reader.character('z')?;
    setup.rules = Rules {
        end_zone: reader.choice(Expected::Depth, |byte| Depth::new(byte.wrapping_sub(b'0')))?,
        opponents_cannot_be_crossed: reader.skip(b'c'),
        exits_must_be_clear: reader.skip(b's'),
        hand_off_scores: reader.skip(b'h'),
        energy: reader.skip(b'e'),
    };
    if setup.rules.energy {
        let atk = reader.number(0)?;
        reader.character('-')?;
        setup.ep = [atk, reader.number(0)?];
    }
    Ok(())
}

impl fmt::Display for GameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Buffer::<LONGEST>::new();
        write_pieces(&mut text, self, Team::Atk);
        text.byte(b' ');
        write_pieces(&mut text, self, Team::Def);
        text.byte(b' ');
        match self.ball() {
            Ball::Held(piece) => text.piece(piece),
            Ball::Loose(square) => text.square(square),
        }
        text.byte(b' ');
        text.letter(self.side_to_act().letter());
        text.byte(b' ');
        text.number(self.turn());
        text.byte(b' ');
        write_phase(&mut text, self);
        text.byte(b' ');
        write_settings(&mut text, self);
        text.print(f)
    }
}

/// At most 7 bytes a piece, as in `#10G^*.`, its comma or space, and 40 more for the other fields, as
/// in `10G D 65535 a2h z6cshe65535-65535`.
const LONGEST: usize = 8 * Piece::COUNT + 40;

fn write_pieces(text: &mut Buffer<LONGEST>, state: &GameState, team: Team) {
    for piece in team.pieces() {
        text.mark(piece.number() > 1, b',');
        text.letter(state.kind_of(piece).letter());
        text.square(state.square_of(piece));
        text.mark(state.is_down(piece), b'-');
        text.mark(state.is_top(piece), b'^');
        text.mark(state.is_fresh(piece), b'*');
        text.mark(state.is_held_back(piece), b'.');
    }
}

fn write_phase(text: &mut Buffer<LONGEST>, state: &GameState) {
    match state.phase() {
        Phase::Action => {
            text.byte(b'a');
            text.byte(b'0' + state.ap());
            text.mark(state.after_hand_off(), b'h');
        }
        Phase::Unblock => text.byte(b'u'),
        Phase::Won => text.byte(b'w'),
    }
}

fn write_settings(text: &mut Buffer<LONGEST>, state: &GameState) {
    let rules = state.rules();
    text.byte(b'z');
    text.byte(b'0' + rules.end_zone.rows());
    text.mark(rules.opponents_cannot_be_crossed, b'c');
    text.mark(rules.exits_must_be_clear, b's');
    text.mark(rules.hand_off_scores, b'h');
    if rules.energy {
        text.byte(b'e');
        text.number(state.ep(Team::Atk));
        text.byte(b'-');
        text.number(state.ep(Team::Def));
    }
}
