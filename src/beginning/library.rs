//! Everything that lies in the box: all cards, the board, the characters, found by number or key.

use serde::{Deserialize, Serialize};

use super::{
    AllRounderCard, Area, BoxCard, Character, CharacterCard, Colour, EnemyCard, EnemyKind, EnemyStats, EventCard,
    EventNo, InfluenceCard, InfluenceNo, InterrogationCard, Item, LoyaltyCard, ObjectiveCard, ObjectiveNo, ProgramCard,
    ProgramNo, Recipe, ReconCard, Spawn, SpawnNo, Stats, WoundCard, WoundNo,
};

/// All cards and boards.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Library {
    /// Events.
    pub events: Vec<EventCard>,
    /// Kinds of influence cards.
    pub influence: Vec<InfluenceCard>,
    /// Kinds of programs.
    pub programs: Vec<ProgramCard>,
    /// Objectives.
    pub objectives: Vec<ObjectiveCard>,
    /// Kinds of wounds.
    pub wounds: Vec<WoundCard>,
    /// Interrogation cards.
    pub interrogations: Vec<InterrogationCard>,
    /// All-Rounder cards.
    pub all_rounders: Vec<AllRounderCard>,
    /// Recon cards.
    pub recons: Vec<ReconCard>,
    /// Supply boxes.
    pub boxes: Vec<BoxCard>,
    /// Loyalty cards.
    pub loyalty: Vec<LoyaltyCard>,
    /// How the loyalty stack is made.
    pub recipes: Vec<Recipe>,
    /// Characters.
    pub characters: Vec<CharacterCard>,
    /// Kuro's figures.
    pub kuro: Stats,
    /// Enemies.
    pub enemies: Vec<EnemyCard>,
    /// The figures of Apex; its health is its bar.
    pub apex: EnemyStats,
    /// The figures of Deus; its health is its bar.
    pub deus: EnemyStats,
    /// The board.
    pub board: Board,
}

/// The board (TB-MAP).
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// Arrows, in both directions.
    pub arrows: Vec<(Area, Area)>,
    /// Where a free arrow leads into the Med Center (TB-MOVE-05); the same areas are left to for 1 step.
    pub orange: Vec<Area>,
    /// Spawn locations, by area.
    pub spawns: Vec<Spawn>,
    /// Areas of the spaces of the red path.
    pub red: Vec<Area>,
    /// Areas of the spaces of the blue path.
    pub blue: Vec<Area>,
    /// Chips of the three Sectors: blue, red, purple (TB-SETUP-13).
    pub sectors: [(u8, u8, u8); 3],
    /// The bars.
    pub bars: Bars,
}

/// Ends, zones and start values of the bars.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bars {
    /// Lowest and highest Morale (TB-OPEN-17).
    pub morale: (i8, i8),
    /// At this or below Morale is in its yellow zone.
    pub low_morale: i8,
    /// The farthest Riot goes on either side: its red zones (TB-OPEN-18).
    pub riot: i8,
    /// The farthest that is still in the blue zone.
    pub calm: i8,
    /// The most Security.
    pub security: i8,
    /// The most Resource.
    pub resource: i8,
    /// What calls a mech, and the most it has.
    pub mech: i8,
    /// What ends the game.
    pub threat: i8,
    /// Where they start with 3 or 4 players.
    pub few: Start,
    /// Where they start with 5 or 6.
    pub many: Start,
}

/// Where the bars start (TB-SETUP-15 to -23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    /// Morale.
    pub morale: i8,
    /// Security.
    pub security: i8,
    /// Resource.
    pub resource: i8,
    /// Apex.
    pub apex: i8,
    /// Deus.
    pub deus: i8,
    /// The Guard of Sector III.
    pub guard: u8,
}

impl Library {
    /// An influence card.
    pub fn influence(&self, no: InfluenceNo) -> Option<&InfluenceCard> {
        self.influence.get(no.at())
    }

    /// A program.
    pub fn program(&self, no: ProgramNo) -> Option<&ProgramCard> {
        self.programs.get(no.at())
    }

    /// An event.
    pub fn event(&self, no: EventNo) -> Option<&EventCard> {
        self.events.get(no.at())
    }

    /// An objective.
    pub fn objective(&self, no: ObjectiveNo) -> Option<&ObjectiveCard> {
        self.objectives.get(no.at())
    }

    /// A wound.
    pub fn wound(&self, no: WoundNo) -> Option<&WoundCard> {
        self.wounds.get(no.at())
    }

    /// A character's board.
    pub fn character(&self, who: Character) -> Option<&CharacterCard> {
        self.characters.iter().find(|card| card.who == who)
    }

    /// The figures of an enemy.
    pub fn enemy(&self, kind: EnemyKind, level: u8) -> EnemyStats {
        let card = self.enemies.iter().find(|card| card.kind == kind);
        let at = usize::from(level.clamp(1, 3)) - 1;
        card.and_then(|card| card.levels.get(at)).copied().unwrap_or_default()
    }

    /// A supply box.
    pub fn item(&self, item: Item) -> Option<&BoxCard> {
        self.boxes.iter().find(|card| card.item == item)
    }

    /// A spawn location.
    pub fn spawn(&self, no: SpawnNo) -> Option<&Spawn> {
        self.board.spawns.get(usize::from(no.0))
    }

    /// How many chips of a colour there are in all (TB-COMP-15).
    pub fn chips(&self, colour: Colour) -> u8 {
        let of = |&(blue, red, purple): &(u8, u8, u8)| match colour {
            Colour::Blue => blue,
            Colour::Red => red,
            Colour::Purple => purple,
        };
        self.board.sectors.iter().map(of).sum()
    }
}
