#![doc = include_str!("../docs/NOTATION.md")]
