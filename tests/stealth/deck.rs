//! ST-DECK: modifier cards.

use ghostline::{
    engine::Game,
    stealth::{AGENT, CHOICES, Colour::*, Modifier},
};

use crate::drawn::{CHOOSE, Drawn};

/// ST-DECK-01
#[test]
fn every_uncertain_result_is_one_card_added_to_a_base_and_then_discarded() {
    let mut table = Drawn::map("01S").guard("S", Red).alarm(2).cards(&[-2, 3, -4, 1]).deal();
    let sums = table.lines_with("pass, shoot 0", &[" = "]);
    assert_eq!(
        sums,
        [
            "attack: 5 -2 = 3 against 5",
            "behaviour of 0: 0 +3 = 3",
            "strike of 0: 4 -4 = 0 against 4",
            "alarm: 2 +1 = 3"
        ]
    );
    assert_eq!(table.game.view(AGENT).drawn, [-2, 3, -4, 1].map(Modifier::Value));
}

/// ST-DECK-02
#[test]
fn a_draw_succeeds_when_the_total_is_equal_or_higher() {
    let hits =
        |card| Drawn::map("01S").guard("S", Red).cards(&[card]).deal().play("pass, shoot 0")[2] == "player hits 0";
    assert_eq!((hits(-1), hits(0), hits(1)), (false, true, true));
}

/// ST-DECK-03
#[test]
fn the_choose_card_lets_the_player_choose_on_an_attack() {
    let mut table = Drawn::map("01S").guard("S", Red).cards(&[CHOOSE]).deal();
    assert_eq!(table.play("pass, shoot 0"), ["pass", "choose card for attack"]);
    let choices: Vec<String> = CHOICES.map(|value| format!("choose {value}")).collect();
    assert_eq!((choices.len(), table.options()), (11, choices));
    assert_eq!(table.refusal("choose 6"), ("ST-DECK-03", "refusal-not-a-choice"));
    assert_eq!(table.refusal("choose -6"), ("ST-DECK-03", "refusal-not-a-choice"));
    assert_eq!(table.play("choose 0")[..2], ["attack: 5 chosen +0 = 5 against 5", "player hits 0"]);
}

/// ST-DECK-03
#[test]
fn the_choose_card_lets_the_player_choose_on_enemy_draws_and_on_the_alarm_too() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).alarm(5).cards(&[CHOOSE, CHOOSE, CHOOSE]).deal();
    assert_eq!(table.wait(), ["choose card for behaviour"]);
    assert_eq!(table.play("choose -5")[0], "behaviour of 0: 0 chosen -5 = -5");
    assert_eq!(table.play("choose -1")[..2], ["strike of 0: 4 chosen -1 = 3 against 4", "0 misses player"]);
    assert_eq!(table.play("choose -5")[..2], ["alarm: 5 chosen -5 = 0", "turn 2"]);
}

/// ST-DECK-04
#[test]
fn an_empty_deck_is_shuffled_whole_before_the_next_draw() {
    let mut table = Drawn::map("01S").alarm(0).deck(&[1, 2]).cards(&[1, 2]).deal();
    assert_eq!(
        (table.wait()[0].clone(), table.wait()[0].clone()),
        ("alarm: 0 +1 = 1".into(), "alarm: 0 +2 = 2".into())
    );
    assert!(table.game.view(AGENT).left.is_empty(), "nothing is shuffled before it is needed");
    assert_eq!(table.wait()[0], "shuffle");
    let view = table.game.view(AGENT);
    assert_eq!((view.left.len(), view.drawn.len()), (1, 1));
    let mut all = [view.left, view.drawn].concat();
    all.sort();
    assert_eq!(all, [1, 2].map(Modifier::Value));
}

/// ST-DECK-05
#[test]
fn attacks_behaviour_and_alarm_draw_from_the_same_deck() {
    let drawn = Drawn::map("01S").guard("S", Red).alarm(2).deck(&[-5, -4, -2, 2]).cards(&[-5, -4, -2, 2]);
    let mut table = drawn.deal();
    let sums = table.lines_with("pass, shoot 0", &[" = ", "shuffle"]);
    assert_eq!(
        sums,
        [
            "attack: 5 -5 = 0 against 5",
            "behaviour of 0: 0 -4 = -4",
            "strike of 0: 4 -2 = 2 against 4",
            "alarm: 2 +2 = 4"
        ]
    );
    assert!(table.game.game().view(AGENT).left.is_empty());
}

/// ST-DECK-06
#[test]
fn power_5_against_armor_5_with_card_0_succeeds() {
    let mut table = Drawn::map("01S").guard("S", Red).cards(&[0]).deal();
    assert_eq!(
        table.play("pass, shoot 0"),
        ["pass", "attack: 5 +0 = 5 against 5", "player hits 0", "0 falls at S", "turn 2"]
    );
}
