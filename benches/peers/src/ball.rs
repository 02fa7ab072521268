//! ball-rules.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::hint::black_box;

use ball_rules::{Action, ActionList, GameState, Phase};

use crate::random::Random;
use crate::{Library, Work};

const DEPTH: u8 = 5;
const GAMES: usize = 60;

pub struct Ball {
    positions: Vec<(GameState, Action)>,
    texts: Vec<String>,
}

/// Nodes below `state` as deep as there are lists, each made and each generated, the leaves without
/// one.
fn make_and_generate(state: &GameState, lists: &mut [ActionList], generated: &mut u64) -> u64 {
    let Some((actions, lists)) = lists.split_first_mut() else {
        *generated += state.count_legal_actions() as u64;
        return 0;
    };
    state.legal_actions_into(actions);
    let mut nodes = 0;
    for &action in &*actions {
        let mut next = *state;
        next.apply_unchecked(action);
        nodes += 1 + make_and_generate(&next, lists, generated);
    }
    nodes
}

/// The same, and the leaves are not generated.
fn make_leaves(state: &GameState, lists: &mut [ActionList], check: &mut u64) -> u64 {
    let Some((actions, lists)) = lists.split_first_mut() else { return 0 };
    state.legal_actions_into(actions);
    let mut nodes = 0;
    for &action in &*actions {
        let mut next = *state;
        next.apply_unchecked(action);
        nodes += 1;
        if lists.is_empty() {
            *check = check.wrapping_add(u64::from(black_box(&next).ap()));
        } else {
            nodes += make_leaves(&next, lists, check);
        }
    }
    nodes
}

impl Library for Ball {
    const NAME: &'static str = "ball-rules";

    fn positions(count: usize) -> Self {
        let mut random = Random::new(1);
        let mut seen = HashSet::new();
        let mut positions = Vec::new();
        let mut unblocking = 0;
        while positions.len() < count {
            let mut state = GameState::default();
            loop {
                let actions = state.legal_actions();
                if actions.is_empty() {
                    break;
                }
                let action = actions[random.below(actions.len())];
                // Both phases alike: one position of each in turn, as far as there are some.
                let is_unblocking = state.phase() == Phase::Unblock;
                let wanted = is_unblocking || unblocking * 2 >= positions.len();
                if wanted && seen.insert(state) && positions.len() < count {
                    unblocking += usize::from(is_unblocking);
                    positions.push((state, action));
                }
                state.apply_unchecked(action);
            }
        }
        let texts = positions.iter().map(|(state, _)| state.to_string()).collect();
        Self { positions, texts }
    }

    fn make_and_generate(&self) -> Work {
        let mut check = 0;
        let mut lists = [(); DEPTH as usize].map(|()| ActionList::new());
        let units = make_and_generate(&GameState::default(), &mut lists, &mut check);
        Work { units, check }
    }

    fn make_leaves(&self) -> Work {
        let mut check = 0;
        let mut lists = [(); DEPTH as usize].map(|()| ActionList::new());
        let units = make_leaves(&GameState::default(), &mut lists, &mut check);
        Work { units, check }
    }

    fn count_leaves(&self) -> Work {
        let units = ball_rules::perft(&GameState::default(), DEPTH.into());
        Work { units, check: units }
    }

    fn list(&self) -> Work {
        let mut work = Work { units: 0, check: 0 };
        let mut list = ActionList::new();
        for (state, _) in &self.positions {
            state.legal_actions_into(&mut list);
            work.units += black_box(&list).len() as u64;
        }
        work
    }

    fn make(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (state, action) in &self.positions {
            let mut next = *state;
            next.apply_unchecked(*action);
            work.check += u64::from(black_box(&next).ap());
        }
        work
    }

    fn make_checked(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (state, action) in &self.positions {
            let mut next = *state;
            work.check += u64::from(next.apply(*action).is_ok());
            black_box(&next);
        }
        work
    }

    fn is_legal(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (state, action) in &self.positions {
            work.check += u64::from(state.is_legal(*action));
        }
        work
    }

    fn play_out(&self) -> Work {
        let mut random = Random::new(7);
        let mut work = Work { units: 0, check: 0 };
        let mut actions = ActionList::new();
        for _ in 0..GAMES {
            let mut state = GameState::default();
            loop {
                state.legal_actions_into(&mut actions);
                if actions.is_empty() {
                    break;
                }
                state.apply_unchecked(actions[random.below(actions.len())]);
                work.units += 1;
            }
            work.check += u64::from(state.turn());
        }
        work
    }

    fn parse(&self) -> Work {
        let mut work = Work { units: self.texts.len() as u64, check: 0 };
        for text in &self.texts {
            let state: GameState = text.parse().expect("a position");
            work.check += u64::from(state.ap());
        }
        work
    }

    fn write(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        let mut text = String::with_capacity(128);
        for (state, _) in &self.positions {
            text.clear();
            write!(text, "{state}").expect("a string takes everything");
            work.check += text.len() as u64;
        }
        work
    }
}
