//! What is asked for: a seed, a size, a theme, a difficulty.

use serde::{Deserialize, Serialize};

use super::WrongCode;
use crate::{
    content::Cards,
    engine::Dice,
    stealth::{Difficulty, Mission, Terms},
    words::Words,
};

/// How many seeds there are.
const SEEDS: u32 = 1 << 29;

/// Where a contract's dice start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "u32", into = "u32")]
pub struct Seed(u32);

impl From<u32> for Seed {
    /// Numbers beyond the seeds there are begin again at 0.
    fn from(number: u32) -> Self {
        Self(number % SEEDS)
    }
}

impl From<Seed> for u32 {
    fn from(seed: Seed) -> Self {
        seed.0
    }
}

impl std::fmt::Display for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

/// How large the place is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Size {
    Small,
    #[default]
    Medium,
    Large,
}

impl Size {
    /// All, smallest first.
    pub const ALL: [Self; 3] = [Self::Small, Self::Medium, Self::Large];

    /// How many sectors it has, give or take [`Self::LEEWAY`].
    pub const fn sectors(self) -> usize {
        match self {
            Self::Small => 16,
            Self::Medium => 26,
            Self::Large => 40,
        }
    }

    /// How many sectors a place may have more or less than asked for.
    pub const LEEWAY: usize = 2;

    /// The key of the name people read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Small => "contract-size-small",
            Self::Medium => "contract-size-medium",
            Self::Large => "contract-size-large",
        }
    }
}

/// What kind of place it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// Corridors with offices on both sides.
    #[default]
    Office,
    /// Racks between aisles.
    Warehouse,
    /// A ring of rooms around a court.
    Clinic,
    /// Wings off a hall.
    Archive,
    /// Piers off a quay with sheds behind it.
    Harbour,
    /// A grid of halls.
    Servers,
}

impl Theme {
    /// All.
    pub const ALL: [Self; 6] =
        [Self::Office, Self::Warehouse, Self::Clinic, Self::Archive, Self::Harbour, Self::Servers];

    /// The key of the name people read.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Office => "contract-theme-office",
            Self::Warehouse => "contract-theme-warehouse",
            Self::Clinic => "contract-theme-clinic",
            Self::Archive => "contract-theme-archive",
            Self::Harbour => "contract-theme-harbour",
            Self::Servers => "contract-theme-servers",
        }
    }
}

/// A mission to be made. Equal contracts give equal missions, on every machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Contract {
    pub seed: Seed,
    pub size: Size,
    pub theme: Theme,
    pub difficulty: Difficulty,
}

impl Contract {
    /// The contract of a day, told as year, month and day: the date is the seed, and chooses the rest.
    pub fn daily((year, month, day): (u32, u32, u32)) -> Self {
        let number = year.wrapping_mul(10_000).wrapping_add(month.wrapping_mul(100)).wrapping_add(day);
        Self { seed: Seed::from(number), ..Self::drawn(&mut Dice::new(u64::from(number))) }
    }

    /// The contract somebody names: by its code, or as the one of today.
    pub fn named(name: &str, today: (u32, u32, u32)) -> Result<Self, WrongCode> {
        if name.trim().eq_ignore_ascii_case("daily") { Ok(Self::daily(today)) } else { name.parse() }
    }

    /// Any contract.
    pub fn drawn(dice: &mut Dice) -> Self {
        let seed = Seed::from(dice.below(SEEDS as usize) as u32);
        let size = dice.pick(&Size::ALL).copied().unwrap_or_default();
        let theme = dice.pick(&Theme::ALL).copied().unwrap_or_default();
        let difficulty = dice.pick(&Difficulty::ALL).copied().unwrap_or_default();
        Self { seed, size, theme, difficulty }
    }

    /// The key of the name people read for its difficulty.
    pub const fn difficulty_name(difficulty: Difficulty) -> &'static str {
        match difficulty {
            Difficulty::Story => "contract-difficulty-story",
            Difficulty::Standard => "contract-difficulty-standard",
            Difficulty::Hard => "contract-difficulty-hard",
        }
    }

    /// What it asks for, in words: theme, size and difficulty.
    pub fn told(self, words: &Words) -> String {
        let fill = [
            ("theme", words.text(self.theme.name()).into()),
            ("size", words.text(self.size.name()).into()),
            ("difficulty", words.text(Self::difficulty_name(self.difficulty)).into()),
        ];
        words.with("contract-told", &fill)
    }

    /// All of it as one number: each contract has its own, below 2³⁵.
    pub(super) fn number(self) -> u64 {
        let place = |at: Option<usize>| at.unwrap_or(0) as u64;
        let size = place(Size::ALL.iter().position(|&size| size == self.size));
        let theme = place(Theme::ALL.iter().position(|&theme| theme == self.theme));
        let difficulty = place(Difficulty::ALL.iter().position(|&one| one == self.difficulty));
        let choice = (theme * Size::ALL.len() as u64 + size) * Difficulty::ALL.len() as u64 + difficulty;
        choice * u64::from(SEEDS) + u64::from(self.seed.0)
    }

    /// The contract with this number; `None` where none has it.
    pub(super) fn numbered(number: u64) -> Option<Self> {
        let seed = Seed((number % u64::from(SEEDS)) as u32);
        let choice = usize::try_from(number / u64::from(SEEDS)).ok()?;
        let difficulty = *Difficulty::ALL.get(choice % Difficulty::ALL.len())?;
        let choice = choice / Difficulty::ALL.len();
        let size = *Size::ALL.get(choice % Size::ALL.len())?;
        let theme = *Theme::ALL.get(choice / Size::ALL.len())?;
        Some(Self { seed, size, theme, difficulty })
    }

    /// The mission's id.
    pub fn id(self) -> String {
        format!("contract_{}", self.code().trim_start_matches("GL-").to_lowercase().replace('-', "_"))
    }

    /// The contract a mission was made from; `None` for missions that are none.
    pub fn of_mission(id: &str) -> Option<Self> {
        id.strip_prefix("contract_")?.parse().ok()
    }
}

/// The terms a mission is offered on: those of its contract, or standard ones where it has none.
pub fn terms_of(mission: &Mission, cards: &Cards) -> Terms {
    let contract = Contract::of_mission(&mission.plan().id);
    cards.terms_in(&mission.plan().id, contract.map_or_else(Difficulty::default, |contract| contract.difficulty))
}
