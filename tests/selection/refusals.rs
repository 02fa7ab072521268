//! The reasons are the rules' own, wherever the rules have one.

use ball_rules::{
    Action, ActionKind, Choice, GameState, IllegalAction, NotAnOption, Phase, Piece, Square, Step,
};

use crate::positions::{Counter, in_positions, look_at_nodes};

/// Why the rules refuse an action, if they do.
fn check(state: &GameState, text: &str) -> Option<IllegalAction> {
    let action: Action = text.parse().expect("the text of an action");
    state.check(action).err()
}

#[test]
fn a_refused_square_has_the_reason_of_the_action_that_it_means() {
    let refused = Counter::default();
    in_positions(2, |state| {
        look_at_nodes(state, |node| {
            let selection = &node.selection;
            let (Some(piece), Some(kind)) = (selection.piece(), selection.kind()) else { return };
            let chosen: Vec<String> = node.so_far.iter().skip(2).map(ToString::to_string).collect();
            for square in !selection.squares() {
                let text = match (kind, chosen.as_slice()) {
                    (ActionKind::Move, []) => format!("{piece}-{square}"),
                    (ActionKind::Block, []) => format!("{piece}*{square}"),
                    (ActionKind::Protection, []) => format!("{piece}+{square}"),
                    (ActionKind::LongPass, []) => format!("{piece}>{square}"),
                    (ActionKind::StandUp, []) => format!("{piece}!{square}"),
                    (ActionKind::Dodge, [target]) => format!("{piece}x{target}-{square}"),
                    (ActionKind::TacticalDodge, [landing]) => format!("{piece}^{landing}>{square}"),
                    (ActionKind::ShortPass, [receiver]) => format!("{piece}>{receiver}@{square}"),
                    (ActionKind::Release, [top]) => format!("{piece}/{top}/{square}"),
                    _ => continue,
                };
                let reason = check(&state, &text).expect("an illegal action");
                assert_eq!(
                    selection.why_not_square(square),
                    Some(NotAnOption::Illegal(reason)),
                    "{text} in {state}"
                );
                refused.add(1);
            }
        });
    });
    assert!(refused.get() > 10_000);
}

#[test]
fn a_refused_first_square_has_the_reason_of_all_actions_through_it() {
    let (refused, no_exit) = (Counter::default(), Counter::default());
    in_positions(3, |state| {
        look_at_nodes(state, |node| {
            let selection = &node.selection;
            let Some(piece) = selection.piece() else { return };
            for square in !selection.squares() {
                let actions: Vec<String> = match selection.what_next() {
                    Step::Target if selection.kind() == Some(ActionKind::Dodge) => {
                        Square::all().map(|exit| format!("{piece}x{square}-{exit}")).collect()
                    }
                    Step::Landing => {
                        Square::all().map(|push| format!("{piece}^{square}>{push}")).collect()
                    }
                    Step::TopSquare => {
                        Square::all().map(|other| format!("{piece}/{square}/{other}")).collect()
                    }
                    _ => continue,
                };
                let reasons: Vec<IllegalAction> = actions
                    .iter()
                    .map(|text| check(&state, text).expect("an illegal action"))
                    .collect();
                match selection.why_not_square(square) {
                    Some(NotAnOption::Illegal(reason)) => {
                        assert!(reasons.iter().all(|&other| other == reason), "{piece} {square}");
                    }
                    Some(NotAnOption::NoExit { target }) => {
                        assert_eq!(target, square);
                        let from = target;
                        let about_exits = |reason: &&IllegalAction| match **reason {
                            IllegalAction::NotAdjacent { from: there, .. } => there == from,
                            IllegalAction::NotVacant { square: exit, .. }
                            | IllegalAction::Closed { square: exit }
                            | IllegalAction::BallLiesThere { square: exit } => {
                                target.is_adjacent(exit)
                            }
                            _ => false,
                        };
                        assert_eq!(reasons.iter().filter(about_exits).count(), 110);
                        no_exit.add(1);
                    }
                    other => panic!("{other:?} against {square} in {state}"),
                }
                refused.add(1);
            }
        });
    });
    assert!(refused.get() > 1_000 && no_exit.get() > 0, "{refused:?}, {no_exit:?}");
}

#[test]
fn a_refused_receiver_has_the_reason_of_the_pass_to_it() {
    let (refused, no_square) = (Counter::default(), Counter::default());
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let selection = &node.selection;
            if selection.what_next() != Step::Receiver {
                return;
            }
            let holder = selection.piece().expect("the holder");
            for receiver in Piece::all() {
                let Some(reason) = selection.why_not(receiver) else { continue };
                refused.add(1);
                if selection.kind() == Some(ActionKind::HandOff) {
                    let wanted = check(&state, &format!("{holder}={receiver}"));
                    assert_eq!(Some(reason), wanted.map(NotAnOption::Illegal), "{state}");
                    continue;
                }
                let around = state.square_of(receiver).neighbours();
                let mut pass_to =
                    around.iter().map(|to| check(&state, &format!("{holder}>{receiver}@{to}")));
                match reason {
                    NotAnOption::NoBallSquare { receiver: named } => {
                        assert_eq!(named, receiver);
                        assert!((around & state.vacant()).is_empty());
                        no_square.add(1);
                    }
                    reason => assert!(
                        pass_to.all(|other| Some(reason) == other.map(NotAnOption::Illegal)),
                        "{reason:?} in {state}"
                    ),
                }
            }
        });
    });
    assert!(refused.get() > 500 && no_square.get() > 0, "{refused:?}, {no_square:?}");
}

/// All that a piece could be about to do now, legal or not.
fn actions_of(state: &GameState, piece: Piece) -> impl Iterator<Item = Action> {
    let unblocks = state.phase() == Phase::Unblock;
    Square::all().flat_map(move |to| {
        let some = if unblocks {
            let release = Action::Release { top: piece, top_to: to, bottom_to: to, keeper: None };
            [Action::StandUp { piece, to }, release]
        } else {
            [Action::Move { piece, to }, Action::Block { piece, target: to }]
        };
        some.into_iter()
    })
}

#[test]
fn a_piece_without_a_legal_action_has_a_reason_that_holds_for_all_that_it_could_do() {
    let refused = Counter::default();
    in_positions(1, |state| {
        let selection = ball_rules::Selection::new(state);
        for piece in Piece::all() {
            let reason = selection.why_not(piece);
            assert_eq!(reason.is_none(), !state.legal_actions_of(piece).is_empty(), "{piece}");
            let own = piece.team() == state.side_to_act();
            let tasks = state.open_tasks();
            match reason {
                None => continue,
                Some(NotAnOption::Illegal(IllegalAction::DownInStack { piece: named })) => {
                    assert_eq!((named, own), (piece, true));
                    assert!(state.is_down(piece) && state.is_bottom(piece));
                }
                Some(NotAnOption::Illegal(IllegalAction::Fresh { top })) => {
                    assert_eq!((top, own, state.is_fresh(piece)), (piece, true, true));
                }
                Some(NotAnOption::Illegal(reason)) => {
                    for action in actions_of(&state, piece) {
                        assert_eq!(state.check(action), Err(reason), "{state}");
                    }
                }
                Some(NotAnOption::NoLegalAction { piece: named, left }) => {
                    assert_eq!((named, left), (piece, state.ap()));
                    assert!(state.movers().contains(piece));
                }
                Some(NotAnOption::NoTask { piece: named }) => {
                    assert_eq!((named, own, state.is_top(piece)), (piece, true, false));
                    assert!(!state.is_down(piece));
                }
                Some(NotAnOption::NoSolution { piece: named }) => {
                    assert_eq!((named, own), (piece, true));
                    assert!(state.is_down(piece) || state.is_top(piece));
                    let clear = state.square_of(piece).neighbours() & state.clear();
                    assert!(clear.len() < if state.is_top(piece) { 2 } else { 1 });
                    assert!(!tasks.is_empty());
                }
                Some(other) => panic!("{other:?} against {piece} in {state}"),
            }
            refused.add(1);
        }
    });
    assert!(refused.get() > 1_000);
}

#[test]
fn a_kind_that_a_piece_has_no_action_of_is_refused_with_its_name_or_the_rules_reason() {
    let refused = Counter::default();
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let [Choice::Piece(piece)] = *node.so_far.as_slice() else { return };
            for kind in ActionKind::ALL {
                let Some(reason) = node.selection.why_not_kind(kind) else { continue };
                refused.add(1);
                let (needed, left) = (kind.cost().ap, state.ap());
                match reason {
                    NotAnOption::NoneOfKind { piece: named, kind: of } => {
                        assert_eq!((named, of), (piece, kind));
                        assert!(left >= needed);
                    }
                    NotAnOption::Illegal(IllegalAction::TooFewAp { needed: ap, left: of }) => {
                        assert_eq!((ap, of), (needed, left));
                        assert!(left < needed);
                    }
                    NotAnOption::Illegal(IllegalAction::WrongPhase { kind: of, phase }) => {
                        assert_eq!((of, phase), (kind, state.phase()));
                    }
                    NotAnOption::Illegal(
                        IllegalAction::NotTheHolder { piece: named }
                        | IllegalAction::NotDown { piece: named }
                        | IllegalAction::NotTop { piece: named },
                    ) => assert_eq!(named, piece),
                    NotAnOption::Illegal(IllegalAction::HandOffAfterHandOff) => {
                        assert_eq!(kind, ActionKind::HandOff);
                        assert!(state.after_hand_off());
                    }
                    NotAnOption::NotNow { next } => {
                        assert_eq!(next, Step::Kind);
                        assert!(matches!(kind, ActionKind::Convert | ActionKind::End));
                    }
                    other => panic!("{other:?} against {kind} of {piece} in {state}"),
                }
            }
        });
    });
    assert!(refused.get() > 1_000);
}
