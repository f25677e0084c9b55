//! Movement, buying, and what can be done in the areas.

use ghostline::{
    beginning::{
        Action, Area, Bar, Boost, Character, Choice, Colour, Deed, EnemyKind, Era, Event, Face, Figure, Item, Pending,
        Place,
    },
    engine::Game,
};

use crate::table::{A, B, C, D, Table, of};

const THREE: [Character; 3] = [Character::Jayden, Character::Nova, Character::Havoc];
/// The first of them has two steps.
const TWO_STEPS: [Character; 3] = [Character::Havoc, Character::Nova, Character::Jayden];
const FIVE: [Character; 5] =
    [Character::Jayden, Character::Nova, Character::Havoc, Character::Dryden, Character::DeeCoy];

/// TB-MOVE-01
/// TB-MOVE-02
/// TB-MOVE-05
/// TB-MOVE-06
/// TB-MAP-01
/// TB-MAP-02
/// TB-MAP-03
/// TB-MAP-05
/// TB-MAP-08
/// TB-OPEN-14
#[test]
fn steps_follow_the_arrows() {
    let mut table = Table::of(&TWO_STEPS);
    let reach = |table: &Table| {
        let offers = table.offers(A);
        Area::ALL.into_iter().filter(|to| offers.contains(&Action::Do(of(A), Deed::Move(*to)))).collect::<Vec<_>>()
    };
    table.at(of(A), Area::Sectors);
    assert_eq!(reach(&table), [Area::City, Area::Nexus, Area::Junkyard, Area::MedCenter]);
    table.does(of(A), Deed::Move(Area::MedCenter));
    assert_eq!(table.state().turn.moves, 2, "the orange arrow is free");
    assert_eq!(reach(&table), [Area::Sectors, Area::Nexus]);
    table.does(of(A), Deed::Move(Area::Nexus)).does(of(A), Deed::Move(Area::Monolith));
    assert_eq!(table.state().turn.moves, 0);
    assert_eq!(reach(&table), []);
    assert_eq!(Area::ALL.into_iter().filter_map(Area::number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
    table.at(of(B), Area::Monolith).at(of(C), Area::Monolith);
    assert_eq!(table.scene().figures_in(Area::Monolith).count(), 3);
}

/// TB-MOVE-03
/// TB-MOVE-04
/// TB-EX-04
#[test]
fn places_inside_an_area_cost_nothing_and_steps_may_be_split() {
    let mut table = Table::of(&TWO_STEPS);
    table.at(of(A), Area::City).hand(A, &["blue_3", "blue_2"]).dice(&[4]);
    table.does(of(A), Deed::BuyRandom).play(A, "blue_3");
    table.does(of(A), Deed::Fate);
    assert_eq!(table.state().turn.moves, 2, "from the Dark Net to the City: no step");
    table.does(of(A), Deed::Move(Area::Hq));
    assert_eq!(table.state().turn.moves, 1);
}

/// TB-MOVE-07
/// TB-MOVE-08
/// TB-MOVE-09
/// TB-AMB-10
/// TB-AMB-11
/// TB-SETUP-11
#[test]
fn the_blockade_closes_the_way_in() {
    let mut table = Table::of(&FIVE);
    table.at(of(A), Area::City);
    let way_in = Deed::Move(Area::Network);
    assert!(table.may(of(A), way_in));
    let six = table.site(&[6]);
    table.enemy(EnemyKind::Soldier, 1, six);
    assert!(!table.may(of(A), way_in));
    table.at(of(A), Area::Network);
    assert!(table.may(of(A), Deed::Move(Area::City)), "outward it stays open");
    table.at(of(A), Area::City).edit(|state| state.sites[usize::from(six)].enemy = None);
    let both = table.site(&[6, 8]);
    table.enemy(EnemyKind::Soldier, 2, both);
    assert!(table.may(of(A), way_in), "6/8 does not block");
    let mut few = Table::of(&THREE);
    let eight = few.site(&[8]);
    few.at(of(A), Area::City).enemy(EnemyKind::Soldier, 1, eight);
    assert!(few.may(of(A), way_in), "three players know no blockade");
}

/// TB-MOVE-10
/// TB-CUBE-03
/// TB-AMB-36
#[test]
fn the_detained_stay() {
    let mut table = Table::of(&THREE);
    table.put(of(A), Place::Cube).hand(A, &["blue_1"]);
    let deeds: Vec<Deed> = table
        .offers(A)
        .into_iter()
        .filter_map(|action| if let Action::Do(_, deed) = action { Some(deed) } else { None })
        .collect();
    assert_eq!(deeds, [Deed::BreakOut { minus: false }, Deed::BreakOut { minus: true }, Deed::Interrogate]);
}

/// TB-BUY-01
/// TB-BUY-02
/// TB-BUY-03
/// TB-BUY-04
/// TB-BUY-05
/// TB-BUY-06
/// TB-DARK-02
/// TB-EX-05
/// TB-EX-06
#[test]
fn a_price_is_paid_in_one_colour() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).hand(A, &["blue_2", "red_2", "grey"]);
    assert!(!table.may(of(A), Deed::BuyRandom), "2 and 2 of two colours do not make 3");
    table.hand(A, &["blue_2", "blue_2", "red_1"]).does(of(A), Deed::BuyRandom);
    assert_eq!(table.player(A).programs.len(), 1, "red 1 could not join, so there was nothing to choose");
    assert_eq!(table.player(A).hand.len(), 1);
    assert_eq!(table.state().discard.len(), 2, "the excess is lost");
    table.hand(A, &["red_3"]).does(of(A), Deed::BuyRandom);
    assert_eq!(table.player(A).programs.len(), 2);
    assert!(table.player(A).hand.is_empty());
}

/// TB-DARK-01
/// TB-PROG-08
/// TB-ACT-02
#[test]
fn the_market_is_bought_from_and_filled() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).hand(A, &["blue_5", "blue_4"]);
    let wanted = table.state().market[1];
    table.does(of(A), Deed::BuyProgram(1));
    while matches!(table.state().stack.last(), Some(Pending::Pay { .. })) {
        let offers = table.offers(A);
        table.act(A, offers[0]);
    }
    assert_eq!(table.player(A).programs[0].kind, wanted);
    assert_eq!(table.state().market.len(), 3);
    assert_eq!(table.state().turn.ap, 1);
}

/// TB-SEC-01
/// TB-SEC-02
/// TB-SEC-03
/// TB-SEC-04
/// TB-SEC-12
/// TB-CHIP-02
/// TB-CHIP-03
/// TB-AMB-15
/// TB-AMB-16
/// TB-EX-13
/// TB-INFO-04
#[test]
fn sector_one_gives_its_top_chip_unseen() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Sectors);
    table.does(of(A), Deed::SectorOne);
    assert_eq!(table.state().bars.sectors, [1, 0, 0]);
    let chip = table.player(A).body.chips[0];
    assert!(!chip.up && chip.seen.is_empty(), "not even the taker has seen it");
    assert!(!table.may(of(A), Deed::SectorOne), "no free slot");
    table.edit(|state| {
        state.bars.sectors = [3, 1, 2];
        let chip = state.players[0].body.chips.pop().unwrap();
        state.sectors[0].push(chip);
    });
    assert!(!table.may(of(A), Deed::SectorOne));
    assert!(table.may(of(A), Deed::SectorThree));
    table.edit(|state| state.bars.sectors = [4, 3, 3]);
    assert!(table.may(of(A), Deed::SectorOne), "at 4 it may still be used");
    table.does(of(A), Deed::SectorOne);
    assert_eq!(table.state().bars.sectors, [4, 3, 3]);
}

/// TB-SEC-05
/// TB-SEC-06
/// TB-SEC-07
/// TB-SEC-08
/// TB-SEC-09
#[test]
fn sector_two_needs_a_partner() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Sectors);
    assert!(!table.may(of(A), Deed::SectorTwo(of(B))));
    table.at(of(B), Area::Sectors);
    table.does(of(A), Deed::SectorTwo(of(B)));
    assert_eq!(table.state().looked.len(), 3);
    assert!(table.state().looked.iter().all(|chip| chip.seen.contains(A) && !chip.seen.contains(C)));
    let kept = table.state().looked[1].colour;
    table.answer(A, Choice::Nth(1));
    assert_eq!(table.player(A).body.chips[0].colour, kept);
    assert_eq!(table.asked(), [B], "the partner cannot refuse");
    assert!(table.state().looked.iter().all(|chip| chip.seen.contains(B)));
    table.answer(B, Choice::Nth(0));
    assert_eq!(table.player(B).body.chips.len(), 1);
    assert_eq!(table.state().junkyard.len(), 1);
    assert!(!table.state().junkyard[0].chip.unwrap().up);
    assert_eq!(table.state().bars.sectors, [0, 1, 0]);
    assert_eq!(table.state().sectors[1].len(), 15);
}

/// TB-AMB-17
/// TB-AMB-18
#[test]
fn sector_two_with_two_chips_left() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Sectors).at(of(B), Area::Sectors);
    table.edit(|state| {
        let rest = state.sectors[1].split_off(2);
        state.removed.extend(rest);
    });
    table.does(of(A), Deed::SectorTwo(of(B))).answer(A, Choice::Nth(0));
    assert_eq!(table.player(B).body.chips.len(), 1, "the partner gets the rest");
    assert!(table.state().junkyard.is_empty());
    table.edit(|state| {
        let chip = state.removed.pop().unwrap();
        state.sectors[1].push(chip);
        state.removed.extend(state.players[0].body.chips.pop());
        state.removed.extend(state.players[1].body.chips.pop());
    });
    assert!(!table.may(of(A), Deed::SectorTwo(of(B))), "one chip is too few");
}

/// TB-SEC-10
/// TB-SEC-11
/// TB-SEC-13
/// TB-EX-49
#[test]
fn sector_three_goes_by_its_guard() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Sectors).does(of(A), Deed::SectorThree);
    let chip = table.player(A).body.chips[0];
    assert!(chip.seen.contains(A), "the taker looks");
    assert_eq!(table.state().bars.guard, 3);
    table.edit(|state| {
        state.removed.extend(state.players[0].body.chips.pop());
        state.bars.guard = 1;
        state.turn.ap = 1;
    });
    table.does(of(A), Deed::SectorThree);
    assert_eq!(table.state().looked.len(), 2);
    table.answer(A, Choice::Nth(0));
    assert_eq!(table.player(A).body.chips.len(), 1);
    assert_eq!((table.state().junkyard.len(), table.state().bars.guard), (1, 3));
    assert_eq!(table.state().bars.sectors, [0, 0, 2]);
}

/// TB-CITY-01
/// TB-CITY-02
/// TB-CITY-03
/// TB-ACT-10
/// TB-AMB-79
/// TB-EX-14
/// TB-RIOT-04
#[test]
fn riot_is_moved_by_die_and_card() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).hand(A, &["blue_3", "red_2"]).dice(&[1]);
    assert!(!table.may(of(A), Deed::Riot { minus: false }), "only in a yellow zone");
    table.edit(|state| state.bars.riot = -4);
    table.does(of(A), Deed::Riot { minus: false }).play(A, "blue_3");
    assert_eq!(table.state().bars.riot, 0);
    table.edit(|state| state.bars.riot = 5).dice(&[3]);
    assert!(!table.may(of(A), Deed::Riot { minus: true }), "once per turn");
    let mut again = Table::of(&THREE);
    again.at(of(A), Area::City).hand(A, &["red_2"]).dice(&[3]).edit(|state| state.bars.riot = 4);
    again.does(of(A), Deed::Riot { minus: false }).play(A, "red_2");
    assert_eq!(again.state().bars.riot, 5, "an opposing card counts with its sign");
}

/// TB-CITY-04
/// TB-EVT-05
/// TB-EVT-29
/// TB-EVT-30
/// TB-EVT-31
/// TB-AMB-77
#[test]
fn riot_in_a_red_zone_calls_an_ex_event_and_goes_back() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).dice(&[6]).edit(|state| state.bars.riot = 7);
    let first = table.state().events[3][0];
    table.does(of(A), Deed::Riot { minus: false });
    assert!(table.tells(|event| matches!(event, Event::Shown(ghostline::beginning::Level::Ex, no) if *no == first)));
    assert!(table.tells(|event| matches!(event, Event::Bar { bar: Bar::Riot, to: 8, .. })), "clamped at the end");
    table.until_turn(B);
    assert_eq!(table.state().events[3].back(), Some(&first));
    assert!(table.tells(|event| matches!(event, Event::Bar { bar: Bar::Riot, to: 0, .. })));
    let mut left = Table::of(&THREE);
    left.at(of(A), Area::City).dice(&[6]).edit(|state| state.bars.riot = -7);
    left.does(of(A), Deed::Riot { minus: true });
    assert!(left.tells(|event| matches!(event, Event::Shown(ghostline::beginning::Level::Ex, _))));
}

/// TB-CITY-05
/// TB-EX-15
#[test]
fn morale_is_raised_by_blue_cards_above_the_die() {
    let mut table = Table::of(&THREE);
    table
        .at(of(A), Area::City)
        .hand(A, &["blue_5", "blue_4", "blue_1"])
        .dice(&[2])
        .edit(|state| state.bars.morale = -5);
    table.does(of(A), Deed::Morale);
    assert!(!table.can(A, Action::Answer(Choice::Done)), "at least one card");
    table.play(A, "blue_5").play(A, "blue_4").done(A);
    assert_eq!(table.state().bars.morale, 2);
    let mut low = Table::of(&THREE);
    low.at(of(A), Area::City).hand(A, &["blue_1"]).dice(&[4]);
    low.does(of(A), Deed::Morale);
    assert_eq!(low.state().bars.morale, 5, "below the die nothing happens");
}

/// TB-CITY-06
/// TB-CITY-07
/// TB-CITY-08
/// TB-AMB-81
/// TB-EX-34
/// TB-NOVA-01
/// TB-NOVA-02
/// TB-INF-07
#[test]
fn resource_is_turned_into_cards() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).edit(|state| state.bars.resource = 3);
    table.does(of(A), Deed::Resource);
    assert_eq!((table.player(A).hand.len(), table.state().bars.resource), (3, 2));
    assert_eq!(table.asked(), [B], "Nova may draw one");
    table.answer(B, Choice::Yes);
    assert_eq!(table.player(B).hand.len(), 1);
    assert!(table.player(A).hand.iter().all(|held| !held.own), "General cards");
    for resource in [1, 2] {
        let mut scarce = Table::of(&THREE);
        scarce.at(of(A), Area::City).edit(|state| state.bars.resource = resource);
        assert!(!scarce.may(of(A), Deed::Resource));
    }
    let mut nova = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
    nova.at(of(A), Area::City).does(of(A), Deed::Resource);
    assert_eq!(nova.player(A).hand.len(), 4);
}

/// TB-CITY-10
/// TB-CITY-11
/// TB-AMB-70
/// TB-DICE-04
#[test]
fn the_fourth_city_action_goes_by_the_die() {
    let expected =
        [(Bar::Deus, 4), (Bar::Riot, -2), (Bar::Riot, 2), (Bar::Morale, 7), (Bar::Resource, 12), (Bar::Resource, 13)];
    for (die, (bar, value)) in (1..).zip(expected) {
        let mut table = Table::of(&THREE);
        table.at(of(A), Area::City).dice(&[die]).does(of(A), Deed::Fate);
        assert_eq!(table.state().bars.get(bar), value, "die {die}");
    }
}

/// TB-CITY-12
/// TB-DRAW-01
/// TB-DRAW-03
#[test]
fn low_morale_costs_a_card() {
    let mut table = Table::of(&THREE);
    table.until_turn(B);
    let before = table.player(C).hand.len();
    table.edit(|state| state.bars.morale = -4).dice(&[1, 12, 1, 1]);
    table.until_turn(C);
    assert_eq!(table.player(C).hand.len() - before, 2);
}

/// TB-DRAW-02
/// TB-DRAW-04
/// TB-DRAW-05
/// TB-INF-08
/// TB-INF-09
#[test]
fn empty_decks_are_made_up_for() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        let deck = std::mem::take(&mut state.players[1].deck);
        state.discard.extend(deck);
        let general = std::mem::take(&mut state.general_deck);
        for card in &general {
            state.circulating[card.at()] -= 1;
        }
        state.discard.extend(general);
    });
    table.until_turn(B);
    assert_eq!(table.player(B).hand.len(), 2, "General cards instead");
    assert!(table.player(B).hand.iter().all(|held| !held.own));
    assert!(table.tells(|event| matches!(event, Event::Reshuffled)));
    assert!(table.player(B).deck.is_empty(), "Personal decks are never refilled");
    let nova = table.setup.library.influence.iter().position(|card| card.key.starts_with("nova_")).unwrap();
    assert!(table.state().circulating[nova] > 0, "her cards went into the General round");
}

/// TB-NEX-01
/// TB-NEX-02
/// TB-NEX-03
/// TB-NEX-04
/// TB-NEX-05
/// TB-EX-16
/// TB-EX-32
/// TB-EX-33
#[test]
fn the_nexus_builds_apex() {
    let work = |hand: &[&str], die: u8| {
        let mut table = Table::of(&THREE);
        table.at(of(A), Area::Nexus).hand(A, hand).dice(&[die]).does(of(A), Deed::Nexus);
        for key in hand {
            if matches!(table.state().stack.last(), Some(Pending::Commit { .. })) {
                table.play(A, key);
            }
        }
        (table.state().bars.apex - 2, table.state().bars.morale - 5)
    };
    assert_eq!(work(&["blue_2", "blue_3"], 1), (2, 0));
    assert_eq!(work(&["blue_3"], 1), (1, 0));
    assert_eq!(work(&["blue_3"], 3), (0, 0));
    assert_eq!(work(&[], 1), (0, -1));
}

/// TB-NEX-06
/// TB-APEX-01
/// TB-APEX-05
/// TB-APEX-10
/// TB-EX-12
#[test]
fn apex_enters_at_nine_and_its_bar_is_its_health() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Nexus).hand(A, &["blue_5"]).dice(&[1]).edit(|state| state.bars.apex = 8);
    table.does(of(A), Deed::Nexus).play(A, "blue_5");
    assert_eq!((table.state().apex, table.state().bars.apex), (ghostline::beginning::Mech::On(0), 9));
    table.edit(|state| state.bars.apex = 7).hand(A, &["blue_3"]).dice(&[1]);
    table.does(of(A), Deed::Nexus).play(A, "blue_3");
    assert_eq!(table.state().bars.apex, 8, "the same work repairs it");
}

/// TB-MONO-01
/// TB-MONO-02
/// TB-RECON-01
/// TB-RECON-02
#[test]
fn a_recon_card_is_chosen_once() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Monolith).hand(A, &["blue_4"]);
    assert!(!table.may(of(A), Deed::BuyRecon));
    table.hand(A, &["blue_5"]).does(of(A), Deed::BuyRecon);
    assert_eq!(table.offers(A).len(), 6);
    table.answer(A, Choice::Recon(ghostline::beginning::Sight::Hand));
    assert_eq!(table.state().recons.len(), 5);
    table.hand(A, &["red_5"]);
    assert!(!table.may(of(A), Deed::BuyRecon));
}

/// TB-HQ-01
/// TB-HQ-14
/// TB-HQ-15
/// TB-BOX-01
/// TB-BOX-04
/// TB-BOX-05
/// TB-AMB-63
/// TB-HAV-02
#[test]
fn weapons_are_bought_at_hq() {
    let mut table = Table::of(&THREE);
    table.hand(A, &["blue_4", "red_4", "red_3"]);
    table.does(of(A), Deed::BuyWeapon(Item::Pistol));
    table.play(A, "blue_4");
    assert_eq!(table.player(A).item, Some(Item::Pistol));
    table.does(of(A), Deed::BuyWeapon(Item::Rifle));
    table.play(A, "red_4");
    assert_eq!(table.player(A).item, Some(Item::Rifle));
    let dropped = table.state().crates[0];
    assert_eq!((dropped.item, dropped.area, dropped.up), (Some(Item::Pistol), Area::Hq, true));
    let mut havoc = Table::of(&[Character::Havoc, Character::Nova, Character::Jayden]);
    havoc.hand(A, &["red_5", "red_4"]);
    assert!(!havoc.may(of(A), Deed::BuyWeapon(Item::Pistol)));
    assert!(havoc.may(of(A), Deed::BuyWeapon(Item::Rifle)));
}

/// TB-JUNK-01
/// TB-JUNK-02
/// TB-CHIP-01
/// TB-CHIP-06
/// TB-AMB-76
/// TB-INFO-06
/// TB-OPEN-26
#[test]
fn chips_are_dropped_face_down_in_the_junkyard() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Junkyard);
    assert!(!table.may(of(A), Deed::Drop), "nothing to drop");
    table.carry(of(A), Colour::Purple).does(of(A), Deed::Drop);
    let junk = table.state().junkyard[0];
    assert_eq!((junk.by, junk.chip.unwrap().up), (Some(A), false));
    assert_eq!(table.player(A).record.dropped, 1);
}

/// TB-JUNK-03
/// TB-JUNK-04
/// TB-FIN-13
#[test]
fn grey_cards_look_and_green_cards_remove() {
    let mut table = Table::of(&THREE);
    table
        .at(of(A), Area::Junkyard)
        .junk(&[Colour::Red, Colour::Purple, Colour::Blue])
        .hand(A, &["grey", "green", "green"]);
    table.does(of(A), Deed::JunkLook).answer(A, Choice::Nth(1));
    table.answer(A, Choice::Nth(0)); // Jayden's boost: one of two programs.
    assert!(table.state().junkyard[1].chip.unwrap().seen.contains(A));
    assert!(!table.state().junkyard[0].chip.unwrap().seen.contains(A));
    table.does(of(A), Deed::JunkRemove).answer(A, Choice::Nth(0));
    table.answer(A, Choice::Nth(2));
    assert_eq!(table.state().junkyard.iter().filter(|junk| junk.chip.is_some()).count(), 1);
    assert_eq!(table.state().removed.len(), 2);
    assert_eq!(table.scene().junk_count(Colour::Purple), 1, "positions stay where they are");
    assert!(table.state().junkyard[1].chip.is_some());
}

/// TB-MED-01
/// TB-MED-02
/// TB-MED-03
/// TB-ACT-09
/// TB-AMB-67
/// TB-AMB-80
/// TB-WND-04
#[test]
fn the_med_center_heals() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::MedCenter).hand(A, &["grey"]);
    assert!(!table.may(of(A), Deed::Treat) && !table.may(of(A), Deed::Clinic), "nothing to heal");
    table.edit(|state| {
        for _ in 0..3 {
            let wound = state.wounds.pop().unwrap();
            state.players[0].wounds.push(wound);
        }
        state.players[0].body.health = 1;
    });
    table.does(of(A), Deed::Treat);
    while matches!(table.state().stack.last(), Some(Pending::Treat(_))) {
        table.answer(A, Choice::Nth(0));
    }
    assert_eq!((table.player(A).wounds.len(), table.player(A).body.health), (2, 2));
    table.edit(|state| state.players[0].body.health = 1).does(of(A), Deed::Clinic);
    while matches!(table.state().stack.last(), Some(Pending::Treat(_))) {
        table.answer(A, Choice::Nth(0));
    }
    assert_eq!((table.player(A).wounds.len(), table.player(A).body.health), (0, 2));
    assert_eq!(table.state().turn.ap, 1, "cards cost no action");
    let mut kuro = Table::of(&FIVE);
    kuro.until_turn(ghostline::engine::Seat(4)).at(Figure::Kuro, Area::Sectors);
    assert!(!kuro.may(Figure::Kuro, Deed::Move(Area::MedCenter)));
}

/// TB-SCAN-01
/// TB-SCAN-02
/// TB-SCAN-03
/// TB-NOVA-03
/// TB-SCAN-08
#[test]
fn scanners_come_along_with_a_chip() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Sectors).does(of(A), Deed::Move(Area::Nexus));
    assert_eq!(table.player(A).body.scanners, [false; 2], "not without a chip");
    table.at(of(A), Area::Sectors).carry(of(A), Colour::Blue).does(of(A), Deed::Move(Area::Nexus));
    assert_eq!((table.player(A).body.scanners, table.state().scanners), ([true, false], [0, 1]));
    table.edit(|state| state.turn.moves = 2).does(of(A), Deed::Move(Area::Monolith));
    assert_eq!((table.player(A).body.scanners, table.state().scanners), ([true; 2], [0, 0]));
    assert_eq!(table.state().turn.ap, 2, "it is no action");
    let mut nova = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
    nova.at(of(A), Area::Sectors).carry(of(A), Colour::Blue).does(of(A), Deed::Move(Area::Nexus));
    assert_eq!(nova.player(A).body.scanners, [false; 2]);
}

/// TB-NET-01
/// TB-NET-02
/// TB-NET-05
/// TB-NET-06
/// TB-NET-07
/// TB-NET-08
/// TB-NET-11
/// TB-SCAN-05
/// TB-SCAN-07
/// TB-PROG-07
/// TB-AMB-14
/// TB-AMB-21
/// TB-INFO-05
#[test]
fn chips_are_placed_in_the_turn_of_entering() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Network).carry(of(A), Colour::Red);
    assert!(!table.may(of(A), Deed::Place), "not entered this turn");
    table.at(of(A), Area::City).does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    table.answer(A, Choice::Column(0, ghostline::beginning::Column::Beta, false));
    let chip = table.state().network[1][0];
    assert!(!chip.up && chip.colour == Some(Colour::Red));
    assert_eq!((table.state().bars.guard, table.state().turn.ap), (2, 2));
    assert_eq!(table.player(A).programs.len(), 1, "one program for one chip");
    let record = table.player(A).record;
    assert_eq!((record.brought, record.non_blue, record.blind), (1, Some(0), Some(1)), "nobody has looked at it");
    assert_eq!(table.game.view(A).table.players[0].record.blind, None, "so its bringer cannot know");
    table.edit(|state| state.bars.guard = 1);
    let mut again = Table::of(&THREE);
    again.at(of(A), Area::City).carry(of(A), Colour::Red).edit(|state| state.bars.guard = 1);
    again.does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    again.answer(A, Choice::Column(0, ghostline::beginning::Column::Alpha, false));
    assert_eq!(again.state().bars.guard, 1, "it stays at 1 until used");
}

/// TB-SCAN-04
/// TB-SCAN-06
/// TB-NET-09
/// TB-SKILL-09
/// TB-EX-09
/// TB-AMB-22
#[test]
fn both_scanners_bring_a_boost_or_open_chips() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Monolith).carry(of(A), Colour::Blue).edit(|state| {
        state.players[0].body.scanners = [true; 2];
        state.scanners = [0; 2];
        for progress in state.players[0].skills.iter_mut().take(2) {
            progress.level = 1;
        }
        state.players[0].skills[3].level = 1;
    });
    table.does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    table.answer(A, Choice::Column(0, ghostline::beginning::Column::Gamma, true));
    assert!(table.state().network[2][0].up);
    assert_eq!((table.player(A).body.scanners, table.state().scanners), ([false; 2], [1, 1]));
    // The chip itself has completed the Security task, so all four stand at level 1.
    assert_eq!(table.player(A).skills.map(|progress| progress.level), [1; 4]);
    table.answer(A, Choice::Yes);
    assert_eq!(table.offers(A).len(), 4, "the lowest open level, any column");
    table.answer(A, Choice::Branch(ghostline::beginning::Branch::Implants));
    assert_eq!(table.player(A).skills.map(|progress| progress.level), [1, 2, 1, 1]);
}

/// TB-NET-03
/// TB-NET-04
/// TB-AMB-12
/// TB-EX-20
#[test]
fn tiers_fill_from_below_and_columns_grow_beyond_the_third() {
    let table = |heights: [usize; 3]| {
        let mut table = Table::of(&THREE);
        for (at, height) in heights.into_iter().enumerate() {
            table.column(at, &[Colour::Blue, Colour::Red, Colour::Blue, Colour::Red, Colour::Red][..height]);
        }
        table.state().open_columns().map(|column| column as usize).collect::<Vec<_>>()
    };
    assert_eq!(table([0, 0, 0]), [0, 1, 2]);
    assert_eq!(table([1, 0, 1]), [1], "Tier 1 first");
    assert_eq!(table([1, 2, 1]), [0, 2], "then Tier 2");
    assert_eq!(table([2, 2, 3]), [0, 1, 2], "then any column without a gap");
    assert_eq!(table([2, 2, 5]), [0, 1], "five Tiers at most");
}

/// TB-AMB-93
/// TB-CHIP-02
/// TB-NOVA-08
/// TB-AMB-20
#[test]
fn nova_may_carry_two_and_place_one() {
    let mut table = Table::of(&[Character::Nova, Character::Jayden, Character::Havoc]);
    table.edit(|state| state.players[0].skills[1].level = 2);
    assert!(table.scene().boosts(A).any(|boost| boost == Boost::TwoChips));
    table.at(of(A), Area::City).carry(of(A), Colour::Blue);
    assert!(table.scene().has_room(of(A)));
    table.carry(of(A), Colour::Red);
    assert!(!table.scene().has_room(of(A)));
    table.does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    table.answer(A, Choice::Column(1, ghostline::beginning::Column::Alpha, false));
    table.done(A);
    assert_eq!((table.player(A).body.chips.len(), table.player(A).programs.len()), (1, 1));
}

/// TB-BOX-02
/// TB-BOX-03
/// TB-BOX-06
/// TB-BOX-08
/// TB-AMB-64
/// TB-AMB-98
/// TB-INFO-07
#[test]
fn boxes_are_found_on_entering() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::Hq).edit(|state| {
        let item = state.supply.pop();
        state.crates.push(ghostline::beginning::Crate {
            item,
            area: Area::Monolith,
            up: false,
            seen: ghostline::engine::Seats::NONE,
        });
    });
    let item = table.state().crates[0].item.unwrap();
    table.does(of(A), Deed::Move(Area::Monolith));
    assert_eq!(table.offers(A).len(), 2, "it may be left lying");
    table.answer(A, Choice::Nth(0));
    assert_eq!((table.player(A).item, table.state().crates.len()), (Some(item), 0));
}

/// TB-DISC-01
/// TB-DISC-02
/// TB-DISC-03
/// TB-PROG-01
/// TB-AMB-73
#[test]
fn limits_hold_at_the_end_of_the_actions() {
    let mut table = Table::of(&THREE);
    table.hand(A, &["blue_1", "blue_1", "blue_2", "blue_2", "blue_2", "red_1", "red_1", "red_2", "red_2", "red_2"]);
    for key in ["overclock", "shortcut", "good_news"] {
        table.program(A, key);
    }
    assert_eq!(table.player(A).hand.len(), 10);
    table.pass(A);
    let card = table.card(A, "blue_1");
    table.answer(A, Choice::Card(card, false)).answer(A, Choice::Card(card, false));
    assert_eq!(table.player(A).hand.len(), 8);
    assert_eq!(table.offers(A).len(), 3, "now a program");
    table.answer(A, Choice::Nth(1));
    assert_eq!(table.player(A).programs.len(), 2);
}

/// TB-ACT-01
/// TB-ACT-03
/// TB-ACT-04
#[test]
fn actions_cost_ap_and_programs_do_not() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).program(A, "overclock").dice(&[4, 4, 4]);
    table.does(of(A), Deed::Fate);
    assert_eq!(table.state().turn.ap, 1);
    table.uses(A, ghostline::beginning::Free::Program(0));
    assert_eq!(table.state().turn.ap, 2);
    table.at(of(A), Area::Nexus).does(of(A), Deed::Nexus).does(of(A), Deed::Nexus);
    assert!(!table.may(of(A), Deed::Nexus));
}

/// TB-TURN-01
/// TB-TURN-02
/// TB-TURN-03
/// TB-GEN-09
#[test]
fn a_turn_has_its_order_and_passes_to_the_left() {
    let mut table = Table::of(&THREE);
    table.dice(&[1, 12, 1, 1]);
    table.until_turn(B);
    let place = |wanted: fn(&Event) -> bool| table.told.iter().position(wanted).unwrap();
    let ended = place(|event| matches!(event, Event::Finished(seat) if *seat == A));
    let rolled = place(|event| matches!(event, Event::Rolled(ghostline::beginning::Purpose::Activation, _)));
    let shown = place(|event| matches!(event, Event::Shown(..)));
    let next = place(|event| matches!(event, Event::Turn { seat, .. } if *seat == B));
    assert!(ended < rolled && rolled < shown && shown < next);
}

/// TB-RIOT-01
/// TB-RIOT-02
#[test]
fn yellow_riot_costs_morale_once_a_turn() {
    let mut table = Table::of(&THREE);
    // The event takes 3 away: 4 is still yellow.
    table.dice(&[1, 12, 1, 1]).edit(|state| state.bars.riot = 7);
    table.until_turn(B);
    assert_eq!(table.state().bars.morale, 4);
}

/// TB-RIOT-03
/// TB-AMB-03
/// TB-CITY-09
#[test]
fn red_riot_with_low_morale_costs_security() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).dice(&[6]).edit(|state| {
        state.bars.riot = 7;
        state.bars.morale = -5;
    });
    table.does(of(A), Deed::Riot { minus: false });
    assert_eq!(table.state().bars.security, 3);
}

/// TB-FACT-01
/// TB-MAP-06
/// TB-MAP-10
/// TB-OPEN-16
/// TB-RED-01
/// TB-RED-04
/// TB-BLUE-01
#[test]
fn the_paths_lie_where_the_rules_say() {
    let board = &crate::table::library().board;
    assert_eq!(board.red, [Area::City, Area::Hq, Area::Monolith, Area::City]);
    assert_eq!(board.blue, [Area::Nexus, Area::Sectors, Area::City]);
}

/// TB-SPAWN-01
/// TB-SPAWN-02
/// TB-TOWER-01
/// TB-MAP-04
/// TB-MAP-09
/// TB-OPEN-15
#[test]
fn spawn_locations_bear_their_numbers() {
    let board = &crate::table::library().board;
    let towers: Vec<_> = board.spawns.iter().filter(|spawn| spawn.areas.len() == 3).collect();
    assert_eq!(towers.iter().map(|spawn| spawn.numbers[0]).collect::<Vec<_>>(), [4, 10]);
    assert!(towers.iter().all(|spawn| spawn.areas.contains(&Area::City)));
    let bear = |number: u8| board.spawns.iter().filter(|spawn| spawn.numbers.contains(&number)).count();
    assert!((2..=12).all(|number| bear(number) >= 1));
    assert_eq!((bear(5), bear(9), bear(7)), (2, 3, 3));
}

/// TB-GEN-07
#[test]
fn colour_and_faction_are_independent() {
    let mut table = Table::of(&THREE);
    table.at(of(A), Area::City).hand(A, &["red_3"]);
    assert!(table.may(of(A), Deed::BuyRandom), "a Human pays in red");
    assert!(matches!(table.setup.library.influence[table.card(A, "red_3").at()].face, Face::Red(3)));
    assert_eq!(table.state().era, Era::First);
    let _ = D;
}
