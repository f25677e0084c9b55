//! Who is on duty: how many, of which kinds, and how alert, by one number.

use std::collections::BTreeSet;

use super::{Contract, Size, Theme, site::Site, sketch::At};
use crate::{content::Cards, stealth::Difficulty};

/// How well a site is guarded: the one dial by which a contract is made harder or easier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Heat(pub i32);

impl Heat {
    /// The least and the most there is.
    pub const ENDS: (Self, Self) = (Self(0), Self(18));

    /// Where the search for the right one begins.
    pub const fn guess(difficulty: Difficulty) -> Self {
        match difficulty {
            Difficulty::Story => Self(2),
            Difficulty::Standard => Self(4),
            Difficulty::Hard => Self(6),
        }
    }
}

/// Somebody on the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guard {
    /// The id of their kind.
    pub kind: &'static str,
    /// The round they walk; `None` for those who stand still.
    pub round: Option<usize>,
    /// Where they begin.
    pub at: At,
}

/// Somebody the alarm brings.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Relief {
    pub level: u16,
    pub kind: &'static str,
    pub round: usize,
}

/// Everybody on duty.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Staff {
    pub guards: Vec<Guard>,
    pub relief: Vec<Relief>,
    pub alertness: i8,
}

const PLAIN: &str = "guard";
const FLIER: &str = "drone";
const CAMERA: &str = "camera_operator";

/// Who is called in to stiffen the guard of a theme, in this order.
fn specialists(theme: Theme) -> &'static [&'static str] {
    match theme {
        Theme::Office => &["veteran", "drone", "commander", "hunter", "heavy"],
        Theme::Warehouse => &["hound", "heavy", "veteran", "hound", "commander"],
        Theme::Clinic => &["drone", "veteran", "hunter", "commander", "veteran"],
        Theme::Archive => &["veteran", "drone", "heavy", "hunter", "commander"],
        Theme::Harbour => &["hound", "veteran", "heavy", "hound", "hunter"],
        Theme::Servers => &["drone", "drone", "veteran", "commander", "hunter"],
    }
}

impl Staff {
    /// The staff of a site at a heat. Kinds that no card has are plain guards.
    pub fn new(contract: Contract, site: &Site, heat: Heat, cards: &Cards) -> Self {
        let Heat(heat) = heat;
        let known = |kind: &'static str| if cards.kind(kind).is_some() { kind } else { PLAIN };
        let special = specialists(contract.theme);
        // A long way needs a patient alarm.
        let (base, alertness) = match contract.size {
            Size::Small => (1, 1),
            Size::Medium => (2, 1),
            Size::Large => (3, 0),
        };
        let count = usize::try_from(base + heat / 3).unwrap_or(0);
        // The first rounds go past the goals; specialists walk them.
        let ranks = usize::try_from((heat + 1) / 3).unwrap_or(0);
        let kind = |at: usize| special.get(at).filter(|_| at < ranks).map_or(PLAIN, |kind| known(kind));
        let mut guards = Vec::new();
        for at in 0..count.min(site.rounds.len() * 2) {
            guards.extend(post(site, at, kind(at), &guards));
        }
        if cards.kind(CAMERA).is_some() {
            let cameras = usize::try_from((heat + 1) / 5).unwrap_or(0);
            let free = site.cameras.iter().filter(|at| !guards.iter().any(|guard| guard.at == **at));
            let eyes: Vec<Guard> = free.take(cameras).map(|&at| Guard { kind: CAMERA, round: None, at }).collect();
            guards.extend(eyes);
        }
        let relief = relief(contract.difficulty, site, known(special.first().copied().unwrap_or(PLAIN)));
        Self { guards, relief, alertness: (alertness + heat / 5).clamp(0, 4) as i8 }
    }

    /// Whether somebody passes vents, now or when the alarm climbs.
    pub fn flies(&self) -> bool {
        let kinds = self.guards.iter().map(|guard| guard.kind).chain(self.relief.iter().map(|relief| relief.kind));
        kinds.into_iter().any(|kind| kind == FLIER)
    }

    /// The rounds somebody walks.
    pub fn rounds(&self) -> BTreeSet<usize> {
        let later = self.relief.iter().map(|relief| relief.round);
        self.guards.iter().filter_map(|guard| guard.round).chain(later).collect()
    }
}

/// The guard with this number: on a round of their own as long as there are some, at a stop far from the start.
fn post(site: &Site, number: usize, kind: &'static str, others: &[Guard]) -> Option<Guard> {
    let rounds = site.rounds.len();
    let round = number.checked_rem(rounds)?;
    let gone = site.sketch.steps(site.start, &BTreeSet::new());
    let stops = &site.rounds.get(round)?.stops;
    let free = stops.iter().copied().filter(|&at| others.iter().all(|other| other.at != at));
    let at = free.max_by_key(|at| (gone.get(at).copied(), *at))?;
    Some(Guard { kind, round: Some(round), at })
}

/// Who comes when the alarm climbs.
fn relief(difficulty: Difficulty, site: &Site, special: &'static str) -> Vec<Relief> {
    let levels: &[u16] = match difficulty {
        Difficulty::Story => &[20, 40],
        Difficulty::Standard => &[15, 30],
        Difficulty::Hard => &[12, 24, 36],
    };
    let rounds = site.rounds.len().max(1);
    let one =
        |(at, &level): (usize, &u16)| Relief { level, kind: if at == 0 { PLAIN } else { special }, round: at % rounds };
    levels.iter().enumerate().map(one).collect()
}
