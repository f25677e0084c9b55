//! A new campaign: its name, how hard it is, and whether there is a way back.

use std::time::{SystemTime, UNIX_EPOCH};

use egui::Ui;

use super::slots::main_button;
use crate::{
    campaign::{Campaign, Rules},
    save::CampaignSlot,
    ui::{
        Change, Cue, Desk, Run, Screen, Tone,
        parts::{self, Button},
        screens::{CampaignPage, terms},
        theme::{Palette, Rule, Type, icons},
    },
    words::saves::name_refusal,
};

/// What is agreed before a campaign begins.
#[derive(Default)]
pub struct Fresh {
    name: String,
    rules: Rules,
}

impl Fresh {
    /// A new campaign with a name no other has.
    pub fn suggested(desk: &Desk, list: &[CampaignSlot]) -> Self {
        let numbered = |number: u32| desk.with("ui-campaigns-name-suggested", &[("number", number.into())]);
        let name = (1..1000).map(numbered).find(|name| !taken(list, name)).unwrap_or_default();
        Self { name, rules: Rules::default() }
    }

    /// Shows what can be agreed; a campaign that begins is on the desk, and its page comes.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk, list: &[CampaignSlot], change: &mut Change) {
        ui.spacing_mut().item_spacing.y = 8.0;
        parts::head(ui, &desk.text("ui-campaigns-new"), None);
        let (name, hint) = (desk.text("ui-campaigns-name"), desk.text("ui-campaigns-name-hint"));
        let field = parts::field(ui, &mut desk.input, &name, &hint, &mut self.name);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        ui.add_space(Rule::GAP);
        parts::head(ui, &desk.text("ui-difficulty"), None);
        if let Some(difficulty) = terms::difficulties(ui, desk, self.rules.difficulty, None) {
            self.rules.difficulty = difficulty;
        }
        note(ui, desk, "ui-campaigns-difficulty-note");
        ui.add_space(Rule::GAP);
        if parts::check(ui, &desk.text("ui-campaign-ironman"), self.rules.ironman).clicked() {
            self.rules.ironman = !self.rules.ironman;
            desk.play(Cue::Choose);
        }
        note(ui, desk, "ui-campaign-ironman-text");
        ui.add_space(Rule::GAP);
        let refused = self.refused(list);
        let button = Button::new(desk.text("ui-campaigns-begin")).icon(icons::PLAY).primary().height(40.0);
        let response = button.id(main_button()).enabled(refused.is_none()).show(ui);
        if let Some(why) = refused {
            parts::tip(ui, &response, &desk.text(why));
        }
        if refused.is_none() && (response.clicked() || entered) {
            *change = self.begin(desk);
        }
    }

    /// Why the name cannot be had.
    fn refused(&self, list: &[CampaignSlot]) -> Option<&'static str> {
        match self.name.trim() {
            "" => Some("ui-campaigns-name-needed"),
            name if taken(list, name) => Some("ui-campaigns-name-taken"),
            _ => None,
        }
    }

    fn begin(&self, desk: &mut Desk) -> Change {
        let slot = self.name.trim().to_owned();
        if let Some(Err(bad)) = desk.store.campaigns().map(|slots| slots.file(&slot)) {
            desk.play(Cue::Refused);
            desk.say(Tone::Error, name_refusal(&desk.words, &bad));
            return Change::Keep;
        }
        let clock = || SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos() as u64;
        let seed = desk.seed.unwrap_or_else(clock);
        desk.campaign = Some(Run { slot, campaign: Campaign::new(&desk.catalog, self.rules, seed) });
        desk.keep_campaign(None);
        desk.play(Cue::Choose);
        Change::Push(Screen::CampaignPage(Box::<CampaignPage>::default()))
    }
}

fn taken(list: &[CampaignSlot], name: &str) -> bool {
    list.iter().any(|kept| kept.slot == name)
}

fn note(ui: &mut Ui, desk: &Desk, key: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add(egui::Label::new(Type::Dense.text(desk.text(key), palette.text_dim)).wrap());
}
