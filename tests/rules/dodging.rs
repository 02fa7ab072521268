//! 6.4, 6.5, and 6.8 as far as the exit and the target of a move go.

use crate::harness::*;
use std::collections::BTreeSet;

/// ATK 5, an X in 8G, and DEF 1 where it can be dodged, in 10I.
fn pair() -> Board {
    board().put("A5", "X8G").put("D1", "X10I")
}

#[test]
fn r6_4_the_opponent_is_knocked_down_where_it_stands_and_the_piece_ends_at_the_exit() {
    let board = pair();
    for exit in ["9H", "9J", "11H", "11J"] {
        let expected = board.clone().put("A5", &format!("X{exit}")).put("D1", "X10I-").phase("a1");
        assert_after(&board, &format!("A5x10I-{exit}"), expected);
    }
}

#[test]
fn r6_4_the_route_is_one_of_the_kind() {
    let board = board().put("D1", "X10I").put("D2", "X10G").put("D3", "X8E");
    let targets = |kind: &str| -> BTreeSet<String> {
        let dodges = endings(board.clone().put("A5", kind), "A5x");
        let targets = dodges.iter().map(|dodge| dodge.split_once('-').unwrap().0);
        targets.map(String::from).collect()
    };
    assert_eq!(set("10I"), targets("X8G"));
    assert_eq!(set("10G 8E"), targets("O8G"));
    assert_eq!(set("10I 10G 8E"), targets("#8G"));
}

#[test]
fn r6_4_a_route_along_a_row_or_column_needs_no_middle() {
    let board = board()
        .put("A5", "O8G")
        .put("D1", "X10G")
        .put("D2", "X9F-")
        .put("D3", "X9H^")
        .put("D4", "X9H");
    assert_eq!(endings(board, "A5x10G-"), set("11F 11H"));
}

#[test]
fn r6_4_an_opponent_one_step_away_is_not_dodged() {
    let board = board().put("A5", "#8G").put("D1", "X9H");
    assert_refused(&board, "A5x9H-10I");
    assert_eq!(endings(board, "A5x"), set(""));
}

#[test]
fn r6_4_the_opponent_is_active() {
    assert_refused(pair().put("D1", "X10I-"), "A5x10I-11J");
    assert_refused(pair().put("D1", "X10I^").put("D2", "X10I"), "A5x10I-11J");
    assert_refused(pair().put("D2", "X10I^"), "A5x10I-11J");
    assert_refused(pair().put("A6", "X10I^"), "A5x10I-11J");
}

#[test]
fn r6_4_nobody_but_an_opponent_is_dodged() {
    assert_refused(board().put("A5", "X8G").put("A6", "X10I"), "A5x10I-11J");
    assert_refused(board().put("A5", "X8G"), "A5x10I-11J");
}

#[test]
fn r6_4_the_exit_is_one_step_from_the_opponent() {
    for exit in ["12K", "10G", "8I", "8G", "10I", "7F"] {
        assert_refused(pair(), &format!("A5x10I-{exit}"));
    }
}

#[test]
fn r6_4_the_exit_is_vacant() {
    let board = pair().put("A6", "X9J").put("D2", "X11H-");
    assert_eq!(endings(board, "A5x10I-"), set("9H 11J"));
}

#[test]
fn r6_4_the_middle_may_be_the_exit_only_when_it_is_vacant() {
    assert_legal(pair(), "A5x10I-9H");
    for piece in ["A6", "D2"] {
        let board = pair().put(piece, "X9H");
        assert_eq!(endings(board, "A5x10I-"), set("9J 11H 11J"));
    }
}

#[test]
fn r6_4_the_exit_lies_on_the_board() {
    let side = board().put("A5", "O8C").put("D1", "X8A");
    assert_eq!(endings(side, "A5x8A-"), set("7B 9B"));
    // DEF 1 is parked in 17L.
    let corner = board().put("A5", "X15J");
    assert_eq!(endings(corner, "A5x17L-"), set("16K 16M"));
}

#[test]
fn r6_4_without_an_exit_there_is_no_dodge() {
    let board = pair().put("A6", "X9H").put("A7", "X9J-").put("D2", "X11H").put("D3", "X11J-");
    assert_eq!(endings(board, "A5x"), set(""));
}

#[test]
fn r6_4_a_holder_takes_the_ball_along() {
    let board = pair().ball("A5");
    let expected = board.clone().put("A5", "X11J").put("D1", "X10I-").phase("a1");
    assert_after(board, "A5x10I-11J", expected);
}

#[test]
fn r6_4_def_dodges_as_atk_does() {
    let board = board().put("D5", "O8G").put("A5", "X8I").side("D");
    assert_eq!(endings(&board, "D5x"), set("8I-7H 8I-7J 8I-9H 8I-9J"));
    let expected = board.clone().put("D5", "O7J").put("A5", "X8I-").phase("a1");
    assert_after(board, "D5x8I-7J", expected);
}

#[test]
fn r6_5_a_forced_fumble_gives_the_ball_and_holds_back() {
    let board = pair().ball("D1");
    let expected = board.clone().put("A5", "X11J.").put("D1", "X10I-").ball("A5").phase("a1");
    assert_after(board, "A5x10I-11J", expected);
}

#[test]
fn r6_5_after_a_forced_fumble_the_piece_acts_no_more() {
    // With 1 AP left, a team-mate beside it and an opponent to go over.
    let board = pair().ball("D1").put("A6", "X12K").put("D2", "X10K");
    let next = after(board, "A5x10I-11J");
    assert_eq!(legal_of(next, "A5"), set(""));
}

#[test]
fn r6_5_without_the_ball_a_dodge_holds_nobody_back() {
    for ball in ["D2", "A6", "A5", "7B"] {
        let next = after(pair().ball(ball), "A5x10I-11J");
        assert_legal(next, "A5-12K");
    }
}

#[test]
fn r6_8_the_target_of_a_move_may_hold_the_loose_ball() {
    let near = board().put("A5", "X8G").ball("9H");
    let expected = near.clone().put("A5", "X9H.").ball("A5").phase("a1");
    assert_after(near, "A5-9H", expected);
    let far = board().put("A5", "X8G").ball("10I");
    let expected = far.clone().put("A5", "X10I.").ball("A5").phase("a0");
    assert_after(far, "A5-10I", expected);
}

#[test]
fn r6_8_the_exit_may_hold_the_loose_ball() {
    for exit in ["9H", "9J", "11H", "11J"] {
        let board = pair().ball(exit);
        let expected =
            board.clone().put("A5", &format!("X{exit}.")).put("D1", "X10I-").ball("A5").phase("a1");
        assert_after(board, &format!("A5x10I-{exit}"), expected);
    }
}

#[test]
fn r6_8_switch_s_asks_for_a_clear_exit() {
    let board = pair().settings("z1s");
    assert_eq!(endings(&board, "A5x10I-"), set("9H 9J 11H 11J"));
    assert_eq!(endings(board.clone().ball("11J"), "A5x10I-"), set("9H 9J 11H"));
    // The ball on the middle is crossed all the same.
    assert_eq!(endings(board.ball("9H"), "A5x10I-"), set("9J 11H 11J"));
}

#[test]
fn r6_8_switch_s_leaves_no_dodge_when_the_only_exit_holds_the_ball() {
    let board = pair().put("A6", "X9J").put("D2", "X11H").put("D3", "X11J").ball("9H");
    assert_eq!(endings(&board, "A5x"), set("10I-9H"));
    assert_eq!(endings(board.settings("z1s"), "A5x"), set(""));
}

#[test]
fn r6_8_switch_s_leaves_the_target_of_a_move_alone() {
    let board = board().put("A5", "X8G").settings("z1s");
    assert_legal(board.clone().ball("9H"), "A5-9H");
    assert_legal(board.ball("10I"), "A5-10I");
}
