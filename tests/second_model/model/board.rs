//! The board, the pieces and the position: sections 1, 2 and what 4, 8, 9 and 11 keep count of.

/// 1.1: a square by its column (A is 1, M is 13) and its row (1 to 17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    pub column: i32,
    pub row: i32,
}

/// 1.3: the four steps, each as a change of column and of row.
pub const STEPS: [(i32, i32); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// 2.2: the four ways to go 2 squares along a row or column.
const TWO_ALONG: [(i32, i32); 4] = [(-2, 0), (2, 0), (0, -2), (0, 2)];

impl Square {
    /// 1.1, 1.2: whether it is a square of the board that is played on.
    pub fn is_striped(self) -> bool {
        let on_board = (1..=13).contains(&self.column) && (1..=17).contains(&self.row);
        on_board && (self.column + self.row) % 2 == 1
    }

    /// The square so many columns and rows further, if the board has it.
    pub fn further(self, (columns, rows): (i32, i32)) -> Option<Square> {
        let square = Square { column: self.column + columns, row: self.row + rows };
        square.is_striped().then_some(square)
    }

    /// 1.3: every square one step away.
    pub fn adjacent_squares(self) -> impl Iterator<Item = Square> {
        STEPS.into_iter().filter_map(move |step| self.further(step))
    }

    /// 1.4: the number of steps to another striped square.
    pub fn distance(self, other: Square) -> i32 {
        let columns = (self.column - other.column).abs();
        let rows = (self.row - other.row).abs();
        columns.max(rows)
    }

    /// 1.3: whether the two striped squares touch at a corner.
    pub fn is_adjacent(self, other: Square) -> bool {
        self.distance(other) == 1
    }

    /// 6.7: the square one step away in the direction opposite to `adjacent`.
    pub fn opposite(self, adjacent: Square) -> Option<Square> {
        self.further((self.column - adjacent.column, self.row - adjacent.row))
    }
}

/// 1.2: the 110 striped squares.
pub fn all_squares() -> impl Iterator<Item = Square> {
    (1..=17)
        .flat_map(|row| (1..=13).map(move |column| Square { column, row }))
        .filter(|square| square.is_striped())
}

/// The two teams, and their coaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Team {
    Atk,
    Def,
}

impl Team {
    pub fn other(self) -> Team {
        match self {
            Team::Atk => Team::Def,
            Team::Def => Team::Atk,
        }
    }
}

/// 2.1: the kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    X,
    O,
    Box,
}

/// 2.3: a 2-square route; only a diagonal one has a middle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Route {
    pub middle: Option<Square>,
    pub target: Square,
}

impl Kind {
    /// 2.2, second column.
    fn goes_two_diagonally(self) -> bool {
        matches!(self, Kind::X | Kind::Box)
    }

    /// 2.2, third column.
    fn goes_two_along(self) -> bool {
        matches!(self, Kind::O | Kind::Box)
    }

    /// 2.2, 2.3: every 2-square route of this kind from a square.
    pub fn routes(self, from: Square) -> Vec<Route> {
        let mut routes = Vec::new();
        if self.goes_two_diagonally() {
            for (columns, rows) in STEPS {
                if let Some(target) = from.further((2 * columns, 2 * rows)) {
                    let middle = from.further((columns, rows));
                    routes.push(Route { middle, target });
                }
            }
        }
        if self.goes_two_along() {
            for along in TWO_ALONG {
                if let Some(target) = from.further(along) {
                    let middle = None;
                    routes.push(Route { middle, target });
                }
            }
        }
        routes
    }
}

/// 2.1: which piece: its team and its number, 1 to 7.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Name {
    pub team: Team,
    pub number: usize,
}

/// Section 2: a piece where it stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    pub name: Name,
    pub kind: Kind,
    pub square: Square,
    /// 2.4
    pub down: bool,
    /// 2.5: it is the top of a stack.
    pub top: bool,
    /// 7.6: the stack of which it is the top is fresh.
    pub fresh: bool,
    /// 9.4
    pub held_back: bool,
}

/// 9.1: where the ball is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ball {
    Held(Name),
    Loose(Square),
}

/// 4.1: the two phases of a turn, and the end of the game (13.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// `ap`: the AP left (4.2). `last_was_hand_off`: the last action of a piece in this turn was a
    /// hand-off (8.3).
    Action {
        ap: u32,
        last_was_hand_off: bool,
    },
    Unblocking,
    Won,
}

/// Section 14: the three switches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Switches {
    /// 6.3: active opponents cannot be crossed in a move or dodge.
    pub c: bool,
    /// 6.8: exit and landing must be clear.
    pub s: bool,
    /// 13.1: a hand-off to a piece in the other team's end zone scores too.
    pub h: bool,
}

/// What does not change during a game, the energy game aside.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// 1.5: how many rows deep the end zones are.
    pub depth: i32,
    pub switches: Switches,
}

/// 11.2: the EP of each coach.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnergyPoints {
    pub atk: u16,
    pub def: u16,
}

/// All that the rules need to know at one moment of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// ATK 1 to 7, then DEF 1 to 7.
    pub pieces: [Piece; 14],
    pub ball: Ball,
    /// In a won position, the winner.
    pub side_to_act: Team,
    pub turn: u16,
    pub phase: Phase,
    pub settings: Settings,
    /// 11.1: none when the energy game is off.
    pub energy: Option<EnergyPoints>,
}

impl Position {
    pub fn piece(&self, name: Name) -> &Piece {
        let found = self.pieces.iter().find(|piece| piece.name == name);
        found.expect("each piece is in the game")
    }

    pub fn piece_mut(&mut self, name: Name) -> &mut Piece {
        let found = self.pieces.iter_mut().find(|piece| piece.name == name);
        found.expect("each piece is in the game")
    }

    /// The pieces of the side to act.
    pub fn own_pieces(&self) -> impl Iterator<Item = &Piece> {
        let team = self.side_to_act;
        self.pieces.iter().filter(move |p| p.name.team == team)
    }

    pub fn is_own(&self, piece: &Piece) -> bool {
        piece.name.team == self.side_to_act
    }

    pub fn pieces_on(&self, square: Square) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |p| p.square == square)
    }

    /// The piece on a square that holds exactly one.
    pub fn single_piece_on(&self, square: Square) -> Option<&Piece> {
        let mut pieces = self.pieces_on(square);
        let first = pieces.next();
        let second = pieces.next();
        if second.is_none() { first } else { None }
    }

    /// 2.6: the piece on a square that holds a single active piece.
    pub fn single_active_piece_on(&self, square: Square) -> Option<&Piece> {
        self.single_piece_on(square).filter(|p| self.is_active(p))
    }

    /// 2.6: the same, of the side that is not to act.
    pub fn single_active_opponent_on(&self, square: Square) -> Option<&Piece> {
        self.single_active_piece_on(square).filter(|p| !self.is_own(p))
    }

    /// 2.8: no piece stands on it.
    pub fn is_vacant(&self, square: Square) -> bool {
        self.pieces_on(square).next().is_none()
    }

    /// 2.8: vacant, and no loose ball lies on it.
    pub fn is_clear(&self, square: Square) -> bool {
        self.is_vacant(square) && self.ball != Ball::Loose(square)
    }

    /// 2.5: whether the piece shares its square.
    pub fn is_in_stack(&self, piece: &Piece) -> bool {
        self.pieces_on(piece.square).count() > 1
    }

    /// 2.5
    pub fn is_bottom(&self, piece: &Piece) -> bool {
        self.is_in_stack(piece) && !piece.top
    }

    /// 2.6: upright and not in a stack.
    pub fn is_active(&self, piece: &Piece) -> bool {
        !piece.down && !self.is_in_stack(piece)
    }

    /// 4.4: own, active and not held back.
    pub fn may_act(&self, piece: &Piece) -> bool {
        self.is_own(piece) && self.is_active(piece) && !piece.held_back
    }

    /// Section 8: whether the piece is the holder.
    pub fn is_holder(&self, piece: &Piece) -> bool {
        self.ball == Ball::Held(piece.name)
    }

    /// 1.5, 13.1: whether the piece stands in the end zone of the other team.
    pub fn is_in_other_end_zone(&self, piece: &Piece) -> bool {
        let depth = self.settings.depth;
        match piece.name.team.other() {
            Team::Atk => (1..=depth).contains(&piece.square.row),
            Team::Def => (18 - depth..=17).contains(&piece.square.row),
        }
    }
}
