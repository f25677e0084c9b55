//! ST-EN-10 to ST-EN-14, ST-EN-18 and ST-EN-19: what takes an enemy off its patrol, and its way back.

use ghostline::stealth::{Colour::*, Effect, Step, Weapon};

use crate::drawn::{
    Drawn, Table,
    cards::{always, loud, weapon},
};

/// A long corridor with the player at its end and a guard with two waypoints at the other.
fn corridor() -> Drawn {
    Drawn::map("01A 01B 01C 01D 01E 01S")
        .guard("A", Red)
        .patrol(Red, "A B")
        .item(Effect::Decoy(9))
        .item(Effect::Decoy(9))
}

/// The moves of enemy 0 while these commands are played.
fn moves(table: &mut Table, commands: &str) -> Vec<String> {
    let lines = table.play(commands);
    lines.into_iter().filter(|line| line.starts_with("0 ") && line.contains('>')).collect()
}

/// ST-EN-10
#[test]
fn an_enemy_with_moves_left_enters_adjacent_noise_and_goes_on_to_the_next() {
    let mut table = corridor().guard("D", Blue).cards(&[-5, 1]).deal();
    assert_eq!(table.play("use item 0 at B, use item 1 at C").len(), 4);
    let lines = table.play("pass, pass");
    assert_eq!(
        lines[4..],
        [
            "behaviour of 0: 0 +1 = 1",
            "0 does row 2",
            "0 A>B to noise",
            "0 B>C to noise",
            "quiet B",
            "quiet C",
            "turn 2"
        ]
    );
}

/// ST-EN-10
#[test]
fn noise_gives_no_extra_moves_and_is_not_removed() {
    let mut table = corridor().cards(&[0]).deal();
    assert_eq!(moves(&mut table, "use item 0 at B, use item 1 at C, pass, pass"), ["0 A>B to noise"]);
    let mut table = corridor().cards(&[-3]).deal();
    let lines = table.play("use item 0 at B, pass, pass");
    assert_eq!(lines[4..], ["behaviour of 0: 0 -3 = -3", "0 does row 0", "quiet B", "turn 2"], "no move, no following");
    let heard =
        corridor().enemy("C", Blue, always(&[Step::Move(1)])).cards(&[0, 0]).deal().play("use item 0 at B, pass, pass");
    let entered = |line: &&String| line.ends_with(">B to noise");
    assert_eq!(heard.iter().filter(entered).count(), 2, "the second hears what the first has followed");
}

/// ST-EN-10
#[test]
fn noise_two_sectors_away_is_not_heard() {
    let mut table = corridor().cards(&[0]).deal();
    assert_eq!(moves(&mut table, "use item 0 at C, pass, pass"), ["0 A>B"], "it goes on with its patrol");
}

/// ST-EN-11
#[test]
fn after_the_last_noise_the_moves_left_lead_back_to_the_patrol() {
    let map = "01S 01A 01B 01N
               .   01D 01C .";
    let drawn = Drawn::map(map).enemy("A", Red, always(&[Step::Move(3)])).patrol(Red, "A B C D").item(Effect::Decoy(9));
    let mut table = drawn.deal();
    assert_eq!(moves(&mut table, "use item 0 at N, pass, hide"), ["0 A>B", "0 B>N to noise", "0 N>B"]);
}

/// ST-EN-12
#[test]
fn a_detection_token_anywhere_draws_enemies_along_a_shortest_path_instead_of_their_patrol() {
    let map = "01S 01A 01B 01C 01D 01E
               01X .   .   .   .   01F";
    let drawn = Drawn::map(map).guard("S", Red).guard("E", Blue).patrol(Blue, "E F").cards(&[-5, -3, 1]);
    let mut table = drawn.deal();
    let lines = table.play("go X, pass");
    assert!(lines.contains(&"token X".to_owned()), "{lines:#?}");
    let walked: Vec<_> = lines.iter().filter(|line| line.starts_with("1 ") && line.contains('>')).collect();
    assert_eq!(walked, ["1 E>D to token", "1 D>C to token"]);
}

/// ST-EN-12
#[test]
fn noise_comes_before_a_detection_token() {
    let map = "01S 01A 01B 01C 01D
               01X .   .   01N .";
    let drawn = Drawn::map(map).guard("S", Red).guard("C", Blue).item(Effect::Decoy(9)).cards(&[-5, -3, 0]);
    let mut table = drawn.deal();
    let lines = table.play("go X, use item 0 at N, pass");
    assert!(lines.contains(&"1 C>N to noise".to_owned()), "{lines:#?}");
}

/// ST-EN-13
#[test]
fn an_enemy_entering_a_tokens_sector_removes_it_unless_it_detects_the_player_there() {
    let mut table = Drawn::map("01S 01A 01B 01C").guard("S", Red).cards(&[-5, -3, 0]).deal();
    table.play("go A, go B");
    let lines = table.play("go C, pass");
    assert!(
        lines.contains(&"0 S>A to token".to_owned()) && lines.contains(&"token A cleared by 0".to_owned()),
        "{lines:#?}"
    );
    let mut table = Drawn::map("01S 01A 01B").guard("S", Red).cards(&[-5, 0, -5]).deal();
    let lines = table.play("go A, pass");
    assert!(lines.contains(&"0 detects at A".to_owned()), "{lines:#?}");
    assert_eq!(table.tokens(), ["A"]);
}

/// ST-EN-14
#[test]
fn an_enemy_entering_a_sector_with_a_body_drops_the_rest_of_its_card_and_removes_the_body() {
    let far = weapon(Weapon { range: 1, silent: true, ..loud() });
    let drawn = Drawn::map("01S 01A 01B").guard("A", Red).guard("B", Blue).patrol(Blue, "B A").gear(far);
    let mut table = drawn.cards(&[0, 4]).deal();
    assert_eq!(
        table.play("pass, shoot 0 with 1")[4..],
        ["behaviour of 1: 0 +4 = 4", "1 does row 3", "1 B>A", "body 0 removed by 1 at A", "turn 2"]
    );
    assert!(table.public().bodies.is_empty());
    assert!(!table.enemy(1).overwatch);
}

/// ST-EN-14
#[test]
fn noise_nearby_comes_before_the_body() {
    let far = weapon(Weapon { range: 2, silent: true, ..loud() });
    let map = "01S 01A 01B 01C
               01N 01M .   .";
    let drawn = Drawn::map(map).guard("A", Red).guard("B", Blue).patrol(Blue, "B A").gear(far).item(Effect::Decoy(9));
    let mut table = drawn.cards(&[0, 1]).deal();
    let lines = table.play("go N, use item 0 at M, shoot 0 with 1");
    assert_eq!(lines[7..], ["1 does row 2", "1 B>A", "1 A>M to noise", "quiet M", "turn 2"]);
    assert_eq!(table.public().bodies.len(), 1);
}

/// ST-EN-14
#[test]
fn a_detection_token_elsewhere_comes_before_the_body_underfoot() {
    let far = weapon(Weapon { range: 2, silent: true, ..loud() });
    let drawn = Drawn::map("01X 01S 01A").guard("A", Red).guard("A", Blue).guard("S", Green).gear(far);
    let mut table = drawn.cards(&[-5, 0, -3, 1, -5]).deal();
    let lines = table.lines_with("go X, shoot 0 with 1", &["falls", "body", "to token"]);
    assert_eq!(lines, ["0 falls at A", "1 A>S to token", "1 S>X to token"]);
}

/// ST-EN-18
#[test]
fn an_enemy_turns_straight_back_for_noise() {
    let map = "01A 01B 01C
               01D 01S 01E
               01F 01G 01H";
    let drawn = Drawn::map(map).guard("A", Red).patrol(Red, "A C H F").item(Effect::Decoy(9)).cards(&[0, 0]);
    let mut table = drawn.deal();
    assert_eq!(moves(&mut table, "pass, hide"), ["0 A>B"]);
    assert_eq!(moves(&mut table, "use item 0 at A, pass, pass"), ["0 B>A to noise"]);
}

/// ST-EN-18
#[test]
fn an_enemy_turns_straight_back_for_a_detection_token() {
    let map = ".   01A 01B 01C
               01S 01H .   01D
               .   01G 01F 01E";
    let drawn = Drawn::map(map).guard("A", Red).patrol(Red, "A C E G").guard("S", Blue).item(Effect::Jam(0));
    let mut table = drawn.cards(&[0, -5, -3, 0]).deal();
    assert_eq!(moves(&mut table, "use item 0 on 1, pass, pass"), ["0 A>B"]);
    assert_eq!(moves(&mut table, "go H, pass"), ["0 B>A to token"]);
}

/// ST-EN-19
#[test]
fn after_an_investigation_it_goes_to_the_nearest_sector_of_its_patrol_and_resumes_there() {
    let map = ".   01A 01B 01C .   .
               .   01H .   01D 01N 01M
               01S 01G 01F 01E .   .";
    let walker = always(&[Step::Move(1)]);
    let drawn =
        Drawn::map(map).enemy("C", Red, walker).patrol(Red, "A C E G").item(Effect::Decoy(9)).item(Effect::Decoy(9));
    let mut table = drawn.deal();
    assert_eq!(moves(&mut table, "pass, pass"), ["0 C>D"]);
    assert_eq!(moves(&mut table, "use item 0 at N, pass, pass"), ["0 D>N to noise"]);
    assert_eq!(moves(&mut table, "use item 1 at M, pass, pass"), ["0 N>M to noise"]);
    assert_eq!(table.walk_of(0, 4), ["M", "N", "D", "E", "F"]);
}
