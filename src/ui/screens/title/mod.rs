//! The title with the main menu and the living plan.

mod block;
mod guard;
mod layout;
mod left;
mod living;
mod menu;
mod plan;

use egui::{Context, Rect, ScrollArea, Ui, UiBuilder, vec2};

use self::{
    layout::Layout,
    left::{Found, Places},
    living::Living,
    menu::{Entries, Entry},
};
use super::shared::{Arrival, Prompt, these_prompts};
use crate::ui::{
    Change, Cue, Desk, Thoughts,
    focus::{self, Group},
    input::{Command, Device},
    map::{word, word_size},
    parts::MenuRow,
    theme::{Palette, Type},
};

/// How far brackets reach beyond what they mark.
const BRACKETS: f32 = 7.0;
/// How many seconds the first plan has been alive when it is first seen.
const HEAD_START: f32 = 9.0;

/// The title screen.
pub struct Title {
    /// What was left, while it is being read and after.
    reading: Thoughts<Option<Found>>,
    found: Found,
    /// How many saves and replays there are.
    kept: menu::Kept,
    /// Whether something was still being written when all this was looked at.
    is_stale: bool,
    /// The entry the player came back from.
    last: Option<Entry>,
    living: Option<Living>,
    /// Seconds the plan is to be ahead.
    head_start: f32,
    arrival: Arrival,
}

impl Title {
    /// The title, before anything was looked at.
    pub fn new(_desk: &Desk) -> Self {
        Self {
            reading: Thoughts::none(),
            found: Found::default(),
            kept: menu::Kept::default(),
            is_stale: false,
            last: None,
            living: None,
            head_start: 0.0,
            arrival: Arrival::default(),
        }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.look(ctx, desk, arrived);
        let entries = menu::entries(desk, &self.found, self.kept);
        let frame = egui::Frame::new();
        let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            let layout = Layout::of(ui.max_rect(), entries.len());
            self.sheet(ui, desk, &layout, arrived);
            // First of all controls, so that its rows are the same ones however the rest is laid out.
            let change = self.menu(ui, desk, &layout, entries, arrived);
            self.around(ui, desk, &layout);
            place(ui, Rect::from_min_size(layout.prompts, vec2(layout.menu.width(), 24.0)), |ui| {
                these_prompts(ui, desk, title_prompts(desk));
            });
            change
        });
        if desk.input.take(Command::Codex) {
            self.last = Some(Entry::Codex);
            return menu::open(desk, Entry::Codex, &mut self.found.left);
        }
        shown.inner
    }

    /// The plan and the word.
    fn sheet(&mut self, ui: &mut Ui, desk: &mut Desk, layout: &Layout, arrived: bool) {
        let (ctx, screen) = (ui.ctx().clone(), ui.max_rect());
        let foot = layout.word + word_size(layout.unit);
        let over = self.living.as_ref().is_none_or(Living::is_over);
        if over {
            let first = || desk.seed.unwrap_or_else(|| (Desk::now(&ctx) * 1e3) as u64) as usize;
            let number = self.living.as_ref().map_or_else(first, |living| living.number + 1);
            let is_first = self.living.is_none();
            self.living = Living::new(&ctx, desk, number);
            self.head_start = if is_first { HEAD_START } else { 0.0 };
        }
        if let Some(living) = &mut self.living {
            let frame = layout.plan(screen, &living.setup.mission);
            let lead = plan::lead(&frame, living, foot);
            let length = plan::length(&lead);
            if desk.settings.reduced_motion {
                living.finish(length);
            } else {
                let passed = ctx.input(|input| input.stable_dt).min(0.1);
                let passed = if arrived { 0.0 } else { passed } + std::mem::take(&mut self.head_start);
                let pieces = (passed / 0.1).ceil().max(1.0);
                (0..pieces as u16).for_each(|_| living.advance(passed / pieces, length, frame.tile()));
                ctx.request_repaint();
            }
            plan::paint(ui.painter(), desk, layout, frame, living, &lead);
        }
        word(ui.painter(), layout.word, layout.unit);
    }

    /// What is written around the menu.
    fn around(&self, ui: &mut Ui, desk: &Desk, layout: &Layout) {
        let palette = Palette::of(ui.ctx());
        let rect = Rect::from_min_size(layout.word, word_size(layout.unit));
        let response = ui.interact(rect, ui.id().with("word"), egui::Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, desk.text("ui-title-word")));
        if let Some(at) = layout.tagline {
            place(ui, Rect::from_min_size(at, vec2(layout.menu.width(), 20.0)), |ui| {
                ui.add(egui::Label::new(Type::Subtitle.text(desk.text("ui-title-line"), palette.text_dim)).truncate());
            });
        }
        if let Some((living, rect)) = self.living.as_ref().zip(layout.block) {
            block::show(ui, desk, rect, living);
        }
    }

    /// Looks at what there is to go on with.
    fn look(&mut self, ctx: &Context, desk: &Desk, arrived: bool) {
        let writing = desk.store.is_writing();
        if writing {
            ctx.request_repaint_after_secs(0.05);
        }
        if arrived || self.is_stale && !writing {
            self.kept = menu::Kept::of(desk);
            let places = Places::of(desk);
            self.reading = desk.thinker.think(ctx, move || places.map(|places| places.look()));
        }
        self.is_stale = writing;
        if self.reading.get().is_some() {
            let read = std::mem::replace(&mut self.reading, Thoughts::none());
            self.found = read.take().flatten().unwrap_or_default();
        }
    }

    fn menu(&mut self, ui: &mut Ui, desk: &mut Desk, layout: &Layout, entries: Entries, arrived: bool) -> Change {
        let mut change = Change::Keep;
        // Brackets around a row need room within the scrolled part.
        let room = layout.menu.expand(BRACKETS);
        let scroll = ScrollArea::vertical().auto_shrink([false, false]).max_height(room.height());
        place(ui, room, |ui| {
            let rows = egui::Frame::new().inner_margin(BRACKETS);
            scroll.show(ui, |ui| {
                rows.show(ui, |ui| {
                    ui.spacing_mut().item_spacing.y = 2.0;
                    focus::group(ui, Group::Main, |ui| {
                        for (at, (entry, note)) in entries.into_iter().enumerate() {
                            let response = row(ui, desk, (entry, &note), layout.row - 2.0, at == 0);
                            if arrived && (self.last == Some(entry) || self.last.is_none() && at == 0) {
                                response.request_focus();
                            }
                            if response.clicked() {
                                desk.play(Cue::Choose);
                                self.last = Some(entry);
                                change = menu::open(desk, entry, &mut self.found.left);
                            }
                        }
                    });
                })
            });
        });
        change
    }
}

fn row(ui: &mut Ui, desk: &Desk, (entry, note): (Entry, &str), high: f32, first: bool) -> egui::Response {
    let (icon, key) = entry.words();
    let name = desk.text(key);
    let row = MenuRow::menu(icon, &name).note(note).high(high);
    if first { row.colour(Palette::of(ui.ctx()).agent) } else { row }.show(ui)
}

/// Draws something at a place of the screen.
fn place<T>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> T) -> T {
    ui.scope_builder(UiBuilder::new().max_rect(rect), content).inner
}

/// What can be pressed here. A pad has no button for the codex; its menu entry leads there.
fn title_prompts(desk: &Desk) -> &'static [Prompt] {
    match desk.input.device() {
        Device::Pad => &[Prompt::Choose, Prompt::Open],
        Device::Mouse | Device::Keyboard => &[Prompt::Choose, Prompt::Open, Prompt::Help],
    }
}
