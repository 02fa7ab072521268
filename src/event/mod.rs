//! What an applied action did, for whoever shows or logs a game.
//!
//! Events are told from the difference between the position before an action and the one after it.
//! They stand on the public face of `GameState`: applying without them costs nothing more.

mod chain;
mod sentence;
mod tell;

use crate::action::Action;
use crate::board::Square;
use crate::list::inline_list;
use crate::piece::{Piece, Team};
use crate::state::{GameState, IllegalAction, Task};

pub use chain::Chain;

/// One thing that an applied action did, as
/// [`GameState::apply_with_events`] returns them: what a front end animates and a log says.
///
/// The events of an action come in the order in which things happen:
///
/// 1. AP are spent;
/// 2. what the acting piece does, way by way: it crosses what is on the middle, moves, carries the
///    ball; an opponent is pushed, then knocked down; the ball changes hands or goes loose. A dodge
///    has two ways: to the opponent's square, and after the knock-down to the exit. A stack is formed
///    when its top has come, and released before both go; a piece stands up where it has gone;
/// 3. the acting piece takes the loose ball where it ended, and is held back;
/// 4. EP are earned;
/// 5. the touchdown, or the end of the action phase; then AP are lost;
/// 6. tasks close, tasks open;
/// 7. the turn passes.
///
/// All that changes in a position is told, by an event of its own or by what is said there: whoever
/// follows the events alone knows where everything stands. `Display` writes each as one plain
/// sentence; `piece` is always the one to which it happens, `by` the one who does it.
///
/// ```
/// use ball_rules::{Event, GameState, Piece, Square};
///
/// let text = "O8E,#8G,O8I,X7D,X7F,X7H,X7J O10I,#9F,O10E,X11J,X11H,X11F,X11D D2 A 2 a2 z1";
/// let mut state: GameState = text.parse()?;
/// let events = state.apply_with_events("A4x9F-10G".parse()?)?;
///
/// assert_eq!(events[1], Event::Crossed { piece: Piece::A4, other: Piece::A1, square: Square::E8 });
/// let sentences: Vec<String> = events.iter().map(ToString::to_string).collect();
/// assert_eq!(
///     sentences,
///     [
///         "ATK spends 1 AP and has 1 left",
///         "A4 crosses A1 on 8E",
///         "A4 goes from 7D to 9F",
///         "A4 knocks down D2 on 9F",
///         "A4 gets the ball from D2 by a forced fumble",
///         "A4 goes from 9F to 10G",
///         "A4 carries the ball from 9F to 10G",
///         "A4 is held back until the turn passes",
///     ]
/// );
/// # Ok::<(), ball_rules::Error>(())
/// ```
///
/// With feature `serde`, an event is an object: its name in the key `event`, then its fields, with
/// squares and pieces as their strings, teams as `"ATK"` and `"DEF"`, numbers as numbers, and a
/// chain as the list of its pieces. An event about a task has the task's name and pieces beside its
/// own. Reading ignores keys that it does not know.
///
/// ```json
/// {"event": "moved", "piece": "A5", "from": "7F", "to": "9D"}
/// {"event": "ep_earned", "team": "ATK", "ep": 1, "total": 4}
/// {"event": "handed_off", "chain": ["A5", "A2", "A3"]}
/// {"event": "task_opened", "task": "release", "top": "A5", "bottom": "D2"}
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(::serde::Serialize, ::serde::Deserialize),
    serde(tag = "event", rename_all = "snake_case")
)]
#[non_exhaustive]
pub enum Event {
    /// The action cost AP (section 5).
    ApSpent {
        /// Whose.
        team: Team,
        /// The AP that it cost, at least 1.
        ap: u8,
        /// The AP that are left.
        left: u8,
    },
    /// A piece passed over the middle of a 2-square route, and another one stood there
    /// ([6.3](crate::rulebook#r6.3), [6.6](crate::rulebook#r6.6)). It is told before the piece moves.
    Crossed {
        /// Who moves.
        piece: Piece,
        /// Who stood on the middle.
        other: Piece,
        /// The middle.
        square: Square,
    },
    /// A piece passed over the middle of a 2-square route, and the loose ball lay there and stays
    /// ([6.3](crate::rulebook#r6.3), [9.3](crate::rulebook#r9.3)). It is told before the piece moves.
    CrossedBall {
        /// Who moves.
        piece: Piece,
        /// The middle.
        square: Square,
    },
    /// A piece went one step or along a route of 2 squares, on its own, to stand up or when a stack
    /// was released. In a dodge it goes to the opponent's square and from there to the exit.
    Moved {
        /// Who.
        piece: Piece,
        /// The square that it left.
        from: Square,
        /// The square on which it is now.
        to: Square,
    },
    /// The piece that just moved had the ball with it ([9.1](crate::rulebook#r9.1)).
    BallCarried {
        /// Who carries it.
        piece: Piece,
        /// Where the ball was.
        from: Square,
        /// Where the ball is now.
        to: Square,
    },
    /// A piece is pushed off the middle of a tactical dodge ([6.6](crate::rulebook#r6.6)). A ball
    /// that it held does not go with it: that is told by [`Event::Fumbled`].
    Pushed {
        /// Who is pushed.
        piece: Piece,
        /// Who pushes.
        by: Piece,
        /// The square that it left.
        from: Square,
        /// The square on which it is now.
        to: Square,
    },
    /// A piece is down from now on ([6.4](crate::rulebook#r6.4), [6.6](crate::rulebook#r6.6)).
    KnockedDown {
        /// Who is down.
        piece: Piece,
        /// Who did it.
        by: Piece,
        /// Where.
        square: Square,
    },
    /// A piece that was knocked down in a dodge loses the ball to the one who did it
    /// ([6.5](crate::rulebook#r6.5)).
    ForcedFumble {
        /// Who held the ball.
        piece: Piece,
        /// Who holds it now.
        by: Piece,
    },
    /// A piece that was pushed loses the ball, which is loose now ([6.7](crate::rulebook#r6.7)).
    Fumbled {
        /// Who held the ball.
        piece: Piece,
        /// Where it was held: the middle, from which the piece was pushed.
        from: Square,
        /// Where the ball lies now. It may be the same square.
        to: Square,
    },
    /// A piece goes onto an opponent: the two are a fresh stack ([7.1](crate::rulebook#r7.1),
    /// [7.6](crate::rulebook#r7.6)).
    Blocked {
        /// The acting piece.
        top: Piece,
        /// The opponent.
        bottom: Piece,
        /// The square of the stack.
        square: Square,
    },
    /// A piece goes onto a team-mate: the two are a fresh stack ([7.1](crate::rulebook#r7.1),
    /// [7.6](crate::rulebook#r7.6)).
    Protected {
        /// The acting piece.
        top: Piece,
        /// The team-mate.
        bottom: Piece,
        /// The square of the stack.
        square: Square,
    },
    /// The top of a new stack takes the ball that the bottom held ([7.3](crate::rulebook#r7.3)).
    BallTakenFromBottom {
        /// Who holds the ball now.
        top: Piece,
        /// Who held it.
        bottom: Piece,
    },
    /// The ball goes from piece to piece, from the holder to the receiver
    /// ([8.2](crate::rulebook#r8.2)).
    HandedOff {
        /// Along which pieces: a shortest chain of adjacent active team-mates.
        chain: Chain,
    },
    /// A short pass: the ball is loose ([8.4](crate::rulebook#r8.4)).
    PassedShort {
        /// Who held the ball.
        piece: Piece,
        /// For whom the pass is meant. It does not hold the ball.
        receiver: Piece,
        /// Where the ball was held.
        from: Square,
        /// Where the ball lies now.
        to: Square,
    },
    /// A long pass: the ball is loose ([8.5](crate::rulebook#r8.5)).
    PassedLong {
        /// Who held the ball.
        piece: Piece,
        /// Where the ball was held.
        from: Square,
        /// Where the ball lies now.
        to: Square,
    },
    /// A piece takes the loose ball on the square where it ended ([9.2](crate::rulebook#r9.2)).
    BallTaken {
        /// Who holds the ball now.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// A piece starts no further action until the turn passes ([9.4](crate::rulebook#r9.4)).
    HeldBack {
        /// Who.
        piece: Piece,
    },
    /// EP are earned in the energy game ([11.2](crate::rulebook#r11.2)).
    EpEarned {
        /// Whose.
        team: Team,
        /// How many more, at least 1.
        ep: u16,
        /// How many these are now.
        total: u16,
    },
    /// The action scored and has won the game ([13.1](crate::rulebook#r13.1),
    /// [13.2](crate::rulebook#r13.2)).
    Touchdown {
        /// Who has won.
        team: Team,
        /// Who holds the ball in the other team's end zone.
        piece: Piece,
    },
    /// The action phase is over, and the unblocking phase begins ([4.2](crate::rulebook#r4.2)).
    ActionPhaseEnded {
        /// Whose.
        team: Team,
    },
    /// AP that were left at the end of the action phase or at a touchdown are lost, so that there
    /// are 0 ([4.2](crate::rulebook#r4.2), [13.2](crate::rulebook#r13.2)).
    ApLost {
        /// Whose.
        team: Team,
        /// How many were left, at least 1.
        ap: u8,
    },
    /// A piece that was down is upright, on the square to which it has just gone
    /// ([10.3](crate::rulebook#r10.3)). That was an open task, and is solved.
    StoodUp {
        /// Who.
        piece: Piece,
        /// Where.
        square: Square,
    },
    /// Two pieces are no stack any more ([10.4](crate::rulebook#r10.4)); both move after this. That
    /// was an open task, and is solved.
    Released {
        /// The top.
        top: Piece,
        /// The bottom.
        bottom: Piece,
        /// The square of the stack.
        square: Square,
    },
    /// At the release of a stack whose top held the ball, the bottom gets it
    /// ([10.4](crate::rulebook#r10.4)).
    BallGivenToBottom {
        /// Who held the ball.
        top: Piece,
        /// Who holds it now.
        bottom: Piece,
    },
    /// A task that was open has lost its solution by that of another one
    /// ([10.2](crate::rulebook#r10.2)). It may open again in the same turn; else it stays for a later
    /// one ([10.6](crate::rulebook#r10.6)).
    TaskClosed {
        /// Which.
        #[cfg_attr(feature = "serde", serde(flatten))]
        task: Task,
    },
    /// A task has become open: the coach has to solve it ([10.2](crate::rulebook#r10.2)).
    TaskOpened {
        /// Which.
        #[cfg_attr(feature = "serde", serde(flatten))]
        task: Task,
    },
    /// The turn has passed, since no task is open: no stack is fresh, no piece is held back, and the
    /// coach's action phase begins with 2 AP ([4.5](crate::rulebook#r4.5),
    /// [10.6](crate::rulebook#r10.6)).
    TurnPassed {
        /// To whom.
        team: Team,
        /// The number of the new turn.
        turn: u16,
    },
}

inline_list! {
    /// Events, as [`GameState::apply_with_events`] returns them: a slice in all but name. Up to 16
    /// events need no heap.
    pub struct EventList of Event, inline 16; IntoEvents
}

impl GameState {
    /// Applies an action if it is legal, and tells what it did, in the order that [`Event`]
    /// documents. There is always at least one event.
    ///
    /// # Errors
    ///
    /// As [`apply`](GameState::apply): the reason why the action is illegal; the state is then as
    /// before.
    ///
    /// ```
    /// # use ball_rules::{Event, GameState, Piece, Square, Team};
    /// let mut state = GameState::default();
    /// let events = state.apply_with_events("D2-9F".parse()?)?;
    /// assert_eq!(
    ///     *events,
    ///     [
    ///         Event::ApSpent { team: Team::Def, ap: 1, left: 1 },
    ///         Event::Moved { piece: Piece::D2, from: Square::G10, to: Square::F9 },
    ///     ]
    /// );
    /// # Ok::<(), ball_rules::Error>(())
    /// ```
    pub fn apply_with_events(&mut self, action: Action) -> Result<EventList, IllegalAction> {
        let mut events = EventList::new();
        self.apply_and_visit_events(action, |event| events.extend([event]))?;
        Ok(events)
    }

    /// The same without a list: the events are visited one by one, once the action is applied.
    ///
    /// # Errors
    ///
    /// As [`apply`](GameState::apply). Nothing is visited then.
    ///
    /// ```
    /// # use ball_rules::{Action, Event, GameState};
    /// let mut state = GameState::default();
    /// let mut passed = false;
    /// state.apply_and_visit_events(Action::End, |event| {
    ///     passed |= matches!(event, Event::TurnPassed { .. });
    /// })?;
    /// assert!(passed);
    /// # Ok::<(), ball_rules::IllegalAction>(())
    /// ```
    pub fn apply_and_visit_events(
        &mut self,
        action: Action,
        visit: impl FnMut(Event),
    ) -> Result<(), IllegalAction> {
        let before = *self;
        self.apply(action)?;
        tell::tell(&before, action, self, visit);
        Ok(())
    }
}
