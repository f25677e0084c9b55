//! SD-TEAM, SD-LEG, SD-FAL, SD-MAS: who belongs to which team.

use ghostline::deduction::{Edition, Slot, Spot, Status, Team, Variant};
use ghostline::engine::Seats;

use crate::table::{Played, Table, library};

/// Seat 0 with these cards.
fn team(id: &str, loyalty: &[&str], programs: &[&'static str]) -> Team {
    let table = Table::of(6).id(0, id).loyalty(0, loyalty);
    programs.iter().fold(table, |table, program| table.holds(0, program)).play().team(0)
}

/// SD-TEAM-01
/// SD-TEAM-02
/// SD-TEAM-03
/// SD-TEAM-04
/// SD-EX-01
/// SD-EX-02
/// SD-AMB-05
#[test]
fn the_most_common_colour_decides_and_need_not_exceed_half() {
    assert_eq!(team("H01", &["human", "machine"], &[]), Team::Human);
    assert_eq!(team("O01", &["human", "machine2"], &[]), Team::Machine);
    assert_eq!(team("O01", &["outlaw", "machine"], &[]), Team::Outlaw);
}

/// SD-TEAM-05
/// SD-EX-03
/// SD-EX-04
/// SD-AMB-06
#[test]
fn any_tie_at_the_top_is_outlaw() {
    assert_eq!(team("H01", &["machine", "outlaw"], &[]), Team::Outlaw);
    assert_eq!(team("H01", &["human", "machine2"], &[]), Team::Outlaw);
    assert_eq!(team("O01", &["outlaw", "human2"], &[]), Team::Outlaw);
}

/// SD-TEAM-06
/// SD-EX-05
/// SD-OPEN-10
#[test]
fn always_overrides_the_colours() {
    assert_eq!(team("M06", &["human", "human2"], &[]), Team::Machine);
    let library = library();
    for team in [Team::Human, Team::Machine, Team::Outlaw] {
        let boss = |card: &&ghostline::deduction::IdCard| !card.tags.contains(&ghostline::deduction::Tag::Boss);
        assert_eq!(library.ids.iter().filter(boss).filter(|card| card.always == Some(team)).count(), 3);
    }
}

/// SD-TEAM-07
/// SD-TEAM-08
/// SD-TEAM-09
/// SD-EX-06
/// SD-EX-07
/// SD-PROG-09
/// SD-PROG-10
/// SD-PROG-14
#[test]
fn secret_loyalty_programs_count_at_once_and_are_never_played() {
    assert_eq!(team("H01", &["human", "machine"], &["PR02"]), Team::Outlaw);
    assert_eq!(team("H01", &["human", "machine"], &["PR02", "PR02"]), Team::Machine);
    let table = Table::of(6).id(0, "H01").loyalty(0, &["human", "machine"]).holds(0, "PR02").play();
    assert!(!table.options(0).contains(&ghostline::deduction::Action::Play(0)));
}

/// SD-TEAM-10
/// SD-TEAM-16
#[test]
fn revealed_or_not_makes_no_difference() {
    let shown = Table::of(6).id(0, "M06").shown(0, Spot::Id(0)).shown(0, Spot::Loyalty(0)).play();
    assert_eq!(shown.team(0), Team::Machine);
}

/// A table where seat 0 has this status and ID.
fn with_status(id: &str, status: Status) -> Team {
    Table::hell(6).id(0, id).with(move |state, _| state.players[0].status = status).play().team(0)
}

const LEGION: Status = Status { legion: true, fallen: false, fixed: None };
const FALLEN: Status = Status { legion: false, fallen: true, fixed: None };

/// SD-TEAM-11
/// SD-TEAM-12
/// SD-TEAM-13
/// SD-TEAM-14
/// SD-LEG-03
/// SD-LEG-04
/// SD-LEG-06
/// SD-FAL-03
/// SD-FAL-04
/// SD-EX-08
/// SD-EX-09
/// SD-EX-10
/// SD-AMB-12
#[test]
fn legion_goes_before_fallen_and_both_before_always() {
    assert_eq!(with_status("O09", FALLEN), Team::Legion);
    assert_eq!(with_status("O03", LEGION), Team::Legion);
    assert_eq!(with_status("H05", FALLEN), Team::Fallen);
    assert_eq!(with_status("M06", LEGION), Team::Legion);
    assert_eq!(with_status("O03", Status::default()), Team::Fallen);
    assert_eq!(with_status("O05", Status::default()), Team::Outlaw);
    let spied = Status { fixed: Some(Team::Machine), ..Status::default() };
    assert_eq!(with_status("H05", spied), Team::Machine);
}

/// SD-LLX-04
/// SD-OPEN-21
/// SD-PROG-25
#[test]
fn the_legion_card_and_program_make_legion_while_they_are_held() {
    assert_eq!(team("H05", &["human", "human"], &["PR04"]), Team::Legion);
    let legion = Table::of(6).variant(Variant::LegionCard).loyalty(0, &["human", "legion"]).play();
    assert_eq!(legion.team(0), Team::Legion);
}

/// SD-MAS-01
/// SD-MAS-02
/// SD-MAS-03
/// SD-COMP-12
/// SD-ID-04
/// SD-AMB-11
/// SD-AMB-36
#[test]
fn the_prototype_has_masons_for_legion_and_no_fallen() {
    let mut table = Table::of(6).id(0, "O09");
    table.setup.edition = Edition::Prototype;
    let rules = table.setup.rules().unwrap();
    assert_eq!(table.play().team(0), Team::Legion);
    let names: Vec<_> = rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().name.clone()).collect();
    assert!(names.contains(&"Mindeater".into()) && !names.contains(&"Deathbringer".into()));
    assert!(rules.boss_ids.iter().all(Vec::is_empty));
}

/// SD-TEAM-17
/// SD-BIG-03
/// SD-BIG-04
#[test]
fn shared_cards_count_for_both_neighbours() {
    let table = Table::of(9).id(3, "O01").with(|state, library| {
        let human = library.loyalty_by_key("human2").unwrap();
        let places: Vec<usize> = (0..9).filter(|&at| state.between[at].kind == human).collect();
        for (to, from) in [2, 3].into_iter().zip(places) {
            let (a, b) = (state.between[to].kind, state.between[from].kind);
            (state.between[to].kind, state.between[from].kind) = (b, a);
        }
        let taken = state.between.iter().filter(|slot| slot.kind == human).count();
        for at in [2, 3].into_iter().skip(taken) {
            let other = state.supply.iter().position(|no| *no == human).unwrap();
            std::mem::swap(&mut state.supply[other], &mut state.between[at].kind);
        }
    });
    let game: Played = table.play();
    let kinds = [2, 3].map(|at| library().loyalty_card(game.state().between[at].kind).unwrap().key.clone());
    if kinds == ["human2", "human2"] {
        assert_eq!(game.team(3), Team::Human);
    }
    let slot: Slot<_> = game.state().between[3];
    assert_eq!(slot.seen, Seats::one(ghostline::engine::Seat(3)).with(ghostline::engine::Seat(4)));
    assert_eq!(game.game.scene().loyalty(ghostline::engine::Seat(4), 0), Some(slot));
}
