//! The glyphs of gear and items.

use crate::{
    stealth::{Effect, Gear, GearEffect, GearKind, Remains, Targets, Weapon},
    ui::theme::icons,
};

/// The glyph of a gear card: that of what it does.
pub fn gear_glyph(gear: &Gear) -> &'static str {
    match (gear.weapon(), gear.usable()) {
        (Some(weapon), _) => weapon_glyph(*weapon),
        (None, Some((_, effect))) => effect_glyph(effect),
        (None, None) => {
            gear.effects.first().map_or_else(|| kind_glyph(gear.kind), |effect| worn_glyph(*effect, gear.kind))
        }
    }
}

/// The glyph of a weapon: that of what sets it apart.
fn weapon_glyph(weapon: Weapon) -> &'static str {
    match weapon {
        Weapon { targets: Targets::Sector, .. } => icons::BOMB,
        Weapon { remains: Remains::Nothing, .. } => icons::DROP,
        Weapon { ambush: 1.., .. } => icons::SYRINGE,
        Weapon { range: 1.., silent: false, .. } => icons::ARROW_FAT_LINE_RIGHT,
        Weapon { range: 1.., .. } => icons::CROSSHAIR_SIMPLE,
        Weapon { silent: false, .. } => icons::HAMMER,
        _ => icons::CROSSHAIR,
    }
}

/// The glyph of what a card gives while it is worn.
fn worn_glyph(effect: GearEffect, kind: GearKind) -> &'static str {
    match effect {
        GearEffect::Health(_) => icons::HEART,
        GearEffect::Dodge(_) => icons::SHIELD_CHEVRON,
        GearEffect::Watch(_) => icons::BINOCULARS,
        GearEffect::Lull(_) => icons::PHONE_SLASH,
        GearEffect::SoftStep => icons::FOOTPRINTS,
        GearEffect::Armor(_) | GearEffect::Weapon(_) | GearEffect::Use { .. } => kind_glyph(kind),
    }
}

/// The glyph of a kind of gear.
pub(super) fn kind_glyph(kind: GearKind) -> &'static str {
    match kind {
        GearKind::Weapon => icons::CROSSHAIR,
        GearKind::Armour => icons::SHIELD,
        GearKind::Movement => icons::WIND,
        GearKind::Hacking => icons::CPU,
        GearKind::Senses => icons::EAR,
    }
}

/// The glyph of an effect.
pub(super) fn effect_glyph(effect: Effect) -> &'static str {
    match effect {
        Effect::Heal(_) => icons::FIRST_AID_KIT,
        Effect::Recharge(_) => icons::BATTERY_PLUS,
        Effect::Shield(_) => icons::SHIELD_PLUS,
        Effect::Aim(_) => icons::TARGET,
        Effect::Silence => icons::SNEAKER_MOVE,
        Effect::Decoy(_) => icons::SPEAKER_HIGH,
        Effect::Calm(_) => icons::BELL_SLASH,
        Effect::Peek(_) => icons::CARDS_THREE,
        Effect::Burn => icons::CARDS,
        Effect::Vanish => icons::GHOST,
        Effect::Dash => icons::PERSON_SIMPLE_RUN,
        Effect::Unlock(_) => icons::KEY,
        Effect::Jam(_) => icons::WIFI_SLASH,
        Effect::Dispose => icons::TRASH,
        Effect::Erase(_) => icons::ERASER,
        Effect::Climb => icons::ANCHOR,
        Effect::Foresee(_) => icons::EAR,
        Effect::Loop(_) => icons::CAMERA_SLASH,
        Effect::Drag => icons::PERSON_SIMPLE_TAI_CHI,
        Effect::Bait(_) => icons::EYE,
        Effect::Fool(_) => icons::DETECTIVE,
        Effect::Muffle(_) => icons::BELL_Z,
        Effect::Reroute(_) => icons::ARROW_BEND_UP_LEFT,
        Effect::Encore => icons::LIGHTNING,
        Effect::Forget => icons::EYE_SLASH,
        Effect::Flash => icons::SPARKLE,
    }
}
