//! What is wished of positions and games, and how often.

use core::array;

use super::Draw;
use super::dice::Dice;
use super::play::Mix;
use super::recipe::{PieceWish, Recipe, Stacking};
use crate::action::ActionKind;
use crate::board::Square;
use crate::piece::{Kind, Piece, Team};
use crate::rules::Rules;
use crate::setup::{Phase, Setup};

/// How often pieces are odd in one position, in percent. Drawn anew for each position, so that some
/// positions are plain, some are full of one oddity, and some of all.
#[derive(Clone, Copy)]
struct Rates {
    /// Not where the standard formation has it.
    away: u16,
    /// Among how many of the squares around the centre, 1 to 110.
    spread: u16,
    stacking: u16,
    down: u16,
    fresh: u16,
    held_back: u16,
    /// Of any kind instead of that of the standard formation.
    kind: u16,
}

impl Draw for Rates {
    fn draw(dice: &mut impl Dice) -> Self {
        Self {
            away: dice.pick([0, 30, 70, 100]),
            spread: dice.pick([110, 40, 18, 9]),
            stacking: dice.pick([0, 0, 8, 15, 30, 80]),
            down: dice.pick([0, 0, 8, 15, 30, 80]),
            fresh: dice.pick([0, 50, 100]),
            held_back: dice.pick([0, 0, 8, 40]),
            kind: dice.pick([0, 0, 100]),
        }
    }
}

impl Draw for Recipe {
    fn draw(dice: &mut impl Dice) -> Self {
        let rates = Rates::draw(dice);
        let standard = Setup::default().pieces.map(|placement| placement.kind);
        let holder = Piece::draw(dice);
        Self {
            pieces: standard.map(|kind| draw_wish(rates, kind, dice)),
            centre: Square::draw(dice),
            holder,
            loose: draw_loose(dice),
            side_to_act: draw_side_to_act(holder, dice),
            turn: draw_turn(dice),
            phase: draw_phase(dice),
            ap: dice.pick([2, 2, 1, 0]),
            after_hand_off: dice.chance(40),
            rules: Rules::draw(dice),
            ep: array::from_fn(|_| draw_ep(dice)),
        }
    }
}

fn draw_wish(rates: Rates, standard: Kind, dice: &mut impl Dice) -> PieceWish {
    PieceWish {
        kind: if dice.chance(rates.kind) { Kind::draw(dice) } else { standard },
        place: dice.chance(rates.away).then(|| draw_place(rates.spread, dice)),
        stacking: dice
            .chance(rates.stacking)
            .then(|| dice.pick([Stacking::OnTop, Stacking::Under])),
        down: dice.chance(rates.down),
        fresh: dice.chance(rates.fresh),
        held_back: dice.chance(rates.held_back),
    }
}

/// One of the squares around the centre.
fn draw_place(spread: u16, dice: &mut impl Dice) -> u8 {
    u8::try_from(dice.roll(spread)).unwrap_or(u8::MAX)
}

/// Loose in one of four positions, then as often among the pieces as anywhere.
fn draw_loose(dice: &mut impl Dice) -> Option<u8> {
    let spread = dice.pick([110, 12]);
    dice.chance(25).then(|| draw_place(spread, dice))
}

/// Oftener the side that has the ball: it has more to choose from.
fn draw_side_to_act(holder: Piece, dice: &mut impl Dice) -> Team {
    dice.pick([Team::Def, Team::Atk, holder.team()])
}

/// The first turns, the last number, and all between.
fn draw_turn(dice: &mut impl Dice) -> u16 {
    let turn = match dice.roll(6) {
        0 => 1,
        1 | 2 => dice.roll(101),
        3 => u16::MAX,
        4 => u16::MAX - 1,
        _ => dice.number(),
    };
    turn.max(1)
}

/// The action phase in half of them, won in some. Of the others, those without an open task come out
/// in the action phase too.
fn draw_phase(dice: &mut impl Dice) -> Phase {
    match dice.roll(100) {
        0..54 => Phase::Action,
        54..92 => Phase::Unblock,
        _ => Phase::Won,
    }
}

/// None, some, as many as are counted (11.2) or one less, and all between.
fn draw_ep(dice: &mut impl Dice) -> u16 {
    match dice.roll(6) {
        0 => 0,
        1 | 2 => dice.roll(10),
        3 => u16::MAX,
        4 => u16::MAX - 1,
        _ => dice.number(),
    }
}

impl Draw for Setup {
    /// A position that keeps section 12.
    fn draw(dice: &mut impl Dice) -> Self {
        Recipe::draw(dice).setup()
    }
}

impl Draw for Mix {
    /// Even in a quarter of the games. In the others some kinds are frequent and some are missing, so
    /// that all games together go farther apart. There the ball is mostly what it is about, and
    /// seldom passed: where it is passed, it lies about for most of the game.
    fn draw(dice: &mut impl Dice) -> Self {
        if !dice.chance(75) {
            return Self::default();
        }
        let draw_weight = |mix: Self, kind| match kind {
            ActionKind::ShortPass | ActionKind::LongPass => mix.with(kind, dice.pick([0, 0, 1])),
            _ => mix.with(kind, dice.pick([1, 0, 3, 10])),
        };
        let kinds = ActionKind::ALL.into_iter().fold(Self::default(), draw_weight);
        kinds.with_ball(dice.pick([1, 10, 100]))
    }
}
