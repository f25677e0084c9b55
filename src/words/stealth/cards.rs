//! What gear and items do, in the words that stand on the cards.

use crate::{
    stealth::{Effect, Gear, GearEffect, Item, Remains, Targets, Weapon},
    words::{Words, added},
};

/// Everything a gear card gives, in whole sentences.
pub fn gear_text(words: &Words, gear: &Gear) -> String {
    gear.effects.iter().map(|effect| gear_effect(words, *effect)).collect::<Vec<_>>().join(" ")
}

/// What an item does, in whole sentences.
pub fn item_text(words: &Words, item: &Item) -> String {
    sentence(words, None, &clause(words, item.effect))
}

fn gear_effect(words: &Words, effect: GearEffect) -> String {
    let counted = |key, count: i8| words.with(key, &[("count", count.into())]);
    let armor = |key, armor: i8| words.with(key, &[("armor", added(armor.into()).into())]);
    match effect {
        GearEffect::Weapon(weapon) => weapon_text(words, weapon),
        GearEffect::Armor(n) => armor("effect-armor", n),
        GearEffect::Health(n) => words.with("effect-health", &[("count", n.into())]),
        GearEffect::Dodge(n) => armor("effect-dodge", n),
        GearEffect::Watch(n) => counted("effect-watch", n),
        GearEffect::Lull(n) => counted("effect-lull", n),
        GearEffect::SoftStep => words.text("effect-soft-step"),
        GearEffect::Use { energy, effect } => sentence(words, Some(energy), &clause(words, effect)),
    }
}

fn weapon_text(words: &Words, weapon: Weapon) -> String {
    let key = match (weapon.targets, weapon.range) {
        (Targets::One, 0) => "effect-attack",
        (Targets::One, _) => "effect-attack-far",
        (Targets::Sector, 0) => "effect-attack-all",
        (Targets::Sector, _) => "effect-attack-all-far",
    };
    let attack = words.with(key, &[("power", weapon.power.into()), ("range", weapon.range.into())]);
    let mut sentences = vec![sentence(words, Some(weapon.energy).filter(|&energy| energy > 0), &attack)];
    if weapon.ambush != 0 {
        sentences.push(words.with("effect-ambush", &[("power", added(weapon.ambush.into()).into())]));
    }
    if weapon.remains == Remains::Nothing {
        sentences.push(words.text("effect-no-body"));
    }
    sentences.push(words.text(if weapon.silent { "effect-silent" } else { "effect-loud" }));
    sentences.join(" ")
}

/// A clause as a sentence of its own, with its price where it has one.
fn sentence(words: &Words, energy: Option<u8>, clause: &str) -> String {
    if let Some(energy) = energy {
        return words.with("effect-spend", &[("energy", energy.into()), ("effect", clause.into())]);
    }
    let mut letters = clause.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    words.with("effect-plain", &[("effect", format!("{first}{}", letters.as_str()).into())])
}

/// What an effect does, as a clause.
fn clause(words: &Words, effect: Effect) -> String {
    let counted = |key, count: i32| words.with(key, &[("count", count.into())]);
    match effect {
        Effect::Heal(n) => counted("effect-heal", n.into()),
        Effect::Recharge(n) => counted("effect-recharge", n.into()),
        Effect::Shield(n) => words.with("effect-shield", &[("armor", added(n.into()).into())]),
        Effect::Aim(n) => counted("effect-aim", n.into()),
        Effect::Silence => words.text("effect-silence"),
        Effect::Decoy(n) => counted("effect-decoy", n.into()),
        Effect::Calm(n) => counted("effect-calm", n.into()),
        Effect::Peek(n) => counted("effect-peek", n.into()),
        Effect::Burn => words.text("effect-burn"),
        Effect::Vanish => words.text("effect-vanish"),
        Effect::Dash => words.text("effect-dash"),
        Effect::Unlock(n) => counted("effect-unlock", n.into()),
        Effect::Jam(n) => counted("effect-jam", n.into()),
        Effect::Dispose => words.text("effect-dispose"),
        Effect::Erase(n) => counted("effect-erase", n.into()),
        Effect::Climb => words.text("effect-climb"),
        Effect::Foresee(n) => counted("effect-foresee", n.into()),
        Effect::Loop(n) => counted("effect-loop", n.into()),
        Effect::Drag => words.text("effect-drag"),
        Effect::Bait(n) => counted("effect-bait", n.into()),
        Effect::Fool(n) => counted("effect-fool", n.into()),
        Effect::Muffle(n) => counted("effect-muffle", n.into()),
        Effect::Reroute(n) => counted("effect-reroute", n.into()),
        Effect::Encore => words.text("effect-encore"),
        Effect::Forget => words.text("effect-forget"),
        Effect::Flash => words.text("effect-flash"),
    }
}
