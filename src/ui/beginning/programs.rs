//! Programs as cards: those of a player, and the market.

use egui::{Rect, Ui};

use super::{
    Answer, Look,
    papers::{Paper, Papers},
};
use crate::engine::Seat;

/// Programs side by side, or one below the other where it is narrow.
pub struct Programs<'a> {
    cards: Vec<Paper>,
    usable: &'a [u8],
    chosen: Option<u8>,
    salt: &'static str,
}

impl<'a> Programs<'a> {
    /// The programs of a player with their charges; backs where they are not known.
    pub fn of(look: Look<'_>, seat: Seat, usable: &'a [u8], chosen: Option<u8>) -> Self {
        let held = look.player(seat).into_iter().flat_map(|player| &player.programs);
        let note = |charges: u8| (charges > 0).then(|| charges.to_string());
        let cards = held.map(|held| Paper::program(look, held.kind).note(note(held.charges))).collect();
        Self { cards, usable, chosen, salt: "programs" }
    }

    /// The market with its prices; what can be bought now is usable.
    pub fn market(look: Look<'_>, usable: &'a [u8], chosen: Option<u8>) -> Self {
        let library = look.view.rules.library();
        let price = |no| library.program(no).map(|card| card.price.to_string());
        let cards = look.view.table.market.iter().map(|&no| Paper::program(look, no).note(price(no))).collect();
        Self { cards, usable, chosen, salt: "market" }
    }

    /// Draws them, and says which by its place was pointed at or clicked.
    pub fn show(self, ui: &mut Ui, room: Rect) -> Answer<u8> {
        let Self { cards, usable, chosen, salt } = &self;
        Papers { cards, usable, chosen: *chosen, salt }.show(ui, room)
    }
}
