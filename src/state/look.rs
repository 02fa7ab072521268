//! What a position holds: look-ups that follow no rule but the definitions of RULES.md, section 2.

use super::GameState;
use crate::action::{Action, Cost};
use crate::board::Square;
use crate::list::TaskList;
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::Rules;
use crate::setup::{Ball, Phase};

/// What stands on a square.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Occupant {
    /// Nobody: the square is vacant ([2.8](crate::rulebook#r2.8)). The loose ball may lie there.
    None,
    /// A piece alone, upright or down.
    One(Piece),
    /// A stack ([2.5](crate::rulebook#r2.5)).
    Stack {
        /// The top.
        top: Piece,
        /// The bottom.
        bottom: Piece,
    },
}

impl GameState {
    /// What stands on a square.
    ///
    /// ```
    /// # use ball_rules::{GameState, Occupant, Piece, Square};
    /// let state = GameState::default();
    /// assert_eq!(state.at(Square::F7), Occupant::One(Piece::A5));
    /// assert_eq!(state.at(Square::F9), Occupant::None);
    /// ```
    #[must_use]
    pub fn at(&self, square: Square) -> Occupant {
        let pieces = self.pieces_on(square);
        match (pieces.first(), pieces.last()) {
            (Some(one), Some(other)) if one != other => {
                if self.is_top(one) {
                    Occupant::Stack { top: one, bottom: other }
                } else {
                    Occupant::Stack { top: other, bottom: one }
                }
            }
            (Some(piece), _) => Occupant::One(piece),
            (None, _) => Occupant::None,
        }
    }

    /// The pieces that stand on a square: none, one, or the two of a stack.
    #[inline]
    #[must_use]
    pub fn pieces_on(&self, square: Square) -> PieceSet {
        self.squares.pieces_on(square)
    }

    /// Where a piece stands.
    #[inline]
    #[must_use]
    pub const fn square_of(&self, piece: Piece) -> Square {
        self.squares.get(piece)
    }

    /// How a piece moves.
    #[inline]
    #[must_use]
    pub const fn kind_of(&self, piece: Piece) -> Kind {
        self.kinds.get(piece)
    }

    /// Whether a piece is down ([2.4](crate::rulebook#r2.4)). A bottom may be; a top never is.
    #[inline]
    #[must_use]
    pub const fn is_down(&self, piece: Piece) -> bool {
        self.down.contains(piece)
    }

    /// Whether a piece is the top of a stack ([2.5](crate::rulebook#r2.5)).
    #[inline]
    #[must_use]
    pub const fn is_top(&self, piece: Piece) -> bool {
        self.tops.contains(piece)
    }

    /// Whether a piece is the bottom of a stack ([2.5](crate::rulebook#r2.5)).
    #[inline]
    #[must_use]
    pub const fn is_bottom(&self, piece: Piece) -> bool {
        self.bottoms.contains(piece)
    }

    /// Whether a piece is the top of a fresh stack ([7.6](crate::rulebook#r7.6)).
    #[inline]
    #[must_use]
    pub const fn is_fresh(&self, top: Piece) -> bool {
        self.fresh.contains(top)
    }

    /// Whether a piece is held back ([9.4](crate::rulebook#r9.4)).
    #[inline]
    #[must_use]
    pub const fn is_held_back(&self, piece: Piece) -> bool {
        self.held_back.contains(piece)
    }

    /// Whether a piece is active: upright and not in a stack ([2.6](crate::rulebook#r2.6)).
    #[inline]
    #[must_use]
    pub fn is_active(&self, piece: Piece) -> bool {
        self.active_pieces().contains(piece)
    }

    /// Where the ball is.
    #[inline]
    #[must_use]
    pub const fn ball(&self) -> Ball {
        self.ball
    }

    /// The piece that holds the ball, if one does.
    #[inline]
    #[must_use]
    pub const fn holder(&self) -> Option<Piece> {
        match self.ball {
            Ball::Held(piece) => Some(piece),
            Ball::Loose(_) => None,
        }
    }

    /// The square of the ball, held or loose.
    #[must_use]
    pub const fn ball_square(&self) -> Square {
        match self.ball {
            Ball::Held(piece) => self.square_of(piece),
            Ball::Loose(square) => square,
        }
    }

    /// The AP that are left: 0 to 2 in the action phase, else 0.
    #[inline]
    #[must_use]
    pub const fn ap(&self) -> u8 {
        self.ap
    }

    /// A coach's EP; 0 when the energy game is off ([11.1](crate::rulebook#r11.1)).
    #[must_use]
    pub const fn ep(&self, team: Team) -> u16 {
        let [atk, def] = self.ep;
        match team {
            Team::Atk => atk,
            Team::Def => def,
        }
    }

    /// The turn's number, counted over both coaches from 1. It stays at 65 535.
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// The side to act; of a won position, the winner.
    #[inline]
    #[must_use]
    pub const fn side_to_act(&self) -> Team {
        self.side_to_act
    }

    /// The phase of the turn, or that the game is won.
    #[inline]
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whether the last action of a piece in this turn was a hand-off, so that another one may not
    /// follow ([8.3](crate::rulebook#r8.3)).
    #[inline]
    #[must_use]
    pub const fn after_hand_off(&self) -> bool {
        self.after_hand_off
    }

    /// Who has won ([13.2](crate::rulebook#r13.2)); `None` while the game goes on. There is no draw.
    #[inline]
    #[must_use]
    pub const fn winner(&self) -> Option<Team> {
        match self.phase {
            Phase::Won => Some(self.side_to_act),
            Phase::Action | Phase::Unblock => None,
        }
    }

    /// The settings.
    #[inline]
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The tasks that the coach has to solve now: in the unblocking phase at least one, outside it
    /// none ([10.2](crate::rulebook#r10.2)).
    ///
    /// ```
    /// # use ball_rules::{Action, GameState, Piece, Task};
    /// let state: GameState = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I-,#10G,O10E,X11J,X11H,X11F,X11D A5 D 3 u z1"
    ///     .parse()
    ///     .unwrap();
    /// assert_eq!(*state.open_tasks(), [Task::StandUp { piece: Piece::D1 }]);
    /// ```
    #[must_use]
    pub fn open_tasks(&self) -> TaskList {
        match self.phase {
            Phase::Unblock => self.tasks().filter(|&task| self.is_open(task)).collect(),
            Phase::Action | Phase::Won => TaskList::new(),
        }
    }

    /// The own pieces that may start an action now, if there is one for them: in the action phase
    /// those that are active and not held back ([4.4](crate::rulebook#r4.4)), else none.
    #[must_use]
    pub fn movers(&self) -> PieceSet {
        match self.phase {
            Phase::Action => self.may_act(),
            Phase::Unblock | Phase::Won => PieceSet::EMPTY,
        }
    }

    /// What an action costs and earns in this position (section 5): of a move, AP for each square
    /// of its length; EP only in the energy game. Whether the action is legal is another question.
    ///
    /// ```
    /// # use ball_rules::{Action, Cost, GameState};
    /// let state = GameState::default();
    /// assert_eq!(state.cost_of("A5-8G".parse()?), Cost { ap: 1, ep: 0 });
    /// assert_eq!(state.cost_of("A5-9D".parse()?), Cost { ap: 2, ep: 0 });
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn cost_of(&self, action: Action) -> Cost {
        let cost = action.kind().cost();
        Cost {
            ap: match action {
                Action::Move { piece, to } if !self.square_of(piece).is_adjacent(to) => 2 * cost.ap,
                _ => cost.ap,
            },
            ep: if self.rules.energy { cost.ep } else { 0 },
        }
    }
}
