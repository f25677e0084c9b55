//! Where campaigns are kept: one file each, with the mission in play where there is one.

use super::{Job, Store};
use crate::{
    engine::Match,
    save::{CampaignFile, Slots},
    stealth::Stealth,
    ui::Run,
};

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
