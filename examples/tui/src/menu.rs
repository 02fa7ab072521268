//! What can be chosen by a key or by a click on its line: kinds of action, and who keeps the ball.

use ball_rules::{ActionKind, Choice, Cost, Keeper, KindOption, Phase, Selection, Step};

/// A line of the menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// The key that chooses it.
    pub key: char,
    pub choice: Choice,
    /// What it is, in words.
    pub label: String,
    /// What it costs; `None` when it cannot be chosen.
    pub cost: Option<String>,
}

const IN_THE_ACTION_PHASE: [ActionKind; 8] = [
    ActionKind::Move,
    ActionKind::Dodge,
    ActionKind::TacticalDodge,
    ActionKind::Block,
    ActionKind::Protection,
    ActionKind::HandOff,
    ActionKind::ShortPass,
    ActionKind::LongPass,
];

const IN_THE_UNBLOCKING_PHASE: [ActionKind; 2] = [ActionKind::StandUp, ActionKind::Release];

/// The lines that fit what is to be chosen now. A kind has the same key always.
pub fn items(selection: &Selection) -> Vec<Item> {
    let state = selection.state();
    match (selection.what_next(), state.phase()) {
        (Step::Piece, Phase::Action) => of_the_coach(selection),
        (Step::Kind, Phase::Action) => numbered(selection, &IN_THE_ACTION_PHASE),
        (Step::Kind, Phase::Unblock) => numbered(selection, &IN_THE_UNBLOCKING_PHASE),
        (Step::Keeper, _) => keepers(selection),
        _ => Vec::new(),
    }
}

fn of_the_coach(selection: &Selection) -> Vec<Item> {
    let energy = selection.state().rules().energy;
    let end = [('e', ActionKind::End, "end the action phase")];
    let convert = energy.then_some(('c', ActionKind::Convert, "convert 1 AP"));
    let items = end.into_iter().chain(convert);
    items.map(|(key, kind, label)| kind_item(selection, key, kind, label.into())).collect()
}

fn numbered(selection: &Selection, kinds: &[ActionKind]) -> Vec<Item> {
    let items = ('1'..).zip(kinds);
    items.map(|(key, &kind)| kind_item(selection, key, kind, kind.to_string())).collect()
}

fn kind_item(selection: &Selection, key: char, kind: ActionKind, label: String) -> Item {
    let option = selection.kinds().find(|option| option.kind == kind);
    let cost = option.map(|option| match kind {
        ActionKind::End => String::new(), // the AP that are left are lost, not paid
        _ => cost_of_kind(option),
    });
    Item { key, choice: Choice::Kind(kind), label, cost }
}

fn cost_of_kind(option: KindOption) -> String {
    if option.least == option.most {
        cost(option.least)
    } else {
        format!("{}-{}", option.least.ap, cost(option.most))
    }
}

/// AP that it takes, and in the energy game the EP that it gives.
pub fn cost(cost: Cost) -> String {
    match cost {
        Cost { ap: 0, ep: 0 } => "free".into(),
        Cost { ap, ep: 0 } => format!("{ap} AP"),
        Cost { ap, ep } => format!("{ap} AP+{ep}"),
    }
}

fn keepers(selection: &Selection) -> Vec<Item> {
    let keepers = [('t', Keeper::Top), ('b', Keeper::Bottom)].into_iter();
    let item = |(key, keeper)| Item {
        key,
        choice: Choice::Keeper(keeper),
        label: format!("the {} keeps it", Choice::Keeper(keeper)),
        cost: selection.options().any(|option| option == Choice::Keeper(keeper)).then(String::new),
    };
    keepers.map(item).collect()
}

/// What a key chooses, whether it is an option now or not: where it is none, the rules know why.
pub fn choice_of_key(selection: &Selection, key: char) -> Option<Choice> {
    let by_number = |kinds: &[ActionKind]| {
        let number = usize::try_from(key.to_digit(10)?).ok()?.checked_sub(1)?;
        kinds.get(number).copied().map(Choice::Kind)
    };
    match (key, selection.state().phase()) {
        ('e', _) => Some(Choice::Kind(ActionKind::End)),
        ('c', _) => Some(Choice::Kind(ActionKind::Convert)),
        ('t', _) => Some(Choice::Keeper(Keeper::Top)),
        ('b', _) => Some(Choice::Keeper(Keeper::Bottom)),
        (_, Phase::Unblock) => by_number(&IN_THE_UNBLOCKING_PHASE),
        _ => by_number(&IN_THE_ACTION_PHASE),
    }
}
