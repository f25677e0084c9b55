//! What the inspector tells is what the engine knows.

use ghostline::{
    stealth::{EnemyId, GearId, Modifier, View, forecast::forecast, odds},
    ui::{
        Outlook,
        panels::{self, Inspected},
    },
    words::{Words, percent, stealth::Teller},
};

use crate::easel::{Easel, glass_quay, night_audit, wander};

/// The inspector on something.
fn inspector(view: View, what: Inspected) -> Easel<()> {
    let outlook = Outlook { now: forecast(&view), after: Vec::new() };
    Easel::english(move |ui, desk| {
        panels::inspect(ui, desk, &view, &what, Some(&outlook));
        None
    })
}

fn enemies(view: &View) -> Vec<EnemyId> {
    let up = view.public.enemies.iter().enumerate().filter(|(_, enemy)| enemy.is_up());
    up.map(|(at, _)| EnemyId(at as u16)).collect()
}

#[test]
fn the_rows_of_an_enemy_are_the_odds_of_its_coming_draw() {
    let view = wander(glass_quay(), 3, 1).view();
    for id in enemies(&view) {
        let cards = odds::behaviour_cards(&view, id);
        let choose = cards.iter().filter(|card| **card == Modifier::Choose).count() as f64 / cards.len() as f64;
        let easel = inspector(view.clone(), Inspected::Enemy(id));
        for (at, (_, chance)) in odds::behaviours(&view, id).into_iter().enumerate() {
            // The choose card has a row of its own and is no part of the lowest.
            let shown = percent(if at == 0 { chance - choose } else { chance });
            assert!(easel.labels().iter().any(|label| label.ends_with(&shown)), "{shown}: {:#?}", easel.labels());
        }
        assert_eq!(easel.sees_part("you choose"), choose > 0.0);
    }
}

#[test]
fn you_hit_it_and_it_hits_you_with_the_odds_of_the_engine() {
    let view = night_audit().view();
    for id in enemies(&view) {
        let yours = odds::attack(&view, GearId(0), id).unwrap();
        let theirs = odds::enemy_attack(&view, id).unwrap();
        let easel = inspector(view.clone(), Inspected::Enemy(id));
        assert!(easel.sees(&format!("you hit it {}", percent(yours.chance))), "{:#?}", easel.labels());
        assert!(easel.sees(&format!("it hits you {}", percent(theirs.chance))));
        let easel = inspector(view.clone(), Inspected::Attack { gear: GearId(0), target: id });
        assert!(easel.sees(&format!("{} of {} cards succeed", yours.favourable, yours.of)));
        assert!(easel.sees_part(&format!("5 + card ≥ 5 {}", percent(yours.chance))));
    }
}

#[test]
fn whoever_may_enter_a_sector_is_named_there_with_the_chance() {
    let words = Words::english();
    let (mut named, mut drawn) = (0, 0);
    for seed in 0..6 {
        let view = wander(if seed % 2 == 0 { night_audit() } else { glass_quay() }, 3, seed).view();
        if view.public.player.health == 0 {
            continue;
        }
        let now = forecast(&view);
        let teller = Teller::of(&words, &view);
        for &sector in view.setup.mission.walk().sectors() {
            let labels = inspector(view.clone(), Inspected::Sector(sector)).labels();
            let chance = percent(now.entered(sector));
            let line = |words: &str| labels.iter().any(|label| *label == format!("{words} {chance}"));
            let is_named = enemies(&view).into_iter().any(|id| {
                let name = teller.enemy(id);
                labels.iter().any(|label| label.contains(&name) && label.ends_with(&format!("may come {chance}")))
            });
            let is_drawn = line("an enemy may be drawn here");
            assert_eq!(line("nobody comes"), chance == "0%", "{sector}, {chance}: {labels:#?}");
            assert!(is_named || is_drawn || chance == "0%", "{sector}, {chance}: {labels:#?}");
            named += u32::from(is_named);
            drawn += u32::from(is_drawn);
            assert!(labels.contains(&format!("it is searched {}", percent(now.searched(sector)))));
        }
    }
    assert!(named > 4 * drawn, "{named} named, {drawn} only drawn");
}

#[test]
fn an_enemy_that_is_down_shows_no_odds() {
    let mut view = night_audit().view();
    view.public.enemies[0].condition = ghostline::stealth::Condition::Down;
    let easel = inspector(view, Inspected::Enemy(EnemyId(0)));
    assert!(easel.sees("It is down.") && !easel.sees_part("you hit it"));
}
