//! The command line.

use ball_rules::{Depth, Rules, Team};

pub const HELP: &str = "\
BALL in the terminal: two at one keyboard, or against a coach.

Use: ball-tui [--coach atk|def|both] [--seed N] [--load FILE]
              [--energy] [--depth N] [--no-crossing] [--clear-exits] [--hand-off-scores]

  --coach SIDE        the program plays atk, def or both
  --seed N            another way to play for each whole number N from 0; 77 if
                      left out
  --load FILE         go on with a game that was saved, with its own settings

Settings of a new game:

  --energy            play the energy game
  --depth N           end zones of N rows, 1 to 6; 1 if left out
  --no-crossing       active opponents cannot be crossed (switch c)
  --clear-exits       exits and landings must be clear (switch s)
  --hand-off-scores   a hand-off into the end zone scores (switch h)

  --help              this text

The exit code is 0 in the end, 1 if a file or the terminal fails, and 2 if the
options are wrong. In the program, ? shows the keys.";

const DEFAULT_SEED: u64 = 77;

/// What the command line asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// The sides that the program plays.
    pub coaches: Vec<Team>,
    pub seed: u64,
    pub rules: Rules,
    /// The record to go on with.
    pub load: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self { coaches: Vec::new(), seed: DEFAULT_SEED, rules: Rules::default(), load: None }
    }
}

impl Options {
    /// Reads the arguments, without the program's name; `None` when help is asked for.
    ///
    /// # Errors
    ///
    /// What is wrong, in words.
    pub fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Self>, String> {
        let mut options = Self::default();
        let mut of_a_new_game = None;
        while let Some(argument) = arguments.next() {
            let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
            match argument.as_str() {
                "--help" | "-h" => return Ok(None),
                "--coach" => options.coaches = coaches(&value()?)?,
                "--seed" => options.seed = seed(&value()?)?,
                "--load" => options.load = Some(value()?),
                "--depth" => options.rules.end_zone = depth(&value()?)?,
                "--energy" => options.rules.energy = true,
                "--no-crossing" => options.rules.opponents_cannot_be_crossed = true,
                "--clear-exits" => options.rules.exits_must_be_clear = true,
                "--hand-off-scores" => options.rules.hand_off_scores = true,
                _ => return Err(format!("there is no option {argument:?}")),
            }
            if !matches!(argument.as_str(), "--coach" | "--seed" | "--load") {
                of_a_new_game = Some(argument);
            }
        }
        match of_a_new_game {
            Some(setting) if options.load.is_some() => {
                Err(format!("{setting} is for a new game: that of --load has its own settings"))
            }
            _ => Ok(Some(options)),
        }
    }
}

fn coaches(side: &str) -> Result<Vec<Team>, String> {
    match side {
        "atk" => Ok(vec![Team::Atk]),
        "def" => Ok(vec![Team::Def]),
        "both" => Ok(Team::ALL.to_vec()),
        _ => Err(format!("--coach needs atk, def or both, not {side:?}")),
    }
}

fn seed(number: &str) -> Result<u64, String> {
    number.parse().map_err(|_| format!("--seed needs a whole number from 0, not {number:?}"))
}

fn depth(number: &str) -> Result<Depth, String> {
    let depth = number.parse().ok().and_then(Depth::new);
    depth.ok_or(format!("--depth needs a number from 1 to 6, not {number:?}"))
}
