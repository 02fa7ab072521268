//! The events of an action, told from the position before it and the one after it.

use super::{Chain, Event};
use crate::action::Action;
use crate::board::Square;
use crate::piece::Piece;
use crate::setup::Ball;
use crate::state::{GameState, Task};

/// Visits the events of a legal action that led from one position to another.
pub(super) fn tell(
    before: &GameState,
    action: Action,
    after: &GameState,
    visit: impl FnMut(Event),
) {
    let mut story = Story { before, after, holder: before.holder(), visit };
    story.spend(action);
    story.perform(action);
    story.hold_back(action);
    story.earn();
    story.finish(action);
    story.tasks(action);
    story.pass_turn();
}

struct Story<'a, F> {
    before: &'a GameState,
    after: &'a GameState,
    /// Who holds the ball at this point of the story.
    holder: Option<Piece>,
    visit: F,
}

impl<F: FnMut(Event)> Story<'_, F> {
    fn event(&mut self, event: Event) {
        (self.visit)(event);
    }

    fn ap_left(&self, action: Action) -> u8 {
        self.before.ap().saturating_sub(self.before.cost_of(action).ap)
    }

    fn spend(&mut self, action: Action) {
        let ap = self.before.cost_of(action).ap;
        if ap > 0 {
            let (team, left) = (self.before.side_to_act(), self.ap_left(action));
            self.event(Event::ApSpent { team, ap, left });
        }
    }

    fn perform(&mut self, action: Action) {
        match action {
            Action::Move { piece, to } => {
                self.go(piece, self.before.square_of(piece), to);
                self.take(piece);
            }
            Action::Dodge { piece, target, exit } => self.dodge(piece, target, exit),
            Action::TacticalDodge { piece, landing, push } => {
                self.tactical_dodge(piece, landing, push);
            }
            Action::Block { piece, target } | Action::Protection { piece, target } => {
                self.stack(piece, target);
            }
            Action::HandOff { piece, receiver } => {
                self.event(Event::HandedOff {
                    chain: Chain::shortest(self.before, piece, receiver),
                });
            }
            Action::ShortPass { piece, receiver, to } => {
                let from = self.before.square_of(piece);
                self.event(Event::PassedShort { piece, receiver, from, to });
            }
            Action::LongPass { piece, to } => {
                self.event(Event::PassedLong { piece, from: self.before.square_of(piece), to });
            }
            Action::Convert | Action::End => {}
            Action::StandUp { piece, to } => {
                self.go(piece, self.before.square_of(piece), to);
                self.event(Event::StoodUp { piece, square: to });
            }
            Action::Release { top, top_to, bottom_to, .. } => {
                self.release(top, top_to, bottom_to);
            }
        }
    }

    /// One way, and what is on its middle if it has one.
    fn go(&mut self, piece: Piece, from: Square, to: Square) {
        if let Some(square) = from.middle(to) {
            if let Some(other) = self.before.pieces_on(square).first() {
                self.event(Event::Crossed { piece, other, square });
            } else if self.before.ball() == Ball::Loose(square) {
                self.event(Event::CrossedBall { piece, square });
            }
        }
        self.event(Event::Moved { piece, from, to });
        if self.holder == Some(piece) {
            self.event(Event::BallCarried { piece, from, to });
        }
    }

    fn take(&mut self, piece: Piece) {
        if let Ball::Loose(square) = self.before.ball()
            && self.after.holder() == Some(piece)
        {
            self.event(Event::BallTaken { piece, square });
        }
    }

    fn dodge(&mut self, piece: Piece, target: Square, exit: Square) {
        self.go(piece, self.before.square_of(piece), target);
        if let Some(opponent) = self.before.pieces_on(target).first() {
            self.event(Event::KnockedDown { piece: opponent, by: piece, square: target });
            if self.holder == Some(opponent) {
                self.event(Event::ForcedFumble { piece: opponent, by: piece });
                self.holder = Some(piece);
            }
        }
        self.go(piece, target, exit);
        self.take(piece);
    }

    fn tactical_dodge(&mut self, piece: Piece, landing: Square, push: Square) {
        let from = self.before.square_of(piece);
        self.go(piece, from, landing);
        if let Some(middle) = from.middle(landing)
            && let Some(opponent) = self.before.pieces_on(middle).first()
        {
            self.event(Event::Pushed { piece: opponent, by: piece, from: middle, to: push });
            self.event(Event::KnockedDown { piece: opponent, by: piece, square: push });
            if self.holder == Some(opponent) {
                let to = self.after.ball_square();
                self.event(Event::Fumbled { piece: opponent, from: middle, to });
            }
        }
        self.take(piece);
    }

    fn stack(&mut self, top: Piece, square: Square) {
        self.go(top, self.before.square_of(top), square);
        if let Some(bottom) = self.before.pieces_on(square).first() {
            self.event(if bottom.team() == top.team() {
                Event::Protected { top, bottom, square }
            } else {
                Event::Blocked { top, bottom, square }
            });
            if self.holder == Some(bottom) {
                self.event(Event::BallTakenFromBottom { top, bottom });
            }
        }
    }

    fn release(&mut self, top: Piece, top_to: Square, bottom_to: Square) {
        let square = self.before.square_of(top);
        if let Some(bottom) = self.before.pieces_on(square).without(top).first() {
            self.event(Event::Released { top, bottom, square });
            // A bottom never holds the ball before (7.3).
            if self.after.holder() == Some(bottom) {
                self.event(Event::BallGivenToBottom { top, bottom });
                self.holder = Some(bottom);
            }
            self.go(top, square, top_to);
            self.go(bottom, square, bottom_to);
        }
    }

    fn hold_back(&mut self, action: Action) {
        if let Some(piece) = action.piece()
            && self.after.is_held_back(piece)
            && !self.before.is_held_back(piece)
        {
            self.event(Event::HeldBack { piece });
        }
    }

    fn earn(&mut self) {
        let team = self.before.side_to_act();
        let total = self.after.ep(team);
        let ep = total.saturating_sub(self.before.ep(team));
        if ep > 0 {
            self.event(Event::EpEarned { team, ep, total });
        }
    }

    fn finish(&mut self, action: Action) {
        let team = self.before.side_to_act();
        if let Some(team) = self.after.winner()
            && let Some(piece) = self.after.holder()
        {
            self.event(Event::Touchdown { team, piece });
        } else if action == Action::End {
            self.event(Event::ActionPhaseEnded { team });
        } else {
            return;
        }
        let ap = self.ap_left(action);
        if ap > 0 {
            self.event(Event::ApLost { team, ap });
        }
    }

    fn tasks(&mut self, action: Action) {
        let (before, after) = (self.before.open_tasks(), self.after.open_tasks());
        for &task in before.iter().filter(|task| !after.contains(task)) {
            // The task that the action solved is gone too, but was not closed.
            if action.piece() != Some(who(task)) {
                self.event(Event::TaskClosed { task });
            }
        }
        for &task in after.iter().filter(|task| !before.contains(task)) {
            self.event(Event::TaskOpened { task });
        }
    }

    fn pass_turn(&mut self) {
        let (team, turn) = (self.after.side_to_act(), self.after.turn());
        if team != self.before.side_to_act() {
            self.event(Event::TurnPassed { team, turn });
        }
    }
}

/// The piece that solves a task. No piece has two.
const fn who(task: Task) -> Piece {
    match task {
        Task::StandUp { piece } => piece,
        Task::Release { top, .. } => top,
    }
}
