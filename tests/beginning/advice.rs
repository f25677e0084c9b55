//! The ledger's advice to factions, followed by bots, and what they make of others' objectives.

use ghostline::{
    beginning::{
        Action, Area, Character, Check, Choice, Claim, ClosedStep, Colour, Deed, Era, EventNo, Faction, Fix, Free,
        Junk, ObjectiveNo, Past, Pending, Put, Said, Setup, Told, Turned,
        bots::{Motive, beliefs, by_level, reasons},
    },
    engine::{Dice, Game, Level, Seat, Seats},
};

use crate::{
    bots::{choice, table_of},
    table::{A, B, C, D, Table, library, of},
};

const E: Seat = Seat(4);

fn objective(key: &str) -> ObjectiveNo {
    ObjectiveNo(library().objectives.iter().position(|card| card.key == key).unwrap() as u8)
}

/// A table with these factions, seat by seat.
fn table_with(factions: &[Faction]) -> Table {
    let who = [Character::Havoc, Character::Nova, Character::Dryden, Character::DeeCoy, Character::Feykah];
    let seats: Vec<_> = who.into_iter().take(factions.len()).map(Some).collect();
    let loyalty = (0..).map(Seat).zip(factions.iter().copied()).collect();
    let keys = ["specialist", "toolbox", "insider", "courier", "well_armed"].map(|key| vec![key.to_owned()]);
    let objectives = (0..).map(Seat).zip(keys).take(factions.len()).collect();
    let fix = Fix { loyalty, objectives, ..Fix::default() };
    Table::with(Setup { seats, first: Some(A), fix, ..Setup::new(library(), factions.len() as u8) })
}

/// A chip of this colour that its carrier has looked at.
fn knows_chip(table: &mut Table, colour: Colour) {
    table.carry(of(A), colour).edit(|state| {
        let chip = &mut state.players[0].body.chips[0];
        chip.seen = chip.seen.with(A);
    });
}

/// All that bots of many temperaments say in the seat's turn once they have posed as Human.
fn said(table: &mut Table) -> Vec<Claim> {
    table.setup.talk = 1;
    table.edit(|state| state.said.push(Said { by: A, turn: 0, claim: Claim::Faction(Faction::Human) }));
    let options = table.offers(A);
    let view = table.game.view(A);
    let choose = |style| options[by_level(Level::Sound, style).choose(&view, &options, &mut Dice::new(style))];
    let claim = |action| if let Action::Claim(claim) = action { Some(claim) } else { None };
    (0..60).map(choose).filter_map(claim).collect()
}

/// TB-BOT-03
/// TB-BOT-18: a file in the own hands is nobody's business; a blue chip may be spoken of. The Fallen call files blue.
#[test]
fn nobody_tells_where_files_are() {
    for faction in [Faction::Human, Faction::Machine, Faction::Legion] {
        let mut table = table_of(faction);
        knows_chip(&mut table, Colour::Purple);
        let carried = |claim: &Claim| matches!(claim, Claim::Carry(_));
        assert!(!said(&mut table).iter().any(carried), "{faction:?}");
        let mut table = table_of(faction);
        knows_chip(&mut table, Colour::Blue);
        assert!(said(&mut table).contains(&Claim::Carry(Colour::Blue)), "{faction:?}");
    }
    let mut table = table_of(Faction::Fallen);
    knows_chip(&mut table, Colour::Purple);
    let claims = said(&mut table);
    assert!(claims.contains(&Claim::Carry(Colour::Blue)) && !claims.contains(&Claim::Carry(Colour::Purple)));
}

/// TB-BOT-03: Humans keep count of the files in the Junkyard and take them out.
#[test]
fn a_human_takes_files_out_of_the_junkyard() {
    for (faction, removes) in [(Faction::Human, true), (Faction::Fallen, false)] {
        let mut table = table_of(faction);
        table.junk(&[Colour::Purple, Colour::Purple]).at(of(A), Area::Junkyard).hand(A, &["green"]);
        table.edit(|state| {
            for junk in &mut state.junkyard {
                junk.by = Some(B);
                junk.chip.iter_mut().for_each(|chip| chip.seen = chip.seen.with(A));
            }
        });
        assert_eq!(choice(&table, A) == Action::Do(of(A), Deed::JunkRemove), removes, "{faction:?}");
    }
}

/// TB-BOT-03: after the Machine Phase of a large table an ally may be one no more.
#[test]
fn humans_expect_to_lose_allies() {
    let factions = [Faction::Human, Faction::Human, Faction::Human, Faction::Machine, Faction::Legion];
    let mut table = table_with(&factions);
    let before = beliefs(&table.game.view(A)).of(B, Faction::Human);
    table.edit(|state| {
        state.era = Era::Machine;
        state.bars.security = 2;
    });
    let after = beliefs(&table.game.view(A)).of(B, Faction::Human);
    assert!(after < before - 0.05, "{before} {after}");
}

/// TB-BOT-05
/// TB-MACH-08: with four the Machine Phase tells the Machine who is Human, and it takes that for granted.
#[test]
fn a_machine_of_four_learns_who_is_human() {
    let mut table = table_with(&[Faction::Machine, Faction::Human, Faction::Human, Faction::Legion]);
    table.edit(|state| {
        state.era = Era::Machine;
        state.told.extend([B, C].map(|seat| Told { to: A, of: seat, faction: Faction::Human }));
    });
    let thought = beliefs(&table.game.view(A));
    assert!(thought.of(B, Faction::Human) > 0.99 && thought.of(D, Faction::Human) < 0.01);
}

/// TB-BOT-05
/// TB-MACH-14: with five it takes an ally, whom it cannot tell from one that Legion took since.
#[test]
fn a_machine_of_five_takes_an_ally_who_may_be_legion() {
    let factions = [Faction::Machine, Faction::Human, Faction::Human, Faction::Human, Faction::Legion];
    let mut table = table_with(&factions);
    table.edit(|state| {
        state.era = Era::Machine;
        state.bars.security = 2;
        state.told.extend([B, C, D].map(|seat| Told { to: A, of: seat, faction: Faction::Human }));
        state.stack.push(Pending::Closed { step: ClosedStep::Convert, chosen: Default::default() });
    });
    let Action::Answer(Choice::Seat(ally)) = choice(&table, A) else { panic!("no ally is taken") };
    let turn = |table: &mut Table, to: Faction, known: Seats| {
        table.edit(|state| {
            state.players[usize::from(ally.0)].turned = Some(Turned { to: Some(to), known });
        });
    };
    table.edit(|state| {
        state.stack.pop();
        state.told.push(Told { to: A, of: ally, faction: Faction::Machine });
    });
    turn(&mut table, Faction::Machine, Seats::one(A).with(ally));
    let loyal = table.game.view(A);
    turn(&mut table, Faction::Legion, Seats::one(E).with(ally));
    assert!(table.game.view(A).table == loyal.table, "the Machine believes otherwise");
    let thought = beliefs(&loyal);
    assert!(thought.of(ally, Faction::Machine) > 0.5 && thought.of(ally, Faction::Legion) > 0.01, "{thought:?}");
    table.edit(|state| state.bars.security = 4);
    assert!(beliefs(&table.game.view(A)).of(ally, Faction::Legion) < 0.01, "Legion may not have infected anybody");
}

/// TB-BOT-11: whoever it is, before Tier 1 is full chips are fetched and carried in.
#[test]
fn everybody_hurries_to_fill_tier_1() {
    for faction in Faction::PLAYED {
        let mut table = table_of(faction);
        table.at(of(A), Area::Sectors);
        let taken = choice(&table, A);
        let fetches = matches!(taken, Action::Do(_, Deed::SectorOne | Deed::SectorThree));
        assert!(fetches, "{faction:?}: {taken:?}");
        knows_chip(&mut table, if faction == Faction::Machine { Colour::Red } else { Colour::Blue });
        table.at(of(A), Area::City).edit(|state| state.turn.city = u8::MAX);
        assert_eq!(choice(&table, A), Action::Do(of(A), Deed::Move(Area::Network)), "{faction:?}");
        table.does(of(A), Deed::Move(Area::Network));
        assert_eq!(choice(&table, A), Action::Do(of(A), Deed::Place), "{faction:?}");
    }
}

/// TB-BOT-15
#[test]
fn everybody_but_machines_works_at_the_nexus() {
    for faction in Faction::PLAYED {
        let mut table = table_of(faction);
        table.at(of(A), Area::Nexus).hand(A, &["blue_5", "blue_4"]).edit(|state| state.turn.moves = 0);
        let works = choice(&table, A) == Action::Do(of(A), Deed::Nexus);
        assert_eq!(works, faction != Faction::Machine, "{faction:?}");
    }
}

/// TB-BOT-16: the short way is taken where it saves a turn, the one by the scanners where it does not.
#[test]
fn the_long_way_is_for_scanners() {
    for (moves, scanners, way) in [(2, 1, Area::City), (1, 1, Area::Nexus), (1, 0, Area::City)] {
        let mut table = table_of(Faction::Human);
        knows_chip(&mut table, Colour::Blue);
        table.at(of(A), Area::Sectors).edit(|state| {
            state.turn.moves = moves;
            state.turn.ap = 0;
            state.scanners = [scanners; 2];
        });
        assert_eq!(choice(&table, A), Action::Do(of(A), Deed::Move(way)), "{moves} steps, {scanners} scanners");
    }
}

/// TB-BOT-16: of two boosts alike the one with the harder task is taken for the scanners, unless it is begun.
#[test]
fn a_granted_boost_skips_the_harder_task() {
    use ghostline::beginning::Branch;
    let mut table = table_of(Faction::Human);
    table.edit(|state| state.stack.push(Pending::Boost(A)));
    assert_eq!(choice(&table, A), Action::Answer(Choice::Branch(Branch::Security)), "rather than two City actions");
}

/// TB-BOT-17: a program is spent on somebody who is hurt, but not on a known enemy.
#[test]
fn programs_help_others() {
    let hurt = |table: &mut Table| {
        table.program(A, "patch").edit(|state| state.players[1].body.health = 1);
    };
    let mut table = table_of(Faction::Human);
    hurt(&mut table);
    assert_eq!(choice(&table, A), Action::Use(Free::Program(0)));
    table.uses(A, Free::Program(0));
    if matches!(table.state().stack.last(), Some(Pending::Script(_))) {
        assert_eq!(choice(&table, A), Action::Answer(Choice::Figure(of(B))));
    }
    let mut table = table_of(Faction::Human);
    hurt(&mut table);
    table.edit(|state| state.told.push(Told { to: A, of: B, faction: Faction::Machine }));
    assert_ne!(choice(&table, A), Action::Use(Free::Program(0)));
}

/// TB-OBJ-01
/// TB-INFO-02: what others do again and again says what they are after; what is seen of theirs is certain.
#[test]
fn objectives_are_inferred_from_acts() {
    let mut table = table_with(&[Faction::Human, Faction::Machine, Faction::Human]);
    let prosecutor = objective("prosecutor");
    let of_b = |table: &Table| beliefs(&table.game.view(A)).objectives[1][prosecutor.at()];
    let before = of_b(&table);
    table.edit(|state| state.past.extend([Past::Did(B, Deed::Censure(C)); 3]));
    assert!(of_b(&table) > 2.0 * before, "{before} {}", of_b(&table));
    let thought = beliefs(&table.game.view(A));
    assert_eq!(thought.pursuit(B).map(|(no, _)| no), Some(prosecutor));
    assert!(thought.objectives[2][prosecutor.at()] < before, "others hardly");
    assert!(thought.objectives[1][objective("specialist").at()] < 0.01, "A has that one");
    let why = reasons(&table.game.view(A), Action::Do(of(A), Deed::Censure(B)), Level::Sound).unwrap();
    assert_eq!(why.about.and_then(|about| about.objective).map(|(no, _)| no), Some(prosecutor));
    table.edit(|state| state.players[1].objectives[0].seen = Seats::one(A));
    let (no, chance) = beliefs(&table.game.view(A)).pursuit(B).unwrap();
    assert_eq!(no, objective("toolbox"));
    assert!(chance > 0.99);
}

/// TB-BOT-14: chips dropped in the Junkyard look like the Fallen, the less the likelier an objective explains them.
#[test]
fn an_objective_explains_what_looks_like_treason() {
    let mut table = table_with(&[Faction::Human, Faction::Machine, Faction::Human]);
    table.junk(&[Colour::Blue, Colour::Red, Colour::Red]).edit(|state| {
        state.junkyard.iter_mut().for_each(|junk: &mut Junk| junk.by = Some(B));
    });
    let suspected = beliefs(&table.game.view(A)).of(B, Faction::Fallen);
    table.edit(|state| {
        state.players[1].objectives[0].kind = Some(objective("housekeeper"));
        state.players[1].objectives[0].seen = Seats::one(A);
    });
    let explained = beliefs(&table.game.view(A)).of(B, Faction::Fallen);
    assert!(explained < suspected - 0.02, "{suspected} {explained}");
}

/// TB-LEAD-01: a badge goes to the friend who seems to need it, and not to the suspect who does.
#[test]
fn badges_are_allowed_to_friends_and_denied_to_suspects() {
    let appoints = |factions: [Faction; 4], needs: Seat| {
        let mut table = table_with(&[&[Faction::Human], &factions[..]].concat());
        table.edit(|state| {
            (state.leader, state.general) = (Some(A), None);
            let known = [B, C].into_iter().zip(factions);
            state.told.extend(known.map(|(of, faction)| Told { to: A, of, faction }));
            let slot = &mut state.players[usize::from(needs.0)].objectives[0];
            (slot.kind, slot.seen) = (Some(objective("commander")), Seats::one(A));
            state.stack.push(Pending::Appoint);
        });
        let options = table.offers(A);
        let view = table.game.view(A);
        let other = |action: &&Action| matches!(action, Action::Answer(Choice::Seat(seat)) if [B, C].contains(seat));
        let options: Vec<Action> = options.iter().filter(other).copied().collect();
        options[by_level(Level::Sound, 1).choose(&view, &options, &mut Dice::new(1))]
    };
    for needs in [B, C] {
        let friends = appoints([Faction::Human, Faction::Human, Faction::Machine, Faction::Legion], needs);
        assert_eq!(friends, Action::Answer(Choice::Seat(needs)));
        let suspects = appoints([Faction::Machine, Faction::Legion, Faction::Human, Faction::Human], needs);
        assert_ne!(suspects, Action::Answer(Choice::Seat(needs)));
    }
}

/// How many of sixty temperaments choose something of this kind.
fn choosers(table: &Table, wanted: impl Fn(Action) -> bool) -> usize {
    let options = table.offers(A);
    let view = table.game.view(A);
    let choose = |style| options[by_level(Level::Sound, style).choose(&view, &options, &mut Dice::new(style))];
    (0..60).map(choose).filter(|action| wanted(*action)).count()
}

/// TB-BOT-04
/// TB-BOT-14: a Machine spoils fewer checks once it is suspect; found out it has nothing left to hide.
#[test]
fn suspects_think_twice_before_they_spoil_a_check() {
    let event = EventNo(library().events.iter().position(|card| card.key == "power_ration").unwrap() as u8);
    let spoilers = |spoiled: u32| {
        let mut table = table_of(Faction::Machine);
        table.hand(A, &["blue_4", "red_4"]).edit(|state| {
            state.bars.resource = 4;
            for turn in 0..spoiled {
                let gave = [2, 0, 0, 0, 0, 0];
                state.past.push(Past::Checked { turn, event, gave, helped: 0, hurt: 2, success: false });
            }
            for seat in [B, C] {
                let card = state.players[usize::from(seat.0)].deck.pop().unwrap();
                state.pool.push(Put { card, own: true, by: Some(seat), to: None, red: false, up: false });
            }
            state.stack.push(Pending::Contribute { check: Check { event }, next: 0 });
        });
        let scene = table.scene();
        choosers(
            &table,
            |action| matches!(action, Action::Answer(Choice::Card(card, _)) if scene.red(A, card).is_some()),
        )
    };
    let (unsuspected, suspect, found_out) = (spoilers(0), spoilers(1), spoilers(4));
    assert!(suspect < unsuspected && unsuspected < found_out, "{suspect} {unsuspected} {found_out}");
}

/// TB-BOT-12: an objective that shows is held back until the end is near; one that does not is pursued.
#[test]
fn an_objective_that_shows_is_held_back_while_there_is_time() {
    let moved = |others: u8, filled: usize| {
        let mut table = table_with(&[Faction::Human, Faction::Machine, Faction::Human]);
        table.at(of(A), Area::City).edit(|state| {
            state.players[0].objectives[0].kind = Some(objective("city_servant"));
            state.players[0].record.city = 1;
            for player in &mut state.players[1..] {
                // They are busy with other things than A is.
                (player.record.brought, player.record.eliminated, player.record.city) = (4, 4, others);
            }
        });
        for column in 0..filled {
            table.column(column, &[Colour::Blue, Colour::Red, Colour::Blue]);
        }
        reasons(&table.game.view(A), Action::Do(of(A), Deed::Fate), Level::Sound).unwrap().motive
    };
    assert_ne!(moved(0, 0), Motive::Objective, "only A goes to the City");
    assert_eq!(moved(1, 0), Motive::Objective, "everybody does");
    assert_eq!(moved(0, 2), Motive::Objective, "only A does, and the end is near");
}
