//! Tests of matches, their journals, undo and snapshots, on the toy game.

use super::*;
use crate::engine::{
    Replay, ReplayError,
    toy::{Toy, ToyAction, ToyEvent, ToySetup},
    verify,
};
use ToyAction::{Double, Stop, Take};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

fn setup() -> ToySetup {
    ToySetup { seats: 2, rounds: 3, cards: vec![0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }
}

/// A match whose first card is no trap.
fn lucky() -> Match<Toy> {
    let starts = (0..).map(|seed| Match::<Toy>::new(setup(), seed));
    let mut lucky = starts.filter(|start| matches!(start.clone().act(ME, &Take).as_deref(), Ok([ToyEvent::Took(..)])));
    lucky.next().expect("most first cards are no trap")
}

/// A match played to its end by stopping after one card each.
fn finished() -> Match<Toy> {
    let mut game = Match::<Toy>::new(setup(), 5);
    while let Turn::Of(seats) = game.turn() {
        let seat = seats.iter().next().expect("somebody acts");
        let action = if game.game().table().taken == 0 { Take } else { Stop };
        game.act(seat, &action).expect("both are always allowed");
    }
    game
}

fn reloaded(snapshot: &Snapshot<Toy>) -> Snapshot<Toy> {
    serde_json::from_str(&serde_json::to_string(snapshot).unwrap()).unwrap()
}

#[test]
fn the_same_setup_and_seed_deal_the_same_game() {
    let (a, b) = (Match::<Toy>::new(setup(), 9), Match::<Toy>::new(setup(), 9));
    assert_eq!((a.game(), a.hash()), (b.game(), b.hash()));
    assert_ne!(a.hash(), Match::<Toy>::new(setup(), 10).hash());
}

#[test]
fn acting_hands_out_the_events_in_order() {
    let mut game = Match::<Toy>::new(setup(), 1);
    assert_eq!(game.act(ME, &Double).unwrap(), [ToyEvent::Doubled(ME)]);
    assert_eq!(game.act(ME, &Stop).unwrap(), [ToyEvent::Banked(ME, 0)]);
}

#[test]
fn a_refused_action_changes_nothing_and_is_not_written_down() {
    let mut game = lucky();
    game.act(ME, &Take).unwrap();
    let before = game.clone();
    assert_eq!(game.act(ME, &Double).unwrap_err().rule.0, "TOY-03");
    assert_eq!(game.act(YOU, &Take).unwrap_err().rule.0, "TOY-02");
    assert_eq!((game.game(), game.journal().actions.len()), (before.game(), 1));
}

#[test]
fn undo_takes_back_what_revealed_nothing() {
    let mut game = Match::<Toy>::new(setup(), 1);
    let start = game.hash();
    for (seat, action) in [(ME, Double), (ME, Stop), (YOU, Stop)] {
        game.act(seat, &action).unwrap();
    }
    assert_eq!((game.undoable(), game.journal().marks.len()), (3, 2));
    assert_eq!(game.undo(2), Ok(2));
    assert!(game.game().table().doubled && game.undoable() == 1);
    assert_eq!(game.journal().marks.len(), 1, "the new round was taken back too");
    assert_eq!(game.undo(1), Ok(1));
    assert_eq!(game.hash(), start);
}

#[test]
fn undo_stops_at_the_last_revealed_information() {
    let mut game = lucky();
    game.act(ME, &Double).unwrap();
    game.act(ME, &Take).unwrap();
    game.act(ME, &Stop).unwrap();
    let before = game.clone();
    assert_eq!(game.undo(2), Err(UndoError::Revealed { asked: 2, possible: 1 }));
    assert_eq!(game.game(), before.game());
    assert_eq!(game.undo(1), Ok(1));
    assert_eq!((game.undoable(), game.undo(0)), (0, Ok(0)));
    assert!(game.undo(1).is_err());
}

#[test]
fn the_dice_are_taken_back_with_the_actions() {
    let mut game = lucky();
    let mut other = game.clone();
    game.act(ME, &Double).unwrap();
    game.undo(1).unwrap();
    assert_eq!(game.act(ME, &Take).unwrap(), other.act(ME, &Take).unwrap());
}

#[test]
fn a_finished_match_is_marked_at_each_round_and_verifies() {
    let game = finished();
    let rounds: Vec<_> = game.journal().marks.iter().map(|mark| mark.round).collect();
    assert_eq!(rounds, [1, 2, 3, 4]);
    let report = verify(game.journal()).unwrap();
    assert_eq!((report.hash, report.compared), (game.hash(), 4));
    assert_eq!(report.actions, game.journal().actions.len());
    assert_eq!(report.outcome.map(Turn::Over), Some(game.turn()));
}

#[test]
fn a_replay_tells_the_same_events_step_by_step() {
    let mut game = lucky();
    let played: Vec<_> = [Double, Take, Stop].iter().map(|action| game.act(ME, action).unwrap()).collect();
    let mut replay = Replay::new(game.journal().clone()).unwrap();
    let mut again = Vec::new();
    while let Some(step) = replay.step() {
        again.push(step.unwrap());
    }
    assert_eq!(again, played);
    assert_eq!((replay.game(), replay.played()), (game.game(), 3));
}

#[test]
fn a_changed_journal_is_told_by_action_and_round() {
    let sound = finished().journal().clone();
    let mut other_seed = sound.clone();
    other_seed.seed += 1;
    assert!(matches!(verify(&other_seed), Err(ReplayError::Differs { round: 1, action: 0, .. })));

    let mut forbidden = sound.clone();
    forbidden.actions.insert(1, (ME, Double));
    let fault = verify(&forbidden).unwrap_err();
    assert!(matches!(fault, ReplayError::Refused { action: 2, seat: ME, .. }), "{fault}");

    let mut wrong_hash = sound.clone();
    wrong_hash.marks[2].hash.0 ^= 1;
    assert!(matches!(verify(&wrong_hash), Err(ReplayError::Differs { round: 3, .. })));

    let mut missing = sound.clone();
    missing.marks.remove(1);
    assert!(matches!(verify(&missing), Err(ReplayError::Misplaced { round: 2, .. })));

    let mut cut = sound;
    cut.actions.pop();
    assert!(matches!(verify(&cut), Err(ReplayError::Misplaced { round: 4, .. })));
}

#[test]
fn after_a_fault_a_replay_plays_no_further() {
    let mut journal = finished().journal().clone();
    journal.actions[0].0 = YOU;
    let mut replay = Replay::new(journal).unwrap();
    assert!(replay.step().is_some_and(|step| step.is_err()));
    assert!(replay.step().is_none());
}

#[test]
fn a_loaded_match_goes_on_and_undoes_as_if_never_saved() {
    let mut game = lucky();
    for action in [Take, Stop] {
        game.act(ME, &action).unwrap();
    }
    game.act(YOU, &Double).unwrap();
    let mut loaded = Match::resume(reloaded(&game.snapshot())).unwrap();
    assert_eq!((loaded.hash(), loaded.undoable()), (game.hash(), 2));
    assert_eq!(loaded.undo(2), game.undo(2));
    assert_eq!(loaded.game(), game.game());
    assert_eq!(loaded.act(ME, &Take).unwrap(), game.act(ME, &Take).unwrap());
    assert!(verify(loaded.journal()).is_ok());
}

#[test]
fn a_changed_snapshot_is_not_loaded() {
    let mut game = lucky();
    game.act(ME, &Double).unwrap();
    let sound = game.snapshot();

    let mut changed = sound.clone();
    changed.hash.0 ^= 1;
    assert!(matches!(Match::resume(changed), Err(ResumeError::WrongHash { .. })));

    let mut short = sound.clone();
    short.border.actions = 2;
    let expected = ResumeError::ShortJournal { actions: 1, border: 2 };
    assert_eq!(Match::resume(short).err(), Some(expected));

    let mut misfit = sound;
    misfit.journal.setup.seats = 1;
    assert!(matches!(Match::resume(misfit), Err(ResumeError::Damaged(_))));
}

#[test]
fn a_snapshot_whose_last_actions_play_differently_loads_without_undo() {
    let mut game = lucky();
    game.act(ME, &Double).unwrap();
    let mut snapshot = game.snapshot();
    snapshot.journal.actions[0].1 = Stop;
    let mut loaded = Match::resume(snapshot).unwrap();
    assert_eq!((loaded.game(), loaded.undoable()), (game.game(), 0));
    assert!(loaded.act(ME, &Take).is_ok());
}
