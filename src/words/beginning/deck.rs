//! Every card as something to look up, by deck.

use super::{
    super::{Listed, Words},
    Cards,
};
use crate::beginning::{Bar, Character, Colour, Deck as Home, Level, Library};

/// Cards that are listed together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// The characters.
    Characters,
    /// The events of a level.
    Events(Level),
    /// The programs.
    Programs,
    /// The General deck.
    General,
    /// A character's own deck.
    Personal(Character),
    /// The objectives.
    Objectives,
    /// The loyalty cards.
    Loyalty,
    /// The wounds.
    Wounds,
    /// The supply boxes and traps.
    Boxes,
    /// The Recon cards.
    Recons,
    /// The interrogation cards.
    Interrogations,
    /// The All-Rounder cards.
    Rounders,
    /// The enemies.
    Enemies,
    /// The data chips.
    Chips,
    /// The bars.
    Bars,
}

impl Deck {
    /// Every deck, in reading order.
    pub const ALL: [Self; 23] = [
        Self::Characters,
        Self::Events(Level::I),
        Self::Events(Level::II),
        Self::Events(Level::III),
        Self::Events(Level::Ex),
        Self::Programs,
        Self::General,
        Self::Personal(Character::Jayden),
        Self::Personal(Character::Feykah),
        Self::Personal(Character::Nova),
        Self::Personal(Character::Havoc),
        Self::Personal(Character::Dryden),
        Self::Personal(Character::DeeCoy),
        Self::Objectives,
        Self::Loyalty,
        Self::Wounds,
        Self::Boxes,
        Self::Recons,
        Self::Interrogations,
        Self::Rounders,
        Self::Enemies,
        Self::Chips,
        Self::Bars,
    ];

    /// The name links use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Characters => "begin-characters",
            Self::Events(Level::I) => "begin-events-1",
            Self::Events(Level::II) => "begin-events-2",
            Self::Events(Level::III) => "begin-events-3",
            Self::Events(Level::Ex) => "begin-events-ex",
            Self::Programs => "begin-programs",
            Self::General => "begin-general",
            Self::Personal(Character::Jayden) => "begin-deck-jayden",
            Self::Personal(Character::Feykah) => "begin-deck-feykah",
            Self::Personal(Character::Nova) => "begin-deck-nova",
            Self::Personal(Character::Havoc) => "begin-deck-havoc",
            Self::Personal(Character::Dryden) => "begin-deck-dryden",
            Self::Personal(Character::DeeCoy) => "begin-deck-dee-coy",
            Self::Objectives => "begin-objectives",
            Self::Loyalty => "begin-loyalty",
            Self::Wounds => "begin-wounds",
            Self::Boxes => "begin-boxes",
            Self::Recons => "begin-recons",
            Self::Interrogations => "begin-interrogations",
            Self::Rounders => "begin-all-rounders",
            Self::Enemies => "begin-enemies",
            Self::Chips => "begin-chips",
            Self::Bars => "begin-bars",
        }
    }

    /// What it is called.
    pub fn title(self, words: &Words, library: &Library) -> String {
        let key = match self {
            Self::Characters => "card-tb-characters",
            Self::Events(Level::I) => "card-tb-events-1",
            Self::Events(Level::II) => "card-tb-events-2",
            Self::Events(Level::III) => "card-tb-events-3",
            Self::Events(Level::Ex) => "card-tb-events-ex",
            Self::Programs => "card-tb-programs",
            Self::General => "card-tb-general",
            Self::Personal(who) => {
                let name = library.character(who).map(|card| card.name.clone()).unwrap_or_default();
                return words.with("card-tb-personal", &[("name", name.into())]);
            }
            Self::Objectives => "card-tb-objectives",
            Self::Loyalty => "card-tb-loyalties",
            Self::Wounds => "card-tb-wounds",
            Self::Boxes => "card-tb-boxes",
            Self::Recons => "card-tb-recons",
            Self::Interrogations => "card-tb-interrogations",
            Self::Rounders => "card-tb-rounders",
            Self::Enemies => "card-tb-enemies",
            Self::Chips => "card-tb-chips",
            Self::Bars => "card-tb-bars",
        };
        words.text(key)
    }

    /// How many there are, in a sentence.
    pub fn intro(self, words: &Words, library: &Library) -> String {
        let kinds = self.cards(words, library).len();
        let copies = self.copies(library).unwrap_or(kinds);
        let key = if copies == kinds { "card-tb-intro" } else { "card-tb-intro-copies" };
        words.with(key, &[("kinds", kinds.into()), ("copies", copies.into())])
    }

    /// How many cards there are with all copies, where kinds have several.
    fn copies(self, library: &Library) -> Option<usize> {
        let sum = |counts: &mut dyn Iterator<Item = u8>| counts.map(usize::from).sum();
        let influence =
            |home: Home| sum(&mut library.influence.iter().filter(|card| card.deck == home).map(|card| card.count));
        Some(match self {
            Self::Programs => sum(&mut library.programs.iter().map(|card| card.count)),
            Self::General => influence(Home::General),
            Self::Personal(who) => influence(Home::Personal(who)),
            Self::Loyalty => sum(&mut library.loyalty.iter().map(|card| card.count)),
            Self::Wounds => sum(&mut library.wounds.iter().map(|card| card.count)),
            Self::Boxes => sum(&mut library.boxes.iter().map(|card| card.stack + card.hq)),
            Self::Enemies => sum(&mut library.enemies.iter().map(|card| card.markers * 3)),
            Self::Chips => Colour::ALL.map(|colour| usize::from(library.chips(colour))).iter().sum(),
            _ => return None,
        })
    }

    /// Its cards, in the order of their files.
    pub fn cards(self, words: &Words, library: &Library) -> Vec<Listed> {
        let cards = Cards::new(words, library);
        let influence = |home: Home| {
            let own = library.influence.iter().filter(move |card| card.deck == home);
            own.map(|card| cards.influence(card)).collect()
        };
        match self {
            Self::Characters => library.characters.iter().map(|card| cards.character(card)).collect(),
            Self::Events(level) => {
                library.events.iter().filter(|card| card.level == level).map(|card| cards.event(card)).collect()
            }
            Self::Programs => library.programs.iter().map(|card| cards.program(card)).collect(),
            Self::General => influence(Home::General),
            Self::Personal(who) => influence(Home::Personal(who)),
            Self::Objectives => library.objectives.iter().map(|card| cards.objective(card)).collect(),
            Self::Loyalty => library.loyalty.iter().map(|card| cards.loyalty(card)).collect(),
            Self::Wounds => library.wounds.iter().map(|card| cards.wound(card)).collect(),
            Self::Boxes => library.boxes.iter().map(|card| cards.item(card)).collect(),
            Self::Recons => library.recons.iter().map(|card| cards.recon(card)).collect(),
            Self::Interrogations => library.interrogations.iter().map(|card| cards.interrogation(card)).collect(),
            Self::Rounders => library.all_rounders.iter().map(|card| cards.rounder(card)).collect(),
            Self::Enemies => library.enemies.iter().map(|card| cards.enemy(card)).collect(),
            Self::Chips => Colour::ALL.into_iter().map(|colour| cards.chips(colour)).collect(),
            Self::Bars => Bar::ALL.into_iter().map(|bar| cards.bar(bar)).collect(),
        }
    }
}
