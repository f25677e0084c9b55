//! The terminal game without a terminal: where the player is, what they may choose, and what was said.
//!
//! Both faces, full screen and plain lines, drive this with commands and show what it says.

mod camp;
mod choices;
mod forecast;
mod hire;
mod pages;
mod records;
mod saves;

use std::sync::Arc;

use camp::{Camp, Run};
pub use choices::Deed;
pub use pages::{Page, log_lines};

use super::{
    Opening, TerminalOptions,
    command::{Command, Topic},
};
use crate::{
    content::Catalog,
    contracts,
    engine::Refusal,
    records::End,
    save::Slots,
    session::Session,
    stealth::{Action, Answer, Auto, EnemyId, Mission, Mode, Setup, Thing},
    words::{Fill, Words, stealth::refusal_text},
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
    Briefing {
        /// The mission.
        mission: Arc<Mission>,
        /// How it will be played.
        mode: Mode,
    },
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
        let TerminalOptions { catalog, mission, campaign, seed, mode, auto, saves, campaigns, .. } = options;
        let place = match (mission, &campaign) {
            (Some(mission), _) => Place::Briefing { mission, mode },
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
            Command::Records => self.show_records(),
            Command::Odds(number) => self.in_play(|app| app.show_odds(number)),
            Command::Inspect(number) => self.in_play(|app| app.inspect(number)),
            Command::Auto(setting) => self.set_auto(setting),
            Command::Contract(name) => self.find_contract(name.as_deref()),
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
            Deed::Mode(mode) => self.set_mode(mode),
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

    fn brief(&mut self, mission: Arc<Mission>) {
        self.inspected = None;
        self.place = Place::Briefing { mission, mode: self.mode() };
    }

    /// How the mission at hand is or will be played.
    fn mode(&self) -> Mode {
        match &self.place {
            Place::Menu | Place::Camp(_) => Mode::default(),
            Place::Briefing { mode, .. } => *mode,
            Place::Play(session) => session.game().journal().setup.mode,
        }
    }

    fn set_mode(&mut self, new: Mode) {
        if let Place::Briefing { mode, .. } = &mut self.place {
            *mode = new;
        }
    }

    fn begin(&mut self) {
        let Place::Briefing { mission, mode } = &self.place else { return };
        let gear = self.catalog.starting_gear();
        let terms = contracts::terms_of(mission, self.catalog.cards());
        let setup = Setup { mode: *mode, terms, ..Setup::new(Arc::clone(mission), gear) };
        let seed = self.seed.unwrap_or_else(fresh_seed);
        self.place = Place::Play(Box::new(Session::new(setup, seed)));
    }

    fn act(&mut self, action: Action) {
        let Place::Play(session) = &mut self.place else { return };
        let turn = session.view().public.turn;
        match session.act(&self.words, action, self.auto) {
            Ok(things) => {
                let over = session.outcome().is_some();
                let new_turn = session.view().public.turn != turn || over;
                self.tell_finds(&things);
                if self.run.is_some() {
                    self.settle_campaign();
                } else if new_turn {
                    self.autosave();
                }
                if over {
                    self.keep_record(End::Played);
                }
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        let text = refusal_text(&self.words, refusal);
        self.say("term-refused", &[("text", text.into()), ("rule", refusal.rule.0.into())]);
    }

    /// Shows the story of what was picked up (ST-OBJ-06).
    fn tell_finds(&mut self, things: &[Thing]) {
        let Some(session) = self.session() else { return };
        let plan = session.game().journal().setup.mission.plan().clone();
        for thing in things {
            if let Thing::Objective(id) = thing
                && let Some(objective) = plan.objectives.get(id.index())
            {
                self.news.push(News::Page(Page::story(&objective.name, &objective.text)));
            }
        }
    }

    fn undo(&mut self) {
        let auto = self.auto;
        if let Some(why) = self.no_undo() {
            return self.say(why, &[]);
        }
        let Place::Play(session) = &mut self.place else { return self.say("term-not-playing", &[]) };
        match session.undo(auto) {
            Ok(()) => {
                self.keep_campaign();
                self.say("term-undone", &[]);
            }
            Err(_) if session.game().journal().actions.is_empty() => self.say("term-nothing-to-undo", &[]),
            Err(_) => self.say("term-undo-border", &[]),
        }
    }

    fn inspect(&mut self, number: Option<usize>) {
        let Some(session) = self.session() else { return };
        let view = session.view();
        let up: Vec<usize> = (0..view.public.enemies.len()).filter(|&at| view.public.enemies[at].is_up()).collect();
        let next = match (number, self.inspected) {
            (Some(number), _) => number.checked_sub(1).filter(|at| up.contains(at)),
            (None, None) => up.first().copied(),
            (None, Some(last)) => up.into_iter().find(|&at| at > last.index()),
        };
        self.inspected = next.map(|at| EnemyId(at as u16));
        match self.inspected {
            Some(enemy) => self.tell_patrol(enemy),
            None => self.say("term-inspect-none", &[]),
        }
    }

    fn set_auto(&mut self, setting: Option<(Topic, Answer)>) {
        match setting {
            Some((Topic::Order, answer)) => self.auto.order = answer,
            Some((Topic::Way, answer)) => self.auto.way = answer,
            Some((Topic::Card, answer)) => self.auto.card = answer,
            None => {}
        }
        let word = |answer| self.words.text(if answer == Answer::Ask { "term-ask" } else { "term-decide" });
        let fill = [
            ("order", word(self.auto.order).into()),
            ("way", word(self.auto.way).into()),
            ("card", word(self.auto.card).into()),
        ];
        self.say("term-auto", &fill);
        // A question that waits for an answer may be one that is no longer asked.
        if let Place::Play(session) = &mut self.place
            && let Err(refusal) = session.answer(&self.words, self.auto)
        {
            self.refuse(refusal);
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
