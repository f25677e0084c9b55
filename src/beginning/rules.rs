//! What a setup comes to, worked out once.

use std::sync::Arc;

use super::{Area, Character, Library, SEATS, Setup, SetupFault, library::Start};
use crate::engine::{SectorGraph, SectorId};

/// The agreements of a table, ready to be played by.
#[derive(Clone, Debug)]
pub struct Rules {
    /// What was agreed.
    pub setup: Arc<Setup>,
    /// How many play.
    pub seats: u8,
    /// The areas and their arrows, without the Med Center: what range is counted by (TB-AMB-74).
    pub graph: SectorGraph,
    /// Why this cannot be played; empty where it can.
    pub faults: Vec<SetupFault>,
}

impl PartialEq for Rules {
    /// Everything else follows from the setup.
    fn eq(&self, other: &Self) -> bool {
        self.setup == other.setup
    }
}

impl Rules {
    /// Works a setup out. Where it is at fault the rules are those of the nearest table that can be.
    pub fn of(setup: &Arc<Setup>) -> Self {
        let asked = u8::try_from(setup.seats.len()).unwrap_or(u8::MAX);
        let seats = asked.clamp(*SEATS.start(), *SEATS.end());
        let sector = |area: Area| SectorId(area as u16);
        let arrows = setup.library.board.arrows.iter().map(|&(a, b)| (sector(a), sector(b)));
        let graph = SectorGraph::new(Area::ALL.len(), arrows);
        let mut rules = Self { setup: Arc::clone(setup), seats, graph, faults: Vec::new() };
        rules.faults = rules.find_faults();
        rules
    }

    fn find_faults(&self) -> Vec<SetupFault> {
        let setup = &self.setup;
        let mut faults = Vec::new();
        if setup.seats.len() != usize::from(self.seats) {
            faults.push(SetupFault::Seats(setup.seats.len()));
        }
        let sits = |who: Character| setup.seats.iter().filter(|seat| **seat == Some(who)).count();
        faults.extend(Character::ALL.into_iter().filter(|&who| sits(who) > 1).map(SetupFault::Twice));
        let named = setup.first.into_iter().chain(setup.fix.loyalty.iter().map(|(seat, _)| *seat));
        let named = named.chain(setup.fix.objectives.iter().map(|(seat, _)| *seat));
        let named = named.chain(setup.fix.personal.iter().map(|(seat, _)| *seat));
        let beyond = named.filter(|seat| seat.0 >= self.seats);
        faults.extend(beyond.map(|seat| SetupFault::NoSeat { seat: seat.0, seats: self.seats }));
        if setup.campaign && self.seats < 4 {
            faults.push(SetupFault::Campaign);
        }
        if !setup.library.recipes.iter().any(|recipe| recipe.seats == self.seats) {
            faults.push(SetupFault::NoRecipe(self.seats));
        }
        faults.extend(self.unknown_keys().map(SetupFault::NoCard));
        faults
    }

    /// Keys of laid-out cards that no card has.
    fn unknown_keys(&self) -> impl Iterator<Item = String> {
        let (fix, library) = (&self.setup.fix, &self.setup.library);
        let influence = fix.personal.iter().flat_map(|(_, keys)| keys).chain(&fix.general);
        let influence = influence.filter(|key| !library.influence.iter().any(|card| card.key == **key));
        let programs = fix.programs.iter().filter(|key| !library.programs.iter().any(|card| card.key == **key));
        let events = fix.events.iter().filter(|key| !library.events.iter().any(|card| card.key == **key));
        let objectives = fix.objectives.iter().flat_map(|(_, keys)| keys);
        let objectives = objectives.filter(|key| !library.objectives.iter().any(|card| card.key == **key));
        influence.chain(programs).chain(events).chain(objectives).cloned()
    }

    /// All cards and boards.
    pub fn library(&self) -> &Library {
        &self.setup.library
    }

    /// Whether five or six play.
    pub const fn many(&self) -> bool {
        self.seats >= 5
    }

    /// Where the bars start.
    pub fn start(&self) -> Start {
        let bars = &self.library().board.bars;
        if self.many() { bars.many } else { bars.few }
    }

    /// How many areas apart two are; `None` where range never reaches.
    pub fn distance(&self, a: Area, b: Area) -> Option<u16> {
        self.graph.distance(SectorId(a as u16), SectorId(b as u16))
    }

    /// What a step from one area to another costs (TB-MOVE-02, TB-MOVE-05); `None` where no arrow leads.
    pub fn step(&self, from: Area, to: Area) -> Option<u8> {
        let orange = &self.library().board.orange;
        match (from, to) {
            (from, Area::MedCenter) => orange.contains(&from).then_some(0),
            (Area::MedCenter, to) => orange.contains(&to).then_some(1),
            (from, to) => self.graph.adjacent(SectorId(from as u16), SectorId(to as u16)).then_some(1),
        }
    }
}
