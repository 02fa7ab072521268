//! Feature `serde`: events as JSON.

use std::collections::BTreeSet;

use ball_rules::{Chain, Event, Piece, Square, Task, Team};

use super::{name, names};

use Event::*;
type P = Piece;
type S = Square;

/// An event of every kind, and its JSON.
fn forms() -> Vec<(Event, &'static str)> {
    let team = Team::Atk;
    let chain = Chain::new(&[P::A5, P::A2, P::A3]).expect("a chain");
    vec![
        (ApSpent { team, ap: 1, left: 0 }, r#"{"event":"ap_spent","team":"ATK","ap":1,"left":0}"#),
        (
            Crossed { piece: P::A5, other: P::D2, square: S::H9 },
            r#"{"event":"crossed","piece":"A5","other":"D2","square":"9H"}"#,
        ),
        (
            CrossedBall { piece: P::A5, square: S::H9 },
            r#"{"event":"crossed_ball","piece":"A5","square":"9H"}"#,
        ),
        (
            Moved { piece: P::A5, from: S::F7, to: S::D9 },
            r#"{"event":"moved","piece":"A5","from":"7F","to":"9D"}"#,
        ),
        (
            BallCarried { piece: P::A5, from: S::F7, to: S::D9 },
            r#"{"event":"ball_carried","piece":"A5","from":"7F","to":"9D"}"#,
        ),
        (
            Pushed { piece: P::D2, by: P::A5, from: S::H9, to: S::G10 },
            r#"{"event":"pushed","piece":"D2","by":"A5","from":"9H","to":"10G"}"#,
        ),
        (
            KnockedDown { piece: P::D2, by: P::A5, square: S::G10 },
            r#"{"event":"knocked_down","piece":"D2","by":"A5","square":"10G"}"#,
        ),
        (
            ForcedFumble { piece: P::D2, by: P::A5 },
            r#"{"event":"forced_fumble","piece":"D2","by":"A5"}"#,
        ),
        (
            Fumbled { piece: P::D2, from: S::H9, to: S::I8 },
            r#"{"event":"fumbled","piece":"D2","from":"9H","to":"8I"}"#,
        ),
        (
            Blocked { top: P::A5, bottom: P::D2, square: S::H9 },
            r#"{"event":"blocked","top":"A5","bottom":"D2","square":"9H"}"#,
        ),
        (
            Protected { top: P::A5, bottom: P::A2, square: S::H9 },
            r#"{"event":"protected","top":"A5","bottom":"A2","square":"9H"}"#,
        ),
        (
            BallTakenFromBottom { top: P::A5, bottom: P::D2 },
            r#"{"event":"ball_taken_from_bottom","top":"A5","bottom":"D2"}"#,
        ),
        (HandedOff { chain }, r#"{"event":"handed_off","chain":["A5","A2","A3"]}"#),
        (
            PassedShort { piece: P::A5, receiver: P::A6, from: S::F7, to: S::I10 },
            r#"{"event":"passed_short","piece":"A5","receiver":"A6","from":"7F","to":"10I"}"#,
        ),
        (
            PassedLong { piece: P::A5, from: S::F7, to: S::D13 },
            r#"{"event":"passed_long","piece":"A5","from":"7F","to":"13D"}"#,
        ),
        (
            BallTaken { piece: P::A5, square: S::H9 },
            r#"{"event":"ball_taken","piece":"A5","square":"9H"}"#,
        ),
        (HeldBack { piece: P::A5 }, r#"{"event":"held_back","piece":"A5"}"#),
        (
            EpEarned { team, ep: 2, total: 65_535 },
            r#"{"event":"ep_earned","team":"ATK","ep":2,"total":65535}"#,
        ),
        (
            Touchdown { team: Team::Def, piece: P::D1 },
            r#"{"event":"touchdown","team":"DEF","piece":"D1"}"#,
        ),
        (ActionPhaseEnded { team }, r#"{"event":"action_phase_ended","team":"ATK"}"#),
        (ApLost { team, ap: 2 }, r#"{"event":"ap_lost","team":"ATK","ap":2}"#),
        (
            StoodUp { piece: P::A4, square: S::E8 },
            r#"{"event":"stood_up","piece":"A4","square":"8E"}"#,
        ),
        (
            Released { top: P::A2, bottom: P::D2, square: S::G8 },
            r#"{"event":"released","top":"A2","bottom":"D2","square":"8G"}"#,
        ),
        (
            BallGivenToBottom { top: P::A2, bottom: P::D2 },
            r#"{"event":"ball_given_to_bottom","top":"A2","bottom":"D2"}"#,
        ),
        (
            TaskClosed { task: Task::StandUp { piece: P::A4 } },
            r#"{"event":"task_closed","task":"stand_up","piece":"A4"}"#,
        ),
        (
            TaskOpened { task: Task::Release { top: P::A2, bottom: P::D2 } },
            r#"{"event":"task_opened","task":"release","top":"A2","bottom":"D2"}"#,
        ),
        (
            TurnPassed { team: Team::Def, turn: 8 },
            r#"{"event":"turn_passed","team":"DEF","turn":8}"#,
        ),
    ]
}

#[test]
fn every_kind_of_event_has_its_json() {
    for (event, json) in forms() {
        assert_eq!(serde_json::to_string(&event).expect("JSON"), json);
        assert_eq!(serde_json::from_str::<Event>(json).expect("an event"), event);
        assert_eq!(serde_json::from_reader::<_, Event>(json.as_bytes()).expect("an event"), event);
    }
    let kinds: BTreeSet<String> = forms().iter().map(|(event, _)| name(event)).collect();
    assert_eq!(kinds, names());
}

#[test]
fn keys_come_in_any_order_and_unknown_ones_are_ignored() {
    let json = r#"{"to":"9D","note":{"x":[1]},"from":"7F","event":"moved","piece":"A5"}"#;
    let event = Moved { piece: P::A5, from: S::F7, to: S::D9 };
    assert_eq!(serde_json::from_str::<Event>(json).expect("an event"), event);
}

#[test]
fn what_is_no_event_is_refused() {
    let refused = [
        (r#"{}"#, "missing field `event`"),
        (r#"{"event":"flown","piece":"A5"}"#, "unknown variant `flown`"),
        (r#"{"event":"held_back","piece":"A8"}"#, "a piece's number, 1 to 7"),
        (r#"{"event":"held_back"}"#, "missing field `piece`"),
        (r#"{"event":"stood_up","piece":"A4","square":"8F"}"#, "a striped square"),
        (
            r#"{"event":"ap_lost","team":"A","ap":2}"#,
            "unknown variant `A`, expected `ATK` or `DEF`",
        ),
        (r#"{"event":"ap_lost","team":"ATK","ap":-1}"#, "invalid value"),
        (r#"{"event":"ep_earned","team":"ATK","ep":1,"total":65536}"#, "invalid value"),
        (r#"{"event":"handed_off","chain":["A5"]}"#, "2 to 7 different pieces of one team"),
        (r#"{"event":"handed_off","chain":["A5","D2"]}"#, "2 to 7 different pieces of one team"),
        (r#"{"event":"task_opened","task":"rest","piece":"A4"}"#, "unknown variant `rest`"),
        (r#"{"event":"task_opened","task":"stand_up"}"#, "missing field `piece`"),
        (r#""moved""#, "invalid type"),
    ];
    for (json, reason) in refused {
        let error = serde_json::from_str::<Event>(json).expect_err(json).to_string();
        assert!(error.contains(reason), "{json}: {error}");
    }
}

#[test]
fn teams_and_tasks_stand_by_themselves() {
    assert_eq!(serde_json::to_string(&Team::ALL).expect("JSON"), r#"["ATK","DEF"]"#);
    assert_eq!(serde_json::from_str::<Team>(r#""DEF""#).expect("a team"), Team::Def);
    for (task, json) in [
        (Task::StandUp { piece: P::A4 }, r#"{"task":"stand_up","piece":"A4"}"#),
        (
            Task::Release { top: P::A2, bottom: P::D2 },
            r#"{"task":"release","top":"A2","bottom":"D2"}"#,
        ),
    ] {
        assert_eq!(serde_json::to_string(&task).expect("JSON"), json);
        assert_eq!(serde_json::from_str::<Task>(json).expect("a task"), task);
    }
}
