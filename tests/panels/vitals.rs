//! Agent, goals, gear, alarm, steps, deck and draw tray.

use ghostline::{
    stealth::{Action, Auto, Event, Modifier, Phase, Tool, odds},
    ui::{
        Speed,
        panels::{self, Room, Shown},
    },
    words::{Words, percent},
};

use crate::easel::{Easel, glass_quay, night_audit, wander};

#[test]
fn the_agent_block_tells_health_armor_energy_and_whether_the_agent_is_seen() {
    let view = glass_quay().view();
    let easel = Easel::<()>::english(move |ui, desk| {
        panels::agent(ui, desk, &view);
        None
    });
    for label in ["unseen", "Health 3 of 3", "Armor 4", "Energy 9 of 9 · gear 7", "Carrying nothing yet"] {
        assert!(easel.sees(label), "{label} among {:#?}", easel.labels());
    }
}

#[test]
fn the_first_mission_has_no_energy_and_no_items() {
    let view = night_audit().view();
    let easel = Easel::english(move |ui, desk| {
        panels::agent(ui, desk, &view);
        panels::gear(ui, desk, &view, &[])
    });
    assert!(!easel.sees_part("Energy") && !easel.sees("ITEMS"));
    assert!(easel.sees("Silenced pistol"));
}

#[test]
fn goals_are_chips_and_a_list() {
    let view = night_audit().view();
    let easel = Easel::<()>::english(move |ui, desk| {
        panels::goals(ui, desk, &view, Room::Full);
        panels::objectives(ui, desk, &view);
        None
    });
    for label in ["Ledger core 0/1", "Exit I", "Ledger core in B", "Then leave by I"] {
        assert!(easel.sees(label), "{label} among {:#?}", easel.labels());
    }
}

#[test]
fn only_what_can_be_used_now_is_a_control() {
    let session = glass_quay();
    let (view, options) = (session.view(), session.options());
    let mut easel = Easel::english(move |ui, desk| panels::gear(ui, desk, &view, &options));
    easel.click("Clicker");
    easel.click("Patch");
    let told = easel.told();
    assert!(matches!(told[..], [Tool::Item(_)]), "a full agent cannot use a patch: {told:?}");
}

#[test]
fn the_alarm_tells_its_level_its_range_and_who_comes() {
    let view = wander(glass_quay(), 4, 3).view();
    let level = view.public.alarm;
    let changes = odds::alarm(&view);
    let (low, high) = (i32::from(level) + changes[0].0, i32::from(level) + changes[changes.len() - 1].0);
    let easel = Easel::<()>::new(600.0, Words::english(), move |ui, desk| {
        panels::alarm(ui, desk, &view, level, Room::Full);
        None
    });
    assert!(easel.sees_part(&format!("Alarm {level}, guards")));
    assert!(easel.sees_part(&format!("{} to {high} then", low.max(0))), "{:#?}", easel.labels());
    assert!(easel.sees_part("comes in at") || easel.sees_part("came in at"));
}

#[test]
fn every_part_of_a_turn_has_its_step() {
    let easel = Easel::<()>::new(600.0, Words::english(), |ui, desk| {
        panels::steps(ui, desk, Phase::Second, Room::Full);
        None
    });
    for label in ["Free move", "Second action", "Guards", "End of turn"] {
        assert!(easel.sees(label));
    }
}

#[test]
fn the_deck_tells_the_odds_of_every_card() {
    let view = wander(glass_quay(), 3, 5).view();
    let coming = odds::coming(&view, 0);
    let cards: Vec<Modifier> = (-5..=4).map(Modifier::Value).chain([Modifier::Choose]).collect();
    let expected: Vec<String> = cards
        .iter()
        .map(|card| {
            let hits = coming.iter().filter(|other| *other == card).count();
            let share = percent(hits as f64 / coming.len() as f64);
            format!("one of them with {share}, {hits} of {}", coming.len())
        })
        .zip(&cards)
        .map(|(odds, card)| format!("{card}: …{odds}"))
        .collect();
    let note = format!("{} of 21 left", view.left.len());
    let easel = Easel::<()>::english(move |ui, desk| {
        panels::deck(ui, desk, &view);
        None
    });
    for line in expected {
        let (card, odds) = line.split_once('…').unwrap();
        let told = easel.labels().into_iter().any(|label| label.starts_with(card) && label.contains(odds));
        assert!(told, "{line} among {:#?}", easel.labels());
    }
    assert!(!note.is_empty());
}

#[test]
fn a_draw_shows_its_sum_its_verdict_and_the_chance_it_had() {
    let (before, events) = attack();
    let at = events.iter().position(|event| matches!(event, Event::Drew { against: Some(_), .. })).unwrap();
    let Event::Drew { base, value, total, against, .. } = events[at] else { unreachable!() };
    let coming = odds::coming(&before, 0);
    let reaches = |card: &&Modifier| match card {
        Modifier::Value(value) => base + i32::from(*value) >= against.unwrap(),
        Modifier::Choose => true,
    };
    let hits = coming.iter().filter(reaches).count();
    let chance = format!("was {hits} of {}, {}", coming.len(), percent(hits as f64 / coming.len() as f64));
    let shown = Shown::new(&Words::english(), &before, &events, at).unwrap();
    let easel = Easel::<()>::english(move |ui, desk| {
        panels::tray(ui, desk, &shown, Room::Full);
        None
    });
    let card = Modifier::Value(value).to_string();
    for label in [format!("power {base}"), format!("total {total}"), chance] {
        assert!(easel.sees(&label), "{label} among {:#?}", easel.labels());
    }
    assert!(card == "0" || easel.sees(&format!("card {card}")), "{:#?}", easel.labels());
    assert!(easel.sees_part("is down") || easel.sees_part("still stands"));
}

#[test]
fn a_draw_tells_its_verdict_only_after_its_card_and_its_sum() {
    let (before, events) = attack();
    let at = events.iter().position(|event| matches!(event, Event::Drew { against: Some(_), .. })).unwrap();
    let shown = Shown::new(&Words::english(), &before, &events, at).unwrap();
    let told = |seconds: f32| {
        let mut shown = shown.clone();
        shown.progress = seconds;
        let easel = Easel::<()>::at(Speed::Normal, 264.0, Words::english(), move |ui, desk| {
            assert!((1.0..1.5).contains(&shown.duration(desk)));
            panels::tray(ui, desk, &shown, Room::Full);
            None
        });
        let labels = easel.labels();
        let sees = |part: &str| labels.iter().any(|label| label.starts_with(part));
        (sees("power"), sees("total"), sees("was "))
    };
    assert_eq!(told(0.1), (false, false, false), "the card leaves the deck");
    assert_eq!(told(0.6), (true, false, false), "the first term");
    assert_eq!(told(0.9), (true, true, false), "the sum");
    assert_eq!(told(5.0), (true, true, true), "the verdict");
}

/// The moment before an attack, and what came of it.
fn attack() -> (ghostline::stealth::View, Vec<Event>) {
    let words = Words::english();
    for seed in 0.. {
        let mut session = wander(glass_quay(), 2, seed);
        for _ in 0..40 {
            let options = session.options();
            let before = session.view();
            let attack = options.iter().find(|action| matches!(action, Action::Attack { .. })).copied();
            let Some(action) = attack.or(options.first().copied()) else { break };
            let told = session.log().len();
            session.act(&words, action, Auto::ALL).unwrap();
            if attack.is_some() {
                return (before, session.log()[told..].iter().map(|entry| entry.event).collect());
            }
        }
    }
    unreachable!("somebody is attacked at last")
}
