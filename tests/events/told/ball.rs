//! Passes, energy points and touchdowns.

use super::*;

pub fn passes() -> Vec<Told> {
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

pub fn energy() -> Vec<Told> {
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

pub fn touchdowns() -> Vec<Told> {
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
