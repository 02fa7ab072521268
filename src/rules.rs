//! The settings of a game (RULES.md, 1.5, 11.1 and section 14).

use crate::board::{Square, SquareSet};
use crate::piece::Team;

/// The settings of a game. The default is the rulebook's base game: no energy game, end zones one
/// row deep, all switches off.
///
/// ```
/// use ball_rules::{Depth, GameState, Rules};
///
/// let rules = Rules { energy: true, end_zone: Depth::new(2).unwrap(), ..Rules::default() };
/// assert!(GameState::new(rules).to_string().ends_with(" z2e0-0"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Rules {
    /// Whether EP are counted and AP can be converted ([11.1](crate::rulebook#r11.1)).
    pub energy: bool,
    /// The depth of both end zones ([1.5](crate::rulebook#r1.5)).
    pub end_zone: Depth,
    /// Switch `c`: active opponents cannot be crossed in a move or dodge
    /// ([6.3](crate::rulebook#r6.3)).
    pub opponents_cannot_be_crossed: bool,
    /// Switch `s`: the exit of a dodge and the landing of a tactical dodge must be clear, so that
    /// the loose ball cannot be taken there ([6.8](crate::rulebook#r6.8)).
    pub exits_must_be_clear: bool,
    /// Switch `h`: a hand-off to a piece in the other team's end zone scores
    /// ([13.1](crate::rulebook#r13.1)).
    pub hand_off_scores: bool,
}

impl Rules {
    /// The squares of a team's own end zone ([1.5](crate::rulebook#r1.5)): where the *other* team
    /// scores.
    ///
    /// ```
    /// # use ball_rules::{Rules, SquareSet, Team};
    /// assert_eq!(Rules::default().end_zone_of(Team::Def), SquareSet::row(17));
    /// ```
    #[must_use]
    pub const fn end_zone_of(&self, team: Team) -> SquareSet {
        match team {
            Team::Atk => SquareSet::rows(1, self.end_zone.0),
            Team::Def => SquareSet::rows(Square::ROWS + 1 - self.end_zone.0, Square::ROWS),
        }
    }
}

/// How many rows deep the end zones are, 1 to 6 ([1.5](crate::rulebook#r1.5)); 1 by default.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Depth(u8);

impl Depth {
    /// One row, the default.
    pub const MIN: Self = Self(1);

    /// Six rows.
    pub const MAX: Self = Self(6);

    /// A depth of 1 to 6 rows.
    #[must_use]
    pub const fn new(rows: u8) -> Option<Self> {
        if rows < Self::MIN.0 || rows > Self::MAX.0 { None } else { Some(Self(rows)) }
    }

    /// The number of rows, 1 to 6.
    #[inline]
    #[must_use]
    pub const fn rows(self) -> u8 {
        self.0
    }
}

impl Default for Depth {
    fn default() -> Self {
        Self::MIN
    }
}
