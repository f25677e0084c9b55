//! ST-EN-15 to ST-EN-17: the way of a patrol.

use ghostline::stealth::{Colour::*, Step};

use crate::drawn::{Drawn, cards::always};

/// ST-EN-15
#[test]
fn a_patrol_goes_through_its_waypoints_in_order_and_starts_again_after_the_last() {
    let map = "01A 01 01B|01S
               01  . 01
               01D 01 01C";
    let mut table = Drawn::map(map).guard("A", Red).patrol(Red, "A B C D").cards(&[1; 9]).deal();
    let mut walked = table.walk_of(0, 8);
    walked.retain(|name| name.len() == 1);
    assert_eq!(walked, ["A", "B", "C", "D", "A", "B", "C", "D", "A"]);
}

/// ST-EN-15
#[test]
fn an_enemy_that_starts_off_its_patrol_walks_to_the_first_waypoint() {
    let mut table = Drawn::map("01G 01A 01B 01C|01S").guard("G", Red).patrol(Red, "B C").cards(&[1, 0]).deal();
    assert_eq!(table.walk_of(0, 2), ["G", "A", "B", "C"]);
}

/// ST-EN-16
#[test]
fn among_equally_short_ways_the_player_chooses() {
    let mut table =
        Drawn::map("01A 01B 01\n 01C 01D 01\n 01 01 01S").guard("A", Red).patrol(Red, "A D").cards(&[1]).deal();
    table.wait();
    assert_eq!(table.options(), ["way B", "way C"]);
    assert_eq!(table.refusal("way D"), ("ST-EN-16", "refusal-not-shortest"));
    assert_eq!(table.play("way C"), ["0 A>C", "0 C>D", "turn 2"]);
}

/// ST-EN-17
#[test]
fn on_patrol_an_enemy_does_not_turn_straight_back_even_where_the_other_way_is_longer() {
    let map = "01A 01B 01C|01S
               01F 01E 01D";
    let drawn = Drawn::map(map).enemy("A", Red, always(&[Step::Move(1)])).patrol(Red, "A B");
    let mut table = drawn.deal();
    table.wait();
    assert_eq!(table.options(), ["way B", "way F"], "both rounds are equally long");
    table.play("way B");
    assert_eq!(table.walk_of(0, 4), ["B", "E", "F", "A", "B"]);
}

/// ST-EN-17
#[test]
fn in_a_dead_end_an_enemy_turns_back() {
    let drawn = Drawn::map("01A 01B 01C|01S").enemy("A", Red, always(&[Step::Move(1)])).patrol(Red, "A C");
    assert_eq!(drawn.deal().walk_of(0, 6), ["A", "B", "C", "B", "A", "B", "C"]);
}

/// ST-EN-17
#[test]
fn only_the_sector_just_left_is_avoided() {
    // From C the enemy may not go straight back to B, but having gone around through D it may enter B again.
    let map = "01A 01B 01C|01S
               .   01E 01D";
    let mut table = Drawn::map(map).enemy("B", Red, always(&[Step::Move(1)])).patrol(Red, "A C").deal();
    let walked = table.walk_of(0, 2);
    assert_eq!(walked, ["B", "A", "B"]);
    table.wait();
    assert_eq!(table.options(), ["way C", "way E"]);
    table.play("way C");
    assert_eq!(table.walk_of(0, 4), ["C", "D", "E", "B", "A"]);
}

/// ST-EN-17
#[test]
fn the_whole_round_is_the_shortest_that_keeps_the_rule() {
    // Going out by the upper way is as short as by the lower one, but only one of them saves a detour coming home.
    let map = "01P 01A 01B|01S
               +   --- +
               01C 01D 01E
               +   --- ---
               01F 01G 01H";
    let drawn = Drawn::map(map).enemy("A", Red, always(&[Step::Move(1)])).patrol(Red, "A D");
    let mut table = drawn.deal();
    let mut walked = vec![table.enemy_at(0)];
    for _ in 0..8 {
        table.wait();
        if let Some(way) = table.options().iter().find(|option| option.starts_with("way")).cloned() {
            table.play(&way);
        }
        walked.push(table.enemy_at(0));
    }
    let round = walked.iter().skip(1).position(|name| name == "A").unwrap() + 1;
    assert_eq!(round, 6, "{walked:?}");
}
