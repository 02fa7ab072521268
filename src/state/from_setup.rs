//! From a setup to a state and back: the border at which section 12 of RULES.md is checked.

use alloc::vec::Vec;

use super::{GameState, Kinds, Places};
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, Team};
use crate::problem::{PositionError, Problem};
use crate::setup::{AP_PER_TURN, Ball, Phase, Placement, Setup};

impl TryFrom<Setup> for GameState {
    type Error = PositionError;

    /// Checks section 12 of the rules.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once.
    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        Self::try_from(&setup)
    }
}

impl TryFrom<&Setup> for GameState {
    type Error = PositionError;

    /// Checks section 12 of the rules.
    ///
    /// # Errors
    ///
    /// Everything that is wrong, at once.
    fn try_from(setup: &Setup) -> Result<Self, PositionError> {
        let state = Self::unchecked(setup);
        let mut problems = Vec::new();
        state.find_problems(&mut problems);
        // What is open can only be judged when all pieces stand as they may.
        let in_order = problems.iter().all(|problem| problem.field() > 3);
        if in_order && setup.phase == Phase::Unblock && !state.has_open_task() {
            problems.push(Problem::NoOpenTask { side_to_act: setup.side_to_act });
        }
        PositionError::check(problems)?;
        Ok(state)
    }
}

impl From<GameState> for Setup {
    fn from(state: GameState) -> Self {
        state.to_setup()
    }
}

impl GameState {
    /// The position as plain, editable data.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let state = GameState::default();
    /// assert_eq!(GameState::try_from(state.to_setup()), Ok(state));
    /// ```
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        let mut setup = Setup::standard(self.rules);
        for piece in Piece::all() {
            setup[piece] = Placement {
                kind: self.kind_of(piece),
                square: self.square_of(piece),
                down: self.is_down(piece),
                top: self.is_top(piece),
                fresh: self.is_fresh(piece),
                held_back: self.is_held_back(piece),
            };
        }
        Setup {
            ball: self.ball,
            side_to_act: self.side_to_act,
            turn: self.turn,
            phase: self.phase,
            ap: self.ap,
            after_hand_off: self.after_hand_off,
            ep: self.ep,
            ..setup
        }
    }

    /// The state of a setup, whatever is wrong with it: to be checked, or known to be right.
    pub(crate) fn unchecked(setup: &Setup) -> Self {
        let mut state = Self {
            occupied: SquareSet::EMPTY,
            squares: Places([Square::B1; 16]),
            kinds: Kinds {
                diagonal: setup.pieces_with(|placement| placement.kind.goes_diagonally()),
                straight: setup.pieces_with(|placement| placement.kind.goes_straight()),
            },
            down: setup.pieces_with(|placement| placement.down),
            tops: setup.pieces_with(|placement| placement.top),
            bottoms: PieceSet::EMPTY,
            fresh: setup.pieces_with(|placement| placement.fresh),
            held_back: setup.pieces_with(|placement| placement.held_back),
            ball: setup.ball,
            ep: setup.ep,
            turn: setup.turn,
            side_to_act: setup.side_to_act,
            phase: setup.phase,
            ap: setup.ap,
            after_hand_off: setup.after_hand_off,
            rules: setup.rules,
        };
        for (piece, placement) in Piece::all().zip(&setup.pieces) {
            state.squares.set(piece, placement.square);
            state.occupied.insert(placement.square);
        }
        for square in state.shared_squares() {
            state.bottoms |= state.pieces_on(square) - state.tops;
        }
        state
    }
}

/// What breaks section 12 of the rules in a state that was made unchecked. Marks may be wrong there: so
/// who is active or under a top is asked of the squares, not of the sets of stacks.
impl GameState {
    /// All breaches but for 12.5.
    fn find_problems(&self, problems: &mut Vec<Problem>) {
        for square in self.shared_squares() | self.closed() {
            self.find_square_problems(square, problems);
        }
        for piece in self.tops | self.fresh | self.held_back {
            self.find_mark_problems(piece, problems);
        }
        self.find_ball_problems(problems);
        self.find_turn_problems(problems);
        for team in Team::ALL {
            let ep = self.ep(team);
            if ep > 0 && !self.rules.energy {
                problems.push(Problem::EpWithoutEnergyGame { team, ep });
            }
        }
    }

    /// The squares on which more than one piece stands.
    fn shared_squares(&self) -> SquareSet {
        let mut shared = SquareSet::EMPTY;
        if self.occupied.len() < Piece::COUNT {
            let mut occupied = SquareSet::EMPTY;
            for piece in Piece::all() {
                let square = self.square_of(piece).into();
                shared |= occupied & square;
                occupied |= square;
            }
        }
        shared
    }

    /// Whether a piece is no top and another one on its square is.
    fn is_under_a_top(&self, piece: Piece) -> bool {
        !self.is_top(piece) && self.is_on(self.tops, self.square_of(piece))
    }

    /// 12.1, of a square with several pieces or with a top.
    fn find_square_problems(&self, square: Square, problems: &mut Vec<Problem>) {
        let pieces = self.pieces_on(square);
        let tops = pieces & self.tops;
        match (pieces.len(), tops.len()) {
            (2, 1) => {}
            (1, _) => problems.extend(tops.iter().map(|piece| Problem::LoneTop { piece, square })),
            (2, 0) => problems.push(Problem::NoTop { square, pieces }),
            (2, _) => problems.push(Problem::TwoTops { square, pieces }),
            _ => problems.push(Problem::Crowded { square, pieces }),
        }
    }

    /// 12.1 and 12.3, of the marks of a piece.
    fn find_mark_problems(&self, piece: Piece, problems: &mut Vec<Problem>) {
        let (square, side_to_act) = (self.square_of(piece), self.side_to_act);
        let (top, fresh) = (self.is_top(piece), self.is_fresh(piece));
        let of_other_side = piece.team() != side_to_act;
        if top && self.is_down(piece) {
            problems.push(Problem::TopDown { piece, square });
        }
        if fresh && !top {
            problems.push(Problem::FreshWithoutTop { piece });
        }
        if fresh && of_other_side {
            problems.push(Problem::FreshOfOtherSide { piece, side_to_act });
        }
        if self.is_held_back(piece) && of_other_side {
            problems.push(Problem::HeldBackOfOtherSide { piece, side_to_act });
        }
    }

    /// 12.2.
    fn find_ball_problems(&self, problems: &mut Vec<Problem>) {
        match self.ball {
            Ball::Held(piece) if self.is_under_a_top(piece) => {
                let square = self.square_of(piece);
                problems.push(Problem::BottomHoldsBall { piece, square });
            }
            Ball::Loose(square) => {
                let under = self.pieces_on(square).first();
                problems.extend(under.map(|piece| Problem::BallUnderPiece { square, piece }));
            }
            Ball::Held(_) => {}
        }
    }

    /// 12.4 and 12.6.
    fn find_turn_problems(&self, problems: &mut Vec<Problem>) {
        if self.turn == 0 {
            problems.push(Problem::TurnZero);
        }
        match self.phase {
            Phase::Action => {
                if self.ap > AP_PER_TURN {
                    problems.push(Problem::TooManyAp { ap: self.ap });
                }
                let side_to_act = self.side_to_act;
                let is_active = |&holder: &Piece| {
                    !self.is_down(holder) && self.pieces_on(self.square_of(holder)).len() == 1
                };
                let holder = self.own_holder().filter(is_active);
                if self.after_hand_off && holder.is_none() {
                    problems.push(Problem::HandOffWithoutHolder { side_to_act });
                }
            }
            Phase::Unblock | Phase::Won => {
                if self.ap > 0 {
                    problems.push(Problem::ApOutsideActionPhase { ap: self.ap });
                }
                if self.after_hand_off {
                    problems.push(Problem::HandOffOutsideActionPhase);
                }
            }
        }
        if self.phase == Phase::Won {
            problems.extend(self.touchdown_problem());
        }
    }

    /// The piece of the side to act that holds the ball.
    fn own_holder(&self) -> Option<Piece> {
        self.holder().filter(|holder| holder.team() == self.side_to_act)
    }

    /// 12.6, of a won position.
    fn touchdown_problem(&self) -> Option<Problem> {
        let winner = self.side_to_act;
        let is_upright = |&piece: &Piece| !self.is_down(piece) && !self.is_under_a_top(piece);
        let Some(holder) = self.own_holder().filter(is_upright) else {
            return Some(Problem::WonWithoutHolder { winner });
        };
        let square = self.square_of(holder);
        let in_goal = self.rules.end_zone_of(winner.opponent()).contains(square);
        (!in_goal).then_some(Problem::WonOutsideEndZone { holder, square })
    }
}
