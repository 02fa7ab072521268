//! Section 5: the table of costs and rewards, row by row.

use crate::harness::*;

/// ATK 5, a Box in 8G with the ball, in the energy game.
fn energy() -> Board {
    board().put("A5", "#8G").ball("A5").settings("z1e3-5")
}

/// The action is possible with these AP, and not with one less.
#[track_caller]
fn assert_needs(board: &Board, ap: u32, action: &str) {
    assert_legal(board.clone().phase(&format!("a{ap}")), action);
    if ap > 0 {
        assert_refused(board.clone().phase(&format!("a{}", ap - 1)), action);
    }
}

#[test]
fn r5_a_move_of_1_square_costs_1_ap() {
    let board = energy();
    assert_after(&board, "A5-9H", board.clone().put("A5", "#9H").phase("a1"));
    assert_needs(&board, 1, "A5-9H");
}

#[test]
fn r5_a_move_of_2_squares_diagonally_costs_2_ap() {
    let board = energy();
    assert_after(&board, "A5-10I", board.clone().put("A5", "#10I").phase("a0"));
    assert_needs(&board, 2, "A5-10I");
}

#[test]
fn r5_a_move_of_2_squares_along_a_row_or_column_costs_2_ap() {
    let board = energy();
    assert_after(&board, "A5-10G", board.clone().put("A5", "#10G").phase("a0"));
    assert_after(&board, "A5-8E", board.clone().put("A5", "#8E").phase("a0"));
    assert_needs(&board, 2, "A5-10G");
    assert_needs(&board, 2, "A5-8E");
}

#[test]
fn r5_a_dodge_costs_1_ap_in_all_and_gives_1_ep() {
    let board = energy().put("D1", "X10I");
    let expected =
        board.clone().put("A5", "#11J").put("D1", "X10I-").phase("a1").settings("z1e4-5");
    assert_after(&board, "A5x10I-11J", expected);
    assert_needs(&board, 1, "A5x10I-11J");
}

#[test]
fn r5_a_tactical_dodge_costs_nothing_and_gives_2_ep() {
    let board = energy().put("D1", "X9H");
    for phase in ["a2", "a1", "a0"] {
        let board = board.clone().phase(phase);
        let expected = board.clone().put("A5", "#10I").put("D1", "X8I-").settings("z1e5-5");
        assert_after(board, "A5^10I>8I", expected);
    }
}

#[test]
fn r5_a_block_costs_1_ap_and_gives_1_ep() {
    let board = energy().put("D1", "X9H");
    let expected = board.clone().put("A5", "#9H^*").phase("a1").settings("z1e4-5");
    assert_after(&board, "A5*9H", expected);
    assert_needs(&board, 1, "A5*9H");
}

#[test]
fn r5_a_protection_costs_1_ap_and_gives_no_ep() {
    let board = energy().put("A6", "X9H");
    assert_after(&board, "A5+9H", board.clone().put("A5", "#9H^*").phase("a1"));
    assert_needs(&board, 1, "A5+9H");
}

#[test]
fn r5_a_hand_off_costs_nothing_and_gives_nothing() {
    let board = energy().put("A6", "X9H");
    for (phase, then) in [("a2", "a2h"), ("a1", "a1h"), ("a0", "a0h")] {
        let board = board.clone().phase(phase);
        assert_after(&board, "A5=A6", board.clone().ball("A6").phase(then));
    }
}

#[test]
fn r5_a_short_pass_costs_1_ap_and_gives_1_ep() {
    let board = energy().put("A6", "X10I");
    let expected = board.clone().ball("11J").phase("a1").settings("z1e4-5");
    assert_after(&board, "A5>A6@11J", expected);
    assert_needs(&board, 1, "A5>A6@11J");
}

#[test]
fn r5_a_long_pass_costs_2_ap_and_gives_2_ep() {
    let board = energy();
    let expected = board.clone().ball("12C").phase("a0").settings("z1e5-5");
    assert_after(&board, "A5>12C", expected);
    assert_needs(&board, 2, "A5>12C");
}

#[test]
fn r5_a_convert_costs_1_ap_and_gives_1_ep() {
    let board = energy();
    assert_after(&board, "convert", board.clone().phase("a1").settings("z1e4-5"));
    assert_needs(&board, 1, "convert");
}

#[test]
fn r5_ending_the_action_phase_gives_nothing() {
    let board = energy();
    assert_after(&board, "end", board.clone().turn_passed());
    assert_needs(&board, 0, "end");
}

#[test]
fn r5_taking_the_ball_costs_nothing_and_gives_nothing() {
    let board = energy().ball("9H");
    let expected = board.clone().put("A5", "#9H.").ball("A5").phase("a1");
    assert_after(board, "A5-9H", expected);
}

#[test]
fn r5_convert_and_end_do_not_ask_for_a_piece_that_can_act() {
    // All seven of the coach are down.
    let squares = ["4C", "4E", "4G", "4I", "6C", "6E", "6G"];
    let board = (1..=7).zip(squares).fold(energy(), |board, (number, square)| {
        board.put(&format!("A{number}"), &format!("X{square}-"))
    });
    assert_eq!(legal(board), set("convert end"));
}
