//! The report of tables in Markdown.

use std::fmt::Write as _;

use ghostline::deduction::{Team, bots::Level};

use super::{EVEN, Measured, ROUNDS, SHARP_MS, SOUND_MS, SPEED, STEP, figures::Tables};
use crate::sheet::{self, Step, share};

impl Measured {
    /// The whole page.
    pub fn page(&self, faults: &[String]) -> String {
        let games: usize = self.steps.iter().chain(&self.teams).map(|tables| tables.games.len()).sum();
        let mut page = format!(
            "# Social Deduction: bots and balance\n\n\
             Written by `cargo run --release --bin ghostline-lab -- --tables --games {}`: {games} whole games of the core \
             game, seeds from {} on, one claim a turn. Intervals are those of 95 %.\n\nMechanics: `{}`\n\n## Verdict\n\n",
            self.teams.first().map_or(0, |tables| tables.games.len()),
            self.seed,
            self.cards,
        );
        sheet::verdict(&mut page, faults);
        self.strength(&mut page);
        self.evenness(&mut page);
        self.thinking(&mut page);
        page
    }

    fn strength(&self, page: &mut String) {
        let text = format!(
            "Two levels share a table seat by seat; a seat wins with its team. The lead is the mean of the games' \
             differences in points, at least {STEP} with six seats."
        );
        let step = |tables: &Tables| {
            let [better, worse] = *tables.levels.as_slice() else { return None };
            let won = [better, worse].map(|level| tables.won(level));
            let (seats, games, lead) = (tables.seats, tables.games.len(), tables.lead());
            Some(Step { seats, games, levels: [better, worse], won, lead })
        };
        sheet::strength(page, &text, self.steps.iter().filter_map(step));
    }

    fn evenness(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "\n## Teams\n\nSound bots at every seat. A team's win rate is the games it won out of those in which it had a \
             member at the end, eliminated or not: Legion and Fallen are founded by single cards (SD-LEG-01, SD-FAL-01) and \
             cannot win where nobody has one. Who wins alone wins for the own team. No rate may be more than {EVEN} times \
             another; the median length with six seats lies within {} to {} rounds.\n\n\
             | seats | games | Human | Machine | Outlaw | Legion | Fallen | most : least | stalemates | median rounds | \
             nine in ten within |\n|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
            ROUNDS.start(),
            ROUNDS.end()
        );
        for tables in &self.teams {
            let rates = Team::ALL.map(|team| share(tables.team(team)));
            let _ = writeln!(
                page,
                "| {} | {} | {} | {:.2} | {} | {} | {} |",
                tables.seats,
                tables.games.len(),
                rates.join(" | "),
                tables.unevenness(),
                tables.stalemates(),
                tables.rounds(0.5),
                tables.rounds(0.9),
            );
        }
        let games = "In how many games each team had a member, and won";
        let seats = "Seats that won, of all seats that ended in a team";
        self.by_team(page, games, |tables, team| {
            let (wins, of) = tables.team(team);
            format!("{wins} of {of}")
        });
        self.by_team(page, seats, |tables, team| share(tables.members(team)));
    }

    /// A table with a column for each team.
    fn by_team(&self, page: &mut String, title: &str, cell: impl Fn(&Tables, Team) -> String) {
        let _ = writeln!(page, "\n{title}:\n\n| seats | Human | Machine | Outlaw | Legion | Fallen |");
        page.push_str("|---:|---:|---:|---:|---:|---:|\n");
        for tables in &self.teams {
            let cells = Team::ALL.map(|team| cell(tables, team));
            let _ = writeln!(page, "| {} | {} |", tables.seats, cells.join(" | "));
        }
    }

    fn thinking(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "\n## Thinking\n\nWhat a choice took on the machine of this report, all seats with bots of the level: the mean \
             and the slowest, in milliseconds. Sound may take {SOUND_MS}, sharp {SHARP_MS}. Random bots played {:.0} whole \
             games of six a second on one core; {SPEED} are wanted.\n\n\
             | seats | simple | sound | sharp |\n|---:|---:|---:|---:|",
            self.speed
        );
        let mut seats: Vec<u8> = self.times.iter().map(|(seats, ..)| *seats).collect();
        seats.dedup();
        for at in seats {
            let of = |level: Level| {
                let found = self.times.iter().find(|(seats, own, _)| *seats == at && *own == level);
                found.map_or_else(String::new, |(.., thought)| {
                    format!("{:.2}, {:.1}", thought.mean_ms(), thought.slowest_ms())
                })
            };
            let [simple, sound, sharp] = [Level::Simple, Level::Sound, Level::Sharp].map(of);
            let _ = writeln!(page, "| {at} | {simple} | {sound} | {sharp} |");
        }
    }
}
