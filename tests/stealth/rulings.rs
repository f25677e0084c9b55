//! ST-AMB: rulings on what the text leaves unclear.

use ghostline::stealth::{Answer, Auto, Colour::*, Effect, Step};

use crate::drawn::{CHOOSE, Drawn, cards::always};

/// ST-AMB-01
#[test]
fn entering_an_enemys_sector_is_not_yet_detection_unless_it_is_on_overwatch() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).cards(&[4, -5]).deal();
    assert_eq!(table.play("go G"), ["player S>G"]);
    assert!(!table.enemy(0).detects && table.tokens().is_empty());
    let mut watched = Drawn::map("01S 01G").guard("G", Red).cards(&[4, -5]).deal();
    watched.wait();
    assert_eq!(watched.play("go G")[1], "0 detects at G");
}

/// ST-AMB-01
#[test]
fn detection_comes_when_the_enemy_acts_moves_in_searches_or_attacks() {
    let acts = Drawn::map("01S 01G").guard("G", Red).cards(&[-3, -5]);
    assert_eq!(acts.deal().play("go G, pass")[4], "0 detects at G");
    let comes = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "G S");
    assert_eq!(comes.clone().cards(&[1, -5]).deal().wait()[3], "0 detects at S");
    assert_eq!(comes.cards(&[0, -5]).deal().play("pass, hide")[5..7], ["0 searches S: found", "0 detects at S"]);
    let strikes = Drawn::map("01S 01G").guard("S", Red).cards(&[-5]);
    assert_eq!(strikes.deal().play("go G")[0], "0 detects at S");
}

/// ST-AMB-02
#[test]
fn intercepts_come_also_when_the_player_was_hidden_because_the_move_ends_hidden() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).patrol(Red, "S").cards(&[1, -5]).deal();
    table.play("pass, hide");
    assert_eq!(
        table.play("go G"),
        [
            "no longer hidden",
            "0 detects at S",
            "token S",
            "strike of 0: 4 -5 = -1 against 4",
            "0 misses player leaving",
            "player S>G",
            "token G"
        ]
    );
}

/// ST-AMB-03
#[test]
fn the_alarm_does_not_fall_below_0() {
    let mut table = Drawn::map("01S").alarm(2).cards(&[-1, -5]).deal();
    table.wait();
    assert_eq!(table.wait()[..2], ["alarm: 2 -5 = -3", "alarm 1>0 (end of turn)"]);
}

/// A ring in which the player leaves tokens at S and B: the guard at S is jammed, the one at A clears its own sector.
fn two_tokens(at: &str) -> Drawn {
    let map = "01S 01A 01B
               +   --- +
               01E 01D 01C";
    Drawn::map(map).guard(at, Red).guard("S", Blue).guard("A", Green).item(Effect::Jam(1)).cards(&[-5, -5, -3, 0])
}

/// ST-AMB-04
#[test]
fn with_several_detection_tokens_an_enemy_heads_for_the_nearest() {
    let lines = two_tokens("E").deal().lines_with("go A, use item 0 on 1, go B", &["0 E", "token"]);
    assert_eq!(
        lines,
        ["token S", "token A", "token B", "token A cleared by 2", "0 E>S to token", "token S cleared by 0"]
    );
}

/// ST-AMB-04
#[test]
fn among_equally_near_detection_tokens_the_player_chooses() {
    let mut table = two_tokens("D").deal();
    table.play("go A, use item 0 on 1, go B");
    assert_eq!((table.tokens(), table.options()), (vec!["S".into(), "B".into()], vec!["way E".into(), "way C".into()]));
    assert_eq!(table.play("way C")[0], "0 D>C to token");
}

/// ST-AMB-05
#[test]
fn among_adjacent_noises_the_player_chooses_and_the_enemys_own_sector_does_not_count() {
    let map = ".   01N .
               01W 01G 01E
               .   01S .";
    let drawn = Drawn::map(map).guard("G", Red).item(Effect::Decoy(9)).item(Effect::Decoy(9)).item(Effect::Decoy(9));
    let mut table = drawn.clone().cards(&[0]).deal();
    table.play("use item 0 at N, use item 1 at E, use item 2 at G, pass, pass");
    assert_eq!(table.options(), ["way N", "way E"]);
    assert_eq!(table.play("way E")[0], "0 G>E to noise");
    let mut own = drawn.cards(&[0]).deal();
    let lines = own.play("use item 2 at G, pass, pass");
    assert_eq!(lines[6..], ["0 searches G: nothing", "quiet G", "turn 2"]);
}

/// ST-AMB-06
#[test]
fn noise_in_its_way_does_not_stop_a_search_or_overwatch_its_card_still_holds() {
    let drawn = Drawn::map("01G 01N 01 01S").guard("G", Red).item(Effect::Decoy(9));
    let lines = drawn.clone().cards(&[0]).deal().play("use item 0 at N, pass, pass");
    assert_eq!(lines[6..8], ["0 G>N to noise", "0 searches N: nothing"]);
    let lines = drawn.cards(&[4]).deal().play("use item 0 at N, pass, pass");
    assert_eq!(lines[6..9], ["0 G>N to noise", "0 N>G", "0 on overwatch"]);
}

/// ST-AMB-07
#[test]
fn an_enemy_without_waypoints_stays_and_returns_there_after_an_investigation() {
    let mut table = Drawn::map("01G 01N 01 01S").guard("G", Red).item(Effect::Decoy(9)).cards(&[1, 0, 0, 1]).deal();
    assert_eq!(table.walk_of(0, 1), ["G"]);
    table.play("use item 0 at N, pass, pass");
    assert_eq!(table.walk_of(0, 2), ["N", "G"]);
}

/// ST-AMB-08
#[test]
fn an_enemy_with_one_waypoint_goes_there_and_stays() {
    let mut table = Drawn::map("01G 01A 01W|01S").guard("G", Red).patrol(Red, "W").cards(&[1, 1, 1]).deal();
    assert_eq!(table.walk_of(0, 3), ["G", "A", "W"]);
}

/// ST-AMB-09
#[test]
fn an_enemy_with_no_path_to_where_it_would_go_stays() {
    let mut table = Drawn::map("01G 01A|01W 01S").guard("G", Red).patrol(Red, "W").cards(&[1]).deal();
    assert_eq!(table.walk_of(0, 1), ["G"]);
    let mut table = Drawn::map("01G 01A|01W 01S").guard("G", Red).patrol(Red, "W G").cards(&[1]).deal();
    assert_eq!(table.walk_of(0, 1), ["G"]);
    let mut table = Drawn::map("01G 01A|01B 01S 01C").guard("G", Red).guard("S", Blue).cards(&[-5, -3, 1]).deal();
    assert_eq!(table.lines_with("go C, pass", &["0 G"]), [""; 0], "nor can it reach a token");
}

/// ST-AMB-10
#[test]
fn nothing_is_asked_where_it_makes_no_difference() {
    let mut table = Drawn::map("01S 01 01G").guard("G", Red).guard("G", Red).cards(&[-3, -4]).deal();
    assert_eq!(table.wait().len(), 5, "two guards alike in everything act without a question");
    let mut table = Drawn::map("01G 01A 01B|01S").guard("G", Red).patrol(Red, "G B").cards(&[1]).deal();
    assert_eq!(table.wait().len(), 5, "one shortest way needs no answer");
}

/// ST-AMB-10
#[test]
fn questions_are_answered_before_anything_else_and_only_when_asked() {
    let mut table = Drawn::map("01A 01S 01B").guard("A", Red).guard("B", Blue).deal();
    assert_eq!(table.refusal("first 0"), ("ST-AMB-10", "refusal-nothing-asked"));
    assert_eq!(table.refusal("way A"), ("ST-AMB-10", "refusal-nothing-asked"));
    assert_eq!(table.refusal("choose 0"), ("ST-AMB-10", "refusal-nothing-asked"));
    table.wait();
    assert_eq!(table.refusal("pass"), ("ST-AMB-10", "refusal-answer-first"));
    assert_eq!(table.refusal("choose 0"), ("ST-AMB-10", "refusal-answer-first"));
}

/// ST-AMB-10
#[test]
fn a_setting_answers_order_ways_and_the_choose_card_one_by_one() {
    let mut table = Drawn::map("01A 01S 01B").guard("A", Red).guard("B", Blue).deal();
    assert_eq!(table.answer(Auto::ALL), None, "the player's own turn is never played for them");
    table.wait();
    assert_eq!(table.answer(Auto::default()), None);
    assert_eq!(table.answer(Auto { order: Answer::Decide, ..Auto::default() }).as_deref(), Some("first 0"));
    let mut table =
        Drawn::map("01A 01B 01C\n 01D 01E 01F\n 01 01 01S").guard("A", Red).patrol(Red, "A E").cards(&[1]).deal();
    table.wait();
    assert_eq!(table.options(), ["way B", "way D"]);
    assert_eq!(table.answer(Auto { way: Answer::Decide, ..Auto::default() }).as_deref(), Some("way B"));
    assert_eq!(table.answer(Auto { card: Answer::Decide, ..Auto::default() }), None, "another question");
}

/// ST-AMB-10
#[test]
fn the_setting_gives_the_choose_card_its_best_number_for_the_player() {
    let card = Auto { card: Answer::Decide, ..Auto::default() };
    let mut attack = Drawn::map("01S").guard("S", Red).cards(&[CHOOSE]).deal();
    attack.play("pass, shoot 0");
    assert_eq!(attack.answer(card).as_deref(), Some("choose 5"));
    let mut behaviour = Drawn::map("01S 01G").enemy("G", Red, always(&[Step::Search])).cards(&[CHOOSE]).deal();
    behaviour.wait();
    assert_eq!(behaviour.answer(card).as_deref(), Some("choose -5"));
    let mut alarm = Drawn::map("01S").alarm(2).cards(&[CHOOSE]).deal();
    alarm.wait();
    assert_eq!(alarm.answer(card).as_deref(), Some("choose -5"));
}

/// ST-AMB-10
#[test]
fn the_setting_leads_enemies_away_from_the_player_where_it_can() {
    let map = "01A 01B 01C
               01D 01E 01F
               01S 01  01";
    let mut table = Drawn::map(map).guard("A", Red).patrol(Red, "A E").cards(&[1]).deal();
    table.wait();
    assert_eq!(table.options(), ["way B", "way D"]);
    assert_eq!(table.answer(Auto::ALL).as_deref(), Some("way B"), "D is next to the player");
}
