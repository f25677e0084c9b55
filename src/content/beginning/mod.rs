//! The cards, characters and the board of The Beginning: five files to one checked library.

mod check;

use std::sync::Arc;

use serde::Deserialize;

use self::check::{check_board, check_cards, check_characters, check_decks, check_events};
use super::{
    cards::has_field,
    fault::{Fault, Faults},
    load,
    parse::read,
    shipped::Shipped,
    storage::Storage,
};
use crate::beginning::{
    AllRounderCard, Board, BoxCard, CharacterCard, Deck, EnemyCard, EnemyStats, EventCard, Face, InfluenceCard,
    InterrogationCard, Library, LoyaltyCard, ObjectiveCard, ProgramCard, Recipe, ReconCard, Stats, WoundCard,
};

/// The files, each with the field it is known by.
pub const FILES: [(&str, &str); 5] = [
    ("assets/beginning/board.ron", "board"),
    ("assets/beginning/cards.ron", "objectives"),
    ("assets/beginning/characters.ron", "characters"),
    ("assets/beginning/events.ron", "events"),
    ("assets/beginning/influence.ron", "decks"),
];

/// The board and the enemies as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawBoard {
    format: i64,
    board: Board,
    apex: EnemyStats,
    deus: EnemyStats,
    enemies: Vec<EnemyCard>,
}

/// The smaller decks as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawCards {
    format: i64,
    programs: Vec<ProgramCard>,
    objectives: Vec<ObjectiveCard>,
    wounds: Vec<WoundCard>,
    interrogations: Vec<InterrogationCard>,
    all_rounders: Vec<AllRounderCard>,
    recons: Vec<ReconCard>,
    boxes: Vec<BoxCard>,
    loyalty: Vec<LoyaltyCard>,
    recipes: Vec<Recipe>,
}

/// Characters as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawCharacters {
    format: i64,
    kuro: Stats,
    characters: Vec<CharacterCard>,
}

/// Events as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawEvents {
    format: i64,
    events: Vec<EventCard>,
}

/// Influence cards as their file has them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
struct RawInfluence {
    format: i64,
    decks: Vec<RawDeck>,
}

/// A deck of influence cards: copies by colour and value, and the cards with a name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawDeck {
    deck: Deck,
    blue: [u8; 5],
    red: [u8; 5],
    grey: u8,
    green: u8,
    own: Vec<RawNamed>,
}

/// An influence card with a name; there is one of each.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct RawNamed {
    key: String,
    name: String,
    text: String,
    face: Face,
}

impl RawDeck {
    /// Every kind of card in it. Plain ones are called by deck, colour and value, such as `nova_blue_3`.
    fn kinds(self) -> impl Iterator<Item = InfluenceCard> {
        let deck = self.deck;
        let owner = match deck {
            Deck::General => "general".to_owned(),
            Deck::Personal(who) => format!("{who:?}").to_lowercase(),
        };
        let plain = move |what: String, face: Face, count: u8| InfluenceCard {
            key: format!("{owner}_{what}"),
            name: String::new(),
            text: String::new(),
            deck,
            face,
            count,
        };
        let mut kinds = Vec::new();
        for (value, (&blue, &red)) in (1..).zip(self.blue.iter().zip(&self.red)) {
            kinds.push(plain(format!("blue_{value}"), Face::Blue(value), blue));
            kinds.push(plain(format!("red_{value}"), Face::Red(value), red));
        }
        kinds.push(plain("grey".to_owned(), Face::Grey, self.grey));
        kinds.push(plain("green".to_owned(), Face::Green, self.green));
        let named = self.own.into_iter().map(move |card| {
            let RawNamed { key, name, text, face } = card;
            InfluenceCard { key, name, text, deck, face, count: 1 }
        });
        kinds.into_iter().filter(|card| card.count > 0).chain(named)
    }
}

fn board(file: &str, text: &str) -> (RawBoard, Vec<Fault>) {
    read(file, text, |raw: &RawBoard| raw.format, check_board)
}

fn cards(file: &str, text: &str) -> (RawCards, Vec<Fault>) {
    read(file, text, |raw: &RawCards| raw.format, check_cards)
}

fn characters(file: &str, text: &str) -> (RawCharacters, Vec<Fault>) {
    read(file, text, |raw: &RawCharacters| raw.format, |raw, report| check_characters(&raw.characters, report))
}

fn events(file: &str, text: &str) -> (RawEvents, Vec<Fault>) {
    read(file, text, |raw: &RawEvents| raw.format, |raw, report| check_events(&raw.events, report))
}

fn influence(file: &str, text: &str) -> (RawInfluence, Vec<Fault>) {
    read(file, text, |raw: &RawInfluence| raw.format, |raw, report| check_decks(&raw.decks, report))
}

/// Every fault of a text that is one of these files by its fields; `None` for any other text.
pub fn check_file(file: &str, text: &str) -> Option<Vec<Fault>> {
    let (_, known_by) = FILES.into_iter().find(|(_, field)| has_field(text, field))?;
    Some(match known_by {
        "board" => board(file, text).1,
        "objectives" => cards(file, text).1,
        "characters" => characters(file, text).1,
        "events" => events(file, text).1,
        _ => influence(file, text).1,
    })
}

/// The library of a storage, with every fault in any of its files.
pub fn library(from: &dyn Storage) -> Result<Arc<Library>, Faults> {
    let [of_board, of_cards, of_characters, of_events, of_influence] = &load::texts(from, FILES.map(|(file, _)| file))?;
    let (board, in_board) = board(of_board.0, &of_board.1);
    let (cards, in_cards) = cards(of_cards.0, &of_cards.1);
    let (characters, in_characters) = characters(of_characters.0, &of_characters.1);
    let (events, in_events) = events(of_events.0, &of_events.1);
    let (influence, in_influence) = influence(of_influence.0, &of_influence.1);
    let faults: Vec<Fault> =
        [in_board, in_cards, in_characters, in_events, in_influence].into_iter().flatten().collect();
    if faults.iter().any(Fault::is_error) {
        return Err(Faults(faults));
    }
    Ok(Arc::new(Library {
        events: events.events,
        influence: influence.decks.into_iter().flat_map(RawDeck::kinds).collect(),
        programs: cards.programs,
        objectives: cards.objectives,
        wounds: cards.wounds,
        interrogations: cards.interrogations,
        all_rounders: cards.all_rounders,
        recons: cards.recons,
        boxes: cards.boxes,
        loyalty: cards.loyalty,
        recipes: cards.recipes,
        characters: characters.characters,
        kuro: characters.kuro,
        enemies: board.enemies,
        apex: board.apex,
        deus: board.deus,
        board: board.board,
    }))
}

/// The library inside the program.
pub fn shipped_library() -> Result<Arc<Library>, Faults> {
    library(&Shipped)
}
