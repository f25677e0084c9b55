//! Games already played, kept on the disk: a long measurement may be stopped and goes on where it was.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use ghostline::{
    cli::jobs,
    deduction::{Outcome, Setup, bots::Level},
};

use super::play;

/// How many games are played before they are kept, and how many are played again to see whether those kept are of the
/// bots and cards that there are now.
const AT_ONCE: u32 = 40;
const PROBE: u32 = 3;

/// Tables of one kind, seeds counting on from the first.
pub struct Kind {
    /// How the table is laid.
    pub setup: Setup,
    /// Who sits there, in turn.
    pub levels: Vec<Level>,
    /// The first game's seed.
    pub seed: u64,
}

impl Kind {
    /// The outcomes of so many games: those kept, and the others played now.
    pub fn games(&self, count: u32, jobs: usize, folder: &Path) -> io::Result<Vec<Outcome>> {
        let mut games = self.load(folder)?;
        while (games.len() as u32) < count {
            let done = games.len() as u32;
            let next = jobs::spread(AT_ONCE.min(count - done), jobs, |at| self.game(done + at));
            games.extend(next.into_iter().collect::<io::Result<Vec<Outcome>>>()?);
            fs::create_dir_all(folder)?;
            fs::write(self.file(folder), serde_json::to_string(&games)?)?;
            eprintln!("{}: {} of {count}", self.name(), games.len());
        }
        games.truncate(count as usize);
        Ok(games)
    }

    /// The outcomes kept, if the first of them come out the same again; none otherwise.
    pub fn load(&self, folder: &Path) -> io::Result<Vec<Outcome>> {
        let text = fs::read_to_string(self.file(folder)).unwrap_or_default();
        let kept: Vec<Outcome> = serde_json::from_str(&text).unwrap_or_default();
        for (at, kept) in (0..PROBE).zip(&kept) {
            if self.game(at)? != *kept {
                return Ok(Vec::new());
            }
        }
        Ok(kept)
    }

    fn game(&self, at: u32) -> io::Result<Outcome> {
        let levels = play::seated(&self.levels, self.setup.seats, at);
        play::game(&self.setup, self.seed + u64::from(at), &levels)
    }

    fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.json", self.name()))
    }

    fn name(&self) -> String {
        let names: Vec<&str> = self.levels.iter().map(|level| level.name()).collect();
        format!("{}-{}-from-{}", self.setup.seats, names.join("-"), self.seed)
    }
}
