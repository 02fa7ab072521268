//! Why an action is refused.

use thiserror::Error;

use crate::action::ActionKind;
use crate::board::Square;
use crate::piece::{Kind, Piece, Team};
use crate::setup::Phase;

/// Why an action is illegal in a position: the first reason that a player would give, with the
/// pieces and squares that it is about. Each message is one plain sentence.
///
/// ```
/// use ball_rules::{Action, GameState, IllegalAction, Piece, Team};
///
/// let mut state = GameState::default();
/// let reason = state.apply("A5-8G".parse().unwrap()).unwrap_err();
/// assert_eq!(reason, IllegalAction::NotYourTurn { piece: Piece::A5, side_to_act: Team::Def });
/// assert_eq!(reason.to_string(), "A5 cannot act, since it is DEF's turn");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum IllegalAction {
    /// The game is won ([13.2](crate::rulebook#r13.2)).
    #[error("the game is over: {winner} has won")]
    GameOver {
        /// Who has won.
        winner: Team,
    },
    /// An action of the other phase ([4.1](crate::rulebook#r4.1)).
    #[error("{kind} is not possible in the {phase}")]
    WrongPhase {
        /// The kind of the action.
        kind: ActionKind,
        /// The phase that it is.
        phase: Phase,
    },
    /// A piece of the other side ([4.4](crate::rulebook#r4.4)).
    #[error("{piece} cannot act, since it is {side_to_act}'s turn")]
    NotYourTurn {
        /// The piece.
        piece: Piece,
        /// Whose turn it is.
        side_to_act: Team,
    },
    /// The piece is down ([4.4](crate::rulebook#r4.4)).
    #[error("{piece} cannot act while it is down")]
    Down {
        /// The piece.
        piece: Piece,
    },
    /// The piece is in a stack ([4.4](crate::rulebook#r4.4), [7.2](crate::rulebook#r7.2)).
    #[error("{piece} cannot act while it is in a stack")]
    InStack {
        /// The piece.
        piece: Piece,
    },
    /// The piece is held back ([9.4](crate::rulebook#r9.4)).
    #[error("{piece} took the ball and is held back until the turn passes")]
    HeldBack {
        /// The piece.
        piece: Piece,
    },
    /// Too few AP (section 5).
    #[error("this takes {needed} AP, and {left} AP are left")]
    TooFewAp {
        /// The AP that the action costs.
        needed: u8,
        /// The AP that are left.
        left: u8,
    },
    /// Converting without the energy game ([11.1](crate::rulebook#r11.1)).
    #[error("AP are only converted in the energy game")]
    NoEnergyGame,
    /// No kind of piece gets there in one action ([2.2](crate::rulebook#r2.2)).
    #[error("no piece gets from {from} to {to} in one action")]
    OutOfReach {
        /// Where the piece stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// The route is not for this kind of piece ([2.2](crate::rulebook#r2.2)).
    #[error("{piece} is of kind {kind} and has no such route from {from} to {to}")]
    KindCannot {
        /// The piece.
        piece: Piece,
        /// Its kind.
        kind: Kind,
        /// Where it stands.
        from: Square,
        /// Where it was to go.
        to: Square,
    },
    /// Something inactive on the middle, or under switch `c` an active opponent
    /// ([6.3](crate::rulebook#r6.3)).
    #[error("{middle} is on the way and cannot be crossed")]
    NotCrossable {
        /// The middle.
        middle: Square,
    },
    /// The squares are not one step apart ([1.3](crate::rulebook#r1.3)).
    #[error("{to} is not one step from {from}")]
    NotAdjacent {
        /// Where the step begins.
        from: Square,
        /// Where it was to end.
        to: Square,
    },
    /// A stack stands there: the square is closed ([2.7](crate::rulebook#r2.7)).
    #[error("{square} is closed: a stack stands there")]
    Closed {
        /// The square.
        square: Square,
    },
    /// A piece stands there ([2.8](crate::rulebook#r2.8)).
    #[error("{square} is not vacant: {piece} stands there")]
    NotVacant {
        /// The square.
        square: Square,
        /// The piece.
        piece: Piece,
    },
    /// The loose ball lies there, and the square must be clear ([2.8](crate::rulebook#r2.8)).
    #[error("{square} is not clear: the ball lies there")]
    BallLiesThere {
        /// The square.
        square: Square,
    },
    /// No piece stands there, but one is needed.
    #[error("nobody stands on {square}")]
    NobodyThere {
        /// The square.
        square: Square,
    },
    /// A team-mate stands where an opponent is needed: a block, dodge or tactical dodge.
    #[error("{piece} on {square} is no opponent")]
    NoOpponent {
        /// The square.
        square: Square,
        /// Who stands there.
        piece: Piece,
    },
    /// An opponent stands where a team-mate is needed: a protection.
    #[error("{piece} on {square} is no team-mate")]
    NoTeamMate {
        /// The square.
        square: Square,
        /// Who stands there.
        piece: Piece,
    },
    /// The opponent is down already ([6.4](crate::rulebook#r6.4), [6.6](crate::rulebook#r6.6)).
    #[error("{piece} on {square} is down already")]
    OpponentDown {
        /// The square.
        square: Square,
        /// The opponent.
        piece: Piece,
    },
    /// The push goes to the landing ([6.6](crate::rulebook#r6.6)).
    #[error("nobody can be pushed to {landing}, where the acting piece lands")]
    PushToLanding {
        /// The landing.
        landing: Square,
    },
    /// A hand-off or pass of a piece that does not hold the ball ([8.1](crate::rulebook#r8.1)).
    #[error("{piece} does not hold the ball")]
    NotTheHolder {
        /// The piece.
        piece: Piece,
    },
    /// A hand-off right after a hand-off ([8.3](crate::rulebook#r8.3)).
    #[error("a hand-off cannot follow another one directly")]
    HandOffAfterHandOff,
    /// The receiver is the holder.
    #[error("{piece} cannot be its own receiver")]
    ReceiverIsHolder {
        /// The piece.
        piece: Piece,
    },
    /// The receiver is of the other team ([8.2](crate::rulebook#r8.2), [8.4](crate::rulebook#r8.4)).
    #[error("{receiver} is no team-mate of the holder")]
    ReceiverOfOtherTeam {
        /// The receiver.
        receiver: Piece,
    },
    /// The receiver is down or in a stack ([8.2](crate::rulebook#r8.2),
    /// [8.4](crate::rulebook#r8.4)).
    #[error("{receiver} cannot receive the ball, since it is inactive")]
    ReceiverInactive {
        /// The receiver.
        receiver: Piece,
    },
    /// No chain of adjacent active team-mates leads to the receiver ([8.2](crate::rulebook#r8.2)).
    #[error("no chain of adjacent active team-mates leads to {receiver}")]
    ReceiverNotConnected {
        /// The receiver.
        receiver: Piece,
    },
    /// The receiver is too far for a short pass ([8.4](crate::rulebook#r8.4)).
    #[error(
        "{receiver} is {distance} squares away, and a short pass reaches a receiver at 4 or less"
    )]
    ReceiverTooFar {
        /// The receiver.
        receiver: Piece,
        /// Its distance.
        distance: u8,
    },
    /// The square is too near an own piece for a long pass ([8.5](crate::rulebook#r8.5)).
    #[error("{square} is too near {piece} for a long pass")]
    TooNear {
        /// The square.
        square: Square,
        /// An own piece at distance 1.
        piece: Piece,
    },
    /// Standing up without being down ([10.1](crate::rulebook#r10.1)).
    #[error("{piece} is not down")]
    NotDown {
        /// The piece.
        piece: Piece,
    },
    /// Standing up from under a stack ([10.1](crate::rulebook#r10.1)).
    #[error("{piece} cannot stand up while it is in a stack")]
    DownInStack {
        /// The piece.
        piece: Piece,
    },
    /// Releasing by a piece that is not the top of a stack ([10.5](crate::rulebook#r10.5)).
    #[error("{piece} is not the top of a stack")]
    NotTop {
        /// The piece.
        piece: Piece,
    },
    /// The stack was formed in this turn ([10.1](crate::rulebook#r10.1)).
    #[error("the stack of {top} is fresh and not released in this turn")]
    Fresh {
        /// The top.
        top: Piece,
    },
    /// Top and bottom would go to the same square ([10.4](crate::rulebook#r10.4)).
    #[error("top and bottom cannot both go to {square}")]
    SameSquare {
        /// The square.
        square: Square,
    },
    /// The top holds the ball, and the release does not say who keeps it
    /// ([10.4](crate::rulebook#r10.4)).
    #[error("{top} holds the ball: who keeps it must be said")]
    KeeperMissing {
        /// The top.
        top: Piece,
    },
    /// The release says who keeps the ball, and the top does not hold it
    /// ([10.4](crate::rulebook#r10.4)).
    #[error("{top} does not hold the ball, so that nobody can keep it")]
    KeeperWithoutBall {
        /// The top.
        top: Piece,
    },
}
