//! What can be wrong with a position (RULES.md, section 12).

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use crate::board::Square;
use crate::piece::{Piece, PieceSet, Team};

/// One breach of section 12 of the rules, with the pieces and squares that it is about.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum Problem {
    /// More than two pieces on a square ([12.1](crate::rulebook#r12.1)).
    #[error("{} pieces stand on {square}, and a square has room for two", .pieces.len())]
    Crowded {
        /// The square.
        square: Square,
        /// All that stand there.
        pieces: PieceSet,
    },
    /// Two pieces on a square and neither is marked as the top ([12.1](crate::rulebook#r12.1)).
    #[error("two pieces stand on {square}, and neither is the top")]
    NoTop {
        /// The square.
        square: Square,
        /// The two.
        pieces: PieceSet,
    },
    /// Two pieces on a square and both are marked as the top ([12.1](crate::rulebook#r12.1)).
    #[error("two pieces stand on {square}, and both are the top")]
    TwoTops {
        /// The square.
        square: Square,
        /// The two.
        pieces: PieceSet,
    },
    /// A piece alone on its square is marked as a top ([12.1](crate::rulebook#r12.1)).
    #[error("{piece} is marked as a top, but stands alone on {square}")]
    LoneTop {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// A top that is down ([12.1](crate::rulebook#r12.1)).
    #[error("{piece} is the top of the stack on {square}, but is down")]
    TopDown {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// A piece that is no top is marked as the top of a fresh stack
    /// ([12.3](crate::rulebook#r12.3)).
    #[error("{piece} is marked as fresh, but is not the top of a stack")]
    FreshWithoutTop {
        /// The piece.
        piece: Piece,
    },
    /// A bottom holds the ball ([12.2](crate::rulebook#r12.2)).
    #[error("{piece} holds the ball, but is the bottom of the stack on {square}")]
    BottomHoldsBall {
        /// The piece.
        piece: Piece,
        /// Its square.
        square: Square,
    },
    /// The loose ball lies where a piece stands ([12.2](crate::rulebook#r12.2)).
    #[error("the ball lies loose on {square}, but {piece} stands there")]
    BallUnderPiece {
        /// The ball's square.
        square: Square,
        /// The first piece that stands there.
        piece: Piece,
    },
    /// A fresh stack whose top is not of the side to act ([12.3](crate::rulebook#r12.3)).
    #[error("the stack of {piece} is fresh, but {side_to_act} is to act")]
    FreshOfOtherSide {
        /// The top.
        piece: Piece,
        /// The side to act.
        side_to_act: Team,
    },
    /// A held-back piece that is not of the side to act ([12.3](crate::rulebook#r12.3)).
    #[error("{piece} is held back, but {side_to_act} is to act")]
    HeldBackOfOtherSide {
        /// The piece.
        piece: Piece,
        /// The side to act.
        side_to_act: Team,
    },
    /// The turn's number is 0: the first turn is turn 1.
    #[error("the turn's number is 0, and the first turn is turn 1")]
    TurnZero,
    /// More than 2 AP ([12.4](crate::rulebook#r12.4)).
    #[error("{ap} AP are left, and a turn starts with 2")]
    TooManyAp {
        /// The AP.
        ap: u8,
    },
    /// AP left outside the action phase ([12.4](crate::rulebook#r12.4)).
    #[error("{ap} AP are left outside the action phase")]
    ApOutsideActionPhase {
        /// The AP.
        ap: u8,
    },
    /// "After a hand-off" outside the action phase ([12.6](crate::rulebook#r12.6)).
    #[error("the last action was a hand-off, but it is not the action phase")]
    HandOffOutsideActionPhase,
    /// "After a hand-off" without a holder that is an active piece of the side to act
    /// ([12.6](crate::rulebook#r12.6)).
    #[error("the last action was a hand-off, but no active piece of {side_to_act} holds the ball")]
    HandOffWithoutHolder {
        /// The side to act.
        side_to_act: Team,
    },
    /// The unblocking phase without an open task ([12.5](crate::rulebook#r12.5)). It is judged only
    /// when the pieces and the ball are in order.
    #[error("it is the unblocking phase, but {side_to_act} has no open task")]
    NoOpenTask {
        /// The side to act.
        side_to_act: Team,
    },
    /// Won, but no upright piece of the winner, no bottom, holds the ball
    /// ([12.6](crate::rulebook#r12.6)).
    #[error("the game is won, but no upright piece of {winner} holds the ball")]
    WonWithoutHolder {
        /// The side to act, which is the winner.
        winner: Team,
    },
    /// Won, but the ball is not in the other team's end zone ([12.6](crate::rulebook#r12.6)).
    #[error("the game is won, but {holder} on {square} is not in the end zone of {}", .holder.team().opponent())]
    WonOutsideEndZone {
        /// Who holds the ball.
        holder: Piece,
        /// Where.
        square: Square,
    },
    /// EP without the energy game ([11.1](crate::rulebook#r11.1)).
    #[error("{team} has {ep} EP, but the energy game is off")]
    EpWithoutEnergyGame {
        /// Whose EP.
        team: Team,
        /// How many.
        ep: u16,
    },
}

impl Problem {
    /// The number of the field of a position's text ([notation](crate::notation#positions)) that is
    /// at fault, 1 to 7: where fields clash, the last of them in reading order, the settings aside.
    #[must_use]
    pub fn field(&self) -> u8 {
        match *self {
            Self::Crowded { pieces, .. }
            | Self::NoTop { pieces, .. }
            | Self::TwoTops { pieces, .. } => pieces.last().map_or(1, field_of),
            Self::LoneTop { piece, .. }
            | Self::TopDown { piece, .. }
            | Self::FreshWithoutTop { piece } => field_of(piece),
            Self::BottomHoldsBall { .. } | Self::BallUnderPiece { .. } => 3,
            Self::FreshOfOtherSide { .. } | Self::HeldBackOfOtherSide { .. } => 4,
            Self::TurnZero => 5,
            Self::TooManyAp { .. }
            | Self::ApOutsideActionPhase { .. }
            | Self::HandOffOutsideActionPhase
            | Self::HandOffWithoutHolder { .. }
            | Self::NoOpenTask { .. }
            | Self::WonWithoutHolder { .. }
            | Self::WonOutsideEndZone { .. } => 6,
            Self::EpWithoutEnergyGame { .. } => 7,
        }
    }
}

/// The field in which a piece stands.
fn field_of(piece: Piece) -> u8 {
    match piece.team() {
        Team::Atk => 1,
        Team::Def => 2,
    }
}

/// A position breaks section 12 of the rules: everything that is wrong with it.
///
/// ```
/// use ball_rules::{Ball, GameState, Piece, Problem, Setup, Square};
///
/// let mut setup = Setup::default();
/// setup[Piece::A1].top = true;
/// setup.ball = Ball::Loose(Square::G8);
/// let error = GameState::try_from(setup).unwrap_err();
/// assert_eq!(
///     error.problems(),
///     [
///         Problem::LoneTop { piece: Piece::A1, square: Square::E8 },
///         Problem::BallUnderPiece { square: Square::G8, piece: Piece::A2 },
///     ]
/// );
/// assert_eq!(
///     error.to_string(),
///     "A1 is marked as a top, but stands alone on 8E; \
///      the ball lies loose on 8G, but A2 stands there"
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct PositionError {
    /// In reading order of the fields; at least one.
    problems: Box<[Problem]>,
}

impl PositionError {
    /// The error for what was found, if anything was.
    pub(crate) fn check(mut problems: Vec<Problem>) -> Result<(), Self> {
        if problems.is_empty() {
            return Ok(());
        }
        problems.sort_by_key(Problem::field);
        Err(Self { problems: problems.into() })
    }

    /// All that is wrong, at least one item, in the order of the fields of a position's text.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, problem) in self.problems.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{problem}")?;
        }
        Ok(())
    }
}

impl core::error::Error for PositionError {}
