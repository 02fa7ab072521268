//! Moves, dodges, blocks and protections.

use super::*;

pub fn moves() -> Vec<Told> {
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

pub fn dodges() -> Vec<Told> {
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

pub fn tactical_dodges() -> Vec<Told> {
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

pub fn stacks() -> Vec<Told> {
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
