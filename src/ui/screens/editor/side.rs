//! The panel on the right: what is looked at, or one of the others.

use egui::{Rect, ScrollArea, Stroke, Ui, UiBuilder, vec2};

use super::{
    Editor,
    intent::{Intent, Tab},
    layout::Layout,
};
use crate::ui::{
    Desk,
    focus::{self, Group},
    parts::{self, Scale},
    theme::{Palette, Rule, Type},
};

impl Editor {
    /// The panel that is open; on a small screen perhaps none.
    pub(super) fn open_tab(&self, layout: &Layout) -> Option<Tab> {
        let alone = |tab: &Tab| layout.bottom.is_none() || !matches!(tab, Tab::Tools | Tab::Faults | Tab::Proof);
        let first = if layout.bottom.is_some() { Tab::Inspect } else { Tab::Tools };
        self.tab.filter(alone).or(layout.right.map(|_| first))
    }

    /// Draws it.
    pub(super) fn side(&mut self, ui: &mut Ui, desk: &mut Desk, layout: &Layout, intents: &mut Vec<Intent>) {
        let Some(tab) = self.open_tab(layout) else { return };
        let palette = Palette::of(ui.ctx());
        let room: Rect = layout.sheet();
        parts::fill(ui, room, palette.panel);
        ui.painter().vline(room.left() + 0.5, room.y_range(), Stroke::new(1.0, palette.line_soft));
        ui.scope_builder(UiBuilder::new().max_rect(room.shrink2(vec2(Rule::PADDING, 6.0))), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            focus::group(ui, Group::Right, |ui| {
                if tab == Tab::Faults {
                    return self.faults(ui, desk, intents);
                }
                let scroll = ScrollArea::vertical().id_salt(("editor side", tab as u8)).auto_shrink([false, false]);
                scroll.show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 12.0);
                    ui.add_space(2.0);
                    self.panel(ui, desk, tab, intents);
                    ui.add_space(8.0);
                });
            });
        });
    }

    fn panel(&mut self, ui: &mut Ui, desk: &mut Desk, tab: Tab, intents: &mut Vec<Intent>) {
        match tab {
            Tab::Tools => self.palettes(ui, desk, intents),
            Tab::Inspect => self.inspect(ui, desk, intents),
            Tab::Story => self.story(ui, desk, intents),
            Tab::Alarm => self.alarm(ui, desk, intents),
            Tab::History => self.history(ui, desk, intents),
            Tab::Trial => self.trial_panel(ui, desk, intents),
            Tab::Proof => self.proof(ui, desk, intents),
            Tab::Keys => super::sheet::keys(ui, desk),
            Tab::Faults => {}
        }
    }
}

/// A control with its name above it.
pub fn labelled<T>(ui: &mut Ui, name: &str, control: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui.ctx());
    ui.add(egui::Label::new(Type::Note.text(name, palette.text_dim)).wrap());
    control(ui)
}

/// A sentence.
pub fn note(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add(egui::Label::new(Type::Dense.text(text, palette.text_dim)).wrap());
}

/// A whole number between two, by steps. Gives the new one where it changed.
pub fn number(ui: &mut Ui, desk: &mut Desk, name: &str, (least, most): (i64, i64), value: i64) -> Option<i64> {
    let scale = Scale { least: 0, most: u16::try_from(most - least).unwrap_or(u16::MAX), step: 1 };
    let at = u16::try_from((value - least).clamp(0, most - least)).unwrap_or(0);
    let shown = value.to_string().replace('-', "−");
    let new = labelled(ui, name, |ui| parts::stepper(ui, &mut desk.input, name, scale, at, &shown))?;
    Some(least + i64::from(new))
}

/// One of several, by steps. Gives the place of the new one where it changed.
pub fn choice(ui: &mut Ui, desk: &mut Desk, name: &str, values: &[String], at: usize) -> Option<usize> {
    labelled(ui, name, |ui| parts::choice(ui, &mut desk.input, name, values, at))
}
