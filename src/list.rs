//! Lists that stay off the heap at usual lengths, without a dependency's type in a signature.

use crate::state::Task;

/// Defines a list type that holds its first items inline, and its iterator.
macro_rules! inline_list {
    ($(#[$doc:meta])* pub struct $List:ident of $Item:ty, inline $inline:literal; $Iter:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Default)]
        pub struct $List(smallvec::SmallVec<[$Item; $inline]>);

        impl $List {
            pub(crate) fn new() -> Self {
                Self::default()
            }
        }

        impl FromIterator<$Item> for $List {
            fn from_iter<I: IntoIterator<Item = $Item>>(items: I) -> Self {
                Self(items.into_iter().collect())
            }
        }

        impl Extend<$Item> for $List {
            #[inline]
            fn extend<I: IntoIterator<Item = $Item>>(&mut self, items: I) {
                self.0.extend(items);
            }
        }

        impl core::ops::Deref for $List {
            type Target = [$Item];

            #[inline]
            fn deref(&self) -> &[$Item] {
                &self.0
            }
        }

        impl IntoIterator for $List {
            type Item = $Item;
            type IntoIter = $Iter;

            fn into_iter(self) -> $Iter {
                $Iter(self.0.into_iter())
            }
        }

        impl<'a> IntoIterator for &'a $List {
            type Item = &'a $Item;
            type IntoIter = core::slice::Iter<'a, $Item>;

            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        /// The items of a list that is consumed, in order.
        #[derive(Clone, Debug)]
        pub struct $Iter(smallvec::IntoIter<[$Item; $inline]>);

        impl Iterator for $Iter {
            type Item = $Item;

            fn next(&mut self) -> Option<$Item> {
                self.0.next()
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                self.0.size_hint()
            }
        }

        impl ExactSizeIterator for $Iter {}
    };
}

pub(crate) use inline_list;

inline_list! {
    /// Tasks, as [`GameState::open_tasks`](crate::GameState::open_tasks) returns them: a slice in
    /// all but name. Never more than seven, one per own piece, so that no heap is needed.
    pub struct TaskList of Task, inline 7; IntoTasks
}
