//! The top bar: which mission, its panels, undo and redo, how it stands, and playing it.

use egui::{Align, Color32, FontId, Layout as Flow, Rect, Ui, UiBuilder};

use super::{
    Editor,
    intent::{Intent, Tab},
    layout::Layout,
};
use crate::{
    edit::live::Verdict,
    ui::{
        Desk,
        focus::{self, Group},
        parts::{self, Button, Kind},
        theme::{Palette, Type, icons, mono},
    },
};

/// A status: its glyph, its words, its colour.
type Chip = (&'static str, String, Color32);

/// How much the tabs say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    All,
    Open,
    None,
}

/// The least room the name of the mission has, where it has any.
const NAME: f32 = 120.0;
/// Between the name and what is said of its file.
const GAP: f32 = 12.0;
/// The room of a button with a glyph alone, and of what a chip has around its words.
const GLYPH: f32 = 32.0;
const CHIP: f32 = 38.0;

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
        let room = layout.top;
        focus::group(ui, Group::Top, |ui| {
            parts::bar(ui, room, |ui| {
                ui.spacing_mut().item_spacing.x = if room.width() < 700.0 { 3.0 } else { 6.0 };
                let back = Button::icon_only(icons::ARROW_LEFT, desk.text("ui-editor-back")).kind(Kind::Quiet).show(ui);
                if back.clicked() {
                    intents.push(Intent::Leave);
                }
                let rest = ui.available_rect_before_wrap();
                let flow = UiBuilder::new().max_rect(rest).layout(Flow::right_to_left(Align::Center));
                let mut right = ui.new_child(flow);
                self.deeds(&mut right, desk, layout, intents);
                let left = rest.with_max_x(right.min_rect().left() - 8.0);
                self.title(ui, desk, left);
            });
        });
    }

    /// The name of the mission, and whether it is saved where there is room to say so.
    fn title(&self, ui: &mut Ui, desk: &Desk, room: Rect) {
        if room.width() < NAME / 2.0 {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let flow = UiBuilder::new().max_rect(room).layout(Flow::left_to_right(Align::Center));
        let ui = &mut ui.new_child(flow);
        ui.set_clip_rect(room.intersect(ui.clip_rect()));
        let (name, states) = self.titles(desk);
        let left = room.width() - wide(ui, &name, Type::Title.font()).max(NAME) - GAP;
        let state = states.iter().find(|state| wide(ui, state, mono(12.0)) <= left);
        ui.scope(|ui| {
            ui.set_max_width(room.width() - state.map_or(0.0, |state| wide(ui, state, mono(12.0)) + GAP));
            ui.add(egui::Label::new(Type::Title.text(name, palette.text_hi)).truncate());
        });
        if let Some(state) = state {
            let said = ui.label(egui::RichText::new(state).font(mono(12.0)).color(palette.text_dim));
            if self.file.document().is_changed() {
                parts::tip(ui, &said, &desk.text("ui-editor-kept-note"));
            }
        }
    }

    /// The name of the mission; and whether it is saved, at length and in short.
    fn titles(&self, desk: &Desk) -> (String, [String; 2]) {
        let name = self.sheet().name.clone();
        let name = if name.is_empty() { desk.text("ui-editor-unnamed") } else { name };
        let (long, short) = if self.file.document().is_changed() {
            ("ui-editor-is-kept", "ui-editor-kept-short")
        } else {
            ("ui-editor-is-saved", "ui-editor-saved-short")
        };
        (name, [desk.with(long, &[("file", self.called().into())]), desk.text(short)])
    }

    /// Playing, how the mission stands, saving, undo and redo, and the panels; from the right.
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
        // Where the bar is short, the way back needs their room; the history and the keys do the same.
        let shown = if layout.top.width() < 520.0 { 1 } else { 3 };
        let tabs = tabs(layout);
        let gap = ui.spacing().item_spacing.x;
        let taken = (tabs.len() + shown) as f32 * (GLYPH + gap) + if wide { NAME } else { 0.0 };
        let mut free = ui.available_width() - taken;
        for (glyph, text, colour) in self.chips(ui, desk, &mut free).into_iter().rev() {
            parts::chip(ui, glyph, &text, colour);
        }
        self.steps(ui, desk, shown, intents);
        self.tabs(ui, desk, layout, &tabs, intents);
    }

    /// Saving, undo and redo.
    fn steps(&self, ui: &mut Ui, desk: &Desk, shown: usize, intents: &mut Vec<Intent>) {
        let history = self.file.history();
        let steps = history.names().len();
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
    }

    /// Faults, hints and the verdict, as many as there is room for.
    fn chips(&self, ui: &Ui, desk: &Desk, free: &mut f32) -> Vec<Chip> {
        let palette = Palette::of(ui.ctx());
        let Some((errors, hints)) = self.check.found().map(|found| found.count()) else { return Vec::new() };
        let text = desk.with("ui-editor-errors", &[("count", errors.into())]);
        let mut chips: Vec<Chip> = vec![if errors > 0 {
            (icons::WARNING_OCTAGON, text, palette.detection)
        } else {
            (icons::CHECK_CIRCLE, text, palette.safe)
        }];
        if hints > 0 {
            let text = desk.with("ui-editor-hints", &[("count", hints.into())]);
            chips.push((icons::WARNING, text, palette.overwatch));
        }
        match self.proving.proof.verdict {
            Verdict::Winnable => chips.push((icons::SEAL_CHECK, desk.text("ui-editor-chip-won"), palette.safe)),
            Verdict::Unwinnable => chips.push((icons::X_CIRCLE, desk.text("ui-editor-chip-lost"), palette.detection)),
            Verdict::Searching | Verdict::Open | Verdict::Faulty => {}
        }
        let gap = ui.spacing().item_spacing.x;
        chips.retain(|(_, text, _)| {
            let wide = wide(ui, text, Type::Dense.font()) + CHIP + gap;
            let fits = wide <= *free;
            *free -= if fits { wide } else { *free };
            fits
        });
        chips
    }

    /// The panels, with as many of their names as there is room for.
    fn tabs(&self, ui: &mut Ui, desk: &Desk, layout: &Layout, tabs: &[Tab], intents: &mut Vec<Intent>) {
        let open = self.open_tab(layout);
        let (name, [state, _]) = self.titles(desk);
        let title = wide(ui, &name, Type::Title.font()).max(NAME) + wide(ui, &state, mono(12.0)) + 2.0 * GAP;
        let room = ui.available_width() - title;
        let gap = ui.spacing().item_spacing.x;
        let worded = |tab: Tab| {
            let (icon, key) = tab.words();
            Button::new(desk.text(key)).icon(icon)
        };
        let all: f32 = tabs.iter().map(|tab| worded(*tab).width(ui) + gap).sum();
        let open_one = open.map_or(0.0, |tab| worded(tab).width(ui) - GLYPH) + tabs.len() as f32 * (GLYPH + gap);
        let words = match room {
            room if all <= room => Words::All,
            room if open_one <= room + wide(ui, &state, mono(12.0)) => Words::Open,
            _ => Words::None,
        };
        for &tab in tabs {
            let (icon, key) = tab.words();
            let (chosen, name) = (open == Some(tab), desk.text(key));
            let says = words == Words::All || words == Words::Open && chosen;
            let button = if says { worded(tab) } else { Button::icon_only(icon, name.clone()) };
            let response = button.name(name.clone()).chosen(chosen).show(ui);
            if !says {
                parts::tip(ui, &response, &name);
            }
            if response.clicked() {
                intents.push(Intent::Tab(tab));
            }
        }
    }
}

/// The width of a text.
fn wide(ui: &Ui, text: &str, font: FontId) -> f32 {
    ui.fonts(|fonts| fonts.layout_no_wrap(text.to_owned(), font, Color32::PLACEHOLDER)).size().x
}

/// The panels there are, from the right.
fn tabs(layout: &Layout) -> Vec<Tab> {
    let mut tabs = vec![Tab::Keys, Tab::Trial, Tab::History, Tab::Alarm, Tab::Story, Tab::Inspect];
    if layout.bottom.is_none() {
        tabs.splice(5..5, [Tab::Proof, Tab::Faults]);
        tabs.push(Tab::Tools);
    }
    tabs
}
