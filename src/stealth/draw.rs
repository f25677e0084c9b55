//! Drawing a modifier card: base, card, total, and what comes of it (ST-DECK-01 to ST-DECK-05).

use super::{
    DrawFor, Event, Modifier, Question, Task,
    event::{Actor, Draw},
    play::Play,
    scene::Scene,
};
use crate::engine::Rule;

/// The sum a draw belongs to: who draws, for what, from which base, against what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sum {
    /// What for.
    pub reason: Draw,
    /// Who draws.
    pub who: Actor,
    /// What the card is added to.
    pub base: i32,
    /// What the total must reach, where there is a difficulty.
    pub against: Option<i32>,
    /// The rule behind it.
    pub rule: Rule,
}

/// The sum a draw for `draw` would make now. Rules and odds both ask here.
pub fn sum(scene: Scene, draw: DrawFor) -> Sum {
    match draw {
        DrawFor::Attack { gear, target, how } => {
            let base = scene.attack_power(gear, target, how);
            let armor = scene.mission().kind(scene.enemy(target).kind).armor.into();
            Sum { reason: Draw::Attack, who: Actor::Player, base, against: Some(armor), rule: Rule("ST-ACT-10") }
        }
        DrawFor::EnemyAttack { enemy, how } => {
            let base = scene.mission().kind(scene.enemy(enemy).kind).attack.into();
            let (reason, who) = (Draw::EnemyAttack, Actor::Enemy(enemy));
            Sum { reason, who, base, against: Some(scene.armor_against(how)), rule: Rule("ST-EN-20") }
        }
        DrawFor::Behaviour { enemy } => {
            let base = scene.mission().alarm().map_or(0, |_| scene.mission().bonus(scene.public.alarm));
            Sum { reason: Draw::Behaviour, who: Actor::Enemy(enemy), base, against: None, rule: Rule("ST-EN-02") }
        }
        DrawFor::Alarm => {
            let base = scene.setup.alertness().map_or(0, i32::from) - i32::from(scene.public.boost.tricks.muffle);
            Sum { reason: Draw::Alarm, who: Actor::Player, base, against: None, rule: Rule("ST-AL-02") }
        }
    }
}

impl Play<'_> {
    /// A draw for `draw` comes next: a task of its own, so that odds and solver can say which card it is.
    pub(super) fn draw(&mut self, draw: DrawFor) {
        self.plan(Task::Draw(draw));
    }

    /// Draws for `draw` from the deck.
    pub(super) fn draw_now(&mut self, draw: DrawFor) {
        if let Some(card) = self.draw_card() {
            self.turn_up(draw, card);
        }
    }

    /// This card came for `draw`; the choose card asks the player first.
    pub(super) fn turn_up(&mut self, draw: DrawFor, card: Modifier) {
        match card {
            Modifier::Value(value) => self.resolve(draw, card, value),
            Modifier::Choose => {
                let Sum { reason, who, .. } = sum(self.scene(), draw);
                self.tell(Event::ChooseCard { reason, who, rule: Rule("ST-DECK-03") });
                self.public.question = Some(Question::Card { draw });
            }
        }
    }

    /// Takes the top card and discards it. Every deck has a card, so there always is one.
    pub(super) fn draw_card(&mut self) -> Option<Modifier> {
        self.shuffle_if_empty();
        let card = self.deck.draw(self.dice)?;
        self.deck.discard(card);
        if !self.public.known.is_empty() {
            self.public.known.remove(0);
        }
        Some(card)
    }

    /// Makes an empty pile anew from all cards (ST-DECK-04).
    pub(super) fn shuffle_if_empty(&mut self) {
        if self.deck.is_empty() {
            self.deck.refill(self.dice);
            self.tell(Event::Shuffled { rule: Rule("ST-DECK-04") });
        }
    }

    /// Adds the card to the base and goes on with what it was drawn for.
    pub(super) fn resolve(&mut self, draw: DrawFor, card: Modifier, value: i8) {
        let Sum { reason, who, base, against, rule } = sum(self.scene(), draw);
        let total = base + i32::from(value);
        self.tell(Event::Drew { reason, who, base, card, value, total, against, rule });
        // Equal is enough (ST-DECK-02).
        let success = against.is_some_and(|against| total >= against);
        match draw {
            DrawFor::Attack { gear, target, how } => self.player_struck(gear, target, how, success),
            DrawFor::EnemyAttack { enemy, how } => self.enemy_struck(enemy, how, success),
            DrawFor::Behaviour { enemy } => self.behave(enemy, total),
            DrawFor::Alarm => self.alarm_drawn(total),
        }
    }
}
