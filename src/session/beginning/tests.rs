//! Tables of The Beginning played through by bots and by people.

use super::*;
use crate::{
    beginning::{Amount, Claim, ClosedStep, Free, Moment, Said},
    content::beginning::shipped_library,
    session::table::{Ask, Chair, Truth},
};

fn setup(seats: u8) -> Setup {
    Setup { talk: table::TALK, ..Setup::new(shipped_library().unwrap(), seats) }
}

fn bots(seats: usize) -> Vec<Chair> {
    vec![Chair::bot("", Level::Random); seats]
}

#[test]
fn bots_play_a_table_to_its_end() {
    for seats in 3..=6 {
        let mut table = Table::new(setup(seats), 3, bots(usize::from(seats))).unwrap();
        table.run();
        assert!(table.outcome().is_some());
        let log = table.log(ONLOOKER);
        assert!(matches!(log.last().unwrap().event, Event::Over(_)));
        // Before the first turn a loyalty may be chosen (TB-LOY-04).
        let first = log.iter().find(|line| matches!(line.event, Event::Turn { .. }));
        assert!(first.is_some_and(|line| line.turn == 1));
    }
}

#[test]
fn a_setup_at_fault_is_not_dealt() {
    assert_eq!(Table::new(setup(2), 1, Vec::new()).err(), Some(SetupFault::Seats(2)));
}

/// Plays a table for four with a person of this manner, who does what the number says of what can be done. The answer is
/// how often the person was asked with nothing to do but go on.
fn forced(ask: Ask, number: usize) -> u32 {
    let mut chairs = bots(4);
    chairs[0] = Chair::person("");
    let mut table = Table::new(setup(4), 5, chairs).unwrap();
    table.set_manner(Seat(0), Manner { ask, until_turn: false });
    let mut forced = 0;
    loop {
        table.run();
        if table.outcome().is_some() {
            return forced;
        }
        assert_eq!(table.waiting(), [Seat(0)]);
        let options = table.options(Seat(0));
        forced += u32::from(options == [Action::Answer(Choice::Done)]);
        table.act(Seat(0), options[number % options.len()]).unwrap();
    }
}

#[test]
fn a_person_is_asked_where_there_is_a_choice() {
    assert!((0..4).all(|number| forced(Ask::Playable, number) == 0));
}

/// TB-OPEN-23
#[test]
fn everybody_is_asked_in_closed_eye_steps() {
    let table = Table::new(setup(5), 1, bots(5)).unwrap();
    let mut view = table.view(Seat(0));
    let done = [Action::Answer(Choice::Done)];
    let manner = Manner { ask: Ask::Concerned, until_turn: true };
    view.table.stack.push(Pending::Limit);
    assert!(Beginning::passes(manner, &view, &done));
    assert!(!Beginning::passes(Manner { ask: Ask::Always, until_turn: false }, &view, &done));
    view.table.stack.push(Pending::Closed { step: ClosedStep::Convert, chosen: Default::default() });
    assert!(!Beginning::passes(manner, &view, &done));
}

/// TB-GENL-03
#[test]
fn a_general_is_not_asked_in_every_window_whether_to_resign() {
    let table = Table::new(setup(5), 1, bots(5)).unwrap();
    let mut view = table.view(Seat(0));
    view.table.stack.push(Pending::Window(Moment::Shown, 0));
    let resign = [Action::Use(Free::Resign), Action::Pass];
    let passes = |ask| Beginning::passes(Manner { ask, until_turn: false }, &view, &resign);
    assert!(passes(Ask::Playable) && passes(Ask::Concerned) && !passes(Ask::Always));
}

/// TB-INFO-01, TB-INFO-06, TB-OPEN-26
#[test]
fn facts_hold_what_the_seat_knows_and_at_the_end_everything() {
    for seed in 0..4 {
        let mut chairs = bots(5);
        chairs[0] = Chair::person("");
        let mut table = Table::new(setup(5), seed, chairs).unwrap();
        loop {
            table.run();
            let facts = table.facts(Seat(0));
            if let Some(outcome) = table.outcome() {
                let known = facts.seats.iter().map(|seat| seat.standing);
                assert!(known.eq(outcome.factions.iter().map(|faction| Standing::Certain(*faction))));
                assert!(facts.claims.iter().all(|heard| heard.truth != Truth::True || is_true(&facts, heard)));
                break;
            }
            assert!(matches!(facts.seats[0].standing, Standing::Certain(_)));
            let is_dark =
                |of: &SeatFacts| of.standing == Standing::Unknown && of.objectives.iter().all(Option::is_none);
            if table.view(Seat(0)).table.turn.round == 1 {
                assert!(facts.seats[1..].iter().all(is_dark));
            }
            let options = table.options(Seat(0));
            table.act(Seat(0), options[seed as usize % options.len()]).unwrap();
        }
    }
}

/// Whether a claim said to be true is not plainly false.
fn is_true(facts: &Facts, heard: &Heard) -> bool {
    match heard.said.claim {
        Claim::Faction(faction) => facts.seats[usize::from(heard.said.by.0)].standing.faction() == Some(faction),
        Claim::Accuse(seat, faction) => facts.seats[usize::from(seat.0)].standing.faction() == Some(faction),
        _ => true,
    }
}

/// TB-INFO-09
#[test]
fn saying_to_give_nothing_is_held_against_the_cards_put_in() {
    let line = |event| Line { actions: 0, turn: 1, round: 1, event };
    let truth = |amount, events: Vec<Event>| {
        let mut table = Table::new(setup(3), 1, bots(3)).unwrap();
        table.step();
        let mut view = table.view(Seat(0));
        let said = Said { by: Seat(1), turn: 1, claim: Claim::Give(amount) };
        view.table.said = vec![said];
        let log: Vec<_> = [Event::Said(Seat(1), said.claim)].into_iter().chain(events).map(line).collect();
        Facts::of(&view, &log).claims[0].truth
    };
    let shown = Event::Counted { cards: smallvec::SmallVec::new(), count: 0, step: 0 };
    assert_eq!(truth(Amount::Nothing, vec![]), Truth::Open);
    assert_eq!(truth(Amount::Nothing, vec![Event::PutIn(Seat(1))]), Truth::False);
    assert_eq!(truth(Amount::Nothing, vec![Event::PutIn(Seat(2)), shown.clone()]), Truth::True);
    assert_eq!(truth(Amount::Lot, vec![Event::Finished(Seat(1)), shown.clone()]), Truth::False);
    assert_eq!(truth(Amount::Little, vec![Event::PutIn(Seat(1)), shown]), Truth::Open);
}

/// TB-LOY-04, TB-OBJ-02
#[test]
fn the_first_turn_begins_once_everybody_has_chosen() {
    let mut table = Table::new(Setup { first_game: true, ..setup(4) }, 3, bots(4)).unwrap();
    assert_eq!(table.log(ONLOOKER), []);
    table.run();
    let turns: Vec<_> = table.log(ONLOOKER).iter().filter(|line| Beginning::opens_turn(&line.event)).collect();
    for (number, line) in (1..).zip(turns) {
        assert_eq!(line.turn, number);
        assert!(matches!(line.event, Event::Turn { number: told, .. } if told == number));
    }
}

/// TB-BOT-12
#[test]
fn bots_tell_their_weightiest_decisions_in_order_and_from_their_own_knowledge() {
    let mut table = Table::new(setup(5), 5, vec![Chair::bot("", Level::Sound); 5]).unwrap();
    table.run();
    let journal = || table.game().journal().clone();
    for seat in (0..5).map(Seat) {
        let told = table::decisions(journal(), seat, Level::Sound);
        assert!(!told.is_empty() && told.len() <= 10, "{}", told.len());
        assert!(told.windows(2).all(|pair| pair[0].turn <= pair[1].turn));
        assert!(told.iter().all(|decision| (decision.view.seat, decision.reasons.seat) == (seat, seat)));
        assert!(
            told.iter()
                .all(|it| it.reasons.about.is_some() || it.reasons.motive != crate::beginning::bots::Motive::Use)
        );
    }
    assert!(table::decisions(journal(), Seat(1), Level::Random).is_empty(), "chance has no reasons");
}

#[test]
fn a_table_just_dealt_is_not_saved_and_has_nothing_to_lose() {
    let mut table = Table::new(setup(4), 3, bots(4)).unwrap();
    assert!(!table.is_saved() && !table.is_unsaved());
    table.note_saved();
    assert!(table.is_saved());
    table.step();
    assert!(!table.is_saved() && table.is_unsaved());
}
