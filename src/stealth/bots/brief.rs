//! What a bot works out once per mission: its errand, and what enemies tend to do.

use std::sync::Arc;

use super::habit::{Habit, Row};
use crate::stealth::{
    Band, CHOICES, Effect, EnemyKind, Gear, KindId, Mission, Modifier, Setup,
    solve::{Errand, Locks},
};

/// How much a bot shuns the first blows. The last health every bot guards alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Nerve {
    /// It takes a blow for a short way.
    Bold,
    /// It shuns every blow.
    Wary,
}

/// A mission as a bot has studied it.
#[derive(Clone, Debug)]
pub(super) struct Brief {
    mission: Arc<Mission>,
    /// How the bot takes blows.
    pub nerve: Nerve,
    /// What is to be done.
    pub errand: Errand,
    /// By kind, then by behaviour bonus from 0: what it tends to do.
    habits: Vec<Vec<Habit>>,
    /// By kind: the rows of its table, each as if it were certain.
    tables: Vec<Vec<Habit>>,
    /// Whether the player can open locks without keys.
    picks: bool,
    /// The cards as numbers in rising order, the choose card left out.
    cards: Vec<i32>,
    chooses: usize,
}

/// Bonuses beyond this are treated alike.
const MOST_BONUS: usize = 6;

impl Brief {
    /// Studies the mission.
    pub fn new(setup: &Setup, nerve: Nerve) -> Self {
        let mission = &setup.mission;
        let plan = mission.plan();
        let number = |card: &Modifier| if let Modifier::Value(n) = card { Some(i32::from(*n)) } else { None };
        let mut cards: Vec<i32> = plan.deck.iter().filter_map(number).collect();
        cards.sort_unstable();
        let chooses = plan.deck.len() - cards.len();
        let picks = picks(setup);
        let errand = Errand::new(mission, if picks { Locks::Picked } else { Locks::Shut });
        let certain = |kind: &EnemyKind| {
            let habit = |band: &Band| Habit::new(&[Row::new(&band.steps, 1.0)], kind.nature);
            kind.behaviour.iter().map(habit).collect()
        };
        let tables = plan.kinds.iter().map(certain).collect();
        let mission = Arc::clone(mission);
        let mut brief = Self { mission, nerve, errand, habits: Vec::new(), tables, picks, cards, chooses };
        brief.habits = plan
            .kinds
            .iter()
            .map(|kind| (0..=MOST_BONUS).map(|bonus| brief.study(kind, bonus as i32)).collect())
            .collect();
        brief
    }

    /// The study at hand where it is of this mission, else a new one.
    pub fn renew(known: Option<Self>, setup: &Setup, nerve: Nerve) -> Self {
        let same = |brief: &Self| Arc::ptr_eq(&brief.mission, &setup.mission) && brief.picks == picks(setup);
        known.filter(same).unwrap_or_else(|| Self::new(setup, nerve))
    }

    /// What an enemy of this kind tends to do.
    pub fn habit(&self, kind: KindId, bonus: i32) -> &Habit {
        let bonus = bonus.clamp(0, MOST_BONUS as i32) as usize;
        self.habits.get(kind.index()).and_then(|by_bonus| by_bonus.get(bonus)).unwrap_or(&Habit::NONE)
    }

    /// What an enemy of this kind does by one row of its table.
    pub fn certain(&self, kind: KindId, band: usize) -> Option<&Habit> {
        self.tables.get(kind.index()).and_then(|rows| rows.get(band))
    }

    /// The chance that a card added to `base` reaches `against`, with a fresh deck and `choice` for the choose card.
    pub fn chance(&self, base: i32, against: i32, choice: i8) -> f32 {
        let plain = self.cards.len() - self.cards.partition_point(|&card| base + card < against);
        let chosen = if base + i32::from(choice) >= against { self.chooses } else { 0 };
        (plain + chosen) as f32 / (self.cards.len() + self.chooses).max(1) as f32
    }

    /// What a kind tends to do at a behaviour bonus, with a fresh deck.
    fn study(&self, kind: &EnemyKind, bonus: i32) -> Habit {
        let all = (self.cards.len() + self.chooses).max(1) as f32;
        let lowest = std::iter::repeat_n(i32::from(*CHOICES.start()), self.chooses);
        let totals: Vec<usize> = self.cards.iter().copied().chain(lowest).map(|card| kind.band(bonus + card)).collect();
        let row = |(at, band): (usize, &Band)| {
            Row::new(&band.steps, totals.iter().filter(|&&total| total == at).count() as f32 / all)
        };
        let rows: Vec<Row> = kind.behaviour.iter().enumerate().map(row).filter(|row| row.chance > 0.0).collect();
        Habit::new(&rows, kind.nature)
    }
}

/// Whether the player can open locks without keys.
fn picks(setup: &Setup) -> bool {
    let gear = setup.gear.iter().filter_map(Gear::usable).map(|(_, effect)| effect);
    gear.chain(setup.items.iter().map(|item| item.effect)).any(|effect| matches!(effect, Effect::Unlock(_)))
}
