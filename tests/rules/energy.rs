//! Section 11: the energy game. What each action gives is in the costs.

use crate::harness::*;

/// ATK 5, an X in 8G with the ball, beside ATK 6 in 9H; DEF 1 to dodge in 10E.
fn rich() -> Board {
    board()
        .put("A5", "X8G")
        .put("A6", "X9H")
        .put("D1", "X10E")
        .put("D2", "X7F")
        .ball("A5")
        .settings("z1e3-5")
}

#[test]
fn r11_1_off_there_is_no_convert() {
    assert_legal(rich(), "convert");
    assert_refused(rich().settings("z1"), "convert");
}

#[test]
fn r11_1_off_ep_are_not_counted() {
    let board = rich().settings("z1");
    let expected = board.clone().put("A5", "X11F").put("D1", "X10E-").phase("a1");
    assert_after(board, "A5x10E-11F", expected);
}

#[test]
fn r11_2_the_ep_go_to_the_acting_coach() {
    let atk = rich();
    let expected = atk.clone().put("A5", "X11F").put("D1", "X10E-").phase("a1").settings("z1e4-5");
    assert_after(atk, "A5x10E-11F", expected);
    let def = rich().put("D1", "X10I").ball("D7").side("D");
    let expected = def.clone().put("D1", "X7H").put("A5", "X8G-").phase("a1").settings("z1e3-6");
    assert_after(def, "D1x8G-7H", expected);
}

#[test]
fn r11_2_the_ep_are_there_at_once() {
    let board = rich();
    let expected = board.clone().put("A5", "X6E").put("D2", "X8G-").settings("z1e5-5");
    assert_after(&board, "A5^6E>8G", &expected);
    assert_after(&expected, "convert", expected.clone().phase("a1").settings("z1e6-5"));
}

#[test]
fn r11_2_ep_stay_when_the_turn_passes() {
    assert_after(rich(), "end", rich().turn_passed());
}

#[test]
fn r11_2_ep_stay_at_65535() {
    let board = rich();
    for (before, after) in [(65533, 65535), (65534, 65535), (65535, 65535)] {
        let board = board.clone().settings(&format!("z1e{before}-65535"));
        let expected =
            board.clone().put("A5", "X6E").put("D2", "X8G-").settings(&format!("z1e{after}-65535"));
        assert_after(board, "A5^6E>8G", expected);
    }
}

#[test]
fn r11_2_a_convert_at_65535_is_allowed_and_costs_its_ap() {
    let board = rich().settings("z1e65535-0");
    assert_after(&board, "convert", board.clone().phase("a1"));
}

#[test]
fn r11_2_def_ep_stay_at_65535() {
    let board = rich().side("D").settings("z1e0-65535");
    assert_after(&board, "convert", board.clone().phase("a1"));
}

#[test]
fn r11_3_any_number_of_ap_can_be_converted() {
    let board = rich();
    let once = board.clone().phase("a1").settings("z1e4-5");
    assert_after(&board, "convert", &once);
    let twice = board.phase("a0").settings("z1e5-5");
    assert_after(once, "convert", &twice);
    assert_refused(twice, "convert");
}

#[test]
fn r11_3_def_converts_for_itself() {
    let board = rich().side("D");
    assert_after(&board, "convert", board.clone().phase("a1").settings("z1e3-6"));
}

#[test]
fn r11_3_other_actions_may_follow() {
    let next = after(rich(), "convert");
    for action in ["A6-8I", "A5*7F", "A5=A6", "A5^6E>8G", "end"] {
        assert_legal(&next, action);
    }
    assert_refused(next, "A6-7J");
}

#[test]
fn r11_3_other_actions_may_come_first() {
    let next = after(rich(), "A6-8I");
    assert_legal(next, "convert");
}

#[test]
fn r11_3_only_in_the_action_phase() {
    let board = rich().put("A7", "X8A-").phase("u");
    assert_refused(board, "convert");
}

#[test]
fn r11_3_a_convert_does_not_separate_two_hand_offs() {
    let board = rich();
    let next = board.clone().ball("A6").phase("a1h").settings("z1e4-5");
    assert_eq!(after_all(board, &["A5=A6", "convert"]), next.text());
    assert_refused(next, "A6=A5");
}

#[test]
fn r11_3_a_convert_after_another_action_does_not_join_two_hand_offs_again() {
    let next = after_all(rich(), &["A5=A6", "A1-2A", "convert"]);
    assert_legal(next, "A6=A5");
}

#[test]
fn r11_4_nothing_in_the_base_game_costs_ep() {
    let board = rich();
    for action in legal(&board) {
        let next = after(&board, &action);
        let (_, ep) = next.rsplit_once("z1e").expect("the energy game goes on");
        let (atk, def) = ep.split_once('-').expect("both have EP");
        assert!(atk.parse::<u32>().unwrap() >= 3, "{action} cost EP: {next}");
        assert_eq!(def, "5", "{action} changed the EP of the other coach");
    }
}
