//! The own objective and the skill tree: what coming nearer to them is worth (TB-BOT-12).

use super::outlook::Outlook;
use crate::beginning::{Badge, Branch, Goal, Task};

/// What meeting the objective is worth: nobody wins without it (TB-GEN-05).
const MET: f32 = 0.3;
/// How much of the wish for an objective is held back for each chance that others give it (TB-BOT-12).
const DISCRETION: f32 = 5.0;
/// What a boost is worth.
pub(super) const BOOST: f32 = 0.035;

impl Outlook<'_> {
    /// The own objectives.
    pub fn goals(&self) -> impl Iterator<Item = (Goal, bool)> {
        let slots = self.own().into_iter().flat_map(|player| &player.objectives).filter_map(|slot| slot.kind);
        slots.filter_map(|no| {
            let card = self.scene.rules.library().objective(no)?;
            Some((card.goal(self.scene.seats()), self.scene.is_met(self.me, no)))
        })
    }

    /// What a step towards unmet objectives is worth: `nearer` says how much of the way it is.
    pub fn goal(&self, nearer: impl Fn(Goal) -> f32) -> f32 {
        let open = self.goals().filter(|(_, met)| !met);
        let worth = |(goal, _)| nearer(goal) * self.urgency(goal) * self.openness(goal);
        open.map(worth).sum::<f32>() * MET * self.reach.objective
    }

    /// How much of the wish for an objective may show: the less the likelier others have seen through it, and the
    /// more the nearer the end is, when nobody can do much about it any more.
    fn openness(&self, goal: Goal) -> f32 {
        let cards = self.scene.rules.library().objectives.iter().zip(&self.beliefs.noticed);
        let noticed: f32 = cards.filter(|(card, _)| card.goal(self.scene.seats()) == goal).map(|(_, seen)| seen).sum();
        let even = 1.0 / self.beliefs.noticed.len().max(1) as f32;
        1.0 - (DISCRETION * (noticed - even).max(0.0) * (1.0 - self.lateness())).min(1.0)
    }

    /// Whether an objective asks for something, met or not: what is held now may be needed at the end.
    pub fn wants(&self, asked: impl Fn(Goal) -> bool) -> bool {
        self.reach.objective > 0.0 && self.goals().any(|(goal, _)| asked(goal))
    }

    /// Whether all own objectives are met.
    pub fn fulfilled(&self) -> bool {
        self.goals().all(|(_, met)| met)
    }

    /// What it is worth to hold something the objective asks for at the end; the more the nearer the end.
    pub fn keepsake(&self, asked: impl Fn(Goal) -> bool) -> f32 {
        let asked = self.goals().filter(|(goal, _)| asked(*goal)).map(|(goal, _)| self.urgency(goal)).sum::<f32>();
        asked * MET * self.reach.objective * (0.35 + 0.65 * self.lateness())
    }

    /// What doing something is worth for the skill tree: `counts` says which open task it serves.
    pub fn task(&self, counts: impl Fn(Task) -> bool) -> f32 {
        let Some(player) = self.own() else { return 0.0 };
        let Some(card) = self.scene.rules.library().character(player.who) else { return 0.0 };
        let mut worth = 0.0;
        for (column, progress) in
            Branch::ALL.iter().filter_map(|branch| card.tree.get(*branch as usize)).zip(&player.skills)
        {
            let open = column.get(usize::from(progress.level));
            if let Some(skill) = open.filter(|skill| counts(skill.task)) {
                worth += steps(skill.task) * (BOOST + self.boost_goal(progress.level));
            }
        }
        worth
    }

    /// How much an objective presses: what comes about on the way can wait (TB-BOT-12), and much does where few sit.
    fn urgency(&self, goal: Goal) -> f32 {
        let crowd = f32::from(self.scene.seats().saturating_sub(1)) / 4.0;
        match goal {
            _ if self.reach.eager => 1.0,
            Goal::NonBlue(_) => 0.0,
            Goal::Unhurt => 0.1 * crowd * crowd,
            Goal::Programs(_) => 0.08 * crowd,
            Goal::Recon => 0.04 * crowd,
            Goal::Equipped => 0.1 * crowd,
            Goal::CityActions(_) => 0.4 * crowd,
            Goal::Eliminated(_) | Goal::Badge(Badge::Leader) => 0.6 * crowd,
            Goal::Hand(_) => 0.65 * crowd.sqrt(),
            Goal::Badge(Badge::General) => 0.55 * crowd,
            Goal::Brought(_) => 0.95 * crowd,
            Goal::Dropped(_) => 0.8 * crowd.sqrt(),
            Goal::Boosts(_) => 0.8,
            Goal::SecondBoosts(_) => 0.7,
            // The more sit there, the likelier somebody is suspect already.
            Goal::Censure => 0.7 / crowd.sqrt(),
        }
    }

    /// What a boost of the next level is worth for the objective.
    pub fn boost_goal(&self, level: u8) -> f32 {
        self.goal(|goal| match goal {
            Goal::Boosts(_) => 0.3,
            Goal::SecondBoosts(_) if level == 1 => 0.5,
            Goal::SecondBoosts(_) => 0.2,
            _ => 0.0,
        })
    }
}

/// How much of a task doing it once is.
fn steps(task: Task) -> f32 {
    match task {
        Task::Eliminate(count, _)
        | Task::CityActions(count)
        | Task::Weapons(count)
        | Task::BuyWeapons(count)
        | Task::GainPrograms(count)
        | Task::DifferentCityActions(count)
        | Task::KuroMarkers(count) => 1.0 / f32::from(count.max(1)),
        _ => 1.0,
    }
}

/// How much work a task is: what one would rather have for nothing.
pub(super) fn toil(task: Task) -> f32 {
    match task {
        Task::Eliminate(count, level) => 0.01 * f32::from(count * level),
        Task::Censure | Task::EmptyDeck => 0.05,
        Task::EliminateAfar(_) | Task::BringScanned | Task::KuroEliminate(_) | Task::CombatBar(_) => 0.04,
        Task::PlayUnique | Task::DiscardAtOnce(_) | Task::SectorThree | Task::BuyWeapons(_) | Task::AllRounders => 0.03,
        Task::BringChip | Task::Nexus | Task::Heal | Task::CityActions(_) => 0.0,
        _ => 0.015,
    }
}
