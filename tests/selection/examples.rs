//! Choices as a front end makes them, click by click.

use ball_rules::{
    Action, ActionKind, Choice, Cost, GameState, Keeper, NotAnOption, Piece, Rules, Selection,
    Square, SquareSet, Step, Team,
};

const START: &str = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// D3 stands next to A5, and behind it is room.
const BESIDE: &str = "O8E,#6G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O8G,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK unblocks: A1 stands up, and A3 releases D2.
const UNBLOCKING: &str =
    "O8E-,#8G,O10G^,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A3 A 4 u z1";

fn selection(position: &str) -> Selection {
    Selection::new(position.parse().expect("a position"))
}

fn done(action: &str) -> Result<Step, NotAnOption> {
    Ok(Step::Done(action.parse().expect("an action")))
}

fn squares<const N: usize>(squares: [Square; N]) -> SquareSet {
    SquareSet::from_iter(squares)
}

#[test]
fn a_move_is_a_piece_and_a_target() {
    let mut choice = selection(START);
    assert_eq!(choice.pieces(), Team::Atk.pieces());
    assert_eq!(choice.choose_piece(Piece::A5), Ok(Step::Kind));
    assert_eq!(choice.choose_kind(ActionKind::Move), Ok(Step::Target));
    let targets = [Square::E6, Square::G6, Square::D5, Square::H5, Square::D9, Square::H9];
    assert_eq!(choice.squares(), squares(targets));
    assert_eq!(choice.cost(Square::E6), Some(Cost { ap: 1, ep: 0 }));
    assert_eq!(choice.cost(Square::D5), Some(Cost { ap: 2, ep: 0 }));
    assert_eq!(choice.choose_square(Square::D5), done("A5-5D"));
}

#[test]
fn a_dodge_asks_for_its_exit() {
    let mut choice = selection(START);
    choice.choose_piece(Piece::A1).unwrap();
    assert_eq!(choice.choose_kind(ActionKind::Dodge), Ok(Step::Target));
    assert_eq!(choice.squares(), squares([Square::E10]));
    assert_eq!(choice.choose_square(Square::E10), Ok(Step::Exit));
    assert_eq!(choice.squares(), squares([Square::D9, Square::F9]));
    assert_eq!(choice.choose_square(Square::D9), done("A1x10E-9D"));
}

#[test]
fn a_tactical_dodge_asks_for_its_push() {
    let mut choice = selection(BESIDE);
    choice.choose_piece(Piece::A5).unwrap();
    assert_eq!(choice.choose_kind(ActionKind::TacticalDodge), Ok(Step::Landing));
    assert_eq!(choice.choose_square(Square::H9), Ok(Step::Push));
    assert_eq!(choice.squares(), squares([Square::F7, Square::F9]), "the square just left too");
    assert_eq!(choice.choose_square(Square::F7), done("A5^9H>7F"));
}

#[test]
fn a_block_and_a_protection_are_different_kinds_with_targets_of_their_own() {
    let mut choice = selection(BESIDE);
    choice.choose_piece(Piece::A5).unwrap();
    choice.choose_kind(ActionKind::Block).unwrap();
    assert_eq!(choice.squares(), squares([Square::G8]));
    choice.back();
    choice.choose_kind(ActionKind::Protection).unwrap();
    assert_eq!(choice.squares(), squares([Square::E8, Square::G6]));
    assert_eq!(choice.choose_square(Square::G6), done("A5+6G"));
}

#[test]
fn a_hand_off_is_given_to_a_piece_or_to_the_square_where_it_stands() {
    let mut choice = selection(START);
    choice.choose_piece(Piece::A5).unwrap();
    assert_eq!(choice.choose_kind(ActionKind::HandOff), Ok(Step::Receiver));
    assert!(choice.pieces().contains(Piece::A4) && choice.squares().contains(Square::D7));
    let mut clicked = choice;
    assert_eq!(choice.choose_piece(Piece::A4), done("A5=A4"));
    assert_eq!(clicked.choose_square(Square::D7), done("A5=A4"));
}

#[test]
fn a_short_pass_is_the_receivers_square_and_then_the_balls() {
    let mut choice = selection(START);
    choice.choose_square(Square::F7).unwrap(); // A5 stands there
    assert_eq!(choice.choose_kind(ActionKind::ShortPass), Ok(Step::Receiver));
    assert_eq!(choice.choose_square(Square::J7), Ok(Step::BallSquare));
    assert_eq!(choice.squares(), squares([Square::I6, Square::K6, Square::K8]));
    let wanted =
        [Choice::Piece(Piece::A5), Choice::Kind(ActionKind::ShortPass), Choice::Piece(Piece::A7)];
    assert!(choice.choices().eq(wanted), "the receiver is remembered as a piece");
    assert_eq!(choice.choose_square(Square::I6), done("A5>A7@6I"));
}

#[test]
fn a_long_pass_asks_for_the_balls_square_alone() {
    let mut choice = selection(START);
    choice.choose_piece(Piece::A5).unwrap();
    assert_eq!(choice.choose_kind(ActionKind::LongPass), Ok(Step::BallSquare));
    assert_eq!(choice.choose_square(Square::D13), done("A5>13D"));
}

#[test]
fn a_release_of_the_ball_asks_for_two_squares_and_the_keeper() {
    let mut choice = selection(UNBLOCKING);
    assert_eq!(choice.pieces(), [Piece::A1, Piece::A3].into_iter().collect());
    choice.choose_piece(Piece::A3).unwrap();
    assert_eq!(choice.only_option(), Some(Choice::Kind(ActionKind::Release)));
    assert_eq!(choice.choose_kind(ActionKind::Release), Ok(Step::TopSquare));
    assert_eq!(choice.choose_square(Square::F9), Ok(Step::BottomSquare));
    assert_eq!(choice.only_option(), Some(Choice::Square(Square::H9)));
    assert_eq!(choice.choose_square(Square::H9), Ok(Step::Keeper));
    assert!(choice.options().eq(Keeper::ALL.map(Choice::Keeper)));
    assert_eq!(choice.choose_keeper(Keeper::Bottom), done("A3/9F/9H=b"));
}

#[test]
fn a_release_without_the_ball_is_complete_with_its_two_squares() {
    let mut choice = selection(&UNBLOCKING.replace(" A3 A ", " A5 A "));
    choice.choose_piece(Piece::A3).unwrap();
    choice.choose_kind(ActionKind::Release).unwrap();
    choice.choose_square(Square::H9).unwrap();
    assert_eq!(choice.choose_square(Square::F9), done("A3/9H/9F"));
}

#[test]
fn a_piece_that_is_down_stands_up_on_a_square() {
    let mut choice = selection(UNBLOCKING);
    choice.choose_square(Square::E8).unwrap(); // A1 lies there
    assert_eq!(choice.choose_kind(ActionKind::StandUp), Ok(Step::Target));
    assert_eq!(choice.squares(), squares([Square::D9, Square::F9]));
    assert_eq!(choice.choose_square(Square::D9), done("A1!9D"));
}

#[test]
fn the_coach_ends_and_converts_without_a_piece() {
    let energy = Rules { energy: true, ..Rules::default() };
    let mut choice = Selection::new(GameState::new(energy));
    let kinds: Vec<_> = choice.kinds().map(|option| (option.kind, option.least)).collect();
    let convert = (ActionKind::Convert, Cost { ap: 1, ep: 1 });
    assert_eq!(kinds, [convert, (ActionKind::End, Cost { ap: 0, ep: 0 })]);
    assert_eq!(choice.choose_kind(ActionKind::Convert), Ok(Step::Done(Action::Convert)));
    choice.cancel();
    assert_eq!(choice.choose_kind(ActionKind::End), Ok(Step::Done(Action::End)));
}

#[test]
fn a_kind_says_its_cost_in_ap_and_ep() {
    let mut choice = selection(&START.replace(" z1", " z1e0-0"));
    choice.choose_piece(Piece::A5).unwrap();
    let costs: Vec<_> = choice
        .kinds()
        .map(|option| (option.kind.to_string(), option.least.ap, option.most.ap, option.most.ep))
        .collect();
    let wanted = [
        ("move", 1, 2, 0),
        ("protection", 1, 1, 0),
        ("hand-off", 0, 0, 0),
        ("short pass", 1, 1, 1),
        ("long pass", 2, 2, 2),
    ];
    assert_eq!(costs, wanted.map(|(kind, least, most, ep)| (kind.to_string(), least, most, ep)));
}

#[test]
fn with_one_ap_left_a_move_costs_one_and_goes_one_square() {
    let mut choice = selection(&START.replace(" a2 ", " a1 "));
    choice.choose_piece(Piece::A5).unwrap();
    let moves = choice.kinds().next().unwrap();
    assert_eq!((moves.kind, moves.least.ap, moves.most.ap), (ActionKind::Move, 1, 1));
    choice.choose_kind(ActionKind::Move).unwrap();
    assert_eq!(choice.squares(), squares([Square::E6, Square::G6]));
}

#[test]
fn back_takes_one_choice_and_esc_all() {
    let mut choice = selection(START);
    choice.choose_piece(Piece::A1).unwrap();
    choice.choose_kind(ActionKind::Dodge).unwrap();
    choice.choose_square(Square::E10).unwrap();
    choice.choose_square(Square::D9).unwrap();
    assert_eq!(choice.back(), Some(Choice::Square(Square::D9)), "of a complete choice too");
    assert_eq!(choice.what_next(), Step::Exit);
    assert_eq!(choice.back(), Some(Choice::Square(Square::E10)));
    assert_eq!(choice.what_next(), Step::Target);
    choice.cancel();
    assert_eq!(choice, selection(START));
}

#[test]
fn an_option_that_is_alone_may_be_taken_at_once() {
    let mut choice = selection(START);
    choice.choose_piece(Piece::A1).unwrap();
    choice.choose_kind(ActionKind::Dodge).unwrap();
    choice.choose(choice.only_option().expect("one target")).unwrap();
    assert_eq!(choice.what_next(), Step::Exit);
    assert_eq!(choice.only_option(), None, "there are two exits");
}

#[test]
fn in_a_won_position_nothing_can_be_chosen() {
    let won = "O8E,#8G,O8I,X7D,X17F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 w z1";
    let choice = selection(won);
    assert_eq!(choice.what_next(), Step::Piece);
    assert_eq!(choice.options().count(), 0);
    assert_eq!(choice.only_option(), None);
}

#[test]
fn choices_and_steps_read_as_words() {
    let mut choice = selection(UNBLOCKING);
    let mut asked = Vec::new();
    for next in [
        Choice::Piece(Piece::A3),
        Choice::Kind(ActionKind::Release),
        Choice::Square(Square::F9),
        Choice::Square(Square::H9),
        Choice::Keeper(Keeper::Top),
    ] {
        asked.push(choice.what_next().to_string());
        choice.choose(next).unwrap();
    }
    asked.push(choice.what_next().to_string());
    let wanted = [
        "a piece",
        "an action of the piece",
        "the top's square",
        "the bottom's square",
        "who keeps the ball",
        "nothing more",
    ];
    assert_eq!(asked, wanted);
    let chosen: Vec<String> = choice.choices().map(|choice| choice.to_string()).collect();
    assert_eq!(chosen, ["A3", "release", "9F", "9H", "top"]);
    assert_eq!(format!("[{:>6}]", Choice::Keeper(Keeper::Bottom)), "[bottom]");
}
