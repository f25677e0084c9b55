//! The cards, tables and scenarios of Social Deduction: four files to one checked library. And what a game before left.

mod check;
mod handover;

use std::sync::Arc;

use serde::Deserialize;

use self::check::{check_ids, check_programs, check_scenarios, check_tables, check_whole};
pub use self::handover::{HandoverFile, handover};
use super::{
    cards::has_field,
    fault::{Fault, Faults},
    load,
    parse::read,
    report::Report,
    shipped::Shipped,
    storage::Storage,
};
use crate::deduction::{BossCard, ExitusCard, IdCard, LegionCard, Library, LoyaltyCard, ProgramCard, Row, Scenario};

/// The files, each with the field it is known by.
pub const FILES: [(&str, &str); 4] = [
    ("assets/deduction/ids.ron", "ids"),
    ("assets/deduction/programs.ron", "programs"),
    ("assets/deduction/tables.ron", "rows"),
    ("assets/deduction/scenarios.ron", "scenarios"),
];

/// ID cards as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawIds {
    format: i64,
    ids: Vec<IdCard>,
}

/// Programs as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawPrograms {
    format: i64,
    programs: Vec<ProgramCard>,
}

/// Loyalty cards, bosses and the setup table as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawTables {
    format: i64,
    loyalty: Vec<LoyaltyCard>,
    exitus: Vec<ExitusCard>,
    legion: Vec<LegionCard>,
    bosses: Vec<BossCard>,
    rows: Vec<Row>,
}

/// Scenarios as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawScenarios {
    format: i64,
    scenarios: Vec<Scenario>,
}

fn ids(file: &str, text: &str) -> (RawIds, Vec<Fault>) {
    read(file, text, |raw: &RawIds| raw.format, |raw, report| check_ids(&raw.ids, report))
}

fn programs(file: &str, text: &str) -> (RawPrograms, Vec<Fault>) {
    read(file, text, |raw: &RawPrograms| raw.format, |raw, report| check_programs(&raw.programs, report))
}

fn tables(file: &str, text: &str) -> (RawTables, Vec<Fault>) {
    read(file, text, |raw: &RawTables| raw.format, check_tables)
}

fn scenarios(file: &str, text: &str) -> (RawScenarios, Vec<Fault>) {
    read(file, text, |raw: &RawScenarios| raw.format, |raw, report| check_scenarios(&raw.scenarios, report))
}

/// Every fault of a text that is one of these files by its fields; `None` for any other text.
pub fn check_file(file: &str, text: &str) -> Option<Vec<Fault>> {
    if let Some(found) = handover::check_record(file, text) {
        return Some(found);
    }
    let (_, known_by) = FILES.into_iter().find(|(_, field)| has_field(text, field))?;
    Some(match known_by {
        "ids" => ids(file, text).1,
        "programs" => programs(file, text).1,
        "rows" => tables(file, text).1,
        _ => scenarios(file, text).1,
    })
}

/// The library of a storage, with every fault in any of its files.
pub fn library(from: &dyn Storage) -> Result<Arc<Library>, Faults> {
    let [of_ids, of_programs, of_tables, of_scenarios] = &load::texts(from, FILES.map(|(file, _)| file))?;
    let (ids, a) = ids(of_ids.0, &of_ids.1);
    let (programs, b) = programs(of_programs.0, &of_programs.1);
    let (tables, c) = tables(of_tables.0, &of_tables.1);
    let (scenarios, d) = scenarios(of_scenarios.0, &of_scenarios.1);
    let faults: Vec<Fault> = [a, b, c, d].into_iter().flatten().collect();
    let RawTables { loyalty, exitus, legion, bosses, rows, .. } = tables;
    let (ids, programs, scenarios) = (ids.ids, programs.programs, scenarios.scenarios);
    let library = Library { ids, programs, loyalty, exitus, legion, bosses, rows, scenarios };
    if faults.iter().any(Fault::is_error) {
        return Err(Faults(faults));
    }
    let mut report = Report::default();
    check_whole(&library, &mut report);
    let found = report.finish(of_scenarios.0, &of_scenarios.1);
    if found.iter().any(Fault::is_error) { Err(Faults(found)) } else { Ok(Arc::new(library)) }
}

/// The library inside the program.
pub fn shipped_library() -> Result<Arc<Library>, Faults> {
    library(&Shipped)
}
