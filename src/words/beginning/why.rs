//! The rule behind an event.

use super::Teller;
use crate::{
    beginning::{Bar, Deed, Ending, Event, Faction, Figure, Foe, Free, Item, Outcome, Purpose},
    engine::Rule,
};

impl Teller<'_> {
    /// The rule that caused an event; `None` where it is only told and not caused.
    #[rustfmt::skip]
    #[allow(clippy::match_same_arms)] // In the order of the events; some stand on the same rule.
    pub fn why(&self, event: &Event) -> Option<Rule> {
        Some(Rule(match event {
            Event::Bar { rule, .. } => return Some(*rule),
            Event::Turn { .. } => "TB-TURN-01",
            Event::Woke(Figure::Of(_)) => "TB-WND-02",
            Event::Woke(Figure::Kuro) => "TB-DEE-03",
            Event::Drew { .. } => "TB-DRAW-01",
            Event::Reshuffled => "TB-DRAW-04",
            Event::Did(_, deed) => of_deed(*deed),
            Event::Used(_, free) => of_free(*free),
            Event::Program(..) => "TB-PROG-03",
            Event::Played(..) => "TB-INF-01",
            Event::PutIn(_) | Event::Finished(_) => "TB-EVT-11",
            Event::Discarded(..) => "TB-INF-08",
            Event::Rolled(purpose, _) => of_roll(*purpose),
            Event::Rerolled(..) => "TB-AMB-92",
            Event::GotPrograms { .. } => "TB-PROG-07",
            Event::LostProgram(..) => "TB-PROG-03",
            Event::Market(_) => "TB-PROG-08",
            Event::Transferred(_) => "TB-CAMP-02",
            Event::Looked { .. } => "TB-INFO-04",
            Event::Equipped { from: Some(0), .. } => "TB-SEC-04",
            Event::Equipped { from: Some(1), .. } => "TB-SEC-05",
            Event::Equipped { .. } => "TB-SEC-10",
            Event::Junked { .. } => "TB-CHIP-06",
            Event::Removed(..) => "TB-JUNK-04",
            Event::Placed { .. } => "TB-NET-05",
            Event::Swapped(..) => "TB-OBJ-06",
            Event::Scanner(..) => "TB-SCAN-01",
            Event::ScannersBack(_) => "TB-SCAN-05",
            Event::HumanPhase(_) => "TB-HUM-02",
            Event::MachinePhase => "TB-MACH-01",
            Event::ClosedEyes => "TB-MACH-06",
            Event::Told { .. } => "TB-MACH-09",
            Event::Became { to: Faction::Legion, .. } => "TB-MACH-13",
            Event::Became { .. } => "TB-MACH-10",
            Event::Shown(..) => "TB-EVT-01",
            Event::Decided(None, ..) => "TB-EVT-25",
            Event::Decided(..) => "TB-EVT-24",
            Event::Dropped(_) => "TB-EVT-26",
            Event::Pooled { .. } => "TB-EVT-16",
            Event::Counted { .. } => "TB-EVT-18",
            Event::Pile { .. } => "TB-HQ-11",
            Event::Chose(_) | Event::Voted { .. } => "TB-HQ-04",
            Event::Leader(_) => "TB-HQ-12",
            Event::General(_) => "TB-LEAD-01",
            Event::Resigned(_) => "TB-GENL-03",
            Event::Spawned { at: Foe::Red(_), .. } => "TB-ENM-17",
            Event::Spawned { .. } => "TB-ACTV-05",
            Event::NoRoom(_) => "TB-SPAWN-05",
            Event::Crawled { pushed: true, .. } => "TB-RED-03",
            Event::Crawled { .. } => "TB-ENM-18",
            Event::Breached => "TB-ENM-19",
            Event::Attacked { .. } => "TB-ATK-04",
            Event::FoeHurt { .. } => "TB-ATK-06",
            Event::Eliminated { .. } => "TB-ENM-22",
            Event::Defended { .. } => "TB-DEF-03",
            Event::Hurt(..) => "TB-DEF-04",
            Event::Healed(..) => "TB-AMB-67",
            Event::Downed(_) => "TB-WND-01",
            Event::Wounded(..) => "TB-WND-04",
            Event::Cancelled(_) => "TB-INF-03",
            Event::Treated(..) => "TB-MED-01",
            Event::Infected { .. } => "TB-WND-05",
            Event::Detained(_) => "TB-CUBE-01",
            Event::Freed(_) => "TB-CUBE-08",
            Event::Interrogated(..) => "TB-INTG-01",
            Event::Supply(_) => "TB-BOX-02",
            Event::Sniffed { .. } => "TB-KURO-07",
            Event::TookBox(_, item) if item.is_trap() => "TB-TRAP-02",
            Event::TookBox(..) => "TB-BOX-03",
            Event::PutBox(..) => "TB-BOX-05",
            Event::UsedBox(_, item) => of_item(*item),
            Event::TookRecon(..) => "TB-RECON-01",
            Event::SawHand { .. } => "TB-RECON-09",
            Event::SawObjective { .. } => "TB-RECON-07",
            Event::SawLoyalty { .. } => "TB-RECON-10",
            Event::Progress(..) => "TB-SKILL-07",
            Event::Boosted(..) => "TB-SKILL-04",
            Event::MechEnters(Bar::Apex) => "TB-APEX-01",
            Event::MechEnters(_) => "TB-DEUS-01",
            Event::ApexMoved(_) => "TB-APEX-02",
            Event::MechGone(Bar::Apex) => "TB-APEX-06",
            Event::MechGone(_) => "TB-DEUS-05",
            Event::DeadZone(_) => "TB-SPAWN-07",
            Event::KuroBack => "TB-KURO-12",
            Event::Said(..) => "TB-INFO-09",
            Event::Over(outcome) => of_outcome(outcome),
        }))
    }
}

#[rustfmt::skip]
pub(super) const fn of_deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Move(_) => "TB-MOVE-02",
        Deed::Attack(_) => "TB-ATK-01",
        Deed::SectorOne => "TB-SEC-04",
        Deed::SectorTwo(_) => "TB-SEC-05",
        Deed::SectorThree => "TB-SEC-10",
        Deed::Riot { .. } => "TB-CITY-03",
        Deed::Morale => "TB-CITY-05",
        Deed::Resource => "TB-CITY-06",
        Deed::Fate => "TB-CITY-10",
        Deed::BuyProgram(_) => "TB-DARK-01",
        Deed::BuyRandom => "TB-DARK-02",
        Deed::Nexus => "TB-NEX-01",
        Deed::Censure(_) => "TB-HQ-02",
        Deed::Elect => "TB-HQ-07",
        Deed::BuyWeapon(_) => "TB-HQ-14",
        Deed::TakeWeapon(_) => "TB-NOVA-04",
        Deed::BuyRecon => "TB-MONO-01",
        Deed::Place => "TB-NET-02",
        Deed::BreakOut { .. } => "TB-CUBE-04",
        Deed::Interrogate => "TB-CUBE-07",
        Deed::Pardon(_) => "TB-CUBE-09",
        Deed::Drop => "TB-JUNK-01",
        Deed::JunkLook => "TB-JUNK-03",
        Deed::JunkRemove => "TB-JUNK-04",
        Deed::Treat => "TB-MED-01",
        Deed::Clinic => "TB-MED-02",
        Deed::Heal(_) => "TB-DRY-02",
        Deed::Surgery(_) => "TB-DRY-08",
    }
}

const fn of_free(free: Free) -> &'static str {
    match free {
        Free::Program(_) => "TB-ACT-04",
        Free::Recon(_) => "TB-ACT-05",
        Free::Item => "TB-ACT-06",
        Free::Rounder(_) => "TB-JAY-01",
        Free::Unique(_) => "TB-INF-03",
        Free::SecondWind => "TB-JAY-03",
        Free::Fury => "TB-FEY-03",
        Free::Resign => "TB-GENL-03",
        Free::ApexMove | Free::ApexAttack(_) => "TB-ACT-08",
        Free::Transfer(_) => "TB-CAMP-02",
    }
}

const fn of_roll(purpose: Purpose) -> &'static str {
    match purpose {
        Purpose::Activation => "TB-ACTV-01",
        Purpose::Raid => "TB-EVT-27",
        Purpose::Riot { .. } => "TB-CITY-03",
        Purpose::Morale { .. } => "TB-CITY-05",
        Purpose::Fate { .. } => "TB-CITY-10",
        Purpose::Nexus { .. } => "TB-NEX-01",
        Purpose::Interrogation => "TB-INTG-04",
        Purpose::Drop => "TB-BOX-02",
    }
}

const fn of_item(item: Item) -> &'static str {
    match item {
        Item::Pistol => "TB-BOX-09",
        Item::Rifle => "TB-BOX-10",
        Item::RocketLauncher => "TB-BOX-11",
        Item::Companion => "TB-BOX-12",
        Item::Laser => "TB-BOX-13",
        _ => "TB-TRAP-02",
    }
}

const fn of_outcome(outcome: &Outcome) -> &'static str {
    match (outcome.by_files, outcome.ending, outcome.faction) {
        (true, ..) => "TB-FIN-11",
        (_, Ending::Network, Faction::Human) => "TB-WIN-01",
        (_, Ending::Network, Faction::Machine) => "TB-WIN-02",
        (_, Ending::Network, Faction::Outlaw) => "TB-WIN-05",
        (_, Ending::Network, _) => "TB-FIN-06",
        (_, Ending::Resource, _) => "TB-WIN-03",
        (_, Ending::Deus, _) => "TB-WIN-04",
        (_, Ending::Morale, _) => "TB-WIN-06",
        (_, Ending::Security, _) => "TB-WIN-08",
        (_, Ending::Threat, _) => "TB-WIN-09",
        (_, Ending::Exhausted | Ending::Stalled, _) => "TB-WIN-07",
    }
}
