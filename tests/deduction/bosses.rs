//! HG: portals, positions and the eight EX bosses.

use ghostline::{
    deduction::{Action, Boss, Choice, Deed, Event, Lying, Spot, Status, Team, Variant, Victory, WeaponKind::*},
    engine::{Game, Seat, Seats},
};

use crate::table::{ID, Played, SHOOT, Table, at, at_boss, both, card, library};

/// Programs given to a boss from the pile.
fn boss_holds(table: Table, keys: &'static [&'static str]) -> Table {
    table.with(move |state, library| {
        for key in keys {
            let no = library.program_by_key(key).unwrap();
            let at = state.pile.iter().position(|lying| lying.kind == no).unwrap();
            state.pile.remove(at);
            state.bosses[0].programs.push(Lying { kind: no, seen: Seats::default() });
        }
    })
}

/// The card of Exitus that comes next.
fn exitus_draws(table: Table, key: &'static str) -> Table {
    table.with(move |state, library| {
        let at = library.exitus.iter().position(|card| card.key == key).unwrap();
        state.bosses[0].cards.push(at as u8);
    })
}

/// Seat 0 draws, and whatever stands right of it acts.
fn after_a_draw(table: Table) -> Played {
    let mut game = table.play();
    game.deed(Deed::Draw);
    game.pass();
    game
}

/// HG-PORT-01
/// HG-PORT-02
/// HG-PORT-03
/// HG-PORT-06
/// HG-PORT-07
/// HG-PORT-11
/// HG-POS-05
/// HG-POS-06
/// SD-EX-15
/// SD-EX-50
/// SD-AMB-16
/// HG-EX-01
#[test]
fn the_last_portal_needed_calls_its_boss_to_the_right_of_the_drawer() {
    let mut game = Table::hell(6).pile(&["PX01", "PX02", "PX04", "PR06"]).play();
    game.act(0, Action::Announce(Deed::Draw));
    let boss = &game.state().bosses[0];
    assert_eq!((boss.boss, boss.place, boss.hp, boss.shields), (Boss::Belial, Seat(0), 2, 2));
    assert_eq!((game.programs(0), game.state().open.len()), (1, 3));
}

/// HG-PORT-04
/// HG-PORT-05
#[test]
fn more_players_need_more_portals() {
    let needed = |seats| Table::hell(seats).setup.rules().unwrap().portals;
    assert_eq!([4, 6, 7, 9, 10, 16].map(needed), [3, 3, 4, 4, 5, 5]);
}

/// HG-PORT-08
/// HG-EX-02
/// HG-B4-01
/// HG-B4-02
/// HG-B4-03
/// HG-EX-14
/// HG-EX-15
/// SD-EX-40
#[test]
fn a_portal_more_does_nothing_but_under_belial_it_ends_the_game() {
    let mut game = Table::hell(6).boss(Boss::Exitus, 3).pile(&["PX01", "PX02", "PX01", "PX02", "PR06"]).play();
    game.act(0, Action::Announce(Deed::Draw));
    assert_eq!((game.state().bosses.len(), game.state().open.len(), game.over()), (1, 4, None));
    let mut belial = Table::hell(6).boss(Boss::Belial, 3).pile(&["PX01"]).play();
    belial.act(0, Action::Announce(Deed::Draw));
    assert_eq!(belial.over(), Some(Victory::Boss(Boss::Belial)));
    assert_eq!(belial.state().over.as_ref().unwrap().winners, Seats::default());
}

/// HG-PORT-09
/// HG-PORT-10
/// HG-EX-17
#[test]
fn a_defeated_boss_takes_the_portals_with_it() {
    let table = Table::hell(6).boss(Boss::Belial, 2).armed(0, Rifle, at_boss(Boss::Belial)).with(|state, library| {
        state.bosses[0].shields = 0;
        let portal = library.program_by_key("PX01").unwrap();
        let at = state.pile.iter().position(|lying| lying.kind == portal).unwrap();
        state.pile.remove(at);
        state.open.push(portal);
    });
    let mut game = table.play();
    game.deed(SHOOT);
    assert!(game.state().bosses.is_empty() && game.state().open.is_empty());
}

/// HG-PORT-12
/// SD-AMB-19
/// SD-AMB-18
#[test]
fn nobody_starts_with_a_portal_and_none_calls_bloodbeast() {
    for seed in 0..60 {
        let game = ghostline::deduction::Deduction::deal(
            &ghostline::deduction::Setup { hell_gate: true, ..ghostline::deduction::Setup::new(library(), 8) },
            &mut ghostline::engine::Dice::new(seed),
        );
        let held = game.state().players.iter().flat_map(|player| &player.programs);
        assert!(
            held.into_iter()
                .all(|held| !format!("{:?}", library().program(held.kind).unwrap().timing).contains("Portal"))
        );
        assert!(game.state().open.is_empty());
    }
    assert!(!library().programs.iter().any(|card| format!("{:?}", card.timing).contains("Bloodbeast")));
}

/// SD-ALT-05
/// HG-B3-07
#[test]
fn without_loyalty_changes_exitus_comes_for_fallen_angel_and_legion_god() {
    let mut game = Table::hell(6).variant(Variant::NoChanges).pile(&["PX02", "PX04", "PX06", "PR06"]).play();
    game.act(0, Action::Announce(Deed::Draw));
    assert_eq!(game.state().bosses[0].boss, Boss::Exitus);
}

/// HG-EX-09
/// HG-EX-10
/// HG-EX-11
/// HG-EX-12
/// HG-EX-22
/// HG-EX-04
/// HG-EX-03
/// HG-COMP-02
/// HG-COMP-08
/// SD-OPEN-13
/// SD-EX-42
/// SD-EX-43
/// SD-AMB-15
#[test]
fn soft_weapons_uncover_a_boss_and_hard_ones_wait_for_it() {
    let mut game = Table::hell(6).boss(Boss::Exitus, 3).armed(0, Pistol, at_boss(Boss::Exitus)).play();
    assert!(!game.may(Deed::Mend));
    game.deed(SHOOT);
    assert_eq!(game.state().bosses[0].shields, 1);
    let aims = |shields: u8| {
        let game = Table::hell(6).boss(Boss::Exitus, 3).with(move |state, _| state.bosses[0].shields = shields).play();
        (game.may(Deed::Equip(Rifle, at_boss(Boss::Exitus))), game.may(Deed::Equip(Companion, at_boss(Boss::Exitus))))
    };
    assert_eq!((aims(1), aims(0)), ((false, true), (true, true)));
    let table = Table::hell(6).boss(Boss::Exitus, 3).armed(0, Companion, at_boss(Boss::Exitus));
    let mut second = table.with(|state, _| state.bosses[0].shields = 1).play();
    second.deed(SHOOT);
    assert_eq!((second.state().bosses[0].shields, second.state().bosses[0].hp), (0, 2));
    let table = Table::hell(6).boss(Boss::Exitus, 3).armed(0, Rifle, at_boss(Boss::Exitus));
    let mut third = table.with(|state, _| state.bosses[0].shields = 0).play();
    third.deed(SHOOT);
    assert!(third.state().bosses.is_empty());
}

/// HG-EX-16
/// HG-B5-01
/// HG-EX-21
/// HG-EX-06
/// HG-EX-07
/// HG-EX-08
/// HG-EX-19
#[test]
fn omega_takes_no_damage_and_stands_between_its_neighbours() {
    let mut game = Table::hell(6).boss(Boss::Omega, 3).armed(0, Rifle, at_boss(Boss::Omega)).play();
    game.deed(SHOOT);
    assert_eq!(game.state().bosses[0].hp, 2);
    let pairs = Table::hell(6).boss(Boss::Omega, 3).plays(0, "PR06", None).play();
    assert!(!pairs.may(Deed::Equip(RocketLauncher, both(3, 4))));
    let mixed = ghostline::deduction::Aim(both(3, 4).0, at_boss(Boss::Omega).0);
    assert!(pairs.may(Deed::Equip(RocketLauncher, mixed)));
    let beast = Table::hell(6).boss(Boss::Bloodbeast, 3).play();
    assert!(!beast.may(Deed::Equip(Pistol, at_boss(Boss::Bloodbeast))));
}

/// HG-B1-01
/// HG-B1-02
/// HG-B1-03
/// HG-B1-04
/// SD-EX-49
#[test]
fn fallen_angel_brings_all_eliminated_back_as_fallen_unless_legion() {
    let table = Table::hell(6).dead(3).dead(4).with(|state, _| state.players[4].status.legion = true);
    let mut game = table.pile(&["PX02", "PX04", "PX01", "PR06"]).play();
    game.act(0, Action::Announce(Deed::Draw));
    assert_eq!([3, 4].map(|seat| (game.hp(seat), game.team(seat))), [(1, Team::Fallen), (1, Team::Legion)]);
}

/// HG-B1-05
/// HG-B1-06
#[test]
fn defeating_fallen_angel_eliminates_all_fallen_with_checks() {
    let table = Table::hell(6).boss(Boss::FallenAngel, 3).armed(0, Rifle, at_boss(Boss::FallenAngel));
    let table = table.with(|state, _| {
        state.bosses[0].shields = 0;
        state.players[4].status = Status { fallen: true, ..Status::default() };
    });
    let mut game = table.play();
    let told = game.deed(SHOOT);
    assert_eq!(game.hp(4), 0);
    assert!(told.iter().any(|event| matches!(event, Event::Checked { by: Seat(4), .. })));
}

/// HG-B2-01
/// HG-B2-02
/// HG-B2-03
/// HG-B2-04
/// HG-B2-05
/// HG-EX-18
#[test]
fn dark_materia_takes_a_card_or_1_damage_at_each_turn() {
    let mut game = after_a_draw(Table::hell(6).id(1, "O07").boss(Boss::DarkMateria, 3));
    assert_eq!(game.choices(1), [ID, card(0), card(1), Choice::Damage]);
    game.answer(1, ID);
    assert!(game.id_up(1));
    assert_eq!(game.programs(1), 2);
    let bare = (0..2).fold(Table::hell(6).boss(Boss::DarkMateria, 3).shown(1, Spot::Id(0)), |table, at| {
        table.shown(1, Spot::Loyalty(at))
    });
    assert_eq!(after_a_draw(bare).hp(1), 1);
}

/// HG-B2-06
/// SD-WIN-16
/// SD-EX-47
#[test]
fn an_elimination_by_dark_materia_is_not_checked() {
    let table = Table::hell(4).boss(Boss::DarkMateria, 3).hp(3, 1).dead(0);
    let table = (0..2).fold(table.shown(3, Spot::Id(0)), |table, at| table.shown(3, Spot::Loyalty(at)));
    let table = table.with(|state, _| {
        state.turn.seat = Seat(2);
        state.stack.clear();
        state.stack.push(ghostline::deduction::Pending::Pass { at: Seat(2) });
        state.stack.push(ghostline::deduction::Pending::Announce);
    });
    let mut game = table.play();
    let told = game.deed(Deed::Draw);
    assert!(told.contains(&Event::Eliminated(Seat(3))));
    assert!(!told.iter().any(|event| matches!(event, Event::Checked { .. })));
    assert_eq!((game.over(), game.hp(3)), (None, 0));
}

/// SD-EX-48
#[test]
fn the_next_checked_elimination_after_an_unchecked_one_begins_sudden_death() {
    let table = Table::hell(4).boss(Boss::DarkMateria, 3).dead(3).armed(0, Pistol, at(2)).hp(2, 1);
    let table = (0..2).fold(table, |table, at| table.shown(2, Spot::Loyalty(at))).with(|state, _| {
        for (player, team) in state.players.iter_mut().zip([Team::Machine, Team::Machine, Team::Outlaw, Team::Human]) {
            player.status.fixed = Some(team);
        }
    });
    let mut game = table.play();
    game.act(0, Action::Announce(SHOOT));
    assert_eq!((game.hp(2), game.over(), game.state().sudden), (0, None, true));
    assert!(!game.game.view(Seat(0)).table.sudden && game.game.view(Seat(2)).table.sudden);
}

/// HG-B2-07
/// SD-AMB-44
#[test]
fn whoever_defeats_dark_materia_unlocks_rocket_launcher_and_laser() {
    let table = Table::hell(6).boss(Boss::DarkMateria, 3).armed(0, Rifle, at_boss(Boss::DarkMateria));
    let mut game = table.with(|state, _| state.bosses[0].shields = 0).play();
    game.deed(SHOOT);
    let unlocked = |seat, kind| game.game.scene().has_unlocked(Seat(seat), kind);
    assert!(unlocked(0, RocketLauncher) && unlocked(0, Laser) && !unlocked(1, Laser) && !unlocked(0, HellGate));
}

/// HG-EX-13
/// HG-B2-08
/// HG-B3-05
/// HG-B3-06
/// HG-B8-08
/// HG-B7-08
#[test]
fn bosses_that_outlive_all_players_win() {
    for boss in [Boss::Exitus, Boss::DarkMateria, Boss::Parasite, Boss::Bloodbeast] {
        assert!(library().boss(boss).unwrap().outlives);
    }
    let table = Table::hell(4).dead(1).dead(2).dead(3).hp(0, 1).boss(Boss::Exitus, 0).shown(0, Spot::Id(0));
    let game = after_a_draw(exitus_draws(table, "XC10"));
    assert_eq!(game.over(), Some(Victory::Boss(Boss::Exitus)));
}

/// HG-B3-01
/// HG-B3-02
/// HG-B3-03
/// HG-B3-04
/// HG-EX-05
/// HG-EX-20
/// HG-POS-01
/// HG-POS-02
/// HG-POS-03
/// HG-POS-04
/// HG-POS-07
/// SD-EX-16
/// SD-EX-17
/// SD-EX-18
/// XC01
/// XC02
#[test]
fn exitus_moves_by_positions_and_strikes_its_neighbours() {
    let mut left = after_a_draw(exitus_draws(Table::hell(6).boss(Boss::Exitus, 0), "XC01"));
    assert_eq!(left.state().bosses[0].place, Seat(3), "from A 3 left to D");
    left.answer(3, Choice::Damage);
    left.answer(4, card(0));
    assert_eq!((left.hp(3), left.shown(4), left.active()), (1, 1, 1));
    let mut right = after_a_draw(exitus_draws(Table::hell(6).dead(4).boss(Boss::Exitus, 0), "XC02"));
    assert_eq!(right.state().bosses[0].place, Seat(4), "from A 4 right to E, though player 5 is out");
    right.answer(5, ID);
    assert!(right.id_up(5));
}

/// XC03
/// XC04
/// XC05
/// XC06
/// XC07
/// XC08
/// XC09
/// XC10
/// SD-OPEN-11
#[test]
fn every_card_of_exitus_does_what_it_says() {
    let exitus = |key| after_a_draw(exitus_draws(Table::hell(6).boss(Boss::Exitus, 0), key));
    assert_eq!(exitus("XC03").hp(5), 1);
    assert_eq!(exitus("XC04").hp(2), 1);
    let hands = Table::hell(6).boss(Boss::Exitus, 0).holds(4, "PR28").holds(5, "PR29");
    let discards = after_a_draw(exitus_draws(hands, "XC05"));
    assert_eq!((discards.programs(4), discards.programs(5)), (0, 0));
    let armed = Table::hell(6).boss(Boss::Exitus, 0).armed(2, Rifle, at(0)).armed(3, Pistol, at(0));
    let drops = after_a_draw(exitus_draws(armed, "XC06"));
    assert_eq!((drops.weapon(2), drops.weapon(3)), (None, None));
    assert_eq!(exitus("XC07").choices(1), [ID, Choice::Damage]);
    assert_eq!(exitus("XC08").asked(), [1]);
    let ten = exitus("XC10");
    assert_eq!((ten.hp(0), ten.hp(1)), (1, 1));
    let wounded = Table::hell(6).boss(Boss::Exitus, 0).with(|state, _| state.bosses[0].shields = 1);
    assert_eq!(after_a_draw(exitus_draws(wounded, "XC09")).state().bosses[0].shields, 2);
    let hurt = Table::hell(6).boss(Boss::Exitus, 0).with(|state, _| state.bosses[0].hp = 1);
    assert_eq!(after_a_draw(exitus_draws(hurt, "XC09")).state().bosses[0].hp, 2);
}

/// HG-B5-02
/// HG-B5-03
/// HG-B5-04
/// HG-B5-05
/// HG-B5-06
/// HG-B5-07
/// SD-EX-41
#[test]
fn omega_collects_open_programs_and_wins_with_two_and_two() {
    let table = Table::hell(6).boss(Boss::Omega, 0).pile(&["PR06", "PX01", "PR19"]);
    let game = after_a_draw(table);
    let omega = &game.state().bosses[0];
    assert_eq!((omega.programs.len(), omega.programs[0].kind, game.state().open.len()), (1, game.no("PR19"), 1));
    let table = boss_holds(Table::hell(6).boss(Boss::Omega, 3), &["PR28", "PR29", "PR19"]);
    let mut pistol = table.armed(0, Pistol, at(1)).pile(&["PR06", "PR21"]).play();
    pistol.deed(SHOOT);
    pistol.answer(1, card(0));
    assert_eq!(pistol.over(), Some(Victory::Boss(Boss::Omega)));
}

/// HG-B6-01
/// HG-B6-02
/// HG-B6-03
/// HG-B6-04
/// HG-B6-06
/// SD-AMB-45
#[test]
fn legion_god_lets_everybody_draw_and_legion_recognise_one_another() {
    let mut game = Table::hell(6).pile(&["PX02", "PX04", "PX06", "PR06"]).play();
    game.act(0, Action::Announce(Deed::Draw));
    let legion: Vec<u8> = (0..6).filter(|&seat| game.team(seat) == Team::Legion).collect();
    assert_eq!(game.state().marks.len(), 6);
    let pairs = game.state().told.iter().filter(|told| told.team == Team::Legion).count();
    assert_eq!(pairs, legion.len() * legion.len().saturating_sub(1));
    assert_eq!(game.state().bosses[0].shields, 0);
}

/// HG-B6-05
/// SD-EX-44
#[test]
fn defeating_legion_god_discloses_all_legion() {
    let table = Table::hell(6).boss(Boss::LegionGod, 3).armed(0, Rifle, at_boss(Boss::LegionGod));
    let mut game = table.with(|state, _| state.players[4].status.legion = true).play();
    let told = game.deed(SHOOT);
    assert!(told.contains(&Event::BossDefeated(Boss::LegionGod)) && told.contains(&Event::Disclosed(Seat(4))));
    assert!(game.game.view(Seat(2)).table.told.iter().any(|told| told.of == Seat(4) && told.team == Team::Legion));
}

/// HG-B7-01
/// HG-B7-02
/// HG-B7-03
/// HG-B7-04
/// HG-B7-10
/// SD-EX-45
#[test]
fn parasite_grows_and_bursts_at_the_end_of_its_second_turn() {
    let mut game = Table::hell(5).pile(&["PX02", "PX04", "PX07", "PR06", "PR06", "PR07", "PR07"]).play();
    game.deed(Deed::Draw);
    game.pass();
    assert_eq!((game.state().bosses[0].boss, game.state().bosses[0].programs.len()), (Boss::Parasite, 4));
    assert_eq!(game.state().bosses[0].hp, 1);
    assert!(game.game.view(Seat(1)).table.bosses[0].programs.iter().all(|lying| lying.kind.is_hidden()));
    game.turn_of(0);
    game.deed(Deed::Draw);
    game.pass();
    assert!(game.told.contains(&Event::BossDefeated(Boss::Parasite)));
}

/// HG-B7-05
/// HG-B7-06
/// HG-B7-09
/// SD-EX-46
/// SD-AMB-31
#[test]
fn parasites_programs_strike_against_the_direction_of_play() {
    let table = boss_holds(Table::hell(5).boss(Boss::Parasite, 2), &["PR19", "PR21", "PR26", "PR28"]);
    let mut game = table.armed(0, Rifle, at_boss(Boss::Parasite)).play();
    game.deed(SHOOT);
    assert_eq!([0, 1, 2, 3, 4].map(|seat| game.hp(seat)), [1, 1, 1, 2, 2]);
}

/// HG-B7-07
/// HG-B7-11
#[test]
fn two_programs_heal_parasite_beside_the_action() {
    let table = Table::hell(5).boss(Boss::Parasite, 2).holds(0, "PR28").holds(0, "PR29").holds(0, "PR05");
    let mut game = table.with(|state, _| state.bosses[0].hp = 1).play();
    assert!(game.options(0).contains(&Action::Feed(0, 1)) && !game.options(0).contains(&Action::Feed(0, 2)));
    game.act(0, Action::Feed(0, 1));
    assert_eq!((game.state().bosses[0].hp, game.programs(0), game.active()), (2, 1, 0));
    assert!(!game.options(0).iter().any(|action| matches!(action, Action::Feed(..))), "its HP cannot exceed 2");
}

/// HG-B8-01
/// HG-B8-02
/// HG-B8-03
/// HG-B8-04
/// HG-B8-05
/// HG-B8-06
/// HG-B8-09
/// HG-B8-10
/// HG-POS-08
/// SD-AMB-17
/// SD-EX-51
#[test]
fn bloodbeast_bites_at_the_start_of_the_turn_and_moves_on() {
    let mut game = after_a_draw(Table::hell(5).boss(Boss::Bloodbeast, 1).dead(0).with(|state, _| {
        state.turn.seat = Seat(4);
        state.stack.clear();
        state.stack.push(ghostline::deduction::Pending::Pass { at: Seat(4) });
        state.stack.push(ghostline::deduction::Pending::Announce);
    }));
    assert_eq!(game.choices(1), [ID, Choice::Damage]);
    game.answer(1, ID);
    game.deed(Deed::Draw);
    game.pass();
    assert_eq!(game.state().bosses[0].place, Seat(4), "against the direction of play, past the eliminated");
    let table = Table::hell(5).boss(Boss::Bloodbeast, 1).shown(1, Spot::Id(0));
    let bitten = after_a_draw(table);
    assert_eq!(bitten.hp(1), 0);
    assert!(!bitten.told.iter().any(|event| matches!(event, Event::Checked { .. })));
}

/// SD-AMB-28
#[test]
fn a_game_decided_without_a_check_is_checked_when_the_boss_leaves() {
    let table = Table::hell(4).dead(1).dead(2).boss(Boss::Exitus, 3).armed(0, Rifle, at_boss(Boss::Exitus));
    let mut game = table.with(|state, _| state.bosses[0].shields = 0).play();
    game.deed(SHOOT);
    assert_eq!(game.over(), Some(Victory::Team(Team::Human)));
}

/// PX14
#[test]
fn a_warded_player_takes_no_damage_from_a_boss() {
    let table = Table::hell(6).boss(Boss::DarkMateria, 3).holds(1, "PX14").hp(1, 1);
    let table = (0..2).fold(table.shown(1, Spot::Id(0)), |table, at| table.shown(1, Spot::Loyalty(at)));
    let mut game = table.play();
    game.act(0, Action::Announce(Deed::Draw));
    while game.active() == 0 {
        let seat = game.asked()[0];
        game.act(seat, Action::Pass);
    }
    assert_eq!(game.asked(), [1], "before the damage of the boss");
    game.program(1, "PX14");
    game.pick(1, 1);
    assert_eq!(game.hp(1), 1);
}
