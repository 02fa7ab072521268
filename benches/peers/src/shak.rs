//! shakmaty.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position};

use crate::random::Random;
use crate::{Library, Work};

const DEPTH: u32 = 5;
const GAMES: usize = 60;

pub struct Shak {
    positions: Vec<(Chess, Move)>,
    texts: Vec<String>,
}

fn fen(position: &Chess) -> Fen {
    Fen::from_position(position, EnPassantMode::Legal)
}

fn make_and_generate(position: &Chess, depth: u32, check: &mut u64) -> u64 {
    let moves = position.legal_moves();
    if depth == 0 {
        *check += moves.len() as u64;
        return 0;
    }
    let mut nodes = 0;
    for action in &moves {
        let mut next = position.clone();
        next.play_unchecked(*action);
        nodes += 1 + make_and_generate(&next, depth - 1, check);
    }
    nodes
}

fn make_leaves(position: &Chess, depth: u32, check: &mut u64) -> u64 {
    let mut nodes = 0;
    for action in &position.legal_moves() {
        let mut next = position.clone();
        next.play_unchecked(*action);
        nodes += 1;
        if depth > 1 {
            nodes += make_leaves(&next, depth - 1, check);
        } else {
            *check = check.wrapping_add(u64::from(black_box(&next).halfmoves()));
        }
    }
    nodes
}

impl Library for Shak {
    const NAME: &'static str = "shakmaty";

    fn positions(count: usize) -> Self {
        let mut random = Random::new(1);
        let mut seen = HashSet::new();
        let mut positions = Vec::new();
        while positions.len() < count {
            let mut position = Chess::default();
            for _ in 0..300 {
                let moves = position.legal_moves();
                if moves.is_empty() || position.halfmoves() >= 100 {
                    break;
                }
                let action = moves[random.below(moves.len())];
                if seen.insert(fen(&position).to_string()) && positions.len() < count {
                    positions.push((position.clone(), action));
                }
                position.play_unchecked(action);
            }
        }
        let texts = positions.iter().map(|(position, _)| fen(position).to_string()).collect();
        Self { positions, texts }
    }

    fn make_and_generate(&self) -> Work {
        let mut check = 0;
        let units = make_and_generate(&Chess::default(), DEPTH, &mut check);
        Work { units, check }
    }

    fn make_leaves(&self) -> Work {
        let mut check = 0;
        let units = make_leaves(&Chess::default(), DEPTH, &mut check);
        Work { units, check }
    }

    fn count_leaves(&self) -> Work {
        let units = shakmaty::perft(&Chess::default(), DEPTH);
        Work { units, check: units }
    }

    fn list(&self) -> Work {
        let mut work = Work { units: 0, check: 0 };
        for (position, _) in &self.positions {
            let moves = position.legal_moves();
            work.units += black_box(&moves).len() as u64;
        }
        work
    }

    fn make(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (position, action) in &self.positions {
            let mut next = position.clone();
            next.play_unchecked(*action);
            work.check += u64::from(black_box(&next).halfmoves());
        }
        work
    }

    fn make_checked(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (position, action) in &self.positions {
            let next = position.clone().play(*action);
            work.check += u64::from(black_box(&next).is_ok());
        }
        work
    }

    fn is_legal(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (position, action) in &self.positions {
            work.check += u64::from(position.is_legal(*action));
        }
        work
    }

    fn play_out(&self) -> Work {
        let mut random = Random::new(7);
        let mut work = Work { units: 0, check: 0 };
        for _ in 0..GAMES {
            let mut position = Chess::default();
            loop {
                let moves = position.legal_moves();
                if moves.is_empty() || position.halfmoves() >= 100 {
                    break;
                }
                position.play_unchecked(moves[random.below(moves.len())]);
                work.units += 1;
            }
            work.check += u64::from(position.fullmoves().get());
        }
        work
    }

    fn parse(&self) -> Work {
        let mut work = Work { units: self.texts.len() as u64, check: 0 };
        for text in &self.texts {
            let fen: Fen = text.parse().expect("a position");
            let position: Chess =
                fen.into_position(CastlingMode::Standard).expect("a legal position");
            work.check += u64::from(position.halfmoves());
        }
        work
    }

    fn write(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        let mut text = String::with_capacity(128);
        for (position, _) in &self.positions {
            text.clear();
            write!(text, "{}", fen(position)).expect("a string takes everything");
            work.check += text.len() as u64;
        }
        work
    }
}
