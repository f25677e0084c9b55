//! Numbers of cards: small names for the entries of a library, and for a card whose face is not known.

crate::engine::numbers! {
    /// A kind of influence card of the library; its copies are alike.
    InfluenceNo;
    /// A kind of program of the library; its copies are alike.
    ProgramNo;
    /// An event of the library.
    EventNo;
    /// An objective of the library.
    ObjectiveNo;
    /// A kind of wound of the library; its copies are alike.
    WoundNo;
}
