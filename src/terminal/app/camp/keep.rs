//! The slots of campaigns: listing, loading, keeping, deleting.

use super::{super::Place, App, Camp, News, Rules};
use crate::{
    campaign::Spoils,
    save::{CampaignFile, CampaignSlot, Disk, LoadedCampaign, campaigns},
    session::Session,
    stealth::Mode,
    words::{
        campaign::loss_text,
        saves::{error_text, name_refusal},
    },
};

/// The campaign being played.
pub struct Run {
    /// The slot it is kept in.
    pub slot: String,
    /// The campaign. Its mission in play stands in the app's place.
    pub file: CampaignFile,
    /// How the next mission is played.
    pub mode: Mode,
    /// What the mission just won brought.
    pub spoils: Option<Spoils>,
}

impl Run {
    /// A campaign between missions.
    pub fn new(slot: String, file: CampaignFile) -> Self {
        Self { slot, file, mode: Mode::default(), spoils: None }
    }
}

impl App {
    /// Every campaign there is, newest first.
    pub(super) fn campaigns(&self) -> Vec<CampaignSlot> {
        self.camps.as_ref().map(campaigns).unwrap_or_default()
    }

    /// A slot nobody uses.
    pub(super) fn free_slot(&self) -> String {
        let taken: Vec<String> = self.campaigns().into_iter().map(|one| one.slot).collect();
        let name = |number: usize| self.words.with("ui-campaigns-name-suggested", &[("number", number.into())]);
        let mut names = (1..=taken.len() + 1).map(name);
        names.find(|name| !taken.contains(name)).unwrap_or_default()
    }

    /// Keeps the campaign with the mission in play. A disk that refuses must not stop the game, so it is only said.
    pub(in super::super) fn keep_campaign(&mut self) {
        let Some(run) = &mut self.run else { return };
        let Some(Ok(file)) = self.camps.as_ref().map(|slots| slots.file(&run.slot)) else { return };
        let mut session = if let Place::Play(session) = &mut self.place { Some(session) } else { None };
        let playing = session.as_ref().filter(|session| session.outcome().is_none());
        run.file.playing = playing.map(|session| session.game().clone());
        let stored = run.file.store(&mut Disk, &file);
        run.file.playing = None;
        match stored {
            Ok(_) => session.iter_mut().for_each(|session| session.note_saved()),
            Err(error) => self.say("term-save-failed", &[("error", error_text(&self.words, &error).into())]),
        }
    }

    /// Goes on with a campaign, in its mission where one is in play; a name that nobody uses is that of a new one.
    pub(in super::super) fn open_campaign(&mut self, slot: &str) {
        let file = match self.camps.as_ref().map(|slots| slots.file(slot)) {
            Some(Ok(file)) => file,
            Some(Err(error)) => return self.news.push(News::Said(name_refusal(&self.words, &error))),
            None => return self.say("term-no-slots", &[]),
        };
        if !file.exists() && !crate::save::backup(&file).exists() {
            return self.go(Camp::New(slot.to_owned(), Rules::default()));
        }
        match CampaignFile::load(&Disk, &file, &self.catalog) {
            Ok(loaded) => self.resume_campaign(slot, loaded),
            Err(error) => self.say("term-load-failed", &[("error", error_text(&self.words, &error).into())]),
        }
    }

    fn resume_campaign(&mut self, slot: &str, loaded: LoadedCampaign) {
        let LoadedCampaign { mut file, warning, losses, .. } = loaded;
        self.go(Camp::Hub);
        self.say("campaign-loaded", &[("slot", slot.into())]);
        if let Some(error) = warning {
            self.say("campaign-previous", &[("error", error_text(&self.words, &error).into())]);
        }
        for loss in losses {
            let text = loss_text(&self.words, &self.catalog, &loss);
            self.news.push(News::Said(text));
        }
        if let Some(game) = file.playing.take() {
            self.place = Place::Play(Box::new(Session::resume(game, &self.words)));
        }
        self.run = Some(Run::new(slot.to_owned(), file));
    }

    pub(super) fn delete_campaign(&mut self, slot: &str) {
        let deleted = self.camps.as_ref().map(|slots| slots.delete(slot));
        self.go(Camp::List);
        match deleted {
            Some(Err(error)) => self.news.push(News::Said(error_text(&self.words, &error))),
            _ => self.say("campaign-deleted", &[("slot", slot.into())]),
        }
    }
}
