//! cozy-chess.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::hint::black_box;

use cozy_chess::{Board, Move};

use crate::random::Random;
use crate::{Library, Work};

const DEPTH: u32 = 5;
const GAMES: usize = 60;

pub struct Cozy {
    positions: Vec<(Board, Move)>,
    texts: Vec<String>,
}

fn list(board: &Board, moves: &mut Vec<Move>) {
    moves.clear();
    board.generate_moves(|some| {
        moves.extend(some);
        false
    });
}

/// Nodes below `board` down to `depth`, each made and each generated, the leaves as sets of squares.
fn make_and_generate(board: &Board, depth: u32, generated: &mut u64) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 0 {
            *generated += moves.len() as u64;
        } else {
            for action in moves {
                let mut next = board.clone();
                next.play_unchecked(action);
                nodes += 1 + make_and_generate(&next, depth - 1, generated);
            }
        }
        false
    });
    nodes
}

/// The same, and the leaves are not generated.
fn make_leaves(board: &Board, depth: u32, check: &mut u64) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for action in moves {
            let mut next = board.clone();
            next.play_unchecked(action);
            nodes += 1;
            if depth > 1 {
                nodes += make_leaves(&next, depth - 1, check);
            } else {
                *check = check.wrapping_add(u64::from(black_box(&next).halfmove_clock()));
            }
        }
        false
    });
    nodes
}

fn count_leaves(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    board.generate_moves(|moves| {
        if depth == 1 {
            nodes += moves.len() as u64;
        } else {
            for action in moves {
                let mut next = board.clone();
                next.play_unchecked(action);
                nodes += count_leaves(&next, depth - 1);
            }
        }
        false
    });
    nodes
}

impl Library for Cozy {
    const NAME: &'static str = "cozy-chess";

    fn positions(count: usize) -> Self {
        let mut random = Random::new(1);
        let mut seen = HashSet::new();
        let mut positions = Vec::new();
        let mut moves = Vec::new();
        while positions.len() < count {
            let mut board = Board::default();
            for _ in 0..300 {
                list(&board, &mut moves);
                if moves.is_empty() || board.halfmove_clock() >= 100 {
                    break;
                }
                let action = moves[random.below(moves.len())];
                if seen.insert(board.hash()) && positions.len() < count {
                    positions.push((board.clone(), action));
                }
                board.play_unchecked(action);
            }
        }
        let texts = positions.iter().map(|(board, _)| board.to_string()).collect();
        Self { positions, texts }
    }

    fn make_and_generate(&self) -> Work {
        let mut check = 0;
        let units = make_and_generate(&Board::default(), DEPTH, &mut check);
        Work { units, check }
    }

    fn make_leaves(&self) -> Work {
        let mut check = 0;
        let units = make_leaves(&Board::default(), DEPTH, &mut check);
        Work { units, check }
    }

    fn count_leaves(&self) -> Work {
        let units = count_leaves(&Board::default(), DEPTH);
        Work { units, check: units }
    }

    fn list(&self) -> Work {
        let mut work = Work { units: 0, check: 0 };
        let mut moves = Vec::with_capacity(256);
        for (board, _) in &self.positions {
            list(board, &mut moves);
            work.units += black_box(&moves).len() as u64;
        }
        work
    }

    fn make(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (board, action) in &self.positions {
            let mut next = board.clone();
            next.play_unchecked(*action);
            work.check += u64::from(black_box(&next).halfmove_clock());
        }
        work
    }

    fn make_checked(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (board, action) in &self.positions {
            let mut next = board.clone();
            work.check += u64::from(next.try_play(*action).is_ok());
            black_box(&next);
        }
        work
    }

    fn is_legal(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        for (board, action) in &self.positions {
            work.check += u64::from(board.is_legal(*action));
        }
        work
    }

    fn play_out(&self) -> Work {
        let mut random = Random::new(7);
        let mut work = Work { units: 0, check: 0 };
        let mut moves = Vec::with_capacity(256);
        for _ in 0..GAMES {
            let mut board = Board::default();
            loop {
                list(&board, &mut moves);
                if moves.is_empty() || board.halfmove_clock() >= 100 {
                    break;
                }
                board.play_unchecked(moves[random.below(moves.len())]);
                work.units += 1;
            }
            work.check += u64::from(board.fullmove_number());
        }
        work
    }

    fn parse(&self) -> Work {
        let mut work = Work { units: self.texts.len() as u64, check: 0 };
        for text in &self.texts {
            let board: Board = text.parse().expect("a position");
            work.check += u64::from(board.halfmove_clock());
        }
        work
    }

    fn write(&self) -> Work {
        let mut work = Work { units: self.positions.len() as u64, check: 0 };
        let mut text = String::with_capacity(128);
        for (board, _) in &self.positions {
            text.clear();
            write!(text, "{board}").expect("a string takes everything");
            work.check += text.len() as u64;
        }
        work
    }
}
