//! Draws the panel beside the board: what is to be chosen, what is chosen, the menu, the tasks, and
//! what stands under the cursor.

use ball_rules::{Choice, Phase, Step, Task};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;

use super::style;
use crate::app::App;
use crate::menu::{self, Item};
use crate::screen::Screen;
use crate::words::{describe, wrap};

pub fn draw(app: &App, screen: &Screen, buffer: &mut Buffer) {
    let panel = screen.panel;
    let prompt_style = if app.state().winner().is_some() { style::LABEL } else { style::STRONG };
    write(buffer, panel, &prompt(app), prompt_style);
    write(buffer, below(panel, 2), &chosen(app), style::PLAIN);
    let menu = screen.menu();
    let items = if app.belongs_to_coach() { Vec::new() } else { menu::items(app.selection()) };
    for (line, item) in items.iter().enumerate() {
        draw_item(buffer, below(menu, line as u16), item);
    }
    let free = below(menu, items.len() as u16 + 1);
    for (line, text) in notes(app).iter().enumerate() {
        write_line(buffer, below(free, line as u16), text, style::FAINT);
    }
    draw_under_cursor(app, panel, buffer);
}

fn below(area: Rect, lines: u16) -> Rect {
    let lines = lines.min(area.height);
    Rect { y: area.y + lines, height: area.height - lines, ..area }
}

/// Writes a text as far as there is room.
fn write(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let lines = wrap(text, area.width.into());
    for (line, text) in lines.iter().take(area.height.into()).enumerate() {
        buffer.set_string(area.x, area.y + line as u16, text, style);
    }
}

fn prompt(app: &App) -> String {
    let state = app.state();
    let side = state.side_to_act();
    match state.winner() {
        Some(winner) => format!(" TOUCHDOWN! {winner} WINS "),
        None if app.belongs_to_coach() && app.is_paused() => format!("{side} waits."),
        None if app.belongs_to_coach() => format!("{side} is thinking."),
        None => match (app.selection().what_next(), app.selection().piece()) {
            (Step::Kind, Some(piece)) => format!("Choose what {piece} does."),
            (step, _) => format!("Choose {step}."),
        },
    }
}

/// The choices so far, as `D2 (Box): dodge, 8I`.
fn chosen(app: &App) -> String {
    let mut choices = app.selection().choices();
    let Some(Choice::Piece(piece)) = choices.next() else { return String::new() };
    let head = format!("{piece} ({})", app.state().kind_of(piece));
    let rest: Vec<String> = choices.map(|choice| choice.to_string()).collect();
    if rest.is_empty() { head } else { format!("{head}: {}", rest.join(", ")) }
}

/// Its key, its name and its cost; faint and with a dash when it is no option.
fn draw_item(buffer: &mut Buffer, area: Rect, item: &Item) {
    let width = usize::from(area.width.min(32));
    let (cost, style) = match &item.cost {
        Some(cost) => (cost.as_str(), style::STRONG),
        None => ("-", style::FAINT),
    };
    let room = width.saturating_sub(cost.chars().count());
    let text = format!("{:room$}{cost}", format!("{} {} ", item.key, item.label));
    write_line(buffer, area, &text, style);
}

/// Without wrapping.
fn write_line(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    if area.height > 0 {
        buffer.set_stringn(area.x, area.y, text, area.width.into(), style);
    }
}

/// In the unblocking phase what there is to do; else, while there is room, how to read the board.
fn notes(app: &App) -> Vec<String> {
    let state = app.state();
    match (state.phase(), app.selection().what_next()) {
        (Phase::Unblock, Step::Piece) => {
            let tasks = state.open_tasks();
            let sentences = tasks.iter().map(|task| match task {
                Task::StandUp { piece } => format!("{piece} stands up"),
                Task::Release { top, bottom } => format!("{top} lets {bottom} go"),
            });
            std::iter::once("To do:".to_string()).chain(sentences).collect()
        }
        (_, Step::Kind) => Vec::new(),
        _ => LEGEND.map(String::from).to_vec(),
    }
}

const LEGEND: [&str; 7] = [
    "ATK scores in row 17,",
    "DEF in row 1.",
    "(A5X)   has the ball",
    "A5X↓    is down",
    "A5X/D2□ A5 on top",
    "< >     can be chosen",
    "{ }     is chosen",
];

/// At the bottom of the panel, with the cost where the square can be chosen.
fn draw_under_cursor(app: &App, panel: Rect, buffer: &mut Buffer) {
    let mut text = describe(&app.state(), app.cursor());
    if let Some(cost) = app.selection().cost(app.cursor()) {
        text = format!("{text} ({})", menu::cost(cost));
    }
    let lines = (wrap(&text, panel.width.into()).len() as u16).min(panel.height);
    write(buffer, below(panel, panel.height - lines), &text, style::PLAIN);
}
