//! What lies in the box, the dice, and rules that stand between others.

use std::collections::BTreeSet;

use ghostline::{
    beginning::{
        Area, Bar, Beginning, Boost, Branch, Character, Choice, Colour, Crate, Deed, Effect, EnemyKind, Event, Figure,
        Free, Means, Mech, Pending, Place, Purpose, Setup,
    },
    engine::{Dice, Game, Seats},
    words::{Words, beginning::Teller},
};

use crate::table::{A, B, Table, library, of};

const SIX: [Character; 6] = Character::ALL;
const FOUR: [Character; 4] = [Character::Feykah, Character::Nova, Character::Havoc, Character::Dryden];

fn six() -> Beginning {
    let seats = SIX.into_iter().map(Some).collect();
    Beginning::deal(&Setup { seats, first: Some(A), ..Setup::new(library(), 6) }, &mut Dice::new(3))
}

/// TB-GEN-02
#[test]
fn a_card_goes_before_a_general_rule() {
    let nova = [Character::Nova, Character::Havoc, Character::Feykah, Character::Dryden, Character::Jayden];
    let mut table = Table::of(&nova);
    let six = table.site(&[6]);
    table.at(of(A), Area::City).enemy(EnemyKind::Soldier, 1, six).hand(A, &["roof_line"]);
    assert!(!table.may(of(A), Deed::Move(Area::Network)), "the rule closes the way");
    let card = table.card(A, "roof_line");
    table.uses(A, Free::Unique(card));
    assert!(table.may(of(A), Deed::Move(Area::Network)), "the card opens it");
}

/// TB-COMP-01
/// TB-COMP-02
/// TB-COMP-24
#[test]
fn one_board_of_eight_areas_and_eleven_values() {
    let board = &library().board;
    assert_eq!(Area::ALL.len(), 8);
    let reached: BTreeSet<Area> = board.arrows.iter().flat_map(|&(from, to)| [from, to]).collect();
    assert_eq!(reached.len(), 7, "all but the Med Center, which has arrows of its own");
    assert!(!board.orange.is_empty());
    let game = six();
    let bars = &game.state().bars;
    assert_eq!(Bar::ALL.len() + bars.sectors.len() + usize::from(bars.guard > 0), 11);
    assert_eq!(game.state().stacks.len(), EnemyKind::ALL.len());
}

/// TB-COMP-03
/// TB-COMP-04
/// TB-COMP-19
/// TB-COMP-21
#[test]
fn seven_boards_and_figures_with_skills_and_health() {
    let game = six();
    assert_eq!(library().characters.len() + usize::from(library().kuro.health > 0), 7);
    assert_eq!(game.scene().figures().count(), 7);
    assert!(game.rules().many(), "the eighth figure is the Blockade");
    assert!(game.state().players.iter().all(|player| player.skills.len() == 4));
    let most: u32 = game.scene().figures().map(|figure| u32::from(game.scene().max_health(figure))).sum();
    assert!((1..=45).contains(&most), "{most} health markers");
}

/// TB-COMP-18
/// TB-COMP-27
/// TB-COMP-29
/// TB-COMP-30
/// TB-COMP-31
#[test]
fn markers_wait_where_they_belong() {
    let game = six();
    let state = game.state();
    assert_eq!((state.apex, state.deus, state.deus_before), (Mech::Building, Mech::Building, None));
    assert!(state.players.iter().all(|player| player.meter == 0));
    assert_eq!(state.kuro.as_ref().map(|kuro| kuro.used), Some(0));
    let places = Area::ALL.into_iter().filter(|area| !matches!(area, Area::Network | Area::MedCenter));
    assert_eq!(places.count(), 6, "Kuro's markers");
    assert!(state.leader.is_some() && state.general.is_some() && state.leader != state.general);
    assert_eq!(state.turn.seat, A, "one player is active");
}

/// TB-COMP-22
#[test]
fn six_dead_zones_are_enough_for_all_events() {
    let library = library();
    let halves = library.events.iter().map(|card| {
        let counts = (0..)
            .map_while(|at| card.kind.half(at))
            .map(|half| half.effects.iter().filter(|effect| **effect == Effect::DeadZone).count());
        counts.max().unwrap_or(0)
    });
    assert!((1..=6).contains(&halves.sum::<usize>()));
}

/// TB-COMP-23
#[test]
fn all_six_can_lose_the_right_to_be_general() {
    let mut table = Table::of(&SIX);
    table.edit(|state| {
        state.players.iter_mut().for_each(|player| player.revoked = true);
        (state.leader, state.general) = (Some(B), None);
    });
    assert!(table.scene().all().all(|seat| !table.scene().may_command(seat)));
}

/// TB-COMP-25
/// TB-DICE-01
#[test]
fn the_orange_die_names_an_area_wherever_it_is_rolled() {
    assert_eq!((1..=6).map(Area::numbered).collect::<Vec<_>>(), Area::ALL[..6]);
    let mut starts = BTreeSet::new();
    for seed in 0..40 {
        let game = Beginning::deal(&Setup::new(library(), 6), &mut Dice::new(seed));
        starts.extend(game.state().players.iter().filter_map(|player| player.body.place.area()));
    }
    assert_eq!(starts.into_iter().collect::<Vec<_>>(), Area::ALL[..6], "where everybody begins");
    let mut table = Table::of(&FOUR);
    table.dice(&[5, 9, 1, 1]).pass(A);
    assert!(table.tells(|event| matches!(event, Event::Rolled(Purpose::Activation, [5, 9, 1, 1]))), "four of the five");
    let mut drop = Table::of(&FOUR);
    drop.dice(&[3]).edit(|state| state.stack.push(Pending::Roll(Purpose::Drop))).go_on();
    assert!(drop.tells(|event| matches!(event, Event::Supply(Area::Nexus))), "where a box comes down");
}

/// TB-COMP-32
#[test]
fn the_table_tells_what_can_be_done_and_what_not_in_place_of_a_card() {
    let table = Table::of(&FOUR);
    let (words, view) = (Words::english(), table.game.view(A));
    let lacking = Teller::new(&words, table.game.rules()).lacking(&view);
    assert!(lacking.iter().any(|(text, rule)| text.starts_with("Attack: no enemy") && rule.0 == "TB-ATK-01"));
    assert!(lacking.iter().any(|(text, rule)| text.starts_with("Buy the Rifle") && rule.0 == "TB-BUY-01"));
}

/// TB-COMP-33
#[test]
fn cards_of_the_sister_game_are_not_dealt_here() {
    let names = library().programs.iter().map(|card| card.name.clone()).collect::<BTreeSet<_>>();
    assert!(!names.contains("Machine Boss") && !names.contains("Human Boss"));
}

/// TB-MOVE-11
#[test]
fn coming_into_an_area_sets_off_all_that_waits_there() {
    let dee = [Character::DeeCoy, Character::Nova, Character::Havoc, Character::Dryden];
    let mut table = Table::of(&dee);
    let three = table.site(&[3]);
    table.at(of(A), Area::Sectors).carry(of(A), Colour::Blue).enemy(EnemyKind::Thief, 1, three).edit(|state| {
        let item = state.supply.pop();
        state.crates.push(Crate { item, area: Area::Nexus, up: false, seen: Seats::NONE });
        let rot = library().wounds.iter().position(|card| card.key == "fever").unwrap();
        let at = state.wounds.iter().position(|wound| usize::from(wound.0) == rot).unwrap();
        let wound = state.wounds.remove(at);
        state.players[1].wounds.push(wound);
        state.players[1].body.place = Place::In(Area::Nexus);
    });
    table.hand(A, &["red_1"]).hand(B, &["red_1"]).does(of(A), Deed::Move(Area::Nexus));
    for _ in 0..20 {
        if matches!(table.state().stack.last(), Some(Pending::Act)) {
            break;
        }
        assert!(table.asked().contains(&A));
        let last = *table.offers(A).last().unwrap();
        table.act(A, last);
    }
    assert!(table.tells(|event| matches!(event, Event::Scanner(Figure::Of(A), 1))), "a scanner");
    assert!(table.tells(|event| matches!(event, Event::Defended { .. })), "a Thief");
    assert!(table.tells(|event| matches!(event, Event::Infected { from: B, .. })), "a contagion");
    let mut kuro = Table::of(&dee);
    kuro.at(Figure::Kuro, Area::Sectors).edit(|state| {
        let item = state.supply.pop();
        state.crates.push(Crate { item, area: Area::Nexus, up: false, seen: Seats::NONE });
    });
    kuro.does(Figure::Kuro, Deed::Move(Area::Nexus));
    assert!(kuro.tells(|event| matches!(event, Event::Sniffed { seat: A, .. })), "Kuro's nose");
}

/// TB-AMB-87
#[test]
fn an_enemy_stops_where_no_red_card_is_left() {
    let mut table = Table::of(&FOUR);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Soldier, 1, eleven).edit(|state| {
        let red = |no: &ghostline::beginning::InfluenceNo| {
            matches!(library().influence[no.at()].face, ghostline::beginning::Face::Red(_))
        };
        // All red cards of the General deck are in somebody's hand.
        let (reds, rest): (Vec<_>, Vec<_>) = state.general_deck.iter().copied().partition(red);
        state.general_deck = rest;
        let held = |card| ghostline::beginning::InHand { card, own: false, seen: Seats::NONE };
        state.players[1].hand.extend(reds.into_iter().map(held));
        state.players[2].body.place = Place::In(Area::City);
        state.players[1].body.place = Place::In(Area::City);
        state.players[3].body.place = Place::In(Area::City);
    });
    table.dice(&[4, 9, 1, 1]).pass(A);
    for _ in 0..6 {
        if table.tells(|event| matches!(event, Event::Defended { .. })) {
            break;
        }
        table.done(A);
    }
    let held = |event: &Event| matches!(event, Event::Defended { cards, result: 1, .. } if cards.is_empty());
    assert!(table.tells(held), "{:?}", table.told);
}

/// TB-AMB-92
#[test]
fn only_own_dice_of_the_own_turn_are_rolled_again() {
    let mut table = Table::of(&FOUR);
    let implants = Branch::Implants as usize;
    table.edit(|state| state.players[0].skills[implants].level = 2);
    assert!(table.scene().boosts(A).any(|boost| boost == Boost::Reroll));
    table.at(of(A), Area::City).dice(&[1, 6]).does(of(A), Deed::Fate);
    let offers = table.offers(A);
    assert!(offers.contains(&ghostline::beginning::Action::Answer(Choice::Reroll(0, Means::Boost))));
    let mut other = Table::of(&FOUR);
    other.edit(|state| {
        state.players[0].skills[implants].level = 2;
        state.turn.seat = B;
    });
    other.at(of(B), Area::City).dice(&[4]).does(of(B), Deed::Fate);
    assert!(!matches!(other.state().stack.last(), Some(Pending::Rolled { .. })), "nobody is asked");
}

/// TB-OPEN-20
#[test]
fn the_own_bars_end_at_five_and_at_two() {
    let mut havoc = Table::of(&[Character::Havoc, Character::Nova, Character::Feykah]);
    let eleven = havoc.site(&[11]);
    havoc.enemy(EnemyKind::Soldier, 1, eleven).hand(A, &["red_3", "red_4"]).general(&["grey"]);
    havoc.edit(|state| state.players[0].meter = 5);
    let foe = havoc.spawn_foe(&[11]);
    havoc.does(of(A), Deed::Attack(foe)).play(A, "red_3").play(A, "red_4");
    assert_eq!((havoc.scene().foes().count(), havoc.player(A).meter), (0, 5));
    let mut dryden = Table::of(&[Character::Dryden, Character::Nova, Character::Feykah]);
    dryden.edit(|state| {
        state.players[0].meter = 5;
        state.players[1].body.health = 1;
    });
    dryden.does(of(A), Deed::Heal(of(B)));
    assert_eq!((dryden.player(B).body.health, dryden.player(A).meter), (2, 5));
    let mut nova = Table::of(&[Character::Nova, Character::Dryden, Character::Feykah]);
    nova.edit(|state| {
        state.players[0].meter = 2;
        state.stack.push(Pending::Boost(A));
    });
    nova.go_on().answer(A, Choice::Branch(Branch::Hacking));
    assert_eq!((nova.player(A).skills[0].level, nova.player(A).meter), (1, 2));
}
