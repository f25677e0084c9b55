//! Why a bot decided as it did, in words: for the time after a game.

use super::{Teller, scene};
use crate::{
    beginning::{
        View,
        bots::{Motive, Reasons, Suspicion},
    },
    words::{Fill, whole_percent},
};

/// How likely an objective must have been before it is told: about twice as likely as any.
pub const LIKELY: f32 = 0.14;

impl Teller<'_> {
    /// Why a decision was taken: one sentence, then what the player whom it concerned seemed to be after. The view is
    /// that of whoever decided.
    pub fn reasons(&self, view: &View, reasons: &Reasons) -> Vec<String> {
        let Some(about) = &reasons.about else { return vec![self.motive(view, reasons)] };
        let key = if reasons.motive == Motive::Trust { "event-tb-why-trust" } else { "event-tb-why-suspicion" };
        let faction = ("faction", self.faction(about.faction).into());
        let fill = [self.who(reasons.seat), self.whom(about.whom), faction, percent(about.chance)];
        std::iter::once(self.sentence(key, &fill)).chain(self.pursued(about)).collect()
    }

    /// What moved somebody where nobody else was concerned.
    fn motive(&self, view: &View, reasons: &Reasons) -> String {
        let faction = ("faction", self.faction(reasons.faction).into());
        let key = match reasons.motive {
            Motive::Objective => {
                return self.sentence("event-tb-why-objective", &[self.who(reasons.seat), self.wanted(view, reasons)]);
            }
            Motive::Faction => "event-tb-why-faction",
            Motive::Help => "event-tb-why-help",
            Motive::Spoil => "event-tb-why-spoil",
            Motive::Cover => "event-tb-why-cover",
            Motive::Suspicion | Motive::Trust | Motive::Use => "event-tb-why-use",
        };
        self.sentence(key, &[self.who(reasons.seat), faction])
    }

    /// The objectives of whoever decided.
    fn wanted(&self, view: &View, reasons: &Reasons) -> Fill<'static> {
        let slots = scene(view).player(reasons.seat).into_iter().flat_map(|player| &player.objectives);
        let names = slots.filter_map(|slot| slot.kind).map(|no| self.objective(no));
        ("objectives", self.things(names).into())
    }

    /// What somebody seemed to be after, where that was more than a guess.
    fn pursued(&self, about: &Suspicion) -> Option<String> {
        let (no, chance) = about.objective.filter(|(_, chance)| *chance >= LIKELY)?;
        let fill = [self.whom(about.whom), ("objective", self.objective(no).into()), percent(chance)];
        Some(self.sentence("event-tb-why-pursuit", &fill))
    }
}

fn percent(chance: f32) -> Fill<'static> {
    ("percent", whole_percent(f64::from(chance)).into())
}
