//! What hidden chips may be: colours counted by the Sector they come from.

use crate::beginning::{Chip, Colour, Scene};

/// Chances of blue, red and purple.
pub(super) type Odds = [f32; 3];

/// What is left unseen of every Sector.
pub(super) struct Colours {
    sectors: [Odds; 3],
    any: Odds,
}

impl Colours {
    /// Counts what a view leaves open.
    pub fn of(scene: Scene<'_>) -> Self {
        let mut left =
            scene.rules.library().board.sectors.map(|(blue, red, purple)| [blue, red, purple].map(f32::from));
        let mut mixed = [0.0f32; 3];
        let state = scene.state;
        let junk = state.junkyard.iter().filter_map(|junk| junk.chip.as_ref());
        let lying = state.network.iter().flatten().chain(junk).chain(&state.removed).chain(&state.looked);
        for chip in lying.chain(scene.carried()).chain(state.sectors.iter().flatten()) {
            let Some(colour) = chip.colour else { continue };
            let row = chip.from.and_then(|from| left.get_mut(usize::from(from))).unwrap_or(&mut mixed);
            if let Some(left) = row.get_mut(colour as usize) {
                *left -= 1.0;
            }
        }
        let mut any = mixed;
        for row in &left {
            any.iter_mut().zip(row).for_each(|(sum, left)| *sum += left);
        }
        Self { sectors: left.map(share), any: share(any) }
    }

    /// What a chip may be.
    pub fn odds(&self, chip: Chip) -> Odds {
        match chip.colour {
            Some(colour) => certain(colour),
            None => chip.from.map_or(self.any, |from| self.sector(usize::from(from))),
        }
    }

    /// What an unseen chip of a Sector may be.
    pub fn sector(&self, at: usize) -> Odds {
        self.sectors.get(at).copied().unwrap_or(self.any)
    }
}

/// Nothing but this colour.
pub(super) fn certain(colour: Colour) -> Odds {
    Colour::ALL.map(|other| f32::from(u8::from(other == colour)))
}

/// Numbers as shares of their sum.
fn share(counts: Odds) -> Odds {
    let counts = counts.map(|count| count.max(0.0));
    let sum: f32 = counts.iter().sum();
    if sum > 0.0 { counts.map(|count| count / sum) } else { [1.0 / 3.0; 3] }
}
