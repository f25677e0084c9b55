//! A campaign being played: where on its course the agent stands, what was won, and everything owned.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{LoadoutError, Profile, ShopError, Spoils, Stock, Unfinished};
use crate::{
    content::{Cards, Catalog, Course, Then, Way},
    engine::Dice,
    stealth::{Difficulty, Mode, Phase, Public, Setup, Terms},
};

/// A campaign in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Campaign {
    /// How it is played.
    rules: Rules,
    /// Where it stands.
    pub(super) place: Place,
    /// What the agent owns.
    pub(super) profile: Profile,
    /// The missions won, in order.
    pub(super) won: Vec<String>,
    /// How often missions were lost.
    losses: u32,
    /// Chance between missions.
    dice: Dice,
}

/// What is agreed when a campaign begins. The difficulty may change between missions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Rules {
    /// How hard missions are made.
    pub difficulty: Difficulty,
    /// Whether there is no way back: no undo, and the first mission lost is the last.
    pub ironman: bool,
}

/// Where a campaign stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// Before this mission, or in it.
    Mission(String),
    /// After this mission, with a choice of ways.
    Fork(String),
    /// At this ending.
    Ended(String),
    /// Lost for good in this mission.
    Fallen(String),
}

/// A way that cannot be chosen here.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{mission} is not a way on from here")]
pub struct NoSuchWay {
    /// The mission that was named.
    pub mission: String,
}

/// Why a mission of the campaign cannot begin.
#[derive(Clone, Debug, thiserror::Error)]
pub enum NotReady {
    /// There is no mission to play here.
    #[error("no mission is to be played here: choose a way first, or begin another campaign")]
    NoMission,
    /// What the agent brings is not in order.
    #[error(transparent)]
    Loadout(#[from] LoadoutError),
    /// Gear was paid for and not chosen.
    #[error(transparent)]
    Shop(#[from] ShopError),
    /// The mission cannot be played.
    #[error("{0}")]
    Mission(crate::content::Faults),
}

impl Campaign {
    /// A campaign from its beginning, with the gear every agent starts with.
    pub fn new(catalog: &Catalog, rules: Rules, seed: u64) -> Self {
        let gear = catalog.starting_gear();
        let ids: Vec<&str> = gear.iter().map(|gear| gear.id.as_str()).collect();
        Self {
            rules,
            place: first(catalog.course()),
            profile: Profile::new(&ids),
            won: Vec::new(),
            losses: 0,
            dice: Dice::new(seed),
        }
    }

    /// Where it stands.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// How it is played.
    pub fn rules(&self) -> Rules {
        self.rules
    }

    /// What the agent owns.
    pub fn profile(&self) -> &Profile {
        &self.profile
    }

    /// The missions won, in order.
    pub fn won(&self) -> &[String] {
        &self.won
    }

    /// How often missions were lost.
    pub fn losses(&self) -> u32 {
        self.losses
    }

    /// Changes the difficulty of the missions to come.
    pub fn set_difficulty(&mut self, difficulty: Difficulty) {
        self.rules.difficulty = difficulty;
    }

    /// The ways to choose from, with what is told of them; empty where there is no choice.
    pub fn ways<'a>(&self, course: &'a Course) -> (&'a str, &'a [Way]) {
        let Place::Fork(after) = &self.place else { return ("", &[]) };
        match course.stage(after).map(|stage| &stage.then) {
            Some(Then::Fork { text, ways }) => (text, ways),
            _ => ("", &[]),
        }
    }

    /// Chooses the way to a mission.
    pub fn choose(&mut self, course: &Course, mission: &str) -> Result<(), NoSuchWay> {
        let (_, ways) = self.ways(course);
        if !ways.iter().any(|way| way.mission == mission) {
            return Err(NoSuchWay { mission: mission.to_owned() });
        }
        self.place = Place::Mission(mission.to_owned());
        Ok(())
    }

    /// What the difficulty changes in the mission that comes next; between two ways, what it changes in all.
    pub fn terms(&self, cards: &Cards) -> Terms {
        match &self.place {
            Place::Mission(id) => cards.terms_in(id, self.rules.difficulty),
            _ => cards.terms(self.rules.difficulty),
        }
    }

    /// What is agreed before the mission that comes next.
    pub fn setup(&self, catalog: &Catalog, mode: Mode) -> Result<Setup, NotReady> {
        let Place::Mission(id) = &self.place else { return Err(NotReady::NoMission) };
        if !self.profile.offer().is_empty() {
            return Err(ShopError::NotChosen.into());
        }
        let mission = catalog.mission(id).map_err(NotReady::Mission)?;
        let setup = self.profile.setup(Arc::clone(&mission), mode, Stock::of(catalog))?;
        Ok(Setup { terms: self.terms(catalog.cards()), ..setup })
    }

    /// Settles a mission that is over: success brings its rewards and leads on (ST-OBJ-07); failure changes nothing
    /// (ST-TURN-06), but is the end where there is no way back. Settling something else than the mission that stands
    /// next changes nothing either.
    pub fn settle(&mut self, catalog: &Catalog, setup: &Setup, end: &Public) -> Result<Spoils, Unfinished> {
        let id = setup.mission.plan().id.clone();
        if self.place != Place::Mission(id.clone()) {
            return Ok(Spoils::default());
        }
        let spoils = self.profile.settle(setup, end, Stock::of(catalog), &mut self.dice)?;
        if end.phase == Phase::Won {
            self.place = after(catalog.course(), &id);
            self.won.push(id);
        } else {
            self.losses = self.losses.saturating_add(1);
            if self.rules.ironman {
                self.place = Place::Fallen(id);
            }
        }
        Ok(spoils)
    }

    /// Pays for gear and lays four cards out (ST-GEAR-01).
    pub fn buy(&mut self, catalog: &Catalog) -> Result<&[String], ShopError> {
        self.profile.buy(Stock::of(catalog), &mut self.dice)
    }

    /// Everything the player arranges between missions: see [`Profile`].
    pub fn profile_mut(&mut self) -> &mut Profile {
        &mut self.profile
    }

    /// A seed for the next mission, another one each time.
    pub fn seed(&mut self) -> u64 {
        self.dice.below(usize::MAX) as u64
    }
}

impl Place {
    /// The id it has: of the mission, of the mission before a fork, or of the ending.
    pub fn id(&self) -> &str {
        let (Self::Mission(id) | Self::Fork(id) | Self::Ended(id) | Self::Fallen(id)) = self;
        id
    }
}

/// Where a campaign begins.
pub(super) fn first(course: &Course) -> Place {
    Place::Mission(course.stages().next().map(|stage| stage.mission.clone()).unwrap_or_default())
}

/// What comes after a mission was won.
pub(super) fn after(course: &Course, won: &str) -> Place {
    match course.stage(won).map(|stage| &stage.then) {
        Some(Then::Mission(next)) => Place::Mission(next.clone()),
        Some(Then::Fork { .. }) => Place::Fork(won.to_owned()),
        Some(Then::Ending(ending)) => Place::Ended(ending.clone()),
        None => Place::Ended(String::new()),
    }
}
