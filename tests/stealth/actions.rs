//! ST-ACT: what the player can do.

use ghostline::stealth::{Colour::*, Condition, Effect, Weapon};

use crate::drawn::{
    Drawn,
    cards::{loud, pistol, weapon},
};

/// ST-ACT-01
#[test]
fn the_free_movement_is_one_silent_move_to_an_adjacent_sector() {
    let mut table = Drawn::map("01S 01A 01B").deal();
    assert_eq!(table.refusal("go B"), ("ST-ACT-01", "refusal-not-adjacent"));
    assert_eq!(table.play("go A"), ["player S>A"]);
    assert!(table.noise().is_empty());
    assert_eq!(table.play("go B")[0], "player A>B again", "a further move is the second action");
}

/// ST-ACT-02
#[test]
fn every_active_enemy_in_the_sector_strikes_before_the_player_leaves_it() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).cards(&[-5, 0]).deal();
    assert_eq!(
        table.play("go A"),
        [
            "0 detects at S",
            "token S",
            "strike of 0: 4 -5 = -1 against 4",
            "0 misses player leaving",
            "1 detects at S",
            "strike of 1: 4 +0 = 4 against 4",
            "1 hits player leaving",
            "-1 health, 2 left",
            "player S>A",
            "token A"
        ]
    );
}

/// ST-ACT-02
#[test]
fn a_body_and_a_jammed_enemy_strike_nobody_who_leaves() {
    let drawn = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).item(Effect::Jam(0));
    let mut table = drawn.cards(&[0, -3, -5]).deal();
    table.play("pass, shoot 0");
    assert_eq!(table.play("use item 0 on 1, go A"), ["uses item 0", "1 jammed", "player S>A", "token A"]);
}

/// ST-ACT-03
#[test]
fn the_second_movement_is_heard_where_it_began_and_where_it_ended_but_not_where_the_turn_began() {
    let mut table = Drawn::map("01S 01A 01B").deal();
    assert_eq!(
        table.play("go A, go B"),
        ["player S>A", "player A>B again", "noise A", "noise B", "quiet A", "quiet B", "turn 2"]
    );
}

/// ST-ACT-04
#[test]
fn leaving_with_the_second_movement_is_struck_at_too() {
    let mut table = Drawn::map("01S 01A 01B").guard("A", Red).cards(&[0]).deal();
    assert_eq!(table.play("go A"), ["player S>A"]);
    assert_eq!(
        table.play("go B")[..7],
        [
            "0 detects at A",
            "token A",
            "strike of 0: 4 +0 = 4 against 4",
            "0 hits player leaving",
            "-1 health, 2 left",
            "player A>B again",
            "noise A"
        ]
    );
}

/// ST-ACT-05
#[test]
fn an_enemy_entering_the_sector_of_a_player_on_overwatch_is_attacked_before_it_does_anything() {
    let mut table = Drawn::map("01S 01A 01G").guard("G", Red).patrol(Red, "G S").cards(&[4, 0]).deal();
    assert_eq!(
        table.play("go A, watch")[1..],
        [
            "player on overwatch",
            "behaviour of 0: 0 +4 = 4",
            "0 does row 3",
            "0 G>A",
            "attack: 5 +0 = 5 against 5",
            "player hits 0 on overwatch",
            "0 falls at A",
            "player off overwatch",
            "turn 2"
        ]
    );
}

/// ST-ACT-05
#[test]
fn overwatch_answers_every_enemy_that_enters_and_one_it_misses_goes_on() {
    let drawn = Drawn::map("01G 01S 01H").guard("G", Red).guard("H", Blue).patrol(Red, "S G").patrol(Blue, "S H");
    let mut table = drawn.cards(&[1, -5, -5, 1, 0]).deal();
    let lines = table.play("pass, watch, first 0");
    let after = |word: &str| lines.iter().position(|line| line == word).unwrap_or_else(|| panic!("{word}: {lines:#?}"));
    assert!(after("0 G>S") < after("player misses 0 on overwatch"));
    assert!(after("player misses 0 on overwatch") < after("0 detects at S"));
    assert!(after("player hits 1 on overwatch") < after("1 falls at S"));
}

/// ST-ACT-06
#[test]
fn hiding_is_refused_while_an_enemy_is_in_the_sector() {
    let mut table = Drawn::map("01S 01A").guard("A", Red).deal();
    table.play("go A");
    assert_eq!(table.refusal("hide"), ("ST-ACT-06", "refusal-enemy-here"));
    let mut table = Drawn::map("01S 01A").guard("A", Red).cards(&[-3]).deal();
    assert_eq!(table.play("pass, hide")[1], "hides at S");
    assert!(table.public().player.hidden);
    table.play("pass");
    assert_eq!(table.refusal("hide"), ("ST-ACT-06", "refusal-already-hidden"));
}

/// ST-ACT-06
#[test]
fn a_body_in_the_sector_does_not_stop_the_player_from_hiding() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).deal();
    table.play("pass, shoot 0, pass, hide");
    assert!(table.public().player.hidden);
}

/// ST-ACT-07
#[test]
fn hidden_ends_with_a_move_and_with_any_action_but_picking_up() {
    let hidden = |cards: &[i8]| {
        let mut table = Drawn::map("01S 01O").guard("O", Red).item(Effect::Aim(1)).cards(cards).deal();
        table.play("pass, hide");
        table
    };
    assert_eq!(hidden(&[-3]).play("go O")[0], "no longer hidden");
    assert_eq!(hidden(&[-3]).play("pass, watch")[1], "no longer hidden");
    let mut still = hidden(&[-3, -3]);
    still.play("use item 0, pass, pass");
    assert!(still.public().player.hidden, "neither an item nor declining is an action");
}

/// ST-ACT-07
#[test]
fn hidden_ends_with_an_attack_and_with_carrying() {
    let far = weapon(Weapon { range: 1, silent: true, ..loud() });
    let mut table = Drawn::map("01S 01A").guard("A", Red).gear(far).cards(&[-3, -5, -3]).deal();
    table.play("pass, hide");
    assert_eq!(table.play("pass, shoot 0 with 1")[1], "no longer hidden");
    let mut table = Drawn::map("01S 01A").guard("S", Red).deal();
    table.play("pass, shoot 0, pass, hide");
    assert_eq!(table.play("carry 0")[..2], ["no longer hidden", "carries 0"]);
}

/// ST-ACT-08
#[test]
fn picking_up_takes_one_thing_in_the_sector_and_keeps_the_player_hidden() {
    let drawn = Drawn::map("01S 01A 01L 01X").objective("A", ghostline::stealth::Need::Optional).lock("L", "A");
    let mut table = drawn.deal();
    table.play("go A, hide, pass");
    assert_eq!(table.options(), ["go S", "take 1", "take key 0", "watch", "pass"]);
    assert_eq!(table.play("take 1"), ["takes objective 1", "turn 3"]);
    assert_eq!(table.play("pass, take key 0"), ["pass", "takes key 0", "turn 4"]);
    assert!(table.public().player.hidden);
    table.play("pass");
    assert_eq!(table.refusal("take 1"), ("ST-ACT-08", "refusal-nothing-here"));
}

/// ST-ACT-09
#[test]
fn carrying_spends_the_second_action_and_brings_one_body_along_with_the_first_movement() {
    let mut table = Drawn::map("01S 01A 01B").guard("S", Red).guard("S", Blue).cards(&[0, -3, -5, 0]).deal();
    table.play("pass, shoot 0, pass, shoot 1");
    assert_eq!(table.play("carry 0"), ["carries 0"]);
    assert_eq!(table.refusal("hide"), ("ST-ACT-09", "refusal-carrying"));
    assert_eq!(table.play("go A"), ["player S>A", "turn 4"]);
    assert_eq!((table.enemy_at(0), table.enemy_at(1)), ("A".to_owned(), "S".to_owned()));
    assert!(table.public().player.carried.is_none());
}

/// ST-ACT-09
#[test]
fn only_a_body_underfoot_can_be_carried_and_only_before_the_first_movement() {
    let mut table = Drawn::map("01S 01A 01B").guard("S", Red).item(Effect::Shield(1)).deal();
    assert_eq!(table.refusal("carry 0"), ("ST-ACT-09", "refusal-no-body"));
    table.play("pass, shoot 0, pass");
    assert_eq!(table.refusal("carry 0"), ("ST-ACT-09", "refusal-carry-first"));
    table.play("pass, carry 0, go A");
    assert_eq!(table.options(), ["use item 0", "pass"], "the second action is spent");
    assert_eq!(table.refusal("go B"), ("ST-ACT-09", "refusal-action-spent"));
}

/// ST-ACT-10
#[test]
fn an_attack_defeats_the_enemy_when_power_and_card_reach_its_armor() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).cards(&[-1, -3, -5, 0]).deal();
    assert_eq!(table.play("pass, shoot 0")[1..3], ["attack: 5 -1 = 4 against 5", "player misses 0"]);
    assert!(table.enemy(0).is_up());
    let lines = table.play("pass, shoot 0");
    assert_eq!(lines[1..], ["attack: 5 +0 = 5 against 5", "player hits 0", "0 falls at S", "turn 3"]);
}

/// ST-ACT-10
#[test]
fn an_attack_needs_an_equipped_weapon_and_an_enemy_within_its_reach() {
    let mut table = Drawn::map("01S 01A").guard("A", Red).tool(1, Effect::Burn).deal();
    table.play("pass");
    assert_eq!(table.refusal("shoot 0"), ("ST-ACT-10", "refusal-out-of-range"));
    assert_eq!(table.refusal("shoot 0 with 1"), ("ST-ACT-10", "refusal-no-weapon"));
    assert_eq!(table.refusal("shoot 7"), ("ST-ACT-10", "refusal-no-enemy"));
    assert_eq!(table.refusal("watch with 9"), ("ST-ACT-10", "refusal-no-weapon"));
}

/// ST-ACT-11
#[test]
fn a_defeated_enemy_stays_on_the_map_as_a_body_and_acts_no_more() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).patrol(Red, "S A").deal();
    assert_eq!(table.play("pass, shoot 0")[3..], ["0 falls at S", "turn 2"]);
    assert_eq!((table.enemy(0).condition, table.enemy_at(0)), (Condition::Down, "S".to_owned()));
    assert_eq!(table.public().bodies.to_vec(), [ghostline::stealth::EnemyId(0)]);
    assert_eq!(table.wait(), ["turn 3"]);
}

/// ST-ACT-12
#[test]
fn a_loud_weapon_is_heard_in_the_players_sector_on_every_attack_hit_or_miss() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).gear(weapon(loud())).cards(&[-5, -3, -5, 0]).deal();
    assert_eq!(table.play("pass, shoot 0 with 1")[2..4], ["player misses 0", "noise S"]);
    assert_eq!(table.play("pass, shoot 0 with 1")[2..5], ["player hits 0", "noise S", "0 falls at S"]);
    let mut table = Drawn::map("01S 01A").guard("S", Red).deal();
    assert_eq!(table.lines_with("pass, shoot 0", &["noise"]), [""; 0]);
}

/// ST-ACT-13
#[test]
fn the_silenced_pistol_costs_1_energy_and_strikes_one_enemy_with_power_5_in_silence() {
    let pistol = pistol();
    let held = pistol.weapon().unwrap();
    assert_eq!((pistol.energy, held.power, held.silent), (1, 5, true));
    let mut table = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).cards(&[0]).deal();
    assert_eq!(table.public().player.energy, 15);
    let lines = table.lines_with("pass, shoot 0", &["attack:", "hits 0", "hits 1", "noise"]);
    assert_eq!(lines, ["attack: 5 +0 = 5 against 5", "player hits 0"]);
}

/// ST-ACT-14
#[test]
fn an_item_is_used_without_an_action_once_and_then_gone() {
    let mut table = Drawn::map("01S 01A 01B").item(Effect::Aim(2)).deal();
    assert_eq!(table.options(), ["go A", "use item 0", "pass"]);
    assert_eq!(table.play("use item 0"), ["uses item 0"]);
    assert_eq!(table.refusal("use item 0"), ("ST-ACT-14", "refusal-no-tool"));
    assert_eq!(table.play("go A, hide").len(), 3, "both parts of the turn are still there");
    let mut late = Drawn::map("01S 01A").item(Effect::Aim(2)).deal();
    assert_eq!(late.play("go A, use item 0, hide"), ["player S>A", "uses item 0", "hides at A", "turn 2"]);
}

/// ST-ACT-15
#[test]
fn a_gear_effect_is_used_by_spending_its_energy_as_often_as_the_energy_lasts() {
    let mut drawn = Drawn::map("01S 01A").tool(7, Effect::Shield(1));
    drawn.plan.agent.energy = 16;
    let mut table = drawn.deal();
    assert_eq!(table.play("use gear 1, use gear 1"), ["uses gear 1 for 7 energy", "uses gear 1 for 7 energy"]);
    assert_eq!(table.public().player.energy, 1);
    assert_eq!(table.refusal("use gear 1"), ("ST-ACT-15", "refusal-no-energy"));
    assert_eq!(table.refusal("use gear 0"), ("ST-ACT-15", "refusal-no-tool"), "the pistol has no such effect");
}
