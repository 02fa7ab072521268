//! What a drawing says in words: whose turn it is, and what each piece is and does.

use core::fmt;

use crate::board::Square;
use crate::piece::{Piece, Team};
use crate::setup::{Ball, Phase};
use crate::state::{GameState, Occupant};

/// The turn in one line: `Turn 3: DEF to act, 2 AP, after a hand-off. EP: ATK 0, DEF 1`.
pub(super) struct TurnWords<'a>(pub(super) &'a GameState);

impl fmt::Display for TurnWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.0;
        let side = state.side_to_act();
        write!(f, "Turn {}: {side} ", state.turn())?;
        match state.phase() {
            Phase::Action => write!(f, "to act, {} AP", state.ap())?,
            Phase::Unblock => write!(f, "to act, {}", state.phase())?,
            Phase::Won => f.write_str("has won")?,
        }
        if state.after_hand_off() {
            f.write_str(", after a hand-off")?;
        }
        if state.rules().energy {
            write!(f, ". EP: ATK {}, DEF {}", state.ep(Team::Atk), state.ep(Team::Def))?;
        }
        Ok(())
    }
}

/// A piece in one line: `ATK 5, X, on 7F, holds the ball`.
pub(super) struct PieceWords<'a>(pub(super) &'a GameState, pub(super) Piece);

impl fmt::Display for PieceWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Self(state, piece) = self;
        let square = state.square_of(piece);
        write!(f, "{}, {}, on {square}", Name(piece), state.kind_of(piece))?;
        if let Occupant::Stack { top, bottom } = state.at(square) {
            if piece == top {
                write!(f, ", on top of {}", Name(bottom))?;
            } else {
                write!(f, ", under {}", Name(top))?;
            }
            if state.is_fresh(piece) {
                f.write_str(" in a fresh stack")?;
            }
        }
        if state.is_down(piece) {
            f.write_str(", down")?;
        }
        if state.holder() == Some(piece) {
            f.write_str(", holds the ball")?;
        }
        if state.is_held_back(piece) {
            f.write_str(", held back")?;
        }
        Ok(())
    }
}

/// A piece as people say it: `ATK 5`.
struct Name(Piece);

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0.team(), self.0.number())
    }
}

/// The whole board in sentences, for those who hear the drawing.
pub(super) struct BoardWords<'a>(pub(super) &'a GameState);

impl fmt::Display for BoardWords<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in Piece::all() {
            write!(f, "{}. ", PieceWords(self.0, piece))?;
        }
        if let Ball::Loose(square) = self.0.ball() {
            write!(f, "The ball lies loose on {square}. ")?;
        }
        match self.0.rules().end_zone.rows() {
            1 => f.write_str("End zones: row 1 is ATK's, row 17 DEF's."),
            depth => {
                let first = Square::ROWS + 1 - depth;
                write!(f, "End zones: rows 1 to {depth} are ATK's, rows {first} to 17 DEF's.")
            }
        }
    }
}
