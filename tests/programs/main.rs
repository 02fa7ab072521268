//! The programs of `docs/PROGRAMS.md`: each file begins with one of them, and tests it.

mod animating;
mod choosing;
mod drawing;
mod editor;
mod greedy_bot;
mod judge;
mod random_bot;
#[cfg(feature = "proptest")]
mod testing;
mod unblocking;
mod undo;

/// The files and the titles of the page, in its order.
const PROGRAMS: [(&str, &str); 10] = [
    ("A judge", include_str!("judge.rs")),
    ("A random bot", include_str!("random_bot.rs")),
    ("A greedy bot that looks at what an action does", include_str!("greedy_bot.rs")),
    ("Drawing a board of one's own", include_str!("drawing.rs")),
    ("A position editor", include_str!("editor.rs")),
    ("The unblocking phase", include_str!("unblocking.rs")),
    ("Animating an action (front ends)", include_str!("animating.rs")),
    ("Choosing an action step by step (front ends)", include_str!("choosing.rs")),
    ("A game with undo, as text", include_str!("undo.rs")),
    (
        "Testing one's own code against the rules (features `proptest`, `quickcheck`)",
        include_str!("testing.rs"),
    ),
];

/// Letters and signs without white space, so that layout does not count.
fn squeezed(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn every_file_begins_with_its_program_on_the_page() {
    let page = include_str!("../../docs/PROGRAMS.md");
    for (title, file) in PROGRAMS {
        let section = page.split(&format!("## {title}\n")).nth(1).expect(title);
        let block = section.split("```").nth(1).expect("a program");
        let program: String = block
            .strip_prefix("rust\n")
            .expect("a Rust program")
            .lines()
            .filter(|line| !line.starts_with("# "))
            .collect();
        assert!(squeezed(file).starts_with(&squeezed(&program)), "{title}");
    }
}
