//! SD-TURN, SD-ACT, SD-HP, SD-PRIO, and the limit of programs: the turn and its actions.

use ghostline::{
    deduction::{Action, Aim, Choice, Deed, Event, Face, Spot, Variant, Victory, WeaponKind::*},
    engine::{Game, Seat},
};

use crate::table::{SHOOT, Table, at};

fn investigate(whom: u8, spot: Spot) -> Deed {
    Deed::Investigate(Seat(whom), spot)
}

/// SD-TURN-01
/// SD-TURN-02
/// SD-TURN-07
/// SD-TURN-08
/// SD-TURN-12
/// SD-ACT-07
/// SD-COMP-05
/// SD-COMP-11
/// SD-AMB-41
#[test]
fn one_action_is_taken_and_the_turn_goes_clockwise() {
    let mut table = Table::of(4).pile(&["PR06", "PR06"]).play();
    assert_eq!(table.active(), 0);
    assert!(!table.options(0).contains(&Action::Pass), "there is no pass action");
    table.deed(Deed::Draw);
    table.pass();
    assert_eq!((table.programs(0), table.active()), (1, 1));
}

/// SD-ACT-01
/// SD-ACT-03
/// SD-ACT-02
/// SD-EX-37
/// SD-AMB-32
/// SD-INFO-05
/// SD-INFO-06
#[test]
fn investigating_shows_one_face_down_loyalty_card_to_the_investigator_only() {
    let mut table =
        Table::of(4).shown(1, Spot::Loyalty(0)).shown(2, Spot::Loyalty(0)).shown(2, Spot::Loyalty(1)).play();
    assert!(!table.may(investigate(1, Spot::Loyalty(0))) && !table.may(investigate(1, Spot::Id(0))));
    assert!(table.may(investigate(2, Spot::Id(0))), "both loyalty cards are revealed");
    assert!(!table.may(investigate(0, Spot::Loyalty(0))));
    let told = table.deed(investigate(1, Spot::Loyalty(1)));
    let Some(looked @ Event::Looked { face, .. }) = told.iter().find(|event| matches!(event, Event::Looked { .. }))
    else {
        panic!("{told:?}")
    };
    assert!(matches!(face.what, Some(Face::Loyalty(_))));
    let seen = |seat| match ghostline::deduction::Deduction::witness(looked, Seat(seat)) {
        Some(Event::Looked { face, .. }) => face.what,
        _ => None,
    };
    assert!(seen(0).is_some() && seen(1).is_none() && seen(2).is_none());
    let view = |seat| table.game.view(Seat(seat)).table.players[1].loyalty[1].kind.is_hidden();
    assert!(!view(0) && view(2), "only the investigator knows");
    assert_eq!(table.shown(1), 1, "nothing was revealed");
}

/// SD-ACT-04
/// SD-ACT-05
/// SD-ACT-06
/// SD-ACT-12
/// SD-WPN-06
#[test]
fn equipping_aims_at_once_and_shoots_at_the_earliest_in_the_next_turn() {
    let mut table = Table::of(6).play();
    assert!(!table.may(Deed::Equip(RocketLauncher, Aim::NOBODY)));
    table.deed(Deed::Equip(Rifle, at(2)));
    assert_eq!((table.weapon(0), table.player(0).weapon.unwrap().aim), (Some(Rifle), at(2)));
    table.turn_of(0);
    assert!(table.may(SHOOT) && table.may(Deed::Drop) && table.may(Deed::Retarget(at(1))));
}

/// SD-ACT-08
/// SD-ACT-09
/// SD-ACT-10
/// SD-ACT-11
/// SD-AMB-33
/// SD-WPN-34
#[test]
fn the_armed_list_is_drop_change_target_and_shoot() {
    let mut table = Table::of(4).armed(0, Pistol, at(1)).play();
    let deeds = table.deeds();
    let wanted = [Deed::Drop, Deed::Retarget(at(2)), Deed::Retarget(at(3)), SHOOT];
    assert_eq!(deeds, wanted);
    table.deed(Deed::Drop);
    assert_eq!((table.weapon(0), table.state().middle.count(Pistol)), (None, 1));
}

/// SD-TURN-03
/// SD-TURN-05
/// SD-PROG-02
/// SD-PROG-07
/// SD-PROG-11
/// SD-PRIO-05
/// SD-PRIO-06
#[test]
fn programs_are_no_action_and_may_be_played_before_and_after_it() {
    let mut table = Table::of(4).holds(0, "PR28").pile(&["PR29"]).play();
    table.program(0, "PR28");
    table.pick(0, 1);
    assert_eq!(table.state().pile.back().unwrap().kind, table.no("PR28"), "it goes to the bottom");
    table.act(0, Action::Announce(Deed::Draw));
    assert!(table.options(0).contains(&Action::Play(0)), "the one just drawn may be played after the action");
    table.program(0, "PR29");
    table.pick(0, 1);
    table.answer(0, Choice::Card(Spot::Loyalty(0)));
    assert_eq!(table.shown(1), 1);
    assert_eq!(table.active(), 1);
}

/// SD-TURN-04
/// SD-OPEN-15
#[test]
fn spam_is_used_as_the_action_of_the_turn() {
    let mut table = Table::of(4).holds(0, "PR05").pile(&["PR31"]).play();
    assert!(table.may(Deed::UseUp(0)));
    table.act(0, Action::Announce(Deed::UseUp(0)));
    assert_eq!(table.player(0).programs[0].kind, table.no("PR31"));
    assert_eq!(table.state().pile.back().unwrap().kind, table.no("PR05"));
}

/// SD-TURN-06
/// SD-PROG-04
/// SD-PROG-05
/// SD-PROG-06
/// SD-PROG-12
/// SD-AMB-25
#[test]
fn at_the_end_of_the_turn_programs_are_discarded_down_to_two_permanents_included() {
    let mut table = Table::of(4).plays(0, "PR06", None).holds(0, "PR29").holds(0, "PR31").holds(0, "PR28").play();
    table.deed(Deed::Draw);
    table.pass();
    assert!(table.programs(0) > 2, "in between more may be held");
    let discards = table.choices(0);
    assert!(discards.contains(&Choice::Card(Spot::Program(0))));
    table.answer(0, Choice::Card(Spot::Program(1)));
    assert_eq!(table.state().pile.back().unwrap().kind, table.no("PR29"));
    while table.active() == 0 {
        let choice = table.choices(0)[0];
        table.answer(0, choice);
    }
    assert_eq!(table.programs(0), 2);
}

/// SD-PROG-21
/// SD-EX-25
#[test]
fn an_active_gevers_attack_does_not_count() {
    let table = Table::of(4).plays(0, "PR10", Some(1)).plays(0, "PR06", None).holds(0, "PR06").holds(0, "PR07");
    let mut table = table.play();
    table.act(0, Action::Announce(investigate(1, Spot::Loyalty(0))));
    table.pass();
    assert_eq!(table.choices(0), [1, 2, 3].map(|at| Choice::Card(Spot::Program(at))), "not Gevers Attack itself");
    table.answer(0, Choice::Card(Spot::Program(3)));
    assert_eq!((table.programs(0), table.active()), (3, 1));
    assert_eq!(table.game.scene().limit(Seat(1)), 1, "and its target's limit is one lower");
}

/// SD-PROG-15
/// SD-PROG-16
/// SD-EX-26
/// SD-AMB-23
#[test]
fn loyalty_programs_go_last_and_at_most_two_are_kept() {
    let table = Table::of(4).holds(0, "PR01").holds(0, "PR02").holds(0, "PR03").holds(0, "PR29").pile(&["PR06"]);
    let mut table = table.play();
    table.act(0, Action::Announce(Deed::Draw));
    table.pass();
    let choices = table.choices(0);
    assert_eq!(choices, [Choice::Card(Spot::Program(3)), Choice::Card(Spot::Program(4))], "not the loyalty programs");
    table.answer(0, choices[0]);
    assert_eq!(table.choices(0).len(), 3, "only loyalty programs are left");
    table.answer(0, Choice::Card(Spot::Program(0)));
    assert_eq!(table.programs(0), 2);
}

/// SD-ALT-06
#[test]
fn without_spam_one_of_several_loyalty_programs_may_be_discarded() {
    let table = Table::of(4).variant(Variant::NoSpam).holds(0, "PR01").holds(0, "PR02").holds(0, "PR29");
    let mut table = table.pile(&["PR06"]).play();
    table.act(0, Action::Announce(Deed::Draw));
    table.pass();
    assert_eq!(table.choices(0).len(), 4);
}

/// SD-TURN-09
/// SD-ELIM-09
/// SD-AMB-27
#[test]
fn eliminated_players_get_no_turn_and_keep_their_programs() {
    let mut table = Table::of(4).dead(1).holds(1, "PR19").armed(2, Pistol, at(0)).play();
    table.deed(Deed::Draw);
    assert_eq!(table.active(), 2);
    assert_eq!(table.programs(1), 1);
}

/// SD-TURN-11
/// SD-EX-38
/// SD-PRIO-07
/// SD-AMB-34
#[test]
fn a_weapon_received_in_the_own_turn_leaves_the_unarmed_list() {
    let mut table = Table::of(4).holds(0, "PR24").armed(1, Rifle, at(0)).play();
    table.program(0, "PR24");
    table.answer(0, Choice::Aim(at(3)));
    assert_eq!(table.weapon(0), Some(Rifle));
    let deeds = table.deeds();
    assert!(deeds.contains(&Deed::Draw) && !deeds.contains(&SHOOT) && !deeds.contains(&Deed::Drop));
    assert!(!deeds.iter().any(|deed| matches!(deed, Deed::Equip(..))), "no second weapon");
}

/// SD-TURN-10
/// SD-PRIO-08
#[test]
fn losing_the_weapon_before_the_action_leads_to_the_unarmed_list() {
    let mut table = Table::of(4).armed(0, Rifle, at(1)).holds(0, "PR19").play();
    table.program(0, "PR19");
    assert_eq!(table.weapon(0), None);
    assert!(table.may(Deed::Draw));
}

/// SD-TURN-13
#[test]
fn without_any_legal_action_the_turn_ends_without_one() {
    let table = (0..4u8).fold(Table::of(4), |table, seat| {
        table.shown(seat, Spot::Id(0)).shown(seat, Spot::Loyalty(0)).shown(seat, Spot::Loyalty(1))
    });
    let table = table.id(0, "H12");
    let table = table.armed(1, Rifle, at(0)).armed(2, Pistol, at(0)).with(|state, _| {
        let all: Vec<_> = state.pile.drain(..).collect();
        let held = all.into_iter().map(|lying| ghostline::deduction::Held {
            kind: lying.kind,
            up: true,
            seen: lying.seen,
            target: None,
        });
        state.players[3].programs.extend(held);
    });
    let mut table = table.with(|state, _| state.players[3].hp = 0).play();
    let told = table.act(0, Action::Pass);
    assert!(told.contains(&Event::Idle(Seat(0))));
    assert_eq!(table.active(), 1);
}

/// SD-HP-01
/// SD-HP-02
/// SD-HP-03
/// SD-HP-06
#[test]
fn everybody_has_two_hp_and_never_more() {
    let mut table = Table::of(4).holds(0, "PR21").hp(1, 1).play();
    assert_eq!([0, 2, 3].map(|seat| table.hp(seat)), [2, 2, 2]);
    table.program(0, "PR21");
    assert_eq!(table.hp(1), 2);
    let bare = Table::of(4).shown(1, Spot::Id(0)).shown(1, Spot::Loyalty(0)).shown(1, Spot::Loyalty(1)).play();
    assert_eq!(bare.hp(1), 2, "having every card revealed eliminates nobody");
}

/// SD-HP-05
/// SD-ID-12
/// SD-EX-13
#[test]
fn hp_stays_with_the_player_when_ids_are_exchanged() {
    let mut table = Table::of(4).holds(0, "PR16").hp(0, 1).play();
    table.program(0, "PR16");
    table.pick(0, 1);
    assert_eq!((table.id(0), table.id(1), table.hp(0), table.hp(1)), ("M10".into(), "H16".into(), 1, 2));
}

/// SD-ENG-12
#[test]
fn a_game_in_which_nothing_happens_for_long_is_a_draw() {
    let mut table = Table::of(4).with(|state, _| state.quiet = 160).play();
    table.deed(Deed::Draw);
    table.pass();
    assert_eq!(table.over(), Some(Victory::Stalemate));
}

/// SD-ENG-11
#[test]
fn an_empty_pile_gives_nothing_and_refills_from_used_programs() {
    let table = Table::of(4).armed(0, Pistol, at(1)).with(|state, _| {
        let all: Vec<_> = state.pile.drain(..).collect();
        let held = all.into_iter().map(|lying| ghostline::deduction::Held {
            kind: lying.kind,
            up: true,
            seen: lying.seen,
            target: None,
        });
        state.players[3].programs.extend(held);
        state.players[3].hp = 0;
    });
    let mut table = table.play();
    table.deed(SHOOT);
    let told = table.answer(1, Choice::Card(Spot::Loyalty(0)));
    assert!(told.contains(&Event::NothingToDraw(Seat(0))));
}
