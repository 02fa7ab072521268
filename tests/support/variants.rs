//! The names of an enum's variants, read from its source, so that a new one cannot be forgotten in a
//! test that has a case for each.

use std::collections::BTreeSet;
use std::fmt::Debug;

/// The variants of a public enum in a source file.
pub fn in_source(source: &str, name: &str) -> BTreeSet<String> {
    let body = source.split(&format!("pub enum {name} {{")).nth(1).expect("the enum");
    let body = body.split("\n}\n").next().expect("its end");
    let variants: BTreeSet<String> = body
        .lines()
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(first_word)
        .collect();
    assert!(variants.len() > 5, "{variants:?}");
    variants
}

/// The variants that these values are.
pub fn of(values: impl IntoIterator<Item = impl Debug>) -> BTreeSet<String> {
    values.into_iter().map(|value| first_word(&format!("{value:?}"))).collect()
}

fn first_word(text: &str) -> String {
    text.chars().take_while(|c| c.is_alphanumeric()).collect()
}
