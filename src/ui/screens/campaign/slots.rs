//! The campaigns there are, and a new one.

use std::collections::BTreeMap;

use egui::{Context, Id, Ui};

use super::{fresh::Fresh, go_on, remains::Remains, route::roman};
use crate::{
    campaign::{Place, Rules},
    save::{CampaignFile, CampaignSlot, Disk, Summary, campaigns},
    ui::{
        Change, Cue, Desk, Tone,
        focus::{self, Group},
        input::Device,
        parts::{self, Answered, Confirm, MenuRow},
        screens::{
            shared::{Arrival, Half, age, first_focus, head_under, list_and_detail, prompts},
            terms,
        },
        theme::{Palette, Type, icons},
    },
    words::saves::fault_text,
};

/// The campaigns screen.
#[derive(Default)]
pub struct Campaigns {
    pub(super) list: Vec<CampaignSlot>,
    /// What is left of those that are damaged, by slot.
    pub(super) remains: BTreeMap<String, Remains>,
    /// The slot to be looked at first; a sound one where none is named.
    first: Option<String>,
    /// The slot that is looked at; none while a new campaign is.
    pub(super) chosen: Option<String>,
    pub(super) fresh: Fresh,
    /// The slot the player is asked about before it is deleted.
    pub(super) asked: Option<String>,
    /// Whether something was still being written when the list was read.
    is_stale: bool,
    arrival: Arrival,
}

impl Campaigns {
    /// The campaigns, the one of this slot looked at.
    pub fn looking_at(slot: &str) -> Self {
        Self { first: Some(slot.to_owned()), ..Self::default() }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.look(ctx, desk, arrived);
        let asking = self.asked.is_some();
        let mut change = Change::Keep;
        let back = parts::page_within(ctx, 1100.0, |ui| {
            let title = desk.text("ui-campaigns");
            let back = head_under(ui, desk, &title, asking);
            let room = (ui.available_height() - 30.0).max(60.0);
            list_and_detail(ui, 0.46, room, |ui, half| match half {
                Half::List => self.rows(ui, desk, arrived),
                Half::Detail => self.detail(ui, desk, &mut change),
            });
            prompts(ui, desk);
            back
        });
        self.ask(ctx, desk);
        if back { Change::Pop } else { change }
    }

    /// Reads the list when the page is opened, and again when all is written.
    fn look(&mut self, ctx: &Context, desk: &Desk, arrived: bool) {
        let writing = desk.store.is_writing();
        if writing {
            ctx.request_repaint_after_secs(0.05);
        }
        if arrived || self.is_stale && !writing {
            self.read(desk);
        }
        if arrived {
            let sound = self.list.iter().find(|kept| kept.about.is_ok()).or(self.list.first());
            self.chosen = self.first.take().or_else(|| sound.map(|kept| kept.slot.clone()));
            self.fresh = Fresh::suggested(desk, &self.list);
        }
        self.is_stale = writing;
    }

    pub(super) fn read(&mut self, desk: &Desk) {
        self.list = desk.store.campaigns().map(|slots| campaigns(&slots)).unwrap_or_default();
        let damaged = self.list.iter().filter(|kept| kept.about.is_err());
        self.remains = damaged.map(|kept| (kept.slot.clone(), Remains::of(desk, &kept.slot))).collect();
        if !self.list.iter().any(|kept| Some(&kept.slot) == self.chosen.as_ref()) {
            self.chosen = self.list.first().map(|kept| kept.slot.clone());
        }
    }

    fn rows(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) {
        let palette = Palette::of(ui.ctx());
        ui.spacing_mut().item_spacing.y = 6.0;
        let mut chosen = None;
        focus::group(ui, Group::Main, |ui| {
            for (at, kept) in self.list.iter().enumerate() {
                let (note, is_chosen) = (note(desk, kept), self.chosen.as_ref() == Some(&kept.slot));
                let mut row = MenuRow::list(glyph(kept), &kept.slot).note(&note).chosen(is_chosen);
                if kept.about.is_err() {
                    row = row.colour(palette.error).note_colour(palette.error);
                }
                let response = row.show(ui);
                first_focus(desk, arrived && at == 0, &response);
                if response.clicked() {
                    chosen = Some(Some(kept.slot.clone()));
                }
            }
            let (name, note) = (desk.text("ui-campaigns-new"), desk.text("ui-campaigns-new-note"));
            let row = MenuRow::list(icons::PLUS_CIRCLE, &name).note(&note).chosen(self.chosen.is_none());
            let response = row.show(ui);
            first_focus(desk, arrived && self.list.is_empty(), &response);
            if response.clicked() {
                chosen = Some(None);
            }
        });
        if desk.store.campaigns().is_none() {
            let said = Type::Dense.text(desk.text("ui-saves-nowhere"), palette.text_dim);
            ui.add(egui::Label::new(said).wrap());
        }
        if let Some(chosen) = chosen {
            desk.play(Cue::Choose);
            self.chosen = chosen;
            // Keys and pad go on to what can be done with it.
            if desk.input.device() != Device::Mouse {
                focus::want(ui.ctx(), main_button());
            }
        }
    }

    fn detail(&mut self, ui: &mut Ui, desk: &mut Desk, change: &mut Change) {
        focus::group(ui, Group::Right, |ui| {
            let at = self.list.iter().position(|kept| Some(&kept.slot) == self.chosen.as_ref());
            match at {
                Some(at) => self.one(ui, desk, at, change),
                None => self.fresh.show(ui, desk, &self.list, change),
            }
        });
    }

    /// Goes on with a campaign of the list.
    pub fn open(desk: &mut Desk, slot: String) -> Change {
        let Some(Ok(file)) = desk.store.campaigns().map(|slots| slots.file(&slot)) else { return Change::Keep };
        match CampaignFile::load(&Disk, &file, &desk.catalog) {
            Ok(loaded) => {
                desk.play(Cue::Choose);
                Change::Push(go_on(desk, slot, loaded))
            }
            Err(fault) => {
                desk.play(Cue::Refused);
                desk.say(Tone::Error, desk.fault(&fault));
                Change::Keep
            }
        }
    }

    /// Asks before a campaign is deleted.
    fn ask(&mut self, ctx: &Context, desk: &mut Desk) {
        let Some(slot) = self.asked.clone() else { return };
        let fill = [("name", slot.as_str().into())];
        let confirm = Confirm {
            title: desk.with("ui-campaigns-delete-title", &fill),
            text: desk.text("ui-campaigns-delete-text"),
            yes: desk.text("ui-saves-delete-yes"),
            no: desk.text("ui-cancel"),
            danger: true,
        };
        let Some(answer) = confirm.show(ctx, &mut desk.input) else { return };
        self.asked = None;
        if answer == Answered::Yes {
            let done = desk.store.campaigns().map_or(Ok(()), |slots| slots.delete(&slot));
            match done {
                Ok(()) => desk.say(Tone::Done, desk.with("ui-campaigns-deleted", &fill)),
                Err(fault) => desk.say(Tone::Error, desk.fault(&fault)),
            }
            self.read(desk);
        }
    }
}

/// The identity of the button that begins a new campaign, or goes on with the one looked at.
pub(super) fn main_button() -> Id {
    Id::new("campaign to play")
}

/// What is said of a campaign in one line.
fn note(desk: &Desk, kept: &CampaignSlot) -> String {
    match &kept.about {
        Ok(Summary { place: at, rules: how, bytebucks, .. }) => {
            let fill = [
                ("place", place(desk, at).into()),
                ("money", (*bytebucks).into()),
                ("difficulty", rules(desk, *how).into()),
                ("age", age(desk, kept.when).into()),
            ];
            desk.with("ui-campaigns-row", &fill)
        }
        Err(fault) => desk.with("ui-saves-damaged", &[("fault", fault_text(&desk.words, &fault.fault).into())]),
    }
}

/// Difficulty, and ironman where it is.
pub(super) fn rules(desk: &Desk, rules: Rules) -> String {
    let name = terms::name(desk, rules.difficulty);
    if rules.ironman { desk.with("ui-campaign-ironman-at", &[("difficulty", name.into())]) } else { name }
}

/// Act and mission, or the ending.
pub fn place(desk: &Desk, place: &Place) -> String {
    let course = desk.catalog.course();
    let (key, id) = match place {
        Place::Mission(id) => ("ui-campaign-at", id),
        Place::Fork(id) => ("ui-campaign-at-fork", id),
        Place::Fallen(id) => ("ui-campaign-at-fallen", id),
        Place::Ended(id) => {
            let name = course.ending(id).map(|ending| ending.name.clone()).unwrap_or_default();
            return desk.with("ui-campaign-at-end", &[("ending", name.into())]);
        }
    };
    let act = course.act_of(id).map_or(0, |act| act + 1);
    desk.with(key, &[("act", roman(act).into()), ("mission", desk.mission_name(id).into())])
}

fn glyph(kept: &CampaignSlot) -> &'static str {
    match kept.about.as_ref().map(|about| &about.place) {
        Err(_) => icons::WARNING_OCTAGON,
        Ok(Place::Ended(_)) => icons::FLAG_CHECKERED,
        Ok(Place::Fallen(_)) => icons::X_CIRCLE,
        Ok(_) => icons::PATH,
    }
}
