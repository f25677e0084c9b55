//! ST-MAP: sectors, walls, and the things on the map.

use ghostline::stealth::{Colour::*, Need, PlanFault};

use crate::drawn::Drawn;

/// ST-MAP-01
#[test]
fn sectors_side_by_side_or_one_above_the_other_are_adjacent_and_diagonal_ones_are_not() {
    let table = Drawn::map("01 01N 01\n 01W 01S 01E\n 01 01Z 01").deal();
    assert_eq!(table.options(), ["go N", "go W", "go E", "go Z", "pass"]);
}

/// ST-MAP-02
#[test]
fn a_wall_stops_the_player_and_sends_an_enemy_around() {
    let map = "01S|01A 01
               01B 01C 01D";
    let mut table = Drawn::map(map).guard("A", Red).patrol(Red, "A S").cards(&[0, 1, -5]).deal();
    assert_eq!(table.refusal("go A"), ("ST-MAP-02", "refusal-wall"));
    assert_eq!(table.walk_of(0, 2), ["A", "C", "B", "S"], "the shortest way leads around the wall");
}

/// ST-MAP-02
#[test]
fn a_wall_between_rows_stops_movement_too() {
    let map = "01S 01A
               --- +
               01B 01C";
    let mut table = Drawn::map(map).deal();
    assert_eq!(table.options(), ["go A", "pass"]);
    assert_eq!(table.refusal("go B"), ("ST-MAP-02", "refusal-wall"));
}

/// ST-MAP-03
#[test]
fn a_gap_is_not_a_sector_and_rows_may_have_gaps_anywhere() {
    let map = ". 01S .
               01A 01B 01C
               . 01D .";
    let mut table = Drawn::map(map).deal();
    assert_eq!(table.scene().walk().sectors().len(), 5);
    assert_eq!(table.refusal("go 1-1"), ("ST-MAP-03", "refusal-no-sector"));
    assert_eq!(table.options(), ["go B", "pass"]);
    let nowhere = Drawn::map(map).guard("1-1", Red).mission().unwrap_err();
    assert!(matches!(nowhere, PlanFault::Nowhere { what: "an enemy", .. }), "{nowhere}");
}

/// ST-MAP-04
#[test]
fn each_sector_shows_a_tile_and_several_may_show_the_same() {
    let drawn = Drawn::map("08S 01A 08B");
    let mission = drawn.mission().unwrap();
    let tile = |name| mission.cell(drawn.drawing.sector(name)).unwrap().tile;
    assert_eq!((tile("S"), tile("A"), tile("B")), (8, 1, 8));
}

/// ST-MAP-05
#[test]
fn everything_a_mission_lists_for_a_letter_stands_in_that_letters_sector() {
    let drawn = Drawn::map("01S 01G 01W 01O 01P 01X 01K 01L 01E")
        .guard("G", Red)
        .patrol(Red, "W G")
        .objective("P", Need::Optional)
        .lock("L", "K")
        .reinforcement(0, Blue)
        .cards(&[0]);
    let mut table = drawn.deal();
    let at = |name| drawn.drawing.sector(name);
    let plan = &drawn.plan;
    let taken: Vec<_> = plan.objectives.iter().map(|o| (o.sector, o.need)).collect();
    assert_eq!(taken, [(at("O"), Need::Required), (at("P"), Need::Optional)]);
    assert_eq!((plan.exit, plan.keys[0], plan.locks[0].sector), (at("X"), at("K"), at("L")));
    assert_eq!((table.player_at(), table.enemy_at(0)), ("S".to_owned(), "G".to_owned()));
    assert_eq!(
        table.wait()[2..],
        ["0 G>W", "0 searches W: nothing", "alarm: 0 +0 = 0", "1 comes to E (level 0)", "turn 2"]
    );
    let letter = drawn.mission().unwrap().cell(at("K")).unwrap().letter.unwrap();
    assert_eq!(letter.to_string(), "K");
}

/// ST-MAP-06
#[test]
fn an_enemy_patrols_the_waypoints_of_its_own_colour_in_the_order_of_their_numbers() {
    let map = "01A 01B 01C
               +   --- +
               01D|01S|01E
               +   --- +
               01F 01G 01H";
    let mut drawn = Drawn::map(map).guard("A", Red).patrol(Red, "A C H").guard("H", Blue).patrol(Blue, "H C A");
    drawn.plan.waypoints.reverse();
    let mut table = drawn.cards(&[1, 1]).deal();
    let lines = table.lines_with("pass, pass, first 0", &[">"]);
    assert_eq!(lines, ["0 A>B", "0 B>C", "1 H>E", "1 E>C"]);
}

/// ST-MAP-08
#[test]
fn distance_is_the_number_of_moves_around_the_walls() {
    let drawn = Drawn::map("01S|01A 01C\n 01B 01D 01E");
    let mission = drawn.mission().unwrap();
    let far = |a, b| mission.walk().distance(drawn.drawing.sector(a), drawn.drawing.sector(b));
    assert_eq!((far("S", "S"), far("S", "B"), far("S", "A"), far("S", "C")), (Some(0), Some(1), Some(3), Some(4)));
    let parted = Drawn::map("01S|01A");
    let walk = parted.mission().unwrap();
    assert_eq!(walk.walk().distance(parted.drawing.sector("S"), parted.drawing.sector("A")), None);
}
