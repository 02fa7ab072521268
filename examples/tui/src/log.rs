//! What has happened in a game, action by action, in words. It is told from the game itself, so
//! that it is right after an undo, a redo and a load too.

use ball_rules::Game;

/// Of the actions that are done but for the `left_out` last ones, the last `count` at most, the last
/// one last: the action's text, then what it did.
pub fn last_actions(game: &Game, count: usize, left_out: usize) -> Vec<String> {
    let actions = game.actions();
    let actions = &actions[..actions.len().saturating_sub(left_out)];
    let first = actions.len().saturating_sub(count);
    let tell = |(done, &action)| {
        let mut state = game.state_at(done)?;
        let events = state.apply_with_events(action).ok()?;
        let sentences: Vec<String> = events.iter().map(ToString::to_string).collect();
        Some(format!("{action}: {}.", sentences.join("; ")))
    };
    actions.iter().enumerate().skip(first).filter_map(tell).collect()
}
