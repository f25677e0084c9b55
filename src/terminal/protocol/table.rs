//! Setting the table: from what `new` asks for to a setup the rules can deal.

use std::sync::Arc;

use super::{Code, Fault, wire::New};
use crate::{
    campaign::MAX_ITEMS,
    content::{self, Catalog, Disk, Faults},
    contracts::{self, Contract, WrongCode, make},
    records::Day,
    stealth::{Gear, Item, MAX_CARDS, MAX_TOOLS, Mission, Mode, Modifier, Setup},
    words::Words,
};

/// The games there are.
const GAMES: &str = "stealth, deduction, beginning";

/// The setup that `new` asks for.
pub fn setup(catalog: &Catalog, words: &Words, new: &New) -> Result<Setup, Fault> {
    if new.game != "stealth" {
        let message = format!("there is no game `{}`: the games are {GAMES}", new.game);
        return Err(Fault::new(Code::UnknownGame, message));
    }
    check_stack(&new.stack)?;
    let around = new.mission.as_deref().and_then(|name| catalog.with_pack_around(name));
    let catalog = around.as_ref().unwrap_or(catalog);
    let mission = mission(catalog, words, new)?;
    let mode = if new.non_lethal { Mode::NonLethal } else { Mode::Lethal };
    let brought = catalog.setup(Arc::clone(&mission));
    let gear = new.gear.as_deref().map_or(Ok(brought.gear), |wanted| gear(catalog, &mission, wanted))?;
    let items = if new.items.is_empty() { brought.items } else { items(catalog, &new.items)? };
    let offered = contracts::terms_of(&mission, catalog.cards());
    let terms = new.difficulty.map_or(offered, |difficulty| catalog.cards().terms_in(&mission.plan().id, difficulty));
    Ok(Setup { items, mode, stack: new.stack.clone(), terms, ..Setup::new(mission, gear) })
}

/// The mission that is named, or that is made from the contract that is.
fn mission(catalog: &Catalog, words: &Words, new: &New) -> Result<Arc<Mission>, Fault> {
    match (&new.mission, &new.contract) {
        (Some(name), None) => catalog.find(&Disk, name).map_err(|faults| of_mission(&faults)),
        (None, Some(code)) => {
            let wrong = |wrong: WrongCode| Fault::new(Code::UnknownMission, wrong.to_string());
            let contract = Contract::named(code, Day::today().date()).map_err(wrong)?;
            let made = make(contract, catalog, words);
            made.map(|made| made.mission).map_err(|none| Fault::new(Code::BadMission, none.to_string()))
        }
        _ => Err(Fault::new(Code::BadRequest, "name either a `mission` or a `contract`")),
    }
}

/// Refuses to stack more cards than any deck has.
pub fn check_stack(stack: &[Modifier]) -> Result<(), Fault> {
    if stack.len() <= MAX_CARDS {
        return Ok(());
    }
    let message = format!("{} cards cannot be stacked, at most {MAX_CARDS} can", stack.len());
    Err(Fault::new(Code::BadRequest, message))
}

/// The equipped gear, if the agent's energy allows it (ST-GEAR-03).
fn gear(catalog: &Catalog, mission: &Mission, wanted: &[String]) -> Result<Vec<Gear>, Fault> {
    let gear = cards(wanted, "gear", |id| catalog.gear(id))?;
    let held: u32 = gear.iter().map(|card| u32::from(card.energy)).sum();
    let most = mission.plan().agent.energy;
    if gear.len() > MAX_TOOLS {
        return Err(Fault::new(
            Code::BadLoadout,
            format!("{} pieces of gear are too many: at most {MAX_TOOLS}", gear.len()),
        ));
    }
    if held > u32::from(most) {
        let message = format!("this gear holds {held} energy, the agent has {most}: leave some behind");
        return Err(Fault { rule: Some(crate::engine::Rule("ST-GEAR-03")), ..Fault::new(Code::BadLoadout, message) });
    }
    Ok(gear)
}

fn items(catalog: &Catalog, wanted: &[String]) -> Result<Vec<Item>, Fault> {
    if wanted.len() > MAX_ITEMS {
        let message = format!("{} items are too many: an agent keeps at most {MAX_ITEMS}", wanted.len());
        return Err(Fault { rule: Some(crate::engine::Rule("ST-GEAR-06")), ..Fault::new(Code::BadLoadout, message) });
    }
    cards(wanted, "item", |id| catalog.item(id))
}

/// The cards with these ids.
fn cards<'a, T: Clone + 'a>(ids: &[String], kind: &str, find: impl Fn(&str) -> Option<&'a T>) -> Result<Vec<T>, Fault> {
    let unknown = |id: &String| Fault::new(Code::BadLoadout, format!("there is no {kind} card `{id}`"));
    ids.iter().map(|id| find(id).cloned().ok_or_else(|| unknown(id))).collect()
}

/// All that is wrong with a mission, in one message.
pub fn of_mission(faults: &Faults) -> Fault {
    let absent = |fault: &content::Fault| matches!(fault.code, content::Code::UnknownId | content::Code::NotFound);
    let code = match faults.0.as_slice() {
        [fault] if absent(fault) => Code::UnknownMission,
        _ => Code::BadMission,
    };
    let told: Vec<String> = faults.0.iter().map(ToString::to_string).collect();
    Fault::new(code, told.join("\n"))
}
