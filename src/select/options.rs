//! What can be chosen next.

use smallvec::SmallVec;

use super::Choice;
use crate::action::{ActionKind, Cost, Keeper};
use crate::board::SquareSet;
use crate::piece::PieceSet;

/// A kind of action that can be chosen, and what it costs and earns in AP and EP.
///
/// Only the AP of a move depend on its target: see [`Selection::cost`](crate::Selection::cost).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct KindOption {
    /// The kind.
    pub kind: ActionKind,
    /// The cost of its cheapest action.
    pub least: Cost,
    /// The cost of its dearest action.
    pub most: Cost,
}

/// Options, each once.
#[derive(Default)]
pub(super) struct Options {
    pub(super) pieces: PieceSet,
    /// In the order of the rules.
    pub(super) kinds: SmallVec<[KindOption; 8]>,
    pub(super) squares: SquareSet,
    pub(super) keepers: SmallVec<[Keeper; 2]>,
}

impl Options {
    /// Adds an option that leads to an action of this cost.
    pub(super) fn add(&mut self, option: Choice, cost: Cost) {
        match option {
            Choice::Piece(piece) => self.pieces.insert(piece),
            Choice::Square(square) => self.squares.insert(square),
            Choice::Keeper(keeper) => self.keepers.push(keeper), // the last of a path: comes once
            Choice::Kind(kind) => match self.kinds.iter_mut().find(|known| known.kind == kind) {
                None => {
                    let before = self.kinds.partition_point(|known| known.kind < kind);
                    self.kinds.insert(before, KindOption { kind, least: cost, most: cost });
                }
                Some(known) if cost.ap < known.least.ap => known.least = cost,
                Some(known) if cost.ap > known.most.ap => known.most = cost,
                Some(_) => {}
            },
        }
    }
}
