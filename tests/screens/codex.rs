//! The codex: every chapter opens, every rule is found, links lead on and back returns.

use egui::Key;
use ghostline::{
    engine::Rule,
    ui::{Screen, focus::Nav, input::PadButton, screens::Codex},
    words::{
        Words,
        codex::{Book, Part, rules},
        decks::{Deck, Libraries},
        stealth::rule_text,
    },
};

use super::player::Player;

fn reader(rule: Option<Rule>) -> Player {
    let mut player = Player::new();
    let codex = Codex::open_at(player.app().desk(), rule);
    player.app_mut().open(Screen::Codex(Box::new(codex)));
    player.wait();
    player
}

fn is_open(player: &Player) -> bool {
    matches!(player.app().top(), Some(Screen::Codex(_)))
}

#[test]
fn every_chapter_opens_by_its_title() {
    let mut player = reader(None);
    let mut open = Part::Stealth;
    for chapter in Book::english().chapters {
        if chapter.part != open {
            open = chapter.part;
            player.click(&Words::english().text(open.name()));
        }
        player.click(chapter.title);
        let heading = chapter.blocks.iter().find_map(|block| match block {
            ghostline::words::codex::Block::Heading(text) => Some(*text),
            _ => None,
        });
        assert!(player.sees(heading.unwrap()), "{}", chapter.title);
    }
}

/// Types a search and opens the first thing found.
fn look_up(player: &mut Player, query: &str) {
    player.click("Search the codex");
    player.type_text(query);
    player.key(Key::Enter);
    player.key(Key::Escape);
}

#[test]
fn every_enemy_and_both_kinds_of_cards_open() {
    let mut player = reader(None);
    let catalog = player.app().desk().catalog.clone();
    for kind in catalog.cards().kinds() {
        look_up(&mut player, &kind.name);
        assert!(player.sees(&kind.text), "{}", kind.name);
    }
    look_up(&mut player, "Reed rifle");
    assert!(player.sees_part(&catalog.gear("reed_rifle").unwrap().text));
    look_up(&mut player, "Smoke pin");
    assert!(player.sees(&catalog.item("smoke_pin").unwrap().text));
}

#[test]
fn cards_of_the_games_at_a_table_are_found_by_their_names() {
    let mut player = reader(None);
    let (words, libraries) = (Words::english(), Libraries::shipped());
    let catalog = player.app().desk().catalog.clone();
    let cards = catalog.cards();
    let gear = cards.all_gear().iter().map(|gear| gear.name.to_lowercase());
    let items = cards.all_items().iter().map(|item| item.name.to_lowercase());
    let enemies = cards.kinds().iter().map(|kind| kind.name.to_lowercase());
    let mut names: std::collections::BTreeSet<String> = gear.chain(items).chain(enemies).collect();
    for deck in Deck::all() {
        // All of Social Deduction, and of each deck of The Beginning its first: the index itself is tested beside it.
        let most = if deck.part() == Part::Beginning { 1 } else { usize::MAX };
        for (at, card) in deck.cards(&words, &libraries).into_iter().enumerate() {
            // Where two cards have one name, the first comes first; the other is on the page of its kind.
            let first = names.insert(card.name.to_lowercase());
            if at >= most {
                continue;
            }
            look_up(&mut player, &if first { card.name.clone() } else { deck.title(&words, &libraries) });
            assert!(player.sees(&card.text), "{}", card.name);
            assert!(player.sees(&card.note), "{}", card.name);
        }
    }
}

#[test]
fn the_parts_of_the_book_are_told_apart() {
    let mut player = reader(None);
    assert!(player.sees("How a mission goes"));
    assert!(!player.sees("Whom to trust"));
    player.click("The Beginning");
    assert!(player.sees("A round in one breath"));
    player.click("Social Deduction");
    assert!(player.sees("What you want"));
    assert!(!player.sees("How a mission goes"));
    look_up(&mut player, "Human IDs");
    assert!(player.sees_part("13 in the core game"));
    let mut player = reader(Some(Rule("SD-WPN-25")));
    assert!(player.sees("Soft and hard"), "a rule opens in its own part");
    player.click("Stealth");
    assert!(player.sees("How a mission goes"));
}

#[test]
fn rules_are_found_by_their_numbers_and_lead_to_their_texts() {
    let mut player = reader(None);
    let words = Words::english();
    // Of The Beginning the first of each family: the index itself is tested beside it.
    let typed = rules().filter(|rule| !rule.0.starts_with("TB-") || rule.0.ends_with("-01"));
    for rule in typed {
        look_up(&mut player, rule.0);
        assert!(player.sees(&rule_text(&words, rule).unwrap()), "{rule}");
        assert!(is_open(&player), "{rule}: back cleared the search first");
    }
}

#[test]
fn a_search_narrows_as_it_is_typed_and_says_when_nothing_fits() {
    let mut player = reader(None);
    player.click("Search the codex");
    player.type_text("hou");
    assert!(player.sees("Hound"));
    assert!(!player.sees("Heavy"));
    player.type_text("xyz");
    assert!(player.sees("Nothing here fits that. Try one word less."));
}

#[test]
fn a_link_leads_on_and_back_returns_and_then_leaves() {
    let mut player = reader(Some(Rule("ST-TURN-05")));
    assert!(player.sees("Winning"));
    player.click("ST-TURN-02");
    player.key(Key::Escape);
    assert!(is_open(&player));
    player.key(Key::Escape);
    assert!(!is_open(&player));
}

#[test]
fn the_pad_reads_the_contents_and_leaves() {
    let mut player = reader(None);
    assert_eq!(player.focused().as_deref(), Some("How a mission goes"));
    player.pad(PadButton::Nav(Nav::Down));
    assert_eq!(player.focused().as_deref(), Some("The map"));
    player.pad(PadButton::Confirm);
    assert!(player.sees("Doors and walls"));
    player.pad(PadButton::Back);
    assert!(!is_open(&player));
}

#[test]
fn the_controls_page_shows_the_keys_as_they_are_set() {
    let mut player = reader(None);
    player.click("Controls");
    assert!(player.sees("Z"));
    let press = ghostline::ui::input::Press::plain(Key::F7);
    player.app_mut().desk_mut().settings.keys.bind(ghostline::ui::input::Command::Undo, press);
    player.wait();
    assert!(player.sees("F7"));
}
