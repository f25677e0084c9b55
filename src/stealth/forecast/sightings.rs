//! What happened in one course of events, and the sums over many.

use smallvec::SmallVec;

use super::{Forecast, Kind};
use crate::stealth::{Actor, EnemyId, Event, Mission, Nature, Public, Sector};

/// What a forecast asks of one course of events.
#[derive(Clone, Debug, Default)]
pub(super) struct Sightings {
    entered: SmallVec<[Sector; 8]>,
    searched: SmallVec<[Sector; 8]>,
    detected: bool,
    hurt: bool,
    lost: bool,
    /// The rows enemies acted by since this was last emptied.
    pub rows: SmallVec<[(EnemyId, u8); 8]>,
}

impl Sightings {
    /// Takes an event in. `cameras` tells which sectors a search by this enemy covers besides its own.
    pub fn witness(&mut self, event: &Event, around: &dyn Fn(EnemyId, Sector) -> SmallVec<[Sector; 4]>) {
        match *event {
            Event::Moved { who: Actor::Enemy(_), to, .. } => insert(&mut self.entered, to),
            Event::Searched { enemy, sector, .. } => {
                insert(&mut self.searched, sector);
                around(enemy, sector).into_iter().for_each(|sector| insert(&mut self.searched, sector));
            }
            Event::Behaved { enemy, band, .. } => self.rows.push((enemy, band)),
            Event::Detected { .. } | Event::Attacked { by: Actor::Enemy(_), .. } => self.detected = true,
            Event::Hurt { .. } => self.hurt = true,
            Event::Lost { .. } => self.lost = true,
            _ => {}
        }
    }

    /// Appends all that sets this apart from other sightings, the rows aside.
    pub fn write_key(&self, into: &mut Vec<u8>) {
        let flags = [self.detected, self.hurt, self.lost].map(u8::from);
        into.extend_from_slice(&flags);
        for list in [&self.entered, &self.searched] {
            into.push(list.len() as u8);
            list.iter().for_each(|sector| into.extend_from_slice(&(sector.cell() as u16).to_le_bytes()));
        }
    }
}

fn insert(list: &mut SmallVec<[Sector; 8]>, sector: Sector) {
    if let Err(at) = list.binary_search(&sector) {
        list.insert(at, sector);
    }
}

/// The sectors a camera's search covers besides its own.
pub(super) fn around(mission: &Mission, public: &Public, enemy: EnemyId, sector: Sector) -> SmallVec<[Sector; 4]> {
    let camera = public.enemies.get(enemy.index()).is_some_and(|one| mission.kind(one.kind).nature == Nature::Camera);
    if camera { mission.walk().neighbours(sector).iter().copied().collect() } else { SmallVec::new() }
}

/// Weighted sums of sightings.
pub(super) struct Totals<'a> {
    mission: &'a Mission,
    entered: Vec<f64>,
    searched: Vec<f64>,
    behaviours: Vec<Vec<f64>>,
    detected: f64,
    hurt: f64,
    lost: f64,
    weight: f64,
}

impl<'a> Totals<'a> {
    /// No sums yet.
    pub fn new(mission: &'a Mission, public: &Public) -> Self {
        let sectors = mission.walk().sectors().len();
        let rows = |enemy: &crate::stealth::Enemy| vec![0.0; mission.kind(enemy.kind).behaviour.len()];
        Self {
            mission,
            entered: vec![0.0; sectors],
            searched: vec![0.0; sectors],
            behaviours: public.enemies.iter().map(rows).collect(),
            detected: 0.0,
            hurt: 0.0,
            lost: 0.0,
            weight: 0.0,
        }
    }

    /// Adds the rows enemies acted by, and forgets them.
    pub fn add_rows(&mut self, sightings: &mut Sightings, weight: f64) {
        for (enemy, row) in sightings.rows.drain(..) {
            let rows = self.behaviours.get_mut(enemy.index());
            if let Some(sum) = rows.and_then(|rows| rows.get_mut(usize::from(row))) {
                *sum += weight;
            }
        }
    }

    /// Adds one course of events that came to its end.
    pub fn add(&mut self, sightings: &Sightings, weight: f64) {
        for (sums, list) in [(&mut self.entered, &sightings.entered), (&mut self.searched, &sightings.searched)] {
            for &sector in list {
                if let Some(sum) = self.mission.walk().dense(sector).and_then(|at| sums.get_mut(at)) {
                    *sum += weight;
                }
            }
        }
        let when = |happened: bool| if happened { weight } else { 0.0 };
        self.detected += when(sightings.detected);
        self.hurt += when(sightings.hurt);
        self.lost += when(sightings.lost);
        self.weight += weight;
    }

    /// The sums as chances.
    pub fn forecast(self, kind: Kind) -> Forecast {
        let share = |sum: f64| (sum / self.weight.max(f64::MIN_POSITIVE)).clamp(0.0, 1.0);
        let sectors = self.mission.walk().sectors();
        let list = |sums: &[f64]| {
            let both = sectors.iter().copied().zip(sums);
            both.filter(|(_, sum)| **sum > 0.0).map(|(sector, &sum)| (sector, share(sum))).collect()
        };
        let rows = |(at, rows): (usize, &Vec<f64>)| {
            (EnemyId(at as u16), rows.iter().map(|&sum| share(sum)).collect::<Vec<_>>())
        };
        let acts = |(_, rows): &(EnemyId, Vec<f64>)| rows.iter().any(|&chance| chance > 0.0);
        Forecast {
            entered: list(&self.entered),
            searched: list(&self.searched),
            behaviours: self.behaviours.iter().enumerate().map(rows).filter(acts).collect(),
            detected: share(self.detected),
            hurt: share(self.hurt),
            lost: share(self.lost),
            kind,
        }
    }
}
