//! What cards, programs and boxes in hand are worth.

use super::outlook::Outlook;
use crate::beginning::{Effect, Face, Goal, InfluenceNo, Item, ProgramNo, Unique, Used};

impl Outlook<'_> {
    /// What a card in the own hand is worth to keep.
    pub fn card(&self, card: InfluenceNo) -> f32 {
        let plain = match self.scene.face(card) {
            Some(Face::Blue(value)) => 0.003 + 0.0045 * f32::from(*value),
            Some(Face::Red(value)) => 0.003 + 0.004 * f32::from(*value),
            Some(Face::Grey | Face::Green) => 0.012,
            Some(Face::Special(_)) => 0.005,
            Some(Face::Unique(Unique::Wild(value))) => 0.006 + 0.005 * f32::from(*value),
            Some(Face::Unique(_)) => 0.025,
            None => 0.01,
        };
        let (held, limit) = (self.hand(), usize::from(self.scene.hand_limit(self.me)));
        let crowded = if held > limit { 0.4 } else { 1.0 };
        plain * crowded * self.style.thrift + self.needed_card(held)
    }

    /// Cards in hand.
    pub fn hand(&self) -> usize {
        self.own().map_or(0, |player| player.hand.len())
    }

    /// What a card is worth beyond its use, where the objective counts the hand.
    fn needed_card(&self, held: usize) -> f32 {
        let asked = |goal| matches!(goal, Goal::Hand(count) if held <= usize::from(count));
        self.keepsake(asked) * 0.25
    }

    /// What drawing cards is worth, each.
    pub fn draw(&self, count: u8) -> f32 {
        let (held, limit) = (self.hand() as f32, f32::from(self.scene.hand_limit(self.me)));
        let room = ((limit + 1.0 - held) / limit.max(1.0)).clamp(0.2, 1.0);
        let needed = self.keepsake(|goal| matches!(goal, Goal::Hand(count) if self.hand() < usize::from(count)));
        f32::from(count) * (0.013 * room + 0.2 * needed)
    }

    /// What an own program is worth to keep.
    pub fn program(&self, no: ProgramNo) -> f32 {
        let Some(card) = self.scene.rules.library().program(no) else { return 0.0 };
        let lasting = matches!(card.used, Used::Permanent(_) | Used::Charged);
        let plain = 0.006 * f32::from(card.price) + if lasting { 0.005 } else { 0.0 };
        let suits = match card.effects.first() {
            Some(Effect::Either(a, b)) => self.effects(a).max(self.effects(b)),
            Some(effect @ Effect::Bar(..)) => self.effects(std::slice::from_ref(effect)),
            _ => 0.02,
        };
        (plain + 0.5 * suits.max(0.0)) * self.style.thrift
    }

    /// What one more program is worth beyond its use.
    pub fn program_goal(&self) -> f32 {
        let held = self.own().map_or(0, |player| player.programs.len());
        let asked = |goal| matches!(goal, Goal::Programs(count) if held < usize::from(count));
        self.keepsake(asked) * 0.6 + self.task(|task| matches!(task, crate::beginning::Task::GainPrograms(_)))
    }

    /// What spending a program costs where the objective counts them.
    pub fn program_need(&self) -> f32 {
        let held = self.own().map_or(0, |player| player.programs.len());
        let asked = |goal| matches!(goal, Goal::Programs(count) if held <= usize::from(count));
        self.keepsake(asked) * 0.5
    }

    /// What a box is worth to carry.
    pub fn item(&self, item: Item) -> f32 {
        match item {
            Item::Pistol => 0.04,
            Item::Rifle | Item::Companion => 0.045,
            Item::RocketLauncher => 0.06,
            Item::Laser => 0.05,
            Item::TrapChip if self.own().is_some_and(|player| player.body.chips.is_empty()) => -0.005,
            Item::TrapProgram if self.own().is_some_and(|player| player.programs.is_empty()) => -0.005,
            _ => -0.05,
        }
    }

    /// What having any box is worth for the objective.
    pub fn armed_goal(&self) -> f32 {
        let empty = self.own().is_some_and(|player| player.item.is_none());
        if empty { self.keepsake(|goal| goal == Goal::Equipped) } else { 0.0 }
    }

    /// What using up the box carried costs where the objective asks for one.
    pub fn armed_need(&self) -> f32 {
        self.keepsake(|goal| goal == Goal::Equipped)
    }
}
