//! Games as text and back (NOTATION.md, "Game records").

use alloc::collections::BTreeSet;
use alloc::string::String;
use core::fmt::{self, Write};
use core::str::FromStr;

use super::headers::{START, is_key, is_line_break};
use super::{Game, ParseGameError, ParseGameReason};
use crate::action::Action;
use crate::state::GameState;

/// The record: a line for each header, `Start` first if the game does not start with the standard
/// formation and default settings, and the others in their order; an empty line if there are both
/// headers and actions; a line for each turn, its actions separated by a space. What was undone is
/// not written.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own_start = self.start != GameState::default();
        if own_start {
            writeln!(f, "[{START} \"{}\"]", self.start)?;
        }
        for (key, value) in self.headers() {
            write_header(f, key, value)?;
        }
        if !self.actions().is_empty() && (own_start || self.headers().next().is_some()) {
            writeln!(f)?;
        }
        for turn in self.turns() {
            let mut space = "";
            for action in turn {
                write!(f, "{space}{action}")?;
                space = " ";
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn write_header(f: &mut fmt::Formatter<'_>, key: &str, value: &str) -> fmt::Result {
    write!(f, "[{key} \"")?;
    for character in value.chars() {
        if matches!(character, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(character)?;
    }
    writeln!(f, "\"]")
}

impl FromStr for Game {
    type Err = ParseGameError;

    /// Reads a record: headers, each on a line of its own, then actions. There may be white space of
    /// any kind and amount between the parts of either, and comments, from `;` to the end of the
    /// line, but within a value. A byte order mark at the beginning is skipped.
    ///
    /// ```
    /// # use ball_rules::Game;
    /// let game: Game = "
    ///     [ Atk   \"Ann\" ]   ; who was late
    ///     D2-9F D1-9J         ; bold
    ///     end
    /// "
    /// .parse()?;
    /// assert_eq!(game.to_string(), "[Atk \"Ann\"]\n\nD2-9F D1-9J end\n");
    /// # Ok::<(), ball_rules::ParseGameError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first place that is not of this form, where an action is illegal, or where `Start` has no
    /// position.
    fn from_str(text: &str) -> Result<Self, ParseGameError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut reading = Reading { text, rest: text, game: Self::default() };
        match reading.headers().and_then(|()| reading.actions()) {
            Ok(()) => Ok(reading.game),
            Err(refused) => {
                let Refused { at, part, reason } = refused;
                Err(ParseGameError::new(text, at, part, reason, reading.game))
            }
        }
    }
}

/// A record that is being read, with the game so far.
struct Reading<'a> {
    text: &'a str,
    /// What is still to be read: the end of `text`.
    rest: &'a str,
    game: Game,
}

/// What is refused, where, and why.
struct Refused<'a> {
    /// In bytes.
    at: usize,
    part: &'a str,
    reason: ParseGameReason,
}

impl<'a> Reading<'a> {
    fn at(&self) -> usize {
        self.text.len() - self.rest.len()
    }

    fn skip(&mut self, character: char) -> bool {
        let rest = self.rest.strip_prefix(character);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let end = self.rest.find(|character| !wanted(character)).unwrap_or(self.rest.len());
        let (taken, rest) = self.rest.split_at(end);
        self.rest = rest;
        taken
    }

    /// White space within a line.
    fn skip_spaces(&mut self) {
        self.take_while(|character| character.is_whitespace() && !is_line_break(character));
    }

    fn skip_comment(&mut self) -> bool {
        let found = self.skip(';');
        if found {
            self.take_while(|character| !is_line_break(character));
        }
        found
    }

    fn skip_blanks(&mut self) {
        loop {
            self.take_while(char::is_whitespace);
            if !self.skip_comment() {
                return;
            }
        }
    }

    /// What follows on this line.
    fn line(&self) -> &'a str {
        self.rest.split(is_line_break).next().unwrap_or_default().trim_end()
    }

    fn headers(&mut self) -> Result<(), Refused<'a>> {
        let mut keys = BTreeSet::new();
        self.skip_blanks();
        while self.rest.starts_with('[') {
            self.header(&mut keys)?;
            self.skip_blanks();
        }
        Ok(())
    }

    fn header(&mut self, keys: &mut BTreeSet<&'a str>) -> Result<(), Refused<'a>> {
        let part = self.line();
        let refused = |at, reason| Refused { at, part, reason };
        self.skip('[');
        self.skip_spaces();
        let at = self.at();
        let key = self.take_while(|c| !c.is_whitespace() && !matches!(c, '"' | ']'));
        if !is_key(key) {
            return Err(refused(at, ParseGameReason::BadKey));
        }
        if !keys.insert(key) {
            return Err(refused(at, ParseGameReason::KeyTwice));
        }
        self.skip_spaces();
        if !self.skip('"') {
            return Err(refused(self.at(), ParseGameReason::NoValue));
        }
        let inside = (self.at(), self.rest);
        let value = self.value().map_err(|(at, reason)| refused(at, reason))?;
        let behind = self.at();
        self.skip_spaces();
        if !self.skip(']') {
            return Err(refused(self.at(), ParseGameReason::HeaderNotClosed));
        }
        if key == START {
            let (at, rest) = inside;
            let part = rest.get(..behind - at - 1).unwrap_or(rest);
            let refused =
                |error| Refused { at, part, reason: ParseGameReason::NotAPosition(error) };
            self.game.start = value.parse().map_err(refused)?;
        } else {
            self.game.headers.push(key, value);
        }
        self.skip_spaces();
        if !self.skip_comment() && !self.line().is_empty() {
            return Err(refused(self.at(), ParseGameReason::HeaderNotAlone));
        }
        Ok(())
    }

    /// A value from behind its opening quotation mark, the closing one included.
    fn value(&mut self) -> Result<String, (usize, ParseGameReason)> {
        let mut value = String::new();
        loop {
            value.push_str(self.take_while(|c| !matches!(c, '"' | '\\') && !is_line_break(c)));
            let at = self.at();
            if self.skip('"') {
                return Ok(value);
            }
            if !self.skip('\\') {
                return Err((at, ParseGameReason::ValueNotClosed));
            }
            match ['"', '\\'].into_iter().find(|&character| self.skip(character)) {
                Some(character) => value.push(character),
                None => return Err((at, ParseGameReason::BadEscape)),
            }
        }
    }

    fn actions(&mut self) -> Result<(), Refused<'a>> {
        self.skip_blanks();
        while !self.rest.is_empty() {
            let at = self.at();
            if self.rest.starts_with('[') {
                let reason = ParseGameReason::HeaderAfterAction;
                return Err(Refused { at, part: self.line(), reason });
            }
            let word = self.take_while(|c| !c.is_whitespace() && c != ';');
            self.action(word).map_err(|reason| Refused { at, part: word, reason })?;
            self.skip_blanks();
        }
        Ok(())
    }

    fn action(&mut self, word: &str) -> Result<(), ParseGameReason> {
        let action: Action = word.parse()?;
        Ok(self.game.apply(action)?)
    }
}
