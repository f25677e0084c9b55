//! Campaigns as saves: one file per slot with the campaign and the mission in play, mended when it is loaded.

use std::{path::Path, time::SystemTime};

use super::{
    Header, SaveError, SaveFault, Slots, Storage, Summary,
    file::pretty,
    sealed::{self, Told},
    upgrade,
};
use crate::{
    campaign::{Campaign, Loss, NotReady, Place, Spoils, Unfinished},
    content::Catalog,
    engine::{Game, Match},
    stealth::{AGENT, Mode, Stealth},
};

/// The word for a campaign in a save.
const NAME: &str = "campaign";

/// All that is kept of a campaign.
#[derive(Clone)]
pub struct CampaignFile {
    /// The campaign.
    pub campaign: Campaign,
    /// The mission in play, where one is. A mission that is over is settled and no longer here.
    pub playing: Option<Match<Stealth>>,
}

/// A campaign that was loaded.
pub struct LoadedCampaign {
    /// The campaign, in order with the content of this game.
    pub file: CampaignFile,
    /// What its file said of itself.
    pub header: Header,
    /// Why the newest file could not be used as it is, where the previous one or a part of it stands in.
    pub warning: Option<SaveError>,
    /// What it had to do without.
    pub losses: Vec<Loss>,
}

/// A slot in use.
pub struct CampaignSlot {
    /// Its name.
    pub slot: String,
    /// When it was written.
    pub when: SystemTime,
    /// What its campaign says of itself. Where it is damaged, loading it may still find the one before it.
    pub about: Result<Summary, SaveError>,
}

/// Every campaign in these slots, newest first.
pub fn campaigns(slots: &Slots) -> Vec<CampaignSlot> {
    let listed = slots.list().into_iter();
    let slot = |(slot, header): (String, Result<Header, SaveError>)| {
        let when = slots.written(&slot).unwrap_or(SystemTime::UNIX_EPOCH);
        let file = slots.file(&slot).unwrap_or_default();
        let about = header.and_then(|header| {
            let other = SaveFault::OtherGame { found: header.game, wanted: NAME };
            header.about.ok_or_else(|| other.of(&file))
        });
        CampaignSlot { slot, when, about }
    };
    listed.map(slot).collect()
}

impl CampaignFile {
    /// A campaign between missions.
    pub fn new(campaign: Campaign) -> Self {
        Self { campaign, playing: None }
    }

    /// Begins the mission that stands next, with what the agent has equipped.
    pub fn begin(&mut self, catalog: &Catalog, mode: Mode) -> Result<&Match<Stealth>, NotReady> {
        let setup = self.campaign.setup(catalog, mode)?;
        let seed = self.campaign.seed();
        Ok(self.playing.insert(Match::new(setup, seed)))
    }

    /// Settles the mission in play, which must be over: what it brought is in the campaign, and it is in play no more.
    /// Storing the file after this is the one write by which a mission is won.
    pub fn settle(&mut self, catalog: &Catalog) -> Result<Spoils, Unfinished> {
        let game = self.playing.as_ref().ok_or(Unfinished)?;
        let spoils = self.campaign.settle(catalog, &game.journal().setup, &game.view(AGENT).public)?;
        self.playing = None;
        Ok(spoils)
    }

    /// Stores it: the file is whole or untouched at every moment, and the one before it stays as its backup.
    pub fn store(&self, storage: &mut impl Storage, file: &Path) -> Result<Header, SaveError> {
        let body = self.body().map_err(|fault| fault.of(file))?;
        sealed::store(storage, file, self.told(), &body)
    }

    /// Loads a campaign and mends it; where the newest file is damaged, the one before it, or what can be read of it.
    pub fn load(storage: &impl Storage, file: &Path, catalog: &Catalog) -> Result<LoadedCampaign, SaveError> {
        let opened = sealed::load(storage, file, NAME, unseal);
        let opened = opened.or_else(|error| rescue(storage, file).map_err(|_| error))?;
        let sealed::Opened { value: Found { mut file, mut losses }, header, warning } = opened;
        losses.extend(file.mend(catalog));
        Ok(LoadedCampaign { file, header, warning, losses })
    }

    /// Brings everything in order with the content of this game; the mission in play must be the one that stands next,
    /// and is settled where it is over.
    fn mend(&mut self, catalog: &Catalog) -> Vec<Loss> {
        let mut losses = self.campaign.mend(catalog);
        let id = self.playing.as_ref().map(|game| game.journal().setup.mission.plan().id.clone());
        if let Some(id) = id.filter(|id| *self.campaign.place() != Place::Mission(id.clone())) {
            self.playing = None;
            losses.push(Loss::InPlay(id));
        }
        // A mission that is not over stays in play.
        let _ = self.settle(catalog);
        losses
    }

    /// What it says of itself.
    pub fn summary(&self) -> Summary {
        let campaign = &self.campaign;
        Summary {
            place: campaign.place().clone(),
            rules: campaign.rules(),
            bytebucks: campaign.profile().bytebucks(),
            won: campaign.won().len(),
        }
    }

    fn told(&self) -> Told {
        let Self { campaign, playing } = self;
        let mission = campaign.place().id().to_owned();
        let plan = playing.as_ref().map(|game| game.journal().setup.mission.plan());
        Told {
            game: NAME,
            name: plan.map_or_else(|| mission.clone(), |plan| plan.name.clone()),
            mission,
            turn: playing.as_ref().map_or(0, |game| game.game().round()),
            about: Some(self.summary()),
        }
    }

    fn body(&self) -> Result<String, SaveFault> {
        let campaign = ron::ser::to_string_pretty(&self.campaign, pretty())?;
        let snapshot = self.playing.as_ref().map(Match::snapshot);
        let playing = ron::ser::to_string_pretty(&snapshot, pretty())?;
        Ok(format!("campaign: {campaign},{} {playing},\n)\n", upgrade::PLAYING))
    }
}

/// What a file holds, before it is mended.
struct Found {
    file: CampaignFile,
    losses: Vec<Loss>,
}

fn unseal(version: u32, rest: &str) -> Result<Found, SaveFault> {
    let (campaign, playing) = upgrade::campaign(version, rest)?;
    let playing = playing.and_then(|snapshot| Ok(snapshot.map(Match::resume).transpose()?));
    let lost = || Loss::InPlay(campaign.place().id().to_owned());
    let losses: Vec<Loss> = playing.is_err().then(lost).into_iter().collect();
    Ok(Found { file: CampaignFile { campaign, playing: playing.unwrap_or(None) }, losses })
}

/// What can be read of a file that is not as it was written, where there is no other.
fn rescue(storage: &impl Storage, file: &Path) -> Result<sealed::Opened<Found>, SaveFault> {
    let text = sealed::text(storage, file)?;
    let (header, rest) = Header::split(&text)?;
    let warning = header.check(rest).err().map(|fault| fault.of(file));
    if header.game != NAME {
        return Err(SaveFault::NotASave);
    }
    let value = unseal(header.version, rest)?;
    Ok(sealed::Opened { value, header, warning })
}
