//! Inputs of the program, made of what the terminal reports.

use ball_rules::Square;
use crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

use crate::app::App;
use crate::cursor::Arrow;
use crate::menu;
use crate::screen::Screen;

/// What a coach wants, or the time has come for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Input {
    Arrow(Arrow),
    Enter,
    Escape,
    Backspace,
    Tab,
    BackTab,
    Character(char),
    Paste(String),
    /// Ctrl-U: drops what was typed.
    Clear,
    /// A click on a square.
    Click(Square),
    /// A click beside everything that can be clicked.
    ClickElsewhere,
    LogBack,
    LogForward,
    /// Ctrl-C.
    Interrupt,
    /// The coach of the side to act, a program, acts once.
    CoachActs,
}

/// The input that an event of the terminal is; `None` when it is none. `screen` is what the program
/// was drawn on, if it was large enough.
pub fn input(event: Event, screen: Option<&Screen>, app: &App) -> Option<Input> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => of_key(key),
        Event::Mouse(mouse) => of_mouse(mouse, screen?, app),
        Event::Paste(text) => Some(Input::Paste(text)),
        _ => None,
    }
}

fn of_key(key: KeyEvent) -> Option<Input> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('c') => Some(Input::Interrupt),
            KeyCode::Char('u') => Some(Input::Clear),
            _ => None,
        };
    }
    if key.modifiers.contains(KeyModifiers::ALT) {
        return None;
    }
    Some(match key.code {
        KeyCode::Up => Input::Arrow(Arrow::Up),
        KeyCode::Down => Input::Arrow(Arrow::Down),
        KeyCode::Left => Input::Arrow(Arrow::Left),
        KeyCode::Right => Input::Arrow(Arrow::Right),
        KeyCode::Enter => Input::Enter,
        KeyCode::Esc => Input::Escape,
        KeyCode::Backspace => Input::Backspace,
        KeyCode::Tab => Input::Tab,
        KeyCode::BackTab => Input::BackTab,
        KeyCode::PageUp => Input::LogBack,
        KeyCode::PageDown => Input::LogForward,
        KeyCode::Char(character) => Input::Character(character),
        _ => return None,
    })
}

fn of_mouse(mouse: MouseEvent, screen: &Screen, app: &App) -> Option<Input> {
    let (x, y) = (mouse.column, mouse.row);
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) => Some(of_click(x, y, screen, app)),
        MouseEventKind::Down(MouseButton::Right) => Some(Input::Backspace),
        MouseEventKind::ScrollUp => Some(Input::LogBack),
        MouseEventKind::ScrollDown => Some(Input::LogForward),
        _ => None,
    }
}

/// A click on a line of the menu is its key.
fn of_click(x: u16, y: u16, screen: &Screen, app: &App) -> Input {
    let item = |line: usize| menu::items(app.selection()).get(line).map(|item| item.key);
    let square = screen.square_at(x, y).map(Input::Click);
    let key = screen.menu_line_at(x, y).and_then(item).map(Input::Character);
    square.or(key).unwrap_or(Input::ClickElsewhere)
}
