//! ST-TOK: noise and detection tokens.

use ghostline::stealth::{Colour::*, Effect};

use crate::drawn::Drawn;

/// ST-TOK-01
#[test]
fn a_detection_token_goes_to_the_players_sector_when_an_enemy_detects_or_attacks() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S").cards(&[1, -5]).deal();
    assert_eq!(table.wait()[3..5], ["0 detects at S", "token S"]);
    assert_eq!(table.tokens(), ["S"]);
    // The token is taken away; the attack of the next turn brings it back.
    let mut table = Drawn::map("01S 01A").guard("S", Red).item(Effect::Erase(0)).cards(&[-3, -5, -3, -5]).deal();
    table.wait();
    assert_eq!(table.play("use item 0 at S")[1], "token S cleared by player");
    assert_eq!(table.wait()[2..4], ["token S", "strike of 0: 4 -5 = -1 against 4"]);
}

/// ST-TOK-02
#[test]
fn a_player_who_was_detected_draws_a_token_to_the_sector_entered_after_the_intercept_attacks() {
    let mut table = Drawn::map("01S 01A 01B").guard("S", Red).cards(&[-3, -5, -5, -3]).deal();
    table.wait();
    assert_eq!(
        table.play("go A"),
        ["strike of 0: 4 -5 = -1 against 4", "0 misses player leaving", "player S>A", "token A"]
    );
    assert_eq!(table.lines_with("go B", &["token A", "token B"]), [""; 0], "not where the second movement leads");
    assert_eq!(table.tokens(), ["A"], "the guard has cleared its own sector");
}

/// ST-TOK-03
#[test]
fn a_sector_holds_at_most_one_detection_token() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).cards(&[-3, -5, -3, -5]).deal();
    let lines = table.lines_with("pass, pass, first 0", &["token", "detects"]);
    assert_eq!(lines, ["0 detects at S", "token S", "1 detects at S"]);
    assert_eq!(table.tokens(), ["S"]);
}

/// ST-TOK-04
#[test]
fn an_enemy_killed_on_entering_its_sector_leaves_no_token() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).deal();
    let lines = table.play("go G, shoot 0");
    assert_eq!(lines, ["player S>G", "attack: 5 +0 = 5 against 5", "player hits 0", "0 falls at G", "turn 2"]);
    assert!(table.tokens().is_empty());
}

/// ST-TOK-04
#[test]
fn an_enemy_killed_from_hidden_or_by_overwatch_leaves_no_token() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "S").cards(&[1, 0]).deal();
    assert_eq!(table.play("pass, hide")[4..], ["0 G>S", "turn 2"]);
    assert_eq!(
        table.play("pass, shoot 0")[1..],
        ["no longer hidden", "attack: 5 +0 = 5 against 5", "player hits 0", "0 falls at S", "turn 3"]
    );
    assert!(table.tokens().is_empty());
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "S").cards(&[1, 0]).deal();
    assert_eq!(table.lines_with("pass, watch", &["falls", "token", "detects"]), ["0 falls at S"]);
}

/// ST-TOK-05
#[test]
fn noise_attracts_only_from_next_door_and_a_detection_token_from_anywhere() {
    let map = "01A 01B 01C 01D 01S
               .   .   .   .   01X";
    let mut table = Drawn::map(map).guard("A", Red).item(Effect::Decoy(9)).cards(&[1]).deal();
    assert_eq!(table.lines_with("use item 0 at C, pass, pass", &["0 A"]), [""; 0]);
    let mut table = Drawn::map(map).guard("A", Red).guard("S", Blue).cards(&[-5, -3, 1]).deal();
    let lines = table.lines_with("go X, pass", &["0 A", "0 B"]);
    assert_eq!(lines, ["0 A>B to token", "0 B>C to token"]);
}

/// ST-TOK-06
#[test]
fn noise_goes_at_the_end_of_each_turn_and_a_detection_token_stays_until_an_enemy_clears_it() {
    let mut table = Drawn::map("01S 01A 01B").guard("S", Red).cards(&[-5, -3, -3, -3, 0]).deal();
    table.play("go A, go B");
    assert_eq!((table.noise().len(), table.tokens()), (0, vec!["A".to_owned()]), "S was cleared by the guard in it");
    table.wait();
    table.wait();
    assert_eq!(table.tokens(), ["A"]);
    assert!(table.wait().contains(&"token A cleared by 0".to_owned()));
    assert!(table.tokens().is_empty());
}
