//! Sections 1 and 2, the closed and the clear squares aside.

use crate::harness::*;

/// The squares of the whole grid, each with whether it is striped.
fn grid() -> Vec<(String, bool)> {
    let mut squares = Vec::new();
    for row in 1..=17u8 {
        for column in 1..=13u8 {
            let letter = char::from(b'A' + column - 1);
            squares.push((format!("{row}{letter}"), (row + column) % 2 == 1));
        }
    }
    squares
}

/// Everybody in rows 7 to 11, where nobody is parked.
fn crowded_middle() -> Board {
    let atk = ["8E", "8G", "8I", "7D", "7F", "7H", "7J"];
    let def = ["10I", "10G", "10E", "11J", "11H", "11F", "11D"];
    (0..7).fold(board(), |board, i| {
        let number = i + 1;
        board
            .put(&format!("A{number}"), &format!("X{}", atk[i]))
            .put(&format!("D{number}"), &format!("X{}", def[i]))
    })
}

#[test]
fn r1_1_the_outermost_rows_and_columns_belong_to_the_board() {
    for square in ["1B", "1L", "2A", "2M", "16A", "16M", "17B", "17L"] {
        assert_position(crowded_middle().put("A5", &format!("X{square}")));
    }
}

#[test]
fn r1_1_there_is_no_row_0_and_no_row_18() {
    assert_no_position(board().put("A5", "X0A"));
    assert_no_position(board().put("A5", "X18A"));
}

#[test]
fn r1_1_there_is_no_column_n() {
    assert_no_position(board().put("A5", "X9N"));
}

#[test]
fn r1_1_no_move_leaves_the_board_at_the_sides() {
    let left = board().put("A5", "#8A");
    assert_eq!(endings(left, "A5-"), set("7B 9B 6C 10C 6A 10A 8C"));
    let right = board().put("A5", "#8M");
    assert_eq!(endings(right, "A5-"), set("7L 9L 6K 10K 6M 10M 8K"));
}

#[test]
fn r1_1_no_move_leaves_the_board_at_the_ends() {
    let first_row = board().put("A1", "#1B").put("A2", "X8G");
    assert_eq!(endings(first_row, "A1-"), set("2A 2C 3D 3B 1D"));
    let last_row = board().put("D1", "#17L").put("D2", "X8G").side("D");
    assert_eq!(endings(last_row, "D1-"), set("16K 16M 15J 15L 17J"));
}

#[test]
fn r1_2_pieces_stand_on_the_110_striped_squares_only() {
    let mut accepted = 0;
    for (square, striped) in grid() {
        let place = format!("X{square}");
        // A square that is taken on one of the boards is free on the other.
        let possible = is_position(board().put("A7", &place))
            || is_position(crowded_middle().put("A7", &place));
        assert_eq!(possible, striped, "a piece on {square}");
        accepted += usize::from(possible);
    }
    assert_eq!(accepted, 110);
}

#[test]
fn r1_2_the_ball_lies_on_the_110_striped_squares_only() {
    let mut accepted = 0;
    for (square, striped) in grid() {
        let possible =
            is_position(board().ball(&square)) || is_position(crowded_middle().ball(&square));
        assert_eq!(possible, striped, "the ball on {square}");
        accepted += usize::from(possible);
    }
    assert_eq!(accepted, 110);
}

#[test]
fn r1_2_no_action_leads_to_another_square() {
    let board = board().put("A5", "#8G").ball("A5");
    for action in ["A5-8F", "A5-9G", "A5-10H", "A5>12D"] {
        assert_never(&board, action);
    }
}

#[test]
fn r1_3_a_step_goes_to_a_square_that_touches_at_a_corner() {
    // With 1 AP, moves are single steps.
    let board = board().phase("a1");
    assert_eq!(endings(board.clone().put("A5", "O8G"), "A5-"), set("7F 7H 9F 9H"));
    assert_eq!(endings(board.clone().put("A5", "O9B"), "A5-"), set("8A 8C 10A 10C"));
    assert_eq!(endings(board.put("A5", "O8A"), "A5-"), set("7B 9B"));
}

#[test]
fn r1_4_distance_4_is_the_larger_of_the_differences() {
    // From 8G: 4 rows and 0 columns, 0 and 4, 4 and 4, 2 and 4, 4 and 2.
    let board = board()
        .put("A5", "X8G")
        .put("A2", "X12G")
        .put("A3", "X8C")
        .put("A4", "X12K")
        .put("A6", "X10K")
        .put("A7", "X4E")
        .ball("A5");
    assert_eq!(receivers(board, "A5"), set("A2 A3 A4 A6 A7"));
}

#[test]
fn r1_4_distance_5_is_the_larger_of_the_differences() {
    // From 8G: 5 rows and 1 column, 1 and 5, 5 and 5, 1 and 5, 5 and 1.
    let board = board()
        .put("A5", "X8G")
        .put("A2", "X13F")
        .put("A3", "X7B")
        .put("A4", "X13L")
        .put("A6", "X9L")
        .put("A7", "X3F")
        .ball("A5");
    assert_eq!(receivers(board, "A5"), set(""));
}

#[test]
fn r1_4_distance_does_not_ask_what_stands_between() {
    let board = board()
        .put("A5", "X8G")
        .put("A6", "X12G")
        .put("D1", "X7F-")
        .put("D2", "X7H-")
        .put("D3", "X9F-")
        .put("D4", "X9H^")
        .put("D5", "X9H")
        .ball("A5");
    assert_eq!(receivers(&board, "A5"), set("A6"));
    assert_legal(board, "A5>8E");
}

#[test]
fn r1_5_the_end_zone_of_def_is_row_17_at_depth_1() {
    let board = board().put("D3", "X9B").put("D4", "X9D").ball("A5");
    let last = board.clone().put("A5", "X16G");
    assert_after(&last, "A5-17F", last.clone().put("A5", "X17F").phase("w"));
    let before = board.put("A5", "X15F");
    assert_after(&before, "A5-16G", before.clone().put("A5", "X16G").phase("a1"));
}

#[test]
fn r1_5_the_end_zone_of_def_begins_at_row_12_at_depth_6() {
    let board = board().ball("A5").settings("z6");
    let last = board.clone().put("A5", "X11F");
    assert_after(&last, "A5-12G", last.clone().put("A5", "X12G").phase("w"));
    let before = board.put("A5", "X10G");
    assert_after(&before, "A5-11F", before.clone().put("A5", "X11F").phase("a1"));
}

#[test]
fn r1_5_the_end_zone_of_atk_is_row_1_at_depth_1() {
    let board = board().put("A3", "X9B").put("A4", "X9D").ball("D5").side("D");
    let last = board.clone().put("D5", "X2G");
    assert_after(&last, "D5-1F", last.clone().put("D5", "X1F").phase("w"));
    let before = board.put("D5", "X3F");
    assert_after(&before, "D5-2G", before.clone().put("D5", "X2G").phase("a1"));
}

#[test]
fn r1_5_the_end_zone_of_atk_ends_at_row_6_at_depth_6() {
    let board = board().ball("D5").side("D").settings("z6");
    let last = board.clone().put("D5", "X7F");
    assert_after(&last, "D5-6G", last.clone().put("D5", "X6G").phase("w"));
    let before = board.put("D5", "X8G");
    assert_after(&before, "D5-7F", before.clone().put("D5", "X7F").phase("a1"));
}

#[test]
fn r1_5_the_depth_is_1_to_6() {
    for depth in 1..=6 {
        assert_position(board().settings(&format!("z{depth}")));
    }
    for settings in ["z0", "z7", "z17", "z"] {
        assert_no_position(board().settings(settings));
    }
}

#[test]
fn r2_1_each_team_has_seven_pieces() {
    let text = board().text();
    for first in ["X1B,", "X17L,"] {
        assert_no_position(text.replace(first, ""));
        assert_no_position(text.replace(first, &format!("{first}X8G,")));
    }
}

#[test]
fn r2_1_the_numbers_are_1_to_7() {
    for action in ["A0-2C", "A8-2C", "A0-3L", "A8-3L"] {
        assert_never(board(), action);
    }
}

#[test]
fn r2_1_the_kinds_are_x_o_and_box() {
    for kind in ["X", "O", "#"] {
        assert_position(board().put("A5", &format!("{kind}8G")));
    }
    for kind in ["", "B", "x", "□"] {
        assert_no_position(board().put("A5", &format!("{kind}8G")));
    }
}

#[test]
fn r2_2_x_goes_two_squares_diagonally() {
    let board = board().put("A5", "X8G");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 9H 6E 6I 10E 10I"));
}

#[test]
fn r2_2_o_goes_two_squares_along_rows_and_columns() {
    let board = board().put("A5", "O8G");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 9H 6G 8E 8I 10G"));
}

#[test]
fn r2_2_box_goes_two_squares_every_way() {
    let board = board().put("A5", "#8G");
    let expected = set("7F 7H 9F 9H 6E 6I 10E 10I 6G 8E 8I 10G");
    assert_eq!(endings(board, "A5-"), expected);
}

#[test]
fn r2_3_a_diagonal_route_has_one_middle() {
    // 10I lies behind 9H, and there is no way around.
    let board = board().put("A5", "X8G").put("D1", "X9H-");
    assert_eq!(endings(board, "A5-"), set("7F 7H 9F 6E 6I 10E"));
}

#[test]
fn r2_3_a_route_along_a_row_or_column_has_no_middle() {
    let board = board()
        .put("A5", "O8G")
        .put("D1", "X7F-")
        .put("D2", "X7H-")
        .put("D3", "X9F-")
        .put("D4", "X9H-");
    assert_eq!(endings(board, "A5-"), set("6G 8E 8I 10G"));
}

#[test]
fn r2_4_down_and_upright_are_the_only_postures() {
    assert_position(board().put("A5", "X8G"));
    assert_position(board().put("A5", "X8G-"));
    for marks in ["--", "<", ">", "v", "+"] {
        assert_no_position(board().put("A5", &format!("X8G{marks}")));
    }
}

#[test]
fn r2_5_a_stack_is_a_top_and_a_bottom() {
    assert_position(board().put("A5", "X8G^").put("D1", "X8G"));
    assert_position(board().put("A5", "X8G^").put("A6", "X8G"));
}

#[test]
fn r2_5_there_are_never_three_on_a_square() {
    assert_no_position(board().put("A5", "X8G^").put("D1", "X8G").put("D2", "X8G"));
    assert_no_position(board().put("A5", "X8G^").put("D1", "X8G^").put("D2", "X8G"));
}

#[test]
fn r2_6_an_upright_piece_by_itself_is_active() {
    let board = board().put("A5", "O8G").put("A6", "X10G").ball("A6");
    assert!(!legal_of(&board, "A5").is_empty());
    assert_eq!(receivers(board, "A6"), set("A5"));
}

#[test]
fn r2_6_a_piece_that_is_down_is_inactive() {
    let board = board().put("A5", "O8G-").put("A6", "X10G").ball("A6");
    assert_eq!(legal_of(&board, "A5"), set(""));
    assert_eq!(receivers(board, "A6"), set(""));
}

#[test]
fn r2_6_a_top_is_inactive() {
    let board = board().put("A5", "O8G^").put("D1", "X8G").put("A6", "X10G").ball("A6");
    assert_eq!(legal_of(&board, "A5"), set(""));
    assert_eq!(receivers(board, "A6"), set(""));
}

#[test]
fn r2_6_a_bottom_is_inactive() {
    let board = board().put("D1", "X8G^").put("A5", "O8G").put("A6", "X10G").ball("A6");
    assert_eq!(legal_of(&board, "A5"), set(""));
    assert_eq!(receivers(board, "A6"), set(""));
}
