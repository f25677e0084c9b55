//! What was played last: a mission by itself, or a campaign.

use std::{sync::Arc, time::SystemTime};

use crate::{
    campaign::Place,
    content::Catalog,
    save::{CampaignFile, CampaignSlot, Disk, Loaded, LoadedCampaign, SaveError, Slots, backup, campaigns, load},
    stealth::Stealth,
    ui::Desk,
};

/// What was left, as far as it can be read.
pub enum Left {
    /// A mission played by itself.
    Mission(Result<Box<Loaded<Stealth>>, SaveError>),
    /// A campaign, by its slot.
    Campaign(String, Result<Box<LoadedCampaign>, SaveError>),
}

/// What the player's folder says.
#[derive(Default)]
pub struct Found {
    /// What was played last and is not over.
    pub left: Option<Left>,
    /// How many missions the newest campaign has won.
    pub won: Option<usize>,
}

/// Where what was left is found.
pub struct Places {
    saves: Slots,
    campaigns: Slots,
    catalog: Arc<Catalog>,
}

impl Places {
    /// The places in the player's folder.
    pub fn of(desk: &Desk) -> Option<Self> {
        let (saves, campaigns) = (desk.store.slots()?, desk.store.campaigns()?);
        Some(Self { saves, campaigns, catalog: Arc::clone(&desk.catalog) })
    }

    /// Looks. Takes a while: not within a frame.
    pub fn look(&self) -> Found {
        let kept = campaigns(&self.campaigns);
        let won = kept.iter().find_map(|kept| kept.about.as_ref().ok()).map(|about| about.won);
        Found { left: self.left(kept), won }
    }

    fn left(&self, kept: Vec<CampaignSlot>) -> Option<Left> {
        let auto = self.saves.file(Slots::AUTO).ok();
        let auto = auto.filter(|file| file.exists() || backup(file).exists());
        let goes_on = |kept: &CampaignSlot| match &kept.about {
            Ok(about) => matches!(about.place, Place::Mission(_) | Place::Fork(_)),
            Err(_) => true,
        };
        let newest = kept.into_iter().find(goes_on);
        let played = self.saves.written(Slots::AUTO).unwrap_or(SystemTime::UNIX_EPOCH);
        match (auto, newest) {
            (Some(file), newest) if newest.as_ref().is_none_or(|kept| kept.when <= played) => {
                Some(Left::Mission(load(&Disk, &file).map(Box::new)))
            }
            (_, Some(kept)) => {
                let file = self.campaigns.file(&kept.slot).ok()?;
                let loaded = CampaignFile::load(&Disk, &file, &self.catalog).map(Box::new);
                Some(Left::Campaign(kept.slot, loaded))
            }
            (_, None) => None,
        }
    }
}
