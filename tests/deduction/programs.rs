//! SD-PROG: every program of the base game and of Hell Gate that is no portal.

use ghostline::{
    deduction::{Action, Boss, Choice, Deed, Event, Spot, Team, WeaponKind::*},
    engine::{Game, Seat},
};

use crate::table::{ID, SHOOT, Table, at, card};

/// PR06
/// PR07
/// PX13
/// SD-PROG-08
#[test]
fn permanents_unlock_weapons_and_stay() {
    for (key, weapon) in [("PR06", RocketLauncher), ("PR07", Laser), ("PX13", HellGate)] {
        let mut game = Table::hell(6).holds(0, key).play();
        game.program(0, key);
        assert!(game.player(0).programs[0].up);
        assert!(game.deeds().iter().any(|deed| matches!(deed, Deed::Equip(kind, _) if *kind == weapon)));
    }
}

/// PR10
/// SD-PROG-17
#[test]
fn gevers_attack_lowers_the_limit_of_its_target() {
    let mut game = Table::of(6).holds(0, "PR10").play();
    game.program(0, "PR10");
    game.pick(0, 2);
    assert_eq!((game.game.scene().limit(Seat(2)), game.game.scene().limit(Seat(0))), (1, 2));
}

/// PR11
#[test]
fn doe_spynetwork_may_look_at_a_program_each_turn() {
    let mut game = Table::of(4).plays(0, "PR11", Some(2)).holds(2, "PR05").play();
    game.deed(Deed::Draw);
    for _ in 0..3 {
        game.pass();
        let seat = game.active();
        if seat == 0 {
            break;
        }
        let deed = Deed::Investigate(Seat(0), Spot::Loyalty(0));
        game.deed(deed);
    }
    assert_eq!(game.choices(0), [Choice::No, Choice::Card(Spot::Program(0))]);
    game.answer(0, Choice::Card(Spot::Program(0)));
    assert!(!game.game.view(Seat(0)).table.players[2].programs[0].kind.is_hidden());
}

/// PR12
/// PR28
/// PR26
#[test]
fn gavrick_files_deep_scan_and_packet_sniffer_look() {
    let mut game = Table::of(6).holds(0, "PR12").holds(0, "PR28").holds(0, "PR26").holds(4, "PR05").play();
    game.program(0, "PR12");
    game.pick(0, 4);
    let view = game.game.view(Seat(0)).table;
    assert!(!view.leftover[0].kind.is_hidden() && !view.players[4].ids[0].kind.is_hidden());
    game.program(0, "PR28");
    game.pick(0, 3);
    game.program(0, "PR26");
    let view = game.game.view(Seat(0)).table;
    assert!(!view.players[3].ids[0].kind.is_hidden() && !view.players[4].programs[0].kind.is_hidden());
    let mut reprint = Table::hell(6).holds(0, "PR12R").play();
    reprint.program(0, "PR12R");
    reprint.pick(0, 4);
    reprint.answer(0, card(0));
    assert!(!reprint.game.view(Seat(0)).table.players[4].loyalty[0].kind.is_hidden());
}

/// PR13
/// SD-AMB-37
#[test]
fn sleeper_copies_an_eliminated_players_ability() {
    let mut game = Table::of(6).id(4, "O07").dead(4).holds(0, "PR13").play();
    game.program(0, "PR13");
    assert_eq!(game.programs(0), 2);
}

/// PR15
/// PR16
/// PR17
/// PR18
/// PX10
/// SD-PROG-25
#[test]
fn programs_exchange_loyalty_cards() {
    let mut bug = Table::of(6).holds(0, "PR15").play();
    bug.program(0, "PR15");
    bug.pick(0, 1);
    bug.answer(0, card(0));
    bug.answer(0, card(1));
    assert_eq!(
        (bug.loyalty(0), bug.loyalty(1)),
        (vec!["machine".into(), "human".into()], vec!["machine".into(), "human".into()])
    );
    let mut screensaver = Table::of(6).holds(0, "PR17").play();
    screensaver.program(0, "PR17");
    screensaver.pick(0, 1);
    let mut both = [screensaver.loyalty(0), screensaver.loyalty(1)].concat();
    both.sort();
    assert_eq!(both, ["human", "human", "machine", "machine"]);
    let mut orellana = Table::of(4).holds(0, "PR18").play();
    orellana.program(0, "PR18");
    assert_eq!([0, 1, 2, 3].map(|seat| orellana.loyalty(seat)[1].clone()), ["human", "human", "machine", "outlaw2"]);
    let mut roulette = Table::hell(4).dead(2).dead(3).holds(0, "PX10").play();
    roulette.program(0, "PX10");
    assert_eq!((roulette.loyalty(0), roulette.loyalty(1)), (vec!["machine".into(); 2], vec!["human".into(); 2]));
    assert_eq!((roulette.team(0), roulette.team(1)), (Team::Machine, Team::Human));
}

/// PR19
/// PR21
/// PX17
/// V8
#[test]
fn disarm_ping_field_patch_and_second_wind() {
    let mut game =
        Table::hell(6).armed(2, Rifle, at(0)).hp(3, 1).hp(4, 1).holds(0, "PR19").holds(0, "PX17").holds(0, "PR21");
    game = game.hp(5, 1);
    let mut game = game.play();
    game.program(0, "PR19");
    assert_eq!(game.weapon(2), None);
    game.program(0, "PX17");
    game.pick(0, 3);
    game.pick(0, 4);
    game.program(0, "PR21");
    assert_eq!([3, 4, 5].map(|seat| game.hp(seat)), [2, 2, 2]);
}

/// PR22
#[test]
fn adrenaline_loop_gives_one_more_action_but_a_new_weapon_cannot_be_fired() {
    let mut game = Table::of(6).holds(0, "PR22").play();
    game.program(0, "PR22");
    game.act(0, Action::Announce(Deed::Equip(Rifle, at(1))));
    assert_eq!(game.active(), 0);
    assert!(game.may(Deed::Drop) && !game.may(SHOOT));
    game.act(0, Action::Announce(Deed::Retarget(at(2))));
    assert_eq!(game.active(), 1);
}

/// PR23
#[test]
fn crosshair_hijack_aims_a_weapon() {
    let mut game = Table::of(6).armed(2, Rifle, at(0)).holds(0, "PR23").play();
    game.program(0, "PR23");
    game.answer(0, Choice::Aim(at(1)));
    assert_eq!(game.player(2).weapon.unwrap().aim, at(1));
}

/// PR27
/// SD-PROG-18
/// SD-EX-19
/// V9
#[test]
fn data_heist_takes_a_random_program_and_a_target_stays_with_it() {
    let mut game = Table::of(6).holds(0, "PR27").holds(2, "PR19").plays(2, "PR06", None).play();
    game.program(0, "PR27");
    assert_eq!((game.programs(0), game.player(0).programs[0].kind), (1, game.no("PR19")));
    let table = Table::of(6).holds(0, "PR27").holds(2, "PR10").with(|state, _| {
        state.players[2].programs[0].target = Some(Seat(4));
    });
    let mut stolen = table.play();
    stolen.program(0, "PR27");
    assert_eq!(stolen.player(0).programs[0].target, Some(Seat(4)));
}

/// PR29
/// PR30
/// PR31
/// PX18
/// SD-ID-10
#[test]
fn spotlight_outing_cold_reboot_and_ash_veil_turn_cards() {
    let table =
        Table::hell(6).holds(0, "PR29").holds(0, "PR31").holds(0, "PR30").holds(0, "PX18").shown(0, Spot::Id(0));
    let mut game = table.shown(0, Spot::Loyalty(0)).id(2, "O07").play();
    game.program(0, "PR29");
    game.pick(0, 1);
    game.answer(0, card(1));
    assert_eq!(game.shown(1), 1);
    game.program(0, "PR30");
    game.answer(0, ID);
    assert!(!game.id_up(0));
    game.program(0, "PX18");
    game.pick(0, 1);
    assert_eq!(game.shown(1), 0);
    game.program(0, "PR31");
    game.pick(0, 2);
    assert!(game.id_up(2));
    assert_eq!(game.programs(2), 2);
}

/// PR32
/// V7
#[test]
fn shield_routine_reduces_damage_by_1() {
    let mut game = Table::of(6).armed(0, Rifle, at(1)).shown(1, Spot::Id(0)).holds(2, "PR32").play();
    game.act(0, Action::Announce(SHOOT));
    assert_eq!(game.asked(), [2]);
    let told = game.program(2, "PR32");
    assert!(told.contains(&Event::Softened(Seat(1), 1)));
    assert_eq!(game.hp(1), 1);
}

/// PR33
#[test]
fn overcharge_adds_1_to_the_damage_of_the_shot() {
    let mut game = Table::of(6).armed(0, Pistol, at(1)).holds(0, "PR33").play();
    game.program(0, "PR33");
    game.deed(SHOOT);
    game.answer(1, Choice::Damage);
    assert_eq!(game.hp(1), 0);
}

/// PR34
/// PR35
#[test]
fn garbage_collector_and_defrag_discard() {
    let mut game = Table::of(6).holds(0, "PR34").holds(2, "PR05").holds(2, "PR19").play();
    game.program(0, "PR34");
    assert_eq!((game.programs(2), game.player(2).programs[0].kind), (1, game.no("PR05")));
    let mut defrag = Table::of(6).holds(0, "PR35").holds(0, "PR19").holds(0, "PR28").holds(0, "PR01").play();
    defrag.program(0, "PR35");
    defrag.answer(0, Choice::Card(Spot::Program(0)));
    defrag.answer(0, Choice::Card(Spot::Program(0)));
    assert_eq!(defrag.programs(0), 3, "two were drawn again");
}

/// PR36
#[test]
fn motion_alarm_lets_its_owner_look_at_whoever_aims() {
    let mut game = Table::of(6).plays(1, "PR36", None).play();
    game.deed(Deed::Equip(Rifle, at(1)));
    assert_eq!(game.asked(), [1]);
    game.answer(1, card(0));
    assert!(!game.game.view(Seat(1)).table.players[0].loyalty[0].kind.is_hidden());
}

/// PX08
/// SD-PROG-22
/// SD-OPEN-18
#[test]
fn march_of_the_fallen_raises_the_two_eliminated_last_once_both_are_out() {
    let mut game = Table::hell(6).dead(2).dead(3).dead(4).pile(&["PX08", "PX08", "PR06"]).play();
    game.deed(Deed::Draw);
    assert_eq!([2, 3, 4].map(|seat| game.hp(seat)), [0, 1, 1]);
    assert_eq!((game.team(3), game.team(4), game.state().marched), (Team::Fallen, Team::Fallen, true));
    assert_eq!(game.programs(0), 1, "another program is drawn instead");
    let mut nobody = Table::hell(6).pile(&["PX08", "PX08", "PR06"]).play();
    nobody.deed(Deed::Draw);
    assert_eq!(nobody.team(0), Team::Fallen);
}

/// PX11
#[test]
fn shadow_existence_leaves_the_id_out_of_the_count() {
    let game = Table::hell(6).id(0, "M06").plays(0, "PX11", None).play();
    assert_eq!(game.team(0), Team::Human);
    let sect = Table::hell(6).id(0, "O09").plays(0, "PX11", None).play();
    assert_eq!(sect.team(0), Team::Legion);
}

/// PX12
/// M14
/// HG-B8-07
/// SD-OPEN-16
/// SD-OPEN-17
#[test]
fn bloody_track_and_damien_bring_bloodbeast() {
    let mut game = Table::hell(6).dead(4).holds(0, "PX12").play();
    game.program(0, "PX12");
    game.pick(0, 2);
    assert_eq!(game.state().bosses[0].place, Seat(2));
    let early = Table::hell(6).holds(0, "PX12").play();
    assert!(!early.options(0).contains(&Action::Play(0)) && early.may(Deed::UseUp(0)));
    let mut damien = Table::hell(6).id(1, "M14").holds(0, "PR31").play();
    damien.program(0, "PR31");
    damien.pick(0, 1);
    damien.pick(1, 3);
    assert_eq!((damien.state().bosses[0].boss, damien.state().bosses[0].place), (Boss::Bloodbeast, Seat(3)));
    let mut second = Table::hell(6).id(1, "M14").boss(Boss::Belial, 2).holds(0, "PR31").play();
    second.program(0, "PR31");
    second.pick(0, 1);
    second.pick(1, 3);
    assert_eq!(second.choices(3), [card(0), card(1), Choice::Damage]);
}

/// PX14
/// PX16
#[test]
fn rift_ward_and_blood_pact() {
    let mut game = Table::hell(4).boss(Boss::DarkMateria, 1).holds(1, "PX14").play();
    game.deed(Deed::Draw);
    game.pass();
    let mut pact = Table::hell(4).holds(0, "PX16").holds(1, "PR32").play();
    pact.program(0, "PX16");
    assert_eq!((pact.hp(0), pact.programs(0)), (1, 2), "lost HP is not reduced");
    let weak = Table::hell(4).hp(0, 1).holds(0, "PX16").play();
    assert!(!weak.options(0).contains(&Action::Play(0)));
}

/// PX15
#[test]
fn seal_fragment_puts_a_portal_under_the_pile() {
    let table = Table::hell(6).holds(0, "PX15").with(|state, library| {
        let portal = library.program_by_key("PX01").unwrap();
        let at = state.pile.iter().position(|lying| lying.kind == portal).unwrap();
        state.pile.remove(at);
        state.open.push(portal);
    });
    let mut game = table.play();
    game.program(0, "PX15");
    assert!(game.state().open.is_empty());
    assert_eq!(game.state().pile.back().unwrap().kind, game.no("PX01"));
}

/// SD-PROG-01
/// SD-PROG-26
/// SD-PRIO-01
/// V18
#[test]
fn only_the_owner_sees_a_program_and_one_without_an_object_cannot_be_played() {
    let game = Table::of(6).holds(0, "PR19").holds(0, "PR21").play();
    assert!(!game.options(0).iter().any(|action| matches!(action, Action::Play(_))), "nobody is armed or wounded");
    let hidden = |seat| game.game.view(Seat(seat)).table.players[0].programs[0].kind.is_hidden();
    assert!(!hidden(0) && hidden(1));
}
