//! Bots that see only what their seat sees: what they believe, say and choose.

use ghostline::{
    deduction::{
        Action, Aim, Claim, Deduction, Deed, Faction, IdNo, LoyaltyNo, Said, Setup, Spot, Target, Team, Variant, View,
        WeaponKind,
        bots::{Clue, Level, beliefs, by_level, reasons},
    },
    engine::{
        Bot, Dice, Game, Seat, Turn, arena,
        conformance::{self, Thoroughness},
    },
    words::{Words, deduction::Teller},
};

use crate::{table::library, tables};

fn same(a: &View, b: &View) -> bool {
    a.table == b.table
}

fn secretive(setup: &Setup, level: Level, seed: u64, decisions: u32) {
    let thoroughness = Thoroughness { playouts: 1, seed, decisions };
    let bot = |seat: Seat| by_level(level, u64::from(seat.0)) as Box<dyn Bot<Deduction>>;
    conformance::check_secrecy::<Deduction>(setup, thoroughness, same, bot).unwrap();
}

/// SD-ENG-07: hidden cards dealt anew so that the seat cannot tell leave its view, options and choice as they were.
#[test]
fn no_bot_chooses_by_what_it_cannot_know() {
    for (seed, seats) in (1..).zip([4, 6, 8, 9, 12, 16]) {
        let setup = Setup { hell_gate: seats % 4 == 0, talk: 1, ..Setup::new(library(), seats) };
        for level in [Level::Simple, Level::Sound, Level::Sharp] {
            secretive(&setup, level, seed, 8);
        }
    }
}

/// SD-ENG-07: the same over thousands of states of every level, with and without Hell Gate, talk included.
#[test]
fn thousands_of_states_tell_no_bot_what_it_cannot_know() {
    for (level, states) in [(Level::Simple, 700), (Level::Sound, 350), (Level::Sharp, 100)] {
        for (seed, seats) in (1..).zip([4, 5, 6, 8, 10, 16]) {
            let setup = Setup { hell_gate: seats % 4 == 0, talk: 1, ..Setup::new(library(), seats) };
            let bot = |seat: Seat| by_level(level, u64::from(seat.0));
            tables::states_that_tell_nothing::<Deduction>(&setup, bot, same, seed, states);
        }
    }
}

/// A game played on by simple bots for some decisions.
fn played_on(setup: &Setup, seed: u64, decisions: u32) -> Deduction {
    tables::played_on(setup, |_| by_level(Level::Simple, 1), seed, decisions)
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

/// What a seat is by counting all deals that fit a view in which nothing has happened: two loyalty cards and an ID, each
/// any that is left. Only for tables where no program counts for a team.
fn counted(view: &View, seat: Seat) -> [f32; 5] {
    let (rules, library) = (&view.rules, view.rules.library());
    let known = |no: &LoyaltyNo| !no.is_hidden();
    let mut loyalty = rules.loyalty.clone();
    for slot in view.table.players.iter().flat_map(|player| &player.loyalty).filter(|slot| known(&slot.kind)) {
        let at = loyalty.iter().position(|no| *no == slot.kind).unwrap();
        loyalty.swap_remove(at);
    }
    let seen: Vec<IdNo> = view.table.players.iter().map(|player| player.ids[0].kind).collect();
    let held = |no: &&IdNo| !seen.contains(no) && library.id(**no).unwrap().name != "Sleepless";
    let mut counts = [0.0f32; 5];
    let lying: Vec<LoyaltyNo> = view.table.players[usize::from(seat.0)].loyalty.iter().map(|slot| slot.kind).collect();
    let every = |one: LoyaltyNo, other: LoyaltyNo, counts: &mut [f32; 5]| {
        for (pile, &count) in rules.id_piles.iter().zip(&rules.id_counts) {
            let left = count - pile.iter().filter(|no| seen.contains(no)).count();
            let cards: Vec<&IdNo> = pile.iter().filter(held).collect();
            for no in &cards {
                let id = library.id(**no).unwrap();
                let mut sums = [0; 3];
                sums[id.faction as usize] += 1;
                for card in [one, other].map(|no| library.loyalty_card(no).unwrap()) {
                    sums[card.faction.unwrap() as usize] += card.counts;
                }
                let most = *sums.iter().max().unwrap();
                let leading = Faction::ALL.into_iter().filter(|faction| sums[*faction as usize] == most);
                let leading: Vec<Faction> = leading.collect();
                let by_colour = if leading.len() == 1 { leading[0].team() } else { Team::Outlaw };
                let team = id.always.unwrap_or(by_colour);
                counts[team as usize] += left as f32 / cards.len() as f32;
            }
        }
    };
    match lying.as_slice() {
        [a, b] if known(a) && known(b) => every(*a, *b, &mut counts),
        _ => {
            for (i, a) in loyalty.iter().enumerate() {
                for (_, b) in loyalty.iter().enumerate().filter(|(j, _)| *j != i) {
                    every(*a, *b, &mut counts);
                }
            }
        }
    }
    let all: f32 = counts.iter().sum();
    counts.map(|count| count / all)
}

/// SD-TEAM-01: at a small table beliefs are counts of deals, before anything was seen and after two red cards.
#[test]
fn cards_seen_count() {
    let setup = Setup { variants: vec![Variant::NoChanges], ..Setup::new(library(), 4) };
    let red = library().loyalty.iter().position(|card| card.key == "machine").unwrap();
    let red = LoyaltyNo(red as u8);
    let views = (0..20).map(|seed| Deduction::deal(&setup, &mut Dice::new(seed)).view(Seat(0)));
    let without_red = |view: &View| view.table.players[0].loyalty.iter().all(|slot| slot.kind != red);
    let fresh = |view: &View| view.table.players.iter().all(|player| !player.ids[0].up);
    let mut view = views.into_iter().find(|view| without_red(view) && fresh(view)).unwrap();
    let agree = |view: &View| {
        let thought = beliefs(view);
        for seat in (1..4).map(Seat) {
            let exact = counted(view, seat);
            for (team, exact) in Team::ALL.into_iter().zip(exact) {
                let thought = thought.of(seat, team);
                assert!((thought - exact).abs() < 0.005, "{seat:?} {team:?}: {thought}, counted {exact}");
            }
        }
    };
    agree(&view);
    let before = beliefs(&view).of(Seat(2), Team::Machine);
    for slot in &mut view.table.players[2].loyalty {
        (slot.kind, slot.up) = (red, true);
    }
    agree(&view);
    let after = beliefs(&view).of(Seat(2), Team::Machine);
    assert!(before < 0.5 && after > 0.8, "{before} {after}");
}

/// The reasons of a decision name whom it concerns, what was thought of that player and what counted most for it.
#[test]
fn reasons_of_a_shot_name_what_counted() {
    let game = played_on(&Setup { talk: 1, ..Setup::new(library(), 6) }, 4, 0);
    let mut view = game.view(Seat(0));
    let red = library().loyalty.iter().position(|card| card.key == "machine2").unwrap();
    for slot in &mut view.table.players[3].loyalty {
        (slot.kind, slot.up) = (LoyaltyNo(red as u8), true);
    }
    let aim = Aim(Some(Target::Seat(Seat(3))), None);
    let action = Action::Announce(Deed::Equip(WeaponKind::Rifle, aim));
    for level in [Level::Simple, Level::Sound, Level::Sharp] {
        let why = reasons(&view, action, level).unwrap();
        let about = why.about.as_ref().unwrap();
        assert_eq!((why.seat, about.whom, about.team), (Seat(0), Seat(3), Team::Machine));
        let clue = about.clues.first().unwrap();
        assert!(matches!(clue.clue, Clue::Card(Spot::Loyalty(_), Faction::Machine)) && clue.moved > 0.0, "{clue:?}");
        let words = Words::english();
        let lines = Teller::new(&words, &view.rules).reasons(&why);
        assert!(lines.len() > 1 && lines[0].contains("Machine"), "{lines:?}");
    }
    assert!(reasons(&view, action, Level::Random).is_none());
    assert_eq!(reasons(&view, Action::Announce(Deed::Draw), Level::Sound).unwrap().about, None);
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
    (slot.kind, slot.up) = (LoyaltyNo(red as u8), true);
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
    let mut options = Vec::new();
    let speaking = (0..50).find_map(|seed| {
        let game = Deduction::deal(&setup, &mut Dice::new(seed));
        let Turn::Of(seats) = game.turn() else { return None };
        let seat = seats.iter().next()?;
        options.clear();
        game.options(seat, &mut options);
        options.iter().any(|option| matches!(option, Action::Claim(_))).then_some((game, seat))
    });
    let (game, seat) = speaking.unwrap();
    let said = (0..40).find_map(|style| {
        let choice = by_level(Level::Sound, style).choose(&game.view(seat), &options, &mut dice);
        matches!(options[choice], Action::Claim(Claim::Team(Team::Human))).then_some(())
    });
    assert!(said.is_some());
}
