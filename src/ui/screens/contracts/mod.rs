//! Contracts: today's, a new one, one from a code, and those played; each made beside the screen and looked at first.

mod ask;
mod detail;
mod maker;

use egui::{Context, Ui, vec2};

use super::{
    Briefing,
    shared::{Arrival, column, page_head, prompts},
};
use crate::{
    contracts::{Contract, Made},
    records::Day,
    ui::{Change, Cue, Desk, Screen, parts, theme::Rule},
};
use maker::Maker;

/// The width in points from which the offers and the contract stand side by side.
const WIDE: f32 = 760.0;

/// The contracts screen.
pub struct Contracts {
    today: Day,
    /// What a new one is to be.
    asked: Contract,
    /// The code that is typed, and what is wrong with it.
    code: String,
    wrong: Option<String>,
    maker: Maker,
    /// Whether a narrow screen shows the contract instead of the offers.
    is_open: bool,
    arrival: Arrival,
}

impl Contracts {
    /// The contracts of a day; a new one begins at this seed.
    pub fn on(today: Day, seed: u32) -> Self {
        Self {
            today,
            asked: Contract { seed: seed.into(), ..Contract::default() },
            code: String::new(),
            wrong: None,
            maker: Maker::default(),
            is_open: false,
            arrival: Arrival::default(),
        }
    }

    /// The contracts of today.
    pub fn today() -> Self {
        let nanos = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
        Self::on(Day::today(), nanos.subsec_nanos())
    }

    /// The same, looking at a contract.
    #[must_use]
    pub fn at(mut self, contract: Contract) -> Self {
        self.look(contract);
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.maker.go_on(ctx, desk);
        let mut brief = None;
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let title = desk.text("ui-contracts");
            let back = page_head(ui, desk, &title);
            let room = (ui.available_height() - 30.0).max(60.0);
            self.body(ui, desk, room, arrived, &mut brief);
            prompts(ui, desk);
            back
        });
        if back {
            let closed = ctx.screen_rect().width() < WIDE && std::mem::take(&mut self.is_open);
            return if closed { Change::Keep } else { Change::Pop };
        }
        brief.map_or(Change::Keep, |made: Made| {
            desk.play(Cue::Choose);
            Change::Push(Screen::Briefing(Box::new(Briefing::new(desk, made.mission))))
        })
    }

    /// Has a contract made and looks at it.
    fn look(&mut self, contract: Contract) {
        self.maker.want(contract);
        self.is_open = true;
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32, arrived: bool, brief: &mut Option<Made>) {
        let width = ui.available_width();
        if ui.ctx().screen_rect().width() < WIDE {
            column(ui, "contracts", vec2(width, room), |ui| {
                if self.is_open { self.detail(ui, desk, brief) } else { self.offers(ui, desk, arrived) }
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let left = (width * 0.44).floor();
            column(ui, "offers", vec2(left, room), |ui| self.offers(ui, desk, arrived));
            ui.add_space(Rule::GAP);
            let right = ui.available_width();
            column(ui, "contract", vec2(right, room), |ui| self.detail(ui, desk, brief));
        });
    }
}
