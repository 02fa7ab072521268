//! 6.6, 6.7, and 6.8 as far as the landing goes.

use ball_rules::*;

use crate::harness::*;

/// ATK 5, an X in 8G, and DEF 1 in 9H, where it can be jumped.
fn pair() -> Board {
    board().put("A5", "X8G").put("D1", "X9H")
}

#[test]
fn r6_6_the_opponent_is_pushed_one_step_and_knocked_down() {
    let board = pair();
    for push in ["8I", "10G"] {
        let expected = board.clone().put("A5", "X10I").put("D1", &format!("X{push}-"));
        assert_after(&board, &format!("A5^10I>{push}"), expected);
    }
}

#[test]
fn r6_6_the_push_may_go_to_the_square_just_left() {
    let board = pair();
    let expected = board.clone().put("A5", "X10I").put("D1", "X8G-");
    assert_after(board, "A5^10I>8G", expected);
}

#[test]
fn r6_6_x_and_box_can_and_o_cannot() {
    let all = set("10I>8G 10I>8I 10I>10G");
    assert_eq!(endings(pair(), "A5^"), all);
    assert_eq!(endings(pair().put("A5", "#8G"), "A5^"), all);
    assert_eq!(endings(pair().put("A5", "O8G"), "A5^"), set(""));
}

#[test]
fn r6_6_the_kind_of_the_opponent_does_not_matter() {
    for kind in ["X", "O", "#"] {
        assert_legal(pair().put("D1", &format!("{kind}9H")), "A5^10I>8I");
    }
}

#[test]
fn r6_6_the_route_is_diagonal() {
    let board = pair().put("A5", "#8G");
    assert_refused(&board, "A5^10G>8I");
    assert_refused(&board, "A5^8I>10G");
}

#[test]
fn r6_6_the_route_is_two_squares() {
    let board = pair();
    for action in ["A5^11J>8I", "A5^9F>8I", "A5^9H>8I"] {
        assert_refused(&board, action);
    }
}

#[test]
fn r6_6_every_diagonal_is_a_route() {
    let board = board()
        .put("A5", "X8G")
        .put("D1", "X7F")
        .put("D2", "X7H")
        .put("D3", "X9F")
        .put("D4", "X9H");
    let expected = set("6E>6G 6E>8E 6E>8G \
                        6I>6G 6I>8I 6I>8G \
                        10E>8E 10E>10G 10E>8G \
                        10I>8I 10I>10G 10I>8G");
    assert_eq!(endings(board, "A5^"), expected);
}

/// On the whole board: all other pieces stand far from the square on which it starts.
#[test]
fn r6_6_it_starts_on_every_square_from_which_such_a_route_leads() {
    let mut routes = 0;
    for from in Square::all() {
        let mut far = Square::all().filter(|&square| from.distance(square) > 4);
        let mut setup = Setup::standard(Rules::default());
        (setup.side_to_act, setup.ball) = (Team::Atk, Ball::Held(Piece::A1));
        for piece in Piece::all() {
            setup[piece].square = far.next().expect("a far square");
        }
        setup[Piece::A5].square = from;
        for landing in Square::all() {
            let Some(middle) = from.middle(landing) else { continue };
            setup[Piece::D1].square = middle;
            let state = GameState::try_from(&setup).expect("a position");
            let action = Action::TacticalDodge { piece: Piece::A5, landing, push: from };
            assert!(state.is_legal(action), "{action} in {state}");
            assert!(state.legal_actions().contains(&action), "{action} in {state}");
            routes += 1;
        }
    }
    // Of the 11 times 15 squares that have a row and a column two further on, 82 are striped.
    assert_eq!(routes, 4 * 82);
}

#[test]
fn r6_6_the_middle_holds_an_active_opponent() {
    let alone = board().put("A5", "X8G");
    assert_refused(&alone, "A5^10I>8I");
    assert_refused(alone.clone().put("A6", "X9H"), "A5^10I>8I");
    assert_refused(alone.clone().put("D1", "X9H-"), "A5^10I>8I");
    assert_refused(alone.clone().put("D1", "X9H^").put("D2", "X9H"), "A5^10I>8I");
    assert_refused(alone.put("A6", "X9H^").put("D1", "X9H"), "A5^10I>8I");
}

#[test]
fn r6_6_the_landing_is_vacant() {
    for (piece, place) in [("A6", "X10I"), ("A6", "X10I-"), ("D2", "X10I"), ("D2", "X10I-")] {
        assert_eq!(endings(pair().put(piece, place), "A5^"), set(""));
    }
}

#[test]
fn r6_6_the_landing_lies_on_the_board() {
    // Behind 10M and 8M the board ends.
    let board = board().put("A5", "X9L").put("D1", "X10M").put("D2", "X8M").put("D3", "X8K");
    assert_eq!(endings(board, "A5^"), set("7J>7L 7J>9J 7J>9L"));
}

#[test]
fn r6_6_the_push_does_not_go_to_the_landing() {
    assert_refused(pair(), "A5^10I>10I");
}

#[test]
fn r6_6_the_push_goes_one_step_from_the_middle() {
    for push in ["9H", "11J", "7H", "9F", "8K"] {
        assert_refused(pair(), &format!("A5^10I>{push}"));
    }
}

#[test]
fn r6_6_the_push_goes_to_a_clear_square() {
    for (piece, place) in [("A6", "X8I"), ("A6", "X8I-"), ("D2", "X8I"), ("D2", "X8I-")] {
        assert_eq!(endings(pair().put(piece, place), "A5^"), set("10I>8G 10I>10G"));
    }
    assert_eq!(endings(pair().ball("8I"), "A5^"), set("10I>8G 10I>10G"));
}

#[test]
fn r6_6_there_is_always_a_square_for_the_push() {
    let board = pair().put("A6", "X8I").put("D2", "X10G-");
    assert_eq!(endings(&board, "A5^"), set("10I>8G"));
    let expected = board.clone().put("A5", "X10I").put("D1", "X8G-");
    assert_after(board, "A5^10I>8G", expected);
}

#[test]
fn r6_6_a_holder_takes_the_ball_along() {
    let board = pair().ball("A5");
    let expected = board.clone().put("A5", "X10I").put("D1", "X8G-");
    assert_after(board, "A5^10I>8G", expected);
}

#[test]
fn r6_6_a_piece_may_do_it_again_and_again() {
    let board = pair().put("D2", "X9J").put("D3", "X7J").phase("a0");
    let expected =
        board.clone().put("A5", "X6I").put("D1", "X8G-").put("D2", "X10I-").put("D3", "X8K-");
    let actions = ["A5^10I>8G", "A5^8K>10I", "A5^6I>8K"];
    assert_eq!(after_all(board, &actions), expected.text());
}

#[test]
fn r6_6_an_opponent_that_was_pushed_is_not_pushed_again() {
    // It lies in 8I, between ATK 6 and a vacant landing in 9J.
    let next = after(pair().put("A6", "X7H"), "A5^10I>8I");
    assert_eq!(endings(next, "A6^"), set(""));
}

#[test]
fn r6_7_the_ball_goes_the_way_opposite_to_the_push() {
    let board = pair().ball("D1");
    for (push, ball) in [("8I", "10G"), ("10G", "8I")] {
        let expected = board.clone().put("A5", "X10I").put("D1", &format!("X{push}-")).ball(ball);
        assert_after(&board, &format!("A5^10I>{push}"), expected);
    }
}

#[test]
fn r6_7_the_ball_stays_on_the_middle_when_the_landing_is_opposite() {
    let board = pair().ball("D1");
    let expected = board.clone().put("A5", "X10I").put("D1", "X8G-").ball("9H");
    assert_after(board, "A5^10I>8G", expected);
}

#[test]
fn r6_7_the_ball_stays_on_the_middle_when_a_piece_is_opposite() {
    for (piece, place) in [("A6", "X10G"), ("A6", "X10G-"), ("D2", "X10G"), ("D2", "X10G-")] {
        let board = pair().put(piece, place).ball("D1");
        let expected = board.clone().put("A5", "X10I").put("D1", "X8I-").ball("9H");
        assert_after(board, "A5^10I>8I", expected);
    }
}

#[test]
fn r6_7_the_acting_piece_is_not_held_back_and_may_fetch_the_ball() {
    let board = pair().ball("D1");
    let expected = board.clone().put("A5", "X9H.").put("D1", "X8G-").ball("A5").phase("a1");
    assert_eq!(after_all(board, &["A5^10I>8G", "A5-9H"]), expected.text());
}

#[test]
fn r6_7_an_opponent_without_the_ball_fumbles_nothing() {
    for ball in ["D2", "A5", "A6", "11J"] {
        let board = pair().ball(ball);
        let expected = board.clone().put("A5", "X10I").put("D1", "X8I-");
        assert_after(board, "A5^10I>8I", expected);
    }
}

#[test]
fn r6_7_def_makes_atk_fumble_likewise() {
    let board = board().put("D5", "X10I").put("A5", "X9H").ball("A5").side("D");
    let expected = board.clone().put("D5", "X8G").put("A5", "X10G-").ball("8I");
    assert_after(board, "D5^8G>10G", expected);
}

#[test]
fn r6_8_the_landing_may_hold_the_loose_ball() {
    let board = pair().ball("10I");
    let expected = board.clone().put("A5", "X10I.").put("D1", "X8I-").ball("A5");
    assert_after(board, "A5^10I>8I", expected);
}

#[test]
fn r6_8_switch_s_asks_for_a_clear_landing() {
    let board = pair().settings("z1s");
    assert_eq!(endings(&board, "A5^"), set("10I>8G 10I>8I 10I>10G"));
    assert_eq!(endings(board.ball("10I"), "A5^"), set(""));
}
