//! Social Deduction: bots play whole tables, and a page says how strong they are and how even the teams.
//!
//! | file | what stands there |
//! |---|---|
//! | `play` | one table played to its end, with or without a watch beside every bot |
//! | `kept` | tables whose games are kept |
//! | `figures` | what games come to: leads, win rates, lengths |
//! | `page` | the report in Markdown |

mod figures;
mod kept;
mod page;
mod play;

use std::{fs, io, path::Path, sync::Arc, time::Instant};

use ghostline::{
    cli::thought::Thought,
    content::shipped_library,
    deduction::{Deduction, Library, Setup, bots::Level},
    engine::{StateHash, arena},
};

use self::{figures::Tables, kept::Kind};
use crate::{kept::Order, mechanics};

/// The steps of strength that are measured, the better one first.
const STEPS: [[Level; 2]; 3] =
    [[Level::Simple, Level::Random], [Level::Sound, Level::Simple], [Level::Sharp, Level::Sound]];
/// How many points a level wins more often than the one below, at least.
const STEP: f64 = 5.0;
/// How many games of each kind of table with six, and of sound bots with eight, a figure wants behind it.
const WANTED: usize = 2000;
/// How many times as often a team may win as another.
const EVEN: f64 = 2.0;
/// The median rounds of a game with six.
const ROUNDS: std::ops::RangeInclusive<f64> = 6.0..=14.0;
/// What a choice may take, in milliseconds.
const SOUND_MS: f64 = 20.0;
const SHARP_MS: f64 = 300.0;
/// How many whole games of six random bots a second should be played.
const SPEED: f64 = 1000.0;
/// The games whose thinking is timed at every number of seats, and those whose speed is.
const TIMED: u64 = 4;
const RANDOM: u32 = 4000;

/// Everything measured.
struct Measured {
    seed: u64,
    /// The fingerprint of the cards.
    cards: StateHash,
    /// By step: with six seats, then with eight.
    steps: Vec<Tables>,
    /// Sound bots among themselves, with six and with eight.
    teams: Vec<Tables>,
    /// By seats and level, the mean and the longest choice.
    times: Vec<(u8, Level, Thought)>,
    speed: f64,
}

/// Plays everything and writes the page; returns what is not as it should be. With eight seats mixed tables get a tenth
/// of the games.
pub fn run(order: &Order<'_>, folder: &Path) -> io::Result<Vec<String>> {
    let library = shipped_library().map_err(|faults| io::Error::other(faults.to_string()))?;
    let measured = measure(order, &library)?;
    let faults = measured.faults();
    fs::create_dir_all(folder)?;
    fs::write(folder.join("README.md"), measured.page(&faults))?;
    Ok(faults)
}

fn measure(order: &Order<'_>, library: &Arc<Library>) -> io::Result<Measured> {
    let setup = |seats| Setup { talk: 1, ..Setup::new(Arc::clone(library), seats) };
    let tables = |seats: u8, levels: &[Level], games: u32| {
        let kind = Kind { setup: setup(seats), levels: levels.to_vec(), seed: order.seed };
        Ok(Tables { seats, levels: levels.to_vec(), games: order.games_of(&kind, games)? })
    };
    let teams = [6, 8].map(|seats| tables(seats, &[Level::Sound], order.games));
    let teams = teams.into_iter().collect::<io::Result<_>>()?;
    let six = STEPS.iter().map(|levels| tables(6, levels, order.games));
    let eight = STEPS.iter().map(|levels| tables(8, levels, order.games / 10));
    let steps = six.chain(eight).collect::<io::Result<_>>()?;
    let mut times = Vec::new();
    for seats in [4, 6, 8, 9, 12, 16] {
        for level in [Level::Simple, Level::Sound, Level::Sharp] {
            times.push((seats, level, think(&setup(seats), level, order.seed)?));
        }
    }
    let cards = mechanics::fingerprint(&**library);
    Ok(Measured { seed: order.seed, cards, steps, teams, times, speed: speed(&setup(6), order.seed) })
}

/// How long bots of a level think at a table. One game at a time: others would share the processor.
fn think(setup: &Setup, level: Level, seed: u64) -> io::Result<Thought> {
    let levels = vec![level; usize::from(setup.seats)];
    let games = (0..TIMED).map(|game| play::thought(setup, seed + game, &levels));
    games.sum::<io::Result<Thought>>()
}

/// How many games of random bots are played in a second.
fn speed(setup: &Setup, seed: u64) -> f64 {
    let began = Instant::now();
    for game in 0..RANDOM {
        let _ = arena::play_at_random::<Deduction>(setup, seed + u64::from(game), 1_000_000);
    }
    f64::from(RANDOM) / began.elapsed().as_secs_f64()
}

impl Measured {
    /// What is not as it should be.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tables in self.steps.iter().filter(|tables| tables.seats == 6) {
            if tables.lead().0 < STEP {
                faults.push(format!("{} win only {:.1} points more often", tables.name(), tables.lead().0));
            }
        }
        let six = self.steps.iter().filter(|tables| tables.seats == 6);
        for tables in six.chain(&self.teams).filter(|tables| tables.games.len() < WANTED) {
            let (name, seats, games) = (tables.name(), tables.seats, tables.games.len());
            faults.push(format!("{name} with {seats} seats: {games} games only, {WANTED} are wanted"));
        }
        for tables in &self.teams {
            if tables.unevenness() > EVEN {
                faults.push(format!(
                    "with {} seats a team wins {:.2} times as often as another",
                    tables.seats,
                    tables.unevenness()
                ));
            }
            if tables.stalemates() > 0 {
                faults.push(format!("with {} seats {} games do not end", tables.seats, tables.stalemates()));
            }
            if tables.seats == 6 && !ROUNDS.contains(&tables.rounds(0.5)) {
                faults.push(format!("games of six last {} rounds", tables.rounds(0.5)));
            }
        }
        faults.extend(self.slow());
        faults
    }

    /// What takes too long.
    fn slow(&self) -> Vec<String> {
        let mut slow = Vec::new();
        for (seats, level, thought) in &self.times {
            let most = if *level == Level::Sharp { SHARP_MS } else { SOUND_MS };
            if thought.slowest_ms() > most {
                slow.push(format!("{} thinks {:.1} ms at {seats} seats", level.name(), thought.slowest_ms()));
            }
        }
        if self.speed < SPEED {
            slow.push(format!("only {:.0} random games a second", self.speed));
        }
        slow
    }
}
