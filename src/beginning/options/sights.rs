//! What a Recon card or an effect lets somebody look at.

use crate::{
    beginning::{Area, Chip, Choice, Column, Figure, Sight, Spot, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// What the Recon card in use shows, or enough of it.
    pub(super) fn each_recon_use(self, seat: Seat, figure: Figure, found: &mut dyn FnMut(Choice)) {
        let sight = self.body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        if let Some(sight) = sight {
            self.each_sight(seat, figure, sight, found);
        }
        found(Choice::Done);
    }

    /// What a Recon card can be used on.
    pub fn each_sight(self, seat: Seat, figure: Figure, sight: Sight, found: &mut dyn FnMut(Choice)) {
        let unseen = |chip: &Chip| !chip.up && !chip.seen.contains(seat);
        let area = self.area(figure);
        match sight {
            Sight::Sectors if area == Some(Area::Sectors) => {
                for (at, chips) in (0..).zip(&self.state.sectors) {
                    if chips.iter().any(unseen) {
                        found(Choice::Nth(at));
                    }
                }
            }
            Sight::Network if area == Some(Area::Network) => {
                for (column, chips) in Column::ALL.into_iter().zip(&self.state.network) {
                    for (tier, _) in (0..).zip(chips).filter(|(_, chip)| unseen(chip)) {
                        found(Choice::Chip(column, tier));
                    }
                }
            }
            Sight::Carried => {
                let others = self.figures().filter(|&other| area.is_some() && self.area(other) == area);
                let hidden = |other: &Figure| self.body(*other).is_some_and(|body| body.chips.iter().any(unseen));
                others.filter(hidden).for_each(|other| found(Choice::Figure(other)));
            }
            Sight::Objective | Sight::Hand => {
                self.all().filter(|&other| other != seat).for_each(|other| found(Choice::Seat(other)));
            }
            Sight::Loyalty => {
                for (at, slot) in (0..).zip(&self.state.unused) {
                    if !slot.seen.contains(seat) {
                        found(Choice::Nth(at));
                    }
                }
            }
            _ => {}
        }
    }
}

impl Scene<'_> {
    /// Chips a card lets somebody look at: those of the area and of the Junkyard that the player has not seen.
    pub fn each_peek(self, seat: Seat, found: &mut dyn FnMut(Spot)) {
        let unseen = |chip: &Chip| !chip.up && !chip.seen.contains(seat);
        for (at, junk) in (0..).zip(&self.state.junkyard) {
            if junk.chip.as_ref().is_some_and(unseen) {
                found(Spot::Junkyard(at));
            }
        }
        let Some(area) = self.area(Figure::Of(seat)) else { return };
        for figure in self.figures_in(area) {
            if self.body(figure).is_some_and(|body| body.chips.iter().any(unseen)) {
                found(Spot::Carried(figure));
            }
        }
        match area {
            Area::Network => {
                for (column, chips) in Column::ALL.into_iter().zip(&self.state.network) {
                    for (tier, _) in (0..).zip(chips).filter(|(_, chip)| unseen(chip)) {
                        found(Spot::Network(column, tier));
                    }
                }
            }
            Area::Sectors => {
                for (at, chips) in (0..).zip(&self.state.sectors) {
                    if chips.last().is_some_and(unseen) {
                        found(Spot::Sector(at));
                    }
                }
            }
            _ => {}
        }
    }
}
