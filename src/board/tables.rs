//! Tables with a value for each square, made at compile time.

use super::Square;

/// A value for each square, at its [`Square::bit_number`]. Padded to a power of two, so that a look-up
/// is a mask and no check.
pub(super) struct PerSquare<T>(pub(super) [T; 128]);

impl<T> PerSquare<T> {
    #[inline]
    #[allow(clippy::indexing_slicing)] // the mask keeps the index below 128
    pub(super) const fn get(&self, square: Square) -> &T {
        &self.0[square.bit_number() as usize & 127]
    }
}

/// The table of a value for each square, with another one for the padding.
macro_rules! per_square {
    ($padding:expr, |$square:ident| $value:expr) => {{
        let mut table = [$padding; 128];
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
