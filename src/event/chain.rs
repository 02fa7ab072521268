//! The pieces along which a hand-off goes (RULES.md, 8.2).

use core::fmt;
use core::ops::Deref;

use smallvec::SmallVec;

use crate::piece::{Piece, PieceSet};
use crate::state::GameState;

/// As many pieces as a chain can have: a whole team.
const LONGEST: usize = Piece::PER_TEAM as usize;

/// The pieces along which a hand-off goes, from the holder to the receiver
/// ([8.2](crate::rulebook#r8.2)): 2 to 7 different pieces of one team. A slice in all but name.
///
/// In an [`Event`](crate::Event) it is a shortest chain of active team-mates, each adjacent to the
/// next; of several, the one whose pieces come first in their order.
///
/// ```
/// use ball_rules::{Chain, Event, GameState, Piece};
///
/// let text = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";
/// let mut state: GameState = text.parse()?;
/// let events = state.apply_with_events("A5=A3".parse()?)?;
/// let chain = Chain::new(&[Piece::A5, Piece::A2, Piece::A6, Piece::A3]).unwrap();
/// assert_eq!(*events, [Event::HandedOff { chain }]);
/// assert_eq!((chain.holder(), chain.receiver()), (Piece::A5, Piece::A3));
/// # Ok::<(), ball_rules::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Chain {
    /// Behind the last piece of the chain stands the holder, so that equal chains are equal here.
    pieces: [Piece; LONGEST],
    /// 2 to 7.
    len: u8,
}

impl Chain {
    /// The chain of these pieces; `None` unless they are 2 to 7 different pieces of one team.
    /// Whether they stand in a row is a question to a position, and not asked here.
    #[must_use]
    pub fn new(pieces: &[Piece]) -> Option<Self> {
        let members: PieceSet = pieces.iter().copied().collect();
        let (&holder, others) = pieces.split_first()?;
        let different = members.len() == pieces.len();
        if others.is_empty() || !different || !members.is_subset(holder.team().pieces()) {
            return None;
        }
        let mut chain = Self { pieces: [holder; LONGEST], len: 0 };
        for (place, &piece) in chain.pieces.iter_mut().zip(pieces) {
            *place = piece;
            chain.len += 1;
        }
        Some(chain)
    }

    /// Who held the ball before: the first of the chain.
    #[must_use]
    pub const fn holder(&self) -> Piece {
        let [holder, ..] = self.pieces;
        holder
    }

    /// Who holds the ball afterwards: the last of the chain.
    #[must_use]
    pub fn receiver(&self) -> Piece {
        self.last().copied().unwrap_or(self.holder())
    }

    /// The chain of a legal hand-off. Nobody moves in it, so that it is the same before and after.
    pub(super) fn shortest(state: &GameState, holder: Piece, receiver: Piece) -> Self {
        let members = state.active_pieces() & holder.team().pieces();
        // Rings of members round the receiver, each one step further from it; the holder's is left
        // out. Inwards from the holder, each ring has a piece that is adjacent to the last.
        let mut rings: SmallVec<[PieceSet; LONGEST]> = SmallVec::new();
        let mut ring = PieceSet::only(receiver);
        let mut inside = ring;
        while !ring.contains(holder) && !ring.is_empty() {
            rings.push(ring);
            ring = adjacent(state, ring, members - inside);
            inside |= ring;
        }
        let mut chain = Self { pieces: [holder; LONGEST], len: 1 };
        let mut last = holder;
        for (place, &ring) in chain.pieces.iter_mut().skip(1).zip(rings.iter().rev()) {
            last = adjacent(state, last.into(), ring).first().unwrap_or(receiver);
            *place = last;
            chain.len += 1;
        }
        chain
    }
}

/// Those of `members` that are adjacent to at least one of `pieces`.
fn adjacent(state: &GameState, pieces: PieceSet, members: PieceSet) -> PieceSet {
    let around = state.squares_of(pieces).neighbours();
    members.iter().filter(|&piece| around.contains(state.square_of(piece))).collect()
}

impl Deref for Chain {
    type Target = [Piece];

    fn deref(&self) -> &[Piece] {
        self.pieces.get(..usize::from(self.len)).unwrap_or(&self.pieces)
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
