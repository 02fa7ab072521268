//! Squares by their distance from another one.

use core::iter;

use crate::board::{Square, SquareSet};

/// The squares at distance 0, 1, 2 and so on, as far as the board goes.
fn rings(centre: Square) -> impl Iterator<Item = SquareSet> {
    let mut inside = SquareSet::EMPTY;
    let mut ring = SquareSet::only(centre);
    iter::from_fn(move || {
        let this = ring;
        inside |= this;
        ring = this.neighbours() - inside;
        (!this.is_empty()).then_some(this)
    })
}

/// The square of a set that is nearest to another one.
pub(super) fn nearest(to: Square, among: SquareSet) -> Option<Square> {
    rings(to).find_map(|ring| (ring & among).first())
}

/// The square that comes `n` squares after `to` in the order of their distance from it.
pub(super) fn nth_nearest(to: Square, n: u8) -> Square {
    rings(to).flatten().nth(usize::from(n)).unwrap_or(to)
}

/// The square a step from `from` that is nearest to `to`, of those in a set.
pub(super) fn step_towards(from: Square, to: Square, among: SquareSet) -> Option<Square> {
    (from.neighbours() & among).iter().min_by_key(|square| square.distance(to))
}
