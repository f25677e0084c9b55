//! Chips of the Sectors, onto boards and into the Junkyard (TB-SEC, TB-CHIP).

use smallvec::SmallVec;

use crate::{
    beginning::{Chip, Colour, Did, Event, Figure, Junk, Pending, Secret, Spot, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// Takes the top chips of a Sector, to choose from or at once (TB-SEC).
    pub(super) fn sector(&mut self, figure: Figure, at: usize, count: usize, partner: Option<Figure>) {
        self.raise_sector(at);
        let seat = self.scene().owner(figure);
        let Some(stack) = self.state.sectors.get_mut(at) else { return };
        let from = stack.len().saturating_sub(count);
        let mut chips: SmallVec<[Chip; 3]> = stack.drain(from..).rev().collect();
        if at == 0 {
            for chip in chips {
                self.equip(figure, chip);
            }
            return;
        }
        self.show_chips(&mut chips, seat, Spot::Sector(at as u8));
        self.state.looked = chips;
        self.push(Pending::KeepChip { figure, partner });
    }

    /// Sector III by its Guard (TB-SEC-10, TB-SEC-11).
    pub(super) fn sector_three(&mut self, figure: Figure) {
        let seat = self.scene().owner(figure);
        let guarded = self.state.bars.guard > 1;
        if !guarded {
            self.state.bars.guard = self.rules.start().guard;
        }
        self.did(seat, Did::SectorThree);
        self.sector(figure, 2, if guarded { 1 } else { 2 }, None);
    }

    fn raise_sector(&mut self, at: usize) {
        self.state.bars.sectors.get_mut(at).into_iter().for_each(|value| *value = (*value + 1).min(4));
    }

    /// A seat looks at chips.
    fn show_chips(&mut self, chips: &mut [Chip], seat: Seat, spot: Spot) {
        for chip in chips.iter_mut() {
            chip.seen = chip.seen.with(seat);
        }
        let colours: SmallVec<[Colour; 3]> = chips.iter().filter_map(|chip| chip.colour).collect();
        self.say(Event::Looked { seat, spot, colours: Secret::of(colours, seat) });
    }

    /// A chip goes onto a board, face-down.
    fn equip(&mut self, figure: Figure, chip: Chip) {
        let colour = Secret { what: chip.colour, known: chip.seen };
        self.say(Event::Equipped { figure, from: chip.from, colour });
        self.with_body(figure, |body| body.chips.push(Chip { up: false, ..chip }));
    }

    /// One of the chips seen is equipped; the rest goes to the partner or to the Junkyard (TB-SEC-05, TB-SEC-06).
    pub fn keep_chip(&mut self, figure: Figure, partner: Option<Figure>, at: u8) {
        let mut chips = std::mem::take(&mut self.state.looked);
        if usize::from(at) < chips.len() {
            let chip = chips.remove(usize::from(at));
            self.equip(figure, chip);
        }
        match partner {
            Some(partner) if !chips.is_empty() => {
                let seat = self.scene().owner(partner);
                self.show_chips(&mut chips, seat, Spot::Sector(1));
                self.state.looked = chips;
                self.push(Pending::KeepChip { figure: partner, partner: None });
            }
            _ => {
                for chip in chips {
                    self.junk(chip, Some(figure));
                }
            }
        }
    }

    /// A chip goes face-down to the next position of the Junkyard (TB-CHIP-06, TB-JUNK-02).
    pub fn junk(&mut self, chip: Chip, by: Option<Figure>) {
        let at = self.state.junkyard.len() as u8;
        let owner = by.map(|figure| self.scene().owner(figure));
        self.state.junkyard.push(Junk { chip: Some(Chip { up: false, ..chip }), by: owner });
        self.say(Event::Junked { by, at });
    }
}
