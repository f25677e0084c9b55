//! Sentences of what happened.

use super::{
    super::{Fill, Words},
    Teller,
};
use crate::{
    engine::Rule,
    stealth::{
        Actor, Cause, Draw, EnemyId, Event, GearId, Lure, Modifier, Movement, Sector, Step, Strike, Thing, Tool,
    },
};

impl Teller<'_> {
    /// What happened, in one line of the log. One arm per kind of event, so that a new one cannot be forgotten.
    #[rustfmt::skip]
    pub fn event(&self, event: &Event) -> String {
        match *event {
            Event::TurnBegan { turn, .. } => self.numbered("event-turn-began", turn),
            Event::Moved { who, to, movement, lure, .. } => self.moved(who, to, movement, lure),
            Event::Passed { .. } => self.words.text("event-passed"),
            Event::Drew { reason, who, card, value, .. } => self.drew(event, reason, who, self.card(card, value)),
            Event::ChooseCard { .. } => self.words.text("event-choose-card"),
            Event::Shuffled { .. } => self.words.text("event-shuffled"),
            Event::Attacked { by, target, hit, occasion, .. } => self.attacked(by, target, hit, occasion),
            Event::Defeated { enemy, sector, .. } => self.enemy_at("event-defeated", enemy, sector),
            Event::Hurt { lost, health, .. } => self.hurt(lost, health),
            Event::Behaved { enemy, band, .. } => self.behaved(enemy, band),
            Event::SatOut { enemy, .. } => self.of_enemy("event-sat-out", enemy),
            Event::Searched { enemy, sector, found, .. } => self.searched(enemy, sector, found),
            Event::Detected { by, sector, .. } => self.enemy_at("event-detected", by, sector),
            Event::NoisePlaced { sector, .. } => self.place("event-noise-placed", sector),
            Event::NoiseRemoved { sector, .. } => self.place("event-noise-removed", sector),
            Event::DetectionPlaced { sector, .. } => self.place("event-detection-placed", sector),
            Event::DetectionRemoved { sector, by, .. } => self.cleared(sector, by),
            Event::BodyHandled { enemy, by, sector, woken, .. } => self.body_handled(enemy, by, sector, woken),
            Event::Carried { enemy, .. } => self.of_enemy("event-carried", enemy),
            Event::AlarmChanged { from, to, because, by, .. } => self.alarm(from, to, because, by),
            Event::Reinforcement { enemy, level, sector, .. } => self.reinforcement(enemy, level, sector),
            Event::PickedUp { thing, sector, .. } => self.picked_up(thing, sector),
            Event::Unlocked { sector, rule: Rule("ST-OBJ-03"), .. } => self.place("event-unlocked", sector),
            Event::Unlocked { sector, .. } => self.place("event-unlocked-tool", sector),
            Event::Hid { sector, .. } => self.place("event-hid", sector),
            Event::Unhid { .. } => self.words.text("event-unhid"),
            Event::Overwatch { who, gear, .. } => self.overwatch(who, gear),
            Event::OverwatchEnded { who: Actor::Player, .. } => self.words.text("event-overwatch-ended-you"),
            Event::OverwatchEnded { who: Actor::Enemy(id), .. } => self.of_enemy("event-overwatch-ended-enemy", id),
            Event::Used { tool, energy, .. } => self.used(tool, energy),
            Event::Peeked { card, kept, .. } => self.peeked(card, kept),
            Event::Jammed { enemy, .. } => self.of_enemy("event-jammed", enemy),
            Event::Foreseen { enemy, band, .. } => self.foreseen(enemy, band),
            Event::Fooled { enemy, .. } => self.of_enemy("event-fooled", enemy),
            Event::Rerouted { enemy, target, .. } => self.rerouted(enemy, target),
            Event::Forgotten { .. } => self.words.text("event-forgotten"),
            Event::Won { turn, .. } => self.numbered("event-won", turn),
            Event::Lost { turn, .. } => self.numbered("event-lost", turn),
        }
    }

    fn moved(&self, who: Actor, to: Sector, movement: Option<Movement>, lure: Option<Lure>) -> String {
        let key = match (who, movement, lure) {
            (Actor::Player, Some(Movement::Second), _) => "event-moved-second",
            (Actor::Player, ..) => "event-moved-free",
            (Actor::Enemy(_), _, Some(Lure::Noise)) => "event-moved-noise",
            (Actor::Enemy(_), _, Some(Lure::Detection)) => "event-moved-detection",
            (Actor::Enemy(_), _, Some(Lure::Patrol)) => "event-moved-patrol",
            (Actor::Enemy(_), _, None) => "event-moved-enemy",
        };
        self.words.with(key, &[("enemy", self.actor(who).into()), ("to", self.sector(to).into())])
    }

    fn drew(&self, event: &Event, reason: Draw, who: Actor, card: String) -> String {
        let key = match reason {
            Draw::Attack => "event-drew-attack",
            Draw::EnemyAttack => "event-drew-enemy-attack",
            Draw::Behaviour => "event-drew-behaviour",
            Draw::Alarm => "event-drew-alarm",
        };
        let sum = Self::sum(event).unwrap_or_default();
        self.words.with(key, &[("enemy", self.actor(who).into()), ("card", card.into()), ("sum", sum.into())])
    }

    fn attacked(&self, by: Actor, target: Actor, hit: bool, occasion: Strike) -> String {
        let key = match (by, occasion, hit) {
            (Actor::Player, Strike::Overwatch, true) => "event-attack-overwatch-hit",
            (Actor::Player, Strike::Overwatch, false) => "event-attack-overwatch-miss",
            (Actor::Player, _, true) => "event-attack-hit",
            (Actor::Player, _, false) => "event-attack-miss",
            (Actor::Enemy(_), Strike::Action, true) => "event-enemy-attack-hit",
            (Actor::Enemy(_), Strike::Action, false) => "event-enemy-attack-miss",
            (Actor::Enemy(_), Strike::Intercept, true) => "event-enemy-intercept-hit",
            (Actor::Enemy(_), Strike::Intercept, false) => "event-enemy-intercept-miss",
            (Actor::Enemy(_), Strike::Overwatch, true) => "event-enemy-overwatch-hit",
            (Actor::Enemy(_), Strike::Overwatch, false) => "event-enemy-overwatch-miss",
        };
        let enemy = if by == Actor::Player { target } else { by };
        self.words.with(key, &[("enemy", self.actor(enemy).into())])
    }

    fn hurt(&self, lost: u8, health: u8) -> String {
        self.words.with("event-hurt", &[("lost", lost.into()), ("health", health.into())])
    }

    fn behaved(&self, enemy: EnemyId, band: u8) -> String {
        self.words.with("event-behaved", &[self.named(enemy), ("steps", self.steps(enemy, band).into())])
    }

    fn foreseen(&self, enemy: EnemyId, band: u8) -> String {
        self.words.with("event-foreseen", &[self.named(enemy), ("steps", self.steps(enemy, band).into())])
    }

    fn rerouted(&self, enemy: EnemyId, target: u8) -> String {
        self.words.with("event-rerouted", &[self.named(enemy), ("number", (u16::from(target) + 1).into())])
    }

    /// What a row of an enemy's table says, in words.
    pub fn steps(&self, enemy: EnemyId, band: u8) -> String {
        let enemy = self.public.enemies.get(enemy.index());
        let row = enemy.and_then(|enemy| self.setup.mission.kind(enemy.kind).behaviour.get(usize::from(band)));
        steps_text(self.words, row.map_or(&[][..], |row| &row.steps))
    }

    fn searched(&self, enemy: EnemyId, sector: Sector, found: bool) -> String {
        self.enemy_at(if found { "event-searched-found" } else { "event-searched-nothing" }, enemy, sector)
    }

    fn cleared(&self, sector: Sector, by: Actor) -> String {
        match by {
            Actor::Player => self.place("event-detection-erased", sector),
            Actor::Enemy(id) => self.enemy_at("event-detection-cleared", id, sector),
        }
    }

    fn body_handled(&self, body: EnemyId, by: Actor, sector: Sector, woken: bool) -> String {
        let key = match (by, woken) {
            (Actor::Player, _) => "event-body-disposed",
            (Actor::Enemy(_), false) => "event-body-removed",
            (Actor::Enemy(_), true) => "event-body-woken",
        };
        self.words.with(key, &[self.named(body), ("by", self.actor(by).into()), self.at(sector)])
    }

    fn alarm(&self, from: u16, to: u16, because: Cause, by: Option<EnemyId>) -> String {
        let key = match (because, by) {
            (Cause::EndOfTurn, _) => "event-alarm-end-of-turn",
            (Cause::Detection, Some(_)) => "event-alarm-detection",
            (Cause::Body, Some(_)) => "event-alarm-body",
            (Cause::Attack, Some(_)) => "event-alarm-attack",
            (Cause::Gear, _) => "event-alarm-gear",
            (Cause::Objective, _) => "event-alarm-objective",
            (Cause::Detection | Cause::Body | Cause::Attack, None) => "event-alarm",
        };
        let enemy = by.map(|id| self.enemy(id)).unwrap_or_default();
        self.words.with(key, &[("from", from.into()), ("to", to.into()), ("enemy", enemy.into())])
    }

    fn reinforcement(&self, enemy: EnemyId, level: u16, sector: Sector) -> String {
        self.words.with("event-reinforcement", &[self.named(enemy), ("level", level.into()), self.at(sector)])
    }

    fn picked_up(&self, thing: Thing, sector: Sector) -> String {
        self.words.with("event-picked-up", &[("thing", self.thing(thing).into()), self.at(sector)])
    }

    fn overwatch(&self, who: Actor, gear: Option<GearId>) -> String {
        match who {
            Actor::Player => {
                let gear = gear.map(|gear| self.gear(gear)).unwrap_or_default();
                self.words.with("event-overwatch-you", &[("gear", gear.into())])
            }
            Actor::Enemy(id) => self.of_enemy("event-overwatch-enemy", id),
        }
    }

    fn used(&self, tool: Tool, energy: u8) -> String {
        let key = if energy == 0 { "event-used" } else { "event-used-energy" };
        self.words.with(key, &[("tool", self.tool(tool).into()), ("energy", energy.into())])
    }

    fn peeked(&self, card: Modifier, kept: bool) -> String {
        let key = if kept { "event-peeked" } else { "event-burned" };
        self.words.with(key, &[("card", card.to_string().into())])
    }

    fn numbered(&self, key: &'static str, turn: u16) -> String {
        self.words.with(key, &[("turn", turn.into())])
    }

    fn of_enemy(&self, key: &'static str, enemy: EnemyId) -> String {
        self.words.with(key, &[self.named(enemy)])
    }

    fn place(&self, key: &'static str, sector: Sector) -> String {
        self.words.with(key, &[self.at(sector)])
    }

    fn enemy_at(&self, key: &'static str, enemy: EnemyId, sector: Sector) -> String {
        self.words.with(key, &[self.named(enemy), self.at(sector)])
    }

    fn named(&self, enemy: EnemyId) -> Fill<'static> {
        ("enemy", self.enemy(enemy).into())
    }

    fn at(&self, sector: Sector) -> Fill<'static> {
        ("sector", self.sector(sector).into())
    }
}

/// What one row of a behaviour table says, in words.
pub fn steps_text(words: &Words, steps: &[Step]) -> String {
    let told = steps.iter().map(|step| match step {
        Step::Move(count) => words.with("step-move", &[("count", (*count).into())]),
        Step::Search => words.text("step-search"),
        Step::Overwatch => words.text("step-overwatch"),
    });
    let then = |first: String, next: String| words.with("step-then", &[("first", first.into()), ("next", next.into())]);
    told.reduce(then).unwrap_or_else(|| words.text("step-none"))
}
