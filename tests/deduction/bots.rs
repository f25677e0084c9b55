//! Bots that see only what their seat sees: what they believe, say and choose.

use ghostline::{
    deduction::{
        Action, Claim, Deduction, Faction, Said, Setup, Spot, Team, Variant, View,
        bots::{Level, beliefs, by_level},
    },
    engine::{
        Bot, Dice, Game, Seat, Turn, arena,
        conformance::{self, Thoroughness},
    },
};

use crate::table::library;

fn same(a: &View, b: &View) -> bool {
    a.table == b.table
}

fn secretive(setup: &Setup, level: Level, seed: u64, decisions: u32) {
    let thoroughness = Thoroughness { playouts: 1, seed, decisions };
    let bot = |seat: Seat| by_level(level, u64::from(seat.0)) as Box<dyn Bot<Deduction>>;
    conformance::check_secrecy::<Deduction>(setup, thoroughness, same, bot).unwrap();
}

/// SD-ENG-07: hidden cards dealt anew so that the seat cannot tell leave its choice as it was.
#[test]
fn no_bot_chooses_by_what_it_cannot_know() {
    for (seed, seats) in (1..).zip([4, 6, 8, 9, 12, 16]) {
        let setup = Setup { hell_gate: seats % 4 == 0, talk: 1, ..Setup::new(library(), seats) };
        secretive(&setup, Level::Simple, seed, 150);
        secretive(&setup, Level::Sound, seed, 12);
        secretive(&setup, Level::Sharp, seed, 6);
    }
}

/// A game played on by sound bots for some decisions.
fn played_on(setup: &Setup, seed: u64, decisions: u32) -> Deduction {
    let mut dice = Dice::new(seed);
    let mut game = Deduction::deal(setup, &mut dice);
    let mut options = Vec::new();
    for _ in 0..decisions {
        let Turn::Of(seats) = game.turn() else { break };
        let seat = seats.iter().next().unwrap();
        options.clear();
        game.options(seat, &mut options);
        let choice = by_level(Level::Simple, 1).choose(&game.view(seat), &options, &mut dice);
        game.apply(seat, &options[choice], &mut dice, &mut |_| ()).unwrap();
    }
    game
}

#[test]
fn beliefs_are_probabilities_and_follow_from_the_view_alone() {
    for (seed, seats) in (1..).zip([4, 6, 9]) {
        let game = played_on(&Setup { talk: 1, ..Setup::new(library(), seats) }, seed, 60);
        let view = game.view(Seat(0));
        let thought = beliefs(&view);
        for seat in (0..seats).map(Seat) {
            let sum: f32 = Team::ALL.into_iter().map(|team| thought.of(seat, team)).sum();
            assert!((sum - 1.0).abs() < 1e-3, "{sum}");
        }
        assert_eq!(thought, beliefs(&view));
        assert!((thought.of(Seat(0), game.scene().team(Seat(0))) - 1.0).abs() < 1e-3, "everybody knows the own team");
    }
}

/// SD-TEAM-01: two red cards seen make a Machine likely, whatever is said.
#[test]
fn cards_seen_count() {
    let mut game = played_on(&Setup::new(library(), 4), 3, 0).view(Seat(0));
    let red = game.rules.library().loyalty.iter().position(|card| card.faction == Some(Faction::Machine)).unwrap();
    let before = beliefs(&game).of(Seat(2), Team::Machine);
    for slot in &mut game.table.players[2].loyalty {
        slot.kind = ghostline::deduction::LoyaltyNo(red as u8);
        slot.up = true;
    }
    let after = beliefs(&game).of(Seat(2), Team::Machine);
    assert!(after > before && after > 0.8, "{before} {after}");
}

/// SD-INFO-01: who is accused is suspected, the less the more often the accuser's claims turned out false.
#[test]
fn words_count_as_far_as_they_are_trusted() {
    let setup = Setup { talk: 1, ..Setup::new(library(), 6) };
    let mut view = played_on(&setup, 5, 0).view(Seat(0));
    let accuse = Said { by: Seat(1), turn: 1, claim: Claim::Accuse(Seat(2), Team::Machine) };
    let unheard = beliefs(&view).of(Seat(2), Team::Machine);
    view.table.said.push(accuse);
    let heard = beliefs(&view).of(Seat(2), Team::Machine);
    let red = view.rules.library().loyalty.iter().position(|card| card.faction == Some(Faction::Machine)).unwrap();
    let slot = &mut view.table.players[3].loyalty[0];
    (slot.kind, slot.up) = (ghostline::deduction::LoyaltyNo(red as u8), true);
    let honest_before = beliefs(&view).of(Seat(1), Team::Human);
    for turn in 2..5 {
        let claim = Claim::Saw(Seat(3), Spot::Loyalty(0), Faction::Human);
        view.table.said.push(Said { by: Seat(1), turn, claim });
    }
    assert!(heard > unheard, "{heard} {unheard}");
    assert!(beliefs(&view).of(Seat(1), Team::Human) < honest_before, "a liar is hardly Human");
}

#[test]
fn every_level_plays_whole_games_and_speaks() {
    for (seed, level) in (1..).zip([Level::Random, Level::Simple, Level::Sound, Level::Sharp]) {
        let setup = Setup { talk: 1, ..Setup::new(library(), 4) };
        let mut bots: Vec<Box<dyn Bot<Deduction>>> =
            (0..4).map(|seat| by_level(level, seat) as Box<dyn Bot<Deduction>>).collect();
        let mut said = 0;
        let mut count = |event| said += u32::from(matches!(event, ghostline::deduction::Event::Said(..)));
        let played = arena::play_watched(&setup, seed, &mut bots, &mut |done| done < 5_000, &mut count).unwrap();
        assert!(played.outcome.is_some(), "{level:?}");
        assert!(said > 0, "{level:?} says something");
        assert_eq!(Level::by_name(level.name()), Some(level));
    }
}

/// SD-HINT-01: whoever is no Human says to be one; nobody says what the rules forbid.
#[test]
fn sound_bots_claim_to_be_human() {
    let setup = Setup { talk: 1, variants: vec![Variant::NoChanges], ..Setup::new(library(), 6) };
    let mut dice = Dice::new(2);
    let game = Deduction::deal(&setup, &mut dice);
    let Turn::Of(seats) = game.turn() else { return };
    let seat = seats.iter().next().unwrap();
    let mut options = Vec::new();
    game.options(seat, &mut options);
    let said = (0..40).find_map(|style| {
        let choice = by_level(Level::Sound, style).choose(&game.view(seat), &options, &mut dice);
        matches!(options[choice], Action::Claim(Claim::Team(Team::Human))).then_some(())
    });
    assert!(said.is_some());
}
