//! What sets each enemy kind apart.

use ghostline::stealth::{Colour::*, Effect, Nature, Step};

use crate::drawn::{
    Drawn,
    cards::{always, special},
};

#[test]
fn a_plain_guard_passes_a_hidden_player_by_and_a_thorough_one_finds_them_without_a_search() {
    let hidden = |nature| {
        let drawn = Drawn::map("01S 01G").enemy("G", Red, special(nature)).patrol(Red, "S").cards(&[1, -5]);
        let mut table = drawn.deal();
        table.lines_with("pass, hide", &["found", "detects", "hidden", "misses"])
    };
    assert_eq!(hidden(Nature::ByTheBook), [""; 0]);
    assert_eq!(
        hidden(Nature::Thorough),
        ["0 searches S: found", "0 detects at S", "no longer hidden", "0 misses player"]
    );
}

#[test]
fn keen_ears_hear_noise_two_sectors_away_but_not_three() {
    let heard = |nature, at| {
        let drawn =
            Drawn::map("01G 01A 01B 01C 01S").enemy("G", Red, special(nature)).item(Effect::Decoy(9)).cards(&[1]);
        drawn.deal().lines_with(&format!("use item 0 at {at}, pass, pass"), &["to noise"])
    };
    assert_eq!(heard(Nature::KeenEars, "B"), ["0 G>A to noise", "0 A>B to noise"]);
    assert_eq!(heard(Nature::KeenEars, "C"), [""; 0]);
    assert_eq!(heard(Nature::ByTheBook, "B"), [""; 0]);
}

#[test]
fn a_drone_passes_vents_where_others_find_a_wall() {
    let map = "01A~01B|01S
               01C 01D .";
    let walk =
        |nature| Drawn::map(map).enemy("A", Red, special(nature)).patrol(Red, "B").cards(&[1, 1]).deal().walk_of(0, 2);
    assert_eq!(walk(Nature::Vents), ["A", "B"]);
    assert_eq!(walk(Nature::ByTheBook), ["A", "C", "D", "B"]);
    let mut table = Drawn::map("01S~01A\n 01 01").deal();
    assert_eq!(table.refusal("go A"), ("ST-MAP-02", "refusal-wall"), "nor does the player fit");
}

#[test]
fn a_vent_in_a_row_of_walls_lets_a_drone_through() {
    let map = "01A 01B|01S
               ~~~ ---
               01C 01D";
    let drone = special(Nature::Vents);
    assert_eq!(
        Drawn::map(map).enemy("A", Red, drone).patrol(Red, "D").cards(&[1]).deal().walk_of(0, 1),
        ["A", "C", "D"]
    );
}

#[test]
fn a_camera_never_moves_and_its_search_covers_the_sectors_next_door() {
    let camera = special(Nature::Camera);
    let drawn = Drawn::map("01C 01S 01A").enemy("C", Red, camera).patrol(Red, "A").item(Effect::Decoy(1)).alarm(0);
    let mut table = drawn.cards(&[0, 0, 0, 0]).deal();
    assert_eq!(
        table.play("use item 0 at S, pass, hide")[4..11],
        [
            "behaviour of 0: 0 +0 = 0",
            "0 does row 1",
            "0 searches C: found",
            "0 detects at S",
            "no longer hidden",
            "token S",
            "alarm 0>3 (detection by 0)"
        ]
    );
    assert_eq!(table.lines_with("pass, hide", &["0 searches", "0 detects"]), ["0 searches C: found", "0 detects at S"]);
    assert_eq!(table.lines_with("go A, hide", &["0 searches"]), ["0 searches C: nothing"], "two sectors away");
    assert_eq!(table.enemy_at(0), "C");
    let walled = Drawn::map("01C|01S\n 01 01").enemy("C", Red, special(Nature::Camera)).cards(&[0]);
    assert!(walled.deal().play("pass, hide").contains(&"0 searches C: nothing".to_owned()), "walls hide the player");
}

#[test]
fn a_brutal_enemys_hit_costs_2_health() {
    let mut table = Drawn::map("01S").enemy("S", Red, special(Nature::Brutal)).cards(&[-3, 0]).deal();
    assert_eq!(table.wait()[5..7], ["0 hits player", "-2 health, 1 left"]);
    assert_eq!(table.public().tally.hits, 1);
}

#[test]
fn a_tracker_heads_for_the_last_detection_token_even_after_it_was_cleared() {
    let map = "01A 01B 01C 01S 01D 01X";
    let walk = |nature| {
        let mut kind = special(nature);
        kind.behaviour = always(&[Step::Move(1)]).behaviour;
        let drawn =
            Drawn::map(map).enemy("A", Red, kind).guard("S", Blue).item(Effect::Erase(9)).item(Effect::Erase(9));
        let mut table = drawn.cards(&[-5, -3, 0, -3, 0]).deal();
        table.lines_with("go D, use item 0 at S, use item 1 at D, go X", &["0 A"])
    };
    assert_eq!(walk(Nature::Tracker), ["0 A>B to token"]);
    assert_eq!(walk(Nature::ByTheBook), [""; 0]);
}

#[test]
fn a_tracker_that_has_been_to_the_place_gives_up() {
    let mut kind = special(Nature::Tracker);
    kind.behaviour = always(&[Step::Move(2)]).behaviour;
    let mut table = Drawn::map("01A 01S 01D 01E 01X").enemy("S", Red, kind).cards(&[-5, 0, 0, 0, 0]).deal();
    let lines = table.lines_with("go D, go E", &["0 S", "0 D"]);
    assert_eq!(lines[0], "0 S>D to noise");
    table.play("go X, hide");
    assert_eq!(table.public().trail, None);
}

#[test]
fn a_commander_raises_the_alarm_twice() {
    let mut table = Drawn::map("01S").enemy("S", Red, special(Nature::Commander)).alarm(0).cards(&[-3, -5]).deal();
    let lines = table.lines_with("pass, pass", &["alarm 0", "alarm 3"]);
    assert_eq!(lines, ["alarm 0>3 (detection by 0)", "alarm 3>6 (detection by 0)"]);
}
