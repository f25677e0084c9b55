//! ST-TURN: the order of play, and how a mission ends.

use ghostline::{engine::Turn, stealth::Colour::*};

use crate::drawn::Drawn;

/// ST-TURN-01
#[test]
fn a_turn_is_free_movement_then_second_action_then_enemies_then_the_end_of_the_turn() {
    let mut table = Drawn::map("01S 01A 01 01G").guard("G", Red).alarm(2).cards(&[0, 1]).deal();
    assert_eq!(table.refusal("hide"), ("ST-TURN-01", "refusal-free-movement-first"));
    assert_eq!(
        table.play("go A, hide"),
        [
            "player S>A",
            "hides at A",
            "behaviour of 0: 0 +0 = 0",
            "0 does row 1",
            "0 searches G: nothing",
            "alarm: 2 +1 = 3",
            "alarm 0>3 (end of turn)",
            "turn 2"
        ]
    );
}

/// ST-TURN-02
#[test]
fn the_end_of_the_turn_raises_the_alarm_then_checks_reinforcements_then_cleans_up() {
    let mut table = Drawn::map("01S 01A 01B 01 01E").alarm(3).reinforcement(3, Red).deal();
    assert_eq!(
        table.play("go A, go B")[4..],
        ["alarm: 3 +0 = 3", "alarm 0>3 (end of turn)", "0 comes to E (level 3)", "quiet A", "quiet B", "turn 2"]
    );
}

/// ST-TURN-03
#[test]
fn clean_up_takes_noise_and_the_players_overwatch_but_leaves_detection_tokens_and_enemy_overwatch() {
    let map = "01G|01 01S 01A";
    let mut table = Drawn::map(map).guard("S", Red).guard("G", Blue).cards(&[-5, 4, -3]).deal();
    let lines = table.play("go A, watch");
    assert_eq!(lines[lines.len() - 2..], ["player off overwatch", "turn 2"], "{lines:#?}");
    assert!(table.public().player.overwatch.is_none());
    assert_eq!(table.tokens(), ["A"], "the guard cleared S when it left it");
    let mut table = Drawn::map("01G|01S 01A 01B").guard("G", Blue).cards(&[4]).deal();
    let lines = table.play("go A, go B");
    assert_eq!(lines[lines.len() - 3..], ["quiet A", "quiet B", "turn 2"]);
    assert!(table.noise().is_empty() && table.enemy(0).overwatch);
}

/// ST-TURN-04
#[test]
fn both_parts_of_the_turn_may_be_declined() {
    let mut table = Drawn::map("01S 01A").deal();
    assert_eq!(table.play("pass, pass"), ["pass", "pass", "turn 2"]);
    assert_eq!(
        table.play("pass, go A"),
        ["pass", "player S>A again", "noise S", "noise A", "quiet S", "quiet A", "turn 3"]
    );
    assert_eq!(table.play("go S, pass"), ["player A>S", "pass", "turn 4"]);
}

/// ST-TURN-05
#[test]
fn the_mission_is_won_at_once_on_entering_the_exit_with_every_required_objective() {
    let mut table = Drawn::map("01X 01S 01O").guard("X", Red).deal();
    table.play("go O, take 0, go S");
    assert_eq!(table.play("go X"), ["player S>X again", "noise S", "noise X", "won in turn 2"]);
    assert!(matches!(table.game.turn(), Turn::Over(outcome) if outcome.won && outcome.turns == 2));
    assert!(table.options().is_empty());
    assert_eq!(table.refusal("pass"), ("ST-TURN-05", "refusal-over"));
}

/// ST-TURN-05
#[test]
fn the_exit_does_nothing_without_the_objective_and_wins_when_it_is_taken_there() {
    let mut table = Drawn::map("01S 01X 01O").deal();
    assert_eq!(table.play("go X"), ["player S>X"]);
    let mut drawn = Drawn::map("01S 01X");
    drawn.plan.objectives[0].sector = drawn.plan.exit;
    assert_eq!(drawn.deal().play("go X, take 0"), ["player S>X", "takes objective 0", "won in turn 1"]);
}

/// ST-TURN-06
#[test]
fn the_mission_is_lost_at_once_when_health_reaches_0() {
    let mut drawn = Drawn::map("01S 01A").guard("S", Red).guard("S", Blue);
    drawn.plan.agent.health = 1;
    let mut table = drawn.deal();
    let lines = table.play("go A");
    assert_eq!(
        lines[2..],
        ["strike of 0: 4 +0 = 4 against 4", "0 hits player leaving", "-1 health, 0 left", "lost in turn 1"]
    );
    assert_eq!(table.player_at(), "S", "the second guard strikes no more and nobody moves");
    assert!(matches!(table.game.turn(), Turn::Over(outcome) if !outcome.won));
    let again = drawn.deal();
    assert_eq!(again.public().player.health, 1, "tried again, the mission begins as it did");
}
