//! A table of any game, driven line by line.

use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Code, Fault,
    wire::Choice,
    wire_table::{CardKeys, TableOption, TableState, TableView},
};
use crate::{
    deduction::Handover,
    engine::{Level, Seat},
    save::{self, Disk},
    session::table::{Ask, Chair, Line, Manner, ONLOOKER, Seating, Table},
    terminal::front::{Front, Tells as _},
    words::Words,
};

/// A game around a table that outside programs can play.
pub trait Talked: Front {
    /// The keys of all cards, by number.
    fn keys(rules: &Self::Rules) -> CardKeys;

    /// What a finished game leaves to the one that follows it.
    fn handover(&self) -> Option<Handover>;
}

/// A table in play, whichever game it is.
pub trait Talk {
    /// Takes a decision for the seat that is served.
    fn act(&mut self, words: &Words, choice: Choice) -> Result<(), Fault>;

    /// Serves another seat of the other side.
    fn look(&mut self, seat: Seat) -> Result<(), Fault>;

    /// Saves the table.
    fn save(&mut self, file: &Path) -> Result<(), Fault>;

    /// How the table stands for the seat that decides next; for the one looked from where `looked`.
    fn state(&mut self, words: &Words, looked: bool, warning: Option<String>) -> TableState;
}

/// A table of a file, with a warning where an older save stands in.
pub type LoadedTalk = (Box<dyn Talk>, Option<String>);

/// Who sits at a table.
pub struct Company<'a> {
    /// The seats the other side plays; all where nothing is said.
    pub people: Option<&'a [u8]>,
    /// How well the bots at the other seats play.
    pub bots: Option<&'a str>,
}

/// A table in play.
pub struct TableTalk<G: Talked> {
    table: Table<G>,
    /// The seat served last.
    seat: Seat,
    /// How much of each seat's log was told already, by seat.
    told: Vec<usize>,
    /// What players are called; nothing where by the numbers of their seats.
    names: Vec<String>,
}

impl<G: Talked> TableTalk<G> {
    /// Lays a table for this company.
    pub fn new(setup: G::Setup, seed: u64, company: &Company) -> Result<Self, Fault>
    where
        G::Fault: ToString,
    {
        let seats = G::seats(&setup);
        let level = level(company.bots)?;
        let people = people(company.people, seats)?;
        let chair = |at: u8| if people.contains(&at) { Chair::person("") } else { Chair::bot("", level) };
        let table = Table::<G>::new(setup, seed, (0..seats).map(chair).collect());
        Ok(Self::around(table.map_err(|fault| bad(&fault.to_string()))?))
    }

    /// Goes on with the table of a file.
    pub fn load(file: &Path) -> Result<LoadedTalk, Fault>
    where
        G: 'static,
    {
        let loaded = save::load_with::<G, Seating<G::Side>>(&Disk, file);
        let (loaded, seating) = loaded.map_err(|error| Fault::of_save(Code::LoadFailed, &error))?;
        let warning = loaded.warning.map(|warning| format!("{warning} — the save before it was loaded"));
        Ok((Box::new(Self::around(Table::resume(loaded.game, seating))), warning))
    }

    fn around(mut table: Table<G>) -> Self {
        let people = table.people();
        let seat = people.first().copied().unwrap_or(ONLOOKER);
        // An outside program is asked whenever the rules ask.
        for person in people {
            table.set_manner(person, Manner { ask: Ask::Always, until_turn: false });
        }
        table.run();
        let names = table.game().game().names(table.names());
        let told = vec![0; names.len()];
        Self { table, seat, told, names }
    }

    fn teller<'a>(&'a self, words: &'a Words) -> G::Teller<'a> {
        G::teller(words, self.table.rules(), &self.names)
    }

    /// The seat that decides next: the one looked from where it is asked, else the first that is.
    fn served(&self) -> Seat {
        let waiting = self.table.waiting();
        if waiting.contains(&self.seat) { self.seat } else { waiting.first().copied().unwrap_or(self.seat) }
    }

    fn chosen(&self, seat: Seat, choice: Choice) -> Result<G::Action, Fault> {
        let number = match choice {
            Choice::Number(number) => number,
            Choice::Action(_) => return Err(bad("this is an action of the stealth game")),
            Choice::Other(value, _) => return G::Action::deserialize(&value).map_err(|error| bad(&error.to_string())),
        };
        let options = self.table.options(seat);
        let last = options.len().saturating_sub(1);
        let unknown =
            || Fault::new(Code::NoSuchOption, format!("there is no option {number}: they go from 0 to {last}"));
        usize::try_from(number).ok().and_then(|at| options.get(at)).copied().ok_or_else(unknown)
    }

    /// What the seat has witnessed and was not told yet.
    fn news(&mut self, seat: Seat) -> Vec<Value> {
        let log = self.table.log(seat);
        let Some(told) = self.told.get_mut(usize::from(seat.0)) else { return Vec::new() };
        let news = log.iter().skip(*told).map(|Line { event, .. }| value(event)).collect();
        *told = log.len();
        news
    }

    fn shown(&self, teller: &G::Teller<'_>, view: &G::View) -> TableView {
        let (seat, table) = G::look(view);
        TableView {
            seat: seat.0,
            team: G::side(teller, view),
            question: teller.question(view),
            table: value(table),
            cards: G::keys(self.table.rules()),
        }
    }
}

impl<G: Talked> Talk for TableTalk<G> {
    fn act(&mut self, words: &Words, choice: Choice) -> Result<(), Fault> {
        if self.table.outcome().is_some() {
            return Err(Fault::new(Code::GameOver, "the game is over: start a new one"));
        }
        let seat = self.served();
        let action = self.chosen(seat, choice)?;
        if let Err(refusal) = self.table.act(seat, action) {
            let message = self.teller(words).refusal(refusal);
            return Err(Fault { rule: Some(refusal.rule), ..Fault::new(Code::IllegalAction, message) });
        }
        self.table.run();
        Ok(())
    }

    fn look(&mut self, seat: Seat) -> Result<(), Fault> {
        if !self.table.is_person(seat) {
            let seats: Vec<_> = self.table.people().iter().map(|seat| seat.0.to_string()).collect();
            let message = format!("seat {} is not yours to look from: yours are {}", seat.0, seats.join(", "));
            return Err(Fault::new(Code::NoSuchSeat, message));
        }
        self.seat = seat;
        Ok(())
    }

    fn save(&mut self, file: &Path) -> Result<(), Fault> {
        let stored = save::store_with(&mut Disk, file, self.table.game(), self.table.seating());
        stored.map_err(|error| Fault::of_save(Code::SaveFailed, &error))?;
        self.table.note_saved();
        Ok(())
    }

    fn state(&mut self, words: &Words, looked: bool, warning: Option<String>) -> TableState {
        if !looked {
            self.seat = self.served();
        }
        let seat = self.seat;
        let events = self.news(seat);
        let view = self.table.view(seat);
        let teller = self.teller(words);
        let numbered = self.table.options(seat).into_iter().enumerate();
        let option = |(id, action): (usize, G::Action)| {
            let label = teller.label(&view, &action);
            TableOption { id, action: value(&action), label }
        };
        TableState {
            seat: seat.0,
            asked: self.table.waiting().iter().map(|seat| seat.0).collect(),
            options: numbered.map(option).collect(),
            events,
            view: self.shown(&teller, &view),
            hash: self.table.game().hash().to_string(),
            over: self.table.outcome().map(|outcome| value(&outcome)),
            handover: self.table.game().game().handover(),
            warning,
        }
    }
}

/// A value as JSON; nothing of ours cannot be written so.
fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

/// A request that asks for what cannot be.
pub fn bad(message: &str) -> Fault {
    Fault::new(Code::BadRequest, message)
}

fn level(name: Option<&str>) -> Result<Level, Fault> {
    let Some(name) = name else { return Ok(Level::default()) };
    let unknown = || bad(&format!("no bot is called `{name}`: name one of {}", Level::ALL.map(Level::name).join(", ")));
    Level::by_name(name).ok_or_else(unknown)
}

/// The seats the other side plays.
fn people(wanted: Option<&[u8]>, seats: u8) -> Result<Vec<u8>, Fault> {
    let Some(wanted) = wanted else { return Ok((0..seats).collect()) };
    match wanted.iter().find(|seat| **seat >= seats) {
        Some(seat) => Err(Fault::new(Code::NoSuchSeat, format!("there is no seat {seat} at a table of {seats}"))),
        None if wanted.is_empty() => Err(bad("name at least one seat to play, or leave `people` out")),
        None => Ok(wanted.to_vec()),
    }
}
