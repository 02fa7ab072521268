//! 10.4, 10.5, and 10.7 as far as releases go.

use crate::harness::*;

/// ATK 5 on DEF 1 in 8G, to be released.
fn stack() -> Board {
    board().put("A5", "X8G^").put("D1", "X8G").phase("u")
}

#[test]
fn r10_4_top_and_bottom_go_one_step_each_to_different_squares() {
    let expected = set("7F/7H 7F/9F 7F/9H 7H/7F 7H/9F 7H/9H \
                        9F/7F 9F/7H 9F/9H 9H/7F 9H/7H 9H/9F");
    assert_eq!(endings(stack(), "A5/"), expected);
    assert_eq!(endings(stack().put("A5", "O8G^").put("D1", "#8G"), "A5/"), expected);
}

#[test]
fn r10_4_the_top_is_named_first() {
    let board = stack();
    let expected = board.clone().put("A5", "X7F").put("D1", "X9H").turn_passed();
    assert_after(board, "A5/7F/9H", expected);
}

#[test]
fn r10_4_not_to_one_square() {
    for action in ["A5/7F/7F", "A5/9H/9H"] {
        assert_never(stack(), action);
    }
}

#[test]
fn r10_4_neither_stays() {
    for action in ["A5/8G/7F", "A5/7F/8G"] {
        assert_never(stack(), action);
    }
}

#[test]
fn r10_4_not_farther_than_one_step() {
    for action in ["A5/10I/7F", "A5/7F/10I", "A5/8I/7F"] {
        assert_never(stack(), action);
    }
}

#[test]
fn r10_4_the_squares_are_clear() {
    let board = stack().put("A6", "X7F").put("D2", "X7H-");
    assert_eq!(endings(board, "A5/"), set("9F/9H 9H/9F"));
    let board = stack().put("A6", "X7F").ball("9H");
    assert_eq!(endings(board, "A5/"), set("7H/9F 9F/7H"));
}

#[test]
fn r10_4_one_clear_square_is_not_enough() {
    let board = stack().put("A6", "X7F").put("D2", "X7H").put("D3", "X9F");
    // Another task keeps the phase going.
    assert_eq!(legal_of(board.put("A7", "X8A-"), "A5"), set(""));
}

#[test]
fn r10_4_an_upright_bottom_stays_upright() {
    for (bottom, place) in [("D1", "X7H"), ("A6", "X7H")] {
        let board = board().put("A5", "X8G^").put(bottom, "X8G").phase("u");
        let expected = board.clone().put("A5", "X7F").put(bottom, place).turn_passed();
        assert_after(board, "A5/7F/7H", expected);
    }
}

#[test]
fn r10_4_a_down_bottom_stays_down() {
    let board = stack().put("D1", "X8G-");
    let expected = board.clone().put("A5", "X7F").put("D1", "X7H-").turn_passed();
    assert_after(board, "A5/7F/7H", expected);
    let board = board_with_own_bottom().put("A6", "X8G-");
    let expected = board.clone().put("A5", "X7F").put("A6", "X7H-");
    assert_after(board, "A5/7F/7H", expected);
}

fn board_with_own_bottom() -> Board {
    board().put("A5", "X8G^").put("A6", "X8G").phase("u")
}

#[test]
fn r10_4_blocked_while_upright_and_released_upright() {
    // The whole way, from the block to the release.
    let board = board().put("A5", "X8G").put("D1", "X9H");
    let expected = board.clone().put("A5", "X8I").put("D1", "X10G").turn(10).side("D");
    let actions = ["A5*9H", "end", "end", "end", "A5/8I/10G"];
    assert_eq!(after_all(board, &actions), expected.text());
}

#[test]
fn r10_4_the_coach_says_who_keeps_the_ball_that_the_top_holds() {
    let board = stack().ball("A5").put("D2", "X9F").put("D3", "X9H");
    let expected = set("7F/7H=t 7F/7H=b 7H/7F=t 7H/7F=b");
    assert_eq!(endings(board, "A5/"), expected);
}

#[test]
fn r10_4_without_saying_so_the_release_is_refused() {
    assert_refused(stack().ball("A5"), "A5/7F/7H");
}

#[test]
fn r10_4_nothing_is_said_when_the_top_holds_no_ball() {
    for ball in ["A6", "D2", "10I"] {
        let board = stack().ball(ball);
        assert_refused(&board, "A5/7F/7H=t");
        assert_refused(&board, "A5/7F/7H=b");
        assert_legal(board, "A5/7F/7H");
    }
}

#[test]
fn r10_4_the_top_keeps_the_ball() {
    let board = stack().ball("A5");
    let expected = board.clone().put("A5", "X7F").put("D1", "X7H").turn_passed();
    assert_after(board, "A5/7F/7H=t", expected);
}

#[test]
fn r10_4_the_ball_may_go_to_a_bottom_of_the_other_team() {
    let board = stack().ball("A5");
    let expected = board.clone().put("A5", "X7F").put("D1", "X7H").ball("D1").turn_passed();
    assert_after(board, "A5/7F/7H=b", expected);
}

#[test]
fn r10_4_the_ball_may_go_to_a_bottom_of_the_own_team() {
    let board = board_with_own_bottom().ball("A5");
    let expected = board.clone().put("A5", "X7F").put("A6", "X7H").ball("A6").turn_passed();
    assert_after(board, "A5/7F/7H=b", expected);
}

#[test]
fn r10_4_the_ball_may_go_to_a_bottom_that_is_down() {
    let board = stack().put("D1", "X8G-").ball("A5");
    let expected = board.clone().put("A5", "X7F").put("D1", "X7H-").ball("D1").turn_passed();
    assert_after(board, "A5/7F/7H=b", expected);
}

#[test]
fn r10_4_an_own_bottom_that_is_down_stands_up_with_the_ball_that_it_got() {
    let board = board_with_own_bottom().put("A6", "X8G-").ball("A5");
    let next = board.clone().put("A5", "X7F").put("A6", "X7H-").ball("A6");
    assert_after(board, "A5/7F/7H=b", &next);
    assert_after(&next, "A6!8I", next.clone().put("A6", "X8I").turn_passed());
}

#[test]
fn r10_5_the_coach_of_the_bottom_does_not_release() {
    let board = board().put("D1", "X8G^").put("A5", "X8G");
    assert_after(&board, "end", board.clone().turn_passed());
    let beside_a_task = board.put("A6", "X8K-").phase("u");
    assert_eq!(legal(&beside_a_task), set("A6!7J A6!7L A6!9J A6!9L"));
    assert_refused(&beside_a_task, "D1/7F/7H");
    assert_refused(beside_a_task, "A5/7F/7H");
}

#[test]
fn r10_5_the_coach_of_the_top_does() {
    let board = board().put("D1", "X8G^").put("A5", "X8G").side("D");
    let unblocking = board.clone().phase("u");
    assert_after(board, "end", &unblocking);
    assert_refused(&unblocking, "A5/7F/7H");
    let expected = unblocking.clone().put("D1", "X7F").put("A5", "X7H").turn_passed();
    assert_after(unblocking, "D1/7F/7H", expected);
}

#[test]
fn r10_7_a_release_in_the_end_zone_is_no_touchdown() {
    let board = board()
        .put("A5", "X16G^")
        .put("A6", "X16G")
        .put("D3", "X9B")
        .put("D4", "X9D")
        .ball("A5")
        .phase("u");
    let top = board.clone().put("A5", "X17F").put("A6", "X15F").turn_passed();
    assert_after(&board, "A5/17F/15F=t", top);
    let bottom = board.clone().put("A5", "X15F").put("A6", "X17F").ball("A6").turn_passed();
    assert_after(board, "A5/15F/17F=b", bottom);
}

#[test]
fn r10_7_nor_is_a_release_that_gives_the_other_team_the_ball_in_the_zone_it_attacks() {
    let board = board()
        .put("A5", "X2G^")
        .put("D1", "X2G")
        .put("A3", "X9B")
        .put("A4", "X9D")
        .ball("A5")
        .phase("u");
    let expected = board.clone().put("A5", "X3F").put("D1", "X1F").ball("D1").turn_passed();
    assert_after(board, "A5/3F/1F=b", expected);
}

#[test]
fn r10_7_a_release_holds_nobody_back() {
    // Another task keeps the turn going, so that marks would be seen.
    let board = board_with_own_bottom().ball("A5").put("A7", "X8A-");
    let top = board.clone().put("A5", "X7F").put("A6", "X7H");
    assert_after(&board, "A5/7F/7H=t", &top);
    assert_after(board, "A5/7F/7H=b", top.ball("A6"));
}
