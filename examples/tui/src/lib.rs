//! BALL in the terminal: two coaches at one keyboard, or one against the coach of the example
//! `play`.
//!
//! [`app`] holds the state and says what each input does to it, without a terminal; [`view`] draws
//! it; [`input`] makes inputs of keys and clicks; `main.rs` has the terminal and the loop.

#![forbid(unsafe_code)]

pub mod app;
#[path = "../../coach/mod.rs"]
pub mod coach;
pub mod cursor;
pub mod files;
pub mod input;
pub mod log;
pub mod menu;
pub mod options;
pub mod screen;
pub mod terminal;
pub mod view;
pub mod words;
