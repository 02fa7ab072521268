//! What an applied action did: `Event`, `GameState::apply_with_events`.

mod board;
#[cfg(feature = "serde")]
mod json;
mod positions;
mod replay;
#[cfg(feature = "proptest")]
#[path = "../support/mod.rs"]
mod support;
mod told;

use std::collections::BTreeSet;
use std::mem::size_of;

use ball_rules::{Action, Chain, Event, GameState, IllegalAction, Piece};

/// The name of an event's kind.
pub fn name(event: &Event) -> String {
    format!("{event:?}").chars().take_while(|c| c.is_alphanumeric()).collect()
}

/// The names of all kinds, read from the source, so that a new one cannot be forgotten here.
pub fn names() -> BTreeSet<String> {
    let source = include_str!("../../src/event/mod.rs");
    let body = source.split("pub enum Event {").nth(1).expect("the enum");
    let body = body.split("\n}\n").next().expect("its end");
    let lines = body.lines().filter_map(|line| line.strip_prefix("    "));
    let names: BTreeSet<String> = lines
        .filter(|line| line.starts_with(char::is_uppercase))
        .map(|line| line.chars().take_while(|c| c.is_alphanumeric()).collect())
        .collect();
    assert!(names.len() > 20, "{names:?}");
    names
}

#[test]
fn events_are_small() {
    assert!(size_of::<Event>() <= 10, "{}", size_of::<Event>());
    assert_eq!(size_of::<Option<Event>>(), size_of::<Event>());
}

#[test]
fn an_illegal_action_is_refused_as_by_apply_and_tells_nothing() {
    let start = GameState::default();
    for text in ["A5-8G", "D2-11H", "D2*9F", "D2!9F", "convert"] {
        let action: Action = text.parse().unwrap();
        let reason: IllegalAction = start.check(action).unwrap_err();
        let mut state = start;
        assert_eq!(state.apply_with_events(action), Err(reason), "{text}");
        assert_eq!(state.apply_and_visit_events(action, |event| panic!("{event}")), Err(reason));
        assert_eq!(state, start);
    }
}

#[test]
fn a_list_of_events_is_a_slice_and_an_iterator() {
    let mut state = GameState::default();
    let events = state.apply_with_events("D2-9F".parse().unwrap()).unwrap();
    assert_eq!(events.len(), 2);
    assert_eq!((&events).into_iter().copied().collect::<Vec<_>>(), *events);
    assert_eq!(events.clone().into_iter().collect::<Vec<_>>(), *events);
    assert_eq!(events.into_iter().len(), 2);
}

#[test]
fn a_chain_is_2_to_7_different_pieces_of_one_team() {
    let atk: Vec<Piece> = ball_rules::Team::Atk.pieces().iter().collect();
    for len in 2..=7 {
        let chain = Chain::new(&atk[..len]).expect("a chain");
        assert_eq!(*chain, atk[..len]);
        assert_eq!((chain.holder(), chain.receiver()), (atk[0], atk[len - 1]));
    }
    assert_eq!(Chain::new(&[]), None);
    assert_eq!(Chain::new(&[Piece::A1]), None);
    assert_eq!(Chain::new(&[Piece::A1, Piece::D2]), None);
    assert_eq!(Chain::new(&[Piece::A1, Piece::A2, Piece::A1]), None);
    assert_eq!(Chain::new(&Piece::all().collect::<Vec<_>>()), None);
    assert_eq!(Chain::new(&[Piece::A1; 300]), None);
    assert_eq!(format!("{:?}", Chain::new(&[Piece::A5, Piece::A2]).unwrap()), "[A5, A2]");
}
