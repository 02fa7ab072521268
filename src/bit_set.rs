//! Sets as bits of an integer, written once for squares and pieces.

/// Defines a set type, its operators and its iterator. The element type has `bit()`, which is a
/// single bit, and for bits that are not 0 `first_of()` and `last_of()`, which find the first and the
/// last member in their order, and `behind_first()`, the bits but for the first.
macro_rules! bit_set {
    (
        $(#[$set_doc:meta])*
        pub struct $Set:ident($Bits:ty) of $Element:ty, all $all:expr;
        $(#[$iter_doc:meta])*
        pub struct $Iter:ident;
    ) => {
        $(#[$set_doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        pub struct $Set($Bits);

        impl $Set {
            /// The set without members.
            pub const EMPTY: Self = Self(0);

            /// The set of all.
            pub const ALL: Self = Self($all);

            /// The set whose members are the bits of `bits`, laid out as told above; `None` when a
            /// bit is set that belongs to nobody.
            #[must_use]
            pub const fn from_bits(bits: $Bits) -> Option<Self> {
                if bits & !Self::ALL.0 == 0 { Some(Self(bits)) } else { None }
            }

            /// The set of those bits that are members; others are dropped.
            #[inline]
            pub(crate) const fn truncated(bits: $Bits) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// The members as bits, laid out as told above.
            #[inline]
            #[must_use]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// The set with one member.
            #[inline]
            #[must_use]
            pub const fn only(member: $Element) -> Self {
                Self(member.bit())
            }

            /// Whether it has this member.
            #[inline]
            #[must_use]
            pub const fn contains(self, member: $Element) -> bool {
                self.0 & Self::only(member).0 != 0
            }

            /// This set and one member more.
            #[inline]
            #[must_use]
            pub const fn with(self, member: $Element) -> Self {
                Self(self.0 | Self::only(member).0)
            }

            /// This set but for one member.
            #[inline]
            #[must_use]
            pub const fn without(self, member: $Element) -> Self {
                Self(self.0 & !Self::only(member).0)
            }

            /// Adds a member.
            #[inline]
            pub const fn insert(&mut self, member: $Element) {
                *self = self.with(member);
            }

            /// Takes a member out.
            #[inline]
            pub const fn remove(&mut self, member: $Element) {
                *self = self.without(member);
            }

            /// How many members it has.
            #[inline]
            #[must_use]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether it has none.
            #[inline]
            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// The members of both sets together; the same as `|`, in constants too.
            #[inline]
            #[must_use]
            pub const fn union(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Whether all its members are in `other` too.
            #[inline]
            #[must_use]
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// The first member, in their order.
            #[inline]
            #[must_use]
            pub const fn first(self) -> Option<$Element> {
                if self.is_empty() { None } else { Some(<$Element>::first_of(self.0)) }
            }

            /// The last member, in their order.
            #[must_use]
            pub const fn last(self) -> Option<$Element> {
                if self.is_empty() { None } else { Some(<$Element>::last_of(self.0)) }
            }

            /// The members, in their order.
            #[inline]
            #[must_use]
            pub const fn iter(self) -> $Iter {
                $Iter(self)
            }
        }

        bit_set!(@operator $Set, BitOr, bitor, BitOrAssign, bitor_assign, |a, b| a | b);
        bit_set!(@operator $Set, BitAnd, bitand, BitAndAssign, bitand_assign, |a, b| a & b);
        bit_set!(@operator $Set, BitXor, bitxor, BitXorAssign, bitxor_assign, |a, b| a ^ b);
        bit_set!(@operator $Set, Sub, sub, SubAssign, sub_assign, |a, b| a & !b);

        impl core::ops::Not for $Set {
            type Output = Self;

            #[inline]
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl From<$Element> for $Set {
            #[inline]
            fn from(member: $Element) -> Self {
                Self::only(member)
            }
        }

        impl FromIterator<$Element> for $Set {
            fn from_iter<I: IntoIterator<Item = $Element>>(members: I) -> Self {
                members.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl Extend<$Element> for $Set {
            fn extend<I: IntoIterator<Item = $Element>>(&mut self, members: I) {
                *self |= members.into_iter().collect::<Self>();
            }
        }

        impl IntoIterator for $Set {
            type Item = $Element;
            type IntoIter = $Iter;

            #[inline]
            fn into_iter(self) -> $Iter {
                self.iter()
            }
        }

        impl core::fmt::Debug for $Set {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }

        $(#[$iter_doc])*
        #[derive(Clone, Debug)]
        pub struct $Iter($Set);

        impl Iterator for $Iter {
            type Item = $Element;

            #[inline]
            fn next(&mut self) -> Option<$Element> {
                let first = self.0.first()?;
                self.0.0 = <$Element>::behind_first(self.0.0);
                Some(first)
            }

            #[inline]
            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.0.len(), Some(self.0.len()))
            }
        }

        impl ExactSizeIterator for $Iter {}

        impl core::iter::FusedIterator for $Iter {}
    };
    (
        @operator $Set:ident, $Op:ident, $op:ident, $Assign:ident, $assign:ident,
        |$a:ident, $b:ident| $bits:expr
    ) => {
        impl core::ops::$Op for $Set {
            type Output = Self;

            #[inline]
            fn $op(self, other: Self) -> Self {
                let ($a, $b) = (self.0, other.0);
                Self($bits)
            }
        }

        impl core::ops::$Assign for $Set {
            #[inline]
            fn $assign(&mut self, other: Self) {
                *self = core::ops::$Op::$op(*self, other);
            }
        }
    };
}

pub(crate) use bit_set;
