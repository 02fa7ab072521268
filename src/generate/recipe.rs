//! From wishes to a position that keeps section 12 of RULES.md, whatever is wished.

use super::near::{nearest, nth_nearest};
use crate::board::{Square, SquareSet};
use crate::piece::{Kind, Piece, PieceSet, Team};
use crate::rules::Rules;
use crate::setup::{Ball, Phase, Placement, Setup};
use crate::state::GameState;

/// What is wished of a position. Any wishes together are allowed: what clashes with section 12 is
/// left out or put nearby.
#[derive(Clone, Debug)]
pub(super) struct Recipe {
    /// At [`Piece::index`].
    pub(super) pieces: [PieceWish; Piece::COUNT],
    /// Places are counted from here, so that low numbers make a crowd.
    pub(super) centre: Square,
    /// Who holds the ball, unless it is loose; in a won position, who has scored.
    pub(super) holder: Piece,
    /// The loose ball's place: so many squares from the centre.
    pub(super) loose: Option<u8>,
    /// Of a won position it is the scorer's team instead.
    pub(super) side_to_act: Team,
    /// From 1.
    pub(super) turn: u16,
    /// The unblocking phase only comes out with an open task (12.5).
    pub(super) phase: Phase,
    /// 0 to 2, for the action phase.
    pub(super) ap: u8,
    /// For the action phase with a holder who may have got the ball so (12.6).
    pub(super) after_hand_off: bool,
    pub(super) rules: Rules,
    /// For the energy game.
    pub(super) ep: [u16; 2],
}

/// What is wished of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct PieceWish {
    pub(super) kind: Kind,
    /// So many squares from the centre; `None` for its square in the standard formation.
    pub(super) place: Option<u8>,
    /// To share the square of the nearest piece that stands alone.
    pub(super) stacking: Option<Stacking>,
    /// Not for tops (12.1) and the scorer (12.6).
    pub(super) down: bool,
    /// For tops of the side to act (12.3).
    pub(super) fresh: bool,
    /// For the side to act (12.3).
    pub(super) held_back: bool,
}

/// How a piece joins another one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stacking {
    OnTop,
    Under,
}

impl Recipe {
    /// The position, as near to the wishes as section 12 allows.
    pub(super) fn setup(&self) -> Setup {
        let mut draft = Draft::new(self);
        draft.place_all();
        draft.mark_all();
        draft.set_ball();
        draft.set_phase();
        draft.setup
    }

    fn wishes(&self) -> impl Iterator<Item = (Piece, PieceWish)> {
        Piece::all().zip(self.pieces.iter().copied())
    }
}

/// A position in the making.
struct Draft<'a> {
    recipe: &'a Recipe,
    /// Who is placed first and must not come to lie under another piece (12.6).
    scorer: Option<Piece>,
    setup: Setup,
    placed: PieceSet,
    /// Squares with one piece so far.
    lone: SquareSet,
    closed: SquareSet,
}

impl<'a> Draft<'a> {
    fn new(recipe: &'a Recipe) -> Self {
        let scorer = (recipe.phase == Phase::Won).then_some(recipe.holder);
        let setup = Setup {
            side_to_act: scorer.map_or(recipe.side_to_act, Piece::team),
            turn: recipe.turn.max(1),
            ep: if recipe.rules.energy { recipe.ep } else { [0, 0] },
            ..Setup::standard(recipe.rules)
        };
        let (placed, lone, closed) = (PieceSet::EMPTY, SquareSet::EMPTY, SquareSet::EMPTY);
        Self { recipe, scorer, setup, placed, lone, closed }
    }

    fn vacant(&self) -> SquareSet {
        !self.lone - self.closed
    }

    /// The scorer first, as long as there is room for it in the end zone.
    fn place_all(&mut self) {
        let scorer = self.scorer;
        let scorer_first = [true, false].map(|first| {
            self.recipe.wishes().filter(move |&(piece, _)| (Some(piece) == scorer) == first)
        });
        for (piece, wish) in scorer_first.into_iter().flatten() {
            self.place(piece, wish);
        }
    }

    fn place(&mut self, piece: Piece, wish: PieceWish) {
        // Until a piece is placed, the setup has its square in the standard formation.
        let home = self.setup[piece].square;
        let wished = wish.place.map_or(home, |n| nth_nearest(self.recipe.centre, n));
        self.setup[piece].kind = wish.kind;
        let joined = wish.stacking.and_then(|how| Some((how, nearest(wished, self.lone)?)));
        if let Some((how, square)) = joined {
            self.join(piece, how, square);
        } else if let Some(square) = nearest(wished, self.room_for(piece)) {
            self.setup[piece].square = square;
            self.lone.insert(square);
        }
        self.placed.insert(piece);
    }

    /// Where a piece can stand alone.
    fn room_for(&self, piece: Piece) -> SquareSet {
        let goal = self.recipe.rules.end_zone_of(piece.team().opponent());
        if Some(piece) == self.scorer { self.vacant() & goal } else { self.vacant() }
    }

    /// Makes a stack with the piece that stands alone on a square.
    fn join(&mut self, piece: Piece, how: Stacking, square: Square) {
        let there = (self.setup.pieces_on(square) & self.placed).first();
        let below_the_scorer = there.is_some() && there == self.scorer;
        let top = if how == Stacking::Under || below_the_scorer { there } else { Some(piece) };
        self.setup[piece].square = square;
        self.setup[top.unwrap_or(piece)].top = true;
        self.lone.remove(square);
        self.closed.insert(square);
    }

    /// 12.1, 12.3 and 12.6.
    fn mark_all(&mut self) {
        let side_to_act = self.setup.side_to_act;
        for (piece, wish) in self.recipe.wishes() {
            let own = piece.team() == side_to_act;
            let Placement { down, top, fresh, held_back, .. } = &mut self.setup[piece];
            *down = wish.down && !*top && Some(piece) != self.scorer;
            *fresh = wish.fresh && *top && own;
            *held_back = wish.held_back && own;
        }
    }

    /// 12.2: of a stack, the top holds the ball.
    fn set_ball(&mut self) {
        let centre = self.recipe.centre;
        let loose = self.recipe.loose.filter(|_| self.scorer.is_none());
        let square = loose.and_then(|n| nearest(nth_nearest(centre, n), self.vacant()));
        self.setup.ball = if let Some(square) = square {
            Ball::Loose(square)
        } else {
            let there = self.setup.pieces_on(self.setup[self.recipe.holder].square);
            let top = there.iter().find(|&piece| self.setup[piece].top);
            Ball::Held(top.unwrap_or(self.recipe.holder))
        };
    }

    /// 12.4 to 12.6.
    fn set_phase(&mut self) {
        self.setup.phase = self.recipe.phase;
        self.setup.ap = 0;
        let unblocks = self.setup.phase == Phase::Unblock;
        if unblocks && GameState::try_from(&self.setup).is_err() {
            self.setup.phase = Phase::Action; // nothing else can be wrong with it: no task is open
        }
        if self.setup.phase == Phase::Action {
            self.setup.ap = self.recipe.ap.min(2);
            self.setup.after_hand_off = self.recipe.after_hand_off && self.own_active_holder();
        }
    }

    fn own_active_holder(&self) -> bool {
        let Ball::Held(holder) = self.setup.ball else {
            return false;
        };
        let Placement { square, down, .. } = self.setup[holder];
        holder.team() == self.setup.side_to_act && !down && self.lone.contains(square)
    }
}
