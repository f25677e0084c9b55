//! The report of tables in Markdown.

use std::fmt::Write as _;

use ghostline::{
    deduction::{Team, bots::Level},
    stealth::solve::wilson,
};

use super::{EVEN, Measured, ROUNDS, SHARP_MS, SOUND_MS, SPEED, STEP, Tables, play::Played};

impl Measured {
    /// The whole page.
    pub fn page(&self, faults: &[String]) -> String {
        let games: usize = self.steps.iter().chain(&self.teams).map(|tables| tables.games.len()).sum();
        let mut page = format!(
            "# Social Deduction: bots and balance\n\n\
             Written by `cargo run --release --bin ghostline-lab -- --tables --games {}`: {games} whole games of the core \
             game, seeds from {} on, one claim a turn. Intervals are those of 95 %.\n\n## Verdict\n\n",
            self.teams.first().map_or(0, |tables| tables.games.len()),
            self.seed,
        );
        if faults.is_empty() {
            page.push_str("All figures hold.\n");
        }
        for fault in faults {
            let _ = writeln!(page, "- {fault}");
        }
        self.strength(&mut page);
        self.evenness(&mut page);
        self.thinking(&mut page);
        page
    }

    fn strength(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "\n## Strength\n\nTwo levels share a table seat by seat; a seat wins with its team. The lead is the mean of the \
             games' differences in points, at least {STEP} with six seats.\n\n\
             | seats | games | better | wins | worse | wins | lead |\n|---:|---:|---|---:|---|---:|---:|"
        );
        for tables in &self.steps {
            let [better, worse] = tables.levels.as_slice() else { continue };
            let (lead, off) = tables.lead();
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {} | {} | {lead:+.1} ± {off:.1} |",
                tables.seats,
                tables.games.len(),
                better.name(),
                share(tables.won(*better)),
                worse.name(),
                share(tables.won(*worse)),
            );
        }
    }

    fn evenness(&self, page: &mut String) {
        let _ = writeln!(
            page,
            "\n## Teams\n\nSound bots at every seat. A team's win rate is the games it won out of all games; who wins alone \
             wins for the own team. Legion and Fallen count as Outlaws (SD-LEG-02, SD-FAL-02); how much of that is theirs \
             stands beside it. No rate may be more than {EVEN} times another; the median length with six seats lies \
             within {} to {} rounds.\n\n\
             | seats | games | Human | Machine | Outlaw | of it Legion | of it Fallen | most : least | stalemates | \
             median rounds | nine in ten within |\n|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
            ROUNDS.start(),
            ROUNDS.end()
        );
        for tables in &self.teams {
            let of = tables.games.len() as u32;
            let wins = [Team::Human, Team::Machine, Team::Outlaw].map(|team| tables.team_won(team, true));
            let [human, machine, outlaw] = wins.map(|wins| share((wins, of)));
            let [legion, fallen] = [Team::Legion, Team::Fallen].map(|team| share((tables.team_won(team, false), of)));
            let most = wins.iter().max().copied().unwrap_or(0);
            let least = wins.iter().min().copied().unwrap_or(0).max(1);
            let _ = writeln!(
                page,
                "| {} | {of} | {human} | {machine} | {outlaw} | {legion} | {fallen} | {:.2} | {} | {} | {} |",
                tables.seats,
                f64::from(most) / f64::from(least),
                tables.stalemates(),
                tables.rounds(0.5),
                tables.rounds(0.9),
            );
        }
        page.push_str("\nSeats that won, of all seats that ended in a team:\n\n| seats | Human | Machine | Outlaw | Legion | Fallen |\n|---:|---:|---:|---:|---:|---:|\n");
        for tables in &self.teams {
            let rates = Team::ALL.map(|team| share(members(tables, team)));
            let _ = writeln!(page, "| {} | {} |", tables.seats, rates.join(" | "));
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

/// How many members of a team won.
fn members(tables: &Tables, team: Team) -> (u32, u32) {
    let seats = tables.games.iter().flat_map(Played::seats).filter(|(.., own)| *own == team);
    seats.fold((0, 0), |(wins, of), (_, won, _)| (wins + u32::from(won), of + 1))
}

/// A share in percent with its interval.
fn share((wins, of): (u32, u32)) -> String {
    let [low, high] = wilson(wins, of);
    format!("{:.1} % ({:.1}–{:.1})", 100.0 * f64::from(wins) / f64::from(of.max(1)), 100.0 * low, 100.0 * high)
}
