//! The balance laboratory: bots play every mission, and a report says where the game leaves its bands.

#![allow(missing_docs)]

mod bands;
mod beginning;
mod cache;
mod cards;
mod cell;
mod figures;
mod game;
mod kept;
mod leads;
mod mechanics;
mod plays;
mod plots;
mod report;
mod sheet;
mod steps;
mod tables;
mod verdict;

use std::{
    env,
    io::{self, IsTerminal, Write},
    num::NonZeroUsize,
    path::PathBuf,
    process::ExitCode,
    thread,
};

use clap::Parser;
use ghostline::{
    cli::jobs,
    content::{Catalog, Disk},
};
use indicatif::{ProgressBar, ProgressStyle};

use self::{
    cache::{Cache, Kept},
    cell::{Cell, Subject},
    figures::Measured,
    kept::Order,
    report::Report,
};

/// Measures the balance of every mission and writes a report. Run it in the folder of the repository.
#[derive(Debug, Parser)]
#[command(name = "ghostline-lab", version)]
#[allow(clippy::struct_excessive_bools)] // Each is a switch of the command line.
struct Lab {
    /// How many games the planner plays of each mission on each difficulty; other cells follow from it
    #[arg(long, default_value_t = 100)]
    games: u32,
    /// A quick look: 10 games instead
    #[arg(long, conflicts_with = "games")]
    quick: bool,
    /// These missions alone; the report is then printed only where --report names a folder
    #[arg(long, value_name = "ID,…", value_delimiter = ',')]
    missions: Vec<String>,
    /// Cells whose name holds one of these alone, such as planner-owned-hard; the report as with --missions
    #[arg(long, value_name = "PART,…", value_delimiter = ',')]
    cells: Vec<String>,
    /// The first game's seed; the next ones count on from it
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games are played at the same time; without it one per processor
    #[arg(long)]
    jobs: Option<NonZeroUsize>,
    /// Where the report is written
    #[arg(long, value_name = "FOLDER")]
    report: Option<PathBuf>,
    /// Where games already played are kept
    #[arg(long, value_name = "FOLDER", default_value = "tools/lab/games")]
    cache: PathBuf,
    /// Plays nothing: reports the games that are kept already
    #[arg(long)]
    kept: bool,
    /// Measures the bots and teams of Social Deduction instead, this many games of each kind of table
    #[arg(long, conflicts_with_all = ["missions", "cells", "plays"])]
    tables: bool,
    /// Measures the bots and the balance of The Beginning instead, this many games at each number of seats
    #[arg(long, conflicts_with_all = ["missions", "cells", "plays", "tables"])]
    beginning: bool,
    /// Also records a winning play of each campaign mission in this folder
    #[arg(long, value_name = "FOLDER")]
    plays: Option<PathBuf>,
}

/// How the laboratory ends.
enum Verdict {
    Inside,
    Outside,
}

fn main() -> ExitCode {
    match Lab::parse().run() {
        Ok(Verdict::Inside) => ExitCode::SUCCESS,
        Ok(Verdict::Outside) => ExitCode::from(1),
        Err(error) => {
            let _ = writeln!(io::stderr(), "ghostline-lab: {error}");
            ExitCode::from(2)
        }
    }
}

impl Lab {
    fn run(&self) -> io::Result<Verdict> {
        if self.tables || self.beginning {
            return self.run_tables();
        }
        let catalog = Catalog::load(&Disk).map_err(|faults| io::Error::other(faults.to_string()))?;
        let all = self.measure(&catalog)?;
        let whole = self.is_whole();
        let ids = |cards: Vec<&String>| -> Vec<String> { cards.into_iter().filter(|_| whole).cloned().collect() };
        let gear = ids(catalog.cards().all_gear().iter().map(|gear| &gear.id).collect());
        let items = ids(catalog.cards().all_items().iter().map(|item| &item.id).collect());
        let gear = cards::worths(&gear, cards::gear, &all);
        let items = cards::worths(&items, cards::items, &all);
        let faults = verdict::faults(&all, &gear, &items);
        let order: Vec<String> = env::args_os().skip(1).map(|word| word.to_string_lossy().into_owned()).collect();
        let (gear, items, faults, order) = (&gear, &items, &faults, &order);
        let report = Report { catalog: &catalog, all: &all, gear, items, faults, seed: self.seed, order };
        if let Some(folder) = self.folder() {
            report.write(&folder)?;
        }
        if let Some(folder) = &self.plays {
            plays::write(folder, &all, &catalog)?;
        }
        tell(&all, faults)?;
        Ok(if faults.is_empty() { Verdict::Inside } else { Verdict::Outside })
    }

    /// Plays tables of Social Deduction or of The Beginning.
    fn run_tables(&self) -> io::Result<Verdict> {
        let games = if self.quick { 40 } else { self.games };
        let folder = |usual: &str| self.report.clone().unwrap_or_else(|| PathBuf::from(usual));
        let cache = self.cache.join(if self.beginning { "beginning" } else { "tables" });
        let order = Order { games, seed: self.seed, jobs: self.jobs_wanted(), cache: &cache, kept: self.kept };
        let faults = if self.beginning {
            beginning::run(&order, &folder("tools/lab/report/beginning"))?
        } else {
            tables::run(&order, &folder("tools/lab/report/deduction"))?
        };
        tell(&[], &faults)?;
        Ok(if faults.is_empty() { Verdict::Inside } else { Verdict::Outside })
    }

    fn jobs_wanted(&self) -> usize {
        self.jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get)
    }

    fn is_whole(&self) -> bool {
        self.missions.is_empty() && self.cells.is_empty()
    }

    /// The folder of the report. A part of the missions or cells does not replace the report of all.
    fn folder(&self) -> Option<PathBuf> {
        let usual = self.is_whole().then(|| PathBuf::from("tools/lab/report"));
        self.report.clone().or(usual)
    }

    fn wants(&self, cell: &Cell) -> bool {
        self.cells.is_empty() || self.cells.iter().any(|part| cell.name().contains(part))
    }

    /// Plays what is not yet known of every cell.
    fn measure(&self, catalog: &Catalog) -> io::Result<Vec<Measured>> {
        let games = if self.quick { 10 } else { self.games };
        let cells = Subject::all(catalog, &self.missions).into_iter().flat_map(|subject| Cell::of(&subject));
        let cells: Vec<Cell> = cells.filter(|cell| self.wants(cell)).collect();
        let bar = progress(cells.iter().map(|cell| u64::from(cell.games(games))).sum());
        let cache = Cache::new(self.cache.clone());
        let mut all = Vec::new();
        for cell in cells {
            all.push(self.games(cell, games, catalog, &cache, &bar)?);
        }
        all.retain(|measured| !measured.games.is_empty());
        bar.finish_and_clear();
        Ok(all)
    }

    /// The games of one cell: those already known, and the others played now.
    fn games(
        &self,
        cell: Cell,
        games: u32,
        catalog: &Catalog,
        cache: &Cache,
        bar: &ProgressBar,
    ) -> io::Result<Measured> {
        let mut known = cache.load(&cell);
        let count = cell.games(games);
        bar.set_message(cell.name());
        let played = jobs::spread(count, self.jobs_wanted(), |at| {
            let seed = self.seed + u64::from(at);
            let setup = cell.setup(catalog, seed);
            let of = cache::key(&cell, &setup);
            let kept = known.get(&seed).filter(|kept| kept.of == of).cloned();
            bar.inc(1);
            let fresh = kept.is_none() && !self.kept;
            let kept = kept.or_else(|| fresh.then(|| Kept { of, played: game::play(setup, seed, cell.bot).0 }));
            Some((seed, kept?, fresh))
        });
        let played: Vec<_> = played.into_iter().flatten().collect();
        let fresh = played.iter().any(|(.., fresh)| *fresh);
        let games = played.iter().map(|(seed, kept, _)| (*seed, kept.played.clone())).collect();
        known.extend(played.into_iter().map(|(seed, kept, _)| (seed, kept)));
        if fresh {
            cache.store(&cell, &known)?;
        }
        Ok(Measured { cell, games })
    }
}

/// A bar on a terminal, nothing in a pipe.
fn progress(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} / {eta} {msg}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The shares in short, and every fault.
fn tell(all: &[Measured], faults: &[String]) -> io::Result<()> {
    let mut output = io::stdout().lock();
    for measured in all {
        let share = measured.won();
        writeln!(
            output,
            "{:<44} {:>3.0} % ({:.0} to {:.0}) of {}, median {} turns",
            measured.cell.name(),
            share.rate * 100.0,
            share.low * 100.0,
            share.high * 100.0,
            measured.games.len(),
            measured.turns(0.5),
        )?;
    }
    faults.iter().try_for_each(|fault| writeln!(output, "{fault}"))
}
