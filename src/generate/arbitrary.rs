//! With feature `quickcheck`: `Arbitrary` for the types of the crate, and for games.

use alloc::boxed::Box;
use core::iter;

use quickcheck::{Arbitrary, Gen};

use super::dice::Dice;
use super::play::{Mix, Played};
use super::{Draw, Simplify};
use crate::action::{Action, ActionKind, Keeper};
use crate::board::{Direction, Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::{Depth, Rules};
use crate::setup::{Ball, Phase, Placement, Setup};
use crate::state::GameState;

impl Dice for Gen {
    /// The numbers that a `Gen` makes are not alike in frequency, the items that it chooses are.
    fn roll(&mut self, sides: u16) -> u16 {
        let numbers = NUMBERS.get(..usize::from(sides)).unwrap_or(&NUMBERS);
        self.choose(numbers).copied().unwrap_or(0)
    }
}

/// 0 to 255.
static NUMBERS: [u16; 256] = {
    let mut numbers = [0; 256];
    let mut i = 0;
    while i < numbers.len() {
        #[allow(clippy::indexing_slicing)] // at compile time
        {
            numbers[i] = i as u16;
        }
        i += 1;
    }
    numbers
};

/// All that are simpler by a step.
fn shrink<T: Clone + Simplify + 'static>(value: &T) -> Box<dyn Iterator<Item = T>> {
    let value = value.clone();
    Box::new((0..value.simplifications()).filter_map(move |n| value.simpler(n)))
}

macro_rules! arbitrary {
    ($($Type:ty)*) => {
        $(
            impl Arbitrary for $Type {
                fn arbitrary(g: &mut Gen) -> Self {
                    Self::draw(g)
                }

                fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
                    shrink(self)
                }
            }
        )*
    };
}

arbitrary! {
    Square SquareSet Direction Piece PieceSet Team Kind Rules Depth
    Action ActionKind Keeper Ball Phase Placement Setup GameState
}

impl Arbitrary for Played {
    /// A game from the standard formation under any settings, of 0 to [`Gen::size`] actions; in half
    /// of the games all kinds of actions alike, in the others some kinds often and some never.
    fn arbitrary(g: &mut Gen) -> Self {
        let (start, mix) = (GameState::new(Rules::draw(g)), Mix::draw(g));
        let length = g.up_to(g.size());
        Self::new(start, iter::repeat_with(|| g.choice()).take(length), &mix)
    }

    /// Fewer actions, simpler ones, then a simpler start with those that are legal there too.
    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        let game = self.clone();
        let starts = shrink(&self.start());
        let restarted =
            starts.map(move |start| Self::replay(start, game.actions().iter().copied()));
        Box::new(shrink(self).chain(restarted))
    }
}

/// With feature `quickcheck`: a position that a game leads to, with that game, since only by it can
/// the position be made simpler and still be one that a game leads to. As an argument of a property
/// it stands where a [`GameState`] would stand for any position at all.
///
/// ```
/// use ball_rules::{Phase, Reachable};
/// use quickcheck::quickcheck;
///
/// fn somebody_can_act_until_the_game_is_won(reachable: Reachable) -> bool {
///     let state = reachable.state();
///     state.legal_actions().is_empty() == (state.phase() == Phase::Won)
/// }
/// quickcheck(somebody_can_act_until_the_game_is_won as fn(Reachable) -> bool);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reachable {
    state: GameState,
    game: Played,
}

impl Reachable {
    /// The position: the end of the game.
    #[must_use]
    pub fn state(&self) -> GameState {
        self.state
    }

    /// The game that leads to it.
    #[must_use]
    pub fn game(&self) -> &Played {
        &self.game
    }
}

impl From<Played> for Reachable {
    /// The position at the end of a game.
    fn from(game: Played) -> Self {
        Self { state: game.end(), game }
    }
}

impl Arbitrary for Reachable {
    fn arbitrary(g: &mut Gen) -> Self {
        Played::arbitrary(g).into()
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Self>> {
        Box::new(self.game.shrink().map(Self::from))
    }
}
