//! The alarm: what raises it, the draw at the end of a turn, reinforcements, and the clean-up.

use super::{
    DrawFor, EnemyId, Event, Nature, ObjectiveId, Phase, Task,
    event::{Actor, Cause},
    play::Play,
};
use crate::engine::Rule;

impl Play<'_> {
    /// An enemy raises the alarm by its vigilance, once a turn (ST-AL-06, ST-AL-07).
    pub(super) fn raise(&mut self, id: EnemyId, because: Cause) {
        if self.mission().alarm().is_none() || std::mem::replace(&mut self.enemy_mut(id).raised, true) {
            return;
        }
        let kind = self.mission().kind(self.enemy(id).kind);
        let (vigilance, twice) = (i32::from(kind.vigilance), kind.nature == Nature::Commander);
        for _ in 0..=i32::from(twice) {
            self.change_alarm(vigilance, because, Some(id), "ST-AL-06");
        }
    }

    /// An objective was taken that raises the alarm, as ST-OBJ-06 and ST-AL are extended: a find may speak to the house
    /// too. It raises by its own number, once, whoever is near.
    pub(super) fn raise_by_taking(&mut self, objective: ObjectiveId) {
        let setup = self.setup;
        let plan = setup.mission.plan();
        let by = plan.objectives.get(objective.index()).map_or(0, |objective| i32::from(objective.alarm));
        if plan.alarm.is_some() {
            self.change_alarm(by, Cause::Objective, None, "ST-OBJ-06");
        }
    }

    /// Changes the alarm level, which never falls below 0 (ST-AMB-03).
    pub(super) fn change_alarm(&mut self, by: i32, because: Cause, raiser: Option<EnemyId>, rule: &'static str) {
        let from = self.public.alarm;
        let to = (i32::from(from) + by).clamp(0, u16::MAX.into()) as u16;
        if to != from {
            self.public.alarm = to;
            self.tell(Event::AlarmChanged { from, to, because, by: raiser, rule: Rule(rule) });
        }
    }

    /// The enemies are done: alarm, reinforcements, clean-up (ST-TURN-02).
    pub(super) fn end_turn(&mut self) {
        self.public.phase = Phase::End;
        self.plan(Task::CleanUp);
        if self.mission().alarm().is_some() {
            self.plan(Task::Reinforce);
            self.draw(DrawFor::Alarm);
        }
    }

    /// The alarm draw gave `total` (ST-AL-02).
    pub(super) fn alarm_drawn(&mut self, total: i32) {
        self.change_alarm(total, Cause::EndOfTurn, None, "ST-AL-02");
    }

    /// Every reinforcement whose level is reached comes in, once (ST-AL-05).
    pub(super) fn check_reinforcements(&mut self) {
        let setup = self.setup;
        let plan = setup.mission.plan();
        let (Some(alarm), Some(sector)) = (&plan.alarm, plan.entrance) else { return };
        for (at, coming) in alarm.reinforcements.iter().enumerate() {
            let bit = 1u64 << at;
            if coming.level > self.public.alarm || self.public.arrived & bit != 0 {
                continue;
            }
            self.public.arrived |= bit;
            let enemy = EnemyId(self.public.enemies.len() as u16);
            self.public.enemies.push(setup.mission.enlist(coming.kind, coming.colour, sector));
            self.tell(Event::Reinforcement { enemy, level: coming.level, sector, rule: Rule("ST-AL-05") });
        }
    }

    /// Noise and the player's overwatch go, and the next turn begins (ST-TURN-03).
    pub(super) fn clean_up(&mut self) {
        for sector in std::mem::take(&mut self.public.noise) {
            self.tell(Event::NoiseRemoved { sector, rule: Rule("ST-TURN-03") });
        }
        if self.public.player.overwatch.take().is_some() {
            self.tell(Event::OverwatchEnded { who: Actor::Player, rule: Rule("ST-TURN-03") });
        }
        for enemy in &mut self.public.enemies {
            enemy.raised = false;
            enemy.dazed = false;
        }
        for idle in self.public.boost.turn_over() {
            self.enemy_mut(idle).dazed = true;
        }
        self.public.player.spent = false;
        self.public.phase = Phase::Free;
        self.public.turn = self.public.turn.saturating_add(1);
        let turn = self.public.turn;
        self.tell(Event::TurnBegan { turn, rule: Rule("ST-TURN-01") });
    }
}
