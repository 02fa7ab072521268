//! What the rules cost, row by row as in `docs/PERFORMANCE.md`.
//!
//! `cargo bench`. A time by itself says little on a shared machine; for ratios to other libraries
//! see `benches/peers`.

use std::collections::HashSet;
use std::fmt::Write as _;
use std::hint::black_box;

use ball_rules::{Action, ActionList, GameState, Phase, perft};
use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};

/// Distinct positions, so that no branch predictor learns them by heart.
const POSITIONS: usize = 20_000;

/// SplitMix64.
fn next(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut z = *state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// Positions of random games, of the action phase and the unblocking phase alike, each with a legal
/// action.
fn positions() -> Vec<(GameState, Action)> {
    let mut random = 1;
    let mut seen = HashSet::new();
    let mut positions = Vec::new();
    let mut unblocking = 0;
    let mut state = GameState::default();
    while positions.len() < POSITIONS {
        let actions = state.legal_actions();
        if actions.is_empty() {
            state = GameState::default();
            continue;
        }
        let action = actions[next(&mut random) as usize % actions.len()];
        let is_unblocking = state.phase() == Phase::Unblock;
        let wanted = is_unblocking || unblocking * 2 >= positions.len();
        if wanted && seen.insert(state) {
            unblocking += usize::from(is_unblocking);
            positions.push((state, action));
        }
        state.apply_unchecked(action);
    }
    positions
}

fn make_leaves(state: &GameState, depth: u32) -> u64 {
    let mut nodes = 0;
    for &action in &state.legal_actions() {
        let mut next = *state;
        next.apply_unchecked(action);
        nodes += 1 + if depth > 1 { make_leaves(&next, depth - 1) } else { 0 };
        black_box(&next);
    }
    nodes
}

fn make_and_generate(state: &GameState, depth: u32) -> u64 {
    if depth == 0 {
        black_box(state.count_legal_actions());
        return 0;
    }
    let mut nodes = 0;
    for &action in &state.legal_actions() {
        let mut next = *state;
        next.apply_unchecked(action);
        nodes += 1 + make_and_generate(&next, depth - 1);
    }
    nodes
}

fn perfts(c: &mut Criterion) {
    let start = GameState::default();
    let mut group = c.benchmark_group("perft");
    group.sample_size(20);
    group.throughput(Throughput::Elements(make_and_generate(&start, 4)));
    group.bench_function("every node made and generated", |b| {
        b.iter(|| make_and_generate(&start, 4));
    });
    group.throughput(Throughput::Elements(make_leaves(&start, 4)));
    group.bench_function("every leaf made, not generated", |b| b.iter(|| make_leaves(&start, 4)));
    group.throughput(Throughput::Elements(perft(&start, 4)));
    group.bench_function("last ply counted and not made", |b| b.iter(|| perft(&start, 4)));
    group.finish();
}

fn play_outs(c: &mut Criterion) {
    c.bench_function("one random play-out", |b| {
        let mut random = 7;
        b.iter(|| {
            let mut state = GameState::default();
            loop {
                let actions = state.legal_actions();
                if actions.is_empty() {
                    break state.turn();
                }
                state.apply_unchecked(actions[next(&mut random) as usize % actions.len()]);
            }
        });
    });
}

fn calls(c: &mut Criterion) {
    let positions = positions();
    let texts: Vec<String> = positions.iter().map(|(state, _)| state.to_string()).collect();
    let mut group = c.benchmark_group("over 20 000 positions");
    group.sample_size(30);
    group.throughput(Throughput::Elements(POSITIONS as u64));
    group.bench_function("list of legal actions", |b| {
        b.iter(|| {
            for (state, _) in &positions {
                black_box(state.legal_actions());
            }
        });
    });
    group.bench_function("list of legal actions, used again", |b| {
        let mut list = ActionList::new();
        b.iter(|| {
            for (state, _) in &positions {
                state.legal_actions_into(&mut list);
                black_box(&list);
            }
        });
    });
    group.bench_function("count of legal actions", |b| {
        b.iter(|| positions.iter().map(|(state, _)| state.count_legal_actions()).sum::<usize>());
    });
    group.bench_function("copy and make", |b| {
        b.iter(|| {
            for &(mut state, action) in &positions {
                state.apply_unchecked(action);
                black_box(&state);
            }
        });
    });
    group.bench_function("copy and make with the check", |b| {
        b.iter(|| {
            for &(mut state, action) in &positions {
                black_box(state.apply(action).is_ok());
                black_box(&state);
            }
        });
    });
    group.bench_function("copy and make with events", |b| {
        b.iter(|| {
            for &(mut state, action) in &positions {
                let told = state.apply_and_visit_events(action, |event| {
                    black_box(event);
                });
                black_box(told.is_ok());
            }
        });
    });
    group.bench_function("is this legal?", |b| {
        b.iter(|| positions.iter().filter(|(state, action)| state.is_legal(*action)).count());
    });
    group.bench_function("hash", |b| {
        b.iter(|| positions.iter().fold(0, |hash, (state, _)| hash ^ state.hash64()));
    });
    group.bench_function("pack and unpack", |b| {
        b.iter(|| {
            for (state, _) in &positions {
                black_box(GameState::unpack(&state.pack()).is_ok());
            }
        });
    });
    group.bench_function("parse and check a text", |b| {
        b.iter(|| texts.iter().filter(|text| text.parse::<GameState>().is_ok()).count());
    });
    group.bench_function("write a text", |b| {
        b.iter_batched_ref(
            || String::with_capacity(256),
            |text| {
                for (state, _) in &positions {
                    text.clear();
                    write!(text, "{state}").expect("a string takes everything");
                    black_box(&text);
                }
            },
            BatchSize::SmallInput,
        );
    });
    group.finish();
}

criterion_group!(benches, perfts, play_outs, calls);
criterion_main!(benches);
