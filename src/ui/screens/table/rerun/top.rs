//! The bar above a table that is watched: what it is, through whose eyes, whether it is true.

use egui::{Align, Context, Frame, Layout as Flow, Margin, Ui};

use super::{
    super::{here::Intent, layout::Tab},
    Rerun,
};
use crate::{
    engine::Seat,
    session::table::Eyes,
    ui::{
        Desk,
        focus::{self, Group},
        parts::{self, Button, Kind},
        screens::replay,
        theme::{Palette, Type, icons},
    },
    words::deduction::Teller,
};

impl Rerun {
    /// The bar on top: what is watched, through whose eyes, whether it is true. Whether the player leaves.
    pub(super) fn top(&self, ctx: &Context, desk: &mut Desk, intents: &mut Vec<Intent>) -> bool {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let low = size.y < 420.0;
        let frame = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, if low { 2 } else { 6 }));
        let bar = egui::TopBottomPanel::top("rerun top").frame(frame);
        let shown = bar.show(ctx, |ui| {
            focus::group(ui, Group::Top, |ui| {
                ui.horizontal(|ui| {
                    let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-back")).kind(Kind::Quiet).show(ui);
                    if size.x >= 700.0 {
                        ui.label(Type::Title.text(&self.name, palette.text_hi));
                        ui.add_space(8.0);
                        ui.label(Type::Dense.text(desk.text("ui-rerun-eyes"), palette.text_dim));
                    }
                    self.chooser(ui, desk, intents);
                    ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                        for (glyph, key, tab) in
                            [(icons::SCROLL, "ui-table-log", Tab::Log), (icons::BRAIN, "ui-table-board", Tab::Board)]
                        {
                            let name = desk.text(key);
                            let button = Button::icon_only(glyph, &name).chosen(self.open_tab(ctx) == tab).show(ui);
                            parts::tip(ui, &button, &name);
                            if button.clicked() {
                                intents.push(Intent::Tab(tab));
                            }
                        }
                        if size.x >= 1000.0 {
                            replay::seal(ui, desk, &self.reel.verdict);
                        }
                    });
                    back.clicked()
                })
                .inner
            })
        });
        shown.inner
    }

    /// Through whose eyes.
    fn chooser(&self, ui: &mut Ui, desk: &mut Desk, intents: &mut Vec<Intent>) {
        let teller = Teller::new(&desk.words, self.reel.rules()).named(&self.names);
        let mut values: Vec<String> = (0..self.reel.rules().seats).map(|seat| teller.name(Seat(seat))).collect();
        let all = usize::from(self.reel.outcome.is_some());
        if all > 0 {
            values.insert(0, desk.text("ui-rerun-everybody"));
        }
        let at = match self.eyes {
            Eyes::All => 0,
            Eyes::Seat(seat) => usize::from(seat.0) + all,
        };
        let name = desk.text("ui-rerun-eyes");
        if let Some(at) = parts::choice(ui, &mut desk.input, &name, &values, at) {
            intents.push(Intent::Seat(at.checked_sub(all).map(|seat| Seat(seat as u8))));
        }
    }
}
