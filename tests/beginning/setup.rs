//! Components, setup, loyalty and objectives.

use ghostline::{
    beginning::{
        Action, Area, Beginning, Character, Choice, Colour, Deck, EnemyKind, Face, Faction, Fix, Goal, Item, Level,
        Mech, OnRed, Pending, Rules, Setup, SetupFault, Used,
    },
    engine::{Dice, Game, Seat},
};

use crate::table::{A, Table, library};

const FEW: [Character; 3] = [Character::Jayden, Character::Nova, Character::Havoc];
const MANY: [Character; 5] =
    [Character::Jayden, Character::Nova, Character::Havoc, Character::Dryden, Character::DeeCoy];

fn deal(seats: &[Character], seed: u64) -> Beginning {
    let seats = seats.iter().copied().map(Some).collect();
    Beginning::deal(&Setup { seats, first: Some(A), ..Setup::new(library(), 3) }, &mut Dice::new(seed))
}

/// TB-GEN-01
/// TB-SETUP-25
#[test]
fn three_to_six_play_each_a_character_of_their_own() {
    for seats in 3..=6 {
        let game = Beginning::deal(&Setup::new(library(), seats), &mut Dice::new(1));
        let mut all: Vec<Character> = game.state().players.iter().map(|player| player.who).collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), usize::from(seats));
    }
    let faults = |seats: Vec<Option<Character>>| {
        Rules::of(&std::sync::Arc::new(Setup { seats, ..Setup::new(library(), 3) })).faults
    };
    assert_eq!(faults(vec![None; 2]), [SetupFault::Seats(2)]);
    assert_eq!(faults(vec![None; 7]), [SetupFault::Seats(7)]);
    let nova = Some(Character::Nova);
    assert_eq!(faults(vec![nova, nova, None]), [SetupFault::Twice(Character::Nova)]);
    assert_eq!(faults(vec![None; 3]), []);
}

/// TB-GEN-03
/// TB-GEN-04
#[test]
fn five_factions_and_nobody_is_an_outlaw() {
    assert!(library().loyalty.iter().all(|card| card.faction != Faction::Outlaw));
    assert_eq!(Faction::PLAYED.len() + 1, 5);
    for seed in 0..30 {
        for seats in 3..=6 {
            let game = Beginning::deal(&Setup { first: Some(A), ..Setup::new(library(), seats) }, &mut Dice::new(seed));
            let mut dealt = game.state().players.iter().flat_map(|player| &player.dealt);
            assert!(dealt.all(|slot| slot.kind != Some(Faction::Outlaw)));
        }
    }
}

/// TB-COMP-05
/// TB-COMP-06
/// TB-COMP-07
/// TB-COMP-08
/// TB-COMP-09
/// TB-COMP-10
/// TB-COMP-11
/// TB-COMP-12
/// TB-COMP-13
/// TB-COMP-14
/// TB-COMP-16
/// TB-COMP-28
/// TB-OPEN-01
/// TB-OPEN-02
/// TB-OPEN-03
/// TB-OPEN-12
/// TB-AMB-05
#[test]
fn the_box_holds_what_the_rules_count() {
    let library = library();
    let of = |deck: Deck| {
        let cards = library.influence.iter().filter(|card| card.deck == deck);
        cards.map(|card| usize::from(card.count)).sum::<usize>()
    };
    assert_eq!(of(Deck::General), 40);
    assert!(Character::ALL.into_iter().all(|who| of(Deck::Personal(who)) == 30));
    assert_eq!(library.events.len(), 61);
    assert_eq!(library.programs.iter().map(|card| usize::from(card.count)).sum::<usize>(), 40);
    assert_eq!(library.loyalty.iter().map(|card| usize::from(card.count)).sum::<usize>(), 7);
    assert_eq!((library.objectives.len(), library.recons.len(), library.interrogations.len()), (15, 6, 5));
    assert_eq!(library.wounds.iter().map(|card| usize::from(card.count)).sum::<usize>(), 20);
    assert_eq!(library.all_rounders.len(), 7);
    assert_eq!(library.enemies.iter().map(|card| usize::from(card.markers) * 3).sum::<usize>(), 36);
    let boxes = library.boxes.iter().map(|card| usize::from(card.stack + card.hq));
    assert_eq!(boxes.sum::<usize>(), 12);
    assert_eq!(library.boxes.iter().filter(|card| card.item.is_trap()).count(), 4);
}

/// TB-INF-02
/// TB-INF-03
/// TB-INF-04
/// TB-INF-05
/// TB-INF-06
/// TB-OPEN-08
/// TB-OPEN-09
/// TB-OPEN-22
#[test]
fn decks_are_mixed_as_the_rules_say() {
    let library = library();
    let of = |deck: Deck| library.influence.iter().filter(move |card| card.deck == deck);
    let blue: Vec<(u32, u32)> = of(Deck::General)
        .filter_map(|card| {
            if let Face::Blue(value) = card.face { Some((u32::from(value), u32::from(card.count))) } else { None }
        })
        .collect();
    let (sum, count) = blue.iter().fold((0, 0), |(sum, count), (value, n)| (sum + value * n, count + n));
    assert_eq!(sum, 3 * count, "blue cards average 3");
    let red = of(Deck::General)
        .filter_map(|card| if let Face::Red(value) = card.face { Some((value, card.count)) } else { None });
    assert_eq!(red.map(|(value, n)| u32::from(value) * u32::from(n)).sum::<u32>(), sum);
    assert_eq!(of(Deck::General).filter(|card| matches!(card.face, Face::Special(_))).count(), 4);
    for who in Character::ALL {
        assert_eq!(of(Deck::Personal(who)).filter(|card| matches!(card.face, Face::Unique(_))).count(), 2);
    }
    let reds = |who| {
        let cards = of(Deck::Personal(who)).filter(|card| matches!(card.face, Face::Red(_)));
        cards.map(|card| card.count).sum::<u8>()
    };
    assert!(reds(Character::Havoc) > reds(Character::Dryden));
    // Havoc's deck has no grey card, the General deck has.
    let grey = |deck: Deck| of(deck).filter(|card| card.face == Face::Grey).map(|card| card.count).sum::<u8>();
    assert_eq!((grey(Deck::Personal(Character::Havoc)), grey(Deck::General)), (0, 4));
}

/// TB-SETUP-01
/// TB-SETUP-02
/// TB-SETUP-04
/// TB-SETUP-05
/// TB-SETUP-07
/// TB-SETUP-08
/// TB-SETUP-09
/// TB-SETUP-10
/// TB-SETUP-12
/// TB-SETUP-13
/// TB-COMP-17
/// TB-COMP-26
/// TB-EX-01
#[test]
fn the_table_is_laid() {
    let game = deal(&FEW, 1);
    let state = game.state();
    assert_eq!(state.market.len(), 3);
    let hq = |item: Item| state.hq.iter().filter(|it| **it == item).count();
    assert_eq!((hq(Item::Pistol), hq(Item::Rifle)), (2, 1));
    let mut supply = state.supply.clone();
    supply.sort_unstable();
    assert_eq!(supply, [Item::Rifle, Item::RocketLauncher, Item::Companion, Item::Companion, Item::Laser]);
    assert_eq!(state.traps.len(), 4);
    assert_eq!((state.apex, state.deus), (Mech::Building, Mech::Building));
    assert_eq!(state.stacks[EnemyKind::Soldier as usize], [3, 3, 3]);
    assert_eq!(state.scanners, [1, 1]);
    assert_eq!(deal(&MANY, 1).state().scanners, [2, 2]);
    let count = |at: usize, colour: Colour| state.sectors[at].iter().filter(|chip| chip.colour == Some(colour)).count();
    assert_eq!(state.sectors.each_ref().map(Vec::len), [11, 18, 11]);
    assert_eq!(Colour::ALL.map(|colour| count(0, colour)), [6, 3, 2]);
    assert_eq!(Colour::ALL.map(|colour| count(1, colour)), [6, 9, 3]);
    assert_eq!(Colour::ALL.map(|colour| count(2, colour)), [4, 5, 2]);
    assert_eq!(state.events.each_ref().map(std::collections::VecDeque::len), [18, 15, 14, 13]);
    let orders: Vec<_> = (0..6).map(|seed| deal(&FEW, seed).state().wounds.clone()).collect();
    assert!(orders.iter().any(|order| *order != orders[0]), "the wounds are shuffled");
}

/// TB-SETUP-03
/// TB-SETUP-11
/// TB-SETUP-14
/// TB-EVT-01
#[test]
fn larger_tables_have_more() {
    let risky = |game: &Beginning| {
        let events = &library().events;
        game.state().events[Level::II as usize].iter().any(|no| events[no.at()].key == "a_risky_chance")
    };
    let (few, many) = (deal(&FEW, 1), deal(&MANY, 1));
    assert!(!risky(&few) && risky(&many));
    let crawler = |game: &Beginning| matches!(game.state().red[0], Some(OnRed::Crawler(enemy)) if enemy.level == 1);
    assert!(!crawler(&few) && crawler(&many));
    assert!(!few.rules().many() && many.rules().many());
}

/// TB-SETUP-15
/// TB-SETUP-16
/// TB-SETUP-17
/// TB-SETUP-18
/// TB-SETUP-19
/// TB-SETUP-20
/// TB-SETUP-21
/// TB-SETUP-22
/// TB-SETUP-23
/// TB-OPEN-17
/// TB-OPEN-18
/// TB-OPEN-19
/// TB-MAP-07
/// TB-MAP-11
#[test]
fn bars_start_where_they_should() {
    let (few, many) = (deal(&FEW, 1).state().bars, deal(&MANY, 1).state().bars);
    for bars in [few, many] {
        assert_eq!((bars.morale, bars.riot, bars.security, bars.threat), (5, 0, 4, 0));
        assert_eq!((bars.sectors, bars.guard), ([0; 3], 3));
    }
    assert_eq!((few.resource, few.apex, few.deus), (11, 2, 3));
    assert_eq!((many.resource, many.apex, many.deus), (12, 0, 1));
    let bars = &library().board.bars;
    assert_eq!(
        (bars.morale, bars.riot, bars.security, bars.resource, bars.mech, bars.threat),
        ((-10, 10), 8, 6, 15, 9, 4)
    );
}

/// TB-SETUP-24
/// TB-SETUP-32
/// TB-EX-44
#[test]
fn the_last_seats_hold_the_badges() {
    let state = deal(&FEW, 1).state().clone();
    assert_eq!((state.turn.first, state.leader, state.general), (A, Some(Seat(2)), Some(Seat(1))));
    let lots: Vec<Seat> = (0..20)
        .map(|seed| Beginning::deal(&Setup::new(library(), 4), &mut Dice::new(seed)).state().turn.first)
        .collect();
    assert!(lots.iter().any(|first| *first != lots[0]), "without a name the lot decides");
}

/// TB-SETUP-26
/// TB-SETUP-28
/// TB-SETUP-30
/// TB-SETUP-31
/// TB-SETUP-33
/// TB-SETUP-34
/// TB-SETUP-06
/// TB-SETUP-27
/// TB-DRY-01
/// TB-FEY-01
#[test]
fn players_start_with_what_their_board_says() {
    let game = deal(&FEW, 3);
    let state = game.state();
    // Seat 0 has drawn three more for the turn.
    assert_eq!(state.players[1].hand.len(), 3);
    assert!(state.players.iter().all(|player| player.programs.len() == 1 && player.meter == 0));
    assert_eq!(state.players[2].body.health, 3);
    assert!(state.players.iter().all(|player| player.skills.iter().all(|progress| progress.level == 0)));
    let many = deal(&MANY, 3);
    let hands: Vec<usize> = many.state().players.iter().map(|player| player.hand.len()).collect();
    assert_eq!(hands[1..], [4, 4, 5, 5], "Leader and General have one General card more");
    let dryden = &many.state().players[3];
    assert_eq!((dryden.programs.len(), dryden.item), (2, Some(Item::Pistol)));
    assert_eq!(many.state().hq.iter().filter(|item| **item == Item::Pistol).count(), 1);
    let feykah = deal(&[Character::Nova, Character::Feykah, Character::Havoc], 3);
    assert_eq!(feykah.state().players[1].hand.len(), 4);
}

/// TB-SETUP-29
/// TB-SETUP-35
/// TB-AMB-35
/// TB-DEE-01
/// TB-KURO-01
#[test]
fn start_areas_are_rolled() {
    let fix = Fix { dice: vec![6, 2, 3, 5, 1, 4], ..Fix::default() };
    let seats = MANY.into_iter().map(Some).collect();
    let game = Beginning::deal(&Setup { seats, fix, first: Some(A), ..Setup::new(library(), 5) }, &mut Dice::new(1));
    let area = |seat: u8| game.scene().area(ghostline::beginning::Figure::Of(Seat(seat)));
    assert_eq!(area(0), Some(Area::Network), "never the Cube");
    assert_eq!(
        (area(1), area(2), area(3), area(4)),
        (Some(Area::City), Some(Area::Nexus), Some(Area::Monolith), Some(Area::Sectors))
    );
    let kuro = game.state().kuro.as_ref().unwrap();
    assert_eq!((kuro.body.place.area(), kuro.used, kuro.owner), (Some(Area::Hq), 0, Seat(4)));
}

/// TB-LOY-01
/// TB-LOY-02
/// TB-INFO-10
#[test]
fn loyalty_is_dealt_from_the_stack_of_the_count() {
    for (seats, least, most) in [(3u8, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)] {
        for seed in 0..40 {
            let setup = Setup {
                seats: Character::ALL
                    .into_iter()
                    .filter(|who| *who != Character::Feykah || seats == 6)
                    .map(Some)
                    .take(usize::from(seats))
                    .collect(),
                ..Setup::new(library(), seats)
            };
            let mut dice = Dice::new(seed);
            let mut game = Beginning::deal(&setup, &mut dice);
            if matches!(game.state().stack.last(), Some(Pending::KeepLoyalty)) {
                let feykah = game.state().players.iter().position(|player| player.dealt.len() == 2).unwrap();
                game.apply(Seat(feykah as u8), &Action::Answer(Choice::Nth(0)), &mut dice, &mut |_| ()).unwrap();
            }
            let state = game.state();
            assert!(state.players.iter().all(|player| player.dealt.len() == 1));
            let humans = state.players.iter().filter(|player| player.dealt[0].kind == Some(Faction::Human)).count();
            assert!((least..=most).contains(&humans), "{humans} Humans of {seats}");
            assert_eq!(state.unused.len(), 7 - usize::from(seats));
            assert!(state.unused.iter().all(|slot| slot.seen.is_empty()));
        }
    }
}

/// TB-LOY-03
/// TB-LOY-04
/// TB-LOY-05
/// TB-FEY-04
#[test]
fn feykah_chooses_one_of_two_loyalties_but_never_leaves_machine() {
    let seats: Vec<Option<Character>> =
        [Character::Feykah, Character::Nova, Character::Havoc, Character::Dryden].map(Some).to_vec();
    let (mut asked, mut machine) = (0, 0);
    for seed in 0..60 {
        let mut dice = Dice::new(seed);
        let mut game = Beginning::deal(&Setup { seats: seats.clone(), ..Setup::new(library(), 4) }, &mut dice);
        if matches!(game.state().stack.last(), Some(Pending::KeepLoyalty)) {
            asked += 1;
            let kept = game.state().players[0].dealt[1].kind;
            assert!(game.state().players[0].dealt.iter().all(|slot| slot.kind != Some(Faction::Machine)));
            game.apply(A, &Action::Answer(Choice::Nth(1)), &mut dice, &mut |_| ()).unwrap();
            assert_eq!(game.state().players[0].dealt[0].kind, kept);
        } else {
            machine += u32::from(game.state().players[0].dealt[0].kind == Some(Faction::Machine));
        }
        assert!(game.state().players.iter().all(|player| player.dealt.len() == 1));
    }
    assert!(asked > 5 && machine > 5);
}

/// TB-OBJ-01
/// TB-OBJ-02
/// TB-OBJ-03
/// TB-AMB-48
/// TB-JAY-02
#[test]
fn objectives_are_dealt_and_one_goes_back_in_a_first_game() {
    let plain = deal(&FEW, 1);
    let dealt: Vec<usize> = plain.state().players.iter().map(|player| player.objectives.len()).collect();
    assert_eq!(dealt, [2, 1, 1]);
    let seats = FEW.into_iter().map(Some).collect();
    let mut dice = Dice::new(1);
    let setup = Setup { seats, first_game: true, first: Some(A), ..Setup::new(library(), 3) };
    let mut game = Beginning::deal(&setup, &mut dice);
    let dealt: Vec<usize> = game.state().players.iter().map(|player| player.objectives.len()).collect();
    assert_eq!(dealt, [3, 2, 2]);
    for seat in [2, 0, 1] {
        game.apply(Seat(seat), &Action::Answer(Choice::Nth(0)), &mut dice, &mut |_| ()).unwrap();
    }
    let kept: Vec<usize> = game.state().players.iter().map(|player| player.objectives.len()).collect();
    assert_eq!(kept, [2, 1, 1]);
    assert!(matches!(game.state().stack.last(), Some(Pending::Act)));
}

/// TB-OPEN-04
/// TB-AMB-32
#[test]
fn jayden_never_needs_both_badges() {
    let badge = |no: ghostline::beginning::ObjectiveNo| matches!(library().objectives[no.at()].goal, Goal::Badge(_));
    for seed in 0..200 {
        let game = deal(&FEW, seed);
        let badges = game.state().players[0].objectives.iter().filter(|slot| badge(slot.kind.unwrap())).count();
        assert!(badges < 2);
    }
}

/// TB-OPEN-10
/// TB-OPEN-11
/// TB-SKILL-01
/// TB-NOVA-12
#[test]
fn boards_show_what_the_rules_imply() {
    let library = library();
    let stats = |who| library.character(who).unwrap().stats;
    assert_eq!((stats(Character::Nova).strength, stats(Character::Dryden).strength), (0, 0));
    for who in [Character::Jayden, Character::Feykah, Character::Dryden, Character::DeeCoy] {
        assert!(stats(who).health < 3);
    }
    assert!(stats(Character::Feykah).hand < 10);
    assert_eq!((library.kuro.strength, library.kuro.health), (1, 2));
}

/// TB-PROG-02
/// TB-OPEN-13
/// TB-MAP-12
#[test]
fn programs_say_when_they_are_used() {
    let library = library();
    let of = |used: fn(&Used) -> bool| library.programs.iter().filter(|card| used(&card.used)).count();
    assert_eq!(of(|used| matches!(used, Used::Permanent(_))), 3);
    assert_eq!(of(|used| *used == Used::Charged), 4, "at most 16 of 20 markers");
    assert!(library.programs.iter().all(|card| (2..=7).contains(&card.price)));
    assert_eq!((library.item(Item::Pistol).unwrap().price, library.item(Item::Rifle).unwrap().price), (4, 6));
}

/// TB-SETUP-02
#[test]
fn a_table_can_be_laid_out_on_purpose() {
    let table = Table::of(&FEW);
    assert_eq!(table.scene().faction(A), Some(Faction::Human));
    assert!(table.player(A).hand.is_empty());
}
