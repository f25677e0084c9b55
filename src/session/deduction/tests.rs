//! Tables played through by bots and by people.

use super::*;
use crate::{
    content::shipped_library,
    deduction::{Claim, Pending},
    engine::Match,
    session::table::{Ask, Chair, TALK},
};

fn setup(seats: u8) -> Setup {
    let library = shipped_library().unwrap();
    Setup { talk: TALK, ..Setup::new(library, seats) }
}

fn bots(seats: usize) -> Vec<Chair> {
    vec![Chair::bot("", Level::Random); seats]
}

#[test]
fn bots_play_a_table_to_its_end() {
    for seats in [4, 6, 9] {
        let mut table = Table::new(setup(seats), 3, bots(usize::from(seats))).unwrap();
        table.run();
        assert!(table.outcome().is_some());
        assert!(matches!(table.log(ONLOOKER).last().unwrap().event, Event::Over(_)));
    }
}

#[test]
fn a_person_is_waited_for_and_bots_act_in_between() {
    let mut chairs = bots(5);
    chairs[2] = Chair::person("Mara");
    let mut table = Table::new(setup(5), 1, chairs).unwrap();
    for _ in 0..40 {
        table.run();
        if table.outcome().is_some() {
            break;
        }
        assert_eq!(table.waiting(), [Seat(2)]);
        let action = table.options(Seat(2))[0];
        table.act(Seat(2), action).unwrap();
    }
    assert_eq!(table.screen(), Seat(2));
    assert_eq!(table.curtain(), None);
    assert!(table.act(Seat(9), Action::Pass).is_err());
}

/// SD-ENG-06
#[test]
fn two_people_at_one_screen_have_a_curtain_between_them() {
    let mut chairs = bots(4);
    chairs[0] = Chair::person("Mara");
    chairs[1] = Chair::person("Ada");
    let mut table = Table::new(setup(4), 5, chairs).unwrap();
    let mut raised = 0;
    for _ in 0..60 {
        table.run();
        if table.outcome().is_some() {
            break;
        }
        if let Some(next) = table.curtain() {
            raised += 1;
            table.sit(next);
        }
        let seat = table.screen();
        assert!(table.waiting().contains(&seat));
        let action = table.options(seat)[0];
        table.act(seat, action).unwrap();
    }
    assert!(raised > 1);
}

#[test]
fn a_resumed_table_goes_on_as_if_it_had_not_been_saved() {
    let mut whole = Table::new(setup(6), 11, bots(6)).unwrap();
    for _ in 0..50 {
        whole.step();
    }
    let mut again = Table::resume(Match::resume(whole.game().snapshot()).unwrap(), Some(whole.seating().clone()));
    assert_eq!(again.log(ONLOOKER), whole.log(ONLOOKER));
    whole.run();
    again.run();
    assert_eq!(again.game().hash(), whole.game().hash());
    assert_eq!(again.log(ONLOOKER), whole.log(ONLOOKER));
}

#[test]
fn a_person_who_wants_no_questions_is_only_asked_what_must_be_answered() {
    let mut chairs = bots(4);
    chairs[0] = Chair::person("");
    let mut asked = [0; 2];
    for (at, ask) in [Ask::Always, Ask::Concerned].into_iter().enumerate() {
        let mut table = Table::new(setup(4), 8, chairs.clone()).unwrap();
        table.set_manner(Seat(0), Manner { ask, until_turn: false });
        table.run();
        while table.outcome().is_none() {
            asked[at] += 1;
            let options = table.options(Seat(0));
            let action = options.iter().find(|option| **option == Action::Pass).unwrap_or(&options[0]);
            table.act(Seat(0), *action).unwrap();
            table.run();
        }
    }
    assert!(asked[1] <= asked[0], "{asked:?}");
}

/// SD-REACT-09
#[test]
fn windows_of_the_own_turn_are_asked_only_where_that_is_wanted() {
    let fix = crate::deduction::Fix { programs: vec![(Seat(0), vec!["PR26".into()])], ..Default::default() };
    let mut chairs = bots(4);
    chairs[0] = Chair::person("");
    for (ask, asked) in [(Ask::Always, true), (Ask::Playable, false)] {
        let setup = Setup { first: Some(Seat(0)), fix: fix.clone(), ..setup(4) };
        let mut table = Table::new(setup, 1, chairs.clone()).unwrap();
        table.set_manner(Seat(0), Manner { ask, until_turn: false });
        table.run();
        let draw = Action::Announce(crate::deduction::Deed::Draw);
        while !table.options(Seat(0)).contains(&draw) {
            table.act(Seat(0), Action::Pass).unwrap();
        }
        table.act(Seat(0), draw).unwrap();
        let announced = table.view(Seat(0)).table.turn.deed.is_some();
        assert!(announced, "the window after the announcement is open");
        assert_eq!(table.waiting() == [Seat(0)], asked, "{ask:?}");
    }
}

/// SD-INFO-01
#[test]
fn claims_are_held_against_what_the_seat_knows() {
    let mut chairs = bots(4);
    chairs[0] = Chair::person("");
    let setup = Setup { first: Some(Seat(0)), talk: 3, ..setup(4) };
    let mut table = Table::new(setup, 2, chairs).unwrap();
    table.run();
    let own = table.facts(Seat(0)).seats[0].standing.team().unwrap();
    let other = Team::ALL.into_iter().find(|team| *team != own).unwrap();
    table.act(Seat(0), Action::Claim(Claim::Team(own))).unwrap();
    table.act(Seat(0), Action::Claim(Claim::Team(other))).unwrap();
    table.act(Seat(0), Action::Claim(Claim::Vouch(Seat(1)))).unwrap();
    let truths: Vec<_> = table.facts(Seat(0)).claims.iter().map(|heard| heard.truth).collect();
    assert_eq!(truths, [Truth::True, Truth::False, Truth::Opinion]);
    assert_eq!(table.facts(ONLOOKER).claims[0].truth, Truth::Open);
}

#[test]
fn facts_name_no_card_the_seat_has_not_seen() {
    let mut chairs = bots(6);
    chairs[0] = Chair::person("");
    let table = Table::new(setup(6), 4, chairs).unwrap();
    let facts = table.facts(Seat(0));
    assert!(facts.seats[0].cards.iter().all(|card| card.face.is_some()));
    let hidden = facts.seats[1..].iter().flat_map(|seat| &seat.cards).filter(|card| card.how == How::Hidden);
    assert!(hidden.clone().all(|card| card.face.is_none()));
    assert!(hidden.count() > 10);
}

#[test]
fn notes_are_kept_by_author_and_subject() {
    let mut table = Table::new(setup(4), 4, vec![Chair::person("")]).unwrap();
    let note = Note { guess: Some(Team::Machine), text: "shot first".into() };
    table.set_note(Seat(0), Seat(2), note.clone());
    assert_eq!(table.note(Seat(0), Seat(2)), note);
    assert_eq!(table.note(Seat(1), Seat(2)), Note::default());
    table.set_note(Seat(0), Seat(2), Note::default());
    assert!(table.seating().notes.is_empty());
}

/// SD-ENG-04
#[test]
fn whom_a_reaction_window_asks_is_told_to_nobody_else() {
    let mut table = Table::new(setup(6), 3, bots(6)).unwrap();
    let mut windows = 0;
    while table.outcome().is_none() {
        let [asked] = table.asked()[..] else { panic!("one seat is asked at a time here") };
        let step = |seat| table.view(seat).table.stack.last().copied();
        if let Some(Pending::Window(moment, _)) = step(asked) {
            windows += 1;
            let active = table.view(asked).table.turn.seat;
            for seat in (0..6).map(Seat).filter(|&seat| seat != asked) {
                assert_eq!(step(seat), Some(Pending::Window(moment, u8::from(seat == active))));
            }
        }
        table.step();
    }
    assert!(windows > 5);
}
