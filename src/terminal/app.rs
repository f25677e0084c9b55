//! The terminal game without a terminal: where the player is, what they may choose, and what was said.
//!
//! Both faces, full screen and plain lines, drive this with commands and show what it says.

mod brief;
mod camp;
mod choices;
mod forecast;
mod hire;
mod pages;
mod records;
mod reload;
mod saves;
mod turns;

use std::sync::Arc;

pub use brief::Briefing;
use camp::{Camp, Run};
pub use choices::Deed;
pub use pages::{Page, log_lines};

use super::{Opening, TerminalOptions, command::Command};
use crate::{
    content::Catalog,
    save::Slots,
    session::Session,
    stealth::{Auto, EnemyId},
    words::{Fill, Words},
};

/// The game as one player meets it.
pub struct App {
    words: Words,
    catalog: Arc<Catalog>,
    slots: Option<Slots>,
    /// The slots of campaigns.
    camps: Option<Slots>,
    /// The campaign in play.
    run: Option<Run>,
    seed: Option<u64>,
    auto: Auto,
    place: Place,
    /// Whether the player is being asked what to do about an unsaved game.
    leaving: bool,
    /// The name the game was last saved or loaded under.
    name: Option<String>,
    inspected: Option<EnemyId>,
    news: Vec<News>,
    done: bool,
    /// The id of the mission that was named by a file, and the file.
    named: Option<(String, String)>,
    /// The file of the mission at hand.
    file: Option<reload::File>,
    /// What is still being worked out for the records.
    later: Vec<records::Later>,
}

/// Where the player is.
pub enum Place {
    /// Choosing a mission.
    Menu,
    /// In a campaign between missions, or choosing one.
    Camp(Camp),
    /// Reading what the mission is about.
    Briefing(Briefing),
    /// In a mission, or at its end.
    Play(Box<Session>),
}

/// Something the player is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// One sentence.
    Said(String),
    /// A page to read.
    Page(Page),
    /// The map is asked for.
    Map,
}

impl App {
    /// The game at its menu, or at the briefing of the mission that was named.
    pub fn new(options: TerminalOptions) -> Self {
        let TerminalOptions { catalog, mission, file, campaign, seed, mode, auto, saves, campaigns, .. } = options;
        let named = mission.as_ref().map(|mission| mission.plan().id.clone()).zip(file);
        let place = match (mission, &campaign) {
            (Some(mission), _) => Place::Briefing(Briefing::new(mission, mode, &catalog)),
            (None, Some(_)) => Place::Camp(Camp::List),
            (None, None) => Place::Menu,
        };
        let mut app = Self {
            words: Words::english(),
            catalog,
            slots: saves,
            camps: campaigns,
            run: None,
            seed,
            auto,
            place,
            leaving: false,
            name: None,
            inspected: None,
            news: Vec::new(),
            done: false,
            named,
            file: None,
            later: Vec::new(),
        };
        if let Some(Opening::Named(slot)) = campaign {
            app.open_campaign(&slot);
        }
        app
    }

    /// The words of the game.
    pub fn words(&self) -> &Words {
        &self.words
    }

    /// Where the player is.
    pub fn place(&self) -> &Place {
        &self.place
    }

    /// The mission in play, if one is.
    pub fn session(&self) -> Option<&Session> {
        if let Place::Play(session) = &self.place { Some(session) } else { None }
    }

    /// The enemy whose patrol is shown.
    pub fn inspected(&self) -> Option<EnemyId> {
        self.inspected
    }

    /// Whether the player left.
    pub fn is_done(&self) -> bool {
        self.done
    }

    /// Leaves at once, without a question.
    pub fn leave(&mut self) {
        self.done = true;
    }

    /// What was said since this was last asked.
    pub fn take_news(&mut self) -> Vec<News> {
        std::mem::take(&mut self.news)
    }

    /// Does what was typed. Whatever cannot be done is said and changes nothing.
    pub fn command(&mut self, command: Command) {
        match command {
            Command::Nothing => {}
            Command::Pick(number) => self.pick(number),
            Command::Press(key) => self.press(key),
            Command::Undo => self.undo(),
            Command::Why(number) => self.why(number),
            Command::Map => self.in_play(|app| app.news.push(News::Map)),
            Command::Status => self.in_play(App::show_status),
            Command::Log(count) => self.in_play(|app| app.show_log(count)),
            Command::Save(name) => self.in_play(|app| app.save(name)),
            Command::Load(name) => self.load(name),
            Command::Help => self.show_help(),
            Command::Codex(query) => self.show_codex(query.as_deref()),
            Command::Records => self.show_records(),
            Command::Odds(number) => self.in_play(|app| app.show_odds(number)),
            Command::Inspect(number) => self.in_play(|app| app.inspect(number)),
            Command::Auto(setting) => self.set_auto(setting),
            Command::Contract(name) => self.find_contract(name.as_deref()),
            Command::Reload => self.reload(),
            Command::Abandon => self.abandon(),
            Command::Quit => self.quit(),
            Command::Unknown(text) => self.say("term-unknown", &[("text", text.into())]),
        }
    }

    /// Says one sentence.
    fn say(&mut self, key: &'static str, fill: &[Fill]) {
        self.news.push(News::Said(self.words.with(key, fill)));
    }

    /// Does something that needs a mission in play.
    fn in_play(&mut self, deed: impl FnOnce(&mut Self)) {
        if self.session().is_some() { deed(self) } else { self.say("term-not-playing", &[]) }
    }

    fn pick(&mut self, number: usize) {
        let choice = number.checked_sub(1).and_then(|at| self.choices().into_iter().nth(at));
        match choice {
            Some(choice) => self.perform(choice.deed),
            None => self.say("term-no-choice", &[("number", number.into())]),
        }
    }

    fn press(&mut self, key: char) {
        match self.choices().into_iter().find(|choice| choice.key == Some(key)) {
            Some(choice) => self.perform(choice.deed),
            None => self.say("term-unknown", &[("text", key.to_string().into())]),
        }
    }

    /// Does what a choice stands for.
    pub fn perform(&mut self, deed: Deed) {
        match deed {
            Deed::Act(action) => self.act(action),
            Deed::Mission(mission) => self.brief(mission),
            Deed::Contract(contract) => self.contract(contract),
            Deed::Begin => self.begin(),
            Deed::Mode(mode) => self.agree(|briefing| briefing.mode = mode),
            Deed::Difficulty(difficulty) => self.agree(|briefing| briefing.difficulty = difficulty),
            Deed::Menu => self.place = Place::Menu,
            Deed::Records => self.show_records(),
            Deed::Camp(deed) => self.arrange(deed),
            Deed::GoOn => self.go_on(),
            Deed::Load(name) => self.load(Some(name)),
            Deed::Stay => self.leaving = false,
            Deed::SaveAndQuit => self.save_and_quit(),
            Deed::Quit => self.done = true,
        }
    }

    fn quit(&mut self) {
        let unsaved = self.session().is_some_and(|session| session.is_unsaved() && session.outcome().is_none());
        if unsaved { self.leaving = true } else { self.done = true }
    }
}

/// A seed nobody has chosen.
fn fresh_seed() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    since.as_nanos() as u64
}
