//! What lies over the map: patrols, reach, distances, choke points, noise, proof and heat.

use std::collections::BTreeSet;

use egui::Color32;

use super::{Editor, Picked, check::Found};
use crate::{
    content::Thing,
    stealth::{Colour, Nature, Sector, senses::hears_within},
    ui::{
        map::{Pen, Tint, threat::Level},
        theme::{Palette, icons},
    },
};

/// One thing over the map.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Overlay {
    /// The rounds of patrols as guards will walk them.
    Patrols,
    /// How far the guard looked at comes in a turn.
    Reach,
    /// How many moves everything is from the sector looked at.
    Distances,
    /// The sectors others cannot do without.
    Chokes,
    /// Whom a noise at the sector looked at draws.
    Noise,
    /// The ways to win that are known.
    Ways,
    /// Where agents are detected.
    Heat,
}

impl Overlay {
    /// All of them.
    pub const ALL: [Self; 7] =
        [Self::Patrols, Self::Reach, Self::Distances, Self::Chokes, Self::Noise, Self::Ways, Self::Heat];

    /// Its glyph, the key of its name, and the key of what it shows.
    pub const fn words(self) -> (&'static str, &'static str, &'static str) {
        match self {
            Self::Patrols => (icons::PATH, "ui-editor-patrols", "ui-editor-patrols-note"),
            Self::Reach => (icons::FOOTPRINTS, "ui-editor-reach", "ui-editor-reach-note"),
            Self::Distances => (icons::RULER, "ui-editor-distances", "ui-editor-distances-note"),
            Self::Chokes => (icons::FUNNEL, "ui-editor-chokes", "ui-editor-chokes-note"),
            Self::Noise => (icons::EAR, "ui-editor-noise", "ui-editor-noise-note"),
            Self::Ways => (icons::GHOST, "ui-editor-ways", "ui-editor-ways-note"),
            Self::Heat => (icons::THERMOMETER_HOT, "ui-editor-heat", "ui-editor-heat-note"),
        }
    }
}

/// What lies over the map, and what it was made from: it is made again only where that changed.
#[derive(Default)]
pub struct Laid {
    of: Option<Sources>,
    /// Colours, signs and words.
    pub tints: Vec<Tint>,
    /// The first steps of those a noise draws.
    pub arrows: Vec<(Sector, Sector)>,
    /// The sectors that hear a noise.
    pub heard: Vec<Sector>,
}

/// What is laid over the map follows from these.
#[derive(PartialEq)]
struct Sources {
    overlays: BTreeSet<Overlay>,
    found: Option<u64>,
    picked: Option<Picked>,
    cursor: Sector,
    games: u32,
    high_contrast: bool,
}

impl Editor {
    /// The lines over the map, the round of the patrol that is looked at on top.
    pub(super) fn lines(&self) -> Vec<(Pen, Vec<Sector>)> {
        let mut lines = Vec::new();
        let rounds = self.check.found().map(|found| found.rounds.as_slice()).unwrap_or_default();
        if self.overlays.contains(&Overlay::Patrols) {
            let chosen = self.picked_patrol();
            lines.extend(rounds.iter().map(|round| (Pen::Patrol(round.colour), round.walk.clone())));
            for (pen, _) in &mut lines {
                if let Pen::Patrol(colour) = *pen
                    && chosen == Some(colour)
                {
                    *pen = Pen::Chosen(colour);
                }
            }
            lines.sort_by_key(|(pen, _)| matches!(pen, Pen::Chosen(_)));
        }
        if self.overlays.contains(&Overlay::Ways) {
            let proof = &self.proving.proof;
            let ways = [
                (Pen::Harmless, proof.no_kill.route()),
                (Pen::Unseen, proof.unseen.route()),
                (Pen::Way, proof.fastest.as_ref()),
            ];
            lines.extend(ways.into_iter().filter_map(|(pen, route)| Some((pen, route?.walk()))));
        }
        lines
    }

    /// The patrol of the guard or waypoint that is looked at.
    fn picked_patrol(&self) -> Option<Colour> {
        match self.picked_thing().and_then(|thing| self.sheet().thing(thing)) {
            Some(Thing::Enemy { colour, .. } | Thing::Waypoint { colour, .. }) => Some(*colour),
            _ => None,
        }
    }

    /// Lays colours, signs and words over the map.
    pub(super) fn lay_over(&mut self, palette: &Palette) {
        let sources = Sources {
            overlays: self.overlays.clone(),
            found: self.check.found().map(|found| found.revision()),
            picked: self.picked,
            cursor: self.cursor,
            games: self.proving.estimate.games,
            high_contrast: palette.high_contrast,
        };
        if self.laid.of.as_ref() == Some(&sources) {
            return;
        }
        let mut laid = Laid::default();
        if let Some(found) = self.check.found() {
            for overlay in &sources.overlays {
                self.lay(*overlay, found, palette, &mut laid);
            }
        }
        laid.of = Some(sources);
        self.laid = laid;
    }

    fn lay(&self, overlay: Overlay, found: &Found, palette: &Palette, laid: &mut Laid) {
        let here = self.picked.map_or(self.cursor, |picked| picked.at);
        match overlay {
            Overlay::Patrols | Overlay::Ways => {}
            Overlay::Heat => self.heat(palette, laid),
            Overlay::Reach => self.reach(found, palette, laid),
            Overlay::Distances => {
                let far = found.survey.distances(here).into_iter();
                laid.tints.extend(far.map(|(at, far)| tint(at, palette.info, 0.0).says(far)));
            }
            Overlay::Chokes => {
                let chokes = found.chokes.iter();
                laid.tints.extend(chokes.map(|&at| tint(at, palette.overwatch, 0.5).marked(icons::FUNNEL)));
            }
            Overlay::Noise => self.noise(found, here, palette, laid),
        }
    }

    /// Where agents were detected: a pattern by how often, and the number.
    fn heat(&self, palette: &Palette, laid: &mut Laid) {
        let estimate = &self.proving.estimate;
        for (&at, &times) in &estimate.heat {
            let level = Level::of(estimate.warmth(at).into());
            let colour = level.map_or(palette.detection, |level| level.colour(palette));
            laid.tints.push(Tint { level, ..tint(at, colour, 0.0).marked(icons::EYE).says(times) });
        }
    }

    /// Where the guard looked at may be after each move of a turn.
    fn reach(&self, found: &Found, palette: &Palette, laid: &mut Laid) {
        let Some(thing) = self.picked_thing() else { return };
        let mut seen = BTreeSet::new();
        let turns = found.survey.reach(thing).into_iter().zip(1u16..);
        let fresh = turns.flat_map(|(at, moves)| at.into_iter().map(move |at| (at, moves)));
        let fresh = fresh.filter(|(at, _)| seen.insert(*at));
        laid.tints.extend(fresh.map(|(at, moves)| tint(at, palette.alarm, 0.5).marked(icons::FOOTPRINTS).says(moves)));
    }

    /// Who hears a noise here, and where they go.
    fn noise(&self, found: &Found, here: Sector, palette: &Palette, laid: &mut Laid) {
        laid.tints.push(tint(here, palette.noise, 0.5).marked(icons::SPEAKER_HIGH));
        let near = found.survey.distances(here).into_iter();
        laid.heard.extend(near.filter(|(_, far)| *far <= hears_within(Nature::ByTheBook)).map(|(at, _)| at));
        for (thing, steps) in found.survey.attracted(here) {
            let Some(post) = self.sheet().sector_of(thing) else { continue };
            laid.tints.push(tint(post, palette.noise, 0.3).marked(icons::EAR));
            laid.arrows.extend(steps.into_iter().map(|step| (post, step)));
        }
    }
}

/// A colour over a sector, so strong.
fn tint(at: Sector, colour: Color32, strength: f32) -> Tint {
    Tint { at, colour, strength, level: None, sign: None, word: String::new() }
}
