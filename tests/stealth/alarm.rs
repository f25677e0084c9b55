//! ST-AL: the alarm and reinforcements.

use ghostline::stealth::{Colour::*, PlanFault, Weapon};

use crate::drawn::{
    Drawn,
    cards::{loud, weapon},
};

/// ST-AL-01
#[test]
fn a_mission_sets_its_alertness() {
    assert_eq!(Drawn::map("01S").alarm(2).deal().wait(), ["alarm: 2 +0 = 2", "alarm 0>2 (end of turn)", "turn 2"]);
    assert_eq!(Drawn::map("01S").alarm(-1).deal().wait()[0], "alarm: -1 +0 = -1");
    assert_eq!(Drawn::map("01S").deal().wait(), ["turn 2"], "a mission without an alarm draws no card for it");
}

/// ST-AL-02
#[test]
fn at_the_end_of_the_turn_card_and_alertness_change_the_alarm_and_a_negative_total_lowers_it() {
    let mut table = Drawn::map("01S").alarm(2).cards(&[4, -4]).deal();
    assert_eq!(table.wait()[..2], ["alarm: 2 +4 = 6", "alarm 0>6 (end of turn)"]);
    assert_eq!(table.wait()[..2], ["alarm: 2 -4 = -2", "alarm 6>4 (end of turn)"]);
}

/// ST-AL-03
#[test]
fn alertness_2_and_card_minus_5_lower_the_alarm_by_3() {
    let mut table = Drawn::map("01S").alarm(2).cards(&[3, -5]).deal();
    table.wait();
    assert_eq!(table.wait()[..2], ["alarm: 2 -5 = -3", "alarm 5>2 (end of turn)"]);
}

/// ST-AL-04
#[test]
fn the_alarm_starts_at_0() {
    assert_eq!(Drawn::map("01S").alarm(9).deal().public().alarm, 0);
}

/// ST-AL-05
#[test]
fn a_reinforcement_comes_once_at_or_above_its_level_to_the_entrance_with_its_own_patrol() {
    let drawn =
        Drawn::map("01S|01E 01A 01B").alarm(5).reinforcement(5, Red).reinforcement(11, Blue).patrol(Red, "E A B");
    let mut table = drawn.cards(&[-1, 1, 1, -5]).deal();
    assert_eq!(table.wait(), ["alarm: 5 -1 = 4", "alarm 0>4 (end of turn)", "turn 2"]);
    assert_eq!(table.wait()[1..], ["alarm 4>10 (end of turn)", "0 comes to E (level 5)", "turn 3"]);
    let lines = table.wait();
    assert_eq!(lines[2..4], ["0 E>A", "0 A>B"]);
    assert_eq!(table.public().enemies.len(), 1, "the level is passed again, but it came already");
    assert_eq!(table.enemy(0).colour, Red);
}

/// ST-AL-05
#[test]
fn reinforcements_need_an_entrance() {
    let mut drawn = Drawn::map("01S 01E").reinforcement(5, Red);
    drawn.plan.entrance = None;
    assert_eq!(drawn.mission().unwrap_err(), PlanFault::NoEntrance);
}

/// ST-AL-06
#[test]
fn an_enemy_raises_the_alarm_by_its_vigilance_on_detection_on_a_body_and_on_an_attack() {
    let mut seen = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").alarm(0).cards(&[1, -5]).deal();
    assert!(seen.wait().contains(&"alarm 0>3 (detection by 0)".to_owned()));
    let far = weapon(Weapon { range: 1, silent: true, ..loud() });
    let body = Drawn::map("01S 01A 01B").guard("A", Red).guard("B", Blue).patrol(Blue, "B A").gear(far).alarm(0);
    let lines = body.cards(&[0, 1]).deal().play("pass, shoot 0 with 1");
    assert!(lines.contains(&"alarm 0>3 (body by 1)".to_owned()), "{lines:#?}");
    let mut struck = Drawn::map("01S 01A").guard("S", Red).alarm(0).cards(&[-5]).deal();
    assert!(struck.play("go A").contains(&"alarm 0>3 (attack by 0)".to_owned()));
}

/// ST-AL-07
#[test]
fn each_enemy_raises_at_most_once_a_turn_but_several_may() {
    let mut table =
        Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).alarm(0).cards(&[-5, -5, 0, -5, 0, -5]).deal();
    let lines = table.lines_with("go A, pass", &["alarm 0", "alarm 3", "alarm 6", "first"]);
    assert_eq!(lines, ["alarm 0>3 (attack by 0)", "alarm 3>6 (attack by 1)"]);
    let lines = table.lines_with("first 0", &["alarm", "detects"]);
    assert_eq!(lines, ["0 detects at A", "1 detects at A", "alarm: 0 +0 = 0"], "both detect again in the same turn");
}

/// ST-AL-08
#[test]
fn an_enemy_that_still_detects_the_player_raises_again_each_turn_when_it_starts_to_act() {
    let mut table = Drawn::map("01S").guard("S", Red).alarm(0).cards(&[-3, -5, 0, -3, -5]).deal();
    assert!(table.wait().contains(&"alarm 0>3 (detection by 0)".to_owned()));
    assert_eq!(
        table.wait()[..4],
        ["behaviour of 0: 0 -3 = -3", "0 does row 0", "alarm 3>6 (detection by 0)", "strike of 0: 4 -5 = -1 against 4"]
    );
}

/// ST-AL-09
#[test]
fn an_enemy_killed_before_it_could_act_does_not_raise_the_alarm() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "S").alarm(0).cards(&[1, 0]).deal();
    let lines = table.lines_with("pass, watch", &["falls", "alarm"]);
    assert_eq!(lines, ["0 falls at S", "alarm: 0 +0 = 0"]);
}

/// ST-AL-10
#[test]
fn level_43_gives_behaviour_draws_a_bonus_of_4_and_no_other_draw() {
    let drawn = Drawn::map("01S 01G").guard("G", Red).alarm(43).cards(&[-3, 0, -5, -5, -5, -5]);
    assert_eq!(drawn.mission().unwrap().bonus(43), 4);
    let mut table = drawn.deal();
    table.wait();
    assert_eq!(table.public().alarm, 43);
    let lines = table.lines_with("go G, shoot 0", &[" = "]);
    assert_eq!(
        lines,
        [
            "attack: 5 -5 = 0 against 5",
            "behaviour of 0: 4 -5 = -1",
            "strike of 0: 4 -5 = -1 against 4",
            "alarm: 43 -5 = 38"
        ]
    );
}

/// ST-AL-10
#[test]
fn the_bonus_grows_by_tens_of_the_level() {
    let mission = Drawn::map("01S").mission().unwrap();
    assert_eq!([0, 9, 10, 19, 20, 39, 40, 43].map(|level| mission.bonus(level)), [0, 0, 1, 1, 2, 3, 4, 4]);
}

/// ST-AL-11
#[test]
fn a_raise_by_one_enemy_changes_the_draws_of_those_after_it() {
    let drawn = Drawn::map("01S 01 01G").guard("S", Red).guard("G", Blue).alarm(8).cards(&[-3, -5, -5, 0, -3, -5, -3]);
    let mut table = drawn.deal();
    table.wait();
    assert_eq!(table.public().alarm, 11);
    let mut table =
        Drawn::map("01S 01 01G").guard("S", Red).guard("G", Blue).alarm(8).cards(&[-5, -5, -5, -4, -3, -5, -3]).deal();
    table.wait();
    assert_eq!(table.public().alarm, 7);
    let lines = table.lines_with("pass, pass", &["behaviour", "alarm 7"]);
    assert_eq!(lines, ["behaviour of 0: 0 -3 = -3", "alarm 7>10 (detection by 0)", "behaviour of 1: 1 -3 = -2"]);
}
