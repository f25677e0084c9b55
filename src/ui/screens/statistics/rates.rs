//! Win rate by mission with its interval; a row chooses its mission for everything else on the page.

use egui::Ui;

use super::{Statistics, name_of, sentence};
use crate::{
    records::{Filter, Rate},
    ui::{
        Desk,
        parts::{self, Axis, Range, RangeRow},
        screens::shared::first_focus,
    },
    words::percent,
};

impl Statistics {
    /// One row for all missions, and one for each.
    pub(super) fn rates(&mut self, ui: &mut Ui, desk: &mut Desk) {
        parts::head(ui, &desk.text("ui-stats-rates"), None);
        sentence(ui, &told(desk, "ui-stats-rate-sentence", "", self.stats.rate));
        let axis = Axis::shares();
        RangeRow::axis(ui, &axis);
        ui.spacing_mut().item_spacing.y = 2.0;
        let all = self.stats.missions.iter().fold(Rate::default(), |all, row| Rate {
            wins: all.wins.saturating_add(row.rate.wins),
            games: all.games.saturating_add(row.rate.games),
        });
        let mut rows = vec![(None, desk.text("ui-stats-all-missions"), all)];
        let missions = self.stats.missions.iter().enumerate();
        rows.extend(missions.map(|(at, row)| {
            let name =
                desk.with("ui-stats-numbered", &[("number", (at + 1).into()), ("name", name_of(desk, row).into())]);
            (Some(row.mission.clone()), name, row.rate)
        }));
        for (mission, name, rate) in rows {
            let row = RangeRow {
                name: &name,
                number: &number(desk, rate),
                told: &told(desk, "ui-stats-rate-told", &name, rate),
                range: (rate.games > 0).then(|| range(rate)),
                chosen: self.filter.mission == mission,
            };
            let shown = row.show(ui, &axis);
            first_focus(desk, self.arrived && row.chosen, &shown);
            if shown.clicked() {
                self.choose(desk, Filter { mission, ..self.filter.clone() });
            }
        }
    }
}

fn range(rate: Rate) -> Range {
    let [low, high] = rate.ci95();
    Range { value: rate.share() as f32, band: (low as f32, high as f32) }
}

fn number(desk: &Desk, rate: Rate) -> String {
    if rate.games == 0 {
        return desk.text("ui-stats-rate-unknown");
    }
    let fill = [("rate", percent(rate.share()).into()), ("wins", rate.wins.into()), ("games", rate.games.into())];
    desk.with("ui-stats-rate-number", &fill)
}

fn told(desk: &Desk, key: &'static str, name: &str, rate: Rate) -> String {
    let [low, high] = rate.ci95();
    let fill = [
        ("name", name.into()),
        ("rate", percent(rate.share()).into()),
        ("wins", rate.wins.into()),
        ("games", rate.games.into()),
        ("low", percent(low).into()),
        ("high", percent(high).into()),
    ];
    desk.with(key, &fill)
}
