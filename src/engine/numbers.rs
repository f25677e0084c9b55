//! Numbers of cards: small names for the entries of a library, and for a card whose face is not known.

/// Defines the number of a card of one sort.
macro_rules! numbers {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// A card whose face is not known: what a view shows of it. No state holds one.
            pub const HIDDEN: Self = Self(u8::MAX);

            /// Whether the face is not known.
            pub const fn is_hidden(self) -> bool {
                self.0 == u8::MAX
            }

            /// The place in the library's list.
            pub fn at(self) -> usize {
                usize::from(self.0)
            }
        }
    )*};
}
pub(crate) use numbers;
