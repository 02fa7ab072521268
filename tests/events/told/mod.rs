//! Examples of every kind of event: exact lists, and their sentences.

mod ball;
mod pieces;
mod turn;

use std::collections::BTreeSet;

use ball_rules::{Action, Chain, Event, GameState, Piece, Square, Task, Team};

use super::positions::position;
use super::{name, names};

use Event::*;
type P = Piece;
type S = Square;

const ATK: Team = Team::Atk;
const DEF: Team = Team::Def;

/// ATK 1 holds the ball far away, and ATK is to act with 2 AP.
const ATK_ACTS: &str = "A1 A 7 a2 z1";

struct Told {
    title: &'static str,
    state: GameState,
    action: &'static str,
    events: Vec<(Event, &'static str)>,
}

fn told(
    title: &'static str,
    state: GameState,
    action: &'static str,
    events: &[(Event, &'static str)],
) -> Told {
    Told { title, state, action, events: events.to_vec() }
}

fn chain(pieces: &[Piece]) -> Chain {
    Chain::new(pieces).expect("a chain")
}

const ONE_OF_TWO: (Event, &str) =
    (ApSpent { team: ATK, ap: 1, left: 1 }, "ATK spends 1 AP and has 1 left");
const TWO_OF_TWO: (Event, &str) =
    (ApSpent { team: ATK, ap: 2, left: 0 }, "ATK spends 2 AP and has 0 left");

fn examples() -> Vec<Told> {
    let all = [
        pieces::moves(),
        pieces::dodges(),
        pieces::tactical_dodges(),
        pieces::stacks(),
        ball::passes(),
        ball::energy(),
        ball::touchdowns(),
        turn::ends(),
        turn::solutions(),
    ];
    all.into_iter().flatten().collect()
}

#[test]
fn examples_are_told_exactly() {
    for Told { title, state, action, events } in examples() {
        let action: Action = action.parse().expect("an action");
        let mut after = state;
        let list = match after.apply_with_events(action) {
            Ok(list) => list,
            Err(reason) => panic!("{title}: {action} in {state}: {reason}"),
        };
        let wanted: Vec<Event> = events.iter().map(|&(event, _)| event).collect();
        assert_eq!(*list, wanted, "{title}: {action} in {state}");
    }
}

#[test]
fn every_event_reads_as_a_sentence() {
    for Told { events, .. } in examples() {
        for (event, sentence) in events {
            assert_eq!(event.to_string(), sentence);
        }
    }
}

#[test]
fn every_kind_of_event_has_an_example() {
    let told: BTreeSet<String> =
        examples().iter().flat_map(|told| &told.events).map(|(event, _)| name(event)).collect();
    assert_eq!(told, names());
}

/// The length of a shortest chain: how often all neighbours have to be added to the holder until
/// the receiver is among them.
fn length_of_a_shortest_chain(state: &GameState, holder: Piece, receiver: Piece) -> usize {
    let members = state.active_pieces() & holder.team().pieces();
    let mut reached = vec![holder];
    let mut length = 1;
    while !reached.contains(&receiver) {
        let next_to = |piece: &Piece| {
            reached.iter().any(|&other| state.square_of(other).is_adjacent(state.square_of(*piece)))
        };
        let next: Vec<Piece> = members.iter().filter(next_to).collect();
        reached.extend(next);
        length += 1;
        assert!(length <= 7, "{receiver} is not connected with {holder}");
    }
    length
}

#[test]
fn a_chain_is_as_short_as_can_be() {
    let crowds = [
        "A5:X7D A2:X8E A3:X7F A4:X8G A6:X9F A1:X10G A7:X9H",
        "A5:X8G A2:X9F A3:X9H A4:X10G A6:X11F A1:X11H A7:X12G",
        "A5:X8G A2:X9F A3:X9H A4:X10G- A6:X10I A1:X11H A7:X12G",
        "A7:X8A A6:X9B A5:X8C A4:X9D A3:X8E A2:X9F A1:X8G",
    ];
    let mut longest = 0;
    for crowd in crowds {
        for holder in Team::Atk.pieces() {
            if crowd.contains(&format!("{holder}:X10G-")) {
                continue;
            }
            let state = position(crowd, &format!("{holder} A 7 a2 z1"));
            for action in state.legal_actions() {
                if let Action::HandOff { piece, receiver } = action {
                    let events = state.clone().apply_with_events(action).expect("a legal action");
                    let [HandedOff { chain }] = *events else { panic!("{events:?}") };
                    let length = length_of_a_shortest_chain(&state, piece, receiver);
                    assert_eq!(chain.len(), length, "{chain:?} in {state}");
                    longest = longest.max(length);
                }
            }
        }
    }
    assert_eq!(longest, 7);
}
