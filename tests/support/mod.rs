//! Runs a check on random values and prints the seed when it fails.

use std::fmt::Debug;
use std::time::{SystemTime, UNIX_EPOCH};

use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseResult, TestRunner};

/// The seed of a run that failed, to be repeated.
const SEED: &str = "BALL_RULES_SEED";

/// How many times as many cases as usual.
const FACTOR: &str = "BALL_RULES_FACTOR";

fn from_environment<T: std::str::FromStr>(name: &str) -> Option<T> {
    let value = std::env::var(name).ok()?;
    Some(value.parse().unwrap_or_else(|_| panic!("{name} is a number, not {value:?}")))
}

fn fresh_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("a clock after 1970");
    now.as_nanos() as u64
}

/// Checks `cases` random values. On failure it panics with the smallest failing value, the reason
/// and the seed.
pub fn check<S: Strategy>(cases: u32, values: &S, test: impl Fn(S::Value) -> TestCaseResult)
where
    S::Value: Debug,
{
    let seed = from_environment(SEED).unwrap_or_else(fresh_seed);
    let config = ProptestConfig {
        cases: cases * from_environment(FACTOR).unwrap_or(1),
        rng_seed: RngSeed::Fixed(seed),
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    if let Err(error) = TestRunner::new(config).run(values, test) {
        panic!("{error}\nto repeat it: {SEED}={seed}");
    }
}
