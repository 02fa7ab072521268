//! One error for everything that the crate can refuse.

use thiserror::Error;

use crate::game::{HeaderError, ParseGameError};
use crate::packed::UnpackError;
use crate::problem::PositionError;
use crate::select::NotAnOption;
use crate::state::IllegalAction;
use crate::text::{ParseError, ParsePositionError};

/// Everything that this crate can refuse, for callers that pass it on with `?`.
///
/// ```
/// use ball_rules::{Action, Error, GameState, IllegalAction};
///
/// fn judge(position: &str, action: &str) -> Result<String, Error> {
///     let mut state: GameState = position.parse()?;
///     let action: Action = action.parse()?;
///     state.apply(action)?;
///     Ok(state.to_string())
/// }
///
/// let start = GameState::default().to_string();
/// assert!(matches!(judge("", "end"), Err(Error::Position(_))));
/// assert!(matches!(judge(&start, "finish"), Err(Error::Text(_))));
/// assert!(matches!(judge(&start, "convert"), Err(Error::Action(_))));
/// assert!(judge(&start, "end").is_ok());
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum Error {
    /// The text of a square, a piece or an action is not of its form.
    #[error(transparent)]
    Text(#[from] ParseError),
    /// The text of a position is not of its form, or the position breaks section 12.
    #[error(transparent)]
    Position(#[from] ParsePositionError),
    /// A setup breaks section 12 of the rules.
    #[error(transparent)]
    Setup(#[from] PositionError),
    /// Bytes are no packed position.
    #[error(transparent)]
    Unpack(#[from] UnpackError),
    /// An action is illegal where it was tried.
    #[error(transparent)]
    Action(#[from] IllegalAction),
    /// A choice is no option where it was made.
    #[error(transparent)]
    Choice(#[from] NotAnOption),
    /// The text of a game is not of its form, or an action in it is illegal.
    #[error(transparent)]
    Game(#[from] ParseGameError),
    /// A header of a game cannot be set.
    #[error(transparent)]
    Header(#[from] HeaderError),
}
