//! The player's saves: listed, loaded, written, deleted, taken out and brought in.

mod ask;
mod detail;
mod files;

use egui::{Context, Ui};

use super::{
    missions,
    shared::{Arrival, Half, age, first_focus, head_under, list_and_detail, prompts},
};
use crate::{
    engine::Match,
    save::Slots,
    stealth::Stealth,
    ui::{
        Change, Cue, Desk, Tone,
        focus::{self, Group},
        parts::{self, MenuRow},
        theme::{Palette, Type, icons},
    },
    words::saves::{fault_text, name_refusal},
};
use ask::Asked;
use files::Kept;

/// The saves screen.
pub struct Saves {
    /// The game to be saved, where one is in play.
    game: Option<Box<Match<Stealth>>>,
    /// Whether what is loaded goes on as the mission of the campaign on the desk, where it is that one.
    in_campaign: bool,
    list: Vec<Kept>,
    /// The slot that is looked at.
    chosen: Option<String>,
    /// The name for a new save.
    name: String,
    /// The file to take a save out to, and the one to bring in.
    to: String,
    from: String,
    asked: Option<Asked>,
    /// The slot being written, to be told when it is.
    writing: Option<String>,
    arrival: Arrival,
}

impl Saves {
    /// The saves, to load one.
    pub fn to_load() -> Self {
        Self::new(None)
    }

    /// The saves, to keep `game` in one, or load another.
    pub fn to_save(game: Match<Stealth>) -> Self {
        Self::new(Some(Box::new(game)))
    }

    /// The same, opened from a mission of the campaign on the desk, where it is one.
    #[must_use]
    pub fn in_campaign(self, in_campaign: bool) -> Self {
        Self { in_campaign, ..self }
    }

    fn new(game: Option<Box<Match<Stealth>>>) -> Self {
        Self {
            game,
            in_campaign: false,
            list: Vec::new(),
            chosen: None,
            name: String::new(),
            to: String::new(),
            from: String::new(),
            asked: None,
            writing: None,
            arrival: Arrival::default(),
        }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if arrived {
            self.read(desk);
            self.suggest_name();
        }
        self.watch(ctx, desk);
        let asking = self.asked.is_some();
        let mut change = Change::Keep;
        let back = parts::page_within(ctx, 1100.0, |ui| {
            let title = desk.text(if self.game.is_some() { "ui-saves-save" } else { "ui-saves-load" });
            let back = head_under(ui, desk, &title, asking);
            let room = (ui.available_height() - 30.0).max(60.0);
            list_and_detail(ui, 0.5, room, |ui, half| match half {
                Half::List => self.slots(ui, desk, arrived),
                Half::Detail => self.detail(ui, desk, &mut change),
            });
            prompts(ui, desk);
            back
        });
        self.ask(ctx, desk);
        if back { Change::Pop } else { change }
    }

    /// Reads the list again.
    fn read(&mut self, desk: &Desk) {
        self.list = desk.store.slots().map(|slots| files::list(&slots)).unwrap_or_default();
        let there = |slot: &String| self.list.iter().any(|kept| kept.slot == *slot);
        if !self.chosen.as_ref().is_some_and(there) {
            self.chosen = self.list.first().map(|kept| kept.slot.clone());
        }
    }

    /// A name no save has yet: the mission's, with a number.
    fn suggest_name(&mut self) {
        let Some(game) = &self.game else { return };
        let id = game.journal().setup.mission.plan().id.clone();
        let free = |name: &String| self.list.iter().all(|kept| kept.slot != *name);
        let names = (1..).map(|number| format!("{}-{number}", id.chars().take(32).collect::<String>()));
        self.name = names.take(1000).find(free).unwrap_or(id);
    }

    /// Tells when a save is written.
    fn watch(&mut self, ctx: &Context, desk: &mut Desk) {
        if self.writing.is_none() {
            return;
        }
        if desk.store.is_writing() {
            ctx.request_repaint_after_secs(0.05);
            return;
        }
        let Some(slot) = self.writing.take() else { return };
        self.read(desk);
        let turn = self.game.as_ref().map(|game| u32::from(game.view(crate::stealth::AGENT).public.turn));
        let kept = self.list.iter().find(|kept| kept.slot == slot);
        if kept.is_some_and(|kept| kept.header.as_ref().is_ok_and(|header| Some(header.turn) == turn)) {
            desk.say(Tone::Done, desk.with("ui-saves-saved", &[("slot", slot.as_str().into())]));
        }
        self.chosen = Some(slot);
        self.suggest_name();
    }

    fn slots(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) {
        let palette = Palette::of(ui.ctx());
        if self.list.is_empty() {
            let key = if desk.store.slots().is_some() { "ui-saves-none" } else { "ui-saves-nowhere" };
            ui.add(egui::Label::new(Type::Body.text(desk.text(key), palette.text_dim)).wrap());
        }
        ui.spacing_mut().item_spacing.y = 6.0;
        focus::group(ui, Group::Main, |ui| {
            for (at, kept) in self.list.iter().enumerate() {
                let chosen = self.chosen.as_deref() == Some(&kept.slot);
                let name = slot_name(desk, &kept.slot);
                let (note, icon, colour) = match &kept.header {
                    Ok(header) => {
                        let fill = [
                            ("mission", header.name.as_str().into()),
                            ("turn", header.turn.into()),
                            ("age", age(desk, kept.when).into()),
                        ];
                        (desk.with("ui-saves-row", &fill), icons::FLOPPY_DISK, None)
                    }
                    Err(fault) => {
                        let fill = [("fault", fault_text(&desk.words, &fault.fault).into())];
                        (desk.with("ui-saves-damaged", &fill), icons::WARNING_OCTAGON, Some(palette.error))
                    }
                };
                let mut row = MenuRow::list(icon, &name).note(&note).chosen(chosen);
                if let Some(colour) = colour {
                    row = row.colour(colour).note_colour(colour);
                }
                let response = row.show(ui);
                first_focus(desk, arrived && at == 0, &response);
                if response.clicked() {
                    self.chosen = Some(kept.slot.clone());
                    self.to.clear();
                    desk.play(Cue::Choose);
                }
            }
        });
    }

    /// Keeps the game in a slot.
    fn save(&mut self, desk: &mut Desk, slot: String) {
        let Some(game) = &self.game else { return };
        match desk.store.save(&slot, game) {
            Ok(()) => {
                self.writing = Some(slot);
                desk.play(Cue::Choose);
            }
            Err(fault) => {
                desk.say(Tone::Error, name_refusal(&desk.words, &fault));
                desk.play(Cue::Refused);
            }
        }
    }
}

/// Loads a slot, and goes to its mission.
fn load(desk: &mut Desk, slot: &str, in_campaign: bool) -> Change {
    let Some(Ok(file)) = desk.store.slots().map(|slots| slots.file(slot)) else { return Change::Keep };
    match desk.store.load(&file) {
        Ok(loaded) => {
            if let Some(warning) = loaded.warning {
                desk.say(Tone::Warning, desk.with("ui-saves-previous", &[("fault", desk.fault(&warning).into())]));
            }
            desk.play(Cue::Choose);
            let next = |run: &crate::ui::Run| run.next() == Some(loaded.header.mission.as_str());
            let part = in_campaign && desk.campaign.as_ref().is_some_and(next);
            let mission = if part { missions::resume_in_campaign } else { missions::resume };
            Change::Restart(Some(mission(desk, loaded.game)))
        }
        Err(fault) => {
            desk.say(Tone::Error, desk.fault(&fault));
            desk.play(Cue::Refused);
            Change::Keep
        }
    }
}

/// The name of a slot as people read it.
fn slot_name(desk: &Desk, slot: &str) -> String {
    if slot == Slots::AUTO { desk.text("ui-saves-auto") } else { slot.to_owned() }
}
