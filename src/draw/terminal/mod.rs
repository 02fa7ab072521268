//! The board as text for a terminal.

mod legend;
mod line;
mod signs;

use core::fmt;

use super::view::{Light, View};
use super::words::TurnWords;
use crate::board::{Square, SquareSet};
use crate::piece::{Piece, PieceSet, Team};
use crate::setup::Ball;
use crate::state::{GameState, Occupant};
use line::{Line, Style};
use signs::Signs;

pub use legend::BoardLegend;

/// A drawing of the board for a terminal, made by [`GameState::board`] and printed by `Display`
/// (without a line break at the end).
///
/// It fits 80 columns and 20 lines and shows all of the position but the switches; its
/// [`legend`](Self::legend) explains the signs. The same drawing always prints the same text, but
/// the text is no stable format: a release may draw better. To store positions use their
/// [text](crate::notation#positions).
///
/// Some signs beyond ASCII take two columns in terminals that are set up for East Asian text;
/// [`ascii`](Self::ascii) has none of them.
///
/// ```
/// use ball_rules::{GameState, Square};
///
/// let state = GameState::default();
/// let drawing = state.board().ascii().chosen(Square::G10).targets(Square::G10.neighbours());
/// println!("{drawing}\n\n{}", drawing.legend());
/// # assert!(drawing.to_string().contains("[#D2]"));
/// # assert!(drawing.to_string().contains("( . )"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardDrawing {
    state: GameState,
    view: View,
    ascii: bool,
    colours: bool,
}

impl BoardDrawing {
    pub(super) const fn new(state: GameState) -> Self {
        Self { state, view: View::PLAIN, ascii: false, colours: false }
    }

    /// In ASCII alone: `#` for Box, `@` for the ball.
    #[must_use]
    pub const fn ascii(mut self) -> Self {
        self.ascii = true;
        self
    }

    /// With ANSI colours (those of terminals with 256 colours). They add nothing that is not there
    /// without them.
    #[must_use]
    pub const fn colours(mut self) -> Self {
        self.colours = true;
        self
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

    /// What the signs of this drawing mean, in as many columns.
    #[must_use]
    pub const fn legend(&self) -> BoardLegend {
        BoardLegend { ascii: self.ascii, colours: self.colours }
    }

    const fn signs(&self) -> Signs {
        Signs::new(self.ascii)
    }
}

/// Columns of text for a column of the board. Its letter, and a piece alone, stand in the middle; a
/// stack goes on to the right, into the square beside it that is not striped.
const CELL: usize = 5;
/// Row numbers and a space.
const LEFT: usize = 3;
/// The name of the end zone at the end of its rows, two columns after the last square.
const RIGHT: usize = LEFT + CELL * Square::COLUMNS as usize + 6;

const fn name_of(team: Team) -> [char; 3] {
    match team {
        Team::Atk => ['A', 'T', 'K'],
        Team::Def => ['D', 'E', 'F'],
    }
}

const fn middle(columns_before: u8) -> usize {
    LEFT + CELL * columns_before as usize + CELL / 2
}

impl fmt::Display for BoardDrawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.view.rows() {
            self.row(row).write(f, self.colours)?;
            f.write_str("\n")?;
        }
        let mut letters = Line::new();
        for (i, column) in (0..).zip(self.view.columns()) {
            letters.put(middle(i), column, Style::FAINT);
        }
        letters.write(f, self.colours)?;
        write!(f, "\n{}", TurnWords(&self.state))?;
        self.write_marks(f)
    }
}

impl BoardDrawing {
    fn row(&self, row: u8) -> Line {
        let mut line = Line::new();
        if row >= 10 {
            line.put(0, '1', Style::FAINT);
        }
        line.put(1, (b'0' + row % 10) as char, Style::FAINT);
        for square in SquareSet::row(row) {
            self.put_square(&mut line, square);
        }
        for team in Team::ALL {
            let zone = self.state.rules().end_zone_of(team);
            if SquareSet::row(row).is_subset(zone) {
                line.put_all(RIGHT, name_of(team), Style::of(team));
            }
        }
        line
    }

    fn put_square(&self, line: &mut Line, square: Square) {
        let (columns_before, _) = self.view.place(square);
        let start = middle(columns_before) - 1;
        let light = self.view.light(square);
        let lit = |style: Style| if light == Light::Chosen { style.reversed() } else { style };
        let end = self.put_content(line, square, start, lit);
        let (opening, closing, style) = match light {
            Light::None => return,
            Light::Target => ('(', ')', Style::TARGET),
            Light::Chosen => ('[', ']', lit(Style::PLAIN)),
        };
        line.put(start - 1, opening, style);
        line.put(end, closing, style);
    }

    /// Puts what is on a square, and returns the place behind it.
    fn put_content(
        &self,
        line: &mut Line,
        square: Square,
        start: usize,
        lit: impl Fn(Style) -> Style,
    ) -> usize {
        let signs = self.signs();
        let put_piece = |line: &mut Line, at: usize, piece: Piece| {
            let down = self.state.is_down(piece);
            let sign = signs.piece(self.state.kind_of(piece), piece, down);
            line.put_all(at, sign, lit(Style::of_piece(piece, down)))
        };
        let (top, bottom) = match self.state.at(square) {
            Occupant::None if self.state.ball() == Ball::Loose(square) => {
                return line.put_all(start, [' ', signs.ball, ' '], lit(Style::BALL));
            }
            Occupant::None => {
                let (sign, style) = self.vacant_sign(square);
                return line.put_all(start, [' ', sign, ' '], lit(style));
            }
            Occupant::One(piece) => (piece, None),
            Occupant::Stack { top, bottom } => (top, Some(bottom)),
        };
        let mut end = put_piece(line, start, top);
        if self.state.holder() == Some(top) {
            end = line.put_all(end, [signs.ball], lit(Style::BALL));
        }
        if let Some(bottom) = bottom {
            end = line.put_all(end, ['/'], lit(Style::FAINT));
            end = put_piece(line, end, bottom);
        }
        end
    }

    fn vacant_sign(&self, square: Square) -> (char, Style) {
        let (rules, signs) = (self.state.rules(), self.signs());
        let zone = Team::ALL.into_iter().find(|&team| rules.end_zone_of(team).contains(square));
        match zone {
            Some(team) => (signs.end_zone_square, Style::of(team)),
            None => (signs.square, Style::FAINT),
        }
    }

    /// The marks that the board does not show, on a line of their own if there are any.
    fn write_marks(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = &self.state;
        let fresh = Piece::all().filter(|&piece| state.is_fresh(piece));
        let held_back = Piece::all().filter(|&piece| state.is_held_back(piece));
        let marks: [(&str, PieceSet); 2] =
            [("Fresh: ", fresh.collect()), ("Held back: ", held_back.collect())];
        let mut before = "\n";
        for (name, pieces) in marks {
            for (i, piece) in pieces.iter().enumerate() {
                match i {
                    0 => write!(f, "{before}{name}{piece}")?,
                    _ => write!(f, ", {piece}")?,
                }
                before = ". ";
            }
        }
        Ok(())
    }
}
