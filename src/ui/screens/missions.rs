//! The ways into a mission and out of it: from its beginning, from a save, and into the records.

use std::time::{SystemTime, UNIX_EPOCH};

use super::Mission;
use crate::{
    campaign::NotReady,
    contracts::Contract,
    engine::Match,
    records::{End, Played, Record},
    session::{badges::Par, summary::Summary},
    stealth::{Mode, Setup, Stealth},
    ui::{Desk, Screen},
};

/// A mission from its first turn, with the seed the desk names or one nobody has chosen.
pub fn begin(desk: &Desk, setup: Setup) -> Screen {
    let fresh = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
    Screen::Mission(Box::new(Mission::begin(setup, desk.seed.unwrap_or_else(fresh))))
}

/// A mission as its author tries it out.
pub fn try_out(desk: &Desk, setup: Setup) -> Screen {
    Screen::Mission(Box::new(Mission::begin(setup, desk.seed.unwrap_or(1)).on_trial()))
}

/// The mission that comes next in the campaign on the desk, from its first turn; kept from its first moment on.
pub fn begin_in_campaign(desk: &mut Desk, mode: Mode) -> Result<Screen, NotReady> {
    let Some(run) = desk.campaign.as_mut() else { return Err(NotReady::NoMission) };
    let setup = run.campaign.setup(&desk.catalog, mode)?;
    let seed = desk.seed.unwrap_or_else(|| run.campaign.seed());
    let mission = Mission::begin(setup, seed).in_campaign(desk);
    desk.keep_campaign(Some(mission.game()));
    Ok(Screen::Mission(Box::new(mission)))
}

/// A saved mission where it was left.
pub fn resume(desk: &Desk, game: Match<Stealth>) -> Screen {
    Screen::Mission(Box::new(Mission::resume(desk, game)))
}

/// The same as the mission of the campaign on the desk.
pub fn resume_in_campaign(desk: &Desk, game: Match<Stealth>) -> Screen {
    desk.keep_campaign(Some(&game));
    Screen::Mission(Box::new(Mission::resume(desk, game).in_campaign(desk)))
}

/// Notes a game among the records that is over, or that the player gives up.
pub fn record(desk: &mut Desk, game: &Match<Stealth>, played: Played, end: End) {
    if !end.counts(game.game().public().turn) {
        return;
    }
    let record = Record::of(game, &Summary::of(game), Par::Thinking, &desk.issued(), end);
    desk.record(counted(record.played(played)));
}

/// A record as it counts: games of contracts are told apart.
pub fn counted(record: Record) -> Record {
    let contract = Contract::of_mission(&record.mission);
    if contract.is_some() { record.played(Played::Contract) } else { record }
}
