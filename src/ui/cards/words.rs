//! What cards do, in a few words.

use crate::{
    stealth::{Effect, Gear, GearEffect, GearKind},
    ui::Desk,
    words::added,
};

/// The name of a kind of gear.
pub(super) fn kind_name(desk: &Desk, kind: GearKind) -> String {
    desk.text(match kind {
        GearKind::Weapon => "ui-gear-weapon",
        GearKind::Armour => "ui-gear-armour",
        GearKind::Movement => "ui-gear-movement",
        GearKind::Hacking => "ui-gear-hacking",
        GearKind::Senses => "ui-gear-senses",
    })
}

/// What an effect does.
fn note(desk: &Desk, effect: Effect) -> String {
    let with = |key, count: i32| desk.with(key, &[("count", count.into())]);
    match effect {
        Effect::Heal(n) => with("ui-effect-heal", n.into()),
        Effect::Recharge(n) => with("ui-effect-recharge", n.into()),
        Effect::Shield(n) => with("ui-effect-shield", n.into()),
        Effect::Aim(n) => with("ui-effect-aim", n.into()),
        Effect::Silence => desk.text("ui-effect-silence"),
        Effect::Decoy(n) => with("ui-effect-decoy", n.into()),
        Effect::Calm(n) => with("ui-effect-calm", n.into()),
        Effect::Peek(n) => with("ui-effect-peek", n.into()),
        Effect::Burn => desk.text("ui-effect-burn"),
        Effect::Vanish => desk.text("ui-effect-vanish"),
        Effect::Dash => desk.text("ui-effect-dash"),
        Effect::Unlock(n) => with("ui-effect-unlock", n.into()),
        Effect::Jam(n) => with("ui-effect-jam", n.into()),
        Effect::Dispose => desk.text("ui-effect-dispose"),
        Effect::Erase(n) => with("ui-effect-erase", n.into()),
        Effect::Climb => desk.text("ui-effect-climb"),
        Effect::Foresee(n) => with("ui-effect-foresee", n.into()),
        Effect::Loop(n) => with("ui-effect-loop", n.into()),
        Effect::Drag => desk.text("ui-effect-drag"),
        Effect::Bait(n) => with("ui-effect-bait", n.into()),
        Effect::Fool(n) => with("ui-effect-fool", n.into()),
        Effect::Muffle(n) => with("ui-effect-muffle", n.into()),
        Effect::Reroute(n) => with("ui-effect-reroute", n.into()),
        Effect::Encore => desk.text("ui-effect-encore"),
        Effect::Forget => desk.text("ui-effect-forget"),
        Effect::Flash => desk.text("ui-effect-flash"),
    }
}

/// What a gear card does, in a few words.
pub fn gear_note(desk: &Desk, gear: &Gear) -> String {
    let weapon = gear.weapon().map(|weapon| {
        let silence = desk.text(if weapon.silent { "ui-card-silent" } else { "ui-card-loud" });
        format!("{} · {silence}", desk.with("ui-card-power", &[("power", weapon.power.into())]))
    });
    let armor = Some(gear.armor()).filter(|&armor| armor != 0);
    let armor = armor.map(|armor| desk.with("ui-card-armor", &[("armor", added(armor.into()).into())]));
    let health = Some(gear.health()).filter(|&health| health != 0);
    let health = health.map(|health| desk.with("ui-card-health", &[("health", health.into())]));
    let worn = gear.effects.iter().filter_map(|effect| worn_note(desk, *effect));
    let usable = gear.usable().map(|(_, effect)| note(desk, effect));
    [weapon, armor, health].into_iter().flatten().chain(worn).chain(usable).collect::<Vec<_>>().join(" · ")
}

/// What a card gives only on some occasions while it is worn.
fn worn_note(desk: &Desk, effect: GearEffect) -> Option<String> {
    let by = |key, count: i8| Some(desk.with(key, &[("count", added(count.into()).into())]));
    match effect {
        GearEffect::Dodge(n) => by("ui-card-dodge", n),
        GearEffect::Watch(n) => by("ui-card-watch", n),
        GearEffect::Lull(n) => by("ui-card-lull", n.saturating_neg()),
        GearEffect::SoftStep => Some(desk.text("ui-card-soft-step")),
        GearEffect::Weapon(_) | GearEffect::Armor(_) | GearEffect::Health(_) | GearEffect::Use { .. } => None,
    }
}
