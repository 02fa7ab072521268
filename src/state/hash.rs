//! A 64-bit hash of a position that is the same everywhere.

use core::array;

use super::GameState;
use crate::piece::Piece;
use crate::setup::{Ball, Phase};

/// Random numbers, one for each word of a position. The highest bit of each byte is set, and never
/// set in the words of squares; so no factor of a product is ever 0.
const KEYS: [u64; 6] = [
    0xA3B1_95E5_C6F8_9DA7,
    0xD4E6_8BF1_93C9_A58F,
    0x9FC4_E1AB_D793_86ED,
    0xEB8D_A6F4_B9D2_C19B,
    0xC7F3_98DC_8EA1_F5B3,
    0xB6DA_CFE9_A48B_97D5,
];

impl GameState {
    /// A 64-bit hash of the whole position, the settings and the turn's number included.
    ///
    /// Equal positions have equal hashes, on every platform and in every release 1.x of this crate;
    /// different ones have different hashes but for the odd chance of one in 2⁶⁴. It takes a few
    /// nanoseconds and is not made to resist somebody who looks for two positions with one hash.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// assert_eq!(GameState::default().hash64(), 0xB497_53DA_4A05_4DB2);
    /// ```
    #[must_use]
    pub fn hash64(&self) -> u64 {
        self.hash_of_words(self.turn)
    }

    /// The same without the turn's number: equal for positions that offer the same game, so that it
    /// finds repetitions and serves as the key of a transposition table.
    ///
    /// ```
    /// # use ball_rules::GameState;
    /// let mut later = GameState::default().to_setup();
    /// later.turn = 9;
    /// let later = GameState::try_from(later)?;
    /// assert_ne!(later.hash64(), GameState::default().hash64());
    /// assert_eq!(later.hash64_without_turn(), GameState::default().hash64_without_turn());
    /// # Ok::<(), ball_rules::PositionError>(())
    /// ```
    #[must_use]
    pub fn hash64_without_turn(&self) -> u64 {
        self.hash_of_words(0)
    }

    fn hash_of_words(&self, turn: u16) -> u64 {
        let [k0, k1, k2, k3, k4, k5] = KEYS;
        let [low, high] = self.words_of_squares();
        let squares = product(low ^ k0, high ^ k1);
        let marks = product(self.word_of_marks() ^ k2, self.word_of_settings() ^ k3);
        product(squares.rotate_left(32) ^ marks ^ k4, self.word_of_numbers(turn) ^ k5)
    }

    /// Bytes, the lowest first: the squares of all pieces, the ball, and the state of the turn.
    fn words_of_squares(&self) -> [u64; 2] {
        let byte = |i| Piece::from_index(i).map_or(0, |piece| self.square_of(piece).index() as u8);
        let word = |first| u64::from_le_bytes(array::from_fn(|i| byte(first + i)));
        let ball = match self.ball {
            Ball::Held(piece) => piece.index(),
            Ball::Loose(square) => Piece::COUNT + square.index(),
        };
        let phase = match self.phase {
            Phase::Action => 0,
            Phase::Unblock => 1,
            Phase::Won => 2,
        };
        let turn = self.side_to_act.index() as u64
            + (u64::from(self.after_hand_off) << 1)
            + (u64::from(self.ap) << 2)
            + (phase << 4);
        [word(0), word(8) + ((ball as u64) << 48) + (turn << 56)]
    }

    /// 16 bits each: who goes diagonally, who goes straight, who is down, the tops.
    fn word_of_marks(&self) -> u64 {
        word_of_quarters([
            self.kinds.diagonal.bits(),
            self.kinds.straight.bits(),
            self.down.bits(),
            self.tops.bits(),
        ])
    }

    /// 16 bits each: fresh tops, who is held back, the settings.
    fn word_of_settings(&self) -> u64 {
        let rules = u16::from(self.rules.end_zone.rows())
            + (u16::from(self.rules.opponents_cannot_be_crossed) << 3)
            + (u16::from(self.rules.exits_must_be_clear) << 4)
            + (u16::from(self.rules.hand_off_scores) << 5)
            + (u16::from(self.rules.energy) << 6);
        word_of_quarters([self.fresh.bits(), self.held_back.bits(), rules, 0])
    }

    /// 16 bits each: ATK's EP, DEF's EP, the turn's number.
    fn word_of_numbers(&self, turn: u16) -> u64 {
        let [atk, def] = self.ep;
        word_of_quarters([atk, def, turn, 0])
    }
}

/// Four times 16 bits, the lowest first.
fn word_of_quarters(quarters: [u16; 4]) -> u64 {
    quarters.iter().rev().fold(0, |word, &quarter| (word << 16) + u64::from(quarter))
}

/// Both halves of a product of 128 bits, one upon the other.
fn product(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}
