//! Section 8: hand-off, short pass and long pass.

use crate::harness::*;
use std::collections::BTreeSet;

/// ATK 5, an X in 8G with the ball.
fn passer() -> Board {
    board().put("A5", "X8G").ball("A5")
}

/// Hand-offs and passes of a piece.
fn transfers(board: &Board, piece: &str) -> BTreeSet<String> {
    let mut actions = endings(board, &format!("{piece}="));
    actions.extend(endings(board, &format!("{piece}>")));
    actions
}

#[test]
fn r8_1_only_the_holder_can_start_them() {
    let board = passer().put("A6", "X9H");
    assert!(!transfers(&board, "A5").is_empty());
    for ball in ["A6", "A7", "D1", "8I"] {
        assert_eq!(transfers(&board.clone().ball(ball), "A5"), set(""));
    }
}

#[test]
fn r8_1_only_when_the_holder_may_act() {
    let board = passer().put("A6", "X9H");
    assert_eq!(transfers(&board.clone().put("A5", "X8G-"), "A5"), set(""));
    assert_eq!(transfers(&board.clone().put("A5", "X8G."), "A5"), set(""));
    let top = board.put("A5", "X8G^").put("D1", "X8G");
    assert_eq!(transfers(&top, "A5"), set(""));
}

#[test]
fn r8_1_not_in_the_turn_of_the_other_coach() {
    let board = passer().put("A6", "X9H").side("D");
    assert_eq!(transfers(&board, "A5"), set(""));
}

#[test]
fn r8_2_any_member_of_the_network_may_receive() {
    // A chain 8G, 9H, 10I, 11J, and a branch from 10I to 9J.
    let board = passer()
        .put("A6", "X9H")
        .put("A7", "O10I")
        .put("A2", "#11J")
        .put("A3", "X9J")
        .put("A4", "X7D");
    assert_eq!(endings(&board, "A5="), set("A6 A7 A2 A3"));
    assert_after(&board, "A5=A2", board.clone().ball("A2").phase("a2h"));
}

#[test]
fn r8_2_members_are_adjacent() {
    let board = passer().put("A6", "X8I").put("A7", "X10G").put("A4", "X10I");
    assert_eq!(endings(board, "A5="), set(""));
}

#[test]
fn r8_2_the_holder_does_not_receive() {
    // A ring that leads back to the holder.
    let board = passer().put("A6", "X9F").put("A7", "X10G").put("A4", "X9H");
    assert_eq!(endings(&board, "A5="), set("A6 A7 A4"));
    assert_never(board, "A5=A5");
}

#[test]
fn r8_2_inactive_pieces_are_no_members() {
    let board = passer().put("A6", "X9H").put("A7", "X10I");
    assert_eq!(endings(&board, "A5="), set("A6 A7"));
    assert_eq!(endings(board.clone().put("A6", "X9H-"), "A5="), set(""));
    let top = board.clone().put("A6", "X9H^").put("D1", "X9H");
    assert_eq!(endings(top, "A5="), set(""));
    let bottom = board.clone().put("D1", "X9H^");
    assert_eq!(endings(bottom, "A5="), set(""));
    assert_eq!(endings(board.put("A7", "X10I-"), "A5="), set("A6"));
}

#[test]
fn r8_2_opponents_are_no_members() {
    let board = passer().put("D1", "X9H").put("A7", "X10I");
    assert_eq!(endings(&board, "A5="), set(""));
    assert_refused(board, "A5=D1");
}

#[test]
fn r8_2_nobody_moves() {
    let board = passer().put("A6", "X9H").put("A7", "X10I");
    assert_after(&board, "A5=A7", board.clone().ball("A7").phase("a2h"));
}

#[test]
fn r8_2_a_held_back_piece_is_a_member_and_may_receive() {
    let board = passer().put("A6", "X9H.").put("A7", "X10I");
    assert_eq!(endings(board, "A5="), set("A6 A7"));
}

#[test]
fn r8_2_a_held_back_receiver_stays_held_back() {
    let board = passer().put("A6", "X9H.");
    let expected = board.clone().ball("A6").phase("a2h");
    assert_after(&board, "A5=A6", &expected);
    assert_eq!(legal_of(expected, "A6"), set(""));
}

#[test]
fn r8_2_the_new_holder_may_act() {
    let next = after(passer().put("A6", "X9H"), "A5=A6");
    assert_legal(&next, "A6-10I");
    assert_legal(next, "A6>12C");
}

#[test]
fn r8_3_a_hand_off_does_not_follow_another() {
    let board = passer().put("A6", "X9H").put("A7", "X10I");
    let next = after(&board, "A5=A6");
    assert_refused(&next, "A6=A5");
    assert_refused(&next, "A6=A7");
    assert_eq!(endings(board.phase("a2h"), "A5="), set(""));
}

#[test]
fn r8_3_any_action_of_a_piece_separates_them() {
    // By pieces that do not hold the ball, in every way that they have.
    let board =
        passer().put("A6", "X9H").put("A4", "X7D").put("A3", "X8C").put("D1", "X6E").phase("a2h");
    for action in ["A4-8E", "A4-9F", "A3x6E-5D", "A4^5F>7F", "A4*6E", "A3+7D"] {
        assert_refused(&board, "A5=A6");
        assert_legal(after(&board, action), "A5=A6");
    }
}

#[test]
fn r8_3_an_action_of_the_new_holder_separates_them() {
    let board = passer().put("A6", "X9F");
    let actions = ["A5=A6", "A6-8E", "A6-7F", "A6=A5"];
    let expected = board.clone().put("A6", "X7F").phase("a0h");
    assert_eq!(after_all(board, &actions), expected.text());
}

#[test]
fn r8_3_passes_separate_them() {
    // The last action is no hand-off any more.
    let board = passer().put("A6", "X9H").put("A7", "X9J");
    let short = board.clone().ball("10I").phase("a1");
    assert_eq!(after_all(&board, &["A5=A6", "A6>A7@10I"]), short.text());
    let long = board.clone().ball("12C").phase("a0");
    assert_eq!(after_all(board, &["A5=A6", "A6>12C"]), long.text());
}

#[test]
fn r8_3_a_pass_may_follow_a_hand_off() {
    let next = after(passer().put("A6", "X9H"), "A5=A6");
    assert_legal(&next, "A6>A5@7F");
    assert_legal(next, "A6>12C");
}

#[test]
fn r8_4_the_ball_lies_loose_beside_the_receiver() {
    let board = passer().put("A6", "X10I");
    for square in ["9H", "9J", "11H", "11J"] {
        let expected = board.clone().ball(square).phase("a1");
        assert_after(&board, &format!("A5>A6@{square}"), expected);
    }
}

#[test]
fn r8_4_the_square_is_adjacent_to_the_receiver() {
    let board = passer().put("A6", "X10I");
    assert_eq!(endings(&board, "A5>A6@"), set("9H 9J 11H 11J"));
    for square in ["10I", "8I", "10G", "12K", "7F"] {
        assert_refused(&board, &format!("A5>A6@{square}"));
    }
}

#[test]
fn r8_4_the_square_is_vacant() {
    let board = passer().put("A6", "X10I").put("A7", "X9J").put("D1", "X11H").put("D2", "X11J-");
    assert_eq!(endings(&board, "A5>A6@"), set("9H"));
    assert_eq!(endings(board.put("D3", "X9H"), "A5>A6@"), set(""));
}

#[test]
fn r8_4_the_receiver_is_at_distance_4_or_less() {
    let board = passer()
        .put("A2", "X9H")
        .put("A3", "X10G")
        .put("A4", "X11J")
        .put("A6", "X12C")
        .put("A7", "X13F");
    assert_eq!(receivers(board, "A5"), set("A2 A3 A4 A6"));
}

#[test]
fn r8_4_the_receiver_is_active() {
    let board = passer().put("A6", "X10I");
    assert_eq!(receivers(&board, "A5"), set("A6"));
    assert_eq!(receivers(board.clone().put("A6", "X10I-"), "A5"), set(""));
    let top = board.clone().put("A6", "X10I^").put("D1", "X10I");
    assert_eq!(receivers(top, "A5"), set(""));
    let bottom = board.put("D1", "X10I^");
    assert_eq!(receivers(bottom, "A5"), set(""));
}

#[test]
fn r8_4_the_receiver_is_a_team_mate_and_not_the_holder() {
    let board = passer().put("D1", "X10I");
    assert_eq!(receivers(&board, "A5"), set(""));
    assert_refused(&board, "A5>D1@11J");
    assert_never(board, "A5>A5@9H");
}

#[test]
fn r8_4_the_receiver_may_be_held_back_and_stays_so() {
    let board = passer().put("A6", "X10I.");
    assert_after(&board, "A5>A6@11J", board.clone().ball("11J").phase("a1"));
}

#[test]
fn r8_4_a_square_beside_two_receivers_may_be_named_with_either() {
    let board = passer().put("A6", "X10I").put("A7", "X12I");
    assert_legal(&board, "A5>A6@11H");
    assert_legal(board, "A5>A7@11H");
}

#[test]
fn r8_5_any_vacant_square_away_from_the_team() {
    // ATK is parked in row 1, all but 1J, and in 2M: that rules out rows 1
    // and 2 but 1J, and 3L. DEF fills row 17 and 16A.
    let mut expected = set("1J");
    for row in 3..=16 {
        for column in ('A'..='M').skip(row % 2).step_by(2) {
            expected.insert(format!("{row}{column}"));
        }
    }
    for excluded in ["3L", "8G", "7F", "7H", "9F", "9H", "16A"] {
        assert!(expected.remove(excluded), "{excluded}");
    }
    assert_eq!(endings(passer(), "A5>"), expected);
}

#[test]
fn r8_5_the_ball_lies_loose_where_it_was_sent() {
    let board = passer();
    assert_after(&board, "A5>8I", board.clone().ball("8I").phase("a0"));
}

#[test]
fn r8_5_the_distance_to_the_passing_piece_counts() {
    assert_refused(passer(), "A5>9H");
    assert_legal(passer(), "A5>10I");
    assert_legal(passer(), "A5>8I");
}

#[test]
fn r8_5_the_distance_to_inactive_team_mates_counts() {
    let board = passer();
    assert_legal(&board, "A5>12K");
    assert_refused(board.clone().put("A6", "X11J"), "A5>12K");
    assert_refused(board.clone().put("A6", "X11J-"), "A5>12K");
    let top = board.clone().put("A6", "X11J^").put("D1", "X11J");
    assert_refused(top, "A5>12K");
    let bottom = board.clone().put("D1", "X11J^").put("A6", "X11J");
    assert_refused(bottom, "A5>12K");
    assert_legal(board.put("A6", "X10K"), "A5>12K");
}

#[test]
fn r8_5_opponents_may_be_near() {
    let board = passer().put("D1", "X11J").put("D2", "X13L-");
    assert_legal(board, "A5>12K");
}

#[test]
fn r8_5_the_square_is_vacant() {
    for place in ["X12K", "X12K-"] {
        assert_refused(passer().put("D1", place), "A5>12K");
    }
}

#[test]
fn r8_6_no_piece_is_in_the_way_of_a_pass() {
    let board = passer()
        .put("A6", "X12K")
        .put("D1", "X7F-")
        .put("D2", "X7H")
        .put("D3", "X9F")
        .put("D4", "X9H^")
        .put("D5", "X9H")
        .put("D6", "X10I");
    assert_legal(&board, "A5>A6@13L");
    assert_legal(board, "A5>12E");
}
