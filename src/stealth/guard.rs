//! An enemy's turn: its behaviour, the five priorities re-checked after every single move, and what it finds.

use smallvec::SmallVec;

use super::{
    Act, Condition, DrawFor, EnemyId, Event, Lure, Mode, Nature, Phase, Question, Sector, Step, Strike, Task,
    event::{Actor, Cause},
    ground::Steps,
    play::Play,
    senses,
};
use crate::engine::Rule;

impl Play<'_> {
    /// The player's part is over: all active enemies line up, nearest first (ST-EN-01).
    pub(super) fn begin_enemy_phase(&mut self) {
        self.public.phase = Phase::Enemies;
        let mut queue = std::mem::take(&mut self.public.queue);
        for at in 0..self.public.enemies.len() {
            let id = EnemyId(at as u16);
            match self.enemy(id) {
                enemy if !enemy.is_up() => {}
                enemy if enemy.dazed => self.tell(Event::SatOut { enemy: id, rule: Rule("ST-EN-01") }),
                _ => queue.push(id),
            }
        }
        let scene = self.scene();
        queue.sort_unstable_by_key(|&id| std::cmp::Reverse((scene.nearness(id), id)));
        self.public.queue = queue;
        self.public.tied = 0;
        self.plan(Task::NextEnemy);
    }

    /// The nearest enemy acts; among equals the player chooses, where it makes a difference (ST-AMB-10).
    pub(super) fn next_enemy(&mut self) {
        if self.public.tied == 0 {
            self.public.tied = self.scene().equally_near();
        }
        let scene = self.scene();
        match *scene.next_enemies() {
            [] => self.end_turn(),
            [only] => self.begin_enemy(only),
            [.., last] if self.alike(scene.next_enemies()) => self.begin_enemy(last),
            _ => self.public.question = Some(Question::Order),
        }
    }

    /// Whether these enemies differ in nothing but their number.
    fn alike(&self, enemies: &[EnemyId]) -> bool {
        let scene = self.scene();
        let same = |a: EnemyId, b: EnemyId| self.enemy(a) == self.enemy(b) && scene.trick(a) == scene.trick(b);
        enemies.windows(2).all(|pair| same(pair[0], pair[1]))
    }

    /// An enemy's turn starts: its overwatch ends, and it draws its behaviour (ST-EN-02, ST-EN-06).
    pub(super) fn begin_enemy(&mut self, id: EnemyId) {
        if let Some(at) = self.public.queue.iter().rposition(|&waiting| waiting == id) {
            self.public.queue.remove(at);
        }
        self.public.tied = self.public.tied.saturating_sub(1);
        self.plan(Task::NextEnemy);
        if std::mem::take(&mut self.enemy_mut(id).overwatch) {
            self.tell(Event::OverwatchEnded { who: Actor::Enemy(id), rule: Rule("ST-EN-06") });
        }
        match self.scene().trick(id).intent {
            Some(band) => self.act_by(id, band),
            None => self.draw(DrawFor::Behaviour { enemy: id }),
        }
    }

    /// The behaviour draw gave `total`: the enemy acts by that row of its table, or will where it was drawn in advance.
    pub(super) fn behave(&mut self, id: EnemyId, total: i32) {
        let band = self.mission().kind(self.enemy(id).kind).band(total) as u8;
        if self.public.phase == Phase::Enemies {
            return self.act_by(id, band);
        }
        self.public.boost.tricks.change(id, |trick| trick.intent = Some(band));
        self.tell(Event::Foreseen { enemy: id, band, rule: Rule("ST-EN-02") });
    }

    fn act_by(&mut self, id: EnemyId, band: u8) {
        self.tell(Event::Behaved { enemy: id, band, rule: Rule("ST-EN-04") });
        self.plan(Task::Act(Act { enemy: id, band, step: 0, moves: 0 }));
    }

    /// One piece of an enemy's turn, chosen by priority (ST-EN-08 to ST-EN-15).
    pub(super) fn act(&mut self, mut act: Act) {
        let id = act.enemy;
        if !self.enemy(id).is_up() {
            return;
        }
        if senses::sees(self.scene(), id) {
            return self.attack_what_it_sees(id);
        }
        self.clear_detection_underfoot(id);
        self.begin_moves(&mut act);
        let lured = if act.moves > 0 { senses::lured(self.scene(), id) } else { None };
        if let Some((lure, steps)) = lured {
            self.go(act, lure, &steps);
        } else if self.scene().bodies_in(self.enemy(id).sector).next().is_some() {
            self.handle_bodies(id);
        } else if act.moves > 0 {
            let steps = senses::steps(self.scene(), id, Lure::Patrol);
            self.go(act, Lure::Patrol, &steps);
        } else {
            self.next_piece(act);
        }
    }

    /// Priority 1: everything else is dropped for the attack (ST-EN-09).
    fn attack_what_it_sees(&mut self, id: EnemyId) {
        if self.public.player.hidden {
            let sector = self.here();
            self.tell(Event::Searched { enemy: id, sector, found: true, rule: Rule("ST-EN-05") });
        }
        self.detect(id, "ST-EN-07", Cause::Detection);
        self.plan(Task::EnemyStrike { enemy: id, how: Strike::Action });
    }

    /// Where the next piece of the card is a move, its moves begin.
    fn begin_moves(&self, act: &mut Act) {
        if act.moves == 0
            && let Some(Step::Move(moves)) = self.piece(*act)
        {
            act.moves = moves;
            act.step += 1;
        }
    }

    /// The next piece of the card.
    fn piece(&self, act: Act) -> Option<Step> {
        let kind = self.mission().kind(self.enemy(act.enemy).kind);
        kind.behaviour.get(usize::from(act.band)).and_then(|band| band.steps.get(usize::from(act.step))).copied()
    }

    /// Moves on: at once where there is one way, as the player says where there are several, not at all where none.
    fn go(&mut self, act: Act, lure: Lure, steps: &Steps) {
        match steps[..] {
            [] => self.plan(Task::Act(Act { moves: 0, ..act })),
            [to] => self.step(act, to, lure),
            _ => self.public.question = Some(Question::Way { act, lure }),
        }
    }

    /// One single move; the player's overwatch answers before the enemy does anything else (ST-ACT-05).
    pub(super) fn step(&mut self, act: Act, to: Sector, lure: Lure) {
        let id = act.enemy;
        let from = self.enemy(id).sector;
        self.walk_on(id, to, lure);
        let rule = Rule(match lure {
            Lure::Noise => "ST-EN-10",
            Lure::Detection => "ST-EN-12",
            Lure::Patrol if self.enemy(id).astray => "ST-EN-19",
            Lure::Patrol => "ST-EN-15",
        });
        self.tell(Event::Moved { who: Actor::Enemy(id), from, to, movement: None, lure: Some(lure), rule });
        self.plan(Task::Act(Act { moves: act.moves.saturating_sub(1), ..act }));
        if let Some(gear) = self.public.player.overwatch.filter(|_| to == self.here()) {
            self.plan(Task::PlayerStrike { gear, target: id, how: Strike::Overwatch });
        }
    }

    /// Moves the enemy and keeps its place in its round.
    fn walk_on(&mut self, id: EnemyId, to: Sector, lure: Lure) {
        *self.enemy_mut(id) = senses::walked(self.scene(), self.enemy(id), to, lure);
    }

    /// A detection token where it stands, with no player to be seen, is cleared (ST-EN-13).
    fn clear_detection_underfoot(&mut self, id: EnemyId) {
        let sector = self.enemy(id).sector;
        if let Some(at) = self.public.detection.iter().position(|&token| token == sector) {
            self.public.detection.remove(at);
            self.tell(Event::DetectionRemoved { sector, by: Actor::Enemy(id), rule: Rule("ST-EN-13") });
        }
        let tracks = self.mission().kind(self.enemy(id).kind).nature == Nature::Tracker;
        self.public.trail = self.public.trail.filter(|&trail| !(tracks && trail == sector));
    }

    /// Priority 4: the bodies here are removed or woken, and the rest of the card is dropped (ST-EN-14, ST-NL-02).
    fn handle_bodies(&mut self, id: EnemyId) {
        let sector = self.enemy(id).sector;
        let woken = self.setup.mode == Mode::NonLethal;
        let found: SmallVec<[EnemyId; 4]> = self.scene().bodies_in(sector).collect();
        for body in found {
            self.public.bodies.retain(|lying| *lying != body);
            let fallen = self.enemy_mut(body);
            (fallen.condition, fallen.dazed) = if woken { (Condition::Up, true) } else { (Condition::Gone, false) };
            // Wherever it was carried to, it finds its round again from there.
            fallen.astray = true;
            let rule = Rule(if woken { "ST-NL-02" } else { "ST-EN-14" });
            self.tell(Event::BodyHandled { enemy: body, by: Actor::Enemy(id), sector, woken, rule });
        }
        self.raise(id, Cause::Body);
    }

    /// What its card says next: search, overwatch, or nothing more.
    fn next_piece(&mut self, act: Act) {
        let id = act.enemy;
        match self.piece(act) {
            None => return,
            Some(Step::Search) => self.search(id),
            Some(Step::Overwatch) => {
                self.enemy_mut(id).overwatch = true;
                self.tell(Event::Overwatch { who: Actor::Enemy(id), gear: None, rule: Rule("ST-EN-06") });
            }
            Some(Step::Move(_)) => {}
        }
        self.plan(Task::Act(Act { step: act.step + 1, ..act }));
    }

    fn search(&mut self, id: EnemyId) {
        let sector = self.enemy(id).sector;
        let found = senses::search_finds(self.scene(), id);
        self.tell(Event::Searched { enemy: id, sector, found, rule: Rule("ST-EN-05") });
        if found {
            self.detect(id, "ST-EN-05", Cause::Detection);
        }
    }

    /// The enemy has the player detected: hidden ends, a token is placed, the alarm rises (ST-EN-07, ST-TOK-01).
    pub(super) fn detect(&mut self, id: EnemyId, rule: &'static str, cause: Cause) {
        let sector = self.here();
        if !std::mem::replace(&mut self.enemy_mut(id).detects, true) {
            self.public.tally.seen = self.public.tally.seen.saturating_add(1);
            self.tell(Event::Detected { by: id, sector, rule: Rule(rule) });
        }
        if self.public.player.hidden {
            self.end_hidden("ST-EN-07");
            // Others on overwatch beside it see the player now too.
            self.plan(Task::Watchers);
        }
        self.place_detection(sector, "ST-TOK-01");
        self.raise(id, cause);
    }
}
