//! SD-COMP, SD-TAB, SD-SET, SD-START, HG-COMP, HG-INT: what is in the box and how the table is laid.

use std::sync::Arc;

use ghostline::{
    deduction::{
        Boss, Deduction, Edition, Faction, Rules, Set, Setup, SetupFault, Slot, Spam, Tag, Timing, Variant,
        WeaponKind::*,
    },
    engine::{Dice, Game, Seat, Seats},
};

use crate::table::{Played, Table, library};

fn rules(setup: &Setup) -> Rules {
    setup.rules().unwrap()
}

fn plain(seats: u8) -> Setup {
    Setup::new(library(), seats)
}

fn dealt(setup: &Setup, seed: u64) -> Played {
    let mut dice = Dice::new(seed);
    Played { game: Deduction::deal(setup, &mut dice), dice, told: Vec::new() }
}

/// SD-COMP-01
/// SD-COMP-07
/// HG-COMP-01
/// HG-COMP-05
/// HG-COMP-10
/// HG-COMP-11
#[test]
fn each_edition_has_its_id_cards() {
    let library = library();
    let ids = || library.ids.iter().filter(|card| card.reprint_of.is_none());
    let count = |set, faction, boss: bool| {
        let of = |card: &&ghostline::deduction::IdCard| card.set == set && card.faction == faction;
        ids().filter(of).filter(|card| card.tags.contains(&Tag::Boss) == boss).count()
    };
    let of_set = |set| Faction::ALL.map(|faction| count(set, faction, false));
    assert_eq!((of_set(Set::Core), of_set(Set::HellGate)), ([13, 12, 12], [5, 6, 6]));
    assert_eq!(ids().filter(|card| card.tags.contains(&Tag::Boss)).count(), 6);
    assert_eq!(ids().count(), 60);
    assert_eq!(ids().filter(|card| card.tags.contains(&Tag::Prototype)).count(), 27);
    let reprints: Vec<_> = library.ids.iter().filter_map(|card| card.reprint_of.as_deref()).collect();
    assert_eq!(reprints, ["H02", "H11", "M02", "B01"]);
    let programs: Vec<_> = library.programs.iter().filter_map(|card| card.reprint_of.as_deref()).collect();
    assert_eq!(programs, ["PR12"]);
}

/// SD-COMP-02
/// SD-COMP-08
/// SD-COMP-13
/// SD-AMB-04
#[test]
fn there_are_22_loyalty_cards_21_of_the_prototype_and_the_legion_card() {
    let library = library();
    let counts: Vec<_> = library.loyalty.iter().map(|card| (card.key.as_str(), card.copies)).collect();
    let wanted =
        [("human", 7), ("machine", 6), ("outlaw", 3), ("human2", 2), ("machine2", 2), ("outlaw2", 1), ("legion", 1)];
    assert_eq!(counts, wanted);
    assert_eq!(counts.iter().map(|(_, n)| n).sum::<u8>(), 22);
}

/// SD-COMP-03
/// SD-COMP-09
/// SD-PROG-13
/// SD-OPEN-07
/// HG-COMP-06
/// HG-INT-03
#[test]
fn each_edition_has_its_programs() {
    let count = |setup: &Setup, wanted: fn(Timing) -> bool| {
        let rules = rules(setup);
        rules.programs.iter().filter(|no| wanted(library().program(**no).unwrap().timing)).count()
    };
    let table = |setup: &Setup| {
        [
            count(setup, |_| true),
            count(setup, |timing| timing == Timing::AnyTime),
            count(setup, |timing| timing == Timing::OnTurn),
            count(setup, |timing| timing == Timing::Permanent),
            count(setup, |timing| timing == Timing::Secret),
            count(setup, |timing| timing == Timing::Open),
            count(setup, |timing| matches!(timing, Timing::Portal(_))),
        ]
    };
    assert_eq!(table(&plain(6)), [66, 23, 29, 7, 7, 0, 0]);
    assert_eq!(table(&Setup { hell_gate: true, ..plain(6) }), [93, 27, 34, 10, 8, 2, 12]);
    assert_eq!(table(&plain(9)), [55, 21, 22, 5, 7, 0, 0]);
    assert_eq!(table(&Setup { edition: Edition::Prototype, ..plain(6) })[0], 55);
}

/// SD-COMP-04
/// SD-COMP-06
/// SD-COMP-10
/// HG-COMP-07
#[test]
fn the_weapons_are_seven_six_in_the_prototype_and_eight_with_hell_gate() {
    let all = |setup: &Setup| {
        let rules = rules(setup);
        rules.middle.total(rules.locked, std::iter::empty())
    };
    let count =
        |setup: &Setup| [Rifle, Pistol, Companion, RocketLauncher, Laser, HellGate].map(|kind| all(setup).count(kind));
    assert_eq!(count(&plain(16)), [2, 2, 1, 1, 1, 0]);
    assert_eq!(count(&Setup { edition: Edition::Prototype, ..plain(16) }), [2, 2, 0, 1, 1, 0]);
    assert_eq!(count(&Setup { hell_gate: true, ..plain(16) }), [2, 2, 1, 1, 1, 1]);
}

/// HG-COMP-04
/// HG-COMP-03
/// HG-COMP-09
/// SD-OPEN-12
#[test]
fn the_bosses_bring_their_cards() {
    let library = library();
    assert_eq!((library.exitus.len(), library.legion.len(), library.bosses.len()), (10, 3, 8));
    assert_eq!(library.legion.iter().filter(|card| card.infects).count(), 1);
    assert_eq!(Boss::ALL.map(Boss::number), [1, 2, 3, 4, 5, 6, 7, 8]);
}

/// The rows of the setup table: weapons in the middle, loyalty cards, IDs.
const ROWS: [(u8, [u8; 5], [usize; 6], [usize; 3]); 13] = [
    (4, [1, 1, 0, 0, 0], [3, 2, 0, 1, 1, 1], [2, 2, 1]),
    (5, [1, 1, 1, 0, 0], [4, 3, 0, 1, 1, 1], [2, 2, 2]),
    (6, [1, 1, 1, 0, 0], [3, 4, 2, 2, 1, 0], [3, 2, 2]),
    (7, [2, 1, 1, 0, 0], [4, 3, 3, 2, 2, 0], [3, 3, 2]),
    (8, [2, 1, 1, 0, 0], [6, 5, 0, 2, 2, 1], [4, 3, 2]),
    (9, [2, 1, 1, 1, 0], [6, 5, 0, 2, 2, 1], [4, 3, 3]),
    (10, [2, 1, 1, 1, 0], [6, 5, 0, 2, 2, 1], [4, 4, 3]),
    (11, [2, 1, 1, 1, 1], [6, 5, 0, 2, 2, 1], [5, 4, 3]),
    (12, [2, 1, 1, 1, 1], [6, 5, 0, 2, 2, 1], [5, 5, 3]),
    (13, [2, 2, 1, 1, 1], [6, 5, 0, 2, 2, 1], [5, 5, 4]),
    (14, [2, 2, 1, 1, 1], [6, 5, 0, 2, 2, 1], [6, 5, 4]),
    (15, [2, 2, 1, 1, 1], [6, 5, 0, 2, 2, 1], [6, 6, 4]),
    (16, [2, 2, 1, 1, 1], [6, 5, 0, 2, 2, 1], [6, 6, 5]),
];

/// SD-TAB-04
/// SD-TAB-05
/// SD-TAB-06
/// SD-TAB-07
/// SD-TAB-08
/// SD-TAB-09
/// SD-TAB-10
/// SD-TAB-11
/// SD-TAB-12
/// SD-TAB-13
/// SD-TAB-14
/// SD-TAB-15
/// SD-TAB-16
/// SD-TAB-17
/// SD-TAB-18
/// SD-TAB-19
/// SD-TAB-20
/// SD-COMP-16
/// SD-EX-36
/// SD-AMB-01
/// SD-SET-01
#[test]
fn the_table_is_laid_by_the_row_of_the_player_count() {
    for (seats, weapons, loyalty, ids) in ROWS {
        let rules = rules(&plain(seats));
        assert_eq!(
            [Rifle, Pistol, Companion, RocketLauncher, Laser].map(|kind| rules.middle.count(kind)),
            weapons,
            "{seats}"
        );
        let count =
            |key: &str| rules.loyalty.iter().filter(|no| library().loyalty_card(**no).unwrap().key == key).count();
        assert_eq!(["human", "machine", "outlaw", "human2", "machine2", "outlaw2"].map(count), loyalty, "{seats}");
        assert_eq!(rules.loyalty.len(), if seats < 9 { usize::from(seats) * 2 } else { 16 });
        assert_eq!(rules.id_counts, ids, "{seats}");
        assert_eq!(ids.iter().sum::<usize>(), usize::from(seats) + 1);
    }
}

/// SD-TAB-21
/// SD-TAB-22
/// SD-AMB-02
/// SD-AMB-03
#[test]
fn with_5_and_6_players_the_group_picks_one_of_two_sets() {
    for seats in [5, 6] {
        let rifles = rules(&Setup { variants: vec![Variant::SecondRifle], ..plain(seats) });
        assert_eq!([Rifle, Pistol, Companion].map(|kind| rifles.middle.count(kind)), [2, 1, 0]);
    }
    for seats in 4..=16 {
        let prototype = rules(&Setup { edition: Edition::Prototype, ..plain(seats) });
        let pistols = if seats == 4 { 1 } else { 2 };
        assert_eq!([Companion, Pistol].map(|kind| prototype.middle.count(kind)), [0, pistols], "{seats}");
    }
}

/// SD-AMB-01
#[test]
fn the_printed_rows_for_13_and_14_players_leave_more_ids_over() {
    for (seats, left) in [(13, 3), (14, 2)] {
        let game = dealt(&Setup { variants: vec![Variant::PrintedTable], ..plain(seats) }, 3);
        assert_eq!(game.state().leftover.len(), left);
    }
}

/// SD-SET-02
/// SD-SET-03
/// HG-INT-06
#[test]
fn rocket_launcher_laser_and_hell_gate_start_locked_unless_the_row_has_them() {
    let locked = |setup: &Setup| [RocketLauncher, Laser, HellGate].map(|kind| rules(setup).locked.count(kind));
    assert_eq!(locked(&plain(8)), [1, 1, 0]);
    assert_eq!(locked(&plain(9)), [0, 1, 0]);
    assert_eq!(locked(&Setup { hell_gate: true, ..plain(11) }), [0, 0, 1]);
}

/// SD-SET-04
/// SD-SET-05
/// SD-SET-06
/// SD-SET-07
/// SD-SET-08
/// SD-SET-09
/// SD-SET-10
/// SD-SET-11
/// SD-SET-12
/// SD-SET-13
/// SD-BOSS-01
/// HG-INT-05
#[test]
fn everybody_gets_an_id_two_loyalty_cards_and_a_program_seen_by_the_owner_only() {
    for seed in 0..40 {
        let game = dealt(&Setup { hell_gate: seed % 2 == 0, ..plain(6) }, seed);
        let state = game.state();
        assert_eq!(state.leftover.len(), 1);
        assert!(state.leftover.iter().all(|slot| slot.seen == Seats::default()));
        for (at, player) in (0..).zip(&state.players) {
            let own = Seats::one(Seat(at));
            let id = library().id(player.ids[0].kind).unwrap().clone();
            let more = usize::from(id.name == "Sleepless");
            assert_eq!((player.ids.len(), player.loyalty.len(), player.programs.len()), (1, 2, 1 + more));
            assert!(!id.tags.contains(&Tag::Boss));
            assert_eq!(player.ids[0].up, id.name == "Sleepless");
            assert!(player.loyalty.iter().all(|slot: &Slot<_>| !slot.up && slot.seen == own));
            assert!(player.programs.iter().all(|held| !held.up && held.seen == own));
            let view = game.game.view(Seat(at));
            let unseen = (0..6)
                .filter(|&other| other != at)
                .flat_map(|other| view.table.players[usize::from(other)].loyalty.clone());
            assert!(unseen.into_iter().all(|slot| slot.kind.is_hidden()));
            assert!(view.table.players[usize::from(at)].loyalty.iter().all(|slot| !slot.kind.is_hidden()));
        }
        assert_eq!(
            state.pile.len() + state.players.iter().map(|p| p.programs.len()).sum::<usize>(),
            rules(&game.game.rules().setup).programs.len()
        );
    }
}

/// SD-START-01
/// SD-START-02
/// SD-START-04
/// SD-START-03
#[test]
fn the_seat_named_begins_or_any_seat_by_lot() {
    assert_eq!(dealt(&Setup { first: Some(Seat(4)), ..plain(6) }, 1).active(), 4);
    let firsts: std::collections::BTreeSet<u8> = (0..60).map(|seed| dealt(&plain(6), seed).active()).collect();
    assert_eq!(firsts.len(), 6);
}

/// HG-INT-01
/// HG-INT-02
/// HG-INT-04
/// HG-INT-07
/// SD-OPEN-20
#[test]
fn hell_gate_adds_its_cards_and_replaces_reprints_and_is_taken_out_again() {
    let names = |hell_gate| {
        let rules = rules(&Setup { hell_gate, ..plain(6) });
        let keys = rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().key.clone());
        keys.collect::<Vec<_>>()
    };
    let (core, both) = (names(false), names(true));
    assert_eq!((core.len(), both.len()), (37, 54));
    assert!(core.contains(&"M02".into()) && !core.contains(&"M02R".into()) && !core.contains(&"M13".into()));
    assert!(!both.contains(&"M02".into()) && both.contains(&"M02R".into()) && both.contains(&"M13".into()));
    let bosses = rules(&Setup { hell_gate: true, ..plain(6) }).boss_ids;
    assert!(bosses[0].contains(&library().id_by_key("B01R").unwrap()));
    assert_eq!(bosses.map(|ids| ids.len()), [3, 3]);
}

/// SD-ALT-01
/// SD-ALT-02
/// SD-ALT-03
/// SD-ALT-04
/// SD-ALT-07
/// SD-AMB-22
#[test]
fn without_loyalty_changes_exactly_the_named_cards_are_out() {
    let setup = Setup { hell_gate: true, variants: vec![Variant::NoChanges], ..plain(6) };
    let rules = rules(&setup);
    let library = library();
    let out = |no| !rules.id_piles.iter().flatten().any(|in_play| *in_play == no);
    let plain_ids = library.ids.iter().filter(|card| !card.tags.contains(&Tag::Boss));
    let plain_ids = plain_ids.filter(|card| !library.ids.iter().any(|by| by.reprint_of.as_ref() == Some(&card.key)));
    let gone: Vec<_> =
        plain_ids.filter(|card| out(library.id_by_key(&card.key).unwrap())).map(|card| card.name.as_str()).collect();
    let wanted = [
        "D.U.S.T.",
        "Virus",
        "Puppet Master",
        "Deathbringer",
        "Mindeater",
        "Alice",
        "Kickstarter",
        "Balance",
        "Cultist",
        "Rocky",
        "Spy",
    ];
    assert_eq!(gone, wanted);
    let missing = library.programs.iter().filter(|card| card.key != "PR12");
    let missing = missing.filter(|card| !rules.programs.contains(&library.program_by_key(&card.key).unwrap()));
    let missing: Vec<_> = missing.map(|card| card.name.as_str()).collect();
    let wanted = [
        "Human loyalty",
        "Machine loyalty",
        "Outlaw loyalty",
        "Legion loyalty",
        "Bug",
        "Wrong button",
        "Screensaver",
        "Orellana Effect",
        "March of the Fallen",
        "Legion loyalty",
        "Roulette",
        "Shadow existence",
    ];
    assert_eq!(missing, wanted);
}

/// SD-FIRST-01
/// SD-FIRST-02
/// SD-FIRST-03
/// SD-FIRST-04
/// SD-FIRST-05
#[test]
fn a_first_session_deals_the_six_easy_ids_and_no_green_program() {
    let setup = Setup { variants: vec![Variant::FirstSession], ..plain(5) };
    let rules = rules(&setup);
    let mut names: Vec<_> = rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().name.clone()).collect();
    names.sort();
    assert_eq!(names, ["Eye D", "Joke", "Photographer", "Seer", "Thief", "Whistleblower"]);
    assert!(!rules.programs.contains(&library().program_by_key("PR04").unwrap()));
    for seats in 4..=8 {
        assert!(Setup { variants: vec![Variant::FirstSession], ..plain(seats) }.rules().is_ok());
    }
}

/// SD-LLX-01
/// SD-LLX-02
/// SD-LLX-03
#[test]
fn the_legion_card_takes_the_place_of_an_outlaw_card() {
    let counts = |seats| {
        let rules = rules(&Setup { variants: vec![Variant::LegionCard], ..plain(seats) });
        ["outlaw", "outlaw2", "legion"]
            .map(|key| rules.loyalty.iter().filter(|no| library().loyalty_card(**no).unwrap().key == key).count())
    };
    assert_eq!((counts(6), counts(7), counts(8), counts(12)), ([1, 0, 1], [2, 0, 1], [0, 0, 1], [0, 0, 1]));
    let few = Setup { variants: vec![Variant::LegionCard], ..plain(5) };
    assert_eq!(few.rules().err(), Some(SetupFault::LegionCard));
}

/// SD-OPEN-03
/// SD-OPEN-06
#[test]
fn an_impossible_setup_is_told_and_dealt_as_far_as_it_can_be() {
    let fault = |setup: Setup| setup.rules().unwrap_err();
    assert_eq!(fault(plain(3)), SetupFault::Seats(3));
    assert_eq!(fault(Setup { scenario: Some("SC-99".into()), ..plain(6) }), SetupFault::NoScenario("SC-99".into()));
    assert!(matches!(fault(Setup { scenario: Some("SC-01".into()), ..plain(6) }), SetupFault::ScenarioSeats { .. }));
    assert_eq!(fault(Setup { scenario: Some("SC-03".into()), ..plain(4) }), SetupFault::NeedsHellGate("SC-03".into()));
    let mut few = (*library()).clone();
    few.ids.retain(|card| card.faction != Faction::Outlaw || card.name == "Thief");
    let few = Setup::new(Arc::new(few), 6);
    assert_eq!(fault(few.clone()), SetupFault::TooFewIds { faction: Faction::Outlaw, need: 2, have: 1 });
    let game = dealt(&few, 1);
    assert!(!game.asked().is_empty());
    let mut stranger = Table::of(4).setup;
    stranger.fix.ids.push((Seat(9), "H01".into()));
    assert_eq!(fault(stranger), SetupFault::NoSeat { seat: 9, seats: 4 });
}

/// SD-BIG-06
/// SD-OPEN-15
#[test]
fn weapon_programs_are_spam_where_the_weapon_lies_in_the_middle() {
    let spam = |seats: u8, key: &str| {
        let game = dealt(&plain(seats), 1);
        game.game.scene().is_spam(library().program(library().program_by_key(key).unwrap()).unwrap())
    };
    assert_eq!([8, 9, 11].map(|seats| spam(seats, "PR06")), [false, true, true]);
    assert_eq!([8, 9, 11].map(|seats| spam(seats, "PR07")), [false, false, true]);
    assert_eq!(library().programs.iter().filter(|card| card.spam == Spam::Always).count(), 1);
}
