//! Laws of a game's past, checked against a plain model of it.

use ball_rules::{Action, Depth, Game, GameState, Rules};

use super::{Dice, random_game};

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

    /// Each action with the number of the turn in which it was done, the turns counted from 0.
    fn turn_numbers(&self) -> Vec<(Action, usize)> {
        let mut state = self.start;
        let mut turn = 0;
        let mut numbers = Vec::new();
        for action in self.whole() {
            numbers.push((action, turn));
            let side = state.side_to_act();
            state.apply(action).expect("a legal action");
            turn += usize::from(state.side_to_act() != side);
        }
        numbers
    }

    fn whole(&self) -> Vec<Action> {
        self.done.iter().copied().chain(self.undone.iter().rev().copied()).collect()
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

    fn assert_is(&self, game: &Game) {
        assert_eq!(game.start(), self.start);
        assert_eq!(game.state(), self.state());
        assert_eq!(game.actions(), self.done);
        let undone: Vec<Action> = self.undone.iter().rev().copied().collect();
        assert_eq!(game.undone(), undone);
        assert_eq!(game.times_seen(), self.times_seen());
        let turns: Vec<Action> = game.turns().flatten().copied().collect();
        assert_eq!(turns, self.done);
        assert!(game.turns().all(|turn| !turn.is_empty()));
        let numbers = self.turn_numbers();
        let count = numbers[..self.done.len()].last().map_or(0, |&(_, turn)| turn + 1);
        assert_eq!(game.turns().count(), count);
    }
}

/// Does something to both, and compares what comes back.
fn step(dice: &mut Dice, game: &mut Game, paper: &mut Paper, actions: &[Action]) {
    match dice.below(10) {
        0..=3 => {
            let any = dice.any_of(actions);
            let legal = paper.state().is_legal(any);
            let before = game.clone();
            if dice.below(2) == 0 {
                assert_eq!(game.apply(any), paper.state().check(any));
            } else {
                let wanted = paper.state().apply_with_events(any);
                assert_eq!(game.apply_with_events(any), wanted);
            }
            if legal {
                paper.done.push(any);
                paper.undone.clear();
            } else {
                assert_eq!(*game, before);
            }
        }
        4 | 5 => {
            let undone = game.undo();
            assert_eq!(undone, paper.done.pop());
            paper.undone.extend(undone);
        }
        6 => {
            let redone = game.redo();
            assert_eq!(redone, paper.undone.pop());
            paper.done.extend(redone);
        }
        7 => {
            let numbers = paper.turn_numbers();
            let end = paper.done.len();
            let turn = numbers[..end].last().map(|&(_, turn)| turn);
            let first = numbers[..end].iter().position(|&(_, t)| Some(t) == turn).unwrap_or(0);
            assert_eq!(game.undo_turn(), &paper.done[first..]);
            paper.go_to(first);
        }
        8 => {
            let numbers = paper.turn_numbers();
            let from = paper.done.len();
            let turn = numbers[from..].first().map(|&(_, turn)| turn);
            let count = numbers[from..].iter().filter(|&&(_, t)| Some(t) == turn).count();
            let whole = paper.whole();
            assert_eq!(game.redo_turn(), &whole[from..from + count]);
            paper.go_to(from + count);
        }
        _ => {
            let whole = paper.whole();
            let n = dice.below(whole.len() + 3);
            let wanted = whole.get(..n).map(|actions| paper.state_after(actions));
            assert_eq!(game.state_at(n), wanted);
            assert_eq!(game.go_to(n), n <= whole.len());
            if n <= whole.len() {
                paper.go_to(n);
            }
        }
    }
}

/// With few actions at hand positions come again, with many they do not.
#[test]
fn a_game_has_the_past_that_one_would_write_down() {
    let few: Vec<Action> =
        ["D2-9F", "D2-10G", "A2-9H", "A2-8G", "end", "end"].map(super::action).to_vec();
    let mut dice = Dice(5);
    let mut most_seen = 0;
    for round in 0..40 {
        let start = GameState::default();
        let mut game = Game::new(start);
        let mut paper = Paper { start, done: Vec::new(), undone: Vec::new() };
        paper.assert_is(&game);
        for _ in 0..60 {
            let actions = if round % 2 == 0 && !game.state().legal_actions().is_empty() {
                game.state().legal_actions().to_vec()
            } else {
                few.clone()
            };
            step(&mut dice, &mut game, &mut paper, &actions);
            paper.assert_is(&game);
            most_seen = most_seen.max(game.times_seen());
        }
    }
    assert!(most_seen > 1, "{most_seen}");
}

fn random_rules(dice: &mut Dice) -> Rules {
    Rules {
        energy: dice.below(2) == 0,
        end_zone: Depth::new(1 + dice.below(6) as u8).expect("a depth"),
        opponents_cannot_be_crossed: dice.below(2) == 0,
        exits_must_be_clear: dice.below(4) == 0,
        hand_off_scores: dice.below(2) == 0,
    }
}

#[test]
fn undoing_and_redoing_everything_is_the_same_game() {
    let mut dice = Dice(17);
    for _ in 0..20 {
        let start = GameState::new(random_rules(&mut dice));
        let whole = random_game(&mut dice, start, 150);
        let mut game = whole.clone();
        while game.undo().is_some() {}
        assert_eq!((game.state(), game.actions().len()), (game.start(), 0));
        while !game.redo_turn().is_empty() {}
        assert_eq!(game, whole);
        while !game.undo_turn().is_empty() {}
        assert_eq!(game.state(), game.start());
        while game.redo().is_some() {}
        assert_eq!(game, whole);
    }
}

#[test]
fn an_action_drops_what_was_undone_and_is_undone_itself() {
    let mut dice = Dice(23);
    for _ in 0..100 {
        let mut game = random_game(&mut dice, GameState::default(), 40);
        let back = dice.below(game.actions().len() + 1);
        assert!(game.go_to(back));
        let before = (game.state(), game.actions().to_vec());
        let actions = game.state().legal_actions();
        if actions.is_empty() {
            continue;
        }
        let any = dice.any_of(&actions);
        game.apply(any).expect("a legal action");
        assert!(game.undone().is_empty());
        assert_eq!(game.redo(), None);
        assert_eq!(game.undo(), Some(any));
        assert_eq!((game.state(), game.actions().to_vec()), before);
        assert_eq!(game.undone(), [any]);
    }
}

/// White space and comments that mean nothing between words.
fn blank(dice: &mut Dice) -> String {
    let parts =
        [" ", "  ", "\t", "\n", "\r\n", "\r", "\u{a0}", "\u{2028}", ";\n", "; D2-9F [x \"\r\n"];
    let more: String = (0..dice.below(3)).map(|_| dice.any_of(&parts)).collect();
    format!("{}{more}", dice.any_of(&[" ", "\n", "\t", ";;\r"]))
}

#[test]
fn a_record_is_its_game_in_whatever_layout() {
    let mut dice = Dice(31);
    for round in 0..40 {
        let start = if round % 2 == 0 {
            GameState::default()
        } else {
            GameState::new(random_rules(&mut dice))
        };
        let mut game = random_game(&mut dice, start, 80);
        for key in ["Atk", "Def", "Event"].iter().take(dice.below(4)) {
            let signs =
                ['a', '"', '\\', ' ', ';', ']', '[', 'é', '🏉', '\t', '\u{2028}', '\u{feff}'];
            let value: String = (0..dice.below(8)).map(|_| dice.any_of(&signs)).collect();
            game.set_header(key, &value).expect("a header");
        }
        let text = game.to_string();
        let again: Game = text.parse().unwrap_or_else(|error| panic!("{text:?}: {error}"));
        assert_eq!(again, game);
        assert_eq!(again.to_string(), text);

        let mut loose = blank(&mut dice);
        for line in text.lines() {
            if line.starts_with('[') {
                loose += &format!("{line} \t; {}\r\n", dice.below(9));
            } else {
                for word in line.split(' ') {
                    loose += word;
                    loose += &blank(&mut dice);
                }
            }
        }
        let again: Game = loose.parse().unwrap_or_else(|error| panic!("{loose:?}: {error}"));
        assert_eq!(again, game, "{loose:?}");
    }
}

#[test]
fn what_is_undone_is_not_written() {
    let mut dice = Dice(37);
    for _ in 0..20 {
        let mut game = random_game(&mut dice, GameState::default(), 60);
        let n = dice.below(game.actions().len() + 1);
        assert!(game.go_to(n));
        let again: Game = game.to_string().parse().expect("a record");
        assert_eq!(again.actions(), game.actions());
        assert_eq!(again == game, game.undone().is_empty());
        assert!(again.undone().is_empty());
    }
}

/// Changes a text at some places, most often to what stands elsewhere in records.
fn garbled(dice: &mut Dice, text: &str) -> String {
    let mut characters: Vec<char> = text.chars().collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(characters.len() + 1);
        let sign =
            dice.any_of(&['[', ']', '"', '\\', ';', ' ', '\n', '\r', 'A', '9', '-', 'é', '\0']);
        match dice.below(3) {
            0 => characters.insert(at, sign),
            1 if at < characters.len() => characters[at] = sign,
            _ if at < characters.len() => drop(characters.remove(at)),
            _ => characters.push(sign),
        }
    }
    characters.into_iter().collect()
}

/// The text before a place, found by counting anew.
fn before(text: &str, line: usize, column: usize) -> String {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let marked = text.replace("\r\n", "\n\u{1}").replace('\r', "\n").replace("\n\u{1}", "\r\n");
    let lines: Vec<&str> = marked.split_inclusive('\n').collect();
    let mut before: String = lines[..line - 1].concat();
    before.extend(lines.get(line - 1).unwrap_or(&"").chars().take(column - 1));
    before
}

#[test]
fn what_stands_before_an_error_is_in_order_and_is_kept() {
    let mut dice = Dice(41);
    let mut errors = 0;
    for _ in 0..1_500 {
        let mut game = random_game(&mut dice, GameState::default(), 12);
        game.set_header("Atk", "A \"n\" \\ n").expect("a header");
        game.set_header("Def", "Bé").expect("a header");
        let text = garbled(&mut dice, &game.to_string());
        let Err(error) = text.parse::<Game>() else { continue };
        errors += 1;
        let kept = error.game();
        assert!(kept.undone().is_empty());
        let before = before(&text, error.line(), error.column());
        if !text[before.len()..].starts_with(error.text()) {
            // A header that is broken on its way: it is shown from where it begins.
            assert!(error.text().starts_with('['), "{text:?}: {error}");
            continue;
        }
        assert_eq!(before.parse::<Game>().as_ref(), Ok(kept), "{text:?}: {error}");
    }
    assert!(errors > 700, "{errors}");
}
