//! Games played at random: by numbers, so that the same numbers play the same game.

use alloc::vec::Vec;
use core::iter;

use super::values::SIMPLEST_FIRST;
use crate::action::{Action, ActionKind};
use crate::state::GameState;

/// How often each kind of action is taken in a game played at random: a weight for each kind. Of
/// the kinds that are legal at the moment, one is chosen by weight, and then one of its actions. A
/// weight of 0 means: only when nothing else is legal.
///
/// By default all weights are 1, so that of the kinds that are legal each is as frequent as the
/// others, and of a kind each action.
///
/// ```
/// use ball_rules::{ActionKind, Mix};
///
/// // Of what is legal, a dodge in five of six cases, if beside it only a move and the end are.
/// let many_dodges = Mix::default().with(ActionKind::Dodge, 10);
/// assert_eq!(many_dodges.weight(ActionKind::Dodge), 10);
/// assert_eq!(many_dodges.weight(ActionKind::Move), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mix {
    /// Each at the place of its kind in [`ActionKind::ALL`].
    weights: [u16; KINDS],
    ball: u16,
}

const KINDS: usize = ActionKind::ALL.len();

impl Default for Mix {
    fn default() -> Self {
        Self { weights: [1; KINDS], ball: 1 }
    }
}

impl Mix {
    /// The same, but for the weight of one kind.
    #[must_use]
    pub fn with(mut self, kind: ActionKind, weight: u16) -> Self {
        if let Some(old) = self.weights.get_mut(kind as usize) {
            *old = weight;
        }
        self
    }

    /// The same, but for the weight of the actions that are about the ball: those of its holder, and
    /// those that aim at its square. All other actions of their kind have weight 1.
    ///
    /// With a large weight the ball changes hands often; with an even one it lies about for most of
    /// a long game.
    #[must_use]
    pub fn with_ball(mut self, weight: u16) -> Self {
        self.ball = weight;
        self
    }

    /// The weight of a kind.
    #[must_use]
    pub fn weight(&self, kind: ActionKind) -> u16 {
        self.weights.get(kind as usize).copied().unwrap_or(0)
    }

    /// The weight of the actions that are about the ball, among those of their kind.
    #[must_use]
    pub fn ball_weight(&self) -> u16 {
        self.ball
    }

    /// The legal action that a number chooses; `None` when the game is won. The upper half of the
    /// number chooses the kind, the lower half one of its actions. The lower the number, the simpler
    /// the action.
    fn choose(&self, state: &GameState, choice: u32) -> Option<Action> {
        let actions = state.legal_actions();
        let mut legal = [false; KINDS];
        for action in &actions {
            legal.get_mut(action.kind() as usize).into_iter().for_each(|legal| *legal = true);
        }
        let is_legal = |kind: &ActionKind| legal.get(*kind as usize) == Some(&true);
        let kinds = SIMPLEST_FIRST.into_iter().filter(is_legal);
        let kind = by_weight(kinds, |kind| self.weight(kind), choice >> 16)?;
        let of_kind = actions.iter().copied().filter(|action| action.kind() == kind);
        let weight = |action| if is_about_the_ball(state, action) { self.ball } else { 1 };
        by_weight(of_kind, weight, choice & 0xFFFF)
    }
}

fn is_about_the_ball(state: &GameState, action: Action) -> bool {
    let aims = match action {
        Action::Move { to, .. } => [to; 2],
        Action::Dodge { target, exit, .. } => [target, exit],
        Action::TacticalDodge { landing, .. } => [landing; 2],
        Action::Block { target, .. } | Action::Protection { target, .. } => [target; 2],
        _ => return false,
    };
    aims.contains(&state.ball_square()) || action.piece() == state.holder()
}

/// The item that a number of 16 bits chooses, by weight; by even weights if all are 0. The lower the
/// number, the earlier the item.
fn by_weight<T: Copy>(
    mut items: impl Iterator<Item = T> + Clone,
    weight: impl Fn(T) -> u16,
    choice: u32,
) -> Option<T> {
    let total = items.clone().map(|item| u64::from(weight(item))).sum();
    if total == 0 {
        let n = scale(choice, items.clone().count() as u64);
        return items.nth(usize::try_from(n).ok()?);
    }
    let mut left = scale(choice, total);
    for item in items {
        match left.checked_sub(weight(item).into()) {
            None => return Some(item),
            Some(less) => left = less,
        }
    }
    None
}

/// A number of 16 bits brought down to one below `count`: evenly, and in order.
fn scale(choice: u32, count: u64) -> u64 {
    (u64::from(choice) * count) >> 16
}

/// A game played at random: where it started, and the actions from there, each legal where it
/// stands. Both `proptest` (`strategies::games`) and `quickcheck` make
/// such games; [`Played::new`] makes one from numbers of any other source, say of a fuzzer.
///
/// ```
/// use ball_rules::{Action, GameState, Mix, Played};
///
/// let game = Played::new(GameState::default(), [0, 0x8000_0000, 0xF000_0000], &Mix::default());
/// assert_eq!(game.actions().len(), 3);
/// assert_eq!(game.actions()[0], Action::End); // 0 is what is simplest
/// assert_eq!(game.states().count(), 4); // the start is one of them
/// assert_eq!(game.states().last(), Some(game.end()));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    start: GameState,
    actions: Vec<Action>,
}

impl Played {
    /// Plays a game from `start`, one action for each of `choices`, any numbers, until they run out
    /// or the game is won. The lower a number, the simpler the action that it chooses: 0 ends the
    /// action phase.
    #[must_use]
    pub fn new(start: GameState, choices: impl IntoIterator<Item = u32>, mix: &Mix) -> Self {
        let mut state = start;
        let actions = choices.into_iter().map_while(|choice| {
            let action = mix.choose(&state, choice)?;
            state.apply_unchecked(action);
            Some(action)
        });
        Self { start, actions: actions.collect() }
    }

    /// A game of actions that are legal where they stand.
    pub(super) fn from_legal(start: GameState, actions: Vec<Action>) -> Self {
        Self { start, actions }
    }

    /// The position at the start.
    #[must_use]
    pub fn start(&self) -> GameState {
        self.start
    }

    /// All actions, the first one first.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions
    }

    /// The position after the last action; without any, the start.
    #[must_use]
    pub fn end(&self) -> GameState {
        self.states().last().unwrap_or(self.start)
    }

    /// All positions, from the start to the end: one more than actions.
    pub fn states(&self) -> impl Iterator<Item = GameState> {
        let after = self.actions.iter().scan(self.start, |state, &action| {
            state.apply_unchecked(action);
            Some(*state)
        });
        iter::once(self.start).chain(after)
    }
}
