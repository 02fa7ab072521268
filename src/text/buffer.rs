//! A short text in the making, off the heap.

use core::fmt;

use crate::board::Square;
use crate::piece::Piece;

/// Up to `N` bytes of ASCII. What goes beyond is dropped; no caller writes more.
pub(super) struct Buffer<const N: usize> {
    bytes: [u8; N],
    length: usize,
}

impl<const N: usize> Buffer<N> {
    pub(super) const fn new() -> Self {
        Self { bytes: [0; N], length: 0 }
    }

    #[inline]
    pub(super) fn byte(&mut self, byte: u8) {
        self.mark(true, byte);
    }

    /// One byte, if something holds: else it is written over by the next.
    #[inline]
    pub(super) fn mark(&mut self, holds: bool, byte: u8) {
        if let Some(place) = self.bytes.get_mut(self.length) {
            *place = byte;
            self.length += usize::from(holds);
        }
    }

    #[inline]
    pub(super) fn word(&mut self, word: &str) {
        word.bytes().for_each(|byte| self.byte(byte));
    }

    /// A letter of the vocabulary, which is ASCII.
    #[inline]
    pub(super) fn letter(&mut self, letter: char) {
        self.byte(letter as u8);
    }

    /// A number without leading zeros.
    #[inline]
    pub(super) fn number(&mut self, number: u16) {
        let mut unit = 1;
        while number / unit >= 10 {
            unit *= 10;
        }
        while unit > 0 {
            self.byte(b'0' + (number / unit % 10) as u8);
            unit /= 10;
        }
    }

    #[inline]
    pub(super) fn square(&mut self, square: Square) {
        let row = square.row();
        self.mark(row >= 10, b'1');
        self.byte(b'0' + row % 10);
        self.letter(square.column());
    }

    #[inline]
    pub(super) fn piece(&mut self, piece: Piece) {
        self.letter(piece.team().letter());
        self.byte(b'0' + piece.number());
    }

    /// Prints the text, padded as `f` asks for.
    #[inline]
    pub(super) fn print(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bytes = self.bytes.get(..self.length).unwrap_or(&self.bytes);
        f.pad(core::str::from_utf8(bytes).map_err(|_| fmt::Error)?)
    }
}
