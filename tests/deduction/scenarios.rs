//! SC: the scenarios and their special rules.

use ghostline::{
    deduction::{
        Action, Boss, Choice, Deduction, Deed, Event, Extra, Faction, Pay, Pending, Setup, Spot, Team, Victory,
        WeaponKind::*,
    },
    engine::{Dice, Game, Seat},
};

use crate::table::{ID, Played, SHOOT, Table, at, card, library};

/// A scenario as it is dealt.
fn dealt(key: &str, seed: u64) -> Played {
    let seats = library().scenario(key).unwrap().seats;
    let setup = Setup { hell_gate: true, scenario: Some(key.to_owned()), ..Setup::new(library(), seats) };
    let mut dice = Dice::new(seed);
    Played { game: Deduction::deal(&setup, &mut dice), dice, told: Vec::new() }
}

/// The same with the cards of a test table.
fn table(key: &str) -> Table {
    let mut table = Table::hell(library().scenario(key).unwrap().seats);
    table.setup.scenario = Some(key.to_owned());
    table
}

/// SC-01
/// SC-03
/// SC-05
/// SC-07
/// SC-09
/// SC-11
/// SC-13
/// SC-15
/// SC-17
/// SC-19
/// SC-21
/// SC-23
/// SC-25
/// SC-27
/// SC-29
/// SC-31
/// SC-33
/// SC-35
/// SC-37
/// SC-39
/// SC-46
/// SD-OPEN-02
/// SD-AMB-38
/// SD-AMB-39
#[test]
fn every_scenario_deals_its_ids_and_one_is_left_over() {
    assert_eq!(library().scenarios.len(), 19);
    for scenario in &library().scenarios {
        let game = dealt(&scenario.key, 5);
        let state = game.state();
        let ids = state.players.iter().flat_map(|player| &player.ids).chain(&state.leftover).map(|slot| slot.kind);
        let ids: Vec<_> = ids.map(|no| library().id(no).unwrap().clone()).collect();
        assert_eq!((ids.len(), state.leftover.len()), (usize::from(scenario.seats) + 1, 1), "{}", scenario.key);
        for key in &scenario.ids {
            let named = |card: &ghostline::deduction::IdCard| card.key == *key || card.reprint_of.as_ref() == Some(key);
            assert!(ids.iter().any(named), "{key} of {}", scenario.key);
        }
        let count = |faction: Faction| ids.iter().filter(|card| card.faction == faction).count();
        let row = library().row(scenario.seats).unwrap().ids;
        let row = [row.0, row.1, row.2].map(usize::from);
        let usual = !matches!(scenario.key.as_str(), "SC-03" | "SC-37");
        assert_eq!(Faction::ALL.map(count) == row, usual, "{}", scenario.key);
    }
    let plain = library().scenarios.iter().filter(|scenario| !scenario.hell_gate).count();
    assert_eq!(plain, 7, "seven scenarios need the core only");
}

/// SC-02
/// SC-08
#[test]
fn some_start_with_more_programs_or_none_but_sleepless() {
    assert!(dealt("SC-01", 1).state().players.iter().all(|player| player.programs.len() == 2));
    for seed in 0..20 {
        for player in &dealt("SC-07", seed).state().players {
            let sleepless = library().id(player.ids[0].kind).unwrap().name == "Sleepless";
            assert_eq!(player.programs.len(), usize::from(sleepless));
        }
    }
}

/// SC-04
#[test]
fn in_the_night_of_the_living_dead_any_program_may_be_discarded() {
    let mut game = table("SC-03").holds(0, "PR01").holds(0, "PR05").holds(0, "PR06").play();
    game.deed(Deed::Investigate(Seat(1), Spot::Loyalty(0)));
    game.pass();
    assert_eq!(game.choices(0), [0, 1, 2].map(|at| Choice::Card(Spot::Program(at))));
}

/// SC-06
/// SC-12
/// SC-41
#[test]
fn hp_at_the_start_and_at_most() {
    let limited = dealt("SC-05", 1);
    assert!((0..4).all(|seat| limited.hp(seat) == 3));
    let mut invasion = table("SC-11").holds(0, "PR21").play();
    assert!((0..5).all(|seat| invasion.hp(seat) == 1));
    invasion.program(0, "PR21");
    invasion.pick(0, 0);
    assert_eq!(invasion.hp(0), 2);
}

/// SC-10
#[test]
fn each_return_costs_the_others_a_program() {
    let mut game = table("SC-09").dead(3).holds(0, "PR14").holds(1, "PR06").holds(3, "PR06").holds(2, "PR05").play();
    game.program(0, "PR14");
    assert_eq!([1, 2, 3].map(|seat| game.programs(seat)), [0, 0, 1]);
}

/// SC-14
#[test]
fn bloodbeast_starts_at_the_first_to_draw_a_loyalty_program() {
    let mut table = table("SC-13").pile(&["PR06", "PR07", "PR01"]);
    table.setup.first = Some(Seat(3));
    let game = table.play();
    let beast = &game.state().bosses[0];
    assert_eq!((beast.boss, beast.place), (Boss::Bloodbeast, Seat(0)));
    assert_eq!(game.state().pile.back().unwrap().kind, game.no("PR01"));
}

/// SC-16
/// SC-43
/// SD-AMB-29
/// SD-AMB-30
#[test]
fn exitus_and_parasite_both_start_right_of_the_starting_player() {
    let mut game = table("SC-15").play();
    let bosses: Vec<_> = game.state().bosses.iter().map(|boss| (boss.boss, boss.place, boss.called)).collect();
    assert_eq!(bosses, [(Boss::Exitus, Seat(0), false), (Boss::Parasite, Seat(0), false)]);
    let told = game.deed(Deed::Draw);
    let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted);
    let exitus = place(|event| matches!(event, Event::ExitusCard(_)));
    let parasite = place(|event| matches!(event, Event::BossDrew { .. }));
    assert!(exitus.is_some() && parasite.is_none_or(|at| Some(at) > exitus));
}

/// SC-18
#[test]
fn a_locked_weapon_once_used_is_open_to_everyone() {
    let mut game = table("SC-17").armed(0, Laser, ghostline::deduction::Aim::NOBODY).play();
    game.deed(Deed::Shoot(Some(ghostline::deduction::Target::Seat(Seat(2)))));
    game.answer(2, ID);
    game.pass();
    assert_eq!(game.state().middle.count(Laser), 1);
    assert!(game.deeds().iter().any(|deed| matches!(deed, Deed::Equip(Laser, _))));
}

/// SC-20
/// SC-42
#[test]
fn a_pistol_may_be_answered_with_the_id() {
    let mut game = table("SC-19").id(1, "O07").armed(0, Pistol, at(1)).play();
    game.deed(SHOOT);
    assert_eq!(game.choices(1), [card(0), card(1), ID, Choice::Damage]);
    game.answer(1, ID);
    assert_eq!(game.programs(1), 2);
}

/// SC-22
/// SC-44
#[test]
fn the_starting_player_places_a_random_boss() {
    let mut game = table("SC-21").play();
    let Some(Pending::PlaceBoss(boss)) = game.top() else { panic!("{:?}", game.top()) };
    assert!(boss != Boss::Bloodbeast);
    game.answer(0, Choice::Place(Seat(3)));
    assert_eq!((game.state().bosses[0].boss, game.state().bosses[0].place), (boss, Seat(3)));
}

/// SC-24
/// SC-26
#[test]
fn a_march_lies_open_and_men_at_arms_keep_one_program() {
    let march = dealt("SC-23", 2);
    assert_eq!(march.state().open.as_slice(), [march.no("PX08")]);
    assert_eq!(table("SC-25").play().game.scene().limit(Seat(0)), 1);
}

/// SC-28
/// SC-30
/// SC-38
/// SC-40
#[test]
fn two_programs_heal_as_an_action() {
    let pay = Pay(Some(0), Some(1));
    for key in ["SC-27", "SC-37"] {
        let mut game = table(key).hp(0, 1).holds(0, "PR28").holds(0, "PR29").play();
        game.act(0, Action::Announce(Deed::Extra(Extra::HealSelf, pay, None)));
        game.pass();
        assert_eq!((game.hp(0), game.programs(0)), (2, 0));
        let armed = table(key).hp(0, 1).holds(0, "PR28").holds(0, "PR29").armed(0, Rifle, at(1)).play();
        assert!(!armed.deeds().iter().any(|deed| matches!(deed, Deed::Extra(..))), "only from the unarmed list");
    }
    let mut game = table("SC-29").hp(2, 1).holds(0, "PR28").holds(0, "PR29").play();
    game.act(0, Action::Announce(Deed::Extra(Extra::HealOther, pay, Some(Seat(2)))));
    game.pass();
    assert_eq!((game.hp(2), game.programs(0)), (2, 0));
}

/// SC-32
/// SC-34
#[test]
fn purging_and_revealing_oneself_are_actions() {
    let mut game = table("SC-31").holds(0, "PR28").holds(1, "PR06").holds(2, "PR07").play();
    game.act(0, Action::Announce(Deed::Extra(Extra::Purge, Pay(Some(0), None), None)));
    game.pass();
    assert_eq!([0, 1, 2].map(|seat| game.programs(seat)), [0, 0, 0]);
    let mut eye = table("SC-33").id(0, "O07").play();
    eye.act(0, Action::Announce(Deed::Extra(Extra::RevealSelf, Pay::default(), None)));
    assert!(eye.id_up(0));
    assert_eq!(eye.programs(0), 2);
}

/// SC-36
/// SC-45
#[test]
fn outlaws_win_together_where_everything_is_possible() {
    let fix = |teams: [Team; 8]| {
        let dead = (3..7).fold(table("SC-35"), |table, seat| table.dead(seat));
        let table = dead.armed(0, Rifle, at(7)).shown(7, Spot::Id(0)).with(move |state, _| {
            for (player, team) in state.players.iter_mut().zip(teams) {
                player.status.fixed = Some(team);
                player.status.legion = team == Legion;
            }
        });
        let mut game = table.play();
        game.deed(SHOOT);
        game.over()
    };
    use Team::{Human, Legion, Machine, Outlaw};
    let end = [Human, Human, Human, Human, Machine];
    let of = |a, b, c| [a, b, c, end[0], end[1], end[2], end[3], end[4]];
    assert_eq!(fix(of(Outlaw, Outlaw, Outlaw)), Some(Victory::Team(Outlaw)));
    assert_eq!(fix(of(Outlaw, Outlaw, Legion)), None, "Legion is not part of them");
}
