//! Finding something in the codex while it is typed.

use super::shelf::{Page, Place, Shelf, Spot};
use crate::words::{
    Words,
    codex::{self, Part},
    decks::Deck,
    stealth::rule_text,
};

/// One thing that can be found.
pub(super) struct Entry {
    /// What it is called.
    pub title: String,
    /// Its rule number, where it is a rule.
    pub number: Option<&'static str>,
    /// What is said of it.
    pub text: String,
    /// Where it stands.
    pub place: Place,
    /// Everything above in small letters.
    hay: String,
    small_title: String,
}

impl Entry {
    fn new(title: String, number: Option<&'static str>, text: String, place: Place) -> Self {
        let hay = format!("{} {title} {text}", number.unwrap_or_default()).to_lowercase();
        Self { small_title: title.to_lowercase(), title, number, text, place, hay }
    }

    /// How well it fits, 0 best; `None` where it does not.
    fn rank(&self, words: &[String]) -> Option<u8> {
        if !words.iter().all(|word| self.hay.contains(word.as_str())) {
            return None;
        }
        let first = words.first()?;
        let number = self.number.map(str::to_lowercase).unwrap_or_default();
        Some(match () {
            () if number == *first || self.small_title == words.join(" ") => 0,
            () if self.small_title.starts_with(&words.join(" ")) => 1,
            () if words.iter().all(|word| self.small_title.contains(word.as_str())) => 2,
            () if number.contains(first.as_str()) => 3,
            () => 4,
        })
    }
}

/// Everything that can be found, in reading order.
pub(super) fn index(shelf: &Shelf, words: &Words) -> Vec<Entry> {
    let mut all = Vec::new();
    let sections = Part::ALL.into_iter().flat_map(|part| shelf.sections(part));
    for page in sections.flat_map(|(_, pages)| pages) {
        let text = match page {
            Page::Chapter(at) => shelf.book.chapters.get(at).map(codex::Chapter::text).unwrap_or_default(),
            Page::Enemy(at) => shelf.catalog.cards().kinds().get(at).map(|kind| kind.text.clone()).unwrap_or_default(),
            Page::Gear | Page::Items => String::new(),
            Page::Deck(cards) => cards.intro(words, &shelf.libraries),
        };
        let mut entry = Entry::new(shelf.title(words, page), None, text, page.into());
        if let Page::Chapter(at) = page {
            let headings = shelf.book.chapters.get(at).into_iter().flat_map(codex::Chapter::headings);
            headings.for_each(|heading| entry.hay.extend([" ", &heading.to_lowercase()]));
        }
        all.push(entry);
    }
    for rule in codex::rules() {
        let place = shelf.place_of(rule);
        let text = rule_text(words, rule).unwrap_or_default();
        all.push(Entry::new(shelf.title(words, place.page), Some(rule.0), text, place));
    }
    let card = |page, at, name: &str, text: &str| {
        Entry::new(name.to_owned(), None, text.to_owned(), Place { page, spot: Some(Spot::Card(at)) })
    };
    let cards = shelf.catalog.cards();
    all.extend(cards.all_gear().iter().enumerate().map(|(at, gear)| card(Page::Gear, at, &gear.name, &gear.text)));
    all.extend(cards.all_items().iter().enumerate().map(|(at, item)| card(Page::Items, at, &item.name, &item.text)));
    for deck in Deck::all() {
        let listed = deck.cards(words, &shelf.libraries).into_iter().enumerate();
        all.extend(
            listed.map(|(at, listed)| {
                card(Page::Deck(deck), at, &listed.name, &format!("{} {}", listed.text, listed.note))
            }),
        );
    }
    all
}

/// What fits every word of the query, best first; in reading order among equals.
pub(super) fn find<'a>(all: &'a [Entry], query: &str) -> Vec<&'a Entry> {
    let words: Vec<String> = query.to_lowercase().split_whitespace().map(str::to_owned).collect();
    let mut found: Vec<(u8, &Entry)> = all.iter().filter_map(|entry| Some((entry.rank(&words)?, entry))).collect();
    found.sort_by_key(|(rank, _)| *rank);
    found.into_iter().map(|(_, entry)| entry).collect()
}

/// The part of a text that speaks of what is looked for, for a list.
pub(super) fn excerpt(text: &str, query: &str) -> String {
    const MOST: usize = 90;
    let small = text.to_lowercase();
    let word = query.split_whitespace().next().unwrap_or_default().to_lowercase();
    let found = small.find(&word).map_or(0, |at| small.get(..at).map_or(0, |before| before.chars().count()));
    let first = if found < MOST / 2 { 0 } else { found - MOST / 3 };
    let mut words: String = text.chars().skip(first).take(MOST).collect();
    if first > 0 {
        // Begins with a whole word.
        words = words.split_once(' ').map_or(words.clone(), |(_, rest)| format!("…{rest}"));
    }
    if text.chars().count() > first + MOST {
        words = words.rsplit_once(' ').map_or(words.clone(), |(rest, _)| format!("{rest}…"));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::Catalog,
        words::{codex::Book, decks::Libraries},
    };

    #[test]
    fn every_rule_comes_first_by_its_number_and_every_card_is_found_by_its_name() {
        let (book, catalog) = (Book::english(), Catalog::shipped().unwrap());
        let shelf = Shelf { book, catalog, libraries: Libraries::shipped() };
        let words = Words::english();
        let all = index(&shelf, &words);
        for rule in codex::rules() {
            let first = find(&all, rule.0).first().map(|entry| (entry.number, entry.place));
            assert_eq!(first, Some((Some(rule.0), shelf.place_of(rule))));
        }
        for deck in Deck::all() {
            for (at, card) in deck.cards(&words, &shelf.libraries).iter().enumerate() {
                let place = Place { page: Page::Deck(deck), spot: Some(Spot::Card(at)) };
                assert!(find(&all, &card.name).iter().any(|entry| entry.place == place), "{}", card.name);
            }
        }
    }

    #[test]
    fn an_excerpt_shows_what_was_found_in_whole_words() {
        let text = "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen \
                    seventeen eighteen nineteen";
        assert!(excerpt(text, "two").starts_with("one two"));
        let late = excerpt(text, "EIGHTEEN");
        assert!(late.starts_with('…') && late.contains("eighteen"), "{late}");
        assert_eq!(excerpt("short", "x"), "short");
    }
}
