//! With feature `serde`: values as the strings of NOTATION.md. What is read is parsed and checked
//! like any other text. Events are objects, whose form [`Event`](crate::Event) documents; here is
//! what they are made of.

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::{Error, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Action;
use crate::board::Square;
use crate::event::Chain;
use crate::game::Game;
use crate::piece::{Piece, Team};
use crate::state::{GameState, Task};

/// Reads a string and parses it.
struct Text<T> {
    what: &'static str,
    value: PhantomData<T>,
}

impl<T: FromStr<Err: fmt::Display>> Visitor<'_> for Text<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the text of {}", self.what)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($Type:ty: $what:literal;)*) => {
        $(
            impl Serialize for $Type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    serializer.collect_str(self)
                }
            }

            impl<'de> Deserialize<'de> for $Type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    deserializer.deserialize_str(Text { what: $what, value: PhantomData })
                }
            }
        )*
    };
}

as_text! {
    Square: "a square";
    Piece: "a piece";
    Action: "an action";
    GameState: "a position";
    Game: "a game record";
}

/// As the derived form of another type, which serde keeps in step with it.
macro_rules! as_form {
    ($($Type:ty: $Form:ty;)*) => {
        $(
            impl Serialize for $Type {
                fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                    <$Form>::serialize(self, serializer)
                }
            }

            impl<'de> Deserialize<'de> for $Type {
                fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                    <$Form>::deserialize(deserializer)
                }
            }
        )*
    };
}

as_form! {
    Team: TeamForm;
    Task: TaskForm;
}

/// `"ATK"` or `"DEF"`.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Team", rename_all = "UPPERCASE")]
enum TeamForm {
    Atk,
    Def,
}

/// An object with the task's name in the key `task`, and its pieces.
#[derive(Serialize, Deserialize)]
#[serde(remote = "Task", tag = "task", rename_all = "snake_case")]
enum TaskForm {
    StandUp { piece: Piece },
    Release { top: Piece, bottom: Piece },
}

/// The list of its pieces.
impl Serialize for Chain {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Chain {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let pieces: Vec<Piece> = Deserialize::deserialize(deserializer)?;
        Self::new(&pieces)
            .ok_or_else(|| Error::custom("a chain is 2 to 7 different pieces of one team"))
    }
}
