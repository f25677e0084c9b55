//! Tables of The Beginning over the protocol.

use std::sync::Arc;

use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{
    Fault,
    talk::{Company, TableTalk, Talked, bad},
    wire_beginning::{BeginningFix, BeginningKeys, NewBeginning},
    wire_table::CardKeys,
};
use crate::{
    beginning::{Beginning, Colour, Faction, Fix, Library, Rules, Setup},
    content::beginning::shipped_library,
    deduction::Handover,
    engine::Seat,
    session::{campaign::handover, table::Tabled as _},
};

/// How many play where nothing is said.
const SEATS: u8 = 5;

/// Lays the table that is asked for.
pub fn lay(new: &NewBeginning) -> Result<TableTalk<Beginning>, Fault> {
    let company = Company { people: new.people.as_deref(), bots: new.bots.as_deref() };
    TableTalk::new(setup(new)?, new.seed, &company)
}

impl Talked for Beginning {
    fn keys(rules: &Rules) -> CardKeys {
        let library = rules.library();
        CardKeys::Beginning(BeginningKeys {
            influence: library.influence.iter().map(|card| card.key.clone()).collect(),
            programs: library.programs.iter().map(|card| card.key.clone()).collect(),
            events: library.events.iter().map(|card| card.key.clone()).collect(),
            objectives: library.objectives.iter().map(|card| card.key.clone()).collect(),
            wounds: library.wounds.iter().map(|card| card.key.clone()).collect(),
        })
    }

    fn handover(&self) -> Option<Handover> {
        handover(self)
    }
}

/// The setup that is asked for.
fn setup(new: &NewBeginning) -> Result<Setup, Fault> {
    let library: Arc<Library> = shipped_library().map_err(|faults| bad(&faults.to_string()))?;
    let mut setup = Setup {
        first: new.first.map(Seat),
        first_game: new.first_game,
        campaign: new.campaign,
        talk: new.talk,
        fix: fix(&new.fix)?,
        ..Setup::new(library, new.seats.unwrap_or(SEATS))
    };
    if new.characters.len() > setup.seats.len() {
        let (named, seats) = (new.characters.len(), setup.seats.len());
        return Err(bad(&format!("there are {named} characters for {seats} seats")));
    }
    for (seat, name) in setup.seats.iter_mut().zip(&new.characters) {
        *seat = name.as_deref().map(named).transpose()?;
    }
    Beginning::check(&setup).map_err(|fault| bad(&fault.to_string()))?;
    Ok(setup)
}

fn fix(fix: &BeginningFix) -> Result<Fix, Fault> {
    let seat = |at: &u8| Seat(*at);
    let chips = |names: &Vec<String>| names.iter().map(|name| named::<Colour>(name)).collect::<Result<Vec<_>, _>>();
    let [one, two, three] = &fix.sectors;
    let loyalty = fix.loyalty.iter().map(|(at, name)| Ok((seat(at), faction(name)?)));
    Ok(Fix {
        loyalty: loyalty.collect::<Result<_, Fault>>()?,
        objectives: fix.objectives.iter().map(|(at, keys)| (seat(at), keys.clone())).collect(),
        personal: fix.personal.iter().map(|(at, keys)| (seat(at), keys.clone())).collect(),
        general: fix.general.clone(),
        programs: fix.programs.clone(),
        events: fix.events.clone(),
        sectors: [chips(one)?, chips(two)?, chips(three)?],
        dice: fix.dice.clone(),
    })
}

/// A faction a player can belong to (TB-GEN-04).
fn faction(name: &str) -> Result<Faction, Fault> {
    named(name).and_then(|faction| match faction {
        Faction::Outlaw => Err(bad("no player is ever an Outlaw")),
        faction => Ok(faction),
    })
}

/// A word of the game, such as a character or a colour; what is wrong names all there are.
fn named<T: DeserializeOwned>(name: &str) -> Result<T, Fault> {
    T::deserialize(Value::from(name)).map_err(|error| bad(&error.to_string()))
}
