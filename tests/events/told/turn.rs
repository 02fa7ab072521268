//! The end of the action phase, and the unblocking phase.

use super::*;

pub fn ends() -> Vec<Told> {
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

pub fn solutions() -> Vec<Told> {
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
