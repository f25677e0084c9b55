//! The running of a mission: the agenda is worked off until the player has something to decide.

use super::{
    Enemy, EnemyId, Event, Mission, Modifier, Phase, Public, Sector, Setup, agenda::Task, options, scene::Scene,
};
use crate::engine::{Deck, Dice, Rule};

/// A mission while something happens: the state to change, chance, and the ear events are told to.
///
/// Rules are methods of this type, one file per subject: `turn` `tools` `draw` `enemy_phase` `guard` `strike` `alarm`.
pub struct Play<'a> {
    pub(super) setup: &'a Setup,
    pub(super) public: &'a mut Public,
    pub(super) deck: &'a mut Deck<Modifier>,
    pub(super) dice: &'a mut Dice,
    pub(super) tell: &'a mut dyn FnMut(Event),
}

impl Play<'_> {
    /// Works the agenda off until it is empty, a question is open, or the mission is over.
    pub(super) fn run(&mut self) {
        while self.advance() {}
    }

    /// Performs one task, which draws at most one card; whether there may be more before the player decides.
    pub(super) fn advance(&mut self) -> bool {
        if self.public.question.is_some() {
            return false;
        }
        if let Some(task) = self.public.agenda.pop() {
            self.perform(task);
        } else if self.nothing_left_to_do() {
            self.plan(Task::EnemyPhase);
        } else {
            return false;
        }
        true
    }

    /// Whether the player has spent the second action on carrying and has no gear or item left to use.
    fn nothing_left_to_do(&self) -> bool {
        let waiting = self.public.question.is_none() && self.public.phase == Phase::Second;
        waiting && self.public.player.spent && !options::any_tool(self.scene())
    }

    fn perform(&mut self, task: Task) {
        match task {
            Task::Arrive { to, movement } => self.arrive(to, movement),
            Task::PlayerStrike { gear, target, how } => self.player_strike(gear, target, how),
            Task::EnemyStrike { enemy, how } => self.enemy_strike(enemy, how),
            Task::Watchers => self.watchers_look(),
            Task::EnemyPhase => self.begin_enemy_phase(),
            Task::NextEnemy => self.next_enemy(),
            Task::Act(act) => self.act(act),
            Task::Draw(draw) => self.draw_now(draw),
            Task::Reinforce => self.check_reinforcements(),
            Task::CleanUp => self.clean_up(),
        }
    }

    /// Puts a task on the agenda; it comes before all that are there already.
    pub(super) fn plan(&mut self, task: Task) {
        self.public.agenda.push(task);
    }

    pub(super) fn tell(&mut self, event: Event) {
        (self.tell)(event);
    }

    pub(super) fn scene(&self) -> Scene<'_> {
        Scene { setup: self.setup, public: self.public }
    }

    pub(super) fn mission(&self) -> &Mission {
        &self.setup.mission
    }

    pub(super) fn here(&self) -> Sector {
        self.public.player.sector
    }

    pub(super) fn enemy(&self, id: EnemyId) -> &Enemy {
        &self.public.enemies[id.index()]
    }

    pub(super) fn enemy_mut(&mut self, id: EnemyId) -> &mut Enemy {
        &mut self.public.enemies[id.index()]
    }

    /// Ends the mission.
    pub(super) fn finish(&mut self, phase: Phase) {
        self.public.phase = phase;
        self.public.agenda.clear();
        self.public.queue.clear();
        self.public.tied = 0;
        let turn = self.public.turn;
        self.tell(match phase {
            Phase::Won => Event::Won { turn, rule: Rule("ST-TURN-05") },
            _ => Event::Lost { turn, rule: Rule("ST-TURN-06") },
        });
    }
}
