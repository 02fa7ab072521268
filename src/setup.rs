//! A position as plain data, and the standard formation (RULES.md, section 3).

use core::ops::{Index, IndexMut};

use crate::board::Square;
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::Rules;

/// Where the ball is ([9.1](crate::rulebook#r9.1)).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ball {
    /// A piece holds it.
    Held(Piece),
    /// It lies on a square.
    Loose(Square),
}

/// The phase of a turn ([4.1](crate::rulebook#r4.1)), or the end of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// The action phase.
    Action,
    /// The unblocking phase ([10](crate::rulebook#r10.1)).
    Unblock,
    /// Won by the side to act ([13.2](crate::rulebook#r13.2)).
    Won,
}

/// A piece as a [`Setup`] has it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    /// How it moves.
    pub kind: Kind,
    /// Where it stands.
    pub square: Square,
    /// Whether it is down ([2.4](crate::rulebook#r2.4)).
    pub down: bool,
    /// Whether it is the top of a stack ([2.5](crate::rulebook#r2.5)). The bottom is the other
    /// piece on the square.
    pub top: bool,
    /// Of a top: whether the stack is fresh ([7.6](crate::rulebook#r7.6)).
    pub fresh: bool,
    /// Whether it is held back ([9.4](crate::rulebook#r9.4)).
    pub held_back: bool,
}

impl Placement {
    /// A piece that stands upright and alone.
    #[must_use]
    pub const fn new(kind: Kind, square: Square) -> Self {
        Self { kind, square, down: false, top: false, fresh: false, held_back: false }
    }
}

/// A position as plain, public, editable data, which may break every rule: what an editor or a
/// parser fills. [`GameState::try_from`](crate::GameState) checks it and reports all that is wrong
/// at once.
///
/// Its pieces are indexed by [`Piece`]:
///
/// ```
/// use ball_rules::{Ball, GameState, Piece, Rules, Setup, Square, Team};
///
/// let mut setup = Setup::standard(Rules::default());
/// setup[Piece::A5].square = Square::G16;
/// setup.side_to_act = Team::Atk;
/// let state = GameState::try_from(setup)?;
/// assert_eq!(state.ball(), Ball::Held(Piece::A5));
/// # Ok::<(), ball_rules::PositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The fourteen pieces, each at its [`Piece::index`]: ATK's 1 to 7, then DEF's.
    pub pieces: [Placement; Piece::COUNT],
    /// Where the ball is.
    pub ball: Ball,
    /// The side to act; of a won position, the winner.
    pub side_to_act: Team,
    /// The turn's number, counted over both coaches, from 1.
    pub turn: u16,
    /// The phase.
    pub phase: Phase,
    /// The AP that are left.
    pub ap: u8,
    /// Whether the last action of a piece in this turn was a hand-off
    /// ([8.3](crate::rulebook#r8.3)).
    pub after_hand_off: bool,
    /// The settings.
    pub rules: Rules,
    /// The coaches' EP, each at [`Team::index`]: ATK's, then DEF's. Both 0 unless the energy game
    /// is played.
    pub ep: [u16; 2],
}

impl Setup {
    /// The standard formation: DEF's first turn, ATK 5 with the ball, all pieces upright and alone
    /// (section 3 of the rules).
    #[must_use]
    pub fn standard(rules: Rules) -> Self {
        Self {
            pieces: STANDARD_FORMATION.map(|(kind, square)| Placement::new(kind, square)),
            ball: Ball::Held(Piece::A5),
            side_to_act: Team::Def,
            turn: 1,
            phase: Phase::Action,
            ap: AP_PER_TURN,
            after_hand_off: false,
            rules,
            ep: [0, 0],
        }
    }

    /// The pieces that stand on a square, however many.
    #[must_use]
    pub fn pieces_on(&self, square: Square) -> PieceSet {
        self.pieces_with(|placement| placement.square == square)
    }

    /// The pieces of whose placement something holds.
    #[inline]
    pub(crate) fn pieces_with(&self, holds: impl Fn(&Placement) -> bool) -> PieceSet {
        let bits = self.pieces.iter().enumerate();
        let bits = bits.fold(0, |bits, (i, placement)| bits + (u16::from(holds(placement)) << i));
        PieceSet::truncated(bits)
    }
}

/// The AP that a turn starts with ([4.2](crate::rulebook#r4.2)).
pub(crate) const AP_PER_TURN: u8 = 2;

/// 3.1 and 3.2, in the order of pieces.
const STANDARD_FORMATION: [(Kind, Square); Piece::COUNT] = [
    (Kind::O, Square::E8),
    (Kind::Box, Square::G8),
    (Kind::O, Square::I8),
    (Kind::X, Square::D7),
    (Kind::X, Square::F7),
    (Kind::X, Square::H7),
    (Kind::X, Square::J7),
    (Kind::O, Square::I10),
    (Kind::Box, Square::G10),
    (Kind::O, Square::E10),
    (Kind::X, Square::J11),
    (Kind::X, Square::H11),
    (Kind::X, Square::F11),
    (Kind::X, Square::D11),
];

impl Default for Setup {
    /// The standard formation with the default settings.
    fn default() -> Self {
        Self::standard(Rules::default())
    }
}

#[allow(clippy::indexing_slicing)] // there is an item for each piece
impl Index<Piece> for Setup {
    type Output = Placement;

    fn index(&self, piece: Piece) -> &Placement {
        &self.pieces[piece.index()]
    }
}

#[allow(clippy::indexing_slicing)] // there is an item for each piece
impl IndexMut<Piece> for Setup {
    fn index_mut(&mut self, piece: Piece) -> &mut Placement {
        &mut self.pieces[piece.index()]
    }
}
