//! What one seat knows: the state with every face taken away that the seat has not seen.

use std::sync::Arc;

use super::{Rules, State};
use crate::engine::Seat;

/// What `seat` knows.
///
/// In `table`, unknown faces are `HIDDEN` or `None`, choices made in secret are blank, and the order of what nobody knows
/// says nothing. In closed-eye steps everybody is asked, so that nobody learns whose step it was (TB-OPEN-23).
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The table's agreements, cards included.
    pub rules: Arc<Rules>,
    /// Whose view it is.
    pub seat: Seat,
    /// All that lies open, and what the seat has seen.
    pub table: State,
}
