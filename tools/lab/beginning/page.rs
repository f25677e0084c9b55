//! The report of The Beginning in Markdown.

use std::fmt::Write as _;

use ghostline::beginning::{Character, Ending, Faction};

use super::{
    Measured, Tables,
    count::Part,
    judge::{CHARACTER, FACTION, MECH, OBJECTIVE, OUTLAWS, ROUNDS, SHARP_MS, SOUND_MS, SPEED, STEP},
};
use crate::{
    mechanics,
    sheet::{self, Step},
};

/// Every way a game may end.
const ENDINGS: [Ending; 8] = [
    Ending::Network,
    Ending::Resource,
    Ending::Deus,
    Ending::Morale,
    Ending::Security,
    Ending::Threat,
    Ending::Exhausted,
    Ending::Stalled,
];

impl Measured {
    /// The whole page.
    pub fn page(&self, faults: &[String]) -> String {
        let games = self.sound.first().map_or(0, |tables| tables.games.len());
        let mut page = format!(
            "# The Beginning: bots and balance\n\n\
             Written by `cargo run --release --bin ghostline-lab -- --beginning --games {games}`: {games} whole games of \
             sound bots at each number of seats, seeds from {} on, one claim a turn. Intervals are those of 95 %.\n\n\
             Mechanics: `{}`\n\n## Verdict\n\n",
            self.seed,
            mechanics::fingerprint(&*self.library),
        );
        sheet::verdict(&mut page, faults);
        self.factions(&mut page);
        self.endings(&mut page);
        self.characters(&mut page);
        self.objectives(&mut page);
        self.used(&mut page);
        self.strength(&mut page);
        self.thinking(&mut page);
        page
    }

    /// A row of a table: a name, and a cell for every number of seats.
    fn row(&self, page: &mut String, name: &str, cell: impl Fn(&Tables) -> String) {
        let cells: Vec<String> = self.sound.iter().map(cell).collect();
        let _ = writeln!(page, "| {name} | {} |", cells.join(" | "));
    }

    /// The head of a table over the numbers of seats.
    fn head(&self, page: &mut String, title: &str, text: &str, first: &str) {
        let seats: Vec<String> = self.sound.iter().map(|tables| format!("{} seats", tables.seats)).collect();
        let lines = "---:|".repeat(self.sound.len());
        let _ = writeln!(page, "\n## {title}\n\n{text}\n\n| {first} | {} |\n|---|{lines}", seats.join(" | "));
    }

    fn factions(&self, page: &mut String) {
        let text = format!(
            "Games a faction wins of those it is in, wanted {} to {} %; Outlaws, where everybody loses, {} to {} %. Apex \
             and Deus appear in {} to {} % of games; the median of rounds lies within {} to {}.",
            FACTION.start(),
            FACTION.end(),
            OUTLAWS.start(),
            OUTLAWS.end(),
            MECH.start(),
            MECH.end(),
            ROUNDS.start(),
            ROUNDS.end()
        );
        self.head(page, "Factions", &text, "faction");
        for faction in Faction::PLAYED.into_iter().chain([Faction::Outlaw]) {
            self.row(page, &format!("{faction:?}"), |tables| share(tables.faction(faction)));
        }
        self.row(page, "Apex appears", |tables| share(tables.mech(0)));
        self.row(page, "Deus appears", |tables| share(tables.mech(1)));
        self.row(page, "median rounds", |tables| tables.rounds(0.5).to_string());
        self.row(page, "nine in ten within", |tables| tables.rounds(0.9).to_string());
    }

    fn endings(&self, page: &mut String) {
        self.head(page, "Endings", "Why games end, of all games.", "ending");
        for ending in ENDINGS {
            self.row(page, &format!("{ending:?}"), |tables| share(tables.ending(ending)));
        }
    }

    fn characters(&self, page: &mut String) {
        let text =
            format!("Seats that win, faction and objective together; none more than {CHARACTER} points off the mean.");
        self.head(page, "Characters", &text, "character");
        self.row(page, "mean", |tables| share(tables.all()));
        for who in Character::ALL {
            self.row(page, &format!("{who:?}"), |tables| share(tables.character(who)));
        }
    }

    fn objectives(&self, page: &mut String) {
        let text = format!(
            "How often an objective is met at the end by its owner, wanted {} to {} %.",
            OBJECTIVE.start(),
            OBJECTIVE.end()
        );
        self.head(page, "Objectives", &text, "objective");
        for (at, card) in self.library.objectives.iter().enumerate() {
            self.row(page, &card.name, |tables| {
                tables.objectives(&self.library).nth(at).map_or_else(String::new, |(_, part)| share(part))
            });
        }
    }

    fn used(&self, page: &mut String) {
        let text = "Events shown and programs used in at least one game.";
        self.head(page, "Cards", text, "cards");
        let all = |unused: usize, of: usize| format!("{} of {of}", of - unused);
        self.row(page, "events", |tables| {
            let of = self.library.events.iter().filter(|card| card.seats <= tables.seats).count();
            all(tables.unseen_events(&self.library).len(), of)
        });
        self.row(page, "programs", |tables| {
            all(tables.unused_programs(&self.library).len(), self.library.programs.len())
        });
    }

    fn strength(&self, page: &mut String) {
        let text = format!(
            "Two levels share a table, seat by seat or four to one; a seat wins with its faction and its objective. The \
             lead is the mean of the games' differences in points, at least {STEP}."
        );
        let step = |tables: &Tables| {
            let levels = [*tables.levels.first()?, *tables.levels.last()?];
            let won = levels.map(|level| tables.level(level).pair());
            Some(Step { seats: tables.seats, games: tables.games.len(), levels, won, lead: tables.lead() })
        };
        sheet::strength(page, &text, self.steps.iter().filter_map(step));
    }

    fn thinking(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "\n## Time\n\nWhat a choice takes at six seats: no more than {SOUND_MS} ms for a sound bot, {SHARP_MS} ms for a \
             sharp one. Random bots at five seats: {:.0} whole games a second on one core, wanted {SPEED}.\n\n\
             | bot | choices | mean ms | slowest ms |\n|---|---:|---:|---:|",
            self.speed
        );
        for tables in &self.timed {
            let thought = tables.thought();
            let name = tables.levels.first().map_or("", |level| level.name());
            let (mean, slowest) = (thought.mean_ms(), thought.slowest_ms());
            let _ = writeln!(page, "| {name} | {} | {mean:.3} | {slowest:.1} |", thought.choices);
        }
    }
}

/// A share with its interval.
fn share(part: Part) -> String {
    sheet::share(part.pair())
}
