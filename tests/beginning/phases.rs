//! The Human and the Machine Phase, the finale, and how factions win.

use ghostline::{
    beginning::{
        Action, Area, Bar, Character, Choice, Colour, Column, Deed, Ending, Era, Event, Faction, Free, Pending, Setup,
        Sight,
    },
    engine::{Game, Seat},
};

use crate::table::{A, B, C, D, Table, library, of};

const THREE: [Character; 3] = [Character::Havoc, Character::Jayden, Character::Nova];
const FIVE: [Character; 5] =
    [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden, Character::DeeCoy];

/// A table with these factions.
fn factions(seats: &[Character], factions: &[Faction]) -> Table {
    let loyalty = (0..).map(Seat).zip(factions.iter().copied()).collect();
    let fix = ghostline::beginning::Fix { loyalty, ..Default::default() };
    let seats = seats.iter().copied().map(Some).collect();
    Table::with(Setup { seats, first: Some(A), fix, ..Setup::new(library(), 3) })
}

/// The active player brings a chip into a column.
fn bring(table: &mut Table, colour: Colour, column: Column) {
    table.at(of(A), Area::City).carry(of(A), colour).edit(|state| state.turn.moves = 2);
    table.does(of(A), Deed::Move(Area::Network)).does(of(A), Deed::Place);
    if table.state().over.is_none() && matches!(table.state().stack.last(), Some(Pending::Placing { .. })) {
        table.answer(A, Choice::Column(0, column, false));
    }
}

/// TB-HUM-01
/// TB-HUM-02
/// TB-HUM-03
/// TB-HUM-04
/// TB-HUM-06
/// TB-HUM-07
/// TB-NET-10
/// TB-TURN-04
/// TB-AMB-19
/// TB-ACT-05
#[test]
fn the_human_phase_shows_tier_one() {
    let mut table = Table::of(&THREE);
    table.column(0, &[Colour::Blue]).column(1, &[Colour::Red]);
    let market = table.state().market.clone();
    table.edit(|state| {
        let slot = ghostline::beginning::Slot { kind: Some(Sight::Hand), seen: ghostline::engine::Seats::one(A) };
        state.players[0].body.recon = Some(slot);
        state.recons.retain(|sight| *sight != Sight::Hand);
    });
    assert!(!table.may_use(A, Free::Recon(of(A))), "not before the Human Phase");
    bring(&mut table, Colour::Purple, Column::Gamma);
    assert_eq!(table.state().era, Era::Human);
    let mut shown: Vec<Colour> = table.state().network.iter().map(|column| column[0].colour.unwrap()).collect();
    assert!(table.state().network.iter().all(|column| column[0].up && column[0].from.is_none()));
    shown.sort_unstable();
    assert_eq!(shown, [Colour::Blue, Colour::Red, Colour::Purple]);
    assert_ne!(table.state().market, market);
    assert!(table.may_use(A, Free::Recon(of(A))));
    assert!(matches!(table.state().stack.last(), Some(Pending::Act)), "the turn goes on");
    let mixed = (0..20).any(|seed| {
        let mut table = Table::of(&THREE);
        table.dice = ghostline::engine::Dice::new(seed);
        table.column(0, &[Colour::Blue]).column(1, &[Colour::Red]);
        bring(&mut table, Colour::Purple, Column::Gamma);
        table.state().network[2][0].colour != Some(Colour::Purple)
    });
    assert!(mixed, "by chance");
}

/// TB-MACH-01
/// TB-MACH-02
/// TB-MACH-04
/// TB-MACH-05
/// TB-MACH-07
#[test]
fn the_machine_phase_comes_with_tier_two() {
    let mut table = Table::of(&THREE);
    let two = [Colour::Blue, Colour::Red];
    table.column(0, &two).column(1, &two).column(2, &[Colour::Blue]).edit(|state| state.era = Era::Human);
    let market = table.state().market.clone();
    bring(&mut table, Colour::Red, Column::Gamma);
    assert_eq!(table.state().era, Era::Machine);
    assert_ne!(table.state().market, market);
    assert!(table.state().network.iter().all(|column| !column[1].up), "Tier 2 stays hidden");
    assert!(table.state().told.is_empty(), "three players learn nothing");
}

fn machine_phase(table: &mut Table) {
    let two = [Colour::Blue, Colour::Red];
    table.column(0, &two).column(1, &two).column(2, &[Colour::Blue]).edit(|state| state.era = Era::Human);
    bring(table, Colour::Red, Column::Gamma);
}

/// TB-MACH-08
/// TB-LOY-07
#[test]
fn with_four_the_machine_learns_the_humans() {
    let four = [Character::Havoc, Character::Jayden, Character::Nova, Character::Dryden];
    let mut table = factions(&four, &[Faction::Human, Faction::Machine, Faction::Human, Faction::Legion]);
    machine_phase(&mut table);
    let told: Vec<(Seat, Seat, Faction)> = table.state().told.iter().map(|it| (it.to, it.of, it.faction)).collect();
    assert_eq!(told, [(B, A, Faction::Human), (B, C, Faction::Human)]);
    assert!(matches!(table.state().stack.last(), Some(Pending::Act)), "nobody changes faction");
}

/// TB-MACH-06
/// TB-MACH-09
/// TB-MACH-10
/// TB-MACH-11
/// TB-MACH-16
/// TB-LOY-06
/// TB-OPEN-23
#[test]
fn a_lone_machine_may_convert_a_human() {
    let mut table =
        factions(&FIVE, &[Faction::Human, Faction::Machine, Faction::Human, Faction::Human, Faction::Fallen]);
    machine_phase(&mut table);
    assert_eq!(table.asked().len(), 5, "everybody answers, so that nobody learns whose step it is");
    assert_eq!(table.offers(A), [Action::Answer(Choice::Done)]);
    assert!(!table.can(B, Action::Answer(Choice::Seat(Seat(4)))), "Humans only");
    assert!(table.can(B, Action::Answer(Choice::Done)), "it is optional");
    for seat in [A, C, D, Seat(4)] {
        table.done(seat);
    }
    table.answer(B, Choice::Seat(C));
    assert_eq!(table.scene().faction(C), Some(Faction::Machine));
    let view = table.game.view(A);
    assert_eq!(view.table.players[2].turned, None, "others do not know");
    let told = |to: Seat, of: Seat| {
        table.state().told.iter().any(|it| it.to == to && it.of == of && it.faction == Faction::Machine)
    };
    assert!(told(B, C) && told(C, B));
    assert_eq!(table.player(C).objectives.len(), 1, "the objective stays");
}

/// TB-MACH-09
#[test]
fn two_machines_know_each_other_and_convert_nobody() {
    let mut table =
        factions(&FIVE, &[Faction::Human, Faction::Machine, Faction::Machine, Faction::Human, Faction::Human]);
    machine_phase(&mut table);
    let told = |to: Seat, of: Seat| {
        table.state().told.iter().any(|it| it.to == to && it.of == of && it.faction == Faction::Machine)
    };
    assert!(told(B, C) && told(C, B));
    assert_eq!(table.offers(B), [Action::Answer(Choice::Done)]);
}

/// TB-MACH-12
/// TB-MACH-13
/// TB-MACH-14
/// TB-MACH-15
/// TB-EX-39
/// TB-EX-40
/// TB-EX-41
/// TB-BOT-09
#[test]
fn legion_infects_by_security_and_threat() {
    let steps = |security: i8, threat: i8| {
        let mut table =
            factions(&FIVE, &[Faction::Human, Faction::Legion, Faction::Human, Faction::Machine, Faction::Human]);
        table.edit(|state| {
            state.bars.security = security;
            state.bars.threat = threat;
        });
        machine_phase(&mut table);
        table.state().stack.iter().filter(|step| matches!(step, Pending::Closed { .. })).count() - 1
    };
    assert_eq!((steps(2, 1), steps(2, 2), steps(3, 1), steps(3, 2)), (1, 2, 0, 1));
    let mut table =
        factions(&FIVE, &[Faction::Human, Faction::Legion, Faction::Human, Faction::Machine, Faction::Human]);
    table.edit(|state| state.bars.security = 2);
    machine_phase(&mut table);
    for seat in [A, B, C, Seat(4)] {
        table.done(seat);
    }
    table.answer(D, Choice::Seat(C));
    assert_eq!(table.scene().faction(C), Some(Faction::Machine));
    for seat in [A, C, D, Seat(4)] {
        table.done(seat);
    }
    table.answer(B, Choice::Seat(C));
    assert_eq!(table.scene().faction(C), Some(Faction::Legion), "even one just converted");
    let believed = table.game.view(D).table.players[2].turned.and_then(|turned| turned.to);
    assert_eq!(believed, Some(Faction::Machine), "the Machine believes otherwise");
    let learned =
        |to: Seat| table.state().told.iter().filter(|it| it.to == to && it.faction == Faction::Legion).count();
    assert_eq!((learned(B), learned(C), learned(A)), (1, 1, 0));
}

fn finish(columns: [&[Colour]; 3], junk: &[Colour], sides: &[Faction]) -> ghostline::beginning::Outcome {
    let mut table = factions(&THREE, sides);
    for (at, column) in columns.into_iter().enumerate() {
        table.column(at, column);
    }
    table.junk(junk).edit(|state| state.era = Era::Machine);
    let last = table.state().network[2].len() - 1;
    let chip = table.state().network[2][last].colour.unwrap();
    table.edit(|state| {
        let chip = state.network[2].pop().unwrap();
        state.sectors[0].push(chip);
    });
    bring(&mut table, chip, Column::Gamma);
    table.state().over.clone().unwrap()
}

const BLUE: Colour = Colour::Blue;
const RED: Colour = Colour::Red;
const PURPLE: Colour = Colour::Purple;
const HUMANS: [Faction; 3] = [Faction::Human; 3];

/// TB-FIN-01
/// TB-FIN-02
/// TB-FIN-04
/// TB-FIN-05
/// TB-FIN-06
/// TB-FIN-12
/// TB-WIN-01
/// TB-WIN-02
/// TB-EX-26
/// TB-GEN-05
/// TB-GEN-06
/// TB-OBJ-04
/// TB-OBJ-05
/// TB-FIN-14
/// TB-BOT-02
#[test]
fn two_columns_win() {
    let over = finish([&[BLUE, BLUE, RED], &[BLUE, RED, BLUE], &[RED, RED, PURPLE]], &[], &HUMANS);
    assert_eq!((over.ending, over.faction), (Ending::Network, Faction::Human));
    assert_eq!(over.column(Column::Gamma), Some(Faction::Machine));
    assert!(over.winners.iter().all(|seat| over.fulfilled.contains(seat)));
    let unmet = [A, B, C].into_iter().filter(|seat| !over.fulfilled.contains(*seat));
    assert!(unmet.into_iter().all(|seat| !over.winners.contains(seat)));
    let red = finish([&[RED, RED, BLUE], &[RED, RED, BLUE], &[BLUE, BLUE, BLUE]], &[], &HUMANS);
    assert_eq!(red.faction, Faction::Machine);
    assert!(red.winners.is_empty());
}

/// TB-FIN-07
/// TB-FIN-08
/// TB-WIN-05
/// TB-EX-37
/// TB-EX-38
/// TB-AMB-23
/// TB-AMB-24
/// TB-AMB-25
#[test]
fn tied_columns_go_by_chips_then_to_nobody() {
    let blue = finish([&[BLUE, BLUE, RED], &[RED, RED, BLUE], &[PURPLE, PURPLE, BLUE]], &[], &HUMANS);
    assert_eq!(blue.faction, Faction::Human, "one column each, four blue chips");
    let even = finish([&[BLUE, BLUE, RED], &[RED, RED, PURPLE], &[PURPLE, PURPLE, BLUE]], &[], &HUMANS);
    assert_eq!(even.faction, Faction::Outlaw);
    let split = finish([&[BLUE, RED, PURPLE], &[BLUE, BLUE, RED], &[RED, RED, BLUE]], &[], &HUMANS);
    assert_eq!(
        (split.column(Column::Alpha), split.faction),
        (None, Faction::Outlaw),
        "a tie inside a column is nobody's"
    );
    let purple = finish([&[PURPLE, PURPLE, RED], &[PURPLE, PURPLE, BLUE], &[BLUE, BLUE, RED]], &[], &HUMANS);
    assert_eq!(purple.faction, Faction::Fallen, "by the columns");
}

/// TB-FIN-09
/// TB-FIN-10
/// TB-FIN-11
/// TB-WIN-10
/// TB-WIN-11
/// TB-EX-35
/// TB-EX-36
/// TB-AMB-26
/// TB-CHIP-04
#[test]
fn files_win_for_the_fallen_where_one_is_there() {
    let sides = [Faction::Human, Faction::Fallen, Faction::Human];
    let all_blue: [&[Colour]; 3] = [&[BLUE, BLUE, PURPLE], &[BLUE, BLUE, PURPLE], &[BLUE, BLUE, BLUE]];
    let won = finish(all_blue, &[PURPLE, PURPLE], &sides);
    assert_eq!((won.faction, won.by_files), (Faction::Fallen, true));
    let one: [&[Colour]; 3] = [&[BLUE, BLUE, PURPLE], &[BLUE, BLUE, RED], &[BLUE, BLUE, BLUE]];
    assert_eq!(finish(one, &[PURPLE, PURPLE], &sides).faction, Faction::Human);
    assert_eq!(finish(one, &[PURPLE, PURPLE, PURPLE], &sides).faction, Faction::Fallen);
    assert_eq!(finish(all_blue, &[PURPLE, PURPLE], &HUMANS).faction, Faction::Human, "nobody is Fallen");
}

/// TB-FIN-03
/// TB-WIN-03
/// TB-WIN-06
/// TB-WIN-08
/// TB-WIN-09
/// TB-WIN-12
/// TB-AMB-01
/// TB-AMB-02
/// TB-AMB-27
/// TB-AMB-28
/// TB-AMB-50
#[test]
fn bars_at_their_end_end_the_game() {
    let end = |bar: Bar, value: i8, die: &[u8], sides: &[Faction]| {
        let mut table = factions(&THREE, sides);
        table.edit(|state| *state.bars.get_mut(bar) = value).dice(die);
        table
    };
    let legion = [Faction::Human, Faction::Legion, Faction::Human];
    let mut resource = end(Bar::Resource, 2, &[], &HUMANS);
    resource.event("the_ledger");
    assert_eq!(resource.state().over.as_ref().map(|over| over.faction), Some(Faction::Machine));
    let mut morale = end(Bar::Morale, -9, &[], &HUMANS);
    morale.event("the_accused").answer(C, Choice::No);
    let over = morale.state().over.clone().unwrap();
    assert_eq!((over.ending, over.faction, over.winners.is_empty()), (Ending::Morale, Faction::Outlaw, true));
    for (sides, winner) in [(&HUMANS, Faction::Outlaw), (&legion, Faction::Legion)] {
        let mut security = end(Bar::Security, 1, &[], sides);
        security.general(&["blue_3", "blue_4"]).event("sabotage");
        assert_eq!(security.state().over.as_ref().map(|over| over.faction), Some(winner));
        let mut threat = end(Bar::Threat, 3, &[3, 3, 5, 6], sides);
        for numbers in [&[11][..], &[3, 11]] {
            let at = threat.site(numbers);
            threat.enemy(ghostline::beginning::EnemyKind::Thief, 1, at);
        }
        threat.at(of(A), Area::Junkyard);
        threat.at(of(B), Area::Junkyard).at(of(C), Area::Junkyard).pass(A);
        assert_eq!(
            threat.state().over.as_ref().map(|over| (over.ending, over.faction)),
            Some((Ending::Threat, winner))
        );
    }
    let mut files = factions(&THREE, &[Faction::Human, Faction::Fallen, Faction::Human]);
    files.junk(&[PURPLE, PURPLE, PURPLE]).edit(|state| state.bars.resource = 2).event("the_ledger");
    assert_eq!(files.state().over.as_ref().map(|over| over.faction), Some(Faction::Fallen), "Check 2 overrides");
}

/// TB-WIN-07
/// TB-AMB-29
#[test]
fn a_network_that_cannot_be_filled_is_lost() {
    let mut table = Table::of(&THREE);
    table.edit(|state| {
        for at in 0..3 {
            let chips = std::mem::take(&mut state.sectors[at]);
            state.removed.extend(chips);
        }
    });
    assert!(table.scene().exhausted());
    table.dice(&[1, 12, 1, 1]).until_turn(B);
    assert_eq!(
        table.state().over.as_ref().map(|over| (over.ending, over.faction)),
        Some((Ending::Exhausted, Faction::Outlaw))
    );
}

/// TB-CAMP-01
/// TB-CAMP-02
/// TB-CAMP-03
/// TB-CAMP-04
/// TB-AMB-84
#[test]
fn a_campaign_transfers_programs_and_mixes_chips() {
    let seats: Vec<Option<Character>> = FIVE.map(Some).to_vec();
    let setup = Setup { seats, first: Some(A), campaign: true, ..Setup::new(library(), 5) };
    let mut table = Table::with(setup.clone());
    table.program(A, "overclock").uses(A, Free::Transfer(0));
    assert_eq!((table.player(A).programs.len(), table.player(A).transferred.len()), (0, 1));
    let short = Setup { seats: vec![None; 3], ..setup };
    let faults = ghostline::beginning::Rules::of(&std::sync::Arc::new(short)).faults;
    assert_eq!(faults, [ghostline::beginning::SetupFault::Campaign]);
    let mut mixed = 0;
    for seed in 0..20 {
        let mut table = Table::with(table.setup.clone());
        table.dice = ghostline::engine::Dice::new(seed);
        table.junk(&[BLUE, RED, PURPLE]).edit(|state| state.bars.resource = 2).event("the_ledger");
        for _ in 0..20 {
            if table.state().over.is_some() {
                break;
            }
            let seat = table.asked()[0];
            table.done(seat);
        }
        let junk: Vec<Colour> = table.state().junkyard.iter().map(|junk| junk.chip.unwrap().colour.unwrap()).collect();
        mixed += u32::from(junk != [BLUE, RED, PURPLE]);
    }
    assert!(mixed > 5);
}

/// TB-RECON-03
/// TB-RECON-04
/// TB-RECON-05
/// TB-RECON-06
/// TB-RECON-07
/// TB-RECON-08
/// TB-RECON-09
/// TB-RECON-10
#[test]
fn recon_cards_show_what_they_say() {
    let ready = |sight: Sight| {
        let mut table = Table::of(&THREE);
        table.column(0, &[BLUE]).edit(|state| {
            state.era = Era::Human;
            let slot = ghostline::beginning::Slot { kind: Some(sight), seen: ghostline::engine::Seats::one(A) };
            state.players[0].body.recon = Some(slot);
            state.recons.retain(|it| *it != sight);
        });
        table
    };
    let recon = Free::Recon(of(A));
    let mut sectors = ready(Sight::Sectors);
    assert!(!sectors.may_use(A, recon), "in Area 1 only");
    sectors.at(of(A), Area::Sectors).uses(A, recon);
    sectors.answer(A, Choice::Nth(0)).answer(A, Choice::Nth(0)).answer(A, Choice::Nth(2));
    let seen = |table: &Table, at: usize| table.state().sectors[at].iter().filter(|chip| chip.seen.contains(A)).count();
    assert_eq!((seen(&sectors, 0), seen(&sectors, 1), seen(&sectors, 2)), (2, 0, 1));
    assert_eq!((sectors.player(A).body.recon, sectors.state().recons_used.as_slice()), (None, &[Sight::Sectors][..]));
    let mut network = ready(Sight::Network);
    network.at(of(A), Area::Network).uses(A, recon).answer(A, Choice::Chip(Column::Alpha, 0));
    assert!(network.state().network[0][0].seen.contains(A));
    let mut objective = ready(Sight::Objective);
    objective.uses(A, recon).answer(A, Choice::Seat(C));
    assert!(objective.player(C).objectives[0].seen.contains(A));
    let mut carried = ready(Sight::Carried);
    assert!(!carried.may_use(A, recon));
    carried.carry(of(B), RED).uses(A, recon).answer(A, Choice::Figure(of(B)));
    assert!(carried.player(B).body.chips[0].seen.contains(A));
    let mut hand = ready(Sight::Hand);
    hand.windows = true;
    hand.hand(B, &["blue_1"]).edit(|state| {
        let mine = state.players[0].body.recon.take();
        state.players[1].body.recon =
            mine.map(|slot| ghostline::beginning::Slot { seen: ghostline::engine::Seats::one(B), ..slot });
    });
    hand.hand(A, &["red_1"]).pass(A);
    assert_eq!(hand.asked(), [B], "any time");
    hand.uses(B, Free::Recon(of(B))).answer(B, Choice::Seat(A));
    assert!(hand.player(A).hand[0].seen.contains(B));
    let mut loyalty = ready(Sight::Loyalty);
    loyalty.uses(A, recon).answer(A, Choice::Nth(0));
    assert!(loyalty.state().unused[0].seen.contains(A));
    assert!(loyalty.tells(|event| matches!(event, Event::SawLoyalty { .. })));
}
