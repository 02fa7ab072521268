//! Choosing an action step by step: by example, every reason, and what must hold in all positions.

mod examples;
mod options;
mod positions;
mod reasons;
mod refusals;
#[cfg(feature = "proptest")]
#[path = "../support/mod.rs"]
mod support;
#[path = "../support/variants.rs"]
mod variants;
