//! How the board is looked at: what both drawings share.

use crate::board::{Square, SquareSet};
use crate::piece::Team;

/// From which side the board is seen, and which squares are lit up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct View {
    /// The team at the bottom.
    pub(super) side: Team,
    pub(super) targets: SquareSet,
    pub(super) chosen: Option<Square>,
}

/// How a square is lit up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Light {
    None,
    Target,
    Chosen,
}

impl View {
    /// ATK at the bottom, nothing lit up.
    pub(super) const PLAIN: Self =
        Self { side: Team::Atk, targets: SquareSet::EMPTY, chosen: None };

    /// A square that is both chosen and a target counts as chosen.
    pub(super) fn light(self, square: Square) -> Light {
        if self.chosen == Some(square) {
            Light::Chosen
        } else if self.targets.contains(square) {
            Light::Target
        } else {
            Light::None
        }
    }

    /// The rows, 1 to 17, from the top of the drawing.
    pub(super) fn rows(self) -> impl Iterator<Item = u8> {
        (0..Square::ROWS).map(move |rows_above| match self.side {
            Team::Atk => Square::ROWS - rows_above,
            Team::Def => 1 + rows_above,
        })
    }

    /// The columns, A to M, from the left of the drawing.
    pub(super) fn columns(self) -> impl Iterator<Item = char> {
        (0..Square::COLUMNS).map(move |columns_before| match self.side {
            Team::Atk => (b'A' + columns_before) as char,
            Team::Def => (b'M' - columns_before) as char,
        })
    }

    /// How many columns a square has on its left, and how many rows above it.
    pub(super) fn place(self, square: Square) -> (u8, u8) {
        let column = square.column() as u8 - b'A';
        match self.side {
            Team::Atk => (column, Square::ROWS - square.row()),
            Team::Def => (Square::COLUMNS - 1 - column, square.row() - 1),
        }
    }
}
