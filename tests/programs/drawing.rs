use ball_rules::{Ball, GameState, Occupant, Piece, Square};

fn draw(state: &GameState) {
    for square in Square::all() {
        match state.at(square) {
            Occupant::None => {}
            Occupant::One(piece) => {
                put(square, piece, state.kind_of(piece).symbol(), state.is_down(piece))
            }
            Occupant::Stack { top, bottom } => {
                put(square, bottom, state.kind_of(bottom).symbol(), state.is_down(bottom));
                put(square, top, state.kind_of(top).symbol(), false);
            }
        }
    }
    match state.ball() {
        Ball::Held(piece) => ball_at(state.square_of(piece)),
        Ball::Loose(square) => ball_at(square),
    }
}

use std::cell::RefCell;

thread_local! {
    static DRAWN: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
}

fn put(square: Square, piece: Piece, symbol: char, down: bool) {
    let text = format!("{symbol} {piece} {square}{}", if down { " down" } else { "" });
    DRAWN.with_borrow_mut(|drawn| drawn.push(text));
}

fn ball_at(square: Square) {
    DRAWN.with_borrow_mut(|drawn| drawn.push(format!("ball {square}")));
}

#[test]
fn everything_on_the_board_is_drawn_once() {
    let text = "O10I^,#8G,O8I,X7D,X7F,X7H,X7J O10I-,#10G-,O10E,X11J,X11H,X11F,X11D A5 A 3 a2 z1";
    draw(&text.parse().unwrap());
    let drawn = DRAWN.take();
    assert_eq!(drawn.len(), 15);
    for line in ["O D1 10I down", "O A1 10I", "□ D2 10G down", "X A5 7F", "ball 7F"] {
        assert!(drawn.iter().any(|drawn| drawn == line), "{line} in {drawn:?}");
    }
    let place = |line: &str| drawn.iter().position(|drawn| drawn == line);
    assert!(place("O D1 10I down") < place("O A1 10I"), "the top is drawn over the bottom");
}
