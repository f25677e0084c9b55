//! Sentences as players read them.

use super::*;
use crate::{
    content::shipped_library,
    deduction::{Action, Claim, Deduction, Deed, Event, Face, Secret, Setup, Spot, Team, Victory},
    engine::{Match, Seat, Seats, Turn},
    words::Words,
};

fn table(seats: u8, seed: u64) -> Match<Deduction> {
    let setup = Setup { talk: 2, first: Some(Seat(0)), ..Setup::new(shipped_library().unwrap(), seats) };
    Match::new(setup, seed)
}

fn names() -> Vec<String> {
    ["", "Ada", "Bruno", "Cleo"].map(str::to_owned).to_vec()
}

/// Told the game, who is asked or has acted, and what happened by it.
type Look<'a> = &'a mut dyn FnMut(&Match<Deduction>, Seat, Option<&[Event]>);

/// Plays at random and hands every event and every option to `look`.
fn play(seats: u8, hell_gate: bool, seed: u64, look: Look<'_>) {
    let library = shipped_library().unwrap();
    let mut game = Match::<Deduction>::new(Setup { talk: 1, hell_gate, ..Setup::new(library, seats) }, seed);
    let mut dice = crate::engine::Dice::new(seed);
    while let Turn::Of(asked) = game.turn() {
        let seat = asked.iter().next().unwrap();
        look(&game, seat, None);
        let options = game.options(seat);
        let action = options[dice.below(options.len())];
        let events = game.act(seat, &action).unwrap();
        look(&game, seat, Some(&events));
    }
}

#[test]
fn sentences_speak_of_you_from_your_place_and_of_names_from_others() {
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names);
    let event = Event::Looked {
        by: Seat(1),
        of: Seat(0),
        spot: Spot::Loyalty(0),
        face: Secret { what: None, to: Seats::default() },
    };
    assert_eq!(teller.event(&game.view(Seat(0)), &event).unwrap(), "Ada looked at your left loyalty card.");
    assert_eq!(teller.event(&game.view(Seat(1)), &event).unwrap(), "You looked at seat 1's left loyalty card.");
    assert_eq!(teller.told(&event).unwrap(), "Ada looked at seat 1's left loyalty card.");
}

/// SD-REACT-01
#[test]
fn an_announced_shot_names_weapon_and_target() {
    use crate::deduction::{Aim, Armed, Target, WeaponKind};
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names);
    let aim = Aim(Some(Target::Seat(Seat(2))), None);
    let told = |deed, kind| teller.told(&Event::Announced(Seat(1), deed, Some(Armed { kind, aim }))).unwrap();
    assert_eq!(told(Deed::Shoot(None), WeaponKind::Rifle), "Ada announced: shoot Bruno with the rifle.");
    let aimed = Deed::Shoot(Some(Target::Seat(Seat(3))));
    assert_eq!(told(aimed, WeaponKind::Laser), "Ada announced: shoot Cleo with the laser.");
    assert_eq!(told(Deed::Mend, WeaponKind::Companion), "Ada announced: heal Bruno with the companion.");
    assert_eq!(told(Deed::Drop, WeaponKind::Pistol), "Ada announced: drop the pistol.");
}

#[test]
fn claims_are_quotes_and_call_the_listener_you() {
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names).seen_from(Seat(1));
    assert_eq!(teller.quote(&Claim::Team(Team::Human)), "I am Human.");
    assert_eq!(teller.quote(&Claim::Accuse(Seat(1), Team::Machine)), "You are Machine.");
    assert_eq!(teller.quote(&Claim::Accuse(Seat(2), Team::Machine)), "Bruno is Machine.");
    assert_eq!(teller.quote(&Claim::Vouch(Seat(1))), "I trust you.");
    assert_eq!(teller.told(&Event::Said(Seat(3), Claim::Ask(Seat(1)))).unwrap(), "Cleo: “What is your team?”");
}

#[test]
fn the_end_is_told_to_winners_and_losers() {
    let (words, names, game) = (Words::english(), names(), table(4, 1));
    let teller = Teller::new(&words, game.game().rules()).named(&names).seen_from(Seat(0));
    assert_eq!(teller.victory(Victory::Team(Team::Machine)), "The game is over: team Machine won.");
    assert_eq!(teller.victory(Victory::Alone(Seat(0))), "The game is over: you won alone.");
    let goals: std::collections::BTreeSet<_> = Team::ALL.map(|team| teller.goal(team)).into();
    assert_eq!(goals.len(), 5);
}

#[test]
fn every_event_option_and_question_of_whole_games_has_words() {
    let words = Words::english();
    for (seats, hell_gate, seed) in [(4, false, 1), (6, true, 2), (8, true, 3), (10, true, 4)] {
        play(seats, hell_gate, seed, &mut |game, seat, events| {
            let teller = Teller::new(&words, game.game().rules());
            let view = game.view(seat);
            let fine = |text: &str| {
                assert!(!text.is_empty() && !text.contains("{$") && !text.contains("-sd-"), "{text}");
            };
            if events.is_none() {
                fine(&teller.question(&view).unwrap());
                let options = game.options(seat);
                for option in &options {
                    fine(&teller.action(&view, option));
                }
            }
            fine(&teller.moment(&view));
            for event in events.unwrap_or_default() {
                if let Some(text) = teller.told(event) {
                    fine(&text);
                }
                assert!(teller.why(event).is_some());
            }
        });
    }
}

/// Two buttons that read the same could not be told apart.
#[test]
fn options_of_one_question_are_told_apart_unless_the_cards_are_alike() {
    let words = Words::english();
    play(6, false, 9, &mut |game, seat, events| {
        if events.is_some() {
            return;
        }
        let teller = Teller::new(&words, game.game().rules());
        let view = game.view(seat);
        let plays = |action: &&Action| matches!(action, Action::Announce(Deed::Investigate(..)) | Action::Claim(_));
        let mut labels: Vec<_> =
            game.options(seat).iter().filter(plays).map(|option| teller.action(&view, option)).collect();
        let all = labels.len();
        labels.sort();
        labels.dedup();
        assert_eq!(labels.len(), all);
    });
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

#[test]
fn a_known_card_is_named_only_where_the_view_shows_it() {
    let (words, game) = (Words::english(), table(4, 3));
    let teller = Teller::new(&words, game.game().rules()).seen_from(Seat(0));
    let own = game.view(Seat(0)).table.players[0].ids[0].kind;
    let told = teller.spot_in(&game.view(Seat(0)), Seat(0), Spot::Id(0));
    assert_eq!(told, format!("your ID ({})", teller.face(Face::Id(own))));
    assert_eq!(teller.spot_in(&game.view(Seat(1)), Seat(0), Spot::Id(0)), "your ID");
}
