//! How the types of the crate but actions and setups are drawn and made simpler.

use core::array;

use super::dice::Dice;
use super::{Draw, STEPS_OF_A_NUMBER, Simplify, lower};
use crate::action::{ActionKind, Keeper};
use crate::board::{Direction, Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::{Depth, Rules};
use crate::setup::{Ball, Phase, Placement, Setup};
use crate::state::GameState;

/// Types with a few values, which are listed, the simplest first.
macro_rules! listed {
    ($($Type:ty: $list:expr;)*) => {
        $(
            impl Draw for $Type {
                fn draw(dice: &mut impl Dice) -> Self {
                    dice.pick($list)
                }
            }

            impl Simplify for $Type {
                fn simplifications(&self) -> usize {
                    STEPS_OF_A_NUMBER
                }

                fn simpler(&self, n: usize) -> Option<Self> {
                    let place = $list.iter().position(|value| value == self)?;
                    $list.get(lower(place, n)?).copied()
                }
            }
        )*
    };
}

listed! {
    Team: Self::ALL;
    Kind: Self::ALL;
    Direction: Self::ALL;
    Keeper: Self::ALL;
    Phase: [Self::Action, Self::Unblock, Self::Won];
    ActionKind: SIMPLEST_FIRST;
    Piece: array::from_fn::<_, { Self::COUNT }, _>(|i| Self::from_index(i).unwrap_or(Self::A1));
    Square: array::from_fn::<_, { Self::COUNT }, _>(|i| Self::from_index(i).unwrap_or(Self::B1));
    Depth: [1, 2, 3, 4, 5, 6].map(|rows| Self::new(rows).unwrap_or_default());
}

/// The kinds of actions, those first that change least.
pub(super) const SIMPLEST_FIRST: [ActionKind; 12] = [
    ActionKind::End,
    ActionKind::Move,
    ActionKind::Convert,
    ActionKind::HandOff,
    ActionKind::Protection,
    ActionKind::Block,
    ActionKind::ShortPass,
    ActionKind::LongPass,
    ActionKind::Dodge,
    ActionKind::TacticalDodge,
    ActionKind::StandUp,
    ActionKind::Release,
];

/// Sets: empty, full, and all between; simpler without a member.
macro_rules! sets {
    ($($Set:ident of $Member:ident;)*) => {
        $(
            impl Draw for $Set {
                fn draw(dice: &mut impl Dice) -> Self {
                    let percent = dice.pick([0, 10, 50, 90, 100]);
                    Self::ALL.iter().filter(|_| dice.chance(percent)).collect()
                }
            }

            impl Simplify for $Set {
                fn simplifications(&self) -> usize {
                    1 + $Member::COUNT
                }

                fn simpler(&self, n: usize) -> Option<Self> {
                    let simpler = match n.checked_sub(1) {
                        None => Self::EMPTY,
                        Some(index) => self.without($Member::from_index(index)?),
                    };
                    (simpler != *self).then_some(simpler)
                }
            }
        )*
    };
}

sets! {
    SquareSet of Square;
    PieceSet of Piece;
}

impl Draw for Rules {
    /// Each setting is odd in a third of the cases, so that the default is among them too.
    fn draw(dice: &mut impl Dice) -> Self {
        let [energy, c, s, h, deep] = array::from_fn(|_| dice.chance(33));
        Self {
            energy,
            end_zone: if deep { Depth::draw(dice) } else { Depth::default() },
            opponents_cannot_be_crossed: c,
            exits_must_be_clear: s,
            hand_off_scores: h,
        }
    }
}

impl Simplify for Rules {
    fn simplifications(&self) -> usize {
        5 + self.end_zone.simplifications()
    }

    fn simpler(&self, n: usize) -> Option<Self> {
        let mut simpler = *self;
        match n {
            0 => simpler = Self::default(),
            1 => simpler.energy = false,
            2 => simpler.opponents_cannot_be_crossed = false,
            3 => simpler.exits_must_be_clear = false,
            4 => simpler.hand_off_scores = false,
            _ => simpler.end_zone = self.end_zone.simpler(n - 5)?,
        }
        (simpler != *self).then_some(simpler)
    }
}

impl Draw for Ball {
    fn draw(dice: &mut impl Dice) -> Self {
        if dice.chance(50) {
            Self::Loose(Square::draw(dice))
        } else {
            Self::Held(Piece::draw(dice))
        }
    }
}

impl Simplify for Ball {
    fn simplifications(&self) -> usize {
        STEPS_OF_A_NUMBER // a square and the step before take fewer
    }

    fn simpler(&self, n: usize) -> Option<Self> {
        match (*self, n.checked_sub(1)) {
            (Self::Loose(_), None) => Some(Self::Held(Piece::A1)),
            (Self::Held(_), None) => None,
            (Self::Loose(square), Some(n)) => square.simpler(n).map(Self::Loose),
            (Self::Held(piece), Some(n)) => piece.simpler(n).map(Self::Held),
        }
    }
}

impl Draw for Placement {
    /// Any marks together, also those that section 12 does not allow.
    fn draw(dice: &mut impl Dice) -> Self {
        let [down, top, fresh, held_back] = array::from_fn(|_| dice.chance(50));
        let (kind, square) = (Kind::draw(dice), Square::draw(dice));
        Self { kind, square, down, top, fresh, held_back }
    }
}

impl Simplify for Placement {
    fn simplifications(&self) -> usize {
        4 + 2 * STEPS_OF_A_NUMBER
    }

    fn simpler(&self, n: usize) -> Option<Self> {
        let mut simpler = *self;
        match n {
            0 => simpler.down = false,
            1 => simpler.top = false,
            2 => simpler.fresh = false,
            3 => simpler.held_back = false,
            _ if n.is_multiple_of(2) => simpler.kind = self.kind.simpler(n / 2 - 2)?,
            _ => simpler.square = self.square.simpler(n / 2 - 2)?,
        }
        (simpler != *self).then_some(simpler)
    }
}

impl Draw for GameState {
    fn draw(dice: &mut impl Dice) -> Self {
        let state = Self::try_from(Setup::draw(dice));
        debug_assert!(state.is_ok(), "a recipe has broken section 12: {state:?}");
        state.unwrap_or_default()
    }
}

impl Simplify for GameState {
    fn simplifications(&self) -> usize {
        self.to_setup().simplifications()
    }

    fn simpler(&self, n: usize) -> Option<Self> {
        Self::try_from(self.to_setup().simpler(n)?).ok()
    }
}
