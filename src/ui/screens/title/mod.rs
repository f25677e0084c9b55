//! The title with the main menu and the living plan.

mod menu;

use egui::{Context, Ui};

use self::menu::{Entry, Left};
use super::shared::{Arrival, prompts};
use crate::{
    save::{self, Disk},
    ui::{
        Change, Cue, Desk, Thoughts,
        focus::{self, Group},
        parts::MenuRow,
        theme::{Palette, Type},
    },
};

/// The title screen.
pub struct Title {
    /// The game that was left, while it is being read and after.
    reading: Thoughts<Option<Left>>,
    left: Option<Left>,
    /// How many saves there are.
    saves: usize,
    /// Whether something was still being written when all this was looked at.
    is_stale: bool,
    /// The entry the player came back from.
    last: Option<Entry>,
    arrival: Arrival,
}

impl Title {
    /// The title, before anything was looked at.
    pub fn new(_desk: &Desk) -> Self {
        Self {
            reading: Thoughts::none(),
            left: None,
            saves: 0,
            is_stale: false,
            last: None,
            arrival: Arrival::default(),
        }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.look(ctx, desk, arrived);
        let mut change = Change::Keep;
        let frame = egui::Frame::new();
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            change = self.menu(ui, desk, arrived);
            prompts(ui, desk);
        });
        change
    }

    /// Looks at what there is to go on with.
    fn look(&mut self, ctx: &Context, desk: &Desk, arrived: bool) {
        let writing = desk.store.is_writing();
        if writing {
            ctx.request_repaint_after_secs(0.05);
        }
        if arrived || self.is_stale && !writing {
            self.saves = desk.store.slots().map_or(0, |slots| slots.list().len());
            let file = menu::left_file(desk);
            self.reading = desk.thinker.think(ctx, move || file.map(|file| save::load(&Disk, &file)));
        }
        self.is_stale = writing;
        if self.reading.get().is_some() {
            let read = std::mem::replace(&mut self.reading, Thoughts::none());
            self.left = read.take().flatten();
        }
    }

    fn menu(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) -> Change {
        let palette = Palette::of(ui.ctx());
        let mut change = Change::Keep;
        ui.label(Type::Display.text(desk.text("ui-title-word"), palette.text_hi));
        ui.label(Type::Subtitle.text(desk.text("ui-title-line"), palette.text_dim));
        ui.set_max_width(440.0);
        focus::group(ui, Group::Main, |ui| {
            for (at, (entry, note)) in menu::entries(desk, self.left.as_ref(), self.saves).into_iter().enumerate() {
                let (icon, key) = entry.words();
                let name = desk.text(key);
                let mut row = MenuRow::menu(icon, &name).note(&note);
                if at == 0 {
                    row = row.colour(palette.agent);
                }
                let response = row.show(ui);
                if arrived && (self.last == Some(entry) || self.last.is_none() && at == 0) {
                    response.request_focus();
                }
                if response.clicked() {
                    desk.play(Cue::Choose);
                    self.last = Some(entry);
                    change = menu::open(desk, entry, &mut self.left);
                }
            }
        });
        change
    }
}
