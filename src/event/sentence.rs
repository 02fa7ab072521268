//! Each event as one plain sentence.

use core::fmt;

use super::{Chain, Event};
use crate::state::Task;

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::ApSpent { team, ap, left } => {
                write!(f, "{team} spends {ap} AP and has {left} left")
            }
            Self::Crossed { piece, other, square } => {
                write!(f, "{piece} crosses {other} on {square}")
            }
            Self::CrossedBall { piece, square } => {
                write!(f, "{piece} crosses the loose ball on {square}")
            }
            Self::Moved { piece, from, to } => write!(f, "{piece} goes from {from} to {to}"),
            Self::BallCarried { piece, from, to } => {
                write!(f, "{piece} carries the ball from {from} to {to}")
            }
            Self::Pushed { piece, by, from, to } => {
                write!(f, "{by} pushes {piece} from {from} to {to}")
            }
            Self::KnockedDown { piece, by, square } => {
                write!(f, "{by} knocks down {piece} on {square}")
            }
            Self::ForcedFumble { piece, by } => {
                write!(f, "{by} gets the ball from {piece} by a forced fumble")
            }
            Self::Fumbled { piece, to, .. } => {
                write!(f, "{piece} fumbles the ball, which lies loose on {to}")
            }
            Self::Blocked { top, bottom, square } => write!(f, "{top} blocks {bottom} on {square}"),
            Self::Protected { top, bottom, square } => {
                write!(f, "{top} protects {bottom} on {square}")
            }
            Self::BallTakenFromBottom { top, bottom } => {
                write!(f, "{top} takes the ball from {bottom} under it")
            }
            Self::HandedOff { chain } => write_hand_off(f, chain),
            Self::PassedShort { piece, receiver, from, to } => {
                write!(f, "{piece} passes the ball from {from} to {to}, meant for {receiver}")
            }
            Self::PassedLong { piece, from, to } => {
                write!(f, "{piece} passes the ball from {from} to {to}")
            }
            Self::BallTaken { piece, square } => {
                write!(f, "{piece} takes the loose ball on {square}")
            }
            Self::HeldBack { piece } => write!(f, "{piece} is held back until the turn passes"),
            Self::EpEarned { team, ep, total } => write!(f, "{team} earns {ep} EP and has {total}"),
            Self::Touchdown { team, piece } => {
                write!(f, "{team} scores a touchdown through {piece} and wins")
            }
            Self::ActionPhaseEnded { team } => write!(f, "{team} ends the action phase"),
            Self::ApLost { team, ap } => write!(f, "{team} loses the {ap} AP left"),
            Self::StoodUp { piece, square } => write!(f, "{piece} stands up on {square}"),
            Self::Released { top, bottom, square } => {
                write!(f, "{top} releases {bottom} on {square}")
            }
            Self::BallGivenToBottom { top, bottom } => {
                write!(f, "{top} gives the ball to {bottom}")
            }
            Self::TaskClosed { task: Task::StandUp { piece } } => {
                write!(f, "{piece} cannot stand up for now")
            }
            Self::TaskClosed { task: Task::Release { top, bottom } } => {
                write!(f, "{top} cannot release {bottom} for now")
            }
            Self::TaskOpened { task: Task::StandUp { piece } } => {
                write!(f, "{piece} has to stand up")
            }
            Self::TaskOpened { task: Task::Release { top, bottom } } => {
                write!(f, "{top} has to release {bottom}")
            }
            Self::TurnPassed { team, turn } => {
                write!(f, "turn {turn} begins, and {team} is to act")
            }
        }
    }
}

/// With the pieces between holder and receiver, if there are any.
fn write_hand_off(f: &mut fmt::Formatter<'_>, chain: Chain) -> fmt::Result {
    write!(f, "{} hands off the ball", chain.holder())?;
    let between = chain.split_first().and_then(|(_, rest)| rest.split_last());
    if let Some((_, between)) = between
        && let Some((first, others)) = between.split_first()
    {
        write!(f, " through {first}")?;
        others.iter().try_for_each(|piece| write!(f, " and {piece}"))?;
    }
    write!(f, " to {}", chain.receiver())
}
