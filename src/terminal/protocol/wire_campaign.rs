//! Messages about a campaign: what can be asked, and how it stands.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use super::wire::Nothing;
use crate::stealth::{Auto, Difficulty, Modifier};

/// What can be asked of a campaign. Everything but `save` and `give_up` happens between missions.
#[derive(Clone, Debug, PartialEq, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum CampaignRequest {
    /// Begins a campaign; whatever was played ends.
    New(NewCampaign),
    /// Goes on with the campaign of this file.
    Load(String),
    /// Saves the campaign, with the mission in play, to this file.
    Save(String),
    /// Chooses the way to this mission.
    Choose(String),
    /// Changes the difficulty of the missions to come.
    Difficulty(Difficulty),
    /// Pays for gear: four cards are laid out.
    Buy(Nothing),
    /// Keeps this one of the gear cards laid out.
    Keep(String),
    /// Equips this gear.
    Equip(String),
    /// Takes this gear off.
    TakeOff(String),
    /// Discards this item.
    Discard(String),
    /// Begins the mission that stands next.
    Begin(Begin),
    /// Leaves the mission in play; it can begin anew. Not where there is no way back.
    GiveUp(Nothing),
}

/// A campaign to be begun.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct NewCampaign {
    /// Where the dice start.
    pub seed: u64,
    /// How hard missions are made.
    pub difficulty: Difficulty,
    /// Whether there is no way back: no undo, and the first mission lost is the last.
    pub ironman: bool,
}

/// A mission of the campaign to be begun.
#[derive(Clone, Debug, Default, PartialEq, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
pub struct Begin {
    /// Whether bodies that are found wake up.
    pub non_lethal: bool,
    /// Which questions inside an enemy's move are answered by themselves.
    pub auto: Auto,
    /// Cards put on top of the modifier deck, the first drawn first.
    pub stack: Vec<Modifier>,
}

/// How a campaign stands.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct CampaignOut {
    /// How hard missions are made.
    pub difficulty: Difficulty,
    /// Whether there is no way back.
    pub ironman: bool,
    /// Where it stands.
    pub place: PlaceOut,
    /// Whether the mission is in play.
    pub playing: bool,
    /// The act, from 1; null after the end.
    pub act: Option<usize>,
    /// The ways to choose from, at a fork.
    pub ways: Vec<WayOut>,
    /// The missions won, in order.
    pub won: Vec<String>,
    /// How often missions were lost.
    pub losses: u32,
    /// Money.
    pub bytebucks: u16,
    /// What a piece of gear costs.
    pub price: u16,
    /// The agent's energy.
    pub energy: u8,
    /// What equipped gear leaves of it.
    pub free_energy: u8,
    /// All gear owned.
    pub gear: Vec<OwnedOut>,
    /// The gear laid out in the shop, of which one is to be kept.
    pub offer: Vec<OfferOut>,
    /// The items held.
    pub items: Vec<HeldOut>,
    /// How many of them must be discarded before the next mission.
    pub to_discard: usize,
    /// What success just brought; null where nothing was settled.
    pub spoils: Option<SpoilsOut>,
    /// What is told now, in order.
    pub story: Vec<StoryOut>,
    /// The requests that can be obeyed now.
    pub next: Vec<NextOut>,
}

/// Where a campaign stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlaceOut {
    /// Before this mission, or in it.
    Mission(String),
    /// After this mission, with a choice of ways.
    Fork(String),
    /// At this ending.
    Ended(String),
    /// Lost for good in this mission.
    Fallen(String),
}

/// A way on from a fork.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct WayOut {
    /// The mission it leads to, for `choose`.
    pub mission: String,
    /// What is decided, in a few words.
    pub name: String,
    /// What speaks for it.
    pub text: String,
}

/// Gear that is owned.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OwnedOut {
    /// The name requests use.
    pub card: String,
    /// The name people read.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The energy it holds while equipped.
    pub energy: u8,
    /// Whether it comes along.
    pub equipped: bool,
}

/// Gear that can be kept.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct OfferOut {
    /// The name requests use.
    pub card: String,
    /// The name people read.
    pub name: String,
    /// What it does.
    pub text: String,
    /// The energy it holds while equipped.
    pub energy: u8,
}

/// An item that is held.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct HeldOut {
    /// The name requests use.
    pub card: String,
    /// The name people read.
    pub name: String,
    /// What it does.
    pub text: String,
}

/// What a mission brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct SpoilsOut {
    /// Money earned.
    pub bytebucks: u16,
    /// Items drawn, by id.
    pub items: Vec<String>,
}

/// One text of the story.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct StoryOut {
    /// What it is about.
    pub tale: TaleOut,
    /// The name of that.
    pub title: String,
    /// The text.
    pub text: String,
}

/// What a story is told about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum TaleOut {
    Act,
    Intro,
    Objective,
    Conclusion,
    Fork,
    Ending,
}

/// A request that can be obeyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum NextOut {
    Act,
    GiveUp,
    Choose,
    Buy,
    Keep,
    Equip,
    TakeOff,
    Discard,
    Begin,
    New,
}
