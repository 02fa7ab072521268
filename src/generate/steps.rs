//! The walk from a value that fails a test to the simplest one that fails it too.

use super::Simplify;

/// A value on its way to be simpler.
#[derive(Clone, Debug)]
pub(super) struct Steps<T> {
    /// The simplest value so far that fails.
    simplest: T,
    /// A step from there, of which it is not known yet whether it fails.
    tried: Option<T>,
    /// The step to try next. After one that helped, those behind it come next and not the first ones
    /// again: the test is run for each step, and the number of runs is limited.
    next: usize,
    /// How many steps are left to try.
    left: usize,
}

impl<T: Clone + Simplify> Steps<T> {
    /// At the start, with a value that fails as far as anybody knows.
    pub(super) fn new(value: T) -> Self {
        Self { left: value.simplifications(), simplest: value, tried: None, next: 0 }
    }

    pub(super) fn current(&self) -> T {
        self.tried.as_ref().unwrap_or(&self.simplest).clone()
    }

    /// The current value fails: on to one that is simpler still. False when there is none.
    pub(super) fn go_on(&mut self) -> bool {
        if let Some(simpler) = self.tried.take() {
            self.left = simpler.simplifications();
            self.simplest = simpler;
        }
        self.step();
        self.tried.is_some()
    }

    /// The current value passes: another step from the last one that fails, and when there is none,
    /// back to that one itself. False when nothing has been tried.
    pub(super) fn go_back(&mut self) -> bool {
        let was_a_step = self.tried.take().is_some();
        if was_a_step {
            self.step();
        }
        was_a_step
    }

    /// The next step that applies, if there is one.
    fn step(&mut self) {
        while self.left > 0 && self.tried.is_none() {
            let n = self.next % self.simplest.simplifications();
            self.tried = self.simplest.simpler(n);
            (self.next, self.left) = (n + 1, self.left - 1);
        }
    }
}
