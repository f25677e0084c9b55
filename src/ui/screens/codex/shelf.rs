//! The pages of the codex: what there is, what it is called, and where a link leads.

use std::sync::Arc;

use crate::{
    content::Catalog,
    engine::Rule,
    ui::Desk,
    words::{
        Words,
        codex::{Block, Book, Chapter, Part},
        decks::{Deck, Libraries},
    },
};

/// One page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Page {
    /// A chapter of the book, by its place.
    Chapter(usize),
    /// An enemy kind, by its place.
    Enemy(usize),
    /// All gear.
    Gear,
    /// All items.
    Items,
    /// Cards of a game at a table.
    Deck(Deck),
}

/// Something on a page that brackets stand around.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    /// A rule.
    Rule(Rule),
    /// A card, by its place.
    Card(usize),
}

/// A page, and perhaps something on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub page: Page,
    pub spot: Option<Spot>,
}

/// Everything that can be read.
pub(super) struct Shelf {
    pub book: Book,
    pub catalog: Arc<Catalog>,
    /// The cards of the games at a table.
    pub libraries: Libraries,
}

impl From<Page> for Place {
    fn from(page: Page) -> Self {
        Self { page, spot: None }
    }
}

impl Shelf {
    pub fn new(desk: &Desk) -> Self {
        Self { book: Book::english(), catalog: Arc::clone(&desk.catalog), libraries: Libraries::shipped() }
    }

    /// The pages of a part under their headings, in reading order.
    pub fn sections(&self, part: Part) -> Vec<(&'static str, Vec<Page>)> {
        let lists_rules = |chapter: &Chapter| chapter.blocks.iter().any(|block| matches!(block, Block::Rules(_)));
        let of_part = self.book.chapters.iter().enumerate().filter(|(_, chapter)| chapter.part == part);
        let (rules, help): (Vec<_>, Vec<_>) = of_part.partition(|(_, chapter)| lists_rules(chapter));
        let chapters = |list: Vec<(usize, &Chapter)>| list.into_iter().map(|(at, _)| Page::Chapter(at)).collect();
        match part {
            Part::Stealth => vec![
                ("ui-codex-rules", chapters(rules)),
                ("ui-codex-help", chapters(help)),
                ("ui-codex-enemies", (0..self.catalog.cards().kinds().len()).map(Page::Enemy).collect()),
                ("ui-codex-cards", vec![Page::Gear, Page::Items]),
            ],
            Part::Beginning | Part::Deduction => {
                let decks = Deck::all().filter(|deck| deck.part() == part).map(Page::Deck).collect();
                vec![("ui-codex-rules", chapters(rules)), ("ui-codex-cards", decks)]
            }
        }
    }

    /// The part of the book a page belongs to.
    pub fn part_of(&self, page: Page) -> Part {
        match page {
            Page::Chapter(at) => self.book.chapters.get(at).map_or(Part::Stealth, |chapter| chapter.part),
            Page::Enemy(_) | Page::Gear | Page::Items => Part::Stealth,
            Page::Deck(deck) => deck.part(),
        }
    }

    /// The first page of a part.
    pub fn first_of(&self, part: Part) -> Page {
        Page::Chapter(self.book.chapters.iter().position(|chapter| chapter.part == part).unwrap_or(0))
    }

    /// What a page is called.
    pub fn title(&self, words: &Words, page: Page) -> String {
        match page {
            Page::Chapter(at) => self.book.chapters.get(at).map(|chapter| chapter.title.to_owned()).unwrap_or_default(),
            Page::Enemy(at) => self.catalog.cards().kinds().get(at).map(|kind| kind.name.clone()).unwrap_or_default(),
            Page::Gear => words.text("ui-codex-gear"),
            Page::Items => words.text("ui-codex-items"),
            Page::Deck(cards) => cards.title(words, &self.libraries),
        }
    }

    /// Where a rule is explained; the first page where nobody knows it.
    pub fn place_of(&self, rule: Rule) -> Place {
        let at = self.book.chapter_of(rule).and_then(|chapter| self.index(chapter.id));
        at.map_or(Page::Chapter(0).into(), |at| Place { page: Page::Chapter(at), spot: Some(Spot::Rule(rule)) })
    }

    /// Where a link leads.
    pub fn page_of(&self, link: &str) -> Option<Page> {
        match link.split_once(':') {
            Some(("enemy", id)) => self.catalog.cards().kinds().iter().position(|kind| kind.id == id).map(Page::Enemy),
            _ if link == "gear-list" => Some(Page::Gear),
            _ if link == "item-list" => Some(Page::Items),
            _ => {
                let deck = Deck::all().find(|deck| deck.id() == link).map(Page::Deck);
                deck.or_else(|| self.index(link).map(Page::Chapter))
            }
        }
    }

    fn index(&self, id: &str) -> Option<usize> {
        self.book.chapters.iter().position(|chapter| chapter.id == id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::codex::Span;

    #[test]
    fn every_link_of_every_chapter_leads_somewhere() {
        let libraries = Libraries::shipped();
        let shelf = Shelf { book: Book::english(), catalog: Catalog::shipped().unwrap(), libraries };
        for block in shelf.book.chapters.iter().flat_map(|chapter| &chapter.blocks) {
            let (Block::Paragraph(spans) | Block::Point(spans)) = block else { continue };
            for span in spans {
                if let Span::Link(_, link) = span {
                    assert!(shelf.page_of(link).is_some(), "{link}");
                }
            }
        }
    }
}
