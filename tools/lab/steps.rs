//! Whether missions are won less and less often on standard, along the ways through the campaign.

use crate::{
    bands,
    figures::{Measured, Share},
    verdict::Standing,
};

/// The planner on standard in a mission against the planner in one that leads to it.
pub struct Step<'a> {
    /// The mission's id.
    pub mission: &'a str,
    /// The one before it.
    pub before: &'a str,
    /// By how much its share of games won is higher; less than nothing where it is harder, as it should be.
    pub share: Share,
}

impl Step<'_> {
    /// How it lies to its band.
    pub fn standing(&self) -> Standing {
        Standing::of(self.share, bands::STEP)
    }

    /// What is wrong with it, where chance cannot explain it.
    pub fn fault(&self) -> Option<String> {
        let Self { mission, before, share } = self;
        let [rate, low, high] = [share.rate, share.low, share.high].map(|points| points * 100.0);
        let [least, most] = [bands::STEP.low, bands::STEP.high].map(|points| points * 100.0);
        (self.standing() == Standing::Outside).then(|| {
            format!(
                "{mission}: the planner wins {rate:+.0} points against {before} before it ({low:+.0} to {high:+.0}), not \
                 {least:+.0} to {most:+.0}."
            )
        })
    }
}

/// The steps to every mission of the campaign from each that leads to it.
pub fn steps(all: &[Measured]) -> Vec<Step<'_>> {
    let chief = || all.iter().filter(|measured| measured.cell.is_chief());
    let leads = |other: &Measured, to: &Measured| to.cell.subject.after.iter().any(|id| id == other.cell.subject.id());
    chief()
        .flat_map(|measured| chief().filter(move |other| leads(other, measured)).map(move |other| (measured, other)))
        .map(|(measured, other)| Step {
            mission: measured.cell.subject.id(),
            before: other.cell.subject.id(),
            share: measured.won().against(other.won()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_up_is_a_fault_only_where_chance_cannot_explain_it() {
        let step = |rate: f64, off: f64| {
            let share = Share { rate, low: rate - off, high: rate + off };
            Step { mission: "second", before: "first", share }.fault()
        };
        assert_eq!([step(-0.05, 0.02), step(0.05, 0.06), step(-0.2, 0.06)], [None, None, None]);
        let fault = step(0.1, 0.06).unwrap();
        assert!(fault.contains("second") && fault.contains("+10 points against first"), "{fault}");
        assert!(step(-0.3, 0.06).is_some(), "a fall from one mission to the next is no step");
    }
}
