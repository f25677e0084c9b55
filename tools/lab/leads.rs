//! By how much story is won more often than standard, and hard less often, mission by mission.

use ghostline::stealth::Difficulty;

use crate::{
    bands::{self, Band},
    figures::{Measured, Share},
    verdict::Standing,
};

/// The planner on a difficulty against the planner on standard, in one mission.
pub struct Lead<'a> {
    /// The mission's id.
    pub mission: &'a str,
    /// The difficulty.
    pub difficulty: Difficulty,
    /// By how much its share of games won is higher.
    pub share: Share,
    /// By how much it should be.
    pub band: Band,
}

impl Lead<'_> {
    /// How it lies to its band.
    pub fn standing(&self) -> Standing {
        Standing::of(self.share, self.band)
    }

    /// What is wrong with it, where chance cannot explain it.
    pub fn fault(&self) -> Option<String> {
        let points = |share: f64| share * 100.0;
        let Self { mission, difficulty, share, band } = self;
        (self.standing() == Standing::Outside).then(|| {
            format!(
                "{mission}: on {} the planner wins {:+.0} points against standard ({:+.0} to {:+.0}), not {:+.0} to {:+.0}.",
                difficulty.word(),
                points(share.rate),
                points(share.low),
                points(share.high),
                points(band.low),
                points(band.high),
            )
        })
    }
}

/// The leads of all campaign missions that were played on standard too.
pub fn leads(all: &[Measured]) -> Vec<Lead<'_>> {
    let lead = |measured: &'_ Measured| {
        let (mission, difficulty) = (measured.cell.subject.id(), measured.cell.difficulty);
        let same = |other: &&Measured| other.cell.is_chief() && other.cell.subject.id() == mission;
        let standard = all.iter().find(same)?.won();
        let band = bands::lead(difficulty, standard.rate)?;
        Some((difficulty, measured.won().against(standard), band))
    };
    let campaign = all.iter().filter(|measured| measured.cell.is_campaign());
    campaign
        .filter_map(|measured| {
            let (difficulty, share, band) = lead(measured)?;
            Some(Lead { mission: measured.cell.subject.id(), difficulty, share, band })
        })
        .collect()
}
