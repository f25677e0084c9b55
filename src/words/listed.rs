//! A card as something to look up: its name, its words and what is noted of it.

/// A card as it is listed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What it is called.
    pub name: String,
    /// What it says.
    pub text: String,
    /// What kind of card it is, and how many there are.
    pub note: String,
}

impl Listed {
    /// A card with the notes that apply to it.
    pub(super) fn new<const N: usize>(name: &str, text: &str, notes: [Option<String>; N]) -> Self {
        let note = notes.into_iter().flatten().collect::<Vec<_>>().join(" · ");
        Self { name: name.to_owned(), text: text.to_owned(), note }
    }
}
