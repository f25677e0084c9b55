//! What cards say, and what is noted of them.

use super::{
    super::{Listed, Words, added},
    names::{badge_name, bar_name, colour_name, counted_key, faction_name, level_name},
};
use crate::beginning::{
    AllRounderCard, Bar, BoxCard, CharacterCard, Colour, Deck as Home, EnemyCard, EnemyStats, EventCard, EventKind,
    Face, Half, InfluenceCard, InterrogationCard, Library, Line, LoyaltyCard, ObjectiveCard, ProgramCard, ReconCard,
    Stats, Unique, Used, WoundCard,
};

/// Tells the cards of a library: each by its name, its words, and what is noted of it.
#[derive(Clone, Copy)]
pub struct Cards<'a> {
    pub(super) words: &'a Words,
    library: &'a Library,
}

impl<'a> Cards<'a> {
    /// The cards of this library.
    pub const fn new(words: &'a Words, library: &'a Library) -> Self {
        Self { words, library }
    }

    fn text(&self, key: &str) -> String {
        self.words.text(key)
    }

    fn count(&self, key: &str, count: impl Into<u16>) -> String {
        self.words.with(key, &[("count", count.into().into())])
    }

    /// An influence card without its deck: `blue 3`, or its name.
    pub fn influence_name(&self, card: &InfluenceCard) -> String {
        match card.face {
            _ if !card.name.is_empty() => card.name.clone(),
            Face::Blue(value) => self.words.with("name-tb-blue-card", &[("value", value.into())]),
            Face::Red(value) => self.words.with("name-tb-red-card", &[("value", value.into())]),
            Face::Grey => self.text("name-tb-grey-card"),
            _ => self.text("name-tb-green-card"),
        }
    }

    /// What an influence card says. Plain ones say what their colour is for.
    pub fn influence_text(&self, card: &InfluenceCard) -> String {
        match card.face {
            _ if !card.text.is_empty() => card.text.clone(),
            Face::Blue(_) => self.text("card-tb-blue-text"),
            Face::Red(_) => self.text("card-tb-red-text"),
            Face::Grey => self.text("card-tb-grey-text"),
            _ => self.text("card-tb-green-text"),
        }
    }

    /// The deck an influence card began in.
    pub fn home(&self, home: Home) -> String {
        match home {
            Home::General => self.text("name-tb-general-deck"),
            Home::Personal(who) => self.library.character(who).map(|card| card.name.clone()).unwrap_or_default(),
        }
    }

    /// An influence card.
    pub fn influence(&self, card: &InfluenceCard) -> Listed {
        let kind = match card.face {
            Face::Special(_) => "card-tb-special",
            Face::Unique(Unique::Free(_)) => "card-tb-unique-free",
            Face::Unique(_) => "card-tb-unique",
            _ => "card-tb-influence",
        };
        let deck = self.words.with("card-tb-deck", &[("deck", self.home(card.deck).into())]);
        let notes = [Some(self.text(kind)), Some(deck), Some(self.count("card-tb-copies", card.count))];
        Listed::new(&super::capital(&self.influence_name(card)), &self.influence_text(card), notes)
    }

    /// An event, with all that can come of it.
    pub fn event(&self, card: &EventCard) -> Listed {
        let text = [card.text.clone()].into_iter().chain(self.outcomes(card)).collect::<Vec<_>>().join(" ");
        let kind = match card.kind {
            EventKind::Check { .. } => "card-tb-check",
            EventKind::Count { .. } => "card-tb-count",
            EventKind::Decision { .. } => "card-tb-decision",
            EventKind::Happening(_) => "card-tb-happening",
        };
        let seats = (card.seats > 0).then(|| self.count("card-tb-from-seats", card.seats));
        Listed::new(&card.name, &text, [Some(level_name(self.words, card.level)), Some(self.text(kind)), seats])
    }

    /// What can come of an event, a sentence each: success and failure, steps, or two halves.
    pub fn outcomes(&self, card: &EventCard) -> Vec<String> {
        let half = |key, text: &str| self.words.with(key, &[("text", text.into())]);
        match &card.kind {
            EventKind::Check { target, success, failure } => {
                let aim = self.words.with("card-tb-target", &[("target", added((*target).into()).into())]);
                vec![aim, half("card-tb-success", &success.text), half("card-tb-failure", &failure.text)]
            }
            EventKind::Count { of, steps, .. } => {
                let line = |(need, half): &(u8, Half)| {
                    let fill = [
                        ("count", (*need).into()),
                        ("cards", self.text(counted_key(*of)).into()),
                        ("text", half.text.as_str().into()),
                    ];
                    self.words.with("card-tb-step", &fill)
                };
                steps.iter().map(line).collect()
            }
            EventKind::Decision { by, a, b } => {
                let decides = [("badge", badge_name(self.words, *by).into())];
                let decides = self.words.with("card-tb-decides", &decides);
                vec![decides, half("card-tb-upper", &a.text), half("card-tb-lower", &b.text)]
            }
            EventKind::Happening(half) => vec![half.text.clone()],
        }
    }

    /// A program.
    pub fn program(&self, card: &ProgramCard) -> Listed {
        let notes = [
            Some(self.text("card-tb-program")),
            Some(self.used(card.used)),
            Some(self.count("card-tb-price", card.price)),
            Some(self.count("card-tb-copies", card.count)),
        ];
        Listed::new(&card.name, &card.text, notes)
    }

    /// When a program is used.
    pub fn used(&self, used: Used) -> String {
        self.text(match used {
            Used::Own => "name-tb-used-own",
            Used::Any => "name-tb-used-any",
            Used::Charged => "name-tb-used-charged",
            Used::Permanent(_) => "name-tb-used-permanent",
        })
    }

    /// An objective.
    pub fn objective(&self, card: &ObjectiveCard) -> Listed {
        Listed::new(&card.name, &card.text, [Some(self.text("card-tb-objective"))])
    }

    /// A wound.
    pub fn wound(&self, card: &WoundCard) -> Listed {
        let notes = [Some(self.text("card-tb-wound")), Some(self.count("card-tb-copies", card.count))];
        Listed::new(&card.name, &card.text, notes)
    }

    /// An interrogation card, with the line of each faction.
    pub fn interrogation(&self, card: &InterrogationCard) -> Listed {
        let line = |line: &Line| {
            let names: Vec<_> = line.factions.iter().map(|faction| faction_name(self.words, *faction)).collect();
            let fill = [("factions", names.join(", ").into()), ("text", line.text.as_str().into())];
            self.words.with("card-tb-line", &fill)
        };
        let text = card.lines.iter().map(line).collect::<Vec<_>>().join(" ");
        Listed::new(&card.name, &text, [Some(self.text("card-tb-interrogation"))])
    }

    /// An All-Rounder card.
    pub fn rounder(&self, card: &AllRounderCard) -> Listed {
        Listed::new(&card.name, &card.text, [Some(self.text("card-tb-rounder"))])
    }

    /// A Recon card.
    pub fn recon(&self, card: &ReconCard) -> Listed {
        Listed::new(&card.name, &card.text, [Some(self.text("card-tb-recon"))])
    }

    /// A supply box.
    pub fn item(&self, card: &BoxCard) -> Listed {
        let trap = card.item.is_trap();
        let notes = [
            Some(self.text(if trap { "card-tb-trap" } else { "card-tb-box" })),
            (card.stack > 0 && !trap).then(|| self.count("card-tb-in-stack", card.stack)),
            (card.hq > 0).then(|| self.count("card-tb-at-hq", card.hq)),
            (card.hq > 0).then(|| self.count("card-tb-price", card.price)),
        ];
        Listed::new(&card.name, &card.text, notes)
    }

    /// A loyalty card.
    pub fn loyalty(&self, card: &LoyaltyCard) -> Listed {
        let notes = [Some(self.text("card-tb-loyalty")), Some(self.count("card-tb-copies", card.count))];
        Listed::new(&faction_name(self.words, card.faction), &card.text, notes)
    }

    /// A type of enemy, with its figures by level.
    pub fn enemy(&self, card: &EnemyCard) -> Listed {
        let level = |(level, it): (u8, &EnemyStats)| {
            let fill = [
                ("level", level.into()),
                ("health", it.health.into()),
                ("strength", it.strength.into()),
                ("combat", it.combat.into()),
                ("shield", it.shield.into()),
            ];
            self.words.with("card-tb-enemy-level", &fill)
        };
        let levels = (1..).zip(&card.levels).map(level).collect::<Vec<_>>().join("\n");
        let text = format!("{}\n{levels}", card.text);
        let notes = [Some(self.text("card-tb-enemy")), Some(self.count("card-tb-markers", card.markers))];
        Listed::new(&card.name, &text, notes)
    }

    /// A character, with figures and skill tree, a line for each.
    pub fn character(&self, card: &CharacterCard) -> Listed {
        let text = [card.text.clone(), self.stats(&card.stats)].into_iter().chain(self.tree(card));
        let text = text.collect::<Vec<_>>().join("\n");
        Listed::new(&card.name, &text, [Some(self.text("card-tb-character"))])
    }

    /// The figures of a board, in a sentence.
    pub fn stats(&self, stats: &Stats) -> String {
        let fill = [
            ("ap", stats.ap.into()),
            ("moves", stats.moves.into()),
            ("range", stats.range.into()),
            ("strength", stats.strength.into()),
            ("red", stats.red.into()),
            ("shield", stats.shield.into()),
            ("blue", stats.blue.into()),
            ("health", stats.health.into()),
        ];
        self.words.with("card-tb-stats", &fill)
    }

    /// The chips of a colour: how many, and what they are.
    pub(super) fn chips(&self, colour: Colour) -> Listed {
        let text = self.text(match colour {
            Colour::Blue => "card-tb-chip-blue",
            Colour::Red => "card-tb-chip-red",
            Colour::Purple => "card-tb-chip-purple",
        });
        let name = self.words.with("card-tb-chip", &[("colour", colour_name(self.words, colour).into())]);
        let copies = self.count("card-tb-copies", self.library.chips(colour));
        Listed::new(&super::capital(&name), &text, [Some(self.text("card-tb-data-chip")), Some(copies)])
    }

    /// The bars of the boards, with their ends.
    pub(super) fn bar(&self, bar: Bar) -> Listed {
        let text = self.text(match bar {
            Bar::Morale => "card-tb-morale",
            Bar::Riot => "card-tb-riot",
            Bar::Security => "card-tb-security",
            Bar::Resource => "card-tb-resource",
            Bar::Apex => "card-tb-apex",
            Bar::Deus => "card-tb-deus",
            Bar::Threat => "card-tb-threat",
        });
        Listed::new(&bar_name(self.words, bar), &text, [Some(self.text("card-tb-bar"))])
    }
}
