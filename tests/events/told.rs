//! Examples of every kind of event: exact lists, and their sentences.

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

fn moves() -> Vec<Told> {
    vec![
        told(
            "a move of 1 square carries the ball",
            position("A5:X8G", "A5 A 7 a2 z1"),
            "A5-9F",
            &[
                ONE_OF_TWO,
                (Moved { piece: P::A5, from: S::G8, to: S::F9 }, "A5 goes from 8G to 9F"),
                (
                    BallCarried { piece: P::A5, from: S::G8, to: S::F9 },
                    "A5 carries the ball from 8G to 9F",
                ),
            ],
        ),
        told(
            "a move of 2 squares crosses a piece",
            position("A5:X8G D2:X9H", ATK_ACTS),
            "A5-10I",
            &[
                TWO_OF_TWO,
                (Crossed { piece: P::A5, other: P::D2, square: S::H9 }, "A5 crosses D2 on 9H"),
                (Moved { piece: P::A5, from: S::G8, to: S::I10 }, "A5 goes from 8G to 10I"),
            ],
        ),
        told(
            "a move of 2 squares crosses the loose ball",
            position("A5:X8G", "9H A 7 a2 z1"),
            "A5-10I",
            &[
                TWO_OF_TWO,
                (CrossedBall { piece: P::A5, square: S::H9 }, "A5 crosses the loose ball on 9H"),
                (Moved { piece: P::A5, from: S::G8, to: S::I10 }, "A5 goes from 8G to 10I"),
            ],
        ),
        told(
            "a straight route crosses nothing, whatever stands beside it",
            position("A5:O2A D2:X3B", ATK_ACTS),
            "A5-4A",
            &[
                TWO_OF_TWO,
                (Moved { piece: P::A5, from: S::A2, to: S::A4 }, "A5 goes from 2A to 4A"),
            ],
        ),
        told(
            "the loose ball is taken where a move ends",
            position("A5:X8G", "9H A 7 a1 z1"),
            "A5-9H",
            &[
                (ApSpent { team: ATK, ap: 1, left: 0 }, "ATK spends 1 AP and has 0 left"),
                (Moved { piece: P::A5, from: S::G8, to: S::H9 }, "A5 goes from 8G to 9H"),
                (BallTaken { piece: P::A5, square: S::H9 }, "A5 takes the loose ball on 9H"),
                (HeldBack { piece: P::A5 }, "A5 is held back until the turn passes"),
            ],
        ),
    ]
}

fn dodges() -> Vec<Told> {
    let knocked_down =
        (KnockedDown { piece: P::D2, by: P::A5, square: S::I10 }, "A5 knocks down D2 on 10I");
    let to_the_opponent =
        (Moved { piece: P::A5, from: S::G8, to: S::I10 }, "A5 goes from 8G to 10I");
    let crossed_ball =
        (CrossedBall { piece: P::A5, square: S::H9 }, "A5 crosses the loose ball on 9H");
    vec![
        told(
            "a dodge of the holder carries the ball both ways, and earns EP",
            position("A5:X8G D2:X10I", "A5 A 7 a2 z1e3-7"),
            "A5x10I-11J",
            &[
                ONE_OF_TWO,
                to_the_opponent,
                (
                    BallCarried { piece: P::A5, from: S::G8, to: S::I10 },
                    "A5 carries the ball from 8G to 10I",
                ),
                knocked_down,
                (Moved { piece: P::A5, from: S::I10, to: S::J11 }, "A5 goes from 10I to 11J"),
                (
                    BallCarried { piece: P::A5, from: S::I10, to: S::J11 },
                    "A5 carries the ball from 10I to 11J",
                ),
                (EpEarned { team: ATK, ep: 1, total: 4 }, "ATK earns 1 EP and has 4"),
            ],
        ),
        told(
            "a forced fumble gives the ball before the acting piece leaves with it",
            position("A5:X8G D2:X10I", "D2 A 7 a2 z1"),
            "A5x10I-11J",
            &[
                ONE_OF_TWO,
                to_the_opponent,
                knocked_down,
                (
                    ForcedFumble { piece: P::D2, by: P::A5 },
                    "A5 gets the ball from D2 by a forced fumble",
                ),
                (Moved { piece: P::A5, from: S::I10, to: S::J11 }, "A5 goes from 10I to 11J"),
                (
                    BallCarried { piece: P::A5, from: S::I10, to: S::J11 },
                    "A5 carries the ball from 10I to 11J",
                ),
                (HeldBack { piece: P::A5 }, "A5 is held back until the turn passes"),
            ],
        ),
        told(
            "a dodge may come back to the loose ball that it has crossed",
            position("A5:X8G D2:X10I", "9H A 7 a2 z1"),
            "A5x10I-9H",
            &[
                ONE_OF_TWO,
                crossed_ball,
                to_the_opponent,
                knocked_down,
                (Moved { piece: P::A5, from: S::I10, to: S::H9 }, "A5 goes from 10I to 9H"),
                (BallTaken { piece: P::A5, square: S::H9 }, "A5 takes the loose ball on 9H"),
                (HeldBack { piece: P::A5 }, "A5 is held back until the turn passes"),
            ],
        ),
    ]
}

fn tactical_dodges() -> Vec<Told> {
    let over = [
        (Crossed { piece: P::A5, other: P::D2, square: S::H9 }, "A5 crosses D2 on 9H"),
        (Moved { piece: P::A5, from: S::G8, to: S::I10 }, "A5 goes from 8G to 10I"),
    ];
    let pushed_aside = [
        (
            Pushed { piece: P::D2, by: P::A5, from: S::H9, to: S::G10 },
            "A5 pushes D2 from 9H to 10G",
        ),
        (KnockedDown { piece: P::D2, by: P::A5, square: S::G10 }, "A5 knocks down D2 on 10G"),
    ];
    let pushed_back = [
        (Pushed { piece: P::D2, by: P::A5, from: S::H9, to: S::G8 }, "A5 pushes D2 from 9H to 8G"),
        (KnockedDown { piece: P::D2, by: P::A5, square: S::G8 }, "A5 knocks down D2 on 8G"),
    ];
    let both = |a: &[(Event, &'static str)], b: &[(Event, &'static str)]| [a, b].concat();
    vec![
        told(
            "a tactical dodge costs no AP and earns 2 EP",
            position("A5:X8G D2:X9H", "A1 A 7 a0 z1e0-0"),
            "A5^10I>10G",
            &[
                &both(&over, &pushed_aside)[..],
                &[(EpEarned { team: ATK, ep: 2, total: 2 }, "ATK earns 2 EP and has 2")],
            ]
            .concat(),
        ),
        told(
            "a fumbled ball goes away from the push",
            position("A5:X8G D2:X9H", "D2 A 7 a2 z1"),
            "A5^10I>10G",
            &[
                &both(&over, &pushed_aside)[..],
                &[(
                    Fumbled { piece: P::D2, from: S::H9, to: S::I8 },
                    "D2 fumbles the ball, which lies loose on 8I",
                )],
            ]
            .concat(),
        ),
        told(
            "a fumbled ball stays on the middle when the landing is opposite to the push",
            position("A5:X8G D2:X9H", "D2 A 7 a2 z1"),
            "A5^10I>8G",
            &[
                &both(&over, &pushed_back)[..],
                &[(
                    Fumbled { piece: P::D2, from: S::H9, to: S::H9 },
                    "D2 fumbles the ball, which lies loose on 9H",
                )],
            ]
            .concat(),
        ),
        told(
            "the loose ball is taken on the landing",
            position("A5:X8G D2:X9H", "10I A 7 a2 z1"),
            "A5^10I>8G",
            &[
                &both(&over, &pushed_back)[..],
                &[
                    (BallTaken { piece: P::A5, square: S::I10 }, "A5 takes the loose ball on 10I"),
                    (HeldBack { piece: P::A5 }, "A5 is held back until the turn passes"),
                ],
            ]
            .concat(),
        ),
    ]
}

fn stacks() -> Vec<Told> {
    let onto = (Moved { piece: P::A5, from: S::G8, to: S::H9 }, "A5 goes from 8G to 9H");
    let blocked = (Blocked { top: P::A5, bottom: P::D2, square: S::H9 }, "A5 blocks D2 on 9H");
    vec![
        told(
            "a block of the holder carries the ball",
            position("A5:X8G D2:X9H", "A5 A 7 a2 z1"),
            "A5*9H",
            &[
                ONE_OF_TWO,
                onto,
                (
                    BallCarried { piece: P::A5, from: S::G8, to: S::H9 },
                    "A5 carries the ball from 8G to 9H",
                ),
                blocked,
            ],
        ),
        told(
            "a block takes the ball from the bottom, and nobody is held back",
            position("A5:X8G D2:X9H-", "D2 A 7 a2 z1e0-0"),
            "A5*9H",
            &[
                ONE_OF_TWO,
                onto,
                blocked,
                (
                    BallTakenFromBottom { top: P::A5, bottom: P::D2 },
                    "A5 takes the ball from D2 under it",
                ),
                (EpEarned { team: ATK, ep: 1, total: 1 }, "ATK earns 1 EP and has 1"),
            ],
        ),
        told(
            "a protection is told as such",
            position("A5:X8G A2:X9H", ATK_ACTS),
            "A5+9H",
            &[
                ONE_OF_TWO,
                onto,
                (Protected { top: P::A5, bottom: P::A2, square: S::H9 }, "A5 protects A2 on 9H"),
            ],
        ),
    ]
}

fn passes() -> Vec<Told> {
    let row = "A5:X7D A2:X8E A3:X7F A4:X8G A6:X9F";
    vec![
        told(
            "a hand-off to a neighbour has nobody between",
            position(row, "A5 A 7 a2 z1"),
            "A5=A2",
            &[(HandedOff { chain: chain(&[P::A5, P::A2]) }, "A5 hands off the ball to A2")],
        ),
        told(
            "a hand-off goes along a shortest chain, of several the first",
            position(row, "A5 A 7 a2 z1"),
            "A5=A4",
            &[(
                HandedOff { chain: chain(&[P::A5, P::A2, P::A3, P::A4]) },
                "A5 hands off the ball through A2 and A3 to A4",
            )],
        ),
        told(
            "a chain leads round a team-mate that is down",
            position("A5:X7D A2:X8E A3:X7F- A4:X8G A6:X9F", "A5 A 7 a2 z1"),
            "A5=A4",
            &[(
                HandedOff { chain: chain(&[P::A5, P::A2, P::A6, P::A4]) },
                "A5 hands off the ball through A2 and A6 to A4",
            )],
        ),
        told(
            "a short pass names for whom it is meant",
            position("A5:X7F A6:X9H", "A5 A 7 a2 z1e0-0"),
            "A5>A6@10I",
            &[
                ONE_OF_TWO,
                (
                    PassedShort { piece: P::A5, receiver: P::A6, from: S::F7, to: S::I10 },
                    "A5 passes the ball from 7F to 10I, meant for A6",
                ),
                (EpEarned { team: ATK, ep: 1, total: 1 }, "ATK earns 1 EP and has 1"),
            ],
        ),
        told(
            "a long pass is meant for nobody",
            position("A5:X7F", "A5 A 7 a2 z1e0-0"),
            "A5>13D",
            &[
                TWO_OF_TWO,
                (
                    PassedLong { piece: P::A5, from: S::F7, to: S::D13 },
                    "A5 passes the ball from 7F to 13D",
                ),
                (EpEarned { team: ATK, ep: 2, total: 2 }, "ATK earns 2 EP and has 2"),
            ],
        ),
    ]
}

fn energy() -> Vec<Told> {
    vec![
        told(
            "a convert spends 1 AP and earns 1 EP",
            position("", "A1 A 7 a1 z1e5-0"),
            "convert",
            &[
                (ApSpent { team: ATK, ap: 1, left: 0 }, "ATK spends 1 AP and has 0 left"),
                (EpEarned { team: ATK, ep: 1, total: 6 }, "ATK earns 1 EP and has 6"),
            ],
        ),
        told(
            "EP that go beyond what is stored are not earned",
            position("A5:X7F", "A5 A 7 a2 z1e65534-0"),
            "A5>13D",
            &[
                TWO_OF_TWO,
                (
                    PassedLong { piece: P::A5, from: S::F7, to: S::D13 },
                    "A5 passes the ball from 7F to 13D",
                ),
                (EpEarned { team: ATK, ep: 1, total: 65_535 }, "ATK earns 1 EP and has 65535"),
            ],
        ),
        told(
            "no EP are earned at 65 535",
            position("", "D1 D 7 a2 z1e0-65535"),
            "convert",
            &[(ApSpent { team: DEF, ap: 1, left: 1 }, "DEF spends 1 AP and has 1 left")],
        ),
    ]
}

fn touchdowns() -> Vec<Told> {
    let touchdown =
        (Touchdown { team: ATK, piece: P::A5 }, "ATK scores a touchdown through A5 and wins");
    vec![
        told(
            "a touchdown comes behind the action's EP, and AP are lost",
            position("A5:X14G D2:X15H", "A5 A 7 a1 z2e0-0"),
            "A5^16I>16G",
            &[
                (Crossed { piece: P::A5, other: P::D2, square: S::H15 }, "A5 crosses D2 on 15H"),
                (Moved { piece: P::A5, from: S::G14, to: S::I16 }, "A5 goes from 14G to 16I"),
                (
                    BallCarried { piece: P::A5, from: S::G14, to: S::I16 },
                    "A5 carries the ball from 14G to 16I",
                ),
                (
                    Pushed { piece: P::D2, by: P::A5, from: S::H15, to: S::G16 },
                    "A5 pushes D2 from 15H to 16G",
                ),
                (
                    KnockedDown { piece: P::D2, by: P::A5, square: S::G16 },
                    "A5 knocks down D2 on 16G",
                ),
                (EpEarned { team: ATK, ep: 2, total: 2 }, "ATK earns 2 EP and has 2"),
                touchdown,
                (ApLost { team: ATK, ap: 1 }, "ATK loses the 1 AP left"),
            ],
        ),
        told(
            "the receiver scores by a hand-off under switch h",
            position("A2:X15H A5:X16I", "A2 A 7 a0 z2h"),
            "A2=A5",
            &[
                (HandedOff { chain: chain(&[P::A2, P::A5]) }, "A2 hands off the ball to A5"),
                touchdown,
            ],
        ),
    ]
}

fn ends() -> Vec<Told> {
    let ended = (ActionPhaseEnded { team: ATK }, "ATK ends the action phase");
    let to_def = (TurnPassed { team: DEF, turn: 8 }, "turn 8 begins, and DEF is to act");
    vec![
        told(
            "the turn passes at once when no task is open",
            position("", ATK_ACTS),
            "end",
            &[ended, (ApLost { team: ATK, ap: 2 }, "ATK loses the 2 AP left"), to_def],
        ),
        told(
            "no AP are lost when none are left",
            position("", "A1 A 7 a0 z1"),
            "end",
            &[ended, to_def],
        ),
        told(
            "the turn's number stays at 65 535",
            position("", "D1 D 65535 a0 z1"),
            "end",
            &[
                (ActionPhaseEnded { team: DEF }, "DEF ends the action phase"),
                (TurnPassed { team: ATK, turn: 65_535 }, "turn 65535 begins, and ATK is to act"),
            ],
        ),
        told(
            "tasks open with the unblocking phase: no fresh stack, and none without a solution",
            position(
                "A2:X8G^ D2:X8G A3:X9J^* D3:X9J A4:X7D- A1:X1B- A6:X2A A7:X2C D4:X7J-",
                "A5 A 7 a1 z1",
            ),
            "end",
            &[
                ended,
                (ApLost { team: ATK, ap: 1 }, "ATK loses the 1 AP left"),
                (TaskOpened { task: Task::StandUp { piece: P::A4 } }, "A4 has to stand up"),
                (
                    TaskOpened { task: Task::Release { top: P::A2, bottom: P::D2 } },
                    "A2 has to release D2",
                ),
            ],
        ),
    ]
}

fn solutions() -> Vec<Told> {
    let to_def = (TurnPassed { team: DEF, turn: 8 }, "turn 8 begins, and DEF is to act");
    let released = (Released { top: P::A2, bottom: P::D2, square: S::G8 }, "A2 releases D2 on 8G");
    let top_goes = (Moved { piece: P::A2, from: S::G8, to: S::F9 }, "A2 goes from 8G to 9F");
    let bottom_goes = (Moved { piece: P::D2, from: S::G8, to: S::H9 }, "D2 goes from 8G to 9H");
    vec![
        told(
            "a holder stands up with the ball, and the turn passes",
            position("A4:X7D-", "A4 A 7 u z1"),
            "A4!8E",
            &[
                (Moved { piece: P::A4, from: S::D7, to: S::E8 }, "A4 goes from 7D to 8E"),
                (
                    BallCarried { piece: P::A4, from: S::D7, to: S::E8 },
                    "A4 carries the ball from 7D to 8E",
                ),
                (StoodUp { piece: P::A4, square: S::E8 }, "A4 stands up on 8E"),
                to_def,
            ],
        ),
        told(
            "a solution may take the last square of another task",
            position("A1:X1B- A2:X1F- A3:X1D- A4:X2A A5:X2C A6:X2G A7:X8G-", "A4 A 7 u z1"),
            "A3!2E",
            &[
                (Moved { piece: P::A3, from: S::D1, to: S::E2 }, "A3 goes from 1D to 2E"),
                (StoodUp { piece: P::A3, square: S::E2 }, "A3 stands up on 2E"),
                (TaskClosed { task: Task::StandUp { piece: P::A2 } }, "A2 cannot stand up for now"),
            ],
        ),
        told(
            "who stands up makes room for another",
            position("A1:X1B- A2:X2C- A4:X2A", "A4 A 7 u z1"),
            "A2!3D",
            &[
                (Moved { piece: P::A2, from: S::C2, to: S::D3 }, "A2 goes from 2C to 3D"),
                (StoodUp { piece: P::A2, square: S::D3 }, "A2 stands up on 3D"),
                (TaskOpened { task: Task::StandUp { piece: P::A1 } }, "A1 has to stand up"),
            ],
        ),
        told(
            "a task that was not open does not close",
            position("A2:X2A^ D2:X2A A1:X4A^ D1:X4A A3:X5B", "A4 A 7 u z1"),
            "A2/3B/1B",
            &[
                (Released { top: P::A2, bottom: P::D2, square: S::A2 }, "A2 releases D2 on 2A"),
                (Moved { piece: P::A2, from: S::A2, to: S::B3 }, "A2 goes from 2A to 3B"),
                (Moved { piece: P::D2, from: S::A2, to: S::B1 }, "D2 goes from 2A to 1B"),
                to_def,
            ],
        ),
        told(
            "a task may close and the turn pass at once",
            position("A2:X2C^ D2:X2C A1:X4A^ D1:X4A A3:X1D", "A4 A 7 u z1"),
            "A2/3B/1B",
            &[
                (Released { top: P::A2, bottom: P::D2, square: S::C2 }, "A2 releases D2 on 2C"),
                (Moved { piece: P::A2, from: S::C2, to: S::B3 }, "A2 goes from 2C to 3B"),
                (Moved { piece: P::D2, from: S::C2, to: S::B1 }, "D2 goes from 2C to 1B"),
                (
                    TaskClosed { task: Task::Release { top: P::A1, bottom: P::D1 } },
                    "A1 cannot release D1 for now",
                ),
                to_def,
            ],
        ),
        told(
            "a top that keeps the ball carries it",
            position("A2:X8G^ D2:X8G-", "A2 A 7 u z1"),
            "A2/9F/9H=t",
            &[
                released,
                top_goes,
                (
                    BallCarried { piece: P::A2, from: S::G8, to: S::F9 },
                    "A2 carries the ball from 8G to 9F",
                ),
                bottom_goes,
                to_def,
            ],
        ),
        told(
            "a bottom gets the ball before it goes",
            position("A2:X8G^ D2:X8G-", "A2 A 7 u z1"),
            "A2/9F/9H=b",
            &[
                released,
                (BallGivenToBottom { top: P::A2, bottom: P::D2 }, "A2 gives the ball to D2"),
                top_goes,
                bottom_goes,
                (
                    BallCarried { piece: P::D2, from: S::G8, to: S::H9 },
                    "D2 carries the ball from 8G to 9H",
                ),
                to_def,
            ],
        ),
        told(
            "an own piece that is down has a task when it comes out from under",
            position("A2:X8G^ A3:X8G-", "A4 A 7 u z1"),
            "A2/9F/9H",
            &[
                (Released { top: P::A2, bottom: P::A3, square: S::G8 }, "A2 releases A3 on 8G"),
                top_goes,
                (Moved { piece: P::A3, from: S::G8, to: S::H9 }, "A3 goes from 8G to 9H"),
                (TaskOpened { task: Task::StandUp { piece: P::A3 } }, "A3 has to stand up"),
            ],
        ),
    ]
}

fn examples() -> Vec<Told> {
    let all = [
        moves(),
        dodges(),
        tactical_dodges(),
        stacks(),
        passes(),
        energy(),
        touchdowns(),
        ends(),
        solutions(),
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
