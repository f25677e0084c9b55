//! The top bar: which mission, its panels, undo and redo, how it stands, and playing it.

use egui::{Align, Layout as Flow, Rect, Stroke, Ui, UiBuilder, vec2};

use super::{
    Editor,
    intent::{Intent, Tab},
    layout::Layout,
    overlay::Overlay,
};
use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::{self, Button, Kind},
    theme::{Palette, Type, icons, mono},
};

impl Tab {
    /// Its glyph and the key of its name.
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Tools => (icons::WRENCH, "ui-editor-tab-tools"),
            Self::Inspect => (icons::MAGNIFYING_GLASS, "ui-editor-tab-inspect"),
            Self::Story => (icons::BOOK_OPEN_TEXT, "ui-editor-tab-story"),
            Self::Alarm => (icons::SIREN, "ui-editor-tab-alarm"),
            Self::History => (icons::CLOCK_COUNTER_CLOCKWISE, "ui-editor-tab-history"),
            Self::Trial => (icons::FLAG_CHECKERED, "ui-editor-tab-trial"),
            Self::Faults => (icons::WARNING, "ui-editor-tab-faults"),
            Self::Proof => (icons::SEAL_CHECK, "ui-editor-proof"),
            Self::Keys => (icons::KEYBOARD, "ui-editor-tab-keys"),
        }
    }
}

impl Editor {
    /// Draws the top bar.
    pub(super) fn top(&mut self, ui: &mut Ui, desk: &mut Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let palette = Palette::of(ui.ctx());
        let room = layout.top;
        ui.painter().rect_filled(room, 0, palette.panel);
        ui.painter().hline(room.x_range(), room.bottom() - 0.5, Stroke::new(1.0, palette.line_soft));
        let builder = UiBuilder::new().max_rect(room.shrink2(vec2(10.0, 2.0)));
        focus::group(ui, Group::Top, |ui| {
            ui.scope_builder(builder.layout(Flow::left_to_right(Align::Center)), |ui| {
                ui.set_clip_rect(room);
                ui.spacing_mut().item_spacing.x = if room.width() < 700.0 { 3.0 } else { 6.0 };
                let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-editor-back")).kind(Kind::Quiet).show(ui);
                if back.clicked() {
                    intents.push(Intent::Leave);
                }
                self.title(ui, desk, room.width());
                ui.with_layout(Flow::right_to_left(Align::Center), |ui| {
                    self.deeds(ui, desk, layout, intents);
                    self.tabs(ui, desk, layout, intents);
                });
            });
        });
    }

    /// The name of the mission and whether it is saved.
    fn title(&self, ui: &mut Ui, desk: &Desk, width: f32) {
        if width < 900.0 {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let name =
            if self.sheet().name.is_empty() { desk.text("ui-editor-unnamed") } else { self.sheet().name.clone() };
        let saved = !self.file.document().is_changed();
        let key = if saved { "ui-editor-is-saved" } else { "ui-editor-is-kept" };
        let state = desk.with(key, &[("file", self.called().into())]);
        ui.scope(|ui| {
            ui.set_max_width(width * 0.16);
            ui.add(egui::Label::new(Type::Title.text(name, palette.text_hi)).truncate());
        });
        ui.scope(|ui| {
            ui.set_max_width(width * 0.2);
            let text = egui::RichText::new(state).font(mono(12.0)).color(palette.text_dim);
            ui.add(egui::Label::new(text).truncate());
        });
    }

    /// Playing, saving, undo and redo, and how many faults there are; from the right.
    fn deeds(&self, ui: &mut Ui, desk: &Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let wide = layout.top.width() >= 900.0;
        let play = if wide {
            Button::new(desk.text("ui-editor-play")).key("F5")
        } else {
            Button::icon_only(icons::PLAY, desk.text("ui-editor-play"))
        };
        if play.icon(icons::PLAY).primary().show(ui).clicked() {
            intents.push(Intent::Play);
        }
        let history = self.file.history();
        let steps = history.names().len();
        // Where the bar is short, the way back needs their room; the history and the keys do the same.
        let shown = if layout.top.width() < 520.0 { 1 } else { 3 };
        for (icon, key, intent, enabled) in [
            (icons::FLOPPY_DISK, "ui-editor-save", Intent::Save, self.file.document().is_changed()),
            (icons::ARROW_CLOCKWISE, "ui-editor-redo", Intent::Redo, history.done() < steps),
            (icons::ARROW_COUNTER_CLOCKWISE, "ui-editor-undo", Intent::Undo, history.done() > 0),
        ]
        .into_iter()
        .take(shown)
        {
            let button = Button::icon_only(icon, desk.text(key)).enabled(enabled).show(ui);
            parts::tip(ui, &button, &desk.text(key));
            if button.clicked() {
                intents.push(intent);
            }
        }
        if wide {
            self.counts(ui, desk);
        }
    }

    /// How many faults and hints there are.
    fn counts(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let Some((errors, hints)) = self.check.found().map(|found| found.count()) else { return };
        if hints > 0 {
            let text = desk.with("ui-editor-hints", &[("count", hints.into())]);
            parts::chip(ui, icons::WARNING, &text, palette.overwatch);
        }
        let text = desk.with("ui-editor-errors", &[("count", errors.into())]);
        let (glyph, colour) =
            if errors > 0 { (icons::WARNING_CIRCLE, palette.detection) } else { (icons::CHECK_CIRCLE, palette.safe) };
        parts::chip(ui, glyph, &text, colour);
    }

    /// The panels; the one that is open has its name beside it.
    fn tabs(&self, ui: &mut Ui, desk: &Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let mut tabs = vec![Tab::Keys, Tab::Trial, Tab::History, Tab::Alarm, Tab::Story, Tab::Inspect];
        if layout.bottom.is_none() {
            tabs.splice(5..5, [Tab::Proof, Tab::Faults]);
            tabs.push(Tab::Tools);
        }
        let open = self.open_tab(layout);
        for tab in tabs {
            let (icon, key) = tab.words();
            let chosen = open == Some(tab);
            let wide = layout.top.width() >= 1250.0;
            let name = desk.text(key);
            let button = if chosen && wide {
                Button::new(name.clone()).icon(icon)
            } else {
                Button::icon_only(icon, name.clone())
            };
            let response = button.name(name.clone()).chosen(chosen).show(ui);
            parts::tip(ui, &response, &name);
            if response.clicked() {
                intents.push(Intent::Tab(tab));
            }
        }
    }

    /// What lies over the map, as switches in its corner; and how near it is.
    pub(super) fn switches(&self, ui: &mut Ui, desk: &Desk, room: Rect, intents: &mut Vec<Intent>) {
        let place = Rect::from_min_size(room.min + vec2(12.0, 8.0), vec2(room.width() - 24.0, 34.0));
        self.size(ui, desk, room);
        if room.height() < 300.0 || room.width() < 560.0 {
            return;
        }
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(Flow::left_to_right(Align::Center)), |ui| {
            focus::group(ui, Group::Main, |ui| {
                for overlay in Overlay::ALL {
                    let (icon, key, note) = overlay.words();
                    let on = self.overlays.contains(&overlay);
                    let response = Button::icon_only(icon, desk.text(key)).chosen(on).show(ui);
                    parts::tip(ui, &response, &desk.text(note));
                    if response.clicked() {
                        intents.push(Intent::Overlay(overlay));
                    }
                }
            });
        });
    }

    /// How large the map is and how near, in its lower corner.
    fn size(&self, ui: &Ui, desk: &Desk, room: Rect) {
        let palette = Palette::of(ui.ctx());
        let sectors = self.sheet().squares().count();
        let fill = [("count", sectors.into()), ("zoom", self.view.percent().into())];
        let text =
            ui.fonts(|fonts| fonts.layout_no_wrap(desk.with("ui-editor-size", &fill), mono(12.0), palette.text_dim));
        ui.painter().galley(room.max - text.size() - vec2(12.0, 8.0), text, palette.text_dim);
    }
}
