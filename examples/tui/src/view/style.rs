//! Colours. Whatever they say, a shape says too.

use ball_rules::Team;
use ratatui::style::{Color, Modifier, Style};

pub const PLAIN: Style = Style::new();
pub const STRONG: Style = Style::new().add_modifier(Modifier::BOLD);
pub const FAINT: Style = Style::new().fg(Color::Indexed(245));
pub const LABEL: Style = Style::new().add_modifier(Modifier::BOLD).add_modifier(Modifier::REVERSED);
pub const ALERT: Style = Style::new().fg(Color::LightRed).add_modifier(Modifier::BOLD);
pub const CURSOR: Style = Style::new().fg(Color::Black).bg(Color::Indexed(220));
pub const BALL: Style = Style::new().fg(Color::LightYellow).add_modifier(Modifier::BOLD);
pub const EMPTY: Style = Style::new().fg(Color::Gray);

/// Backgrounds of squares.
pub const STRIPED: Style = Style::new().bg(Color::Indexed(236));
pub const OPTION: Style = Style::new().bg(Color::Indexed(22));
pub const CHOSEN: Style = Style::new().bg(Color::Indexed(54));

pub fn end_zone(team: Team) -> Style {
    Style::new().bg(Color::Indexed(if team == Team::Atk { 52 } else { 17 }))
}

pub fn team(team: Team) -> Style {
    let colour = if team == Team::Atk { Color::LightRed } else { Color::LightCyan };
    Style::new().fg(colour).add_modifier(Modifier::BOLD)
}
