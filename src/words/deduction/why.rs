//! The rule behind an event.

use super::Teller;
use crate::{
    deduction::{Boss, Cause, Deed, Event, Team, Victory, WeaponKind},
    engine::Rule,
};

impl Teller<'_> {
    /// The rule that caused an event; `None` where it is only told and not caused.
    #[rustfmt::skip]
    #[allow(clippy::match_same_arms)] // In the order of the events; some stand on the same rule.
    pub fn why(&self, event: &Event) -> Option<Rule> {
        Some(Rule(match *event {
            Event::Turn { .. } => "SD-TURN-01",
            Event::Announced(_, deed, _) | Event::Kept(_, deed, _) => of_deed(deed),
            Event::Idle(_) => "SD-TURN-13",
            Event::Looked { .. } => "SD-ACT-03",
            Event::LookedLeftover { .. } => "SD-SET-06",
            Event::Revealed { cause, .. } => of_reveal(cause),
            Event::Covered(..) => "SD-PRIO-01",
            Event::Drew { .. } | Event::Foresaw { .. } => "SD-ACT-07",
            Event::NothingToDraw(_) => "SD-ENG-11",
            Event::Played { .. } => "SD-PROG-03",
            Event::Ability { .. } | Event::Chose { .. } | Event::Named(..) => "SD-ID-01",
            Event::Discarded { .. } => "SD-PROG-11",
            Event::Took { .. } => "SD-PROG-18",
            Event::Equipped { .. } => "SD-ACT-04",
            Event::Aimed { .. } => "SD-WPN-10",
            Event::Dropped(..) => "SD-WPN-34",
            Event::Jammed(_) | Event::Softened(..) | Event::Guarded { .. } => "SD-PRIO-01",
            Event::Shot { weapon, .. } => of_weapon(weapon),
            Event::Hurt { .. } => "SD-HP-07",
            Event::Healed { .. } => "SD-HP-02",
            Event::Eliminated(_) => "SD-HP-04",
            Event::Checked { .. } => "SD-WIN-07",
            Event::Returned(_) => "SD-REAN-01",
            Event::Recognised { .. } | Event::Became { .. } => "SD-TEAM-16",
            Event::Disclosed(_) => "HG-B6-05",
            Event::SwappedLoyalty { .. } | Event::MixedLoyalty(..) | Event::SwappedAllLoyalty(..)
            | Event::ReplacedLoyalty(..) | Event::GainedLoyalty(_) | Event::PassedLoyalty { .. } => "SD-TEAM-09",
            Event::Decided(_) => "SD-PRIO-04",
            Event::TookUnused(_) => "SD-CAMP-10",
            Event::Drafted => "SD-CAMP-09",
            Event::Unmasked { .. } => "SD-CAMP-12",
            Event::SwappedIds(..) => "SD-HP-05",
            Event::Crowned(..) => "SD-BOSS-04",
            Event::ExtraAction(_) => "SD-PRIO-06",
            Event::LaidOpen { .. } => "HG-PORT-02",
            Event::Sealed(_) => "HG-PORT-09",
            Event::BossEntered { .. } => "HG-PORT-06",
            Event::BossMoved { boss: Boss::Bloodbeast, .. } => "HG-B8-04",
            Event::BossMoved { .. } => "HG-POS-05",
            Event::ExitusCard(_) => "HG-B3-03",
            Event::BossDrew { boss: Boss::Omega, .. } => "HG-B5-06",
            Event::BossDrew { .. } => "HG-B7-02",
            Event::BossShields(..) => "HG-EX-10",
            Event::BossHp(..) => "HG-EX-12",
            Event::BossDefeated(_) => "HG-EX-17",
            Event::BossShowed(..) => "HG-B7-05",
            Event::Said(..) => "SD-INFO-01",
            Event::Over(victory) => of_victory(victory),
        }))
    }
}

fn of_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Investigate(..) => "SD-ACT-01",
        Deed::Equip(..) => "SD-ACT-04",
        Deed::Draw => "SD-ACT-07",
        Deed::UseUp(_) => "SD-OPEN-15",
        Deed::Extra(..) => "SC-40",
        Deed::Drop => "SD-ACT-08",
        Deed::Retarget(_) => "SD-ACT-09",
        Deed::Shoot(_) => "SD-ACT-10",
        Deed::Mend => "SD-WPN-16",
    }
}

fn of_reveal(cause: Cause) -> &'static str {
    match cause {
        Cause::Shot(_, weapon) => of_weapon(weapon),
        Cause::Boss(_) => "HG-EX-18",
        _ => "SD-ID-01",
    }
}

fn of_weapon(weapon: WeaponKind) -> &'static str {
    match weapon {
        WeaponKind::Pistol => "SD-WPN-13",
        WeaponKind::Companion => "SD-WPN-15",
        WeaponKind::Rifle => "SD-WPN-18",
        WeaponKind::RocketLauncher => "SD-WPN-20",
        WeaponKind::Laser => "SD-WPN-22",
        WeaponKind::HellGate => "SD-WPN-24",
    }
}

fn of_victory(victory: Victory) -> &'static str {
    match victory {
        Victory::Team(team) => of_team(team),
        Victory::Alone(_) => "SD-WIN-03",
        Victory::Boss(_) => "HG-EX-15",
        Victory::Nobody => "SD-WIN-11",
        Victory::Stalemate => "SD-ENG-12",
    }
}

fn of_team(team: Team) -> &'static str {
    match team {
        Team::Human => "SD-WIN-01",
        Team::Machine => "SD-WIN-02",
        Team::Outlaw => "SC-36",
        Team::Legion => "SD-WIN-05",
        Team::Fallen => "SD-WIN-06",
    }
}
