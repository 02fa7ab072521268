//! Who gets the ball, and where it may go (RULES.md, section 8).

use super::GameState;
use crate::board::{Half, Square, SquareSet};
use crate::piece::{Piece, PieceSet};

impl GameState {
    /// The active team-mates of a piece.
    #[inline]
    pub(super) fn active_team_mates(&self, piece: Piece) -> PieceSet {
        (self.active_pieces() & piece.team().pieces()).without(piece)
    }

    /// 8.2: the squares of the holder's network.
    pub(super) fn network_of(&self, holder: Piece) -> SquareSet {
        network(self.square_of(holder), self.squares_of(self.active_team_mates(holder)))
    }

    /// 8.4: whether a short pass of the holder can be meant for an active team-mate.
    #[inline]
    pub(super) const fn is_near(&self, holder: Piece, team_mate: Piece) -> bool {
        self.square_of(holder).within_4().contains(self.square_of(team_mate))
    }

    /// 8.4: where a short pass that is meant for `receiver` puts the ball.
    #[inline]
    pub(super) fn short_pass_squares(&self, receiver: Piece) -> Half {
        self.square_of(receiver).steps().on(self.vacant())
    }

    /// 8.5: where a long pass of the side to act puts the ball: vacant, and adjacent to none of its
    /// pieces.
    #[inline]
    pub(super) fn long_pass_squares(&self) -> SquareSet {
        self.vacant() - self.squares_of_team(self.side_to_act).neighbours()
    }

    /// 8.5: an own piece that is adjacent to a vacant square and so forbids a long pass to it.
    pub(super) fn piece_too_near(&self, square: Square) -> Option<Piece> {
        let too_near = |&piece: &Piece| self.square_of(piece).is_adjacent(square);
        self.side_to_act.pieces().iter().find(too_near)
    }
}

/// 8.2: the squares of the members of the holder's network but the holder: active team-mates to
/// whom a chain of adjacent ones leads.
#[inline]
pub(super) fn network(holder: Square, active_team_mates: SquareSet) -> SquareSet {
    let mut others = active_team_mates.without(holder);
    let mut network = SquareSet::EMPTY;
    let mut found = holder.neighbours() & others;
    // Whoever stands next to a member is one too, until no more are found.
    while !found.is_empty() {
        network |= found;
        others -= found;
        found = found.neighbours() & others;
    }
    network
}
