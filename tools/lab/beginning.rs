//! The Beginning: bots play whole tables, and a page says how even factions, characters and objectives are.
//!
//! | file | what stands there |
//! |---|---|
//! | `kind` | tables whose games are kept |
//! | `count` | what many games come to |
//! | `judge` | the figures wanted, and where the measured ones leave them |
//! | `page` | the report in Markdown |

mod count;
mod judge;
mod kind;
mod page;

use std::{fs, io, path::Path, sync::Arc, time::Instant};

use ghostline::{
    beginning::{Beginning, Library, SEATS, Setup},
    cli::tales::Tale,
    content::beginning::shipped_library,
    engine::{Level, arena},
};

use self::kind::Kind;
use crate::kept::{Kept as _, Order};

/// The steps of strength that are measured, the better one first, and how many of the better sit beside one of the worse.
/// Among many random players nobody wins, whatever they do.
const STEPS: [([Level; 2], usize); 3] =
    [([Level::Simple, Level::Random], 4), ([Level::Sound, Level::Simple], 1), ([Level::Sharp, Level::Sound], 1)];
/// How many sit where levels are compared and time is taken.
const USUAL: u8 = 5;
/// The games whose thinking is timed, and those of random bots whose speed is.
const TIMED: u32 = 4;
const RANDOM: u32 = 1000;

/// Tables of one kind.
struct Tables {
    seats: u8,
    levels: Vec<Level>,
    games: Vec<Tale>,
}

/// Everything measured.
struct Measured {
    seed: u64,
    library: Arc<Library>,
    /// Sound bots among themselves, by number of seats.
    sound: Vec<Tables>,
    /// Two levels at one table.
    steps: Vec<Tables>,
    /// By level, games played alone on the machine for the time they take.
    timed: Vec<Tables>,
    /// Whole games of random bots in a second.
    speed: f64,
}

/// Plays everything and writes the page; returns what is not as it should be.
pub fn run(order: &Order<'_>, folder: &Path) -> io::Result<Vec<String>> {
    let seed = order.seed;
    let library = shipped_library().map_err(|faults| io::Error::other(faults.to_string()))?;
    let setup = |seats| Setup { talk: 1, ..Setup::new(Arc::clone(&library), seats) };
    let kind = |seats: u8, levels: &[Level]| Kind { setup: setup(seats), levels: levels.to_vec(), seed };
    let tables = |seats: u8, levels: &[Level]| {
        let games = order.games_of(&kind(seats, levels), order.games)?;
        Ok(Tables { seats, levels: levels.to_vec(), games })
    };
    let sound = SEATS.map(|seats| tables(seats, &[Level::Sound])).collect::<io::Result<_>>()?;
    let steps = STEPS.iter().map(|([better, worse], many)| {
        let mut levels = vec![*better; *many];
        levels.push(*worse);
        tables(USUAL, &levels)
    });
    let steps = steps.collect::<io::Result<_>>()?;
    // Never kept, and one at a time: others would share the processor.
    let alone = |level: Level| {
        let games = (0..TIMED).map(|at| kind(6, &[level]).play(at)).collect::<io::Result<_>>()?;
        Ok(Tables { seats: 6, levels: vec![level], games })
    };
    let timed = [Level::Simple, Level::Sound, Level::Sharp].map(alone).into_iter().collect::<io::Result<_>>()?;
    let rate = speed(&setup(USUAL), seed);
    let measured = Measured { seed, library: Arc::clone(&library), sound, steps, timed, speed: rate };
    let faults = measured.faults();
    fs::create_dir_all(folder)?;
    fs::write(folder.join("README.md"), measured.page(&faults))?;
    Ok(faults)
}

/// How many games of random bots are played in a second.
fn speed(setup: &Setup, seed: u64) -> f64 {
    let began = Instant::now();
    for game in 0..RANDOM {
        let _ = arena::play_at_random::<Beginning>(setup, seed + u64::from(game), 1_000_000);
    }
    f64::from(RANDOM) / began.elapsed().as_secs_f64()
}
