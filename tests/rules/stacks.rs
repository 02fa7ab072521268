//! Section 7: block, protection and the stacks that they form.

use crate::harness::*;

/// ATK 5, an X in 8G.
fn actor() -> Board {
    board().put("A5", "X8G")
}

#[test]
fn r7_1_a_block_goes_one_step_onto_an_opponent() {
    let board = actor().put("D1", "X7F").put("D2", "O7H").put("D3", "#9F").put("D4", "X9H");
    assert_eq!(endings(board, "A5*"), set("7F 7H 9F 9H"));
}

#[test]
fn r7_1_a_protection_goes_one_step_onto_a_team_mate() {
    let board = actor().put("A2", "X7F").put("A3", "O7H").put("A4", "#9F").put("A6", "X9H");
    assert_eq!(endings(board, "A5+"), set("7F 7H 9F 9H"));
}

#[test]
fn r7_1_the_other_piece_may_be_down() {
    assert_legal(actor().put("D1", "X9H-"), "A5*9H");
    assert_legal(actor().put("A6", "X9H-"), "A5+9H");
}

#[test]
fn r7_1_the_other_piece_may_be_held_back() {
    assert_legal(actor().put("A6", "X9H."), "A5+9H");
}

#[test]
fn r7_1_every_kind_can_block_and_protect() {
    for kind in ["X", "O", "#"] {
        let board = board().put("A5", &format!("{kind}8G"));
        assert_legal(board.clone().put("D1", "X9H"), "A5*9H");
        assert_legal(board.put("A6", "X9H"), "A5+9H");
    }
}

#[test]
fn r7_1_on_an_opponent_it_is_a_block_and_on_a_team_mate_a_protection() {
    let board = actor().put("D1", "X9H").put("A6", "X9F");
    assert_legal(&board, "A5*9H");
    assert_refused(&board, "A5+9H");
    assert_legal(&board, "A5+9F");
    assert_refused(&board, "A5*9F");
}

#[test]
fn r7_1_not_onto_a_vacant_square() {
    assert_refused(actor(), "A5*9H");
    assert_refused(actor(), "A5+9H");
    assert_refused(actor().ball("9H"), "A5*9H");
}

#[test]
fn r7_1_not_over_two_squares() {
    let board = board().put("A5", "#8G");
    for square in ["10I", "10G"] {
        let place = format!("X{square}");
        assert_refused(board.clone().put("D1", &place), &format!("A5*{square}"));
        assert_refused(board.clone().put("A6", &place), &format!("A5+{square}"));
    }
}

#[test]
fn r7_1_not_onto_a_square_with_two_pieces() {
    let own = actor().put("A6", "X9H^").put("A7", "X9H");
    assert_refused(own, "A5+9H");
    let opposing = actor().put("D1", "X9H^").put("D2", "X9H");
    assert_refused(opposing, "A5*9H");
    for (top, bottom) in [("A6", "D1"), ("D1", "A6")] {
        let mixed = actor().put(top, "X9H^").put(bottom, "X9H");
        assert_refused(&mixed, "A5*9H");
        assert_refused(&mixed, "A5+9H");
    }
}

#[test]
fn r7_1_not_onto_the_own_square() {
    assert_never(actor(), "A5*8G");
    assert_never(actor(), "A5+8G");
}

#[test]
fn r7_2_the_acting_piece_becomes_the_top() {
    let block = actor().put("D1", "X9H");
    assert_after(&block, "A5*9H", block.clone().put("A5", "X9H^*").phase("a1"));
    let protection = actor().put("A6", "X9H");
    assert_after(&protection, "A5+9H", protection.clone().put("A5", "X9H^*").phase("a1"));
}

#[test]
fn r7_2_both_are_inactive_while_stacked() {
    let next = after(actor().put("A6", "X9H").ball("A6"), "A5+9H");
    assert_eq!(legal_of(&next, "A5"), set(""));
    assert_eq!(legal_of(&next, "A6"), set(""));
}

#[test]
fn r7_2_a_blocked_opponent_is_inactive() {
    let board = actor().put("D5", "X9H").put("D6", "X10I").ball("D6");
    let free = after_all(&board, &["end"]);
    assert_eq!(endings(free, "D6="), set("D5"));
    let next = after_all(&board, &["A5*9H", "end"]);
    assert_eq!(legal_of(&next, "D5"), set(""));
    assert_eq!(endings(next, "D6="), set(""));
}

#[test]
fn r7_3_a_block_on_the_holder_takes_the_ball_at_once() {
    for place in ["X9H", "X9H-"] {
        let board = actor().put("D1", place).ball("D1");
        let expected = board.clone().put("A5", "X9H^*").ball("A5").phase("a1");
        assert_after(board, "A5*9H", expected);
    }
}

#[test]
fn r7_3_a_protection_of_the_holder_takes_the_ball_at_once() {
    for place in ["X9H", "X9H-"] {
        let board = actor().put("A6", place).ball("A6");
        let expected = board.clone().put("A5", "X9H^*").ball("A5").phase("a1");
        assert_after(board, "A5+9H", expected);
    }
}

#[test]
fn r7_4_a_block_knocks_nobody_down() {
    let board = actor().put("D1", "X9H");
    assert_after(&board, "A5*9H", board.clone().put("A5", "X9H^*").phase("a1"));
}

#[test]
fn r7_4_a_block_raises_nobody_either() {
    let board = actor().put("D1", "X9H-");
    assert_after(&board, "A5*9H", board.clone().put("A5", "X9H^*").phase("a1"));
}

#[test]
fn r7_5_the_holder_may_block_and_keeps_the_ball() {
    let board = actor().put("D1", "X9H").ball("A5");
    assert_after(&board, "A5*9H", board.clone().put("A5", "X9H^*").phase("a1"));
}

#[test]
fn r7_5_the_holder_may_protect_and_keeps_the_ball() {
    let board = actor().put("A6", "X9H").ball("A5");
    assert_after(&board, "A5+9H", board.clone().put("A5", "X9H^*").phase("a1"));
}

#[test]
fn r7_6_a_stack_is_fresh_in_the_turn_in_which_it_was_formed() {
    // It stays fresh when others act, and through the unblocking phase.
    let board = actor().put("D1", "X9H").put("A6", "X7D").put("A7", "X10C-");
    let expected = board.clone().put("A5", "X9H^*").put("A6", "X6C").phase("u");
    assert_eq!(after_all(board, &["A5*9H", "A6-6C", "end"]), expected.text());
}

#[test]
fn r7_6_a_stack_is_not_fresh_in_the_next_turn() {
    let board = actor().put("D1", "X9H");
    let expected = board.clone().put("A5", "X9H^").turn_passed();
    assert_eq!(after_all(board, &["A5*9H", "end"]), expected.text());
}

#[test]
fn r7_6_a_new_stack_does_not_make_an_older_one_fresh() {
    let board = actor().put("D1", "X9H").put("A6", "X7D^").put("D2", "X7D");
    let expected = board.clone().put("A5", "X9H^*").phase("a1");
    assert_after(board, "A5*9H", expected);
}
