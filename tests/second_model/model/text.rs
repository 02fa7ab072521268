//! The text formats of NOTATION.md.

use std::fmt;

use super::board::{
    Ball, EnergyPoints, Kind, Name, Phase, Piece, Position, Settings, Square, Switches, Team,
};
use super::{Act, KeepsBall};

/// Squares: row, then column letter.
impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.row, column_letter(self.column))
    }
}

const COLUMN_LETTERS: [char; 13] =
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'];

/// 1.1: every column with its letter.
fn columns() -> impl Iterator<Item = (i32, char)> {
    (1..).zip(COLUMN_LETTERS)
}

fn column_letter(column: i32) -> char {
    let found = columns().find(|(number, _)| *number == column);
    found.map_or('?', |(_, letter)| letter)
}

/// Pieces: team letter and number.
impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.team, self.number)
    }
}

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Team::Atk => "A",
            Team::Def => "D",
        })
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Kind::X => "X",
            Kind::O => "O",
            Kind::Box => "#",
        })
    }
}

/// The table under "Actions".
impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Act::Move { piece, target } => write!(f, "{piece}-{target}"),
            Act::Dodge { piece, target, exit } => write!(f, "{piece}x{target}-{exit}"),
            Act::TacticalDodge { piece, landing, push } => write!(f, "{piece}^{landing}>{push}"),
            Act::Block { piece, square } => write!(f, "{piece}*{square}"),
            Act::Protection { piece, square } => write!(f, "{piece}+{square}"),
            Act::HandOff { piece, receiver } => write!(f, "{piece}={receiver}"),
            Act::ShortPass { piece, receiver, square } => write!(f, "{piece}>{receiver}@{square}"),
            Act::LongPass { piece, square } => write!(f, "{piece}>{square}"),
            Act::Convert => write!(f, "convert"),
            Act::End => write!(f, "end"),
            Act::StandUp { piece, square } => write!(f, "{piece}!{square}"),
            Act::Release { top, top_square, bottom_square, keeps_ball } => {
                write!(f, "{top}/{top_square}/{bottom_square}")?;
                f.write_str(match keeps_ball {
                    None => "",
                    Some(KeepsBall::Top) => "=t",
                    Some(KeepsBall::Bottom) => "=b",
                })
            }
        }
    }
}

/// The seven fields under "Positions".
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_team(f, self, Team::Atk)?;
        write!(f, " ")?;
        write_team(f, self, Team::Def)?;
        write!(f, " {} {} {} {} ", self.ball, self.side_to_act, self.turn, self.phase)?;
        write_settings(f, self)
    }
}

/// Fields 1 and 2: the pieces of a team, separated by commas.
fn write_team(f: &mut fmt::Formatter<'_>, position: &Position, team: Team) -> fmt::Result {
    let pieces = position.pieces.iter().filter(|p| p.name.team == team);
    for (index, piece) in pieces.enumerate() {
        let separator = if index == 0 { "" } else { "," };
        write!(f, "{separator}{piece}")?;
    }
    Ok(())
}

/// A piece in field 1 or 2: kind, square, marks.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.kind, self.square)?;
        for (holds, mark) in
            [(self.down, "-"), (self.top, "^"), (self.fresh, "*"), (self.held_back, ".")]
        {
            if holds {
                f.write_str(mark)?;
            }
        }
        Ok(())
    }
}

/// Field 3.
impl fmt::Display for Ball {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ball::Held(name) => write!(f, "{name}"),
            Ball::Loose(square) => write!(f, "{square}"),
        }
    }
}

/// Field 6.
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::Action { ap, last_was_hand_off } => {
                let last = if *last_was_hand_off { "h" } else { "" };
                write!(f, "a{ap}{last}")
            }
            Phase::Unblocking => write!(f, "u"),
            Phase::Won => write!(f, "w"),
        }
    }
}

/// Field 7: the depth, the switches, the EP.
fn write_settings(f: &mut fmt::Formatter<'_>, position: &Position) -> fmt::Result {
    let switches = position.settings.switches;
    write!(f, "z{}", position.settings.depth)?;
    for (on, letter) in [(switches.c, "c"), (switches.s, "s"), (switches.h, "h")] {
        if on {
            f.write_str(letter)?;
        }
    }
    if let Some(energy) = position.energy {
        write!(f, "e{}-{}", energy.atk, energy.def)?;
    }
    Ok(())
}

/// The position that a text describes. Panics on a text that is none; section 12 is not looked at.
pub fn parse(text: &str) -> Position {
    let fields: Vec<&str> = text.split(' ').collect();
    let [atk, def, ball, side, turn, phase, settings] = fields[..] else {
        panic!("not seven fields: {text}");
    };
    let mut pieces = parse_team(atk, Team::Atk);
    pieces.extend(parse_team(def, Team::Def));
    let (settings, energy) = parse_settings(settings);
    let position = Position {
        pieces: pieces.try_into().unwrap_or_else(|_| panic!("not fourteen pieces: {text}")),
        ball: parse_ball(ball),
        side_to_act: parse_team_letter(side),
        turn: parse_number(turn),
        phase: parse_phase(phase),
        settings,
        energy,
    };
    // Each position has exactly one text: so much for order, leading zeros and repeated marks.
    assert_eq!(position.to_string(), text, "not the text of a position");
    position
}

/// Fields 1 and 2.
fn parse_team(text: &str, team: Team) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (index, piece) in text.split(',').enumerate() {
        let number = index + 1;
        pieces.push(parse_piece(piece, Name { team, number }));
    }
    assert_eq!(pieces.len(), 7, "not seven pieces: {text}");
    pieces
}

/// A piece in field 1 or 2: the column letter ends the square, the marks follow.
fn parse_piece(text: &str, name: Name) -> Piece {
    let (kind, rest) = split_at_char(text, 1);
    let letter = rest.find(COLUMN_LETTERS);
    let letter = letter.unwrap_or_else(|| panic!("no column letter: {text}"));
    let (square, marks) = rest.split_at(letter + 1);
    assert!(marks.chars().all(|mark| "-^*.".contains(mark)), "no mark: {marks}");
    assert!(!marks.contains('*') || marks.contains('^'), "* without ^: {marks}");
    Piece {
        name,
        kind: parse_kind(kind),
        square: parse_square(square),
        down: marks.contains('-'),
        top: marks.contains('^'),
        fresh: marks.contains('*'),
        held_back: marks.contains('.'),
    }
}

fn parse_kind(text: &str) -> Kind {
    match text {
        "X" => Kind::X,
        "O" => Kind::O,
        "#" => Kind::Box,
        _ => panic!("no kind: {text}"),
    }
}

/// Squares: row, then column letter. Whether it is striped is for section 12.
fn parse_square(text: &str) -> Square {
    let (row, letter) = split_at_char(text, text.len().saturating_sub(1));
    let found = columns().find(|(_, l)| letter == l.to_string());
    let Some((column, _)) = found else {
        panic!("no square: {text}");
    };
    let row = parse_number(row);
    Square { column, row }
}

/// Field 3: a square starts with a digit, a piece with a letter.
fn parse_ball(text: &str) -> Ball {
    if text.starts_with(|c: char| c.is_ascii_digit()) {
        Ball::Loose(parse_square(text))
    } else {
        Ball::Held(parse_name(text))
    }
}

fn parse_name(text: &str) -> Name {
    let (team, number) = split_at_char(text, 1);
    let number = parse_number(number);
    assert!((1..=7).contains(&number), "no piece: {text}");
    let team = parse_team_letter(team);
    Name { team, number }
}

/// Field 4.
fn parse_team_letter(text: &str) -> Team {
    match text {
        "A" => Team::Atk,
        "D" => Team::Def,
        _ => panic!("no team letter: {text}"),
    }
}

/// Field 6.
fn parse_phase(text: &str) -> Phase {
    match text {
        "u" => return Phase::Unblocking,
        "w" => return Phase::Won,
        _ => {}
    }
    let Some(ap) = text.strip_prefix('a') else {
        panic!("no phase: {text}");
    };
    Phase::Action {
        ap: parse_number(ap.strip_suffix('h').unwrap_or(ap)),
        last_was_hand_off: ap.ends_with('h'),
    }
}

/// Field 7.
fn parse_settings(text: &str) -> (Settings, Option<EnergyPoints>) {
    let (before_energy, energy) = match text.split_once('e') {
        Some((before, energy)) => (before, Some(parse_energy(energy))),
        None => (text, None),
    };
    let Some(depth) = before_energy.strip_prefix('z') else {
        panic!("no settings: {text}");
    };
    let settings = Settings {
        depth: parse_number(depth.trim_end_matches(['c', 's', 'h'])),
        switches: Switches {
            c: before_energy.contains('c'),
            s: before_energy.contains('s'),
            h: before_energy.contains('h'),
        },
    };
    (settings, energy)
}

/// The EP in field 7.
fn parse_energy(text: &str) -> EnergyPoints {
    let Some((atk, def)) = text.split_once('-') else {
        panic!("no EP of both coaches: {text}");
    };
    EnergyPoints { atk: parse_number(atk), def: parse_number(def) }
}

fn parse_number<N: std::str::FromStr>(text: &str) -> N {
    let number = text.parse().ok();
    number.unwrap_or_else(|| panic!("no number, or too large: {text}"))
}

/// Cuts a text in two; panics with the text when it is too short or not ASCII.
fn split_at_char(text: &str, index: usize) -> (&str, &str) {
    let parts = text.split_at_checked(index);
    parts.unwrap_or_else(|| panic!("too short, or not ASCII: {text}"))
}
