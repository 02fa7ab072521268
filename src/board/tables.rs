//! Tables with a value for each square, made at compile time.

use super::Square;

/// A value for each square, at its [`Square::bit_number`]. Padded to all numbers of a byte, so that a
/// look-up needs no check.
pub(super) struct PerSquare<T>(pub(super) [T; 256]);

impl<T> PerSquare<T> {
    #[inline]
    #[allow(clippy::indexing_slicing)] // a byte is below 256
    pub(super) const fn get(&self, square: Square) -> &T {
        &self.0[square.bit_number() as usize]
    }
}

/// The table of a value for each square, with another one for the padding.
macro_rules! per_square {
    ($padding:expr, |$square:ident| $value:expr) => {{
        let mut table = [$padding; 256];
        let mut i = 0;
        while let Some($square) = Square::from_index(i) {
            #[allow(clippy::indexing_slicing)] // at compile time
            {
                table[$square.bit_number() as usize] = $value;
            }
            i += 1;
        }
        PerSquare(table)
    }};
}

pub(super) use per_square;
