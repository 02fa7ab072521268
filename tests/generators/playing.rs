//! Games played by numbers.

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

fn games(mix: &Mix) -> impl Iterator<Item = Played> {
    (0..200).map(|seed| Played::new(GameState::default(), numbers(seed).take(200), mix))
}

/// Each action with the position in which it is taken.
fn actions(mix: &Mix) -> impl Iterator<Item = (GameState, Action)> {
    games(mix).flat_map(|game| {
        let taken: Vec<_> = game.states().zip(game.actions().iter().copied()).collect();
        taken
    })
}

fn has(state: &GameState, legal: impl Fn(ActionKind) -> bool) -> bool {
    state.legal_actions().iter().any(|action| legal(action.kind()))
}

/// In how many of a hundred positions in which a kind is legal it is taken.
fn percent_of(kind: ActionKind, mix: &Mix) -> usize {
    let legal: Vec<_> = actions(mix).filter(|(state, _)| has(state, |k| k == kind)).collect();
    let taken = legal.iter().filter(|(_, action)| action.kind() == kind).count();
    assert!(legal.len() > 1_000);
    100 * taken / legal.len()
}

#[test]
fn games_go_on_until_the_numbers_run_out_or_somebody_wins() {
    let mut won = 0;
    for game in games(&Mix::default().with_ball(100)) {
        assert_legal(&game);
        let is_won = game.end().phase() == Phase::Won;
        assert_eq!(is_won, game.actions().len() < 200 || is_won);
        won += usize::from(is_won);
    }
    assert!(won > 0);
}

#[test]
fn the_same_numbers_play_the_same_game() {
    assert!(games(&Mix::default()).eq(games(&Mix::default())));
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
fn a_kind_of_weight_0_is_taken_when_nothing_else_is_legal() {
    let none = [ActionKind::Dodge, ActionKind::End, ActionKind::StandUp, ActionKind::Release];
    let mix = none.into_iter().fold(Mix::default(), |mix, kind| mix.with(kind, 0));
    let mut taken = [0; 2];
    for (state, action) in actions(&mix) {
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
        actions(mix).filter(of_holder).count()
    };
    let (even, often) = (taken(&quiet), taken(&quiet.with_ball(50)));
    assert!(often > 3 * even, "{even} {often}");
}
