//! Feature `quickcheck`.

use std::fmt::Debug;

use ball_rules::{Action, GameState, Played, Reachable, Setup, Square};
use quickcheck::{Arbitrary, Gen};

use crate::coverage::{self, POSITIONS};
use crate::playing;
use crate::simple::{FEATURES, GAMES, ODDITIES};

fn values<T: Arbitrary>(count: usize) -> impl Iterator<Item = T> {
    let mut chance = Gen::from_size_and_seed(200, 1);
    (0..count).map(move |_| T::arbitrary(&mut chance))
}

/// The simplest value of which something holds, found as quickcheck finds it.
fn simplest<T: Arbitrary>(mut value: T, holds: impl Fn(&T) -> bool) -> T {
    while let Some(simpler) = value.shrink().find(&holds) {
        value = simpler;
    }
    value
}

#[test]
fn every_setup_keeps_section_12() {
    for setup in values::<Setup>(50_000) {
        let state =
            GameState::try_from(&setup).unwrap_or_else(|error| panic!("{setup:?}: {error}"));
        assert_eq!(state.to_setup(), setup);
        assert_eq!(state.to_string().parse::<GameState>(), Ok(state));
    }
}

#[test]
fn states_have_every_oddity() {
    coverage::assert_varied(values(POSITIONS), coverage::OF_ARBITRARY);
}

#[test]
fn reachable_states_have_what_games_lead_to() {
    let states = values::<Reachable>(POSITIONS).map(|reachable| reachable.state());
    coverage::assert_varied(states, coverage::OF_REACHABLE);
}

#[test]
fn states_are_made_simpler_down_to_the_one_oddity() {
    for oddity in &ODDITIES {
        let states = values(50_000).filter(oddity.of).take(10);
        let simplest: Vec<_> = states.map(|state| simplest(state, oddity.of)).collect();
        assert_eq!(simplest.len(), 10, "{}", oddity.name);
        simplest.iter().for_each(|state| oddity.assert_nothing_else_in(state));
    }
}

#[test]
fn games_are_made_simpler_down_to_the_one_feature() {
    for feature in &FEATURES {
        let games = values(5_000).filter(feature.of).take(GAMES);
        feature.assert_nothing_else_in(games.map(|game| simplest(game, feature.of)));
    }
}

#[test]
fn every_simpler_setup_keeps_section_12() {
    let mut count = 0;
    for setup in values::<Setup>(200) {
        for simpler in setup.shrink() {
            assert_ne!(simpler, setup);
            assert!(GameState::try_from(&simpler).is_ok(), "{simpler:?}");
            count += 1;
        }
    }
    assert!(count > 5_000, "{count}");
}

#[test]
fn a_position_is_made_simpler_by_such_steps() {
    let cases = [
        (
            "the standard formation at once, and the settings stay",
            "X9F-,#8G,O8I,X7D,X7F,O7H,X2G O10I,#10G,O10E,X11J-,X11H,X11F,X11D 9B D 7 a1 z3c",
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 7 a1 z3c",
        ),
        (
            "a stack is turned over, so that ATK 5 has the ball",
            "O8E,#8G,O8I,X7D,X11J,X7H,X7J O10I,#10G,O10E,X11J^,X11H,X11F,X11D D4 D 7 a1 z1",
            "O8E,#8G,O8I,X7D,X11J^,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 7 a1 z1",
        ),
    ];
    for (step, position, wanted) in cases {
        let state: GameState = position.parse().expect(position);
        let simpler: Vec<String> = state.shrink().map(|simpler| simpler.to_string()).collect();
        assert!(simpler.contains(&wanted.to_string()), "{step}: {simpler:#?}");
    }
}

/// Whatever steps are taken, they lead to the simplest value, and not for ever.
fn walk<T: Arbitrary + PartialEq + Debug>(wanted: T) {
    for mut value in values::<T>(20) {
        let mut steps = 0;
        loop {
            let simpler: Vec<T> = value.shrink().collect();
            assert!(!simpler.contains(&value), "{value:?}");
            let Some(next) = simpler.get(7 * steps % simpler.len().max(1)) else { break };
            value = next.clone();
            steps += 1;
            assert!(steps < 10_000, "{value:?}");
        }
        assert_eq!(value, wanted);
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
    let start = Played::new(GameState::default(), [], &Mix::default());
    walk(start.clone());
    walk(Reachable::from(start));
}

/// Of ten values of which something holds.
fn assert_simplest<T: Arbitrary + PartialEq + Debug>(wanted: T, holds: fn(&T) -> bool) {
    let odd: Vec<T> = values(5_000).filter(holds).take(10).collect();
    assert_eq!(odd.len(), 10, "{wanted:?}");
    for value in odd {
        assert_eq!(simplest(value, holds), wanted);
    }
}

#[test]
fn a_value_of_several_parts_is_made_simpler_as_far_as_it_goes() {
    use ball_rules::*;
    let strict = Rules { exits_must_be_clear: true, ..Rules::default() };
    assert_simplest(strict, |rules| rules.exits_must_be_clear);
    let deep = Rules { end_zone: Depth::new(4).expect("a depth"), ..strict };
    assert_simplest(deep, |rules| rules.exits_must_be_clear && rules.end_zone.rows() > 3);
    assert_simplest(
        Ball::Held(Piece::D4),
        |ball| matches!(ball, Ball::Held(piece) if *piece >= Piece::D4),
    );
    assert_simplest(
        Ball::Loose(Square::C16),
        |ball| matches!(ball, Ball::Loose(square) if *square >= Square::C16),
    );
    assert_simplest(Placement::new(Kind::O, Square::C16), |placement| {
        placement.kind != Kind::X && placement.square >= Square::C16
    });
    let fresh = Placement { fresh: true, ..Placement::new(Kind::X, Square::B1) };
    assert_simplest(fresh, |placement| placement.fresh);
}

#[test]
fn an_action_is_made_simpler_in_one_decision_at_a_time() {
    let cases = [
        ("A7-17L", "end A1-17L A7-1B"),
        ("A7x17L-16M", "end A7+17L A1x17L-16M A7x1B-16M A7x17L-1B"),
        ("A7^17L>16M", "A7x17L-16M A1^17L>16M A7^1B>16M A7^17L>1B"),
        ("A7*17L", "A7+17L A1*17L A7*1B"),
        ("A7+17L", "end A1+17L A7+1B"),
        ("A7=D7", "A1=D7 A7=A1"),
        ("A7>D7@17L", "A1>D7@17L A7>A1@17L A7>D7@1B"),
        ("A7>17L", "A1>17L A7>1B"),
        ("A7!17L", "end A1!17L A7!1B"),
        ("A7/17L/16M=b", "A7!17L A1/17L/16M=b A7/1B/16M=b A7/17L/1B=b A7/17L/16M A7/17L/16M=t"),
        ("convert", "end"),
        ("end", ""),
    ];
    for (action, some_simpler) in cases {
        let simpler: Vec<_> = action.parse::<Action>().expect("an action").shrink().collect();
        for wanted in some_simpler.split_whitespace() {
            let wanted = wanted.parse().expect("an action");
            assert!(simpler.contains(&wanted), "{wanted} not in {simpler:?}");
        }
        assert!(!some_simpler.is_empty() || simpler.is_empty(), "{simpler:?}");
    }
}

#[test]
fn an_action_is_made_simpler_as_far_as_it_goes() {
    let least: Action = "D2x12G-16C".parse().expect("an action");
    let not_below = |action: &Action| match (action, least) {
        (
            Action::Dodge { piece, target, exit },
            Action::Dodge { piece: least_piece, target: least_target, exit: least_exit },
        ) => *piece >= least_piece && *target >= least_target && *exit >= least_exit,
        _ => false,
    };
    let actions: Vec<Action> = values(50_000).filter(not_below).take(10).collect();
    assert_eq!(actions.len(), 10);
    for action in actions {
        assert_eq!(simplest(action, not_below), least);
    }
}

#[test]
fn any_action_can_be_written_and_read() {
    for action in values::<Action>(20_000) {
        assert_eq!(action.to_string().parse::<Action>(), Ok(action));
    }
}

#[test]
fn games_are_legal_simpler_ones_too() {
    for game in values::<Played>(20) {
        playing::assert_legal(&game);
        game.shrink().step_by(3).for_each(|simpler| playing::assert_legal(&simpler));
    }
}

#[test]
fn reachable_states_are_the_ends_of_their_games() {
    for reachable in values::<Reachable>(20) {
        assert_eq!(reachable.state(), reachable.game().end());
        for simpler in reachable.shrink().step_by(3) {
            assert_eq!(simpler.state(), simpler.game().end());
        }
    }
}

#[test]
fn the_size_limits_the_length_of_games() {
    let mut chance = Gen::from_size_and_seed(7, 1);
    let lengths = (0..500).map(|_| Played::arbitrary(&mut chance).actions().len());
    assert_eq!(lengths.max(), Some(7));
}

#[test]
fn properties_take_the_types_of_the_crate() {
    fn neighbours_are_mutual(square: Square, other: Square) -> bool {
        square.is_adjacent(other) == other.is_adjacent(square)
    }
    quickcheck::quickcheck(neighbours_are_mutual as fn(Square, Square) -> bool);
}
