//! All secrets, and how the game was decided.

use super::{TableApp, scene};
use crate::{
    beginning::{Outcome, View},
    engine::Seat,
};

impl TableApp {
    /// What ended the game, how the columns stood, and what everybody was.
    pub(super) fn end_lines(&self, outcome: &Outcome) -> Vec<String> {
        let (view, teller) = (self.seen(), self.teller());
        let mut lines = vec![teller.outcome(outcome)];
        lines.extend(teller.columns(outcome));
        lines.extend(scene(&view).all().map(|seat| self.end_line(&view, outcome, seat)));
        let unused: Vec<_> =
            view.table.unused.iter().filter_map(|slot| slot.kind).map(|faction| teller.faction(faction)).collect();
        if !unused.is_empty() {
            lines.push(self.words.with("term-tb-unused", &[("factions", unused.join(", ").into())]));
        }
        lines.extend(self.chip_lines(&view));
        lines
    }

    /// A player at the end: the faction with the card that was dealt, and every objective with whether it was met.
    fn end_line(&self, view: &View, outcome: &Outcome, seat: Seat) -> String {
        let (scene, teller) = (scene(view), self.teller());
        let Some(player) = scene.player(seat) else { return String::new() };
        let faction = outcome.factions.get(usize::from(seat.0)).map(|faction| teller.faction(*faction));
        let dealt = player.dealt.first().and_then(|slot| slot.kind).filter(|_| player.turned.is_some());
        let turned =
            dealt.map(|faction| self.words.with("term-tb-was", &[("faction", teller.faction(faction).into())]));
        let objectives = player.objectives.iter().filter_map(|slot| slot.kind).map(|no| {
            let key = if scene.is_met(seat, no) { "term-tb-met" } else { "term-tb-unmet" };
            self.words.with(key, &[("name", teller.objective(no).into())])
        });
        let fill = [
            ("name", self.seat_name(seat).into()),
            ("faction", faction.unwrap_or_default().into()),
            ("turned", turned.unwrap_or_default().into()),
            ("objectives", objectives.collect::<Vec<_>>().join(", ").into()),
        ];
        let won = outcome.winners.contains(seat);
        self.words.with(if won { "term-tb-end-won" } else { "term-tb-end-lost" }, &fill)
    }
}
