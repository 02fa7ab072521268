//! Setups that break the rules, or may: the two models refuse the same ones.

use ball_rules::{Ball, GameState, Kind, Phase, Piece, Setup, Square, Team, strategies};
use proptest::prelude::*;

use super::model;
use super::support::check;

/// One thing that is changed in a setup without regard for the rules.
#[derive(Clone, Debug)]
enum Change {
    Square(Piece, Square),
    /// Onto the square of another piece.
    SquareOf(Piece, Piece),
    Down(Piece),
    Top(Piece),
    Fresh(Piece),
    HeldBack(Piece),
    Ball(Ball),
    SideToAct,
    Turn(u16),
    Phase(Phase),
    Ap(u8),
    AfterHandOff,
}

fn changes() -> impl Strategy<Value = Change> {
    prop_oneof![
        (any::<Piece>(), any::<Square>()).prop_map(|(piece, square)| Change::Square(piece, square)),
        (any::<Piece>(), any::<Piece>()).prop_map(|(piece, other)| Change::SquareOf(piece, other)),
        any::<Piece>().prop_map(Change::Down),
        any::<Piece>().prop_map(Change::Top),
        any::<Piece>().prop_map(Change::Fresh),
        any::<Piece>().prop_map(Change::HeldBack),
        any::<Ball>().prop_map(Change::Ball),
        Just(Change::SideToAct),
        (0..3_u16).prop_map(Change::Turn),
        any::<Phase>().prop_map(Change::Phase),
        (0..4_u8).prop_map(Change::Ap),
        Just(Change::AfterHandOff),
    ]
}

fn change(setup: &mut Setup, change: &Change) {
    match *change {
        Change::Square(piece, square) => setup[piece].square = square,
        Change::SquareOf(piece, other) => setup[piece].square = setup[other].square,
        Change::Down(piece) => setup[piece].down ^= true,
        Change::Top(piece) => setup[piece].top ^= true,
        Change::Fresh(piece) => setup[piece].fresh ^= true,
        Change::HeldBack(piece) => setup[piece].held_back ^= true,
        Change::Ball(ball) => setup.ball = ball,
        Change::SideToAct => setup.side_to_act = setup.side_to_act.opponent(),
        Change::Turn(turn) => setup.turn = turn,
        Change::Phase(phase) => setup.phase = phase,
        Change::Ap(ap) => setup.ap = ap,
        Change::AfterHandOff => setup.after_hand_off ^= true,
    }
}

/// The setup as the model has it. `None` for AP or a hand-off outside the action phase, which the
/// model cannot write.
fn in_the_model(setup: &Setup) -> Option<model::Position> {
    let phase = match setup.phase {
        Phase::Action => {
            model::Phase::Action { ap: setup.ap.into(), last_was_hand_off: setup.after_hand_off }
        }
        _ if setup.ap > 0 || setup.after_hand_off => return None,
        Phase::Unblock => model::Phase::Unblocking,
        Phase::Won => model::Phase::Won,
    };
    let pieces: Vec<model::Piece> = Piece::all()
        .map(|piece| model::Piece {
            name: name(piece),
            kind: match setup[piece].kind {
                Kind::X => model::Kind::X,
                Kind::O => model::Kind::O,
                Kind::Box => model::Kind::Box,
            },
            square: square(setup[piece].square),
            down: setup[piece].down,
            top: setup[piece].top,
            fresh: setup[piece].fresh,
            held_back: setup[piece].held_back,
        })
        .collect();
    let [atk, def] = setup.ep;
    Some(model::Position {
        pieces: pieces.try_into().expect("fourteen pieces"),
        ball: match setup.ball {
            Ball::Held(piece) => model::Ball::Held(name(piece)),
            Ball::Loose(on) => model::Ball::Loose(square(on)),
        },
        side_to_act: team(setup.side_to_act),
        turn: setup.turn,
        phase,
        settings: model::Settings {
            depth: setup.rules.end_zone.rows().into(),
            switches: model::Switches {
                c: setup.rules.opponents_cannot_be_crossed,
                s: setup.rules.exits_must_be_clear,
                h: setup.rules.hand_off_scores,
            },
        },
        energy: setup.rules.energy.then_some(model::EnergyPoints { atk, def }),
    })
}

fn team(team: Team) -> model::Team {
    match team {
        Team::Atk => model::Team::Atk,
        Team::Def => model::Team::Def,
    }
}

fn name(piece: Piece) -> model::Name {
    model::Name { team: team(piece.team()), number: piece.number().into() }
}

fn square(square: Square) -> model::Square {
    model::Square { column: i32::from(square.column() as u8 - b'A') + 1, row: square.row().into() }
}

#[test]
fn the_models_refuse_the_same_of_60_000_changed_setups() {
    let changed = (strategies::setups(), prop::collection::vec(changes(), 1..4));
    let mut counts = [0_u32; 2];
    let counted = std::cell::RefCell::new(&mut counts);
    check(60_000, &changed, |(mut setup, changes)| {
        changes.iter().for_each(|one| change(&mut setup, one));
        let answer = GameState::try_from(&setup);
        let accepts = match in_the_model(&setup) {
            Some(position) => model::problems(&position).is_empty(),
            None => false,
        };
        counted.borrow_mut()[usize::from(accepts)] += 1;
        prop_assert_eq!(answer.is_ok(), accepts, "{:?}\n{:?}", setup, answer);
        Ok(())
    });
    assert!(counts.iter().all(|&count| count > 5_000), "refused and accepted: {counts:?}");
}
