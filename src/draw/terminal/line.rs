//! A line of text that is filled from any side before it is printed.

use core::fmt;

use crate::piece::{Piece, Team};

/// How wide a drawing may be.
const WIDTH: usize = 80;

/// How a character looks when colours are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Style {
    ink: Ink,
    /// As on the chosen square.
    reversed: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Ink {
    Plain,
    Faint,
    Bold,
    Target,
    Name(Team),
    Upright(Team),
    Down(Team),
}

impl Style {
    pub(super) const PLAIN: Self = Self { ink: Ink::Plain, reversed: false };
    pub(super) const FAINT: Self = Self { ink: Ink::Faint, reversed: false };
    pub(super) const BALL: Self = Self { ink: Ink::Bold, reversed: false };
    pub(super) const TARGET: Self = Self { ink: Ink::Target, reversed: false };

    pub(super) const fn of(team: Team) -> Self {
        Self { ink: Ink::Name(team), reversed: false }
    }

    pub(super) const fn of_piece(piece: Piece, down: bool) -> Self {
        let ink = if down { Ink::Down(piece.team()) } else { Ink::Upright(piece.team()) };
        Self { ink, reversed: false }
    }

    pub(super) const fn reversed(self) -> Self {
        Self { reversed: true, ..self }
    }

    /// Teams are blue and orange, which all eyes tell apart, of a brightness that shows on black and
    /// on white.
    fn write(self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("\x1b[0")?;
        f.write_str(match self.ink {
            Ink::Plain => "",
            Ink::Faint => ";2",
            Ink::Bold => ";1",
            Ink::Target => ";1;38;5;35",
            Ink::Name(Team::Atk) => ";38;5;33",
            Ink::Name(Team::Def) => ";38;5;166",
            Ink::Upright(Team::Atk) => ";1;38;5;33",
            Ink::Upright(Team::Def) => ";1;38;5;166",
            Ink::Down(Team::Atk) => ";2;38;5;33",
            Ink::Down(Team::Def) => ";2;38;5;166",
        })?;
        f.write_str(if self.reversed { ";7m" } else { "m" })
    }
}

/// A line of characters, at first all spaces.
pub(super) struct Line([(char, Style); WIDTH]);

impl Line {
    pub(super) const fn new() -> Self {
        Self([(' ', Style::PLAIN); WIDTH])
    }

    /// Puts a character; what would stand beyond the line is left out.
    pub(super) fn put(&mut self, at: usize, character: char, style: Style) {
        if let Some(cell) = self.0.get_mut(at) {
            *cell = (character, style);
        }
    }

    /// Puts characters one after the other, and returns the place behind them.
    pub(super) fn put_all(
        &mut self,
        at: usize,
        characters: impl IntoIterator<Item = char>,
        style: Style,
    ) -> usize {
        let mut end = at;
        for character in characters {
            self.put(end, character, style);
            end += 1;
        }
        end
    }

    /// Prints it without the spaces at its end.
    pub(super) fn write(&self, f: &mut fmt::Formatter<'_>, colours: bool) -> fmt::Result {
        let length =
            self.0.iter().rposition(|&(character, _)| character != ' ').map_or(0, |i| i + 1);
        let mut last = Style::PLAIN;
        for &(character, style) in self.0.iter().take(length) {
            if colours && style != last {
                style.write(f)?;
                last = style;
            }
            fmt::Write::write_char(f, character)?;
        }
        if last != Style::PLAIN {
            f.write_str("\x1b[0m")?;
        }
        Ok(())
    }
}
