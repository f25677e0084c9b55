//! Numbers of cards.

crate::engine::numbers! {
    /// An ID card of the library.
    IdNo;
    /// A kind of program of the library; its copies are alike.
    ProgramNo;
    /// A kind of loyalty card of the library; its copies are alike.
    LoyaltyNo;
}
