//! One talk: at most one game at a time, driven line by line.

use std::{path::Path, sync::Arc};

use super::{
    Code, Fault, Line, MAX_LINE, beginning, deduction, show,
    show_campaign::Told,
    table,
    talk::{LoadedTalk, TableTalk, Talk},
    wire::{Answer, Choice, Look, New, NewGame, OptionOut, Reply, Request, State},
};
use crate::{
    beginning::Beginning,
    content::Catalog,
    deduction::Deduction,
    engine::{Game, Match, Seat, Turn, UndoError},
    save::{self, CampaignFile, Disk, Savable as _},
    stealth::{AGENT, Action, Auto, Event, Stealth},
    words::{Words, stealth::Teller},
};

/// A talk with an outside program.
pub struct Session {
    pub(super) words: Words,
    pub(super) catalog: Arc<Catalog>,
    /// The game in play.
    pub(super) table: Option<Table>,
    /// The campaign around it. Its mission in play stands in `table`.
    pub(super) campaign: Option<CampaignFile>,
    /// The game around a table that is played; nothing else is then.
    seated: Option<Box<dyn Talk>>,
    /// Whether `quit` was said.
    over: bool,
}

/// A game in play.
pub(super) struct Table {
    pub(super) game: Match<Stealth>,
    pub(super) auto: Auto,
}

impl Session {
    /// A talk about this content.
    pub fn new(words: Words, catalog: Arc<Catalog>) -> Self {
        Self { words, catalog, table: None, campaign: None, seated: None, over: false }
    }

    /// Whether the talk has ended.
    pub fn is_over(&self) -> bool {
        self.over
    }

    /// Obeys a line, or says why not and changes nothing.
    pub fn answer(&mut self, line: &Line) -> Reply {
        let obeyed = parse(line).and_then(|request| self.obey(request));
        obeyed.map_or_else(Reply::Error, Reply::Ok)
    }

    fn obey(&mut self, request: Request) -> Result<Answer, Fault> {
        let request = match request {
            Request::New(new) => match *new {
                NewGame::Table(new) => return Ok(self.lay(Box::new(deduction::lay(&new)?), None)),
                NewGame::Beginning(new) => return Ok(self.lay(Box::new(beginning::lay(&new)?), None)),
                NewGame::Mission(new) => return self.start(&new).map(Answer::from),
            },
            Request::Load(file) => match load_table(Path::new(&file))? {
                Some((talk, warning)) => return Ok(self.lay(talk, warning)),
                None => Request::Load(file),
            },
            request => request,
        };
        if self.seated.is_some() && !matches!(request, Request::Campaign(_) | Request::Load(_)) {
            return self.obey_at_table(request);
        }
        self.obey_in_mission(request).map(Answer::from)
    }

    /// Begins with a table; whatever was played before ends.
    fn lay(&mut self, talk: Box<dyn Talk>, warning: Option<String>) -> Answer {
        (self.table, self.campaign) = (None, None);
        let talk = self.seated.insert(talk);
        Answer::Table(Box::new(talk.state(&self.words, false, warning)))
    }

    fn obey_at_table(&mut self, request: Request) -> Result<Answer, Fault> {
        let Some(talk) = &mut self.seated else { return Err(no_game()) };
        let mut looked = false;
        match request {
            Request::Act(choice) => talk.act(&self.words, choice)?,
            Request::View(look) => {
                talk.look(Seat(look.seat))?;
                looked = true;
            }
            Request::Undo(_) => {
                return Err(Fault::new(Code::CannotUndo, "at a table nothing is taken back that others saw"));
            }
            Request::Save(file) => talk.save(Path::new(&file))?,
            Request::Quit(_) => self.over = true,
            Request::New(_) | Request::Campaign(_) | Request::Load(_) => {}
        }
        Ok(Answer::Table(Box::new(talk.state(&self.words, looked, None))))
    }

    fn obey_in_mission(&mut self, request: Request) -> Result<State, Fault> {
        match request {
            Request::New(new) => match *new {
                NewGame::Mission(new) => self.start(&new),
                NewGame::Table(_) | NewGame::Beginning(_) => Err(no_game()),
            },
            Request::Campaign(request) => {
                let arranged = self.arrange(*request)?;
                self.seated = None;
                Ok(arranged)
            }
            Request::Act(choice) => self.act(choice),
            Request::View(look) => self.look(look),
            Request::Undo(decisions) => self.undo(decisions),
            Request::Save(file) => self.save(Path::new(&file)),
            Request::Load(file) => self.load(Path::new(&file)),
            Request::Quit(_) => {
                self.over = true;
                Ok(self.state(&[]))
            }
        }
    }

    fn start(&mut self, new: &New) -> Result<State, Fault> {
        let setup = table::setup(&self.catalog, &self.words, new)?;
        let mut table = Table { game: Match::new(setup, new.seed), auto: new.auto };
        let events = table.go_on();
        self.table = Some(table);
        (self.campaign, self.seated) = (None, None);
        Ok(self.state(&events))
    }

    fn act(&mut self, choice: Choice) -> Result<State, Fault> {
        let table = self.table.as_mut().ok_or_else(no_game)?;
        if let Turn::Over(_) = table.game.turn() {
            return Err(Fault::new(Code::GameOver, "the game is over: start a new one, or take a decision back"));
        }
        let action = table.chosen(choice)?;
        let mut events = table.game.act(AGENT, &action).map_err(|refusal| {
            let message = Teller::of(&self.words, &table.game.view(AGENT)).refusal(refusal);
            Fault { rule: Some(refusal.rule), ..Fault::new(Code::IllegalAction, message) }
        })?;
        events.extend(table.go_on());
        Ok(self.after(&events))
    }

    fn look(&self, look: Look) -> Result<State, Fault> {
        if self.table.is_none() && self.campaign.is_none() {
            return Err(no_game());
        }
        if look.seat != AGENT.0 {
            return Err(Fault::new(Code::NoSuchSeat, format!("seat {} is empty: there is only seat 0", look.seat)));
        }
        Ok(self.state(&[]))
    }

    fn undo(&mut self, decisions: u32) -> Result<State, Fault> {
        if let Some(fault) = self.no_undo() {
            return Err(fault);
        }
        let table = self.table.as_mut().ok_or_else(no_game)?;
        let mut earlier = table.game.clone();
        for possible in 0..decisions {
            if table.step_back(&mut earlier).is_err() {
                let message = format!(
                    "{decisions} decisions cannot be taken back: {possible} can, before that something was revealed or the game began"
                );
                return Err(Fault::new(Code::CannotUndo, message));
            }
        }
        table.game = earlier;
        Ok(self.state(&[]))
    }

    /// Saves the campaign where one is played, else the game.
    pub(super) fn save(&mut self, file: &Path) -> Result<State, Fault> {
        let playing = self.playing();
        let stored = match (&mut self.campaign, &self.table) {
            (Some(campaign), _) => {
                campaign.playing = playing;
                let stored = campaign.store(&mut Disk, file);
                campaign.playing = None;
                stored
            }
            (None, Some(table)) => save::store(&mut Disk, file, &table.game),
            (None, None) => return Err(no_game()),
        };
        stored.map_err(|error| Fault::of_save(Code::SaveFailed, &error))?;
        Ok(self.state(&[]))
    }

    fn load(&mut self, file: &Path) -> Result<State, Fault> {
        let loaded = save::load(&Disk, file).map_err(|error| Fault::of_save(Code::LoadFailed, &error))?;
        // A save does not know which answers were automatic; the setting of this talk goes on.
        let auto = self.table.as_ref().map_or_else(Auto::default, |table| table.auto);
        let mut table = Table { game: loaded.game, auto };
        let events = table.go_on();
        self.table = Some(table);
        (self.campaign, self.seated) = (None, None);
        let warning = loaded.warning.map(|warning| format!("{warning} — the save before it was loaded"));
        Ok(State { warning, ..self.state(&events) })
    }

    /// How things stand, with what just happened.
    fn state(&self, events: &[Event]) -> State {
        self.told(events, Told::default())
    }

    /// How the game stands, without the campaign around it.
    pub(super) fn game_state(&self, events: &[Event]) -> State {
        let Some(Table { game, .. }) = &self.table else { return State::default() };
        let view = game.view(AGENT);
        let teller = Teller::of(&self.words, &view);
        let numbered = game.options(AGENT).into_iter().enumerate();
        let option = |(id, action): (usize, Action)| OptionOut { id, label: teller.action(&action), action };
        let over = game.turn().over();
        State {
            seat: AGENT.0,
            options: numbered.map(option).collect(),
            events: events.iter().filter_map(|event| Stealth::witness(event, AGENT)).collect(),
            view: Some(show::view(&view)),
            hash: Some(game.hash().to_string()),
            over,
            campaign: None,
            warning: None,
        }
    }
}

impl Table {
    /// The action a choice means.
    fn chosen(&self, choice: Choice) -> Result<Action, Fault> {
        let number = match choice {
            Choice::Action(action) => return Ok(action),
            Choice::Other(_, fault) => return Err(Fault::new(Code::BadRequest, fault)),
            Choice::Number(number) => number,
        };
        let options = self.game.options(AGENT);
        let action = usize::try_from(number).ok().and_then(|at| options.get(at));
        let last = options.len().saturating_sub(1);
        let unknown =
            || Fault::new(Code::NoSuchOption, format!("there is no option {number}: they go from 0 to {last}"));
        action.copied().ok_or_else(unknown)
    }

    /// Takes the answers the automatic setting gives, and hands out what happened.
    pub(super) fn go_on(&mut self) -> Vec<Event> {
        let mut events = Vec::new();
        loop {
            let options = self.game.options(AGENT);
            let answer = self.auto.answer(&self.game.view(AGENT), &options);
            let Some(action) = answer.and_then(|at| options.get(at)) else { return events };
            match self.game.act(AGENT, action) {
                Ok(more) => events.extend(more),
                // An offered option is never refused; if it were, the question would go to the player.
                Err(_) => return events,
            }
        }
    }

    /// Takes one decision back, with the automatic answers that followed it.
    fn step_back(&self, game: &mut Match<Stealth>) -> Result<(), UndoError> {
        game.undo(1)?;
        while self.auto.answer(&game.view(AGENT), &game.options(AGENT)).is_some() {
            game.undo(1)?;
        }
        Ok(())
    }
}

/// The table of a file with a warning; nothing where it holds none. What is wrong with a mission is told when it is
/// loaded.
fn load_table(file: &Path) -> Result<Option<LoadedTalk>, Fault> {
    match save::peek(&Disk, file) {
        Ok(header) if header.game == Deduction::NAME => TableTalk::<Deduction>::load(file).map(Some),
        Ok(header) if header.game == Beginning::NAME => TableTalk::<Beginning>::load(file).map(Some),
        _ => Ok(None),
    }
}

pub(super) fn no_game() -> Fault {
    Fault::new(Code::NoGame, "no game is running: send {\"new\":{…}} or {\"load\":\"FILE\"} first")
}

fn parse(line: &Line) -> Result<Request, Fault> {
    match line {
        Line::Text(text) => serde_json::from_str(text).map_err(|error| Fault::of_json(text, &error)),
        Line::NotText => Err(Fault::new(Code::NotUtf8, "the line is not UTF-8")),
        Line::TooLong => Err(Fault::new(Code::LineTooLong, format!("the line has more than {MAX_LINE} bytes"))),
    }
}
