//! The balance report and the recorded winning plays are of what ships.

#![allow(clippy::unwrap_used, clippy::panic)]

#[path = "../tools/lab/mechanics.rs"]
mod mechanics;

use std::{fs, sync::Arc};

use ghostline::{
    content::Catalog,
    engine::{Match, StateHash, Turn, verify},
    save,
    stealth::{Difficulty, Mission, Mode, Stealth},
};

/// Every mission of the course.
fn missions(catalog: &Catalog) -> Vec<Arc<Mission>> {
    catalog.course().stages().map(|stage| catalog.mission(&stage.mission).unwrap()).collect()
}

fn play(mission: &Mission) -> Match<Stealth> {
    let id = &mission.plan().id;
    save::winning_play(id).unwrap_or_else(|| panic!("{id} has no recorded play")).unwrap()
}

/// The folder of the report that counts for a mission: its own where it was changed after the run of all.
fn report(id: &str) -> String {
    let own = format!("tools/lab/report/{id}");
    if fs::exists(&own).unwrap() { own } else { "tools/lab/report".to_owned() }
}

#[test]
fn the_balance_report_was_measured_on_what_ships() {
    let catalog = Catalog::shipped().unwrap();
    for mission in missions(&catalog) {
        let id = &mission.plan().id;
        let folder = report(id);
        let page = fs::read_to_string(format!("{folder}/README.md")).unwrap();
        for line in mechanics::lines(&catalog, &mission) {
            assert!(page.contains(&line), "{folder} is of another state of {id}, not of {line}: run ghostline-lab");
        }
        assert!(page.contains(&format!("heat/{id}.svg")), "{id} is missing");
        assert!(fs::exists(format!("{folder}/heat/{id}.svg")).unwrap(), "{id} has no heat map");
    }
}

#[test]
fn the_report_of_the_beginning_was_measured_with_its_cards() {
    let library = ghostline::content::beginning::shipped_library().unwrap();
    let page = fs::read_to_string("tools/lab/report/beginning/README.md").unwrap();
    let line = format!("Mechanics: `{}`", mechanics::fingerprint(&*library));
    assert!(page.contains(&line), "the report is not of {line}: run ghostline-lab --beginning");
}

#[test]
fn every_campaign_mission_has_a_recorded_win_that_plays_again_move_by_move() {
    let catalog = Catalog::shipped().unwrap();
    for mission in missions(&catalog) {
        let id = &mission.plan().id;
        let game = play(&mission);
        assert!(matches!(game.turn(), Turn::Over(outcome) if outcome.won), "{id}");
        let report = verify(game.journal()).unwrap_or_else(|fault| panic!("{id}: {fault}"));
        assert_eq!(report.hash, game.hash(), "{id}");
        assert_eq!(report.compared, game.journal().marks.len(), "{id}: every hash is compared");
        assert!(report.compared > 3, "{id}");
    }
}

/// ST-GEAR-02, ST-GEAR-03
#[test]
fn recorded_wins_are_of_the_mission_that_ships_with_a_kit_that_an_agent_can_bring() {
    let catalog = Catalog::shipped().unwrap();
    for mission in missions(&catalog) {
        let game = play(&mission);
        let setup = &game.journal().setup;
        let id = &mission.plan().id;
        let same = |a: StateHash, b: StateHash, what: &str| assert_eq!(a, b, "{id}: {what} changed: record it again");
        same(mechanics::fingerprint(setup.mission.plan()), mechanics::fingerprint(mission.plan()), "the mission");
        for gear in &setup.gear {
            same(mechanics::fingerprint(gear), mechanics::fingerprint(catalog.gear(&gear.id).unwrap()), &gear.id);
        }
        for item in &setup.items {
            same(mechanics::fingerprint(item), mechanics::fingerprint(catalog.item(&item.id).unwrap()), &item.id);
        }
        let held: u32 = setup.gear.iter().map(|gear| u32::from(gear.energy)).sum();
        assert!(held <= u32::from(catalog.agent().energy) && setup.items.len() <= 3, "{id}");
        assert_eq!((setup.mode, setup.terms), (Mode::Lethal, catalog.cards().terms(Difficulty::Standard)), "{id}");
        assert!(setup.stack.is_empty(), "{id}: no card was put on top");
    }
}
