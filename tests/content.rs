//! The shipped content: all of it loads, and the first missions are those of the ledger.

// Outside a test's own function unwrap counts as risky; here it is how a test fails.
#![allow(clippy::unwrap_used)]

use std::{collections::BTreeSet, sync::Arc};

use ghostline::{
    content::{Catalog, Code, Disk, Group, Shipped, Storage},
    engine::Match,
    stealth::{Difficulty, Mission, Modifier, Need, Powers, Sector, Setup, Stealth},
};

fn mission(id: &str) -> Arc<Mission> {
    Catalog::shipped().unwrap().mission(id).unwrap()
}

fn sector(name: &str) -> Sector {
    name.parse().unwrap()
}

/// The mission's map as rows of tile numbers and letters.
fn drawn(mission: &Mission) -> Vec<String> {
    let cells = &mission.plan().sectors;
    let width = cells.iter().map(|cell| cell.sector.column()).max().unwrap();
    let height = cells.iter().map(|cell| cell.sector.row()).max().unwrap();
    let cell = |column, row| {
        let found = mission.cell(Sector::at(column, row)?)?;
        Some(format!("{:02}{}", found.tile, found.letter.map_or_else(String::new, |letter| letter.to_string())))
    };
    let row = |row| (1..=width).map(|column| cell(column, row).unwrap_or_else(|| ".".to_owned())).collect::<Vec<_>>();
    (1..=height).map(|at| row(at).join(" ")).collect()
}

#[test]
fn all_shipped_content_loads_without_a_fault() {
    let catalog = Catalog::shipped().unwrap();
    assert!(!catalog.missions().is_empty());
    for entry in catalog.missions() {
        assert_eq!(entry.faults, [], "{}", entry.file);
        assert!(entry.mission.is_some(), "{}", entry.file);
    }
}

#[test]
fn every_mission_file_of_the_repository_is_inside_the_program() {
    for folder in ["missions/campaign", "missions/single"] {
        let shipped = Shipped.list(folder).unwrap();
        assert_eq!(shipped, Disk.list(folder).unwrap());
        for file in shipped {
            assert_eq!(Shipped.read(&file).unwrap(), Disk.read(&file).unwrap());
        }
    }
}

#[test]
fn a_mission_is_found_by_id_and_by_file() {
    let catalog = Catalog::shipped().unwrap();
    let by_id = catalog.find(&Disk, "night_audit").unwrap();
    let by_file = catalog.find(&Disk, "missions/campaign/01_night_audit.ron").unwrap();
    let without_a_disk = catalog.find(&ghostline::content::Memory::default(), "missions/campaign/01_night_audit.ron");
    assert_eq!(by_id, by_file);
    assert_eq!(by_id, without_a_disk.unwrap());
    assert_eq!(catalog.find(&Disk, "no_such_mission").unwrap_err().0[0].code, Code::UnknownId);
    assert_eq!(catalog.find(&Disk, "no/such/mission.ron").unwrap_err().0[0].code, Code::NotFound);
}

#[test]
fn the_campaign_comes_in_the_order_of_its_files() {
    let catalog = Catalog::shipped().unwrap();
    let campaign = catalog.missions().iter().filter(|entry| entry.group == Group::Campaign);
    let ids: Vec<&str> = campaign.map(|entry| entry.id.as_str()).collect();
    assert_eq!(ids[..2], ["night_audit", "glass_quay"]);
}

#[test]
fn every_kind_of_fault_has_its_own_word() {
    let words: BTreeSet<&str> = Code::ALL.iter().map(|code| code.word()).collect();
    assert_eq!(words.len(), Code::ALL.len());
}

/// ST-MAP-03 ST-MAP-04 ST-MAP-07
#[test]
fn the_first_mission_is_laid_out_as_the_ledger_says() {
    let mission = mission("night_audit");
    let rows = [". 01A 01 04B .", ". 03 02 05C .", ". 06D 01 07E .", "08F 08G 08H 09 09I", ". 10J 11K . ."];
    assert_eq!(drawn(&mission), rows);
    // Gaps are no sectors, and nothing leads into them.
    assert!(!mission.walk().contains(sector("1-1")) && !mission.walk().contains(sector("4-5")));
    assert_eq!(mission.walk().neighbours(sector("1-4")), [sector("2-4")]);
    // Several sectors share a tile number.
    assert_eq!(mission.plan().sectors.iter().filter(|cell| cell.tile == 8).count(), 3);
    assert_eq!(mission.plan().start, sector("1-4"));
}

/// ST-MAP-05
#[test]
fn what_stands_at_a_letter_stands_in_its_sector() {
    let mission = mission("glass_quay");
    let plan = mission.plan();
    let at = |letter: &str| {
        let found = plan.sectors.iter().find(|cell| cell.letter.is_some_and(|l| l.to_string() == letter));
        found.unwrap().sector
    };
    assert_eq!((plan.start, plan.exit, plan.entrance), (at("J"), at("J"), Some(at("M"))));
    assert_eq!((plan.keys.as_slice(), plan.locks[0].sector), (&[at("N")][..], at("B")));
    let goals: Vec<(Sector, Need)> = plan.objectives.iter().map(|goal| (goal.sector, goal.need)).collect();
    assert_eq!(goals, [(at("A"), Need::Optional), (at("B"), Need::Required), (at("P"), Need::Required)]);
    assert!(plan.enemies.iter().any(|enemy| enemy.sector == at("E")));
    assert!(plan.waypoints.iter().any(|stop| stop.sector == at("K")));
}

#[test]
fn an_enemy_may_stand_on_the_map_from_a_difficulty_on() {
    let catalog = Catalog::shipped().unwrap();
    let mut plan = mission("night_audit").plan().clone();
    let all = plan.enemies.len();
    plan.enemies.iter_mut().for_each(|post| post.from = Difficulty::gentlest());
    plan.enemies[0].from = Difficulty::Hard;
    plan.enemies[1].from = Difficulty::Standard;
    assert_eq!(Difficulty::ALL.map(|difficulty| plan.posted_more(difficulty)), [-1, 0, 1]);
    let mission = Arc::new(Mission::try_from(plan).unwrap());
    let enemies = |difficulty| {
        let setup = Setup { terms: catalog.cards().terms(difficulty), ..catalog.setup(Arc::clone(&mission)) };
        Match::<Stealth>::new(setup, 1).game().public().enemies.len()
    };
    assert_eq!(Difficulty::ALL.map(enemies), [all - 2, all - 1, all]);
}

/// ST-MAP-06
#[test]
fn an_enemy_has_a_kind_and_patrols_the_waypoints_of_its_colour_in_order() {
    for entry in Catalog::shipped().unwrap().missions() {
        let mission = entry.mission.as_ref().unwrap();
        for post in &mission.plan().enemies {
            let stops = mission.patrol(mission.patrol_of(post.kind, post.colour)).stops().to_vec();
            let mut wanted: Vec<_> =
                mission.plan().waypoints.iter().filter(|stop| stop.colour == post.colour).collect();
            wanted.sort_by_key(|stop| stop.number);
            assert_eq!(stops, wanted.iter().map(|stop| stop.sector).collect::<Vec<_>>(), "{}", entry.file);
        }
    }
}

#[test]
fn the_patrols_of_both_campaign_missions_are_rounds_without_a_turn() {
    for id in ["night_audit", "glass_quay"] {
        let mission = mission(id);
        for post in &mission.plan().enemies {
            let (ground, patrol) =
                (mission.ground(post.kind), mission.patrol(mission.patrol_of(post.kind, post.colour)));
            let (mut at, mut from, mut target) = (post.sector, None, patrol.first_target(post.sector));
            for _ in 0..40 {
                let next = patrol.steps(ground, at, from, target)[0];
                assert_ne!(Some(next), from, "{id} turns back at {at}");
                target = if patrol.stops()[usize::from(target)] == next { patrol.next_target(target) } else { target };
                (at, from) = (next, Some(at));
            }
        }
    }
}

/// ST-OBJ-01 ST-OBJ-08
#[test]
fn the_first_mission_has_one_objective_and_an_exit_and_none_of_the_later_rules() {
    let mission = mission("night_audit");
    let plan = mission.plan();
    assert_eq!(plan.objectives.len(), 1);
    assert_eq!(plan.objectives[0].need, Need::Required);
    assert_ne!(plan.exit, plan.start);
    assert_eq!((plan.powers, &plan.alarm, plan.locks.len(), plan.keys.len()), (Powers::None, &None, 0, 0));
    assert_eq!(plan.rewards.items, 0);
}

/// ST-OBJ-02 ST-OBJ-08
#[test]
fn the_second_mission_has_two_objectives_and_leaves_by_its_start() {
    let mission = mission("glass_quay");
    let plan = mission.plan();
    assert_eq!(plan.objectives.iter().filter(|goal| goal.need == Need::Required).count(), 2);
    assert_eq!(plan.exit, plan.start);
    assert_eq!((plan.powers, plan.locks.len(), plan.keys.len()), (Powers::Full, 1, 1));
    assert!(plan.rewards.items > 0);
}

/// ST-OBJ-05
#[test]
fn the_second_mission_has_an_optional_objective_with_a_reward_and_a_story() {
    let mission = mission("glass_quay");
    let optional: Vec<_> = mission.plan().objectives.iter().filter(|goal| goal.need == Need::Optional).collect();
    assert_eq!(optional.len(), 1);
    assert!(optional[0].rewards.bytebucks > 0 && !optional[0].text.is_empty());
    let at = mission.plan().objectives.iter().position(|goal| goal.need == Need::Optional).unwrap();
    assert_eq!(mission.required() & 1 << at, 0);
}

/// ST-OBJ-06
#[test]
fn every_mission_has_an_intro_a_text_for_each_objective_and_a_conclusion() {
    for entry in Catalog::shipped().unwrap().missions() {
        let plan = entry.mission.as_ref().unwrap().plan();
        let texts = plan.objectives.iter().map(|goal| &goal.text).chain([&plan.story.intro, &plan.story.conclusion]);
        let words = texts.map(|text| text.split_whitespace().count()).collect::<Vec<_>>();
        assert!(words.iter().all(|&words| words >= 10), "{}: {words:?}", entry.file);
        assert!((120..=320).contains(&words.iter().sum::<usize>()), "{}: {words:?}", entry.file);
    }
}

/// ST-OBJ-07
#[test]
fn success_brings_bytebucks_and_items_where_the_mission_says_so() {
    let first = mission("night_audit").plan().rewards;
    let second = mission("glass_quay").plan().rewards;
    assert_eq!((first.bytebucks, first.items), (5, 0));
    assert_eq!((second.bytebucks, second.items), (5, 1));
}

/// ST-AL-01
#[test]
fn the_second_mission_has_alertness_2_and_reinforcements() {
    let mission = mission("glass_quay");
    let alarm = mission.alarm().unwrap();
    assert_eq!(alarm.alertness, 2);
    assert_eq!(alarm.reinforcements.iter().map(|one| one.level).collect::<Vec<_>>(), [18, 30]);
}

/// ST-AL-10
#[test]
fn the_alarm_table_gives_one_more_for_every_ten_and_4_at_level_43() {
    let mission = mission("glass_quay");
    let bonus: Vec<i32> = [0, 9, 10, 19, 20, 30, 43, 50, 59, 60].map(|level| mission.bonus(level)).to_vec();
    assert_eq!(bonus, [0, 0, 1, 1, 2, 3, 4, 5, 5, 6]);
}

/// ST-DECK-03
#[test]
fn the_modifier_deck_is_the_ledgers_with_one_choose_card() {
    let catalog = Catalog::shipped().unwrap();
    let deck = catalog.cards().deck();
    let counts: Vec<usize> =
        (-5..=5).map(|n| deck.iter().filter(|card| **card == Modifier::Value(n)).count()).collect();
    assert_eq!(counts, [1, 1, 2, 2, 3, 3, 3, 2, 2, 1, 0]);
    assert_eq!(deck.iter().filter(|card| **card == Modifier::Choose).count(), 1);
    assert_eq!(deck.len(), 21);
}

/// ST-GEAR-07
#[test]
fn an_agent_has_3_health_4_armor_and_16_energy() {
    let agent = Catalog::shipped().unwrap().agent();
    assert_eq!((agent.health, agent.armor, agent.energy), (3, 4, 16));
}
