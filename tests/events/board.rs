//! A board that knows no rule and no position: only how it was at first, and events.

use ball_rules::{Ball, Event, GameState, Phase, Piece, PieceSet, Square, Task, Team};

/// All that changes in a game, but for what only forbids a second hand-off (8.3).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    squares: Vec<Square>,
    down: PieceSet,
    tops: PieceSet,
    bottoms: PieceSet,
    fresh: PieceSet,
    held_back: PieceSet,
    holder: Option<Piece>,
    /// Where the ball is drawn, held or loose.
    ball: Square,
    side: Team,
    ap: u8,
    ep: [u16; 2],
    turn: u16,
    phase: Phase,
    tasks: Vec<Task>,
}

impl Board {
    pub fn of(state: &GameState) -> Self {
        let those = |is: fn(&GameState, Piece) -> bool| {
            Piece::all().filter(|&piece| is(state, piece)).collect::<PieceSet>()
        };
        let mut board = Self {
            squares: Piece::all().map(|piece| state.square_of(piece)).collect(),
            down: those(GameState::is_down),
            tops: those(GameState::is_top),
            bottoms: those(GameState::is_bottom),
            fresh: those(GameState::is_fresh),
            held_back: those(GameState::is_held_back),
            holder: None,
            ball: state.ball_square(),
            side: state.side_to_act(),
            ap: state.ap(),
            ep: Team::ALL.map(|team| state.ep(team)),
            turn: state.turn(),
            phase: state.phase(),
            tasks: state.open_tasks().to_vec(),
        };
        if let Ball::Held(piece) = state.ball() {
            board.holder = Some(piece);
        }
        board.tasks.sort_by_key(|task| format!("{task:?}"));
        board
    }

    fn at(&self, piece: Piece) -> Square {
        self.squares[piece.index()]
    }

    fn go(&mut self, piece: Piece, from: Square, to: Square) {
        assert_eq!(self.at(piece), from, "{piece} goes from where it is");
        self.squares[piece.index()] = to;
    }

    fn give(&mut self, from: Piece, to: Piece) {
        assert_eq!(self.holder, Some(from), "who gives the ball holds it");
        self.holder = Some(to);
    }

    fn lose(&mut self, holder: Piece, from: Square, to: Square) {
        assert_eq!((self.holder, self.ball), (Some(holder), from), "who loses the ball holds it");
        (self.holder, self.ball) = (None, to);
    }

    fn stack(&mut self, top: Piece, bottom: Piece, square: Square) {
        assert_eq!((self.at(top), self.at(bottom)), (square, square), "a stack has one square");
        self.tops.insert(top);
        self.fresh.insert(top);
        self.bottoms.insert(bottom);
    }

    fn solve(&mut self, task: Task) {
        let count = self.tasks.len();
        self.tasks.retain(|&other| other != task);
        assert_eq!(self.tasks.len() + 1, count, "{task:?} was open");
    }

    pub fn follow(&mut self, event: Event) {
        match event {
            Event::ApSpent { team, ap, left } => {
                assert_eq!((team, left + ap), (self.side, self.ap));
                self.ap = left;
            }
            Event::Crossed { piece, other, square } => {
                assert_eq!(self.at(other), square);
                assert!(self.at(piece).is_adjacent(square));
            }
            Event::CrossedBall { piece, square } => {
                assert_eq!((self.holder, self.ball), (None, square));
                assert!(self.at(piece).is_adjacent(square));
            }
            Event::Moved { piece, from, to } => self.go(piece, from, to),
            Event::Pushed { piece, from, to, by } => {
                assert_ne!(piece.team(), by.team());
                self.go(piece, from, to);
            }
            Event::BallCarried { piece, from, to } => {
                assert_eq!((self.holder, self.ball, self.at(piece)), (Some(piece), from, to));
                self.ball = to;
            }
            Event::KnockedDown { piece, by, square } => {
                assert_eq!(self.at(piece), square);
                assert_ne!(piece.team(), by.team());
                self.down.insert(piece);
            }
            Event::ForcedFumble { piece, by } => self.give(piece, by),
            Event::Fumbled { piece, from, to } => self.lose(piece, from, to),
            Event::Blocked { top, bottom, square } => {
                assert_ne!(top.team(), bottom.team());
                self.stack(top, bottom, square);
            }
            Event::Protected { top, bottom, square } => {
                assert_eq!(top.team(), bottom.team());
                self.stack(top, bottom, square);
            }
            Event::BallTakenFromBottom { top, bottom } => self.give(bottom, top),
            Event::BallGivenToBottom { top, bottom } => self.give(top, bottom),
            Event::HandedOff { chain } => {
                for pair in chain.windows(2) {
                    assert!(self.at(pair[0]).is_adjacent(self.at(pair[1])), "{chain:?}");
                    self.give(pair[0], pair[1]);
                }
                self.ball = self.at(chain.receiver());
            }
            Event::PassedShort { piece, receiver, from, to } => {
                assert!(self.at(receiver).is_adjacent(to));
                self.lose(piece, from, to);
            }
            Event::PassedLong { piece, from, to } => self.lose(piece, from, to),
            Event::BallTaken { piece, square } => {
                assert_eq!((self.holder, self.ball, self.at(piece)), (None, square, square));
                self.holder = Some(piece);
            }
            Event::HeldBack { piece } => {
                assert_eq!(self.holder, Some(piece));
                self.held_back.insert(piece);
            }
            Event::EpEarned { team, ep, total } => {
                assert_eq!((team, total - ep), (self.side, self.ep[team.index()]));
                self.ep[team.index()] = total;
            }
            Event::Touchdown { team, piece } => {
                assert_eq!((team, self.holder), (self.side, Some(piece)));
                self.phase = Phase::Won;
            }
            Event::ActionPhaseEnded { team } => {
                assert_eq!(team, self.side);
                self.phase = Phase::Unblock;
            }
            Event::ApLost { team, ap } => {
                assert_eq!((team, ap), (self.side, self.ap));
                self.ap = 0;
            }
            Event::StoodUp { piece, square } => {
                assert_eq!(self.at(piece), square);
                self.down.remove(piece);
                self.solve(Task::StandUp { piece });
            }
            Event::Released { top, bottom, square } => {
                assert_eq!((self.at(top), self.at(bottom)), (square, square));
                self.tops.remove(top);
                self.bottoms.remove(bottom);
                self.solve(Task::Release { top, bottom });
            }
            Event::TaskClosed { task } => self.solve(task),
            Event::TaskOpened { task } => {
                assert!(!self.tasks.contains(&task));
                self.tasks.push(task);
                self.tasks.sort_by_key(|task| format!("{task:?}"));
            }
            Event::TurnPassed { team, turn } => {
                assert_eq!((team, self.phase), (self.side.opponent(), Phase::Unblock));
                assert!(self.tasks.is_empty());
                (self.side, self.turn, self.phase, self.ap) = (team, turn, Phase::Action, 2);
                (self.fresh, self.held_back) = (PieceSet::EMPTY, PieceSet::EMPTY);
            }
            other => panic!("an event that the board does not know: {other}"),
        }
    }
}
