//! Draws the board.
//!
//! A square's text may be wider than its cell: the cells beside it are not played on.

use ball_rules::{Ball, Choice, GameState, Occupant, Square, SquareSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::style;
use crate::app::App;
use crate::screen::Screen;
use crate::words;

pub fn draw(app: &App, screen: &Screen, buffer: &mut Buffer) {
    draw_labels(screen, buffer);
    let board = Board::new(app, screen);
    for square in Square::all() {
        buffer.set_style(screen.cell(square), board.background(square));
    }
    // The cursor's square last, so that nothing covers it.
    let others = Square::all().filter(|&square| square != app.cursor());
    for square in others.chain([app.cursor()]) {
        board.draw_square(square, buffer);
    }
}

fn draw_labels(screen: &Screen, buffer: &mut Buffer) {
    for row in 1..=Square::ROWS {
        let y = screen.row_y(row) + screen.middle();
        buffer.set_string(screen.board.x, y, format!("{row:>2}"), style::FAINT);
    }
    for column in 'A'..='M' {
        let x = screen.column_x(column) + screen.cell_width() / 2;
        buffer.set_string(x, screen.board.bottom() - 1, column.to_string(), style::FAINT);
    }
}

/// What is on the board, and what is marked.
struct Board<'a> {
    screen: &'a Screen,
    state: GameState,
    cursor: Square,
    options: SquareSet,
    chosen: SquareSet,
}

impl<'a> Board<'a> {
    fn new(app: &App, screen: &'a Screen) -> Self {
        let (state, selection) = (app.state(), app.selection());
        let square = |choice| match choice {
            Choice::Piece(piece) => Some(state.square_of(piece)),
            choice => choice.square(),
        };
        let chosen = selection.choices().filter_map(square).collect();
        let options = if app.belongs_to_coach() { SquareSet::EMPTY } else { selection.squares() };
        Self { screen, state, cursor: app.cursor(), options, chosen }
    }

    fn background(&self, square: Square) -> Style {
        if square == self.cursor {
            style::CURSOR
        } else if self.options.contains(square) {
            style::OPTION
        } else if self.chosen.contains(square) {
            style::CHOSEN
        } else {
            words::end_zone(&self.state, square).map_or(style::STRIPED, style::end_zone)
        }
    }

    fn draw_square(&self, square: Square, buffer: &mut Buffer) {
        let text = self.text(square);
        let (x, y) = self.place(square, length(&text));
        if square == self.cursor {
            buffer.set_string(x, y, text, style::CURSOR);
            return;
        }
        buffer.set_string(x, y, &text, self.text_style(square));
        if let Occupant::Stack { bottom, .. } = self.state.at(square)
            && let Some((above, below)) = text.split_once('/')
        {
            let at = Rect::new(x + length(above) + 1, y, length(below), 1);
            buffer.set_style(at, style::team(bottom.team()));
        }
    }

    /// A stack leaves its kinds out where the squares beside it in the row need the room.
    fn text(&self, square: Square) -> String {
        let text = self.marked(square, words::on_square(&self.state, square));
        let pitch = 2 * self.screen.cell_width();
        let is_too_wide = |beside: Square| {
            let other = self.marked(beside, words::on_square(&self.state, beside));
            beside.row() == square.row()
                && beside.distance(square) == 2
                && length(&text) + length(&other) > 2 * pitch
        };
        match self.state.at(square) {
            Occupant::Stack { .. } if Square::all().any(is_too_wide) => {
                self.marked(square, words::in_short(&self.state, square))
            }
            _ => text,
        }
    }

    /// With what stands around it, so that a mark needs no colour.
    fn marked(&self, square: Square, text: String) -> String {
        if square == self.cursor {
            format!("[{text}]")
        } else if self.options.contains(square) {
            format!("<{text}>")
        } else if self.chosen.contains(square) {
            format!("{{{text}}}")
        } else {
            text
        }
    }

    /// Around the middle of the cell, but within the board.
    fn place(&self, square: Square, width: u16) -> (u16, u16) {
        let (cell, all) = (self.screen.cell(square), self.screen.cells());
        let middle = cell.x + cell.width / 2;
        let x = middle.saturating_sub(width.saturating_sub(1).div_ceil(2));
        let x = x.clamp(all.x, all.right().saturating_sub(width).max(all.x));
        (x, cell.y + self.screen.middle())
    }

    fn text_style(&self, square: Square) -> Style {
        match self.state.at(square) {
            Occupant::None if self.state.ball() == Ball::Loose(square) => style::BALL,
            Occupant::None => style::EMPTY,
            Occupant::One(piece) | Occupant::Stack { top: piece, .. } => style::team(piece.team()),
        }
    }
}

/// In characters, each of which is one place wide.
fn length(text: &str) -> u16 {
    text.chars().count() as u16
}
