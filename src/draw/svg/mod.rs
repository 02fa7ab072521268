//! The board as a self-contained SVG.

mod arrows;
mod board;
mod lights;
mod pieces;
mod place;
mod shapes;
mod style;
mod turn;

use core::fmt;

use super::view::View;
use super::words::{BoardWords, TurnWords};
use crate::action::Action;
use crate::board::{Square, SquareSet};
use crate::piece::Team;
use crate::state::GameState;

/// A drawing of the board as an SVG, made by [`GameState::svg`] and written by `Display`: one `svg`
/// element, to be saved as a file or put into a page as it is.
///
/// It is self-contained: no script, no font, no link, no id. Its style sheet has a light and a dark
/// half and touches nothing outside the drawing. It has a `viewBox` and no size, and takes the width
/// that is given to it. Kinds are shapes; the teams differ in colour and in being filled or
/// outlined; a piece that is down is tilted, and a bottom looks out from under its top. Every piece
/// has a `<title>`, and the whole is told in words for those who hear it.
///
/// For the code of a page, each square is an element with `data-square="8E"`, each piece one with
/// `data-piece="A5"`. These two attributes stay as they are; all else may look different in another
/// release. The same drawing is always the same text.
///
/// ```
/// use ball_rules::{Action, GameState, Square, Team};
///
/// let before = GameState::default();
/// let mut state = before;
/// let action: Action = "D2-9F".parse()?;
/// state.apply(action)?;
/// let drawing = state
///     .svg()
///     .last_action(&before, action)
///     .chosen(Square::F9)
///     .targets(Square::F9.neighbours())
///     .from_side(Team::Def);
/// assert!(drawing.to_string().starts_with("<svg "));
/// # Ok::<(), ball_rules::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct SvgDrawing {
    state: GameState,
    view: View,
    last: Option<(GameState, Action)>,
}

impl SvgDrawing {
    pub(super) const fn new(state: GameState) -> Self {
        Self { state, view: View::PLAIN, last: None }
    }

    /// With these squares lit up, such as the targets that [`Selection::squares`] offers.
    ///
    /// [`Selection::squares`]: crate::Selection::squares
    #[must_use]
    pub const fn targets(mut self, squares: SquareSet) -> Self {
        self.view.targets = squares;
        self
    }

    /// With this square lit up as the chosen one, even if it is a target too.
    #[must_use]
    pub const fn chosen(mut self, square: Square) -> Self {
        self.view.chosen = Some(square);
        self
    }

    /// As the coach of this team sees it: its own end zone at the bottom. ATK unless said otherwise.
    #[must_use]
    pub const fn from_side(mut self, team: Team) -> Self {
        self.view.side = team;
        self
    }

    /// With arrows for what an action moved that was applied to the position `before`: pieces that
    /// act, pieces that are pushed or let go, and the ball where it leaves its holder. An action
    /// that is illegal in `before` has no arrows.
    #[must_use]
    pub const fn last_action(mut self, before: &GameState, action: Action) -> Self {
        self.last = Some((*before, action));
        self
    }
}

impl fmt::Display for SvgDrawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (state, view) = (&self.state, self.view);
        let (width, height) = (place::WIDTH, place::HEIGHT);
        writeln!(
            f,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"ball-rules\" role=\"img\" \
             viewBox=\"0 0 {width} {height}\">"
        )?;
        writeln!(f, "<title>BALL. {}</title>", TurnWords(state))?;
        writeln!(f, "<desc>{}</desc>", BoardWords(state))?;
        writeln!(f, "<style>\n{}</style>", style::SHEET)?;
        writeln!(f, "<rect class=\"paper\" width=\"{width}\" height=\"{height}\" rx=\"24\"/>")?;
        turn::write(f, state)?;
        board::write(f, state, view)?;
        lights::write(f, state, view)?;
        if let Some((before, action)) = self.last {
            arrows::write(f, &before, action, view)?;
        }
        pieces::write(f, state, view)?;
        f.write_str("</svg>")
    }
}
