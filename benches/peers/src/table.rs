//! The rows, the rounds and the medians.

use std::hint::black_box;
use std::time::Instant;

use crate::ball::Ball;
use crate::cozy::Cozy;
use crate::shak::Shak;
use crate::{Library, Work};

pub const HELP: &str = "\
Measures ball-rules beside cozy-chess and shakmaty, interleaved, and prints medians and ratios.

Use: peers [--rounds N] [--row WORD] [--positions N]

  --rounds N      samples of each row and library (default 9)
  --row WORD      only the rows whose name contains WORD
  --positions N   distinct positions for the rows per call (default 40000)
  --help          this text";

pub struct Request {
    rounds: usize,
    row: String,
    positions: usize,
}

impl Request {
    pub fn from_arguments(
        mut arguments: impl Iterator<Item = String>,
    ) -> Result<Option<Self>, String> {
        let mut request = Self { rounds: 9, row: String::new(), positions: 40_000 };
        while let Some(name) = arguments.next() {
            if name == "--help" {
                return Ok(None);
            }
            let value = arguments.next().ok_or(format!("{name} wants a value"))?;
            let number = || {
                let number = value.parse().ok().filter(|&number: &usize| number > 0);
                number.ok_or(format!("{name} wants a number from 1, not {value:?}"))
            };
            match name.as_str() {
                "--rounds" => request.rounds = number()?,
                "--positions" => request.positions = number()?,
                "--row" => request.row = value,
                _ => return Err(format!("there is no option {name}")),
            }
        }
        Ok(Some(request))
    }
}

/// How a row counts: millions of units a second (more is better), or nanoseconds a unit (less is).
#[derive(Clone, Copy, PartialEq)]
enum Measure {
    MillionsPerSecond,
    Nanoseconds,
}
use Measure::{MillionsPerSecond, Nanoseconds};

type Sample<L> = fn(&L) -> Work;

/// A row: its name, how it counts, and the work of each library.
struct Row {
    name: &'static str,
    measure: Measure,
    ball: Sample<Ball>,
    cozy: Sample<Cozy>,
    shak: Sample<Shak>,
}

macro_rules! rows {
    ($($name:literal $measure:ident $work:ident;)*) => {
        [$(Row {
            name: $name,
            measure: $measure,
            ball: Ball::$work,
            cozy: Cozy::$work,
            shak: Shak::$work,
        }),*]
    };
}

pub fn print(request: &Request) {
    let rows = rows! {
        "perft, every node made and generated" MillionsPerSecond make_and_generate;
        "perft, every leaf made, not generated" MillionsPerSecond make_leaves;
        "perft, last ply counted and not made" MillionsPerSecond count_leaves;
        "list of legal actions, per action in it" Nanoseconds list;
        "copy and make one known to be legal" Nanoseconds make;
        "copy and make with the check" Nanoseconds make_checked;
        "is this legal?" Nanoseconds is_legal;
        "random play-outs, actions" MillionsPerSecond play_out;
        "text of a position, parse and check" Nanoseconds parse;
        "text of a position, write" Nanoseconds write;
    };
    let ball = Ball::positions(request.positions);
    let cozy = Cozy::positions(request.positions);
    let shak = Shak::positions(request.positions);
    println!(
        "| per | {} | {} | {} | ratio to the better one |\n|---|---|---|---|---|",
        Ball::NAME,
        Cozy::NAME,
        Shak::NAME
    );
    for row in rows.iter().filter(|row| row.name.contains(&request.row)) {
        let mut samples = [const { Vec::new() }; 3];
        for round in 0..=request.rounds {
            let round_samples = [
                sample(row.measure, || (row.ball)(&ball)),
                sample(row.measure, || (row.cozy)(&cozy)),
                sample(row.measure, || (row.shak)(&shak)),
            ];
            // The first round warms up.
            if round > 0 {
                for (all, one) in samples.iter_mut().zip(round_samples) {
                    all.push(one);
                }
            }
        }
        print_row(row, samples.map(median));
    }
}

/// One sample: millions of units a second, or nanoseconds a unit.
fn sample(measure: Measure, work: impl FnOnce() -> Work) -> f64 {
    let start = Instant::now();
    let work = work();
    let nanoseconds = start.elapsed().as_secs_f64() * 1e9;
    black_box(work.check);
    let units = work.units as f64;
    match measure {
        MillionsPerSecond => units * 1e3 / nanoseconds,
        Nanoseconds => nanoseconds / units,
    }
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

/// The ratio is above 1 where ball-rules is faster.
fn print_row(row: &Row, [ball, cozy, shak]: [f64; 3]) {
    let (unit, ratio) = match row.measure {
        MillionsPerSecond => ("M/s", ball / cozy.max(shak)),
        Nanoseconds => ("ns", cozy.min(shak) / ball),
    };
    println!(
        "| {} | {ball:.1} {unit} | {cozy:.1} {unit} | {shak:.1} {unit} | {ratio:.2} |",
        row.name
    );
}
