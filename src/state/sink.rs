//! Where legal actions go when they are found: to a visitor, onto a list, or into a count.

use core::convert::Infallible;
use core::iter;
use core::ops::ControlFlow;

use crate::action::{Action, ActionKind};
use crate::list::ActionList;

/// Takes legal actions in their order.
pub(super) trait Sink {
    /// What it stops with.
    type Break;

    /// Takes some actions. How many there are is told apart, because it is known without making them.
    fn take(
        &mut self,
        count: usize,
        actions: impl Iterator<Item = Action>,
    ) -> ControlFlow<Self::Break>;
}

/// Hands each action to a function, until that breaks.
pub(super) struct Visitor<F>(pub(super) F);

impl<B, F: FnMut(Action) -> ControlFlow<B>> Sink for Visitor<F> {
    type Break = B;

    #[inline]
    fn take(&mut self, _: usize, actions: impl Iterator<Item = Action>) -> ControlFlow<B> {
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
        _: usize,
        mut actions: impl Iterator<Item = Action>,
    ) -> ControlFlow<Infallible> {
        // Without a length, which would only be worked out to grow a list that is large enough.
        self.extend(iter::from_fn(|| actions.next()));
        ControlFlow::Continue(())
    }
}

/// Counts actions without looking at them.
pub(super) struct Count(pub(super) usize);

impl Sink for Count {
    type Break = Infallible;

    #[inline]
    fn take(&mut self, count: usize, _: impl Iterator<Item = Action>) -> ControlFlow<Infallible> {
        self.0 += count;
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
    fn take(&mut self, _: usize, actions: impl Iterator<Item = Action>) -> ControlFlow<Infallible> {
        self.list.extend(actions.filter(|action| action.kind() == self.kind));
        ControlFlow::Continue(())
    }
}
