//! How a position is made simpler: one oddity less at a time, and still in keeping with section 12
//! of RULES.md. What all steps lead to is the standard formation, DEF's first turn, default
//! settings.

use super::near::{nearest, step_towards};
use super::{STEPS_OF_A_NUMBER, Simplify, lower};
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, Team};
use crate::rules::{Depth, Rules};
use crate::setup::{AP_PER_TURN, Ball, Phase, Placement, Setup};
use crate::state::GameState;

/// A way to change a position, and for how many numbers there is one.
type Step = (usize, fn(&mut Setup, usize));

const EACH: usize = Piece::COUNT;

/// Those first that gain most. A step need not care whether it makes the position simpler, or even
/// an invalid one: that is judged afterwards.
const STEPS: [Step; 29] = [
    (1, |setup, _| *setup = Setup::default()),
    (1, standard_formation),
    (1, |setup, _| setup.pieces.iter_mut().for_each(|placement| placement.down = false)),
    (1, action_phase),
    (1, |setup, _| setup.after_hand_off = false),
    (1, |setup, _| setup.ap = AP_PER_TURN),
    (1, no_energy_game),
    (1, |setup, _| setup.rules.opponents_cannot_be_crossed = false),
    (1, |setup, _| setup.rules.exits_must_be_clear = false),
    (1, |setup, _| setup.rules.hand_off_scores = false),
    (STEPS_OF_A_NUMBER, lower_depth),
    (1, least_touchdown),
    (1, def_to_act),
    (1, def_to_act_with_marks),
    (1, |setup, _| setup.ball = Ball::Held(Piece::A5)),
    (EACH, leave_stack),
    (EACH, turn_stack_over),
    (EACH, leave_stack_and_fall),
    (EACH, |setup, n| on(setup, n, |placement| placement.down = false)),
    (EACH, |setup, n| on(setup, n, |placement| placement.fresh = false)),
    (EACH, |setup, n| on(setup, n, |placement| placement.held_back = false)),
    (EACH, standard_kind),
    (EACH, go_home),
    (EACH, go_nearer_home),
    (EACH, |setup, n| Piece::from_index(n).into_iter().for_each(|p| setup.ball = Ball::Held(p))),
    (1, roll_the_ball_home),
    (1, roll_the_ball_nearer),
    (STEPS_OF_A_NUMBER, lower_turn),
    (2 * STEPS_OF_A_NUMBER, lower_ep),
];

impl Simplify for Setup {
    fn simplifications(&self) -> usize {
        STEPS.iter().map(|&(count, _)| count).sum()
    }

    fn simpler(&self, mut n: usize) -> Option<Self> {
        let mut simpler = self.clone();
        for (count, step) in STEPS {
            if n < count {
                step(&mut simpler, n);
                break;
            }
            n -= count;
        }
        let gains = Oddity::of(&simpler) < Oddity::of(self);
        (gains && GameState::try_from(&simpler).is_ok()).then_some(simpler)
    }
}

/// How odd a position is. What stands first weighs more than all that follows, so that a step may
/// make a position odder in what it does not care for; steps come to an end all the same, because
/// nothing can become simpler for ever.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Oddity {
    phase: u8,
    settings: u8,
    stacks: usize,
    /// Pieces that are down, held back, or the top of a fresh stack: each mark counts.
    marks: usize,
    kinds: usize,
    /// Pieces that are not where the standard formation has them.
    away: usize,
    /// The steps that they are away, taken together.
    way: u32,
    ball: (u8, usize),
    turn: u8,
    numbers: u32,
}

impl Oddity {
    fn of(setup: &Setup) -> Self {
        let Setup { rules, pieces, .. } = setup;
        let count = |has: fn(&Placement) -> bool| pieces.iter().filter(|&p| has(p)).count();
        let ways = || Piece::all().map(|piece| setup[piece].square.distance(home(piece)));
        let switches = [rules.energy, rules.opponents_cannot_be_crossed, rules.exits_must_be_clear];
        Self {
            phase: setup.phase as u8,
            settings: switches.map(u8::from).iter().sum::<u8>()
                + u8::from(rules.hand_off_scores)
                + rules.end_zone.rows(),
            stacks: count(|placement| placement.top),
            marks: count(|placement| placement.down)
                + count(|placement| placement.held_back)
                + count(|placement| placement.fresh),
            kinds: Piece::all().filter(|&p| setup[p].kind != standard(p).kind).count(),
            away: ways().filter(|&way| way > 0).count(),
            way: ways().map(u32::from).sum(),
            ball: ball_oddity(setup.ball),
            turn: u8::from(setup.side_to_act != Team::Def)
                + u8::from(setup.after_hand_off)
                + (AP_PER_TURN.saturating_sub(setup.ap)),
            numbers: setup.ep.map(u32::from).iter().sum::<u32>() + u32::from(setup.turn),
        }
    }
}

/// Held by ATK 5, by another piece, loose near the square of ATK 5, far from it.
fn ball_oddity(ball: Ball) -> (u8, usize) {
    match ball {
        Ball::Held(Piece::A5) => (0, 0),
        Ball::Held(piece) => (1, piece.index()),
        Ball::Loose(square) => (2, square.distance(home(Piece::A5)).into()),
    }
}

/// A piece of the standard formation.
fn standard(piece: Piece) -> Placement {
    Setup::standard(Rules::default())[piece]
}

fn home(piece: Piece) -> Square {
    standard(piece).square
}

fn vacant(setup: &Setup) -> SquareSet {
    !setup.pieces.iter().map(|placement| placement.square).collect::<SquareSet>()
}

/// Changes the `n`-th piece.
fn on(setup: &mut Setup, n: usize, change: fn(&mut Placement)) {
    setup.pieces.get_mut(n).into_iter().for_each(change);
}

fn standard_formation(setup: &mut Setup, _: usize) {
    let Setup { pieces, ball, .. } = Setup::default();
    (setup.pieces, setup.ball) = (pieces, ball);
}

fn action_phase(setup: &mut Setup, _: usize) {
    (setup.phase, setup.ap) = (Phase::Action, AP_PER_TURN);
}

fn no_energy_game(setup: &mut Setup, _: usize) {
    (setup.rules.energy, setup.ep) = (false, [0, 0]);
}

/// 12.3: with ATK's turn go the marks that only the side to act can have.
fn def_to_act(setup: &mut Setup, _: usize) {
    setup.side_to_act = Team::Def;
    for placement in &mut setup.pieces {
        (placement.fresh, placement.held_back) = (false, false);
    }
}

/// Each piece of DEF changes marks with the piece of ATK that has its number.
fn def_to_act_with_marks(setup: &mut Setup, _: usize) {
    let before = setup.pieces;
    def_to_act(setup, 0);
    let exchanged = before.iter().cycle().skip(usize::from(Piece::PER_TEAM));
    for (placement, other) in setup.pieces.iter_mut().zip(exchanged) {
        placement.down = other.down;
    }
    for (piece, other) in Team::Def.pieces().iter().zip(before) {
        setup[piece].held_back = other.held_back;
    }
}

fn lower_depth(setup: &mut Setup, n: usize) {
    let depth = &mut setup.rules.end_zone;
    *depth = depth.simpler(n).unwrap_or(*depth);
}

/// End zones of one row, and the holder goes into that of the other team.
fn least_touchdown(setup: &mut Setup, _: usize) {
    setup.rules.end_zone = Depth::MIN;
    let Ball::Held(holder) = setup.ball else {
        return;
    };
    let goal = setup.rules.end_zone_of(holder.team().opponent());
    let from = setup[holder].square;
    if let Some(to) = nearest(from, goal & (vacant(setup).with(from))) {
        swap(setup, from, to);
    }
}

/// Down to 1.
fn lower_turn(setup: &mut Setup, n: usize) {
    let turns_before = lower(usize::from(setup.turn).saturating_sub(1), n);
    let turn = turns_before.and_then(|turns| u16::try_from(turns + 1).ok());
    setup.turn = turn.unwrap_or(setup.turn);
}

fn lower_ep(setup: &mut Setup, n: usize) {
    if let Some(ep) = setup.ep.get_mut(n % 2) {
        let fewer = lower(usize::from(*ep), n / 2).and_then(|fewer| u16::try_from(fewer).ok());
        *ep = fewer.unwrap_or(*ep);
    }
}

/// The `n`-th piece leaves its stack for the vacant square that is nearest to its home.
fn leave_stack(setup: &mut Setup, n: usize) {
    let Some(piece) = Piece::from_index(n) else {
        return;
    };
    let both = setup.pieces_on(setup[piece].square);
    let clear = match setup.ball {
        Ball::Loose(square) => vacant(setup).without(square),
        Ball::Held(_) => vacant(setup),
    };
    if let Some(square) = nearest(home(piece), clear) {
        setup[piece].square = square;
    }
    for member in both {
        (setup[member].top, setup[member].fresh) = (false, false);
    }
}

/// The `n`-th piece, a bottom, changes with its top, and holds the ball.
fn turn_stack_over(setup: &mut Setup, n: usize) {
    let (Some(piece), Some(top)) = (Piece::from_index(n), top_of_stack(setup, n)) else {
        return;
    };
    let fresh = setup[top].fresh;
    (setup[top].top, setup[top].fresh) = (false, false);
    (setup[piece].top, setup[piece].fresh) = (true, fresh);
    setup.ball = Ball::Held(piece);
}

/// Instead of the task to release a stack, its top has to stand up.
fn leave_stack_and_fall(setup: &mut Setup, n: usize) {
    if let Some(top) = top_of_stack(setup, n) {
        leave_stack(setup, n);
        setup[top].down = true;
    }
}

/// The top of the stack that the `n`-th piece is in.
fn top_of_stack(setup: &Setup, n: usize) -> Option<Piece> {
    let square = setup[Piece::from_index(n)?].square;
    setup.pieces_on(square).iter().find(|&piece| setup[piece].top)
}

fn standard_kind(setup: &mut Setup, n: usize) {
    if let Some(piece) = Piece::from_index(n) {
        setup[piece].kind = standard(piece).kind;
    }
}

/// Changes places with whatever is at home.
fn go_home(setup: &mut Setup, n: usize) {
    if let Some(piece) = Piece::from_index(n) {
        swap(setup, setup[piece].square, home(piece));
    }
}

/// Changes places with whatever is a step nearer home, first of all with nobody.
fn go_nearer_home(setup: &mut Setup, n: usize) {
    let Some(piece) = Piece::from_index(n) else {
        return;
    };
    let (from, to) = (setup[piece].square, home(piece));
    let nearer =
        |among| step_towards(from, to, among).filter(|step| step.distance(to) < from.distance(to));
    if let Some(square) = nearer(vacant(setup)).or_else(|| nearer(SquareSet::ALL)) {
        swap(setup, from, square);
    }
}

/// Whatever is on two squares changes places: pieces, stacks as they are, the loose ball.
fn swap(setup: &mut Setup, one: Square, other: Square) {
    let swapped = |square: Square| match square {
        _ if square == one => other,
        _ if square == other => one,
        _ => square,
    };
    for placement in &mut setup.pieces {
        placement.square = swapped(placement.square);
    }
    if let Ball::Loose(square) = &mut setup.ball {
        *square = swapped(*square);
    }
}

/// As near to the square of ATK 5 as there is room.
fn roll_the_ball_home(setup: &mut Setup, _: usize) {
    if let (Ball::Loose(_), Some(square)) = (setup.ball, nearest(home(Piece::A5), vacant(setup))) {
        setup.ball = Ball::Loose(square);
    }
}

/// A step towards the square of ATK 5.
fn roll_the_ball_nearer(setup: &mut Setup, _: usize) {
    if let Ball::Loose(square) = setup.ball {
        let nearer = step_towards(square, home(Piece::A5), vacant(setup));
        setup.ball = Ball::Loose(nearer.unwrap_or(square));
    }
}
