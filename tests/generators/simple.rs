//! What the simplest positions and games are that have a given oddity: the same for both libraries.

use std::mem::{replace, take};

use ball_rules::{
    Action, ActionKind, Ball, GameState, Kind, Phase, Piece, Placement, Played, Setup, Square, Team,
};

/// Something that positions can have.
pub struct Oddity {
    pub name: &'static str,
    pub of: fn(&GameState) -> bool,
    /// Takes it out of the simplest position that has it: what is left is the start of a game.
    pub undo: fn(&mut Setup),
}

impl Oddity {
    pub fn assert_nothing_else_in(&self, simplest: &GameState) {
        assert!((self.of)(simplest), "{}: not in {simplest}", self.name);
        let mut setup = simplest.to_setup();
        (self.undo)(&mut setup);
        assert_eq!(setup, Setup::default(), "{}: not all there is in {simplest}", self.name);
    }
}

pub const ODDITIES: [Oddity; 16] = [
    Oddity { name: "anything", of: |_| true, undo: |_| {} },
    Oddity {
        name: "a stack",
        of: |state| !state.closed().is_empty(),
        undo: |setup| {
            one_is_no_top(setup);
            one_goes_home(setup);
        },
    },
    Oddity {
        name: "a bottom that is down",
        of: |state| Piece::all().any(|piece| state.is_bottom(piece) && state.is_down(piece)),
        // ATK 5 may be the bottom, and then does not hold the ball.
        undo: |setup| {
            setup.ball = Ball::Held(Piece::A5);
            one_is_upright(setup);
            one_is_no_top(setup);
            one_goes_home(setup);
        },
    },
    Oddity {
        name: "a piece held back",
        of: |state| Piece::all().any(|piece| state.is_held_back(piece)),
        undo: |setup| change_one(setup, |_, is| is.held_back, |_, is| is.held_back = false),
    },
    Oddity {
        name: "the unblocking phase",
        of: |state| state.phase() == Phase::Unblock,
        undo: |setup| {
            (setup.phase, setup.ap) = (Phase::Action, 2);
            one_is_upright(setup);
        },
    },
    Oddity {
        name: "the end of a game",
        of: |state| state.phase() == Phase::Won,
        undo: |setup| {
            (setup.phase, setup.ap, setup.side_to_act) = (Phase::Action, 2, Team::Def);
            setup.ball = Ball::Held(Piece::A5);
            one_goes_home(setup);
        },
    },
    Oddity {
        name: "the loose ball",
        of: |state| state.holder().is_none(),
        undo: |setup| {
            assert!([Square::E6, Square::G6].map(Ball::Loose).contains(&setup.ball));
            setup.ball = Ball::Held(Piece::A5);
        },
    },
    Oddity {
        name: "ATK's turn",
        of: |state| state.side_to_act() == Team::Atk,
        undo: |setup| setup.side_to_act = Team::Def,
    },
    Oddity {
        name: "a turn after the 999th",
        of: |state| state.turn() > 999,
        undo: |setup| assert_eq!(replace(&mut setup.turn, 1), 1_000),
    },
    Oddity {
        name: "more than 9999 EP",
        of: |state| Team::ALL.iter().any(|&team| state.ep(team) > 9_999),
        undo: |setup| {
            setup.rules.energy = false;
            assert_eq!(take(&mut setup.ep).iter().sum::<u16>(), 10_000);
        },
    },
    Oddity {
        name: "switch h and a depth beyond 2",
        of: |state| state.rules().hand_off_scores && state.rules().end_zone.rows() > 2,
        undo: |setup| {
            assert_eq!(take(&mut setup.rules.end_zone).rows(), 3);
            setup.rules.hand_off_scores = false;
        },
    },
    Oddity {
        name: "ATK 1 in row 12",
        of: |state| state.square_of(Piece::A1).row() == 12,
        undo: one_goes_home,
    },
    Oddity {
        name: "ATK 1 three rows behind its home",
        of: |state| state.square_of(Piece::A1).row() <= 5,
        undo: |setup| {
            assert_eq!(setup[Piece::A1].square.distance(Square::E8), 3);
            one_goes_home(setup);
        },
    },
    Oddity {
        name: "the loose ball three rows behind ATK 5's home",
        of: |state| state.holder().is_none() && state.ball_square().row() <= 4,
        undo: |setup| {
            let ball = replace(&mut setup.ball, Ball::Held(Piece::A5));
            assert!(matches!(ball, Ball::Loose(square) if square.distance(Square::F7) == 3));
        },
    },
    Oddity {
        name: "DEF 7 where ATK 1 starts",
        of: |state| state.square_of(Piece::D7) == Square::E8,
        // ATK 1 is somewhere else, or they are a stack.
        undo: |setup| {
            one_is_no_top(setup);
            one_goes_home(setup);
            one_goes_home(setup);
        },
    },
    Oddity {
        name: "an O among ATK's 4 to 7",
        of: |state| {
            let wings = [Piece::A4, Piece::A5, Piece::A6, Piece::A7];
            wings.iter().any(|&piece| state.kind_of(piece) == Kind::O)
        },
        undo: |setup| {
            let kind = |piece| Setup::default()[piece].kind;
            change_one(
                setup,
                |piece, is| is.kind != kind(piece),
                |piece, is| is.kind = kind(piece),
            );
        },
    },
];

/// Changes the first piece of which something holds, and no other.
fn change_one(
    setup: &mut Setup,
    holds: impl Fn(Piece, &Placement) -> bool,
    change: impl Fn(Piece, &mut Placement),
) {
    if let Some(piece) = Piece::all().find(|&piece| holds(piece, &setup[piece])) {
        change(piece, &mut setup[piece]);
    }
}

fn one_is_upright(setup: &mut Setup) {
    change_one(setup, |_, is| is.down, |_, is| is.down = false);
}

fn one_is_no_top(setup: &mut Setup) {
    change_one(setup, |_, is| is.top, |_, is| is.top = false);
}

fn one_goes_home(setup: &mut Setup) {
    let home = |piece| Setup::default()[piece].square;
    change_one(setup, |piece, is| is.square != home(piece), |piece, is| is.square = home(piece));
}

/// Something that games can have, and the simplest game that has it.
pub struct Feature {
    pub of: fn(&Played) -> bool,
    pub simplest: &'static str,
}

impl Feature {
    /// Of many games, made simpler, nearly all are the simplest. Some get stuck where only several
    /// changes at once would help, and are short all the same.
    pub fn assert_nothing_else_in(&self, games: impl Iterator<Item = Played>) {
        let (mut count, mut simplest) = (0, 0);
        for game in games {
            assert!((self.of)(&game), "{game:?}");
            assert_eq!(game.start(), GameState::default());
            let actions: Vec<_> = game.actions().iter().map(Action::to_string).collect();
            assert!(actions.len() <= 12, "{actions:?}");
            count += 1;
            simplest += usize::from(actions.join(" ") == self.simplest);
        }
        assert_eq!(count, GAMES);
        assert!(simplest * 10 >= count * 8, "{}: {simplest} of {count}", self.simplest);
    }
}

pub const GAMES: usize = 40;

pub const FEATURES: [Feature; 5] = [
    Feature { of: |_| true, simplest: "" },
    Feature { of: |game| has(game, ActionKind::Dodge), simplest: "D1x8I-9H" },
    Feature { of: |game| game.end().turn() > 4, simplest: "end end end end" },
    Feature { of: |game| has(game, ActionKind::StandUp), simplest: "D1x8I-9H end end A3!9J" },
    Feature { of: |game| game.end().closed().len() > 1, simplest: "D1+11H D2+11F" },
];

fn has(game: &Played, kind: ActionKind) -> bool {
    game.actions().iter().any(|action| action.kind() == kind)
}
