//! Whole sequences of keys and clicks, and what is on the screen and in the game after them.

use ball_rules::{Ball, Game, GameState, Phase, Piece, Rules, Square, Team};
use ball_tui::options::Options;
use crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use crate::common::{ONE_DOWN, Person, TO_RELEASE, WINNING, at_both_sizes};

#[test]
fn the_start_is_shown() {
    at_both_sizes(|size| {
        let person = Person::at_the_start(size);
        for text in ["turn 1", "DEF to act", "action phase", "2 AP left", "(A5X)", "A2□", "<D7X>"]
        {
            person.sees(text);
        }
        person.panel_says("Choose a piece");
        person.does_not_see("EP:");
    });
}

#[test]
fn a_row_is_drawn_above_the_one_with_a_smaller_number() {
    at_both_sizes(|size| {
        let person = Person::at_the_start(size);
        let row_of = |text| person.find(text).unwrap().1;
        assert!(row_of("<D7X>") < row_of("<D2□>") && row_of("<D2□>") < row_of("A1O"));
        let column_of = |text| person.find(text).unwrap().0;
        assert!(column_of("A1O") < column_of("A2□") && column_of("A2□") < column_of("A3O"));
    });
}

#[test]
fn a_move_is_chosen_with_the_keyboard() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::G10);
        person.panel_says("Choose what D2 does.");
        person.panel_says("1 move 1-2 AP");
        person.types("1");
        person.panel_says("D2 (Box): move");
        person.sees("<·>");
        person.go_to(Square::F9);
        person.panel_says("9F: nobody (1 AP)");
        assert_eq!(person.actions(), "");
        person.enter();
        assert_eq!(person.actions(), "D2-9F");
        assert_eq!(person.app.state().square_of(Piece::D2), Square::F9);
        person.sees("1 AP left");
        person.sees("D2-9F: DEF spends 1 AP and has 1 left; D2 goes from 10G to 9F.");
    });
}

#[test]
fn a_dodge_is_chosen_with_the_mouse() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.click_on("D1O");
        person.click_on("dodge");
        person.click_on("<A3O>");
        person.panel_says("Choose the exit.");
        assert_eq!(person.app.state(), GameState::default());
        person.click_on("<·>");
        assert_eq!(person.actions(), "D1x8I-9H");
        person.sees("A3O↓");
        person.sees("D1 knocks down A3 on 8I");
    });
}

#[test]
fn tab_goes_from_option_to_option() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        let first = person.app.cursor();
        let mut squares = Vec::new();
        for _ in 0..7 {
            person.key(KeyCode::Tab);
            squares.push(person.app.cursor());
        }
        assert_eq!(person.app.cursor(), first);
        squares.sort();
        assert!(squares.into_iter().eq(person.app.selection().squares().iter()));
        person.key(KeyCode::BackTab);
        person.key(KeyCode::Tab);
        assert_eq!(person.app.cursor(), first);
    });
}

#[test]
fn escape_drops_the_choice_and_leaves_the_game() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::G10);
        person.types("1");
        person.escape();
        person.panel_says("Choose a piece");
        assert_eq!(person.app.selection().choices().count(), 0);
        assert_eq!(person.app.game(), &Game::default());
    });
}

#[test]
fn backspace_and_the_right_button_take_one_choice_back() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::G10);
        person.types("1");
        person.key(KeyCode::Backspace);
        person.panel_says("Choose what D2 does.");
        person.mouse(0, 0, MouseEventKind::Down(MouseButton::Right));
        person.panel_says("Choose a piece");
        assert_eq!(person.app.game(), &Game::default());
    });
}

#[test]
fn another_piece_can_be_chosen_instead() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::G10);
        person.click_on("D1O");
        person.panel_says("Choose what D1 does.");
    });
}

#[test]
fn what_cannot_be_done_is_refused_with_its_reason() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::F7);
        person.sees("! A5 cannot act, since it is DEF's turn.");
        person.choose(Square::H11);
        person.types("8");
        person.sees("! D5 does not hold the ball.");
        person.types("1");
        person.choose(Square::G10);
        person.sees("! 10G is not vacant: D2 stands there.");
        person.types("c");
        person.sees("! AP are only converted in the energy game.");
        person.types("z");
        person.sees("! The key z does nothing here.");
        person.key(KeyCode::Left);
        person.does_not_see("!");
        assert_eq!(person.app.game(), &Game::default());
    });
}

#[test]
fn a_phase_ends_and_the_next_coach_is_to_act() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.click_on("end the action phase");
        person.sees("turn 2");
        person.sees("ATK to act");
        person.sees("turn 2 begins, and ATK is to act.");
        assert_eq!(person.app.cursor(), Square::F7); // where the ball is
    });
}

#[test]
fn ending_the_phase_drops_a_choice() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.choose(Square::G10);
        person.types("1e");
        assert_eq!(person.actions(), "end");
    });
}

#[test]
fn a_piece_stands_up() {
    at_both_sizes(|size| {
        let mut person = Person::at(size, ONE_DOWN);
        person.sees("A1O↓");
        person.types("e");
        person.sees("unblocking phase");
        person.panel_says("To do:");
        person.panel_says("A1 stands up");
        person.types("e");
        person.sees("! end is not possible in the unblocking phase.");
        person.choose(Square::E8);
        person.types("1");
        person.choose(Square::D9);
        assert_eq!(person.actions(), "end A1!9D");
        person.sees("A1 stands up on 9D");
        person.sees("DEF to act");
    });
}

#[test]
fn a_stack_is_released_and_the_bottom_keeps_the_ball() {
    at_both_sizes(|size| {
        let mut person = Person::at(size, TO_RELEASE);
        person.panel_says("A5 lets D2 go");
        person.choose(Square::G8);
        person.panel_says("8G: stack: A5 (X) with the ball on D2 (Box)");
        person.types("2");
        person.choose(Square::F9);
        person.choose(Square::H9);
        person.panel_says("Choose who keeps the ball.");
        person.panel_says("t the top keeps it");
        person.click_on("b the bottom keeps it");
        assert_eq!(person.actions(), "A5/9F/9H=b");
        assert_eq!(person.app.state().ball(), Ball::Held(Piece::D2));
    });
}

#[test]
fn a_stack_shows_both_pieces() {
    at_both_sizes(|size| {
        let mut person = Person::at(size, TO_RELEASE);
        person.go_to(Square::B1);
        person.sees("<(A5X)/D2□>");
    });
}

#[test]
fn stacks_beside_each_other_leave_their_kinds_out_where_there_is_no_room() {
    let position = "O8E,#6E,O2I,X7D,X8G^,X7H,X7J O8I^,#8G,O10E,X11J,X8I-,X11F,X11D A5 A 4 u z1";
    let mut person = Person::at((80, 24), position);
    person.go_to(Square::B1);
    person.sees(" A1O <(A5)/D2>D1/D5↓ ");
    let mut person = Person::at((200, 60), position);
    person.go_to(Square::B1);
    person.sees(" A1O <(A5X)/D2□> D1O/D5X↓ ");
}

#[test]
fn undo_and_redo_go_through_the_game() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.types("u");
        person.sees("! There is nothing to undo.");
        person.choose(Square::G10);
        person.types("1");
        person.choose(Square::F9);
        person.types("e");
        let end = person.app.state();
        person.types("uu");
        assert_eq!(person.app.state(), GameState::default());
        person.sees("2 AP left");
        person.does_not_see("D2 goes from");
        person.types("rr");
        assert_eq!(person.app.state(), end);
        person.sees("D2 goes from 10G to 9F");
        person.types("r");
        person.sees("! There is nothing to redo.");
    });
}

#[test]
fn a_touchdown_is_shown_and_can_be_taken_back() {
    at_both_sizes(|size| {
        let mut person = Person::at(size, WINNING);
        person.choose(Square::G16);
        person.types("1");
        person.choose(Square::F17);
        person.sees("ATK has won");
        person.panel_says("TOUCHDOWN! ATK WINS");
        person.sees("ATK scores a touchdown through A5 and wins");
        person.types("e");
        person.sees("! the game is over: ATK has won.");
        person.types("u");
        assert_eq!(person.app.state().phase(), Phase::Action);
        person.does_not_see("has won");
        person.choose(Square::G16);
        person.panel_says("Choose what A5 does.");
    });
}

#[test]
fn the_energy_game_shows_ep_and_converts() {
    at_both_sizes(|size| {
        let rules = Rules { energy: true, ..Rules::default() };
        let game = Game::new(GameState::new(rules));
        let mut person = Person::new(size, game, &Options::default());
        person.sees("EP: ATK 0, DEF 0");
        person.click_on("convert");
        person.sees("EP: ATK 0, DEF 1");
        person.sees("DEF earns 1 EP and has 1");
        person.choose(Square::G10);
        person.panel_says("2 dodge 1 AP+1");
        assert_eq!(person.app.state().ep(Team::Def), 1);
    });
}

#[test]
fn the_largest_numbers_fit_into_the_title() {
    let position = WINNING.replace("A 2 a2 z1", "A 65535 a2 z1e65535-65535");
    at_both_sizes(|size| {
        let person = Person::at(size, &position);
        person.sees("turn 65535 ATK to act action phase 2 AP left EP: ATK 65535, DEF 65535");
    });
}

#[test]
fn the_log_scrolls() {
    let mut person = Person::at_the_start((80, 24));
    person.types("eeee");
    person.does_not_see("turn 2 begins");
    for _ in 0..3 {
        person.key(KeyCode::PageUp);
    }
    person.sees("turn 2 begins");
    for _ in 0..9 {
        person.mouse(0, 0, MouseEventKind::ScrollDown);
    }
    person.does_not_see("turn 2 begins");
    person.sees("turn 5 begins");
}

#[test]
fn squares_in_end_zones_are_told() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.go_to(Square::F17);
        person.panel_says("17F: nobody. DEF's end zone");
        person.sees("[═══]");
    });
}
