//! What was said and what became of it, and what can be known of every player.

use super::{TableApp, scene};
use crate::{
    beginning::{Claim, Faction, Player, Said, View},
    engine::Seat,
};

impl TableApp {
    /// What was said, and what became of it.
    pub(super) fn claim_lines(&self) -> Vec<String> {
        let view = self.seen();
        let line = |said: &Said| {
            let fill = [
                ("turn", said.turn.into()),
                ("said", self.teller().said(said).into()),
                ("verdict", self.words.text(verdict(&view, *said)).into()),
            ];
            self.words.with("term-table-claim", &fill)
        };
        let lines: Vec<_> = view.table.said.iter().map(line).collect();
        if lines.is_empty() { vec![self.words.text("term-table-no-claims")] } else { lines }
    }

    /// What can be known of every player, what each did, and what was noted.
    pub(super) fn known_lines(&self) -> Vec<String> {
        let view = self.seen();
        scene(&view).all().map(|seat| self.known_line(&view, seat)).collect()
    }

    fn known_line(&self, view: &View, seat: Seat) -> String {
        let Some(player) = scene(view).player(seat) else { return String::new() };
        let fill = [
            ("number", (seat.0 + 1).into()),
            ("name", self.seat_name(seat).into()),
            ("standing", self.standing(view, seat).into()),
            ("deeds", self.deeds(player).into()),
        ];
        let mut line = self.words.with("term-tb-known", &fill);
        for no in player.objectives.iter().filter_map(|slot| slot.kind) {
            line += &self.words.with("term-tb-known-objective", &[("name", self.teller().objective(no).into())]);
        }
        match self.table.note(view.seat, seat).text {
            text if text.is_empty() => line,
            text => line + &self.words.with("term-table-note", &[("text", text.into())]),
        }
    }

    /// The faction of a player: certain, shown once, or among those that are left.
    fn standing(&self, view: &View, seat: Seat) -> String {
        let teller = self.teller();
        if let Some(faction) = scene(view).faction(seat) {
            return self.words.with("term-tb-certain", &[("faction", teller.faction(faction).into())]);
        }
        if let Some(told) = view.table.told.iter().rev().find(|told| told.of == seat) {
            return self.words.with("term-tb-told", &[("faction", teller.faction(told.faction).into())]);
        }
        let claimed = view.table.said.iter().rev().find_map(|said| match said.claim {
            Claim::Faction(faction) if said.by == seat => Some(faction),
            _ => None,
        });
        match claimed {
            Some(faction) => self.words.with("term-tb-claims", &[("faction", teller.faction(faction).into())]),
            None => self.words.text("term-tb-unknown-side"),
        }
    }

    /// What a player did in sight of all.
    fn deeds(&self, player: &Player) -> String {
        let record = &player.record;
        let counted = [
            ("term-tb-brought", record.brought),
            ("term-tb-dropped", record.dropped),
            ("term-tb-eliminated", record.eliminated),
        ];
        let done = counted.into_iter().filter(|(_, count)| *count > 0);
        let mut deeds: Vec<_> = done.map(|(key, count)| self.words.with(key, &[("count", count.into())])).collect();
        deeds.extend(record.censured.then(|| self.words.text("term-tb-censured")));
        deeds.extend(record.recon.then(|| self.words.text("term-tb-used-recon")));
        if deeds.is_empty() { self.words.text("term-tb-nothing-yet") } else { deeds.join(", ") }
    }
}

/// What became of a claim, as a key: only of sides it can be known, and not of players who have changed theirs.
fn verdict(view: &View, said: Said) -> &'static str {
    let of = |seat: Seat, claimed: Faction| {
        let turned = scene(view).player(seat).is_some_and(|player| player.turned.is_some());
        match scene(view).faction(seat) {
            Some(faction) if !turned && faction == claimed => "term-table-true",
            Some(_) if !turned => "term-table-false",
            _ => "term-table-open",
        }
    };
    match said.claim {
        Claim::Faction(faction) => of(said.by, faction),
        Claim::Accuse(seat, faction) => of(seat, faction),
        Claim::Give(_) | Claim::Carry(_) => "term-table-open",
        Claim::Vouch(_) | Claim::Detain(_) | Claim::Spare(_) => "term-table-opinion",
    }
}
