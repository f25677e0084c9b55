//! Longer texts: help, explanations, briefing, debrief, lists.

use super::{App, News, Place, Session};
use crate::{
    content::Entry,
    session::{
        badges::{Par, Verdict, badges},
        summary::Summary,
    },
    stealth::{EnemyId, Outcome, Rewards},
    terminal::{
        codex,
        ink::{Ink, Line, piece, plain},
        status,
    },
    words::stealth::Teller,
};

/// A page to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    /// Its heading.
    pub title: String,
    /// Its lines, unwrapped.
    pub lines: Vec<Line>,
}

impl Page {
    /// A page of paragraphs: lines that follow each other belong together, a blank line parts.
    pub fn story(title: &str, text: &str) -> Self {
        let mut lines = vec![String::new()];
        for line in text.trim().lines().map(str::trim) {
            match lines.last_mut() {
                Some(last) if !line.is_empty() && !last.is_empty() => {
                    last.push(' ');
                    last.push_str(line);
                }
                Some(last) if !line.is_empty() => last.push_str(line),
                _ => lines.extend([String::new(), String::new()]),
            }
        }
        Self { title: title.to_owned(), lines: lines.into_iter().map(plain).collect() }
    }
}

impl App {
    /// The page of the place the player is at; `None` while a mission is in play.
    pub fn page(&self) -> Option<Page> {
        match &self.place {
            Place::Menu => Some(self.menu_page()),
            Place::Camp(camp) => Some(self.camp_page(camp)),
            Place::Briefing(briefing) => Some(self.briefing_page(briefing)),
            Place::Play(session) => session.outcome().map(|outcome| self.debrief_page(session, outcome)),
        }
    }

    fn menu_page(&self) -> Page {
        let mut lines = vec![plain(self.words.text("term-menu-intro"))];
        for entry in self.catalog.missions().iter().filter(|entry| entry.mission.is_none()) {
            lines.push(self.broken_line(entry));
        }
        Page { title: self.words.text("term-title"), lines }
    }

    /// A mission that cannot be played, with its first fault.
    fn broken_line(&self, entry: &Entry) -> Line {
        let fault = entry.faults.iter().find(|fault| fault.is_error()).or(entry.faults.first());
        let told = fault.map(|fault| format!("{}:{}:{}: {}", fault.file, fault.line, fault.column, fault.message));
        let fill = [("name", entry.name.as_str().into()), ("fault", told.unwrap_or_default().into())];
        vec![piece(self.words.with("term-broken", &fill), Ink::Danger)]
    }

    fn debrief_page(&self, session: &Session, outcome: Outcome) -> Page {
        let plan = session.game().journal().setup.mission.plan();
        let ironman = self.run.as_ref().is_some_and(|run| run.file.campaign.rules().ironman);
        let defeat = if ironman { "campaign-defeat-ironman" } else { "term-defeat" };
        let text = if outcome.won { plan.story.conclusion.clone() } else { self.words.text(defeat) };
        let mut page = Page::story(&self.words.text(if outcome.won { "phase-won" } else { "phase-lost" }), &text);
        let fill = [
            ("turns", outcome.turns.into()),
            ("kills", outcome.kills.into()),
            ("seen", outcome.seen.into()),
            ("hits", outcome.hits.into()),
        ];
        page.lines.push(Line::new());
        page.lines.push(plain(self.words.with("term-tally", &fill)));
        if outcome.won {
            page.lines.push(plain(self.badges_earned(session)));
        }
        match &self.run {
            Some(run) => page.lines.extend(self.spoils_line(run)),
            None if outcome.won => page.lines.extend(self.rewards(session).map(plain)),
            None => {}
        }
        page
    }

    /// The badges a mission that was won has earned so far; par is worked out later, and told among the records.
    fn badges_earned(&self, session: &Session) -> String {
        let summary = Summary::of(session.game());
        let all = badges(&summary, Par::Thinking, &self.issued());
        let earned = all.into_iter().filter(|(_, verdict)| *verdict == Verdict::Earned);
        let names: Vec<String> = earned.map(|(badge, _)| self.words.text(badge.name())).collect();
        match names.as_slice() {
            [] => self.words.text("term-badges-none"),
            names => self.words.with("term-badges", &[("list", names.join(", ").into())]),
        }
    }

    /// What success brought (ST-OBJ-07), optional objectives included.
    fn rewards(&self, session: &Session) -> Option<String> {
        let view = session.view();
        let plan = view.setup.mission.plan();
        let taken = plan.objectives.iter().enumerate().filter(|(at, _)| view.public.taken & (1 << at) != 0);
        let all = taken.map(|(_, objective)| objective.rewards).chain([plan.rewards]);
        let sum = all.fold(Rewards::default(), |sum, more| Rewards {
            bytebucks: sum.bytebucks.saturating_add(more.bytebucks),
            items: sum.items.saturating_add(more.items),
        });
        let fill = [("bytebucks", sum.bytebucks.into()), ("items", sum.items.into())];
        (sum != Rewards::default()).then(|| self.words.with("term-rewards", &fill))
    }

    /// Everything about the agent and the enemies.
    pub(super) fn show_status(&mut self) {
        let Some(session) = self.session() else { return };
        let view = session.view();
        let mut lines = status::status(&self.words, &view);
        lines.push(Line::new());
        lines.extend(status::roster(&self.words, &view));
        let title = status::moment(&self.words, &view);
        self.news.push(News::Page(Page { title, lines }));
    }

    /// The last lines of the log.
    pub(super) fn show_log(&mut self, count: Option<usize>) {
        let Some(session) = self.session() else { return };
        let skipped = session.log().len().saturating_sub(count.unwrap_or(usize::MAX));
        let lines = log_lines(session).skip(skipped).collect();
        self.news.push(News::Page(Page { title: self.words.text("term-log"), lines }));
    }

    pub(super) fn why(&mut self, number: Option<usize>) {
        let Some(session) = self.session() else { return self.say("term-not-playing", &[]) };
        let number = number.unwrap_or(session.log().len());
        match session.why(&self.words, number) {
            Some(why) => {
                let rule = [("rule", why.rule.0.into()), ("text", why.said.into())];
                let mut lines = vec![plain(why.text), plain(self.words.with("term-why-rule", &rule))];
                lines.extend(why.sum.map(|sum| plain(self.words.with("term-why-sum", &[("sum", sum.into())]))));
                let title = self.words.with("term-why", &[("number", number.into())]);
                self.news.push(News::Page(Page { title, lines }));
            }
            None => self.say("term-no-line", &[("number", number.into())]),
        }
    }

    pub(super) fn show_help(&mut self) {
        let title = self.words.text("help-title");
        let text = ["help-commands", "help-campaign", "help-signs"].map(|key| self.words.text(key)).join("\n\n");
        let lines = text.lines().map(plain).collect();
        self.news.push(News::Page(Page { title, lines }));
    }

    /// What the rulebook has on these words, or its contents.
    pub(super) fn show_codex(&mut self, query: Option<&str>) {
        let page = codex::page(&self.words, Some(&self.catalog), query.unwrap_or_default());
        self.news.push(News::Page(page));
    }

    /// Where an enemy walks.
    pub(super) fn tell_patrol(&mut self, enemy: EnemyId) {
        let Some(session) = self.session() else { return };
        let view = session.view();
        let teller = Teller::of(&self.words, &view);
        let Some(walker) = view.public.enemies.get(enemy.index()) else { return };
        let stops = view.setup.mission.patrol(walker.patrol).stops();
        let list = stops.iter().map(|&stop| teller.sector(stop)).collect::<Vec<_>>().join(" → ");
        let key = if stops.is_empty() { "term-inspect-post" } else { "term-inspect" };
        self.say(key, &[("enemy", teller.enemy(enemy).into()), ("list", list.into())]);
    }
}

/// The log with its numbers.
pub fn log_lines(session: &Session) -> impl Iterator<Item = Line> {
    let numbered = session.log().iter().enumerate();
    numbered.map(|(at, entry)| vec![piece(format!("{:>4} ", at + 1), Ink::Dim), piece(entry.text.clone(), Ink::Plain)])
}
