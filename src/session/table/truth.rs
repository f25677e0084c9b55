//! What becomes of a claim.

/// Whether a claim is true, as far as a seat can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It is.
    True,
    /// It is not.
    False,
    /// What the seat knows speaks against it, though a hidden change could still explain it.
    Doubtful,
    /// That is not known.
    Open,
    /// A wish, an opinion or a question: it can be neither.
    Opinion,
}

impl Truth {
    /// Certainly so or certainly not.
    pub const fn of(is: bool) -> Self {
        if is { Self::True } else { Self::False }
    }
}
