//! A mission as plain data: what a checked file says, and what a save carries with it.

use serde::{Deserialize, Serialize};

use super::{Colour, Difficulty, EnemyKind, KindId, LockId, Modifier, PlanFault, Sector};

/// A whole mission with everything it is played with, so that a journal needs no other file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// The name files use.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The sectors, in reading order.
    pub sectors: Vec<Cell>,
    /// Neighbours with no wall between them.
    pub doors: Vec<(Sector, Sector)>,
    /// Neighbours with a vent in the wall between them.
    pub vents: Vec<(Sector, Sector)>,
    /// Where the player begins.
    pub start: Sector,
    /// Where the player leaves.
    pub exit: Sector,
    /// Where reinforcements come in.
    pub entrance: Option<Sector>,
    /// The enemies on the map from the start, on whichever difficulty.
    pub enemies: Vec<Post>,
    /// The waypoints of all patrols; those of one colour in walking order.
    pub waypoints: Vec<Waypoint>,
    /// What there is to take.
    pub objectives: Vec<Objective>,
    /// The keys, each opening the lock of the same number.
    pub keys: Vec<Sector>,
    /// The locked sectors.
    pub locks: Vec<Lock>,
    /// Alertness and reinforcements, where the mission has an alarm.
    pub alarm: Option<Alarm>,
    /// Whether gear effects can be bought with energy and items used (ST-OBJ-08).
    pub powers: Powers,
    /// What the agent has without gear.
    pub agent: Agent,
    /// The enemy kinds used.
    pub kinds: Vec<EnemyKind>,
    /// The modifier cards.
    pub deck: Vec<Modifier>,
    /// Behaviour bonus by alarm level, in rising order.
    pub bonus: Vec<Bonus>,
    /// What is told before, and after success.
    pub story: Story,
    /// What success brings.
    pub rewards: Rewards,
}

impl Plan {
    /// Refuses a plan that names what it does not have. A plan that passes can be made a mission.
    pub fn check(&self) -> Result<(), PlanFault> {
        super::plan_faults::check(self)
    }

    /// The enemies on the map from the start of a game on this difficulty.
    pub fn posted(&self, difficulty: Difficulty) -> impl Iterator<Item = &Post> {
        self.enemies.iter().filter(move |post| post.from <= difficulty)
    }

    /// How many enemies more than on standard there are on this difficulty; fewer where it is negative.
    pub fn posted_more(&self, difficulty: Difficulty) -> i32 {
        let count = |difficulty| self.posted(difficulty).count() as i32;
        count(difficulty) - count(Difficulty::Standard)
    }
}

/// One sector as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cell {
    /// Which sector.
    pub sector: Sector,
    /// The number of its artwork (ST-MAP-04).
    pub tile: u16,
    /// Its letter, where it has one (ST-MAP-05).
    pub letter: Option<Letter>,
}

/// A sector's letter or two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Letter([u8; 2]);

/// A text that is not a letter of a map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a map letter is one or two capitals, such as \"A\" or \"AB\"")]
pub struct NotALetter;

impl Letter {
    /// Every letter in the order maps use them: A to Z, then AA to ZZ.
    pub fn all() -> impl Iterator<Item = Self> {
        let double = (b'A'..=b'Z').flat_map(|first| (b'A'..=b'Z').map(move |second| Self([first, second])));
        (b'A'..=b'Z').map(|only| Self([only, 0])).chain(double)
    }
}

impl TryFrom<String> for Letter {
    type Error = NotALetter;

    fn try_from(text: String) -> Result<Self, NotALetter> {
        text.parse()
    }
}

impl std::str::FromStr for Letter {
    type Err = NotALetter;

    fn from_str(text: &str) -> Result<Self, NotALetter> {
        match text.as_bytes() {
            [a @ b'A'..=b'Z'] => Ok(Self([*a, 0])),
            [a @ b'A'..=b'Z', b @ b'A'..=b'Z'] => Ok(Self([*a, *b])),
            _ => Err(NotALetter),
        }
    }
}

impl From<Letter> for String {
    fn from(letter: Letter) -> Self {
        letter.to_string()
    }
}

impl std::fmt::Display for Letter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().filter(|&&byte| byte != 0).try_for_each(|&byte| write!(f, "{}", char::from(byte)))
    }
}

/// An enemy's place at the start (ST-MAP-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Post {
    /// Its kind.
    pub kind: KindId,
    /// The colour of its patrol.
    pub colour: Colour,
    /// Where it stands.
    pub sector: Sector,
    /// The gentlest difficulty it stands there on.
    #[serde(default = "Difficulty::gentlest", skip_serializing_if = "Difficulty::is_gentlest")]
    pub from: Difficulty,
}

/// One stop of a patrol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Waypoint {
    /// Whose patrol.
    pub colour: Colour,
    /// Its number, from 1.
    pub number: u8,
    /// Where.
    pub sector: Sector,
}

/// Something to take.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Objective {
    /// The name people read.
    pub name: String,
    /// Where it lies.
    pub sector: Sector,
    /// Whether the mission can be won without it (ST-OBJ-05).
    pub need: Need,
    /// What is told when it is picked up (ST-OBJ-06).
    pub text: String,
    /// What an optional one adds to the rewards.
    pub rewards: Rewards,
    /// By how much taking it raises the alarm: a find may speak to the house as well as to the player (ST-OBJ-06).
    #[serde(default, skip_serializing_if = "is_zero")]
    pub alarm: u8,
}

/// Whether taking it is quiet; then nothing needs to be written, as before there was anything else.
#[allow(clippy::trivially_copy_pass_by_ref)]
fn is_zero(alarm: &u8) -> bool {
    *alarm == 0
}

/// Whether an objective must be held to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Need {
    Required,
    Optional,
}

/// A locked sector and the key that opens it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lock {
    /// The locked sector.
    pub sector: Sector,
    /// The key, by its place in the list of keys.
    pub key: LockId,
}

/// How the alarm grows and what it brings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alarm {
    /// Added to the card at the end of each turn (ST-AL-01).
    pub alertness: i8,
    /// Who comes at which level (ST-AL-05).
    pub reinforcements: Vec<Reinforcement>,
}

/// An enemy that comes when the alarm reaches a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reinforcement {
    /// The level.
    pub level: u16,
    /// Its kind.
    pub kind: KindId,
    /// The colour of its patrol.
    pub colour: Colour,
}

/// One row of the alarm table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bonus {
    /// From this level on.
    pub from: u16,
    /// Added to behaviour draws.
    pub bonus: i8,
}

/// Which of the later rules a mission has (ST-OBJ-08).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Powers {
    /// Neither energy nor items: the first mission.
    None,
    /// Energy and items.
    Full,
}

/// What an agent has without gear (ST-GEAR-03, ST-GEAR-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Agent {
    /// Health at the start.
    pub health: u8,
    /// Armor.
    pub armor: i8,
    /// Energy before equipped gear takes its share.
    pub energy: u8,
}

/// What is told around a mission (ST-OBJ-06).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Story {
    /// Before.
    pub intro: String,
    /// After success.
    pub conclusion: String,
}

/// What success brings (ST-OBJ-07).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rewards {
    /// Money.
    #[serde(default)]
    pub bytebucks: u16,
    /// Items drawn from the item deck.
    #[serde(default)]
    pub items: u8,
}
