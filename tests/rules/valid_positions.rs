//! Section 12.

use crate::harness::*;
use ball_rules::GameState;

/// ATK 5 on DEF 1 in 8G.
fn stack() -> Board {
    board().put("A5", "X8G^").put("D1", "X8G")
}

/// Won by ATK 5 in 17F.
fn won() -> Board {
    board().put("A5", "X17F").put("D4", "X9B").ball("A5").phase("w")
}

#[test]
fn r12_1_two_on_a_square_have_exactly_one_top() {
    assert_position(stack());
    assert_no_position(stack().put("A5", "X8G"));
    assert_no_position(stack().put("D1", "X8G^"));
}

#[test]
fn r12_1_a_top_is_upright() {
    assert_no_position(stack().put("A5", "X8G-^"));
    assert_position(stack().put("D1", "X8G-"));
}

#[test]
fn r12_1_no_piece_alone_is_a_top() {
    assert_position(board().put("A5", "X8G"));
    assert_no_position(board().put("A5", "X8G^"));
}

#[test]
fn r12_2_the_holder_is_no_bottom() {
    assert_position(stack().ball("A5"));
    assert_no_position(stack().ball("D1"));
}

#[test]
fn r12_2_the_loose_ball_lies_on_a_vacant_square() {
    let board = board().put("A5", "X8G").put("A6", "X9H-").put("D1", "X9F");
    assert_position(board.clone().ball("7F"));
    for square in ["8G", "9H", "9F"] {
        assert_no_position(board.clone().ball(square));
    }
    assert_no_position(stack().ball("8G"));
}

#[test]
fn r12_2_there_is_one_ball() {
    for ball in ["A1,A2", "A8", "-", "A1A2", "a1"] {
        assert_no_position(board().ball(ball));
    }
}

#[test]
fn r12_3_only_stacks_are_fresh() {
    assert_position(stack().put("A5", "X8G^*"));
    assert_no_position(board().put("A5", "X8G*"));
    assert_no_position(board().put("A5", "X8G^*"));
    assert_no_position(stack().put("A5", "X8G^").put("D1", "X8G*"));
}

#[test]
fn r12_3_the_top_of_a_fresh_stack_is_of_the_side_to_act() {
    let fresh = stack().put("A5", "X8G^*");
    assert_position(fresh.clone().side("A"));
    assert_no_position(fresh.side("D"));
    let fresh = board().put("D1", "X8G^*").put("A5", "X8G");
    assert_position(fresh.clone().side("D"));
    assert_no_position(fresh.side("A"));
}

#[test]
fn r12_3_held_back_pieces_are_of_the_side_to_act() {
    let atk = board().put("A5", "X8G.");
    assert_position(atk.clone().side("A"));
    assert_no_position(atk.side("D"));
    let def = board().put("D5", "X8G.");
    assert_position(def.clone().side("D"));
    assert_no_position(def.side("A"));
    assert_no_position(stack().put("D1", "X8G."));
}

#[test]
fn r12_4_ap_are_0_1_or_2_in_the_action_phase() {
    for phase in ["a0", "a1", "a2"] {
        assert_position(board().phase(phase));
    }
    for phase in ["a3", "a", "a-1", "a02", "2", ""] {
        assert_no_position(board().phase(phase));
    }
}

#[test]
fn r12_4_otherwise_there_are_none() {
    let board = board().put("A5", "X8G-");
    assert_position(board.clone().phase("u"));
    for phase in ["u0", "u1", "u2"] {
        assert_no_position(board.clone().phase(phase));
    }
    assert_position(won());
    for phase in ["w0", "w1", "w2"] {
        assert_no_position(won().phase(phase));
    }
}

#[test]
fn r12_5_in_the_unblocking_phase_a_task_is_open() {
    assert_position(board().put("A5", "X8G-").phase("u"));
    assert_position(stack().phase("u"));
    assert_no_position(board().phase("u"));
}

#[test]
fn r12_5_tasks_without_a_solution_do_not_count() {
    let closed = board().put("A5", "X8A-").put("D1", "X7B").put("D2", "X9B");
    assert_position(&closed);
    assert_no_position(closed.phase("u"));
    let closed = board().put("A5", "X8A^").put("D1", "X8A").put("D2", "X9B");
    assert_position(&closed);
    assert_no_position(closed.phase("u"));
}

#[test]
fn r12_5_what_is_no_task_of_the_coach_does_not_count() {
    assert_no_position(board().put("D1", "X8G-").phase("u"));
    assert_no_position(stack().side("D").phase("u"));
    assert_no_position(stack().put("A5", "X8G^*").phase("u"));
    assert_no_position(board().put("A5", "X8G-").put("D1", "X8G^").phase("u"));
}

#[test]
fn r12_6_the_hand_off_mark_stands_in_the_action_phase_only() {
    for phase in ["a0h", "a1h", "a2h"] {
        assert_position(board().phase(phase));
    }
    assert_no_position(board().put("A5", "X8G-").phase("uh"));
    assert_no_position(won().phase("wh"));
}

#[test]
fn r12_6_the_hand_off_mark_asks_for_an_active_holder_of_the_side_to_act() {
    let board = board().put("A5", "X8G").ball("A5").phase("a2h");
    assert_position(&board);
    // Held back is active.
    assert_position(board.clone().put("A5", "X8G."));
    assert_no_position(board.clone().ball("9H"));
    assert_no_position(board.clone().ball("D1"));
    assert_no_position(board.clone().side("D"));
    assert_no_position(board.clone().put("A5", "X8G-"));
    assert_no_position(board.put("A5", "X8G^").put("D1", "X8G"));
}

#[test]
fn r12_6_the_winner_is_the_side_to_act() {
    assert_position(won());
    assert_no_position(won().side("D"));
    let def = board().put("D5", "X1F").put("A3", "X9B").ball("D5").phase("w");
    assert_position(def.clone().side("D"));
    assert_no_position(def.side("A"));
}

#[test]
fn r12_6_the_winner_holds_the_ball() {
    assert_no_position(won().ball("A6"));
    assert_no_position(won().ball("D1"));
    assert_no_position(won().put("A5", "X9H").ball("17F"));
}

#[test]
fn r12_6_the_winners_holder_is_upright_and_no_bottom() {
    assert_no_position(won().put("A5", "X17F-"));
    assert_position(won().put("A5", "X17F^").put("D4", "X17F"));
    assert_position(won().put("A5", "X17F^*").put("D4", "X17F-"));
    assert_no_position(won().put("D4", "X17F^"));
}

#[test]
fn r12_6_the_winners_holder_is_in_the_other_end_zone() {
    let board = won().put("A5", "X16G");
    assert_no_position(&board);
    assert_position(board.settings("z2"));
    assert_no_position(won().put("A5", "X1J"));
    assert_no_position(won().put("A5", "X12G").settings("z5"));
    assert_position(won().put("A5", "X12G").settings("z6"));
}

#[test]
fn r12_9_any_turn_number_from_1_to_65535_is_allowed() {
    for side in ["A", "D"] {
        for turn in [1, 2, 3, 65534, 65535] {
            assert_position(board().side(side).turn(turn));
        }
        for turn in [0, 65536, 100_000] {
            assert_no_position(board().side(side).turn(turn));
        }
    }
}

#[test]
fn r12_9_a_holder_in_an_end_zone_is_no_touchdown_by_itself() {
    for phase in ["a0", "a1", "a2", "a2h"] {
        assert_position(won().phase(phase));
    }
    assert_position(won().side("D").phase("a2"));
}

#[test]
fn r12_9_any_marks_together_are_allowed() {
    assert_position(board().put("A5", "X8G-.").ball("A5"));
    assert_position(stack().put("A5", "X8G^*.").ball("A5"));
    assert_position(stack().put("A5", "X8G^.").ball("A5"));
    assert_position(board().put("A5", "X8G^*.").put("A6", "X8G-."));
}

/// A few turns of a game of which the choices are made by a plain generator
/// of numbers. `visit` sees each position and the action chosen there.
fn play(start: &Board, seed: u64, mut visit: impl FnMut(&GameState, &str)) {
    let mut state = position(start);
    let mut random = seed;
    for _ in 0..400 {
        let actions = state.legal_actions();
        // The phase is ended only when nothing else is left, so that turns
        // are as long as they can be.
        let others = actions.iter().filter(|action| action.to_string() != "end");
        let others: Vec<_> = others.copied().collect();
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = match others.len() {
            0 => "end".parse().unwrap(),
            many => others[(random >> 33) as usize % many],
        };
        visit(&state, &choice.to_string());
        if state.apply(choice).is_err() {
            // Only in a won position is there nothing left, not even the end.
            assert!(state.to_string().contains(" w "), "{state}");
            return;
        }
    }
}

/// A position in which much is possible at once.
fn melee() -> Board {
    let atk = ["X8E", "#8G", "X8I", "X9D", "X9F", "#9H", "X10K"];
    let def = ["X10E", "#10G", "X10I", "X7D", "X7F", "#7H", "X7J"];
    (0..7).fold(board().ball("A5"), |board, i| {
        let number = i + 1;
        board.put(&format!("A{number}"), atk[i]).put(&format!("D{number}"), def[i])
    })
}

#[test]
fn r12_7_a_position_that_is_not_won_has_a_legal_action() {
    for seed in 0..20 {
        play(&melee().settings("z1e0-0"), seed, |state, _| {
            let won = state.to_string().contains(" w ");
            assert_eq!(state.legal_actions().is_empty(), won, "{state}");
        });
    }
}

#[test]
fn r12_7_a_won_position_has_none() {
    assert_eq!(legal(won()), set(""));
    assert_refused(won(), "end");
    assert_refused(won(), "A5-16G");
}

#[test]
fn r12_7_without_ap_and_free_actions_the_phase_can_be_ended() {
    assert_eq!(legal(board().phase("a0")), set("end"));
}

#[test]
fn r12_8_a_turn_has_at_most_two_actions_that_cost_ap_and_19_in_all() {
    let mut longest = 0;
    for seed in 0..40 {
        let (mut turn, mut actions, mut paid, mut hand_offs) = (0, 0u32, 0u32, 0u32);
        play(&melee(), seed, |state, action| {
            let text = state.to_string();
            let now: u32 = text.split(' ').nth(4).unwrap().parse().unwrap();
            if now != turn {
                (turn, actions, paid, hand_offs) = (now, 0, 0, 0);
            }
            if action == "end" || !text.contains(" a") {
                return;
            }
            actions += 1;
            if action.contains('=') {
                hand_offs += 1;
            } else if !action.contains('^') {
                paid += 1;
            }
            assert!(paid <= 2, "{text}: {action}");
            assert!(actions <= 19, "{text}: {action}");
            assert!(hand_offs <= actions.div_ceil(2), "{text}: {action}");
            longest = longest.max(actions);
        });
    }
    assert!(longest > 4, "these games try nothing");
}

#[test]
fn r12_8_a_turn_of_19_piece_actions_exists_and_ends_there() {
    // ATK 3 goes over all seven opponents; ATK 1 and 2 hand the ball to and
    // fro before and after each of its dodges and of the moves of ATK 4.
    let board = board()
        .put("A1", "X2A")
        .put("A2", "X1B")
        .put("A3", "X3B")
        .put("D1", "X4C")
        .put("D2", "X6E")
        .put("D3", "X8G")
        .put("D4", "X10I")
        .put("D5", "X12K")
        .put("D6", "X14K")
        .put("D7", "X14I")
        .ball("A1");
    let between = [
        "A3^5D>3B",
        "A3^7F>5D",
        "A3^9H>7F",
        "A3^11J>9H",
        "A3^13L>11J",
        "A3^15J>13L",
        "A3^13H>15J",
        "A4-2G",
        "A4-1F",
    ];
    let mut actions = vec!["A1=A2"];
    for (action, hand_off) in between.into_iter().zip(["A2=A1", "A1=A2"].into_iter().cycle()) {
        actions.extend([action, hand_off]);
    }
    assert_eq!(actions.len(), 19);
    let expected = board
        .clone()
        .put("A3", "X13H")
        .put("A4", "X1F")
        .put("D1", "X3B-")
        .put("D2", "X5D-")
        .put("D3", "X7F-")
        .put("D4", "X9H-")
        .put("D5", "X11J-")
        .put("D6", "X13L-")
        .put("D7", "X15J-")
        .ball("A1")
        .phase("a0h");
    let last = after_all(board, &actions);
    assert_eq!(last, expected.text());
    assert_eq!(legal(last), set("end"));
}
