//! Enemies that act: activation, targets, blows and thefts (TB-ACTV, TB-ENM, TB-DEF).

use smallvec::SmallVec;

use super::{Area, Bar, Blow, EnemyKind, Event, Face, Figure, Foe, Mech, Pending, play::Play, scene::Scene};
use crate::engine::Flow;

impl Scene<'_> {
    /// Figures an enemy can attack when it acts in an area (TB-ENM-09, TB-ENM-24, TB-AMB-53).
    fn in_reach(self, foe: Foe, area: Area) -> SmallVec<[Figure; 7]> {
        let range = self.foe(foe).map_or(0, |seen| seen.stats.range);
        let near = |figure: &Figure| self.area(*figure).is_some_and(|at| self.near(area, range, at));
        self.figures().filter(near).collect()
    }

    /// Whether Apex stands in an area.
    fn apex_in(self, area: Area, range: u8) -> bool {
        let Mech::On(space) = self.state.apex else { return false };
        let at = self.rules.library().board.blue.get(usize::from(space)).copied();
        at.is_some_and(|at| self.near(area, range, at))
    }

    /// The best targets by priority: several where the Leader chooses (TB-ENM-10, TB-AMB-57).
    pub fn victims(self, foe: Foe, area: Area) -> SmallVec<[Figure; 7]> {
        let health = |figure: &Figure| self.body(*figure).map_or(u8::MAX, |body| body.health);
        let carries = |figure: &Figure| self.body(*figure).is_some_and(|body| !body.chips.is_empty());
        let reach = self.in_reach(foe, area);
        let people: SmallVec<[Figure; 7]> = reach.iter().copied().filter(|it| *it != Figure::Kuro).collect();
        let lowest = people.iter().map(health).min();
        let pick = |wanted: &dyn Fn(&Figure) -> bool| -> SmallVec<[Figure; 7]> {
            people.iter().copied().filter(|figure| wanted(figure)).collect()
        };
        let steps: [&dyn Fn(&Figure) -> bool; 3] =
            [&|figure| carries(figure) && Some(health(figure)) == lowest, &|figure| carries(figure), &|figure| {
                Some(health(figure)) == lowest
            }];
        let best = steps.into_iter().map(pick).find(|found| !found.is_empty());
        best.unwrap_or(reach)
    }
}

impl Play<'_> {
    /// An area is activated: enemies there act, then one may spawn (TB-ACTV).
    pub fn activate(&mut self, area: Area, red: u8, white: u8) {
        let scene = self.scene();
        let here = |foe: Foe| scene.foe_areas(foe).contains(&area);
        let mut acting: SmallVec<[Foe; 8]> = scene.foes().map(|seen| seen.foe).filter(|&foe| here(foe)).collect();
        let number = |foe: &Foe| match foe {
            Foe::Red(at) => (0, u8::MAX - at),
            Foe::At(at) => {
                (1, self.rules.library().spawn(*at).and_then(|spawn| spawn.numbers.first()).copied().unwrap_or(0))
            }
        };
        acting.sort_by_key(number);
        acting.reverse();
        self.state.acting = acting;
        // Spawning comes after everybody acted: the fresh enemy waits (TB-ACTV-07).
        self.state.turn.spawn = (red, white);
        self.push(Pending::Acting { area });
    }

    /// The next enemy of the activation acts; at the end one may spawn.
    pub fn next_foe(&mut self, area: Area) {
        let Some(foe) = self.state.acting.pop() else {
            let (red, white) = self.state.turn.spawn;
            return self.spawn_rolled(red, white);
        };
        self.push(Pending::Acting { area });
        let Some(seen) = self.scene().foe(foe) else { return };
        match (foe, seen.enemy.map(|enemy| enemy.kind)) {
            (Foe::Red(at), Some(EnemyKind::Crawler)) => {
                self.advance(at, false);
                // It attacks where it came to, unless it is gone (TB-ENM-18).
                let next = Foe::Red(at + 1);
                let still = self.scene().foe(next).is_some_and(|seen| seen.enemy.is_some());
                if let (true, Some(&area)) = (still, self.rules.library().board.red.get(usize::from(at) + 1)) {
                    self.push(Pending::Aim { foe: next, area });
                }
            }
            _ => self.push(Pending::Aim { foe, area }),
        }
    }

    /// Whom an enemy attacks (TB-ENM-09 to -13, TB-ENM-16, TB-AMB-58).
    pub fn aim(&mut self, foe: Foe, area: Area) -> Flow {
        let scene = self.scene();
        let Some(seen) = scene.foe(foe) else {
            self.state.stack.pop();
            return Flow::Done;
        };
        let kind = seen.enemy.map(|enemy| enemy.kind);
        let apex = scene.apex_in(area, seen.stats.range) && kind != Some(EnemyKind::Thief);
        let all = kind.is_none_or(|kind| kind == EnemyKind::Tank);
        if all {
            let reach = scene.in_reach(foe, area);
            self.state.stack.pop();
            for figure in reach.into_iter().rev() {
                self.push_blow(foe, Some(figure), false);
            }
            if apex {
                self.push_blow(foe, None, false);
            }
            return Flow::Done;
        }
        if apex {
            self.state.stack.pop();
            self.push_blow(foe, None, false);
            return Flow::Done;
        }
        let theft = kind == Some(EnemyKind::Thief);
        let carries = |figure: &Figure| scene.body(*figure).is_some_and(|body| !body.chips.is_empty());
        let mut victims = scene.victims(foe, area);
        if theft {
            victims.retain(|figure| carries(figure));
        }
        match victims.as_slice() {
            [] => {
                self.state.stack.pop();
            }
            [only] => {
                let victim = *only;
                self.state.stack.pop();
                self.push_blow(foe, Some(victim), theft);
            }
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// An enemy's blow or theft is made ready.
    pub fn push_blow(&mut self, foe: Foe, victim: Option<Figure>, theft: bool) {
        let left = victim.map_or(0, |figure| self.scene().blue_limit(figure));
        self.push(Pending::Blow(Blow { foe, victim, theft, blue: 0, left }));
    }

    /// Thieves try whoever comes in with a chip, once each (TB-ENM-14, TB-AMB-55).
    pub fn meet_thieves(&mut self, figure: Figure, area: Area) {
        let scene = self.scene();
        if scene.body(figure).is_none_or(|body| body.chips.is_empty()) {
            return;
        }
        let thief = |seen: &super::scene::Seen| {
            let kind = seen.enemy.map(|enemy| enemy.kind);
            kind == Some(EnemyKind::Thief) && scene.foe_areas(seen.foe).contains(&area)
        };
        let thieves: SmallVec<[Foe; 4]> = scene.foes().filter(thief).map(|seen| seen.foe).collect();
        for foe in thieves {
            self.push_blow(foe, Some(figure), true);
        }
    }

    /// The enemy turns over its red cards (TB-DEF-02, TB-AMB-59).
    pub fn strike(&mut self, blow: Blow) {
        let Some(seen) = self.scene().foe(blow.foe) else { return };
        let gone = blow.victim.is_some_and(|figure| {
            self.scene().area(figure).is_none()
                || (blow.theft && self.scene().body(figure).is_none_or(|body| body.chips.is_empty()))
        });
        if gone {
            return;
        }
        let (red, cards) = self.draw_reds(seen.stats.combat);
        let (shield, blue) = match blow.victim {
            Some(figure) => (self.scene().shield(figure), blow.blue),
            None => (self.rules.library().apex.shield, self.apex_card()),
        };
        let blow = Blow { blue, ..blow };
        let result = (shield + blue.min(99)).min(120).cast_signed() - red.min(120).cast_signed();
        self.say(Event::Defended { foe: blow.foe, victim: blow.victim, shield, blue, cards, result });
        match blow.victim {
            Some(_) => self.push(Pending::Struck { blow, red }),
            None if result < 0 => {
                self.change(Bar::Apex, -seen.stats.strength.cast_signed(), "TB-APEX-05", None);
            }
            None => {}
        }
    }

    /// Apex defends with a General card: only blue helps it.
    fn apex_card(&mut self) -> u8 {
        let Some(card) = self.top_general() else { return 0 };
        let blue = match self.scene().face(card) {
            Some(Face::Blue(value)) => *value,
            _ => 0,
        };
        self.lay_down(card, false);
        blue
    }

    /// A blow comes to its end (TB-DEF-03, TB-DEF-04, TB-ENM-15).
    pub fn struck(&mut self, blow: Blow, red: u8) {
        let Some(figure) = blow.victim else { return };
        let shield = self.scene().shield(figure).saturating_add(blow.blue);
        if shield >= red {
            return;
        }
        if blow.theft {
            return self.push(Pending::Stolen { figure });
        }
        let strength = self.scene().foe(blow.foe).map_or(0, |seen| seen.stats.strength);
        self.hurt(figure, strength);
    }
}
