//! The generator's own check: many contracts of all sorts, each made, solved and read again.

use std::{
    io::{self, IsTerminal, Write},
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};

use super::{Context, Failure, Verdict};
use crate::{
    content::check_mission,
    contracts::{Contract, Made, Size, make},
    engine::Dice,
};

/// Makes `count` contracts drawn from a seed; faults are told one by one.
pub fn run(count: u32, seed: u32, context: &Context) -> Result<Verdict, Failure> {
    let mut dice = Dice::new(seed.into());
    let bar = progress(count.into());
    let (mut faults, mut longest, mut tries) = (0u32, Duration::ZERO, 0u64);
    let began = Instant::now();
    for _ in 0..count {
        let contract = Contract::drawn(&mut dice);
        let started = Instant::now();
        let made = make(contract, &context.catalog, &context.words);
        longest = longest.max(started.elapsed());
        tries += made.as_ref().map_or(0, |made| u64::from(made.tries));
        let fault = match made {
            Ok(made) => fault_of(&made, context),
            Err(none) => Some(none.told(&context.words)),
        };
        if let Some(fault) = fault {
            faults += 1;
            bar.suspend(|| writeln!(io::stderr(), "{contract}: {fault}"))?;
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    let fill = [
        ("count", count.into()),
        ("faults", faults.into()),
        ("tries", tries.into()),
        ("seconds", format!("{:.1}", began.elapsed().as_secs_f64()).into()),
        ("longest", format!("{:.2}", longest.as_secs_f64()).into()),
    ];
    writeln!(io::stdout(), "{}", context.words.with("cli-contract-tried", &fill))?;
    Ok(if faults == 0 { Verdict::Clean } else { Verdict::Faults })
}

/// What is wrong with a mission that was made.
fn fault_of(made: &Made, context: &Context) -> Option<String> {
    let wanted = made.contract.size.sectors();
    let sectors = made.mission.plan().sectors.len();
    let checked = check_mission(&made.contract.code(), &made.text, context.catalog.cards());
    let plan_differs = checked.content.as_ref() != Some(&*made.mission);
    if let Some(fault) = checked.faults.first() {
        return Some(fault.to_string());
    }
    let said = |key: &str| Some(context.words.text(key));
    match () {
        () if plan_differs => said("cli-contract-differs"),
        () if sectors.abs_diff(wanted) > Size::LEEWAY => said("cli-contract-size"),
        () if made.proof.line.is_none() => said("cli-contract-unproved"),
        () if made.contract.code().parse() != Ok(made.contract) => said("cli-contract-code"),
        () => None,
    }
}

/// A bar on a terminal, nothing in a pipe.
fn progress(length: u64) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {elapsed} / {eta}");
    ProgressBar::new(length).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}
