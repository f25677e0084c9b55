//! Events as short lines, so that a test can compare the whole list of them at a glance.

use ghostline::stealth::{Actor, Cause, Draw, Event, Lure, Modifier, Movement, Strike, Thing, Tool};

use super::Drawing;

/// One event as a line.
pub fn line(event: &Event, map: &Drawing) -> String {
    let at = |sector: &_| map.name(*sector);
    match event {
        Event::TurnBegan { turn, .. } => format!("turn {turn}"),
        Event::Moved { who, from, to, movement, lure, .. } => {
            format!("{} {}>{}{}", name(*who), at(from), at(to), manner(*movement, *lure))
        }
        Event::Passed { .. } => "pass".to_owned(),
        Event::Drew { .. } | Event::ChooseCard { .. } | Event::Shuffled { .. } | Event::Peeked { .. } => {
            card_line(event)
        }
        Event::Attacked { by, target, hit, occasion, .. } => {
            let outcome = if *hit { "hits" } else { "misses" };
            format!("{} {outcome} {}{}", name(*by), name(*target), occasion_words(*occasion))
        }
        Event::Defeated { enemy, sector, .. } => format!("{enemy} falls at {}", at(sector)),
        Event::Hurt { lost, health, .. } => format!("-{lost} health, {health} left"),
        Event::Behaved { enemy, band, .. } => format!("{enemy} does row {band}"),
        Event::SatOut { enemy, .. } => format!("{enemy} sits out"),
        Event::Searched { enemy, sector, found, .. } => {
            format!("{enemy} searches {}: {}", at(sector), if *found { "found" } else { "nothing" })
        }
        Event::Detected { by, sector, .. } => format!("{by} detects at {}", at(sector)),
        Event::NoisePlaced { sector, .. } => format!("noise {}", at(sector)),
        Event::NoiseRemoved { sector, .. } => format!("quiet {}", at(sector)),
        Event::DetectionPlaced { sector, .. } => format!("token {}", at(sector)),
        Event::DetectionRemoved { sector, by, .. } => format!("token {} cleared by {}", at(sector), name(*by)),
        Event::BodyHandled { enemy, by, sector, woken, .. } => {
            format!("body {enemy} {} by {} at {}", if *woken { "woken" } else { "removed" }, name(*by), at(sector))
        }
        Event::AlarmChanged { from, to, because, by, .. } => {
            let by = by.map_or(String::new(), |by| format!(" by {by}"));
            format!("alarm {from}>{to} ({}{by})", cause(*because))
        }
        Event::Reinforcement { enemy, level, sector, .. } => format!("{enemy} comes to {} (level {level})", at(sector)),
        Event::Unlocked { lock, sector, .. } => format!("lock {lock} opened at {}", at(sector)),
        Event::Hid { sector, .. } => format!("hides at {}", at(sector)),
        Event::Unhid { .. } => "no longer hidden".to_owned(),
        Event::Overwatch { who, .. } => format!("{} on overwatch", name(*who)),
        Event::OverwatchEnded { who, .. } => format!("{} off overwatch", name(*who)),
        Event::Jammed { enemy, .. } => format!("{enemy} jammed"),
        Event::Foreseen { enemy, band, .. } => format!("{enemy} will do row {band}"),
        Event::Fooled { enemy, .. } => format!("{enemy} fooled"),
        Event::Rerouted { enemy, target, .. } => format!("{enemy} heads for waypoint {target}"),
        Event::Forgotten { .. } => "all forget".to_owned(),
        Event::Won { turn, .. } => format!("won in turn {turn}"),
        Event::Lost { turn, .. } => format!("lost in turn {turn}"),
        Event::Carried { .. } | Event::PickedUp { .. } | Event::Used { .. } => hands_line(event),
    }
}

/// Events of the deck.
fn card_line(event: &Event) -> String {
    match event {
        Event::Drew { reason, who, base, card, value, total, against, .. } => {
            let by = if *who == Actor::Player { String::new() } else { format!(" of {}", name(*who)) };
            let chosen = if *card == Modifier::Choose { "chosen " } else { "" };
            let against = against.map_or(String::new(), |against| format!(" against {against}"));
            format!("{}{by}: {base} {chosen}{value:+} = {total}{against}", reason_word(*reason))
        }
        Event::ChooseCard { reason, .. } => format!("choose card for {}", reason_word(*reason)),
        Event::Peeked { card, kept, .. } => format!("{} {card}", if *kept { "sees" } else { "burns" }),
        _ => "shuffle".to_owned(),
    }
}

/// Events of the player's hands.
fn hands_line(event: &Event) -> String {
    match event {
        Event::Carried { enemy, .. } => format!("carries {enemy}"),
        Event::PickedUp { thing: Thing::Objective(id), .. } => format!("takes objective {id}"),
        Event::PickedUp { thing: Thing::Key(id), .. } => format!("takes key {id}"),
        Event::Used { tool: Tool::Gear(id), energy, .. } => format!("uses gear {id} for {energy} energy"),
        Event::Used { tool: Tool::Item(id), .. } => format!("uses item {id}"),
        other => panic!("{other:?} is none of the player's hands"),
    }
}

fn name(actor: Actor) -> String {
    match actor {
        Actor::Player => "player".to_owned(),
        Actor::Enemy(id) => id.to_string(),
    }
}

/// How somebody moved; the player's free movement and an enemy's patrol go without saying.
fn manner(movement: Option<Movement>, lure: Option<Lure>) -> &'static str {
    match (movement, lure) {
        (Some(Movement::Second), _) => " again",
        (_, Some(Lure::Noise)) => " to noise",
        (_, Some(Lure::Detection)) => " to token",
        _ => "",
    }
}

fn occasion_words(occasion: Strike) -> &'static str {
    match occasion {
        Strike::Action => "",
        Strike::Intercept => " leaving",
        Strike::Overwatch => " on overwatch",
    }
}

fn reason_word(reason: Draw) -> &'static str {
    match reason {
        Draw::Attack => "attack",
        Draw::EnemyAttack => "strike",
        Draw::Behaviour => "behaviour",
        Draw::Alarm => "alarm",
    }
}

fn cause(cause: Cause) -> &'static str {
    match cause {
        Cause::EndOfTurn => "end of turn",
        Cause::Detection => "detection",
        Cause::Body => "body",
        Cause::Attack => "attack",
        Cause::Gear => "gear",
        Cause::Objective => "objective",
    }
}
