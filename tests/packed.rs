//! The packed form: 30 bytes, one form a position, checked when unpacked.

use ball_rules::{GameState, PositionError, UnpackError};
use serde_json::Value;

fn positions() -> Vec<GameState> {
    let position = |row| {
        let row: Value = serde_json::from_str(row).expect("a line of JSON");
        row["position"].as_str().expect("a text").parse().expect("a position")
    };
    include_str!("data/vectors.jsonl").lines().map(position).collect()
}

/// Fixed for all releases 1.x: who changes these bytes breaks what users have stored.
#[test]
fn packed_positions_are_what_they_have_always_been() {
    let start = GameState::default();
    let wanted = [
        47, 48, 49, 40, 41, 42, 43, 62, 61, 60, 69, 68, 67, 66, // squares
        0x19, 0x40, 0x06, 0xA0, // kinds, 2 AP, DEF to act
        0, 0, 0, 0, // no tops, nothing fresh, nobody held back
        4, 1, // ATK 5 has the ball, end zones of one row
        1, 0, 0, 0, 0, 0, // turn 1, no EP
    ];
    assert_eq!(start.pack(), wanted);
    let odd = "O15D-,#12E-,O12G^*.,X12A,#15F,X14A,X12G O13D,#17F,#11D-,X15B,X16C,X16E,X16G 10C A 259 a1 z3cshe8-513";
    let odd: GameState = odd.parse().expect("a position");
    let bytes = odd.pack();
    assert_eq!(bytes[22], 14 + 59, "the ball on 10C");
    assert_eq!(bytes[18..22], [4, 0, 4, 4], "A3 is a top, fresh, held back");
    assert_eq!(bytes[23..], [3 + 8 + 16 + 32 + 64, 3, 1, 8, 0, 1, 2]);
}

#[test]
fn every_position_comes_back_from_its_bytes() {
    for state in positions() {
        assert_eq!(GameState::unpack(&state.pack()), Ok(state));
    }
}

/// Each bit of packed positions, flipped: other bytes are another position or are refused.
#[test]
fn bytes_with_a_flipped_bit_are_another_position_or_refused() {
    let (mut accepted, mut refused) = (0, [0; 2]);
    for state in positions() {
        for bit in 0..8 * GameState::PACKED_LEN {
            let mut bytes = state.pack();
            bytes[bit / 8] ^= 1 << (bit % 8);
            match GameState::unpack(&bytes) {
                Ok(other) => {
                    assert_eq!(other.pack(), bytes, "one form a position");
                    assert_ne!(other, state);
                    accepted += 1;
                }
                Err(UnpackError::Byte { at, value }) => {
                    assert_eq!((at, value), (bit / 8, bytes[bit / 8]));
                    refused[0] += 1;
                }
                Err(UnpackError::Position(_)) => refused[1] += 1,
            }
        }
    }
    assert!(accepted > 1_000 && refused.iter().all(|&count| count > 1_000));
}

#[test]
fn refusals_say_what_is_wrong() {
    let start = GameState::default().pack();
    let unpack = |at: usize, value: u8| {
        let mut bytes = start;
        bytes[at] = value;
        GameState::unpack(&bytes).unwrap_err()
    };
    for (at, value) in [(0, 110), (13, 0xFF), (14, 3), (17, 0xAC), (19, 0x40), (20, 0x80)] {
        assert_eq!(unpack(at, value), UnpackError::Byte { at, value });
    }
    for (at, value) in [(21, 0x80), (22, 124), (23, 0), (23, 7), (23, 0x81)] {
        assert_eq!(unpack(at, value), UnpackError::Byte { at, value });
    }
    assert_eq!(unpack(0, 110).to_string(), "byte 0 of a packed position cannot be 110");
    let two_on_a_square = unpack(0, 48);
    let problems: &PositionError = match &two_on_a_square {
        UnpackError::Position(error) => error,
        UnpackError::Byte { .. } => panic!("{two_on_a_square}"),
    };
    assert_eq!(problems.to_string(), "two pieces stand on 8G, and neither is the top");
    assert!(ball_rules::Error::from(two_on_a_square).to_string().contains("8G"));
}
