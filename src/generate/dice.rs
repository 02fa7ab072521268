//! Chance, as the generators need it.

/// A source of chance. A roll of 0 stands for what is simplest.
pub(super) trait Dice {
    /// A number below `sides`, each as often as the others. `sides` is 1 to 256.
    fn roll(&mut self, sides: u16) -> u16;

    /// True in so many of 100 cases.
    fn chance(&mut self, percent: u16) -> bool {
        self.roll(100) + percent >= 100
    }

    /// One of the items, each as often as the others.
    #[allow(clippy::indexing_slicing)] // a roll is below its number of sides
    fn pick<T: Copy, const N: usize>(&mut self, items: [T; N]) -> T {
        const { assert!(0 < N && N <= 256) };
        items[usize::from(self.roll(N as u16))]
    }

    /// Any number of 16 bits.
    fn number(&mut self) -> u16 {
        (self.roll(256) << 8) + self.roll(256)
    }

    /// Any number of 32 bits: one choice of a game ([`Played::new`](super::Played::new)).
    fn choice(&mut self) -> u32 {
        (u32::from(self.number()) << 16) + u32::from(self.number())
    }

    /// A number of 0 to `most`, each as often as the others.
    fn up_to(&mut self, most: usize) -> usize {
        let numbers = most as u128 + 1;
        usize::try_from((u128::from(self.choice()) * numbers) >> 32).unwrap_or(most)
    }
}
