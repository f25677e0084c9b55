//! What cards do, in a few words.

use crate::{
    stealth::{Effect, GearKind},
    ui::Desk,
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
pub(super) fn note(desk: &Desk, effect: Effect) -> String {
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
    }
}
