//! What a coach can decide, and what it costs (RULES.md, section 5; 10.3, 10.4).

use crate::board::Square;
use crate::piece::Piece;

/// Everything that a coach can decide, complete in itself: a dodge carries its exit, a tactical
/// dodge its push, a pass the ball's square, a release both squares and who keeps the ball.
///
/// It means the same in every position and can be written and parsed without one; the text is that
/// of [`notation`](crate::notation#actions). 4 bytes.
///
/// ```
/// use ball_rules::{Action, ActionKind, Piece, Square};
///
/// let action: Action = "A5x9F-10G".parse().unwrap();
/// assert_eq!(action, Action::Dodge { piece: Piece::A5, target: Square::F9, exit: Square::G10 });
/// assert_eq!(action.kind(), ActionKind::Dodge);
/// assert_eq!(action.piece(), Some(Piece::A5));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// A move of 1 or 2 squares ([6.1](crate::rulebook#r6.1), [6.2](crate::rulebook#r6.2)); which,
    /// follows from where the piece stands.
    Move {
        /// The acting piece.
        piece: Piece,
        /// Where it goes.
        to: Square,
    },
    /// Knocks down an active opponent 2 squares away and leaves by one step
    /// ([6.4](crate::rulebook#r6.4)).
    Dodge {
        /// The acting piece.
        piece: Piece,
        /// The opponent's square.
        target: Square,
        /// Where the acting piece ends.
        exit: Square,
    },
    /// Goes over an active opponent, who is pushed aside and knocked down
    /// ([6.6](crate::rulebook#r6.6)).
    TacticalDodge {
        /// The acting piece.
        piece: Piece,
        /// Where it ends.
        landing: Square,
        /// Where the opponent is pushed.
        push: Square,
    },
    /// Onto an opponent ([7.1](crate::rulebook#r7.1)).
    Block {
        /// The acting piece, the top of the stack.
        piece: Piece,
        /// The opponent's square.
        target: Square,
    },
    /// Onto a team-mate ([7.1](crate::rulebook#r7.1)).
    Protection {
        /// The acting piece, the top of the stack.
        piece: Piece,
        /// The team-mate's square.
        target: Square,
    },
    /// Gives the ball along a chain of adjacent team-mates ([8.2](crate::rulebook#r8.2)).
    HandOff {
        /// The holder.
        piece: Piece,
        /// Who holds the ball afterwards.
        receiver: Piece,
    },
    /// Puts the ball next to a team-mate that is near ([8.4](crate::rulebook#r8.4)).
    ShortPass {
        /// The holder.
        piece: Piece,
        /// The team-mate that the pass is meant for.
        receiver: Piece,
        /// Where the ball lies afterwards.
        to: Square,
    },
    /// Puts the ball far from every own piece ([8.5](crate::rulebook#r8.5)).
    LongPass {
        /// The holder.
        piece: Piece,
        /// Where the ball lies afterwards.
        to: Square,
    },
    /// Turns 1 AP into 1 EP ([11.3](crate::rulebook#r11.3)).
    Convert,
    /// Ends the action phase ([4.2](crate::rulebook#r4.2)).
    End,
    /// In the unblocking phase, a piece that is down goes one step and is upright
    /// ([10.3](crate::rulebook#r10.3)).
    StandUp {
        /// The piece.
        piece: Piece,
        /// Where it goes.
        to: Square,
    },
    /// In the unblocking phase, a stack is taken apart ([10.4](crate::rulebook#r10.4)).
    Release {
        /// The top of the stack.
        top: Piece,
        /// Where the top goes.
        top_to: Square,
        /// Where the bottom goes.
        bottom_to: Square,
        /// Who holds the ball afterwards: given exactly when the top holds it before.
        keeper: Option<Keeper>,
    },
}

/// Which piece of a released stack holds the ball afterwards ([10.4](crate::rulebook#r10.4)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Keeper {
    /// The top, who holds it already.
    Top,
    /// The bottom.
    Bottom,
}

impl Keeper {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Top, Self::Bottom];
}

/// The kinds of actions: the rows of the table in section 5 of the rules, and the two of the
/// unblocking phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ActionKind {
    /// [`Action::Move`].
    Move,
    /// [`Action::Dodge`].
    Dodge,
    /// [`Action::TacticalDodge`].
    TacticalDodge,
    /// [`Action::Block`].
    Block,
    /// [`Action::Protection`].
    Protection,
    /// [`Action::HandOff`].
    HandOff,
    /// [`Action::ShortPass`].
    ShortPass,
    /// [`Action::LongPass`].
    LongPass,
    /// [`Action::Convert`].
    Convert,
    /// [`Action::End`].
    End,
    /// [`Action::StandUp`].
    StandUp,
    /// [`Action::Release`].
    Release,
}

/// What an action costs and earns, by the table in section 5 of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Cost {
    /// The AP that it takes.
    pub ap: u8,
    /// The EP that it gives in the energy game.
    pub ep: u16,
}

impl Action {
    /// Its kind.
    #[inline]
    #[must_use]
    pub const fn kind(self) -> ActionKind {
        match self {
            Self::Move { .. } => ActionKind::Move,
            Self::Dodge { .. } => ActionKind::Dodge,
            Self::TacticalDodge { .. } => ActionKind::TacticalDodge,
            Self::Block { .. } => ActionKind::Block,
            Self::Protection { .. } => ActionKind::Protection,
            Self::HandOff { .. } => ActionKind::HandOff,
            Self::ShortPass { .. } => ActionKind::ShortPass,
            Self::LongPass { .. } => ActionKind::LongPass,
            Self::Convert => ActionKind::Convert,
            Self::End => ActionKind::End,
            Self::StandUp { .. } => ActionKind::StandUp,
            Self::Release { .. } => ActionKind::Release,
        }
    }

    /// The piece that does it, of a release the top; `None` for convert and end, which are the
    /// coach's.
    #[inline]
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Move { piece, .. }
            | Self::Dodge { piece, .. }
            | Self::TacticalDodge { piece, .. }
            | Self::Block { piece, .. }
            | Self::Protection { piece, .. }
            | Self::HandOff { piece, .. }
            | Self::ShortPass { piece, .. }
            | Self::LongPass { piece, .. }
            | Self::StandUp { piece, .. }
            | Self::Release { top: piece, .. } => Some(piece),
            Self::Convert | Self::End => None,
        }
    }
}

impl ActionKind {
    /// All kinds, in the order of the rules.
    pub const ALL: [Self; 12] = [
        Self::Move,
        Self::Dodge,
        Self::TacticalDodge,
        Self::Block,
        Self::Protection,
        Self::HandOff,
        Self::ShortPass,
        Self::LongPass,
        Self::Convert,
        Self::End,
        Self::StandUp,
        Self::Release,
    ];

    /// The table of costs (section 5). Of a move, the cost of *one square*: a move of 2 squares
    /// takes twice that. What is done in the unblocking phase, and ending the action phase, cost
    /// nothing; the AP that are left at the end are lost ([4.2](crate::rulebook#r4.2)), not paid.
    ///
    /// For the cost of an action in a position see
    /// [`GameState::cost_of`](crate::GameState::cost_of).
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Cost};
    /// assert_eq!(ActionKind::LongPass.cost(), Cost { ap: 2, ep: 2 });
    /// ```
    #[inline]
    #[must_use]
    pub const fn cost(self) -> Cost {
        let (ap, ep) = match self {
            Self::Move => (1, 0),
            Self::Dodge => (1, 1),
            Self::TacticalDodge => (0, 2),
            Self::Block => (1, 1),
            Self::Protection => (1, 0),
            Self::HandOff => (0, 0),
            Self::ShortPass => (1, 1),
            Self::LongPass => (2, 2),
            Self::Convert => (1, 1),
            Self::End | Self::StandUp | Self::Release => (0, 0),
        };
        Cost { ap, ep }
    }

    /// Whether it belongs to the unblocking phase; all others belong to the action phase.
    #[inline]
    #[must_use]
    pub const fn unblocks(self) -> bool {
        matches!(self, Self::StandUp | Self::Release)
    }
}
