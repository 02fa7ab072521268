//! What a drawing says in words: whose turn it is.

use core::fmt;

use crate::piece::Team;
use crate::setup::Phase;
use crate::state::GameState;

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
