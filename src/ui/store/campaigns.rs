//! Where campaigns are kept: one file each, with the mission in play where there is one.

use std::{path::Path, time::SystemTime};

use serde::{Deserialize, Serialize};

use super::{Job, Store};
use crate::{
    campaign::{Campaign, Place, Rules},
    content::Catalog,
    engine::{Match, Snapshot},
    save::{self, Disk, SaveError, SaveFault, Slots},
    stealth::Stealth,
    ui::Run,
};

#[derive(Serialize, Deserialize)]
struct Raw {
    campaign: Campaign,
    playing: Option<Snapshot<Stealth>>,
}

/// All that is kept of a campaign.
#[derive(Clone)]
pub struct CampaignFile {
    /// The campaign.
    pub campaign: Campaign,
    /// The mission in play, where one is.
    pub playing: Option<Match<Stealth>>,
}

/// A campaign that was loaded.
pub struct LoadedCampaign {
    pub file: CampaignFile,
    pub warning: Option<SaveError>,
}

/// What a campaign's file says of itself.
pub struct Summary {
    pub place: Place,
    pub rules: Rules,
    pub bytebucks: u16,
    pub won: usize,
}

/// A slot in use.
pub struct CampaignSlot {
    pub slot: String,
    pub when: SystemTime,
    pub about: Result<Summary, SaveError>,
}

impl Store {
    /// The slots of campaigns.
    pub fn campaigns(&self) -> Option<Slots> {
        self.data.as_deref().map(Slots::of_campaigns)
    }

    /// Keeps a campaign, with the mission in play where there is one.
    pub fn keep_campaign(&self, run: &Run, game: Option<&Match<Stealth>>) {
        if let Some(Ok(file)) = self.campaigns().map(|slots| slots.file(&run.slot)) {
            let kept = CampaignFile { campaign: run.campaign.clone(), playing: game.cloned() };
            self.send(|_| Job::Campaign(file, Box::new(kept)));
        }
    }
}

pub fn campaigns(slots: &Slots) -> Vec<CampaignSlot> {
    let catalog = Catalog::shipped();
    let slot = |(slot, _): (String, _)| {
        let when = slots.written(&slot).unwrap_or(SystemTime::UNIX_EPOCH);
        let file = slots.file(&slot).unwrap_or_default();
        let loaded = CampaignFile::load(&Disk, &file, catalog.as_ref().ok().unwrap());
        let about = loaded.map(|LoadedCampaign { file: CampaignFile { campaign, .. }, .. }| Summary {
            place: campaign.place().clone(),
            rules: campaign.rules(),
            bytebucks: campaign.profile().bytebucks(),
            won: campaign.won().len(),
        });
        CampaignSlot { slot, when, about }
    };
    slots.list().into_iter().map(slot).collect()
}

impl CampaignFile {
    pub fn load(_: &Disk, file: &Path, _: &Catalog) -> Result<LoadedCampaign, SaveError> {
        let missing = || SaveFault::Missing.of(file);
        let Raw { campaign, playing } = save::recall(&Disk, file)?.ok_or_else(missing)?;
        let playing = playing.map(Match::resume).transpose().map_err(|fault| SaveFault::from(fault).of(file))?;
        Ok(LoadedCampaign { file: CampaignFile { campaign, playing }, warning: None })
    }

    pub fn store(&self, _: &mut Disk, file: &Path) -> Result<(), SaveError> {
        let playing = self.playing.as_ref().map(Match::snapshot);
        save::keep(&mut Disk, file, &Raw { campaign: self.campaign.clone(), playing })
    }
}
