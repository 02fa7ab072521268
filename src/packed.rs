//! Positions as 30 bytes and back. The layout is documented at [`GameState::pack`].

use thiserror::Error;

use crate::board::Square;
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::problem::PositionError;
use crate::rules::{Depth, Rules};
use crate::setup::{Ball, Phase, Setup};
use crate::state::GameState;

/// Bytes that are no packed position: which byte is at fault, or what is wrong with the position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum UnpackError {
    /// A byte has a value that it never has in a packed position.
    #[error("byte {at} of a packed position cannot be {value}")]
    Byte {
        /// The number of the byte, from 0.
        at: usize,
        /// Its value.
        value: u8,
    },
    /// The position breaks section 12 of the rules.
    #[error(transparent)]
    Position(#[from] PositionError),
}

/// Set in the byte of a piece that is down.
const DOWN: u8 = 0x80;

/// The bits of the four bytes of kinds, phase and side.
const KIND_BITS: usize = 2;
const PHASE_SHIFT: usize = 28;
const SIDE_SHIFT: usize = 31;

/// The bits of the byte of settings above the depth.
const CROSSING: u8 = 8;
const EXITS: u8 = 16;
const HAND_OFF: u8 = 32;
const ENERGY: u8 = 64;

impl GameState {
    /// How many bytes a packed position has: 30.
    pub const PACKED_LEN: usize = 30;

    /// The position as 30 bytes, the same on every platform and in every release 1.x of this crate.
    /// Each position has exactly one packed form.
    ///
    /// | bytes | what |
    /// |---|---|
    /// | 0 to 13 | for each piece, by its [`index`](Piece::index): the [`index`](Square::index) of its square, and 128 more when it is down |
    /// | 14 to 17 | 2 bits for the kind of each piece: 0 X, 1 O, 2 Box; bits 28 to 30 the phase, see below; bit 31 whether DEF is to act |
    /// | 18 and 19 | a bit for each piece: whether it is a top |
    /// | 20 | a bit for each piece of the side to act, from number 1: whether it is the top of a fresh stack |
    /// | 21 | likewise: whether it is held back |
    /// | 22 | the index of the piece that holds the ball, or 14 more than the index of the ball's square |
    /// | 23 | the depth of the end zones, and 8 for switch `c`, 16 for `s`, 32 for `h`, 64 for the energy game |
    /// | 24 and 25 | the turn's number |
    /// | 26 and 27, 28 and 29 | ATK's EP, DEF's EP |
    ///
    /// Bits are counted from the lowest, and numbers have their lowest byte first. The phase is the
    /// AP that are left, 0 to 2, in the action phase, 3 more after a hand-off; 6 in the unblocking
    /// phase; 7 when the game is won.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let state = GameState::default();
    /// assert_eq!(GameState::unpack(&state.pack()), Ok(state));
    /// ```
    #[must_use]
    pub fn pack(&self) -> [u8; Self::PACKED_LEN] {
        let mut bytes = [0; Self::PACKED_LEN];
        let (squares, rest) = bytes.split_at_mut(Piece::COUNT);
        let mut kinds = 0;
        for (piece, byte) in Piece::all().zip(squares) {
            let down = if self.is_down(piece) { DOWN } else { 0 };
            *byte = self.square_of(piece).index() as u8 + down;
            kinds += kind_code(self.kind_of(piece)) << (KIND_BITS * piece.index());
        }
        kinds += phase_code(self) << PHASE_SHIFT;
        kinds += (self.side_to_act().index() as u32) << SIDE_SHIFT;
        let marked = |mark: fn(&Self, Piece) -> bool| -> u16 {
            Piece::all().filter(|&piece| mark(self, piece)).collect::<PieceSet>().bits()
        };
        let shift = own_shift(self.side_to_act());
        let fields = kinds
            .to_le_bytes()
            .into_iter()
            .chain(marked(Self::is_top).to_le_bytes())
            .chain([(marked(Self::is_fresh) >> shift) as u8])
            .chain([(marked(Self::is_held_back) >> shift) as u8])
            .chain([ball_code(self.ball()), settings_code(self.rules())])
            .chain(self.turn().to_le_bytes())
            .chain(self.ep(Team::Atk).to_le_bytes())
            .chain(self.ep(Team::Def).to_le_bytes());
        rest.iter_mut().zip(fields).for_each(|(byte, field)| *byte = field);
        bytes
    }

    /// The position of 30 bytes that [`pack`](GameState::pack) made.
    ///
    /// # Errors
    ///
    /// Any other bytes, and any position that breaks section 12 of the rules.
    pub fn unpack(bytes: &[u8; Self::PACKED_LEN]) -> Result<Self, UnpackError> {
        let mut reader = Reader { bytes, at: 0 };
        let mut setup = Setup::default();
        for piece in Piece::all() {
            setup[piece].square = reader.value(|byte| Square::from_index((byte & !DOWN).into()))?;
            setup[piece].down = reader.last() & DOWN != 0;
        }
        for piece in Piece::all() {
            // Four kinds a byte; the last two bits of the last byte but one are the phase's.
            if piece.index() % 4 == 0 {
                reader.value(Some)?;
            }
            let code = reader.last() >> (KIND_BITS * (piece.index() % 4)) & 3;
            setup[piece].kind = reader.of_last(kind_of_code(code))?;
        }
        let turn = reader.last();
        (setup.phase, setup.ap, setup.after_hand_off) = phase_of_code(turn >> 4 & 7);
        setup.side_to_act = if turn >> 7 == 0 { Team::Atk } else { Team::Def };
        let tops = [reader.value(Some)?, reader.value(|byte| (byte < 0x40).then_some(byte))?];
        let tops = u16::from_le_bytes(tops);
        let fresh = u16::from(reader.value(own_bits)?) << own_shift(setup.side_to_act);
        let held_back = u16::from(reader.value(own_bits)?) << own_shift(setup.side_to_act);
        for piece in Piece::all() {
            let has = |bits: u16| PieceSet::from_bits(bits).is_some_and(|set| set.contains(piece));
            setup[piece].top = has(tops);
            setup[piece].fresh = has(fresh);
            setup[piece].held_back = has(held_back);
        }
        setup.ball = reader.value(ball_of_code)?;
        setup.rules = reader.value(settings_of_code)?;
        setup.turn = reader.number()?;
        setup.ep = [reader.number()?, reader.number()?];
        Ok(Self::try_from(&setup)?)
    }
}

/// Reads byte after byte.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl Reader<'_> {
    /// The next byte, as what it stands for.
    fn value<T>(&mut self, decode: impl FnOnce(u8) -> Option<T>) -> Result<T, UnpackError> {
        self.at += 1;
        self.of_last(decode(self.last()))
    }

    /// What the last byte stands for, if it stands for something.
    fn of_last<T>(&self, value: Option<T>) -> Result<T, UnpackError> {
        value.ok_or(UnpackError::Byte { at: self.at - 1, value: self.last() })
    }

    /// The byte that was read last.
    fn last(&self) -> u8 {
        self.bytes.get(self.at.wrapping_sub(1)).copied().unwrap_or(0)
    }

    fn number(&mut self) -> Result<u16, UnpackError> {
        Ok(u16::from_le_bytes([self.value(Some)?, self.value(Some)?]))
    }
}

/// Where the bits of a side's pieces begin in the bits of all.
const fn own_shift(side: Team) -> u32 {
    match side {
        Team::Atk => 0,
        Team::Def => Piece::PER_TEAM as u32,
    }
}

fn own_bits(byte: u8) -> Option<u8> {
    (byte < 1 << Piece::PER_TEAM).then_some(byte)
}

const fn kind_code(kind: Kind) -> u32 {
    match kind {
        Kind::X => 0,
        Kind::O => 1,
        Kind::Box => 2,
    }
}

const fn kind_of_code(code: u8) -> Option<Kind> {
    match code {
        0 => Some(Kind::X),
        1 => Some(Kind::O),
        2 => Some(Kind::Box),
        _ => None,
    }
}

fn phase_code(state: &GameState) -> u32 {
    match state.phase() {
        Phase::Action if state.after_hand_off() => 3 + u32::from(state.ap()),
        Phase::Action => state.ap().into(),
        Phase::Unblock => 6,
        Phase::Won => 7,
    }
}

const fn phase_of_code(code: u8) -> (Phase, u8, bool) {
    match code {
        0..=2 => (Phase::Action, code, false),
        3..=5 => (Phase::Action, code - 3, true),
        6 => (Phase::Unblock, 0, false),
        _ => (Phase::Won, 0, false),
    }
}

const fn ball_code(ball: Ball) -> u8 {
    match ball {
        Ball::Held(piece) => piece.index() as u8,
        Ball::Loose(square) => (Piece::COUNT + square.index()) as u8,
    }
}

fn ball_of_code(code: u8) -> Option<Ball> {
    let code = usize::from(code);
    match code.checked_sub(Piece::COUNT) {
        None => Piece::from_index(code).map(Ball::Held),
        Some(square) => Square::from_index(square).map(Ball::Loose),
    }
}

const fn settings_code(rules: Rules) -> u8 {
    rules.end_zone.rows()
        + if rules.opponents_cannot_be_crossed { CROSSING } else { 0 }
        + if rules.exits_must_be_clear { EXITS } else { 0 }
        + if rules.hand_off_scores { HAND_OFF } else { 0 }
        + if rules.energy { ENERGY } else { 0 }
}

fn settings_of_code(code: u8) -> Option<Rules> {
    let rules = Rules {
        end_zone: Depth::new(code & 7)?,
        opponents_cannot_be_crossed: code & CROSSING != 0,
        exits_must_be_clear: code & EXITS != 0,
        hand_off_scores: code & HAND_OFF != 0,
        energy: code & ENERGY != 0,
    };
    (settings_code(rules) == code).then_some(rules)
}
