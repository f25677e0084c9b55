//! What The Beginning left, as a file: one record, written and checked.

use serde::{Deserialize, Serialize};

use super::{
    super::{
        cards::has_field,
        fault::{Code, Fault, Faults},
        load,
        locate::Step,
        parse::FORMAT,
        report::{Place, Report},
        storage::Storage,
    },
    read,
};
use crate::deduction::{Handover, HandoverFault};

/// The field such a file is known by.
const KNOWN_BY: &str = "handover";

/// A record as its file has it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct HandoverFile {
    format: i64,
    handover: Option<Handover>,
}

impl HandoverFile {
    /// The file of a record.
    pub fn of(record: Handover) -> Self {
        Self { format: FORMAT, handover: Some(record) }
    }
}

/// The record in a file, or every fault in it.
pub fn handover(from: &dyn Storage, file: &str) -> Result<Handover, Faults> {
    let text = load::text(from, file).map_err(|fault| Faults(vec![fault]))?;
    let (raw, faults) = record(file, &text);
    match raw.handover {
        Some(record) if !faults.iter().any(Fault::is_error) => Ok(record),
        _ => Err(Faults(faults)),
    }
}

/// Every fault of a text that is a record by its field; `None` for any other text.
pub(super) fn check_record(file: &str, text: &str) -> Option<Vec<Fault>> {
    has_field(text, KNOWN_BY).then(|| record(file, text).1)
}

fn record(file: &str, text: &str) -> (HandoverFile, Vec<Fault>) {
    read(file, text, |raw: &HandoverFile| raw.format, check)
}

fn check(raw: &HandoverFile, report: &mut Report) {
    let Some(record) = &raw.handover else {
        let help = "write handover: (end: Network, last: 0, players: [...]) with an entry for each player";
        return report.add(Code::MissingField, Place::File, "the file has no record of a game", help);
    };
    for fault in record.faults() {
        let (code, field, help) = told(fault);
        let place = Place::Value(vec![Step::Field(KNOWN_BY), Step::Field(field)]);
        report.add(code, place, fault.to_string(), help);
    }
}

/// Where a fault of a record stands, and how to mend it.
fn told(fault: HandoverFault) -> (Code, &'static str, &'static str) {
    match fault {
        HandoverFault::NoLast(_) => (Code::OutOfRange, "last", "name the seat of one of the players"),
        HandoverFault::NoWinner(_) => (Code::OutOfRange, "winner", "name who won, or the faction of who is missing"),
        HandoverFault::Players(_) => (Code::OutOfRange, "players", "list everybody who played, in the order of seats"),
        HandoverFault::Legions(_) => {
            (Code::OutOfRange, "players", "write Infected for all but the first Legion player")
        }
        HandoverFault::NoLegion => (Code::OutOfRange, "players", "write Legion for the player who infected others"),
        _ => (Code::OutOfRange, "players", "check whom each player belonged to"),
    }
}
