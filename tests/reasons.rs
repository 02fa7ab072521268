//! Why actions are refused: every variant of `IllegalAction`, with its pieces and squares.

#[path = "support/variants.rs"]
mod variants;

use ball_rules::{ActionKind, GameState, IllegalAction, Kind, Phase, Piece, Square, Team};

const START: &str = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK to act. A1 is down, A2 is on top of D1, A3 held back, A6 has fallen behind, D2 is down.
const MIXED: &str =
    "O8E-,#10I^,O8I.,X7D,X7F,X2C,X7J O10I,#9F-,O8G,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK unblocks: A1 stands up, A3 releases D2; A2 is on top of D1 since this turn, A4 lies under D3.
const UNBLOCKING: &str =
    "O8E-,#10I^*,O10G^,X7D-,X7F,X7H,X7J O10I,#10G,O7D^,X11J,X11H,X11F,X11D 9D A 4 u z1";

const WON: &str = "O8E,#8G,O8I,X7D,X17F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 w z1";

/// The reason why an action is refused, which changes nothing and is the same for all who ask.
fn reason(position: &str, action: &str) -> IllegalAction {
    let before: GameState = position.parse().expect("a position");
    let action = action.parse().expect("an action");
    assert!(!before.is_legal(action), "{action} is legal");
    assert!(!before.legal_actions().contains(&action), "{action} is on the list");
    let mut state = before;
    let reason = state.apply(action).unwrap_err();
    assert_eq!(state, before, "a refused action changes nothing");
    assert_eq!(before.check(action), Err(reason));
    reason
}

/// The cases: a position, an action, the reason, and its sentence.
fn cases() -> Vec<(&'static str, &'static str, IllegalAction, &'static str)> {
    use IllegalAction as Not;
    use Piece as P;
    use Square as S;
    vec![
        (WON, "end", Not::GameOver { winner: Team::Atk }, "the game is over: ATK has won"),
        (
            START,
            "A5!6E",
            Not::WrongPhase { kind: ActionKind::StandUp, phase: Phase::Action },
            "stand up is not possible in the action phase",
        ),
        (
            UNBLOCKING,
            "end",
            Not::WrongPhase { kind: ActionKind::End, phase: Phase::Unblock },
            "end is not possible in the unblocking phase",
        ),
        (
            START,
            "D1-9J",
            Not::NotYourTurn { piece: P::D1, side_to_act: Team::Atk },
            "D1 cannot act, since it is ATK's turn",
        ),
        (MIXED, "A1-9D", Not::Down { piece: P::A1 }, "A1 cannot act while it is down"),
        (MIXED, "A2-9J", Not::InStack { piece: P::A2 }, "A2 cannot act while it is in a stack"),
        (
            MIXED,
            "A3-9J",
            Not::HeldBack { piece: P::A3 },
            "A3 took the ball and is held back until the turn passes",
        ),
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a1 z1",
            "A4-5B",
            Not::TooFewAp { needed: 2, left: 1 },
            "this takes 2 AP, and 1 AP are left",
        ),
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a0 z1e0-0",
            "convert",
            Not::TooFewAp { needed: 1, left: 0 },
            "this takes 1 AP, and 0 AP are left",
        ),
        (START, "convert", Not::NoEnergyGame, "AP are only converted in the energy game"),
        (
            START,
            "A4-4A",
            Not::OutOfReach { from: S::D7, to: S::A4 },
            "no piece gets from 7D to 4A in one action",
        ),
        (
            START,
            "A4-9D",
            Not::KindCannot { piece: P::A4, kind: Kind::X, from: S::D7, to: S::D9 },
            "A4 is of kind X and has no such route from 7D to 9D",
        ),
        (
            START,
            "A1^6C>7D",
            Not::KindCannot { piece: P::A1, kind: Kind::O, from: S::E8, to: S::C6 },
            "A1 is of kind O and has no such route from 8E to 6C",
        ),
        (
            MIXED,
            "A4-9F",
            Not::NotCrossable { middle: S::E8 },
            "8E is on the way and cannot be crossed",
        ),
        (
            START,
            "A4x10E-9D",
            Not::OutOfReach { from: S::D7, to: S::E10 },
            "no piece gets from 7D to 10E in one action",
        ),
        (
            START,
            "A1x10E-9H",
            Not::NotAdjacent { from: S::E10, to: S::H9 },
            "9H is not one step from 10E",
        ),
        (
            START,
            "A1*10G",
            Not::NotAdjacent { from: S::E8, to: S::G10 },
            "10G is not one step from 8E",
        ),
        (
            "O8E,#11H^,O8I,X9H,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
            "A4-11H",
            Not::KindCannot { piece: P::A4, kind: Kind::X, from: S::H9, to: S::H11 },
            "A4 is of kind X and has no such route from 9H to 11H",
        ),
        (
            "O8E,#10I^,O8I,X9J,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
            "A4*10I",
            Not::Closed { square: S::I10 },
            "10I is closed: a stack stands there",
        ),
        (
            "O8E,#10I^,O8I,X9J,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
            "A4-10I",
            Not::Closed { square: S::I10 },
            "10I is closed: a stack stands there",
        ),
        (
            START,
            "A5-8E",
            Not::NotVacant { square: S::E8, piece: P::A1 },
            "8E is not vacant: A1 stands there",
        ),
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D 9D A 2 a2 z1s",
            "A1x10E-9D",
            Not::BallLiesThere { square: S::D9 },
            "9D is not clear: the ball lies there",
        ),
        (
            UNBLOCKING,
            "A1!9D",
            Not::BallLiesThere { square: S::D9 },
            "9D is not clear: the ball lies there",
        ),
        (START, "A1*9F", Not::NobodyThere { square: S::F9 }, "nobody stands on 9F"),
        (START, "A4^9B>7D", Not::NobodyThere { square: S::C8 }, "nobody stands on 8C"),
        (
            START,
            "A1*7F",
            Not::NoOpponent { square: S::F7, piece: P::A5 },
            "A5 on 7F is no opponent",
        ),
        (
            START,
            "A4^9F>9D",
            Not::NoOpponent { square: S::E8, piece: P::A1 },
            "A1 on 8E is no opponent",
        ),
        (
            MIXED,
            "A5+8G",
            Not::NoTeamMate { square: S::G8, piece: P::D3 },
            "D3 on 8G is no team-mate",
        ),
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#9F-,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
            "A6x9F-10G",
            Not::OpponentDown { square: S::F9, piece: P::D2 },
            "D2 on 9F is down already",
        ),
        (
            MIXED,
            "A5^9H>9H",
            Not::PushToLanding { landing: S::H9 },
            "nobody can be pushed to 9H, where the acting piece lands",
        ),
        (START, "A1=A2", Not::NotTheHolder { piece: P::A1 }, "A1 does not hold the ball"),
        (START, "A1>12C", Not::NotTheHolder { piece: P::A1 }, "A1 does not hold the ball"),
        (START, "A1>A2@9F", Not::NotTheHolder { piece: P::A1 }, "A1 does not hold the ball"),
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2h z1",
            "A5=A1",
            Not::HandOffAfterHandOff,
            "a hand-off cannot follow another one directly",
        ),
        (START, "A5=A5", Not::ReceiverIsHolder { piece: P::A5 }, "A5 cannot be its own receiver"),
        (
            START,
            "A5=D1",
            Not::ReceiverOfOtherTeam { receiver: P::D1 },
            "D1 is no team-mate of the holder",
        ),
        (
            MIXED,
            "A5>A1@9D",
            Not::ReceiverInactive { receiver: P::A1 },
            "A1 cannot receive the ball, since it is inactive",
        ),
        (
            MIXED,
            "A5=A6",
            Not::ReceiverNotConnected { receiver: P::A6 },
            "no chain of adjacent active team-mates leads to A6",
        ),
        (
            MIXED,
            "A5>A6@1B",
            Not::ReceiverTooFar { receiver: P::A6, distance: 5 },
            "A6 is 5 squares away, and a short pass reaches a receiver at 4 or less",
        ),
        (
            START,
            "A5>9D",
            Not::TooNear { square: S::D9, piece: P::A1 },
            "9D is too near A1 for a long pass",
        ),
        (UNBLOCKING, "A5!6E", Not::NotDown { piece: P::A5 }, "A5 is not down"),
        (
            UNBLOCKING,
            "A4!6C",
            Not::DownInStack { piece: P::A4 },
            "A4 cannot stand up while it is in a stack",
        ),
        (UNBLOCKING, "A1/7F/7D", Not::NotTop { piece: P::A1 }, "A1 is not the top of a stack"),
        (
            UNBLOCKING,
            "A2/9H/9J",
            Not::Fresh { top: P::A2 },
            "the stack of A2 is fresh and not released in this turn",
        ),
        (
            UNBLOCKING,
            "A3/9F/9F",
            Not::SameSquare { square: S::F9 },
            "top and bottom cannot both go to 9F",
        ),
        (
            UNBLOCKING,
            "A3/9F/9H=t",
            Not::KeeperWithoutBall { top: P::A3 },
            "A3 does not hold the ball, so that nobody can keep it",
        ),
        (
            "O8E,#8G,O10G^,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A3 A 4 u z1",
            "A3/9F/9H",
            Not::KeeperMissing { top: P::A3 },
            "A3 holds the ball: who keeps it must be said",
        ),
    ]
}

#[test]
fn every_reason_names_what_it_is_about() {
    for (position, action, wanted, sentence) in cases() {
        let reason = reason(position, action);
        assert_eq!(reason, wanted, "{action} in {position}");
        assert_eq!(reason.to_string(), sentence);
    }
}

#[test]
fn every_variant_has_a_case() {
    let variants = variants::in_source(include_str!("../src/state/illegal.rs"), "IllegalAction");
    assert!(variants.len() > 30);
    assert_eq!(variants::of(cases().into_iter().map(|(_, _, reason, _)| reason)), variants);
}
