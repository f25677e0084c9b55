//! The report as a folder: a page in Markdown, and the plots it shows.

use std::{collections::HashSet, fmt::Write as _, fs, io, path::Path};

use ghostline::{
    cli::map,
    content::Catalog,
    stealth::{Difficulty, Sector},
    words::Words,
};

use crate::{
    bands::{self, Band},
    cards::Worth,
    cell::Loadout,
    figures::{Measured, Share},
    leads::{self, Lead},
    mechanics, plots,
    steps::{self, Step},
    verdict::{self, Standing},
};

/// Everything that was measured.
pub struct Report<'a> {
    /// What was played.
    pub catalog: &'a Catalog,
    /// All cells.
    pub all: &'a [Measured],
    /// All gear; none where a part of the missions or cells was measured, which says too little of it.
    pub gear: &'a [Worth],
    /// All items; none likewise.
    pub items: &'a [Worth],
    /// What is not as it should be.
    pub faults: &'a [String],
    /// The first seed.
    pub seed: u64,
    /// What the laboratory was asked for: its arguments.
    pub order: &'a [String],
}

impl Report<'_> {
    /// Writes the folder.
    pub fn write(&self, folder: &Path) -> io::Result<()> {
        fs::create_dir_all(folder.join("heat"))?;
        for difficulty in Difficulty::ALL {
            let name = format!("won-{}.svg", difficulty.word());
            fs::write(folder.join(name), plots::shares(self.all, difficulty))?;
        }
        fs::write(folder.join("turns.svg"), plots::lengths(self.all))?;
        fs::write(folder.join("alarm.svg"), plots::alarm(self.all))?;
        if self.is_whole() {
            self.write_cards(folder)?;
        }
        for measured in self.chief() {
            let name = format!("{}.svg", measured.cell.subject.id());
            fs::write(folder.join("heat").join(name), heat(measured))?;
        }
        fs::write(folder.join("README.md"), self.page())
    }

    /// Whether all missions were measured.
    fn is_whole(&self) -> bool {
        !self.gear.is_empty()
    }

    /// Writes what only all missions together tell; reports of single ones have had their time.
    fn write_cards(&self, folder: &Path) -> io::Result<()> {
        let gear = plots::worth("Gear: points of the planner's share of wins, with less without", self.gear);
        fs::write(folder.join("gear.svg"), gear)?;
        let items = plots::worth("Items: points of the planner's share of wins, with less without", self.items);
        fs::write(folder.join("items.svg"), items)?;
        let single = self.chief().map(|measured| folder.join(measured.cell.subject.id()));
        single.filter(|single| single.is_dir()).try_for_each(fs::remove_dir_all)
    }

    fn chief(&self) -> impl Iterator<Item = &Measured> {
        self.all.iter().filter(|measured| measured.cell.is_chief())
    }

    fn page(&self) -> String {
        let games: usize = self.all.iter().map(|measured| measured.games.len()).sum();
        let mut page = format!(
            "# Balance report\n\nWritten by `{}`: {games} games, seeds from {} on.\n\n\
             Mechanics: {}.\n\n\
             Planner, cautious and random are the game's own bots; they see what a player sees. *Owned* gear is drawn for \
             each game: what a player who won the missions before could have bought and drawn by then, chosen by the \
             campaign's steward. *Issued* is what every agent starts with. Shares stand with their 95 % confidence \
             interval (Wilson). Bands are written in `tools/lab/bands.rs`: a share beside its band is a fault only where \
             its whole interval lies outside, a median of turns beside {} to {} only where more than half of the games \
             are surely longer or shorter. A mission that was changed after a run of all has a report of its own in a \
             folder beside this page, which then counts.\n\n",
            self.command(),
            self.seed,
            self.mechanics(),
            bands::TURNS.0,
            bands::TURNS.1,
        );
        self.verdicts(&mut page);
        self.shares(&mut page);
        page.push_str("## Length\n\n![Turns](turns.svg)\n\n## Alarm\n\n![Alarm](alarm.svg)\n\n");
        if self.is_whole() {
            cards(&mut page, "Gear", "gear.svg", self.gear);
            cards(&mut page, "Items", "items.svg", self.items);
        }
        page.push_str("## Where agents are seen\n\nThe planner on standard; the darker, the more often.\n\n");
        for measured in self.chief() {
            let id = measured.cell.subject.id();
            let _ = writeln!(page, "### {id}\n\n![Where agents are seen in {id}](heat/{id}.svg)\n");
        }
        page.truncate(page.trim_end().len());
        page + "\n"
    }

    /// The command that writes this report.
    fn command(&self) -> String {
        let plain = "cargo run --release --bin ghostline-lab";
        if self.order.is_empty() { plain.to_owned() } else { format!("{plain} -- {}", self.order.join(" ")) }
    }

    /// The fingerprints of what was measured.
    fn mechanics(&self) -> String {
        let mut all: Vec<String> = Vec::new();
        for measured in self.all {
            all.extend(mechanics::lines(self.catalog, &measured.cell.subject.mission));
        }
        let mut seen = HashSet::new();
        all.retain(|one| seen.insert(one.clone()));
        all.join(", ")
    }

    fn verdicts(&self, page: &mut String) {
        page.push_str("## Verdict\n\n");
        if self.faults.is_empty() {
            let cards = if self.is_whole() { ", and every card is used in games that were won" } else { "" };
            let _ = writeln!(page, "Every mission stays in its bands{cards}.\n");
            return;
        }
        for fault in self.faults {
            let _ = writeln!(page, "- {fault}");
        }
        page.push('\n');
    }

    /// The planner on story and on hard against the same mission on standard.
    fn leads(&self, page: &mut String) {
        page.push_str("The planner's share on story and on hard against its own share on standard, in points:\n\n");
        page.push_str("| mission | difficulty | against standard | 95 % | band |\n|---|---|---:|---:|---:|\n");
        for lead in leads::leads(self.all) {
            lead_row(page, &lead);
        }
        page.push('\n');
    }

    /// The planner on standard from mission to mission.
    fn steps(&self, page: &mut String) {
        page.push_str("The planner's share on standard against that in a mission that leads there, in points:\n\n");
        page.push_str("| mission | after | against it | 95 % | band |\n|---|---|---:|---:|---:|\n");
        for step in steps::steps(self.all) {
            step_row(page, &step);
        }
        page.push('\n');
    }

    fn shares(&self, page: &mut String) {
        page.push_str("## Games won\n\n");
        for difficulty in Difficulty::ALL {
            let name = difficulty.word();
            let _ = writeln!(page, "![Games won on {name}](won-{name}.svg)\n");
        }
        self.leads(page);
        self.steps(page);
        for loadout in [Loadout::Owned, Loadout::Issued] {
            let _ = writeln!(page, "Gear as {}:\n", loadout.name());
            page.push_str("| mission | bot | difficulty | games | won | 95 % | band | median turns |\n");
            page.push_str("|---|---|---|---:|---:|---:|---:|---:|\n");
            self.all.iter().filter(|measured| measured.cell.loadout == loadout).for_each(|m| row(page, m));
            page.push('\n');
        }
    }
}

fn row(page: &mut String, measured: &Measured) {
    let (cell, share) = (&measured.cell, measured.won());
    let band = verdict::band(measured).map_or_else(String::new, |band| {
        format!("{:.0}–{:.0} %{}", band.low * 100.0, band.high * 100.0, mark(Standing::of(share, band)))
    });
    let _ = writeln!(
        page,
        "| {} | {} | {} | {} | {:.0} % | {:.0}–{:.0} % | {band} | {}{} |",
        cell.subject.id(),
        cell.bot.name(),
        cell.difficulty.word(),
        measured.games.len(),
        share.rate * 100.0,
        share.low * 100.0,
        share.high * 100.0,
        measured.turns(0.5),
        verdict::length(measured).map_or("", mark),
    );
}

fn lead_row(page: &mut String, Lead { mission, difficulty, share, band }: &Lead<'_>) {
    let _ = writeln!(page, "| {mission} | {} | {} |", difficulty.word(), difference(*share, *band));
}

fn step_row(page: &mut String, Step { mission, before, share }: &Step<'_>) {
    let _ = writeln!(page, "| {mission} | {before} | {} |", difference(*share, bands::STEP));
}

/// A difference of shares in points, with its interval and its band.
fn difference(share: Share, band: Band) -> String {
    let [rate, low, high, least, most] = [share.rate, share.low, share.high, band.low, band.high].map(|n| n * 100.0);
    let mark = mark(Standing::of(share, band));
    format!("{rate:+.0} | {low:+.0} to {high:+.0} | {least:+.0} to {most:+.0}{mark}")
}

/// What stands behind a band.
fn mark(standing: Standing) -> &'static str {
    match standing {
        Standing::Inside => "",
        Standing::Near => " (near)",
        Standing::Outside => " **outside**",
    }
}

fn cards(page: &mut String, title: &str, plot: &str, worths: &[Worth]) {
    let _ = writeln!(page, "## {title}\n\n![{title}]({plot})\n");
    let never: Vec<&str> = worths.iter().filter(|worth| worth.used == 0).map(|worth| worth.id.as_str()).collect();
    let never = if never.is_empty() { "none".to_owned() } else { never.join(", ") };
    let _ = writeln!(page, "Never used: {never}.\n");
    page.push_str("| card | brought by the planner | used by any bot | used and won | adds to the planner's wins |\n");
    page.push_str("|---|---:|---:|---:|---:|\n");
    for Worth { id, brought, used, won, adds } in worths {
        let adds = adds
            .map_or_else(String::new, |(adds, doubt)| format!("{:+.0} ± {:.0} points", adds * 100.0, doubt * 100.0));
        let _ = writeln!(page, "| {id} | {brought} | {used} | {won} | {adds} |");
    }
    page.push('\n');
}

/// The map of a mission with the sectors shaded by how often agents are seen there.
fn heat(measured: &Measured) -> String {
    let seen = measured.seen();
    let most = seen.values().copied().fold(0.0, f64::max);
    let share = |sector: Sector| seen.get(&sector).map_or(0.0, |often| often / most.max(f64::EPSILON));
    map::shaded(&measured.cell.subject.mission, None, &Words::english(), share)
}
