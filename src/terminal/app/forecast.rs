//! The forecast of the coming enemy phase, as a page to read.

use super::{App, News, choices::Deed, pages::Page};
use crate::{
    stealth::{
        Action, View,
        forecast::{Forecast, Kind, forecast, forecast_after},
    },
    terminal::ink::{Line, plain},
    words::{percent, stealth::Teller},
};

/// How many sectors the page names, the likeliest first.
const SECTORS: usize = 8;

impl App {
    /// Tells what may come if the player ends the turn now, or takes the numbered choice first.
    pub(super) fn show_odds(&mut self, number: Option<usize>) {
        let Some(session) = self.session() else { return };
        let view = session.view();
        let chosen = number.map(|number| (number, self.action_of(number)));
        let (title, told) = match chosen {
            None => (self.words.text("term-odds-now"), Some(forecast(&view))),
            Some((_, Some(action))) => {
                let label = Teller::of(&self.words, &view).action(&action);
                (self.words.with("term-odds-after", &[("action", label.into())]), forecast_after(&view, action))
            }
            Some((number, None)) => return self.say("term-no-choice", &[("number", number.into())]),
        };
        if let Some(told) = told {
            let lines = self.odds_lines(&view, &told);
            self.news.push(News::Page(Page { title, lines }));
        }
    }

    /// The action behind a numbered choice.
    fn action_of(&self, number: usize) -> Option<Action> {
        match self.choices().into_iter().nth(number.checked_sub(1)?)?.deed {
            Deed::Act(action) => Some(action),
            _ => None,
        }
    }

    fn odds_lines(&self, view: &View, told: &Forecast) -> Vec<Line> {
        let teller = Teller::of(&self.words, view);
        let risks = [("detected", percent(told.detected)), ("hurt", percent(told.hurt)), ("lost", percent(told.lost))];
        let mut lines = vec![self.words.with("term-odds-you", &risks.map(|(name, chance)| (name, chance.into())))];
        for (enemy, rows) in &told.behaviours {
            let rows = rows.iter().enumerate().filter(|(_, chance)| **chance > 0.0);
            let told = rows.map(|(band, chance)| format!("{} {}", teller.steps(*enemy, band as u8), percent(*chance)));
            let list = told.collect::<Vec<_>>().join(" · ");
            let fill = [("enemy", teller.enemy(*enemy).into()), ("list", list.into())];
            lines.push(self.words.with("term-odds-enemy", &fill));
        }
        let mut sectors = told.entered.clone();
        sectors.sort_by(|a, b| b.1.total_cmp(&a.1));
        for (sector, chance) in sectors.into_iter().filter(|(_, chance)| *chance > 0.0).take(SECTORS) {
            let searched = percent(told.searched(sector));
            let fill = [("sector", teller.sector(sector).into()), ("entered", percent(chance).into())];
            lines.push(self.words.with("term-odds-sector", &[&fill[..], &[("searched", searched.into())]].concat()));
        }
        lines.push(match told.kind {
            Kind::Exact => self.words.text("term-odds-exact"),
            Kind::Estimate { samples, error } => {
                let fill = [("samples", samples.into()), ("error", percent(error).into())];
                self.words.with("term-odds-estimate", &fill)
            }
        });
        lines.into_iter().map(plain).collect()
    }
}
