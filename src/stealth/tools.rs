//! Using gear effects and items: every effect of the closed language, one arm each.

use smallvec::SmallVec;

use super::{
    Condition, DrawFor, EnemyId, Event, Phase, Sector, Target, Tool,
    event::{Actor, Cause},
    gear::Effect,
    play::Play,
    setup::bit,
};
use crate::engine::Rule;

/// How many turns after this one a looped camera sits out.
const LOOP: u8 = 2;

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
            (Effect::Dispose, Target::Enemy(id)) => self.dispose(id, rule),
            (Effect::Muffle(levels), _) => {
                self.public.boost.tricks.muffle = self.public.boost.tricks.muffle.saturating_add(levels);
            }
            (Effect::Encore, _) => self.act_again(),
            (Effect::Forget, _) => self.forget(rule),
            (Effect::Flash, _) => self.flash(rule),
            (Effect::Climb, Target::Sector(to)) => self.begin_move(to),
            (Effect::Bait(_), Target::Sector(at)) => self.place_detection(at, rule),
            (effect, Target::Enemy(id)) => self.trick(effect, id, rule),
            // `may_use` lets no other pair through.
            _ => {}
        }
    }

    /// Does something to one enemy.
    fn trick(&mut self, effect: Effect, id: EnemyId, rule: &'static str) {
        match effect {
            Effect::Jam(_) => self.jam(id, 0, rule),
            Effect::Loop(_) => self.jam(id, LOOP, rule),
            Effect::Foresee(_) => self.draw(DrawFor::Behaviour { enemy: id }),
            Effect::Drag => self.lift(id, rule),
            Effect::Fool(_) => {
                self.enemy_mut(id).detects = false;
                self.public.boost.tricks.change(id, |trick| trick.fooled = true);
                self.tell(Event::Fooled { enemy: id, rule: Rule(rule) });
            }
            Effect::Reroute(_) => self.reroute(id, rule),
            _ => {}
        }
    }

    /// The enemy sits out this turn and some after it.
    fn jam(&mut self, id: EnemyId, idle: u8, rule: &'static str) {
        self.enemy_mut(id).dazed = true;
        if idle > 0 {
            self.public.boost.tricks.change(id, |trick| trick.idle = idle);
        }
        self.tell(Event::Jammed { enemy: id, rule: Rule(rule) });
    }

    /// The enemy heads for the waypoint after the one it was heading for, and may turn back for it.
    fn reroute(&mut self, id: EnemyId, rule: &'static str) {
        let target = self.mission().patrol(self.enemy(id).patrol).next_target(self.enemy(id).target);
        let enemy = self.enemy_mut(id);
        (enemy.target, enemy.came_from) = (target, None);
        self.tell(Event::Rerouted { enemy: id, target, rule: Rule(rule) });
    }

    /// One more second action: the one spent on carrying, or one after the next.
    fn act_again(&mut self) {
        if !std::mem::take(&mut self.public.player.spent) {
            self.public.boost.tricks.encore = true;
        }
    }

    /// No trace of the player is left.
    fn forget(&mut self, rule: &'static str) {
        for sector in std::mem::take(&mut self.public.detection) {
            self.tell(Event::DetectionRemoved { sector, by: Actor::Player, rule: Rule(rule) });
        }
        self.public.trail = None;
        for enemy in &mut self.public.enemies {
            enemy.detects = false;
        }
        self.tell(Event::Forgotten { rule: Rule(rule) });
    }

    /// Everybody here sits out this turn, and everybody near hears it.
    fn flash(&mut self, rule: &'static str) {
        let struck: SmallVec<[EnemyId; 4]> = self.scene().enemies_here().map(|(id, _)| id).collect();
        for id in struck {
            self.jam(id, 0, rule);
        }
        self.place_noise(self.here(), rule);
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
        if self.public.known.is_empty() {
            self.peek(1, rule);
        }
    }

    fn erase(&mut self, sector: Sector, rule: &'static str) {
        self.public.detection.retain(|token| *token != sector);
        self.tell(Event::DetectionRemoved { sector, by: Actor::Player, rule: Rule(rule) });
    }

    pub(super) fn dispose(&mut self, id: EnemyId, rule: &'static str) {
        self.public.bodies.retain(|lying| *lying != id);
        self.enemy_mut(id).condition = Condition::Gone;
        let sector = self.enemy(id).sector;
        self.tell(Event::BodyHandled { enemy: id, by: Actor::Player, sector, woken: false, rule: Rule(rule) });
    }
}
