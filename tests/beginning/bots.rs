//! Bots that see only what their seat sees: what they believe, say and choose.

use ghostline::{
    beginning::{
        Action, Amount, Area, Bar, Beginning, Character, Choice, Claim, Colour, Deed, Event, Faction, Figure, Fix,
        Past, Pending, Setup, View,
        bots::{Motive, beliefs, by_level, reasons},
    },
    engine::{
        Bot, Dice, Game, Level, Seat, arena,
        conformance::{self, Thoroughness},
    },
};

use crate::{
    table::{A, B, C, Table, library, of},
    tables,
};

fn same(a: &View, b: &View) -> bool {
    a.table == b.table
}

/// Nothing else is seen, and nothing else is thought of anybody's faction and objective.
fn alike(a: &View, b: &View) -> bool {
    same(a, b) && beliefs(a) == beliefs(b)
}

/// TB-INFO-01
/// TB-INFO-02
/// TB-INFO-03
#[test]
fn no_bot_chooses_by_what_it_cannot_know() {
    for (seed, seats) in (1..).zip([3, 4, 5, 6]) {
        let setup = Setup { talk: 1, ..Setup::new(library(), seats) };
        for level in [Level::Simple, Level::Sound, Level::Sharp] {
            let thoroughness = Thoroughness { playouts: 1, seed, decisions: 40 };
            let bot = |seat: Seat| by_level(level, u64::from(seat.0)) as Box<dyn Bot<Beginning>>;
            conformance::check_secrecy::<Beginning>(&setup, thoroughness, same, bot).unwrap();
        }
    }
}

/// TB-INFO-10
/// TB-OPEN-26
#[test]
fn thousands_of_states_tell_no_bot_what_it_cannot_know() {
    for (level, states) in [(Level::Simple, 800), (Level::Sound, 800), (Level::Sharp, 120)] {
        for (seed, seats) in (1..).zip([3, 4, 5, 6]) {
            let setup = Setup { talk: 1, ..Setup::new(library(), seats) };
            let bot = |seat: Seat| by_level(level, u64::from(seat.0));
            tables::states_that_tell_nothing::<Beginning>(&setup, bot, alike, seed, states);
        }
    }
}

/// A game played on by sound bots for some decisions.
fn played_on(setup: &Setup, seed: u64, decisions: u32) -> Beginning {
    tables::played_on(setup, |seat| by_level(Level::Sound, u64::from(seat.0)), seed, decisions)
}

#[test]
fn beliefs_are_chances_and_follow_from_the_view_alone() {
    for (seed, seats) in (1..).zip([3, 4, 5, 6]) {
        let game = played_on(&Setup { talk: 1, ..Setup::new(library(), seats) }, seed, 300);
        let view = game.view(A);
        let thought = beliefs(&view);
        assert_eq!(thought, beliefs(&view));
        for seat in (0..seats).map(Seat) {
            let sum: f32 = Faction::PLAYED.into_iter().map(|faction| thought.of(seat, faction)).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
        for (row, player) in thought.objectives.iter().zip(&game.state().players) {
            let sum: f32 = row.iter().sum();
            assert!((sum - player.objectives.len() as f32).abs() < 1e-3, "{sum}");
        }
        let own = game.scene().faction(A).unwrap();
        assert!((thought.of(A, own) - 1.0).abs() < 1e-3, "everybody knows the own faction");
    }
}

/// TB-LOY-01: before anything happened beliefs are the recipe's: two Humans and one of three others, dealt to three.
#[test]
fn first_beliefs_count_the_deals() {
    let fix = Fix { loyalty: vec![(A, Faction::Human)], ..Fix::default() };
    let seats = vec![Some(Character::Havoc), Some(Character::Nova), Some(Character::Dryden)];
    let setup = Setup { seats, fix, ..Setup::new(library(), 3) };
    let thought = beliefs(&Beginning::deal(&setup, &mut Dice::new(1)).view(A));
    for seat in [B, C] {
        assert!((thought.of(seat, Faction::Human) - 0.5).abs() < 1e-3);
        for faction in [Faction::Machine, Faction::Fallen, Faction::Legion] {
            assert!((thought.of(seat, faction) - 1.0 / 6.0).abs() < 1e-3, "{faction:?}");
        }
    }
}

/// A table of three with this faction at the first seat.
pub fn table_of(faction: Faction) -> Table {
    let loyalty = vec![(A, faction), (B, Faction::Human), (C, Faction::Human)];
    let seats = vec![Some(Character::Havoc), Some(Character::Feykah), Some(Character::Dryden)];
    let fix = Fix { loyalty, objectives: vec![(A, vec!["specialist".to_owned()])], ..Fix::default() };
    Table::with(Setup { seats, first: Some(A), fix, ..Setup::new(library(), 3) })
}

/// What a sound bot does with this table, by most of several temperaments.
pub fn choice(table: &Table, seat: Seat) -> Action {
    let mut options = Vec::new();
    table.game.options(seat, &mut options);
    let view = table.game.view(seat);
    let of = |style| by_level(Level::Sound, style).choose(&view, &options, &mut Dice::new(style));
    let taken: Vec<usize> = (0..15).map(of).collect();
    let most = taken.iter().max_by_key(|at| taken.iter().filter(|other| other == at).count()).unwrap();
    options[*most]
}

/// TB-BOT-01
/// TB-BOT-04
/// TB-BOT-06
#[test]
fn each_faction_keeps_the_chip_of_its_colour() {
    for (faction, colour) in
        [(Faction::Human, Colour::Blue), (Faction::Machine, Colour::Red), (Faction::Fallen, Colour::Purple)]
    {
        let mut table = table_of(faction);
        table.edit(|state| {
            let mut chips = std::mem::take(&mut state.sectors[1]);
            let mut take = |colour| {
                let at = chips.iter().position(|chip| chip.colour == Some(colour)).unwrap();
                let mut chip = chips.remove(at);
                chip.seen = chip.seen.with(A);
                chip
            };
            state.looked = Colour::ALL.into_iter().map(&mut take).collect();
            state.sectors[1] = chips;
            state.stack.push(Pending::KeepChip { figure: of(A), partner: Some(of(B)) });
        });
        let at = Colour::ALL.iter().position(|other| *other == colour).unwrap() as u8;
        assert_eq!(choice(&table, A), Action::Answer(Choice::Nth(at)), "{faction:?}");
    }
}

/// TB-BOT-06: purple goes to the Junkyard with the Fallen, and into the Network rather than there with a Human.
#[test]
fn the_fallen_drop_files_in_the_junkyard_and_humans_do_not() {
    for (faction, drops) in [(Faction::Fallen, true), (Faction::Human, false)] {
        let mut table = table_of(faction);
        table.edit(|state| {
            let mut file = |sector: usize| {
                let purple = |chip: &ghostline::beginning::Chip| chip.colour == Some(Colour::Purple);
                let at = state.sectors[sector].iter().position(purple).unwrap();
                let mut chip = state.sectors[sector].remove(at);
                chip.seen = chip.seen.with(A);
                chip
            };
            let (carried, lying) = (file(2), [file(2), file(1)]);
            state.players[0].body.chips.push(carried);
            let junk = lying.map(|chip| ghostline::beginning::Junk { chip: Some(chip), by: None });
            state.junkyard.extend(junk);
            state.players[0].body.place = ghostline::beginning::Place::In(Area::Junkyard);
        });
        assert_eq!(choice(&table, A) == Action::Do(of(A), Deed::Drop), drops, "{faction:?}");
    }
}

/// TB-BOT-04
/// TB-BOT-08: who gains by a failure spoils a check, the others help.
#[test]
fn contributions_follow_the_faction() {
    let event = library().events.iter().position(|card| card.key == "power_ration").unwrap();
    let event = ghostline::beginning::EventNo(event as u8);
    for (faction, helps) in [(Faction::Human, true), (Faction::Machine, false)] {
        let mut table = table_of(faction);
        table.hand(A, &["blue_4", "red_4"]);
        table.edit(|state| {
            state.bars.resource = 4;
            for seat in [B, C] {
                let card = state.players[usize::from(seat.0)].deck.pop().unwrap();
                let (by, to) = (Some(seat), None);
                state.pool.push(ghostline::beginning::Put { card, own: true, by, to, red: false, up: false });
            }
            state.stack.push(Pending::Contribute { check: ghostline::beginning::Check { event }, next: 0 });
        });
        let taken = choice(&table, A);
        let blue = matches!(taken, Action::Answer(Choice::Card(card, _)) if table.scene().blue(A, card).is_some());
        assert_eq!(blue, helps, "{faction:?}: {taken:?}");
        if !helps {
            let bold = (0..40).filter(|style| {
                let mut options = Vec::new();
                table.game.options(A, &mut options);
                let at = by_level(Level::Sound, *style).choose(&table.game.view(A), &options, &mut Dice::new(*style));
                matches!(options[at], Action::Answer(Choice::Card(card, _)) if table.scene().red(A, card).is_some())
            });
            assert!(bold.count() > 0, "some Machine spoils it");
        }
    }
}

/// TB-BOT-04: a Machine lets Resource go where a Human keeps it.
#[test]
fn decisions_follow_the_faction() {
    let key = |key: &str| library().events.iter().position(|card| card.key == key).unwrap() as u8;
    for (faction, half) in [(Faction::Machine, Choice::No), (Faction::Human, Choice::Yes)] {
        let mut table = table_of(faction);
        table.edit(|state| {
            (state.leader, state.general) = (Some(B), Some(A));
            state.bars.resource = 4;
            state.stack.push(Pending::Decide(ghostline::beginning::EventNo(key("sacrifice"))));
        });
        assert_eq!(choice(&table, A), Action::Answer(half), "{faction:?}: both mechs back, or Resource gone");
    }
    let mut table = table_of(Faction::Legion);
    table.edit(|state| {
        state.leader = Some(A);
        state.bars.security = 2;
        state.bars.morale = 5;
        state.players[1].body.place = ghostline::beginning::Place::Cube;
        state.stack.push(Pending::Decide(ghostline::beginning::EventNo(key("prisoner_exchange"))));
    });
    assert_eq!(choice(&table, A), Action::Answer(Choice::Yes), "TB-BOT-08: Legion lowers Security");
}

/// TB-BOT-14: more cards that hurt than chance puts in make those suspect who put cards in.
#[test]
fn spoiled_checks_make_givers_suspect() {
    let mut table = table_of(Faction::Human);
    let before = beliefs(&table.game.view(A)).of(B, Faction::Human);
    let event = library().events.iter().position(|card| card.key == "power_ration").unwrap();
    let event = ghostline::beginning::EventNo(event as u8);
    table.edit(|state| {
        for turn in 1..4 {
            let gave = [0, 3, 0, 0, 0, 0];
            state.past.push(Past::Checked { turn, event, gave, helped: 1, hurt: 4, success: false });
        }
    });
    let after = beliefs(&table.game.view(A));
    assert!(after.of(B, Faction::Human) < before - 0.2, "{} {before}", after.of(B, Faction::Human));
    assert!(after.of(C, Faction::Human) > before, "so somebody else is the less suspect");
}

/// TB-HQ-04
/// TB-BOT-14: nobody votes for the own detention; a notorious player is voted into the Cube.
#[test]
fn votes_follow_what_the_table_holds_against_somebody() {
    use ghostline::beginning::{Motion, Vote};
    let mut table = table_of(Faction::Human);
    let event = library().events.iter().position(|card| card.key == "power_ration").unwrap();
    let event = ghostline::beginning::EventNo(event as u8);
    let ask = |table: &mut Table, whom: Seat| {
        let motion = Motion::Censure { by: of(C), whom };
        table.edit(|state| state.stack.push(Pending::Ballot { motion, votes: [Vote::Open; 6] }));
    };
    ask(&mut table, A);
    assert_eq!(choice(&table, A), Action::Answer(Choice::No));
    ask(&mut table, B);
    assert_eq!(choice(&table, A), Action::Answer(Choice::No), "nothing is held against B yet");
    table.edit(|state| {
        for turn in 1..5 {
            let gave = [0, 3, 0, 0, 0, 0];
            state.past.push(Past::Checked { turn, event, gave, helped: 0, hurt: 4, success: false });
        }
    });
    assert_eq!(choice(&table, A), Action::Answer(Choice::Yes));
}

/// TB-BOT-13: the General gives up the rank when enemies are everywhere and Threat is high.
#[test]
fn a_general_resigns_in_an_emergency() {
    use ghostline::beginning::{Enemy, EnemyKind, Free};
    let mut table = table_of(Faction::Human);
    table.edit(|state| {
        state.general = Some(A);
        state.leader = Some(B);
        state.bars.threat = 3;
        state.players[0].body.place = ghostline::beginning::Place::In(Area::Junkyard);
        for site in state.sites.iter_mut().take(9) {
            site.enemy = Some(Enemy { kind: EnemyKind::Soldier, level: 1, health: 1 });
        }
    });
    assert_eq!(choice(&table, A), Action::Use(Free::Resign));
}

/// TB-INFO-09
/// TB-BOT-04
/// TB-BOT-06
/// TB-BOT-08: whoever hides poses as Human.
#[test]
fn everybody_poses_as_human() {
    for faction in Faction::PLAYED {
        let mut table = table_of(faction);
        let setup = Setup { talk: 1, ..table.setup.clone() };
        table.game = Beginning::resume(&setup, table.game.state().clone()).unwrap();
        let mut options = Vec::new();
        table.game.options(A, &mut options);
        let view = table.game.view(A);
        let said = (0..40).map(|style| by_level(Level::Sound, style).choose(&view, &options, &mut Dice::new(style)));
        let claims: Vec<Action> =
            said.map(|at| options[at]).filter(|action| matches!(action, Action::Claim(_))).collect();
        assert!(!claims.is_empty());
        assert!(claims.iter().all(|claim| *claim == Action::Claim(Claim::Faction(Faction::Human))), "{claims:?}");
    }
}

/// TB-BOT-07
/// TB-BOT-10: every level plays whole games to their end, and speaks; no announcement names a number.
#[test]
fn every_level_plays_whole_games_and_speaks() {
    for (seed, level) in (1..).zip(Level::ALL) {
        let setup = Setup { talk: 1, ..Setup::new(library(), 4) };
        let mut bots: Vec<Box<dyn Bot<Beginning>>> =
            (0..4).map(|seat| by_level(level, seat) as Box<dyn Bot<Beginning>>).collect();
        let (mut said, mut amounts) = (0, 0);
        let mut count = |event| {
            said += u32::from(matches!(event, Event::Said(..)));
            amounts += u32::from(matches!(event, Event::Said(_, Claim::Give(Amount::Lot | Amount::Little))));
        };
        let played = arena::play_watched(&setup, seed, &mut bots, &mut |done| done < 20_000, &mut count).unwrap();
        assert!(played.outcome.is_some(), "{level:?}");
        assert!(said > 0 && amounts > 0, "{level:?} says something");
    }
}

/// TB-BOT-12: an objective that asks for something is pursued, and the reasons say so.
#[test]
fn reasons_name_the_objective_and_the_suspect() {
    let mut table = table_of(Faction::Human);
    let no = library().objectives.iter().position(|card| card.key == "prosecutor").unwrap();
    table.edit(|state| {
        state.players[0].objectives[0].kind = Some(ghostline::beginning::ObjectiveNo(no as u8));
        state.players[0].body.place = ghostline::beginning::Place::In(Area::Hq);
    });
    let view = table.game.view(A);
    let why = reasons(&view, Action::Do(of(A), Deed::Censure(B)), Level::Sound).unwrap();
    assert_eq!((why.seat, why.faction, why.about.map(|about| about.whom)), (A, Faction::Human, Some(B)));
    let placing = reasons(&view, Action::Do(Figure::Of(A), Deed::Nexus), Level::Sharp).unwrap();
    assert_eq!((placing.about, placing.motive), (None, Motive::Faction));
    assert!(reasons(&view, Action::Pass, Level::Random).is_none());
    assert!(table.scene().ends(Bar::Threat).1 > 0);
}
