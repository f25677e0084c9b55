//! SD-REACT, SD-ENG: the reaction window.

use ghostline::{
    deduction::{Action, Choice, Deed, Event, Moment, Pending, Spot, WeaponKind::*},
    engine::{Game, Seat},
};

use crate::table::{ID, SHOOT, Table, at, card};

/// SD-REACT-01
/// SD-REACT-02
/// SD-REACT-05
/// SD-EX-11
/// SD-PROG-03
#[test]
fn a_program_that_takes_the_weapon_stops_the_announced_shot() {
    let mut table = Table::of(4).armed(0, Rifle, at(1)).holds(1, "PR19").play();
    table.act(0, Action::Announce(SHOOT));
    assert_eq!(table.asked(), [1]);
    table.program(1, "PR19");
    assert_eq!((table.asked(), table.weapon(0)), (vec![0], None));
    assert!(table.may(Deed::Draw) && !table.options(0).contains(&Action::Keep));
    table.act(0, Action::Announce(Deed::Draw));
    assert_eq!((table.hp(1), table.programs(0), table.active()), (2, 1, 1));
}

/// SD-REACT-04
/// SD-REACT-06
/// SD-EX-12
#[test]
fn a_program_that_leaves_the_weapon_lets_the_shooter_keep_or_change() {
    let mut table = Table::of(4).armed(0, Rifle, at(1)).holds(1, "PR26").plays(0, "PR06", None).play();
    table.act(0, Action::Announce(SHOOT));
    table.program(1, "PR26");
    let options = table.options(0);
    assert!(options.contains(&Action::Keep) && options.contains(&Action::Announce(Deed::Drop)));
    assert!(options.contains(&Action::Announce(Deed::Retarget(at(2)))));
    table.act(0, Action::Keep);
    table.pass();
    assert_eq!(table.choices(1), [ID, Choice::Damage]);
}

/// SD-REACT-07
#[test]
fn an_action_that_became_illegal_must_be_changed() {
    let mut table = Table::of(4).armed(0, Rifle, at(1)).holds(2, "PR20").play();
    table.act(0, Action::Announce(SHOOT));
    let told = table.program(2, "PR20");
    assert!(told.contains(&Event::Jammed(Seat(0))));
    let options = table.options(0);
    assert!(!options.contains(&Action::Keep) && !options.contains(&Action::Announce(SHOOT)));
    assert!(options.contains(&Action::Announce(Deed::Drop)));
    table.act(0, Action::Announce(Deed::Drop));
    assert_eq!(table.active(), 1);
}

/// SD-REACT-08
/// SD-REACT-09
/// SD-ENG-03
/// SD-ENG-04
#[test]
fn seats_are_asked_clockwise_from_the_active_one_and_again_after_each_program() {
    let table =
        Table::of(4).armed(0, Rifle, at(1)).armed(2, Pistol, at(0)).holds(0, "PR19").holds(3, "PR19").holds(1, "PR26");
    let mut table = table.play();
    table.act(0, Action::Announce(Deed::Drop));
    assert_eq!(table.asked(), [0]);
    table.act(0, Action::Pass);
    assert_eq!(table.asked(), [1]);
    table.act(1, Action::Pass);
    assert_eq!(table.asked(), [3]);
    table.program(3, "PR19");
    table.pick(3, 2);
    assert_eq!(table.asked(), [0], "the active player may think again");
    table.act(0, Action::Keep);
    assert_eq!((table.asked(), table.top()), (vec![0], Some(Pending::Window(Moment::Announced, 0))));
}

/// SD-REACT-03
/// SD-REACT-10
#[test]
fn no_program_is_played_while_another_resolves_and_a_closed_window_stays_closed() {
    let mut table = Table::of(4).armed(0, Pistol, at(1)).holds(1, "PR26").holds(2, "PR26").holds(3, "PR06").play();
    table.act(0, Action::Announce(SHOOT));
    table.program(1, "PR26");
    assert_eq!(table.asked(), [1], "the program's own choice, nobody else's program");
    table.pick(1, 2);
    table.act(0, Action::Keep);
    table.pass();
    assert_eq!(table.choices(1), [card(0), card(1), Choice::Damage], "no change of mind any more");
}

/// SD-ENG-02
/// SD-ENG-03
#[test]
fn damage_and_eliminations_open_prompts_of_their_own() {
    let mut table = Table::of(6).armed(0, Pistol, at(1)).hp(1, 1).holds(2, "PR32").holds(3, "PR14").play();
    table.deed(SHOOT);
    table.answer(1, Choice::Damage);
    assert_eq!((table.asked(), table.top()), (vec![2], Some(Pending::Window(Moment::Damage, 2))));
    table.act(2, Action::Pass);
    assert_eq!((table.asked(), table.top()), (vec![3], Some(Pending::Window(Moment::Eliminated, 3))));
    table.program(3, "PR14");
    assert_eq!(table.hp(1), 1);
}

/// SD-ENG-05
/// SD-WIN-10
/// SD-WIN-13
/// SD-ELIM-06
/// SD-ENG-09
#[test]
fn what_the_eliminated_learn_never_reaches_the_living() {
    let mut table = Table::of(6).armed(0, Rifle, at(1)).shown(1, Spot::Id(0)).play();
    table.deed(SHOOT);
    let told = |seat| table.game.view(Seat(seat)).table.told;
    assert_eq!(told(1).len(), 5);
    assert!([0, 2, 3, 4, 5].into_iter().all(|seat| told(seat).is_empty()));
    let checked = table.told.iter().find(|event| matches!(event, Event::Checked { .. })).unwrap();
    for seat in 0..6 {
        let Some(Event::Checked { teams, sudden, .. }) = ghostline::deduction::Deduction::witness(checked, Seat(seat))
        else {
            panic!()
        };
        assert_eq!((teams.what.is_some(), sudden.what.is_some()), (seat == 1, seat == 1));
    }
    assert!(table.options(1).is_empty());
}

/// SD-ENG-10
#[test]
fn the_same_seed_and_decisions_give_the_same_game() {
    let play = || {
        let mut table = Table::hell(6).play();
        table.turn_of(3);
        table.state().clone()
    };
    assert_eq!(play(), play());
}

/// SD-INFO-01
/// SD-INFO-02
/// SD-ENG-08
/// SD-ENG-07
#[test]
fn the_active_player_may_claim_anything_and_nothing_comes_of_it() {
    use ghostline::deduction::{Claim, Team};
    let mut table = Table::of(4);
    table.setup.talk = 1;
    let mut table = table.play();
    table.act(0, Action::Claim(Claim::Team(Team::Machine)));
    assert_eq!((table.asked(), table.state().said.len(), table.team(0)), (vec![0], 1, Team::Human));
    assert!(!table.options(0).iter().any(|action| matches!(action, Action::Claim(_))), "one per turn was agreed");
}

/// SD-INFO-03
/// SD-INFO-04
#[test]
fn no_claim_names_a_hidden_card_of_ones_own() {
    use ghostline::deduction::Claim;
    let mut table = Table::of(4);
    table.setup.talk = 9;
    let mut table = table.play();
    table.deed(Deed::Investigate(Seat(1), Spot::Loyalty(0)));
    table.turn_of(0);
    let saw = table.options(0).into_iter().filter_map(|action| match action {
        Action::Claim(Claim::Saw(whom, spot, _)) => Some((whom.0, spot)),
        _ => None,
    });
    assert!(saw.into_iter().all(|claim| claim == (1, Spot::Loyalty(0))));
}
