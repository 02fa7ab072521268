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
    squares: PerPiece<Square>,
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

/// A value for each piece, at its [`Piece::index`]. Padded to a power of two, so that a look-up is a
/// mask and no check.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct PerPiece<T>([T; 16]);

impl<T: Copy + PartialEq> PerPiece<T> {
    /// The pieces that have this value.
    #[inline]
    fn pieces_with(&self, value: T) -> PieceSet {
        let mut bits = 0;
        for (i, &other) in self.0.iter().enumerate() {
            bits |= u16::from(other == value) << i;
        }
        PieceSet::truncated(bits)
    }
}

#[allow(clippy::indexing_slicing)] // the masks keep the index below 16
impl<T: Copy> PerPiece<T> {
    #[inline]
    const fn get(&self, piece: Piece) -> T {
        self.0[piece.index() & 15]
    }

    #[inline]
    const fn set(&mut self, piece: Piece, value: T) {
        self.0[piece.index() & 15] = value;
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
