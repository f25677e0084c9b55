//! Which games are looked at: how hard they were, and what they were played as.

use egui::Ui;

use super::Statistics;
use crate::{
    records::{Filter, Played},
    stealth::Difficulty,
    ui::{Desk, parts, screens::terms},
};

impl Statistics {
    /// The filters in a row that wraps.
    pub(super) fn filters(&mut self, ui: &mut Ui, desk: &mut Desk) {
        ui.horizontal_wrapped(|ui| {
            let mut values = vec![desk.text("ui-stats-any-difficulty")];
            values.extend(Difficulty::ALL.map(|difficulty| terms::name(desk, difficulty)));
            let at = place(&Difficulty::ALL, self.filter.difficulty);
            let name = desk.text("ui-difficulty");
            if let Some(new) = parts::choice(ui, &mut desk.input, &name, &values, at) {
                let difficulty = new.checked_sub(1).and_then(|at| Difficulty::ALL.get(at).copied());
                self.choose(desk, Filter { difficulty, ..self.filter.clone() });
            }
            let mut values = vec![desk.text("ui-stats-any-played")];
            values.extend(Played::ALL.map(|kind| desk.text(played(kind))));
            let at = place(&Played::ALL, self.filter.played);
            let name = desk.text("ui-stats-played");
            if let Some(new) = parts::choice(ui, &mut desk.input, &name, &values, at) {
                let played = new.checked_sub(1).and_then(|at| Played::ALL.get(at).copied());
                self.choose(desk, Filter { played, ..self.filter.clone() });
            }
        });
    }
}

/// The place of a value behind the one that leaves it open.
fn place<T: PartialEq>(all: &[T], chosen: Option<T>) -> usize {
    let at = chosen.and_then(|chosen| all.iter().position(|value| *value == chosen));
    at.map_or(0, |at| at + 1)
}

const fn played(played: Played) -> &'static str {
    match played {
        Played::Single => "ui-stats-single",
        Played::Campaign => "ui-stats-campaign",
        Played::Contract => "ui-stats-contracts",
    }
}
