//! What the player has been told so far: events applied one by one to what was seen before them.
//!
//! The rules have long decided when a guard walks across the screen. Map and panels show this view, so that nothing is
//! known before it is seen; when everything is told it is replaced by the true one.

use crate::{
    engine::Rule,
    stealth::{
        Actor, Condition, Draw, Effect, Enemy, EnemyId, Event, Gear, Modifier, Movement, Phase, Public, Sector, Thing,
        Tool, View,
    },
};

/// Applies one event.
pub fn apply(view: &mut View, event: &Event) {
    cards(view, event);
    phase(&mut view.public, event);
    tokens(&mut view.public, event);
    people(view, event);
    let public = &mut view.public;
    match *event {
        Event::AlarmChanged { to, .. } => public.alarm = to,
        Event::PickedUp { thing: Thing::Objective(id), .. } => public.taken |= bit(id.0),
        Event::PickedUp { thing: Thing::Key(id), .. } => {
            public.keys_held |= bit(id.0);
            public.keys_gone |= bit(id.0);
        }
        Event::Unlocked { lock, .. } => public.opened |= bit(lock.0),
        Event::Used { tool, energy, .. } => used(view, tool, energy),
        _ => {}
    }
}

/// A tool was used: what it gives at once has no event of its own.
fn used(view: &mut View, tool: Tool, energy: u8) {
    let player = &mut view.public.player;
    player.energy = player.energy.saturating_sub(energy);
    let effect = match tool {
        Tool::Item(item) => {
            player.items &= !bit(item.0);
            view.setup.item(item).map(|item| item.effect)
        }
        Tool::Gear(gear) => view.setup.gear(gear).and_then(Gear::usable).map(|(_, effect)| effect),
    };
    match effect {
        Some(Effect::Heal(health)) => {
            player.health = player.health.saturating_add(health).min(view.setup.max_health());
        }
        Some(Effect::Recharge(energy)) => {
            player.energy = player.energy.saturating_add(energy).min(view.setup.max_energy());
        }
        _ => {}
    }
}

const fn bit(n: u8) -> u32 {
    if n < 32 { 1 << n } else { 0 }
}

/// Cards leave the deck as they are seen.
fn cards(view: &mut View, event: &Event) {
    match *event {
        // The choose card was seen when it came up, before its number was chosen.
        Event::Drew { card: Modifier::Choose, .. } => {}
        Event::Drew { card, .. } | Event::Peeked { card, kept: false, .. } => discard(view, card),
        Event::ChooseCard { .. } => discard(view, Modifier::Choose),
        Event::Peeked { card, kept: true, .. } => view.public.known.push(card),
        Event::Shuffled { .. } => {
            view.left.append(&mut view.drawn);
            view.left.sort_unstable();
        }
        _ => {}
    }
}

fn discard(view: &mut View, card: Modifier) {
    if let Ok(at) = view.left.binary_search(&card) {
        view.left.remove(at);
    }
    view.drawn.push(card);
    if !view.public.known.is_empty() {
        view.public.known.remove(0);
    }
}

/// The part of the turn an event belongs to.
fn phase(public: &mut Public, event: &Event) {
    public.phase = match *event {
        Event::TurnBegan { turn, .. } => {
            public.turn = turn;
            public.player.spent = false;
            Phase::Free
        }
        Event::Passed { .. } if public.phase == Phase::Free => Phase::Second,
        Event::Moved { movement: Some(Movement::Free), .. } => Phase::Second,
        // A behaviour can be drawn in the player's turn too; only acting by it is the enemies'.
        Event::Behaved { .. } | Event::SatOut { .. } => Phase::Enemies,
        Event::Drew { reason: Draw::Alarm, .. } | Event::ChooseCard { reason: Draw::Alarm, .. } => Phase::End,
        Event::Won { .. } => Phase::Won,
        Event::Lost { .. } => Phase::Lost,
        _ => public.phase,
    };
}

fn tokens(public: &mut Public, event: &Event) {
    let add = |tokens: &mut smallvec::SmallVec<[Sector; 4]>, sector| {
        if !tokens.contains(&sector) {
            tokens.push(sector);
        }
    };
    match *event {
        Event::NoisePlaced { sector, .. } => add(&mut public.noise, sector),
        Event::NoiseRemoved { sector, .. } => public.noise.retain(|token| *token != sector),
        Event::DetectionPlaced { sector, .. } => add(&mut public.detection, sector),
        Event::DetectionRemoved { sector, .. } => public.detection.retain(|token| *token != sector),
        _ => {}
    }
}

fn people(view: &mut View, event: &Event) {
    let public = &mut view.public;
    match *event {
        Event::Moved { who: Actor::Player, to, .. } => player_moved(public, to),
        Event::Moved { who: Actor::Enemy(id), from, to, .. } => with(public, id, |enemy| {
            (enemy.sector, enemy.came_from) = (to, Some(from));
        }),
        Event::Hurt { health, .. } => public.player.health = health,
        Event::Defeated { enemy: id, .. } => {
            with(public, id, |enemy| {
                (enemy.condition, enemy.overwatch, enemy.detects) = (Condition::Down, false, false);
            });
            public.bodies.push(id);
        }
        Event::BodyHandled { enemy: id, woken, .. } => {
            public.bodies.retain(|lying| *lying != id);
            with(public, id, |enemy| {
                (enemy.condition, enemy.dazed) = if woken { (Condition::Up, true) } else { (Condition::Gone, false) };
            });
        }
        Event::Carried { enemy, rule } => {
            public.player.carried = Some(enemy);
            public.player.spent |= rule == Rule("ST-ACT-09");
        }
        Event::Forgotten { .. } => lose_sight(public),
        Event::Fooled { enemy: id, .. } => with(public, id, |enemy| enemy.detects = false),
        Event::Rerouted { enemy: id, target, .. } => with(public, id, |enemy| {
            (enemy.target, enemy.came_from) = (target, None);
        }),
        Event::Hid { .. } => hidden(public),
        Event::Unhid { .. } => public.player.hidden = false,
        Event::Detected { by, .. } => with(public, by, |enemy| enemy.detects = true),
        Event::Jammed { enemy: id, .. } => with(public, id, |enemy| enemy.dazed = true),
        Event::Overwatch { who: Actor::Player, gear, .. } => public.player.overwatch = gear,
        Event::Overwatch { who: Actor::Enemy(id), .. } => with(public, id, |enemy| enemy.overwatch = true),
        Event::OverwatchEnded { who: Actor::Player, .. } => public.player.overwatch = None,
        Event::OverwatchEnded { who: Actor::Enemy(id), .. } => with(public, id, |enemy| enemy.overwatch = false),
        Event::Reinforcement { level, sector, .. } => arrive(view, level, sector),
        _ => {}
    }
}

fn with(public: &mut Public, id: EnemyId, change: impl FnOnce(&mut Enemy)) {
    if let Some(enemy) = public.enemies.get_mut(id.index()) {
        change(enemy);
    }
}

/// The player is somewhere else: a carried body is put down there, and nobody has them in sight any more.
fn player_moved(public: &mut Public, to: Sector) {
    public.player.sector = to;
    lose_sight(public);
    if let Some(body) = public.player.carried.take() {
        with(public, body, |enemy| enemy.sector = to);
    }
}

fn hidden(public: &mut Public) {
    public.player.hidden = true;
    lose_sight(public);
}

fn lose_sight(public: &mut Public) {
    for enemy in &mut public.enemies {
        enemy.detects = false;
    }
}

/// The next reinforcement of this level comes in.
fn arrive(view: &mut View, level: u16, sector: Sector) {
    let mission = &view.setup.mission;
    let mut waiting = mission.alarm().into_iter().flat_map(|alarm| alarm.reinforcements.iter().enumerate());
    let arrived = view.public.arrived;
    let next = waiting.find(|(at, coming)| coming.level == level && arrived & (1 << at) == 0);
    if let Some((at, coming)) = next {
        view.public.arrived |= 1 << at;
        view.public.enemies.push(mission.enlist(coming.kind, coming.colour, sector));
    }
}

#[cfg(test)]
#[path = "told/tests.rs"]
mod tests;
