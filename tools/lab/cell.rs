//! What is measured: cells of mission, bot, loadout and difficulty.

use std::sync::Arc;

use ghostline::{
    campaign::steward,
    content::Catalog,
    stealth::{Difficulty, Mission, Mode, Setup},
};

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Bot {
    Random,
    Cautious,
    Planner,
}

impl Bot {
    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Cautious => "cautious",
            Self::Planner => "planner",
        }
    }
}

/// What the agent brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Loadout {
    /// What agents start with.
    Issued,
    /// What a player could own by then, drawn anew for each game.
    Owned,
}

impl Loadout {
    /// Its name in files and in the report.
    pub fn name(self) -> &'static str {
        match self {
            Self::Issued => "issued",
            Self::Owned => "owned",
        }
    }
}

/// A mission that is measured.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The mission.
    pub mission: Arc<Mission>,
    /// How many missions are won before it in the campaign; `None` for a single mission.
    pub depth: Option<usize>,
    /// The missions that lead to it in the campaign.
    pub after: Vec<String>,
}

impl Subject {
    /// Its id.
    pub fn id(&self) -> &str {
        &self.mission.plan().id
    }

    /// Every mission of the campaign in its order, then the single ones; those named alone where some are.
    pub fn all(catalog: &Catalog, named: &[String]) -> Vec<Self> {
        let entries = catalog.missions().iter().filter_map(|entry| entry.mission.clone());
        let course = catalog.course();
        let subject = |mission: Arc<Mission>| {
            let id = mission.plan().id.as_str();
            let leading = course.stages().filter(|stage| stage.then.missions().contains(&id));
            let after = leading.map(|stage| stage.mission.clone()).collect();
            Self { depth: course.depth(id), after, mission }
        };
        let wanted = |subject: &Self| named.is_empty() || named.iter().any(|id| id == subject.id());
        entries.map(subject).filter(wanted).collect()
    }
}

/// Games of one mission that differ by chance only.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The mission.
    pub subject: Subject,
    /// Who plays.
    pub bot: Bot,
    /// With what.
    pub loadout: Loadout,
    /// How hard it is made.
    pub difficulty: Difficulty,
}

/// Single missions are met with the gear of the middle of the campaign.
const SINGLE_DEPTH: usize = 4;

impl Cell {
    /// All cells of a mission.
    pub fn of(subject: &Subject) -> Vec<Self> {
        let cell = |bot, loadout, difficulty| Self { subject: subject.clone(), bot, loadout, difficulty };
        let mut cells = Vec::new();
        for bot in [Bot::Random, Bot::Cautious, Bot::Planner] {
            cells.push(cell(bot, Loadout::Issued, Difficulty::Standard));
            cells.extend(Difficulty::ALL.map(|difficulty| cell(bot, Loadout::Owned, difficulty)));
        }
        cells
    }

    /// Whether this is the planner on standard with its own gear: what the other difficulties are compared with.
    pub fn is_chief(&self) -> bool {
        (self.bot, self.loadout, self.difficulty) == (Bot::Planner, Loadout::Owned, Difficulty::Standard)
    }

    /// Whether this is the planner in the campaign with its own gear, on any difficulty: what bands are asked of most.
    pub fn is_campaign(&self) -> bool {
        (self.bot, self.loadout) == (Bot::Planner, Loadout::Owned) && self.subject.depth.is_some()
    }

    /// How many games it gets where the planner with its own gear gets `games`: bots that play fast play more, the planner
    /// with the gear of the first mission fewer.
    pub fn games(&self, games: u32) -> u32 {
        match (self.bot, self.loadout) {
            (Bot::Planner, Loadout::Owned) => games,
            (Bot::Planner, Loadout::Issued) => games / 4,
            _ => games.saturating_mul(10),
        }
        .max(1)
    }

    /// A name of its own, for files.
    pub fn name(&self) -> String {
        let (id, bot, loadout) = (self.subject.id(), self.bot.name(), self.loadout.name());
        format!("{id}-{bot}-{loadout}-{}", self.difficulty.word())
    }

    /// What is agreed before the game of this seed.
    pub fn setup(&self, catalog: &Catalog, seed: u64) -> Setup {
        let (mission, terms) = (&self.subject.mission, catalog.cards().terms_in(self.subject.id(), self.difficulty));
        match self.loadout {
            Loadout::Issued => Setup { terms, ..Setup::new(Arc::clone(mission), catalog.starting_gear()) },
            Loadout::Owned => {
                let depth = self.subject.depth.unwrap_or(SINGLE_DEPTH);
                steward::setup(catalog, mission, depth, Mode::Lethal, terms, seed)
            }
        }
    }
}
