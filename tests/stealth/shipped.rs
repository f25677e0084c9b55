//! What the ledger says of the shipped missions and cards.

use ghostline::{
    content::Catalog,
    stealth::{Mission, Need, Powers},
};

/// The mission at this place of the campaign.
fn campaign(number: usize) -> std::sync::Arc<Mission> {
    let catalog = Catalog::shipped().unwrap();
    catalog.missions()[number - 1].mission.clone().unwrap()
}

/// How many objectives must be held to win.
fn required(mission: &Mission) -> usize {
    mission.plan().objectives.iter().filter(|objective| objective.need == Need::Required).count()
}

/// ST-MAP-07
#[test]
fn the_first_mission_has_the_layout_of_the_ledger_and_starts_at_f() {
    let mission = campaign(1);
    let plan = mission.plan();
    let cell = |column, row| {
        let found = plan.sectors.iter().find(|cell| (cell.sector.column(), cell.sector.row()) == (column, row));
        found.map_or(".".to_owned(), |cell| {
            format!("{:02}{}", cell.tile, cell.letter.map_or(String::new(), |letter| letter.to_string()))
        })
    };
    let rows: Vec<_> =
        (1..=5).map(|row| (1..=5).map(|column| cell(column, row)).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(rows, [". 01A 01 04B .", ". 03 02 05C .", ". 06D 01 07E .", "08F 08G 08H 09 09I", ". 10J 11K . ."]);
    assert_eq!(mission.cell(plan.start).unwrap().letter.unwrap().to_string(), "F");
}

/// ST-OBJ-01, ST-OBJ-08
#[test]
fn the_first_mission_has_one_objective_and_an_exit_and_none_of_the_later_rules() {
    let mission = campaign(1);
    let plan = mission.plan();
    assert_eq!((required(&mission), plan.powers, plan.alarm.is_some()), (1, Powers::None, false));
    assert!(plan.locks.is_empty() && plan.keys.is_empty() && mission.walk().contains(plan.exit));
}

/// ST-OBJ-06
#[test]
fn every_mission_has_an_intro_a_text_for_each_objective_and_a_conclusion() {
    for entry in Catalog::shipped().unwrap().missions() {
        let mission = entry.mission.clone().unwrap();
        let plan = mission.plan();
        let objectives = plan.objectives.iter().map(|objective| &objective.text);
        let mut texts = objectives.chain([&plan.story.intro, &plan.story.conclusion]);
        assert!(texts.all(|text| text.trim().len() > 20), "{}", entry.file);
    }
}

/// ST-ACT-13
#[test]
fn the_agent_starts_with_the_silenced_pistol() {
    let gear = Catalog::shipped().unwrap().starting_gear();
    let weapon = gear[0].weapon().unwrap();
    assert_eq!((gear.len(), gear[0].energy, weapon.power, weapon.silent, weapon.energy), (1, 1, 5, true, 0));
}

/// ST-GEAR-07, ST-GEAR-03
#[test]
fn the_agent_has_3_health_4_armor_and_16_energy() {
    let agent = Catalog::shipped().unwrap().agent();
    assert_eq!((agent.health, agent.armor, agent.energy), (3, 4, 16));
}
