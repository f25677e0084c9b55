//! Social Deduction: bots play whole tables, and a page says how strong they are and how even the teams.
//!
//! | file | what stands there |
//! |---|---|
//! | `play` | one table played, with a watch beside every bot |
//! | `page` | the report in Markdown |

mod page;
mod play;

use std::{fs, io, path::Path, sync::Arc, time::Instant};

use ghostline::{
    cli::jobs,
    content::shipped_library,
    deduction::{Deduction, Setup, Team, Victory, bots::Level},
    engine::{Seat, arena},
};

use self::play::{Played, Thought};

/// The steps of strength that are measured, the better one first.
const STEPS: [[Level; 2]; 3] =
    [[Level::Simple, Level::Random], [Level::Sound, Level::Simple], [Level::Sharp, Level::Sound]];
/// How many points a level wins more often than the one below, at least.
const STEP: f64 = 5.0;
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
const TIMED: u32 = 12;
const RANDOM: u32 = 4000;

/// Tables of one kind.
struct Tables {
    seats: u8,
    levels: Vec<Level>,
    games: Vec<Played>,
}

/// Everything measured.
struct Measured {
    seed: u64,
    /// By step: with six seats, then with eight.
    steps: Vec<Tables>,
    /// Sound bots among themselves, with six and with eight.
    teams: Vec<Tables>,
    /// By seats and level, the mean and the longest choice.
    times: Vec<(u8, Level, Thought)>,
    speed: f64,
}

/// Plays everything and writes the page; returns what is not as it should be.
pub fn run(games: u32, seed: u64, jobs: usize, folder: &Path) -> io::Result<Vec<String>> {
    let library = shipped_library().map_err(|faults| io::Error::other(faults.to_string()))?;
    let setup = |seats| Setup { talk: 1, ..Setup::new(Arc::clone(&library), seats) };
    let tables = |seats: u8, levels: &[Level], games: u32| {
        let setup = setup(seats);
        let one = |game: u32| play::one(&setup, seed + u64::from(game), game, levels);
        Tables { seats, levels: levels.to_vec(), games: jobs::spread(games, jobs, one) }
    };
    let six = STEPS.iter().map(|levels| tables(6, levels, games));
    let eight = STEPS.iter().map(|levels| tables(8, levels, games / 4));
    let steps = six.chain(eight).collect();
    let teams = [6, 8].map(|seats| tables(seats, &[Level::Sound], games)).into();
    let mut times = Vec::new();
    for seats in [4, 6, 8, 9, 12, 16] {
        for level in [Level::Simple, Level::Sound, Level::Sharp] {
            // One at a time: others would share the processor.
            let played = (0..TIMED).map(|game| play::one(&setup(seats), seed + u64::from(game), game, &[level]));
            let thought = played.flat_map(|played| played.thought).fold(Thought::default(), Thought::and);
            times.push((seats, level, thought));
        }
    }
    let measured = Measured { seed, steps, teams, times, speed: speed(&setup(6), seed) };
    let faults = measured.faults();
    fs::create_dir_all(folder)?;
    fs::write(folder.join("README.md"), measured.page(&faults))?;
    Ok(faults)
}

/// How many games of random bots are played in a second.
fn speed(setup: &Setup, seed: u64) -> f64 {
    let began = Instant::now();
    for game in 0..RANDOM {
        let _ = arena::play_at_random::<Deduction>(setup, seed + u64::from(game), 1_000_000);
    }
    f64::from(RANDOM) / began.elapsed().as_secs_f64()
}

impl Tables {
    /// How often the seats of a level won, of how many.
    fn won(&self, level: Level) -> (u32, u32) {
        let seats = self.games.iter().flat_map(Played::seats);
        seats.filter(|(own, ..)| *own == level).fold((0, 0), |(wins, of), (_, won, _)| (wins + u32::from(won), of + 1))
    }

    /// By how many points the first level wins more often than the second, and how far that may be off (95 %): games
    /// are compared one by one, since the seats of one game win together.
    fn lead(&self) -> (f64, f64) {
        let [first, second] = self.levels.as_slice() else { return (0.0, 0.0) };
        let share = |game: &Played, level: Level| {
            let own: Vec<bool> = game.seats().filter(|(own, ..)| *own == level).map(|(_, won, _)| won).collect();
            own.iter().filter(|won| **won).count() as f64 / own.len().max(1) as f64
        };
        let leads: Vec<f64> =
            self.games.iter().map(|game| 100.0 * (share(game, *first) - share(game, *second))).collect();
        let n = leads.len().max(1) as f64;
        let mean = leads.iter().sum::<f64>() / n;
        let spread = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / n;
        (mean, 1.96 * (spread / n).sqrt())
    }

    /// How many games a team won. Legion and Fallen count as Outlaws (SD-LEG-02, SD-FAL-02) where `broad` says so; who
    /// wins alone wins for the own team.
    fn team_won(&self, team: Team, broad: bool) -> u32 {
        let of = |own: Team| match own {
            Team::Legion | Team::Fallen if broad => Team::Outlaw,
            own => own,
        };
        let winner = |game: &&Played| match game.outcome.victory {
            Victory::Team(own) => Some(of(own)) == Some(team),
            Victory::Alone(Seat(seat)) => game.outcome.teams.get(usize::from(seat)).copied().map(of) == Some(team),
            _ => false,
        };
        self.games.iter().filter(winner).count() as u32
    }

    /// Games that the guard against endless play ended.
    fn stalemates(&self) -> u32 {
        self.games.iter().filter(|game| game.outcome.victory == Victory::Stalemate).count() as u32
    }

    /// The rounds that this share of games does not exceed.
    fn rounds(&self, share: f64) -> f64 {
        let mut rounds: Vec<u32> = self.games.iter().map(|game| game.outcome.rounds).collect();
        rounds.sort_unstable();
        let at = ((rounds.len() as f64 * share) as usize).min(rounds.len().saturating_sub(1));
        rounds.get(at).copied().map_or(0.0, f64::from)
    }
}

impl Measured {
    /// What is not as it should be.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for tables in self.steps.iter().filter(|tables| tables.seats == 6) {
            if tables.lead().0 < STEP {
                let names: Vec<&str> = tables.levels.iter().map(|level| level.name()).collect();
                faults.push(format!("{} win only {:.1} points more often", names.join(" over "), tables.lead().0));
            }
        }
        for tables in &self.teams {
            let wins = [Team::Human, Team::Machine, Team::Outlaw].map(|team| tables.team_won(team, true));
            let (most, least) = (wins.iter().max().copied().unwrap_or(0), wins.iter().min().copied().unwrap_or(0));
            if f64::from(most) > EVEN * f64::from(least) {
                faults.push(format!("with {} seats a team wins {most} games, another {least}", tables.seats));
            }
            if tables.seats == 6 && !ROUNDS.contains(&tables.rounds(0.5)) {
                faults.push(format!("games of six last {} rounds", tables.rounds(0.5)));
            }
        }
        for (seats, level, thought) in &self.times {
            let most = if *level == Level::Sharp { SHARP_MS } else { SOUND_MS };
            if thought.slowest_ms() > most {
                faults.push(format!("{} thinks {:.1} ms at {seats} seats", level.name(), thought.slowest_ms()));
            }
        }
        if self.speed < SPEED {
            faults.push(format!("only {:.0} random games a second", self.speed));
        }
        faults
    }
}
