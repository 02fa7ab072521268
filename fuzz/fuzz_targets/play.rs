//! Bytes to a setup to a hundred random actions. The first bytes edit the standard formation without
//! regard for the rules, the rest choose the actions.

#![no_main]

use ball_rules::{
    Ball, Depth, GameState, IllegalAction, Kind, Phase, Piece, Rules, Setup, Square, Team,
};
use libfuzzer_sys::fuzz_target;

/// Bytes that are used up one by one; zeros when there are none left.
struct Bytes<'a>(std::slice::Iter<'a, u8>);

impl Bytes<'_> {
    fn next(&mut self) -> u8 {
        self.0.next().copied().unwrap_or(0)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::from(self.next()) % limit
    }

    fn flag(&mut self) -> bool {
        self.next() % 2 == 1
    }

    fn number(&mut self) -> u16 {
        u16::from_le_bytes([self.next(), self.next()])
    }

    fn piece(&mut self) -> Piece {
        Piece::from_index(self.below(Piece::COUNT)).unwrap()
    }

    fn square(&mut self) -> Square {
        Square::from_index(self.below(Square::COUNT)).unwrap()
    }
}

fn setup(bytes: &mut Bytes<'_>) -> Setup {
    let mut setup = Setup::standard(Rules {
        energy: bytes.flag(),
        end_zone: Depth::new(1 + bytes.next() % 6).unwrap(),
        opponents_cannot_be_crossed: bytes.flag(),
        exits_must_be_clear: bytes.flag(),
        hand_off_scores: bytes.flag(),
    });
    for _ in 0..bytes.below(24) {
        edit(&mut setup, bytes);
    }
    setup
}

fn edit(setup: &mut Setup, bytes: &mut Bytes<'_>) {
    let piece = bytes.piece();
    match bytes.below(13) {
        0 => setup[piece].square = bytes.square(),
        1 => {
            // Onto another piece, as the top.
            setup[piece].square = setup[bytes.piece()].square;
            setup[piece].top = true;
        }
        2 => setup[piece].down ^= true,
        3 => setup[piece].top ^= true,
        4 => setup[piece].fresh ^= true,
        5 => setup[piece].held_back ^= true,
        6 => setup[piece].kind = Kind::ALL[bytes.below(3)],
        7 => setup.ball = Ball::Held(piece),
        8 => setup.ball = Ball::Loose(bytes.square()),
        9 => setup.side_to_act = Team::ALL[bytes.below(2)],
        10 => setup.turn = bytes.number(),
        11 => {
            setup.phase = [Phase::Action, Phase::Unblock, Phase::Won][bytes.below(3)];
            setup.ap = if setup.phase == Phase::Action { bytes.next() % 4 } else { 0 };
            setup.after_hand_off = bytes.flag();
        }
        _ => setup.ep = [bytes.number(), bytes.number()],
    }
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = Bytes(bytes.iter());
    let setup = setup(&mut bytes);
    let Ok(mut state) = GameState::try_from(&setup) else { return };
    assert_eq!(state.to_setup(), setup);
    for _ in 0..100 {
        let actions = state.legal_actions();
        assert_eq!(actions.is_empty(), state.winner().is_some());
        if actions.is_empty() {
            break;
        }
        let before = state;
        let action = actions[usize::from(bytes.number()) % actions.len()];
        assert_eq!(state.apply(action), Ok(()));
        assert_eq!(GameState::try_from(state.to_setup()), Ok(state));
        assert_eq!(state.to_string().parse(), Ok(state));
        // The same action again is legal or refused, and never breaks anything.
        let mut again = state;
        let result: Result<(), IllegalAction> = again.apply(action);
        assert_eq!(result.is_ok(), state.legal_actions().contains(&action));
        assert!(result.is_ok() || again == state);
        let mut mirrored = before.mirrored();
        assert_eq!(mirrored.apply(action.mirrored()), Ok(()));
        assert_eq!(mirrored, state.mirrored());
    }
});
