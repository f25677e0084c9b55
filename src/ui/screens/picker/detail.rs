//! The mission that is looked at: its plan in small, its facts, how its story begins, and its faults.

use std::sync::Arc;

use egui::{Ui, vec2};

use super::{Asked, Picker, edit::is_own};
use crate::{
    content::{self, Entry, Fault},
    save,
    stealth::{Difficulty, Mission},
    ui::{
        Desk, Thoughts,
        focus::{self, Group},
        map,
        parts::{self, Button},
        screens::{shared::paragraphs, statistics::record},
        theme::{Palette, Rule, Type, Weight, icon, icons, mono},
    },
};

impl Picker {
    /// Shows it.
    pub(super) fn detail(&mut self, ui: &mut Ui, desk: &mut Desk, asked: &mut Option<Asked>) {
        let catalog = Arc::clone(&desk.catalog);
        let chosen = self.chosen.clone();
        let entry = catalog.missions().iter().find(|entry| Some(&entry.file) == chosen.as_ref());
        let Some(entry) = entry else { return };
        let palette = Palette::of(ui.ctx());
        ui.add(egui::Label::new(Type::Heading.text(&entry.name, palette.text_hi)).wrap());
        if let Some(pack) = &entry.pack {
            let fill = [("pack", pack.name.as_str().into()), ("version", pack.version.into())];
            let text = Type::Dense.text(desk.with("ui-picker-of-pack", &fill), palette.text_dim);
            ui.add(egui::Label::new(text).wrap());
        }
        focus::group(ui, Group::Right, |ui| {
            if let Some(mission) = &entry.mission {
                self.playable(ui, desk, entry, mission, asked);
            } else {
                broken(ui, desk, entry);
            }
            ui.add_space(Rule::GAP);
            let key = if is_own(desk, entry) { "ui-picker-edit" } else { "ui-picker-edit-copy" };
            if Button::new(desk.text(key)).icon(icons::PENCIL_RULER).height(40.0).show(ui).clicked() {
                *asked = Some(Asked::Edit(entry.file.clone()));
            }
        });
    }

    fn playable(&mut self, ui: &mut Ui, desk: &Desk, entry: &Entry, mission: &Arc<Mission>, asked: &mut Option<Asked>) {
        let palette = Palette::of(ui.ctx());
        self.facts(ui, desk, entry, mission);
        let height = (ui.ctx().screen_rect().height() * 0.42).clamp(120.0, 380.0);
        map::thumbnail(ui, mission, Difficulty::Standard, vec2(ui.available_width(), height));
        if let Some(beginning) = paragraphs(&mission.plan().story.intro).first() {
            ui.add(egui::Label::new(Type::Body.text(beginning, palette.text_body)).wrap());
        }
        record(ui, desk, mission.plan());
        ui.add_space(Rule::GAP);
        let button = Button::new(desk.text("ui-picker-brief")).icon(icons::BOOK_OPEN_TEXT).primary().height(40.0);
        if button.show(ui).clicked() {
            *asked = Some(Asked::Brief(Arc::clone(mission)));
        }
        if entry.group == content::Group::Campaign && save::is_play_there(&entry.id) {
            ui.add_space(Rule::GAP);
            let button = Button::new(desk.text("ui-picker-watch")).icon(icons::FILM_STRIP).height(40.0);
            if button.show(ui).clicked() {
                *asked = Some(Asked::Watch(entry.id.clone()));
            }
        }
        if !entry.faults.is_empty() {
            ui.add_space(Rule::GAP);
            parts::head(ui, &desk.text("ui-picker-warnings"), None);
            entry.faults.iter().for_each(|fault| tell(ui, desk, fault));
        }
    }

    /// What is known of a mission, as chips.
    fn facts(&mut self, ui: &mut Ui, desk: &Desk, entry: &Entry, mission: &Mission) {
        let palette = Palette::of(ui.ctx());
        let plan = mission.plan();
        let findings = self.findings.get_mut(&entry.file).and_then(|thoughts| thoughts.get());
        let par = findings.and_then(|findings| findings.par);
        ui.horizontal_wrapped(|ui| {
            let sectors = desk.with("ui-picker-sectors", &[("count", plan.sectors.len().into())]);
            parts::chip(ui, icons::SQUARES_FOUR, &sectors, palette.text_dim);
            let enemies =
                desk.with("ui-picker-enemies", &[("count", plan.posted(Difficulty::Standard).count().into())]);
            parts::chip(ui, icons::SHIELD, &enemies, palette.detection);
            let alarm = match &plan.alarm {
                Some(alarm) => {
                    let alertness = format!("{:+}", alarm.alertness).replace('-', "−");
                    desk.with("ui-picker-alarm", &[("alertness", alertness.into())])
                }
                None => desk.text("ui-picker-no-alarm"),
            };
            parts::chip(ui, icons::SIREN, &alarm, palette.alarm);
            match par {
                Some(par) => {
                    let par = desk.with("ui-picker-par", &[("turns", par.into())]);
                    parts::chip(ui, icons::SEAL_CHECK, &par, palette.safe);
                }
                None if self.findings.get_mut(&entry.file).is_some_and(Thoughts::is_thinking) => {
                    ui.label(Type::Dense.text(desk.text("ui-picker-par-soon"), palette.text_dim));
                }
                None => {}
            }
        });
    }
}

/// A mission that cannot be played, with every fault and its cure.
fn broken(ui: &mut Ui, desk: &Desk, entry: &Entry) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal_wrapped(|ui| {
        ui.label(icon(icons::WARNING_OCTAGON, Weight::Fill, 20.0, palette.error));
        ui.label(Type::Subtitle.text(desk.text("ui-picker-broken-head"), palette.error));
    });
    ui.add(egui::Label::new(Type::Body.text(desk.text("ui-picker-broken-text"), palette.text_body)).wrap());
    ui.add_space(Rule::GAP);
    entry.faults.iter().for_each(|fault| tell(ui, desk, fault));
}

/// One fault: where, what, and how to mend it.
fn tell(ui: &mut Ui, desk: &Desk, fault: &Fault) {
    let palette = Palette::of(ui.ctx());
    let (glyph, colour) =
        if fault.is_error() { (icons::WARNING_OCTAGON, palette.error) } else { (icons::WARNING, palette.overwatch) };
    let place = format!("{}:{}:{}", fault.file, fault.line, fault.column);
    ui.horizontal_wrapped(|ui| {
        ui.label(icon(glyph, Weight::Fill, 16.0, colour));
        ui.label(egui::RichText::new(place).font(mono(12.0)).color(palette.text_dim));
    });
    ui.add(egui::Label::new(Type::Body.text(&fault.message, palette.text_hi)).wrap());
    let help = desk.with("ui-picker-help", &[("help", fault.help.as_str().into())]);
    ui.add(egui::Label::new(Type::Dense.text(help, palette.text_body)).wrap());
    ui.add_space(Rule::GAP);
}
