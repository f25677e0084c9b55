//! What holds of every table at every moment, over all counts, editions, variants, scenarios and games before.
//!
//! Some hundred games are played in every run. `GHOSTLINE_GAMES=100000 cargo test --release --test deduction laws` plays
//! as many as it says; `GHOSTLINE_FIRST_GAME` is the number of the first one.

use std::collections::{BTreeMap, BTreeSet};

use ghostline::{
    deduction::{
        Action, Aim, Deduction, Edition, Fate, Kept, Mark, Pending, Rules, Setup, State, Status, Team, Variant,
        Victory, WeaponKind,
    },
    engine::{Dice, Game, Seat, Turn},
};

use crate::table::library;

/// Every variant.
pub const VARIANTS: [Variant; 8] = [
    Variant::NoChanges,
    Variant::NoSpam,
    Variant::FirstSession,
    Variant::LegionCard,
    Variant::SecondRifle,
    Variant::PrintedTable,
    Variant::DeadMachinesWin,
    Variant::BeastForward,
];

/// How many games are played.
const GAMES: u64 = 200;
/// No game needs so many decisions.
const ENDLESS: u32 = 200_000;

/// The table of a game with this number: one that can be played.
fn setup(dice: &mut Dice) -> Setup {
    let seats = 4 + dice.below(13) as u8;
    let mut setup = Setup { talk: dice.below(3) as u8, ..Setup::new(library(), seats) };
    match dice.below(8) {
        0 => setup.edition = Edition::Prototype,
        1 | 2 => {
            let all = library();
            let scenario = dice.pick(&all.scenarios).unwrap();
            setup = Setup { scenario: Some(scenario.key.clone()), seats: scenario.seats, hell_gate: true, ..setup };
        }
        3 => {
            let after = dice.pick(&crate::handover::setups()).unwrap().clone();
            setup = Setup { hell_gate: dice.below(2) == 0, talk: setup.talk, ..after };
        }
        _ => setup.hell_gate = dice.below(2) == 0,
    }
    for variant in VARIANTS {
        if dice.below(6) == 0 {
            setup.variants.push(variant);
            if setup.rules().is_err() {
                setup.variants.pop();
            }
        }
    }
    setup
}

/// Whether two lists hold the same cards.
fn same<K: Ord>(mut a: Vec<K>, mut b: Vec<K>) -> bool {
    a.sort_unstable();
    b.sort_unstable();
    a == b
}

/// Cards and weapons are all there, wherever they lie.
fn conserved(rules: &Rules, state: &State) {
    let hands = state.players.iter().flat_map(|player| &player.programs).map(|held| held.kind);
    let bosses = state.bosses.iter().flat_map(|boss| &boss.programs).map(|lying| lying.kind);
    let programs =
        hands.chain(bosses).chain(state.pile.iter().map(|lying| lying.kind)).chain(state.open.iter().copied());
    assert!(same(programs.collect(), rules.programs.clone()), "programs");
    let loyalty = state.players.iter().flat_map(|player| &player.loyalty).chain(&state.between);
    let loyalty = loyalty.chain(state.draft.iter().flat_map(|hand| &hand.loyalty)).map(|slot| slot.kind);
    let dealt: Vec<_> = rules.loyalty.iter().chain(&rules.supply).copied().collect();
    assert!(same(loyalty.chain(state.supply.iter().copied()).collect(), dealt), "loyalty cards");
    let ids = state.players.iter().flat_map(|player| &player.ids).chain(&state.leftover).chain(&state.removed);
    let ids: Vec<_> = ids.chain(state.draft.iter().flat_map(|hand| &hand.ids)).map(|slot| slot.kind).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "no ID is there twice");
    let dealt = rules.named_ids.len() + rules.id_counts.iter().sum::<usize>();
    let shown = state.marks.iter().filter(|mark| matches!(mark, Mark::Came { shown: true, .. })).count();
    assert_eq!(ids.len(), dealt + 3 * state.crowned.len() + shown, "IDs");
    let held = state.players.iter().filter_map(|player| player.weapon).map(|armed| armed.kind);
    assert_eq!(state.middle.total(state.locked, held), rules.middle.total(rules.locked, std::iter::empty()), "weapons");
}

/// HP, hands and aims are within bounds.
fn bounded(game: &Deduction) {
    let (state, scene) = (game.state(), game.scene());
    for (at, player) in (0..).zip(&state.players) {
        let seat = Seat(at);
        assert!(player.hp <= game.rules().max_hp, "HP");
        let out = state.eliminated.contains(&seat);
        let dying = state.dying.iter().any(|dying| dying.seat == seat);
        assert_eq!(
            player.hp == 0,
            out || dying,
            "seat {at} with {} HP: {:?} {:?}",
            player.hp,
            state.eliminated,
            state.stack
        );
        let Some(armed) = player.weapon else { continue };
        assert!(!out, "the eliminated hold no weapon");
        assert!(!armed.aim.hits(seat), "nobody aims at the own seat");
        let fired = |step: &Pending| match step {
            Pending::Aim { holder, .. } => *holder == seat,
            Pending::AfterShot { by, .. } => *by == seat,
            Pending::Script(_) | Pending::Settle | Pending::Check { .. } => true,
            _ => false,
        };
        let settled = !state.stack.iter().any(fired);
        let aimed = armed.kind == WeaponKind::Laser || armed.aim != Aim::NOBODY;
        let settled = settled && state.over.is_none();
        assert!(!settled || aimed, "seat {at} holds a weapon without a target");
        assert!(!settled || scene.aim_stands(seat, armed), "seat {at}, {armed:?}: no such target, {:?}", state.stack);
    }
}

/// Whoever is asked lives and has something to choose, nothing of it twice.
fn answerable(game: &Deduction, options: &mut Vec<Action>) {
    let Turn::Of(asked) = game.turn() else { return };
    assert!(asked.iter().next().is_some(), "somebody is asked");
    for seat in asked.iter() {
        assert!(game.scene().lives(seat), "the eliminated are not asked: {:?}", game.state().stack.last());
        options.clear();
        game.options(seat, options);
        assert!(!options.is_empty(), "seat {} has no option", seat.0);
        let different: BTreeSet<&Action> = options.iter().collect();
        assert_eq!(different.len(), options.len(), "an option is there twice");
    }
}

/// A view holds nothing that its seat may not know, and everything that it must.
fn secret(game: &Deduction, seat: Seat) {
    let (view, state) = (game.view(seat), game.state());
    if state.over.is_some() {
        return;
    }
    assert_eq!(view.rules.setup.after, None);
    let table = &view.table;
    let pairs = || table.players.iter().zip(&state.players);
    for (seen, true_one) in pairs() {
        for (slot, of) in seen.ids.iter().zip(&true_one.ids) {
            assert_eq!(slot.kind.is_hidden(), !of.up && !of.seen.contains(seat), "an ID");
        }
        for (slot, of) in seen.loyalty.iter().zip(&true_one.loyalty) {
            assert_eq!(slot.kind.is_hidden(), !of.up && !of.seen.contains(seat), "a loyalty card");
        }
        for (held, of) in seen.programs.iter().zip(&true_one.programs) {
            assert_eq!(held.kind.is_hidden(), !of.up && !of.seen.contains(seat), "a program");
            assert!(!held.seen.iter().any(|other| other != seat), "who else has seen it");
        }
    }
    for (slot, of) in table.between.iter().zip(&state.between) {
        assert_eq!(slot.kind.is_hidden(), !of.up && !of.seen.contains(seat), "a shared card");
    }
    assert!(table.supply.iter().all(|no| no.is_hidden()), "the unused loyalty cards");
    for (lying, of) in table.pile.iter().zip(&state.pile) {
        assert_eq!(lying.kind.is_hidden(), !of.seen.contains(seat), "the pile");
    }
    for (hand, of) in (0..).zip(&table.draft).zip(&state.draft) {
        let own = hand.0 == seat.0;
        assert!(hand.1.ids.iter().zip(&of.ids).all(|(slot, of)| slot.kind.is_hidden() != of.seen.contains(seat)));
        assert!(own || !matches!(hand.1.kept, Kept::Done(..)), "what another keeps");
    }
    assert!(table.told.iter().all(|told| told.to == seat), "what others were told");
    assert!(!table.sudden || !game.scene().lives(seat), "sudden death is known to the eliminated only");
    known_status(&view.table, state, seat);
}

/// A status is seen where a mark tells it, and nowhere else.
fn known_status(table: &State, state: &State, seat: Seat) {
    for ((at, seen), true_one) in (0..).zip(&table.players).zip(&state.players) {
        if Seat(at) == seat {
            assert_eq!(seen.status, true_one.status, "the own status is known");
        } else if seen.status != Status::default() {
            let told = |mark: &Mark| match *mark {
                Mark::Infected { whom, known, .. } => whom == Some(Seat(at)) && known.contains(seat),
                Mark::Drew { whom, known, .. } | Mark::Fell { whom, known, .. } => {
                    whom == Seat(at) && known.contains(seat)
                }
                Mark::Spied { by, known, .. } => by == Seat(at) && known.contains(seat),
                Mark::Came { whom, known, .. } => whom == Seat(at) && known.contains(seat),
            };
            assert!(state.marks.iter().any(told), "seat {} knows the status of {at}", seat.0);
        }
    }
    let own_fate =
        |mark: &Mark| matches!(mark, Mark::Came { whom, fate: Some(Fate::Legion | Fate::Fallen), .. } if *whom == seat);
    assert!(!state.marks.iter().any(own_fate) || table.marks.iter().any(own_fate), "the own fate is known");
}

/// All laws of a moment.
pub fn lawful(game: &Deduction, options: &mut Vec<Action>) {
    conserved(game.rules(), game.state());
    bounded(game);
    answerable(game, options);
    for seat in (0..game.rules().seats).map(Seat) {
        secret(game, seat);
    }
}

/// The end is one the rules know.
fn ended(game: &Deduction) -> &'static str {
    let outcome = game.state().over.clone().unwrap();
    let scene = game.scene();
    let living: Vec<Seat> = (0..game.rules().seats).map(Seat).filter(|&seat| scene.lives(seat)).collect();
    let winners: Vec<Seat> = outcome.winners.iter().collect();
    match outcome.victory {
        Victory::Team(team) => {
            assert!(winners.iter().all(|&seat| scene.team(seat) == team), "winners are of the winning team");
            let lives = living.iter().any(|&seat| scene.team(seat) == team);
            assert!(lives || game.rules().setup.has(Variant::DeadMachinesWin) && team == Team::Machine, "{team:?}");
            if team == Team::Human {
                assert!(living.iter().all(|&seat| scene.team(seat) == Team::Human));
            }
            "team"
        }
        Victory::Alone(seat) => {
            assert_eq!((winners, living), (vec![seat], vec![seat]));
            "alone"
        }
        Victory::Boss(_) | Victory::Nobody | Victory::Stalemate => {
            assert!(winners.is_empty());
            match outcome.victory {
                Victory::Boss(_) => "boss",
                Victory::Nobody => "nobody",
                _ => "stalemate",
            }
        }
    }
}

/// Plays one game at random; how it ended, and how many decisions it took. Every `every`th moment is looked at.
fn play(number: u64, every: u32) -> (&'static str, u32) {
    let mut chance = Dice::new(number);
    let setup = setup(&mut chance);
    assert_eq!(setup.rules().err(), None, "game {number}");
    let mut dice = chance.fork();
    let mut game = Deduction::deal(&setup, &mut dice);
    let (mut options, mut decisions) = (Vec::new(), 0);
    while let Turn::Of(seats) = game.turn() {
        if chance.below(every as usize) == 0 {
            lawful(&game, &mut options);
        }
        let seats: Vec<Seat> = seats.iter().collect();
        let seat = *chance.pick(&seats).unwrap();
        options.clear();
        game.options(seat, &mut options);
        let action = *chance.pick(&options).unwrap();
        game.apply(seat, &action, &mut dice, &mut |_| ()).unwrap();
        decisions += 1;
        assert!(decisions < ENDLESS, "game {number} does not end");
    }
    lawful(&game, &mut options);
    (ended(&game), decisions)
}

fn number(variable: &str) -> Option<u64> {
    std::env::var(variable).ok()?.parse().ok()
}

/// SD-ENG-01
/// SD-HP-02
/// SD-WPN-01
/// SD-ENG-12
#[test]
fn random_games_of_every_kind_end_and_break_no_law() {
    let (first, games) = (number("GHOSTLINE_FIRST_GAME").unwrap_or(0), number("GHOSTLINE_GAMES").unwrap_or(GAMES));
    let mut ends: BTreeMap<&str, u64> = BTreeMap::new();
    let mut decisions = 0u64;
    let mut broken = Vec::new();
    for number in first..first + games {
        match std::panic::catch_unwind(|| play(number, 24)) {
            Ok((end, taken)) => {
                *ends.entry(end).or_default() += 1;
                decisions += u64::from(taken);
            }
            Err(_) => broken.push(number),
        }
    }
    println!("{games} games, {decisions} decisions, {ends:?}");
    assert!(broken.is_empty(), "games that broke a law, see above: {broken:?}");
}
