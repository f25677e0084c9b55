//! How things stand, in lines: the agent, the alarm, the deck, the enemies.

use super::{
    ink::{Ink, Line, Piece, piece},
    map::tokens::{enemy_sign, scene},
};
use crate::{
    stealth::{
        Condition, Enemy, EnemyId, GearId, ItemId, LockId, Modifier, Need, Objective, ObjectiveId, Powers, Thing, Tool,
        View, odds,
    },
    words::{Words, percent, stealth::Teller},
};

/// What the agent must know at every moment, one line each.
pub fn status(words: &Words, view: &View) -> Vec<Line> {
    let mut lines = vec![vitals(words, view), vec![stance(words, view)]];
    lines.push(goals(words, view));
    lines.extend(held(words, view));
    lines.push(equipment(words, view));
    lines.extend(alarm(words, view));
    lines.push(deck(words, view));
    lines
}

/// The line over everything: which turn, and what is being played.
pub fn moment(words: &Words, view: &View) -> String {
    let phase = Teller::of(words, view).phase();
    words.with("term-moment", &[("turn", view.public.turn.into()), ("phase", phase.into())])
}

fn vitals(words: &Words, view: &View) -> Line {
    let player = &view.public.player;
    let health = [("health", player.health.into()), ("most", view.setup.max_health().into())];
    let ink = if player.health <= 1 { Ink::Danger } else { Ink::Agent };
    let mut line = vec![piece(words.with("term-health", &health), ink)];
    let armor = words.with("term-armor", &[("armor", scene(view).armor().into())]);
    line.push(piece(format!("  {armor}"), Ink::Plain));
    if view.setup.mission.plan().powers == Powers::Full {
        let energy = [("energy", player.energy.into()), ("most", view.setup.max_energy().into())];
        line.push(piece(format!("  {}", words.with("term-energy", &energy)), Ink::Plain));
    }
    line
}

fn stance(words: &Words, view: &View) -> Piece {
    let teller = Teller::of(words, view);
    let player = &view.public.player;
    if let Some(body) = player.carried {
        return piece(words.with("term-carrying", &[("enemy", teller.enemy(body).into())]), Ink::Body);
    }
    if let Some(gear) = player.overwatch {
        return piece(words.with("term-overwatch", &[("gear", teller.gear(gear).into())]), Ink::Agent);
    }
    let seen = view.public.enemies.iter().any(|enemy| enemy.is_up() && enemy.detects);
    let (key, ink) = match (player.hidden, seen) {
        (true, _) => ("term-hidden", Ink::Exit),
        (false, true) => ("term-seen", Ink::Danger),
        (false, false) => ("term-unseen", Ink::Plain),
    };
    piece(words.with(key, &[("sector", teller.sector(player.sector).into())]), ink)
}

/// What is still to be taken and where, or the way out.
fn goals(words: &Words, view: &View) -> Line {
    let teller = Teller::of(words, view);
    let plan = view.setup.mission.plan();
    let open = plan.objectives.iter().enumerate().filter(|(at, _)| view.public.taken & (1 << at) == 0);
    let name = |(at, objective): (usize, &Objective)| {
        let fill = [
            ("thing", teller.objective(ObjectiveId(at as u8)).into()),
            ("sector", teller.sector(objective.sector).into()),
        ];
        let key = if objective.need == Need::Required { "term-goal" } else { "term-goal-optional" };
        (objective.need, teller.alarming(objective, words.with(key, &fill)))
    };
    let goals: Vec<_> = open.map(name).collect();
    let list = goals.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ");
    if goals.iter().any(|(need, _)| *need == Need::Required) {
        return vec![piece(words.with("term-goals", &[("list", list.into())]), Ink::Objective)];
    }
    vec![piece(words.with("term-leave", &[("exit", teller.sector(plan.exit).into())]), Ink::Exit)]
}

/// What was picked up, where anything was.
fn held(words: &Words, view: &View) -> Option<Line> {
    let teller = Teller::of(words, view);
    let taken = (0..32).filter(|bit| view.public.taken & (1 << bit) != 0).map(|bit| Thing::Objective(ObjectiveId(bit)));
    let keys = (0..32).filter(|bit| view.public.keys_held & (1 << bit) != 0).map(|bit| Thing::Key(LockId(bit)));
    let names: Vec<String> = taken.chain(keys).map(|thing| teller.thing(thing)).collect();
    (!names.is_empty())
        .then(|| vec![piece(words.with("term-held", &[("list", names.join(", ").into())]), Ink::Objective)])
}

/// Gear, and items not yet used.
fn equipment(words: &Words, view: &View) -> Line {
    let teller = Teller::of(words, view);
    let gear = (0..view.setup.gear.len()).map(|at| teller.gear(GearId(at as u8)));
    let items = (0..view.setup.items.len()).map(|at| ItemId(at as u8));
    let items = items.filter(|&id| scene(view).has_item(id)).map(|id| teller.tool(Tool::Item(id)));
    let list = gear.chain(items).collect::<Vec<_>>().join(", ");
    vec![piece(words.with("term-gear", &[("list", list.into())]), Ink::Plain)]
}

/// The alarm and what it brings next, where the mission has one.
fn alarm(words: &Words, view: &View) -> Option<Line> {
    let alarm = view.setup.mission.alarm()?;
    let level = view.public.alarm;
    let alertness = Modifier::Value(view.setup.alertness().unwrap_or(0)).to_string();
    let waiting = alarm.reinforcements.iter().enumerate().filter(|(at, _)| view.public.arrived & (1 << at) == 0);
    let next = waiting.map(|(_, reinforcement)| reinforcement.level).min();
    let fill = [("level", level.into()), ("alertness", alertness.into()), ("next", next.unwrap_or(0).into())];
    let key = if next.is_some() { "term-alarm-next" } else { "term-alarm" };
    Some(vec![piece(words.with(key, &fill), Ink::Alarm)])
}

/// How many cards are left, and how many of them are 0 or more; the choose card counts as such.
fn deck(words: &Words, view: &View) -> Line {
    let cards = odds::coming(view, 0);
    let good = cards.iter().filter(|card| !matches!(card, Modifier::Value(n) if *n < 0)).count();
    let share = percent(good as f64 / cards.len().max(1) as f64);
    let fill = [("left", view.left.len().into()), ("percent", share.into())];
    vec![piece(words.with("term-deck", &fill), Ink::Plain)]
}

/// Every enemy on the map: its sign, name, place and what it is about.
pub fn roster(words: &Words, view: &View) -> Vec<Line> {
    let shown = scene(view).enemies().filter(|(_, enemy)| enemy.condition != Condition::Gone);
    shown.map(|(id, enemy)| roster_line(words, view, id, enemy)).collect()
}

fn roster_line(words: &Words, view: &View, id: EnemyId, enemy: &Enemy) -> Line {
    let teller = Teller::of(words, view);
    let key = match enemy {
        enemy if !enemy.is_up() => "term-enemy-down",
        enemy if enemy.detects => "term-enemy-detects",
        enemy if enemy.overwatch => "term-enemy-watches",
        enemy if enemy.dazed => "term-enemy-dazed",
        _ => "term-enemy",
    };
    let sign = if enemy.is_up() { enemy_sign(view, id, enemy) } else { format!("x{}", id.index() + 1) };
    let text = words.with(key, &[("enemy", teller.enemy(id).into()), ("sector", teller.sector(enemy.sector).into())]);
    vec![piece(format!("{sign:<4}"), Ink::Patrol(enemy.colour)), piece(text, Ink::Plain)]
}
