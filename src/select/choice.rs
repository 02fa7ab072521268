//! What there is to choose on the way to an action, and in which order.

use core::fmt;

use crate::action::{Action, ActionKind, Keeper};
use crate::board::Square;
use crate::piece::Piece;

/// One choice on the way to an action: what a coach points at. What it means follows from the
/// [`Step`] at which it is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice {
    /// A piece: the one that acts, or a receiver.
    Piece(Piece),
    /// What the piece, or the coach, does.
    Kind(ActionKind),
    /// A square. Where a piece is to be chosen, the piece that stands on it.
    Square(Square),
    /// Who keeps the ball in a release ([10.4](crate::rulebook#r10.4)).
    Keeper(Keeper),
}

impl Choice {
    /// The piece, if it is one.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        if let Self::Piece(piece) = self { Some(piece) } else { None }
    }

    /// The kind of action, if it is one.
    #[must_use]
    pub const fn kind(self) -> Option<ActionKind> {
        if let Self::Kind(kind) = self { Some(kind) } else { None }
    }

    /// The square, if it is one.
    #[must_use]
    pub const fn square(self) -> Option<Square> {
        if let Self::Square(square) = self { Some(square) } else { None }
    }

    /// Who keeps the ball, if it is that.
    #[must_use]
    pub const fn keeper(self) -> Option<Keeper> {
        if let Self::Keeper(keeper) = self { Some(keeper) } else { None }
    }
}

/// What is to be chosen next, or that the choice is complete.
///
/// It reads as the name of what is asked for, so that a front end can say so:
///
/// ```
/// # use ball_rules::Step;
/// assert_eq!(format!("Choose {}.", Step::BallSquare), "Choose the ball's square.");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Step {
    /// The piece that acts, in the unblocking phase the piece that stands up or the top that
    /// releases; or instead of a piece an action of the coach, convert or end.
    Piece,
    /// What the piece does.
    Kind,
    /// The square that a move, a dodge, a block or a protection goes to, or where the piece stands
    /// up.
    Target,
    /// Where the acting piece of a tactical dodge ends ([6.6](crate::rulebook#r6.6)).
    Landing,
    /// Where the acting piece of a dodge ends ([6.4](crate::rulebook#r6.4)).
    Exit,
    /// Where the opponent of a tactical dodge is pushed ([6.6](crate::rulebook#r6.6)).
    Push,
    /// The team-mate that a hand-off or a short pass is for, by itself or by its square.
    Receiver,
    /// Where a pass puts the ball.
    BallSquare,
    /// Where the top of a released stack goes ([10.4](crate::rulebook#r10.4)).
    TopSquare,
    /// Where the bottom of a released stack goes ([10.4](crate::rulebook#r10.4)).
    BottomSquare,
    /// Who keeps the ball that the top of a released stack holds
    /// ([10.4](crate::rulebook#r10.4)).
    Keeper,
    /// Nothing more: this is the action.
    Done(Action),
}

/// The choices that lead to an action, each at its step: the one table from which a selection
/// follows. No other choices lead to that action, and these to no other.
pub(super) fn path(action: Action) -> impl Iterator<Item = (Step, Choice)> {
    let square = |step, square| Some((step, Choice::Square(square)));
    let receiver = |piece| Some((Step::Receiver, Choice::Piece(piece)));
    let rest = match action {
        Action::Move { to, .. } | Action::StandUp { to, .. } => {
            [square(Step::Target, to), None, None]
        }
        Action::Dodge { target, exit, .. } => {
            [square(Step::Target, target), square(Step::Exit, exit), None]
        }
        Action::TacticalDodge { landing, push, .. } => {
            [square(Step::Landing, landing), square(Step::Push, push), None]
        }
        Action::Block { target, .. } | Action::Protection { target, .. } => {
            [square(Step::Target, target), None, None]
        }
        Action::HandOff { receiver: to, .. } => [receiver(to), None, None],
        Action::ShortPass { receiver: meant_for, to, .. } => {
            [receiver(meant_for), square(Step::BallSquare, to), None]
        }
        Action::LongPass { to, .. } => [square(Step::BallSquare, to), None, None],
        Action::Convert | Action::End => [None; 3],
        Action::Release { top_to, bottom_to, keeper, .. } => [
            square(Step::TopSquare, top_to),
            square(Step::BottomSquare, bottom_to),
            keeper.map(|keeper| (Step::Keeper, Choice::Keeper(keeper))),
        ],
    };
    let kind = Choice::Kind(action.kind());
    let beginning = match action.piece() {
        Some(piece) => [Some((Step::Piece, Choice::Piece(piece))), Some((Step::Kind, kind))],
        None => [Some((Step::Piece, kind)), None],
    };
    beginning.into_iter().chain(rest).flatten()
}

/// The piece, the action, the square, or the words `top` or `bottom`.
impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Piece(piece) => piece.fmt(f),
            Self::Kind(kind) => kind.fmt(f),
            Self::Square(square) => square.fmt(f),
            Self::Keeper(Keeper::Top) => f.write_str("top"),
            Self::Keeper(Keeper::Bottom) => f.write_str("bottom"),
        }
    }
}

/// What is asked for, in words.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Piece => "a piece",
            Self::Kind => "an action of the piece",
            Self::Target => "a target",
            Self::Landing => "the landing",
            Self::Exit => "the exit",
            Self::Push => "the square of the push",
            Self::Receiver => "a receiver",
            Self::BallSquare => "the ball's square",
            Self::TopSquare => "the top's square",
            Self::BottomSquare => "the bottom's square",
            Self::Keeper => "who keeps the ball",
            Self::Done(_) => "nothing more",
        })
    }
}
