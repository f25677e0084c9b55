//! The manifest of a pack: what it is called, which version it is, and what agents bring to its missions.

use schemars::JsonSchema;
use serde::Deserialize;

use super::{
    super::{
        cards::Cards,
        check::{check_id, check_text},
        fault::{Code, Fault},
        load,
        locate::Step,
        parse::{check_format, parse},
        report::{Place, Report},
        storage::Memory,
    },
    Brings, MANIFEST, Pack, Part, part,
    parts::Files,
};

/// The highest version a pack can have.
const MOST_VERSION: i64 = 999_999;
/// The most items an agent carries (ST-GEAR-06).
const MOST_ITEMS: usize = 3;

/// The manifest of a pack, `pack.ron`.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Pack", deny_unknown_fields, default)]
pub struct RawPack {
    /// The format number: 1.
    pub format: i64,
    /// The pack's own name for files and programs: 1 to 40 small letters, digits and underscores. No two packs share one.
    pub id: String,
    /// The name people read.
    pub name: String,
    /// The pack's own version, from 1; raise it with every change you give away.
    pub version: i64,
    /// What the pack is, in a few sentences; it is shown above its missions.
    pub text: String,
    /// What agents bring to its missions. Where it is left out they bring the usual kit.
    pub brings: Option<RawBrings>,
}

/// What agents bring to a pack's missions, by the ids of cards of the game and of the pack.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(rename = "Brings", deny_unknown_fields, default)]
pub struct RawBrings {
    /// The equipped gear, within the agent's energy.
    pub gear: Vec<String>,
    /// The items carried, at most three.
    pub items: Vec<String>,
}

/// The text of a manifest without anything agents bring.
pub fn manifest(id: &str, name: &str, version: u32, text: &str) -> String {
    let quoted = |text: &str| ron::to_string(text).unwrap_or_default();
    let (id, name, text) = (quoted(id), quoted(name), quoted(text));
    format!("(\n    format: 1,\n    id: {id},\n    name: {name},\n    version: {version},\n    text: {text},\n)\n")
}

/// The manifest among a pack's files.
pub fn read(place: &str, files: &Files) -> Result<RawPack, Vec<Fault>> {
    let file = format!("{place}/{MANIFEST}");
    let Some(bytes) = files.get(MANIFEST) else {
        let help =
            "put a pack.ron at the top of the pack: (format: 1, id: \"…\", name: \"…\", version: 1, text: \"…\")";
        return Err(vec![Fault::of_file(place, Code::NotAPack, "the pack has no pack.ron", help)]);
    };
    let text = load::text(&Memory([(file.clone(), bytes.clone())].into()), &file).map_err(|fault| vec![fault])?;
    let mut report = Report::default();
    let raw: Option<RawPack> = parse(&text, &mut report);
    if let Some(raw) = &raw {
        check(raw, files, &mut report);
    }
    match raw {
        Some(raw) if !report.has_errors() => Ok(raw),
        _ => Err(report.finish(&file, &text)),
    }
}

fn field(name: &'static str) -> Place {
    Place::Value(vec![Step::Field(name)])
}

fn check(raw: &RawPack, files: &Files, report: &mut Report) {
    check_format(raw.format, report);
    check_id(&raw.id, field("id"), report);
    check_text(&raw.name, "the pack's name", field("name"), report);
    check_text(&raw.text, "the pack's text", field("text"), report);
    if !(1..=MOST_VERSION).contains(&raw.version) {
        let message = match raw.version {
            0 => "the pack's version is missing".to_owned(),
            version => format!("{version} is no version of a pack"),
        };
        report.add(Code::OutOfRange, field("version"), message, "write `version: 1`, and more with every change");
    }
    if !files.keys().any(|path| part(path) == Ok(Part::Mission)) {
        let help = "put at least one mission into its folder missions; `ghostline new` writes one";
        report.add(Code::NotAPack, Place::File, "the pack has no mission", help);
    }
}

/// The cards a pack's agents bring.
pub fn brings(pack: &Pack, raw: &RawBrings, cards: &Cards) -> Result<Brings, Vec<Fault>> {
    let mut report = Report::default();
    let mut unknown = |list: &'static str, at: usize, id: &str| {
        let place = Place::Value(vec![Step::Field("brings"), Step::Field(list), Step::Nth(at)]);
        let help = "name a card of the game or of the pack's own cards by its id";
        report.add(Code::UnknownId, place, format!("no card is called {id:?}"), help);
    };
    let (mut gear, mut items) = (Vec::new(), Vec::new());
    for (at, id) in raw.gear.iter().enumerate() {
        cards.gear(id).map_or_else(|| unknown("gear", at, id), |card| gear.push(card.clone()));
    }
    for (at, id) in raw.items.iter().enumerate() {
        cards.item(id).map_or_else(|| unknown("items", at, id), |card| items.push(card.clone()));
    }
    let (held, most) = (gear.iter().map(|card| u32::from(card.energy)).sum::<u32>(), cards.agent().energy);
    if held > u32::from(most) {
        let message = format!("this gear holds {held} energy, the agent has {most}");
        report.add(Code::OutOfRange, field("brings"), message, "leave some of it behind");
    }
    if raw.items.len() > MOST_ITEMS {
        let message = format!("{} items, an agent carries at most {MOST_ITEMS}", raw.items.len());
        report.add(Code::TooMany, field("brings"), message, "leave some behind");
    }
    if report.has_errors() {
        let (file, text) = pack.manifest();
        return Err(report.finish(&file, &text));
    }
    Ok(Brings { gear, items })
}
