//! The drawings on cards: a glyph for every ID, and one for when a program may be played.

use crate::{
    deduction::{Faction, IdCard, Spam, Timing},
    ui::theme::icons,
};

/// The drawing of an ID. Cards that are not known here have that of their colour.
pub fn id_glyph(card: &IdCard) -> &'static str {
    let key = card.key.trim_end_matches('R');
    let found = GLYPHS.iter().find(|(known, _)| *known == key).map(|(_, glyph)| *glyph);
    found.unwrap_or(match card.faction {
        Faction::Human => icons::USER,
        Faction::Machine => icons::ROBOT,
        Faction::Outlaw => icons::MASK_HAPPY,
    })
}

/// When a program may be played, as a glyph.
pub fn timing_glyph(timing: Timing, spam: Spam) -> &'static str {
    match timing {
        _ if spam == Spam::Always => icons::ENVELOPE_SIMPLE,
        Timing::AnyTime => icons::LIGHTNING,
        Timing::OnTurn => icons::CLOCK_CLOCKWISE,
        Timing::Permanent => icons::INFINITY,
        Timing::Secret => icons::EYE_SLASH,
        Timing::Open | Timing::Portal(_) => icons::SPIRAL,
    }
}

const GLYPHS: [(&str, &str); 60] = [
    ("H01", icons::CAMERA),
    ("H02", icons::MEGAPHONE),
    ("H03", icons::DETECTIVE),
    ("H04", icons::SUNGLASSES),
    ("H05", icons::LIFEBUOY),
    ("H06", icons::COFFEE),
    ("H07", icons::CALL_BELL),
    ("H08", icons::ROCKET),
    ("H09", icons::HEARTBEAT),
    ("H10", icons::GHOST),
    ("H11", icons::BINOCULARS),
    ("H12", icons::CROSSHAIR_SIMPLE),
    ("H13", icons::IDENTIFICATION_BADGE),
    ("H14", icons::HANDS_PRAYING),
    ("H15", icons::WIND),
    ("H16", icons::TREE),
    ("H17", icons::COMPASS),
    ("H18", icons::STAR_FOUR),
    ("M01", icons::EYE),
    ("M02", icons::SMILEY_WINK),
    ("M03", icons::KNIFE),
    ("M04", icons::TERMINAL),
    ("M05", icons::TARGET),
    ("M06", icons::ROBOT),
    ("M07", icons::VIRUS),
    ("M08", icons::WALL),
    ("M09", icons::MUSIC_NOTES),
    ("M10", icons::BINARY),
    ("M11", icons::BOMB),
    ("M12", icons::CPU),
    ("M13", icons::HAND),
    ("M14", icons::FLAME),
    ("M15", icons::DICE_FIVE),
    ("M16", icons::CROWN_SIMPLE),
    ("M17", icons::CURRENCY_CIRCLE_DOLLAR),
    ("M18", icons::SWORD),
    ("O01", icons::HANDBAG),
    ("O02", icons::MOON_STARS),
    ("O03", icons::SKULL),
    ("O04", icons::SUN),
    ("O05", icons::TENT),
    ("O06", icons::STACK),
    ("O07", icons::MEDAL),
    ("O08", icons::ATOM),
    ("O09", icons::BRAIN),
    ("O10", icons::KEY),
    ("O11", icons::RABBIT),
    ("O12", icons::LIGHTNING),
    ("O13", icons::SCALES),
    ("O14", icons::CIRCLES_THREE),
    ("O15", icons::DOG),
    ("O16", icons::FINGERPRINT),
    ("O17", icons::GRAPH),
    ("O18", icons::USERS),
    ("B01", icons::TRIANGLE),
    ("B02", icons::SHIELD_CHECKERED),
    ("B03", icons::LIGHTHOUSE),
    ("B04", icons::EYE),
    ("B05", icons::BRAIN),
    ("B06", icons::GEAR_SIX),
];
