//! The briefing: what a single mission or a contract is about, and what is agreed before it begins.

use std::sync::Arc;

use super::{
    App, Page, Place,
    choices::{Choice, Deed},
};
use crate::{
    content::Catalog,
    contracts::{self, Contract},
    session::Session,
    stealth::{Difficulty, Mission, Mode, Plan, Setup},
    terminal::ink::{Ink, Line, piece},
    words::campaign::{difficulty_name, terms_text},
};

/// A mission before it begins, with what is agreed.
pub struct Briefing {
    /// The mission.
    pub mission: Arc<Mission>,
    /// Whether bodies that are found wake up.
    pub mode: Mode,
    /// How hard it is made.
    pub difficulty: Difficulty,
}

impl Briefing {
    /// The briefing of a mission, as hard as its contract says, where it is one's.
    pub fn new(mission: Arc<Mission>, mode: Mode, catalog: &Catalog) -> Self {
        let difficulty = contracts::terms_of(&mission, catalog.cards()).difficulty;
        Self { mission, mode, difficulty }
    }
}

impl App {
    /// Goes to the briefing of a mission. After a mission the next is played as that was; a contract says for itself how
    /// hard it is.
    pub(super) fn brief(&mut self, mission: Arc<Mission>) {
        self.inspected = None;
        let mut briefing = Briefing::new(mission, Mode::default(), &self.catalog);
        match &self.place {
            Place::Menu | Place::Camp(_) => {}
            Place::Briefing(before) => briefing.mode = before.mode,
            Place::Play(session) => {
                let setup = &session.game().journal().setup;
                let id = &briefing.mission.plan().id;
                briefing.mode = setup.mode;
                if *id == setup.mission.plan().id || Contract::of_mission(id).is_none() {
                    briefing.difficulty = setup.terms.difficulty;
                }
            }
        }
        self.place = Place::Briefing(briefing);
    }

    /// Agrees on something else.
    pub(super) fn agree(&mut self, change: impl FnOnce(&mut Briefing)) {
        if let Place::Briefing(briefing) = &mut self.place {
            change(briefing);
        }
    }

    /// Begins the mission as it was agreed.
    pub(super) fn begin(&mut self) {
        let Place::Briefing(Briefing { mission, mode, difficulty }) = &self.place else { return };
        let terms = self.catalog.cards().terms_in(&mission.plan().id, *difficulty);
        let setup = Setup { mode: *mode, terms, ..self.catalog.setup(Arc::clone(mission)) };
        let seed = self.seed.unwrap_or_else(super::fresh_seed);
        self.place = Place::Play(Box::new(Session::new(setup, seed)));
    }

    pub(super) fn briefing_choices(&self, briefing: &Briefing) -> Vec<Choice> {
        let (key, other) = other_mode(briefing.mode);
        let next = harder(briefing.difficulty);
        let label = self.difficulty_label(briefing.difficulty);
        vec![
            self.plain("term-begin", 'b', Deed::Begin),
            self.plain(key, 'n', Deed::Mode(other)),
            Choice { key: Some('d'), label, sector: None, deed: Deed::Difficulty(next) },
            self.plain("term-menu", 'x', Deed::Menu),
        ]
    }

    /// How hard it is, and what the choice makes of it.
    pub(super) fn difficulty_label(&self, now: Difficulty) -> String {
        let name = |difficulty| difficulty_name(&self.words, difficulty);
        self.words.with("campaign-harder", &[("name", name(now).into()), ("next", name(harder(now)).into())])
    }

    pub(super) fn briefing_page(&self, briefing: &Briefing) -> Page {
        let plan = briefing.mission.plan();
        let mut page = Page::story(&plan.name, &plan.story.intro);
        page.lines.push(Line::new());
        page.lines.extend(self.mode_lines(briefing.mode));
        page.lines.extend(self.difficulty_lines(briefing.difficulty, Some(plan)));
        page
    }

    /// What each way to deal with bodies changes, the chosen one marked (ST-NL-01).
    pub(super) fn mode_lines(&self, chosen: Mode) -> impl Iterator<Item = Line> {
        [(Mode::Lethal, "term-lethal"), (Mode::NonLethal, "term-non-lethal")].into_iter().map(move |(mode, key)| {
            let ink = if mode == chosen { Ink::Title } else { Ink::Plain };
            vec![piece(self.words.text(key), ink)]
        })
    }

    /// What each difficulty changes, in the mission where one is named; the chosen one marked.
    pub(super) fn difficulty_lines(&self, chosen: Difficulty, plan: Option<&Plan>) -> impl Iterator<Item = Line> {
        let cards = self.catalog.cards();
        Difficulty::ALL.into_iter().map(move |difficulty| {
            let ink = if difficulty == chosen { Ink::Title } else { Ink::Plain };
            let terms = plan.map_or_else(|| cards.terms(difficulty), |plan| cards.terms_in(&plan.id, difficulty));
            vec![piece(terms_text(&self.words, terms, plan), ink)]
        })
    }
}

/// The other way to deal with bodies, and the key of what choosing it is called.
pub(super) const fn other_mode(now: Mode) -> (&'static str, Mode) {
    match now {
        Mode::Lethal => ("term-spare", Mode::NonLethal),
        Mode::NonLethal => ("term-spare-not", Mode::Lethal),
    }
}

/// The difficulty after this one; after the hardest comes the gentlest.
pub(super) const fn harder(now: Difficulty) -> Difficulty {
    match now {
        Difficulty::Story => Difficulty::Standard,
        Difficulty::Standard => Difficulty::Hard,
        Difficulty::Hard => Difficulty::Story,
    }
}
