//! Why a choice is no option: the rules' own reason, asked of [`GameState::check`], wherever there
//! is one.

use thiserror::Error;

use super::{Choice, Selection, Step};
use crate::action::{Action, ActionKind};
use crate::board::Square;
use crate::piece::Piece;
use crate::setup::Phase;
use crate::state::IllegalAction;

/// Why a choice is no option. Each message is one plain sentence.
///
/// ```
/// use ball_rules::{ActionKind, GameState, IllegalAction, NotAnOption, Piece, Selection, Square};
///
/// let mut choice = Selection::new(GameState::default());
/// choice.choose_piece(Piece::D2)?;
/// choice.choose_kind(ActionKind::Move)?;
/// let reason = choice.choose_square(Square::F11).unwrap_err();
/// let not_vacant = IllegalAction::NotVacant { square: Square::F11, piece: Piece::D6 };
/// assert_eq!(reason, NotAnOption::Illegal(not_vacant));
/// assert_eq!(reason.to_string(), "11F is not vacant: D6 stands there");
/// # Ok::<(), NotAnOption>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum NotAnOption {
    /// No action with this choice is legal, and this is why.
    #[error(transparent)]
    Illegal(#[from] IllegalAction),
    /// Something else is to be chosen now.
    #[error("{next} is to be chosen now")]
    NotNow {
        /// What is.
        next: Step,
    },
    /// The piece may act, but has nothing to do.
    #[error("{piece} has no legal action with {left} AP left")]
    NoLegalAction {
        /// The piece.
        piece: Piece,
        /// The AP that are left.
        left: u8,
    },
    /// The piece has no action of this kind, wherever it is aimed.
    #[error("{piece} has no legal {kind}")]
    NoneOfKind {
        /// The piece.
        piece: Piece,
        /// The kind.
        kind: ActionKind,
    },
    /// The piece has no task in the unblocking phase ([10.1](crate::rulebook#r10.1)).
    #[error("{piece} has no task")]
    NoTask {
        /// The piece.
        piece: Piece,
    },
    /// The task of the piece is not open ([10.2](crate::rulebook#r10.2)).
    #[error("the task of {piece} has no solution now")]
    NoSolution {
        /// The piece that is down, or the top.
        piece: Piece,
    },
    /// The target of a dodge would do, but no exit leads away from it
    /// ([6.4](crate::rulebook#r6.4)).
    #[error("there is no exit from {target}")]
    NoExit {
        /// The target.
        target: Square,
    },
    /// The receiver of a short pass would do, but there is no square for the ball
    /// ([8.4](crate::rulebook#r8.4)).
    #[error("there is no square for the ball next to {receiver}")]
    NoBallSquare {
        /// The receiver.
        receiver: Piece,
    },
}

impl Selection {
    /// Why a choice that is no option is none.
    pub(super) fn reason_against(&self, choice: Choice) -> NotAnOption {
        let next = self.what_next();
        let reason = match (next, choice) {
            (Step::Piece, Choice::Piece(piece)) => self.against_piece(piece),
            (Step::Piece | Step::Kind, Choice::Kind(kind)) => self.against_kind(self.piece(), kind),
            (Step::Receiver, Choice::Piece(_)) => self.against_aim(next, choice),
            (Step::Target | Step::Landing | Step::Exit | Step::Push, Choice::Square(_))
            | (Step::BallSquare | Step::TopSquare | Step::BottomSquare, Choice::Square(_)) => {
                self.against_aim(next, choice)
            }
            _ => None,
        };
        reason.unwrap_or(NotAnOption::NotNow { next })
    }

    /// Why a piece has nothing to do: asked of what it would have to do in the unblocking phase, and
    /// in the action phase of the one action that any piece could do.
    fn against_piece(&self, piece: Piece) -> Option<NotAnOption> {
        use NotAnOption::{Illegal, NoLegalAction, NoTask, NoneOfKind};
        let against = |kind| self.against_kind(Some(piece), kind);
        if self.state.phase() == Phase::Unblock {
            let reasons = (against(ActionKind::StandUp)?, against(ActionKind::Release)?);
            return Some(match reasons {
                (Illegal(IllegalAction::NotDown { .. }), Illegal(IllegalAction::NotTop { .. })) => {
                    NoTask { piece }
                }
                (Illegal(IllegalAction::NotDown { .. }), reason) | (reason, _) => reason,
            });
        }
        Some(match against(ActionKind::Move)? {
            NoneOfKind { .. } | Illegal(IllegalAction::TooFewAp { .. }) => {
                NoLegalAction { piece, left: self.state.ap() }
            }
            reason => reason,
        })
    }

    /// Why there is no action of this kind, of a piece or of the coach.
    fn against_kind(&self, piece: Option<Piece>, kind: ActionKind) -> Option<NotAnOption> {
        let chosen = [piece.map(Choice::Piece), Some(Choice::Kind(kind))];
        let aimless = chosen.into_iter().flatten().fold(Self::new(self.state), Self::with);
        let reason = self.state.check(aimless.meant()?).err()?;
        let (IllegalAction::OutOfReach { .. }
        | IllegalAction::NotAdjacent { .. }
        | IllegalAction::ReceiverIsHolder { .. }) = reason
        else {
            return Some(reason.into());
        };
        // The rules object to what stands in for the aim, so to nothing before it but perhaps the AP.
        // (Of a long pass, only to the AP: there is always a square for one.)
        let (needed, left) = (kind.cost().ap, self.state.ap());
        let piece = piece?;
        Some(if kind.unblocks() {
            NotAnOption::NoSolution { piece }
        } else if left < needed {
            IllegalAction::TooFewAp { needed, left }.into()
        } else {
            NotAnOption::NoneOfKind { piece, kind }
        })
    }

    /// Why the action is not to be aimed there.
    fn against_aim(&self, step: Step, aim: Choice) -> Option<NotAnOption> {
        let action = self.with(aim).meant()?;
        let reason = self.state.check(action).err()?;
        let not_adjacent = matches!(reason, IllegalAction::NotAdjacent { .. });
        // Where the rules object to what stands in for the next choice alone, there is no next.
        Some(match (step, action) {
            (Step::Target, Action::Dodge { target, .. }) if not_adjacent => {
                NotAnOption::NoExit { target }
            }
            (Step::Receiver, Action::ShortPass { receiver, .. }) if not_adjacent => {
                NotAnOption::NoBallSquare { receiver }
            }
            _ => reason.into(),
        })
    }

    /// The action that the choices so far mean. In for what they leave open stand the piece itself
    /// as the receiver, the receiver's square as the first square, and the first square as the
    /// second: no rule allows them there.
    fn meant(&self) -> Option<Action> {
        let kind = self.kind()?;
        let Some(piece) = self.piece() else {
            return [Action::Convert, Action::End].into_iter().find(|action| action.kind() == kind);
        };
        let receiver = self.choices().skip(1).find_map(Choice::piece).unwrap_or(piece);
        let mut squares = self.choices().filter_map(Choice::square);
        let first = squares.next().unwrap_or(self.state.square_of(receiver));
        let second = squares.next().unwrap_or(first);
        Some(match kind {
            ActionKind::Move => Action::Move { piece, to: first },
            ActionKind::Dodge => Action::Dodge { piece, target: first, exit: second },
            ActionKind::TacticalDodge => {
                Action::TacticalDodge { piece, landing: first, push: second }
            }
            ActionKind::Block => Action::Block { piece, target: first },
            ActionKind::Protection => Action::Protection { piece, target: first },
            ActionKind::HandOff => Action::HandOff { piece, receiver },
            ActionKind::ShortPass => Action::ShortPass { piece, receiver, to: first },
            ActionKind::LongPass => Action::LongPass { piece, to: first },
            ActionKind::Convert | ActionKind::End => return None,
            ActionKind::StandUp => Action::StandUp { piece, to: first },
            ActionKind::Release => {
                Action::Release { top: piece, top_to: first, bottom_to: second, keeper: None }
            }
        })
    }
}
