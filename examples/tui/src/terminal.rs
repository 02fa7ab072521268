//! The terminal: taken over, and given back as it was, whatever happens.

use std::io::{self, Stdout, Write};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};

use crossterm::cursor::{Hide, Show};
use crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

/// The terminal, taken over until this is dropped.
pub struct TakenOver {
    pub terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl TakenOver {
    /// Takes the terminal over: raw mode, a screen of its own, and the mouse.
    ///
    /// # Errors
    ///
    /// What the terminal refuses; it is given back then.
    pub fn new() -> io::Result<Self> {
        give_back_before_a_panic_is_told();
        take_over().inspect_err(|_| give_back())?;
        // From here on, dropping it gives the terminal back.
        let terminal = Terminal::new(CrosstermBackend::new(io::stdout()));
        Ok(Self { terminal: terminal.inspect_err(|_| give_back())? })
    }
}

impl Drop for TakenOver {
    fn drop(&mut self) {
        give_back();
    }
}

/// Whether the terminal is to be given back. Leaving the other screen a second time, after a panic,
/// would move the cursor into what was told there.
static IS_TAKEN: AtomicBool = AtomicBool::new(false);

fn take_over() -> io::Result<()> {
    IS_TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste, Hide)
}

/// Gives the terminal back, once. What fails here cannot be helped; the rest is tried all the same.
fn give_back() {
    if !IS_TAKEN.swap(false, Ordering::SeqCst) {
        return;
    }
    let mut out = io::stdout();
    let _ = execute!(out, DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = out.flush();
    let _ = disable_raw_mode();
}

fn give_back_before_a_panic_is_told() {
    let tell = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        give_back();
        tell(info);
    }));
}
