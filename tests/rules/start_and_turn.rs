//! Sections 3 and 4.

use crate::harness::*;

/// The standard formation, out of the tables of 3.1.
fn standard() -> Board {
    board()
        .put("A1", "O8E")
        .put("A2", "#8G")
        .put("A3", "O8I")
        .put("A4", "X7D")
        .put("A5", "X7F")
        .put("A6", "X7H")
        .put("A7", "X7J")
        .put("D1", "O10I")
        .put("D2", "#10G")
        .put("D3", "O10E")
        .put("D4", "X11J")
        .put("D5", "X11H")
        .put("D6", "X11F")
        .put("D7", "X11D")
        .ball("A5")
        .side("D")
        .turn(1)
}

/// The pieces' fields of a position text.
fn pieces(text: &str) -> Vec<&str> {
    text.split(' ').take(2).collect()
}

#[test]
fn r1_5_the_depth_is_1_by_default() {
    let start = default_start();
    let settings = start.rsplit(' ').next().unwrap();
    assert!(settings.starts_with("z1"), "{start}");
}

#[test]
fn r3_1_the_standard_formation() {
    assert_eq!(pieces(&default_start()), pieces(&standard().text()));
}

#[test]
fn r3_2_atk_5_starts_with_the_ball_and_is_an_x() {
    let start = default_start();
    let fields: Vec<&str> = start.split(' ').collect();
    assert_eq!(fields[2], "A5");
    let atk: Vec<&str> = fields[0].split(',').collect();
    assert_eq!(atk[4], "X7F");
}

#[test]
fn r3_3_def_has_the_first_turn() {
    let start = default_start();
    assert!(start.contains(" D 1 a2 "), "{start}");
    assert_eq!(legal_of(&start, "A"), set(""));
    assert_legal(start, "D2-9F");
}

#[test]
fn r3_3_all_pieces_start_upright_and_alone() {
    let start = default_start();
    let marks = pieces(&start).concat().replace(|c: char| !"-^*.".contains(c), "");
    assert_eq!(marks, "");
}

#[test]
fn r3_3_in_the_energy_game_each_coach_starts_with_no_ep() {
    let rules = ball_rules::Rules { energy: true, ..Default::default() };
    assert!(ball_rules::GameState::new(rules).to_string().ends_with(" z1e0-0"));
}

#[test]
fn r14_the_energy_game_and_the_switches_are_off_by_default() {
    assert!(default_start().ends_with(" z1"));
}

#[test]
fn r3_4_a_game_may_start_with_either_side_in_any_turn() {
    for side in ["A", "D"] {
        for turn in [1, 2, 3, 40] {
            assert_position(standard().side(side).turn(turn));
        }
    }
}

#[test]
fn r3_4_a_game_may_start_from_other_squares_and_kinds() {
    assert_position(standard().put("A5", "#12C").put("D7", "O1B"));
}

#[test]
fn r3_4_a_game_may_start_with_stacks_and_pieces_that_are_down() {
    assert_position(standard().put("A5", "X8G^").put("A4", "X7D-").put("D7", "X11D-"));
    assert_position(standard().put("D1", "O8E^").put("D2", "#7F^").ball("D2"));
}

#[test]
fn r4_1_coaches_alternate() {
    let board = standard();
    assert_after(&board, "end", board.clone().side("A").turn(2));
    let expected = board.clone().side("D").turn(3);
    assert_eq!(after_all(&board, &["end", "end"]), expected.text());
}

#[test]
fn r4_1_the_action_phase_is_followed_by_the_unblocking_phase() {
    let board = board().put("A5", "X8G-");
    assert_after(&board, "end", board.clone().phase("u"));
}

#[test]
fn r4_1_each_phase_has_its_own_actions() {
    let board = board().put("A5", "X8G-").put("A6", "X8K^").put("D1", "X8K").put("A7", "X4G");
    let unblocking = board.clone().phase("u");
    for action in ["A5!9H", "A6/9J/9L"] {
        assert_legal(&unblocking, action);
        assert_refused(&board, action);
    }
    for action in ["A7-5H", "end"] {
        assert_legal(&board, action);
        assert_refused(&unblocking, action);
    }
}

#[test]
fn r4_2_the_action_phase_starts_with_2_ap() {
    let board = board().phase("a0");
    assert_after(&board, "end", board.clone().side("D").turn(8).phase("a2"));
}

#[test]
fn r4_2_the_phase_may_end_after_any_number_of_actions() {
    for phase in ["a2", "a1", "a0", "a2h", "a0h"] {
        assert_legal(board().phase(phase), "end");
    }
}

#[test]
fn r4_2_two_actions_of_1_ap_are_paid_one_by_one() {
    let board = board().put("A5", "X8G").put("A6", "X7D");
    let expected = board.clone().put("A5", "X9H").put("A6", "X6C").phase("a0");
    assert_eq!(after_all(&board, &["A5-9H", "A6-6C"]), expected.text());
}

#[test]
fn r4_2_with_0_ap_only_actions_that_cost_none_are_left() {
    let board = board().put("A5", "X8G").put("A6", "X7F").put("D1", "X9H").ball("A5").phase("a0");
    let expected = set("A5=A6 A5^10I>8G A5^10I>8I A5^10I>10G end");
    assert_eq!(legal(board), expected);
}

#[test]
fn r4_2_ap_that_are_left_are_lost_in_the_unblocking_phase() {
    let board = board().put("A5", "X8G-").put("A6", "X10I").settings("z1e0-0");
    let unblocking = board.clone().phase("u");
    assert_after(&board, "end", &unblocking);
    for action in ["convert", "A6-11J", "end"] {
        assert_refused(&unblocking, action);
    }
}

#[test]
fn r4_2_ap_that_are_left_do_not_come_back() {
    let board = board();
    let expected = board.clone().turn(9).phase("a2");
    assert_eq!(after_all(&board, &["end", "end"]), expected.text());
}

#[test]
fn r4_3_an_action_that_costs_more_ap_than_are_left_cannot_be_begun() {
    let board = board().put("A5", "#8G").ball("A5").phase("a1");
    for action in ["A5-10I", "A5-10G", "A5>12C"] {
        assert_refused(&board, action);
        assert_legal(board.clone().phase("a2"), action);
    }
}

#[test]
fn r4_3_a_dodge_that_has_no_exit_cannot_be_begun() {
    let board = board()
        .put("A5", "X8G")
        .put("D1", "X10I")
        .put("D2", "X9H")
        .put("D3", "X9J")
        .put("D4", "X11H-")
        .put("A6", "X11J");
    for exit in ["9H", "9J", "11H", "11J", "8G"] {
        assert_refused(&board, &format!("A5x10I-{exit}"));
    }
}

#[test]
fn r4_4_only_the_coachs_own_pieces_act() {
    let board = board().put("A5", "X8G").put("D5", "X10G");
    assert_legal(&board, "A5-9H");
    assert_refused(&board, "D5-9H");
    assert_eq!(legal_of(&board, "D"), set(""));
    let board = board.side("D");
    assert_legal(&board, "D5-9H");
    assert_refused(&board, "A5-9H");
    assert_eq!(legal_of(&board, "A"), set(""));
}

#[test]
fn r4_4_inactive_pieces_do_not_act() {
    let down = board().put("A5", "X8G-");
    assert_refused(down, "A5-9H");
    let top = board().put("A5", "X8G^").put("A6", "X8G");
    assert_refused(&top, "A5-9H");
    assert_refused(top, "A6-9H");
}

#[test]
fn r4_4_held_back_pieces_do_not_act() {
    assert_legal(board().put("A5", "X8G"), "A5-9H");
    assert_refused(board().put("A5", "X8G."), "A5-9H");
}

#[test]
fn r4_4_a_piece_may_act_more_than_once() {
    let board = board().put("A5", "X8G");
    let expected = board.clone().put("A5", "X8I").phase("a0");
    assert_eq!(after_all(&board, &["A5-9H", "A5-8I"]), expected.text());
}

#[test]
fn r4_5_all_stacks_stop_being_fresh() {
    let board = board().put("A5", "X8G^*").put("D1", "X8G").put("A6", "X8K^*").put("A7", "X8K-");
    let expected = board.clone().put("A5", "X8G^").put("A6", "X8K^").turn_passed();
    assert_after(board, "end", expected);
}

#[test]
fn r4_5_nobody_is_held_back_any_more() {
    let board = board().put("A5", "X8G.").put("A6", "X8K.").put("A7", "X9B^*.").put("A4", "X9B.");
    let expected = board
        .clone()
        .put("A5", "X8G")
        .put("A6", "X8K")
        .put("A7", "X9B^")
        .put("A4", "X9B")
        .turn_passed();
    assert_after(board, "end", expected);
}

#[test]
fn r4_5_the_same_happens_when_the_turn_passes_after_unblocking() {
    let board =
        board().put("A5", "X8G-").put("A6", "X8K.").put("A7", "X9B^*").put("D1", "X9B").phase("u");
    let expected = board.clone().put("A5", "X9H").put("A6", "X8K").put("A7", "X9B^").turn_passed();
    assert_after(board, "A5!9H", expected);
}

#[test]
fn r4_5_a_hand_off_is_forgotten() {
    let board = board().phase("a1h");
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r4_5_the_other_coach_has_2_ap() {
    let board = board().put("D5", "X8G").phase("a1");
    let next = after(&board, "end");
    assert_eq!(next, board.turn_passed().text());
    assert_legal(next, "D5-10I");
}

#[test]
fn r4_5_the_turn_number_grows_by_1() {
    for turn in [1, 2, 99, 65534] {
        let board = board().turn(turn);
        assert_after(&board, "end", board.clone().side("D").turn(turn + 1));
    }
}

#[test]
fn r4_5_the_turn_number_stays_at_65535() {
    let board = board().turn(65535);
    assert_after(&board, "end", board.clone().side("D"));
    let unblocking = board.clone().put("A5", "X8G-").phase("u");
    assert_after(unblocking, "A5!9H", board.put("A5", "X9H").side("D"));
}
