//! Using gear effects and items: every effect of the closed language, one arm each.

use super::{
    Condition, EnemyId, Event, Phase, Sector, Target, Tool,
    event::{Actor, Cause},
    gear::Effect,
    play::Play,
    setup::bit,
};
use crate::engine::Rule;

impl Play<'_> {
    /// Pays for a tool and lets its effect happen (ST-ACT-14, ST-ACT-15).
    pub(super) fn use_tool(&mut self, tool: Tool, target: Target) {
        let Some((energy, effect)) = self.scene().tool(tool) else { return };
        let rule = match tool {
            Tool::Gear(_) => "ST-ACT-15",
            Tool::Item(item) => {
                self.public.player.items &= !bit(item.0);
                "ST-ACT-14"
            }
        };
        self.public.player.energy = self.public.player.energy.saturating_sub(energy);
        self.tell(Event::Used { tool, energy, rule: Rule(rule) });
        self.take_effect(effect, target, rule);
    }

    fn take_effect(&mut self, effect: Effect, target: Target, rule: &'static str) {
        match (effect, target) {
            (Effect::Heal(health), _) => {
                let player = &mut self.public.player;
                player.health = player.health.saturating_add(health).min(self.setup.max_health());
            }
            (Effect::Recharge(energy), _) => {
                let player = &mut self.public.player;
                player.energy = player.energy.saturating_add(energy).min(self.setup.max_energy());
            }
            (Effect::Shield(armor), _) => {
                self.public.boost.armor = self.public.boost.armor.saturating_add(armor);
            }
            (Effect::Aim(power), _) => self.public.boost.power = self.public.boost.power.saturating_add(power),
            (Effect::Silence, _) => self.public.boost.silent = true,
            (Effect::Calm(levels), _) => self.change_alarm(-i32::from(levels), Cause::Gear, None, rule),
            (Effect::Peek(cards), _) => self.peek(cards, rule),
            (Effect::Burn, _) => self.burn(rule),
            (Effect::Vanish, _) => self.go_hidden(rule),
            (Effect::Dash, _) => self.public.phase = Phase::Free,
            (Effect::Decoy(_), Target::Sector(at)) => self.place_noise(at, rule),
            (Effect::Unlock(_), Target::Sector(at)) => {
                if let Some(lock) = self.scene().lock(at) {
                    self.open(lock, rule);
                }
            }
            (Effect::Erase(_), Target::Sector(at)) => self.erase(at, rule),
            (Effect::Jam(_), Target::Enemy(id)) => {
                self.enemy_mut(id).dazed = true;
                self.tell(Event::Jammed { enemy: id, rule: Rule(rule) });
            }
            (Effect::Dispose, Target::Enemy(id)) => self.dispose(id, rule),
            // `may_use` lets no other pair through.
            _ => {}
        }
    }

    /// Looks at the next cards; an empty pile is made anew first.
    fn peek(&mut self, cards: u8, rule: &'static str) {
        self.shuffle_if_empty();
        let seen = self.public.known.len();
        self.public.known = self.deck.top(cards.into()).collect();
        for card in self.public.known.clone().into_iter().skip(seen) {
            self.tell(Event::Peeked { card, kept: true, rule: Rule(rule) });
        }
    }

    fn burn(&mut self, rule: &'static str) {
        if let Some(card) = self.draw_card() {
            self.tell(Event::Peeked { card, kept: false, rule: Rule(rule) });
        }
    }

    fn erase(&mut self, sector: Sector, rule: &'static str) {
        self.public.detection.retain(|token| *token != sector);
        self.tell(Event::DetectionRemoved { sector, by: Actor::Player, rule: Rule(rule) });
    }

    fn dispose(&mut self, id: EnemyId, rule: &'static str) {
        self.public.bodies.retain(|lying| *lying != id);
        self.enemy_mut(id).condition = Condition::Gone;
        let sector = self.here();
        self.tell(Event::BodyHandled { enemy: id, by: Actor::Player, sector, woken: false, rule: Rule(rule) });
    }
}
