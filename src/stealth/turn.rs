//! The player's turn: moving, hiding, picking up, carrying, going on overwatch, attacking, passing.

use smallvec::SmallVec;

use super::{
    Action, EnemyId, Event, GearId, LockId, Movement, Phase, Question, Sector, Strike, Targets, Task, Thing,
    event::Actor, play::Play, setup::bit,
};
use crate::engine::Rule;

impl Play<'_> {
    /// Carries out an action that is allowed, up to the player's next decision.
    pub(super) fn take(&mut self, action: Action) {
        self.begin(action);
        self.run();
    }

    /// Sets an allowed action going: what follows from it is on the agenda. Draws at most one card.
    pub(super) fn begin(&mut self, action: Action) {
        match action {
            Action::Move { to } => self.begin_move(to),
            Action::Carry { body } => self.take_up(body),
            Action::Overwatch { gear } => self.go_on_overwatch(gear),
            Action::Hide => self.hide(),
            Action::PickUp { thing } => self.pick_up(thing),
            Action::Attack { gear, target } => self.begin_attack(gear, target),
            Action::Use { tool, target } => self.use_tool(tool, target),
            Action::Pass => self.pass(),
            Action::First { enemy } => self.answer_order(enemy),
            Action::Way { to } => self.answer_way(to),
            Action::Value { value } => self.answer_card(value),
        }
    }

    /// Sets out for a sector: intercept attacks come first (ST-ACT-02, ST-ACT-04).
    pub(super) fn begin_move(&mut self, to: Sector) {
        let movement = if self.public.phase == Phase::Free { Movement::Free } else { Movement::Second };
        self.plan(Task::Arrive { to, movement });
        let active: SmallVec<[EnemyId; 8]> = self.scene().interceptors().map(|(id, _)| id).collect();
        for enemy in active.into_iter().rev() {
            self.plan(Task::EnemyStrike { enemy, how: Strike::Intercept });
        }
        self.end_hidden("ST-ACT-07");
        self.end_overwatch();
    }

    /// Comes into a sector, with all that follows from it.
    pub(super) fn arrive(&mut self, to: Sector, movement: Movement) {
        let from = self.here();
        let followed = self.public.enemies.iter().any(|enemy| enemy.detects && enemy.sector == from);
        for enemy in &mut self.public.enemies {
            enemy.detects = false;
        }
        self.public.player.sector = to;
        let rule = Rule(if movement == Movement::Free { "ST-ACT-01" } else { "ST-ACT-03" });
        self.tell(Event::Moved { who: Actor::Player, from, to, movement: Some(movement), lure: None, rule });
        if let Some(body) = self.public.player.carried.take() {
            self.enemy_mut(body).sector = to;
        }
        if movement == Movement::Second && !self.public.boost.silent {
            self.place_noise(from, "ST-ACT-03");
            if !self.setup.steps_softly() {
                self.place_noise(to, "ST-ACT-03");
            }
        }
        if followed {
            self.place_detection(to, "ST-TOK-02");
        }
        if let Some(lock) = self.scene().lock(to) {
            let key = self.mission().plan().locks[lock.index()].key;
            self.public.keys_held &= !bit(key.0);
            self.open(lock, "ST-OBJ-03");
        }
        self.public.phase = Phase::Second;
        if self.scene().has_won() {
            return self.finish(Phase::Won);
        }
        if movement == Movement::Second {
            self.end_second();
        }
        self.plan(Task::Watchers);
    }

    /// Opens a lock.
    pub(super) fn open(&mut self, lock: LockId, rule: &'static str) {
        self.public.opened |= bit(lock.0);
        let sector = self.mission().plan().locks[lock.index()].sector;
        self.tell(Event::Unlocked { lock, sector, rule: Rule(rule) });
    }

    fn take_up(&mut self, body: EnemyId) {
        self.public.player.spent = true;
        self.lift(body, "ST-ACT-09");
    }

    /// Has a body in hand, to be brought along with the next movement.
    pub(super) fn lift(&mut self, body: EnemyId, rule: &'static str) {
        self.end_hidden("ST-ACT-07");
        self.public.player.carried = Some(body);
        self.tell(Event::Carried { enemy: body, rule: Rule(rule) });
        self.plan(Task::Watchers);
    }

    fn go_on_overwatch(&mut self, gear: GearId) {
        self.end_hidden("ST-ACT-07");
        self.public.player.overwatch = Some(gear);
        self.tell(Event::Overwatch { who: Actor::Player, gear: Some(gear), rule: Rule("ST-ACT-05") });
        self.end_action();
    }

    fn hide(&mut self) {
        self.go_hidden("ST-ACT-06");
        self.end_action();
    }

    /// Makes the player hidden: whoever had them detected, as a camera next door may, has lost them.
    pub(super) fn go_hidden(&mut self, rule: &'static str) {
        self.public.player.hidden = true;
        self.end_overwatch();
        for enemy in &mut self.public.enemies {
            enemy.detects = false;
        }
        let sector = self.here();
        self.tell(Event::Hid { sector, rule: Rule(rule) });
    }

    fn pick_up(&mut self, thing: Thing) {
        match thing {
            Thing::Objective(id) => self.public.taken |= bit(id.0),
            Thing::Key(id) => {
                self.public.keys_held |= bit(id.0);
                self.public.keys_gone |= bit(id.0);
            }
        }
        let sector = self.here();
        let rule = Rule(if matches!(thing, Thing::Key(_)) { "ST-OBJ-04" } else { "ST-ACT-08" });
        self.tell(Event::PickedUp { thing, sector, rule });
        if let Thing::Objective(id) = thing {
            self.raise_by_taking(id);
        }
        if self.scene().has_won() {
            return self.finish(Phase::Won);
        }
        self.end_action();
    }

    fn begin_attack(&mut self, gear: GearId, target: EnemyId) {
        self.end_hidden("ST-ACT-07");
        self.end_action();
        let struck: SmallVec<[EnemyId; 4]> = match self.scene().weapon(gear).map(|weapon| weapon.targets) {
            Some(Targets::Sector) => {
                let sector = self.enemy(target).sector;
                let there = self.scene().enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == sector);
                there.map(|(id, _)| id).collect()
            }
            _ => SmallVec::from_slice(&[target]),
        };
        self.pay_for_attack(gear);
        for target in struck.into_iter().rev() {
            self.plan(Task::PlayerStrike { gear, target, how: Strike::Action });
        }
    }

    fn pass(&mut self) {
        self.tell(Event::Passed { rule: Rule("ST-TURN-04") });
        match self.public.phase {
            Phase::Free => self.public.phase = Phase::Second,
            _ => self.plan(Task::EnemyPhase),
        }
    }

    /// After the second action: those on overwatch look, then the enemies act.
    fn end_action(&mut self) {
        self.end_second();
        self.plan(Task::Watchers);
    }

    /// The enemies come next, unless the player has one more second action.
    fn end_second(&mut self) {
        if !std::mem::take(&mut self.public.boost.tricks.encore) {
            self.plan(Task::EnemyPhase);
        }
    }

    /// Whoever moves on or hides no longer waits with a weapon.
    fn end_overwatch(&mut self) {
        if self.public.player.overwatch.take().is_some() {
            self.tell(Event::OverwatchEnded { who: Actor::Player, rule: Rule("ST-ACT-05") });
        }
    }

    /// Ends hidden, where the player is.
    pub(super) fn end_hidden(&mut self, rule: &'static str) {
        if std::mem::take(&mut self.public.player.hidden) {
            self.tell(Event::Unhid { rule: Rule(rule) });
        }
    }

    fn answer_order(&mut self, enemy: EnemyId) {
        self.public.question = None;
        self.begin_enemy(enemy);
    }

    fn answer_way(&mut self, to: Sector) {
        if let Some(Question::Way { act, lure }) = self.public.question.take() {
            self.step(act, to, lure);
        }
    }

    fn answer_card(&mut self, value: i8) {
        if let Some(Question::Card { draw }) = self.public.question.take() {
            self.resolve(draw, super::Modifier::Choose, value);
        }
    }
}
