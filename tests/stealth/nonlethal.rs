//! ST-NL: the non-lethal mode.

use ghostline::stealth::{Colour::*, Condition, Mode, Weapon};

use crate::drawn::{
    Drawn,
    cards::{loud, weapon},
};

/// A guard to be shot from next door, and another that walks over the body.
fn two_guards() -> Drawn {
    let far = weapon(Weapon { range: 1, silent: true, ..loud() });
    Drawn::map("01S 01A 01B").guard("A", Red).guard("B", Blue).patrol(Blue, "B A").gear(far)
}

/// ST-NL-01
#[test]
fn non_lethal_is_chosen_before_the_mission_and_holds_throughout() {
    assert_eq!(two_guards().setup().mode, Mode::Lethal);
    let table = two_guards().non_lethal().deal();
    assert_eq!(table.game.journal().setup.mode, Mode::NonLethal);
}

/// ST-NL-02
#[test]
fn an_enemy_wakes_a_body_instead_of_removing_it_and_the_woken_one_acts_from_the_next_turn_on() {
    let mut table = two_guards().non_lethal().cards(&[0, 1, -3, -3]).deal();
    assert_eq!(
        table.play("pass, shoot 0 with 1")[3..],
        ["0 falls at A", "behaviour of 1: 0 +1 = 1", "1 does row 2", "1 B>A", "body 0 woken by 1 at A", "turn 2"]
    );
    assert_eq!(table.enemy(0).condition, Condition::Up);
    table.wait();
    assert_eq!(table.lines_with("first 0", &["behaviour"]), ["behaviour of 0: 0 -3 = -3", "behaviour of 1: 0 -3 = -3"]);
    let mut lethal = two_guards().cards(&[0, 1]).deal();
    assert!(lethal.play("pass, shoot 0 with 1").contains(&"body 0 removed by 1 at A".to_owned()));
    assert_eq!(lethal.enemy(0).condition, Condition::Gone);
}

/// ST-NL-02
#[test]
fn a_woken_enemy_does_not_act_in_the_turn_it_wakes() {
    let far = weapon(Weapon { range: 3, silent: true, ..loud() });
    // The body lies far off, so its owner would act after the finder.
    let drawn =
        Drawn::map("01S 01 01B 01A").guard("A", Red).guard("B", Blue).patrol(Blue, "B A").gear(far).non_lethal();
    let lines = drawn.cards(&[0, 1]).deal().play("pass, shoot 0 with 1");
    assert_eq!(lines[6..], ["1 B>A", "body 0 woken by 1 at A", "turn 2"]);
}
