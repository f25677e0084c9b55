//! Social Deduction, as fronts need it.

use super::{Front, Tells};
use crate::{
    deduction::{Action, Deduction, Event, Outcome, Rules, Scene, Setup, View},
    engine::{Refusal, Rule, Seat},
    words::{
        Words,
        deduction::{Teller, table_name},
        player_name,
    },
};

tells!(Deduction, Teller, action_explained);

impl Front for Deduction {
    type Teller<'a> = Teller<'a>;

    fn teller<'a>(words: &'a Words, rules: &'a Rules, names: &'a [String]) -> Teller<'a> {
        Teller::new(words, rules).named(names)
    }

    fn table_name(words: &Words, setup: &Setup) -> String {
        table_name(words, setup)
    }

    fn chair_name(words: &Words, seat: Seat) -> String {
        player_name(words, seat)
    }

    fn names(&self, chairs: Vec<String>) -> Vec<String> {
        chairs
    }

    fn is_talk(action: &Action) -> bool {
        matches!(action, Action::Claim(_))
    }

    fn side(teller: &Teller<'_>, view: &View) -> String {
        teller.team(Scene { rules: &view.rules, state: &view.table }.team(view.seat))
    }
}
