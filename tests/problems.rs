//! What can be wrong with a setup: every variant of `Problem`, all of them at once, in order.

#[path = "support/variants.rs"]
mod variants;

use ball_rules::{
    Ball, GameState, Phase, Piece, PositionError, Problem, Rules, Setup, Square, Team,
};

/// A change of the standard formation.
type Change = fn(&mut Setup);

/// A change, what is then wrong, and the sentences.
type Case = (Change, Vec<Problem>, &'static str);

fn problems(change: Change) -> PositionError {
    let mut setup = Setup::default();
    change(&mut setup);
    GameState::try_from(setup).expect_err("it is broken")
}

fn set<const N: usize>(pieces: [Piece; N]) -> ball_rules::PieceSet {
    pieces.into_iter().collect()
}

fn cases() -> Vec<Case> {
    use Piece as P;
    use Problem as Is;
    use Square as S;
    let (atk, def) = (Team::Atk, Team::Def);
    vec![
        (
            |setup| {
                setup[P::A1].square = S::G8;
                setup[P::D1].square = S::G8;
                setup[P::D1].top = true;
            },
            vec![Is::Crowded { square: S::G8, pieces: set([P::A1, P::A2, P::D1]) }],
            "3 pieces stand on 8G, and a square has room for two",
        ),
        (
            |setup| setup[P::A1].square = S::G8,
            vec![Is::NoTop { square: S::G8, pieces: set([P::A1, P::A2]) }],
            "two pieces stand on 8G, and neither is the top",
        ),
        (
            |setup| {
                setup[P::A1].square = S::G8;
                setup[P::A1].top = true;
                setup[P::A2].top = true;
            },
            vec![Is::TwoTops { square: S::G8, pieces: set([P::A1, P::A2]) }],
            "two pieces stand on 8G, and both are the top",
        ),
        (
            |setup| setup[P::D1].top = true,
            vec![Is::LoneTop { piece: P::D1, square: S::I10 }],
            "D1 is marked as a top, but stands alone on 10I",
        ),
        (
            |setup| {
                setup[P::A1].square = S::G8;
                setup[P::A1].top = true;
                setup[P::A1].down = true;
            },
            vec![Is::TopDown { piece: P::A1, square: S::G8 }],
            "A1 is the top of the stack on 8G, but is down",
        ),
        (
            |setup| setup[P::D1].fresh = true,
            vec![Is::FreshWithoutTop { piece: P::D1 }],
            "D1 is marked as fresh, but is not the top of a stack",
        ),
        (
            |setup| {
                setup[P::D1].fresh = true;
                setup[P::D1].held_back = true;
            },
            vec![Is::FreshWithoutTop { piece: P::D1 }],
            "D1 is marked as fresh, but is not the top of a stack",
        ),
        (
            |setup| {
                setup[P::A1].square = S::F7;
                setup[P::A1].top = true;
            },
            vec![Is::BottomHoldsBall { piece: P::A5, square: S::F7 }],
            "A5 holds the ball, but is the bottom of the stack on 7F",
        ),
        (
            |setup| setup.ball = Ball::Loose(S::E8),
            vec![Is::BallUnderPiece { square: S::E8, piece: P::A1 }],
            "the ball lies loose on 8E, but A1 stands there",
        ),
        (
            |setup| {
                setup[P::A1].square = S::G8;
                setup[P::A1].top = true;
                setup[P::A1].fresh = true;
            },
            vec![Is::FreshOfOtherSide { piece: P::A1, side_to_act: def }],
            "the stack of A1 is fresh, but DEF is to act",
        ),
        (
            |setup| setup[P::A7].held_back = true,
            vec![Is::HeldBackOfOtherSide { piece: P::A7, side_to_act: def }],
            "A7 is held back, but DEF is to act",
        ),
        (
            |setup| {
                setup[P::A1].square = S::G8;
                setup[P::A1].top = true;
                setup[P::A1].held_back = true;
            },
            vec![Is::HeldBackOfOtherSide { piece: P::A1, side_to_act: def }],
            "A1 is held back, but DEF is to act",
        ),
        (
            |setup| setup.turn = 0,
            vec![Is::TurnZero],
            "the turn's number is 0, and the first turn is turn 1",
        ),
        (
            |setup| setup.ap = 3,
            vec![Is::TooManyAp { ap: 3 }],
            "3 AP are left, and a turn starts with 2",
        ),
        (
            |setup| {
                (setup.phase, setup.ap) = (Phase::Unblock, 1);
                setup[P::D1].down = true;
            },
            vec![Is::ApOutsideActionPhase { ap: 1 }],
            "1 AP are left outside the action phase",
        ),
        (
            |setup| {
                (setup.phase, setup.ap, setup.after_hand_off) = (Phase::Unblock, 0, true);
                setup[P::D1].down = true;
            },
            vec![Is::HandOffOutsideActionPhase],
            "the last action was a hand-off, but it is not the action phase",
        ),
        (
            |setup| setup.after_hand_off = true,
            vec![Is::HandOffWithoutHolder { side_to_act: def }],
            "the last action was a hand-off, but no active piece of DEF holds the ball",
        ),
        (
            |setup| (setup.phase, setup.ap) = (Phase::Unblock, 0),
            vec![Is::NoOpenTask { side_to_act: def }],
            "it is the unblocking phase, but DEF has no open task",
        ),
        (
            |setup| (setup.phase, setup.ap) = (Phase::Won, 0),
            vec![Is::WonWithoutHolder { winner: def }],
            "the game is won, but no upright piece of DEF holds the ball",
        ),
        (
            |setup| (setup.phase, setup.ap, setup.side_to_act) = (Phase::Won, 0, Team::Atk),
            vec![Is::WonOutsideEndZone { holder: P::A5, square: S::F7 }],
            "the game is won, but A5 on 7F is not in the end zone of DEF",
        ),
        (
            |setup| setup.ep = [0, 7],
            vec![Is::EpWithoutEnergyGame { team: def, ep: 7 }],
            "DEF has 7 EP, but the energy game is off",
        ),
        (
            |setup| setup.ep = [7, 0],
            vec![Is::EpWithoutEnergyGame { team: atk, ep: 7 }],
            "ATK has 7 EP, but the energy game is off",
        ),
    ]
}

#[test]
fn every_problem_names_what_it_is_about() {
    for (change, wanted, sentence) in cases() {
        let error = problems(change);
        assert_eq!(error.problems(), wanted);
        assert_eq!(error.to_string(), sentence);
    }
}

#[test]
fn every_variant_has_a_case() {
    let variants = variants::in_source(include_str!("../src/problem.rs"), "Problem");
    assert_eq!(variants::of(cases().into_iter().flat_map(|(_, problems, _)| problems)), variants);
}

#[test]
fn all_that_is_wrong_is_reported_at_once_in_the_order_of_the_fields() {
    let error = problems(|setup| {
        setup.ep = [0, 1];
        setup.ap = 9;
        setup.turn = 0;
        setup[Piece::A1].held_back = true;
        setup.ball = Ball::Loose(Square::G10);
        setup[Piece::D7].top = true;
        setup[Piece::A2].square = Square::E8;
    });
    let fields: Vec<u8> = error.problems().iter().map(Problem::field).collect();
    assert_eq!(fields, [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(error.to_string().matches("; ").count(), 6);
}

/// 12.5 is judged only when pieces and ball are in order: else nobody can say what is open.
#[test]
fn open_tasks_are_judged_when_pieces_and_ball_are_in_order() {
    let unblocking = |setup: &mut Setup| (setup.phase, setup.ap) = (Phase::Unblock, 0);
    let no_open_task = Problem::NoOpenTask { side_to_act: Team::Def };
    let cases: [(Change, bool); 4] = [
        (|setup| setup[Piece::D1].top = true, false),
        (|setup| setup.ball = Ball::Loose(Square::E8), false),
        (|setup| setup[Piece::A1].held_back = true, true),
        (|setup| setup.turn = 0, true),
    ];
    for (change, judged) in cases {
        let mut setup = Setup::standard(Rules::default());
        unblocking(&mut setup);
        change(&mut setup);
        let error = GameState::try_from(&setup).expect_err("it is broken");
        assert_eq!(error.problems().contains(&no_open_task), judged, "{error}");
    }
}

#[test]
fn a_setup_comes_back_from_its_state() {
    let text = "O8E-,#8G,O10G^*.,X7D-,X7F-.,X7H,X7J O10I-,#10G,O10E,X11J,X11H,X11F,X11D A3 A 65535 a0 z6cshe9-10";
    let state: GameState = text.parse().expect("a position");
    assert_eq!(GameState::try_from(state.to_setup()), Ok(state));
    assert_eq!(Setup::from(state), state.to_setup());
    let held: GameState = text.replace(" a0 ", " u ").parse().expect("a position");
    assert_eq!(GameState::try_from(&held.to_setup()), Ok(held));
}
