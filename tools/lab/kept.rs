//! Games of tables already played, kept on the disk: a long measurement may be stopped and goes on where it was.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use ghostline::cli::jobs;
use serde::{Serialize, de::DeserializeOwned};

/// How many games are played before they are kept, and how many are played again to see whether those kept are of the
/// bots and cards that there are now.
const AT_ONCE: u32 = 40;
const PROBE: u32 = 3;

/// How much is measured, and how.
pub struct Order<'a> {
    /// How many games each kind of table gets, where it does not say otherwise.
    pub games: u32,
    /// The first seed.
    pub seed: u64,
    /// How many games are played at the same time.
    pub jobs: usize,
    /// Where games already played are kept.
    pub cache: &'a Path,
    /// Whether nothing is played but what must be timed: the games kept are reported, however few they are.
    pub kept: bool,
}

impl Order<'_> {
    /// The games of a kind of table, `count` of them where they may be played.
    pub fn games_of<K: Kept>(&self, kind: &K, count: u32) -> io::Result<Vec<K::Game>> {
        if self.kept { kind.load(self.cache) } else { kind.games(count.max(1), self.jobs, self.cache) }
    }
}

/// Tables of one kind, whose games are numbered: the same number gives the same game.
pub trait Kept: Sync {
    /// What is kept of a game.
    type Game: Serialize + DeserializeOwned + Send;

    /// What the kind is called, and its file.
    fn name(&self) -> String;

    /// Plays the game of this number.
    fn play(&self, at: u32) -> io::Result<Self::Game>;

    /// Whether two games went the same way.
    fn same(one: &Self::Game, other: &Self::Game) -> bool;

    /// So many games: those kept, and the others played now.
    fn games(&self, count: u32, jobs: usize, folder: &Path) -> io::Result<Vec<Self::Game>> {
        let mut games = self.load(folder)?;
        while (games.len() as u32) < count {
            let done = games.len() as u32;
            let next = jobs::spread(AT_ONCE.min(count - done), jobs, |at| self.play(done + at));
            games.extend(next.into_iter().collect::<io::Result<Vec<Self::Game>>>()?);
            fs::create_dir_all(folder)?;
            fs::write(self.file(folder), serde_json::to_string(&games)?)?;
            eprintln!("{}: {} of {count}", self.name(), games.len());
        }
        games.truncate(count as usize);
        Ok(games)
    }

    /// The games kept, if the first of them go the same way again; none otherwise.
    fn load(&self, folder: &Path) -> io::Result<Vec<Self::Game>> {
        let text = fs::read_to_string(self.file(folder)).unwrap_or_default();
        let kept: Vec<Self::Game> = serde_json::from_str(&text).unwrap_or_default();
        for (at, kept) in (0..PROBE).zip(&kept) {
            if !Self::same(&self.play(at)?, kept) {
                return Ok(Vec::new());
            }
        }
        Ok(kept)
    }

    /// Where they are kept.
    fn file(&self, folder: &Path) -> PathBuf {
        folder.join(format!("{}.json", self.name()))
    }
}
