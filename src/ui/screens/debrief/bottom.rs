//! The ways on from a debrief: watch it, play it again, share it, back, or the next mission.

use egui::{Context, Margin, Ui};

use super::Debrief;
use crate::{
    content::{Entry, Group as Folder},
    ui::{
        Change, Cue, Desk, Tone,
        focus::{self, Group},
        parts::Button,
        theme::{Palette, Type, Weight, icon, icons, mono},
    },
};

/// Where the player wants to go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Watch,
    Again,
    Share,
    Missions,
    Next,
}

impl Debrief {
    /// The bar at the bottom, and where it leads.
    pub(super) fn bottom(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let palette = Palette::of(ctx);
        let size = ctx.screen_rect().size();
        let margin = Margin::symmetric(if size.x < 820.0 { 12 } else { 24 }, if size.y < 600.0 { 8 } else { 14 });
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(margin);
        let mut way = None;
        egui::TopBottomPanel::bottom("debrief bottom").frame(frame).show(ctx, |ui| {
            focus::group(ui, Group::Bottom, |ui| {
                ui.horizontal(|ui| way = self.buttons(ui, desk, size.x));
            });
        });
        if desk.input.take_back() {
            way = Some(Way::Missions);
        }
        way.map_or(Change::Keep, |way| self.lead(ctx, desk, way))
    }

    fn buttons(&mut self, ui: &mut Ui, desk: &Desk, width: f32) -> Option<Way> {
        let next = self.next(desk).is_some();
        let (won, roomy) = (self.summary.won, width >= 1000.0);
        let mut way = None;
        let mut button = |ui: &mut Ui, glyph, key: &str, primary: bool, to| {
            let label = desk.text(key);
            let button = if roomy || primary { Button::new(label).icon(glyph) } else { Button::icon_only(glyph, label) };
            let button = if primary { button.primary() } else { button };
            let shown = button.height(40.0).show(ui);
            if shown.clicked() {
                way = Some(to);
            }
            if primary && std::mem::take(&mut self.fresh) {
                focus::want(ui.ctx(), shown.id);
            }
        };
        button(ui, icons::FILM_STRIP, "ui-debrief-watch", false, Way::Watch);
        if won {
            button(ui, icons::ARROW_COUNTER_CLOCKWISE, "ui-debrief-again", won && !next, Way::Again);
        }
        button(ui, icons::SHARE_NETWORK, "ui-debrief-share", false, Way::Share);
        if width >= 1200.0 {
            verified(ui, desk, self);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if won && next {
                button(ui, icons::ARROW_RIGHT, "ui-debrief-next", true, Way::Next);
            } else if !won {
                button(ui, icons::ARROW_COUNTER_CLOCKWISE, "ui-debrief-try-again", true, Way::Again);
            }
            button(ui, icons::LIST_BULLETS, "ui-debrief-missions", false, Way::Missions);
        });
        way
    }
}
