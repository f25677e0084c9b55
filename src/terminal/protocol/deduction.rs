//! Tables of Social Deduction over the protocol.

use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;

use super::{
    Fault,
    talk::{Company, TableTalk, Talked, bad},
    wire_table::{CardKeys, DeductionKeys, FixIn, NewTable},
};
use crate::{
    content::shipped_library,
    deduction::{Deduction, Edition, Fix, Handover, Library, Rules, Setup, Variant},
    engine::Seat,
};

/// How many play where nothing is said.
const SEATS: u8 = 6;

/// Lays the table that is asked for.
pub fn lay(new: &NewTable) -> Result<TableTalk<Deduction>, Fault> {
    let company = Company { people: new.people.as_deref(), bots: new.bots.as_deref() };
    TableTalk::new(setup(new)?, new.seed, &company)
}

impl Talked for Deduction {
    fn keys(rules: &Rules) -> CardKeys {
        let library = rules.library();
        CardKeys::Deduction(DeductionKeys {
            ids: library.ids.iter().map(|card| card.key.clone()).collect(),
            programs: library.programs.iter().map(|card| card.key.clone()).collect(),
            loyalty: library.loyalty.iter().map(|card| card.key.clone()).collect(),
        })
    }

    fn handover(&self) -> Option<Handover> {
        None
    }
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
