//! Tables of The Beginning played through by bots and by people.

use super::*;
use crate::{
    content::beginning::shipped_library,
    session::table::{Ask, Chair},
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
        assert!(log.first().is_some_and(|line| line.turn == 1 && matches!(line.event, Event::Turn { .. })));
    }
}

#[test]
fn a_setup_at_fault_is_not_dealt() {
    assert_eq!(Table::new(setup(2), 1, Vec::new()).err(), Some(SetupFault::Seats(2)));
}

/// TB-OPEN-23
#[test]
fn a_person_is_asked_where_there_is_a_choice_and_in_every_closed_step() {
    let mut closed = 0;
    for seed in 0..6 {
        let mut chairs = bots(6);
        chairs[2] = Chair::person("Mara");
        let mut table = Table::new(setup(6), seed, chairs).unwrap();
        loop {
            table.run();
            if table.outcome().is_some() {
                break;
            }
            assert_eq!(table.waiting(), [Seat(2)]);
            let options = table.options(Seat(2));
            let view = table.view(Seat(2));
            let is_closed = matches!(view.table.stack.last(), Some(Pending::Closed { .. }));
            closed += u32::from(is_closed);
            assert!(is_closed || options.len() > 1 || matches!(view.table.stack.last(), Some(Pending::Act)));
            table.act(Seat(2), options[seed as usize % options.len()]).unwrap();
        }
    }
    assert!(closed > 0, "no game came to the Machine Phase");
}

#[test]
fn whoever_wants_to_be_asked_always_is_asked_in_windows_where_nothing_can_be_used() {
    let windows = |ask| {
        let mut chairs = bots(4);
        chairs[0] = Chair::person("");
        let mut table = Table::new(setup(4), 5, chairs).unwrap();
        table.set_manner(Seat(0), Manner { ask, until_turn: false });
        let mut windows = 0;
        for _ in 0..200 {
            table.run();
            let options = table.options(Seat(0));
            if table.outcome().is_some() {
                break;
            }
            let step = table.view(Seat(0)).table.stack.last().copied();
            windows += u32::from(matches!(step, Some(Pending::Window(..))) && options.len() == 1);
            table.act(Seat(0), options[Beginning::least(&options)]).unwrap();
        }
        windows
    };
    assert!(windows(Ask::Always) > 0);
    assert_eq!(windows(Ask::Playable), 0);
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
