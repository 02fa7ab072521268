//! The signs of which drawings are made, in Unicode and in ASCII.

use crate::piece::{Kind, Piece};

#[derive(Clone, Copy)]
pub(super) struct Signs {
    ascii: bool,
    pub(super) ball: char,
    /// A striped square on which nothing is.
    pub(super) square: char,
    /// The same in an end zone.
    pub(super) end_zone_square: char,
}

impl Signs {
    pub(super) const fn new(ascii: bool) -> Self {
        if ascii {
            Self { ascii, ball: '@', square: '.', end_zone_square: ':' }
        } else {
            Self { ascii, ball: '●', square: '·', end_zone_square: '░' }
        }
    }

    /// Kind, team and number; in lower case when down.
    pub(super) fn piece(self, kind: Kind, piece: Piece, down: bool) -> [char; 3] {
        let kind = if self.ascii { kind.letter() } else { kind.symbol() };
        let number = (b'0' + piece.number()) as char;
        let sign = [kind, piece.team().letter(), number];
        if down { sign.map(|character| character.to_ascii_lowercase()) } else { sign }
    }
}
