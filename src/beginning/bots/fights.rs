//! Fights: chances by the General deck everybody can count, and what enemies are worth removing (TB-ATK, TB-DEF).

use super::outlook::Outlook;
use crate::{
    beginning::{
        Area, Assault, Blow, Choice, EnemyKind, Face, Faction, Figure, Foe, Goal, InfluenceNo, Item, Task, Trait,
        Unique,
    },
    engine::Seat,
};

impl Outlook<'_> {
    /// Chances of the card drawn in an attack: for shifts from -5 to 5.
    fn shifts(&self) -> [f32; 11] {
        let mut counts = [0.0f32; 11];
        let cards = self.scene.rules.library().influence.iter().zip(&self.scene.state.circulating);
        for (card, &count) in cards {
            let shift = match card.face {
                Face::Blue(value) => i32::from(value.min(5)),
                Face::Red(value) => -i32::from(value.min(5)),
                _ => 0,
            };
            let slot = usize::try_from(shift + 5).ok().and_then(|at| counts.get_mut(at));
            if let Some(slot) = slot {
                *slot += f32::from(count);
            }
        }
        let sum: f32 = counts.iter().sum::<f32>().max(1.0);
        counts.map(|count| count / sum)
    }

    /// The chance that an attack with so much red overcomes a shield (TB-ATK-05).
    pub fn hits(&self, shield: u8, red: u8) -> f32 {
        let base = i32::from(shield) - i32::from(red);
        (-5..=5).zip(self.shifts()).filter(|(shift, _)| base + shift < 0).map(|(_, chance)| chance).sum()
    }

    /// The chance that an enemy's cards overcome a defence (TB-DEF-04).
    pub fn struck(&self, defence: u8, combat: u8) -> f32 {
        let mut reds = [0.0f32; 6];
        (1..=5usize).zip(self.shifts().into_iter().take(5).rev()).for_each(|(value, chance)| {
            reds.get_mut(value).into_iter().for_each(|slot| *slot = chance);
        });
        let sum: f32 = reds.iter().sum::<f32>().max(f32::EPSILON);
        let one =
            |least: i32| (0..).zip(reds).filter(|(value, _)| *value > least).map(|(_, chance)| chance / sum).sum();
        match combat {
            0 => 0.0,
            1 => one(i32::from(defence)),
            _ => (0..).zip(reds).map(|(value, chance)| chance / sum * one(i32::from(defence) - value)).sum::<f32>(),
        }
    }

    /// What it is worth that an enemy is gone, beside the reward.
    pub fn menace(&self, foe: Foe) -> f32 {
        let Some(seen) = self.scene.foe(foe) else { return 0.0 };
        let crowd = self.scene.foes().count() as f32;
        let side = if self.faction == Faction::Legion { 0.9 } else { 1.0 };
        let blocks = self.scene.rules.many() && self.scene.foe_areas(foe) == [Area::City];
        let alarm = 1.0 + 0.6 * f32::from(self.scene.state.bars.threat);
        let place = match (foe, seen.enemy.map(|enemy| enemy.kind)) {
            (Foe::Red(at), Some(_)) => (0.04 + 0.04 * f32::from(at)) * self.breach(),
            (Foe::Red(at), None) => return self.deus_menace(at),
            (_, Some(EnemyKind::Thief)) => 0.02 * alarm,
            _ => 0.03 * alarm,
        };
        side * (place + 0.01 * crowd * alarm) + if blocks { 0.02 } else { 0.0 }
    }

    /// How much a Crawler in the Network would tell: the more the weaker Security is (TB-ENM-19).
    fn breach(&self) -> f32 {
        1.0 + 0.35 * f32::from(4 - self.scene.state.bars.security.min(4))
    }

    /// What it is worth to hurt Deus by 1.
    fn deus_menace(&self, at: u8) -> f32 {
        let side = if self.faction == Faction::Machine { -1.0 } else { 1.0 };
        side * (0.07 + 0.04 * f32::from(at))
    }

    /// What an elimination brings to whoever makes it.
    pub fn trophy(&self, level: u8, kuro: bool) -> f32 {
        let combat = self.scene.has(self.me, Trait::CombatBar) && !kuro;
        let meter = self.own().map_or(0, |player| player.meter);
        let bar = if combat && meter < 5 { 0.02 } else { 0.0 };
        let cards = level + u8::from(self.scene.has(self.me, Trait::Trophies));
        let task = self.task(|task| match task {
            Task::Eliminate(_, least) => level >= least,
            Task::KuroEliminate(least) => kuro && level >= least,
            Task::CombatBar(_) => combat,
            _ => false,
        });
        let goal = self.goal(|goal| match goal {
            Goal::Eliminated(count) => self.share_left(count, |record| record.eliminated),
            _ => 0.0,
        });
        self.draw(cards) + bar + task + goal
    }

    /// How much of what is left for a counted objective one more is.
    pub fn share_left(&self, count: u8, done: impl Fn(&crate::beginning::Record) -> u8) -> f32 {
        let done = self.own().map_or(0, |player| done(&player.record));
        1.0 / f32::from(count.saturating_sub(done).max(1))
    }

    /// What an attack is worth that could be made from an area, with its best cards.
    pub fn attack(&self, figure: Figure, foe: Foe) -> f32 {
        let Some(seen) = self.scene.foe(foe) else { return 0.0 };
        let (cards, cost) = self.best_reds(self.scene.red_limit(figure), seen.stats.shield);
        let armed = match (figure, self.own().and_then(|player| player.item)) {
            (Figure::Of(_), Some(Item::Pistol)) => (2, 1),
            (Figure::Of(_), Some(Item::Rifle | Item::RocketLauncher)) => (3, 1),
            _ => (0, 0),
        };
        let strength = self.scene.strength(figure);
        let weaponless = self.strike(foe, seen.stats.shield, cards, strength) - cost;
        let weapon_cost = 0.02 + self.armed_need();
        let armed = self.strike(foe, seen.stats.shield, cards + armed.0, strength + armed.1) - cost - weapon_cost;
        weaponless.max(armed) + if self.faction == Faction::Legion { 0.0 } else { 0.006 * self.style.boldness }
    }

    /// What striking is worth: by the chance to hit and what the damage does.
    fn strike(&self, foe: Foe, shield: u8, red: u8, damage: u8) -> f32 {
        let Some(seen) = self.scene.foe(foe) else { return 0.0 };
        if damage == 0 {
            return 0.0;
        }
        let hits = self.hits(shield, red);
        match seen.enemy {
            None => hits * self.menace(foe) * f32::from(damage.min(seen.stats.health)),
            Some(enemy) => {
                let whole = self.menace(foe) + self.trophy(enemy.level, false);
                let part =
                    if damage >= enemy.health { 1.0 } else { 0.45 * f32::from(damage) / f32::from(enemy.health) };
                hits * whole * part
            }
        }
    }

    /// The red cards worth playing against a shield: what they come to, and what they cost.
    fn best_reds(&self, limit: u8, shield: u8) -> (u8, f32) {
        let hand = self.own().map_or(&[][..], |player| &player.hand);
        let mut reds: smallvec::SmallVec<[(u8, f32); 8]> = smallvec::SmallVec::new();
        for held in hand {
            if let Some(value) = self.scene.red(self.me, held.card) {
                reds.push((value, self.card(held.card)));
            }
        }
        reds.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        let (mut sum, mut cost) = (0, 0.0);
        for (value, worth) in reds.into_iter().take(usize::from(limit)) {
            if sum > shield + 2 {
                break;
            }
            sum += value;
            cost += worth;
        }
        (sum, cost)
    }

    /// What adding a card, the weapon or nothing more to an attack is worth.
    pub fn in_attack(&self, assault: Assault, choice: Choice) -> f32 {
        let Some(seen) = self.scene.foe(assault.foe) else { return 0.0 };
        let strength = self.scene.strength(assault.by) + assault.damage;
        let shield = seen.stats.shield;
        // A hit is wanted however little was hoped for at first: the action is spent.
        let at_least = |worth: f32| worth.max(0.02);
        let now = at_least(self.strike(assault.foe, shield, 99, strength)) * self.hits(shield, assault.red);
        match choice {
            Choice::Card(card, _) => {
                let (red, more) = self.attack_card(card);
                let after = at_least(self.strike(assault.foe, shield, 99, strength + more));
                after * self.hits(shield, assault.red + red) - now - 0.7 * self.card(card)
            }
            Choice::Item => {
                let (red, more) = match self.own().and_then(|player| player.item) {
                    Some(Item::Pistol) => (2, 1),
                    Some(Item::Rifle) => (3, 2),
                    _ => (3, 1),
                };
                let after =
                    self.strike(assault.foe, shield, 99, strength + more) * self.hits(shield, assault.red + red);
                after - now - 0.02 - self.armed_need()
            }
            _ => 0.0,
        }
    }

    fn attack_card(&self, card: InfluenceNo) -> (u8, u8) {
        match self.scene.face(card) {
            Some(Face::Unique(Unique::Attack { red, damage, .. })) => (*red, *damage),
            _ => (self.scene.red(self.me, card).unwrap_or(0), 0),
        }
    }

    /// What playing a blue card against a blow is worth, beside letting it come.
    pub fn in_blow(&self, blow: Blow, choice: Choice) -> f32 {
        let (Some(seen), Some(figure)) = (self.scene.foe(blow.foe), blow.victim) else { return 0.0 };
        let base = self.scene.shield(figure) + blow.blue;
        let loss = if blow.theft { self.theft(figure) } else { self.hurt(seen.stats.strength) };
        match choice {
            Choice::Card(card, _) => {
                let blue = self.scene.blue(self.me, card).unwrap_or(0);
                let best = if blow.left > 1 { self.second_blue(card) } else { 0 };
                let spared = self.struck(base, seen.stats.combat) - self.struck(base + blue + best, seen.stats.combat);
                loss * spared - 0.8 * self.card(card) - if best > 0 { 0.01 } else { 0.0 }
            }
            _ => 0.0,
        }
    }

    /// The best blue card beside one.
    fn second_blue(&self, but: InfluenceNo) -> u8 {
        let hand = self.own().map_or(&[][..], |player| &player.hand);
        let others = hand.iter().filter(|held| held.card != but);
        others.filter_map(|held| self.scene.blue(self.me, held.card)).max().unwrap_or(0)
    }

    /// What losing a chip to the Junkyard costs; it may be just what is wanted.
    fn theft(&self, figure: Figure) -> f32 {
        let Some(odds) = self.carried(figure) else { return 0.0 };
        (self.place_worth(odds) - self.junk_worth(odds)).max(0.0) + 0.02
    }

    /// Whom an enemy should rather strike, where the Leader chooses (TB-LEAD-04).
    pub fn victim(&self, figure: Figure) -> f32 {
        let seat: Seat = self.scene.owner(figure);
        if seat == self.me {
            return -0.1;
        }
        if figure == Figure::Kuro { 0.02 } else { 0.05 * self.suspicion(seat) }
    }
}
