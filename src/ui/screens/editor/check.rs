//! What is wrong with the mission and what its map means, found out beside the screen after every edit.

use std::sync::Arc;

use egui::Context;

use crate::{
    content::{Catalog, Finding, Sheet, check_sheet},
    edit::{Fix, Round, Survey, fix},
    stealth::Sector,
    ui::{Desk, Thoughts},
};

/// What was found out about one state of the mission.
pub struct Found {
    /// Which state.
    revision: u64,
    /// Every fault, errors first.
    pub findings: Vec<Finding>,
    /// The cure of each, where it is certain.
    pub fixes: Vec<Option<Fix>>,
    /// What the map means.
    pub survey: Survey,
    /// The rounds of patrols.
    pub rounds: Vec<Round>,
    /// The sectors others cannot do without.
    pub chokes: Vec<Sector>,
}

impl Found {
    fn of(revision: u64, file: &str, sheet: &Sheet, catalog: &Catalog) -> Self {
        let cards = catalog.cards();
        let checked = check_sheet(file, sheet, cards);
        let mut findings = checked.findings;
        findings.sort_by_key(|finding| !finding.fault.is_error());
        let fixes = findings.iter().map(|finding| fix(sheet, finding, cards)).collect();
        let survey = Survey::of(sheet, cards);
        let (rounds, chokes) = (survey.rounds(), survey.choke_points());
        Self { revision, findings, fixes, survey, rounds, chokes }
    }

    /// Which state of the mission it was found of.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// How many faults are errors, and how many are not.
    pub fn count(&self) -> (usize, usize) {
        let errors = self.findings.iter().filter(|finding| finding.fault.is_error()).count();
        (errors, self.findings.len() - errors)
    }
}

/// The check and what it found last.
pub struct Check {
    /// Counts the states of the mission.
    revision: u64,
    /// The state that is being looked at.
    asked: Option<u64>,
    thoughts: Thoughts<Arc<Found>>,
    found: Option<Arc<Found>>,
    /// When it was asked, and how many seconds the answer took.
    since: f64,
    took: f64,
}

impl Default for Check {
    fn default() -> Self {
        Self { revision: 0, asked: None, thoughts: Thoughts::none(), found: None, since: 0.0, took: 0.0 }
    }
}

impl Check {
    /// The mission is another one now.
    pub fn changed(&mut self) {
        self.revision += 1;
    }

    /// Counts the states of the mission.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Looks at the mission where that was not done yet. One thought at a time: a state that was already left when a
    /// thought ends is looked at no more.
    pub fn go_on(&mut self, ctx: &Context, desk: &Desk, file: &str, sheet: &Sheet) {
        self.hear(ctx);
        if self.asked == Some(self.revision) || self.thoughts.is_thinking() {
            return;
        }
        (self.asked, self.since) = (Some(self.revision), Desk::now(ctx));
        let (revision, file, sheet, catalog) =
            (self.revision, file.to_owned(), sheet.clone(), Arc::clone(&desk.catalog));
        self.thoughts = desk.thinker.think(ctx, move || Arc::new(Found::of(revision, &file, &sheet, &catalog)));
        self.hear(ctx);
    }

    fn hear(&mut self, ctx: &Context) {
        let Some(found) = self.thoughts.get() else { return };
        if self.found.as_ref().is_none_or(|known| !Arc::ptr_eq(known, found)) {
            (self.found, self.took) = (Some(Arc::clone(found)), Desk::now(ctx) - self.since);
        }
    }

    /// How many seconds the last answer took, from the edit on.
    pub fn took(&self) -> f64 {
        self.took
    }

    /// What was found last, be it of an earlier state.
    pub fn found(&self) -> Option<&Arc<Found>> {
        self.found.as_ref()
    }

    /// What was found of the mission as it is now.
    pub fn current(&self) -> Option<&Arc<Found>> {
        self.found.as_ref().filter(|found| found.revision == self.revision)
    }
}
