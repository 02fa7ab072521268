//! What the signs of a drawing mean.

use core::fmt;

use super::line::{Line, Style};
use super::name_of;
use super::signs::Signs;
use crate::piece::{Kind, Piece, Team};

/// What the signs of a [`BoardDrawing`](super::BoardDrawing) mean, in the same form as the drawing:
/// made by [`BoardDrawing::legend`](super::BoardDrawing::legend) and printed by `Display` (without a
/// line break at the end), no wider than 80 columns.
///
/// ```
/// # use ball_rules::GameState;
/// let legend = GameState::default().board().ascii().legend().to_string();
/// assert!(legend.contains("xa5            in lower case: down"));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardLegend {
    pub(super) ascii: bool,
    pub(super) colours: bool,
}

/// Where the meaning of a sign begins.
const MEANING: usize = 15;

impl fmt::Display for BoardLegend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let signs = Signs::new(self.ascii);
        let piece =
            |kind, piece, down| (signs.piece(kind, piece, down), Style::of_piece(piece, down));
        let (x, atk) = piece(Kind::X, Piece::A5, false);
        let (x_down, atk_down) = piece(Kind::X, Piece::A5, true);
        let (o, def) = piece(Kind::O, Piece::D1, false);
        let (square_box, _) = piece(Kind::Box, Piece::D2, false);
        let ball = [signs.ball];
        let (square, zone_square) = ([signs.square], [signs.end_zone_square]);
        let space = (&[' '][..], Style::PLAIN);
        let chosen = Style::PLAIN.reversed();

        let piece_signs = [(&x[..], atk), space, (&square_box, def), space, (&o, def)];
        self.entry(f, &piece_signs, "kind (X, Box, O), team (ATK, DEF) and number of a piece\n")?;
        self.entry(f, &[(&x_down, atk_down)], "in lower case: down\n")?;
        let stack = [(&x[..], atk), (&['/'], Style::FAINT), (&o, def)];
        self.entry(f, &stack, "a stack, A5 on top of D1\n")?;
        let balls = [(&x[..], atk), (&ball, Style::BALL), space, space, (&ball, Style::BALL)];
        self.entry(f, &balls, "the ball, held by A5, and loose\n")?;
        let zone = Style::of(Team::Atk);
        let squares = [(&square[..], Style::FAINT), space, space, (&zone_square, zone)];
        self.entry(f, &squares, "a striped square, and one in an end zone\n")?;
        self.entry(
            f,
            &[(&name_of(Team::Atk), zone)],
            "at the right: rows of that team's end zone\n",
        )?;
        let lights = [
            (&['['][..], chosen),
            (&x, atk.reversed()),
            (&[']'], chosen),
            space,
            (&['('], Style::TARGET),
            (&x, atk),
            (&[')'], Style::TARGET),
        ];
        self.entry(f, &lights, "the chosen square, and a target\n")?;
        f.write_str("Fresh: A5      the stack with A5 on top was formed in this turn\n")?;
        f.write_str("Held back: A5  A5 starts no further action in this turn")
    }
}

impl BoardLegend {
    fn entry(
        &self,
        f: &mut fmt::Formatter<'_>,
        sign: &[(&[char], Style)],
        meaning: &str,
    ) -> fmt::Result {
        let mut line = Line::new();
        let mut end = 0;
        for &(characters, style) in sign {
            end = line.put_all(end, characters.iter().copied(), style);
        }
        line.write(f, self.colours)?;
        for _ in end..MEANING {
            f.write_str(" ")?;
        }
        f.write_str(meaning)
    }
}
