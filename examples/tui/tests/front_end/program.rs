//! What the program does beside the game: files, help, sizes, the coach, the command line.

use std::fs;
use std::path::PathBuf;

use ball_rules::{Game, GameState, Rules, Square, Team};
use ball_tui::input::Input;
use ball_tui::options::Options;
use crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEventKind};

use crate::common::{Person, at_both_sizes};

/// A path for a file of this test alone, where none is: a short one, since the screen shows it.
fn fresh_path(name: &str, size: (u16, u16)) -> PathBuf {
    let file = format!("ball-{}-{name}-{}", std::process::id(), size.0);
    let path = std::env::temp_dir().join(file);
    let _ = fs::remove_file(&path);
    path
}

/// Clears the path that is offered, and pastes another.
fn give_path(person: &mut Person, path: &str) {
    person.event(Event::Key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL)));
    person.event(Event::Paste(path.into()));
    person.enter();
}

#[test]
fn a_game_is_saved_and_loaded() {
    at_both_sizes(|size| {
        let path = fresh_path("saved", size);
        let path = path.to_str().unwrap();
        let mut person = Person::at_the_start(size);
        person.types("es");
        person.sees("Save as: game.ball_");
        give_path(&mut person, path);
        person.sees("Saved as");
        assert_eq!(fs::read_to_string(path).unwrap(), "end\n");
        assert!(!person.app.is_unsaved());

        person.types("uel");
        let before = person.app.game().clone();
        person.enter();
        person.sees(": 1 action.");
        assert_eq!(person.app.game().actions(), before.actions());

        let mut other = Person::at_the_start(size);
        other.types("l");
        give_path(&mut other, path);
        assert_eq!(other.actions(), "end");
        other.sees("turn 2");
    });
}

#[test]
fn another_file_is_not_overwritten_without_a_yes() {
    at_both_sizes(|size| {
        let path = fresh_path("there", size);
        fs::write(&path, "something else").unwrap();
        let mut person = Person::at_the_start(size);
        person.types("es");
        give_path(&mut person, path.to_str().unwrap());
        person.sees("exists. Overwrite it?");
        person.types("n");
        assert_eq!(fs::read_to_string(&path).unwrap(), "something else");
        person.types("s");
        give_path(&mut person, path.to_str().unwrap());
        person.types("y");
        assert_eq!(fs::read_to_string(&path).unwrap(), "end\n");
    });
}

#[test]
fn a_bad_record_is_told_with_its_place_and_leaves_the_game() {
    at_both_sizes(|size| {
        let path = fresh_path("bad", size);
        fs::write(&path, "D2-9F end\nA4-8E").unwrap();
        let mut person = Person::at_the_start(size);
        person.types("e");
        let before = person.app.game().clone();
        person.types("l");
        give_path(&mut person, path.to_str().unwrap());
        person.sees("Please note");
        let told = person.popup();
        assert!(
            told.contains("line 2, column 1, `A4-8E`: 8E is not vacant: A1 stands there."),
            "{told}"
        );
        assert_eq!(person.app.game(), &before);
        person.enter();
        person.does_not_see("Please note");
        person.types("u");
        assert_eq!(person.app.state(), GameState::default());
    });
}

#[test]
fn a_missing_file_and_one_that_is_no_text_are_told() {
    at_both_sizes(|size| {
        let path = fresh_path("missing", size);
        let mut person = Person::at_the_start(size);
        person.types("l");
        give_path(&mut person, path.to_str().unwrap());
        person.popup_says("cannot be read");
        person.escape();
        fs::write(&path, [0xff, 0xfe, 0x00]).unwrap();
        person.types("l");
        give_path(&mut person, path.to_str().unwrap());
        person.popup_says("cannot be read");
        assert_eq!(person.app.game(), &Game::default());
    });
}

#[test]
fn escape_leaves_the_path_alone() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.types("sabc");
        person.key(KeyCode::Backspace);
        person.sees("Save as: game.ballab_");
        person.escape();
        person.does_not_see("Save as");
        assert_eq!(person.app.game(), &Game::default());
    });
}

#[test]
fn a_long_path_shows_its_end() {
    let mut person = Person::at_the_start((80, 24));
    person.types("l");
    person.types(&"/folder".repeat(30));
    person.types("/the-end");
    person.sees("/the-end_");
}

#[test]
fn the_help_fits_and_goes_away() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.types("?");
        person.sees("An action is chosen step by step");
        person.sees("all go 1 step.");
        person.sees("any key goes on");
        person.types("e"); // no end of the phase
        person.does_not_see("step by step");
        assert_eq!(person.actions(), "");
    });
}

#[test]
fn quitting_wants_a_yes() {
    at_both_sizes(|size| {
        let mut person = Person::at_the_start(size);
        person.types("q");
        person.sees("Quit? y: yes");
        person.types("n");
        assert!(!person.ended);
        person.types("eq");
        person.sees("Quit? The game is not saved.");
        person.types("y");
        assert!(person.ended);
    });
}

#[test]
fn control_c_ends_at_once_wherever_it_is_pressed() {
    for keys in ["", "?", "q", "s"] {
        let mut person = Person::at_the_start((80, 24));
        person.types(keys);
        let control_c = KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL);
        person.event(Event::Key(control_c));
        assert!(person.ended, "after {keys:?}");
    }
}

#[test]
fn a_terminal_that_is_too_small_is_told() {
    let mut person = Person::at_the_start((79, 24));
    person.sees("BALL needs 80 x 24 characters. This terminal has 79 x 24");
    person.mouse(10, 10, MouseEventKind::Down(MouseButton::Left));
    person.resize(80, 24);
    person.sees("DEF to act");
    person.resize(80, 23);
    person.sees("BALL needs 80 x 24");
}

#[test]
fn every_size_is_drawn() {
    let mut person = Person::at_the_start((80, 24));
    for keys in ["", "?", "l", "q"] {
        person.types(keys);
        for width in [0, 1, 5, 79, 80, 81, 83, 100, 120, 133, 160, 199, 250] {
            for height in [0, 1, 2, 23, 24, 25, 38, 41, 54, 60, 100] {
                person.resize(width, height);
            }
        }
        person.escape();
    }
}

#[test]
fn larger_terminals_have_larger_cells_and_all_parts_fit() {
    use ball_tui::screen::Screen;
    use ratatui::layout::Rect;
    for width in 80..260 {
        for height in 24..100 {
            let area = Rect::new(0, 0, width, height);
            let screen = Screen::new(area).unwrap();
            let parts = [screen.title, screen.board, screen.panel, screen.log, screen.status];
            for (i, part) in parts.iter().enumerate() {
                assert!(area.union(*part) == area, "{part} of {area}");
                for other in &parts[i + 1..] {
                    assert!(!part.intersects(*other), "{part} and {other} of {area}");
                }
            }
            for square in Square::all() {
                let cell = screen.cell(square);
                assert!(screen.cells().union(cell) == screen.cells());
                assert_eq!(screen.square_at(cell.x, cell.bottom() - 1), Some(square));
            }
        }
    }
}

#[test]
fn the_coach_acts_and_undo_goes_back_to_the_person() {
    let options = Options { coaches: vec![Team::Atk], ..Options::default() };
    let mut person = Person::new((80, 24), Game::default(), &options);
    assert!(!person.app.coach_is_to_act());
    person.types("e");
    while person.app.coach_is_to_act() {
        person.input(Input::CoachActs);
    }
    assert!(person.app.game().actions().len() > 1);
    assert_eq!(person.app.state().side_to_act(), Team::Def);
    person.types("u");
    assert_eq!(person.app.state(), GameState::default());
    person.types("r");
    assert!(person.app.game().undone().is_empty());
    assert_eq!(person.app.state().side_to_act(), Team::Def);
}

#[test]
fn the_coach_cannot_be_played_for_and_can_be_paused() {
    let options = Options { coaches: vec![Team::Def], ..Options::default() };
    let mut person = Person::new((80, 24), Game::default(), &options);
    person.sees("DEF is thinking.");
    person.types("e");
    person.sees("! DEF is played by the program.");
    person.types(" ");
    assert!(!person.app.coach_is_to_act());
    person.sees("DEF waits.");
    person.types(" ");
    assert!(person.app.coach_is_to_act());
    person.types("?");
    assert!(!person.app.coach_is_to_act()); // while the help is read
}

#[test]
fn two_coaches_play_to_the_end() {
    let options = Options { coaches: Team::ALL.to_vec(), ..Options::default() };
    let mut person = Person::new((80, 24), Game::default(), &options);
    for _ in 0..2_000 {
        if !person.app.coach_is_to_act() {
            break;
        }
        person.input(Input::CoachActs);
    }
    person.sees("has won");
    person.types("u");
    person.does_not_see("has won");
    person.sees("The program waits");
}

/// Any keys and clicks: the choice stays in the position of the game, and all is drawn.
#[test]
fn no_input_breaks_anything() {
    let mut random: u64 = 1;
    let mut below = |n: u64| {
        random =
            random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) % n
    };
    let mut person = Person::at_the_start((80, 24));
    for _ in 0..6_000 {
        match below(10) {
            0 => person.types(["u", "r", "?", "q", "n", "c", " "][below(7) as usize]),
            1 => person.types(["e", "t", "b", "z"][below(4) as usize]),
            2 => person.escape(),
            3 => person.mouse(
                below(80) as u16,
                below(24) as u16,
                MouseEventKind::Down(MouseButton::Left),
            ),
            4 | 5 => person.types(["1", "2", "3", "4", "5", "6", "7", "8"][below(8) as usize]),
            6 | 7 => person.key(KeyCode::Tab),
            8 => person.key([KeyCode::Up, KeyCode::Left, KeyCode::Right][below(3) as usize]),
            _ => person.enter(),
        }
        assert_eq!(person.app.selection().state(), &person.app.state());
    }
    assert!(person.app.game().actions().len() > 20, "{}", person.actions());
}

fn options(text: &str) -> Result<Option<Options>, String> {
    Options::parse(text.split_whitespace().map(String::from))
}

#[test]
fn the_command_line_sets_everything() {
    let read = options(
        "--coach both --seed 5 --energy --depth 3 --no-crossing --clear-exits --hand-off-scores",
    );
    let read = read.unwrap().unwrap();
    assert_eq!((read.coaches, read.seed), (Team::ALL.to_vec(), 5));
    let rules = GameState::new(read.rules).to_string();
    assert!(rules.ends_with(" z3cshe0-0"), "{rules}");
    let read = options("--coach atk --load game.ball").unwrap().unwrap();
    assert_eq!((read.load, read.rules), (Some("game.ball".into()), Rules::default()));
    assert_eq!(options("--help"), Ok(None));
}

#[test]
fn a_wrong_command_line_is_refused() {
    for (text, problem) in [
        ("--coach us", "--coach needs atk, def or both, not \"us\""),
        ("--coach", "--coach needs a value"),
        ("--seed -1", "--seed needs a whole number from 0, not \"-1\""),
        ("--depth 7", "--depth needs a number from 1 to 6, not \"7\""),
        ("--depth 0", "--depth needs a number from 1 to 6, not \"0\""),
        ("--fast", "there is no option \"--fast\""),
        ("game.ball", "there is no option \"game.ball\""),
        ("--energy --load x", "--energy is for a new game: that of --load has its own settings"),
    ] {
        assert_eq!(options(text), Err(problem.to_string()));
    }
}
