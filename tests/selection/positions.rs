//! Positions of every sort, and what there is to choose in them, worked out from the text of the
//! legal actions alone.

use std::cell::Cell;
use std::collections::HashSet;
use std::sync::LazyLock;

use ball_rules::{Action, ActionKind, Choice, GameState, Keeper, Selection, Step};

/// The choices that lead to an action.
pub type Row = Vec<Choice>;

/// A selection on its way, and the choices that may come next, each as often as a legal action has
/// it there. Empty when the choice is complete.
pub struct Node {
    pub selection: Selection,
    pub so_far: Row,
    pub next: Vec<Choice>,
}

impl Node {
    /// What may come next, each once.
    pub fn options(&self) -> HashSet<Choice> {
        self.next.iter().copied().collect()
    }
}

/// Positions that were set up, with every oddity.
static SET_UP: LazyLock<Vec<GameState>> = LazyLock::new(|| {
    include_str!("../data/vectors.jsonl")
        .lines()
        .map(|line| line.split('"').nth(3).expect("a position").parse().expect("a position"))
        .collect()
});

pub fn set_up() -> &'static [GameState] {
    &SET_UP
}

/// Checks what must hold in every position: in one of so many of those that were set up, and with
/// feature `proptest` at random in others, and in positions that games lead to.
pub fn in_positions(one_of: usize, check: impl Fn(GameState)) {
    set_up().iter().step_by(one_of).for_each(|&state| check(state));
    #[cfg(feature = "proptest")]
    {
        use ball_rules::strategies::{reachable_states, states};
        let states = proptest::prop_oneof![states(), reachable_states(200)];
        crate::support::check(300 / one_of as u32, &states, |state| {
            check(state);
            Ok(())
        });
    }
}

/// Counts what was looked at.
#[derive(Default, Debug)]
pub struct Counter(Cell<usize>);

impl Counter {
    pub fn add(&self, more: usize) {
        self.0.set(self.0.get() + more);
    }

    pub fn get(&self) -> usize {
        self.0.get()
    }
}

/// What an action's text names, in its order, and the kind behind the piece.
pub fn row(action: Action) -> Row {
    let text = action.to_string();
    let words = text.split(|sign: char| sign == 'x' || !sign.is_ascii_alphanumeric());
    let mut row: Row =
        words
            .filter_map(|word| match word {
                "convert" | "end" => None,
                "t" => Some(Choice::Keeper(Keeper::Top)),
                "b" => Some(Choice::Keeper(Keeper::Bottom)),
                _ => Some(word.parse().map(Choice::Piece).unwrap_or_else(|_| {
                    Choice::Square(word.parse().expect("a piece or a square"))
                })),
            })
            .collect();
    row.insert(row.len().min(1), Choice::Kind(action.kind()));
    row
}

/// What is asked for where a row is as long as this.
pub fn step(row: &[Choice], action: Action) -> Step {
    let steps: &[Step] = match action.kind() {
        ActionKind::Move | ActionKind::Block | ActionKind::Protection | ActionKind::StandUp => {
            &[Step::Target]
        }
        ActionKind::Dodge => &[Step::Target, Step::Exit],
        ActionKind::TacticalDodge => &[Step::Landing, Step::Push],
        ActionKind::HandOff => &[Step::Receiver],
        ActionKind::ShortPass => &[Step::Receiver, Step::BallSquare],
        ActionKind::LongPass => &[Step::BallSquare],
        ActionKind::Release => &[Step::TopSquare, Step::BottomSquare, Step::Keeper],
        ActionKind::Convert | ActionKind::End => &[],
    };
    match row.len() {
        done if done == self::row(action).len() => Step::Done(action),
        0 => Step::Piece,
        1 => Step::Kind,
        more => steps[more - 2],
    }
}

/// Looks at every beginning of every legal action's row, each once, in a position.
pub fn look_at_nodes(state: GameState, mut look: impl FnMut(&Node)) {
    let actions = state.legal_actions();
    let rows: Vec<Row> = actions.iter().copied().map(row).collect();
    let mut seen = HashSet::from([Row::new()]);
    let mut waiting = vec![Row::new()];
    while let Some(so_far) = waiting.pop() {
        let left = rows.iter().filter(|row| row.starts_with(&so_far));
        let next: Vec<Choice> = left.filter_map(|row| row.get(so_far.len())).copied().collect();
        for &choice in &next {
            let longer: Row = so_far.iter().copied().chain([choice]).collect();
            if seen.insert(longer.clone()) {
                waiting.push(longer);
            }
        }
        let mut selection = Selection::new(state);
        for &choice in &so_far {
            selection.choose(choice).expect("an option");
        }
        look(&Node { selection, so_far, next });
    }
}
