//! Sentences as players read them.

use std::collections::BTreeSet;

use super::*;
use crate::{
    beginning::{
        Action, Amount, Beginning, Claim, Colour, Deed, Effect, Ending, Event, Faction, Figure, Outcome, Secret, Setup,
        Spot,
    },
    content::beginning::shipped_library,
    engine::{Dice, Game, Match, Seat, Seats, Turn},
    words::Words,
};

fn table(seats: u8, seed: u64) -> Match<Beginning> {
    let setup = Setup { talk: 2, first: Some(Seat(0)), ..Setup::new(shipped_library().unwrap(), seats) };
    Match::new(setup, seed)
}

fn names() -> Vec<String> {
    ["", "Ada", "Bruno", "Cleo", "Dmitri", "Esi"].map(str::to_owned).to_vec()
}

/// Told the game, who is asked or has acted, and what happened by it.
type Look<'a> = &'a mut dyn FnMut(&Match<Beginning>, Seat, Option<&[Event]>);

/// Plays at random and hands every event and every option to `look`.
fn play(seats: u8, campaign: bool, seed: u64, look: Look<'_>) {
    let library = shipped_library().unwrap();
    let setup = Setup { talk: 1, campaign, first_game: seed.is_multiple_of(2), ..Setup::new(library, seats) };
    let mut game = Match::<Beginning>::new(setup, seed);
    let mut dice = Dice::new(seed);
    let mut left = 4_000;
    while let Turn::Of(asked) = game.turn() {
        let seat = asked.iter().next().unwrap();
        look(&game, seat, None);
        let options = game.options(seat);
        let action = options[dice.below(options.len())];
        let events = game.act(seat, &action).unwrap();
        look(&game, seat, Some(&events));
        left -= 1;
        if left == 0 {
            break;
        }
    }
}

/// The tables the random games are played at.
const TABLES: [(u8, bool, u64); 6] =
    [(3, false, 1), (4, true, 2), (5, false, 3), (6, true, 4), (6, false, 5), (4, false, 6)];

fn fine(text: &str) {
    assert!(!text.trim().is_empty() && !text.contains("{$") && !text.contains("-tb-"), "{text}");
    assert!(!text.contains("  ") && !text.contains("()"), "{text}");
}

#[test]
fn every_event_option_and_question_of_whole_games_has_words() {
    let words = Words::english();
    for (seats, campaign, seed) in TABLES {
        play(seats, campaign, seed, &mut |game, seat, events| {
            let teller = Teller::new(&words, game.game().rules());
            let view = game.view(seat);
            fine(&teller.moment(&view));
            if events.is_none() {
                fine(&teller.question(&view).unwrap());
            }
            for event in events.unwrap_or_default() {
                for seat in (0..seats).map(Seat) {
                    let told = Beginning::witness(event, seat).and_then(|seen| teller.seen_from(seat).told(&seen));
                    if let Some(text) = told {
                        fine(&text);
                    }
                }
                assert!(teller.why(event).is_some());
            }
        });
    }
}

/// Two buttons that read the same could not be told apart.
#[test]
fn options_of_one_question_are_told_apart() {
    let words = Words::english();
    for (seats, campaign, seed) in TABLES {
        play(seats, campaign, seed, &mut |game, seat, events| {
            if events.is_some() {
                return;
            }
            let teller = Teller::new(&words, game.game().rules());
            let view = game.view(seat);
            let options = game.options(seat);
            let labels: Vec<_> = options.iter().map(|option| teller.action(&view, option)).collect();
            for label in &labels {
                fine(label);
            }
            let different: BTreeSet<_> = labels.iter().collect();
            let top = view.table.stack.last();
            assert_eq!(different.len(), labels.len(), "{top:?} {labels:#?}");
        });
    }
}

#[test]
fn the_rules_told_with_events_are_written() {
    let words = Words::english();
    play(6, true, 12, &mut |game, _, events| {
        let teller = Teller::new(&words, game.game().rules());
        for rule in events.unwrap_or_default().iter().filter_map(|event| teller.why(event)) {
            assert!(words.has(&format!("rule-{rule}")), "{rule}");
        }
    });
}

/// What is missing is told, and never of what is offered.
#[test]
fn what_cannot_be_done_is_told_with_its_reason() {
    let words = Words::english();
    let mut seen = BTreeSet::new();
    for (seats, campaign, seed) in TABLES {
        play(seats, campaign, seed, &mut |game, seat, events| {
            if events.is_some() {
                return;
            }
            let view = game.view(seat);
            let lacking = Teller::new(&words, game.game().rules()).lacking(&view);
            for (text, rule) in lacking {
                fine(&text);
                assert!(rule.0.starts_with("TB-"));
                seen.insert(rule.0);
            }
        });
    }
    assert!(seen.len() > 15, "{seen:?}");
}

#[test]
fn sentences_speak_of_you_from_your_place_and_of_names_from_others() {
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names);
    let event = Event::Looked {
        seat: Seat(1),
        spot: Spot::Carried(Figure::Of(Seat(0))),
        colours: Secret { what: None, known: Seats::default() },
    };
    assert_eq!(teller.event(&game.view(Seat(0)), &event).unwrap(), "Ada looked at your chip.");
    assert_eq!(teller.event(&game.view(Seat(2)), &event).unwrap(), "Ada looked at seat 1's chip.");
    let known = Event::Looked {
        seat: Seat(1),
        spot: Spot::Sector(2),
        colours: Secret::of([Colour::Purple].into_iter().collect(), Seat(1)),
    };
    let own = Beginning::witness(&known, Seat(1)).unwrap();
    let others = Beginning::witness(&known, Seat(2)).unwrap();
    assert_eq!(teller.event(&game.view(Seat(1)), &own).unwrap(), "You looked at the top of Sector III: purple chip.");
    assert_eq!(teller.event(&game.view(Seat(2)), &others).unwrap(), "Ada looked at the top of Sector III.");
}

#[test]
fn labels_name_what_a_deed_costs() {
    let (words, game) = (Words::english(), table(4, 1));
    let view = game.view(Seat(0));
    let teller = Teller::new(&words, game.game().rules());
    let label = |deed| teller.action(&view, &Action::Do(Figure::Of(Seat(0)), deed));
    assert_eq!(label(Deed::SectorOne), "Take the top chip of Sector I unseen (1 AP)");
    assert_eq!(label(Deed::Censure(Seat(1))), "Move to detain seat 2 (2 AP)");
    assert_eq!(label(Deed::Place), "Place chips in the Network (free)");
    assert_eq!(
        teller.action(&view, &Action::Do(Figure::Kuro, Deed::Nexus)),
        "Kuro: work on Apex with blue cards against a die"
    );
}

/// TB-INFO-09
#[test]
fn claims_are_quotes_that_name_no_number_and_call_the_listener_you() {
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names).seen_from(Seat(1));
    assert_eq!(teller.quote(&Claim::Give(Amount::Lot)), "I give a lot.");
    assert_eq!(teller.quote(&Claim::Vouch(Seat(1))), "I trust you.");
    assert_eq!(teller.quote(&Claim::Vouch(Seat(2))), "I trust Bruno.");
    let event = Event::Said(Seat(3), Claim::Accuse(Seat(1), Faction::Fallen));
    assert_eq!(teller.told(&event).unwrap(), "Cleo: “You are Fallen.”");
}

#[test]
fn the_end_is_told_with_what_decided_it() {
    let (words, names, game) = (Words::english(), names(), table(3, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names).seen_from(Seat(1));
    let outcome = Outcome {
        ending: Ending::Network,
        faction: Faction::Human,
        by_files: false,
        columns: Some([Some(Faction::Human), None, Some(Faction::Human)]),
        factions: vec![Faction::Human, Faction::Human, Faction::Fallen],
        fulfilled: Seats::one(Seat(1)).with(Seat(2)),
        winners: Seats::one(Seat(1)),
        last: Seat(0),
    };
    assert_eq!(
        teller.outcome(&outcome),
        "The game is over: Tier 3 of the Network is full, and the Humans won. With their side and their objectives: you."
    );
    assert_eq!(teller.columns(&outcome), ["Alpha: the Humans.", "Beta: nobody.", "Gamma: the Humans."]);
    assert_eq!(teller.result(&outcome, Seat(1)), "You won: Human, objectives met.");
    assert_eq!(teller.result(&outcome, Seat(2)), "Bruno lost: Fallen, though the objectives were met.");
    assert_eq!(teller.result(&outcome, Seat(0)), "Seat 1 lost: Human, and an objective was not met.");
}

/// All effects of a list, those of choices too.
fn flat(effects: &[Effect]) -> Vec<&Effect> {
    let mut found = Vec::new();
    for effect in effects {
        match effect {
            Effect::Either(a, b) => found.extend([a, b].into_iter().flat_map(|list| flat(list))),
            other => found.push(other),
        }
    }
    found
}

/// The words of programs and interrogation cards name every bar their effects move, and by how much.
#[test]
fn card_texts_fit_their_effects() {
    let (words, library) = (Words::english(), shipped_library().unwrap());
    let programs = library.programs.iter().map(|card| (&card.text, &card.effects));
    let lines = library.interrogations.iter().flat_map(|card| &card.lines).map(|line| (&line.text, &line.effects));
    for (text, effects) in programs.chain(lines) {
        for effect in flat(effects) {
            if let Effect::Bar(bar, by) = effect {
                let number = by.unsigned_abs().to_string();
                assert!(text.contains(&bar_name(&words, *bar)) && text.contains(&number), "{text} {effect:?}");
            }
        }
    }
}

/// TB-COMP-05 TB-COMP-06 TB-COMP-07 TB-COMP-08 TB-COMP-10 TB-COMP-12 TB-COMP-13 TB-COMP-14
#[test]
fn every_card_of_the_library_is_listed_once_with_words() {
    let (words, library) = (Words::english(), shipped_library().unwrap());
    let mut all = 0;
    let mut ids = BTreeSet::new();
    for deck in Deck::ALL {
        assert!(ids.insert(deck.id()));
        fine(&deck.title(&words, &library));
        fine(&deck.intro(&words, &library));
        for card in deck.cards(&words, &library) {
            for text in [&card.name, &card.text, &card.note] {
                fine(text);
            }
            all += 1;
        }
    }
    let library = &*library;
    let cards = library.events.len() + library.influence.len() + library.programs.len() + library.objectives.len();
    let more = library.wounds.len() + library.interrogations.len() + library.all_rounders.len() + library.recons.len();
    let rest = library.boxes.len() + library.loyalty.len() + library.characters.len() + library.enemies.len();
    assert_eq!(all, cards + more + rest + 3 + 7);
    assert_eq!(Deck::Programs.intro(&words, library), "20 kinds, 40 in all.");
    assert_eq!(
        Deck::Personal(crate::beginning::Character::Nova).intro(&words, library).split(", ").nth(1),
        Some("30 in all.")
    );
}
