//! How a game ended.

use super::{Teller, capital};
use crate::{
    beginning::{Column, Ending, Outcome},
    engine::Seat,
};

impl Teller<'_> {
    /// How the game ended, in two sentences: what ended it, and who won.
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let winners = if outcome.winners.is_empty() {
            self.words.text("event-tb-over-nobody")
        } else {
            self.sentence("event-tb-over-winners", &[("names", self.people(outcome.winners.iter()).into())])
        };
        format!("{} {winners}", self.victory(outcome))
    }

    /// What ended the game and which faction won by it, in one sentence.
    pub fn victory(&self, outcome: &Outcome) -> String {
        let side = ("side", self.side(outcome.faction).into());
        let key = if outcome.by_files { "event-tb-over-files" } else { "event-tb-over" };
        self.sentence(key, &[("ending", self.ending(outcome.ending).into()), side])
    }

    /// What ended the game, as a phrase.
    pub fn ending(&self, ending: Ending) -> String {
        self.words.text(match ending {
            Ending::Network => "name-tb-end-network",
            Ending::Resource => "name-tb-end-resource",
            Ending::Deus => "name-tb-end-deus",
            Ending::Morale => "name-tb-end-morale",
            Ending::Security => "name-tb-end-security",
            Ending::Threat => "name-tb-end-threat",
            Ending::Exhausted => "name-tb-end-exhausted",
            Ending::Stalled => "name-tb-end-stalled",
        })
    }

    /// How the columns of the Network stood, a line each; none where they were not counted.
    pub fn columns(&self, outcome: &Outcome) -> Vec<String> {
        let Some(columns) = outcome.columns else { return Vec::new() };
        let line = |(column, leader): (Column, Option<crate::beginning::Faction>)| {
            let side = leader.map_or_else(|| self.words.text("name-nobody"), |faction| self.side(faction));
            self.sentence("event-tb-column", &[("column", self.column(column).into()), ("side", side.into())])
        };
        Column::ALL.into_iter().zip(columns).map(line).collect()
    }

    /// What became of a player: the faction, the objectives, and whether that won.
    pub fn result(&self, outcome: &Outcome, seat: Seat) -> String {
        let faction = outcome.factions.get(usize::from(seat.0)).map(|faction| self.faction(*faction));
        let key = match (outcome.winners.contains(seat), outcome.fulfilled.contains(seat)) {
            (true, _) => "event-tb-won",
            (false, true) => "event-tb-lost-side",
            (false, false) => "event-tb-lost-objective",
        };
        capital(&self.phrase(key, &[self.who(seat), ("faction", faction.unwrap_or_default().into())]))
    }
}
