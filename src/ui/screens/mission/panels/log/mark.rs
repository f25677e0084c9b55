//! The glyph of an event in its actor's colour, and whether it matters.

use egui::Color32;

use crate::{
    session::{Entry, Session},
    stealth::{Actor, Draw, EnemyId, Event, Lure, Movement},
    ui::theme::{Palette, icons},
};

/// The glyph of a line: that of what came last.
pub(super) fn of_line(entries: &[Entry], session: &Session, palette: &Palette) -> (&'static str, Color32) {
    let last = entries.last().map(|last| of(&last.event, session, palette));
    last.unwrap_or((icons::INFO, palette.text_dim))
}

/// The glyph of an event, in the colour of whoever did it.
fn of(event: &Event, session: &Session, palette: &Palette) -> (&'static str, Color32) {
    let patrol = |id: EnemyId| {
        let enemy = session.game().game().public().enemies.get(id.index());
        enemy.map_or(palette.text_body, |enemy| palette.patrol(enemy.colour))
    };
    let actor = |who: Actor| match who {
        Actor::Player => palette.agent,
        Actor::Enemy(id) => patrol(id),
    };
    match *event {
        Event::TurnBegan { .. } => (icons::CLOCK, palette.text_dim),
        Event::Moved { who, movement: Some(Movement::Second), .. } => (icons::SNEAKER_MOVE, actor(who)),
        Event::Moved { who, lure: Some(Lure::Noise), .. } => (icons::EAR, actor(who)),
        Event::Moved { who, .. } => (icons::FOOTPRINTS, actor(who)),
        Event::Passed { .. } => (icons::MINUS_CIRCLE, palette.agent),
        Event::Drew { reason: Draw::Alarm, .. } => (icons::CARDS, palette.alarm),
        Event::Drew { who, .. } => (icons::CARDS, actor(who)),
        Event::ChooseCard { .. } => (icons::PLUS_MINUS, palette.agent),
        Event::Shuffled { .. } => (icons::SHUFFLE, palette.info),
        Event::Attacked { by, .. } => (icons::CROSSHAIR, actor(by)),
        Event::Defeated { enemy, .. } => (icons::X_CIRCLE, patrol(enemy)),
        Event::Hurt { .. } => (icons::HEART_BREAK, palette.health),
        Event::Behaved { enemy, .. } => (icons::MINUS_CIRCLE, patrol(enemy)),
        Event::SatOut { enemy, .. } | Event::Jammed { enemy, .. } => (icons::MOON, patrol(enemy)),
        Event::Searched { enemy, .. } => (icons::MAGNIFYING_GLASS, patrol(enemy)),
        Event::Detected { .. } | Event::DetectionPlaced { .. } => (icons::EYE, palette.detection),
        Event::DetectionRemoved { by, .. } => (icons::EYE_SLASH, actor(by)),
        Event::NoisePlaced { .. } => (icons::SPEAKER_HIGH, palette.noise),
        Event::NoiseRemoved { .. } => (icons::SPEAKER_SLASH, palette.noise),
        Event::BodyHandled { by, .. } => (icons::HAND_GRABBING, actor(by)),
        Event::Carried { .. } => (icons::PERSON_SIMPLE_TAI_CHI, palette.agent),
        Event::AlarmChanged { to, .. } => (icons::SIREN, palette.alarm_level(to)),
        Event::Reinforcement { enemy, .. } => (icons::SIGN_IN, patrol(enemy)),
        Event::PickedUp { .. } => (icons::HAND_GRABBING, palette.objective),
        Event::Unlocked { .. } => (icons::LOCK_SIMPLE_OPEN, palette.locked),
        Event::Hid { .. } | Event::Forgotten { .. } => (icons::EYE_SLASH, palette.agent),
        Event::Unhid { .. } => (icons::GHOST, palette.agent),
        Event::Overwatch { who, .. } | Event::OverwatchEnded { who, .. } => (icons::BINOCULARS, actor(who)),
        Event::Used { .. } => (icons::BACKPACK, palette.agent),
        Event::Peeked { .. } => (icons::CARDS, palette.agent),
        Event::Foreseen { enemy, .. } => (icons::EAR, patrol(enemy)),
        Event::Fooled { enemy, .. } => (icons::DETECTIVE, patrol(enemy)),
        Event::Rerouted { enemy, .. } => (icons::ARROW_BEND_UP_LEFT, patrol(enemy)),
        Event::Won { .. } => (icons::SEAL_CHECK, palette.safe),
        Event::Lost { .. } => (icons::X_CIRCLE, palette.error),
    }
}

/// Whether an event belongs to what matters: it changes what the player must plan for.
pub(super) fn matters(event: &Event) -> bool {
    match event {
        Event::Attacked { .. }
        | Event::Defeated { .. }
        | Event::Hurt { .. }
        | Event::Searched { .. }
        | Event::Detected { .. }
        | Event::NoisePlaced { .. }
        | Event::BodyHandled { .. }
        | Event::AlarmChanged { .. }
        | Event::Reinforcement { .. }
        | Event::PickedUp { .. }
        | Event::Unlocked { .. }
        | Event::Shuffled { .. }
        | Event::Won { .. }
        | Event::Lost { .. } => true,
        Event::Overwatch { who, .. } => *who != Actor::Player,
        _ => false,
    }
}
