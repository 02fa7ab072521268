//! Positions for examples.

use ball_rules::GameState;

/// Where pieces stand that an example is not about: ATK along row 1, DEF along row 17.
const PARKED: [&str; 14] = [
    "X1B", "X1D", "X1F", "X1H", "X1J", "X1L", "X2M", // ATK
    "X17L", "X17J", "X17H", "X17F", "X17D", "X17B", "X16A", // DEF
];

/// A position: some pieces with kind, square and marks, as in `A5:X8G^* D2:O9F-`, the others parked;
/// then the fields from the ball on.
pub fn position(pieces: &str, fields: &str) -> GameState {
    let mut places = PARKED;
    for piece in pieces.split_whitespace() {
        let (name, place) = piece.split_once(':').expect("PIECE:PLACE");
        let piece: ball_rules::Piece = name.parse().expect("a piece");
        places[piece.index()] = place;
    }
    let (atk, def) = places.split_at(7);
    let text = format!("{} {} {fields}", atk.join(","), def.join(","));
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}
