//! Enemies that come: by dice, onto the red path, into the Network (TB-SPAWN, TB-RED).

use super::{Bar, Ending, Enemy, EnemyKind, Event, Foe, Mech, OnRed, SpawnNo, enemy::order, fight::Credit, play::Play};

impl Play<'_> {
    /// What the red die brings comes to where the white dice say (TB-ACTV-05, TB-ACTV-06).
    pub fn spawn_rolled(&mut self, red: u8, white: u8) {
        if let Some(kind) = EnemyKind::rolled(red) {
            self.spawn(kind, white);
        }
    }

    /// An enemy appears, or Threat rises (TB-SPAWN, TB-ENM-21, TB-ENM-23, TB-AMB-09, TB-AMB-13, TB-AMB-68).
    pub fn spawn(&mut self, kind: EnemyKind, white: u8) {
        let Some(enemy) = self.take_marker(kind) else {
            self.say(Event::NoRoom(kind));
            return self.change(Bar::Threat, 1, "TB-AMB-68", None);
        };
        if kind == EnemyKind::Crawler {
            self.say(Event::Spawned { kind, level: enemy.level, at: Foe::Red(0) });
            return self.enter_red(OnRed::Crawler(enemy));
        }
        let spawns = self.rules.library().board.spawns.iter().zip(&self.state.sites);
        let free = (0..)
            .zip(spawns)
            .find(|(_, (spawn, site))| spawn.numbers.contains(&white) && site.enemy.is_none() && !site.dead);
        let Some((at, _)) = free else {
            self.restack(enemy);
            self.say(Event::NoRoom(kind));
            return self.change(Bar::Threat, 1, "TB-SPAWN-05", None);
        };
        self.state.sites.get_mut(at).into_iter().for_each(|site| site.enemy = Some(enemy));
        self.say(Event::Spawned { kind, level: enemy.level, at: Foe::At(SpawnNo(at as u8)) });
    }

    /// The top marker of a stack (TB-ENM-23).
    fn take_marker(&mut self, kind: EnemyKind) -> Option<Enemy> {
        let stack = self.state.stacks.get_mut(kind as usize)?;
        let level = order(self.state.era).into_iter().find(|level| stack.get(usize::from(*level) - 1) > Some(&0))?;
        stack.get_mut(usize::from(level) - 1).into_iter().for_each(|left| *left -= 1);
        Some(Enemy { kind, level, health: self.rules.library().enemy(kind, level).health })
    }

    /// Somebody comes onto the first space, pushing whoever stands there (TB-RED-03).
    pub fn enter_red(&mut self, who: OnRed) {
        if self.state.red.first().is_some_and(Option::is_some) {
            self.advance(0, true);
        }
        self.state.red.first_mut().into_iter().for_each(|space| *space = Some(who));
        self.meet_on_red(0);
    }

    /// Whoever stands on a space goes one on, pushing ahead (TB-RED-03, TB-AMB-54).
    pub fn advance(&mut self, at: u8, pushed: bool) {
        let next = at + 1;
        let Some(who) = self.state.red.get(usize::from(at)).copied().flatten() else { return };
        if usize::from(next) >= self.state.red.len() {
            self.state.red.get_mut(usize::from(at)).into_iter().for_each(|space| *space = None);
            return self.breach(who);
        }
        if self.state.red.get(usize::from(next)).is_some_and(Option::is_some) {
            self.advance(next, true);
        }
        if self.state.over.is_some() {
            return;
        }
        self.state.red.get_mut(usize::from(at)).into_iter().for_each(|space| *space = None);
        self.state.red.get_mut(usize::from(next)).into_iter().for_each(|space| *space = Some(who));
        if who == OnRed::Deus {
            self.state.deus = Mech::On(next);
        }
        self.say(Event::Crawled { from: at, to: next, pushed });
        self.meet_on_red(next);
    }

    /// On the last space Apex may wait.
    fn meet_on_red(&mut self, at: u8) {
        if usize::from(at) + 1 == self.state.red.len() {
            self.meet();
        }
    }

    /// Somebody comes into the Network (TB-ENM-19, TB-DEUS-04, TB-AMB-51).
    fn breach(&mut self, who: OnRed) {
        match who {
            OnRed::Deus => self.end(Ending::Deus),
            OnRed::Crawler(enemy) => {
                self.restack(enemy);
                self.say(Event::Breached);
                self.change(Bar::Security, -1, "TB-ENM-19", None);
            }
        }
    }

    /// Deus goes a space on (TB-DEUS-03).
    pub fn move_deus(&mut self) {
        if let Mech::On(space) = self.state.deus {
            self.advance(space, false);
        }
    }

    /// A spawn location is destroyed, with whoever stands there (TB-SPAWN-07, TB-SPAWN-08).
    pub fn destroy_site(&mut self, at: SpawnNo) {
        self.remove_foe(Foe::At(at), Credit::None);
        self.state.sites.get_mut(usize::from(at.0)).into_iter().for_each(|site| site.dead = true);
        self.say(Event::DeadZone(at));
    }
}
