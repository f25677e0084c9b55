//! A deduction table, driven line by line.

use std::{path::Path, sync::Arc};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    Code, Fault,
    wire::Choice,
    wire_table::{CardKeys, FixIn, NewTable, TableOption, TableState, TableView},
};
use crate::{
    content::shipped_library,
    deduction::{Action, Deduction, Edition, Fix, Library, Scene, Setup, Variant, View},
    engine::{Level, Seat},
    save::{self, Disk},
    session::{
        deduction::{Line, Seating, Table},
        table::{Ask, Chair, Manner, ONLOOKER},
    },
    words::{Words, deduction::Teller},
};

/// How many play where nothing is said.
const SEATS: u8 = 6;

/// A table in play.
pub struct TableTalk {
    table: Table,
    /// The seat served last.
    seat: Seat,
    /// How much of each seat's log was told already, by seat.
    told: Vec<usize>,
}

impl TableTalk {
    /// Lays the table that is asked for.
    pub fn new(new: &NewTable) -> Result<Self, Fault> {
        let setup = setup(new)?;
        let level = level(new.bots.as_deref())?;
        let people = people(new.people.as_deref(), setup.seats)?;
        let chair = |at| if people.contains(&at) { Chair::person("") } else { Chair::bot("", level) };
        let chairs = (0..setup.seats).map(chair).collect();
        let table = Table::new(setup, new.seed, chairs).map_err(|fault| bad(&fault.to_string()))?;
        Ok(Self::around(table))
    }

    /// Goes on with the table of a file. The answer has a warning where an older save stands in.
    pub fn load(file: &Path) -> Result<(Self, Option<String>), Fault> {
        let loaded = save::load_with::<Deduction, Seating>(&Disk, file);
        let (loaded, seating) = loaded.map_err(|error| Fault::of_save(Code::LoadFailed, &error))?;
        let warning = loaded.warning.map(|warning| format!("{warning} — the save before it was loaded"));
        Ok((Self::around(Table::resume(loaded.game, seating)), warning))
    }

    /// Saves the table.
    pub fn save(&mut self, file: &Path) -> Result<(), Fault> {
        let stored = save::store_with(&mut Disk, file, self.table.game(), self.table.seating());
        stored.map_err(|error| Fault::of_save(Code::SaveFailed, &error))?;
        self.table.note_saved();
        Ok(())
    }

    fn around(mut table: Table) -> Self {
        let people = table.people();
        let seat = people.first().copied().unwrap_or(ONLOOKER);
        // An outside program is asked whenever the rules ask.
        for person in people {
            table.set_manner(person, Manner { ask: Ask::Always, until_turn: false });
        }
        table.run();
        let told = vec![0; usize::from(table.rules().seats)];
        Self { table, seat, told }
    }

    /// Takes a decision for the seat that is served.
    pub fn act(&mut self, words: &Words, choice: Choice) -> Result<(), Fault> {
        if self.table.outcome().is_some() {
            return Err(Fault::new(Code::GameOver, "the game is over: start a new one"));
        }
        let seat = self.served();
        let action = self.chosen(seat, choice)?;
        self.table.act(seat, action).map_err(|refusal| {
            let message = Teller::new(words, self.table.rules()).refusal(refusal);
            Fault { rule: Some(refusal.rule), ..Fault::new(Code::IllegalAction, message) }
        })?;
        self.table.run();
        Ok(())
    }

    /// Serves another seat of the other side.
    pub fn look(&mut self, seat: Seat) -> Result<(), Fault> {
        if !self.table.is_person(seat) {
            let seats: Vec<_> = self.table.people().iter().map(|seat| seat.0.to_string()).collect();
            let message = format!("seat {} is not yours to look from: yours are {}", seat.0, seats.join(", "));
            return Err(Fault::new(Code::NoSuchSeat, message));
        }
        self.seat = seat;
        Ok(())
    }

    /// The seat that decides next: the one looked from where it is asked, else the first that is.
    fn served(&self) -> Seat {
        let waiting = self.table.waiting();
        if waiting.contains(&self.seat) { self.seat } else { waiting.first().copied().unwrap_or(self.seat) }
    }

    fn chosen(&self, seat: Seat, choice: Choice) -> Result<Action, Fault> {
        let number = match choice {
            Choice::Number(number) => number,
            Choice::Action(_) => return Err(bad("this is an action of the stealth game")),
            Choice::Other(value, _) => return Action::deserialize(&value).map_err(|error| bad(&error.to_string())),
        };
        let options = self.table.options(seat);
        let last = options.len().saturating_sub(1);
        let unknown =
            || Fault::new(Code::NoSuchOption, format!("there is no option {number}: they go from 0 to {last}"));
        usize::try_from(number).ok().and_then(|at| options.get(at)).copied().ok_or_else(unknown)
    }

    /// How the table stands for the seat that decides next; for the one looked from where `looked`.
    pub fn state(&mut self, words: &Words, looked: bool, warning: Option<String>) -> TableState {
        if !looked {
            self.seat = self.served();
        }
        let seat = self.seat;
        let view = self.table.view(seat);
        let teller = Teller::new(words, self.table.rules());
        let numbered = self.table.options(seat).into_iter().enumerate();
        let option = |(id, action): (usize, Action)| {
            let label = teller.action_explained(&view, &action);
            TableOption { id, action: value(&action), label }
        };
        TableState {
            seat: seat.0,
            asked: self.table.waiting().iter().map(|seat| seat.0).collect(),
            options: numbered.map(option).collect(),
            view: shown(&teller, &view),
            hash: self.table.game().hash().to_string(),
            over: self.table.outcome().map(|outcome| value(&outcome)),
            warning,
            events: self.news(seat),
        }
    }

    /// What the seat has witnessed and was not told yet.
    fn news(&mut self, seat: Seat) -> Vec<Value> {
        let log = self.table.log(seat);
        let Some(told) = self.told.get_mut(usize::from(seat.0)) else { return Vec::new() };
        let news = log.iter().skip(*told).map(|Line { event, .. }| value(event)).collect();
        *told = log.len();
        news
    }
}

fn shown(teller: &Teller, view: &View) -> TableView {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let library: &Library = view.rules.library();
    TableView {
        seat: view.seat.0,
        team: teller.team(scene.team(view.seat)),
        question: teller.question(view),
        table: value(&view.table),
        cards: CardKeys {
            ids: library.ids.iter().map(|card| card.key.clone()).collect(),
            programs: library.programs.iter().map(|card| card.key.clone()).collect(),
            loyalty: library.loyalty.iter().map(|card| card.key.clone()).collect(),
        },
    }
}

/// A value as JSON; nothing of ours cannot be written so.
fn value(of: &impl Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

fn bad(message: &str) -> Fault {
    Fault::new(Code::BadRequest, message)
}

/// The setup that is asked for.
fn setup(new: &NewTable) -> Result<Setup, Fault> {
    let library: Arc<Library> = shipped_library().map_err(|faults| bad(&faults.to_string()))?;
    let scenario = new.scenario.as_ref().and_then(|key| library.scenario(key));
    let players = new.after.as_ref().and_then(|record| u8::try_from(record.players.len()).ok());
    let seats = new.seats.or(scenario.map(|scenario| scenario.seats)).or(players).unwrap_or(SEATS);
    let hell_gate = new.hell_gate || scenario.is_some_and(|scenario| scenario.hell_gate);
    let setup = Setup {
        edition: if new.prototype { Edition::Prototype } else { Edition::Final },
        hell_gate,
        variants: new.variants.iter().map(|name| variant(name)).collect::<Result<_, _>>()?,
        scenario: new.scenario.clone(),
        first: new.first.map(Seat),
        after: new.after.clone(),
        talk: new.talk,
        fix: fix(&new.fix),
        ..Setup::new(library, seats)
    };
    setup.rules().map_err(|fault| bad(&fault.to_string()))?;
    Ok(setup)
}

fn variant(name: &str) -> Result<Variant, Fault> {
    Variant::deserialize(Value::from(name)).map_err(|error| bad(&error.to_string()))
}

fn fix(fix: &FixIn) -> Fix {
    let seat = |at: &u8| Seat(*at);
    Fix {
        ids: fix.ids.iter().map(|(at, key)| (seat(at), key.clone())).collect(),
        loyalty: fix.loyalty.iter().map(|(at, keys)| (seat(at), keys.clone())).collect(),
        programs: fix.programs.iter().map(|(at, keys)| (seat(at), keys.clone())).collect(),
        pile: fix.pile.clone(),
    }
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
