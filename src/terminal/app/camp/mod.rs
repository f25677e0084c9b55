//! A campaign in the terminal: its slots, and everything between missions.
//!
//! | file | what stands there |
//! |---|---|
//! | `choices` | what can be chosen |
//! | `pages` | what is shown |
//! | `keep` | slots: listing, loading, keeping, deleting |

mod choices;
mod keep;
mod pages;

pub use keep::Run;

use super::{App, News, Page, Place};
use crate::{
    campaign::{Campaign, Rules, Stock, Story, Tale},
    records::End,
    save::CampaignFile,
    session::Session,
    stealth::{Difficulty, Mode},
    words::campaign::{begin_refusal, card_name, loadout_refusal, shop_refusal},
};

/// Where in the campaigns the player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Camp {
    /// Before the list of campaigns.
    List,
    /// Choosing one to delete.
    Delete,
    /// Being asked whether to delete this one.
    Sure(String),
    /// Agreeing on a new one, in this slot.
    New(String, Rules),
    /// Between missions.
    Hub,
    /// In the shop.
    Shop,
    /// Equipping.
    Gear,
    /// Looking at items.
    Items,
}

/// What a choice about campaigns does.
#[derive(Clone, Debug)]
pub enum CampDeed {
    /// Goes to a place.
    Go(Camp),
    /// Agrees on a new campaign.
    New,
    /// Begins it.
    Start,
    /// Goes on with the campaign of a slot.
    Open(String),
    /// Deletes it.
    Delete(String),
    /// Sets how the next mission is played.
    Mode(Mode),
    /// Sets how hard it is made.
    Difficulty(Difficulty),
    /// Begins the next mission.
    Begin,
    /// Chooses the way to a mission.
    Choose(String),
    /// Pays for gear.
    Buy,
    /// Keeps gear that is laid out.
    Keep(String),
    /// Equips gear.
    Equip(String),
    /// Takes gear off.
    TakeOff(String),
    /// Discards an item.
    Discard(String),
}

impl App {
    /// Does what a choice about campaigns stands for.
    pub(super) fn arrange(&mut self, deed: CampDeed) {
        match deed {
            CampDeed::Go(camp) => self.go(camp),
            CampDeed::New => self.go(Camp::New(self.free_slot(), Rules::default())),
            CampDeed::Start => self.start_campaign(),
            CampDeed::Open(slot) => self.open_campaign(&slot),
            CampDeed::Delete(slot) => self.delete_campaign(&slot),
            CampDeed::Begin => self.begin_stage(),
            CampDeed::Choose(mission) => self.choose_way(&mission),
            CampDeed::Buy => self.buy(),
            CampDeed::Keep(id) => self.keep_gear(&id),
            deed => {
                self.change(&deed);
                self.keep_campaign();
            }
        }
    }

    /// Goes to a place among the campaigns; the list is outside of them all.
    fn go(&mut self, camp: Camp) {
        if matches!(camp, Camp::List | Camp::New(..)) {
            self.run = None;
        }
        self.inspected = None;
        self.place = Place::Camp(camp);
    }

    fn start_campaign(&mut self) {
        let Place::Camp(Camp::New(slot, rules)) = &self.place else { return };
        let (slot, seed) = (slot.clone(), self.seed.unwrap_or_else(super::fresh_seed));
        let campaign = Campaign::new(&self.catalog, *rules, seed);
        let story = Story::at(&self.catalog, None, campaign.place());
        self.run = Some(Run::new(slot, CampaignFile::new(campaign)));
        self.place = Place::Camp(Camp::Hub);
        self.tell(&story);
        self.keep_campaign();
    }

    /// Shows where an act begins. Everything else is told where it belongs.
    fn tell(&mut self, stories: &[Story]) {
        for story in stories.iter().filter(|story| story.tale == Tale::Act) {
            self.news.push(News::Page(Page::story(&story.title, &story.text)));
        }
    }

    fn begin_stage(&mut self) {
        let Some(run) = &mut self.run else { return };
        match run.file.begin(&self.catalog, run.mode) {
            Ok(_) => {
                let game = run.file.playing.take();
                run.spoils = None;
                let session = game.map(|game| Session::resume(game, &self.words));
                self.place = session.map_or(Place::Camp(Camp::Hub), |session| Place::Play(Box::new(session)));
                self.keep_campaign();
            }
            Err(error) => {
                let text = begin_refusal(&self.words, &self.catalog, &error);
                self.news.push(News::Said(text));
            }
        }
    }

    fn choose_way(&mut self, mission: &str) {
        let Some(run) = &mut self.run else { return };
        let before = run.file.campaign.place().id().to_owned();
        if run.file.campaign.choose(self.catalog.course(), mission).is_ok() {
            let story = Story::at(&self.catalog, Some(&before), run.file.campaign.place());
            self.tell(&story);
            self.keep_campaign();
        }
    }

    fn buy(&mut self) {
        let Some(run) = &mut self.run else { return };
        match run.file.campaign.buy(&self.catalog) {
            Ok(_) => self.keep_campaign(),
            Err(error) => {
                let text = shop_refusal(&self.words, &self.catalog, &error);
                self.news.push(News::Said(text));
            }
        }
    }

    /// Keeps gear that is laid out, and goes on to where it can be put on.
    fn keep_gear(&mut self, id: &str) {
        let Some(run) = &mut self.run else { return };
        if run.file.campaign.profile_mut().keep(id).is_ok() {
            self.place = Place::Camp(Camp::Gear);
            self.keep_campaign();
        }
    }

    /// Small changes between missions. What is refused is said.
    fn change(&mut self, deed: &CampDeed) {
        let Some(run) = &mut self.run else { return };
        let (campaign, stock) = (&mut run.file.campaign, Stock::of(&self.catalog));
        let done = match deed {
            CampDeed::Mode(mode) => {
                run.mode = *mode;
                Ok(())
            }
            CampDeed::Difficulty(difficulty) => {
                campaign.set_difficulty(*difficulty);
                Ok(())
            }
            CampDeed::Equip(id) => campaign.profile_mut().equip(id, stock),
            CampDeed::TakeOff(id) => campaign.profile_mut().take_off(id),
            CampDeed::Discard(id) => {
                // Only what is held is offered to be discarded.
                let _ = campaign.profile_mut().discard(id);
                Ok(())
            }
            _ => Ok(()),
        };
        if let Err(error) = done {
            let text = loadout_refusal(&self.words, &self.catalog, &error);
            self.news.push(News::Said(text));
        }
    }

    /// Settles a mission of the campaign that is over, and keeps everything.
    pub(super) fn settle_campaign(&mut self) {
        if let (Some(run), Place::Play(session)) = (&mut self.run, &self.place)
            && session.outcome().is_some()
        {
            run.file.playing = Some(session.game().clone());
            let won = run.file.campaign.won().len();
            run.spoils = run.file.settle(&self.catalog).ok().filter(|_| run.file.campaign.won().len() > won);
        }
        self.keep_campaign();
    }

    /// Goes on after a mission of the campaign that is over.
    pub(super) fn go_on(&mut self) {
        let Some(run) = &self.run else { return };
        let campaign = &run.file.campaign;
        let before = campaign.won().last().filter(|_| run.spoils.is_some());
        let story = before.map(|before| Story::at(&self.catalog, Some(before), campaign.place())).unwrap_or_default();
        self.go(Camp::Hub);
        self.tell(&story);
    }

    /// Leaves the mission in play, where there is a way back.
    pub(super) fn abandon(&mut self) {
        let in_play = self.session().is_some_and(|session| session.outcome().is_none());
        let Some(run) = self.run.as_ref().filter(|_| in_play) else { return self.say("term-not-playing", &[]) };
        if run.file.campaign.rules().ironman {
            return self.say("campaign-no-giving-up", &[]);
        }
        self.keep_record(End::GivenUp);
        self.go(Camp::Hub);
        self.keep_campaign();
        self.say("campaign-given-up", &[]);
    }

    /// Why nothing can be taken back, where the campaign forbids it.
    pub(super) fn no_undo(&self) -> Option<&'static str> {
        let run = self.run.as_ref()?;
        let over = self.session()?.outcome().is_some();
        match (over, run.file.campaign.rules().ironman) {
            (true, _) => Some("campaign-settled"),
            (false, true) => Some("campaign-no-undo"),
            (false, false) => None,
        }
    }

    /// Names of cards in a row.
    fn names<'a>(&self, ids: impl IntoIterator<Item = &'a String>) -> String {
        ids.into_iter().map(|id| card_name(&self.catalog, id)).collect::<Vec<_>>().join(", ")
    }
}
