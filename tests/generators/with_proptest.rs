//! Feature `proptest`.

use std::fmt::Debug;

use ball_rules::{Action, GameState, Keeper, Mix, Square, strategies};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{RngSeed, TestError, TestRunner};

use crate::coverage::{self, POSITIONS};
use crate::playing;
use crate::simple::{FEATURES, GAMES, ODDITIES};

/// With the number of steps to a simpler value that is proptest's default.
fn runner(seed: u64) -> TestRunner {
    TestRunner::new(ProptestConfig {
        cases: 20_000,
        max_shrink_iters: 4 * 256,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(seed),
        ..ProptestConfig::default()
    })
}

fn values<S: Strategy>(strategy: S, count: usize) -> impl Iterator<Item = S::Value> {
    let mut runner = runner(1);
    (0..count).map(move |_| strategy.new_tree(&mut runner).expect("a value").current())
}

/// The simplest value of which something holds.
fn simplest<S>(strategy: S, seed: u64, holds: impl Fn(&S::Value) -> bool) -> S::Value
where
    S: Strategy,
{
    let result = runner(seed).run(&strategy, |value| {
        prop_assert!(!holds(&value));
        Ok(())
    });
    match result {
        Err(TestError::Fail(_, value)) => value,
        other => panic!("it holds of none: {other:?}"),
    }
}

#[test]
fn every_setup_keeps_section_12() {
    for setup in values(strategies::setups(), 50_000) {
        let state =
            GameState::try_from(&setup).unwrap_or_else(|error| panic!("{setup:?}: {error}"));
        assert_eq!(state.to_setup(), setup);
        assert_eq!(state.to_string().parse::<GameState>(), Ok(state));
    }
}

#[test]
fn states_have_every_oddity() {
    coverage::assert_varied(values(strategies::states(), POSITIONS), coverage::OF_ARBITRARY);
}

#[test]
fn reachable_states_have_what_games_lead_to() {
    let states = values(strategies::reachable_states(200), POSITIONS);
    coverage::assert_varied(states, coverage::OF_REACHABLE);
}

#[test]
fn states_are_made_simpler_down_to_the_one_oddity() {
    for oddity in &ODDITIES {
        for seed in 0..10 {
            oddity.assert_nothing_else_in(&simplest(strategies::states(), seed, oddity.of));
        }
    }
}

#[test]
fn games_are_made_simpler_down_to_the_one_feature() {
    for feature in &FEATURES {
        let seeds = 0..GAMES as u64;
        let games = seeds.map(|seed| simplest(strategies::games(100), seed, feature.of));
        feature.assert_nothing_else_in(games);
    }
}

#[test]
fn reachable_states_stay_reachable_when_they_are_made_simpler() {
    let stacked = |state: &GameState| state.closed().len() == 1;
    for seed in 0..10 {
        let state = simplest(strategies::reachable_states(100), seed, stacked);
        let mut start = GameState::default();
        let first = start.legal_actions().into_iter().find(|&action| {
            let mut next = start;
            next.apply(action).is_ok() && next == state
        });
        assert!(first.is_some_and(|action| start.apply(action).is_ok()), "{state}");
    }
}

#[test]
fn the_start_of_play_is_left_to_its_own_strategy() {
    let start = values(strategies::states(), 50).find(|state| state.legal_actions().len() > 50);
    let start = start.expect("a state with many actions");
    let games = || strategies::play(Just(start), 50, Mix::default());
    let game = simplest(games(), 1, |game| game.end().turn() > start.turn());
    assert_eq!(game.start(), start);
    let from_states = strategies::play(strategies::states(), 50, Mix::default());
    let game = simplest(from_states, 1, |game| !game.actions().is_empty());
    assert_eq!((game.start(), game.actions()), (GameState::default(), &[Action::End][..]));
}

#[test]
fn values_beside_others_are_made_simpler_too() {
    let strategy = (any::<Square>(), strategies::states(), any::<Action>(), any::<u8>());
    let (square, state, action, number) = simplest(strategy, 1, |(square, state, _, number)| {
        square.row() > 4 && !state.closed().is_empty() && *number > 9
    });
    assert_eq!((square, action, number), (Square::B5, Action::End, 10));
    ODDITIES[1].assert_nothing_else_in(&state);
}

/// Goes as far as it can when everything fails, and back when everything passes.
fn walk<T: Arbitrary + PartialEq>(wanted: T) {
    for seed in 0..50 {
        let mut tree = any::<T>().new_tree(&mut runner(seed)).expect("a value");
        let first = tree.current();
        while tree.simplify() {}
        assert_eq!(tree.current(), wanted);
        assert!(!tree.simplify() && !tree.complicate());

        let mut tree = any::<T>().new_tree(&mut runner(seed)).expect("a value");
        assert!(!tree.complicate());
        if tree.simplify() {
            while tree.complicate() {}
        }
        assert_eq!(tree.current(), first);
    }
}

#[test]
fn any_value_is_made_simpler_down_to_the_simplest() {
    use ball_rules::*;
    walk(Square::B1);
    walk(SquareSet::EMPTY);
    walk(Direction::UpLeft);
    walk(Piece::A1);
    walk(PieceSet::EMPTY);
    walk(Team::Atk);
    walk(Kind::X);
    walk(Rules::default());
    walk(Depth::MIN);
    walk(Action::End);
    walk(ActionKind::End);
    walk(Keeper::Top);
    walk(Ball::Held(Piece::A1));
    walk(Phase::Action);
    walk(Placement::new(Kind::X, Square::B1));
    walk(Setup::default());
    walk(GameState::default());
}

#[test]
fn strategies_say_what_they_make() {
    let text = format!("{:?}", any::<Square>());
    assert!(text.starts_with("Any<") && text.ends_with("Square>"), "{text}");
}

/// All values that come up.
fn all<T: Arbitrary + PartialEq + Debug>(count: usize) -> Vec<T> {
    let mut all = Vec::new();
    for value in values(any::<T>(), count) {
        if !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

#[test]
fn any_value_comes_up() {
    use ball_rules::*;
    assert_eq!(all::<Square>(2_000).len(), Square::COUNT);
    assert_eq!(all::<Piece>(500).len(), Piece::COUNT);
    assert_eq!(all::<Team>(100).len(), 2);
    assert_eq!(all::<Kind>(100).len(), 3);
    assert_eq!(all::<Direction>(100).len(), 4);
    assert_eq!(all::<Depth>(100).len(), 6);
    assert_eq!(all::<Phase>(100).len(), 3);
    assert_eq!(all::<Keeper>(100).len(), 2);
    assert_eq!(all::<ActionKind>(200).len(), 12);
    assert_eq!(all::<Rules>(5_000).len(), 16 * 6);
    assert_eq!(all::<Ball>(5_000).len(), Square::COUNT + Piece::COUNT);
}

#[test]
fn any_action_can_be_written_and_read() {
    let mut keepers = Vec::new();
    for action in values(any::<Action>(), 20_000) {
        assert_eq!(action.to_string().parse::<Action>(), Ok(action));
        if let Action::Release { keeper, .. } = action {
            keepers.push(keeper);
        }
    }
    keepers.sort();
    keepers.dedup();
    assert_eq!(keepers, [None, Some(Keeper::Top), Some(Keeper::Bottom)]);
}

#[test]
fn a_step_that_does_not_help_is_followed_by_another_one() {
    for seed in 0..50 {
        let mut tree = strategies::states().new_tree(&mut runner(seed)).expect("a value");
        let mut tried = vec![tree.current()];
        if tree.simplify() {
            tried.push(tree.current());
            while tree.complicate() {
                tried.push(tree.current());
            }
            assert_eq!(tried.pop(), Some(tried[0]), "back to what fails");
        }
        assert!(tried.len() > 5, "{tried:?}");
        assert!(!tried[1..].contains(&tried[0]), "{tried:?}");
    }
}

#[test]
fn games_are_legal_and_no_longer_than_asked_for() {
    let mut longest = 0;
    for game in values(strategies::games(60), 2_000) {
        playing::assert_legal(&game);
        longest = longest.max(game.actions().len());
    }
    assert_eq!(longest, 60);
    assert!(values(strategies::games(0), 100).all(|game| game.actions().is_empty()));
}

// The program of docs/PROGRAMS.md.
proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn my_bot_never_breaks_a_rule(state in strategies::reachable_states(200)) {
        if let Some(action) = my_bot(&state) {
            prop_assert!(state.is_legal(action));
        }
    }
}

fn my_bot(state: &GameState) -> Option<Action> {
    state.legal_actions().first().copied()
}
