//! The suite passes a sound game by the thousand, and finds every flaw of a broken one.

mod broken;

use super::*;
use crate::engine::{
    Bot, Imagine, RandomBot,
    toy::{Toy, ToyAction, ToySetup},
};
use broken::{Broken, BrokenSetup, BrokenView, Flaw};

fn toy(seats: u8) -> ToySetup {
    ToySetup { seats, rounds: 3, cards: vec![0, 0, 1, 2, 3, 4, 5, 6] }
}

fn thorough(playouts: u32) -> Thoroughness {
    Thoroughness { playouts, seed: 100, decisions: 200 }
}

fn all_actions<G>(_game: &G) -> Vec<ToyAction> {
    vec![ToyAction::Double, ToyAction::Take, ToyAction::Stop]
}

fn random<G: Game>(_seat: Seat) -> Box<dyn Bot<G>> {
    Box::new(RandomBot)
}

/// The fault that the suite finds in a game with this flaw.
fn found(flaw: Flaw) -> Option<Fault> {
    let setup = BrokenSetup { toy: toy(2), flaw };
    check::<Broken>(&setup, thorough(200), all_actions).err().map(|breach| breach.fault)
}

fn leak(flaw: Flaw) -> Option<Fault> {
    let setup = BrokenSetup { toy: toy(2), flaw };
    let same = |a: &BrokenView, b: &BrokenView| a.toy == b.toy;
    check_secrecy::<Broken>(&setup, thorough(200), same, random).err().map(|breach| breach.fault)
}

#[test]
fn the_toy_game_keeps_every_promise() {
    for seats in [1, 2] {
        let tally = check::<Toy>(&toy(seats), thorough(2000), all_actions).unwrap();
        assert_eq!(tally.finished, 2000);
        assert!(tally.decisions > 10_000, "{tally:?}");
    }
}

#[test]
fn the_toy_game_keeps_its_secrets() {
    for seats in [1, 2] {
        let tally = check_secrecy::<Toy>(&toy(seats), thorough(1000), |a, b| a == b, random).unwrap();
        assert_eq!(tally.finished, 1000);
    }
}

#[test]
fn the_broken_game_without_a_flaw_passes() {
    assert_eq!((found(Flaw::None), leak(Flaw::None)), (None, None));
}

#[test]
fn games_that_stand_still_are_found() {
    assert_eq!(found(Flaw::NobodyActs), Some(Fault::NobodyToAct));
    assert_eq!(found(Flaw::OffersNothing), Some(Fault::NoOption(Seat(0))));
}

#[test]
fn wrong_offers_are_found() {
    assert!(matches!(found(Flaw::OffersTooMuch), Some(Fault::Refused { .. })));
    assert!(matches!(found(Flaw::OffersTooLittle), Some(Fault::Accepted { .. })));
    assert!(matches!(found(Flaw::OffersTwice), Some(Fault::OfferedTwice { .. })));
    assert!(matches!(found(Flaw::OffersOutOfTurn), Some(Fault::OptionOutOfTurn(_))));
    assert!(matches!(found(Flaw::ActsOutOfTurn), Some(Fault::Accepted { .. })));
}

#[test]
fn unlisted_actions_are_found_without_help() {
    let setup = BrokenSetup { toy: toy(2), flaw: Flaw::OffersTooLittle };
    let breach = check::<Broken>(&setup, thorough(200), |_| Vec::new()).unwrap_err();
    assert!(matches!(breach.fault, Fault::Accepted { .. }), "{breach}");
}

#[test]
fn refusals_that_change_something_are_found() {
    assert!(matches!(found(Flaw::RefusalRollsDice), Some(Fault::RefusalChanges { .. })));
    assert!(matches!(found(Flaw::RefusalChangesState), Some(Fault::RefusalChanges { .. })));
    assert!(matches!(found(Flaw::RefusalTells), Some(Fault::RefusalChanges { .. })));
}

#[test]
fn states_that_do_not_come_back_are_found() {
    assert_eq!(found(Flaw::ForgetsInSaves), Some(Fault::Changed(Format::Postcard)));
    assert!(matches!(found(Flaw::CannotBeWritten), Some(Fault::Unwritable { format: Format::Postcard, .. })));
    assert!(matches!(found(Flaw::CannotBeResumed), Some(Fault::Damaged(_))));
    assert_eq!(found(Flaw::PlaysBesideTheState), Some(Fault::ResumeDiffers));
}

#[test]
fn games_that_do_not_play_again_are_found() {
    assert_eq!(found(Flaw::ForeignChanceInStop), Some(Fault::UndoDiffers));
    assert!(matches!(found(Flaw::ForeignChanceInTake), Some(Fault::Replay(_) | Fault::ReplayDiffers { .. })));
}

#[test]
fn leaks_are_found() {
    assert!(matches!(leak(Flaw::ViewShowsOrder), Some(Fault::ViewLeaks(_))));
    assert!(matches!(leak(Flaw::OptionsShowTrap), Some(Fault::OptionsLeak(_))));
    assert!(matches!(leak(Flaw::ImaginesNonsense), Some(Fault::Unplayable { .. })));
}

/// Looks at what the comparison of views has missed.
struct Peeper;

impl Bot<Broken> for Peeper {
    fn choose(&mut self, view: &BrokenView, options: &[ToyAction], _dice: &mut Dice) -> usize {
        usize::from(view.toy.unseen.first() < view.toy.unseen.last()).min(options.len() - 1)
    }
}

/// Names an option that is never there.
struct Astray;

impl<G: Game> Bot<G> for Astray {
    fn choose(&mut self, _view: &G::View, options: &[G::Action], _dice: &mut Dice) -> usize {
        options.len()
    }
}

#[test]
fn bots_that_use_secrets_or_miss_are_found() {
    let setup = BrokenSetup { toy: toy(2), flaw: Flaw::ViewShowsOrder };
    let peeped = check_secrecy::<Broken>(&setup, thorough(50), |_, _| true, |_| Box::new(Peeper)).unwrap_err();
    assert!(matches!(peeped.fault, Fault::ChoiceLeaks(_)), "{peeped}");
    let missed = check_secrecy::<Toy>(&toy(1), thorough(1), |a, b| a == b, |_| Box::new(Astray)).unwrap_err();
    assert!(matches!(missed.fault, Fault::NoSuchOption { .. }), "{missed}");
}

#[test]
fn a_breach_can_be_found_again_by_its_seed() {
    let setup = BrokenSetup { toy: toy(2), flaw: Flaw::OffersTooMuch };
    let first = check::<Broken>(&setup, thorough(200), all_actions).unwrap_err();
    let again = Thoroughness { playouts: 1, seed: first.seed, ..thorough(1) };
    assert_eq!(check::<Broken>(&setup, again, all_actions), Err(first.clone()));
    assert!(first.to_string().contains(&format!("seed {}", first.seed)));
}

#[test]
fn imagined_worlds_differ_in_what_is_hidden() {
    let dice = &mut Dice::new(1);
    let view = Toy::deal(&toy(2), dice).view(Seat(0));
    let worlds: Vec<_> = (0..20).map(|_| hash(&Toy::imagine(&view, dice))).collect();
    assert!(worlds.iter().any(|world| *world != worlds[0]));
}
