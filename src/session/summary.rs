//! What a finished game was like: every figure of the debrief, from the match and its journal played again.

mod kit;

pub use kit::{Brought, Kit};

use crate::{
    engine::{Match, Replay, Turn},
    stealth::{
        AGENT, Action, Actor, EnemyId, Event, Mode, Modifier, Need, Phase, Powers, Public, Sector, Stealth, View,
        forecast::{Forecast, forecast_after},
        odds,
    },
};

/// A finished game in figures.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// Whether it was won.
    pub won: bool,
    /// Whether bodies that were found woke up.
    pub mode: Mode,
    /// The turn it ended in.
    pub turns: u16,
    /// Enemies taken out.
    pub kills: u16,
    /// Times an enemy newly noticed the player.
    pub seen: u16,
    /// Health left, of how much.
    pub health: (u8, u8),
    /// Energy used, of how much at the start; `None` where the mission has no energy.
    pub energy: Option<(u16, u8)>,
    /// Items used, of how many.
    pub items: (u8, u8),
    /// What was brought, and whether it was used.
    pub kit: Kit,
    /// Which kind of enemy took the last health, by id, and where.
    pub fatal: Option<(String, Sector)>,
    /// Noise the player's own moves and attacks made.
    pub noises: u16,
    /// The lowest chance of any attack the player chose to make, and its turn.
    pub boldest: Option<(f64, u16)>,
    /// The optional objectives, and whether each was taken.
    pub optional: Vec<(String, bool)>,
    /// Where and in which turn the player was noticed.
    pub noticed: Vec<(u16, Sector)>,
    /// Who was taken out, where and in which turn.
    pub fallen: Vec<(u16, EnemyId, Sector)>,
    /// The alarm, where the mission has one.
    pub alarm: Option<Curve>,
    /// How each turn of the player ended, with what may have come then.
    pub moments: Vec<Moment>,
    /// The cards drawn.
    pub cards: Cards,
}

/// The alarm over the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Curve {
    /// The level at the end of each turn, the first turn first.
    pub levels: Vec<u16>,
    /// The highest it ever was.
    pub peak: u16,
    /// The levels that call reinforcements, in rising order, each with the turn it did.
    pub calls: Vec<(u16, Option<u16>)>,
}

/// The player's last decision of a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The turn.
    pub turn: u16,
    /// What the player knew.
    pub view: View,
    /// What they did.
    pub action: Action,
    /// Whether they were then noticed or attacked.
    pub happened: bool,
}

/// The risk of one turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Risk {
    /// The turn.
    pub turn: u16,
    /// The chance to be noticed or attacked.
    pub chance: f64,
    /// Whether that came about.
    pub happened: bool,
}

/// The cards drawn in a game, by what is on them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Cards {
    /// Each face of the deck in rising order: how many there are, and how often it was drawn.
    pub faces: Vec<(Modifier, u16, u16)>,
}

impl Cards {
    /// How many were drawn.
    pub fn drawn(&self) -> u16 {
        self.faces.iter().map(|(.., drawn)| drawn).sum()
    }

    /// How often a face that is there `copies` times would be drawn on average.
    pub fn expected(&self, copies: u16) -> f64 {
        let all: u16 = self.faces.iter().map(|(_, copies, _)| copies).sum();
        f64::from(self.drawn()) * f64::from(copies) / f64::from(all.max(1))
    }

    /// The mean of the numbers drawn, and of the numbers in the deck; the choose card counts in neither.
    pub fn means(&self) -> (f64, f64) {
        let mean = |count: fn(&(Modifier, u16, u16)) -> u16| {
            let numbers = self.faces.iter().filter_map(|face| match face.0 {
                Modifier::Value(value) => Some((f64::from(value), f64::from(count(face)))),
                Modifier::Choose => None,
            });
            let (sum, all) = numbers.fold((0.0, 0.0), |(sum, all), (value, count)| (sum + value * count, all + count));
            if all > 0.0 { sum / all } else { 0.0 }
        };
        (mean(|face| face.2), mean(|face| face.1))
    }

    fn count(&mut self, card: Modifier) {
        if let Some(face) = self.faces.iter_mut().find(|face| face.0 == card) {
            face.2 += 1;
        }
    }
}

/// The chance each turn was risked with. Long work where many enemies act.
pub fn risks(moments: &[Moment]) -> Vec<Risk> {
    let risk = |moment: &Moment| {
        let chance = forecast_after(&moment.view, moment.action).map_or(0.0, |Forecast { detected, .. }| detected);
        Risk { turn: moment.turn, chance, happened: moment.happened }
    };
    moments.iter().map(risk).collect()
}

impl Summary {
    /// The figures of a game, as far as its journal plays.
    pub fn of(game: &Match<Stealth>) -> Self {
        let setup = game.game().setup();
        let end = game.game().public();
        let mut summary = Self {
            won: matches!(game.turn(), Turn::Over(outcome) if outcome.won),
            mode: setup.mode,
            turns: end.turn,
            kills: end.tally.kills,
            seen: end.tally.seen,
            health: (end.player.health, setup.max_health()),
            energy: (setup.mission.plan().powers == Powers::Full).then(|| (0, setup.max_energy())),
            items: (0, setup.items.len() as u8),
            kit: Kit::of(setup),
            fatal: None,
            noises: 0,
            boldest: None,
            optional: optional(game),
            noticed: Vec::new(),
            fallen: Vec::new(),
            alarm: curve(game),
            moments: Vec::new(),
            cards: Cards { faces: faces(&setup.mission.plan().deck) },
        };
        summary.items.0 = summary.items.1.saturating_sub(end.player.items.count_ones() as u8);
        if let Ok(replay) = Replay::new(game.journal().clone()) {
            Telling { summary: &mut summary, turn: 1, level: 0, open: None }.all(replay);
        }
        summary
    }
}

/// The journal being told again, with what is known so far.
struct Telling<'a> {
    summary: &'a mut Summary,
    turn: u16,
    level: u16,
    /// The last decision, and whether it ended the player's part.
    open: Option<(Moment, bool)>,
}

impl Telling<'_> {
    fn all(mut self, mut replay: Replay<Stealth>) {
        for at in 0..replay.journal().actions.len() {
            let Some(&(_, action)) = replay.journal().actions.get(at) else { break };
            let before = replay.game().public().clone();
            if is_decision(&before) {
                self.decide(action, replay.game());
            }
            let Some(Ok(events)) = replay.step() else { break };
            self.summary.kit.note(action);
            let after = replay.game().public();
            self.spend(&before, after);
            for event in &events {
                self.hear(event);
            }
            if let Some(Event::Hurt { by, .. }) =
                events.iter().find(|event| matches!(event, Event::Hurt { health: 0, .. }))
            {
                self.fell(replay.game(), *by);
            }
            if let Some((moment, ended)) = &mut self.open {
                let over = matches!(after.phase, Phase::Enemies | Phase::End | Phase::Lost);
                *ended |= over || after.turn != moment.turn;
            }
        }
        self.close();
        if let Some(curve) = &mut self.summary.alarm {
            curve.levels.push(self.level);
        }
    }

    /// The player decides something; what they decided before is settled.
    fn decide(&mut self, action: Action, game: &Stealth) {
        use crate::engine::Game;
        self.close();
        let view = game.view(AGENT);
        if let Action::Attack { gear, target } = action
            && let Some(odds) = odds::attack(&view, gear, target)
            && self.summary.boldest.is_none_or(|(least, _)| odds.chance < least)
        {
            self.summary.boldest = Some((odds.chance, self.turn));
        }
        self.open = Some((Moment { turn: self.turn, view, action, happened: false }, false));
    }

    fn close(&mut self) {
        if let Some((moment, true)) = self.open.take() {
            self.summary.moments.push(moment);
        }
    }

    fn spend(&mut self, before: &Public, after: &Public) {
        if let Some((used, _)) = &mut self.summary.energy {
            *used += u16::from(before.player.energy.saturating_sub(after.player.energy));
        }
    }

    fn hear(&mut self, event: &Event) {
        let summary = &mut *self.summary;
        match *event {
            Event::TurnBegan { turn, .. } => {
                if let Some(curve) = &mut summary.alarm {
                    curve.levels.push(self.level);
                }
                self.turn = turn;
            }
            Event::AlarmChanged { to, .. } => {
                self.level = to;
                if let Some(curve) = &mut summary.alarm {
                    curve.peak = curve.peak.max(to);
                }
            }
            Event::Reinforcement { level, .. } => {
                let calls = summary.alarm.iter_mut().flat_map(|curve| &mut curve.calls);
                let call = calls.into_iter().find(|call| call.0 == level && call.1.is_none());
                if let Some(call) = call {
                    call.1 = Some(self.turn);
                }
            }
            Event::Detected { sector, .. } => {
                summary.noticed.push((self.turn, sector));
                self.happens();
            }
            Event::Attacked { by: Actor::Enemy(_), .. } => self.happens(),
            Event::Defeated { enemy, sector, .. } => summary.fallen.push((self.turn, enemy, sector)),
            Event::NoisePlaced { rule, .. } if matches!(rule.0, "ST-ACT-03" | "ST-ACT-12") => summary.noises += 1,
            Event::Drew { card, .. } => summary.cards.count(card),
            _ => {}
        }
    }

    /// The last health was lost.
    fn fell(&mut self, game: &Stealth, by: EnemyId) {
        let (kinds, public) = (&game.setup().mission.plan().kinds, game.public());
        let kind = public.enemies.get(by.index()).and_then(|enemy| kinds.get(enemy.kind.index()));
        self.summary.fatal = kind.map(|kind| (kind.id.clone(), public.player.sector));
    }

    fn happens(&mut self) {
        if let Some((moment, _)) = &mut self.open {
            moment.happened = true;
        }
    }
}

/// Whether the player is free to decide what they do.
fn is_decision(public: &Public) -> bool {
    public.question.is_none() && matches!(public.phase, Phase::Free | Phase::Second)
}

/// Each face of a deck with how many there are.
fn faces(deck: &[Modifier]) -> Vec<(Modifier, u16, u16)> {
    let mut cards = deck.to_vec();
    cards.sort_unstable();
    let same = cards.chunk_by(|a, b| a == b);
    same.filter_map(|same| Some((*same.first()?, same.len() as u16, 0))).collect()
}

fn optional(game: &Match<Stealth>) -> Vec<(String, bool)> {
    let taken = game.game().public().taken;
    let all = game.game().setup().mission.plan().objectives.iter().enumerate();
    let extra = all.filter(|(_, objective)| objective.need == Need::Optional);
    extra.map(|(at, objective)| (objective.name.clone(), at < 32 && taken >> at & 1 == 1)).collect()
}

fn curve(game: &Match<Stealth>) -> Option<Curve> {
    let alarm = game.game().setup().mission.alarm()?;
    let mut calls: Vec<_> = alarm.reinforcements.iter().map(|coming| (coming.level, None)).collect();
    calls.sort_unstable();
    Some(Curve { calls, ..Curve::default() })
}
