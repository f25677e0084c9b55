//! ST-GEAR-03, ST-GEAR-04 and ST-GEAR-07: energy, health and armor in a mission. The shop is tested in `campaign`.

use ghostline::stealth::{Colour::*, Effect, GearEffect};

use crate::drawn::{Drawn, cards::gear};

/// ST-GEAR-03
#[test]
fn the_most_energy_is_16_less_what_the_equipped_gear_holds() {
    assert_eq!(Drawn::map("01S").deal().public().player.energy, 15, "the pistol holds 1");
    let drawn = Drawn::map("01S").gear(gear(4, &[])).gear(gear(6, &[])).gear(gear(5, &[]));
    assert_eq!((drawn.setup().max_energy(), drawn.deal().public().player.energy), (0, 0));
}

/// ST-GEAR-04
#[test]
fn energy_starts_full_and_effects_spend_it() {
    let drawn = Drawn::map("01S").tool(3, Effect::Shield(1));
    let mut table = drawn.deal();
    assert_eq!(table.public().player.energy, 15);
    table.play("use gear 1");
    assert_eq!(table.public().player.energy, 12);
    table.wait();
    assert_eq!(table.public().player.energy, 12, "a new turn gives none back");
    assert_eq!(drawn.deal().public().player.energy, 15, "a new mission does");
}

/// ST-GEAR-07
#[test]
fn health_starts_at_3_and_armor_at_4_and_gear_changes_them() {
    let plain = Drawn::map("01S").guard("S", Red).cards(&[-3, 0]);
    assert_eq!((plain.deal().public().player.health, plain.deal().scene().armor()), (3, 4));
    assert_eq!(plain.deal().wait()[4], "strike of 0: 4 +0 = 4 against 4");
    let vest = plain.gear(gear(2, &[GearEffect::Armor(1), GearEffect::Health(2)]));
    assert_eq!(vest.deal().public().player.health, 5);
    assert_eq!(vest.deal().wait()[4..6], ["strike of 0: 4 +0 = 4 against 5", "0 misses player"]);
}
