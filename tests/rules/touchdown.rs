//! Section 13.

use crate::harness::*;

/// ATK 5, a Box in 16G with the ball, before an end zone in which DEF has
/// left 17D to 17J.
fn before_the_zone() -> Board {
    board()
        .put("A5", "#16G")
        .put("D2", "X9B")
        .put("D3", "X9D")
        .put("D4", "X9F")
        .put("D5", "X9J")
        .ball("A5")
}

/// ATK 5 in 17F, inside the end zone, with the ball and without a touchdown.
fn in_the_zone() -> Board {
    before_the_zone().put("A5", "#17F")
}

#[test]
fn r13_1_a_move_of_1_square_scores() {
    let board = before_the_zone();
    assert_after(&board, "A5-17F", board.clone().put("A5", "#17F").phase("w"));
}

#[test]
fn r13_1_a_move_of_2_squares_scores() {
    let board = before_the_zone().put("A5", "#15F");
    for square in ["17F", "17H", "17D"] {
        let expected = board.clone().put("A5", &format!("#{square}")).phase("w");
        assert_after(&board, &format!("A5-{square}"), expected);
    }
}

#[test]
fn r13_1_a_dodge_scores() {
    let board = before_the_zone().put("D2", "X16I");
    let expected = board.clone().put("A5", "#17J").put("D2", "X16I-").phase("w");
    assert_after(board, "A5x16I-17J", expected);
}

#[test]
fn r13_1_a_dodge_in_the_zone_with_its_exit_outside_does_not() {
    let board = before_the_zone().put("A5", "#15F").put("D2", "X17H");
    let expected = board.clone().put("A5", "#16I").put("D2", "X17H-").phase("a1");
    assert_after(board, "A5x17H-16I", expected);
}

#[test]
fn r13_1_a_forced_fumble_scores_when_the_exit_is_in_the_zone() {
    let board = before_the_zone().put("D2", "X16I").ball("D2");
    let expected = board.clone().put("A5", "#17J.").put("D2", "X16I-").ball("A5").phase("w");
    assert_after(board, "A5x16I-17J", expected);
}

#[test]
fn r13_1_a_tactical_dodge_scores() {
    let board = before_the_zone().put("A5", "#15F").put("D2", "X16G");
    let expected = board.clone().put("A5", "#17H").put("D2", "X15F-").phase("w");
    assert_after(board, "A5^17H>15F", expected);
}

#[test]
fn r13_1_a_fumble_in_the_zone_does_not() {
    let board = before_the_zone().put("A5", "#15F").put("D2", "X16G").ball("D2");
    let expected = board.clone().put("A5", "#17H").put("D2", "X15H-").ball("17F");
    assert_after(board, "A5^17H>15H", expected);
}

#[test]
fn r13_1_a_block_scores() {
    let board = before_the_zone().put("D2", "X17F");
    assert_after(&board, "A5*17F", board.clone().put("A5", "#17F^*").phase("w"));
}

#[test]
fn r13_1_a_block_that_takes_the_ball_scores() {
    let board = before_the_zone().put("D2", "X17F").ball("D2");
    let expected = board.clone().put("A5", "#17F^*").ball("A5").phase("w");
    assert_after(board, "A5*17F", expected);
}

#[test]
fn r13_1_a_protection_scores() {
    let board = before_the_zone().put("A6", "X17F");
    for ball in ["A5", "A6"] {
        let board = board.clone().ball(ball);
        let expected = board.clone().put("A5", "#17F^*").ball("A5").phase("w");
        assert_after(board, "A5+17F", expected);
    }
}

#[test]
fn r13_1_taking_the_loose_ball_scores() {
    let board = before_the_zone().ball("17F");
    let expected = board.clone().put("A5", "#17F.").ball("A5").phase("w");
    assert_after(board, "A5-17F", expected);
}

#[test]
fn r13_1_taking_the_loose_ball_at_the_exit_or_the_landing_scores() {
    let exit = before_the_zone().put("D2", "X16I").ball("17J");
    let expected = exit.clone().put("A5", "#17J.").put("D2", "X16I-").ball("A5").phase("w");
    assert_after(exit, "A5x16I-17J", expected);
    let landing = before_the_zone().put("A5", "#15F").put("D2", "X16G").ball("17H");
    let expected = landing.clone().put("A5", "#17H.").put("D2", "X15F-").ball("A5").phase("w");
    assert_after(landing, "A5^17H>15F", expected);
}

#[test]
fn r13_1_without_the_ball_nothing_is_scored() {
    let board = before_the_zone().ball("A6");
    assert_after(&board, "A5-17F", board.clone().put("A5", "#17F").phase("a1"));
}

#[test]
fn r13_1_crossing_the_loose_ball_in_the_zone_does_not_score() {
    let board = before_the_zone().put("A5", "#13F").ball("14G").settings("z4");
    assert_after(&board, "A5-15H", board.clone().put("A5", "#15H").phase("a0"));
}

#[test]
fn r13_1_a_deep_zone_is_all_zone() {
    let board = before_the_zone().put("A5", "#14G").settings("z4");
    assert_after(&board, "A5-15F", board.clone().put("A5", "#15F").phase("w"));
}

#[test]
fn r13_1_the_own_end_zone_does_not_score() {
    let atk = board().put("A3", "X9B").put("A5", "X2G").ball("A5");
    assert_after(&atk, "A5-1F", atk.clone().put("A5", "X1F").phase("a1"));
    let def = before_the_zone().put("D5", "X16I").ball("D5").side("D");
    assert_after(&def, "D5-17J", def.clone().put("D5", "X17J").phase("a1"));
}

#[test]
fn r13_1_def_scores_in_the_end_zone_of_atk() {
    let board = board().put("A3", "X9B").put("D5", "X2G").ball("D5").side("D");
    assert_after(&board, "D5-1F", board.clone().put("D5", "X1F").phase("w"));
}

#[test]
fn r13_1_a_holder_in_the_zone_scores_with_its_next_action() {
    let board = in_the_zone();
    assert_after(&board, "A5-17H", board.clone().put("A5", "#17H").phase("w"));
}

#[test]
fn r13_1_a_holder_that_leaves_the_zone_does_not_score() {
    let board = in_the_zone();
    assert_after(&board, "A5-16E", board.clone().put("A5", "#16E").phase("a1"));
}

#[test]
fn r13_1_an_action_of_another_piece_does_not_score() {
    let board = in_the_zone().put("A6", "X8G");
    assert_after(&board, "A6-9H", board.clone().put("A6", "X9H").phase("a1"));
}

#[test]
fn r13_1_convert_and_end_do_not_score() {
    let board = in_the_zone().settings("z1e0-0");
    assert_after(&board, "convert", board.clone().phase("a1").settings("z1e1-0"));
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r13_1_a_pass_out_of_the_zone_or_within_it_does_not_score() {
    let board = in_the_zone().put("A6", "X16I");
    assert_after(&board, "A5>A6@17J", board.clone().ball("17J").phase("a1"));
    assert_after(&board, "A5>12C", board.clone().ball("12C").phase("a0"));
}

#[test]
fn r13_1_a_hand_off_to_a_piece_in_the_zone_does_not_score() {
    let board = before_the_zone().put("A6", "X17F");
    assert_after(&board, "A5=A6", board.clone().ball("A6").phase("a2h"));
    let within = in_the_zone().put("A6", "X16G").put("A7", "X17H");
    assert_after(&within, "A5=A7", within.clone().ball("A7").phase("a2h"));
}

#[test]
fn r13_1_after_such_a_hand_off_the_receiver_scores_with_an_action() {
    let board = before_the_zone().put("A6", "O17F");
    let expected = board.clone().put("A6", "O17H").ball("A6").phase("w");
    assert_eq!(after_all(board, &["A5=A6", "A6-17H"]), expected.text());
}

#[test]
fn r13_1_switch_h_a_hand_off_to_a_piece_in_the_zone_scores() {
    let board = before_the_zone().put("A6", "X17F").settings("z1h");
    assert_after(&board, "A5=A6", board.clone().ball("A6").phase("w"));
    let within = in_the_zone().put("A6", "X16G").put("A7", "X17H").settings("z1h");
    assert_after(&within, "A5=A7", within.clone().ball("A7").phase("w"));
}

#[test]
fn r13_1_switch_h_scores_at_the_end_of_a_chain_and_with_0_ap() {
    let board = before_the_zone()
        .put("A5", "#14G")
        .put("A6", "X15H")
        .put("A7", "X16I.")
        .put("A4", "X17J")
        .phase("a0")
        .settings("z1h");
    assert_after(&board, "A5=A4", board.clone().ball("A4").phase("w"));
    assert_after(&board, "A5=A7", board.clone().ball("A7").phase("a0h"));
}

#[test]
fn r13_1_switch_h_a_hand_off_out_of_the_zone_does_not_score() {
    let board = in_the_zone().put("A6", "X16G").settings("z1h");
    assert_after(&board, "A5=A6", board.clone().ball("A6").phase("a2h"));
}

#[test]
fn r13_1_switch_h_a_hand_off_in_the_own_zone_does_not_score() {
    // ATK 1 is parked in 1B.
    let board = board().put("A5", "X2A").ball("A5").settings("z1h");
    assert_after(&board, "A5=A1", board.clone().ball("A1").phase("a2h"));
}

#[test]
fn r13_2_the_game_is_over_at_once() {
    // ATK has 1 AP left and a piece to stand up: neither matters any more.
    let board = before_the_zone().put("A6", "X8G-").put("A7", "X8K").ball("A5");
    let won = after(&board, "A5-17F");
    assert_eq!(won, board.put("A5", "#17F").phase("w").text());
    assert_eq!(legal(&won), set(""));
    for action in ["end", "A7-9L", "A6!9H", "D4-10G", "convert"] {
        assert_refused(&won, action);
    }
}

#[test]
fn r13_2_the_ep_of_the_action_count() {
    let board = before_the_zone().put("D2", "X16I").settings("z1e3-5");
    let expected = board.clone().put("A5", "#17J").put("D2", "X16I-").phase("w").settings("z1e4-5");
    assert_after(board, "A5x16I-17J", expected);
}

#[test]
fn r13_2_what_was_fresh_or_held_back_stays_so() {
    let board = before_the_zone().put("A6", "X8G^*").put("D2", "X8G").put("A7", "X8K.");
    assert_after(&board, "A5-17F", board.clone().put("A5", "#17F").phase("w"));
}

#[test]
fn r13_2_ap_are_0() {
    // A won position has no field for AP; neither for the hand-off before.
    for phase in ["a2", "a1", "a1h"] {
        let board = before_the_zone().phase(phase);
        assert_after(&board, "A5-17F", board.clone().put("A5", "#17F").phase("w"));
    }
}
