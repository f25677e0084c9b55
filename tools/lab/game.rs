//! One game played by a bot, and everything the report wants to know of it.

use ghostline::{
    engine::{Bot as _, Dice, Match, Turn},
    stealth::{AGENT, Action, Actor, Draw, Event, GearEffect, Movement, Sector, Setup, Stealth, Strike, Tool, bots},
};
use serde::{Deserialize, Serialize};

use crate::cell::Bot;

/// A game that is not over after this many turns counts as lost.
pub const TURN_LIMIT: u16 = 200;
/// More decisions than such a game has.
const MOST_DECISIONS: usize = 4_000;

/// A game that was played.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    /// Whether it was won.
    pub won: bool,
    /// The turn it ended in.
    pub turns: u16,
    /// The alarm at the end of each turn.
    pub alarm: Vec<u16>,
    /// Where the agent was detected, each time.
    pub seen: Vec<Sector>,
    /// The gear brought.
    pub gear: Vec<Card>,
    /// The items brought.
    pub items: Vec<Card>,
}

/// A card that was brought.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Whether it was used. Gear that works by itself is where its moment came; armor and health always are.
    pub used: bool,
    /// What gear that works by itself waits for.
    #[serde(skip)]
    waits_for: Option<Moment>,
}

/// A moment in which gear works by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Moment {
    /// An intercept attack on the agent.
    Intercepted,
    /// An attack of the agent on overwatch.
    Watched,
    /// An alarm draw.
    Alarm,
    /// The agent's second movement.
    SecondMovement,
}

impl Moment {
    /// When a piece of gear with this effect does its work.
    fn of(effect: GearEffect) -> Option<Self> {
        match effect {
            GearEffect::Dodge(_) => Some(Self::Intercepted),
            GearEffect::Watch(_) => Some(Self::Watched),
            GearEffect::Lull(_) => Some(Self::Alarm),
            GearEffect::SoftStep => Some(Self::SecondMovement),
            GearEffect::Weapon(_) | GearEffect::Armor(_) | GearEffect::Health(_) | GearEffect::Use { .. } => None,
        }
    }

    /// The moment that an event is.
    fn told_by(event: &Event) -> Option<Self> {
        match event {
            Event::Attacked { target: Actor::Player, occasion: Strike::Intercept, .. } => Some(Self::Intercepted),
            Event::Attacked { by: Actor::Player, occasion: Strike::Overwatch, .. } => Some(Self::Watched),
            Event::Drew { reason: Draw::Alarm, .. } => Some(Self::Alarm),
            Event::Moved { who: Actor::Player, movement: Some(Movement::Second), .. } => Some(Self::SecondMovement),
            _ => None,
        }
    }
}

/// Plays the game of a setup and seed to its end: the same that `ghostline sim` plays.
pub fn play(setup: Setup, seed: u64, bot: Bot) -> (Played, Match<Stealth>) {
    let mut notes = Played::before(&setup);
    let mut game = Match::<Stealth>::new(setup, seed);
    let mut minds = Dice::new(seed).fork();
    let mut mind = bots::by_name(bot.name());
    for _ in 0..MOST_DECISIONS {
        if matches!(game.turn(), Turn::Over(_)) || game.game().public().turn > TURN_LIMIT {
            break;
        }
        let options = game.options(AGENT);
        let choice = mind.as_mut().map_or(0, |mind| mind.choose(&game.view(AGENT), &options, &mut minds));
        let Some(action) = options.get(choice) else { break };
        notes.acted(*action);
        let Ok(events) = game.act(AGENT, action) else { break };
        for event in &events {
            notes.heard(event);
        }
        notes.ended(&game);
    }
    notes.alarm.push(game.game().public().alarm);
    notes.won = matches!(game.turn(), Turn::Over(outcome) if outcome.won && outcome.turns <= TURN_LIMIT);
    notes.turns = game.game().public().turn.min(TURN_LIMIT);
    (notes, game)
}

impl Played {
    /// What is known before the first decision.
    fn before(setup: &Setup) -> Self {
        let passive = |effect: &GearEffect| matches!(effect, GearEffect::Armor(_) | GearEffect::Health(_));
        let gear = setup.gear.iter().map(|gear| Card {
            id: gear.id.clone(),
            used: gear.effects.iter().any(passive),
            waits_for: gear.effects.iter().copied().find_map(Moment::of),
        });
        let items = setup.items.iter().map(|item| Card { id: item.id.clone(), used: false, waits_for: None });
        let (gear, items) = (gear.collect(), items.collect());
        Self { won: false, turns: 0, alarm: Vec::new(), seen: Vec::new(), gear, items }
    }

    fn acted(&mut self, action: Action) {
        if let Action::Attack { gear, .. } | Action::Overwatch { gear } = action
            && let Some(card) = self.gear.get_mut(gear.index())
        {
            card.used = true;
        }
    }

    fn heard(&mut self, event: &Event) {
        let moment = Moment::told_by(event);
        self.gear.iter_mut().filter(|card| moment.is_some() && card.waits_for == moment).for_each(used);
        match event {
            Event::Detected { sector, .. } => self.seen.push(*sector),
            Event::Used { tool: Tool::Gear(id), .. } => self.gear.get_mut(id.index()).into_iter().for_each(used),
            Event::Used { tool: Tool::Item(id), .. } => self.items.get_mut(id.index()).into_iter().for_each(used),
            _ => {}
        }
    }

    /// Notes the alarm of every turn that ended.
    fn ended(&mut self, game: &Match<Stealth>) {
        let public = game.game().public();
        while self.alarm.len() + 1 < usize::from(public.turn) {
            self.alarm.push(public.alarm);
        }
    }
}

fn used(card: &mut Card) {
    card.used = true;
}
