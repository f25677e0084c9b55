//! Effects that play with walls, cards, enemies and time, and what gear gives while equipped.

use ghostline::stealth::{Colour::*, Effect, GearEffect, Modifier, Nature, Remains, Step, Strike, Weapon};

use crate::drawn::{
    CHOOSE, Drawn,
    cards::{always, gear, loud, special, weapon},
};

/// What an item that would do nothing is refused with.
const NO_USE: (&str, &str) = ("ST-ACT-14", "refusal-no-use");

/// ST-ACT-02 ST-MAP-02
#[test]
fn climbing_crosses_a_wall_as_the_free_movement_and_suffers_intercept_attacks() {
    let drawn = Drawn::map("01S|01A\n +   +\n 01B 01C").item(Effect::Climb);
    let mut table = drawn.deal();
    assert_eq!(table.refusal("use item 0 at B"), NO_USE, "there is a door to B");
    assert_eq!(table.refusal("use item 0 at C"), NO_USE, "C is not beside S");
    assert_eq!(table.play("use item 0 at A, hide")[..2], ["uses item 0", "player S>A"]);
    let mut met = drawn.clone().guard("S", Red).cards(&[-5]).deal();
    let lines = met.lines_with("use item 0 at A", &["strike", "player", "token"]);
    assert_eq!(
        lines,
        ["token S", "strike of 0: 4 -5 = -1 against 4", "0 misses player leaving", "player S>A", "token A"]
    );
    let mut late = drawn.deal();
    late.play("pass");
    assert_eq!(late.refusal("use item 0 at A"), NO_USE, "the free movement was declined");
}

/// ST-OBJ-03
#[test]
fn climbing_does_not_open_locks() {
    let mut table = Drawn::map("01S|01L\n +   +\n 01K 01A").lock("L", "K").item(Effect::Climb).deal();
    assert_eq!(table.refusal("use item 0 at L"), NO_USE);
    table.play("go K, take key 0, go S, pass");
    assert_eq!(table.play("use item 0 at L"), ["uses item 0", "player S>L", "lock 0 opened at L"]);
}

/// ST-EN-02
#[test]
fn a_foreseen_enemy_draws_now_and_acts_by_that_row_later() {
    let drawn = Drawn::map("01S 01A 01G 01B 01C").guard("G", Red).patrol(Red, "G C").item(Effect::Foresee(2));
    let mut table = drawn.clone().cards(&[-3, 4]).alarm(0).deal();
    assert_eq!(table.play("use item 0 on 0"), ["uses item 0", "behaviour of 0: 0 -3 = -3", "0 will do row 0"]);
    let lines = table.wait();
    assert_eq!(lines, ["0 does row 0", "alarm: 0 +4 = 4", "alarm 0>4 (end of turn)", "turn 2"], "no second draw");
    assert_eq!(table.wait()[0], "behaviour of 0: 0 +0 = 0", "it is itself again");
    assert_eq!(drawn.item(Effect::Foresee(1)).deal().refusal("use item 1 on 0"), NO_USE, "too far");
}

/// ST-DECK-03
#[test]
fn the_choose_card_decides_a_foreseen_behaviour_too() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).item(Effect::Foresee(1)).cards(&[CHOOSE]).deal();
    table.play("use item 0 on 0");
    assert_eq!(table.play("choose -5"), ["behaviour of 0: 0 chosen -5 = -5", "0 will do row 0"]);
    assert!(table.offers("go G"), "it is still the player's turn");
}

#[test]
fn a_looped_camera_or_drone_sits_out_three_turns_and_nobody_else_can_be_looped() {
    let drawn = Drawn::map("01S 01A 01C").enemy("C", Red, special(Nature::Camera)).guard("A", Blue);
    let mut table = drawn.item(Effect::Loop(2)).item(Effect::Loop(1)).cards(&[-3, -3, -3, -3]).deal();
    assert_eq!(table.refusal("use item 0 on 1"), NO_USE, "a guard is no camera");
    assert_eq!(table.refusal("use item 1 on 0"), NO_USE, "too far");
    table.play("use item 0 on 0");
    for turn in 1..=3 {
        let lines = table.lines_with("pass, pass", &["0 sits out", "behaviour of 0"]);
        assert_eq!(lines, ["0 sits out"], "turn {turn}");
    }
    assert_eq!(table.lines_with("pass, pass", &["0 sits out", "behaviour of 0"]).len(), 1);
    assert!(!table.enemy(0).dazed && table.public().boost.tricks.is_empty());
}

/// ST-ACT-09
#[test]
fn dragging_brings_a_body_along_and_leaves_the_second_action() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).item(Effect::Drag).item(Effect::Drag).deal();
    assert_eq!(table.refusal("use item 0 on 0"), NO_USE, "no body yet");
    table.play("pass, shoot 0");
    assert_eq!(table.play("use item 0 on 0"), ["uses item 0", "carries 0"]);
    assert_eq!(table.options(), ["go A"], "whoever carries must move");
    table.play("go A");
    assert_eq!(table.enemy_at(0), "A");
    assert!(table.offers("hide"));
    table.play("pass, pass");
    assert_eq!(table.refusal("use item 1 on 0"), NO_USE, "only with the free movement");
}

/// ST-TOK-03 ST-TOK-05
#[test]
fn a_bait_is_a_detection_token_that_draws_from_anywhere() {
    let mut table =
        Drawn::map("01S 01A 01B 01C 01G").guard("G", Red).item(Effect::Bait(1)).item(Effect::Bait(1)).deal();
    assert_eq!(table.refusal("use item 0 at B"), NO_USE, "too far");
    assert_eq!(table.play("use item 0 at A"), ["uses item 0", "token A"]);
    assert_eq!(table.refusal("use item 1 at A"), NO_USE, "one token is enough");
    assert_eq!(table.lines_with("pass, pass", &["to token"]), ["0 G>C to token"]);
}

/// ST-ACT-02 ST-EN-06 ST-EN-07
#[test]
fn a_fooled_enemy_neither_sees_nor_stops_the_player_this_turn() {
    let watch = always(&[Step::Search, Step::Overwatch]);
    let drawn = Drawn::map("01S 01A").enemy("S", Red, watch).item(Effect::Fool(0)).item(Effect::Fool(0)).cards(&[0]);
    let mut table = drawn.deal();
    assert_eq!(table.play("use item 0 on 0"), ["uses item 0", "0 fooled"]);
    assert_eq!(table.refusal("use item 1 on 0"), NO_USE, "once is enough");
    let seen = ["detects", "strike"];
    assert_eq!(table.lines_with("go A, go S", &seen), [""; 0], "nor when the player comes back");
    assert_eq!(table.lines_with("pass", &seen), [""; 0], "its overwatch saw nothing new");
    assert_eq!(table.lines_with("pass", &seen), ["0 detects at S", "strike of 0: 4 +0 = 4 against 4"]);
}

/// ST-AL-02
#[test]
fn muffle_takes_from_this_turns_alarm_draw_alone() {
    let mut table = Drawn::map("01S").alarm(5).item(Effect::Muffle(4)).item(Effect::Muffle(4)).deal();
    table.play("use item 0");
    assert_eq!(table.refusal("use item 1"), NO_USE, "once a turn");
    assert_eq!(table.wait()[0], "alarm: 1 +0 = 1");
    assert_eq!(table.wait()[0], "alarm: 5 +0 = 5");
    let mut calm = Drawn::map("01S").item(Effect::Muffle(4)).deal();
    assert_eq!(calm.refusal("use item 0"), NO_USE, "there is no alarm");
}

/// ST-EN-15 ST-EN-17
#[test]
fn a_rerouted_enemy_turns_to_its_next_waypoint_even_straight_back() {
    let map = "01A 01B 01C 01D\n --- --- --- +\n 01S 01E 01F 01G";
    let drawn = Drawn::map(map).guard("A", Red).patrol(Red, "A D").item(Effect::Reroute(9)).cards(&[0, 0]);
    let mut table = drawn.deal();
    table.wait();
    assert_eq!(table.enemy_at(0), "B");
    assert_eq!(table.play("use item 0 on 0"), ["uses item 0", "0 heads for waypoint 0"]);
    table.wait();
    assert_eq!(table.enemy_at(0), "A");
    let mut still = Drawn::map("01S 01A").guard("A", Red).item(Effect::Reroute(9)).deal();
    assert_eq!(still.refusal("use item 0 on 0"), NO_USE, "it has no round");
}

/// ST-TURN-01
#[test]
fn an_encore_gives_one_more_second_action() {
    let mut table = Drawn::map("01S 01O 01A").item(Effect::Encore).item(Effect::Encore).deal();
    assert_eq!(table.refusal("use item 0"), NO_USE, "the free movement comes first");
    let lines = table.play("go O, use item 0, take 0, hide");
    assert_eq!(lines, ["player S>O", "uses item 0", "takes objective 0", "hides at O", "turn 2"]);
    let lines = table.lines_with("pass, use item 1, watch, go A", &["overwatch", "again", "turn"]);
    assert_eq!(lines, ["player on overwatch", "player off overwatch", "player O>A again", "turn 3"]);
}

/// ST-ACT-09
#[test]
fn an_encore_gives_back_the_action_spent_on_carrying() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).item(Effect::Encore).deal();
    table.play("pass, shoot 0, carry 0, go A");
    assert_eq!(table.refusal("hide"), ("ST-ACT-09", "refusal-action-spent"));
    assert_eq!(table.lines_with("use item 0, hide", &["hides"]), ["hides at A"]);
}

/// ST-TOK-02
#[test]
fn everybody_forgets_the_player_and_follows_no_token() {
    let drawn =
        Drawn::map("01S 01A 01B").guard("S", Red).item(Effect::Forget).item(Effect::Forget).cards(&[-3, -5, -5]);
    let mut table = drawn.deal();
    assert_eq!(table.refusal("use item 0"), NO_USE, "nobody knows of the player");
    table.wait();
    assert_eq!(table.tokens(), ["S"]);
    assert_eq!(table.play("use item 0"), ["uses item 0", "token S cleared by player", "all forget"]);
    assert!(!table.enemy(0).detects && table.public().trail.is_none());
}

#[test]
fn a_flash_stops_everybody_in_the_sector_and_is_heard() {
    let drawn = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue).guard("A", Green).item(Effect::Flash);
    let mut table = drawn.item(Effect::Flash).cards(&[1]).deal();
    assert_eq!(table.play("use item 0"), ["uses item 0", "0 jammed", "1 jammed", "noise S"]);
    assert_eq!(table.refusal("use item 1"), NO_USE, "nobody is left to blind");
    let lines = table.lines_with("pass, pass", &["sits out", "to noise"]);
    assert_eq!(lines, ["0 sits out", "1 sits out", "2 A>S to noise"]);
}

/// ST-ACT-10
#[test]
fn an_ambush_counts_only_against_whom_has_not_detected_the_player() {
    let needle = weapon(Weapon { power: 3, silent: true, ambush: 4, ..loud() });
    let mut table = Drawn::map("01S").guard("S", Red).gear(needle).cards(&[-5, -3, -5, 0]).deal();
    assert_eq!(table.lines_with("pass, shoot 0 with 1", &["attack:"]), ["attack: 7 -5 = 2 against 5"]);
    assert_eq!(table.lines_with("pass, shoot 0 with 1", &["attack:"]), ["attack: 3 +0 = 3 against 5"]);
}

/// ST-ACT-11
#[test]
fn a_weapon_that_leaves_nothing_leaves_no_body() {
    let acid = weapon(Weapon { silent: true, remains: Remains::Nothing, ..loud() });
    let mut table = Drawn::map("01S 01A").guard("S", Red).gear(acid).deal();
    let lines = table.lines_with("pass, shoot 0 with 1", &["falls", "body"]);
    assert_eq!(lines, ["0 falls at S", "body 0 removed by player at S"]);
    assert!(table.public().bodies.is_empty());
    assert_eq!(table.public().tally.kills, 1);
}

/// ST-ACT-02 ST-ACT-05
#[test]
fn dodge_and_watch_count_only_on_their_occasions() {
    let drawn = Drawn::map("01S 01A").guard("S", Red).gear(gear(1, &[GearEffect::Dodge(3), GearEffect::Watch(2)]));
    let table = drawn.deal();
    let scene = table.scene();
    let (gun, guard) = (ghostline::stealth::GearId(0), ghostline::stealth::EnemyId(0));
    let armor = [Strike::Action, Strike::Intercept, Strike::Overwatch].map(|how| scene.armor_against(how));
    assert_eq!(armor, [4, 7, 4]);
    let power = [Strike::Action, Strike::Overwatch].map(|how| scene.attack_power(gun, guard, how));
    assert_eq!(power, [5, 7]);
    let mut leaves = drawn.cards(&[2]).deal();
    assert_eq!(leaves.lines_with("go A", &["strike"]), ["strike of 0: 4 +2 = 6 against 7"]);
}

/// ST-AL-01
#[test]
fn a_lull_takes_from_every_alarm_draw() {
    let mut table = Drawn::map("01S").alarm(3).gear(gear(1, &[GearEffect::Lull(1)])).deal();
    assert_eq!(table.wait()[0], "alarm: 2 +0 = 2");
    assert_eq!(table.wait()[0], "alarm: 2 +0 = 2");
}

/// ST-ACT-03
#[test]
fn a_soft_step_is_heard_only_where_it_began() {
    let mut table = Drawn::map("01S 01A").gear(gear(1, &[GearEffect::SoftStep])).deal();
    assert_eq!(table.lines_with("pass, go A", &["noise"]), ["noise S"]);
}

/// ST-DECK-04
#[test]
fn burning_with_cards_already_seen_looks_at_no_more() {
    let mut table = Drawn::map("01S").item(Effect::Peek(2)).item(Effect::Burn).cards(&[3, -2]).deal();
    table.play("use item 0");
    assert_eq!(table.play("use item 1"), ["uses item 1", "burns +3"]);
    assert_eq!(table.public().known.to_vec(), [Modifier::Value(-2)]);
}
