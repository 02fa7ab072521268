//! Where legal actions go when they are found: to a visitor, onto a list, or into a count.

use core::convert::Infallible;
use core::ops::ControlFlow;

use crate::action::{Action, ActionKind};
use crate::list::ActionList;

/// Takes legal actions in their order.
pub(super) trait Sink {
    /// What it stops with.
    type Break;

    /// Takes some actions, all of them of this kind.
    fn take(
        &mut self,
        kind: ActionKind,
        actions: impl ExactSizeIterator<Item = Action>,
    ) -> ControlFlow<Self::Break>;
}

/// Hands each action to a function, until that breaks.
pub(super) struct Visitor<F>(pub(super) F);

impl<B, F: FnMut(Action) -> ControlFlow<B>> Sink for Visitor<F> {
    type Break = B;

    #[inline]
    fn take(
        &mut self,
        _: ActionKind,
        actions: impl ExactSizeIterator<Item = Action>,
    ) -> ControlFlow<B> {
        for action in actions {
            (self.0)(action)?;
        }
        ControlFlow::Continue(())
    }
}

impl Sink for ActionList {
    type Break = Infallible;

    #[inline]
    fn take(
        &mut self,
        _: ActionKind,
        actions: impl ExactSizeIterator<Item = Action>,
    ) -> ControlFlow<Infallible> {
        actions.for_each(|action| self.push(action));
        ControlFlow::Continue(())
    }
}

/// Counts actions without looking at them.
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    type Break = Infallible;

    #[inline]
    fn take(
        &mut self,
        _: ActionKind,
        actions: impl ExactSizeIterator<Item = Action>,
    ) -> ControlFlow<Infallible> {
        self.0 += actions.len();
        ControlFlow::Continue(())
    }
}

/// Passes on the actions of one kind and drops the others.
pub(super) struct OfKind<S> {
    pub(super) kind: ActionKind,
    pub(super) sink: S,
}

impl<S: Sink> Sink for OfKind<S> {
    type Break = S::Break;

    #[inline]
    fn take(
        &mut self,
        kind: ActionKind,
        actions: impl ExactSizeIterator<Item = Action>,
    ) -> ControlFlow<S::Break> {
        if kind == self.kind { self.sink.take(kind, actions) } else { ControlFlow::Continue(()) }
    }
}
