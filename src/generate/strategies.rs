//! With feature `proptest`: strategies for positions and games, to test one's own code against the
//! rules.
//!
//! | for | take |
//! |---|---|
//! | positions that games lead to | [`reachable_states`] |
//! | positions with every oddity that the rules allow, most of which few games lead to | [`states`], [`setups`] |
//! | whole games, action by action | [`games`], [`play`] |
//! | any other type of the crate | `any::<Square>()`, `any::<Action>()` and so on |
//!
//! Nothing that they generate breaks section 12 of the rules ([12.1](crate::rulebook#r12.1)). What
//! fails is made simpler, towards the standard formation, the default settings and the shortest
//! game.
//!
//! ```
//! use ball_rules::{Square, strategies};
//! use proptest::prelude::*;
//!
//! proptest!(|(square in any::<Square>())| {
//!     prop_assert!(!square.neighbours().is_empty());
//! });
//! proptest!(|(game in strategies::games(50))| {
//!     for (before, after) in game.states().zip(game.states().skip(1)) {
//!         let turn_passes = after.turn() > before.turn();
//!         prop_assert_eq!(turn_passes, after.side_to_act() != before.side_to_act());
//!     }
//! });
//! ```
//!
//! One of the legal actions of a position is chosen with
//! [`Selector`](proptest::sample::Selector), which is made simpler towards the first:
//!
//! ```
//! use ball_rules::strategies;
//! use proptest::{prelude::*, sample::Selector};
//!
//! proptest!(|(state in strategies::states(), any_of in any::<Selector>())| {
//!     if let Some(action) = any_of.try_select(state.legal_actions()) {
//!         prop_assert!(state.is_legal(action));
//!     }
//! });
//! ```

use core::any::type_name;
use core::fmt::{self, Debug};
use core::iter;
use core::marker::PhantomData;

use proptest::arbitrary::{Arbitrary, any};
use proptest::strategy::{BoxedStrategy, NewTree, Strategy, ValueTree};
use proptest::test_runner::TestRunner;
use proptest::tuple::TupleValueTree;

use super::dice::Dice;
use super::play::{Mix, Played};
use super::steps::Steps;
use super::{Draw, Simplify};
use crate::action::{Action, ActionKind, Keeper};
use crate::board::{Direction, Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::{Depth, Rules};
use crate::setup::{Ball, Phase, Placement, Setup};
use crate::state::GameState;

/// Positions with every oddity that section 12 of the rules allows: any squares and kinds, crowds,
/// stacks of all sorts, pieces down and held back, any phase, any settings. Most are of a sort that
/// games seldom lead to, or never.
///
/// They are made simpler towards the standard formation in DEF's first turn.
///
/// ```
/// use ball_rules::{GameState, strategies};
/// use proptest::prelude::*;
///
/// proptest!(|(setup in strategies::setups())| {
///     let state = GameState::try_from(&setup).expect("a position that keeps section 12");
///     prop_assert_eq!(state.to_setup(), setup);
/// });
/// ```
pub fn setups() -> impl Strategy<Value = Setup> {
    any::<Setup>()
}

/// The same positions as [`setups`], ready to be played on. For positions as games have them, see
/// [`reachable_states`].
///
/// ```
/// use ball_rules::{GameState, strategies};
/// use proptest::prelude::*;
///
/// proptest!(|(state in strategies::states())| {
///     prop_assert_eq!(state.to_string().parse::<GameState>().unwrap(), state);
/// });
/// ```
pub fn states() -> impl Strategy<Value = GameState> {
    any::<GameState>()
}

/// Positions that games lead to: the ends of [`games`] of at most `length` actions.
///
/// ```
/// use ball_rules::{Phase, strategies};
/// use proptest::prelude::*;
///
/// proptest!(|(state in strategies::reachable_states(200))| {
///     prop_assert_eq!(state.legal_actions().is_empty(), state.phase() == Phase::Won);
/// });
/// ```
pub fn reachable_states(length: usize) -> impl Strategy<Value = GameState> {
    games(length).prop_map(|game| game.end())
}

/// Games from the standard formation under any settings, of 0 to `length` actions; in half of them
/// all kinds of actions alike, in the others some kinds often and some never.
///
/// ```
/// use ball_rules::strategies;
/// use proptest::prelude::*;
///
/// proptest!(|(game in strategies::games(50))| {
///     let mut state = game.start();
///     for &action in game.actions() {
///         prop_assert_eq!(state.apply(action), Ok(()));
///     }
///     prop_assert_eq!(state, game.end());
/// });
/// ```
pub fn games(length: usize) -> impl Strategy<Value = Played> {
    Play { start: any::<Rules>().prop_map(GameState::new), length, mix: None }
}

/// Games from the positions of another strategy, of 0 to `length` actions, fewer if the game is won
/// before: each number of actions is as frequent as the others. `mix` says which kinds of actions
/// are taken how often.
///
/// A game is made simpler by fewer actions first, then by simpler ones, then by what the strategy
/// for the start knows.
///
/// ```
/// use ball_rules::{ActionKind, GameState, Mix, strategies};
/// use proptest::prelude::*;
///
/// let dodges = Mix::default().with(ActionKind::Dodge, 10).with(ActionKind::Block, 0);
/// proptest!(|(game in strategies::play(Just(GameState::default()), 50, dodges))| {
///     prop_assert!(game.actions().len() <= 50);
///     prop_assert_eq!(game.start(), GameState::default());
/// });
/// ```
pub fn play(
    start: impl Strategy<Value = GameState>,
    length: usize,
    mix: Mix,
) -> impl Strategy<Value = Played> {
    Play { start, length, mix: Some(mix) }
}

/// The strategy of `any` for the types of this crate.
#[derive(Clone, Copy)]
#[must_use = "strategies do nothing unless used"]
pub struct Any<T>(PhantomData<T>);

impl<T> Debug for Any<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Any<{}>", type_name::<T>())
    }
}

impl<T: Clone + Debug + Draw + Simplify> Strategy for Any<T> {
    type Tree = AnyTree<T>;
    type Value = T;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        Ok(AnyTree(Steps::new(T::draw(&mut Chance(runner)))))
    }
}

/// The chance of a test run.
struct Chance<'a>(&'a mut TestRunner);

impl Dice for Chance<'_> {
    fn roll(&mut self, sides: u16) -> u16 {
        // A range that is not empty always has a value.
        (0..sides.max(1)).new_tree(self.0).map_or(0, |tree| tree.current())
    }
}

/// A value of [`Any`] that is made simpler step by step.
#[derive(Clone, Debug)]
pub struct AnyTree<T>(Steps<T>);

impl<T: Clone + Debug + Simplify> ValueTree for AnyTree<T> {
    type Value = T;

    fn current(&self) -> T {
        self.0.current()
    }

    fn simplify(&mut self) -> bool {
        self.0.go_on()
    }

    fn complicate(&mut self) -> bool {
        self.0.go_back()
    }
}

macro_rules! arbitrary {
    ($($Type:ty)*) => {
        $(
            impl Arbitrary for $Type {
                type Parameters = ();
                type Strategy = Any<Self>;

                fn arbitrary_with((): ()) -> Any<Self> {
                    Any(PhantomData)
                }
            }
        )*
    };
}

arbitrary! {
    Square SquareSet Direction Piece PieceSet Team Kind Rules Depth
    Action ActionKind Keeper Ball Phase Placement Setup GameState
}

/// The strategy of [`play`].
#[derive(Clone, Debug)]
struct Play<S> {
    start: S,
    length: usize,
    /// `None` for another one in each game.
    mix: Option<Mix>,
}

impl<S: Strategy<Value = GameState>> Strategy for Play<S> {
    type Tree = PlayTree<S::Tree>;
    type Value = Played;

    fn new_tree(&self, runner: &mut TestRunner) -> NewTree<Self> {
        let start = self.start.new_tree(runner)?;
        let mut chance = Chance(runner);
        let mix = self.mix.unwrap_or_else(|| Mix::draw(&mut chance));
        let length = chance.up_to(self.length);
        let choices = iter::repeat_with(|| chance.choice()).take(length);
        let game = Played::new(start.current(), choices, &mix);
        Ok(PlayTree(TupleValueTree::new((AnyTree(Steps::new(game)), start))))
    }
}

/// A game that is made simpler, and then its start. `T` is the start's tree.
#[derive(Clone, Debug)]
struct PlayTree<T>(TupleValueTree<(AnyTree<Played>, T)>);

impl<T: ValueTree<Value = GameState>> ValueTree for PlayTree<T> {
    type Value = Played;

    /// From a simpler start, those actions are played that are legal there too.
    fn current(&self) -> Played {
        let (game, start) = self.0.current();
        Played::replay(start, game.actions().iter().copied())
    }

    fn simplify(&mut self) -> bool {
        self.0.simplify()
    }

    fn complicate(&mut self) -> bool {
        self.0.complicate()
    }
}

impl Arbitrary for Played {
    type Parameters = ();
    type Strategy = BoxedStrategy<Self>;

    /// [`games`] of at most 100 actions.
    fn arbitrary_with((): ()) -> BoxedStrategy<Self> {
        games(100).boxed()
    }
}
