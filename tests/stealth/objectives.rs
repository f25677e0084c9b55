//! ST-OBJ: objectives, lock and key, story.

use ghostline::stealth::{Colour::*, Effect, Need, PlanFault, Rewards};

use crate::drawn::Drawn;

/// ST-OBJ-01
#[test]
fn with_one_objective_the_mission_is_won_by_bringing_it_to_the_exit() {
    let mut table = Drawn::map("01S 01O 01X").no_powers().deal();
    assert_eq!(table.play("go O, take 0")[1], "takes objective 0");
    assert_eq!(table.play("go X"), ["player O>X", "won in turn 2"]);
}

/// ST-OBJ-02
#[test]
fn two_objectives_may_be_taken_in_any_order_before_returning_to_the_start() {
    let drawn = Drawn::map("01O 01S 01P").objective("P", Need::Required);
    for order in ["go O, take 0, go S, go P", "go P, take 1, go S, go O"] {
        let mut table = drawn.deal();
        table.play(order);
        let second = if order.starts_with("go O") { "take 1" } else { "take 0" };
        assert_eq!(table.lines_with("go S, pass", &["won"]), [""; 0], "one of two is not enough");
        table.play(if order.starts_with("go O") { "go P, pass, pass" } else { "go O, pass, pass" });
        assert_eq!(table.lines_with(&format!("{second}, go S"), &["won"]), ["won in turn 6"]);
    }
}

/// ST-OBJ-03
#[test]
fn a_locked_sector_is_entered_only_with_its_key_which_goes_with_the_lock() {
    let mut table = Drawn::map("01K 01S 01L 01A").lock("L", "K").deal();
    assert_eq!(table.refusal("go L"), ("ST-OBJ-03", "refusal-locked"));
    table.play("go K, take key 0, go S");
    assert_eq!(
        table.play("go L"),
        ["player S>L again", "noise S", "noise L", "lock 0 opened at L", "quiet S", "quiet L", "turn 3"]
    );
    let public = table.public();
    assert_eq!((public.keys_held, public.opened), (0, 1), "both are gone");
    table.play("go A, pass, go L");
    assert_eq!(table.player_at(), "L", "it stays open");
}

/// ST-OBJ-03
#[test]
fn a_key_opens_only_its_own_lock() {
    let mut table = Drawn::map("01L 01S 01M\n . 01K 01N").lock("L", "K").lock("M", "N").deal();
    table.play("go K, take key 0, go S");
    assert_eq!(table.refusal("go M"), ("ST-OBJ-03", "refusal-locked"));
    assert!(table.offers("go L"));
    let mut drawn = Drawn::map("01L 01S").lock("L", "S");
    drawn.plan.keys.clear();
    assert_eq!(drawn.mission().unwrap_err(), PlanFault::NoKey);
}

/// ST-OBJ-04
#[test]
fn the_key_is_picked_up_as_a_second_action() {
    let mut table = Drawn::map("01S 01K 01L").lock("L", "K").deal();
    assert_eq!(table.play("go K"), ["player S>K"]);
    assert_eq!(table.play("take key 0"), ["takes key 0", "turn 2"]);
    assert_eq!(table.public().keys_held, 1);
    table.play("pass");
    assert_eq!(table.refusal("take key 0"), ("ST-ACT-08", "refusal-nothing-here"));
}

/// ST-OBJ-05
#[test]
fn an_optional_objective_is_not_needed_to_win_and_adds_a_reward_and_a_text() {
    let drawn = Drawn::map("01X 01S 01O\n . 01P .").objective("P", Need::Optional);
    let mut table = drawn.deal();
    table.play("go O, take 0");
    assert_eq!(table.lines_with("go S, go X", &["won"]), ["won in turn 2"]);
    let optional = &drawn.plan.objectives[1];
    assert_eq!((optional.rewards, optional.text.as_str()), (Rewards { bytebucks: 1, items: 0 }, "Got it."));
    let mut only = Drawn::map("01S 01O");
    only.plan.objectives[0].need = Need::Optional;
    assert_eq!(only.mission().unwrap_err(), PlanFault::NoObjective, "something must be required");
}

/// ST-OBJ-06: a find may speak to the alarm as well.
#[test]
fn taking_an_objective_raises_the_alarm_by_its_number_at_once_and_once() {
    let mut drawn = Drawn::map("01S 01O 01P").objective("P", Need::Optional).alarm(0);
    drawn.plan.objectives[0].alarm = 12;
    drawn.plan.objectives[1].alarm = 5;
    let mut table = drawn.deal();
    let lines = table.play("go O, take 0");
    assert_eq!(lines[1..3], ["takes objective 0", "alarm 0>12 (objective)"]);
    assert_eq!(table.lines_with("go P, take 1", &["alarm 1"]), ["alarm 12>17 (objective)"], "an optional one too");
    assert_eq!(table.lines_with("pass, pass", &["(objective)"]), [""; 0]);
}

/// ST-OBJ-06
#[test]
fn what_taking_an_objective_raises_changes_the_draws_of_the_same_turn() {
    let mut drawn = Drawn::map("01O 01S 01X 01G").guard("G", Red).alarm(0).cards(&[-5]);
    drawn.plan.objectives[0].alarm = 20;
    let lines = drawn.deal().lines_with("go O, take 0", &["behaviour"]);
    assert_eq!(lines, ["behaviour of 0: 2 -5 = -3"]);
}

/// ST-OBJ-06
#[test]
fn without_an_alarm_there_is_nothing_to_raise() {
    let mut drawn = Drawn::map("01S 01O 01X");
    drawn.plan.objectives[0].alarm = 12;
    let mut table = drawn.deal();
    assert_eq!(table.lines_with("go O, take 0", &["alarm"]), [""; 0]);
    assert_eq!(table.public().alarm, 0);
}

/// ST-OBJ-08
#[test]
fn a_mission_without_powers_has_no_energy_no_items_and_no_gear_effects() {
    let drawn = Drawn::map("01S 01G").guard("G", Red).no_powers().item(Effect::Aim(1)).tool(0, Effect::Aim(1));
    let mut table = drawn.deal();
    assert_eq!(table.public().player.energy, 0);
    assert_eq!(table.options(), ["go G", "pass"]);
    assert_eq!(table.refusal("use item 0"), ("ST-OBJ-08", "refusal-no-powers"));
    assert_eq!(table.refusal("use gear 1"), ("ST-OBJ-08", "refusal-no-powers"));
    assert!(table.play("go G, shoot 0").contains(&"player hits 0".to_owned()), "the pistol works all the same");
}
