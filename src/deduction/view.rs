//! What one seat knows: the state with every face taken away that the seat has not seen.

use std::sync::Arc;

use super::{Rules, State};
use crate::engine::Seat;

/// What `seat` knows.
///
/// In `table`, unknown faces are `HIDDEN`, unknown parts of marks and of choices made in secret are blank, the order of
/// what nobody knows says nothing, and whatever only the eliminated know is left out for the living (SD-ELIM-06).
///
/// The stack tells what is going on. In a reaction window only a seat that can play something is asked, so whom it asks
/// would tell about cards: it stands in the view of that seat alone. To all others it looks as if the first of them were
/// asked (SD-ENG-04).
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The table's agreements, cards included.
    pub rules: Arc<Rules>,
    /// Whose view it is.
    pub seat: Seat,
    /// All that lies open, and what the seat has seen.
    pub table: State,
}
