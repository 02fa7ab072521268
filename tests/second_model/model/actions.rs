//! The action phase: sections 4 to 9, 11 and 13.

use super::Act;
use super::board::{Ball, Name, Phase, Piece, Position, Square, Team, all_squares};

/// 4.2, 4.4: every legal action of the side to act.
pub fn legal_actions(position: &Position) -> Vec<Act> {
    let mut acts = Vec::new();
    for piece in position.own_pieces() {
        if position.may_act(piece) {
            find_moves(position, piece, &mut acts);
            find_dodges(position, piece, &mut acts);
            find_tactical_dodges(position, piece, &mut acts);
            find_blocks_and_protections(position, piece, &mut acts);
        }
        // 8.1: only the holder, and only when it may act.
        if position.may_act(piece) && position.is_holder(piece) {
            find_hand_offs(position, piece, &mut acts);
            find_short_passes(position, piece, &mut acts);
            find_long_passes(position, piece, &mut acts);
        }
    }
    if position.energy.is_some() {
        acts.push(Act::Convert); // 11.1, 11.3
    }
    acts.push(Act::End);
    // 4.3: the AP left must suffice for the whole action.
    acts.retain(|act| ap_cost(position, *act) <= ap_left(position));
    acts
}

/// 4.2: the AP left in the action phase; 0 otherwise (12.4).
fn ap_left(position: &Position) -> u32 {
    match position.phase {
        Phase::Action { ap, .. } => ap,
        Phase::Unblocking | Phase::Won => 0,
    }
}

/// Section 5, column AP.
fn ap_cost(position: &Position, act: Act) -> u32 {
    match act {
        Act::Move { piece, target } => {
            if position.piece(piece).square.is_adjacent(target) {
                1
            } else {
                2
            }
        }
        Act::Dodge { .. } => 1,
        Act::TacticalDodge { .. } => 0,
        Act::Block { .. } => 1,
        Act::Protection { .. } => 1,
        Act::HandOff { .. } => 0,
        Act::ShortPass { .. } => 1,
        Act::LongPass { .. } => 2,
        Act::Convert => 1,
        Act::End => 0,
        // 10.7: no actions.
        Act::StandUp { .. } | Act::Release { .. } => 0,
    }
}

/// Section 5, column EP.
fn ep_reward(act: Act) -> u16 {
    match act {
        Act::Move { .. } => 0,
        Act::Dodge { .. } => 1,
        Act::TacticalDodge { .. } => 2,
        Act::Block { .. } => 1,
        Act::Protection { .. } => 0,
        Act::HandOff { .. } => 0,
        Act::ShortPass { .. } => 1,
        Act::LongPass { .. } => 2,
        Act::Convert => 1,
        Act::End => 0,
        // 10.7: no actions.
        Act::StandUp { .. } | Act::Release { .. } => 0,
    }
}

/// 6.1, 6.2, 6.3: moves of 1 and of 2 squares.
fn find_moves(position: &Position, piece: &Piece, acts: &mut Vec<Act>) {
    let name = piece.name;
    for target in piece.square.adjacent_squares() {
        if position.is_vacant(target) {
            acts.push(Act::Move { piece: name, target });
        }
    }
    for route in piece.kind.routes(piece.square) {
        if is_middle_crossable(position, route.middle) && position.is_vacant(route.target) {
            acts.push(Act::Move { piece: name, target: route.target });
        }
    }
}

/// 2.3, 6.3: a route without a middle crosses nothing.
fn is_middle_crossable(position: &Position, middle: Option<Square>) -> bool {
    match middle {
        Some(square) => is_crossable(position, square),
        None => true,
    }
}

/// 6.3: vacant, or a single active piece; with switch `c` no opponent.
fn is_crossable(position: &Position, square: Square) -> bool {
    if position.is_vacant(square) {
        return true;
    }
    match position.single_active_piece_on(square) {
        Some(piece) => position.is_own(piece) || !position.settings.switches.c,
        None => false,
    }
}

/// 6.4: dodges, one for each exit.
fn find_dodges(position: &Position, piece: &Piece, acts: &mut Vec<Act>) {
    for route in piece.kind.routes(piece.square) {
        if !is_middle_crossable(position, route.middle) {
            continue;
        }
        if position.single_active_opponent_on(route.target).is_none() {
            continue;
        }
        for exit in route.target.adjacent_squares() {
            if is_allowed_exit_or_landing(position, exit) {
                acts.push(Act::Dodge { piece: piece.name, target: route.target, exit });
            }
        }
    }
}

/// 6.4, 6.6: exit and landing are vacant; 6.8: with switch `s` clear.
fn is_allowed_exit_or_landing(position: &Position, square: Square) -> bool {
    if position.settings.switches.s {
        position.is_clear(square)
    } else {
        position.is_vacant(square)
    }
}

/// 6.6: tactical dodges, one for each push. X and Box are the kinds whose routes have a middle.
fn find_tactical_dodges(position: &Position, piece: &Piece, acts: &mut Vec<Act>) {
    for route in piece.kind.routes(piece.square) {
        let Some(middle) = route.middle else {
            continue;
        };
        if position.single_active_opponent_on(middle).is_none() {
            continue;
        }
        if !is_allowed_exit_or_landing(position, route.target) {
            continue;
        }
        for push in middle.adjacent_squares() {
            // The square that the acting piece has just left counts as clear.
            let clear = push == piece.square || position.is_clear(push);
            if clear && push != route.target {
                acts.push(Act::TacticalDodge { piece: piece.name, landing: route.target, push });
            }
        }
    }
}

/// 7.1: one step onto a square with exactly one other piece.
fn find_blocks_and_protections(position: &Position, piece: &Piece, acts: &mut Vec<Act>) {
    for square in piece.square.adjacent_squares() {
        let Some(other) = position.single_piece_on(square) else {
            continue;
        };
        let piece = piece.name;
        if position.is_own(other) {
            acts.push(Act::Protection { piece, square });
        } else {
            acts.push(Act::Block { piece, square });
        }
    }
}

/// 8.2, 8.3: hand-offs to every other piece of the network.
fn find_hand_offs(position: &Position, holder: &Piece, acts: &mut Vec<Act>) {
    if was_last_a_hand_off(position) {
        return;
    }
    for receiver in network(position, holder) {
        if receiver != holder.name {
            acts.push(Act::HandOff { piece: holder.name, receiver });
        }
    }
}

/// 8.3: the last action of a piece in this turn was a hand-off.
fn was_last_a_hand_off(position: &Position) -> bool {
    match position.phase {
        Phase::Action { last_was_hand_off, .. } => last_was_hand_off,
        Phase::Unblocking | Phase::Won => false,
    }
}

/// 8.2: the holder and, for each piece in it, every active own piece on an adjacent square.
fn network(position: &Position, holder: &Piece) -> Vec<Name> {
    let mut network = vec![holder.name];
    let mut next = 0;
    while next < network.len() {
        let member = position.piece(network[next]);
        for other in position.own_pieces() {
            if position.is_active(other)
                && other.square.is_adjacent(member.square)
                && !network.contains(&other.name)
            {
                network.push(other.name);
            }
        }
        next += 1;
    }
    network
}

/// 8.4: an active team-mate at distance 4 or less, and a vacant square adjacent to it.
fn find_short_passes(position: &Position, holder: &Piece, acts: &mut Vec<Act>) {
    for receiver in position.own_pieces() {
        let is_team_mate = receiver.name != holder.name;
        let is_near = holder.square.distance(receiver.square) <= 4;
        if !is_team_mate || !is_near || !position.is_active(receiver) {
            continue;
        }
        for square in receiver.square.adjacent_squares() {
            if position.is_vacant(square) {
                acts.push(Act::ShortPass { piece: holder.name, receiver: receiver.name, square });
            }
        }
    }
}

/// 8.5: any vacant square at distance 2 or more from every piece of the team.
fn find_long_passes(position: &Position, holder: &Piece, acts: &mut Vec<Act>) {
    for square in all_squares() {
        let is_far = position.own_pieces().all(|own| own.square.distance(square) >= 2);
        if is_far && position.is_vacant(square) {
            acts.push(Act::LongPass { piece: holder.name, square });
        }
    }
}

/// 11.3: 1 AP becomes 1 EP. It is no action of a piece, so a last hand-off stays the last.
pub fn after_convert(position: &Position) -> Position {
    let mut next = position.clone();
    next.phase = Phase::Action {
        ap: ap_left(position) - ap_cost(position, Act::Convert),
        last_was_hand_off: was_last_a_hand_off(position),
    };
    gain_energy(&mut next, Act::Convert);
    next
}

/// 11.2: the EP of an action go to the acting coach, and stay at the last number.
fn gain_energy(next: &mut Position, act: Act) {
    if let Some(energy) = &mut next.energy {
        let own = match next.side_to_act {
            Team::Atk => &mut energy.atk,
            Team::Def => &mut energy.def,
        };
        *own = own.saturating_add(ep_reward(act));
    }
}

/// Sections 6 to 9 and 13: an action of a piece, the ball and the touchdown after it.
pub fn after_piece_action(position: &Position, act: Act) -> Position {
    let mut next = position.clone();
    next.phase = Phase::Action {
        ap: ap_left(position) - ap_cost(position, act),
        last_was_hand_off: matches!(act, Act::HandOff { .. }),
    };
    gain_energy(&mut next, act);
    let acting = carry_out(&mut next, act);
    take_loose_ball(&mut next, acting);
    if is_touchdown(&next, act, acting) {
        next.phase = Phase::Won; // 13.2
    }
    next
}

/// Carries out an action of a piece and answers which piece acted.
fn carry_out(next: &mut Position, act: Act) -> Name {
    match act {
        Act::Move { piece, target } => {
            next.piece_mut(piece).square = target; // 6.1, 6.2
            piece
        }
        Act::Dodge { piece, target, exit } => {
            dodge(next, piece, target, exit);
            piece
        }
        Act::TacticalDodge { piece, landing, push } => {
            tactical_dodge(next, piece, landing, push);
            piece
        }
        Act::Block { piece, square } | Act::Protection { piece, square } => {
            form_stack(next, piece, square);
            piece
        }
        Act::HandOff { piece, receiver } => {
            next.ball = Ball::Held(receiver); // 8.2
            piece
        }
        Act::ShortPass { piece, square, .. } | Act::LongPass { piece, square } => {
            next.ball = Ball::Loose(square); // 8.4, 8.5
            piece
        }
        Act::Convert | Act::End | Act::StandUp { .. } | Act::Release { .. } => {
            unreachable!("{act} is no action of a piece")
        }
    }
}

/// 6.4, 6.5: the opponent is knocked down, the acting piece ends at the exit, with the ball if the
/// opponent held it.
fn dodge(next: &mut Position, acting: Name, target: Square, exit: Square) {
    let opponent = name_of_single_piece_on(next, target);
    next.piece_mut(opponent).down = true;
    next.piece_mut(acting).square = exit;
    if next.ball == Ball::Held(opponent) {
        next.ball = Ball::Held(acting);
        next.piece_mut(acting).held_back = true; // 9.4
    }
}

/// 6.6, 6.7: the acting piece goes to the landing, the opponent is pushed and knocked down, and
/// loses the ball if it held it.
fn tactical_dodge(next: &mut Position, acting: Name, landing: Square, push: Square) {
    let middle = middle_between(next.piece(acting).square, landing);
    let opponent = name_of_single_piece_on(next, middle);
    next.piece_mut(acting).square = landing;
    next.piece_mut(opponent).square = push;
    next.piece_mut(opponent).down = true;
    if next.ball == Ball::Held(opponent) {
        next.ball = Ball::Loose(fumble_square(next, middle, push));
    }
}

/// 2.3: the square that a diagonal 2-square route goes over.
fn middle_between(from: Square, target: Square) -> Square {
    Square { column: (from.column + target.column) / 2, row: (from.row + target.row) / 2 }
}

/// 6.7: one step from the middle opposite to the push, or the middle if that is not vacant.
fn fumble_square(next: &Position, middle: Square, push: Square) -> Square {
    match middle.opposite(push) {
        Some(square) if next.is_vacant(square) => square,
        _ => middle,
    }
}

/// 7.2, 7.3, 7.6: the acting piece becomes the top of a fresh stack, and takes the ball from the
/// bottom.
fn form_stack(next: &mut Position, acting: Name, square: Square) {
    let bottom = name_of_single_piece_on(next, square);
    let top = next.piece_mut(acting);
    top.square = square;
    top.top = true;
    top.fresh = true;
    if next.ball == Ball::Held(bottom) {
        next.ball = Ball::Held(acting); // 9.4: this holds nobody back.
    }
}

/// For a legal act, on a square of which the rules say that one piece stands there.
fn name_of_single_piece_on(position: &Position, square: Square) -> Name {
    let piece = position.single_piece_on(square);
    piece.expect("a legal act finds one piece here").name
}

/// 9.2, 9.4: the acting piece takes the loose ball on its square, and is held back.
fn take_loose_ball(next: &mut Position, acting: Name) {
    if next.ball == Ball::Loose(next.piece(acting).square) {
        next.ball = Ball::Held(acting);
        next.piece_mut(acting).held_back = true;
    }
}

/// 13.1: the acting piece holds the ball in the other team's end zone; with switch `h` the receiver
/// of a hand-off too.
fn is_touchdown(next: &Position, act: Act, acting: Name) -> bool {
    let scores = |name: Name| {
        let piece = next.piece(name);
        next.is_holder(piece) && next.is_in_other_end_zone(piece)
    };
    match act {
        Act::HandOff { receiver, .. } => next.settings.switches.h && scores(receiver),
        _ => scores(acting),
    }
}
