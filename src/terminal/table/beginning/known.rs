//! What was said and what became of it, and what can be known of every player.

use super::{TableApp, scene};
use crate::{
    beginning::{
        Player, View,
        bots::{Beliefs, beliefs},
    },
    session::beginning::{Dropped, Heard, SeatFacts, Standing},
    words::beginning::colour_name,
};

impl TableApp {
    /// What was said, and what became of it.
    pub(super) fn claim_lines(&self) -> Vec<String> {
        let line = |heard: &Heard| self.claim_line(heard.said.turn, self.teller().said(&heard.said), heard.truth);
        let lines: Vec<_> = self.table.facts(self.table.screen()).claims.iter().map(line).collect();
        if lines.is_empty() { vec![self.words.text("term-table-no-claims")] } else { lines }
    }

    /// What can be known of every player, what each did, and what was noted.
    pub(super) fn known_lines(&self) -> Vec<String> {
        let view = self.seen();
        let (facts, beliefs) = (self.table.facts(view.seat), beliefs(&view));
        let mut lines: Vec<_> = facts.seats.iter().map(|facts| self.known_line(&view, facts, &beliefs)).collect();
        let unused: Vec<_> = facts.unused.into_iter().map(|faction| self.teller().faction(faction)).collect();
        if !unused.is_empty() {
            lines.push(self.words.with("term-tb-unused", &[("factions", unused.join(", ").into())]));
        }
        lines
    }

    fn known_line(&self, view: &View, facts: &SeatFacts, beliefs: &Beliefs) -> String {
        let Some(player) = scene(view).player(facts.seat) else { return String::new() };
        let fill = [
            ("number", (facts.seat.0 + 1).into()),
            ("name", self.seat_name(facts.seat).into()),
            ("standing", self.standing(facts, beliefs).into()),
            ("deeds", self.deeds(player, facts).into()),
        ];
        let mut line = self.words.with("term-tb-known", &fill);
        for no in facts.objectives.iter().flatten() {
            line += &self.words.with("term-tb-known-objective", &[("name", self.teller().objective(*no).into())]);
        }
        match self.table.note(view.seat, facts.seat).text {
            text if text.is_empty() => line,
            text => line + &self.words.with("term-table-note", &[("text", text.into())]),
        }
    }

    /// The faction of a player: certain, shown once, or the likeliest.
    fn standing(&self, facts: &SeatFacts, beliefs: &Beliefs) -> String {
        let faction = |faction| ("faction", self.teller().faction(faction).into());
        match facts.standing {
            Standing::Certain(known) => self.words.with("term-tb-certain", &[faction(known)]),
            Standing::Told(known) => self.words.with("term-tb-told", &[faction(known)]),
            Standing::Unknown => {
                let (likely, chance) = beliefs.likeliest(facts.seat);
                let percent = (chance * 100.0).round().clamp(0.0, 100.0) as u8;
                self.words.with("term-tb-likely", &[faction(likely), ("percent", percent.into())])
            }
        }
    }

    /// What a player did in sight of all.
    fn deeds(&self, player: &Player, facts: &SeatFacts) -> String {
        let counted = [("term-tb-brought", facts.brought), ("term-tb-eliminated", player.record.eliminated)];
        let done = counted.into_iter().filter(|(_, count)| *count > 0);
        let mut deeds: Vec<_> = done.map(|(key, count)| self.words.with(key, &[("count", count.into())])).collect();
        deeds.extend(facts.dropped.iter().map(|dropped| self.dropped(*dropped)));
        deeds.extend(player.record.censured.then(|| self.words.text("term-tb-censured")));
        deeds.extend(player.record.recon.then(|| self.words.text("term-tb-used-recon")));
        if deeds.is_empty() { self.words.text("term-tb-nothing-yet") } else { deeds.join(", ") }
    }

    fn dropped(&self, dropped: Dropped) -> String {
        let colour = dropped.colour.map_or_else(|| "?".to_owned(), |colour| colour_name(&self.words, colour));
        let fill = [("number", (dropped.at + 1).into()), ("colour", colour.into())];
        self.words.with("term-tb-dropped", &fill)
    }
}
