//! SD-BIG: 9 to 16 players with shared loyalty cards.

use ghostline::{
    deduction::{Action, Choice, Deed, Edition, Setup, Spot, WeaponKind::*},
    engine::{Seat, Seats},
};

use crate::table::{SHOOT, Table, both, card, library};

/// SD-BIG-01
/// SD-BIG-07
/// SD-BIG-12
/// SD-BIG-13
/// SD-PROG-23
/// SD-AMB-24
/// SD-AMB-42
#[test]
fn red_dots_are_out_and_the_limit_is_1() {
    let rules = Setup::new(library(), 12).rules().unwrap();
    assert_eq!((rules.programs.len(), rules.limit, rules.shared), (55, 1, true));
    let prototype = Setup { edition: Edition::Prototype, ..Setup::new(library(), 12) }.rules().unwrap();
    assert_eq!((prototype.programs.len(), prototype.limit, prototype.shared), (55, 2, true));
}

/// SD-BIG-02
/// SD-BIG-05
/// SD-BIG-10
#[test]
fn one_card_lies_between_neighbours_and_is_revealed_for_both() {
    let game = Table::of(10).with(|state, _| state.between[3].up = true).play();
    assert_eq!((game.state().between.len(), game.shown(3), game.shown(4), game.shown(5)), (10, 1, 1, 0));
    let unused = game.state().supply.len();
    assert_eq!(unused + 10, 21);
    assert!(game.state().players.iter().all(|player| player.loyalty.is_empty()));
}

/// SD-BIG-09
/// SD-BIG-11
/// SD-EX-39
/// SD-AMB-43
#[test]
fn a_rocket_does_not_hit_the_shooters_own_loyalty_cards() {
    let mut game = Table::of(12).armed(0, RocketLauncher, both(1, 2)).play();
    game.act(0, Action::Announce(SHOOT));
    assert_eq!(game.choices(1), [card(1), Choice::Damage]);
    game.answer(1, card(1));
    assert_eq!(game.choices(2), [card(1), Choice::Damage], "the shared one is revealed already");
    let mut only =
        Table::of(12).armed(0, RocketLauncher, both(1, 2)).with(|state, _| state.between[1].up = true).play();
    only.act(0, Action::Announce(SHOOT));
    assert_eq!((only.hp(1), only.asked()), (1, vec![2]));
}

/// SD-BIG-08
#[test]
fn hal_watson_reaches_one_position_further() {
    let mut game = Table::of(10).id(4, "M12").holds(0, "PR31").play();
    game.program(0, "PR31");
    game.pick(0, 4);
    let up: Vec<usize> = (0..10).filter(|&gap| game.state().between[gap].up).collect();
    assert_eq!(up, [2, 5]);
}

/// SD-BIG-14
/// SD-OPEN-05
#[test]
fn cards_that_move_loyalty_cards_are_out_or_do_nothing() {
    let rules = Setup { hell_gate: true, ..Setup::new(library(), 12) }.rules().unwrap();
    let names: Vec<_> = rules.id_piles.iter().flatten().map(|no| library().id(*no).unwrap().name.clone()).collect();
    for gone in ["Virus", "Kickstarter", "D.U.S.T.", "Balance", "Rocky"] {
        assert!(!names.contains(&gone.to_owned()), "{gone}");
    }
    let mut game = Table::of(10).id(4, "O12").holds(0, "PR31").play();
    game.program(0, "PR31");
    game.pick(0, 4);
    assert_eq!(game.state().supply.len(), 11);
}

/// SD-ACT-02
/// SD-BIG-03
#[test]
fn investigating_a_shared_card_shows_it_to_a_third() {
    let mut game = Table::of(9).play();
    game.deed(Deed::Investigate(Seat(4), Spot::Loyalty(0)));
    let seen = Seats::one(Seat(0)).with(Seat(3)).with(Seat(4));
    assert_eq!(game.state().between[3].seen, seen);
}
