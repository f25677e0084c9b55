//! The figures wanted of The Beginning, and where the measured ones leave them.

use std::ops::RangeInclusive;

use ghostline::{
    beginning::{Character, Faction},
    engine::Level,
};

use super::{Measured, Tables};

/// Games in which the Outlaws win and everybody loses, in percent.
pub const OUTLAWS: RangeInclusive<f64> = 15.0..=35.0;
/// Games a faction wins of those it is in.
pub const FACTION: RangeInclusive<f64> = 10.0..=45.0;
/// Games in which a great mech comes into play.
pub const MECH: RangeInclusive<f64> = 15.0..=60.0;
/// The median of rounds.
pub const ROUNDS: RangeInclusive<f64> = 8.0..=16.0;
/// How many points a character may win more or less often than the mean.
pub const CHARACTER: f64 = 8.0;
/// Games in which an objective is met by its owner.
pub const OBJECTIVE: RangeInclusive<f64> = 20.0..=70.0;
/// How many points a level wins more often than the one below, at least.
pub const STEP: f64 = 5.0;
/// What a choice may take, in milliseconds.
pub const SOUND_MS: f64 = 50.0;
pub const SHARP_MS: f64 = 500.0;
/// Whole games of five random bots in a second.
pub const SPEED: f64 = 200.0;

impl Measured {
    /// What is not as it should be.
    pub fn faults(&self) -> Vec<String> {
        let mut faults: Vec<String> = self.sound.iter().flat_map(|tables| self.table_faults(tables)).collect();
        for tables in self.steps.iter().filter(|tables| tables.lead().0 < STEP) {
            let names: Vec<&str> =
                tables.levels.first().into_iter().chain(tables.levels.last()).map(|level| level.name()).collect();
            faults.push(format!("{} win only {:.1} points more often", names.join(" over "), tables.lead().0));
        }
        for tables in &self.timed {
            let sharp = tables.levels.contains(&Level::Sharp);
            let (most, slowest) = (if sharp { SHARP_MS } else { SOUND_MS }, tables.thought().slowest_ms());
            if slowest > most {
                faults.push(format!("a choice takes {slowest:.0} ms, more than {most:.0}"));
            }
        }
        if self.speed < SPEED {
            faults.push(format!("only {:.0} random games a second", self.speed));
        }
        faults
    }

    fn table_faults(&self, tables: &Tables) -> Vec<String> {
        let mut faults = Vec::new();
        let mut within = |what: &str, value: f64, band: RangeInclusive<f64>| {
            if !band.contains(&value) {
                faults.push(format!(
                    "{} seats: {what} {value:.1}, not {:.1} to {:.1}",
                    tables.seats,
                    band.start(),
                    band.end()
                ));
            }
        };
        within("Outlaws win", tables.faction(Faction::Outlaw).percent(), OUTLAWS);
        for faction in Faction::PLAYED {
            let part = tables.faction(faction);
            if part.of > 0 {
                within(&format!("{faction:?} wins"), part.percent(), FACTION);
            }
        }
        within("Apex appears", tables.mech(0).percent(), MECH);
        within("Deus appears", tables.mech(1).percent(), MECH);
        within("median rounds", tables.rounds(0.5), ROUNDS);
        let mean = tables.all().percent();
        for who in Character::ALL {
            within(&format!("{who:?} wins"), tables.character(who).percent(), mean - CHARACTER..=mean + CHARACTER);
        }
        for (name, part) in tables.objectives(&self.library) {
            within(&format!("{name} is met"), part.percent(), OBJECTIVE);
        }
        let unused = tables.unseen_events(&self.library).into_iter().chain(tables.unused_programs(&self.library));
        faults.extend(unused.map(|name| format!("{} seats: {name} is never used", tables.seats)));
        faults
    }
}
