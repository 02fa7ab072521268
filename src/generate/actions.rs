//! How actions are drawn and made simpler: taken apart into what a coach decides one after the
//! other.

use super::dice::Dice;
use super::{Draw, STEPS_OF_A_NUMBER, Simplify};
use crate::action::{Action, ActionKind, Keeper};
use crate::board::Square;
use crate::piece::Piece;

/// The parts of an action. Those that its kind does not have are the simplest.
#[derive(Clone, Copy)]
struct Parts {
    kind: ActionKind,
    piece: Piece,
    receiver: Piece,
    /// The first square in the text of the action.
    first: Square,
    second: Square,
    keeper: Option<Keeper>,
}

impl Parts {
    const fn new(kind: ActionKind, piece: Piece) -> Self {
        let (receiver, square) = (Piece::A1, Square::B1);
        Self { kind, piece, receiver, first: square, second: square, keeper: None }
    }

    fn of(action: Action) -> Self {
        let parts = Self::new(action.kind(), action.piece().unwrap_or(Piece::A1));
        match action {
            Action::Move { to: first, .. }
            | Action::Block { target: first, .. }
            | Action::Protection { target: first, .. }
            | Action::LongPass { to: first, .. }
            | Action::StandUp { to: first, .. } => Self { first, ..parts },
            Action::Dodge { target: first, exit: second, .. }
            | Action::TacticalDodge { landing: first, push: second, .. } => {
                Self { first, second, ..parts }
            }
            Action::HandOff { receiver, .. } => Self { receiver, ..parts },
            Action::ShortPass { receiver, to: first, .. } => Self { receiver, first, ..parts },
            Action::Convert | Action::End => parts,
            Action::Release { top_to: first, bottom_to: second, keeper, .. } => {
                Self { first, second, keeper, ..parts }
            }
        }
    }

    const fn action(self) -> Action {
        let Self { piece, receiver, first, second, keeper, .. } = self;
        match self.kind {
            ActionKind::Move => Action::Move { piece, to: first },
            ActionKind::Dodge => Action::Dodge { piece, target: first, exit: second },
            ActionKind::TacticalDodge => {
                Action::TacticalDodge { piece, landing: first, push: second }
            }
            ActionKind::Block => Action::Block { piece, target: first },
            ActionKind::Protection => Action::Protection { piece, target: first },
            ActionKind::HandOff => Action::HandOff { piece, receiver },
            ActionKind::ShortPass => Action::ShortPass { piece, receiver, to: first },
            ActionKind::LongPass => Action::LongPass { piece, to: first },
            ActionKind::Convert => Action::Convert,
            ActionKind::End => Action::End,
            ActionKind::StandUp => Action::StandUp { piece, to: first },
            ActionKind::Release => {
                Action::Release { top: piece, top_to: first, bottom_to: second, keeper }
            }
        }
    }

    /// Step `n` of one part.
    fn simpler(mut self, part: usize, n: usize) -> Option<Self> {
        match part {
            0 => self.kind = self.kind.simpler(n)?,
            1 => self.piece = self.piece.simpler(n)?,
            2 => self.receiver = self.receiver.simpler(n)?,
            3 => self.first = self.first.simpler(n)?,
            4 => self.second = self.second.simpler(n)?,
            _ => self.keeper = if n == 0 { None } else { Some(self.keeper?.simpler(n - 1)?) },
        }
        Some(self)
    }
}

/// How many there are.
const PARTS: usize = 6;

impl Draw for Action {
    /// Any action that can be written, legal somewhere or not.
    fn draw(dice: &mut impl Dice) -> Self {
        let parts = Parts {
            kind: ActionKind::draw(dice),
            piece: Piece::draw(dice),
            receiver: Piece::draw(dice),
            first: Square::draw(dice),
            second: Square::draw(dice),
            keeper: dice.pick([None, Some(Keeper::Top), Some(Keeper::Bottom)]),
        };
        parts.action()
    }
}

impl Simplify for Action {
    fn simplifications(&self) -> usize {
        PARTS * STEPS_OF_A_NUMBER
    }

    fn simpler(&self, n: usize) -> Option<Self> {
        let simpler = Parts::of(*self).simpler(n % PARTS, n / PARTS)?.action();
        (simpler != *self).then_some(simpler)
    }
}
