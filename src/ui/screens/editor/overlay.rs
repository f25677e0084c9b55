//! What lies over the map: patrols, reach, distances, choke points, noise, proof and heat.

use std::collections::BTreeSet;

use super::{Editor, check::Found};
use crate::{
    stealth::Sector,
    ui::{
        map::{Pen, Tint},
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

impl Editor {
    /// The lines over the map.
    pub(super) fn lines(&self) -> Vec<(Pen, Vec<Sector>)> {
        let mut lines = Vec::new();
        if self.overlays.contains(&Overlay::Ways) {
            let proof = &self.proving.proof;
            let ways = [
                (Pen::Harmless, proof.no_kill.route()),
                (Pen::Unseen, proof.unseen.route()),
                (Pen::Way, proof.fastest.as_ref()),
            ];
            lines.extend(ways.into_iter().filter_map(|(pen, route)| Some((pen, route?.walk()))));
        }
        let Some(found) = self.check.found() else { return lines };
        if self.overlays.contains(&Overlay::Patrols) {
            let rounds = found.rounds.iter();
            lines.extend(rounds.map(|round| (Pen::Patrol(round.colour), round.walk.clone())));
        }
        lines
    }

    /// The colours and words over the map.
    pub(super) fn tints(&self, palette: &Palette) -> Vec<Tint> {
        let Some(found) = self.check.found() else { return Vec::new() };
        let here = self.picked.map_or(self.cursor, |picked| picked.at);
        let mut tints = Vec::new();
        for overlay in &self.overlays {
            tints.extend(self.tints_of(*overlay, found, here, palette));
        }
        tints
    }

    fn tints_of(&self, overlay: Overlay, found: &Found, here: Sector, palette: &Palette) -> Vec<Tint> {
        let tint = |at, colour, strength: f32, word: String| Tint { at, colour, strength, word };
        let survey = &found.survey;
        match overlay {
            Overlay::Patrols | Overlay::Ways => Vec::new(),
            Overlay::Heat => {
                let estimate = &self.proving.estimate;
                let hot = estimate.heat.keys();
                hot.map(|&at| tint(at, palette.detection, estimate.warmth(at), String::new())).collect()
            }
            Overlay::Reach => {
                let Some(thing) = self.picked_thing() else { return Vec::new() };
                let mut seen = BTreeSet::new();
                let turns = survey.reach(thing).into_iter().zip(1..);
                let fresh = turns.flat_map(|(at, moves)| at.into_iter().map(move |at| (at, moves)));
                let fresh = fresh.filter(|(at, _)| seen.insert(*at));
                fresh.map(|(at, moves): (Sector, u8)| tint(at, palette.alarm, 0.7, moves.to_string())).collect()
            }
            Overlay::Distances => {
                let far = survey.distances(here).into_iter();
                far.map(|(at, far)| tint(at, palette.info, 0.0, far.to_string())).collect()
            }
            Overlay::Chokes => {
                let chokes = found.chokes.iter();
                chokes.map(|&at| tint(at, palette.overwatch, 0.6, String::new())).collect()
            }
            Overlay::Noise => {
                let drawn = survey.attracted(here).into_iter();
                let posts = drawn.filter_map(|(thing, steps)| Some((self.sheet().sector_of(thing)?, steps)));
                let mut tints: Vec<Tint> = vec![tint(here, palette.noise, 0.8, String::new())];
                for (post, steps) in posts {
                    tints.push(tint(post, palette.noise, 0.4, String::new()));
                    tints.extend(steps.into_iter().map(|at| tint(at, palette.noise, 0.25, String::new())));
                }
                tints
            }
        }
    }
}
