//! What a seat can know: factions, objectives, and chips with whoever moved them.

use super::{Heard, Line, claims};
use crate::{
    beginning::{Colour, Faction, Figure, ObjectiveNo, Scene, View},
    engine::Seat,
};

/// All that a seat can know for certain, and all it was told.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// About every player, by seat.
    pub seats: Vec<SeatFacts>,
    /// What was said, oldest first.
    pub claims: Vec<Heard>,
    /// Loyalty cards of nobody that the seat has seen (TB-RECON-10).
    pub unused: Vec<Faction>,
}

/// What a seat can know about a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatFacts {
    /// About whom.
    pub seat: Seat,
    /// What is known about the faction.
    pub standing: Standing,
    /// The objectives, as far as they are known.
    pub objectives: Vec<Option<ObjectiveNo>>,
    /// Chips carried, by the character and by Kuro.
    pub carried: Vec<Option<Colour>>,
    /// How many chips the player brought into the Network.
    pub brought: u8,
    /// Chips the player dropped in the Junkyard.
    pub dropped: Vec<Dropped>,
}

/// A chip in the Junkyard (TB-OPEN-26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// At which position.
    pub at: u8,
    /// Its colour, where the seat has seen it.
    pub colour: Option<Colour>,
    /// Whether it was removed from the game.
    pub gone: bool,
}

/// What is known about a player's faction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is this one.
    Certain(Faction),
    /// It was this one in the Machine Phase; Legion may have come since (TB-MACH-14).
    Told(Faction),
    /// Nothing.
    Unknown,
}

impl Standing {
    /// The faction, where one is known or told.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Self::Certain(faction) | Self::Told(faction) => Some(faction),
            Self::Unknown => None,
        }
    }
}

impl Facts {
    /// What the seat of this view can know, with what it has witnessed.
    pub fn of(view: &View, log: &[Line]) -> Self {
        let seats: Vec<_> = (0..view.rules.seats).map(|at| SeatFacts::of(view, Seat(at))).collect();
        let claims = claims::judged(view, log, &seats);
        Self { seats, claims, unused: view.table.unused.iter().filter_map(|slot| slot.kind).collect() }
    }
}

impl SeatFacts {
    fn of(view: &View, seat: Seat) -> Self {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let player = scene.player(seat);
        let figures = scene.figures().filter(|&figure| scene.owner(figure) == seat);
        let chips = figures.filter_map(|figure| scene.body(figure)).flat_map(|body| &body.chips);
        Self {
            seat,
            standing: standing(view, seat),
            objectives: player.map_or_else(Vec::new, |it| it.objectives.iter().map(|slot| slot.kind).collect()),
            carried: chips.map(|chip| chip.colour).collect(),
            brought: player.map_or(0, |player| player.record.brought),
            dropped: dropped(view, seat),
        }
    }
}

fn dropped(view: &View, seat: Seat) -> Vec<Dropped> {
    let of = (0..).zip(&view.table.junkyard).filter(|(_, junk)| junk.by == Some(seat));
    of.map(|(at, junk)| Dropped { at, colour: junk.chip.and_then(|chip| chip.colour), gone: junk.chip.is_none() })
        .collect()
}

/// At the end everything is open; before, the own faction, team-mates made known, and what the Machine Phase showed.
fn standing(view: &View, seat: Seat) -> Standing {
    let table = &view.table;
    if let Some(faction) = table.over.as_ref().and_then(|over| over.factions.get(usize::from(seat.0))) {
        return Standing::Certain(*faction);
    }
    let scene = Scene { rules: &view.rules, state: table };
    if let Some(faction) = scene.faction(seat) {
        return Standing::Certain(faction);
    }
    let told = table.told.iter().rev().find(|told| told.to == view.seat && told.of == seat);
    told.map_or(Standing::Unknown, |told| Standing::Told(told.faction))
}

/// Whether a figure belongs to a seat.
pub(super) fn is_of(view: &View, figure: Figure, seat: Seat) -> bool {
    Scene { rules: &view.rules, state: &view.table }.owner(figure) == seat
}
