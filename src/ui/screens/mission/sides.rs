//! The panels around the map, as the room allows.

use egui::{Align, Layout as Flow, Rect, ScrollArea, Stroke, Ui, UiBuilder, pos2, vec2};

use super::{
    Mission,
    intent::{Intent, Tab},
    layout::{Class, Layout},
    panels::{self, Inspected, Room},
};
use crate::ui::{
    Desk,
    focus::{self, Group},
    lessons::{Anchor, mark},
    parts,
    theme::{Palette, Rule},
};

/// How many of the newest log lines stand below what is inspected.
const LAST: usize = 3;

/// How high what shares a side was when it was last drawn, so that each gets what it needs.
#[derive(Clone, Copy, Debug)]
pub struct Heights {
    deck: f32,
    inspect: f32,
}

impl Default for Heights {
    fn default() -> Self {
        Self { deck: 150.0, inspect: 380.0 }
    }
}

impl Mission {
    /// Draws every panel the layout has room for.
    pub(super) fn panels(&mut self, ui: &mut Ui, desk: &Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        if let Some(room) = layout.alarm {
            let now = Desk::now(ui.ctx());
            let size = if layout.class == Class::Compact { Room::Compact } else { Room::Full };
            let level = self.stage.alarm(now);
            framed(ui, room, Side::Below, vec2(0.0, 0.0), |ui| {
                panels::alarm(ui, desk, self.stage.shown(), level, size);
            });
        }
        if let Some(room) = layout.left {
            focus::group(ui, Group::Left, |ui| self.left(ui, desk, layout.class, room, intents));
        }
        if let Some(room) = layout.right {
            focus::group(ui, Group::Right, |ui| self.right(ui, desk, layout.class, room, intents));
        }
        if layout.class == Class::Sheet {
            let room = Rect::from_min_max(layout.map.min, layout.caption.map_or(layout.map.max, |caption| caption.max));
            focus::group(ui, Group::Right, |ui| self.sheet(ui, desk, room, intents));
        }
    }

    fn left(&mut self, ui: &mut Ui, desk: &Desk, class: Class, room: Rect, intents: &mut Vec<Intent>) {
        if class == Class::Compact {
            mark(ui.ctx(), Anchor::Agent, room);
            return panel(ui, room, Side::Right, |ui| panels::rail(ui, desk, self.stage.shown()));
        }
        let split = (room.bottom() - self.heights.deck).max(room.center().y);
        let (above, below) = split_at(room, split);
        panel(ui, above, Side::Right, |ui| {
            ScrollArea::vertical().id_salt("left").auto_shrink(false).show(ui, |ui| {
                let shown = ui.scope(|ui| panels::agent(ui, desk, self.stage.shown()));
                mark(ui.ctx(), Anchor::Agent, shown.response.rect);
                ui.add_space(Rule::GAP);
                if class == Class::Wide {
                    panels::objectives(ui, desk, self.stage.shown());
                    ui.add_space(Rule::GAP);
                }
                self.gear(ui, desk, intents);
            });
        });
        mark(ui.ctx(), Anchor::Deck, below);
        let high = panel(ui, below, Side::Right, |ui| {
            panels::deck(ui, desk, self.stage.shown());
            ui.min_rect().height()
        });
        note(ui, &mut self.heights.deck, high + 2.0 * PAD);
    }

    fn right(&mut self, ui: &mut Ui, desk: &Desk, class: Class, room: Rect, intents: &mut Vec<Intent>) {
        if class.is_roomy() {
            let wanted = self.heights.inspect.max(room.height() * 0.36);
            let (above, below) = split_at(room, room.top() + wanted.min(room.height() * 0.66));
            let inspect = panel(ui, above, Side::Left, |ui| {
                parts::head(ui, &desk.text("ui-panel-inspect"), None);
                let head = ui.min_rect().height() + ui.spacing().item_spacing.y;
                let area = ScrollArea::vertical().id_salt("inspect").auto_shrink(false);
                head + area.show(ui, |ui| self.inspect_panel(ui, desk)).content_size.y
            });
            note(ui, &mut self.heights.inspect, inspect + 2.0 * PAD);
            panel(ui, below, Side::Left, |ui| self.log_panel(ui, desk, intents));
            return;
        }
        let mut room = room;
        if let Some(draw) = self.stage.draw().filter(|_| self.stage.is_moving()) {
            let (above, below) = split_at(room, room.top() + panels::TRAY_ROW);
            framed(ui, above, Side::Below, vec2(0.0, 0.0), |ui| panels::tray(ui, desk, draw, Room::Row));
            room = below;
        }
        panel(ui, room, Side::Left, |ui| {
            if class == Class::Compact {
                ui.horizontal_wrapped(|ui| self.tab_row(ui, desk, intents));
            }
            self.tab_content(ui, desk, self.open_tab(class), intents);
        });
    }

    /// The tabs of the compact layout, in a row of their own.
    fn tab_row(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        ui.spacing_mut().item_spacing.x = 2.0;
        let open = self.open_tab(Class::Compact);
        for tab in Tab::ALL {
            let name = desk.text(super::top::tab_name(tab));
            let response = parts::Button::new(name).chosen(open == Some(tab)).height(26.0).show(ui);
            if response.clicked() && open != Some(tab) {
                intents.push(Intent::Tab(tab));
            }
        }
    }

    /// A sheet over the map.
    fn sheet(&mut self, ui: &mut Ui, desk: &Desk, room: Rect, intents: &mut Vec<Intent>) {
        if let Some(tab) = self.tab {
            panel(ui, room, Side::Below, |ui| self.tab_content(ui, desk, Some(tab), intents));
        } else if let Some(draw) = self.stage.draw().filter(|_| self.stage.is_moving()) {
            let (above, _) = split_at(room, room.top() + panels::TRAY_ROW);
            framed(ui, above, Side::Below, vec2(0.0, 0.0), |ui| panels::tray(ui, desk, draw, Room::Row));
        }
    }

    fn tab_content(&mut self, ui: &mut Ui, desk: &Desk, tab: Option<Tab>, intents: &mut Vec<Intent>) {
        match tab {
            Some(Tab::Log) => self.log_panel(ui, desk, intents),
            Some(Tab::Deck) => scrolled(ui, "deck", |ui| panels::deck(ui, desk, self.stage.shown())),
            Some(Tab::Agent) => scrolled(ui, "agent", |ui| {
                panels::agent(ui, desk, self.stage.shown());
                panels::objectives(ui, desk, self.stage.shown());
                self.gear(ui, desk, intents);
            }),
            _ => scrolled(ui, "inspect", |ui| {
                // An attack is told in full by the panel itself.
                let aims = matches!(self.inspected(), Inspected::Attack { .. });
                if !aims && self.answer(desk, |asked| asked.show(ui)).is_some() {
                    ui.add_space(Rule::GAP);
                }
                self.inspect_panel(ui, desk);
                ui.add_space(Rule::GAP);
                self.log.told = Some(self.stage.told());
                let rule = panels::last_lines(ui, desk, &self.session, &mut self.log, LAST);
                intents.extend(rule.map(|rule| Intent::Codex(Some(rule))));
            }),
        }
    }

    fn gear(&self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        let options = if self.stage.is_moving() { Vec::new() } else { self.session.options() };
        if let Some(tool) = panels::gear(ui, desk, self.stage.shown(), &options) {
            intents.push(Intent::Tool(tool));
        }
    }

    fn inspect_panel(&mut self, ui: &mut Ui, desk: &Desk) {
        let what = self.inspected();
        let view = self.stage.shown();
        let moving = self.stage.is_moving();
        panels::inspect(ui, desk, view, &what, self.outlook.get().filter(|_| !moving));
    }

    fn log_panel(&mut self, ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
        self.log.told = Some(self.stage.told());
        if let Some(rule) = panels::log(ui, desk, &self.session, &mut self.log) {
            intents.push(Intent::Codex(Some(rule)));
        }
    }
}

fn scrolled(ui: &mut Ui, name: &str, content: impl FnOnce(&mut Ui)) {
    ScrollArea::vertical().id_salt(name).auto_shrink(false).show(ui, content);
}

fn split_at(room: Rect, y: f32) -> (Rect, Rect) {
    let middle = |x| pos2(x, y);
    (Rect::from_min_max(room.min, middle(room.right())), Rect::from_min_max(middle(room.left()), room.max))
}

/// The side of a panel that has a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Left,
    Right,
    Below,
}

/// The padding of a panel above and below.
const PAD: f32 = 10.0;

/// Remembers a height; where it changed, everything is placed again.
fn note(ui: &Ui, height: &mut f32, drawn: f32) {
    if (*height - drawn).abs() > 1.0 {
        *height = drawn;
        ui.ctx().request_repaint();
    }
}

/// A panel: filled, padded, with a line on its inner side.
fn panel<T>(ui: &mut Ui, room: Rect, side: Side, content: impl FnOnce(&mut Ui) -> T) -> T {
    let padding = if room.width() < 80.0 { vec2(2.0, 8.0) } else { vec2(12.0, PAD) };
    framed(ui, room, side, padding, content)
}

/// The same with another padding.
fn framed<T>(ui: &mut Ui, room: Rect, side: Side, padding: egui::Vec2, content: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui.ctx());
    ui.painter().rect_filled(room, 0, palette.panel);
    let stroke = Stroke::new(1.0, palette.line_soft);
    match side {
        Side::Left => ui.painter().vline(room.left() + 0.5, room.y_range(), stroke),
        Side::Right => ui.painter().vline(room.right() - 0.5, room.y_range(), stroke),
        Side::Below => ui.painter().hline(room.x_range(), room.bottom() - 0.5, stroke),
    };
    let builder = UiBuilder::new().max_rect(room.shrink2(padding)).layout(Flow::top_down(Align::Min)).id_salt((
        room.left() as i32,
        side as u8,
        room.top() < 60.0,
    ));
    ui.scope_builder(builder, |ui| {
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        content(ui)
    })
    .inner
}
