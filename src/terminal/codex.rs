//! The rulebook as pages: its contents, a chapter, the cards of a kind, a rule, or whatever fits some words.

use super::{
    app::Page,
    ink::{Ink, Line, piece, plain},
};
use crate::{
    content::Catalog,
    engine::Rule,
    words::{
        Listed, Words,
        codex::{Block, Book, Chapter, Part, Span, rules},
        decks::{Deck, Libraries},
        stealth::rule_text,
    },
};

/// The most that is listed of what was found.
const MOST: usize = 60;

/// What the rulebook has on these words; without any, its contents. Enemies and gear are found where there is a catalog.
pub fn page(words: &Words, catalog: Option<&Catalog>, query: &str) -> Page {
    let libraries = Libraries::shipped();
    let book = Codex { words, catalog, libraries: &libraries, book: Book::english() };
    let query = query.trim().to_lowercase();
    if query.is_empty() {
        return book.contents();
    }
    let chapter =
        book.book.chapters.iter().find(|chapter| chapter.title.to_lowercase() == query || chapter.id == query);
    if let Some(chapter) = chapter {
        return book.chapter(chapter);
    }
    let called = |deck: &Deck| deck.title(words, &libraries).to_lowercase() == query || deck.id() == query;
    let deck = Deck::all().find(called);
    deck.map_or_else(|| book.found(&query), |deck| book.deck(deck))
}

struct Codex<'a> {
    words: &'a Words,
    catalog: Option<&'a Catalog>,
    libraries: &'a Libraries,
    book: Book,
}

impl Codex<'_> {
    fn contents(&self) -> Page {
        let mut lines = vec![plain(self.words.text("term-codex-how"))];
        for part in Part::ALL {
            lines.extend([Line::new(), vec![piece(self.words.text(part.name()), Ink::Title)]]);
            let chapters = self.book.chapters.iter().filter(|chapter| chapter.part == part);
            lines.extend(chapters.map(|chapter| plain(format!("  {}", chapter.title))));
            let decks = Deck::all().filter(|deck| deck.part() == part);
            lines.extend(decks.map(|deck| plain(format!("  {}", deck.title(self.words, self.libraries)))));
        }
        Page { title: self.words.text("ui-codex-title"), lines }
    }

    fn chapter(&self, chapter: &Chapter) -> Page {
        let mut lines = Vec::new();
        for block in &chapter.blocks {
            match block {
                Block::Heading(text) => lines.extend([Line::new(), vec![piece(*text, Ink::Title)]]),
                Block::Paragraph(spans) => lines.push(run(spans)),
                Block::Point(spans) => {
                    let mut line = plain("– ");
                    line.extend(run(spans));
                    lines.push(line);
                }
                Block::Code(text) => lines.extend(text.lines().map(plain)),
                Block::Rules(family) => {
                    let own = rules().filter(|rule| rule.0.starts_with(family));
                    lines.extend(own.map(|rule| self.rule(rule)));
                }
                // The window draws these; the cards and keys of the terminal stand in its help.
                Block::Table(_) => {}
            }
        }
        Page { title: chapter.title.to_owned(), lines }
    }

    fn deck(&self, deck: Deck) -> Page {
        let mut lines = vec![plain(deck.intro(self.words, self.libraries))];
        for card in deck.cards(self.words, self.libraries) {
            lines.push(Line::new());
            lines.extend(of_card(&card));
        }
        Page { title: deck.title(self.words, self.libraries), lines }
    }

    fn rule(&self, rule: Rule) -> Line {
        let text = rule_text(self.words, rule).unwrap_or_default();
        vec![piece(format!("{rule} "), Ink::Key), piece(text, Ink::Plain)]
    }

    /// Everything that holds all these words: what is called so first, then rules, then all else.
    fn found(&self, query: &str) -> Page {
        let fits = |text: &str| query.split_whitespace().all(|word| text.to_lowercase().contains(word));
        let cards: Vec<_> = self.cards();
        let named = cards.iter().filter(|card| fits(&card.name)).flat_map(of_card);
        let rules = rules().map(|rule| (rule, self.rule(rule)));
        let rules = rules.filter(|(rule, line)| fits(rule.0) || line.iter().any(|piece| fits(&piece.text)));
        let others = cards.iter().filter(|card| !fits(&card.name) && fits(&format!("{} {}", card.text, card.note)));
        let lines = named.chain(rules.map(|(_, line)| line)).chain(others.flat_map(of_card));
        let mut lines: Vec<_> = lines.take(MOST).collect();
        if lines.is_empty() {
            lines.push(plain(self.words.text("ui-codex-nothing")));
        }
        Page { title: self.words.with("term-codex-found", &[("words", query.into())]), lines }
    }

    fn cards(&self) -> Vec<Listed> {
        let tables = Deck::all().flat_map(|deck| deck.cards(self.words, self.libraries));
        let card = |name: &str, text: &str, kind| Listed {
            name: name.to_owned(),
            text: text.to_owned(),
            note: self.words.text(kind),
        };
        let mut all: Vec<_> = tables.collect();
        if let Some(cards) = self.catalog.map(Catalog::cards) {
            all.extend(cards.kinds().iter().map(|kind| card(&kind.name, &kind.text, "ui-codex-enemies")));
            all.extend(cards.all_gear().iter().map(|gear| card(&gear.name, &gear.text, "ui-codex-gear")));
            all.extend(cards.all_items().iter().map(|item| card(&item.name, &item.text, "ui-codex-items")));
        }
        all
    }
}

/// A card: its name and words, and below what is noted.
fn of_card(card: &Listed) -> Vec<Line> {
    let mut words = card.text.lines();
    let first = words.next().unwrap_or_default();
    let mut lines = vec![vec![piece(format!("{}: ", card.name), Ink::Title), piece(first, Ink::Plain)]];
    lines.extend(words.map(|line| plain(format!("  {line}"))));
    lines.push(vec![piece(format!("  {}", card.note), Ink::Dim)]);
    lines
}

/// The runs of a paragraph.
fn run(spans: &[Span]) -> Line {
    let one = |span: &Span| match *span {
        Span::Text(text) => piece(text, Ink::Plain),
        Span::Strong(text) | Span::Link(text, _) => piece(text, Ink::Title),
        Span::Rule(rule) => piece(format!("[{rule}]"), Ink::Key),
    };
    spans.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::terminal::ink::text_of;

    fn read(query: &str) -> String {
        let catalog = Catalog::shipped().unwrap();
        let page = page(&Words::english(), Some(&catalog), query);
        let lines = page.lines.iter().map(|line| text_of(line));
        [page.title].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn the_contents_name_every_chapter_and_each_opens_with_its_rules() {
        let contents = read("");
        for chapter in Book::english().chapters {
            assert!(contents.contains(chapter.title), "{}", chapter.title);
            assert!(read(chapter.title).lines().count() > 3, "{}", chapter.title);
        }
        assert!(read("Weapons").contains("SD-WPN-25 Whoever is struck decides"));
    }

    #[test]
    fn rules_cards_and_enemies_are_found() {
        assert!(read("sd-wpn-25").contains("Whoever is struck decides"));
        let thief = read("thief");
        assert!(thief.contains("Thief: ") && thief.contains("Outlaw ID, gray"), "{thief}");
        assert!(read("Human IDs").contains("13 in the core game"));
        assert!(read("hound").contains("Hound: "));
        assert!(read("xyzzy").contains("Nothing here fits"));
    }
}
