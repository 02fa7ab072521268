//! Draws the program into a frame of the terminal.

mod board;
mod panel;
mod popup;
mod style;

use ball_rules::{Phase, Step, Team};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Wrap};

use crate::app::{App, Mode, Purpose};
use crate::log;
use crate::screen::{LEAST_HEIGHT, LEAST_WIDTH, Screen};
use crate::words::wrap;

/// Draws everything.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let Some(screen) = Screen::new(frame.area()) else { return draw_too_small(frame) };
    frame.render_widget(title(app), screen.title);
    board::draw(app, &screen, frame.buffer_mut());
    panel::draw(app, &screen, frame.buffer_mut());
    draw_log(app, screen.log, frame);
    frame.render_widget(status(app, screen.status.width.into()), screen.status);
    popup::draw(app, frame);
}

fn draw_too_small(frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = (area.width, area.height);
    let text = format!(
        "BALL needs {LEAST_WIDTH} x {LEAST_HEIGHT} characters. This terminal has {width} x \
         {height}: please make it larger. Ctrl-C quits."
    );
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}

fn title(app: &App) -> Line<'static> {
    let state = app.state();
    let side = state.side_to_act();
    let what = if state.phase() == Phase::Won { "has won" } else { "to act" };
    let mut parts = vec![
        Span::styled(" BALL", style::LABEL),
        Span::raw(format!("turn {}", state.turn())),
        Span::styled(format!("{side} {what}"), style::team(side)),
        Span::raw(state.phase().to_string()),
    ];
    if state.phase() == Phase::Action {
        parts.push(Span::styled(format!("{} AP left", state.ap()), style::STRONG));
    }
    if state.rules().energy {
        let [atk, def] = Team::ALL.map(|team| state.ep(team));
        parts.push(Span::raw(format!("EP: ATK {atk}, DEF {def}")));
    }
    let with_space = |part| [part, Span::raw("  ")];
    parts.into_iter().flat_map(with_space).collect()
}

/// As much of the log as there is room for, the newest at the bottom.
fn draw_log(app: &App, area: Rect, frame: &mut Frame<'_>) {
    let (width, height) = (usize::from(area.width), usize::from(area.height));
    // Each action takes a line at least.
    let actions = log::last_actions(app.game(), height, app.log_back());
    let lines: Vec<Line<'_>> = actions.iter().flat_map(|text| log_lines(text, width)).collect();
    let shown = lines[lines.len().saturating_sub(height)..].to_vec();
    frame.render_widget(Paragraph::new(shown), area);
}

/// The action itself in bold, what it did under it or behind it.
fn log_lines(text: &str, width: usize) -> Vec<Line<'static>> {
    let mut lines = wrap(text, width.saturating_sub(2)).into_iter();
    let first = lines.next().unwrap_or_default();
    let (action, rest) = first.split_once(' ').unwrap_or((&first, ""));
    let first = Line::from(vec![
        Span::styled(action.to_string(), style::STRONG),
        Span::raw(format!(" {rest}")),
    ]);
    std::iter::once(first).chain(lines.map(|line| Line::from(format!("  {line}")))).collect()
}

const KEYS: &str = " ?: help  u: undo  r: redo  s: save  l: load  q: quit  Esc: drop the choice";

/// What the last input led to or what is asked for, and where there is room for it, the keys.
fn status(app: &App, width: usize) -> Paragraph<'static> {
    let (text, text_style) = match (app.mode(), app.message()) {
        (Mode::Quit, _) => (quit_question(app).to_string(), style::ALERT),
        (Mode::Overwrite(path), _) => {
            (format!("{path} exists. Overwrite it? y: yes, any other key: no"), style::ALERT)
        }
        (Mode::Path { purpose, text }, _) => return path_prompt(*purpose, text, width),
        (_, Some(message)) if message.is_refusal => (format!("! {}.", message.text), style::ALERT),
        (_, Some(message)) => (format!("{}.", message.text), style::STRONG),
        _ => (hint(app), style::PLAIN),
    };
    let mut lines: Vec<Line<'_>> = wrap(&text, width.saturating_sub(2))
        .into_iter()
        .map(|line| Line::styled(format!(" {line}"), text_style))
        .collect();
    if lines.len() == 1 {
        lines.push(Line::styled(KEYS, style::FAINT));
    }
    Paragraph::new(lines)
}

fn quit_question(app: &App) -> &'static str {
    match app.is_unsaved() {
        true => "Quit? The game is not saved. y: yes, any other key: no",
        false => "Quit? y: yes, any other key: no",
    }
}

/// The end of a long path, where it is typed.
fn path_prompt(purpose: Purpose, text: &str, width: usize) -> Paragraph<'static> {
    let before = match purpose {
        Purpose::Save => " Save as: ",
        Purpose::Load => " Load: ",
    };
    let room = width.saturating_sub(before.len() + 2);
    let hidden = text.chars().count().saturating_sub(room);
    let shown: String = text.chars().skip(hidden).collect();
    let prompt = vec![
        Span::styled(before, style::STRONG),
        Span::raw(shown),
        Span::styled("_", style::CURSOR),
    ];
    let keys = Line::styled(" Enter: go on   Esc: leave it   Ctrl-U: clear it", style::FAINT);
    Paragraph::new(vec![Line::from(prompt), keys])
}

fn hint(app: &App) -> String {
    if app.state().winner().is_some() {
        return "The game is over: u takes the last action back.".into();
    }
    if app.belongs_to_coach() {
        return match app.is_paused() {
            true => "The program waits: Space lets it go on.".into(),
            false => "The program chooses an action. Space: pause.".into(),
        };
    }
    match app.selection().what_next() {
        Step::Kind => "Press the key of an action, or click on it.".into(),
        Step::Keeper => "Press t or b, or click on it.".into(),
        step => format!("Choose {step}: arrows or Tab, then Enter; or click on it."),
    }
}
