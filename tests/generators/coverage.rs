//! Which oddities the generated positions have, and that each is frequent enough.

use std::collections::{BTreeMap, BTreeSet};

use ball_rules::{ActionKind, Ball, GameState, Phase, Piece, Rules, Setup, SquareSet, Task, Team};

/// How many positions are looked at.
pub const POSITIONS: usize = 20_000;

/// Fails unless each of the oddities is found at least so many times in [`POSITIONS`] positions,
/// and each piece is found on top of each other one.
pub fn assert_varied(states: impl Iterator<Item = GameState>, wanted: &[(&str, usize)]) {
    let mut found = BTreeMap::<String, usize>::new();
    let mut stacks = BTreeSet::new();
    let mut positions = 0;
    for state in states {
        for oddity in oddities(&state) {
            *found.entry(oddity).or_default() += 1;
        }
        stacks.extend(tops(&state).map(|top| (top, bottom_under(&state, top))));
        positions += 1;
    }
    assert_eq!(positions, POSITIONS);
    println!("{found:#?}");
    let count = |oddity: &str| found.get(oddity).copied().unwrap_or(0);
    let rare: Vec<_> = wanted.iter().filter(|&&(oddity, least)| count(oddity) < least).collect();
    assert_eq!(rare, Vec::<&(&str, usize)>::new(), "too rare");
    assert_eq!(stacks.len(), Piece::COUNT * (Piece::COUNT - 1), "stacks of two different pieces");
}

/// What arbitrary positions have to show: one in forty at least, unless the oddity takes several
/// things at once.
pub const OF_ARBITRARY: &[(&str, usize)] = &[
    ("default settings", 500),
    ("switch c", 500),
    ("switch s", 500),
    ("switch h", 500),
    ("energy game", 500),
    ("0 EP", 500),
    ("1 to 9 EP", 500),
    ("65534 EP", 500),
    ("65535 EP", 500),
    ("depth 1", 500),
    ("depth 2", 500),
    ("depth 3", 500),
    ("depth 4", 500),
    ("depth 5", 500),
    ("depth 6", 500),
    ("phase Action", 500),
    ("phase Unblock", 500),
    ("phase Won", 500),
    ("won by ATK", 200),
    ("won by DEF", 200),
    ("won by a top", 200),
    ("side ATK", 500),
    ("side DEF", 500),
    ("0 AP", 500),
    ("1 AP", 500),
    ("2 AP", 500),
    ("after a hand-off", 500),
    ("turn 1", 500),
    ("turn 2 to 100", 500),
    ("turn 65534", 500),
    ("turn 65535", 500),
    ("standard formation", 500),
    ("all pieces away", 500),
    ("all pieces away, over 12 rows", 500),
    ("other kinds", 500),
    ("no stack", 500),
    ("seven stacks", 500),
    ("stack on an opponent", 500),
    ("stack on a team-mate", 500),
    ("fresh stack", 500),
    ("old own stack", 500),
    ("bottom that is down", 500),
    ("bottom that is upright", 500),
    ("bottom of the other team's", 500),
    ("held back", 500),
    ("held-back top", 500),
    ("held-back bottom", 500),
    ("held back and down", 500),
    ("down", 500),
    ("all down that can be", 100),
    ("nobody may act", 500),
    ("holder down", 500),
    ("holder on top", 500),
    ("holder held back", 500),
    ("holder in the goal, not won", 200),
    ("loose ball", 500),
    ("loose ball in an end zone", 200),
    ("loose ball at the edge", 200),
    ("loose ball among four", 20),
    ("ball in an end zone", 500),
    ("two closed neighbours", 500),
    ("no vacant neighbour", 500),
    ("task that is not open", 100),
    ("task to stand up", 500),
    ("task to release", 500),
    ("task to release a ball", 200),
    ("Move", 500),
    ("Dodge", 500),
    ("TacticalDodge", 500),
    ("Block", 500),
    ("Protection", 500),
    ("HandOff", 500),
    ("ShortPass", 500),
    ("LongPass", 500),
    ("Convert", 500),
    ("End", 500),
    ("StandUp", 500),
    ("Release", 500),
];

/// What positions have to show that games lead to.
pub const OF_REACHABLE: &[(&str, usize)] = &[
    ("default settings", 500),
    ("switch c", 500),
    ("switch s", 500),
    ("switch h", 500),
    ("energy game", 500),
    ("depth 1", 500),
    ("depth 6", 500),
    ("phase Action", 500),
    ("phase Unblock", 500),
    ("phase Won", 200),
    ("won by ATK", 50),
    ("won by DEF", 50),
    ("0 AP", 500),
    ("1 AP", 500),
    ("2 AP", 500),
    ("after a hand-off", 100),
    ("standard formation", 100),
    ("stack on an opponent", 500),
    ("stack on a team-mate", 500),
    ("fresh stack", 500),
    ("old own stack", 500),
    ("bottom that is down", 500),
    ("held back", 200),
    ("down", 500),
    ("holder on top", 200),
    ("loose ball", 500),
    ("loose ball in an end zone", 200),
    ("two closed neighbours", 100),
    ("no vacant neighbour", 200),
    ("task to stand up", 500),
    ("task to release", 500),
    ("Move", 500),
    ("Dodge", 500),
    ("TacticalDodge", 500),
    ("Block", 500),
    ("Protection", 500),
    ("HandOff", 500),
    ("ShortPass", 500),
    ("LongPass", 500),
    ("Convert", 500),
    ("End", 500),
    ("StandUp", 500),
    ("Release", 500),
];

fn tops(state: &GameState) -> impl Iterator<Item = Piece> {
    Piece::all().filter(|&piece| state.is_top(piece))
}

fn bottom_under(state: &GameState, top: Piece) -> Piece {
    state.pieces_on(state.square_of(top)).without(top).first().expect("a stack")
}

/// Everything that is odd in a position, each once.
fn oddities(state: &GameState) -> BTreeSet<String> {
    let mut oddities = BTreeSet::new();
    oddities_of_the_turn(state, &mut |oddity, holds| {
        holds.then(|| oddities.insert(oddity.to_string()));
    });
    oddities_of_the_pieces(state, &mut |oddity, holds| {
        holds.then(|| oddities.insert(oddity.to_string()));
    });
    oddities_of_the_ball(state, &mut |oddity, holds| {
        holds.then(|| oddities.insert(oddity.to_string()));
    });
    oddities
}

fn oddities_of_the_turn(state: &GameState, note: &mut dyn FnMut(&str, bool)) {
    let rules = state.rules();
    note("default settings", rules == Rules::default());
    note("switch c", rules.opponents_cannot_be_crossed);
    note("switch s", rules.exits_must_be_clear);
    note("switch h", rules.hand_off_scores);
    note("energy game", rules.energy);
    for team in Team::ALL {
        let ep = state.ep(team);
        note("1 to 9 EP", (1..10).contains(&ep));
        note(&format!("{ep} EP"), rules.energy && [0, 65_534, 65_535].contains(&ep));
    }
    note(&format!("depth {}", rules.end_zone.rows()), true);
    note(&format!("phase {:?}", state.phase()), true);
    note(&format!("side {}", state.side_to_act()), true);
    if let Some(winner) = state.winner() {
        note(&format!("won by {winner}"), true);
        note("won by a top", state.holder().is_some_and(|holder| state.is_top(holder)));
    }
    note(&format!("{} AP", state.ap()), state.phase() == Phase::Action);
    note("after a hand-off", state.after_hand_off());
    note(&format!("turn {}", state.turn()), [1, 65_534, 65_535].contains(&state.turn()));
    note("turn 2 to 100", (2..=100).contains(&state.turn()));
    let actions = state.legal_actions();
    for kind in ActionKind::ALL {
        note(&format!("{kind:?}"), actions.iter().any(|action| action.kind() == kind));
    }
}

fn oddities_of_the_pieces(state: &GameState, note: &mut dyn FnMut(&str, bool)) {
    let standard = Setup::default();
    let own = state.side_to_act();
    let at_home = |piece: Piece| state.square_of(piece) == standard[piece].square;
    note("standard formation", Piece::all().all(at_home));
    note("all pieces away", !Piece::all().any(at_home));
    let rows = || Piece::all().map(|piece| state.square_of(piece).row());
    let over_12_rows = rows().max() >= rows().min().map(|row| row + 11);
    note("all pieces away, over 12 rows", !Piece::all().any(at_home) && over_12_rows);
    note("other kinds", Piece::all().any(|piece| state.kind_of(piece) != standard[piece].kind));
    note("no stack", state.closed().is_empty());
    note("seven stacks", state.closed().len() == 7);
    note("nobody may act", state.phase() == Phase::Action && state.movers().is_empty());
    note("all down that can be", Piece::all().all(|p| state.is_down(p) != state.is_top(p)));
    for top in tops(state) {
        let bottom = bottom_under(state, top);
        let team_mates = bottom.team() == top.team();
        note(if team_mates { "stack on a team-mate" } else { "stack on an opponent" }, true);
        note("fresh stack", state.is_fresh(top));
        note("old own stack", top.team() == own && !state.is_fresh(top));
        note("held-back top", state.is_held_back(top));
        note("held-back bottom", state.is_held_back(bottom));
        note("bottom of the other team's", top.team() != own && bottom.team() == own);
        note(
            if state.is_down(bottom) { "bottom that is down" } else { "bottom that is upright" },
            true,
        );
    }
    for piece in Piece::all() {
        let around = state.square_of(piece).neighbours();
        let enclosed = (around & state.vacant()).is_empty();
        let to_stand_up = state.is_down(piece) && piece.team() == own && !state.is_bottom(piece);
        note("held back", state.is_held_back(piece));
        note("held back and down", state.is_held_back(piece) && state.is_down(piece));
        note("down", state.is_down(piece));
        note("two closed neighbours", (around & state.closed()).len() >= 2);
        note("no vacant neighbour", enclosed);
        note("task that is not open", state.phase() == Phase::Unblock && to_stand_up && enclosed);
    }
    for &task in &state.open_tasks() {
        note("task to stand up", matches!(task, Task::StandUp { .. }));
        note("task to release", matches!(task, Task::Release { .. }));
        let of_holder = matches!(task, Task::Release { top, .. } if state.holder() == Some(top));
        note("task to release a ball", of_holder);
    }
}

fn oddities_of_the_ball(state: &GameState, note: &mut dyn FnMut(&str, bool)) {
    let zone_of = |team: Team| state.rules().end_zone_of(team);
    let zones = zone_of(Team::Atk) | zone_of(Team::Def);
    note("ball in an end zone", zones.contains(state.ball_square()));
    match state.ball() {
        Ball::Held(holder) => {
            let in_the_goal = zone_of(holder.team().opponent()).contains(state.ball_square());
            note("holder in the goal, not won", in_the_goal && state.phase() != Phase::Won);
            note("holder down", state.is_down(holder));
            note("holder on top", state.is_top(holder));
            note("holder held back", state.is_held_back(holder));
        }
        Ball::Loose(square) => {
            note("loose ball", true);
            note("loose ball in an end zone", zones.contains(square));
            note("loose ball at the edge", square.neighbours().len() < 4);
            let around: SquareSet = square.neighbours() & state.occupied();
            note("loose ball among four", around.len() == 4);
        }
    }
}
