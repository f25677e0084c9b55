//! SD-WPN: weapons, their targets and what a shot does.

use ghostline::{
    deduction::{Action, Aim, Cause, Choice, Deed, Event, Spot, Target, WeaponKind::*},
    engine::Seat,
};

use crate::table::{ID, SHOOT, Table, at, both, card};

/// SD-WPN-13
/// SD-WPN-14
/// SD-WPN-25
/// SD-WPN-28
/// SD-WPN-29
#[test]
fn the_target_of_a_pistol_reveals_a_loyalty_card_or_takes_1_damage() {
    let mut table = Table::of(4).armed(0, Pistol, at(1)).pile(&["PR06"]).play();
    table.act(0, Action::Announce(SHOOT));
    assert_eq!((table.asked(), table.choices(1)), (vec![1], vec![card(0), card(1), Choice::Damage]));
    let told = table.answer(1, card(1));
    assert_eq!((table.shown(1), table.hp(1), table.weapon(0), table.programs(0)), (1, 2, None, 1));
    let revealed = told.iter().position(|event| matches!(event, Event::Revealed { .. })).unwrap();
    let dropped = told.iter().position(|event| matches!(event, Event::Dropped(..))).unwrap();
    let drew = told.iter().position(|event| matches!(event, Event::Drew { .. })).unwrap();
    assert!(revealed < dropped && dropped < drew);
    let mut again = Table::of(4).armed(0, Pistol, at(1)).play();
    again.act(0, Action::Announce(SHOOT));
    again.answer(1, Choice::Damage);
    assert_eq!((again.shown(1), again.hp(1)), (0, 1));
}

/// SD-WPN-26
/// SD-EX-21
#[test]
fn without_a_face_down_loyalty_card_the_damage_is_taken() {
    let table = Table::of(4).armed(0, Pistol, at(1)).shown(1, Spot::Loyalty(0)).shown(1, Spot::Loyalty(1));
    let mut table = table.pile(&["PR06"]).play();
    table.deed(SHOOT);
    assert_eq!((table.hp(1), table.weapon(0), table.programs(0)), (1, None, 1));
}

/// SD-WPN-18
/// SD-WPN-19
/// SD-WPN-27
/// SD-WPN-35
/// SD-EX-22
/// SD-HP-04
/// SD-HP-07
/// SD-AMB-35
#[test]
fn a_rifle_at_a_revealed_id_eliminates_and_gives_no_program() {
    let mut table = Table::of(6).armed(0, Rifle, at(1)).shown(1, Spot::Id(0)).play();
    let told = table.deed(SHOOT);
    assert_eq!((table.hp(1), table.weapon(0), table.programs(0)), (0, None, 0));
    assert!(told.contains(&Event::Hurt { seat: Seat(1), amount: 2, left: 0, cause: Cause::Shot(Seat(0), Rifle) }));
    assert!(told.iter().any(|event| matches!(event, Event::Checked { by: Seat(1), .. })));
    let mut sleepless = Table::of(6).id(1, "H06").armed(0, Rifle, at(1)).play();
    sleepless.deed(SHOOT);
    assert_eq!(sleepless.hp(1), 0);
}

/// SD-EX-23
/// SD-ID-01
/// SD-ID-06
#[test]
fn an_id_revealed_by_a_rifle_resolves_before_the_shooter_drops() {
    let mut table = Table::of(6).armed(0, Rifle, at(1)).id(1, "O07").play();
    table.act(0, Action::Announce(SHOOT));
    assert_eq!(table.choices(1), [ID, Choice::Damage]);
    let told = table.answer(1, ID);
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).unwrap();
    let ability = place(|event| matches!(event, Event::Ability { seat: Seat(1), .. }));
    let drew = place(|event| matches!(event, Event::Drew { seat: Seat(1), .. }));
    assert!(ability < drew && drew < place(|event| matches!(event, Event::Dropped(..))));
    assert_eq!((table.hp(1), table.programs(1)), (2, 2));
}

/// SD-WPN-15
/// SD-WPN-16
/// SD-WPN-17
/// SD-WPN-36
/// SD-EX-54
/// SD-AMB-40
#[test]
fn the_companion_shoots_like_a_pistol_or_heals() {
    let mut table = Table::of(6).armed(0, Companion, at(1)).hp(1, 1).pile(&["PR06"]).play();
    assert!(table.may(SHOOT) && table.may(Deed::Mend));
    table.deed(Deed::Mend);
    assert_eq!((table.hp(1), table.weapon(0), table.programs(0)), (2, None, 1));
    let full = Table::of(6).armed(0, Companion, at(1)).play();
    assert!(!full.may(Deed::Mend));
    let mut shot = Table::of(6).armed(0, Companion, at(1)).play();
    shot.deed(SHOOT);
    assert_eq!(shot.choices(1), [card(0), card(1), Choice::Damage]);
}

/// SD-WPN-02
/// SD-WPN-03
/// SD-WPN-04
/// SD-WPN-05
/// SD-OPEN-14
#[test]
fn locked_weapons_are_for_those_who_unlocked_them() {
    let table = Table::of(6).plays(0, "PR07", None).play();
    assert!(table.may(Deed::Equip(Laser, Aim::NOBODY)) && table.may(Deed::Equip(Rifle, at(1))));
    assert!(table.may(Deed::Equip(Companion, at(1))));
    assert!(!table.deeds().iter().any(|deed| matches!(deed, Deed::Equip(RocketLauncher, _))));
    let mut other = Table::of(6).plays(1, "PR07", None).play();
    assert!(!other.may(Deed::Equip(Laser, Aim::NOBODY)), "an unlock is personal");
    other.turn_of(1);
    assert!(other.may(Deed::Equip(Laser, Aim::NOBODY)));
    assert!(!Table::of(4).play().deeds().iter().any(|deed| matches!(deed, Deed::Equip(Companion, _))));
}

/// SD-WPN-08
/// SD-WPN-22
/// SD-WPN-23
/// SD-ACT-13
#[test]
fn the_laser_names_its_target_when_it_is_fired() {
    let mut table = Table::of(4).armed(0, Laser, Aim::NOBODY).play();
    let target = |seat| Deed::Shoot(Some(Target::Seat(Seat(seat))));
    assert_eq!(table.deeds(), [Deed::Drop, target(1), target(2), target(3)]);
    table.deed(target(2));
    assert_eq!(table.choices(2), [ID, Choice::Damage]);
    table.answer(2, ID);
    assert_eq!((table.weapon(0), table.programs(0), table.state().locked.count(Laser)), (None, 0, 1));
}

/// SD-WPN-07
/// SD-WPN-30
/// SD-WPN-33
/// SD-EX-24
/// SD-WPN-09
/// SD-PRIO-02
#[test]
fn the_rocket_launcher_aims_at_two_neighbours_past_the_eliminated() {
    let table = Table::of(5).dead(2).plays(0, "PR06", None).play();
    let pairs: Vec<_> =
        table.deeds().into_iter().filter(|deed| matches!(deed, Deed::Equip(RocketLauncher, _))).collect();
    assert_eq!(pairs, [Deed::Equip(RocketLauncher, both(1, 3)), Deed::Equip(RocketLauncher, both(3, 4))]);
}

/// SD-WPN-20
/// SD-WPN-21
/// SD-WPN-32
/// SD-PRIO-04
#[test]
fn rocket_targets_answer_one_after_the_other_and_one_program_is_drawn() {
    let mut table = Table::of(6).armed(0, RocketLauncher, both(3, 4)).pile(&["PR06", "PR07"]).play();
    table.act(0, Action::Announce(SHOOT));
    assert_eq!(table.asked(), [3]);
    table.answer(3, Choice::Damage);
    assert_eq!(table.asked(), [4]);
    table.answer(4, card(0));
    assert_eq!((table.hp(3), table.shown(4), table.programs(0), table.weapon(0)), (1, 1, 1, None));
    assert_eq!(table.state().locked.count(RocketLauncher), 1);
}

/// SD-AMB-21
/// SD-AMB-20
/// SD-WPN-24
#[test]
fn two_fold_weapons_have_one_target_where_two_are_not_there() {
    let table = Table::hell(4).dead(2).dead(3).plays(0, "PR06", None).plays(0, "PX13", None).play();
    assert!(table.may(Deed::Equip(RocketLauncher, at(1))) && table.may(Deed::Equip(HellGate, at(1))));
    let mut gate = Table::hell(6).armed(0, HellGate, both(1, 2)).play();
    gate.act(0, Action::Announce(SHOOT));
    assert_eq!(gate.choices(1), [ID, Choice::Damage]);
    gate.answer(1, ID);
    gate.answer(2, Choice::Damage);
    assert_eq!((gate.hp(2), gate.weapon(0), gate.programs(0)), (0, None, 0));
}

/// SD-WPN-10
/// SD-WPN-11
/// SD-AMB-10
/// SD-PRIO-03
/// SD-WPN-31
#[test]
fn whoever_aims_at_an_eliminated_player_aims_anew_at_once() {
    let mut table = Table::of(6).armed(0, Rifle, at(1)).armed(3, Pistol, at(1)).hp(1, 1).play();
    table.deed(SHOOT);
    table.answer(1, Choice::Damage);
    assert_eq!(table.asked(), [3], "the shooter itself drops the rifle instead");
    let choices = table.choices(3);
    assert!(choices.contains(&Choice::Aim(at(0))) && !choices.contains(&Choice::Aim(at(1))));
    assert!(!choices.contains(&Choice::Aim(at(3))));
    table.answer(3, Choice::Aim(at(0)));
    assert_eq!(table.player(3).weapon.unwrap().aim, at(0));
}

/// SD-WPN-01
/// SD-WPN-12
#[test]
fn exchanged_weapons_are_aimed_anew_by_their_holders() {
    let mut table = Table::of(6).armed(1, Rifle, at(0)).armed(2, Pistol, at(0)).holds(0, "PR25").play();
    table.program(0, "PR25");
    table.pick(0, 1);
    assert_eq!(table.asked(), [1]);
    table.answer(1, Choice::Aim(at(4)));
    table.answer(2, Choice::Aim(at(5)));
    assert_eq!((table.weapon(1), table.weapon(2)), (Some(Pistol), Some(Rifle)));
    assert_eq!(table.player(2).weapon.unwrap().aim, at(5));
}

/// SD-WPN-37
#[test]
fn a_weapon_that_left_the_hand_is_not_dropped_but_the_draw_happens() {
    let mut table = Table::of(6).armed(0, Pistol, at(1)).id(1, "O01").pile(&["PR06"]).shown(1, Spot::Loyalty(0));
    table = table.shown(1, Spot::Loyalty(1)).id(3, "H14").holds(1, "PR19");
    let mut table = table.play();
    table.act(0, Action::Announce(SHOOT));
    table.program(1, "PR19");
    assert_eq!(table.weapon(0), None);
    assert!(table.may(Deed::Draw));
}
