//! `ghostline solve`: whether a mission can be won, how fast, how cleanly, and how likely.

use std::io::{self, Write};

use super::{Context, Failure, Format, Verdict};
use crate::{
    stealth::{
        Mission, Sector,
        solve::{Budget, Route, SoftLock, Solution, solve},
    },
    words::Words,
};

/// Solves a mission: exit code 0 where it can be won, 1 where it cannot, 2 where that could not be found out.
#[derive(Debug, clap::Args)]
pub struct Solve {
    /// The mission: its id, or its file
    mission: String,
    /// Text for people, or JSON
    #[arg(long, value_enum, default_value_t)]
    format: Format,
}

impl Solve {
    /// Solves the mission and tells what was found.
    pub fn run(&self, context: Context) -> Result<Verdict, Failure> {
        let context = context.around(Some(&self.mission));
        let mission = context.mission(&self.mission)?;
        let setup = context.catalog.setup(mission);
        let solution = solve(&setup, Budget::default());
        let mut output = io::stdout().lock();
        match self.format {
            Format::Json => {
                serde_json::to_writer_pretty(&mut output, &solution).map_err(io::Error::from)?;
                writeln!(output)?;
            }
            Format::Text => tell(&setup.mission, &solution, &context.words, &mut output)?,
        }
        match solution.winnable {
            Some(true) => Ok(Verdict::Clean),
            Some(false) => Ok(Verdict::Faults),
            None => Err(Failure::new(context.words.text("cli-solve-open"))),
        }
    }
}

fn tell(mission: &Mission, solution: &Solution, words: &Words, output: &mut impl Write) -> io::Result<()> {
    let name = [("mission", mission.plan().name.as_str().into())];
    let verdict = match solution.winnable {
        Some(true) => "cli-solve-winnable",
        Some(false) => "cli-solve-unwinnable",
        None => "cli-solve-unknown",
    };
    writeln!(output, "{}", words.with(verdict, &name))?;
    if let Some(par) = solution.par_turns {
        let key = if solution.exact { "cli-solve-par" } else { "cli-solve-par-bounds" };
        let least = solution.par_at_least.unwrap_or(1);
        writeln!(output, "{}", words.with(key, &[("turns", par.into()), ("least", least.into())]))?;
    }
    tell_route(output, words, "cli-solve-fastest", solution.fastest.as_ref())?;
    let none = |proved: bool| if proved { "cli-solve-none" } else { "cli-solve-none-found" };
    for (key, route, proved) in [
        ("cli-solve-no-kill", &solution.no_kill, solution.proved.no_kill),
        ("cli-solve-unseen", &solution.unseen, solution.proved.unseen),
    ] {
        if route.is_none() && solution.winnable != Some(false) {
            let line = words.with(key, &[("turns", words.text(none(proved)).into())]);
            writeln!(output, "{line}")?;
        }
        tell_route(output, words, key, route.as_ref())?;
    }
    for lock in &solution.soft_locks {
        writeln!(output, "{}", soft_lock(lock, mission, words))?;
    }
    tell_chance(solution, words, output)
}

fn tell_route(output: &mut impl Write, words: &Words, key: &str, route: Option<&Route>) -> io::Result<()> {
    let Some(route) = route else { return Ok(()) };
    writeln!(
        output,
        "{}",
        words.with(key, &[("turns", words.with("cli-solve-turns", &[("turns", route.turns.into())]).into())])
    )?;
    for (turn, walked) in (1u32..).zip(&route.sectors) {
        let walked = walked.iter().map(Sector::to_string).collect::<Vec<_>>().join(" → ");
        writeln!(output, "  {turn:>2}  {walked}")?;
    }
    Ok(())
}

fn tell_chance(solution: &Solution, words: &Words, output: &mut impl Write) -> io::Result<()> {
    if solution.win_chance_games == 0 {
        return Ok(());
    }
    let percent = |share: f64| format!("{:.0}", share * 100.0).into();
    let chance = [
        ("rate", percent(solution.win_chance)),
        ("low", percent(solution.win_chance_ci95[0])),
        ("high", percent(solution.win_chance_ci95[1])),
        ("games", solution.win_chance_games.into()),
    ];
    writeln!(output, "{}", words.with("cli-solve-chance", &chance))
}

/// A soft-lock in words.
fn soft_lock(lock: &SoftLock, mission: &Mission, words: &Words) -> String {
    let at = |sector: &Sector| ("sector", sector.to_string().into());
    match lock {
        SoftLock::KeyBehindOwnLock { sector, .. } => words.with("cli-solve-key-behind-lock", &[at(sector)]),
        SoftLock::KeyUnreachable { sector, .. } => words.with("cli-solve-key-unreachable", &[at(sector)]),
        SoftLock::ObjectiveUnreachable { objective, sector, .. } => {
            let name = mission.plan().objectives.get(objective.index()).map_or("", |objective| &objective.name);
            words.with("cli-solve-objective-unreachable", &[("objective", name.into()), at(sector)])
        }
        SoftLock::ExitUnreachable { sector } => words.with("cli-solve-exit-unreachable", &[at(sector)]),
        SoftLock::KeySpentInVain { .. } => {
            let places: Vec<String> = lock.places(mission).iter().map(Sector::to_string).collect();
            words.with("cli-solve-key-spent", &[("sectors", places.join(", ").into())])
        }
    }
}
