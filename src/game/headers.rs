//! What stands at the head of a record: keys with values, checked.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

/// The key of the header that holds the position where a game starts.
pub(super) const START: &str = "Start";

/// Why a header cannot be set.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum HeaderError {
    /// The key is not made of ASCII letters.
    #[error("`{key}` is not the key of a header, which is made of ASCII letters")]
    Key {
        /// The key.
        key: String,
    },
    /// The key is `Start`.
    #[error("`Start` is where the game starts, and cannot be set")]
    Start,
    /// The value has a line break.
    #[error("the value of `{key}` has a line break")]
    LineBreak {
        /// The key.
        key: String,
    },
}

/// Keys and values in order. No key is there twice, and none is `Start`.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Headers(Vec<(String, String)>);

impl Headers {
    pub(super) const fn new() -> Self {
        Self(Vec::new())
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value.as_str()))
    }

    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.iter().find(|&(other, _)| other == key).map(|(_, value)| value)
    }

    pub(super) fn set(&mut self, key: &str, value: &str) -> Result<(), HeaderError> {
        if !is_key(key) {
            return Err(HeaderError::Key { key: key.to_owned() });
        }
        if key == START {
            return Err(HeaderError::Start);
        }
        if value.contains(is_line_break) {
            return Err(HeaderError::LineBreak { key: key.to_owned() });
        }
        match self.0.iter_mut().find(|(other, _)| other == key) {
            Some((_, old)) => value.clone_into(old),
            None => self.push(key, value.to_owned()),
        }
        Ok(())
    }

    /// Adds what has been checked, the key against all others too.
    pub(super) fn push(&mut self, key: &str, value: String) {
        self.0.push((key.to_owned(), value));
    }

    pub(super) fn remove(&mut self, key: &str) -> Option<String> {
        let place = self.0.iter().position(|(other, _)| other == key)?;
        Some(self.0.remove(place).1)
    }
}

impl fmt::Debug for Headers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

pub(super) fn is_key(key: &str) -> bool {
    !key.is_empty() && key.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A line ends with a line feed, a carriage return, or both.
pub(super) const fn is_line_break(character: char) -> bool {
    matches!(character, '\n' | '\r')
}
