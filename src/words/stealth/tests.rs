//! What the teller says of a mission.

use std::sync::Arc;

use super::*;
use crate::{
    content::Catalog,
    engine::{Match, Rule, Seat},
    stealth::{
        AGENT, Action, Actor, Cause, Colour, Draw, EnemyId, Event, GearId, LockId, Modifier, Movement, ObjectiveId,
        Sector, Stealth, Strike, Target, Thing, Tool,
    },
};

fn mission() -> Match<Stealth> {
    let catalog = Catalog::shipped().unwrap();
    let mission = catalog.mission("night_audit").unwrap();
    let gear = catalog.starting_gear();
    Match::new(Setup::new(Arc::clone(&mission), gear), 1)
}

fn at(column: u16, row: u16) -> Sector {
    Sector::at(column, row).unwrap()
}

/// One event of every kind, in every form that has its own sentence.
#[rustfmt::skip]
fn events() -> Vec<Event> {
    let (rule, enemy, sector) = (Rule("ST-EN-04"), EnemyId(0), at(4, 2));
    let (you, them) = (Actor::Player, Actor::Enemy(enemy));
    let mut all = vec![
        Event::TurnBegan { turn: 2, rule }, Event::Passed { rule }, Event::Shuffled { rule }, Event::Unhid { rule },
        Event::ChooseCard { reason: Draw::Alarm, who: you, rule },
        Event::Defeated { enemy, sector, rule }, Event::Hurt { by: enemy, lost: 1, health: 2, rule },
        Event::Behaved { enemy, band: 0, rule }, Event::Behaved { enemy, band: 99, rule }, Event::SatOut { enemy, rule },
        Event::Detected { by: enemy, sector, rule }, Event::NoisePlaced { sector, rule },
        Event::NoiseRemoved { sector, rule }, Event::DetectionPlaced { sector, rule },
        Event::DetectionRemoved { sector, by: you, rule }, Event::DetectionRemoved { sector, by: them, rule },
        Event::BodyHandled { enemy, by: you, sector, woken: false, rule },
        Event::BodyHandled { enemy, by: them, sector, woken: false, rule },
        Event::BodyHandled { enemy, by: them, sector, woken: true, rule },
        Event::Carried { enemy, rule }, Event::Reinforcement { enemy, level: 20, sector, rule },
        Event::PickedUp { thing: Thing::Objective(ObjectiveId(0)), sector, rule },
        Event::PickedUp { thing: Thing::Key(LockId(0)), sector, rule },
        Event::Unlocked { lock: LockId(0), sector, rule }, Event::Unlocked { lock: LockId(0), sector, rule: Rule("ST-OBJ-03") },
        Event::Hid { sector, rule }, Event::Overwatch { who: you, gear: Some(GearId(0)), rule },
        Event::Overwatch { who: them, gear: None, rule }, Event::OverwatchEnded { who: you, rule },
        Event::OverwatchEnded { who: them, rule }, Event::Used { tool: Tool::Gear(GearId(0)), energy: 2, rule },
        Event::Used { tool: Tool::Gear(GearId(9)), energy: 0, rule }, Event::Jammed { enemy: EnemyId(99), rule },
        Event::Peeked { card: Modifier::Choose, kept: true, rule }, Event::Peeked { card: Modifier::Value(-2), kept: false, rule },
        Event::Won { turn: 9, rule }, Event::Lost { turn: 9, rule },
    ];
    for lure in [None, Some(Lure::Noise), Some(Lure::Detection), Some(Lure::Patrol)] {
        all.push(Event::Moved { who: them, from: sector, to: sector, movement: None, lure, rule });
    }
    for movement in [Movement::Free, Movement::Second] {
        all.push(Event::Moved { who: you, from: sector, to: sector, movement: Some(movement), lure: None, rule });
    }
    for reason in [Draw::Attack, Draw::EnemyAttack, Draw::Behaviour, Draw::Alarm] {
        let card = if reason == Draw::Alarm { Modifier::Choose } else { Modifier::Value(2) };
        all.push(Event::Drew { reason, who: them, base: 5, card, value: 2, total: 7, against: Some(5), rule });
    }
    for (occasion, hit) in [Strike::Action, Strike::Intercept, Strike::Overwatch].map(|how| [(how, true), (how, false)]).concat() {
        all.push(Event::Attacked { by: them, target: you, hit, occasion, rule });
        all.push(Event::Attacked { by: you, target: them, hit, occasion, rule });
    }
    for because in [Cause::EndOfTurn, Cause::Detection, Cause::Body, Cause::Attack, Cause::Gear, Cause::Objective] {
        all.push(Event::AlarmChanged { from: 1, to: 3, because, by: Some(enemy), rule });
        all.push(Event::AlarmChanged { from: 3, to: 1, because, by: None, rule });
    }
    for found in [true, false] {
        all.push(Event::Searched { enemy, sector, found, rule });
    }
    all
}

#[test]
fn every_event_has_a_whole_sentence_and_names_its_rule() {
    let (words, game) = (Words::english(), mission());
    let view = game.view(AGENT);
    for event in events() {
        let text = Teller::of(&words, &view).event(&event);
        assert!(text.ends_with('.') && text.contains(' '), "{event:?}: {text:?}");
        assert!(!text.contains('{') && !text.contains("event-") && !text.contains('!'), "{event:?}: {text:?}");
        assert!(rule_text(&words, rule_of(&event)).is_some());
    }
}

/// The mission with one red guard, whom no number tells from another.
fn only_red() -> View {
    let mut view = mission().view(AGENT);
    view.public.enemies[1].colour = Colour::Purple;
    view
}

#[test]
fn sentences_name_enemies_by_kind_and_colour_and_sectors_by_letter_or_place() {
    let (words, view) = (Words::english(), only_red());
    let teller = Teller::of(&words, &view);
    let rule = Rule("ST-EN-15");
    let walked = |to| {
        teller.event(&Event::Moved {
            who: Actor::Enemy(EnemyId(0)),
            from: at(4, 2),
            to,
            movement: None,
            lure: Some(Lure::Patrol),
            rule,
        })
    };
    assert_eq!(walked(at(4, 1)), "Guard, red walks to B.");
    assert_eq!(walked(at(3, 2)), "Guard, red walks to 3·2.");
    let drew = Event::Drew {
        reason: Draw::Attack,
        who: Actor::Player,
        base: 5,
        card: Modifier::Value(2),
        value: 2,
        total: 7,
        against: Some(5),
        rule,
    };
    assert_eq!(teller.event(&drew), "Your attack draws +2: 5 + 2 = 7 ≥ 5.");
}

#[test]
fn enemies_alike_are_told_apart_by_number() {
    let (words, game) = (Words::english(), mission());
    assert_eq!(Teller::of(&words, &game.view(AGENT)).enemy(EnemyId(1)), "Guard 2, red");
}

#[test]
fn labels_say_what_an_action_does_in_the_part_of_the_turn_it_is_offered_in() {
    let (words, mut view) = (Words::english(), only_red());
    let label = |view: &View, action| Teller::of(&words, view).action(&action);
    let go = Action::Move { to: at(2, 4) };
    assert_eq!(label(&view, go), "Move to G");
    assert_eq!(label(&view, Action::Pass), "Stay here");
    view.public.phase = Phase::Second;
    assert_eq!(label(&view, go), "Second move to G (noise)");
    view.public.boost.silent = true;
    assert_eq!(label(&view, go), "Second move to G (silent)");
    let pistol = GearId(0);
    assert_eq!(
        label(&view, Action::Attack { gear: pistol, target: EnemyId(0) }),
        "Attack Guard, red with Silenced pistol"
    );
    assert_eq!(label(&view, Action::PickUp { thing: Thing::Objective(ObjectiveId(0)) }), "Pick up Ledger core");
    assert_eq!(label(&view, Action::Value { value: -3 }), "The card is −3");
    let tool = Tool::Gear(pistol);
    assert_eq!(label(&view, Action::Use { tool, target: Target::Sector(at(3, 2)) }), "Use Silenced pistol on 3·2");
}

#[test]
fn a_refusal_says_why_in_a_sentence() {
    let (words, mut game) = (Words::english(), mission());
    let refusal = game.act(AGENT, &Action::Hide).unwrap_err();
    assert_eq!(refusal_text(&words, refusal), "The free movement comes first. Move, or stay here.");
    let refusal = game.act(Seat(3), &Action::Pass).unwrap_err();
    assert_eq!(refusal_text(&words, refusal), "The mission is played from another seat.");
}
