//! `ghostline contract`: missions from a seed; a share code to a mission file, and the generator's own check.

mod trial;

use std::{
    io::{self, Write},
    num::NonZeroU32,
    path::PathBuf,
    time::{SystemTime, UNIX_EPOCH},
};

use clap::ValueEnum;

use super::{Context, Failure, Verdict};
use crate::{
    contracts::{Contract, Made, Seed, Size, Theme, make},
    records::Day,
    save::{Disk, Storage},
    stealth::Difficulty,
    words::Words,
};

/// Makes the mission of a contract: exit code 0 where it is made, 1 where the self-check finds faults.
#[derive(Debug, clap::Args)]
pub struct MakeContract {
    /// A share code such as GL-K7Q2-9M4X, a day such as 2031-07-24, or daily; left out, what the options say
    #[arg(value_name = "CODE|DAY|daily", conflicts_with_all = ["size", "theme", "difficulty", "seed"])]
    code: Option<String>,
    /// How large the place is
    #[arg(long, value_enum)]
    size: Option<AskedSize>,
    /// What kind of place it is
    #[arg(long, value_enum)]
    theme: Option<AskedTheme>,
    /// How hard it is
    #[arg(long, value_enum)]
    difficulty: Option<AskedDifficulty>,
    /// Where its dice start; another place each time where it is left out
    #[arg(long, value_name = "N")]
    seed: Option<u32>,
    /// The mission file to write
    #[arg(short, long, value_name = "FILE.ron")]
    output: Option<PathBuf>,
    /// Make so many contracts of all sorts instead, and check each of them
    #[arg(long = "try", value_name = "N", conflicts_with_all = ["code", "size", "theme", "difficulty", "output"])]
    trial: Option<NonZeroU32>,
}

/// The sizes as they are typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum AskedSize {
    /// About 16 sectors
    Small,
    /// About 26 sectors
    Medium,
    /// About 40 sectors
    Large,
}

/// The themes as they are typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum AskedTheme {
    /// Corridors with offices on both sides
    Office,
    /// Racks between aisles
    Warehouse,
    /// A ring of rooms around a court
    Clinic,
    /// Wings off a hall
    Archive,
    /// Piers off a quay
    Harbour,
    /// A grid of halls
    Servers,
}

/// The difficulties as they are typed.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum AskedDifficulty {
    /// Rules of thumb win half of the games or more
    Story,
    /// Rules of thumb win a quarter to a half of the games
    Standard,
    /// Rules of thumb win up to a quarter of the games
    Hard,
}

impl From<AskedSize> for Size {
    fn from(asked: AskedSize) -> Self {
        match asked {
            AskedSize::Small => Self::Small,
            AskedSize::Medium => Self::Medium,
            AskedSize::Large => Self::Large,
        }
    }
}

impl From<AskedTheme> for Theme {
    fn from(asked: AskedTheme) -> Self {
        match asked {
            AskedTheme::Office => Self::Office,
            AskedTheme::Warehouse => Self::Warehouse,
            AskedTheme::Clinic => Self::Clinic,
            AskedTheme::Archive => Self::Archive,
            AskedTheme::Harbour => Self::Harbour,
            AskedTheme::Servers => Self::Servers,
        }
    }
}

impl From<AskedDifficulty> for Difficulty {
    fn from(asked: AskedDifficulty) -> Self {
        match asked {
            AskedDifficulty::Story => Self::Story,
            AskedDifficulty::Standard => Self::Standard,
            AskedDifficulty::Hard => Self::Hard,
        }
    }
}

impl MakeContract {
    /// Makes the mission, tells of it, and writes it where that was asked for.
    pub fn run(&self, context: &Context) -> Result<Verdict, Failure> {
        if let Some(count) = self.trial {
            return trial::run(count.get(), self.seed.unwrap_or(1), context);
        }
        let contract = match &self.code {
            Some(code) => context.contract(code)?,
            None => self.asked(),
        };
        let made =
            make(contract, &context.catalog, &context.words).map_err(|none| Failure::new(none.told(&context.words)))?;
        if let Some(file) = &self.output {
            let written = Disk.replace(file, made.text.as_bytes());
            written.map_err(|fault| Failure::new(format!("{}: {fault}", file.display())))?;
        }
        tell(&made, &context.words, &mut io::stdout().lock())?;
        Ok(Verdict::Clean)
    }

    fn asked(&self) -> Contract {
        Contract {
            seed: Seed::from(self.seed.unwrap_or_else(fresh_seed)),
            size: self.size.map_or_else(Size::default, Into::into),
            theme: self.theme.map_or_else(Theme::default, Into::into),
            difficulty: self.difficulty.map_or_else(Difficulty::default, Into::into),
        }
    }
}

/// A seed nobody has chosen.
fn fresh_seed() -> u32 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().subsec_nanos()
}

impl Context {
    /// The contract a user names: by its code, by a day, or as today's.
    pub fn contract(&self, name: &str) -> Result<Contract, Failure> {
        if let Ok(day) = name.parse::<Day>() {
            return Ok(Contract::daily(day.date()));
        }
        Contract::named(name, Day::today().date()).map_err(|wrong| Failure::new(wrong.told(&self.words)))
    }
}

/// What there is to know of a contract.
fn tell(made: &Made, words: &Words, output: &mut impl Write) -> io::Result<()> {
    let plan = made.mission.plan();
    let fill = [
        ("code", made.contract.code().into()),
        ("name", plan.name.as_str().into()),
        ("told", made.contract.told(words).into()),
        ("sectors", plan.sectors.len().into()),
        ("enemies", plan.enemies.len().into()),
        ("wins", made.rating.wins.into()),
        ("games", made.rating.games.into()),
        ("par", made.proof.line.as_ref().map_or(0, |line| line.turns).into()),
    ];
    writeln!(output, "{}", words.with("cli-contract", &fill))
}
