//! What the agent brings to simulated games, and how hard they are made.

use std::sync::Arc;

use clap::ValueEnum;

use super::super::{Context, Failure};
use crate::{
    campaign::steward,
    content::Catalog,
    stealth::{self, Mission, Mode, Setup},
};

/// The options about it.
#[derive(Debug, clap::Args)]
pub struct KitArgs {
    /// Each game with gear and items of its own that a player could have by then, as drawn from its seed
    #[arg(long, conflicts_with_all = ["gear", "items"])]
    owned: bool,
    /// How many missions were won before this one; without it as the course of the campaign says
    #[arg(long, value_name = "N", requires = "owned")]
    depth: Option<u8>,
    /// How hard it is made
    #[arg(long, value_enum, default_value_t)]
    difficulty: Difficulty,
    /// Bodies that are found wake up
    #[arg(long)]
    non_lethal: bool,
    /// The gear brought, instead of what agents start with
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    gear: Option<Vec<String>>,
    /// The items brought
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    items: Vec<String>,
}

/// The difficulties as the command line names them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Difficulty {
    /// Gentle
    Story,
    /// As missions are made
    #[default]
    Standard,
    /// Harsh
    Hard,
}

impl From<Difficulty> for stealth::Difficulty {
    fn from(named: Difficulty) -> Self {
        match named {
            Difficulty::Story => Self::Story,
            Difficulty::Standard => Self::Standard,
            Difficulty::Hard => Self::Hard,
        }
    }
}

/// What is agreed before each game.
#[derive(Debug)]
pub struct Kit<'a> {
    catalog: &'a Catalog,
    /// The mission with the gear that was named, or that agents start with.
    fixed: Setup,
    /// After how many missions each game draws gear and items of its own.
    depth: Option<usize>,
}

impl KitArgs {
    /// Works out what is brought to a mission.
    pub fn kit<'a>(&self, mission: Arc<Mission>, context: &'a Context) -> Result<Kit<'a>, Failure> {
        let depth = if self.owned { Some(self.depth(&mission, context)?) } else { None };
        let unknown = |id: &str| Failure::new(context.words.with("cli-sim-unknown-card", &[("card", id.into())]));
        let gear = |id: &String| context.catalog.gear(id).cloned().ok_or_else(|| unknown(id));
        let item = |id: &String| context.catalog.item(id).cloned().ok_or_else(|| unknown(id));
        let mut fixed = Setup {
            mode: if self.non_lethal { Mode::NonLethal } else { Mode::Lethal },
            terms: context.catalog.cards().terms_in(&mission.plan().id, self.difficulty.into()),
            ..context.catalog.setup(mission)
        };
        if let Some(ids) = &self.gear {
            fixed.gear = ids.iter().filter(|id| !id.is_empty()).map(gear).collect::<Result<_, _>>()?;
        }
        if !self.items.is_empty() {
            fixed.items = self.items.iter().map(item).collect::<Result<_, _>>()?;
        }
        Ok(Kit { catalog: &context.catalog, fixed, depth })
    }

    fn depth(&self, mission: &Mission, context: &Context) -> Result<usize, Failure> {
        let named = self.depth.map(usize::from);
        let depth = named.or_else(|| context.catalog.course().depth(&mission.plan().id));
        let outside = || context.words.with("cli-sim-no-depth", &[("mission", mission.plan().id.as_str().into())]);
        depth.ok_or_else(|| Failure::new(outside()))
    }
}

impl Kit<'_> {
    /// The mission.
    pub fn mission(&self) -> &Arc<Mission> {
        &self.fixed.mission
    }

    /// What is agreed before the game of this seed.
    pub fn setup(&self, seed: u64) -> Setup {
        let Setup { mission, mode, terms, .. } = &self.fixed;
        match self.depth {
            Some(depth) => steward::setup(self.catalog, mission, depth, *mode, *terms, seed),
            None => self.fixed.clone(),
        }
    }
}
