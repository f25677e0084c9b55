//! An attack before it is made: its exact odds and the arithmetic.

use egui::Ui;

use super::enemy::sum;
use crate::{
    stealth::{EnemyId, GearId, Modifier, Scene, Targets, View, odds},
    ui::{
        Desk,
        parts::Fact,
        theme::{Palette, Type, icons},
    },
    words::{number, percent, stealth::Teller},
};

/// The odds of an attack with this weapon on this enemy.
pub(super) fn attack(ui: &mut Ui, desk: &Desk, view: &View, gear: GearId, target: EnemyId) {
    let palette = Palette::of(ui.ctx());
    let teller = Teller::of(&desk.words, view);
    let scene = Scene { setup: &view.setup, public: &view.public };
    let Some(odds) = odds::attack(view, gear, target) else { return };
    let fill = [("enemy", teller.enemy(target).into()), ("weapon", teller.gear(gear).into())];
    Fact::new(desk.with("ui-attack-title", &fill)).style(Type::Subtitle).tone(palette.text_hi).show(ui);
    let share = [("hits", odds.favourable.into()), ("of", odds.of.into())];
    let why = why(desk, view, odds.sum.base, odds.sum.against);
    Fact::new(sum(desk, &odds))
        .glyph(icons::CROSSHAIR, palette.safe)
        .number(percent(odds.chance), palette.safe)
        .why(&why)
        .show(ui);
    Fact::new(desk.with("ui-attack-cards", &share)).glyph(icons::CARDS, palette.info).why(&why).show(ui);
    let Some(weapon) = scene.setup.gear(gear).and_then(|gear| gear.weapon()) else { return };
    let silent = weapon.silent || scene.public.boost.silent;
    let (key, glyph) =
        if silent { ("ui-attack-silent", icons::SPEAKER_SLASH) } else { ("ui-attack-loud", icons::SPEAKER_HIGH) };
    Fact::new(desk.text(key)).glyph(glyph, if silent { palette.text_dim } else { palette.noise }).show(ui);
    if weapon.targets == Targets::Sector {
        Fact::new(desk.text("ui-attack-all")).glyph(icons::USERS_THREE, palette.text_dim).show(ui);
    }
    let energy = scene.energy_price(weapon.energy);
    if energy > 0 {
        let words = desk.with("ui-attack-energy", &[("energy", energy.into())]);
        Fact::new(words).glyph(icons::LIGHTNING, palette.energy).show(ui);
    }
}

/// Which cards succeed.
fn why(desk: &Desk, view: &View, base: i32, against: Option<i32>) -> String {
    let least = against.unwrap_or(0) - base;
    let boost = view.public.boost.power;
    let cards = odds::coming(view, 0);
    let hit = |card: &&Modifier| !matches!(card, Modifier::Value(value) if i32::from(*value) < least);
    let list: Vec<String> = cards.iter().filter(hit).map(Modifier::to_string).collect();
    let fill = [
        ("least", number(least).into()),
        ("list", list.join(" ").into()),
        ("boost", number(boost.into()).into()),
        ("base", number(base).into()),
    ];
    desk.with(if boost == 0 { "ui-attack-why" } else { "ui-attack-why-boost" }, &fill)
}
