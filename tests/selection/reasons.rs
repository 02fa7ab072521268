//! Why something is no option: every variant of `NotAnOption`, as it is shown to a player.

use ball_rules::{ActionKind, Choice, IllegalAction, Keeper, NotAnOption, Selection};

use crate::variants;

const START: &str = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK to act. A1 is down, A2 is on top of D1, A3 held back, A4 under D4, A6 far behind, D2 down.
const MIXED: &str =
    "O8E-,#10I^,O8I.,X7D,X7F,X2C,X7J O10I,#9F-,O8G,X7D^,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK to act. A6 stands in a corner behind two stacks.
const CORNERED: &str =
    "O2A^,#2C^,O8I,X7D,X7F,X1B,X7J O2A,#2C,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1";

/// ATK unblocks: A1 stands up, A3 releases D2; A2 is on top of D1 since this turn, A4 lies under D3.
/// A6 is down in a corner behind two stacks: D5 is on top of D4, A7 on top of D6. Beside A7 is one
/// clear square.
const UNBLOCKING: &str =
    "O8E-,#10I^*,O10G^,X7D-,X7F,X1B-,X2A^ O10I,#10G,O7D^,X2C,X2C^,X2A,X11D 9D A 4 u z1";

const WON: &str = "O8E,#8G,O8I,X7D,X17F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A5 A 4 w z1";

/// A choice by its text.
fn choice(text: &str) -> Choice {
    let keepers = Keeper::ALL.map(Choice::Keeper);
    let words = ActionKind::ALL.map(Choice::Kind).into_iter().chain(keepers);
    let piece = text.parse().map(Choice::Piece);
    let square = text.parse().map(Choice::Square);
    let word = words.into_iter().find(|word| word.to_string() == text);
    piece.or(square).ok().or(word).unwrap_or_else(|| panic!("{text} is no choice"))
}

/// Why the last of these choices, the others having been made, is no option.
fn reason(position: &str, choices: &str) -> NotAnOption {
    let mut selection = Selection::new(position.parse().expect("a position"));
    let mut choices: Vec<Choice> = choices.split(", ").map(choice).collect();
    let last = choices.pop().expect("a choice");
    for choice in choices {
        selection.choose(choice).expect("an option");
    }
    let before = selection;
    let reason = selection.choose(last).expect_err("no option");
    assert_eq!(selection, before, "what is refused changes nothing");
    reason
}

/// Positions, choices of which the last is refused, and why.
#[rustfmt::skip]
const CASES: &[(&str, &str, &str)] = &[
    // A piece that has nothing to do.
    (WON, "A5", "the game is over: ATK has won"),
    (START, "D1", "D1 cannot act, since it is ATK's turn"),
    (MIXED, "A1", "A1 cannot act while it is down"),
    (MIXED, "A2", "A2 cannot act while it is in a stack"),
    (MIXED, "A3", "A3 took the ball and is held back until the turn passes"),
    (CORNERED, "A6", "A6 has no legal action with 2 AP left"),
    (UNBLOCKING, "D1", "D1 cannot act, since it is ATK's turn"),
    (UNBLOCKING, "A2", "the stack of A2 is fresh and not released in this turn"),
    (UNBLOCKING, "A4", "A4 cannot stand up while it is in a stack"),
    (UNBLOCKING, "A5", "A5 has no task"),
    (UNBLOCKING, "A6", "the task of A6 has no solution now"),
    (UNBLOCKING, "A7", "the task of A7 has no solution now"),

    // The same by its square.
    (WON, "17F", "the game is over: ATK has won"),
    (WON, "9F", "the game is over: ATK has won"),
    (START, "9F", "nobody stands on 9F"),
    (START, "10I", "D1 cannot act, since it is ATK's turn"),
    (MIXED, "10I", "A2 cannot act while it is in a stack"),
    (MIXED, "7D", "A4 cannot act while it is in a stack"),
    (MIXED, "8E", "A1 cannot act while it is down"),
    (UNBLOCKING, "2C", "D5 cannot act, since it is ATK's turn"),

    // What the coach or the piece cannot do.
    (WON, "end", "the game is over: ATK has won"),
    (WON, "move", "the game is over: ATK has won"),
    (START, "convert", "AP are only converted in the energy game"),
    (UNBLOCKING, "end", "end is not possible in the unblocking phase"),
    (START, "move", "a piece is to be chosen now"),
    (START, "A5, end", "an action of the piece is to be chosen now"),
    (START, "A5, stand up", "stand up is not possible in the action phase"),
    (UNBLOCKING, "A1, move", "move is not possible in the unblocking phase"),
    (UNBLOCKING, "A1, release", "A1 is not the top of a stack"),
    (UNBLOCKING, "A3, stand up", "A3 is not down"),
    (START, "A5, block", "A5 has no legal block"),
    (START, "A1, tactical dodge", "A1 has no legal tactical dodge"),
    (START, "A1, hand-off", "A1 does not hold the ball"),

    // Where it cannot go.
    (START, "A5, move, 8E", "8E is not vacant: A1 stands there"),
    (START, "A5, move, 5F", "A5 is of kind X and has no such route from 7F to 5F"),
    (START, "A5, move, 1B", "no piece gets from 7F to 1B in one action"),
    (START, "A1, dodge, 8G", "A2 on 8G is no opponent"),
    (START, "A1, dodge, 10E, 11F", "11F is not vacant: D6 stands there"),
    (START, "A1, dodge, 10E, 10E", "10E is not one step from 10E"),
    (MIXED, "A5, tactical dodge, 9D", "A1 on 8E is no opponent"),
    (MIXED, "A5, tactical dodge, 9H, 9H", "nobody can be pushed to 9H, where the acting piece lands"),
    (START, "A5, hand-off, A5", "A5 cannot be its own receiver"),
    (START, "A5, hand-off, 10I", "D1 is no team-mate of the holder"),
    (START, "A5, hand-off, 9F", "nobody stands on 9F"),
    (START, "A5, short pass, A7, 8I", "8I is not vacant: A3 stands there"),
    (MIXED, "A5, short pass, 8E", "A1 cannot receive the ball, since it is inactive"),
    (MIXED, "A5, short pass, 10I", "A2 cannot receive the ball, since it is inactive"),
    (MIXED, "A5, short pass, 2C", "A6 is 5 squares away, and a short pass reaches a receiver at 4 or less"),
    (START, "A5, long pass, 9D", "9D is too near A1 for a long pass"),
    (UNBLOCKING, "A1, stand up, 9D", "9D is not clear: the ball lies there"),
    (UNBLOCKING, "A3, release, 9F, 9F", "top and bottom cannot both go to 9F"),
    // A target without an exit, and a receiver without a square for the ball.
    (
        "O2C,#2A,O8I,X3D,X7F,X7H,X7J O1B,#5F,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
        "A4, dodge, 1B",
        "there is no exit from 1B",
    ),
    (
        "O2C,#8G,O8I,X7D,X3D,X7H,X1B O2A,#10G,O10E,X11J,X11H,X11F,X11D A5 A 2 a2 z1",
        "A5, short pass, 1B",
        "there is no square for the ball next to A7",
    ),

    // What is not asked for.
    (START, "top", "a piece is to be chosen now"),
    (START, "A5, A4", "an action of the piece is to be chosen now"),
    (START, "A5, move, A4", "a target is to be chosen now"),
    (START, "A5, move, dodge", "a target is to be chosen now"),
    (START, "A1, dodge, 10E, bottom", "the exit is to be chosen now"),
    (MIXED, "A5, tactical dodge, D1", "the landing is to be chosen now"),
    (MIXED, "A5, tactical dodge, 9H, D1", "the square of the push is to be chosen now"),
    (START, "A5, short pass, end", "a receiver is to be chosen now"),
    (START, "A5, short pass, A7, A7", "the ball's square is to be chosen now"),
    (UNBLOCKING, "A3, release, A1", "the top's square is to be chosen now"),
    (UNBLOCKING, "A3, release, 9F, A1", "the bottom's square is to be chosen now"),
    (START, "A5, move, 6E, 6G", "nothing more is to be chosen now"),
    (START, "end, end", "nothing more is to be chosen now"),
    (
        "O8E,#8G,O10G^,X7D,X7F,X7H,X7J O10I,#10G,O10E,X11J,X11H,X11F,X11D A3 A 4 u z1",
        "A3, release, 9F, 9H, 9F",
        "who keeps the ball is to be chosen now",
    ),
];

#[test]
fn every_reason_reads_as_a_sentence_about_the_choice() {
    for (position, choices, sentence) in CASES {
        assert_eq!(reason(position, choices).to_string(), *sentence, "{choices} in {position}");
    }
}

#[test]
fn with_too_few_ap_the_ap_are_the_reason() {
    let short = START.replace(" a2 ", " a1 ");
    let two_squares = reason(&short, "A5, move, 5D");
    let too_few = |needed, left| NotAnOption::Illegal(IllegalAction::TooFewAp { needed, left });
    assert_eq!(two_squares, too_few(2, 1));
    assert_eq!(reason(&short, "A5, long pass"), too_few(2, 1));

    let none = START.replace(" a2 ", " a0 ");
    assert_eq!(reason(&none, "A5, move"), too_few(1, 0));
    assert_eq!(reason(&none, "A5, protection"), too_few(1, 0));
    assert_eq!(reason(&none, "A4").to_string(), "A4 has no legal action with 0 AP left");
    assert_eq!(reason(&none.replace(" z1", " z1e0-0"), "convert"), too_few(1, 0));
}

#[test]
fn a_second_hand_off_is_refused_for_the_first() {
    let after = START.replace(" a2 ", " a2h ");
    let reason = reason(&after, "A5, hand-off");
    assert_eq!(reason, NotAnOption::Illegal(IllegalAction::HandOffAfterHandOff));
}

#[test]
fn every_variant_has_a_case() {
    let variants = variants::in_source(include_str!("../../src/select/reason.rs"), "NotAnOption");
    let provoked = CASES.iter().map(|(position, choices, _)| reason(position, choices));
    assert_eq!(variants::of(provoked), variants);
}
