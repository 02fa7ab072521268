//! The front end as a person has it: keys and clicks, and what is on the screen and in the game after
//! them.

mod common;
mod play;
mod program;
