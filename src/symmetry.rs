//! The two symmetries of the game, for actions and positions.
//!
//! A *mirror image* swaps left and right: columns A and M change places, B and L, and so on; the
//! teams stay. A *half-turn* turns the board round its centre and swaps the teams with it, so that
//! one formation becomes the other. What is legal, and what it leads to, is the same after both.

use crate::action::Action;
use crate::board::Square;
use crate::piece::{Piece, Team};
use crate::setup::{Ball, Setup};
use crate::state::GameState;

impl Team {
    /// The team after a half-turn: the other one.
    #[must_use]
    pub const fn rotated(self) -> Self {
        self.opponent()
    }
}

impl Piece {
    /// The piece after a half-turn: the other team's with the same number.
    ///
    /// ```
    /// # use ball_rules::Piece;
    /// assert_eq!(Piece::A5.rotated(), Piece::D5);
    /// ```
    #[must_use]
    pub const fn rotated(self) -> Self {
        match Self::new(self.team().rotated(), self.number()) {
            Some(piece) => piece,
            None => self, // every number of a piece is one of the other team's
        }
    }
}

impl Action {
    /// The action in the mirror image.
    ///
    /// ```
    /// # use ball_rules::Action;
    /// let action: Action = "A5x9F-10G".parse().unwrap();
    /// assert_eq!(action.mirrored().to_string(), "A5x9H-10G");
    /// ```
    #[must_use]
    pub fn mirrored(self) -> Self {
        self.mapped(|piece| piece, Square::mirrored)
    }

    /// The action after a half-turn.
    ///
    /// ```
    /// # use ball_rules::Action;
    /// let action: Action = "A5x9F-10G".parse().unwrap();
    /// assert_eq!(action.rotated().to_string(), "D5x9H-8G");
    /// ```
    #[must_use]
    pub fn rotated(self) -> Self {
        self.mapped(Piece::rotated, Square::rotated)
    }

    fn mapped(self, of: impl Fn(Piece) -> Piece, at: impl Fn(Square) -> Square) -> Self {
        match self {
            Self::Move { piece, to } => Self::Move { piece: of(piece), to: at(to) },
            Self::Dodge { piece, target, exit } => {
                Self::Dodge { piece: of(piece), target: at(target), exit: at(exit) }
            }
            Self::TacticalDodge { piece, landing, push } => {
                Self::TacticalDodge { piece: of(piece), landing: at(landing), push: at(push) }
            }
            Self::Block { piece, target } => Self::Block { piece: of(piece), target: at(target) },
            Self::Protection { piece, target } => {
                Self::Protection { piece: of(piece), target: at(target) }
            }
            Self::HandOff { piece, receiver } => {
                Self::HandOff { piece: of(piece), receiver: of(receiver) }
            }
            Self::ShortPass { piece, receiver, to } => {
                Self::ShortPass { piece: of(piece), receiver: of(receiver), to: at(to) }
            }
            Self::LongPass { piece, to } => Self::LongPass { piece: of(piece), to: at(to) },
            Self::Convert => Self::Convert,
            Self::End => Self::End,
            Self::StandUp { piece, to } => Self::StandUp { piece: of(piece), to: at(to) },
            Self::Release { top, top_to, bottom_to, keeper } => {
                Self::Release { top: of(top), top_to: at(top_to), bottom_to: at(bottom_to), keeper }
            }
        }
    }
}

impl Setup {
    /// The mirror image: every square is mirrored, all else stays.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        self.mapped(|piece| piece, Square::mirrored)
    }

    /// The position after a half-turn: every square is turned, and the teams change places in
    /// everything, the side to act and the EP included.
    #[must_use]
    pub fn rotated(&self) -> Self {
        let [atk, def] = self.ep;
        Self {
            side_to_act: self.side_to_act.rotated(),
            ep: [def, atk],
            ..self.mapped(Piece::rotated, Square::rotated)
        }
    }

    fn mapped(&self, of: impl Fn(Piece) -> Piece, at: impl Fn(Square) -> Square) -> Self {
        let mut mapped = self.clone();
        for piece in Piece::all() {
            mapped[of(piece)] = self[piece];
            mapped[of(piece)].square = at(self[piece].square);
        }
        mapped.ball = match self.ball {
            Ball::Held(piece) => Ball::Held(of(piece)),
            Ball::Loose(square) => Ball::Loose(at(square)),
        };
        mapped
    }
}

impl GameState {
    /// The mirror image: every square is mirrored, all else stays.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let mut state = GameState::default();
    /// let mut mirrored = state.mirrored();
    /// let action = state.legal_actions()[0];
    /// state.apply(action)?;
    /// mirrored.apply(action.mirrored())?;
    /// assert_eq!(mirrored, state.mirrored());
    /// # Ok::<(), ball_rules::IllegalAction>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::unchecked(&self.to_setup().mirrored())
    }

    /// The position after a half-turn: every square is turned, and the teams change places in
    /// everything, so that the side to act can always be seen as ATK, say.
    ///
    /// ```
    /// # use ball_rules::{GameState, Team};
    /// let state = GameState::default();
    /// assert_eq!(state.rotated().side_to_act(), Team::Atk);
    /// assert_eq!(state.rotated().rotated(), state);
    /// ```
    #[must_use]
    pub fn rotated(&self) -> Self {
        Self::unchecked(&self.to_setup().rotated())
    }
}
