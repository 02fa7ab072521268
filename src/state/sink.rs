//! Where legal actions go when they are found: to a visitor, onto a list, or into a count.

use core::convert::Infallible;
use core::ops::ControlFlow;

use crate::action::{Action, ActionKind};
use crate::action_list::{ActionList, Filler};
use crate::board::{Half, Square, SquareSet};

/// Takes legal actions in their order.
pub(super) trait Sink {
    /// What it stops with.
    type Break;

    /// Takes one action.
    fn take(&mut self, action: Action) -> ControlFlow<Self::Break>;

    /// Takes the actions to some squares, each made by `action`, which may be asked for other squares as
    /// well, or for none.
    #[inline]
    fn take_all(
        &mut self,
        squares: Half,
        action: impl Fn(Square) -> Action,
    ) -> ControlFlow<Self::Break> {
        squares.iter().try_for_each(|square| self.take(action(square)))
    }

    /// Takes the actions to some squares, each made by `action`, and returns those other squares of
    /// their half to which actions are still to be taken: who looks at no action takes these along.
    #[inline]
    fn take_now(
        &mut self,
        now: Half,
        later: Half,
        action: impl Fn(Square) -> Action,
    ) -> ControlFlow<Self::Break, Half> {
        self.take_all(now, action)?;
        ControlFlow::Continue(later)
    }

    /// Takes the actions to some squares, each made by `action`, which is asked for these alone.
    #[inline]
    fn take_each(
        &mut self,
        squares: SquareSet,
        action: impl Fn(Square) -> Action,
    ) -> ControlFlow<Self::Break> {
        squares.iter().try_for_each(|square| self.take(action(square)))
    }
}

/// Hands each action to a function, until that breaks.
pub(super) struct Visitor<F>(pub(super) F);

impl<B, F: FnMut(Action) -> ControlFlow<B>> Sink for Visitor<F> {
    type Break = B;

    #[inline]
    fn take(&mut self, action: Action) -> ControlFlow<B> {
        (self.0)(action)
    }
}

impl Sink for Filler<'_> {
    type Break = Infallible;

    #[inline]
    fn take(&mut self, action: Action) -> ControlFlow<Infallible> {
        self.push(action);
        ControlFlow::Continue(())
    }

    #[inline]
    fn take_all(
        &mut self,
        mut squares: Half,
        action: impl Fn(Square) -> Action,
    ) -> ControlFlow<Infallible> {
        // Mostly there are four or fewer, so that this is no loop, and no jump depends on how many.
        loop {
            let (some, count) = squares.take_some();
            self.push_first(count, some.map(&action));
            if squares.is_empty() {
                return ControlFlow::Continue(());
            }
        }
    }
}

/// Counts actions without looking at them.
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    type Break = Infallible;

    #[inline]
    fn take(&mut self, _: Action) -> ControlFlow<Infallible> {
        self.0 += 1;
        ControlFlow::Continue(())
    }

    #[inline]
    fn take_all(&mut self, squares: Half, _: impl Fn(Square) -> Action) -> ControlFlow<Infallible> {
        self.0 += squares.len();
        ControlFlow::Continue(())
    }

    #[inline]
    fn take_now(
        &mut self,
        now: Half,
        later: Half,
        _: impl Fn(Square) -> Action,
    ) -> ControlFlow<Infallible, Half> {
        self.0 += now.or(later).len();
        ControlFlow::Continue(later.when(false))
    }

    #[inline]
    fn take_each(
        &mut self,
        squares: SquareSet,
        _: impl Fn(Square) -> Action,
    ) -> ControlFlow<Infallible> {
        self.0 += squares.len();
        ControlFlow::Continue(())
    }
}

/// Lists the actions of one kind and drops the others.
pub(super) struct OfKind {
    pub(super) kind: ActionKind,
    pub(super) list: ActionList,
}

impl Sink for OfKind {
    type Break = Infallible;

    #[inline]
    fn take(&mut self, action: Action) -> ControlFlow<Infallible> {
        if action.kind() == self.kind {
            self.list.push(action);
        }
        ControlFlow::Continue(())
    }
}
