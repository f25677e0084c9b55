//! The characters: advantages, disadvantages, specials and every field of every skill tree.

use ghostline::{
    beginning::{
        Action, Area, Boost, Branch, Character, Choice, Colour, Column, Deed, EnemyKind, Event, Figure, Foe, Free,
        Item, Pending, Place, SpawnNo, Task,
    },
    engine::Seat,
};

use crate::table::{A, B, C, Table, library, of};

const E: Seat = Seat(4);

/// A table led by one character, with two others.
fn led_by(who: Character) -> Table {
    let others = Character::ALL.into_iter().filter(|other| *other != who && *other != Character::DeeCoy).take(2);
    let seats: Vec<Character> = std::iter::once(who).chain(others).collect();
    Table::of(&seats)
}

fn levels(table: &Table) -> [u8; 4] {
    table.player(A).skills.map(|progress| progress.level)
}

fn level(table: &mut Table, branch: Branch, level: u8) {
    table.edit(|state| state.players[0].skills[branch as usize].level = level);
}

/// TB-SKILL-02
/// TB-SKILL-03
/// TB-SKILL-04
/// TB-SKILL-05
/// TB-SKILL-06
/// TB-SKILL-08
/// TB-SKILL-10
/// TB-EX-02
/// TB-AMB-06
/// TB-HAV-06
/// TB-HAV-07
#[test]
fn boosts_come_level_by_level_and_stay() {
    let mut table = led_by(Character::Havoc);
    table.edit(|state| state.players[0].meter = 3);
    let eleven = table.site(&[11]);
    table.enemy(EnemyKind::Thief, 1, eleven).hand(A, &["red_5"]).general(&["red_1"]);
    table.does(of(A), Deed::Attack(Foe::At(SpawnNo(eleven)))).play(A, "red_5");
    assert_eq!(table.player(A).meter, 4);
    assert_eq!(levels(&table)[1], 0, "level 2 waits for level 1");
    table.at(of(A), Area::City).carry(of(A), Colour::Blue).does(of(A), Deed::Move(Area::Network));
    table.does(of(A), Deed::Place).answer(A, Choice::Column(0, Column::Alpha, false));
    table.pass(A);
    assert_eq!(levels(&table), [0, 2, 0, 0], "then both, one column alone");
    assert_eq!((table.scene().program_limit(A), table.scene().range(of(A))), (3, 1));
}

/// TB-SKILL-07
/// TB-EX-03
/// TB-JAY-09
/// TB-FEY-12
#[test]
fn a_task_of_two_steps_shows_the_first() {
    for who in [Character::Jayden, Character::Feykah] {
        let mut table = led_by(who);
        level(&mut table, Branch::Security, 1);
        for (step, numbers, card) in [(1, [11], "red_5"), (2, [2], "red_4")] {
            let at = table.site(&numbers);
            table.enemy(EnemyKind::Thief, 2, at).edit(|state| {
                state.sites[usize::from(at)].enemy.as_mut().unwrap().health = 1;
                state.turn.ap = 2;
            });
            let area = table.setup.library.board.spawns[usize::from(at)].areas[0];
            table.at(of(A), area).hand(A, &[card]).general(&["red_3"]);
            table.does(of(A), Deed::Attack(Foe::At(SpawnNo(at)))).play(A, card);
            assert_eq!(table.player(A).skills[2].steps, u8::from(step == 1));
            assert_eq!(levels(&table)[2], step);
        }
    }
    let mut low = led_by(Character::Jayden);
    level(&mut low, Branch::Security, 1);
    let at = low.site(&[11]);
    low.enemy(EnemyKind::Thief, 1, at).hand(A, &["red_5"]).general(&["red_1"]);
    low.does(of(A), Deed::Attack(Foe::At(SpawnNo(at)))).play(A, "red_5");
    assert_eq!(low.player(A).skills[2].steps, 0, "level 1 does not count");
}

/// TB-JAY-04
/// TB-JAY-05
/// TB-JAY-06
/// TB-JAY-07
/// TB-JAY-08
/// TB-JAY-10
/// TB-JAY-11
/// TB-FEY-07
/// TB-FEY-08
/// TB-FEY-09
/// TB-FEY-10
/// TB-FEY-11
/// TB-FEY-13
/// TB-FEY-14
/// TB-NOVA-05
/// TB-NOVA-06
/// TB-NOVA-07
/// TB-NOVA-09
/// TB-NOVA-10
/// TB-NOVA-11
/// TB-HAV-04
/// TB-HAV-05
/// TB-HAV-08
/// TB-HAV-09
/// TB-HAV-10
/// TB-HAV-11
/// TB-DRY-08
/// TB-DRY-09
/// TB-DRY-10
/// TB-DRY-11
/// TB-DRY-12
/// TB-DRY-13
/// TB-DRY-14
/// TB-DRY-15
/// TB-DEE-06
/// TB-DEE-07
/// TB-DEE-08
/// TB-DEE-09
/// TB-DEE-10
/// TB-DEE-11
/// TB-DEE-12
/// TB-DEE-13
#[test]
fn every_field_of_every_tree_is_the_printed_one() {
    use Boost as X;
    use Task as T;
    let trees = [
        (
            Character::Jayden,
            [
                [(T::CalmRiot, X::Blue(1)), (T::Morale(4), X::ApAlone(1))],
                [(T::CityRoll(5), X::MaxHealth(3)), (T::AllRounders, X::AllRounders(2))],
                [(T::BringChip, X::ProgramLimit(1)), (T::Eliminate(2, 2), X::Draw(1))],
                [(T::JunkLook, X::TwoPrograms), (T::Censure, X::Moves(1))],
            ],
        ),
        (
            Character::Feykah,
            [
                [(T::JunkRemove, X::ProgramLimit(1)), (T::EmptyDeck, X::Ap(1))],
                [(T::DifferentCityActions(2), X::HandLimit(10)), (T::DiscardAtOnce(6), X::Reroll)],
                [(T::BringChip, X::Blue(1)), (T::Eliminate(2, 2), X::Moves(1))],
                [(T::PlayUnique, X::MaxHealth(3)), (T::Clinic, X::Selection)],
            ],
        ),
        (
            Character::Nova,
            [
                [(T::PlayUnique, X::Strength(1)), (T::Weapons(2), X::Ap(1))],
                [(T::JunkRemove, X::Reroll), (T::Morale(4), X::TwoChips)],
                [(T::Nexus, X::Blue(1)), (T::SectorThree, X::Selection)],
                [(T::Eliminate(1, 1), X::ProgramLimit(1)), (T::EmptyHand, X::Moves(1))],
            ],
        ),
        (
            Character::Havoc,
            [
                [(T::Recon, X::BlueFive), (T::EliminateAfar(2), X::Strength(1))],
                [(T::BringChip, X::ProgramLimit(1)), (T::CombatBar(4), X::Range(1))],
                [(T::JunkRemove, X::Blue(1)), (T::SectorThree, X::Ap(1))],
                [(T::CityActions(2), X::Red(1)), (T::RiotZero, X::Moves(1))],
            ],
        ),
        (
            Character::Dryden,
            [
                [(T::JunkDrop, X::Surgery), (T::DiscardAtOnce(5), X::Ap(1))],
                [(T::Heal, X::MaxHealth(3)), (T::HealBy(2), X::ProgramLimit(1))],
                [(T::GainPrograms(2), X::Strength(1)), (T::BuyWeapons(2), X::Moves(1))],
                [(T::Eliminate(1, 1), X::FreeDrop), (T::Censure, X::Red(1))],
            ],
        ),
        (
            Character::DeeCoy,
            [
                [(T::Nexus, X::ProgramLimit(1)), (T::PlayUnique, X::MaxHealth(3))],
                [(T::CalmRiot, X::Red(1)), (T::BringScanned, X::Moves(1))],
                [(T::JunkDrop, X::ShieldWithKuro(1)), (T::KuroSniff, X::KuroBoth)],
                [(T::KuroMarkers(2), X::KuroCards(1)), (T::KuroEliminate(2), X::KuroRefresh(2))],
            ],
        ),
    ];
    for (who, tree) in trees {
        let card = library().character(who).unwrap().clone();
        let found = card.tree.map(|column| column.map(|skill| (skill.task, skill.boost)));
        assert_eq!(found, tree, "{who:?}");
    }
}

/// TB-JAY-04
/// TB-JAY-05
/// TB-JAY-06
/// TB-JAY-10
/// TB-EX-27
#[test]
fn jaydens_tasks_in_play() {
    let mut riot = led_by(Character::Jayden);
    riot.at(of(A), Area::City).dice(&[4]).edit(|state| state.bars.riot = 5).does(of(A), Deed::Riot { minus: true });
    assert_eq!((levels(&riot)[0], riot.scene().blue_limit(of(A))), (1, 2));
    riot.hand(A, &["blue_5"]).dice(&[1]).edit(|state| state.bars.morale = 3);
    riot.does(of(A), Deed::Morale);
    assert_eq!((levels(&riot)[0], riot.state().bars.morale), (2, 7));
    riot.at(of(B), Area::Nexus).at(of(C), Area::Nexus);
    assert_eq!(riot.scene().ap(), 1, "alone in the area: one more");
    riot.at(of(B), Area::City);
    assert_eq!(riot.scene().ap(), 0);
    let mut roll = led_by(Character::Jayden);
    roll.at(of(A), Area::City).dice(&[5]).does(of(A), Deed::Fate);
    assert_eq!((levels(&roll)[1], roll.scene().max_health(of(A)), roll.state().bars.resource), (1, 3, 12));
    let mut look = led_by(Character::Jayden);
    look.at(of(A), Area::Junkyard).junk(&[Colour::Red]).hand(A, &["grey"]).does(of(A), Deed::JunkLook);
    look.answer(A, Choice::Nth(0));
    assert_eq!((levels(&look)[3], look.player(A).programs.len()), (1, 1), "two drawn, one kept");
}

/// TB-JAY-01
/// TB-JAY-03
/// TB-JAY-07
/// TB-DISC-04
/// TB-OPEN-07
#[test]
fn all_rounder_cards_are_played_one_a_turn() {
    let mut table = led_by(Character::Jayden);
    table.uses(A, Free::Rounder(0));
    assert_eq!((table.state().turn.ap, table.player(A).hand.len()), (3, 0), "outside the hand");
    assert!(!table.may_use(A, Free::Rounder(1)));
    table.edit(|state| state.players[0].skills[1].level = 2);
    table.uses(A, Free::Rounder(1));
    assert_eq!(table.state().turn.moves, 5, "two with the boost");
    assert!(!table.may_use(A, Free::Rounder(0)), "single use");
    table.edit(|state| state.players[0].skills.iter_mut().take(3).for_each(|progress| progress.level = 2));
    table.uses(A, Free::SecondWind);
    assert_eq!(table.player(A).played, 0);
    table.edit(|state| {
        state.players[0].played = 1;
        state.turn.rounders = 0;
    });
    assert!(!table.may_use(A, Free::SecondWind), "once per game");
    let every = |at: u8, check: &dyn Fn(&Table) -> bool| {
        let mut table = led_by(Character::Jayden);
        table.edit(|state| {
            state.players[0].body.health = 1;
            let wound = state.wounds.pop().unwrap();
            state.players[0].wounds.push(wound);
        });
        table.uses(A, Free::Rounder(at));
        assert!(check(&table), "card {at}");
    };
    every(2, &|table| (table.state().turn.reach, table.state().turn.edge) == (1, 1));
    every(3, &|table| table.player(A).hand.len() == 2);
    every(4, &|table| table.player(A).programs.len() == 1);
    every(5, &|table| table.player(A).body.health == 2 && table.player(A).wounds.is_empty());
    let mut die = led_by(Character::Jayden);
    die.edit(|state| state.players[0].played = 0).at(of(A), Area::City).dice(&[1, 6]).does(of(A), Deed::Fate);
    die.answer(A, Choice::Reroll(0, ghostline::beginning::Means::Rounder(6)));
    assert_eq!(die.state().bars.resource, 13);
}

/// TB-FEY-02
/// TB-FEY-03
/// TB-AMB-47
#[test]
fn feykah_draws_for_a_badge_and_strikes_wide_for_a_wound() {
    let mut table = led_by(Character::Feykah);
    table.edit(|state| {
        state.leader = Some(A);
        state.general = Some(B);
    });
    assert_eq!(table.scene().turn_draw(A), 4);
    let (five, eleven) =
        (library().board.spawns.iter().rposition(|spawn| spawn.numbers == [5]).unwrap() as u8, table.site(&[11]));
    table.enemy(EnemyKind::Thief, 1, five).enemy(EnemyKind::Thief, 1, eleven).hand(A, &["red_2", "red_2", "red_1"]);
    table.general(&["grey"]).uses(A, Free::Fury);
    assert_eq!(table.player(A).wounds.len(), 1);
    table.edit(|state| {
        let wound = state.players[0].wounds.pop().unwrap();
        state.wounds.push(wound);
    });
    table.does(of(A), Deed::Attack(Foe::At(SpawnNo(five)))).play(A, "red_2").play(A, "red_2").play(A, "red_1");
    assert_eq!(table.scene().foes().count(), 0, "every enemy in range");
}

/// TB-FEY-05
/// TB-FEY-06
#[test]
fn feykah_gets_programs_instead_of_network_boosts() {
    let mut table = led_by(Character::Feykah);
    table.at(of(A), Area::Monolith).carry(of(A), Colour::Blue).edit(|state| {
        state.players[0].body.scanners = [true; 2];
        state.scanners = [0; 2];
        for at in [0, 1, 3] {
            state.players[0].skills[at].level = 1;
        }
    });
    table.does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    table.answer(A, Choice::Column(0, Column::Alpha, true));
    assert!(matches!(table.state().stack.last(), Some(Pending::Act)), "no choice of a boost");
    // The chip was the fourth level 1 task: two programs for that, one for the chip.
    assert_eq!(table.player(A).programs.len(), 3);
}

/// TB-FEY-07
/// TB-FEY-09
/// TB-FEY-10
/// TB-FEY-14
/// TB-AMB-75
#[test]
fn feykahs_tasks_in_play() {
    let mut table = led_by(Character::Feykah);
    table.at(of(A), Area::City).dice(&[4]).does(of(A), Deed::Fate).does(of(A), Deed::Resource);
    table.answer(C, Choice::No); // Nova draws nothing.
    assert_eq!((levels(&table)[1], table.scene().hand_limit(A)), (1, 10));
    table.hand(A, &["red_1", "red_1", "red_1", "red_2", "red_2", "red_2"]).edit(|state| {
        let discard = Pending::Discard { seat: A, left: 6, of: 6 };
        state.stack.push(discard);
    });
    table.go_on();
    while matches!(table.state().stack.last(), Some(Pending::Discard { .. })) {
        let offers = table.offers(A);
        table.act(A, offers[0]);
    }
    assert_eq!(levels(&table)[1], 2, "six in one go");
    assert!(table.scene().boosts(A).any(|boost| boost == Boost::Reroll));
    table.edit(|state| {
        state.turn.ap = 2;
        state.turn.city = 0;
    });
    table.dice(&[1, 6]).does(of(A), Deed::Fate);
    table.answer(A, Choice::Reroll(0, ghostline::beginning::Means::Boost));
    assert!(table.tells(|event| matches!(event, Event::Rerolled(_, 0, 6))));
    table.edit(|state| state.turn.city = 0).dice(&[4]).does(of(A), Deed::Fate);
    assert!(matches!(table.state().stack.last(), Some(Pending::Act)), "once per turn");
    let mut random = led_by(Character::Feykah);
    level(&mut random, Branch::Rigging, 2);
    random.at(of(A), Area::City).hand(A, &["blue_3"]).does(of(A), Deed::BuyRandom);
    assert_eq!(random.offers(A).len(), 3, "three seen");
    random.answer(A, Choice::Nth(2));
    assert_eq!((random.player(A).programs.len(), random.state().program_discard.len()), (1, 2));
}

/// TB-NOVA-04
/// TB-NOVA-06
/// TB-AMB-96
#[test]
fn nova_takes_a_weapon_for_two_boosts() {
    let mut table = led_by(Character::Nova);
    table.edit(|state| state.players[0].meter = 1);
    assert!(!table.may(of(A), Deed::TakeWeapon(Item::Rifle)));
    table.edit(|state| state.players[0].meter = 2).does(of(A), Deed::TakeWeapon(Item::Rifle));
    assert_eq!((table.player(A).item, table.player(A).meter, table.state().turn.ap), (Some(Item::Rifle), 0, 2));
    table.at(of(A), Area::Nexus).hand(A, &["blue_5"]).dice(&[1]).does(of(A), Deed::Nexus).play(A, "blue_5");
    assert_eq!((levels(&table)[2], table.player(A).meter), (1, 1), "one for each boost");
}

/// TB-NOVA-11
#[test]
fn nova_without_cards_runs_faster() {
    let mut table = led_by(Character::Nova);
    level(&mut table, Branch::Rigging, 1);
    assert_eq!(table.scene().full_moves(of(A)), 3);
    table.dice(&[1]).at(of(A), Area::Nexus).does(of(A), Deed::Nexus);
    assert_eq!((levels(&table)[3], table.scene().full_moves(of(A))), (2, 4));
}

/// TB-HAV-03
/// TB-AMB-97
#[test]
fn havocs_second_and_fifth_enemy_bring_boosts() {
    for (before, boosted) in [(0, false), (1, true), (3, false), (4, true)] {
        let mut table = led_by(Character::Havoc);
        table.edit(|state| state.players[0].meter = before);
        let eleven = table.site(&[11]);
        table.enemy(EnemyKind::Thief, 1, eleven).hand(A, &["red_5"]).general(&["red_1"]);
        table.does(of(A), Deed::Attack(Foe::At(SpawnNo(eleven)))).play(A, "red_5");
        assert_eq!(matches!(table.state().stack.last(), Some(Pending::Boost(_))), boosted, "from {before}");
    }
    let mut program = led_by(Character::Havoc);
    let eleven = program.site(&[11]);
    program.edit(|state| state.players[0].meter = 1).enemy(EnemyKind::Thief, 1, eleven).program(A, "clean_sweep");
    program.uses(A, Free::Program(0));
    assert_eq!((program.scene().foes().count(), program.player(A).meter, program.player(A).hand.len()), (0, 1, 0));
}

/// TB-HAV-04
/// TB-HAV-05
/// TB-HAV-10
/// TB-HAV-11
#[test]
fn havocs_tasks_in_play() {
    let mut table = led_by(Character::Havoc);
    table.at(of(A), Area::Monolith).hand(A, &["red_5"]).does(of(A), Deed::BuyRecon);
    table.answer(A, Choice::Recon(ghostline::beginning::Sight::Hand));
    assert_eq!(levels(&table)[0], 1);
    table.at(of(A), Area::City).hand(A, &["blue_5"]).does(of(A), Deed::BuyRandom);
    assert!(matches!(table.state().stack.last(), Some(Pending::BlueFive(_))));
    table.answer(A, Choice::Yes);
    assert_eq!(table.player(A).programs.len(), 3, "two for the blue 5, one bought");
    let mut afar = led_by(Character::Havoc);
    level(&mut afar, Branch::Hacking, 1);
    level(&mut afar, Branch::Implants, 2);
    let two = afar.site(&[2]);
    afar.enemy(EnemyKind::Thief, 2, two).edit(|state| state.sites[usize::from(two)].enemy.as_mut().unwrap().health = 1);
    afar.hand(A, &["red_5"]).general(&["red_1"]).does(of(A), Deed::Attack(Foe::At(SpawnNo(two)))).play(A, "red_5");
    assert_eq!((levels(&afar)[0], afar.scene().strength(of(A))), (2, 3), "from HQ to the Monolith");
    let mut city = led_by(Character::Havoc);
    city.at(of(A), Area::City).dice(&[4]).does(of(A), Deed::Fate).does(of(A), Deed::Resource);
    assert_eq!((levels(&city)[3], city.scene().red_limit(of(A))), (1, 3));
    city.dice(&[4]).edit(|state| {
        state.turn.city = 0;
        state.turn.ap = 1;
        state.bars.riot = 4;
    });
    city.hand(A, &[]).does(of(A), Deed::Riot { minus: true });
    assert_eq!((levels(&city)[3], city.scene().full_moves(of(A))), (2, 3));
}

/// TB-DRY-02
/// TB-DRY-04
/// TB-DRY-05
/// TB-DRY-06
/// TB-DRY-07
/// TB-DRY-08
/// TB-DRY-10
/// TB-DRY-11
/// TB-RNG-05
/// TB-AMB-95
#[test]
fn dryden_heals() {
    let mut table = led_by(Character::Dryden);
    assert!(!table.may(of(A), Deed::Heal(of(B))), "nobody is hurt");
    table.edit(|state| state.players[1].body.health = 1).at(of(B), Area::Monolith);
    table.does(of(A), Deed::Heal(of(B)));
    assert_eq!((table.player(B).body.health, table.player(A).hand.len(), table.player(A).meter), (2, 2, 1));
    assert_eq!((levels(&table)[1], table.scene().max_health(of(A))), (1, 3));
    assert!(table.may(of(A), Deed::Heal(of(A))), "himself, now that he can have 3");
    table.does(of(A), Deed::Heal(of(A)));
    assert_eq!((table.player(A).meter, table.player(A).programs.len()), (2, 1), "a program for the second");
    table.edit(|state| {
        state.turn.ap = 2;
        state.players[2].body.health = 1;
        state.players[2].skills[1].level = 1;
        let wound = state.wounds.pop().unwrap();
        state.players[2].wounds.push(wound);
        state.players[0].skills[0].level = 1;
    });
    let hand = table.player(A).hand.len();
    table.does(of(A), Deed::Surgery(C));
    assert_eq!((table.player(C).wounds.len(), table.player(A).meter, table.player(A).hand.len()), (0, 3, hand + 1));
    table.at(of(B), Area::Nexus).edit(|state| state.players[1].body.health = 1);
    assert!(!table.may(of(A), Deed::Heal(of(B))), "out of range");
    let mut two = led_by(Character::Dryden);
    level(&mut two, Branch::Implants, 1);
    two.edit(|state| state.players[0].body.health = 1).does(of(A), Deed::Heal(of(A)));
    assert_eq!(levels(&two)[1], 2, "two health at once");
}

/// TB-DRY-12
/// TB-DRY-14
/// TB-DRY-09
#[test]
fn drydens_tasks_in_play() {
    let mut table = led_by(Character::Dryden);
    table.at(of(A), Area::City).hand(A, &["blue_3", "blue_3"]).does(of(A), Deed::BuyRandom);
    if matches!(table.state().stack.last(), Some(Pending::Pay { .. })) {
        table.play(A, "blue_3");
    }
    assert_eq!(levels(&table)[2], 0);
    table.hand(A, &["blue_3"]).does(of(A), Deed::BuyRandom);
    assert_eq!((levels(&table)[2], table.scene().strength(of(A))), (1, 1));
    let mut junk = led_by(Character::Dryden);
    level(&mut junk, Branch::Rigging, 1);
    junk.at(of(A), Area::Junkyard).carry(of(A), Colour::Red).edit(|state| state.turn.ap = 0);
    junk.does(of(A), Deed::Drop);
    assert_eq!((junk.state().junkyard.len(), levels(&junk)[0]), (1, 1), "free with the boost");
}

fn kennel() -> Table {
    let mut table = Table::of(&[Character::DeeCoy, Character::Jayden, Character::Havoc]);
    table.at(Figure::Kuro, Area::City);
    table
}

/// TB-KURO-03
/// TB-KURO-04
/// TB-KURO-13
/// TB-AMB-42
/// TB-AMB-43
/// TB-DEE-11
/// TB-DEE-12
#[test]
fn kuro_moves_or_acts_with_a_marker() {
    let mut table = kennel();
    table.dice(&[4, 4]).does(Figure::Kuro, Deed::Fate);
    assert_eq!((table.state().kuro.as_ref().unwrap().used, table.state().turn.ap), (0b10, 2));
    assert!(!table.may(Figure::Kuro, Deed::Move(Area::Hq)), "an action or a move");
    table.does(of(A), Deed::Move(Area::Monolith));
    table.edit(|state| state.turn.kuro = (false, false));
    assert!(!table.may(Figure::Kuro, Deed::Move(Area::Hq)), "one finishes before the other begins");
    let mut used = kennel();
    used.edit(|state| state.kuro.as_mut().unwrap().used = 0b10);
    assert!(!used.may(Figure::Kuro, Deed::Fate));
    let six = used.site(&[6]);
    used.enemy(EnemyKind::Thief, 1, six);
    assert!(used.may(Figure::Kuro, Deed::Attack(Foe::At(SpawnNo(six)))), "fighting is always possible");
    let mut both = kennel();
    level(&mut both, Branch::Security, 2);
    both.dice(&[4]).does(Figure::Kuro, Deed::Fate).does(Figure::Kuro, Deed::Move(Area::Hq));
    assert_eq!(both.scene().area(Figure::Kuro), Some(Area::Hq));
}

/// TB-KURO-02
/// TB-KURO-09
/// TB-DEE-03
/// TB-AMB-49
#[test]
fn kuro_falls_and_comes_back_beside_dee_coy() {
    let mut table = kennel();
    let six = table.site(&[6]);
    table.enemy(EnemyKind::Soldier, 1, six).general(&["red_5"]).dice(&[2, 12, 1, 1]);
    table.edit(|state| state.kuro.as_mut().unwrap().body.health = 1);
    table.at(of(B), Area::City).at(of(C), Area::Nexus);
    assert_eq!(table.scene().victims(Foe::At(SpawnNo(six)), Area::City).as_slice(), [of(B)], "Kuro comes last");
    table.at(of(B), Area::Nexus).pass(A);
    table.until_turn(B);
    assert_eq!(table.player(A).wounds.len(), 1, "a wound for Dee Coy, at once");
    assert!(table.state().kuro.as_ref().unwrap().down);
    table.dice(&[1, 12, 1, 1]).until_turn(C).dice(&[1, 12, 1, 1]).until_turn(A);
    let kuro = table.state().kuro.as_ref().unwrap();
    assert_eq!((kuro.body.place, kuro.body.health, kuro.down), (table.player(A).body.place, 1, false));
}

/// TB-DEE-02
/// TB-WND-07
#[test]
fn dee_coy_wakes_in_the_cube() {
    let mut table = kennel();
    table.put(of(A), Place::Down).edit(|state| state.players[0].body.health = 0);
    table.dice(&[1, 12, 1, 1]).until_turn(B).dice(&[1, 12, 1, 1]).until_turn(C).dice(&[1, 12, 1, 1]).until_turn(A);
    assert_eq!((table.player(A).body.place, table.player(A).body.health), (Place::Cube, 1));
    assert!(table.may(Figure::Kuro, Deed::Move(Area::Hq)), "Kuro acts all the same");
}

/// TB-DEE-04
/// TB-DEE-12
/// TB-DEE-13
#[test]
fn trained_kuro_fights_without_markers() {
    let fight = |second: bool| {
        let mut table = kennel();
        if second {
            level(&mut table, Branch::Hacking, 2);
            level(&mut table, Branch::Implants, 2);
        }
        let six = table.site(&[6]);
        table.enemy(EnemyKind::Thief, 1, six).hand(A, &["red_4"]).general(&["red_1"]);
        table.does(Figure::Kuro, Deed::Attack(Foe::At(SpawnNo(six)))).play(A, "red_4");
        (table.state().kuro.as_ref().unwrap().used, table.scene().foes().count())
    };
    assert_eq!(fight(false), (0b10, 0));
    assert_eq!(fight(true), (0, 0));
    let mut refresh = kennel();
    level(&mut refresh, Branch::Rigging, 1);
    refresh.edit(|state| state.kuro.as_mut().unwrap().used = 0b1111);
    let six = refresh.site(&[6]);
    refresh
        .enemy(EnemyKind::Thief, 2, six)
        .edit(|state| state.sites[usize::from(six)].enemy.as_mut().unwrap().health = 1);
    refresh
        .hand(A, &["red_5"])
        .general(&["red_1"])
        .does(Figure::Kuro, Deed::Attack(Foe::At(SpawnNo(six))))
        .play(A, "red_5");
    assert_eq!((levels(&refresh)[3], refresh.state().kuro.as_ref().unwrap().used), (2, 0b1100));
    assert_eq!(refresh.player(A).hand.len(), 2 + 1, "one card more with the boost");
}

/// TB-DEE-05
/// TB-DEE-09
/// TB-AMB-44
/// TB-AMB-45
/// TB-KURO-05
#[test]
fn kuro_carries_and_places_without_a_marker() {
    let mut table = kennel();
    level(&mut table, Branch::Implants, 1);
    table.carry(Figure::Kuro, Colour::Blue).edit(|state| {
        state.kuro.as_mut().unwrap().body.scanners = [true; 2];
        state.scanners = [0; 2];
    });
    assert!(!table.scene().has_room(Figure::Kuro));
    table.does(Figure::Kuro, Deed::Move(Area::Network)).does(Figure::Kuro, Deed::Place);
    table.answer(A, Choice::Column(0, Column::Alpha, true));
    assert_eq!(levels(&table)[1], 1, "with both scanners Dee Coy herself must bring it");
    assert_eq!((table.state().kuro.as_ref().unwrap().used, table.player(A).record.brought), (0, 1));
    table.answer(A, Choice::No);
    assert_eq!(table.player(A).programs.len(), 1);
}

/// TB-KURO-06
/// TB-KURO-07
/// TB-KURO-08
#[test]
fn kuro_sniffs_and_equips_nothing() {
    let mut table = kennel();
    level(&mut table, Branch::Security, 1);
    table.edit(|state| {
        let item = state.traps.pop();
        state.crates.push(ghostline::beginning::Crate {
            item,
            area: Area::Hq,
            up: false,
            seen: ghostline::engine::Seats::NONE,
        });
    });
    table.does(Figure::Kuro, Deed::Move(Area::Hq));
    assert!(table.state().crates[0].seen.contains(A), "a look, never a trap");
    assert_eq!((levels(&table)[2], table.state().crates.len()), (2, 1));
    table.hand(A, &["red_5", "red_4"]);
    assert!(!table.may(Figure::Kuro, Deed::BuyWeapon(Item::Pistol)));
    table.at(Figure::Kuro, Area::City);
    assert!(
        table
            .offers(A)
            .iter()
            .all(|action| !matches!(action, Action::Do(Figure::Kuro, Deed::BuyProgram(_) | Deed::BuyRandom)))
    );
    let mut recon = kennel();
    recon.at(Figure::Kuro, Area::Monolith).hand(A, &["red_5"]).edit(|state| state.players[0].body.had_recon = true);
    recon.does(Figure::Kuro, Deed::BuyRecon).answer(A, Choice::Recon(ghostline::beginning::Sight::Hand));
    assert!(recon.state().kuro.as_ref().unwrap().body.recon.is_some());
}

/// TB-KURO-11
#[test]
fn kuro_is_a_partner_in_sector_two() {
    let mut table = kennel();
    table.at(of(A), Area::Sectors).at(Figure::Kuro, Area::Sectors);
    table.does(of(A), Deed::SectorTwo(Figure::Kuro)).answer(A, Choice::Nth(0)).answer(A, Choice::Nth(0));
    let kuro = table.state().kuro.as_ref().unwrap();
    assert_eq!((kuro.body.chips.len(), kuro.used, table.player(A).body.chips.len()), (1, 0, 1), "no marker to receive");
    let _ = E;
}

/// TB-KURO-12
/// TB-AMB-46
/// TB-OPEN-22
#[test]
fn kuro_is_given_up_and_called_back() {
    let mut table = kennel();
    let (six, eight) = (table.site(&[6]), table.site(&[8]));
    table.enemy(EnemyKind::Thief, 1, six).enemy(EnemyKind::Thief, 1, eight).hand(A, &["last_fetch", "good_dog"]);
    let (fetch, dog) = (table.card(A, "last_fetch"), table.card(A, "good_dog"));
    assert!(!table.may_use(A, Free::Unique(dog)), "he is there");
    assert_eq!(table.scene().blue(A, dog), Some(4), "and the card is blue 4");
    table.uses(A, Free::Unique(fetch)).answer(A, Choice::Foe(Foe::At(SpawnNo(six))));
    if matches!(table.state().stack.last(), Some(Pending::Script(_))) {
        table.answer(A, Choice::Foe(Foe::At(SpawnNo(eight))));
    }
    assert_eq!(table.state().kuro.as_ref().unwrap().body.place, Place::Gone);
    assert_eq!(table.scene().foes().count(), 0);
    table.edit(|state| state.kuro.as_mut().unwrap().used = 0b11).at(of(A), Area::MedCenter);
    table.uses(A, Free::Unique(dog));
    let kuro = table.state().kuro.as_ref().unwrap();
    assert_eq!((kuro.body.place, kuro.used), (Place::In(Area::Sectors), 0), "from the Med Center into Area 1");
}

/// TB-INF-01
/// TB-INF-03
#[test]
fn unique_cards_do_what_they_say() {
    let mut wild = led_by(Character::Jayden);
    wild.at(of(A), Area::City).hand(A, &["either_way"]);
    let card = wild.card(A, "either_way");
    assert_eq!((wild.scene().blue(A, card), wild.scene().red(A, card)), (Some(3), Some(3)));
    assert_eq!(wild.scene().blue(B, card), None, "void for others");
    let mut back = led_by(Character::Jayden);
    back.edit(|state| state.players[0].played = 0b1).hand(A, &["spare_set"]);
    let spare = back.card(A, "spare_set");
    back.uses(A, Free::Unique(spare));
    assert_eq!(back.player(A).played, 0);
    let mut root = led_by(Character::Feykah);
    root.hand(A, &["root_access"]);
    let access = root.card(A, "root_access");
    root.uses(A, Free::Unique(access)).answer(A, Choice::Nth(1));
    assert_eq!((root.player(A).programs.len(), levels(&root)[3]), (1, 1));
    let mut nova = led_by(Character::Nova);
    nova.hand(A, &["roof_line", "old_favours"]);
    let (line, favours) = (nova.card(A, "roof_line"), nova.card(A, "old_favours"));
    nova.uses(A, Free::Unique(line)).uses(A, Free::Unique(favours));
    assert_eq!((nova.state().turn.moves, nova.state().turn.boundless, nova.player(A).hand.len()), (5, true, 3));
    let mut ward = led_by(Character::Dryden);
    ward.hand(A, &["field_ward"]).edit(|state| state.players.iter_mut().for_each(|player| player.body.health = 1));
    let field = ward.card(A, "field_ward");
    ward.at(of(C), Area::Nexus).uses(A, Free::Unique(field));
    assert_eq!((ward.player(A).body.health, ward.player(B).body.health, ward.player(C).body.health), (2, 2, 1));
    let mut steady = led_by(Character::Dryden);
    steady.hand(A, &["steady_hand"]).edit(|state| state.stack.push(Pending::Wound { seat: A, left: 2 }));
    steady.go_on().answer(A, Choice::Yes);
    assert_eq!(steady.player(A).wounds.len(), 1, "one of two cancelled");
    let mut havoc = led_by(Character::Havoc);
    let (five, eleven) =
        (library().board.spawns.iter().rposition(|spawn| spawn.numbers == [5]).unwrap() as u8, havoc.site(&[11]));
    havoc
        .enemy(EnemyKind::Tank, 2, five)
        .enemy(EnemyKind::Soldier, 2, eleven)
        .hand(A, &["clear_the_room", "both_barrels"]);
    havoc.general(&["red_1"]).does(of(A), Deed::Attack(Foe::At(SpawnNo(five))));
    let (barrels, clear) = (havoc.card(A, "both_barrels"), havoc.card(A, "clear_the_room"));
    havoc.answer(A, Choice::Card(barrels, true));
    havoc.answer(A, Choice::Card(clear, true));
    assert_eq!(havoc.scene().foes().count(), 0, "red 6, 2 damage, everybody");
}
