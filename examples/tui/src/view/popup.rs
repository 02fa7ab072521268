//! Draws what lies over the rest: the help, and what has to be seen.

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use super::style;
use crate::app::{App, Mode};
use crate::words::wrap;

const HELP: &str = "\
An action is chosen step by step: a piece, what it does, then the squares that
this asks for. What can be chosen is green and stands in < >. The game changes
only when the last choice is made.

  arrows         move the cursor [ ]     Enter, click   choose a square
  Tab, Back Tab  to what can be chosen   1 to 8         choose an action
  Esc            drop the choice         Backspace      one choice back
  e              end the action phase    c              convert 1 AP to 1 EP
  t, b           top, bottom keeps the   u, r           undo, redo
                 ball in a release       Space          pause the program
  s, l           save, load a record     PgUp, PgDn     scroll the log
  q              quit                    Ctrl-C         quit at once

The board: A5X is piece 5 of ATK, an X; kinds are X, O and □ (Box). (A5X) has
the ball, (●) is the loose ball, A5X↓ is down, A5X/D2□ is a stack with A5 on
top, ═ is in an end zone. ATK scores in row 17, DEF in row 1.
X goes 2 squares diagonally, O along a row or column, □ both; all go 1 step.";

pub fn draw(app: &App, frame: &mut Frame<'_>) {
    match app.mode() {
        Mode::Help => draw_box(frame, " Help ", HELP.lines().map(String::from).collect()),
        Mode::Notice(text) => draw_box(frame, " Please note ", wrap(text, 60)),
        _ => {}
    }
}

/// In the middle of the screen, as large as the text.
fn draw_box(frame: &mut Frame<'_>, title: &str, lines: Vec<String>) {
    let width = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0) as u16 + 2;
    let area = centred(frame.area(), width.max(24), lines.len() as u16 + 2);
    let any_key = Line::from(" any key goes on ").right_aligned();
    let block = Block::bordered().title(title).title_bottom(any_key).title_style(style::STRONG);
    let text: Vec<Line<'_>> = lines.into_iter().map(Line::from).collect();
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(text).block(block), area);
}

fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    let x = area.x + (area.width - width) / 2;
    let y = area.y + (area.height - height) / 2;
    Rect::new(x, y, width, height)
}
