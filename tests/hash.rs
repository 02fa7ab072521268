//! The 64-bit hash: the same everywhere, different where something differs.

use std::collections::HashMap;

use ball_rules::{Action, Ball, Depth, GameState, Kind, Phase, Piece, Rules, Setup, Square, Team};
use serde_json::Value;

fn positions() -> impl Iterator<Item = GameState> {
    include_str!("data/vectors.jsonl").lines().flat_map(|row| {
        let row: Value = serde_json::from_str(row).expect("a line of JSON");
        let after = row["actions"].as_object().expect("actions").values().cloned();
        let texts: Vec<Value> = after.chain([row["position"].clone()]).collect();
        texts.into_iter().map(|text| text.as_str().expect("a text").parse().expect("a position"))
    })
}

/// Fixed for all releases 1.x: who changes these values breaks what users have stored.
#[test]
fn hashes_are_what_they_have_always_been() {
    let fixed = [
        (
            "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 D 1 a2 z1",
            0xb497_53da_4a05_4db2,
            0x8518_f434_af9c_e20f,
        ),
        (
            "O10E,#12G,O13J,X6I,X12E,O5J,X7F O11D,#12I,O13D,X10G,X5F,X8G,X11H 10C A 55 a2 z2e1-4",
            0x5c2a_1cdf_6cce_2075,
            0xc2be_810e_ec7c_56f5,
        ),
        (
            "O13D^,#12A-,O13B,#13H,X17L,X12M-,#16I- X14K-,#16G,O13B^,X12K,X13D,O17B,X17B^* D4 D 55 u z2",
            0xda8e_4271_c640_5e9f,
            0xeed4_bc1d_1aba_eb08,
        ),
        (
            "O15D-,#12E-,O12G,X12A,#15F,X14A,X14G O13D,#17F,#11D-,X15B,X16C,X16E,X16G D5 D 25 a2h z3cshe8-1",
            0xaf30_5a77_0525_9170,
            0xb307_20f8_fe5e_4722,
        ),
    ];
    for (text, hash, without_turn) in fixed {
        let state: GameState = text.parse().expect("a position");
        let found = (state.hash64(), state.hash64_without_turn());
        assert_eq!(found, (hash, without_turn), "{text}: {:#x} {:#x}", found.0, found.1);
    }
}

#[test]
fn different_positions_have_different_hashes() {
    let mut seen: HashMap<u64, GameState> = HashMap::new();
    let mut count = 0;
    for state in positions() {
        let other = *seen.entry(state.hash64()).or_insert(state);
        assert_eq!(other, state, "two positions with one hash");
        count += 1;
    }
    assert!(seen.len() > 14_000 && count >= seen.len(), "{count}");
}

/// Every field that matters, changed alone.
#[test]
fn a_change_of_any_field_changes_the_hash() {
    let base =
        "O8E-,#8G,O10G^*,X7D.,X7F,X7H,X7J O10I-,#10G,O10E,X11J,X11H,X11F,X11D A5 A 7 a1h z1e2-3";
    let base: Setup = base.parse().expect("well-formed");
    let changes: Vec<fn(&mut Setup)> = vec![
        |setup| setup[Piece::D7].square = Square::C12,
        |setup| setup[Piece::A7].kind = Kind::Box,
        |setup| setup[Piece::A7].kind = Kind::O,
        |setup| setup[Piece::A1].down = false,
        |setup| setup[Piece::D1].down = false,
        |setup| {
            setup[Piece::A3].top = false;
            setup[Piece::A3].fresh = false;
            setup[Piece::D2].top = true;
        },
        |setup| setup[Piece::A3].fresh = false,
        |setup| setup[Piece::A4].held_back = false,
        |setup| setup.ball = Ball::Held(Piece::A6),
        |setup| {
            setup.ball = Ball::Loose(Square::A2);
            setup.after_hand_off = false;
        },
        |setup| setup.ap = 2,
        |setup| setup.ap = 0,
        |setup| setup.after_hand_off = false,
        |setup| {
            (setup.phase, setup.ap, setup.after_hand_off) = (Phase::Unblock, 0, false);
        },
        |setup| setup.turn = 8,
        |setup| setup.ep = [3, 3],
        |setup| setup.ep = [2, 2],
        |setup| setup.ep = [3, 2],
        |setup| setup.rules.end_zone = Depth::MAX,
        |setup| setup.rules.opponents_cannot_be_crossed = true,
        |setup| setup.rules.exits_must_be_clear = true,
        |setup| setup.rules.hand_off_scores = true,
        |setup| {
            setup.rules.energy = false;
            setup.ep = [0, 0];
        },
        |setup| {
            setup.side_to_act = Team::Def;
            setup[Piece::A3].fresh = false;
            setup[Piece::A4].held_back = false;
            setup.after_hand_off = false;
        },
    ];
    let mut hashes = vec![GameState::try_from(&base).expect("a position").hash64()];
    for change in changes {
        let mut setup = base.clone();
        change(&mut setup);
        let state = GameState::try_from(&setup).expect("a position");
        assert!(!hashes.contains(&state.hash64()), "{state}");
        hashes.push(state.hash64());
    }
}

#[test]
fn the_turns_number_alone_is_left_out() {
    for state in positions().step_by(7) {
        let mut setup = state.to_setup();
        setup.turn = if setup.turn == 9 { 10 } else { 9 };
        let other = GameState::try_from(&setup).expect("a position");
        assert_eq!(other.hash64_without_turn(), state.hash64_without_turn());
        assert_ne!(other.hash64(), state.hash64());
    }
}

#[test]
fn transpositions_have_equal_hashes() {
    let play = |actions: [&str; 2]| {
        let mut state = GameState::new(Rules::default());
        for action in actions {
            state.apply(action.parse::<Action>().expect("an action")).expect("legal");
        }
        state
    };
    let (one, other) = (play(["D1-9J", "D2-9F"]), play(["D2-9F", "D1-9J"]));
    assert_eq!(one, other);
    assert_eq!(one.hash64(), other.hash64());
}
