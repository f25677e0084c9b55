//! Every effect of gear and items, and every number of a weapon.

use ghostline::stealth::{Colour::*, Effect, Modifier, Targets, Weapon};

use crate::drawn::{
    Drawn,
    cards::{loud, weapon},
};

/// What an item that would do nothing is refused with.
const NO_USE: (&str, &str) = ("ST-ACT-14", "refusal-no-use");

#[test]
fn heal_gives_back_health_up_to_the_start() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).item(Effect::Heal(2)).cards(&[0, -3]).deal();
    assert_eq!(table.refusal("use item 0"), NO_USE, "nothing to heal yet");
    table.play("go A");
    assert_eq!(table.public().player.health, 2);
    table.play("use item 0");
    assert_eq!(table.public().player.health, 3);
}

#[test]
fn recharge_gives_back_energy_up_to_the_maximum() {
    let mut table = Drawn::map("01S").tool(4, Effect::Shield(1)).item(Effect::Recharge(9)).deal();
    assert_eq!(table.refusal("use item 0"), NO_USE);
    table.play("use gear 1, use item 0");
    assert_eq!(table.public().player.energy, 15);
}

#[test]
fn shield_adds_armor_until_the_end_of_the_turn() {
    let mut table = Drawn::map("01S").guard("S", Red).item(Effect::Shield(2)).cards(&[-3, 0, -3, -5]).deal();
    let lines = table.lines_with("use item 0, pass, pass", &["strike"]);
    assert_eq!(lines, ["strike of 0: 4 +0 = 4 against 6"]);
    assert_eq!(table.lines_with("pass, pass", &["strike"]), ["strike of 0: 4 -5 = -1 against 4"]);
}

#[test]
fn aim_adds_power_to_the_attacks_of_this_turn() {
    let mut table = Drawn::map("01S").guard("S", Red).item(Effect::Aim(3)).cards(&[-4, -3, -5, -5]).deal();
    assert_eq!(table.play("use item 0, pass, shoot 0")[2], "attack: 8 -4 = 4 against 5");
    assert_eq!(table.play("pass, shoot 0")[1], "attack: 5 -5 = 0 against 5");
}

#[test]
fn silence_leaves_no_noise_of_movement_or_attack_in_this_turn() {
    let drawn = Drawn::map("01S 01A").item(Effect::Silence);
    let mut table = drawn.deal();
    assert_eq!(table.play("use item 0, pass, go A"), ["uses item 0", "pass", "player S>A again", "turn 2"]);
    assert_eq!(table.lines_with("pass, go S", &["noise"]).len(), 2, "the next turn is heard again");
    let mut shot = drawn.guard("S", Red).gear(weapon(loud())).deal();
    assert_eq!(shot.lines_with("use item 0, pass, shoot 0 with 1", &["noise"]), [""; 0]);
}

#[test]
fn a_decoy_puts_noise_within_its_range() {
    let mut table = Drawn::map("01S 01A 01B 01C").item(Effect::Decoy(2)).deal();
    assert_eq!(table.refusal("use item 0 at C"), NO_USE);
    assert_eq!(table.refusal("use item 0"), NO_USE, "it needs a place");
    let places: Vec<_> = table.options().into_iter().filter(|option| option.starts_with("use")).collect();
    assert_eq!(places, ["use item 0 at S", "use item 0 at A", "use item 0 at B"]);
    assert_eq!(table.play("use item 0 at B"), ["uses item 0", "noise B"]);
    assert_eq!(table.noise(), ["B"]);
}

#[test]
fn calm_lowers_the_alarm() {
    let mut table = Drawn::map("01S").alarm(5).item(Effect::Calm(3)).item(Effect::Calm(9)).deal();
    assert_eq!(table.refusal("use item 0"), NO_USE, "there is no alarm yet");
    table.wait();
    assert_eq!(table.play("use item 0"), ["uses item 0", "alarm 5>2 (gear)"]);
    assert_eq!(table.play("use item 1"), ["uses item 1", "alarm 2>0 (gear)"]);
}

#[test]
fn peek_shows_the_next_cards_which_then_come_as_seen() {
    let mut table = Drawn::map("01S").alarm(0).item(Effect::Peek(2)).item(Effect::Peek(2)).cards(&[3, -2]).deal();
    assert_eq!(table.play("use item 0"), ["uses item 0", "sees +3", "sees −2"]);
    assert_eq!(table.public().known.to_vec(), [3, -2].map(Modifier::Value));
    assert_eq!(table.refusal("use item 1"), NO_USE, "both are known already");
    assert_eq!(table.wait()[0], "alarm: 0 +3 = 3");
    assert_eq!(table.public().known.to_vec(), [Modifier::Value(-2)]);
    assert_eq!(table.play("use item 1"), ["uses item 1", "sees 0"], "only what is new is told");
}

#[test]
fn burn_discards_the_top_card_unused_and_shows_the_next() {
    let mut table = Drawn::map("01S").alarm(0).item(Effect::Burn).cards(&[5, -1]).deal();
    assert_eq!(table.play("use item 0"), ["uses item 0", "burns +5", "sees −1"]);
    assert_eq!(table.wait()[0], "alarm: 0 -1 = -1");
}

#[test]
fn vanish_hides_even_beside_an_enemy_that_has_not_detected_the_player() {
    let mut table = Drawn::map("01S 01G").guard("G", Red).item(Effect::Vanish).cards(&[1]).deal();
    assert_eq!(table.play("go G, use item 0"), ["player S>G", "uses item 0", "hides at G"]);
    assert_eq!(table.lines_with("pass", &["detects"]), [""; 0]);
    let mut seen = Drawn::map("01S 01G").guard("G", Red).item(Effect::Vanish).cards(&[-3, -5]).deal();
    seen.play("go G, pass");
    assert_eq!(seen.refusal("use item 0"), NO_USE, "it is too late once detected");
}

#[test]
fn dash_gives_one_more_free_movement_and_keeps_the_second_action() {
    let mut table = Drawn::map("01S 01A 01B 01C").item(Effect::Dash).deal();
    assert_eq!(table.refusal("use item 0"), NO_USE, "the first free movement comes first");
    assert_eq!(
        table.play("go A, use item 0, go B, hide"),
        ["player S>A", "uses item 0", "player A>B", "hides at B", "turn 2"]
    );
}

#[test]
fn unlock_opens_a_lock_within_its_range_without_the_key() {
    let mut table = Drawn::map("01S 01A 01B 01L 01K").lock("L", "K").item(Effect::Unlock(1)).deal();
    assert_eq!(table.refusal("use item 0 at L"), NO_USE, "too far");
    table.play("go A, go B");
    assert_eq!(table.play("use item 0 at L, go L"), ["uses item 0", "lock 0 opened at L", "player B>L"]);
}

#[test]
fn a_jammed_enemy_does_not_act_this_turn() {
    let mut table =
        Drawn::map("01S 01A 01G").guard("G", Red).item(Effect::Jam(1)).item(Effect::Jam(2)).cards(&[-3]).deal();
    assert_eq!(table.refusal("use item 0 on 0"), NO_USE, "too far");
    assert_eq!(
        table.play("use item 1 on 0, pass, pass"),
        ["uses item 1", "0 jammed", "pass", "pass", "0 sits out", "turn 2"]
    );
    assert_eq!(table.wait()[0], "behaviour of 0: 0 -3 = -3", "it is itself again");
}

#[test]
fn dispose_removes_a_body_from_the_players_sector() {
    let mut table = Drawn::map("01S 01A").guard("S", Red).item(Effect::Dispose).deal();
    assert_eq!(table.refusal("use item 0 on 0"), NO_USE, "no body yet");
    table.play("pass, shoot 0");
    assert_eq!(table.play("use item 0 on 0"), ["uses item 0", "body 0 removed by player at S"]);
    assert!(table.public().bodies.is_empty());
}

#[test]
fn erase_removes_a_detection_token_within_its_range() {
    let mut table =
        Drawn::map("01S 01A 01B").guard("S", Red).item(Effect::Erase(0)).item(Effect::Erase(1)).cards(&[-5]).deal();
    table.play("go A");
    assert_eq!(table.refusal("use item 0 at S"), NO_USE, "too far");
    assert_eq!(table.play("use item 1 at S"), ["uses item 1", "token S cleared by player"]);
    assert_eq!(table.tokens(), ["A"]);
}

#[test]
fn a_weapon_reaches_as_many_moves_as_its_range_around_walls() {
    let far = weapon(Weapon { range: 1, silent: true, ..loud() });
    let drawn =
        Drawn::map("01S 01A 01B\n --- + +\n 01C 01D 01E").guard("A", Red).guard("B", Blue).guard("C", Green).gear(far);
    let mut table = drawn.deal();
    table.play("pass");
    let shots: Vec<_> = table.options().into_iter().filter(|option| option.starts_with("shoot")).collect();
    assert_eq!(shots, ["shoot 0 with 1"]);
    assert_eq!(table.refusal("shoot 1 with 1"), ("ST-ACT-10", "refusal-out-of-range"));
    assert_eq!(table.refusal("shoot 2 with 1"), ("ST-ACT-10", "refusal-out-of-range"));
}

#[test]
fn a_weapon_against_a_whole_sector_draws_for_every_enemy_in_it() {
    let blast = weapon(Weapon { targets: Targets::Sector, energy: 3, ..loud() });
    let drawn = Drawn::map("01S 01A")
        .guard("S", Red)
        .guard("S", Blue)
        .guard("A", Green)
        .gear(blast)
        .cards(&[0, -1, -3, -5, -3]);
    let mut table = drawn.deal();
    let lines = table.lines_with("pass, shoot 1 with 1", &["attack:", "player ", "falls", "noise"]);
    assert_eq!(
        lines[..7],
        [
            "attack: 5 +0 = 5 against 5",
            "player hits 0",
            "noise S",
            "0 falls at S",
            "attack: 5 -1 = 4 against 5",
            "player misses 1",
            "noise S"
        ]
    );
    assert_eq!(table.public().player.energy, 16 - 2 - 3, "it is paid for once");
}

#[test]
fn a_weapon_that_needs_energy_attacks_only_while_there_is_some() {
    let laser = weapon(Weapon { silent: true, energy: 9, ..loud() });
    let mut table = Drawn::map("01S").guard("S", Red).gear(laser).cards(&[-5, -3, -5]).deal();
    table.play("pass, shoot 0 with 1, pass");
    assert_eq!(table.public().player.energy, 5);
    assert_eq!(table.refusal("shoot 0 with 1"), ("ST-ACT-15", "refusal-no-energy"));
    assert_eq!(table.refusal("watch with 1"), ("ST-ACT-15", "refusal-no-energy"));
    assert!(table.offers("shoot 0"), "the pistol still works");
}

#[test]
fn an_overwatch_attack_is_paid_for_when_it_happens() {
    let laser = weapon(Weapon { silent: true, energy: 9, ..loud() });
    let drawn =
        Drawn::map("01A 01S 01B").guard("A", Red).guard("B", Blue).patrol(Red, "S").patrol(Blue, "S").gear(laser);
    let mut table = drawn.cards(&[1, 0, 1, -5]).deal();
    table.play("pass, watch with 1");
    assert_eq!(table.public().player.energy, 14);
    let lines = table.lines_with("first 0", &["player hits", "player misses", "detects"]);
    assert_eq!(lines, ["player hits 0 on overwatch", "1 detects at S"], "the second attack cannot be paid for");
    assert_eq!(table.public().player.energy, 5);
}
