//! What the reports of both tables share: the verdict, shares with their intervals, and which level leads.

use std::fmt::Write as _;

use ghostline::{engine::Level, stealth::solve::wilson};

/// So often of so many, in percent with its interval.
pub fn share((hits, of): (u32, u32)) -> String {
    let [low, high] = wilson(hits, of).map(|rate| 100.0 * rate);
    format!("{:.1} % ({low:.1}–{high:.1})", 100.0 * f64::from(hits) / f64::from(of.max(1)))
}

/// What is not as it should be, line by line.
pub fn verdict(page: &mut String, faults: &[String]) {
    if faults.is_empty() {
        page.push_str("All figures hold.\n");
    }
    for fault in faults {
        let _ = writeln!(page, "- {fault}");
    }
}

/// Two levels at one table, the better one first.
pub struct Step {
    pub seats: u8,
    pub games: usize,
    pub levels: [Level; 2],
    /// How often the seats of each won.
    pub won: [(u32, u32); 2],
    /// By how many points the first won more often, and how far that may be off.
    pub lead: (f64, f64),
}

/// The chapter of how strong levels are.
pub fn strength(page: &mut String, text: &str, steps: impl Iterator<Item = Step>) {
    let _ = writeln!(
        page,
        "\n## Strength\n\n{text}\n\n\
         | seats | games | better | wins | worse | wins | lead |\n|---:|---:|---|---:|---|---:|---:|"
    );
    for Step { seats, games, levels: [better, worse], won: [most, least], lead: (lead, off) } in steps {
        let (most, least) = (share(most), share(least));
        let (better, worse) = (better.name(), worse.name());
        let _ = writeln!(page, "| {seats} | {games} | {better} | {most} | {worse} | {least} | {lead:+.1} ± {off:.1} |");
    }
}

/// The mean of the games' differences, and how far it may be off (95 %): games are compared one by one, since the seats
/// of one game win together.
pub fn lead(leads: &[f64]) -> (f64, f64) {
    let n = leads.len().max(1) as f64;
    let mean = leads.iter().sum::<f64>() / n;
    let spread = leads.iter().map(|lead| (lead - mean).powi(2)).sum::<f64>() / n;
    (mean, 1.96 * (spread / n).sqrt())
}

/// What this share of numbers does not exceed.
pub fn within(numbers: impl Iterator<Item = u32>, share: f64) -> f64 {
    let mut numbers: Vec<u32> = numbers.collect();
    numbers.sort_unstable();
    let at = ((numbers.len() as f64 * share) as usize).min(numbers.len().saturating_sub(1));
    numbers.get(at).copied().map_or(0.0, f64::from)
}
