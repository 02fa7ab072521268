//! Feature `serde`: values as the strings of NOTATION.md.

#![cfg(feature = "serde")]

use std::collections::BTreeMap;
use std::fmt::Display;

use ball_rules::{Action, GameState, Piece, Square};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

fn round_trip<T>(value: T)
where
    T: Serialize + DeserializeOwned + Display + PartialEq + std::fmt::Debug,
{
    let json = serde_json::to_string(&value).unwrap();
    assert_eq!(json, format!("\"{value}\""));
    assert_eq!(serde_json::from_str::<T>(&json).unwrap(), value);
    assert_eq!(serde_json::from_reader::<_, T>(json.as_bytes()).unwrap(), value);
}

#[test]
fn values_are_their_texts() {
    Square::all().for_each(round_trip);
    Piece::all().for_each(round_trip);
    let state = GameState::default();
    round_trip(state);
    state.legal_actions().into_iter().for_each(round_trip);
}

#[test]
fn what_is_read_is_checked() {
    assert!(serde_json::from_str::<Square>("\"8F\"").is_err());
    assert!(serde_json::from_str::<Piece>("\"A8\"").is_err());
    assert!(serde_json::from_str::<Action>("\"A5-8G \"").is_err());
    assert!(serde_json::from_str::<Action>("5").is_err());
    let broken = GameState::default().to_string().replace("A5 D", "8E D");
    let error = serde_json::from_str::<GameState>(&format!("\"{broken}\"")).unwrap_err();
    assert!(error.to_string().contains("field 3: the ball lies loose on 8E"), "{error}");
    let error = serde_json::from_str::<GameState>("[]").unwrap_err();
    assert!(error.to_string().contains("the text of a position"), "{error}");
}

#[test]
fn values_are_keys_and_fields_of_other_values() {
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Message {
        position: GameState,
        votes: BTreeMap<Square, u32>,
        action: Option<Action>,
    }
    let message = Message {
        position: GameState::default(),
        votes: BTreeMap::from([(Square::E8, 2)]),
        action: Some(Action::End),
    };
    let json = serde_json::to_value(&message).unwrap();
    assert_eq!(json["votes"]["8E"], 2);
    assert_eq!(json["action"], "end");
    assert_eq!(serde_json::from_value::<Message>(json).unwrap(), message);
}
