//! The board in a terminal.

use ball_rules::*;

const START: &str = "\
17        ░         ░         ░         ░         ░         ░             DEF
16   ·         ·         ·         ·         ·         ·         ·
15        ·         ·         ·         ·         ·         ·
14   ·         ·         ·         ·         ·         ·         ·
13        ·         ·         ·         ·         ·         ·
12   ·         ·         ·         ·         ·         ·         ·
11        ·        XD7       XD6       XD5       XD4        ·
10   ·         ·        OD3       □D2       OD1        ·         ·
 9        ·         ·         ·         ·         ·         ·
 8   ·         ·        OA1       □A2       OA3        ·         ·
 7        ·        XA4       XA5●      XA6       XA7        ·
 6   ·         ·         ·         ·         ·         ·         ·
 5        ·         ·         ·         ·         ·         ·
 4   ·         ·         ·         ·         ·         ·         ·
 3        ·         ·         ·         ·         ·         ·
 2   ·         ·         ·         ·         ·         ·         ·
 1        ░         ░         ░         ░         ░         ░             ATK
     A    B    C    D    E    F    G    H    I    J    K    L    M
Turn 1: DEF to act, 2 AP";

const START_IN_ASCII: &str = "\
17        :         :         :         :         :         :             DEF
16   .         .         .         .         .         .         .
15        .         .         .         .         .         .
14   .         .         .         .         .         .         .
13        .         .         .         .         .         .
12   .         .         .         .         .         .         .
11        .        XD7       XD6       XD5       XD4        .
10   .         .        OD3       #D2       OD1        .         .
 9        .         .         .         .         .         .
 8   .         .        OA1       #A2       OA3        .         .
 7        .        XA4       XA5@      XA6       XA7        .
 6   .         .         .         .         .         .         .
 5        .         .         .         .         .         .
 4   .         .         .         .         .         .         .
 3        .         .         .         .         .         .
 2   .         .         .         .         .         .         .
 1        :         :         :         :         :         :             ATK
     A    B    C    D    E    F    G    H    I    J    K    L    M
Turn 1: DEF to act, 2 AP";

/// Stacks of both kinds, pieces that are down, marks, a loose ball, deep end zones, lights.
const MESSY: &str = "O8E^,#8G,O8I,X7D-,X7F,X17J,X1J O8E-,#10G,O10E^*,X10M^*.,X10K.,X10M,X10E- 14E D \
                     65535 a1 z4e3-65535";

const MESSY_DRAWN: &str = "\
17        ░         ░         ░         ░        XA6        ░             DEF
16   ░         ░         ░         ░         ░         ░         ░        DEF
15        ░         ░         ░         ░         ░         ░             DEF
14   ░         ░       ( ● )       ░         ░         ░         ░        DEF
13        ·         ·         ·         ·         ·         ·
12   ·         ·         ·         ·         ·         ·         ·
11        ·         ·         ·         ·         ·       ( · )
10   ·         ·        OD3/xd7   □D2        ·       [XD5]     (XD4/XD6)
 9        ·         ·         ·         ·         ·       ( · )
 8   ·         ·        OA1/od1   □A2       OA3        ·         ·
 7        ·        xa4       XA5        ·         ·         ·
 6   ·         ·         ·         ·         ·         ·         ·
 5        ·         ·         ·         ·         ·         ·
 4   ░         ░         ░         ░         ░         ░         ░        ATK
 3        ░         ░         ░         ░         ░         ░             ATK
 2   ░         ░         ░         ░         ░         ░         ░        ATK
 1        ░         ░         ░         ░        XA7        ░             ATK
     A    B    C    D    E    F    G    H    I    J    K    L    M
Turn 65535: DEF to act, 1 AP. EP: ATK 3, DEF 65535
Fresh: D3, D4. Held back: D4, D5";

fn messy() -> BoardDrawing {
    let state: GameState = MESSY.parse().unwrap();
    let targets = SquareSet::from(Square::E14) | Square::M10.into() | Square::M10.neighbours();
    state.board().targets(targets | Square::K10.into()).chosen(Square::K10)
}

/// The rows of the board, from the top.
pub fn rows(drawing: &str) -> Vec<&str> {
    drawing.lines().take(17).collect()
}

#[test]
fn the_start_is_drawn_like_this() {
    assert_eq!(GameState::default().board().to_string(), START);
}

#[test]
fn the_start_is_drawn_like_this_in_ascii() {
    assert_eq!(GameState::default().board().ascii().to_string(), START_IN_ASCII);
}

#[test]
fn a_messy_position_is_drawn_like_this() {
    assert_eq!(messy().to_string(), MESSY_DRAWN);
}

#[test]
fn a_holder_on_top_shows_the_ball_between_the_two() {
    let state: GameState =
        "O8E,#8G,O8I,X7D,X10G^,X7H,X7J O10I,#10G-,O10E,X11J,X11H,X11F,X11D A5 D 2 a2 z1"
            .parse()
            .unwrap();
    let drawing = state.board().to_string();
    assert_eq!(
        rows(&drawing)[7],
        "10   ·         ·        OD3       XA5●/□d2  OD1        ·         ·"
    );
}

#[test]
fn the_line_under_the_board_tells_the_phase() {
    let line = |position: &str| {
        let state: GameState = position.parse().unwrap();
        state.board().to_string().lines().nth(18).unwrap().to_string()
    };
    let start = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D";
    assert_eq!(
        line(&format!("{start} A5 A 2 a0h z1")),
        "Turn 2: ATK to act, 0 AP, after a hand-off"
    );
    let down = start.replace("7D", "7D-");
    assert_eq!(line(&format!("{down} A5 A 2 u z1")), "Turn 2: ATK to act, unblocking phase");
    let scored = start.replace("7F", "17F");
    assert_eq!(line(&format!("{scored} A5 A 2 w z1e1-0")), "Turn 2: ATK has won. EP: ATK 1, DEF 0");
}

#[test]
fn the_other_side_sees_the_board_after_a_half_turn() {
    let drawing = GameState::default().board().from_side(Team::Def).to_string();
    assert!(drawing.starts_with(" 1 "));
    assert_eq!(rows(&drawing)[6], " 7        ·        XA7       XA6       XA5●      XA4        ·");
    assert!(
        drawing.contains("\n     M    L    K    J    I    H    G    F    E    D    C    B    A\n")
    );
}

#[test]
fn colours_tell_the_teams_apart() {
    let drawing = GameState::default().board().colours().to_string();
    assert!(drawing.contains("\x1b[0;1;38;5;33mXA4\x1b[0m"));
    assert!(drawing.contains("\x1b[0;1;38;5;166mXD4\x1b[0m"));
}

#[test]
fn the_chosen_square_is_drawn_in_reverse() {
    let drawing = GameState::default().board().colours().chosen(Square::D7).to_string();
    assert!(drawing.contains("\x1b[0;7m[\x1b[0;1;38;5;33;7mXA4\x1b[0;7m]\x1b[0m"), "{drawing:?}");
}

#[test]
fn the_legend_explains_the_signs() {
    let legend = "\
XA5 □D2 OD1    kind (X, Box, O), team (ATK, DEF) and number of a piece
xa5            in lower case: down
XA5/OD1        a stack, A5 on top of D1
XA5●  ●        the ball, held by A5, and loose
·  ░           a striped square, and one in an end zone
ATK            at the right: rows of that team's end zone
[XA5] (XA5)    the chosen square, and a target
Fresh: A5      the stack with A5 on top was formed in this turn
Held back: A5  A5 starts no further action in this turn";
    let drawing = GameState::default().board();
    assert_eq!(drawing.legend().to_string(), legend);
    let ascii: String = legend
        .chars()
        .map(|sign| match sign {
            '□' => '#',
            '●' => '@',
            '·' => '.',
            '░' => ':',
            other => other,
        })
        .collect();
    assert_eq!(drawing.ascii().legend().to_string(), ascii);
}
