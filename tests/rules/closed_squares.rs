//! 2.7 and 2.8: closed, vacant and clear squares, in every rule that asks for
//! one.

use crate::harness::*;

/// The board with a stack on a square: of ATK, of DEF, and of both. It is made
/// of pieces 6 and 7.
fn with_stacks(board: &Board, square: &str) -> [Board; 3] {
    let top = format!("X{square}^");
    let bottom = format!("X{square}");
    [("A6", "A7"), ("D6", "D7"), ("D6", "A7")]
        .map(|(over, under)| board.clone().put(over, &top).put(under, &bottom))
}

#[test]
fn r2_7_no_move_crosses_a_stack() {
    let board = board().put("A5", "X8G");
    assert_legal(&board, "A5-10I");
    for stacked in with_stacks(&board, "9H") {
        assert_refused(stacked, "A5-10I");
    }
}

#[test]
fn r2_7_no_dodge_crosses_a_stack() {
    let board = board().put("A5", "X8G").put("D1", "X10I");
    assert_legal(&board, "A5x10I-11J");
    for stacked in with_stacks(&board, "9H") {
        assert_refused(stacked, "A5x10I-11J");
    }
}

#[test]
fn r2_7_no_tactical_dodge_goes_over_a_stack() {
    let board = board().put("A5", "X8G");
    assert_legal(board.clone().put("D6", "X9H"), "A5^10I>8I");
    for stacked in with_stacks(&board, "9H") {
        assert_refused(stacked, "A5^10I>8I");
    }
}

#[test]
fn r2_7_no_move_ends_on_a_stack() {
    let board = board().put("A5", "#8G");
    for square in ["9H", "10I", "10G"] {
        let action = format!("A5-{square}");
        assert_legal(&board, &action);
        for stacked in with_stacks(&board, square) {
            assert_refused(stacked, &action);
        }
    }
}

#[test]
fn r2_7_no_block_or_protection_is_added_to_a_stack() {
    let board = board().put("A5", "X8G");
    for stacked in with_stacks(&board, "9H") {
        assert_refused(&stacked, "A5*9H");
        assert_refused(&stacked, "A5+9H");
    }
}

#[test]
fn r2_7_no_dodge_goes_to_a_stack() {
    let board = board().put("A5", "X8G");
    for stacked in with_stacks(&board, "10I") {
        assert_refused(stacked, "A5x10I-11J");
    }
}

#[test]
fn r2_7_no_exit_is_on_a_stack() {
    let board = board().put("A5", "X8G").put("D1", "X10I");
    for stacked in with_stacks(&board, "11J") {
        assert_eq!(endings(stacked, "A5x10I-"), set("9H 9J 11H"));
    }
}

#[test]
fn r2_7_no_landing_is_on_a_stack() {
    let board = board().put("A5", "X8G").put("D1", "X9H");
    assert_eq!(endings(&board, "A5^"), set("10I>8G 10I>8I 10I>10G"));
    for stacked in with_stacks(&board, "10I") {
        assert_eq!(endings(stacked, "A5^"), set(""));
    }
}

#[test]
fn r2_7_nobody_is_pushed_onto_a_stack() {
    let board = board().put("A5", "X8G").put("D1", "X9H");
    for stacked in with_stacks(&board, "8I") {
        assert_eq!(endings(stacked, "A5^"), set("10I>8G 10I>10G"));
    }
}

#[test]
fn r2_7_no_ball_is_fumbled_onto_a_stack() {
    let board = board().put("A5", "X8G").put("D1", "X9H").ball("D1");
    for stacked in with_stacks(&board, "10G") {
        let expected = stacked.clone().put("A5", "X10I").put("D1", "X8I-").ball("9H");
        assert_after(stacked, "A5^10I>8I", expected);
    }
}

#[test]
fn r2_7_no_short_pass_goes_onto_a_stack() {
    let board = board().put("A5", "X8G").put("A4", "X10I").ball("A5");
    for stacked in with_stacks(&board, "11J") {
        assert_eq!(endings(stacked, "A5>A4@"), set("9H 9J 11H"));
    }
}

#[test]
fn r2_7_no_long_pass_goes_onto_a_stack() {
    // Of DEF alone: a team-mate there would forbid the pass by itself.
    let board = board().put("A5", "X8G").ball("A5");
    assert_legal(&board, "A5>12C");
    assert_refused(board.put("D6", "X12C^").put("D7", "X12C"), "A5>12C");
}

#[test]
fn r2_7_nobody_stands_up_onto_a_stack() {
    let board = board().put("A5", "X8G-").phase("u");
    // Tops of ATK would have tasks of their own; those do not matter here.
    for stacked in with_stacks(&board, "9H") {
        assert_eq!(endings(stacked, "A5!"), set("7F 7H 9F"));
    }
}

#[test]
fn r2_7_nobody_is_released_onto_a_stack() {
    let board = board().put("A5", "X8G^").put("D1", "X8G").phase("u");
    for stacked in with_stacks(&board, "9H") {
        let expected = set("7F/7H 7F/9F 7H/7F 7H/9F 9F/7F 9F/7H");
        assert_eq!(endings(stacked, "A5/"), expected);
    }
}

#[test]
fn r2_8_a_square_with_a_piece_is_not_vacant() {
    let board = board().put("A5", "X8G").phase("a1");
    for (piece, place) in [("A6", "X9H"), ("A6", "X9H-"), ("D1", "X9H"), ("D1", "X9H-")] {
        assert_eq!(endings(board.clone().put(piece, place), "A5-"), set("7F 7H 9F"));
    }
}

#[test]
fn r2_8_the_square_of_the_loose_ball_is_vacant() {
    let board = board().put("A5", "X8G").ball("9H").phase("a1");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 9H"));
}

#[test]
fn r2_8_the_square_of_the_loose_ball_is_not_clear() {
    let board = board().put("A5", "X8G").put("D1", "X9H");
    assert_eq!(endings(&board, "A5^"), set("10I>8G 10I>8I 10I>10G"));
    assert_eq!(endings(board.ball("8I"), "A5^"), set("10I>8G 10I>10G"));
}
