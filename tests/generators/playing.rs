//! Games played by numbers.

use std::collections::BTreeMap;

use ball_rules::{Action, ActionKind, GameState, Mix, Phase, Played};

/// Every action is legal where it stands, and the positions are those that follow.
pub fn assert_legal(game: &Played) {
    let mut state = game.start();
    let mut states = game.states();
    assert_eq!(states.next(), Some(state));
    for &action in game.actions() {
        state.apply(action).unwrap_or_else(|error| panic!("{action} in {state}: {error}"));
        assert_eq!(states.next(), Some(state));
    }
    assert_eq!(states.next(), None);
    assert_eq!(game.end(), state);
}

/// Numbers without a pattern, by an xorshift generator.
fn numbers(seed: u32) -> impl Iterator<Item = u32> {
    let mut number = seed.wrapping_mul(0x9E37_79B9) | 1;
    std::iter::repeat_with(move || {
        number ^= number << 13;
        number ^= number >> 17;
        number ^= number << 5;
        number
    })
}

fn games(count: u32, mix: &Mix) -> impl Iterator<Item = Played> {
    (0..count).map(|seed| Played::new(GameState::default(), numbers(seed).take(200), mix))
}

/// Each action with the position in which it is taken.
fn actions(games_played: u32, mix: &Mix) -> impl Iterator<Item = (GameState, Action)> {
    games(games_played, mix).flat_map(|game| {
        let taken: Vec<_> = game.states().zip(game.actions().iter().copied()).collect();
        taken
    })
}

fn has(state: &GameState, legal: impl Fn(ActionKind) -> bool) -> bool {
    state.legal_actions().iter().any(|action| legal(action.kind()))
}

/// In how many of a hundred positions in which a kind is legal it is taken.
fn percent_of(kind: ActionKind, mix: &Mix) -> usize {
    let legal: Vec<_> = actions(200, mix).filter(|(state, _)| has(state, |k| k == kind)).collect();
    let taken = legal.iter().filter(|(_, action)| action.kind() == kind).count();
    assert!(legal.len() > 1_000);
    100 * taken / legal.len()
}

#[test]
fn games_go_on_until_the_numbers_run_out_or_somebody_wins() {
    let mut won = 0;
    for game in games(200, &Mix::default().with_ball(100)) {
        assert_legal(&game);
        let is_won = game.end().phase() == Phase::Won;
        assert_eq!(is_won, game.actions().len() < 200 || is_won);
        won += usize::from(is_won);
    }
    assert!(won > 0);
}

#[test]
fn the_same_numbers_play_the_same_game() {
    assert!(games(200, &Mix::default()).eq(games(200, &Mix::default())));
}

#[test]
fn the_lowest_numbers_play_the_simplest_game() {
    let game = Played::new(GameState::default(), [0; 5], &Mix::default());
    assert_eq!(game.actions(), [Action::End; 5]);
}

#[test]
fn the_highest_numbers_are_played_too() {
    let game = Played::new(GameState::default(), [u32::MAX; 20], &Mix::default());
    assert_legal(&game);
    assert_eq!(game.actions().len(), 20);
}

#[test]
fn every_legal_action_is_chosen_by_some_number() {
    let state = GameState::default();
    let mut legal = state.legal_actions().to_vec();
    let mut chosen: Vec<_> = (0..=0xFFFF)
        .map(|n| Played::new(state, [n * 0x1_0001], &Mix::default()).actions()[0])
        .collect();
    chosen.extend(
        numbers(1).take(20_000).map(|n| Played::new(state, [n], &Mix::default()).actions()[0]),
    );
    chosen.sort();
    chosen.dedup();
    legal.sort();
    assert_eq!(chosen, legal);
}

#[test]
fn a_kind_of_greater_weight_is_more_frequent() {
    for kind in [ActionKind::Dodge, ActionKind::Move, ActionKind::End, ActionKind::Protection] {
        let even = percent_of(kind, &Mix::default());
        let often = percent_of(kind, &Mix::default().with(kind, 20));
        assert!((10..50).contains(&even), "{kind:?}: {even}");
        assert!(often > 70, "{kind:?}: {often}");
    }
}

#[test]
fn a_mix_tells_its_weights() {
    let mix = Mix::default().with(ActionKind::Dodge, 20).with_ball(30);
    assert_eq!((mix.weight(ActionKind::Dodge), mix.weight(ActionKind::Move)), (20, 1));
    assert_eq!((mix.ball_weight(), Mix::default().ball_weight()), (30, 1));
}

#[test]
fn a_kind_of_weight_0_is_taken_when_nothing_else_is_legal() {
    let none = [ActionKind::Dodge, ActionKind::End, ActionKind::StandUp, ActionKind::Release];
    let mix = none.into_iter().fold(Mix::default(), |mix, kind| mix.with(kind, 0));
    let mut taken = [0; 2];
    for (state, action) in actions(200, &mix) {
        let is_of_none = none.contains(&action.kind());
        assert_eq!(is_of_none, !has(&state, |kind| !none.contains(&kind)), "{action} in {state}");
        taken[usize::from(is_of_none)] += 1;
    }
    assert!(taken.iter().all(|&count| count > 1_000), "{taken:?}");
}

#[test]
fn a_ball_of_greater_weight_is_held_longer() {
    let quiet = Mix::default().with(ActionKind::ShortPass, 0).with(ActionKind::LongPass, 0);
    let taken = |mix: &Mix| {
        let of_holder = |(state, action): &(GameState, Action)| {
            action.kind() == ActionKind::Move && action.piece() == state.holder()
        };
        actions(200, mix).filter(of_holder).count()
    };
    let (even, often) = (taken(&quiet), taken(&quiet.with_ball(50)));
    assert!(often > 3 * even, "{even} {often}");
}

/// Whether an action aims at the square of the ball.
fn aims_at_the_ball(state: &GameState, action: Action) -> bool {
    let ball = state.ball_square();
    match action {
        Action::Move { to, .. } => to == ball,
        Action::Dodge { target, exit, .. } => target == ball || exit == ball,
        Action::TacticalDodge { landing, .. } => landing == ball,
        Action::Block { target, .. } | Action::Protection { target, .. } => target == ball,
        _ => false,
    }
}

#[test]
fn what_aims_at_the_ball_has_the_weight_of_the_ball() {
    let mut found = BTreeMap::<ActionKind, [usize; 2]>::new();
    let mix = Mix::default().with_ball(u16::MAX);
    for (state, action) in actions(2_000, &mix) {
        let of_kind = || {
            let legal = state.legal_actions().into_iter();
            legal.filter(|other| other.kind() == action.kind())
        };
        let is_about_the_ball =
            |other| aims_at_the_ball(&state, other) || other.piece() == state.holder();
        if of_kind().any(|other| aims_at_the_ball(&state, other))
            && !of_kind().all(is_about_the_ball)
        {
            found.entry(action.kind()).or_default()[usize::from(is_about_the_ball(action))] += 1;
        }
    }
    let kinds = [
        ActionKind::Move,
        ActionKind::Dodge,
        ActionKind::TacticalDodge,
        ActionKind::Block,
        ActionKind::Protection,
    ];
    assert!(found.keys().eq(&kinds), "{found:?}");
    for [other, about] in found.into_values() {
        assert!(about > 20 && other * 20 < about, "{other} {about}");
    }
}
