//! ST-EN-01 to ST-EN-09 and ST-EN-20 to ST-EN-22: an enemy's card, its turn, its attack.

use ghostline::stealth::{Band, Colour::*, EnemyKind, Step};

use crate::drawn::{
    Drawn,
    cards::{always, guard},
};

/// ST-EN-01
#[test]
fn enemies_act_one_at_a_time_the_nearest_first() {
    let mut table = Drawn::map("01A 01B 01S 01C 01D").guard("A", Red).guard("C", Blue).cards(&[-5, -4]).deal();
    assert_eq!(
        table.wait(),
        ["behaviour of 1: 0 -5 = -5", "1 does row 0", "behaviour of 0: 0 -4 = -4", "0 does row 0", "turn 2"]
    );
}

/// ST-EN-01
#[test]
fn nearness_counts_moves_around_the_walls() {
    let mut table =
        Drawn::map("01A|01S 01B 01C\n 01 01 01 01").guard("A", Red).guard("C", Blue).cards(&[-5, -4]).deal();
    assert_eq!(table.wait()[0], "behaviour of 1: 0 -5 = -5", "A is next door but three moves away");
}

/// ST-EN-01
#[test]
fn among_equally_near_enemies_the_player_chooses_who_acts_next() {
    let mut table =
        Drawn::map("01A 01S 01C\n . 01D .").guard("A", Red).guard("C", Blue).guard("D", Green).cards(&[-5; 3]).deal();
    assert_eq!(table.wait(), [""; 0]);
    assert_eq!(table.options(), ["first 0", "first 1", "first 2"]);
    assert_eq!(table.refusal("first 3"), ("ST-EN-01", "refusal-not-next"));
    assert_eq!(table.play("first 1"), ["behaviour of 1: 0 -5 = -5", "1 does row 0"]);
    assert_eq!(table.options(), ["first 0", "first 2"]);
    let lines = table.play("first 2");
    assert_eq!(lines[2], "behaviour of 0: 0 -5 = -5", "the last one needs no answer");
}

/// ST-EN-02
#[test]
fn behaviour_is_0_plus_the_alarm_bonus_plus_the_card() {
    let mut table = Drawn::map("01S 01 01G").guard("G", Red).alarm(25).cards(&[-3, 0, -5]).deal();
    assert_eq!(table.wait()[..3], ["behaviour of 0: 0 -3 = -3", "0 does row 0", "alarm: 25 +0 = 25"]);
    assert_eq!(table.wait()[..2], ["behaviour of 0: 2 -5 = -3", "0 does row 0"]);
}

/// ST-EN-03
#[test]
fn an_enemy_card_gives_a_table_an_attack_an_armor_and_a_vigilance() {
    let kind = EnemyKind { attack: 7, armor: 2, vigilance: 9, ..guard() };
    let mut table = Drawn::map("01S").enemy("S", Red, kind).alarm(0).cards(&[-4, 0, -5]).deal();
    let lines = table.lines_with("pass, shoot 0", &["against", "alarm 0"]);
    assert_eq!(lines, ["attack: 5 -4 = 1 against 2", "alarm 0>9 (detection by 0)", "strike of 0: 7 -5 = 2 against 4"]);
    let row = |card| Drawn::map("01S 01G").guard("G", Red).cards(&[card]).deal().wait()[1].clone();
    let rows = [-5, -3, -2, 0, 1, 3, 4, 5].map(row);
    assert_eq!(rows.map(|row| row.replace("0 does row ", "")), ["0", "0", "1", "1", "2", "2", "3", "3"]);
}

/// ST-EN-04
#[test]
fn a_card_may_make_an_enemy_do_nothing_or_move_and_search_or_move_on_or_move_and_watch() {
    let did = |card| {
        let drawn = Drawn::map("01S|01A 01B\n . 01D 01C").guard("A", Red).patrol(Red, "A B C D");
        let mut lines = drawn.cards(&[card]).deal().wait();
        lines.pop();
        lines.split_off(2)
    };
    assert_eq!(did(-3), [""; 0]);
    assert_eq!(did(0), ["0 A>B", "0 searches B: nothing"]);
    assert_eq!(did(1), ["0 A>B", "0 B>C"]);
    assert_eq!(did(4), ["0 A>B", "0 B>C", "0 on overwatch"]);
}

/// ST-EN-05
#[test]
fn a_search_detects_a_hidden_player_in_the_same_sector() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").cards(&[0, -5]).deal();
    assert_eq!(
        table.play("pass, hide")[4..],
        [
            "0 G>S",
            "0 searches S: found",
            "0 detects at S",
            "no longer hidden",
            "token S",
            "strike of 0: 4 -5 = -1 against 4",
            "0 misses player",
            "turn 2"
        ]
    );
    let mut beside = Drawn::map("01S 01G").guard("G", Red).cards(&[0]).deal();
    assert_eq!(beside.play("pass, hide")[4], "0 searches G: nothing");
    assert!(beside.public().player.hidden);
}

/// ST-EN-06
#[test]
fn an_enemy_on_overwatch_attacks_at_once_in_the_players_turn_and_still_acts_later() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).cards(&[4, -5, -3, -5]).deal();
    assert_eq!(table.wait()[2], "0 on overwatch");
    assert_eq!(
        table.play("go G"),
        ["player S>G", "0 detects at G", "token G", "strike of 0: 4 -5 = -1 against 4", "0 misses player on overwatch"]
    );
    assert_eq!(
        table.play("pass")[1..],
        [
            "0 off overwatch",
            "behaviour of 0: 0 -3 = -3",
            "0 does row 0",
            "strike of 0: 4 -5 = -1 against 4",
            "0 misses player",
            "turn 3"
        ]
    );
}

/// ST-EN-06
#[test]
fn an_enemy_on_overwatch_beside_a_hidden_player_attacks_as_soon_as_hidden_ends() {
    let drawn = Drawn::map("01S 01G").enemy("G", Red, always(&[Step::Move(1), Step::Overwatch])).patrol(Red, "G S");
    let mut table = drawn.cards(&[0, -5]).deal();
    assert_eq!(table.play("pass, hide")[4..6], ["0 G>S", "0 on overwatch"]);
    assert_eq!(
        table.play("pass, watch")[1..6],
        ["no longer hidden", "player on overwatch", "0 detects at S", "token S", "strike of 0: 4 -5 = -1 against 4"]
    );
}

/// ST-EN-06
#[test]
fn an_enemy_on_overwatch_attacks_at_once_when_another_enemys_search_uncovers_the_player() {
    let drawn = Drawn::map("01S 01G 01 01H").enemy("G", Red, always(&[Step::Move(1), Step::Overwatch]));
    let drawn = drawn.enemy("H", Blue, always(&[Step::Move(3), Step::Search])).patrol(Red, "G S").patrol(Blue, "H S");
    let mut table = drawn.cards(&[0, 0, -5, -5]).deal();
    let lines = table.lines_with("pass, hide", &["misses", "found", "overwatch", "1 detects", "0 detects"]);
    assert_eq!(
        lines,
        [
            "0 on overwatch",
            "1 searches S: found",
            "1 detects at S",
            "1 misses player",
            "0 detects at S",
            "0 misses player on overwatch"
        ]
    );
}

/// ST-EN-07
#[test]
fn an_enemy_detects_the_player_in_its_sector_unless_hidden_and_detection_ends_hidden() {
    let open = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").cards(&[1, -5]);
    assert_eq!(open.deal().wait()[2..4], ["0 G>S", "0 detects at S"]);
    let mut hidden = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").cards(&[1]).deal();
    assert_eq!(hidden.play("pass, hide")[4..], ["0 G>S", "0 S>G", "turn 2"], "move 2 without a search passes by");
    let mut found = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").cards(&[0, -5]).deal();
    found.play("pass, hide");
    assert!(!found.public().player.hidden && found.enemy(0).detects);
}

/// ST-EN-08
#[test]
fn the_situation_is_checked_again_after_every_single_move() {
    let map = "01G 01A 01B 01S
               .   01C .   .";
    let mut drawn = Drawn::map(map).guard("G", Red).patrol(Red, "G B").item(ghostline::stealth::Effect::Decoy(3));
    drawn = drawn.cards(&[1]);
    let lines = drawn.deal().lines_with("use item 0 at C, pass, pass", &["0 G", "0 A"]);
    assert_eq!(lines, ["0 G>A", "0 A>C to noise"], "only from A is the noise heard");
}

/// ST-EN-09
#[test]
fn an_enemy_that_detects_the_player_attacks_even_when_its_card_says_nothing() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).cards(&[-3, 0]).deal();
    assert_eq!(
        table.play("go G, pass")[2..],
        [
            "behaviour of 0: 0 -3 = -3",
            "0 does row 0",
            "0 detects at G",
            "token G",
            "strike of 0: 4 +0 = 4 against 4",
            "0 hits player",
            "-1 health, 2 left",
            "turn 2"
        ]
    );
}

/// ST-EN-20
#[test]
fn an_enemy_attack_is_power_and_card_against_the_players_armor_of_4_and_costs_1_health() {
    let attacked = |card| {
        let mut table = Drawn::map("01S").guard("S", Red).cards(&[-3, card]).deal();
        (table.wait()[4].clone(), table.public().player.health)
    };
    assert_eq!(attacked(-1), ("strike of 0: 4 -1 = 3 against 4".to_owned(), 3));
    assert_eq!(attacked(0), ("strike of 0: 4 +0 = 4 against 4".to_owned(), 2));
}

/// ST-EN-21
#[test]
fn enemies_pass_locked_sectors_freely() {
    let drawn = Drawn::map("01G 01L 01A 01S|01K").guard("G", Red).patrol(Red, "G A").lock("L", "K");
    assert_eq!(drawn.cards(&[1]).deal().walk_of(0, 1), ["G", "L", "A"]);
}

/// ST-EN-22
#[test]
fn an_enemy_whose_first_move_finds_the_player_attacks_and_neither_moves_on_nor_watches() {
    let mut table = Drawn::map("01G 01S 01A").guard("G", Red).patrol(Red, "G A").cards(&[4, -5]).deal();
    assert_eq!(
        table.wait(),
        [
            "behaviour of 0: 0 +4 = 4",
            "0 does row 3",
            "0 G>S",
            "0 detects at S",
            "token S",
            "strike of 0: 4 -5 = -1 against 4",
            "0 misses player",
            "turn 2"
        ]
    );
    assert!(!table.enemy(0).overwatch);
}

/// ST-EN-03
#[test]
fn a_result_beyond_the_table_takes_its_last_row() {
    let rows = [(Some(0), vec![]), (Some(2), vec![Step::Search])];
    let kind = EnemyKind { behaviour: rows.map(|(up_to, steps)| Band { up_to, steps }).into(), ..guard() };
    assert_eq!((kind.band(-9), kind.band(1), kind.band(3)), (0, 1, 1));
}
