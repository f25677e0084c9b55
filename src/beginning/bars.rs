//! Bars: how they move, and what happens at their ends (TB-WIN, TB-APEX, TB-DEUS).

use super::{Bar, Did, Ending, Event, Faction, Mech, OnRed, Pending, play::Play};
use crate::engine::{Rule, Seat};

impl Play<'_> {
    /// Moves a bar, within its ends, and lets happen what follows.
    pub fn change(&mut self, bar: Bar, by: i8, rule: &'static str, culprit: Option<Seat>) {
        let mech = match bar {
            Bar::Apex => Some(self.state.apex),
            Bar::Deus => Some(self.state.deus),
            _ => None,
        };
        if mech == Some(Mech::Gone) || by == 0 {
            return;
        }
        let (low, high) = self.scene().ends(bar);
        let from = self.state.bars.get(bar);
        let to = from.saturating_add(by).clamp(low, high);
        if to == from {
            return;
        }
        *self.state.bars.get_mut(bar) = to;
        self.say(Event::Bar { bar, from, to, rule: Rule(rule) });
        match bar {
            Bar::Morale => {
                if to == low {
                    self.end(Ending::Morale);
                } else if to > from {
                    self.credit(culprit, Did::Morale(to));
                }
            }
            Bar::Riot => self.riot_moved(from, to, culprit),
            Bar::Security if to == 0 => self.end(Ending::Security),
            Bar::Resource if to == 0 => self.end(Ending::Resource),
            Bar::Threat if to == high => self.end(Ending::Threat),
            Bar::Apex => self.apex_moved(to, high),
            Bar::Deus => self.deus_moved(to, high),
            _ => {}
        }
    }

    /// Riot in a red zone calls an EX event, once (TB-EVT-05, TB-AMB-03, TB-AMB-77).
    fn riot_moved(&mut self, from: i8, to: i8, culprit: Option<Seat>) {
        let scene = self.scene();
        let (left, right) = scene.riot_ends();
        let (was_yellow, calm) = (scene.is_yellow_riot(from), self.rules.library().board.bars.calm);
        if to <= left || to >= right {
            if scene.low_morale() {
                self.change(Bar::Security, -1, "TB-RIOT-03", None);
            }
            if self.state.over.is_none() {
                self.push(Pending::Event { ex: true });
            }
        } else if was_yellow && to.abs() <= calm {
            self.credit(culprit, Did::CalmRiot);
        }
        if to == 0 {
            self.credit(culprit, Did::RiotZero);
        }
    }

    /// Riot goes back to 0 after an EX event (TB-EVT-30).
    pub fn reset_riot(&mut self) {
        let from = std::mem::take(&mut self.state.bars.riot);
        if from != 0 {
            self.say(Event::Bar { bar: Bar::Riot, from, to: 0, rule: Rule("TB-EVT-30") });
        }
    }

    fn apex_moved(&mut self, to: i8, high: i8) {
        match self.state.apex {
            Mech::Building if to == high => {
                self.state.apex = Mech::On(0);
                self.say(Event::MechEnters(Bar::Apex));
            }
            Mech::On(_) if to == 0 => self.lose_mech(Bar::Apex),
            _ => {}
        }
    }

    fn deus_moved(&mut self, to: i8, high: i8) {
        match self.state.deus {
            Mech::Building if to == high => {
                self.state.deus = Mech::On(0);
                self.state.deus_before = Some(self.state.turn.seat);
                self.say(Event::MechEnters(Bar::Deus));
                self.enter_red(OnRed::Deus);
            }
            Mech::On(_) if to == 0 => self.lose_mech(Bar::Deus),
            _ => {}
        }
    }

    /// A mech is destroyed and removed for good (TB-APEX-06, TB-DEUS-05).
    pub fn lose_mech(&mut self, bar: Bar) {
        if bar == Bar::Apex {
            self.state.apex = Mech::Gone;
            self.state.bars.apex = 0;
        } else {
            self.state.deus = Mech::Gone;
            self.state.bars.deus = 0;
            self.state.deus_before = None;
            for space in &mut self.state.red {
                if *space == Some(OnRed::Deus) {
                    *space = None;
                }
            }
        }
        self.say(Event::MechGone(bar));
    }

    /// The faction an ending names (TB-FIN-03, TB-WIN-08, TB-AMB-27).
    pub fn named_by(&self, ending: Ending) -> Faction {
        let legion = self.scene().members(Faction::Legion).next().is_some();
        match ending {
            Ending::Resource | Ending::Deus => Faction::Machine,
            Ending::Security | Ending::Threat if legion => Faction::Legion,
            _ => Faction::Outlaw,
        }
    }
}
