//! Badges by values.

use super::*;
use crate::{
    session::summary::{Brought, Cards, Curve, Kit},
    stealth::{EnemyId, Mode, Sector},
};

fn brought(id: &str) -> Brought {
    Brought { id: id.into(), used: false }
}

/// The gear every agent starts with.
fn issued() -> Vec<String> {
    vec!["pistol".into()]
}

/// A mission won without a fault.
fn perfect() -> Summary {
    Summary {
        won: true,
        mode: Mode::Lethal,
        turns: 10,
        kills: 0,
        seen: 0,
        health: (3, 3),
        energy: Some((0, 12)),
        items: (0, 2),
        kit: Kit { gear: vec![brought("pistol")], items: vec![brought("pin"), brought("patch")] },
        fatal: None,
        noises: 0,
        boldest: Some((0.5, 4)),
        optional: vec![("Ledger".into(), true)],
        noticed: Vec::new(),
        fallen: Vec::new(),
        alarm: Some(Curve { levels: vec![3, 9], peak: 9, calls: vec![(10, None), (20, None)] }),
        moments: Vec::new(),
        cards: Cards::default(),
    }
}

fn verdict(summary: &Summary, par: Par, badge: Badge) -> Option<Verdict> {
    badges(summary, par, &issued()).into_iter().find(|(found, _)| *found == badge).map(|(_, verdict)| verdict)
}

fn missed(summary: &Summary, badge: Badge) -> Option<Miss> {
    match verdict(summary, Par::Turns(10), badge)? {
        Verdict::Missed(why) => Some(why),
        _ => None,
    }
}

#[test]
fn a_mission_won_without_a_fault_earns_every_badge() {
    let all = badges(&perfect(), Par::Turns(10), &issued());
    assert_eq!(all.len(), Badge::ALL.len());
    assert!(all.iter().all(|(_, verdict)| *verdict == Verdict::Earned), "{all:?}");
}

#[test]
fn every_fault_costs_its_badge_and_says_why() {
    let place = Sector::at(2, 3).unwrap();
    let seen = Summary { seen: 2, noticed: vec![(5, place), (7, place)], ..perfect() };
    assert_eq!(missed(&seen, Badge::Ghost), Some(Miss::Seen { turn: 5 }));
    let killed = Summary { kills: 1, fallen: vec![(3, EnemyId(0), place)], ..perfect() };
    assert_eq!(missed(&killed, Badge::CleanHands), Some(Miss::Kills(1)));
    assert_eq!(missed(&Summary { health: (2, 3), ..perfect() }, Badge::Whole), Some(Miss::Health(2, 3)));
    assert_eq!(missed(&Summary { noises: 4, ..perfect() }, Badge::Felt), Some(Miss::Noise(4)));
    let bold = Summary { boldest: Some((0.49, 6)), ..perfect() };
    assert_eq!(missed(&bold, Badge::KnownOdds), Some(Miss::Odds { chance: 0.49, turn: 6 }));
    assert_eq!(missed(&Summary { boldest: None, ..perfect() }, Badge::KnownOdds), Some(Miss::NoAttack));
    assert_eq!(missed(&Summary { turns: 11, ..perfect() }, Badge::Par), Some(Miss::Turns { turns: 11, par: 10 }));
    let left = Summary { optional: vec![("Ledger".into(), false)], ..perfect() };
    assert_eq!(missed(&left, Badge::Thorough), Some(Miss::LeftBehind("Ledger".into())));
    let spent = Summary { energy: Some((2, 12)), ..perfect() };
    assert_eq!(missed(&spent, Badge::Light), Some(Miss::Used { energy: 2, items: 0 }));
    let loud = Curve { peak: 20, calls: vec![(10, Some(2)), (20, Some(3))], levels: vec![20] };
    assert_eq!(missed(&Summary { alarm: Some(loud), ..perfect() }, Badge::BelowTheLine), Some(Miss::Alarm(20)));
}

#[test]
fn standard_issue_is_lost_by_other_gear_or_by_an_item_used() {
    let more = Kit { gear: vec![brought("pistol"), brought("cloak")], items: Vec::new() };
    let armed = Summary { kit: more, ..perfect() };
    assert_eq!(missed(&armed, Badge::StandardIssue), Some(Miss::Gear("cloak".into())));
    assert_eq!(missed(&Summary { items: (1, 2), ..perfect() }, Badge::StandardIssue), Some(Miss::Items(1)));
    let bare = Summary { kit: Kit::default(), items: (0, 0), ..perfect() };
    assert_eq!(missed(&bare, Badge::StandardIssue), None, "less than what every agent has is no fault");
}

#[test]
fn the_alarm_may_call_all_but_the_last() {
    let curve = Curve { peak: 19, calls: vec![(10, Some(2)), (20, None)], levels: vec![19] };
    assert_eq!(missed(&Summary { alarm: Some(curve), ..perfect() }, Badge::BelowTheLine), None);
}

#[test]
fn badges_without_an_occasion_are_left_out() {
    let plain = Summary { alarm: None, energy: None, optional: Vec::new(), ..perfect() };
    for badge in [Badge::BelowTheLine, Badge::Light, Badge::Thorough, Badge::StandardIssue] {
        assert_eq!(verdict(&plain, Par::Turns(10), badge), None, "{badge:?}");
    }
}

#[test]
fn par_is_open_while_it_is_worked_out() {
    assert_eq!(verdict(&perfect(), Par::Thinking, Badge::Par), Some(Verdict::Open));
    assert_eq!(verdict(&perfect(), Par::Unknown, Badge::Par), Some(Verdict::Missed(Miss::NoPar)));
}

#[test]
fn a_lost_mission_earns_nothing_and_still_says_what_went_wrong() {
    let lost = badges(&Summary { won: false, kills: 2, ..perfect() }, Par::Thinking, &issued());
    for (badge, verdict) in lost {
        let why = if badge == Badge::CleanHands { Miss::Kills(2) } else { Miss::Lost };
        assert_eq!(verdict, Verdict::Missed(why), "{badge:?}");
    }
}
