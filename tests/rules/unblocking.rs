//! Section 10 but the release (10.4 and 10.5): which tasks there are, in which
//! order they are solved, and standing up.

use crate::harness::*;

/// ATK 5 down in 8G.
fn down() -> Board {
    board().put("A5", "X8G-")
}

/// ATK 5 and 6 down in 8A and 8C, with 7B as the only square for either.
fn rivals() -> Board {
    board().put("A5", "X8A-").put("A6", "X8C-").put("D1", "X9B").put("D2", "X7D").put("D3", "X9D")
}

#[test]
fn r10_1_a_down_piece_of_the_coach_is_a_task() {
    assert_after(down(), "end", down().phase("u"));
}

#[test]
fn r10_1_an_upright_piece_is_no_task() {
    let board = down().put("A6", "X8K").phase("u");
    assert_eq!(legal_of(board, "A6"), set(""));
}

#[test]
fn r10_1_a_down_piece_of_the_other_coach_is_no_task() {
    let board = board().put("D1", "X8G-");
    assert_after(&board, "end", board.clone().turn_passed());
    let beside_a_task = down().put("D2", "X8K-").phase("u");
    assert_eq!(legal(beside_a_task), set("A5!7F A5!7H A5!9F A5!9H"));
}

#[test]
fn r10_1_a_down_piece_under_an_opponent_is_no_task() {
    let board = down().put("D1", "X8G^");
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r10_1_a_down_piece_under_a_team_mate_is_no_task_of_its_own() {
    let board = down().put("A6", "X8G^");
    let unblocking = board.clone().phase("u");
    assert_after(board, "end", &unblocking);
    assert_eq!(legal_of(unblocking, "A5"), set(""));
}

#[test]
fn r10_1_a_stack_with_an_own_top_is_a_task() {
    for bottom in ["A6", "D1"] {
        let board = board().put("A5", "X8G^").put(bottom, "X8G");
        assert_after(&board, "end", board.clone().phase("u"));
    }
}

#[test]
fn r10_1_a_fresh_stack_is_no_task() {
    let board = board().put("A5", "X8G^*").put("D1", "X8G");
    assert_after(&board, "end", board.clone().put("A5", "X8G^").turn_passed());
    let beside_a_task = board.put("A6", "X8K-").phase("u");
    assert_eq!(legal(beside_a_task), set("A6!7J A6!7L A6!9J A6!9L"));
}

#[test]
fn r10_1_the_bottom_of_a_fresh_stack_is_no_task() {
    let board = down().put("A6", "X8G^*");
    assert_after(&board, "end", board.clone().put("A6", "X8G^").turn_passed());
}

#[test]
fn r10_1_a_stack_becomes_a_task_in_the_next_turn_of_its_coach() {
    let board = board().put("A5", "X8G").put("D1", "X9H");
    let unblocking = board.clone().put("A5", "X9H^").turn(9).phase("u");
    assert_eq!(after_all(board, &["A5*9H", "end", "end", "end"]), unblocking.text());
}

#[test]
fn r10_2_open_tasks_must_be_solved() {
    // Nothing else can be done: no end, no action, no convert.
    let board = down().put("A6", "X8K").phase("u").settings("z1e0-0");
    assert_eq!(legal(&board), set("A5!7F A5!7H A5!9F A5!9H"));
    for action in ["end", "convert", "A6-9L"] {
        assert_refused(&board, action);
    }
}

#[test]
fn r10_2_the_order_is_free() {
    let board =
        board().put("A5", "X8A-").put("A6", "X8M-").put("A7", "X4G^").put("D1", "X4G").phase("u");
    let expected = set("A5!7B A5!9B A6!7L A6!9L \
                        A7/3F/3H A7/3F/5F A7/3F/5H A7/3H/3F A7/3H/5F A7/3H/5H \
                        A7/5F/3F A7/5F/3H A7/5F/5H A7/5H/3F A7/5H/3H A7/5H/5F");
    assert_eq!(legal(&board), expected);
    let done = board
        .clone()
        .put("A5", "X9B")
        .put("A6", "X9L")
        .put("A7", "X5F")
        .put("D1", "X5H")
        .turn_passed();
    for order in [
        ["A5!9B", "A6!9L", "A7/5F/5H"],
        ["A7/5F/5H", "A6!9L", "A5!9B"],
        ["A6!9L", "A7/5F/5H", "A5!9B"],
    ] {
        assert_eq!(after_all(&board, &order), done.text());
    }
}

#[test]
fn r10_2_all_open_tasks_are_solved_before_the_turn_passes() {
    let board = board().put("A5", "X8A-").put("A6", "X8M-").phase("u");
    assert_after(&board, "A5!9B", board.clone().put("A5", "X9B"));
}

#[test]
fn r10_2_solving_a_task_can_close_another() {
    let board = rivals();
    let unblocking = board.clone().phase("u");
    assert_after(&board, "end", &unblocking);
    assert_eq!(legal(&unblocking), set("A5!7B A6!7B"));
    assert_after(&unblocking, "A6!7B", board.clone().put("A6", "X7B").turn_passed());
    // ATK 6 gains nothing from 8A, which is not adjacent to 8C.
    assert_after(unblocking, "A5!7B", board.put("A5", "X7B").turn_passed());
}

#[test]
fn r10_2_solving_a_task_can_open_another() {
    // ATK 5 in 8A waits for ATK 6 to get off 7B.
    let board = board().put("A5", "X8A-").put("A6", "X7B-").put("D1", "X9B").phase("u");
    assert_eq!(legal(&board), set("A6!6A A6!6C A6!8C"));
    let next = board.clone().put("A6", "X6C");
    assert_after(&board, "A6!6C", &next);
    assert_eq!(legal(&next), set("A5!7B"));
    assert_after(next, "A5!7B", board.put("A5", "X7B").put("A6", "X6C").turn_passed());
}

#[test]
fn r10_2_a_release_can_open_a_task() {
    // ATK 5 in 8A waits for the stack to get off 7B.
    let board =
        board().put("A5", "X8A-").put("A6", "X7B^").put("D1", "X7B").put("D2", "X9B").phase("u");
    assert_eq!(legal_of(&board, "A5"), set(""));
    let next = after(board, "A6/6A/6C");
    assert_eq!(legal(next), set("A5!7B"));
}

#[test]
fn r10_2_standing_up_can_close_a_release() {
    // The stack in 8A needs both 7B and 9B.
    let board = board().put("A5", "X8A^").put("D1", "X8A").put("A6", "X8C-").phase("u");
    assert_eq!(endings(&board, "A5/"), set("7B/9B 9B/7B"));
    let expected = board.clone().put("A6", "X9B").turn_passed();
    assert_after(board, "A6!9B", expected);
}

#[test]
fn r10_2_a_release_can_make_a_new_task() {
    let board = board().put("A5", "X8G^").put("A6", "X8G-").phase("u");
    let next = board.clone().put("A5", "X7F").put("A6", "X7H-");
    assert_after(board, "A5/7F/7H", &next);
    assert_eq!(legal(next), set("A6!6G A6!6I A6!8G A6!8I"));
}

#[test]
fn r10_2_a_release_of_a_down_opponent_makes_none() {
    let board = board().put("A5", "X8G^").put("D1", "X8G-").phase("u");
    let expected = board.clone().put("A5", "X7F").put("D1", "X7H-").turn_passed();
    assert_after(board, "A5/7F/7H", expected);
}

#[test]
fn r10_3_the_piece_goes_one_step_and_is_upright() {
    let board = down().phase("u");
    for square in ["7F", "7H", "9F", "9H"] {
        let expected = board.clone().put("A5", &format!("X{square}")).turn_passed();
        assert_after(&board, &format!("A5!{square}"), expected);
    }
}

#[test]
fn r10_3_every_kind_goes_one_step_only() {
    for kind in ["X", "O", "#"] {
        let board = board().put("A5", &format!("{kind}8G-")).phase("u");
        assert_eq!(endings(board, "A5!"), set("7F 7H 9F 9H"));
    }
}

#[test]
fn r10_3_it_does_not_stand_up_where_it_lies() {
    assert_never(down().phase("u"), "A5!8G");
}

#[test]
fn r10_3_the_square_is_clear() {
    let board = down().put("A6", "X7F").put("D1", "X7H").put("D2", "X9F-").phase("u");
    assert_eq!(endings(&board, "A5!"), set("9H"));
    let board = down().ball("9H").phase("u");
    assert_eq!(endings(board, "A5!"), set("7F 7H 9F"));
}

#[test]
fn r10_3_a_ball_that_it_holds_goes_along() {
    let board = down().ball("A5").phase("u");
    assert_after(&board, "A5!9H", board.clone().put("A5", "X9H").turn_passed());
}

#[test]
fn r10_6_without_an_open_task_the_turn_passes_at_the_end_of_the_action_phase() {
    assert_after(board(), "end", board().turn_passed());
}

#[test]
fn r10_6_the_turn_passes_after_the_last_solution() {
    let board = down().phase("u");
    assert_after(&board, "A5!7F", board.clone().put("A5", "X7F").turn_passed());
}

#[test]
fn r10_6_tasks_without_a_solution_stay_for_a_later_turn() {
    let board = board().put("A5", "X8A-").put("D1", "X7B").put("D2", "X9B");
    let passed = board.clone().turn_passed();
    assert_after(&board, "end", &passed);
    // DEF moves away; in its next turn ATK has to stand up.
    let next = after_all(passed, &["D1-6C", "end", "end"]);
    assert_eq!(next, board.put("D1", "X6C").turn(9).phase("u").text());
    assert_eq!(legal(next), set("A5!7B"));
}

#[test]
fn r10_6_a_release_without_a_solution_stays_for_a_later_turn() {
    let board = board().put("A5", "X8A^").put("D1", "X8A").put("D2", "X9B");
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r10_6_the_loose_ball_can_leave_a_task_without_a_solution() {
    let board = board().put("A5", "X8A-").put("D2", "X9B").ball("7B");
    assert_after(&board, "end", board.clone().turn_passed());
}

#[test]
fn r10_7_standing_up_in_the_end_zone_is_no_touchdown() {
    let board = board().put("A5", "X16G-").put("D4", "X9B").ball("A5").phase("u");
    assert_after(&board, "A5!17F", board.clone().put("A5", "X17F").turn_passed());
}

#[test]
fn r10_7_standing_up_holds_nobody_back() {
    let board = down().put("A6", "X8K-").ball("A5").phase("u");
    assert_after(&board, "A5!9H", board.clone().put("A5", "X9H"));
}

#[test]
fn r10_7_solutions_give_no_ep() {
    let board = down().put("A6", "X8K^").put("D1", "X8K").phase("u").settings("z1e3-5");
    let expected = board.clone().put("A5", "X9H").put("A6", "X9J").put("D1", "X9L").turn_passed();
    assert_eq!(after_all(board, &["A5!9H", "A6/9J/9L"]), expected.text());
}
