//! Teams, kinds and pieces (RULES.md, 2.1 and 2.2).

use crate::bit_set::bit_set;

/// One of the two teams, or its coach.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Team {
    /// ATK, whose end zone begins at row 1. Piece 5 of this team starts with the ball.
    Atk,
    /// DEF, whose end zone begins at row 17. It has the first turn.
    Def,
}

impl Team {
    /// Both, ATK first.
    pub const ALL: [Self; 2] = [Self::Atk, Self::Def];

    /// The other team.
    #[inline]
    #[must_use]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Atk => Self::Def,
            Self::Def => Self::Atk,
        }
    }

    /// 0 for ATK, 1 for DEF: the index in arrays with an item per team.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `'A'` or `'D'`, as texts of pieces and positions have it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Atk => 'A',
            Self::Def => 'D',
        }
    }

    /// The team's seven pieces.
    #[inline]
    #[must_use]
    pub const fn pieces(self) -> PieceSet {
        match self {
            Self::Atk => PieceSet(0x7F),
            Self::Def => PieceSet(0x7F << Piece::PER_TEAM),
        }
    }
}

/// How a piece moves ([2.1](crate::rulebook#r2.1), [2.2](crate::rulebook#r2.2)). Every kind can go
/// one step; the kinds differ in their routes of 2 squares.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// X: 2 squares diagonally.
    X,
    /// O: 2 squares along a row or column.
    O,
    /// Box: both.
    Box,
}

impl Kind {
    /// All three.
    pub const ALL: [Self; 3] = [Self::X, Self::O, Self::Box];

    /// Whether it can go 2 squares diagonally.
    #[inline]
    #[must_use]
    pub const fn goes_diagonally(self) -> bool {
        matches!(self, Self::X | Self::Box)
    }

    /// Whether it can go 2 squares along a row or column.
    #[inline]
    #[must_use]
    pub const fn goes_straight(self) -> bool {
        matches!(self, Self::O | Self::Box)
    }

    /// `'X'`, `'O'` or `'□'`, as people draw it.
    #[must_use]
    pub const fn symbol(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
            Self::Box => '□',
        }
    }

    /// `'X'`, `'O'` or `'#'`, as the text of positions has it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
            Self::Box => '#',
        }
    }
}

/// One of the fourteen pieces: a team and a number, 1 to 7 ([2.1](crate::rulebook#r2.1)).
///
/// ```
/// use ball_rules::{Piece, Team};
///
/// let piece = Piece::new(Team::Atk, 5).unwrap();
/// assert_eq!(piece, Piece::A5);
/// assert_eq!(piece.to_string(), "A5");
/// assert_eq!(Piece::new(Team::Atk, 8), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// How many pieces there are: 14.
    pub const COUNT: usize = 14;

    /// How many pieces a team has: 7.
    pub const PER_TEAM: u8 = 7;

    /// The piece of a team with a number, 1 to 7.
    #[must_use]
    pub const fn new(team: Team, number: u8) -> Option<Self> {
        if number < 1 || number > Self::PER_TEAM {
            return None;
        }
        Some(Self(team as u8 * Self::PER_TEAM + number - 1))
    }

    /// The piece with this [index](Piece::index), 0 to 13.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The bit of this piece in a set.
    #[inline]
    pub(crate) const fn bit(self) -> u16 {
        1 << self.0
    }

    /// The first piece among bits of a set, which are not 0.
    #[inline]
    pub(crate) const fn first_of(bits: u16) -> Self {
        Self(bits.trailing_zeros() as u8)
    }

    /// These bits, which are not 0, but for that of the first piece.
    #[inline]
    pub(crate) const fn behind_first(bits: u16) -> u16 {
        bits & (bits - 1)
    }

    /// The last piece among bits of a set, which are not 0.
    #[inline]
    pub(crate) const fn last_of(bits: u16) -> Self {
        Self(bits.ilog2() as u8)
    }

    /// Its place in the order of pieces, 0 to 13: ATK's 1 to 7, then DEF's. Stable.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Its team.
    #[inline]
    #[must_use]
    pub const fn team(self) -> Team {
        if self.0 < Self::PER_TEAM { Team::Atk } else { Team::Def }
    }

    /// Its number, 1 to 7.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 % Self::PER_TEAM + 1
    }

    /// All fourteen, in their order.
    #[must_use]
    pub const fn all() -> Pieces {
        PieceSet::ALL.iter()
    }
}

macro_rules! named_pieces {
    ($($name:ident = $index:literal)*) => {
        /// The pieces by name.
        impl Piece {
            $(
                #[allow(missing_docs)]
                pub const $name: Self = Self($index);
            )*
        }
    };
}

named_pieces! {
    A1 = 0 A2 = 1 A3 = 2 A4 = 3 A5 = 4 A6 = 5 A7 = 6
    D1 = 7 D2 = 8 D3 = 9 D4 = 10 D5 = 11 D6 = 12 D7 = 13
}

bit_set! {
    /// A set of pieces: 14 bits in a `u16`, the bit of a piece being its [`Piece::index`].
    ///
    /// `|`, `&`, `^`, `-` and `!` are union, intersection, symmetric difference, difference and
    /// complement (among the 14 pieces).
    ///
    /// ```
    /// use ball_rules::{Piece, PieceSet, Team};
    ///
    /// let attackers = Team::Atk.pieces();
    /// assert_eq!(attackers.len(), 7);
    /// assert_eq!(!attackers, Team::Def.pieces());
    /// assert!((attackers - Piece::A5.into()).contains(Piece::A4));
    /// ```
    pub struct PieceSet(u16) of Piece, all (1 << Piece::COUNT) - 1;

    /// The pieces of a [`PieceSet`], in their order.
    pub struct Pieces;
}
