//! SD-ID, SD-BOSS: every ID, revealed by the program Outing.

use ghostline::{
    deduction::{Action, Choice, Deed, Event, Faction, Mark, Slot, Spot, Target, Team, WeaponKind::*},
    engine::{Game, Seat, Seats},
};

use crate::table::{ID, Played, SHOOT, Table, at, card, library, no};

/// Seat 0 plays Outing on a seat: its ID is revealed.
fn out(table: Table, seat: u8) -> Played {
    let mut game = table.holds(0, "PR31").play();
    game.program(0, "PR31");
    game.pick(0, seat);
    game
}

/// What a seat has seen of another's card.
fn knows(game: &Played, seat: u8, of: u8, spot: Spot) -> bool {
    let table = game.game.view(Seat(seat)).table;
    let player = &table.players[usize::from(of)];
    match spot {
        Spot::Id(at) => !player.ids[usize::from(at)].kind.is_hidden(),
        Spot::Loyalty(at) => !player.loyalty[usize::from(at)].kind.is_hidden(),
        Spot::Program(at) => !player.programs[usize::from(at)].kind.is_hidden(),
    }
}

/// H01
/// SD-ID-05
/// SD-OPEN-04
#[test]
fn photographer_peeks_at_a_card_of_up_to_two_others() {
    let mut game = out(Table::of(6).id(1, "H01"), 1);
    game.pick(1, 3);
    game.answer(1, card(1));
    assert!(!game.choices(1).contains(&Choice::Seat(Seat(3))), "a different player");
    game.pick(1, 4);
    game.answer(1, card(0));
    assert!(knows(&game, 1, 3, Spot::Loyalty(1)) && knows(&game, 1, 4, Spot::Loyalty(0)));
    assert!(!knows(&game, 1, 3, Spot::Loyalty(0)) && !knows(&game, 2, 3, Spot::Loyalty(1)));
}

/// H02
#[test]
fn whistleblower_reveals_a_loyalty_card_and_the_reprint_draws_for_other_colours() {
    let mut game = out(Table::of(6).id(1, "H02"), 1);
    game.pick(1, 4);
    game.answer(1, card(0));
    assert_eq!((game.shown(4), game.programs(1)), (1, 0));
    for (whom, drawn) in [(3, 0), (4, 1)] {
        let mut game = out(Table::hell(6).id(1, "H02R").pile(&["PR06"]), 1);
        game.pick(1, whom);
        game.answer(1, card(0));
        assert_eq!(game.programs(1), drawn);
    }
}

/// H03
/// H08
/// SD-ID-11
/// SD-PRIO-09
#[test]
fn undercover_cop_and_astronaut_disarm_and_steps_are_independent() {
    let game = out(Table::of(6).id(1, "H03").armed(2, Rifle, at(0)).pile(&["PR06"]), 1);
    assert_eq!((game.weapon(2), game.programs(1)), (None, 1));
    let nobody = out(Table::of(6).id(1, "H03").pile(&["PR06"]), 1);
    assert_eq!(nobody.programs(1), 1, "nobody is armed, but the draw happens");
    let table = Table::of(6).id(1, "H08").armed(2, Rifle, at(0)).armed(3, Pistol, at(0)).armed(1, Companion, at(0));
    let game = out(table, 1);
    assert_eq!((game.weapon(1), game.weapon(2), game.weapon(3)), (Some(Companion), None, None));
}

/// H04
#[test]
fn secret_agent_peeks_at_programs_and_a_loyalty_card() {
    let mut game = out(Table::of(6).id(1, "H04").holds(4, "PR05").holds(4, "PR19"), 1);
    game.pick(1, 4);
    game.answer(1, card(1));
    assert!(knows(&game, 1, 4, Spot::Program(0)) && knows(&game, 1, 4, Spot::Program(1)));
    assert!(knows(&game, 1, 4, Spot::Loyalty(1)) && !knows(&game, 1, 4, Spot::Id(0)));
}

/// H05
#[test]
fn lifesaver_reanimates_or_heals() {
    let game = out(Table::of(6).id(1, "H05").dead(4), 1);
    assert_eq!(game.hp(4), 1);
    let mut game = out(Table::of(6).id(1, "H05").hp(1, 1), 1);
    game.pick(1, 1);
    assert_eq!(game.hp(1), 2);
}

/// H06
/// SD-ID-03
/// SD-SET-10
#[test]
fn sleepless_is_revealed_brings_a_program_and_a_higher_limit() {
    let mut table = Table::of(6).id(1, "H06");
    table.setup.fix.programs.retain(|(seat, _)| seat.0 != 1);
    let game = table.play();
    assert!(game.id_up(1));
    assert_eq!((game.programs(1), game.game.scene().limit(Seat(1))), (2, 3));
    let mut game = Table::of(6).id(0, "H06").holds(0, "PR30").shown(0, Spot::Loyalty(0)).play();
    game.program(0, "PR30");
    assert!(game.id_up(0) && game.shown(0) == 0, "only the loyalty card can be turned");
}

/// H07
#[test]
fn waitress_heals_up_to_two_players() {
    let mut game = out(Table::of(6).id(1, "H07").hp(1, 1).hp(4, 1), 1);
    game.pick(1, 1);
    game.pick(1, 4);
    assert_eq!((game.hp(1), game.hp(4)), (2, 2));
}

/// H09
#[test]
fn mistress_cannot_be_aimed_at_by_the_player_she_chose() {
    let mut game = out(Table::of(6).id(1, "H09").armed(4, Rifle, at(1)), 1);
    game.pick(1, 4);
    assert!(knows(&game, 1, 4, Spot::Id(0)));
    assert_eq!(game.asked(), [4]);
    assert!(!game.choices(4).contains(&Choice::Aim(at(1))));
    game.answer(4, Choice::Aim(at(0)));
    assert!(!game.game.scene().may_target(Seat(4), Pistol, Target::Seat(Seat(1))));
    assert!(game.game.scene().may_target(Seat(5), Pistol, Target::Seat(Seat(1))));
}

/// H10
/// SD-ID-10
#[test]
fn stealth_turns_weapons_away_and_itself_face_down() {
    let mut game = out(Table::of(6).id(1, "H10").armed(4, Rifle, at(1)), 1);
    game.answer(4, Choice::Aim(at(2)));
    assert!(!game.id_up(1));
    assert_eq!(game.player(4).weapon.unwrap().aim, at(2));
    assert!(knows(&game, 5, 1, Spot::Id(0)), "everybody saw it");
}

/// H11
/// H13
#[test]
fn seeker_and_fbi_agent_look_at_ids() {
    let mut game = out(Table::of(6).id(1, "H11"), 1);
    game.pick(1, 4);
    assert!(knows(&game, 1, 4, Spot::Id(0)) && !knows(&game, 2, 4, Spot::Id(0)));
    let mut reprint = out(Table::hell(6).id(1, "H11R"), 1);
    reprint.pick(1, 4);
    reprint.pick(1, 5);
    assert!(knows(&reprint, 1, 5, Spot::Id(0)));
    for (colour, shown) in [(Faction::Machine, true), (Faction::Human, false)] {
        let mut game = out(Table::of(6).id(1, "H13"), 1);
        game.pick(1, 4);
        game.answer(1, Choice::Colour(colour));
        assert_eq!(game.id_up(4), shown);
        assert!(knows(&game, 1, 4, Spot::Id(0)));
    }
}

/// H12
#[test]
fn longshot_takes_a_rifle_and_draws_after_rifle_shots() {
    let mut game = out(Table::of(6).id(1, "H12"), 1);
    game.answer(1, Choice::Aim(at(0)));
    assert_eq!(game.weapon(1), Some(Rifle));
    let mut shot = Table::of(6).id(0, "H12").shown(0, Spot::Id(0)).armed(0, Rifle, at(1)).pile(&["PR06"]).play();
    shot.deed(SHOOT);
    shot.answer(1, ID);
    assert_eq!(shot.programs(0), 1);
}

/// H14
#[test]
fn believer_may_lose_1_hp_in_place_of_another_once_per_turn() {
    let table = Table::hell(6).id(3, "H14").shown(3, Spot::Id(0)).armed(0, Rifle, at(1)).shown(1, Spot::Id(0));
    let mut game = table.play();
    game.deed(SHOOT);
    assert_eq!(game.asked(), [3]);
    game.answer(3, Choice::Yes);
    assert_eq!((game.hp(1), game.hp(3)), (1, 1));
}

/// H15
/// O15
/// V11
#[test]
fn dust_and_rocky_exchange_a_loyalty_card_with_the_unused_ones() {
    let mut game = out(Table::hell(6).id(1, "H15"), 1);
    let before = game.state().supply.len();
    game.pick(1, 4);
    game.answer(1, card(0));
    assert_eq!((game.state().supply.len(), game.loyalty(4).len()), (before, 2));
    assert_eq!(game.player(4).loyalty[0].seen, Seats::one(Seat(4)));
    let mut rocky = out(Table::hell(6).id(1, "O15").hp(1, 1), 1);
    assert_eq!(rocky.hp(1), 2);
    rocky.answer(1, Choice::No);
    assert_eq!(rocky.loyalty(1), ["machine", "machine"]);
}

/// H16
/// O08
#[test]
fn grunwald_and_ait_unlock_weapons_while_revealed() {
    let game = Table::hell(6).id(0, "H16").shown(0, Spot::Id(0)).play();
    assert!(game.deeds().iter().any(|deed| matches!(deed, Deed::Equip(RocketLauncher, _))));
    let game = Table::of(6).id(0, "O08").shown(0, Spot::Id(0)).play();
    assert!(game.deeds().iter().any(|deed| matches!(deed, Deed::Equip(Laser, _))));
    let hidden = Table::of(6).id(0, "O08").play();
    assert!(!hidden.deeds().iter().any(|deed| matches!(deed, Deed::Equip(Laser, _))));
}

/// H17
#[test]
fn destiny_heals_both_and_each_peeks_at_the_other() {
    let mut game = out(Table::hell(6).id(1, "H17").hp(1, 1).hp(4, 1), 1);
    game.pick(1, 4);
    game.answer(1, card(0));
    assert_eq!(game.asked(), [4]);
    game.answer(4, card(1));
    assert_eq!((game.hp(1), game.hp(4)), (2, 2));
    assert!(knows(&game, 1, 4, Spot::Loyalty(0)) && knows(&game, 4, 1, Spot::Loyalty(1)));
}

/// H18
#[test]
fn fortune_teller_gives_one_of_three_programs_and_puts_the_rest_under() {
    let mut game = out(Table::hell(6).id(1, "H18").pile(&["PR29", "PX01", "PR28"]), 1);
    assert_eq!(game.choices(1), [Choice::Nth(0), Choice::Nth(2)], "no portal");
    game.answer(1, Choice::Nth(2));
    game.pick(1, 5);
    assert_eq!(game.player(5).programs[0].kind, no("PR28"));
    game.answer(1, Choice::Nth(1));
    let pile = &game.state().pile;
    assert_eq!([pile[pile.len() - 2].kind, pile[pile.len() - 1].kind], [no("PX01"), no("PR29")]);
}

/// M01
/// M11
/// M12
/// V6
/// V13
/// V16
#[test]
fn eye_d_destroyer_and_hal_watson_uncover_loyalty_cards() {
    let mut eye = out(Table::of(6).id(1, "M01"), 1);
    eye.pick(1, 4);
    assert_eq!(eye.shown(4), 2);
    let mut destroyer = out(Table::of(6).id(1, "M11"), 1);
    destroyer.answer(0, Choice::Damage);
    destroyer.answer(2, card(0));
    assert_eq!((destroyer.hp(0), destroyer.shown(2)), (1, 1));
    let hal = out(Table::of(6).id(1, "M12"), 1);
    let up = |seat: usize| [0, 1].map(|at| hal.state().players[seat].loyalty[at].up);
    assert_eq!((up(2), up(0)), ([true, false], [false, true]));
}

/// M02
/// V14
#[test]
fn joke_aims_a_weapon_of_anybody() {
    let mut game = out(Table::of(6).id(1, "M02").armed(4, Rifle, at(1)).armed(5, Pistol, at(1)), 1);
    game.pick(1, 4);
    assert!(!game.choices(1).contains(&Choice::Aim(at(4))), "never at its holder");
    game.answer(1, Choice::Aim(at(0)));
    assert_eq!(game.player(4).weapon.unwrap().aim, at(0));
    let mut reprint = out(Table::hell(6).id(1, "M02R").armed(4, Rifle, at(1)).armed(5, Pistol, at(1)), 1);
    for holder in [4, 5] {
        reprint.pick(1, holder);
        reprint.answer(1, Choice::Aim(at(0)));
    }
    assert_eq!([4, 5].map(|seat| reprint.player(seat).weapon.unwrap().aim), [at(0), at(0)]);
}

/// M03
/// SD-ID-03
#[test]
fn assassin_strikes_after_a_target_answered_with_a_card() {
    let mut game = Table::of(6).id(0, "M03").armed(0, Pistol, at(1)).play();
    game.deed(SHOOT);
    game.answer(1, card(0));
    assert_eq!(game.choices(0), [Choice::No, Choice::Yes]);
    game.answer(0, Choice::Yes);
    assert!(game.id_up(0));
    assert_eq!(game.hp(1), 1);
    let other = out(Table::of(6).id(1, "M03"), 1);
    assert!((0..6).all(|seat| other.hp(seat) == 2), "no effect in any other way");
}

/// M04
/// M05
#[test]
fn execute_and_nemesis_deal_1_damage() {
    let mut execute = out(Table::of(6).id(1, "M04").hp(4, 1).shown(5, Spot::Id(0)), 1);
    assert_eq!(execute.choices(1), [4, 5].map(|seat| Choice::Seat(Seat(seat))));
    execute.pick(1, 5);
    assert_eq!(execute.hp(5), 1);
    let nemesis = out(Table::of(6).id(1, "M05"), 1);
    assert_eq!(nemesis.hp(0), 1, "whoever caused it");
    let mut own = out(Table::of(6).id(0, "M05"), 0);
    own.pick(0, 2);
    assert_eq!(own.hp(2), 1);
}

/// M06
/// SD-EX-14
/// SD-ID-13
#[test]
fn mindless_bot_reveals_a_loyalty_card_then_an_id_whose_ability_follows() {
    let mut game = out(Table::of(6).id(1, "M06").id(2, "O07"), 1);
    game.pick(1, 3);
    game.answer(1, card(0));
    game.pick(1, 2);
    assert_eq!((game.shown(3), game.programs(2)), (1, 2));
    let table =
        (0..6u8).fold(Table::of(6), |table, seat| table.shown(seat, Spot::Loyalty(0)).shown(seat, Spot::Loyalty(1)));
    let mut all = out(table.id(1, "M06"), 1);
    all.pick(1, 2);
    assert!(all.id_up(2), "the first step is skipped, the second is not");
}

/// M07
/// V10
#[test]
fn virus_exchanges_loyalty_cards_face_down() {
    let mut game = out(Table::of(6).id(1, "M07").shown(4, Spot::Loyalty(1)), 1);
    game.pick(1, 3);
    game.answer(1, card(0));
    game.answer(1, card(1));
    assert_eq!(
        (game.loyalty(1), game.loyalty(3)),
        (vec!["human".into(), "machine".into()], vec!["human".into(), "machine".into()])
    );
    assert!(knows(&game, 1, 3, Spot::Loyalty(1)), "the old owner still knows it");
}

/// M08
#[test]
fn during_firewalls_turn_nobody_else_plays() {
    let table =
        Table::of(6).id(0, "M08").shown(0, Spot::Id(0)).armed(0, Rifle, at(1)).holds(1, "PR19").holds(0, "PR19");
    let mut game = table.play();
    game.act(0, Action::Announce(SHOOT));
    assert_eq!(game.asked(), [0]);
    game.act(0, Action::Pass);
    assert_eq!(game.choices(1), [ID, Choice::Damage]);
}

/// M09
#[test]
fn musician_makes_all_others_discard_a_program() {
    let mut game =
        out(Table::of(6).id(1, "M09").holds(2, "PR19").holds(2, "PR28").holds(3, "PR05").holds(4, "PR01"), 1);
    assert_eq!(game.choices(2), [0, 1].map(|at| Choice::Card(Spot::Program(at))));
    game.answer(2, Choice::Card(Spot::Program(0)));
    assert_eq!([2, 3, 4].map(|seat| game.programs(seat)), [1, 1, 1], "Spam and loyalty stay");
}

/// M10
#[test]
fn the_shots_of_01011012_count_twice() {
    let table = Table::of(6).id(0, "M10").shown(0, Spot::Id(0)).armed(0, Pistol, at(1)).pile(&["PR06", "PR06"]);
    let mut game = table.play();
    game.deed(SHOOT);
    game.answer(1, card(0));
    game.answer(1, Choice::Damage);
    assert_eq!((game.shown(1), game.hp(1), game.programs(0)), (1, 1, 1));
}

/// M13
/// O11
#[test]
fn puppet_master_and_alice_exchange_ids_without_triggering() {
    let mut game = out(Table::hell(6).id(1, "M13").id(2, "O07").shown(2, Spot::Id(0)), 1);
    game.pick(1, 2);
    let told = game.pick(1, 3);
    assert_eq!((game.id(2), game.id(3), game.id_up(3)), ("H16".into(), "O07".into(), false));
    assert!(!told.iter().any(|event| matches!(event, Event::Ability { .. })));
    let mut alice = out(Table::of(6).id(1, "O11"), 1);
    alice.pick(1, 3);
    assert_eq!((alice.id(1), alice.id(3), alice.id_up(3)), ("H16".into(), "O11".into(), false));
}

/// M15
/// O17
#[test]
fn cheater_takes_and_network_exchanges_programs() {
    let mut game = out(Table::hell(6).id(1, "M15").holds(4, "PR01").holds(4, "PR19").holds(4, "PR28"), 1);
    assert_eq!(game.choices(1), [1, 2].map(|at| Choice::Card(Spot::Program(at))), "no loyalty program");
    game.answer(1, Choice::Card(Spot::Program(1)));
    assert_eq!(game.player(1).programs[0].kind, no("PR19"));
    let mut network = out(Table::hell(6).id(1, "O17").holds(1, "PR05").holds(4, "PR19"), 1);
    network.answer(1, Choice::Card(Spot::Program(0)));
    network.pass();
    assert_eq!(network.player(1).programs[0].kind, no("PR19"));
    assert_eq!(network.player(4).programs[0].kind, no("PR05"));
}

/// M16
#[test]
fn leader_fires_anothers_weapon_at_once() {
    let mut game = out(Table::hell(6).id(1, "M16").armed(4, Pistol, at(2)).pile(&["PR06"]), 1);
    game.answer(2, Choice::Damage);
    assert_eq!((game.hp(2), game.weapon(4), game.programs(4)), (1, None, 1));
    let none = out(Table::hell(6).id(1, "M16").pile(&["PR06"]), 1);
    assert_eq!(none.programs(1), 1);
}

/// M17
#[test]
fn bounty_hunter_draws_when_the_bounty_loses_hp() {
    let mut game = out(Table::hell(6).id(1, "M17").armed(0, Pistol, at(4)).pile(&["PR06", "PR06"]), 1);
    game.pick(1, 4);
    game.deed(SHOOT);
    game.answer(4, Choice::Damage);
    assert_eq!(game.programs(1), 1);
}

/// M18
/// O01
#[test]
fn mercenary_and_thief_take_weapons() {
    let mut game = out(Table::hell(6).id(1, "M18").armed(1, Rifle, at(0)).armed(4, Pistol, at(0)), 1);
    assert!(game.choices(1).contains(&Choice::Weapon(Pistol, Some(Seat(4)))));
    assert!(game.choices(1).contains(&Choice::Weapon(Companion, None)));
    game.answer(1, Choice::Weapon(Pistol, Some(Seat(4))));
    game.answer(1, Choice::Aim(at(5)));
    assert_eq!((game.weapon(1), game.weapon(4)), (Some(Pistol), None));
    let mut thief = out(Table::of(6).id(1, "O01").armed(4, Pistol, at(0)), 1);
    thief.answer(1, Choice::Aim(at(5)));
    assert_eq!((thief.weapon(1), thief.weapon(4)), (Some(Pistol), None));
    let random = out(Table::of(6).id(1, "O01").holds(4, "PR28"), 1);
    assert_eq!((random.programs(1), random.programs(4)), (1, 0));
}

/// O02
/// O10
#[test]
fn seer_and_insider_look_at_ids() {
    let mut seer = out(Table::of(6).id(1, "O02"), 1);
    seer.pick(1, 4);
    seer.answer(1, card(0));
    assert!(knows(&seer, 1, 4, Spot::Id(0)) && knows(&seer, 1, 4, Spot::Loyalty(0)));
    let insider = out(Table::of(6).id(1, "O10"), 1);
    assert!(knows(&insider, 1, 0, Spot::Id(0)) && knows(&insider, 1, 2, Spot::Id(0)));
    assert!(!knows(&insider, 1, 3, Spot::Id(0)));
    assert_eq!(insider.programs(1), 1);
}

/// O03
/// SD-FAL-01
/// SD-FAL-06
/// V12
#[test]
fn deathbringer_raises_an_eliminated_player_as_fallen_now_or_later() {
    let game = out(Table::of(6).id(1, "O03").dead(4), 1);
    assert_eq!((game.hp(4), game.team(4), game.state().awaiting), (1, Team::Fallen, Some(Seat(1))));
    assert!(game.state().told.iter().any(|told| told.to == Seat(1) && told.of == Seat(4) && told.team == Team::Fallen));
    let mut later = out(Table::of(6).id(1, "O03").armed(0, Rifle, at(2)).shown(2, Spot::Id(0)), 1);
    assert_eq!(later.state().awaiting, Some(Seat(1)));
    later.deed(SHOOT);
    assert_eq!((later.hp(2), later.team(2), later.state().awaiting), (1, Team::Fallen, None));
}

/// O03
/// O04
#[test]
fn deathbringer_and_lightbringer_return_once_after_the_check() {
    for id in ["O03", "O04"] {
        let mut game = Table::of(6).id(1, id).armed(0, Rifle, at(1)).shown(1, Spot::Id(0)).play();
        let told = game.deed(SHOOT);
        let place = |wanted: fn(&Event) -> bool| told.iter().position(wanted).unwrap();
        let checked = place(|event| matches!(event, Event::Checked { .. }));
        assert!(checked < place(|event| matches!(event, Event::Returned(_))));
        assert!(game.hp(1) == 1 && game.player(1).returned);
    }
}

/// O05
#[test]
fn homeless_turns_weapons_away_and_is_not_chosen_by_programs_of_others() {
    let mut aimed_at = out(Table::of(6).id(1, "O05").armed(4, Rifle, at(1)), 1);
    aimed_at.answer(4, Choice::Aim(at(2)));
    assert_eq!(aimed_at.player(4).weapon.unwrap().aim, at(2));
    let mut game = Table::of(6).id(1, "O05").shown(1, Spot::Id(0)).holds(0, "PR29").play();
    game.program(0, "PR29");
    assert!(!game.choices(0).contains(&Choice::Seat(Seat(1))));
}

/// O06
/// O07
#[test]
fn collector_and_awesome_backer_draw() {
    let game = out(Table::of(6).id(1, "O06"), 1);
    assert_eq!((game.programs(1), game.game.scene().limit(Seat(1))), (1, 4));
    assert_eq!(out(Table::of(6).id(1, "O07"), 1).programs(1), 2);
}

/// O09
/// SD-LEG-01
/// SD-OPEN-19
#[test]
fn mindeater_makes_legion_in_secret() {
    let mut game = out(Table::of(6).id(1, "O09"), 1);
    game.pick(1, 4);
    assert_eq!((game.team(1), game.team(4)), (Team::Legion, Team::Legion));
    let mark = |seat| game.game.view(Seat(seat)).table.marks[0];
    let whom = |seat| if let Mark::Infected { whom, .. } = mark(seat) { whom } else { None };
    assert_eq!((whom(1), whom(4), whom(0), whom(2)), (Some(Seat(4)), Some(Seat(4)), None, None));
    let heard = |seat| {
        let told = game.told.iter().filter_map(|event| ghostline::deduction::Deduction::witness(event, Seat(seat)));
        told.filter(|event| matches!(event, Event::Recognised { .. })).count()
    };
    assert_eq!((heard(1), heard(4), heard(0)), (1, 1, 0));
    let mut seven = out(Table::of(7).id(1, "O09"), 1);
    seven.pick(1, 4);
    seven.pick(1, 5);
    assert_eq!((seven.team(4), seven.team(5)), (Team::Legion, Team::Legion));
}

/// O12
#[test]
fn kickstarter_adds_a_loyalty_card() {
    let game = out(Table::of(6).id(1, "O12"), 1);
    assert_eq!(game.loyalty(1).len(), 3);
}

/// O13
#[test]
fn balance_passes_cards_chosen_in_secret_at_the_same_time() {
    let mut game = out(Table::hell(4).id(1, "O13"), 1);
    assert_eq!(game.asked(), [0, 1, 2, 3]);
    game.answer(2, card(0));
    assert_eq!(game.asked(), [0, 1, 3]);
    let hidden = game.game.view(Seat(0)).table.stack.last().copied();
    assert!(format!("{hidden:?}").contains("Hidden"), "nobody sees what was chosen");
    for seat in [0, 3, 1] {
        game.answer(seat, card(1));
    }
    assert_eq!(game.loyalty(1), ["machine", "human"]);
    assert_eq!(game.loyalty(3), ["human", "outlaw"]);
    assert!(
        knows(&game, 2, 3, Spot::Loyalty(1))
            && knows(&game, 3, 3, Spot::Loyalty(1))
            && !knows(&game, 0, 3, Spot::Loyalty(1))
    );
}

/// O14
/// O16
#[test]
fn cultist_falls_and_spy_changes_sides() {
    let cultist = out(Table::hell(6).id(1, "O14").id(4, "O03"), 1);
    assert_eq!(cultist.team(1), Team::Fallen);
    assert!(cultist.state().told.iter().any(|told| told.to == Seat(1) && told.of == Seat(4)));
    let legion = out(Table::hell(6).id(1, "O14").holds(1, "PR04"), 1);
    assert_eq!(legion.team(1), Team::Legion);
    let mut spy = out(Table::hell(6).id(1, "O16"), 1);
    spy.pick(1, 3);
    assert_eq!(spy.team(1), Team::Human);
    assert!(knows(&spy, 1, 3, Spot::Id(0)) && knows(&spy, 1, 3, Spot::Loyalty(1)));
}

/// O18
/// V17
#[test]
fn doppelganger_copies_a_revealed_ability() {
    let game = out(Table::hell(6).id(1, "O18").id(4, "O07").shown(4, Spot::Id(0)), 1);
    assert_eq!(game.programs(1), 2);
    let none = out(Table::hell(6).id(1, "O18").id(4, "O09").shown(4, Spot::Id(0)).pile(&["PR06"]), 1);
    assert_eq!(none.programs(1), 1, "Mindeater is not copied");
}

/// A Boss at seat 0, with these IDs in this order.
fn crowned(faction: Faction, order: [&'static str; 3], table: Table) -> Table {
    table.with(move |state, library| {
        let old = std::mem::take(&mut state.players[0].ids);
        state.removed.extend(old);
        state.players[0].ids = order
            .into_iter()
            .map(|key| Slot { kind: library.id_by_key(key).unwrap(), up: false, seen: Seats::one(Seat(0)) })
            .collect();
        state.crowned.push(faction);
    })
}

/// Hits seat 0 with a rifle from seat 5, which answers with this ID.
fn struck(table: Table, answer: Choice) -> Played {
    let mut game = table.armed(5, Rifle, at(0)).play();
    game.turn_of(5);
    game.deed(SHOOT);
    game.answer(0, answer);
    game
}

/// PR08
/// PR09
/// SD-BOSS-02
/// SD-BOSS-03
/// SD-BOSS-04
/// SD-BOSS-05
/// SD-BOSS-08
#[test]
fn a_boss_program_needs_its_team_and_two_revealed_cards() {
    let mut game = Table::of(6).hp(0, 1).holds(0, "PR08").shown(0, Spot::Loyalty(0)).shown(0, Spot::Id(0)).play();
    game.program(0, "PR08");
    let names: std::collections::BTreeSet<_> =
        game.player(0).ids.iter().map(|slot| library().id(slot.kind).unwrap().name.clone()).collect();
    assert_eq!(names, ["Apex", "Bastion", "Beacon"].map(str::to_owned).into());
    assert_eq!((game.hp(0), game.team(0), game.state().removed.len()), (1, Team::Human, 1));
    let early = Table::of(6).holds(0, "PR08").shown(0, Spot::Id(0)).play();
    assert!(!early.options(0).contains(&Action::Play(0)));
    let wrong = Table::of(6).holds(0, "PR09").shown(0, Spot::Id(0)).shown(0, Spot::Loyalty(0)).play();
    assert!(!wrong.options(0).contains(&Action::Play(0)));
}

/// B01
/// B02
/// B03
/// SD-BOSS-06
/// SD-BOSS-09
/// SD-OPEN-08
/// SD-OPEN-09
/// SD-BOSS-10
#[test]
fn a_human_boss_answers_with_one_id_at_a_time() {
    let human = ["B01", "B02", "B03"];
    let game = struck(crowned(Faction::Human, human, Table::of(6).armed(3, Pistol, at(0))), ID);
    assert_eq!((game.hp(0), game.weapon(3), game.player(0).ids.iter().filter(|slot| slot.up).count()), (2, None, 1));
    let mut bastion = struck(crowned(Faction::Human, human, Table::of(6).hp(0, 1).hp(2, 1)), Choice::Card(Spot::Id(1)));
    bastion.pick(0, 2);
    assert_eq!((bastion.hp(0), bastion.hp(2)), (2, 2));
    let mut beacon = struck(crowned(Faction::Human, human, Table::of(6)), Choice::Card(Spot::Id(2)));
    for seat in [5, 1, 2, 3, 4] {
        assert_eq!(beacon.asked(), [seat]);
        beacon.answer(seat, card(1));
    }
    assert!((1..6).all(|seat| knows(&beacon, 0, seat, Spot::Loyalty(1)) && !knows(&beacon, 0, seat, Spot::Loyalty(0))));
}

/// B04
/// B05
/// B06
#[test]
fn a_machine_boss_strikes_back() {
    let machine = ["B04", "B05", "B06"];
    let mut deus = struck(crowned(Faction::Machine, machine, Table::of(6)), ID);
    deus.pick(0, 2);
    deus.answer(2, Choice::Damage);
    deus.pass();
    assert_eq!(deus.hp(2), 0);
    let mut overmind = struck(crowned(Faction::Machine, machine, Table::of(6)), Choice::Card(Spot::Id(1)));
    overmind.answer(0, Choice::Aim(at(2)));
    overmind.answer(2, Choice::Card(Spot::Id(0)));
    assert_eq!((overmind.id_up(2), overmind.weapon(5)), (true, None), "the shooter's own rifle");
    let siege = crowned(Faction::Machine, machine, Table::of(6).armed(0, Pistol, at(2))).shown(0, Spot::Id(2));
    let mut siege = siege.play();
    siege.deed(SHOOT);
    siege.answer(2, Choice::Damage);
    assert_eq!(siege.hp(2), 0);
}

/// SD-BOSS-07
/// V15
#[test]
fn an_exchange_moves_all_boss_ids() {
    let mut game = crowned(Faction::Human, ["B01", "B02", "B03"], Table::of(6).holds(0, "PR16")).play();
    game.program(0, "PR16");
    game.pick(0, 3);
    assert_eq!((game.player(0).ids.len(), game.player(3).ids.len()), (1, 3));
}

/// H09
/// SD-ID-10
#[test]
fn mistress_forgets_whom_she_chose_when_she_is_turned_face_down() {
    let mut game = Table::of(6).id(0, "H09").shown(0, Spot::Id(0)).holds(0, "PR30").play();
    let mut state = game.state().clone();
    state.players[0].link = Some(Seat(4));
    game.game = ghostline::deduction::Deduction::resume(&game.game.rules().setup.clone(), state).unwrap();
    assert!(!game.game.scene().may_target(Seat(4), Pistol, Target::Seat(Seat(0))));
    game.program(0, "PR30");
    assert_eq!((game.id_up(0), game.player(0).link), (false, None));
}
