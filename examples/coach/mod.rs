//! A small coach: it looks ahead over its own turn and the other coach's answer, and needs nothing
//! but the rules.

use std::cmp::Reverse;
use std::collections::HashSet;

use ball_rules::{Action, Ball, GameState, Team};

/// How many positions are looked into further after each action of a turn.
const WIDTH: usize = 120;
/// The same for the answer to a turn.
const ANSWER_WIDTH: usize = 24;
/// How many turns are compared by the answers to them.
const CANDIDATES: usize = 16;
/// Turns that are worth at most so many points less than the best one are as good.
const MARGIN: i32 = 30;

/// Plays either side, always the same for the same seed and positions.
pub struct Coach {
    random: u64,
    /// The rest of the turn, the next action last, each with the position that it is for.
    plan: Vec<(GameState, Action)>,
}

impl Coach {
    pub fn new(seed: u64) -> Self {
        Self { random: seed, plan: Vec::new() }
    }

    /// An action for the side to act; `None` when the game is won.
    pub fn choose(&mut self, state: &GameState) -> Option<Action> {
        if self.plan.last().is_none_or(|(position, _)| position != state) {
            self.plan = self.plan_turn(state);
        }
        self.plan.pop().map(|(_, action)| action)
    }

    fn plan_turn(&mut self, state: &GameState) -> Vec<(GameState, Action)> {
        let search = Search::new(state, WIDTH);
        let mut turns: Vec<(i32, usize)> = Vec::new();
        for &(_, end) in search.ends.iter().take(CANDIDATES) {
            turns.push((value_after_answer(&search.nodes[end].state), end));
        }
        let best = turns.iter().map(|&(value, _)| value).max().unwrap_or_default();
        turns.retain(|&(value, _)| value + MARGIN >= best);
        if turns.is_empty() {
            return Vec::new();
        }
        let (_, end) = turns[self.random_below(turns.len())];
        search.way_to(end)
    }

    /// SplitMix64.
    fn random_below(&mut self, n: usize) -> usize {
        self.random = self.random.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.random;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        ((bits ^ (bits >> 31)) % n as u64) as usize
    }
}

/// What a turn is worth to its coach, given the position after it.
fn value_after_answer(state: &GameState) -> i32 {
    match Search::new(state, ANSWER_WIDTH).ends.first() {
        Some(&(value, _)) => -value,
        None => TOUCHDOWN, // a won position has no answer
    }
}

/// The positions that one turn can lead to: all of them, or where there are too many, those
/// that look best on the way.
struct Search {
    nodes: Vec<Node>,
    /// The nodes where the turn has passed or the game is won, with their values, best first.
    ends: Vec<(i32, usize)>,
}

struct Node {
    state: GameState,
    /// The node before, and the action that leads here.
    from: Option<(usize, Action)>,
}

impl Search {
    fn new(start: &GameState, width: usize) -> Self {
        let mut search = Self { nodes: vec![Node { state: *start, from: None }], ends: vec![] };
        let mut seen = HashSet::new();
        let mut layer = vec![(0, 0)];
        while !layer.is_empty() && !search.has_touchdown() {
            layer = search.one_action_further(&layer, &mut seen);
            layer.sort_by_key(|&(value, _)| Reverse(value));
            layer.truncate(width);
        }
        search.ends.sort_by_key(|&(value, _)| Reverse(value));
        search
    }

    /// The new nodes where the turn goes on, with their values; the others are ends.
    fn one_action_further(
        &mut self,
        layer: &[(i32, usize)],
        seen: &mut HashSet<GameState>,
    ) -> Vec<(i32, usize)> {
        let team = self.nodes[0].state.side_to_act();
        let mut next_layer = Vec::new();
        for &(_, node) in layer {
            let before = self.nodes[node].state;
            for action in before.legal_actions() {
                let mut state = before;
                state.apply_unchecked(action);
                if seen.insert(state) {
                    let goes_on = state.winner().is_none() && state.side_to_act() == team;
                    let list = if goes_on { &mut next_layer } else { &mut self.ends };
                    list.push((value(&state, team), self.nodes.len()));
                    self.nodes.push(Node { state, from: Some((node, action)) });
                }
            }
        }
        next_layer
    }

    fn has_touchdown(&self) -> bool {
        self.ends.iter().any(|&(value, _)| value == TOUCHDOWN)
    }

    /// The actions that lead to a node, the last one first, each with the position before it.
    fn way_to(&self, mut node: usize) -> Vec<(GameState, Action)> {
        let mut way = Vec::new();
        while let Some((before, action)) = self.nodes[node].from {
            way.push((self.nodes[before].state, action));
            node = before;
        }
        way
    }
}

/// More than everything else together.
const TOUCHDOWN: i32 = 1_000_000;
/// The holder can probably score in the turn that goes on.
const CHANCE_TO_SCORE: i32 = 500;
/// The holder can probably be robbed in the turn that goes on.
const CHANCE_TO_TAKE: i32 = 250;
const HOLDING: i32 = 100;
const ROW_OF_HELD_BALL: i32 = 50;
/// Of its row, and of a step to it.
const LOOSE_BALL: i32 = 40;
const INACTIVE: i32 = 24;
const AP_LEFT: i32 = 15;
const EP: i32 = 10;
const STEP_TO_BALL: i32 = 3;
const ROW: i32 = 2;

/// What a position is worth to a team, in points.
fn value(state: &GameState, team: Team) -> i32 {
    match state.winner() {
        Some(winner) if winner == team => TOUCHDOWN,
        Some(_) => -TOUCHDOWN,
        None => points(state, team) - points(state, team.opponent()),
    }
}

fn points(state: &GameState, team: Team) -> i32 {
    let ball = state.ball_square();
    let to_act = state.side_to_act() == team;
    let mut nearest = i32::MAX;
    let ap = if to_act { i32::from(state.ap()) } else { 0 };
    let mut points = AP_LEFT * ap + EP * i32::from(state.ep(team));
    for piece in team.pieces() {
        let square = state.square_of(piece);
        let steps = i32::from(square.distance(ball));
        points += ROW * rows_gained(square.row(), team) - STEP_TO_BALL * steps;
        if state.is_active(piece) {
            nearest = nearest.min(steps);
        } else {
            points -= INACTIVE;
        }
    }
    points + ball_points(state, team, to_act, nearest)
}

/// `nearest` is the distance of the team's nearest active piece from the ball.
fn ball_points(state: &GameState, team: Team, to_act: bool, nearest: i32) -> i32 {
    let rows = rows_gained(state.ball_square().row(), team);
    match state.ball() {
        Ball::Held(piece) if piece.team() == team => {
            let may_score = to_act && rows >= 14 && state.is_active(piece);
            let chance = if may_score { CHANCE_TO_SCORE } else { 0 };
            HOLDING + ROW_OF_HELD_BALL * rows + chance
        }
        Ball::Held(piece) => {
            let may_take = to_act && nearest <= 3 && !state.is_top(piece);
            if may_take { CHANCE_TO_TAKE } else { 0 }
        }
        Ball::Loose(_) => LOOSE_BALL * (rows - nearest.min(16)),
    }
}

/// How far a row is from the team's own end, 0 to 16.
fn rows_gained(row: u8, team: Team) -> i32 {
    match team {
        Team::Atk => i32::from(row) - 1,
        Team::Def => 17 - i32::from(row),
    }
}
