//! What the player knows: everything but the order of the deck.

use std::sync::Arc;

use super::{Modifier, Public, Setup};

/// What the player knows, owned, with no road back to the deck.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// The mission and what the agent brought.
    pub setup: Arc<Setup>,
    /// The open state.
    pub public: Public,
    /// The cards not yet drawn, in rising order.
    pub left: Vec<Modifier>,
    /// The cards drawn since the last shuffle, oldest first.
    pub drawn: Vec<Modifier>,
}
