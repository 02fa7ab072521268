//! What is offered is what the legal actions have there, no more and no less.

use std::collections::HashSet;
use std::ops::ControlFlow;

use ball_rules::{
    Action, ActionKind, Choice, GameState, Keeper, Piece, PieceSet, Selection, Square, SquareSet,
    Step,
};

use crate::positions::{Counter, in_positions, look_at_nodes, row, set_up, step};

/// Follows every option to its end.
fn walk(selection: &Selection, done: &mut Vec<Action>) {
    if let Step::Done(action) = selection.what_next() {
        done.push(action);
    }
    for option in selection.options() {
        let mut next = *selection;
        let step = next.choose(option).expect("an option");
        assert_eq!(step, next.what_next());
        walk(&next, done);
    }
}

fn sorted(mut actions: Vec<Action>) -> Vec<Action> {
    actions.sort();
    actions
}

#[test]
fn all_choices_lead_to_each_legal_action_once_and_to_nothing_else() {
    in_positions(1, |state| {
        let mut done = Vec::new();
        walk(&Selection::new(state), &mut done);
        assert_eq!(sorted(done), sorted(state.legal_actions().into_iter().collect()), "{state}");
    });
}

#[test]
fn options_are_what_the_legal_actions_have_next() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let options: Vec<Choice> = node.selection.options().collect();
            let once: HashSet<Choice> = options.iter().copied().collect();
            assert_eq!(once.len(), options.len(), "{:?}", node.so_far);
            assert_eq!(once, node.options(), "{:?} in {state}", node.so_far);
        });
    });
}

#[test]
fn sets_are_the_options_of_their_sort() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let options = node.options();
            let pieces: PieceSet = options.iter().filter_map(|option| option.piece()).collect();
            let squares: SquareSet = options.iter().filter_map(|option| option.square()).collect();
            let of_pieces: SquareSet = pieces.iter().map(|piece| state.square_of(piece)).collect();
            let kinds: HashSet<ActionKind> =
                options.iter().filter_map(|option| option.kind()).collect();
            let keepers = options.iter().filter(|option| option.keeper().is_some()).count();

            let selection = &node.selection;
            assert_eq!(selection.pieces(), pieces);
            assert_eq!(selection.squares(), squares | of_pieces);
            assert!(squares.is_empty() || of_pieces.is_empty());
            let offered: Vec<ActionKind> = selection.kinds().map(|option| option.kind).collect();
            assert!(offered.is_sorted(), "{offered:?}");
            assert_eq!(HashSet::from_iter(offered), kinds);
            assert_eq!(keepers, if selection.what_next() == Step::Keeper { 2 } else { 0 });
        });
    });
}

#[test]
fn what_is_next_follows_from_the_kind_and_the_choices_so_far() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let selection = &node.selection;
            for action in state.legal_actions() {
                if row(action).starts_with(&node.so_far) {
                    assert_eq!(selection.what_next(), step(&node.so_far, action));
                }
            }
            assert!(selection.choices().eq(node.so_far.iter().copied()));
            let kind = node.so_far.iter().find_map(|choice| choice.kind());
            assert_eq!(selection.kind(), kind);
            assert_eq!(selection.piece(), node.so_far.first().and_then(|choice| choice.piece()));
            assert_eq!(*selection.state(), state);
        });
    });
}

#[test]
fn the_only_option_is_there_exactly_when_they_count_one() {
    let only = Counter::default();
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let options = node.options();
            let wanted = options.iter().copied().next().filter(|_| options.len() == 1);
            assert_eq!(node.selection.only_option(), wanted);
            only.add(usize::from(wanted.is_some()));
        });
    });
    assert!(only.get() > 100);
}

#[test]
fn back_restores_the_selection_before_any_choice() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            for &option in &node.next {
                let mut next = node.selection;
                next.choose(option).expect("an option");
                assert_ne!(next, node.selection);
                assert_eq!(next.back(), Some(option));
                assert_eq!(next, node.selection);
            }
        });
        assert_eq!(Selection::new(state).back(), None);
    });
}

#[test]
fn cancel_drops_all_choices() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            let mut selection = node.selection;
            selection.cancel();
            assert_eq!(selection, Selection::new(state));
        });
    });
}

#[test]
fn a_piece_and_its_square_are_the_same_choice() {
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            for piece in node.selection.pieces() {
                let (mut by_piece, mut by_square) = (node.selection, node.selection);
                by_piece.choose_piece(piece).expect("an option");
                by_square.choose_square(state.square_of(piece)).expect("an option");
                assert_eq!(by_piece, by_square, "{piece} in {state}");
            }
        });
    });
}

/// Everything that can be pointed at.
fn all_choices() -> impl Iterator<Item = Choice> {
    let pieces = Piece::all().map(Choice::Piece);
    let kinds = ActionKind::ALL.into_iter().map(Choice::Kind);
    let squares = Square::all().map(Choice::Square);
    pieces.chain(kinds).chain(squares).chain(Keeper::ALL.into_iter().map(Choice::Keeper))
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    in_positions(3, |state| {
        look_at_nodes(state, |node| {
            let options = node.options();
            let lit = node.selection.squares();
            for choice in all_choices() {
                let mut next = node.selection;
                let result = next.choose(choice);
                let is_lit = choice.square().is_some_and(|square| lit.contains(square));
                let offered = options.contains(&choice) || is_lit;
                assert_eq!(result.is_ok(), offered, "{choice} after {:?} in {state}", node.so_far);
                if result.is_err() {
                    assert_eq!(next, node.selection);
                }
            }
        });
    });
}

#[test]
fn choosing_by_sort_is_choosing() {
    in_positions(25, |state| {
        look_at_nodes(state, |node| {
            for choice in all_choices() {
                let (mut general, mut by_sort) = (node.selection, node.selection);
                let result = match choice {
                    Choice::Piece(piece) => by_sort.choose_piece(piece),
                    Choice::Kind(kind) => by_sort.choose_kind(kind),
                    Choice::Square(square) => by_sort.choose_square(square),
                    Choice::Keeper(keeper) => by_sort.choose_keeper(keeper),
                };
                assert_eq!(general.choose(choice), result);
                assert_eq!(general, by_sort);
                let why_not = match choice {
                    Choice::Piece(piece) => node.selection.why_not(piece),
                    Choice::Kind(kind) => node.selection.why_not_kind(kind),
                    Choice::Square(square) => node.selection.why_not_square(square),
                    Choice::Keeper(_) => result.err(),
                };
                assert_eq!(why_not, result.err());
            }
        });
    });
}

/// The legal actions that a selection leaves.
fn left(state: &GameState, so_far: &[Choice]) -> Vec<Action> {
    state.legal_actions().into_iter().filter(|&action| row(action).starts_with(so_far)).collect()
}

#[test]
fn a_kind_costs_what_its_cheapest_and_its_dearest_action_do() {
    let dearer = Counter::default();
    in_positions(1, |state| {
        look_at_nodes(state, |node| {
            for option in node.selection.kinds() {
                let of_kind = left(&state, &node.so_far).into_iter();
                let costs = of_kind
                    .filter(|action| action.kind() == option.kind)
                    .filter(|action| !node.so_far.is_empty() || action.piece().is_none())
                    .map(|action| state.cost_of(action));
                let least = costs.clone().min_by_key(|cost| cost.ap).expect("an action");
                let most = costs.max_by_key(|cost| cost.ap).expect("an action");
                assert_eq!((option.least, option.most), (least, most));
                dearer.add(usize::from(most != least));
            }
        });
    });
    assert!(dearer.get() > 100);
}

#[test]
fn a_square_costs_what_every_action_through_it_does() {
    in_positions(3, |state| {
        look_at_nodes(state, |node| {
            let lit = node.selection.squares();
            if node.selection.kind().is_none() {
                assert!(Square::all().all(|square| node.selection.cost(square).is_none()));
                return;
            }
            for square in !lit {
                assert_eq!(node.selection.cost(square), None);
            }
            for action in left(&state, &node.so_far) {
                let at = match row(action).get(node.so_far.len()) {
                    Some(&Choice::Square(square)) => square,
                    Some(&Choice::Piece(piece)) => state.square_of(piece),
                    _ => continue,
                };
                assert_eq!(node.selection.cost(at), Some(state.cost_of(action)), "{action}");
            }
        });
    });
}

/// The test's positions have everything in them that there is to choose.
#[test]
fn every_kind_is_chosen_somewhere() {
    let mut kinds = HashSet::new();
    for state in set_up() {
        let ControlFlow::Continue(()) = state.visit_legal_actions(|action| {
            kinds.insert(action.kind());
            ControlFlow::<std::convert::Infallible>::Continue(())
        });
    }
    assert_eq!(kinds.len(), ActionKind::ALL.len());
}
