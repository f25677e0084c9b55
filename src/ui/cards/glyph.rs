//! The glyphs of gear and items.

use crate::{
    stealth::{Effect, Gear, GearKind},
    ui::theme::icons,
};

/// The glyph of a gear card: that of what it does.
pub fn gear_glyph(gear: &Gear) -> &'static str {
    match (gear.weapon(), gear.usable()) {
        (Some(_), _) => icons::CROSSHAIR,
        (None, Some((_, effect))) => effect_glyph(effect),
        (None, None) => kind_glyph(gear.kind),
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
