//! Section 9: holding, taking and crossing the ball, and being held back.

use crate::harness::*;

/// ATK 5, an X in 8G; the ball is in 9H.
fn before_the_ball() -> Board {
    board().put("A5", "X8G").ball("9H")
}

/// ATK 5 took the ball in 9H, with 1 AP left.
fn taken() -> Board {
    before_the_ball().put("A5", "X9H.").ball("A5").phase("a1")
}

#[test]
fn r9_1_the_ball_moves_with_its_holder() {
    let board = board().put("A5", "X8G").ball("A5");
    assert_after(&board, "A5-9H", board.clone().put("A5", "X9H").phase("a1"));
    // Nothing is left behind for ATK 6 to take.
    let board = board.put("A6", "X7F");
    let expected = board.clone().put("A5", "X9H").put("A6", "X8G").phase("a0");
    assert_eq!(after_all(board, &["A5-9H", "A6-8G"]), expected.text());
}

#[test]
fn r9_1_the_ball_stays_with_a_holder_that_stands_still() {
    let board = board().put("A5", "X8G").put("A6", "X7D").ball("A5");
    assert_after(&board, "A6-6C", board.clone().put("A6", "X6C").phase("a1"));
}

#[test]
fn r9_1_the_loose_ball_stays_where_it_is() {
    let board = before_the_ball();
    assert_after(&board, "A5-9F", board.clone().put("A5", "X9F").phase("a1"));
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r9_2_a_move_that_ends_on_the_loose_ball_takes_it() {
    assert_after(before_the_ball(), "A5-9H", taken());
}

#[test]
fn r9_2_a_dodge_that_ends_on_the_loose_ball_takes_it() {
    let board = before_the_ball().put("D1", "X10I");
    assert_after(board, "A5x10I-9H", taken().put("D1", "X10I-"));
}

#[test]
fn r9_2_a_tactical_dodge_that_ends_on_the_loose_ball_takes_it() {
    let board = before_the_ball().put("A5", "X11J").put("D1", "X10I");
    let expected = taken().put("D1", "X11J-").phase("a2");
    assert_after(board, "A5^9H>11J", expected);
}

#[test]
fn r9_2_a_pass_beside_a_piece_is_not_taken() {
    let board = board().put("A5", "X8G").put("A6", "X10I").ball("A5");
    assert_after(&board, "A5>A6@9H", board.clone().ball("9H").phase("a1"));
}

#[test]
fn r9_2_a_piece_takes_the_ball_that_it_passed_itself() {
    let board = board().put("A5", "X8G").put("A6", "X10I").ball("A5");
    let expected = board.clone().put("A5", "X9H.").phase("a0");
    assert_eq!(after_all(board, &["A5>A6@9H", "A5-9H"]), expected.text());
}

#[test]
fn r9_2_def_takes_the_ball_as_atk_does() {
    let board = board().put("D5", "X8G").ball("9H").side("D");
    let expected = board.clone().put("D5", "X9H.").ball("D5").phase("a1");
    assert_after(board, "D5-9H", expected);
}

#[test]
fn r9_3_crossing_the_loose_ball_does_nothing() {
    let board = before_the_ball();
    assert_after(&board, "A5-10I", board.clone().put("A5", "X10I").phase("a0"));
}

#[test]
fn r9_4_a_piece_that_took_the_loose_ball_starts_no_action_with_ap() {
    // There are squares to go to, an opponent to block, one to dodge, a
    // team-mate to protect or to pass to.
    let board = taken().put("D1", "X10G").put("D2", "X11J").put("A6", "X10I").phase("a2");
    assert_eq!(legal_of(&board, "A5"), set(""));
    for action in ["A5-8G", "A5-7F", "A5*10G", "A5x11J-12I", "A5+10I", "A5>A6@9J", "A5>13B"] {
        assert_legal(board.clone().put("A5", "X9H"), action);
        assert_refused(&board, action);
    }
}

#[test]
fn r9_4_nor_one_that_costs_no_ap() {
    let board = taken().put("A6", "X10I").put("D1", "X8G");
    for action in ["A5=A6", "A5^7F>7H"] {
        assert_legal(board.clone().put("A5", "X9H"), action);
        assert_refused(&board, action);
    }
}

#[test]
fn r9_4_other_pieces_still_act() {
    let board = before_the_ball().put("A6", "X7D");
    assert_legal(after(board, "A5-9H"), "A6-8E");
}

#[test]
fn r9_4_a_piece_that_got_the_ball_by_a_forced_fumble_is_held_back() {
    let board = board().put("A5", "X8G").put("D1", "X10I").ball("D1");
    let next = after(&board, "A5x10I-9H");
    assert_eq!(next, taken().put("D1", "X10I-").text());
    assert_refused(next, "A5-8G");
}

#[test]
fn r9_4_a_held_back_piece_is_active() {
    // It can be crossed, and links a network.
    let board = taken().put("A6", "X8G").put("A7", "X10I").ball("A6").phase("a2");
    assert_eq!(endings(&board, "A6="), set("A5 A7"));
    assert_legal(board.put("A7", "X11J"), "A6-10I");
}

#[test]
fn r9_4_a_bottom_stays_held_back() {
    let board = taken().put("A6", "X8G");
    let expected = board.clone().put("A6", "X9H^*").ball("A6").phase("a0");
    assert_after(board, "A6+9H", expected);
}

#[test]
fn r9_4_it_stays_held_back_in_the_unblocking_phase() {
    let board = taken().put("A6", "X8C-");
    assert_after(&board, "end", board.clone().phase("u"));
}

#[test]
fn r9_4_it_stays_held_back_when_it_is_released() {
    // Marks that only a position that was set up has.
    let board = board().put("A5", "X8G^").put("A6", "X8G.").put("A7", "X8C-").phase("u");
    let expected = board.clone().put("A5", "X9H").put("A6", "X7F.");
    assert_after(board, "A5/9H/7F", expected);
}

#[test]
fn r9_4_it_stays_held_back_when_it_stands_up() {
    let board = board().put("A5", "X8G-.").put("A7", "X8C-").phase("u");
    assert_after(&board, "A5!9H", board.clone().put("A5", "X9H."));
}

#[test]
fn r9_4_until_the_turn_passes() {
    let board = taken();
    assert_after(&board, "end", board.clone().put("A5", "X9H").turn_passed());
    let own_next = after_all(board, &["end", "end"]);
    assert_legal(own_next, "A5-10I");
}

#[test]
fn r9_4_a_hand_off_holds_nobody_back() {
    let board = board().put("A5", "X8G").put("A6", "X9H").ball("A5");
    let next = after(&board, "A5=A6");
    assert_eq!(next, board.ball("A6").phase("a2h").text());
    assert_legal(&next, "A6-10I");
    assert_legal(next, "A5-7F");
}

#[test]
fn r9_4_taking_the_ball_from_a_bottom_holds_nobody_back() {
    let board = board().put("A5", "X8G");
    let block = board.clone().put("D1", "X9H").ball("D1");
    let expected = block.clone().put("A5", "X9H^*").ball("A5").phase("a1");
    assert_after(block, "A5*9H", expected);
    let protection = board.put("A6", "X9H").ball("A6");
    let expected = protection.clone().put("A5", "X9H^*").ball("A5").phase("a1");
    assert_after(protection, "A5+9H", expected);
}
