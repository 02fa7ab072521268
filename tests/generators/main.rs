//! Features `proptest` and `quickcheck`: what the generators make is valid and varied, and what
//! fails is made simpler. The seeds are fixed, so that a run is like any other.

#![cfg(any(feature = "proptest", feature = "quickcheck"))]

mod coverage;
mod playing;
mod simple;
#[cfg(feature = "proptest")]
mod with_proptest;
#[cfg(feature = "quickcheck")]
mod with_quickcheck;
