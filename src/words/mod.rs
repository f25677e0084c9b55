//! Every word a player reads: Fluent files embedded in the program, and the sentences the games need from them.

pub mod beginning;
pub mod campaign;
pub mod codex;
pub mod decks;
pub mod deduction;
mod listed;
mod numbers;
pub mod packs;
mod pseudo;
pub mod saves;
mod speech;
pub mod stealth;
mod teller;

pub use fluent_bundle::FluentValue;
use fluent_bundle::{FluentArgs, FluentResource, concurrent::FluentBundle};
pub use listed::Listed;
pub use numbers::{added, number, percent, whole_percent};
pub use speech::{Speech, player_name};
pub use teller::Teller;
use unic_langid::LanguageIdentifier;

/// The English files, by name and text.
pub const ENGLISH: [(&str, &str); 31] = [
    ("beginning.ftl", include_str!("../../assets/lang/en/beginning.ftl")),
    ("campaign.ftl", include_str!("../../assets/lang/en/campaign.ftl")),
    ("cards.ftl", include_str!("../../assets/lang/en/cards.ftl")),
    ("cli.ftl", include_str!("../../assets/lang/en/cli.ftl")),
    ("codex.ftl", include_str!("../../assets/lang/en/codex.ftl")),
    ("contracts.ftl", include_str!("../../assets/lang/en/contracts.ftl")),
    ("deduction.ftl", include_str!("../../assets/lang/en/deduction.ftl")),
    ("editor.ftl", include_str!("../../assets/lang/en/editor.ftl")),
    ("packs.ftl", include_str!("../../assets/lang/en/packs.ftl")),
    ("refusals.ftl", include_str!("../../assets/lang/en/refusals.ftl")),
    ("rules-beginning.ftl", include_str!("../../assets/lang/en/rules-beginning.ftl")),
    ("rules-deduction.ftl", include_str!("../../assets/lang/en/rules-deduction.ftl")),
    ("rules.ftl", include_str!("../../assets/lang/en/rules.ftl")),
    ("saves.ftl", include_str!("../../assets/lang/en/saves.ftl")),
    ("stealth.ftl", include_str!("../../assets/lang/en/stealth.ftl")),
    ("tables.ftl", include_str!("../../assets/lang/en/tables.ftl")),
    ("terminal-beginning.ftl", include_str!("../../assets/lang/en/terminal-beginning.ftl")),
    ("terminal.ftl", include_str!("../../assets/lang/en/terminal.ftl")),
    ("ui-beginning.ftl", include_str!("../../assets/lang/en/ui-beginning.ftl")),
    ("ui-board.ftl", include_str!("../../assets/lang/en/ui-board.ftl")),
    ("ui-campaign.ftl", include_str!("../../assets/lang/en/ui-campaign.ftl")),
    ("ui-contracts.ftl", include_str!("../../assets/lang/en/ui-contracts.ftl")),
    ("ui-first.ftl", include_str!("../../assets/lang/en/ui-first.ftl")),
    ("ui-lessons.ftl", include_str!("../../assets/lang/en/ui-lessons.ftl")),
    ("ui-menus.ftl", include_str!("../../assets/lang/en/ui-menus.ftl")),
    ("ui-mission.ftl", include_str!("../../assets/lang/en/ui-mission.ftl")),
    ("ui-panels.ftl", include_str!("../../assets/lang/en/ui-panels.ftl")),
    ("ui-records.ftl", include_str!("../../assets/lang/en/ui-records.ftl")),
    ("ui-statistics.ftl", include_str!("../../assets/lang/en/ui-statistics.ftl")),
    ("ui-table.ftl", include_str!("../../assets/lang/en/ui-table.ftl")),
    ("ui.ftl", include_str!("../../assets/lang/en/ui.ftl")),
];

/// One language. A text that is missing shows as its key, never as a crash.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// What a sentence is filled with, by name.
pub type Fill<'a> = (&'static str, FluentValue<'a>);

impl Words {
    /// The English words that come with the game.
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![english()]);
        // Isolation marks are invisible letters around each filled-in word; terminals count them as cells.
        bundle.set_use_isolating(false);
        for (_, text) in ENGLISH {
            // A faulty entry is left out and shows as its key; the tests keep the shipped files free of faults.
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The English words as a longer language might look: every text 40 % longer and with marks on its letters. What is
    /// filled in stays as it is. For finding out whether screens have room.
    pub fn pseudo() -> Self {
        let mut words = Self::english();
        words.bundle.set_transform(Some(pseudo::lengthened));
        words
    }

    /// Whether there is a text for this key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The text of a key.
    pub fn text(&self, key: &str) -> String {
        self.format(key, None)
    }

    /// The text of a key with its places filled in.
    pub fn with(&self, key: &str, fill: &[Fill]) -> String {
        let mut args = FluentArgs::with_capacity(fill.len());
        for (name, value) in fill {
            args.set(*name, value.clone());
        }
        self.format(key, Some(&args))
    }

    fn format(&self, key: &str, args: Option<&FluentArgs>) -> String {
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else { return key.to_owned() };
        // What cannot be filled in shows as `{$name}`, which is the best that can be said.
        self.bundle.format_pattern(pattern, args, &mut Vec::new()).into_owned()
    }
}

/// The language whose plural rules and numbers apply.
fn english() -> LanguageIdentifier {
    "en".parse().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_text_shows_as_its_key() {
        assert_eq!(Words::english().text("no-such-text"), "no-such-text");
        assert_eq!(Words::english().with("no-such-text", &[("n", 1.into())]), "no-such-text");
    }

    #[test]
    fn a_place_that_is_not_filled_in_does_not_lose_the_sentence() {
        assert_eq!(Words::english().text("action-move"), "Move to {$to}");
    }

    #[test]
    fn texts_hold_no_invisible_letters() {
        let text = Words::english().with("action-move", &[("to", "G".into())]);
        assert_eq!(text, "Move to G");
    }

    #[test]
    fn every_shipped_file_is_free_of_faults_and_of_doubled_keys() {
        let mut bundle = FluentBundle::new_concurrent(vec![english()]);
        for (name, text) in ENGLISH {
            let resource = FluentResource::try_new(text.to_owned()).map_err(|(_, faults)| faults);
            let added = bundle.add_resource(resource.unwrap_or_else(|faults| panic!("{name}: {faults:?}")));
            assert!(added.is_ok(), "{name}: {added:?}");
        }
    }
}
