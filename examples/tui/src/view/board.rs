//! Draws the board.
//!
//! A square's text may be wider than its cell: the cells beside it are not played on.

use ball_rules::{Ball, Choice, Occupant, Square, SquareSet};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::style;
use crate::app::App;
use crate::screen::Screen;
use crate::words;

pub fn draw(app: &App, screen: &Screen, buffer: &mut Buffer) {
    draw_labels(screen, buffer);
    let marks = Marks::new(app);
    for square in Square::all() {
        buffer.set_style(screen.cell(square), background(app, square, &marks));
    }
    // The cursor's square last, so that nothing covers it.
    let others = Square::all().filter(|&square| square != app.cursor());
    for square in others.chain([app.cursor()]) {
        draw_square(app, screen, square, &marks, buffer);
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

/// What is marked on the board.
struct Marks {
    options: SquareSet,
    chosen: SquareSet,
}

impl Marks {
    fn new(app: &App) -> Self {
        let (state, selection) = (app.state(), app.selection());
        let square = |choice| match choice {
            Choice::Piece(piece) => Some(state.square_of(piece)),
            choice => choice.square(),
        };
        let chosen = selection.choices().filter_map(square).collect();
        let options = if app.belongs_to_coach() { SquareSet::EMPTY } else { selection.squares() };
        Self { options, chosen }
    }

    /// What stands before and behind the text of a square, whatever its colour.
    fn around(&self, app: &App, square: Square) -> (&'static str, &'static str) {
        if square == app.cursor() {
            ("[", "]")
        } else if self.options.contains(square) {
            ("<", ">")
        } else if self.chosen.contains(square) {
            ("{", "}")
        } else {
            ("", "")
        }
    }
}

fn background(app: &App, square: Square, marks: &Marks) -> Style {
    if square == app.cursor() {
        style::CURSOR
    } else if marks.options.contains(square) {
        style::OPTION
    } else if marks.chosen.contains(square) {
        style::CHOSEN
    } else {
        words::end_zone(&app.state(), square).map_or(style::STRIPED, style::end_zone)
    }
}

fn draw_square(app: &App, screen: &Screen, square: Square, marks: &Marks, buffer: &mut Buffer) {
    let (before, behind) = marks.around(app, square);
    let text = format!("{before}{}{behind}", words::on_square(&app.state(), square));
    let width = text.chars().count() as u16;
    let (x, y) = place(screen, square, width);
    let style = if square == app.cursor() { style::CURSOR } else { text_style(app, square) };
    buffer.set_string(x, y, text, style);
}

/// Around the middle of the cell, but within the board.
fn place(screen: &Screen, square: Square, width: u16) -> (u16, u16) {
    let (cell, all): (Rect, Rect) = (screen.cell(square), screen.cells());
    let middle = cell.x + cell.width / 2;
    let x = middle.saturating_sub((width.saturating_sub(1)).div_ceil(2));
    let x = x.clamp(all.x, all.right().saturating_sub(width).max(all.x));
    (x, cell.y + screen.middle())
}

fn text_style(app: &App, square: Square) -> Style {
    let state = app.state();
    match state.at(square) {
        Occupant::None if state.ball() == Ball::Loose(square) => style::BALL,
        Occupant::None => style::EMPTY,
        Occupant::One(piece) | Occupant::Stack { top: piece, .. } => style::team(piece.team()),
    }
}
