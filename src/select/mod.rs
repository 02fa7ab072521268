//! Choosing an action step by step, for front ends: a projection of the legal actions, on
//! [`GameState`]'s public face alone. No rule stands here.

mod choice;
mod options;
mod reason;

use core::convert::Infallible;
use core::ops::ControlFlow;

use self::options::Options;
use crate::action::{Action, ActionKind, Cost, Keeper};
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, PieceSet};
use crate::state::{GameState, IllegalAction, Occupant};

pub use choice::{Choice, Step};
pub use options::KindOption;
pub use reason::NotAnOption;

/// The most choices that lead to an action: the top, release, two squares, and who keeps the ball.
const LONGEST_PATH: usize = 5;

/// The choice of an action, step by step, without touching the game: a piece, what it does, then the
/// squares that this asks for.
///
/// It holds the position and the choices so far. What can be chosen next is what the legal actions
/// that are left have in that place, no more and no less: each legal action is reached by exactly
/// one row of choices, and nothing else is.
///
/// | kind | after the piece and the kind |
/// |---|---|
/// | move, block, protection, stand up | target |
/// | dodge | target, exit |
/// | tactical dodge | landing, push |
/// | hand-off | receiver |
/// | short pass | receiver, the ball's square |
/// | long pass | the ball's square |
/// | release | the top's square, the bottom's square, and if the top holds the ball, the keeper |
/// | convert, end | nothing: chosen instead of a piece |
///
/// Whatever is no option is refused with a reason, and changes nothing. Every question may be asked
/// on every movement of the mouse.
///
/// ```
/// use ball_rules::{Action, ActionKind, GameState, Piece, Selection, Square, Step};
///
/// let game = GameState::default();
/// let mut choice = Selection::new(game);
/// assert!(choice.pieces().contains(Piece::D1));
/// assert_eq!(choice.why_not(Piece::A5).unwrap().to_string(), "A5 cannot act, since it is DEF's turn");
///
/// choice.choose_piece(Piece::D1)?;
/// assert_eq!(choice.choose_kind(ActionKind::Dodge)?, Step::Target);
/// assert_eq!(choice.squares(), Square::I8.into()); // what to light up
/// assert_eq!(choice.choose_square(Square::I8)?, Step::Exit);
/// assert_eq!(choice.why_not_square(Square::H7).unwrap().to_string(), "7H is not vacant: A6 stands there");
///
/// choice.back(); // another target, then: but there is only this one
/// choice.choose(choice.only_option().unwrap())?;
/// let wanted: Action = "D1x8I-9J".parse().unwrap();
/// assert_eq!(choice.choose_square(Square::J9)?, Step::Done(wanted));
/// assert!(game.is_legal(wanted));
/// # Ok::<(), ball_rules::NotAnOption>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Selection {
    state: GameState,
    /// The first choices on the path of a legal action, then `None`s.
    choices: [Option<Choice>; LONGEST_PATH],
}

impl Selection {
    /// Nothing chosen yet, in this position.
    #[must_use]
    pub const fn new(state: GameState) -> Self {
        Self { state, choices: [None; LONGEST_PATH] }
    }

    /// The position in which an action is chosen.
    #[must_use]
    pub const fn state(&self) -> &GameState {
        &self.state
    }

    /// What is to be chosen next, or the action when the choice is complete. In a won position a
    /// piece, of which there is none to choose.
    #[must_use]
    pub fn what_next(&self) -> Step {
        let first = self.visit(|action, next| {
            ControlFlow::Break(next.map_or(Step::Done(action), |(step, _)| step))
        });
        first.break_value().unwrap_or(Step::Piece)
    }

    /// The choices so far, the first one first. A receiver that was chosen by its square is among
    /// them as the piece that it is.
    pub fn choices(&self) -> impl Iterator<Item = Choice> {
        self.choices.iter().copied().flatten()
    }

    /// The piece that acts, once it is chosen.
    #[must_use]
    pub fn piece(&self) -> Option<Piece> {
        self.choices().next().and_then(Choice::piece)
    }

    /// What is done, once it is chosen.
    #[must_use]
    pub fn kind(&self) -> Option<ActionKind> {
        self.choices().find_map(Choice::kind)
    }

    /// All that can be chosen now, each option once: pieces, then kinds, then squares, then keepers.
    /// None when the choice is complete, or the game is won.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Choice, GameState, Piece, Selection};
    /// let choice = Selection::new(GameState::default());
    /// assert!(choice.options().any(|option| option == Choice::Piece(Piece::D5)));
    /// assert_eq!(choice.options().last(), Some(Choice::Kind(ActionKind::End)));
    /// ```
    pub fn options(&self) -> impl Iterator<Item = Choice> + use<> {
        let Options { pieces, kinds, squares, keepers } = self.offered();
        let pieces = pieces.iter().map(Choice::Piece);
        let kinds = kinds.into_iter().map(|option| Choice::Kind(option.kind));
        let squares = squares.iter().map(Choice::Square);
        pieces.chain(kinds).chain(squares).chain(keepers.into_iter().map(Choice::Keeper))
    }

    /// The only option, when there is just one: a front end may take it at once.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Choice, GameState, Piece, Selection};
    /// let unblocking = "O8E-,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 u z1";
    /// let mut choice = Selection::new(unblocking.parse().unwrap());
    /// while let Some(option) = choice.only_option() {
    ///     choice.choose(option)?;
    /// }
    /// let chosen: Vec<Choice> = choice.choices().collect();
    /// assert_eq!(chosen, [Choice::Piece(Piece::A1), Choice::Kind(ActionKind::StandUp)]);
    /// # Ok::<(), ball_rules::NotAnOption>(())
    /// ```
    #[must_use]
    pub fn only_option(&self) -> Option<Choice> {
        let mut options = self.options();
        let first = options.next()?;
        options.next().is_none().then_some(first)
    }

    /// The pieces that can be chosen now: at the start those that have something to do, later the
    /// receivers. Empty where no piece is asked for.
    #[must_use]
    pub fn pieces(&self) -> PieceSet {
        self.offered().pieces
    }

    /// The squares to light up: those that can be chosen now. Where pieces are asked for, the
    /// squares on which they stand. Empty where neither is.
    #[must_use]
    pub fn squares(&self) -> SquareSet {
        let options = self.offered();
        options.squares.union(self.state.squares_of(options.pieces))
    }

    /// The kinds of action that can be chosen now, in the order of the rules: those of the chosen
    /// piece, or before a piece is chosen, the coach's own, convert and end. Empty where no kind is
    /// asked for.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Cost, GameState, Piece, Selection};
    /// let mut choice = Selection::new(GameState::default());
    /// assert!(choice.kinds().map(|option| option.kind).eq([ActionKind::End]));
    ///
    /// choice.choose_piece(Piece::D2)?;
    /// let moves = choice.kinds().next().unwrap();
    /// assert_eq!(moves.kind, ActionKind::Move);
    /// assert_eq!((moves.least.ap, moves.most.ap), (1, 2));
    /// # Ok::<(), ball_rules::NotAnOption>(())
    /// ```
    pub fn kinds(&self) -> impl ExactSizeIterator<Item = KindOption> + use<> {
        self.offered().kinds.into_iter()
    }

    /// What the action costs and earns if this square is chosen now, in AP and EP. `None` when the
    /// square is no option, or it is not chosen yet what is done.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, Cost, GameState, Piece, Selection, Square};
    /// let mut choice = Selection::new(GameState::default());
    /// choice.choose_piece(Piece::D2)?;
    /// choice.choose_kind(ActionKind::Move)?;
    /// assert_eq!(choice.cost(Square::F9), Some(Cost { ap: 1, ep: 0 }));
    /// assert_eq!(choice.cost(Square::G12), Some(Cost { ap: 2, ep: 0 }));
    /// assert_eq!(choice.cost(Square::G8), None);
    /// # Ok::<(), ball_rules::NotAnOption>(())
    /// ```
    #[must_use]
    pub fn cost(&self, square: Square) -> Option<Cost> {
        self.kind()?;
        let first = self.visit(|action, next| {
            let at = match next {
                Some((_, Choice::Square(square))) => Some(square),
                Some((_, Choice::Piece(piece))) => Some(self.state.square_of(piece)),
                _ => None,
            };
            match at == Some(square) {
                true => ControlFlow::Break(self.state.cost_of(action)),
                false => ControlFlow::Continue(()),
            }
        });
        first.break_value()
    }

    /// Makes a choice, and says what is to be chosen next.
    ///
    /// # Errors
    ///
    /// Why it is no option; the selection is then as before.
    pub fn choose(&mut self, choice: Choice) -> Result<Step, NotAnOption> {
        if let Some(winner) = self.state.winner() {
            return Err(IllegalAction::GameOver { winner }.into());
        }
        let choice = self.on_the_board(choice)?;
        let is_option = self.visit(|_, next| match next {
            Some((_, option)) if option == choice => ControlFlow::Break(()),
            _ => ControlFlow::Continue(()),
        });
        if is_option.is_continue() {
            return Err(self.reason_against(choice));
        }
        *self = self.with(choice);
        Ok(self.what_next())
    }

    /// Chooses the piece that acts, or the receiver, whichever is asked for.
    ///
    /// # Errors
    ///
    /// Why it is no option; the selection is then as before.
    pub fn choose_piece(&mut self, piece: Piece) -> Result<Step, NotAnOption> {
        self.choose(Choice::Piece(piece))
    }

    /// Chooses what the piece does; or before a piece is chosen, what the coach does, convert or
    /// end.
    ///
    /// # Errors
    ///
    /// Why it is no option; the selection is then as before.
    pub fn choose_kind(&mut self, kind: ActionKind) -> Result<Step, NotAnOption> {
        self.choose(Choice::Kind(kind))
    }

    /// Chooses a square, or where a piece is asked for, the piece that stands on it.
    ///
    /// # Errors
    ///
    /// Why it is no option; the selection is then as before.
    pub fn choose_square(&mut self, square: Square) -> Result<Step, NotAnOption> {
        self.choose(Choice::Square(square))
    }

    /// Chooses who keeps the ball in a release.
    ///
    /// # Errors
    ///
    /// Why it is no option; the selection is then as before.
    pub fn choose_keeper(&mut self, keeper: Keeper) -> Result<Step, NotAnOption> {
        self.choose(Choice::Keeper(keeper))
    }

    /// Why a piece cannot be chosen now; `None` when it can.
    ///
    /// ```
    /// # use ball_rules::{GameState, IllegalAction, NotAnOption, Piece, Selection};
    /// let state: GameState = "O8E-,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1"
    ///     .parse()
    ///     .unwrap();
    /// let choice = Selection::new(state);
    /// let down = IllegalAction::Down { piece: Piece::A1 };
    /// assert_eq!(choice.why_not(Piece::A1), Some(NotAnOption::Illegal(down)));
    /// assert_eq!(choice.why_not(Piece::A2), None);
    /// ```
    #[must_use]
    pub fn why_not(&self, piece: Piece) -> Option<NotAnOption> {
        self.refusal(Choice::Piece(piece))
    }

    /// Why a kind of action cannot be chosen now; `None` when it can.
    ///
    /// ```
    /// # use ball_rules::{ActionKind, GameState, Piece, Selection};
    /// let mut choice = Selection::new(GameState::default());
    /// choice.choose_piece(Piece::D5)?;
    /// assert_eq!(choice.why_not_kind(ActionKind::Move), None);
    /// let reason = choice.why_not_kind(ActionKind::LongPass).unwrap();
    /// assert_eq!(reason.to_string(), "D5 does not hold the ball");
    /// # Ok::<(), ball_rules::NotAnOption>(())
    /// ```
    #[must_use]
    pub fn why_not_kind(&self, kind: ActionKind) -> Option<NotAnOption> {
        self.refusal(Choice::Kind(kind))
    }

    /// Why a square cannot be chosen now; `None` when it can.
    #[must_use]
    pub fn why_not_square(&self, square: Square) -> Option<NotAnOption> {
        self.refusal(Choice::Square(square))
    }

    /// Takes the last choice back, and returns it; `None` when nothing was chosen.
    pub fn back(&mut self) -> Option<Choice> {
        self.choices.iter_mut().rev().find_map(Option::take)
    }

    /// Drops all choices.
    pub fn cancel(&mut self) {
        *self = Self::new(self.state);
    }

    /// The same with one choice more. An option is the next choice on a path, so there is room.
    fn with(mut self, choice: Choice) -> Self {
        if let Some(next) = self.choices.iter_mut().find(|choice| choice.is_none()) {
            *next = Some(choice);
        }
        self
    }

    fn refusal(mut self, choice: Choice) -> Option<NotAnOption> {
        self.choose(choice).err()
    }

    /// The choice that a square means: where a piece is asked for, the piece that stands on it. Of a
    /// stack that is the top, unless the bottom alone is an own piece.
    fn on_the_board(&self, choice: Choice) -> Result<Choice, NotAnOption> {
        let (Choice::Square(square), Step::Piece | Step::Receiver) = (choice, self.what_next())
        else {
            return Ok(choice);
        };
        let own = self.state.side_to_act().pieces();
        match self.state.at(square) {
            Occupant::None => Err(IllegalAction::NobodyThere { square }.into()),
            Occupant::Stack { top, bottom } if own.contains(bottom) && !own.contains(top) => {
                Ok(Choice::Piece(bottom))
            }
            Occupant::One(piece) | Occupant::Stack { top: piece, .. } => Ok(Choice::Piece(piece)),
        }
    }

    /// What can be chosen next: the projection of the legal actions that are left.
    fn offered(&self) -> Options {
        let mut options = Options::default();
        let ControlFlow::Continue(()) = self.visit::<Infallible>(|action, next| {
            if let Some((_, option)) = next {
                options.add(option, self.state.cost_of(action));
            }
            ControlFlow::Continue(())
        });
        options
    }

    /// Visits the legal actions to which the choices so far lead, each with the choice that comes
    /// next on its path and the step of that, `None` when its path is complete.
    fn visit<B>(
        &self,
        mut visit: impl FnMut(Action, Option<(Step, Choice)>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let visit_if_left = |action| {
            let mut path = choice::path(action);
            let mut so_far = self.choices();
            if so_far.all(|choice| path.next().is_some_and(|(_, next)| next == choice)) {
                visit(action, path.next())
            } else {
                ControlFlow::Continue(())
            }
        };
        match self.piece() {
            Some(piece) => self.state.visit_legal_actions_of(piece, visit_if_left),
            None => self.state.visit_legal_actions(visit_if_left),
        }
    }
}
