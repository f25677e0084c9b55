//! The Beginning, as fronts need it.

use super::{Front, Tells};
use crate::{
    beginning::{Action, Beginning, Event, Outcome, Rules, Scene, Setup, View},
    engine::{Game as _, Refusal, Rule, Seat},
    session::table::ONLOOKER,
    words::{
        Words,
        beginning::{Teller, character_names, table_name},
    },
};

tells!(Beginning, Teller, action);

impl Front for Beginning {
    type Teller<'a> = Teller<'a>;

    fn teller<'a>(words: &'a Words, rules: &'a Rules, names: &'a [String]) -> Teller<'a> {
        Teller::new(words, rules).named(names)
    }

    fn table_name(words: &Words, setup: &Setup) -> String {
        table_name(words, setup)
    }

    /// The character is name enough.
    fn chair_name(_: &Words, _: Seat) -> String {
        String::new()
    }

    /// Whoever was given no name is called by the character.
    fn names(&self, chairs: Vec<String>) -> Vec<String> {
        let mut given = chairs.into_iter();
        let own = character_names(&self.view(ONLOOKER)).into_iter();
        own.map(|character| given.next().filter(|name| !name.is_empty()).unwrap_or(character)).collect()
    }

    fn is_talk(action: &Action) -> bool {
        matches!(action, Action::Claim(_))
    }

    fn side(teller: &Teller<'_>, view: &View) -> String {
        let scene = Scene { rules: &view.rules, state: &view.table };
        scene.faction(view.seat).map(|faction| teller.faction(faction)).unwrap_or_default()
    }
}
