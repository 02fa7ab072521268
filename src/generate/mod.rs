//! Positions and games for tests of code that stands on this crate: one core for both libraries,
//! `proptest` and `quickcheck`. What is drawn, and how often, is said once, in `values` and
//! `wishes`; what is simpler than what, once, in `values` and `simplify`. `strategies` and
//! `arbitrary` only put that into the words of their library.

mod actions;
#[cfg(feature = "quickcheck")]
mod arbitrary;
mod dice;
mod near;
mod play;
mod recipe;
mod shorten;
mod simplify;
#[cfg(feature = "proptest")]
mod steps;
#[cfg(feature = "proptest")]
pub mod strategies;
mod values;
mod wishes;

#[cfg(feature = "quickcheck")]
pub use arbitrary::Reachable;
pub use play::{Mix, Played};

use dice::Dice;

/// A type whose values can be drawn at random.
trait Draw: Sized {
    /// Draws a value. Rolls of 0 throughout make a simple one.
    fn draw(dice: &mut impl Dice) -> Self;
}

/// A type whose values can be made simpler step by step, until none of the steps is left.
trait Simplify: Sized {
    /// How many steps there are to try, a fair part of which may not apply.
    fn simplifications(&self) -> usize;

    /// The value after step `n`, which is strictly simpler than this one, so that no sequence of
    /// steps goes on for ever; `None` if the step does not apply. The steps that gain most are first.
    fn simpler(&self, n: usize) -> Option<Self>;
}

/// Step `n` from a number down to 0: first to 0 at once, then half the way, a quarter, and so on.
fn lower(number: usize, n: usize) -> Option<usize> {
    let step = number.checked_shr(u32::try_from(n).ok()?)?;
    (step > 0).then(|| number - step)
}

/// How many steps [`lower`] has for numbers up to 65 535.
const STEPS_OF_A_NUMBER: usize = 16;
