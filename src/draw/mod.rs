//! Drawings of a position for people, without I/O: text for a terminal, SVG for a page.
//!
//! They stand on the public face of [`GameState`] and know no rule: what may be done, a front end
//! asks the position and hands in as squares to light up.

mod svg;
mod terminal;
mod view;
mod words;

use crate::state::GameState;

pub use svg::SvgDrawing;
pub use terminal::{BoardDrawing, BoardLegend};

impl GameState {
    /// A drawing of the board for a terminal: at most 80 columns, 20 lines, Unicode without colours
    /// unless asked otherwise.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let drawing = GameState::default().board().ascii().to_string();
    /// assert!(drawing.contains("XA5@")); // an X, ATK 5, who holds the ball
    /// ```
    #[must_use]
    pub const fn board(&self) -> BoardDrawing {
        BoardDrawing::new(*self)
    }

    /// A drawing of the board as a self-contained SVG.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let drawing = GameState::default().svg().to_string();
    /// assert!(drawing.contains("<title>ATK 5, X, on 7F, holds the ball</title>"));
    /// ```
    #[must_use]
    pub const fn svg(&self) -> SvgDrawing {
        SvgDrawing::new(*self)
    }
}
