//! A position that keeps section 12 of RULES.md, always.

mod actions;
mod apply;
mod check;
mod from_setup;
mod hash;
mod illegal;
mod legal;
mod look;
mod moving;
mod passing;
mod sets;
mod sink;
mod unblock;

use core::fmt;
use core::hint::select_unpredictable;

use crate::board::{Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::Rules;
use crate::setup::{Ball, Phase, Setup};

pub use illegal::IllegalAction;
pub use look::Occupant;
pub use unblock::Task;

/// A position of a game of BALL: where everything stands, whose turn it is, what is left of it, and
/// the settings. It keeps section 12 of the rules, always: it is made from a checked [`Setup`] or
/// text, or by applying a legal action to another.
///
/// It is a small `Copy` value without history: to look ahead, copy it and apply; to take back, keep
/// the one before. Two states are equal when everything in them is, the turn's number, the AP, the
/// EP and the settings included.
///
/// ```
/// use ball_rules::{Action, GameState, Phase, Team};
///
/// let mut state = GameState::default();
/// assert_eq!(state.side_to_act(), Team::Def);
///
/// for action in ["D2-9F", "D1-9J", "end"] {
///     let action: Action = action.parse()?;
///     state.apply(action)?; // refused: the state is as before, and the error says why
/// }
/// assert_eq!((state.side_to_act(), state.turn(), state.ap()), (Team::Atk, 2, 2));
/// # Ok::<(), ball_rules::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct GameState {
    /// The squares on which a piece stands: follows from `squares`, and is kept beside them.
    occupied: SquareSet,
    squares: Places,
    kinds: Kinds,
    down: PieceSet,
    /// Tops of stacks; `bottoms` are the pieces under them.
    tops: PieceSet,
    bottoms: PieceSet,
    /// Tops of fresh stacks, of the side to act.
    fresh: PieceSet,
    /// Of the side to act.
    held_back: PieceSet,
    ball: Ball,
    ep: [u16; 2],
    turn: u16,
    side_to_act: Team,
    phase: Phase,
    /// 0 outside the action phase.
    ap: u8,
    after_hand_off: bool,
    rules: Rules,
}

/// The square of each piece, at its [`Piece::index`]. Padded to a power of two, so that a look-up is
/// a mask and no check.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Places([Square; 16]);

#[allow(clippy::indexing_slicing)] // the masks keep the index below 16
impl Places {
    #[inline]
    const fn get(&self, piece: Piece) -> Square {
        self.0[piece.index() & 15]
    }

    #[inline]
    const fn set(&mut self, piece: Piece, square: Square) {
        self.0[piece.index() & 15] = square;
    }
}

impl Places {
    /// The squares of a team's pieces, in their order, found without a jump.
    #[inline]
    fn of_team(&self, team: Team) -> &[Square; Piece::PER_TEAM as usize] {
        let [atk @ .., _, _, _, _, _, _, _, _, _] = &self.0;
        let [_, _, _, _, _, _, _, def @ .., _, _] = &self.0;
        select_unpredictable(team == Team::Atk, atk, def)
    }

    /// The pieces that are on a square: eight bytes are compared at a time.
    #[inline]
    fn pieces_on(&self, square: Square) -> PieceSet {
        const LOW_BITS: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let pattern = u64::from(square.bit_number()) * 0x0101_0101_0101_0101;
        let bytes = u128::from_le_bytes(self.0.map(Square::bit_number));
        let equal = |eight: u64| {
            // A byte below 128 is 0 if adding 127 leaves its highest bit 0. The product brings the
            // eight highest bits together.
            let zeros = !((eight ^ pattern) + LOW_BITS) & !LOW_BITS;
            ((zeros >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
        };
        PieceSet::truncated(equal(bytes as u64) + (equal((bytes >> 64) as u64) << 8))
    }
}

/// The kinds of all pieces, by what they can do.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Kinds {
    diagonal: PieceSet,
    straight: PieceSet,
}

impl Kinds {
    const fn get(self, piece: Piece) -> Kind {
        match (self.diagonal.contains(piece), self.straight.contains(piece)) {
            (true, true) => Kind::Box,
            (false, true) => Kind::O,
            (_, false) => Kind::X,
        }
    }
}

impl GameState {
    /// The standard start with these settings (section 3 of the rules).
    ///
    /// ```
    /// # use ball_rules::{GameState, Rules};
    /// assert_eq!(GameState::new(Rules::default()), GameState::default());
    /// ```
    #[must_use]
    pub fn new(rules: Rules) -> Self {
        Self::unchecked(&Setup::standard(rules))
    }
}

impl Default for GameState {
    /// The standard start with the default settings.
    fn default() -> Self {
        Self::new(Rules::default())
    }
}

impl fmt::Debug for GameState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameState({self})")
    }
}
