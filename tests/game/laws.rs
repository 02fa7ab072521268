//! Laws of a game's past and of its record.

use ball_rules::{Action, Game, GameState, ParseGameReason, Played, strategies};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use proptest::test_runner::TestCaseResult;

use super::support::check;

/// The actions of a game that was played, done anew.
fn game_of(played: &Played) -> Game {
    let mut game = Game::new(played.start());
    for &action in played.actions() {
        game.apply(action).expect("a legal action");
    }
    game
}

fn games(length: usize) -> impl Strategy<Value = Game> {
    strategies::games(length).prop_map(|played| game_of(&played))
}

/// A game as one would write it down on paper: all is played again when it is asked for.
struct Paper {
    start: GameState,
    done: Vec<Action>,
    /// The next to be redone is the last.
    undone: Vec<Action>,
}

impl Paper {
    fn state_after(&self, actions: &[Action]) -> GameState {
        let mut state = self.start;
        for &action in actions {
            state.apply(action).expect("a legal action");
        }
        state
    }

    fn state(&self) -> GameState {
        self.state_after(&self.done)
    }

    /// The actions done, then those undone.
    fn whole(&self) -> Vec<Action> {
        self.done.iter().copied().chain(self.undone.iter().rev().copied()).collect()
    }

    /// For each of the whole, in which turn it was done, the turns counted from 0.
    fn turns(&self) -> Vec<usize> {
        let mut state = self.start;
        let mut turn = 0;
        let mut turns = Vec::new();
        for action in self.whole() {
            turns.push(turn);
            let side = state.side_to_act();
            state.apply(action).expect("a legal action");
            turn += usize::from(state.side_to_act() != side);
        }
        turns
    }

    fn go_to(&mut self, done: usize) {
        let whole = self.whole();
        self.done = whole[..done].to_vec();
        self.undone = whole[done..].iter().rev().copied().collect();
    }

    /// How often the position was there before, by its text without the turn's number.
    fn times_seen(&self) -> usize {
        let text = |state: &GameState| {
            let text = state.to_string();
            let mut fields: Vec<&str> = text.split(' ').collect();
            fields.remove(4);
            fields.join(" ")
        };
        let now = text(&self.state());
        let before = (0..self.done.len()).map(|n| self.state_after(&self.done[..n]));
        before.filter(|state| text(state) == now).count()
    }

    fn check(&self, game: &Game) -> TestCaseResult {
        prop_assert_eq!(game.start(), self.start);
        prop_assert_eq!(game.state(), self.state());
        prop_assert_eq!(game.actions(), &*self.done);
        let undone: Vec<Action> = self.undone.iter().rev().copied().collect();
        prop_assert_eq!(game.undone(), &*undone);
        prop_assert_eq!(game.times_seen(), self.times_seen());
        let in_turns: Vec<Action> = game.turns().flatten().copied().collect();
        prop_assert_eq!(&in_turns, &self.done);
        prop_assert!(game.turns().all(|turn| !turn.is_empty()));
        let count = self.turns()[..self.done.len()].last().map_or(0, |&turn| turn + 1);
        prop_assert_eq!(game.turns().count(), count);
        Ok(())
    }
}

/// What someone does with a game.
#[derive(Clone, Debug)]
enum Deed {
    /// Tries one of a few actions, mostly such that positions come again.
    Try(Action),
    /// Applies one of the legal actions, if there are any.
    Apply(Index),
    Undo,
    Redo,
    UndoTurn,
    RedoTurn,
    GoTo(Index),
}

fn deeds() -> impl Strategy<Value = Vec<Deed>> {
    let few = ["D2-9F", "D2-10G", "A2-9H", "A2-8G", "end", "end"].map(super::action);
    let deed = prop_oneof![
        8 => select(few.to_vec()).prop_map(Deed::Try),
        2 => any::<Index>().prop_map(Deed::Apply),
        2 => Just(Deed::Undo),
        2 => Just(Deed::Redo),
        1 => Just(Deed::UndoTurn),
        1 => Just(Deed::RedoTurn),
        1 => any::<Index>().prop_map(Deed::GoTo),
    ];
    vec(deed, 0..60)
}

fn try_action(game: &mut Game, paper: &mut Paper, action: Action) -> TestCaseResult {
    let before = game.clone();
    let mut state = paper.state();
    if paper.done.len().is_multiple_of(2) {
        prop_assert_eq!(game.apply(action), state.apply(action));
    } else {
        prop_assert_eq!(game.apply_with_events(action), state.apply_with_events(action));
    }
    if state == paper.state() {
        prop_assert_eq!(game, &before);
    } else {
        paper.done.push(action);
        paper.undone.clear();
    }
    Ok(())
}

/// Does something to both, and compares what comes back.
fn do_to_both(deed: &Deed, game: &mut Game, paper: &mut Paper) -> TestCaseResult {
    let (turns, whole, done) = (paper.turns(), paper.whole(), paper.done.len());
    match deed {
        Deed::Try(action) => try_action(game, paper, *action)?,
        Deed::Apply(index) => {
            let actions = paper.state().legal_actions();
            if !actions.is_empty() {
                try_action(game, paper, *index.get(&actions))?;
            }
        }
        Deed::Undo => {
            let undone = game.undo();
            prop_assert_eq!(undone, paper.done.pop());
            paper.undone.extend(undone);
        }
        Deed::Redo => {
            let redone = game.redo();
            prop_assert_eq!(redone, paper.undone.pop());
            paper.done.extend(redone);
        }
        Deed::UndoTurn => {
            let last = turns[..done].last();
            let first = turns[..done].iter().position(|turn| Some(turn) == last).unwrap_or(0);
            prop_assert_eq!(game.undo_turn(), &whole[first..done]);
            paper.go_to(first);
        }
        Deed::RedoTurn => {
            let next = turns[done..].first();
            let count = turns[done..].iter().filter(|&turn| Some(turn) == next).count();
            prop_assert_eq!(game.redo_turn(), &whole[done..done + count]);
            paper.go_to(done + count);
        }
        Deed::GoTo(index) => {
            let n = index.index(whole.len() + 3);
            let wanted = whole.get(..n).map(|actions| paper.state_after(actions));
            prop_assert_eq!(game.state_at(n), wanted);
            prop_assert_eq!(game.go_to(n), wanted.is_some());
            if wanted.is_some() {
                paper.go_to(n);
            }
        }
    }
    Ok(())
}

#[test]
fn a_game_has_the_past_that_one_would_write_down() {
    check(150, &deeds(), |deeds| {
        let start = GameState::default();
        let mut game = Game::new(start);
        let mut paper = Paper { start, done: Vec::new(), undone: Vec::new() };
        paper.check(&game)?;
        for deed in &deeds {
            do_to_both(deed, &mut game, &mut paper)?;
            paper.check(&game)?;
        }
        Ok(())
    });
}

/// From positions that were set up, the unblocking phase and last turns included.
#[test]
fn undo_after_apply_is_the_game_before_and_redo_the_one_after() {
    check(500, &(strategies::states(), any::<Index>()), |(state, index)| {
        let mut game = Game::new(state);
        let actions = state.legal_actions();
        if actions.is_empty() {
            return Ok(());
        }
        let action = *index.get(&actions);
        prop_assert_eq!(game.apply(action), Ok(()));
        let after = game.clone();
        prop_assert_eq!(game.undo(), Some(action));
        prop_assert_eq!((game.state(), game.actions()), (state, &[][..]));
        prop_assert_eq!(game.redo(), Some(action));
        prop_assert_eq!(game, after);
        Ok(())
    });
}

#[test]
fn undoing_and_redoing_everything_is_the_same_game() {
    check(50, &games(150), |whole| {
        let mut game = whole.clone();
        while game.undo().is_some() {}
        prop_assert_eq!((game.state(), game.undone()), (game.start(), whole.actions()));
        while !game.redo_turn().is_empty() {}
        prop_assert_eq!(&game, &whole);
        while !game.undo_turn().is_empty() {}
        prop_assert_eq!((game.state(), game.undone()), (game.start(), whole.actions()));
        while game.redo().is_some() {}
        prop_assert_eq!(&game, &whole);
        Ok(())
    });
}

#[test]
fn an_action_drops_what_was_undone() {
    check(200, &(games(40), any::<Index>(), any::<Index>()), |(mut game, back, index)| {
        prop_assert!(game.go_to(back.index(game.actions().len() + 1)));
        let before = game.actions().to_vec();
        let actions = game.state().legal_actions();
        if actions.is_empty() {
            return Ok(());
        }
        let action = *index.get(&actions);
        prop_assert_eq!(game.apply(action), Ok(()));
        prop_assert_eq!(game.redo(), None);
        prop_assert!(game.undone().is_empty());
        prop_assert_eq!(game.undo(), Some(action));
        prop_assert_eq!((game.actions(), game.undone()), (&*before, &[action][..]));
        Ok(())
    });
}

/// Games from the standard formation and from positions that were set up, with headers.
fn records() -> impl Strategy<Value = Game> {
    let standard = (Just(GameState::default()), 0..80_usize);
    let set_up = (strategies::states(), 0..20_usize);
    let start = prop_oneof![standard, set_up];
    let game = start.prop_flat_map(|(start, length)| {
        strategies::play(Just(start), length, ball_rules::Mix::default())
    });
    let value = prop_oneof!["[^\r\n]{0,8}", "[a\\\\\"; \\[\\]]{0,8}"];
    let headers = vec(("[A-Za-z]{1,3}", value), 0..4);
    (game, headers).prop_map(|(played, headers)| {
        let mut game = game_of(&played);
        for (key, value) in headers {
            game.set_header(&key, &value).expect("a header");
        }
        game
    })
}

#[test]
fn a_record_is_its_game_and_has_one_layout() {
    check(300, &records(), |game| {
        let text = game.to_string();
        let again: Game = text.parse().map_err(|error| TestCaseError::fail(format!("{error}")))?;
        prop_assert_eq!(&again, &game);
        prop_assert_eq!(again.to_string(), text);
        Ok(())
    });
}

/// White space and comments, which mean nothing between words.
fn blank() -> impl Strategy<Value = String> {
    let white = select(vec![" ", "\t", "\n", "\r\n", "\r", "\u{a0}", "\u{2028}"]);
    let any = prop_oneof![4 => white.prop_map(String::from), 1 => ";[^\r\n]{0,6}(\n|\r|\r\n)"];
    (select(vec![" ", "\n", "\r", ";\n"]), vec(any, 0..3))
        .prop_map(|(first, more)| first.to_string() + &more.concat())
}

#[test]
fn a_record_is_its_game_in_whatever_layout() {
    check(200, &(records(), vec(blank(), 1..20)), |(game, blanks)| {
        let mut blanks = blanks.iter().cycle();
        let mut blank = || blanks.next().expect("at least one").as_str();
        let mut text = blank().to_string();
        for line in game.to_string().split_terminator('\n') {
            if line.starts_with('[') {
                text += &format!("\t{line} \t; \"[\r\n{}", blank());
            } else {
                line.split(' ').for_each(|word| text += &format!("{word}{}", blank()));
            }
        }
        let again: Game =
            text.parse().map_err(|error| TestCaseError::fail(format!("{text:?}: {error}")))?;
        prop_assert_eq!(again, game, "{:?}", text);
        Ok(())
    });
}

#[test]
fn what_is_undone_is_not_written() {
    check(100, &(games(60), any::<Index>()), |(mut game, done)| {
        prop_assert!(game.go_to(done.index(game.actions().len() + 1)));
        let again: Game = game.to_string().parse().expect("a record");
        prop_assert_eq!((again.actions(), again.undone()), (game.actions(), &[][..]));
        prop_assert_eq!(again == game, game.undone().is_empty());
        Ok(())
    });
}

/// A record with some characters put in, taken out or changed, most often to what stands elsewhere
/// in records.
fn garbled() -> impl Strategy<Value = String> {
    let sign = select("[]\"\\; \n\rA9-é\0".chars().collect::<Vec<_>>());
    let change = (any::<Index>(), sign, 0..3);
    (records(), vec(change, 1..4)).prop_map(|(game, changes)| {
        let mut characters: Vec<char> = game.to_string().chars().collect();
        for (place, sign, what) in changes {
            let at = place.index(characters.len() + 1);
            match characters.get_mut(at) {
                Some(character) if what == 0 => *character = sign,
                Some(_) if what == 1 => drop(characters.remove(at)),
                _ => characters.insert(at, sign),
            }
        }
        characters.into_iter().collect()
    })
}

/// The text before a place, found by going line by line.
fn before(text: &str, line: usize, column: usize) -> &str {
    let mut rest = text;
    for _ in 1..line {
        let end = rest.find(['\n', '\r']).expect("another line");
        let length = if rest[end..].starts_with("\r\n") { 2 } else { 1 };
        rest = &rest[end + length..];
    }
    let columns: usize = rest.chars().take(column - 1).map(char::len_utf8).sum();
    &text[..text.len() - rest.len() + columns]
}

#[test]
fn what_stands_before_an_error_is_in_order_and_is_kept() {
    check(1_500, &garbled(), |text| {
        let Err(error) = text.parse::<Game>() else { return Ok(()) };
        let before = before(&text, error.line(), error.column());
        let line = before.rsplit(['\n', '\r']).next().expect("the line");
        let in_a_header = line.trim_start().starts_with('[');
        let in_order = if in_a_header { &before[..before.len() - line.len()] } else { before };
        let kept: Game = in_order.parse().expect("what is before the place");
        if in_a_header && error.reason() == &ParseGameReason::HeaderNotAlone {
            // The header itself is in order, and be it `Start`.
            let more = error.game().headers().count() - kept.headers().count();
            prop_assert!(more <= 1 && error.game().actions().is_empty(), "{}", error);
        } else {
            prop_assert_eq!(&kept, error.game(), "{}", error);
        }
        Ok(())
    });
}

#[test]
fn no_text_panics() {
    check(2_000, &"[\\[\\]\"\\\\; \n\rA-Za-z0-9é\u{feff}]{0,30}", |text: String| {
        if let Err(error) = text.parse::<Game>() {
            prop_assert!(error.line() >= 1 && error.column() >= 1);
        }
        Ok(())
    });
}
