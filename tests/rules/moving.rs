//! 6.1 to 6.3: moves, and what can be crossed.

use crate::harness::*;

/// ATK 5, an X in 8G.
fn runner() -> Board {
    board().put("A5", "X8G")
}

#[test]
fn r6_1_a_move_of_1_square_goes_one_step() {
    let board = runner();
    for square in ["7F", "7H", "9F", "9H"] {
        let expected = board.clone().put("A5", &format!("X{square}")).phase("a1");
        assert_after(&board, &format!("A5-{square}"), expected);
    }
}

#[test]
fn r6_1_its_target_is_vacant() {
    let board = runner().put("A6", "X7F").put("A7", "X7H-").put("D1", "X9F").put("D2", "X9H-");
    for square in ["7F", "7H", "9F", "9H"] {
        assert_refused(&board, &format!("A5-{square}"));
    }
}

#[test]
fn r6_1_a_piece_does_not_move_to_its_own_square() {
    assert_never(runner(), "A5-8G");
}

#[test]
fn r6_2_a_move_of_2_squares_takes_a_route_of_the_kind() {
    let board = board().put("A5", "X8G").put("A6", "O8C").put("A7", "#8K");
    assert_legal(&board, "A5-10I");
    assert_refused(&board, "A5-10G");
    assert_legal(&board, "A6-10C");
    assert_refused(&board, "A6-10E");
    assert_legal(&board, "A7-10M");
    assert_legal(&board, "A7-10K");
}

#[test]
fn r6_2_its_target_is_vacant() {
    let board = runner().put("A6", "X6E").put("A7", "X6I-").put("D1", "X10E").put("D2", "X10I-");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 9H"));
}

#[test]
fn r6_2_its_target_along_a_row_or_column_is_vacant() {
    let board = board()
        .put("A5", "O8G")
        .put("A6", "X6G")
        .put("A7", "X8E-")
        .put("D1", "X8I")
        .put("D2", "X10G-");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 9H"));
}

#[test]
fn r6_2_two_moves_of_1_are_not_one_of_2() {
    // 8I and 10G are two steps away from 8G, for an X not in one move.
    let board = runner();
    assert_refused(&board, "A5-8I");
    let expected = board.clone().put("A5", "X8I").phase("a0");
    assert_eq!(after_all(&board, &["A5-9H", "A5-8I"]), expected.text());
}

#[test]
fn r6_2_no_move_is_longer_than_2_squares() {
    let board = board().put("A5", "#8G");
    for square in ["11J", "11D", "11F", "8K", "12G", "12K"] {
        assert_refused(&board, &format!("A5-{square}"));
    }
}

#[test]
fn r6_3_a_vacant_middle_can_be_crossed() {
    let board = runner();
    assert_after(&board, "A5-10I", board.clone().put("A5", "X10I").phase("a0"));
}

#[test]
fn r6_3_the_loose_ball_can_be_crossed_and_stays() {
    let board = runner().ball("9H");
    assert_after(&board, "A5-10I", board.clone().put("A5", "X10I").phase("a0"));
}

#[test]
fn r6_3_an_active_team_mate_can_be_crossed_and_notices_nothing() {
    for place in ["X9H", "X9H."] {
        let board = runner().put("A6", place).ball("A6");
        assert_after(&board, "A5-10I", board.clone().put("A5", "X10I").phase("a0"));
    }
}

#[test]
fn r6_3_an_active_opponent_can_be_crossed_and_notices_nothing() {
    let board = runner().put("D1", "X9H").ball("D1");
    assert_after(&board, "A5-10I", board.clone().put("A5", "X10I").phase("a0"));
}

#[test]
fn r6_3_pieces_that_are_down_cannot_be_crossed() {
    for piece in ["A6", "D1"] {
        assert_refused(runner().put(piece, "X9H-"), "A5-10I");
    }
}

#[test]
fn r6_3_stacks_cannot_be_crossed() {
    for (top, bottom) in [("A6", "A7"), ("A6", "D1"), ("D1", "D2"), ("D1", "A6")] {
        assert_refused(runner().put(top, "X9H^").put(bottom, "X9H"), "A5-10I");
    }
}

#[test]
fn r6_3_only_the_middle_of_the_own_route_matters() {
    let board = runner().put("D1", "X9F-").put("D2", "X7H-").put("D3", "X7F-");
    assert_eq!(endings(board, "A5-"), set("9H 10I"));
}

#[test]
fn r6_3_a_dodge_crosses_active_pieces_of_either_team() {
    for piece in ["A6", "D2"] {
        let board = runner().put(piece, "X9H").put("D1", "X10I");
        let expected = board.clone().put("A5", "X11J").put("D1", "X10I-").phase("a1");
        assert_after(board, "A5x10I-11J", expected);
    }
}

#[test]
fn r6_3_a_dodge_crosses_the_loose_ball() {
    let board = runner().put("D1", "X10I").ball("9H");
    let expected = board.clone().put("A5", "X11J").put("D1", "X10I-").phase("a1");
    assert_after(board, "A5x10I-11J", expected);
}

#[test]
fn r6_3_a_dodge_does_not_cross_inactive_pieces() {
    let board = runner().put("D1", "X10I");
    assert_legal(&board, "A5x10I-11J");
    for piece in ["A6", "D2"] {
        assert_refused(board.clone().put(piece, "X9H-"), "A5x10I-11J");
    }
}

#[test]
fn r6_3_switch_c_bars_active_opponents_from_being_crossed_in_a_move() {
    let board = runner().put("D1", "X9H");
    assert_legal(&board, "A5-10I");
    assert_refused(board.settings("z1c"), "A5-10I");
}

#[test]
fn r6_3_switch_c_bars_active_opponents_from_being_crossed_in_a_dodge() {
    let board = runner().put("D1", "X10I").put("D2", "X9H");
    assert_legal(&board, "A5x10I-11J");
    assert_refused(board.settings("z1c"), "A5x10I-11J");
}

#[test]
fn r6_3_switch_c_leaves_team_mates_vacant_squares_and_the_ball_alone() {
    let board = runner().put("D1", "X10I").settings("z1c");
    for board in [board.clone(), board.clone().put("A6", "X9H"), board.ball("9H")] {
        assert_legal(&board, "A5x10I-11J");
        assert_legal(board.put("D1", "X10K"), "A5-10I");
    }
}

#[test]
fn r6_3_switch_c_leaves_routes_without_a_middle_alone() {
    let board =
        board().put("A5", "O8G").put("D1", "X9F").put("D2", "X9H").put("D3", "X8I").settings("z1c");
    assert_legal(&board, "A5-10G");
    assert_legal(board, "A5x8I-7J");
}

#[test]
fn r6_3_switch_c_leaves_tactical_dodges_alone() {
    let board = runner().put("D1", "X9H").settings("z1c");
    assert_eq!(endings(board, "A5^"), set("10I>8G 10I>8I 10I>10G"));
}
