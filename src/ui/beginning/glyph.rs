//! The signs of the game: who and what is told apart by which glyph, shape and mark.

use egui::Color32;

use crate::{
    beginning::{Badge, Bar, Branch, Character, EnemyKind, EventKind, Faction, Figure, Item, Used},
    deduction::Team,
    ui::{
        map::art::{DIAMOND, HEXAGON, KITE, Point, SHIELD, TRIANGLE},
        theme::{Palette, icons},
    },
};

use super::Look;

/// The mark of a faction: the five of hidden roles are the same in both games.
pub const fn team(faction: Faction) -> Team {
    match faction {
        Faction::Human => Team::Human,
        Faction::Machine => Team::Machine,
        Faction::Fallen => Team::Fallen,
        Faction::Legion => Team::Legion,
        Faction::Outlaw => Team::Outlaw,
    }
}

/// A character's glyph.
pub const fn character(who: Character) -> &'static str {
    match who {
        Character::Jayden => icons::STAR_FOUR,
        Character::Feykah => icons::CODE,
        Character::Nova => icons::SUN_DIM,
        Character::Havoc => icons::HAMMER,
        Character::Dryden => icons::FIRST_AID,
        Character::DeeCoy => icons::MASK_HAPPY,
    }
}

/// A figure's glyph.
pub fn figure(look: Look<'_>, figure: Figure) -> &'static str {
    match figure {
        Figure::Kuro => icons::DOG,
        Figure::Of(seat) => look.player(seat).map_or(icons::USER, |player| character(player.who)),
    }
}

/// An enemy's shape and glyph.
pub const fn enemy(kind: EnemyKind) -> (&'static [Point], &'static str) {
    match kind {
        EnemyKind::Tank => (HEXAGON, icons::SHIELD_CHECKERED),
        EnemyKind::Sniper => (KITE, icons::CROSSHAIR),
        EnemyKind::Soldier => (SHIELD, icons::PERSON_SIMPLE_RUN),
        EnemyKind::Crawler => (TRIANGLE, icons::BUG),
        EnemyKind::Thief => (DIAMOND, icons::HAND_GRABBING),
    }
}

/// The colour of an enemy's level: green, yellow, red (TB-ENM-25); as many squares are the second carrier.
pub const fn level(palette: &Palette, level: u8) -> Color32 {
    match level {
        0 | 1 => palette.safe,
        2 => palette.noise,
        _ => palette.detection,
    }
}

/// A bar's glyph.
pub const fn bar(bar: Bar) -> &'static str {
    match bar {
        Bar::Morale => icons::USERS_THREE,
        Bar::Riot => icons::HAND_FIST,
        Bar::Security => icons::SHIELD,
        Bar::Resource => icons::CUBE,
        Bar::Apex => icons::ROBOT,
        Bar::Deus => icons::SKULL,
        Bar::Threat => icons::WARNING,
    }
}

/// A column of the skill tree.
pub const fn branch(branch: Branch) -> &'static str {
    match branch {
        Branch::Hacking => icons::CODE,
        Branch::Implants => icons::HEARTBEAT,
        Branch::Security => icons::SHIELD,
        Branch::Rigging => icons::WRENCH,
    }
}

/// A supply box by what is in it.
pub const fn item(item: Item) -> &'static str {
    match item {
        Item::Pistol => icons::CROSSHAIR_SIMPLE,
        Item::Rifle => icons::CROSSHAIR,
        Item::RocketLauncher => icons::ROCKET,
        Item::Companion => icons::DRONE,
        Item::Laser => icons::LIGHTNING,
        Item::TrapCards | Item::TrapProgram | Item::TrapChip | Item::TrapSilence => icons::BOMB,
    }
}

/// A kind of event.
pub const fn event(kind: &EventKind) -> &'static str {
    match kind {
        EventKind::Check { .. } => icons::SCALES,
        EventKind::Count { .. } => icons::CARDS,
        EventKind::Decision { .. } => icons::ARROWS_SPLIT,
        EventKind::Happening(_) => icons::WARNING,
    }
}

/// When a program is used.
pub const fn used(used: Used) -> &'static str {
    match used {
        Used::Own => icons::CLOCK_CLOCKWISE,
        Used::Any => icons::LIGHTNING,
        Used::Charged => icons::BATTERY_HIGH,
        Used::Permanent(_) => icons::INFINITY,
    }
}

/// A badge, on gold or on white.
pub const fn badge(badge: Badge, palette: &Palette) -> (&'static str, Color32) {
    match badge {
        Badge::Leader => (icons::CROWN_SIMPLE, palette.objective),
        Badge::General => (icons::STAR, palette.text_hi),
    }
}
