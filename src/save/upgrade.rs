//! Reading what stands under the seal, in every version. A new version keeps the old one's types in a file of its own
//! and adds one function here, from the old contents to the next.

use serde::{
    Deserialize,
    de::{DeserializeOwned, IgnoredAny},
};

use super::SaveFault;
use crate::{
    campaign::Campaign,
    engine::{Game, Snapshot},
    stealth::Stealth,
};

/// The snapshot under the first line of a save of a known version.
pub fn snapshot<G: Game>(version: u32, rest: &str) -> Result<Snapshot<G>, SaveFault> {
    Ok(snapshot_with::<G, IgnoredAny>(version, rest)?.0)
}

/// The same with what stands beside it, where something does.
pub fn snapshot_with<G: Game, T: DeserializeOwned>(
    version: u32,
    rest: &str,
) -> Result<(Snapshot<G>, Option<T>), SaveFault> {
    match version {
        1 => {
            let Version1 { snapshot, beside: Beside(beside) } = ron::from_str::<Version1<G, T>>(&whole(rest))?;
            Ok((snapshot, beside))
        }
        // The header has refused it already.
        _ => Err(SaveFault::NotASave),
    }
}

/// The campaign under the first line of its file, and the mission in play, or why that cannot be read.
pub fn campaign(version: u32, rest: &str) -> Result<(Campaign, Result<Playing, SaveFault>), SaveFault> {
    match version {
        1 => campaign_1(rest),
        _ => Err(SaveFault::NotASave),
    }
}

/// The mission in play, if there is one.
pub type Playing = Option<Snapshot<Stealth>>;

/// Where the second part of a campaign's file begins.
pub const PLAYING: &str = "\nplaying:";

/// A save of version 1 as it stands in its file, without the first line.
#[derive(Deserialize)]
#[serde(bound = "T: DeserializeOwned", deny_unknown_fields)]
struct Version1<G: Game, T> {
    snapshot: Snapshot<G>,
    #[serde(default)]
    beside: Beside<T>,
}

/// What stands beside a match; it may be left out, but not be written as nothing.
struct Beside<T>(Option<T>);

impl<T> Default for Beside<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Beside<T> {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        T::deserialize(from).map(|beside| Self(Some(beside)))
    }
}

/// A campaign of version 1 in the same way.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Campaign1 {
    campaign: Campaign,
    playing: Playing,
}

/// Only what belongs to the campaign, where the rest cannot be read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CampaignOnly1 {
    campaign: Campaign,
}

fn campaign_1(rest: &str) -> Result<(Campaign, Result<Playing, SaveFault>), SaveFault> {
    let fault = match ron::from_str::<Campaign1>(&whole(rest)) {
        Ok(Campaign1 { campaign, playing }) => return Ok((campaign, Ok(playing))),
        Err(fault) => fault,
    };
    let first = rest.split_once(PLAYING).map_or(rest, |(first, _)| first);
    match ron::from_str::<CampaignOnly1>(&whole(&format!("{first}\n)"))) {
        Ok(CampaignOnly1 { campaign }) => Ok((campaign, Err(fault.into()))),
        Err(_) => Err(fault.into()),
    }
}

/// A RON value of what stands under the first line; every line keeps its number.
fn whole(rest: &str) -> String {
    format!("(\n{rest}")
}
