//! Attacks, defence, enemies, the two mechs.

use ghostline::{
    beginning::{
        Area, Bar, Character, Choice, Colour, Deed, Ending, Enemy, EnemyKind, Era, Event, Figure, Foe, Free, Item,
        Mech, OnRed, Pending, Place, SpawnNo,
    },
    engine::Seat,
};

use crate::table::{A, B, C, Table, of};

const THREE: [Character; 3] = [Character::Havoc, Character::Jayden, Character::Nova];

/// TB-ATK-01
/// TB-ATK-02
/// TB-ATK-03
/// TB-ATK-04
/// TB-ATK-05
/// TB-ATK-06
/// TB-ATK-08
/// TB-ATK-11
/// TB-EX-10
/// TB-HAV-01
#[test]
fn an_attack_is_shield_against_red_and_a_card() {
    let mut table = Table::of(&THREE);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Soldier, 2, eleven).hand(A, &["red_4"]).general(&["red_1"]);
    assert_eq!(table.scene().strength(of(A)), 2);
    let foe = table.spawn_foe(&[11]);
    table.does(of(A), Deed::Attack(foe)).play(A, "red_4");
    assert!(table.tells(|event| matches!(event, Event::Attacked { shield: 2, red: 4, result: -3, .. })));
    assert_eq!(table.scene().foe(foe), None);
    assert_eq!(table.player(A).hand.len(), 3, "two for the level, one General card for Havoc");
    assert_eq!(table.state().stacks[EnemyKind::Soldier as usize], [3, 3, 3], "the marker is back in its stack");
    assert_eq!(table.state().turn.ap, 1);
}

/// TB-EX-28
#[test]
fn exactly_nothing_is_a_miss() {
    let mut table = Table::of(&THREE);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Soldier, 1, eleven).hand(A, &["red_2"]).general(&["grey"]);
    let foe = table.spawn_foe(&[11]);
    table.does(of(A), Deed::Attack(foe)).play(A, "red_2");
    assert!(table.tells(|event| matches!(event, Event::Attacked { result: 0, .. })));
    assert!(table.scene().foe(foe).is_some());
}

/// TB-ATK-07
/// TB-BOX-09
/// TB-BOX-07
/// TB-AMB-62
#[test]
fn without_strength_a_weapon_does_the_harm() {
    let mut table = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Thief, 1, eleven).hand(A, &["red_5"]).general(&["grey"]);
    let foe = table.spawn_foe(&[11]);
    table.does(of(A), Deed::Attack(foe)).play(A, "red_5");
    assert!(table.scene().foe(foe).is_some(), "a hit without harm");
    table.edit(|state| {
        state.hq.retain(|item| *item != Item::Pistol);
        state.hq.push(Item::Pistol);
        state.players[0].item = Some(Item::Pistol);
    });
    table.general(&["green"]).does(of(A), Deed::Attack(foe)).answer(A, Choice::Item);
    assert_eq!(table.scene().foe(foe), None);
    assert_eq!((table.player(A).item, table.player(A).programs.len()), (None, 1));
    assert_eq!(table.state().hq.iter().filter(|item| **item == Item::Pistol).count(), 2, "back at HQ");
}

/// TB-BOX-10
#[test]
fn a_rifle_adds_three_and_two() {
    let mut table = Table::of(&THREE);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Tank, 3, eleven).general(&["red_1"]);
    table.edit(|state| {
        state.hq.retain(|item| *item != Item::Rifle);
        state.players[0].item = Some(Item::Rifle);
    });
    let foe = table.spawn_foe(&[11]);
    table.does(of(A), Deed::Attack(foe)).answer(A, Choice::Item);
    assert!(table.tells(|event| matches!(event, Event::Attacked { shield: 3, red: 3, result: -1, .. })));
    assert_eq!(table.scene().foe(foe), None, "1 + 2 damage");
}

/// TB-BOX-11
/// TB-ATK-09
/// TB-ATK-10
/// TB-EX-43
#[test]
fn a_rocket_strikes_all_in_range() {
    let mut table = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    let (five, eleven) = (
        table.setup.library.board.spawns.iter().rposition(|spawn| spawn.numbers == [5]).unwrap() as u8,
        table.site(&[11]),
    );
    table.enemy(EnemyKind::Soldier, 1, five).enemy(EnemyKind::Soldier, 2, eleven).general(&["red_1"]);
    table.edit(|state| {
        state.supply.retain(|item| *item != Item::RocketLauncher);
        state.players[0].item = Some(Item::RocketLauncher);
    });
    table.does(of(A), Deed::Attack(Foe::At(SpawnNo(five)))).answer(A, Choice::Item);
    assert_eq!(table.scene().foes().count(), 0);
    assert_eq!(table.player(A).hand.len(), 3, "1 + 2 cards");
    assert_eq!(table.player(A).programs.len(), 1);
}

/// TB-BOX-12
/// TB-BOX-13
/// TB-ACT-06
#[test]
fn companion_and_laser_are_discarded_for_their_effect() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        let at = state.supply.iter().position(|item| *item == Item::Companion).unwrap();
        state.players[0].item = Some(state.supply.remove(at));
    });
    table.uses(A, Free::Item);
    assert_eq!((table.state().turn.ap, table.state().turn.moves, table.player(A).item), (3, 3, None));
    assert_eq!(table.state().supply_discard, [Item::Companion]);
    table.edit(|state| {
        let at = state.supply.iter().position(|item| *item == Item::Laser).unwrap();
        state.players[0].item = Some(state.supply.remove(at));
    });
    assert!(!table.may_use(A, Free::Item), "nobody to strike");
    let (two, twelve) = (table.site(&[2]), table.site(&[12]));
    table.enemy(EnemyKind::Soldier, 2, two).enemy(EnemyKind::Tank, 3, twelve);
    table.uses(A, Free::Item).answer(A, Choice::Foe(Foe::At(SpawnNo(two))));
    assert_eq!(table.scene().foe(Foe::At(SpawnNo(two))), None, "range does not matter");
    assert_eq!(table.player(A).meter, 0, "not Havoc's bar");
    assert_eq!(table.player(A).record.eliminated, 1);
}

/// TB-RNG-01
/// TB-RNG-02
/// TB-RNG-03
/// TB-RNG-04
/// TB-TOWER-03
/// TB-EX-25
/// TB-AMB-74
#[test]
fn range_covers_areas_and_watchtowers() {
    let mut table = Table::of(&THREE);
    for at in 0..table.state().sites.len() as u8 {
        let kind = [EnemyKind::Soldier, EnemyKind::Thief, EnemyKind::Tank][usize::from(at) % 3];
        table.edit(|state| state.sites[usize::from(at)].enemy = Some(Enemy { kind, level: 1, health: 1 }));
    }
    table.at(of(A), Area::City);
    let targets = |table: &Table| {
        let spawns = &table.setup.library.board.spawns;
        let mut numbers: Vec<Vec<u8>> = (0..spawns.len())
            .filter(|at| table.may(of(A), Deed::Attack(Foe::At(SpawnNo(*at as u8)))))
            .map(|at| spawns[at].numbers.clone())
            .collect();
        numbers.sort_unstable();
        numbers
    };
    assert_eq!(targets(&table), [vec![4], vec![6], vec![6, 8], vec![8], vec![10]]);
    table.edit(|state| state.players[0].skills[1].level = 2);
    assert_eq!(table.scene().range(of(A)), 1);
    assert!(targets(&table).contains(&vec![11]), "the next area too");
    table.at(of(A), Area::MedCenter);
    assert!(targets(&table).is_empty(), "the Med Center is next to nothing");
}

/// TB-DEF-01
/// TB-DEF-02
/// TB-DEF-03
/// TB-DEF-04
/// TB-EX-11
/// TB-ACTV-01
/// TB-ACTV-02
/// TB-ENM-09
#[test]
fn an_enemy_draws_red_cards_against_shield_and_blue() {
    let mut table = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    let eleven = table.site(&[11]);
    table.at(of(B), Area::Nexus).at(of(C), Area::Nexus);
    table.enemy(EnemyKind::Soldier, 1, eleven).hand(A, &["blue_1"]).general(&["blue_2", "red_4"]).dice(&[4, 12, 1, 1]);
    table.pass(A);
    table.play(A, "blue_1");
    assert!(table.tells(|event| matches!(event, Event::Defended { shield: 1, blue: 1, result: -2, .. })));
    assert_eq!(table.player(A).body.health, 1);
}

/// TB-EX-29
#[test]
fn a_defence_of_exactly_nothing_holds() {
    let mut table = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    let eleven = table.site(&[11]);
    table.at(of(B), Area::Nexus).at(of(C), Area::Nexus);
    table.enemy(EnemyKind::Soldier, 1, eleven).hand(A, &["blue_2"]).general(&["red_3"]).dice(&[4, 12, 1, 1]);
    table.pass(A).play(A, "blue_2");
    assert!(table.tells(|event| matches!(event, Event::Defended { result: 0, .. })));
    assert_eq!(table.player(A).body.health, 2);
}

/// TB-WND-01
/// TB-WND-02
/// TB-WND-03
/// TB-TURN-05
/// TB-ENM-24
/// TB-AMB-65
#[test]
fn at_no_health_a_character_lies_at_hq_until_its_turn() {
    let mut table = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    let eleven = table.site(&[11]);
    table.at(of(B), Area::Nexus).at(of(C), Area::Nexus).carry(of(A), Colour::Blue);
    table.enemy(EnemyKind::Soldier, 1, eleven).general(&["red_5"]).dice(&[4, 12, 1, 1]);
    table.edit(|state| state.players[0].body.health = 1);
    table.pass(A);
    while table.player(A).wounds.is_empty() {
        let asked = table.asked()[0];
        table.done(asked);
    }
    assert_eq!((table.player(A).body.place, table.player(A).wounds.len()), (Place::Down, 1));
    assert_eq!(table.player(A).body.chips.len(), 1, "chips are kept");
    assert!(table.scene().victims(table.spawn_foe(&[11]), Area::Hq).is_empty());
    table.until_turn(B).dice(&[1, 12, 1, 1]).until_turn(C).dice(&[1, 12, 1, 1]).until_turn(A);
    assert_eq!((table.player(A).body.place, table.player(A).body.health), (Place::In(Area::Hq), 1));
}

/// TB-DRY-03
#[test]
fn dryden_takes_two_wounds() {
    let mut table = Table::of(&[Character::Dryden, Character::Havoc, Character::Nova]);
    let eleven = table.site(&[11]);
    table.at(of(B), Area::Nexus).at(of(C), Area::Nexus);
    table.enemy(EnemyKind::Soldier, 1, eleven).general(&["red_5"]).dice(&[4, 12, 1, 1]);
    table.edit(|state| state.players[0].body.health = 1);
    table.pass(A);
    table.until_turn(B);
    assert_eq!(table.player(A).wounds.len(), 2);
}

/// TB-ENM-10
/// TB-ENM-11
/// TB-ENM-12
/// TB-LEAD-04
/// TB-EX-46
/// TB-EX-47
/// TB-AMB-57
#[test]
fn enemies_prefer_carriers_and_the_weak() {
    let mut table = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    let eleven = table.site(&[11]);
    let foe = Foe::At(SpawnNo(eleven));
    table.enemy(EnemyKind::Soldier, 1, eleven);
    table.carry(of(B), Colour::Blue).carry(of(C), Colour::Red).edit(|state| {
        state.players[0].body.health = 1;
        state.players[1].body.health = 2;
    });
    assert_eq!(table.scene().victims(foe, Area::Hq).as_slice(), [of(B), of(C)], "carriers, and the Leader chooses");
    table.carry(of(A), Colour::Blue);
    assert_eq!(table.scene().victims(foe, Area::Hq).as_slice(), [of(A)]);
    table.at(of(A), Area::City).at(of(B), Area::City).at(of(C), Area::City);
    assert!(table.scene().victims(foe, Area::Hq).is_empty());
    table.edit(|state| state.players.iter_mut().for_each(|player| player.body.chips.clear()));
    let mut equal = Table::of(&[Character::Jayden, Character::Havoc, Character::Nova]);
    equal.enemy(EnemyKind::Soldier, 1, eleven).dice(&[4, 12, 1, 1]).edit(|state| {
        state.players[1].body.health = 2;
    });
    equal.pass(A);
    assert_eq!(equal.asked(), [C], "the Leader");
    assert!(matches!(equal.state().stack.last(), Some(Pending::Aim { .. })));
    equal.answer(C, Choice::Figure(of(B)));
    assert!(equal.tells(|event| matches!(event, Event::Defended { victim: Some(Figure::Of(seat)), .. } if *seat == B)));
}

/// TB-ENM-13
/// TB-EX-22
/// TB-ACTV-03
/// TB-TOWER-02
/// TB-ENM-01
#[test]
fn a_tank_on_a_watchtower_attacks_everybody() {
    let mut table = Table::of(&THREE);
    let four = table.site(&[4]);
    table.enemy(EnemyKind::Tank, 1, four).dice(&[2, 12, 1, 1]);
    table.at(of(A), Area::City).at(of(B), Area::City).at(of(C), Area::Nexus);
    table.pass(A);
    table.until_turn(B);
    let hit = |seat: Seat| {
        table.tells(|event| matches!(event, Event::Defended { victim: Some(Figure::Of(it)), .. } if *it == seat))
    };
    assert!(hit(A) && hit(B) && !hit(C), "it attacks in the activated area");
}

/// TB-ENM-02
/// TB-AMB-53
#[test]
fn a_sniper_reaches_the_next_area() {
    let mut table = Table::of(&THREE);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Sniper, 1, eleven).dice(&[4, 12, 1, 1]);
    table.at(of(A), Area::Junkyard).at(of(B), Area::Nexus).at(of(C), Area::Sectors);
    table.pass(A);
    assert!(table.tells(|event| matches!(event, Event::Defended { victim: Some(Figure::Of(seat)), .. } if *seat == A)));
}

/// TB-ENM-05
/// TB-ENM-14
/// TB-ENM-15
/// TB-ENM-16
/// TB-CHIP-05
/// TB-AMB-55
/// TB-AMB-56
#[test]
fn thieves_take_chips_instead_of_health() {
    let mut table = Table::of(&THREE);
    let (five, nine) = (table.site(&[5]), table.site(&[9]));
    table.enemy(EnemyKind::Thief, 1, five).enemy(EnemyKind::Thief, 1, nine).general(&["red_5"]);
    table.at(of(A), Area::City).does(of(A), Deed::Move(Area::Sectors));
    assert!(table.state().junkyard.is_empty(), "nothing to steal");
    table.at(of(A), Area::City).carry(of(A), Colour::Purple).does(of(A), Deed::Move(Area::Sectors));
    assert_eq!(table.player(A).body.chips.len(), 0);
    assert_eq!((table.state().junkyard.len(), table.player(A).body.health), (1, 3));
    assert_eq!(table.state().junkyard[0].by, None, "nobody dropped it");
    let tries = table.told.iter().filter(|event| matches!(event, Event::Defended { .. })).count();
    assert_eq!(tries, 1, "the second thief finds nothing left");
}

/// TB-ENM-17
/// TB-SPAWN-03
/// TB-RED-02
/// TB-RED-03
/// TB-EX-23
/// TB-EX-51
/// TB-AMB-89
#[test]
fn crawlers_come_in_on_the_first_space_and_push() {
    let mut table = Table::of(&THREE);
    let crawler = |level: u8| Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level, health: level }));
    table.dice(&[3, 5, 6, 6]).edit(|state| {
        state.red[0] = crawler(1);
        state.red[1] = crawler(2);
        state.red[2] = Some(OnRed::Deus);
        state.deus = Mech::On(2);
        state.bars.deus = 9;
        state.stacks[EnemyKind::Crawler as usize] = [1, 1, 2];
    });
    table.pass(A);
    assert_eq!(table.state().red[1], crawler(1));
    assert_eq!(table.state().red[2], crawler(2));
    assert_eq!((table.state().red[3], table.state().deus), (Some(OnRed::Deus), Mech::On(3)));
    assert!(matches!(table.state().red[0], Some(OnRed::Crawler(_))));
    assert_eq!(table.state().bars.threat, 0);
}

/// TB-ENM-18
/// TB-ACTV-04
/// TB-EX-24
/// TB-AMB-52
/// TB-AMB-54
#[test]
fn an_activated_crawler_moves_and_pushes() {
    let mut table = Table::of(&THREE);
    let crawler = |level: u8| Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level, health: level }));
    table.at(of(A), Area::City).at(of(B), Area::City).at(of(C), Area::Monolith).dice(&[4, 12, 1, 1]);
    table.edit(|state| {
        state.red[1] = crawler(1);
        state.red[2] = crawler(2);
    });
    table.pass(A);
    assert_eq!((table.state().red[1], table.state().red[2], table.state().red[3]), (None, crawler(1), crawler(2)));
    let struck = |seat: Seat| {
        table.tells(|event| matches!(event, Event::Defended { victim: Some(Figure::Of(it)), .. } if *it == seat))
    };
    assert!(struck(C) || table.asked() == [C], "it attacks where it came to");
    assert!(!struck(A), "the pushed one does not");
}

/// TB-ENM-19
/// TB-EX-42
/// TB-ENM-04
#[test]
fn a_crawler_in_the_network_costs_security() {
    let mut table = Table::of(&THREE);
    table.dice(&[2, 12, 1, 1]).edit(|state| {
        state.red[3] = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 1, health: 1 }));
        state.stacks[EnemyKind::Crawler as usize][0] = 1;
    });
    table.pass(A);
    assert_eq!(table.state().bars.security, 3);
    assert_eq!(table.state().stacks[EnemyKind::Crawler as usize][0], 2);
}

/// TB-SPAWN-04
/// TB-SPAWN-05
/// TB-SPAWN-06
/// TB-ACTV-05
/// TB-ACTV-06
/// TB-ACTV-07
/// TB-ACTV-08
/// TB-AMB-07
/// TB-AMB-09
/// TB-AMB-13
/// TB-EX-50
/// TB-DICE-02
/// TB-DICE-03
#[test]
fn enemies_come_where_the_white_dice_say() {
    let spawn = |taken: &[&[u8]], red: u8, white: (u8, u8)| {
        let mut table = Table::of(&THREE);
        for numbers in taken {
            let at = table.site(numbers);
            table.enemy(EnemyKind::Thief, 1, at);
        }
        table.at(of(A), Area::Junkyard).at(of(B), Area::Junkyard).at(of(C), Area::Junkyard);
        table.dice(&[3, red, white.0, white.1]).pass(A);
        table
    };
    let soldier = |table: &Table, numbers: &[u8]| {
        let foe = table.spawn_foe(numbers);
        table.scene().foe(foe).and_then(|seen| seen.enemy).is_some_and(|enemy| enemy.kind == EnemyKind::Soldier)
    };
    assert!(soldier(&spawn(&[], 3, (3, 3)), &[6]));
    assert!(soldier(&spawn(&[&[6]], 4, (3, 3)), &[6, 8]), "then 6/8");
    let full = spawn(&[&[6], &[6, 8]], 3, (3, 3));
    assert_eq!(full.state().bars.threat, 1);
    assert!(soldier(&spawn(&[], 3, (2, 3)), &[5]), "of two the one in the lower area");
    let nobody = spawn(&[], 9, (3, 3));
    assert_eq!((nobody.scene().foes().count(), nobody.state().bars.threat), (0, 0));
}

/// TB-ENM-21
/// TB-ENM-22
/// TB-ENM-23
/// TB-ENM-25
/// TB-EX-48
/// TB-HUM-05
/// TB-MACH-03
/// TB-AMB-68
#[test]
fn markers_come_in_the_order_of_the_phase() {
    let levels = |era: Era, left: [u8; 3]| {
        let mut table = Table::of(&THREE);
        table.dice(&[3, 3, 1, 1]).edit(|state| {
            state.era = era;
            state.stacks[EnemyKind::Soldier as usize] = left;
        });
        table.pass(A);
        let found = table.scene().foes().next().and_then(|seen| seen.enemy).map(|enemy| (enemy.level, enemy.health));
        (found, table.state().bars.threat)
    };
    assert_eq!(levels(Era::First, [3, 3, 3]), (Some((1, 1)), 0));
    assert_eq!(levels(Era::First, [0, 3, 3]), (Some((2, 2)), 0));
    assert_eq!(levels(Era::Human, [3, 3, 3]), (Some((2, 2)), 0));
    assert_eq!(levels(Era::Human, [3, 0, 3]), (Some((3, 2)), 0));
    assert_eq!(levels(Era::Machine, [3, 3, 3]), (Some((3, 2)), 0));
    assert_eq!(levels(Era::First, [0, 0, 0]), (None, 1));
}

/// TB-ENM-03
/// TB-ENM-06
/// TB-ENM-07
/// TB-ENM-08
#[test]
fn enemies_have_the_printed_figures() {
    let library = crate::table::library();
    let row = |kind: EnemyKind| {
        [1, 2, 3].map(|level| {
            let stats = library.enemy(kind, level);
            (stats.health, stats.strength, stats.combat, stats.shield, stats.range)
        })
    };
    assert_eq!(row(EnemyKind::Tank), [(1, 1, 1, 3, 0), (2, 1, 2, 3, 0), (3, 2, 2, 3, 0)]);
    assert_eq!(row(EnemyKind::Sniper), [(1, 1, 1, 2, 1), (1, 1, 2, 3, 1), (2, 2, 2, 3, 1)]);
    assert_eq!(row(EnemyKind::Soldier), [(1, 1, 1, 2, 0), (2, 1, 2, 2, 0), (2, 2, 2, 3, 0)]);
    assert_eq!(row(EnemyKind::Crawler), [(1, 1, 1, 2, 0), (2, 1, 2, 2, 0), (3, 1, 2, 2, 0)]);
    assert_eq!(row(EnemyKind::Thief), [(1, 1, 1, 1, 0), (2, 1, 2, 2, 0), (2, 1, 2, 3, 0)]);
    assert_eq!((library.apex.strength, library.apex.combat, library.apex.shield), (2, 2, 3));
    assert_eq!((library.deus.strength, library.deus.combat, library.deus.shield), (2, 2, 3));
}

/// TB-APEX-02
/// TB-APEX-03
/// TB-APEX-04
/// TB-ACT-08
/// TB-GENL-02
#[test]
fn the_general_moves_apex_once_in_the_own_turn() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        state.general = Some(A);
        state.leader = Some(C);
        state.apex = Mech::On(0);
        state.bars.apex = 9;
    });
    table.uses(A, Free::ApexMove);
    assert_eq!(table.state().apex, Mech::On(1));
    assert!(!table.may_use(A, Free::ApexMove), "once per turn");
    table.edit(|state| {
        state.turn.apex = false;
        state.apex = Mech::On(2);
    });
    assert!(!table.may_use(A, Free::ApexMove), "never beyond Blue 3");
    table.edit(|state| state.general = Some(B));
    assert!(table.offers(A).iter().all(|action| !matches!(action, ghostline::beginning::Action::Use(Free::ApexMove))));
}

/// TB-APEX-07
/// TB-APEX-08
/// TB-AMB-60
#[test]
fn apex_attacks_on_spawn_locations_only() {
    let mut table = Table::of(&THREE);
    let three = table.site(&[3]);
    table.enemy(EnemyKind::Soldier, 1, three).general(&["red_3", "red_3", "red_1"]).edit(|state| {
        state.general = Some(A);
        state.leader = Some(C);
        state.apex = Mech::On(0);
        state.bars.apex = 9;
        state.red[0] = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 1, health: 1 }));
    });
    let attacks = table
        .offers(A)
        .into_iter()
        .filter(|action| matches!(action, ghostline::beginning::Action::Use(Free::ApexAttack(_))));
    assert_eq!(attacks.count(), 1);
    table.uses(A, Free::ApexAttack(SpawnNo(three)));
    assert_eq!(table.scene().foe(Foe::At(SpawnNo(three))), None);
    assert_eq!(table.player(A).hand.len(), 1, "the General draws the reward");
    assert_eq!(table.player(A).record.eliminated, 0, "and gets no credit");
}

/// TB-APEX-06
/// TB-APEX-09
/// TB-AMB-58
/// TB-AMB-59
#[test]
fn enemies_go_for_apex_first() {
    let mut table = Table::of(&THREE);
    let three = table.site(&[3]);
    table.at(of(A), Area::Nexus).enemy(EnemyKind::Soldier, 3, three).dice(&[3, 12, 1, 1]);
    table.general(&["red_5", "red_4", "grey"]).edit(|state| {
        state.apex = Mech::On(0);
        state.bars.apex = 2;
    });
    table.pass(A);
    assert!(table.tells(|event| matches!(event, Event::Defended { victim: None, .. })));
    assert_eq!(table.state().apex, Mech::Gone);
    assert!(table.tells(|event| matches!(event, Event::MechGone(Bar::Apex))));
    assert_eq!(table.player(A).body.health, 3);
}

/// TB-DEUS-01
/// TB-DEUS-02
/// TB-DEUS-03
/// TB-TURN-06
/// TB-EX-45
/// TB-AMB-88
#[test]
fn deus_moves_before_the_turn_it_came_in() {
    let mut table = Table::of(&[Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden]);
    table.dice(&[3, 12, 1, 1]).until_turn(B);
    table.at(of(B), Area::City).dice(&[1]).edit(|state| state.bars.deus = 8).does(of(B), Deed::Fate);
    assert_eq!((table.state().deus, table.state().deus_before), (Mech::On(0), Some(B)));
    for seat in [C, Seat(3), A] {
        table.dice(&[3, 12, 1, 1]).until_turn(seat);
        assert_eq!(table.state().deus, Mech::On(0));
    }
    table.dice(&[3, 12, 1, 1]).until_turn(B);
    assert_eq!(table.state().deus, Mech::On(1));
}

/// TB-DEUS-04
/// TB-WIN-04
/// TB-AMB-51
#[test]
fn deus_in_the_network_wins_for_the_machines() {
    let mut table = Table::of(&THREE);
    table.dice(&[3, 12, 1, 1]).edit(|state| {
        state.deus = Mech::On(3);
        state.red[3] = Some(OnRed::Deus);
        state.bars.deus = 9;
        state.deus_before = Some(B);
    });
    table.until_turn(B);
    let over = table.state().over.as_ref().unwrap();
    assert_eq!((over.ending, over.faction), (Ending::Deus, ghostline::beginning::Faction::Machine));
    assert!(over.winners.is_empty(), "nobody is one");
}

/// TB-DEUS-05
/// TB-DEUS-06
/// TB-DEUS-07
/// TB-AMB-61
/// TB-AMB-99
#[test]
fn deus_can_be_fought_where_it_stands() {
    let mut table = Table::of(&THREE);
    table.hand(A, &["red_5", "red_4"]).general(&["red_1"]).edit(|state| {
        state.deus = Mech::On(1);
        state.red[1] = Some(OnRed::Deus);
        state.bars.deus = 1;
        state.players[0].skills[0].level = 2;
    });
    table.does(of(A), Deed::Attack(Foe::Red(1))).play(A, "red_5").done(A);
    assert_eq!((table.state().deus, table.state().red[1]), (Mech::Gone, None));
    assert_eq!(table.player(A).hand.len(), 1 + 3 + 1, "three cards, and one for Havoc");
    let mut near = Table::of(&THREE);
    near.dice(&[4, 12, 1, 1]).edit(|state| {
        state.deus = Mech::On(1);
        state.red[1] = Some(OnRed::Deus);
        state.bars.deus = 9;
    });
    near.pass(A).until_turn(B);
    for seat in [A, B, C] {
        assert!(
            near.tells(|event| matches!(event, Event::Defended { victim: Some(Figure::Of(it)), .. } if *it == seat))
        );
    }
}

/// TB-MEET-01
#[test]
fn apex_and_deus_destroy_each_other() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        state.general = Some(A);
        state.leader = Some(C);
        state.apex = Mech::On(1);
        state.bars.apex = 9;
        state.deus = Mech::On(3);
        state.red[3] = Some(OnRed::Deus);
        state.bars.deus = 9;
    });
    table.uses(A, Free::ApexMove);
    assert_eq!((table.state().apex, table.state().deus, table.state().red[3]), (Mech::Gone, Mech::Gone, None));
    assert!(table.state().over.is_none(), "the game goes on");
}

/// TB-ENM-20
/// TB-BLUE-02
#[test]
fn a_crawler_is_crushed_where_the_paths_meet() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        state.general = Some(A);
        state.leader = Some(C);
        state.apex = Mech::On(1);
        state.bars.apex = 9;
        state.red[3] = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 2, health: 2 }));
        state.stacks[EnemyKind::Crawler as usize][1] = 1;
    });
    table.uses(A, Free::ApexMove);
    assert_eq!((table.state().red[3], table.state().bars.apex), (None, 8));
    let mut comes = Table::of(&THREE);
    comes.dice(&[5, 12, 1, 1]).edit(|state| {
        state.apex = Mech::On(2);
        state.bars.apex = 9;
        state.red[2] = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 1, health: 1 }));
        state.stacks[EnemyKind::Crawler as usize][0] = 1;
    });
    comes.pass(A);
    assert_eq!((comes.state().red[3], comes.state().bars.apex), (None, 8));
}

/// TB-GEN-08
#[test]
fn nobody_attacks_a_player() {
    let mut table = Table::of(&THREE);
    table.hand(A, &["red_5"]);
    assert!(
        table.offers(A).iter().all(|action| !matches!(action, ghostline::beginning::Action::Do(_, Deed::Attack(_))))
    );
}

/// TB-SPAWN-07
/// TB-SPAWN-08
/// TB-AMB-85
#[test]
fn a_dead_zone_takes_nobody_and_raises_threat() {
    let mut table = Table::of(&THREE);
    let eleven = table.site(&[11]);
    let other = table.site(&[3, 11]);
    table.enemy(EnemyKind::Soldier, 1, eleven).enemy(EnemyKind::Soldier, 1, other).event("sinkhole");
    let leader = table.asked()[0];
    assert_eq!(Some(leader), table.state().leader);
    table.answer(leader, Choice::Site(SpawnNo(eleven)));
    assert_eq!(table.scene().foe(Foe::At(SpawnNo(eleven))), None);
    assert!(table.state().sites[usize::from(eleven)].dead);
    table.at(of(A), Area::Junkyard).dice(&[3, 3, 5, 6]).pass(A);
    assert_eq!(table.state().bars.threat, 1);
}
