//! Programs and wounds, each kind in play.

use ghostline::beginning::{
    Action, Area, Character, Choice, Colour, Deed, EnemyKind, Event, Foe, Free, Pending, SpawnNo, WoundNo,
};

use crate::table::{A, B, C, Table, library, of};

const THREE: [Character; 3] = [Character::Havoc, Character::Jayden, Character::Nova];

/// A program in hand, used at once.
fn uses(key: &str, prepare: impl FnOnce(&mut Table)) -> Table {
    let mut table = Table::of(&THREE);
    prepare(&mut table);
    table.program(A, key).uses(A, Free::Program(0));
    table
}

/// TB-PROG-03
/// TB-PROG-04
/// TB-PROG-05
/// TB-PROG-06
/// TB-COMP-20
#[test]
fn programs_are_discarded_laid_open_or_charged() {
    let once = uses("overclock", |_| ());
    assert!(once.player(A).programs.is_empty() && once.state().program_discard.len() == 1);
    let stays = uses("plating", |_| ());
    assert!(stays.player(A).programs[0].up && !stays.may_use(A, Free::Program(0)));
    assert_eq!(stays.scene().shield(of(A)), 2);
    let mut charged = uses("chip_reader", |table| {
        table.junk(&[Colour::Red, Colour::Blue, Colour::Purple]);
    });
    assert_eq!(charged.player(A).programs[0].charges, 2);
    charged.uses(A, Free::Program(0)).answer(A, Choice::Nth(0));
    assert_eq!(charged.player(A).programs[0].charges, 1);
    charged.uses(A, Free::Program(0)).answer(A, Choice::Nth(0));
    assert!(charged.player(A).programs.is_empty(), "gone with the last charge");
}

/// TB-OPEN-02
/// TB-PROG-02
#[test]
fn every_program_does_what_it_says() {
    let heal = uses("patch", |table| {
        table.edit(|state| state.players[1].body.health = 1);
    });
    assert_eq!(heal.player(B).body.health, 2);
    let suture = uses("suture", |table| {
        table.edit(|state| {
            let wound = state.wounds.pop().unwrap();
            state.players[1].wounds.push(wound);
        });
    });
    assert!(suture.player(B).wounds.is_empty());
    assert_eq!(uses("overclock", |_| ()).state().turn.ap, 3);
    assert_eq!(uses("shortcut", |_| ()).state().turn.moves, 3);
    assert_eq!(uses("long_lens", |_| ()).scene().range(of(A)), 1);
    assert_eq!(uses("servo", |_| ()).scene().strength(of(A)), 3);
    assert_eq!(uses("night_watch", |_| ()).state().bars.security, 5);
    let mut compiler = uses("compiler", |_| ());
    compiler.answer(A, Choice::Nth(0));
    assert_eq!(compiler.player(A).programs.len(), 1);
    let mut crowd = uses("crowd_noise", |_| ());
    crowd.answer(A, Choice::No);
    assert_eq!(crowd.state().bars.riot, -2);
    assert_eq!(uses("good_news", |_| ()).state().bars.morale, 7);
    let mut blue = uses("blueprints", |_| ());
    blue.answer(A, Choice::Yes);
    assert_eq!(blue.state().bars.apex, 3);
    let mut red = uses("red_prints", |_| ());
    red.answer(A, Choice::No);
    assert_eq!(red.state().bars.apex, 1);
    assert_eq!(uses("backlog", |_| ()).player(A).hand.len(), 2);
    let sweep = uses("clean_sweep", |table| {
        let two = table.site(&[2]);
        table.enemy(EnemyKind::Soldier, 1, two);
    });
    assert_eq!((sweep.scene().foes().count(), sweep.player(A).hand.len()), (0, 0), "within range 1, without reward");
}

/// TB-PROG-06
#[test]
fn charges_help_in_attack_defence_and_at_dice() {
    let mut attack = uses("second_trigger", |_| ());
    let eleven = attack.site(&[11]);
    attack.enemy(EnemyKind::Tank, 1, eleven).hand(A, &["red_1", "red_2", "red_3"]).general(&["grey"]);
    attack.does(of(A), Deed::Attack(Foe::At(SpawnNo(eleven)))).uses(A, Free::Program(0));
    attack.play(A, "red_1").play(A, "red_2").play(A, "red_3").done(A);
    assert!(attack.tells(|event| matches!(event, Event::Attacked { red: 6, .. })), "three cards");
    let mut defence = uses("deflector", |_| ());
    defence.at(of(B), Area::Nexus).at(of(C), Area::Nexus).enemy(EnemyKind::Soldier, 1, eleven);
    defence.general(&["red_3"]).dice(&[4, 12, 1, 1]).pass(A);
    assert!(matches!(defence.state().stack.last(), Some(Pending::Struck { .. })), "after the cards lie open");
    defence.uses(A, Free::Program(0)).done(A);
    assert_eq!(defence.player(A).body.health, 3, "1 + 2 against 3");
    let mut dice = uses("probability", |_| ());
    dice.at(of(A), Area::City).dice(&[1, 6]).does(of(A), Deed::Fate);
    dice.answer(A, Choice::Reroll(0, ghostline::beginning::Means::Program(0)));
    dice.done(A);
    assert_eq!(dice.state().bars.resource, 13);
}

/// TB-OPEN-25
#[test]
fn a_late_vote_joins_a_check() {
    let mut table = Table::of(&THREE);
    table.windows = true;
    table.program(B, "late_vote").hand(A, &["blue_5"]).hand(B, &["blue_1", "blue_1", "blue_2", "blue_2"]);
    table.general(&["grey", "green"]).event("water_queue");
    table.play(A, "blue_5").play(B, "blue_1").play(B, "blue_1").play(B, "blue_2");
    assert_eq!(table.asked(), [B], "before the cards are shown");
    table.uses(B, Free::Program(0));
    if matches!(table.state().stack.last(), Some(Pending::Extra(_))) {
        table.play(B, "blue_2");
    }
    assert!(table.tells(|event| matches!(event, Event::Pooled { total: 11, .. })));
}

fn wounded(key: &str) -> Table {
    let mut table = Table::of(&THREE);
    let at = library().wounds.iter().position(|card| card.key == key).unwrap();
    table.edit(|state| {
        let place = state.wounds.iter().position(|no| *no == WoundNo(at as u8)).unwrap();
        let wound = state.wounds.remove(place);
        state.players[0].wounds.push(wound);
    });
    table
}

/// TB-WND-04
/// TB-OPEN-05
#[test]
fn every_wound_takes_what_it_says() {
    let plain = Table::of(&THREE);
    assert_eq!(wounded("concussion").scene().turn_draw(A), plain.scene().turn_draw(A) - 1);
    assert_eq!(wounded("broken_foot").scene().full_moves(of(A)), 1);
    assert_eq!(wounded("torn_shoulder").scene().red_limit(of(A)), plain.scene().red_limit(of(A)) - 1);
    assert_eq!(wounded("split_lip").scene().blue_limit(of(A)), 0);
    assert_eq!(wounded("memory_gap").scene().hand_limit(A), 5);
    assert_eq!(wounded("burnt_port").scene().program_limit(A), 1);
    let mut glass = wounded("glass_in_eye");
    glass.program(A, "long_lens").uses(A, Free::Program(0));
    assert_eq!(glass.scene().range(of(A)), 0);
    assert_eq!(wounded("stammer").scene().check_limit(A, 3), 2);
}

/// TB-WND-05
/// TB-WND-06
/// TB-AMB-66
#[test]
fn contagious_wounds_strike_whoever_meets_the_bearer() {
    let mut fever = wounded("fever");
    fever.hand(B, &["blue_1", "blue_2"]).at(of(B), Area::City).at(of(C), Area::Nexus);
    fever.does(of(A), Deed::Move(Area::City));
    assert_eq!(fever.player(B).hand.len(), 1, "the bearer comes");
    let mut rot = wounded("grey_rot");
    rot.at(of(B), Area::City).at(of(C), Area::Nexus).until_turn(B);
    rot.at(of(A), Area::Hq).at(of(B), Area::City).does(of(B), Deed::Move(Area::Hq));
    assert_eq!(rot.player(B).body.health, 1, "somebody comes to the bearer");
    rot.at(of(B), Area::City).edit(|state| state.turn.moves = 1).does(of(B), Deed::Move(Area::Hq));
    assert_eq!(rot.player(B).body.health, 1, "never the last");
}

/// TB-AMB-69
/// TB-AMB-72
#[test]
fn empty_piles_are_shuffled_anew() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        let pile = std::mem::take(&mut state.programs);
        state.program_discard.extend(pile);
    });
    table.at(of(A), Area::City).hand(A, &["blue_4"]).does(of(A), Deed::BuyRandom);
    assert_eq!(table.player(A).programs.len(), 1);
    assert!(table.state().program_discard.is_empty());
    let _ = Action::Pass;
}
