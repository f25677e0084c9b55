//! What is told between missions: the act, what comes next, the fork, the end.

use egui::{Label, Ui, vec2};

use super::route::roman;
use crate::{
    content::{Sequel, Way},
    stealth::{Mission, Sector},
    ui::{
        Desk, Run, map,
        parts::{self, Fact},
        screens::{
            shared::{paragraphs, story},
            statistics::record,
            terms,
        },
        theme::{Palette, Rule, Type, Weight, icon, icons},
    },
    words::{added, campaign::sequel_text},
};

/// The widest a line of a story becomes.
const LINE: f32 = 620.0;

/// What comes next: the act where it begins, and the mission.
pub fn next(ui: &mut Ui, desk: &Desk, run: &Run, id: &str) {
    let palette = Palette::of(ui.ctx());
    let course = desk.catalog.course();
    ui.set_max_width(ui.available_width().min(LINE));
    act_of(ui, desk, id);
    if let Some(act) = course.act_of(id).and_then(|at| course.acts.get(at)).filter(|_| run.begins_act(course)) {
        ui.add(Label::new(Type::Heading.text(&act.name, palette.text_hi)).wrap());
        story(ui, &act.text);
        ui.add_space(Rule::GAP);
    }
    parts::head(ui, &desk.text("ui-campaign-next"), None);
    ui.add(Label::new(Type::Title.text(desk.mission_name(id), palette.text_hi)).wrap());
    match desk.catalog.mission(id) {
        Ok(mission) => {
            facts(ui, desk, &mission);
            let height = (ui.ctx().screen_rect().height() * 0.28).clamp(90.0, 360.0);
            map::thumbnail(ui, &mission, desk.campaign_difficulty(), vec2(ui.available_width(), height));
            if let Some(beginning) = paragraphs(&mission.plan().story.intro).first() {
                story(ui, beginning);
            }
            record(ui, desk, mission.plan());
        }
        Err(faults) => {
            ui.add(Label::new(Type::Dense.text(faults.to_string(), palette.error)).wrap());
        }
    }
}

/// The label of the act a mission stands in.
fn act_of(ui: &mut Ui, desk: &Desk, id: &str) {
    let palette = Palette::of(ui.ctx());
    let Some(act) = desk.catalog.course().act_of(id) else { return };
    let said = desk.with("ui-campaign-act-number", &[("act", roman(act + 1).into())]);
    ui.label(Type::Label.text(said, palette.agent));
}

/// What is known of a mission, as chips: alertness, locks, walls.
pub fn facts(ui: &mut Ui, desk: &Desk, mission: &Mission) {
    let palette = Palette::of(ui.ctx());
    let plan = mission.plan();
    let difficulty = desk.campaign_difficulty();
    let alertness = plan
        .alarm
        .as_ref()
        .map(|alarm| alarm.alertness.saturating_add(desk.catalog.cards().terms_in(&plan.id, difficulty).alertness));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 2.0);
        let alarm = match alertness {
            Some(by) => desk.with("ui-campaign-alertness", &[("by", added(by.into()).into())]),
            None => desk.text("ui-picker-no-alarm"),
        };
        mark(ui, icons::SIREN, palette.alarm, &alarm);
        if !plan.locks.is_empty() {
            let locks = desk.with("ui-campaign-locks", &[("count", plan.locks.len().into())]);
            mark(ui, icons::LOCK_KEY, palette.locked, &locks);
        }
        let walls = walls(mission);
        if walls > 0 {
            let walls = desk.with("ui-campaign-walls", &[("count", walls.into())]);
            mark(ui, icons::WALL, palette.line_wall, &walls);
        }
    });
}

/// How many walls stand between sectors.
fn walls(mission: &Mission) -> usize {
    let beside = |sector: Sector| {
        let right = Sector::at(sector.column() + 1, sector.row());
        let below = Sector::at(sector.column(), sector.row() + 1);
        right.into_iter().chain(below).map(move |other| (sector, other))
    };
    let sectors = || mission.plan().sectors.iter().map(|cell| cell.sector);
    let pairs = sectors().flat_map(beside).filter(|(_, other)| sectors().any(|sector| sector == *other));
    pairs.filter(|(one, other)| !mission.walk().adjacent(*one, *other)).count()
}

fn mark(ui: &mut Ui, glyph: &str, colour: egui::Color32, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        ui.spacing_mut().interact_size.y = 18.0;
        ui.label(icon(glyph, Weight::Regular, 16.0, colour));
        ui.add(Label::new(Type::Dense.text(text, palette.text_body)).extend());
    });
}

/// What is told at a fork.
pub fn fork(ui: &mut Ui, desk: &Desk, after: &str, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.set_max_width(ui.available_width().min(LINE));
    act_of(ui, desk, after);
    ui.add(Label::new(Type::Heading.text(desk.text("ui-campaign-fork"), palette.text_hi)).wrap());
    story(ui, text);
    ui.add_space(Rule::GAP);
}

/// One way on; whether it was clicked.
pub fn way(ui: &mut Ui, desk: &Desk, way: &Way, chosen: bool) -> bool {
    let mission = desk.mission_name(&way.mission);
    let fill = [("text", way.text.trim().into()), ("mission", mission.into())];
    let clicked = terms::radio(ui, &way.name, &desk.with("ui-campaign-way", &fill), chosen);
    ui.add_space(4.0);
    if let Some(mission) = desk.catalog.mission(&way.mission).ok().filter(|_| chosen) {
        facts(ui, desk, &mission);
        let height = (ui.ctx().screen_rect().height() * 0.24).clamp(80.0, 190.0);
        map::thumbnail(ui, &mission, desk.campaign_difficulty(), vec2(ui.available_width(), height));
        ui.add_space(Rule::GAP);
    }
    clicked
}

/// How it ended, and what that opened.
pub fn ending(ui: &mut Ui, desk: &Desk, id: &str) {
    let palette = Palette::of(ui.ctx());
    let course = desk.catalog.course();
    ui.set_max_width(ui.available_width().min(LINE));
    ui.label(Type::Label.text(desk.text("ui-campaign-ended"), palette.safe));
    let Some(ending) = course.ending(id) else { return };
    ui.add(Label::new(Type::Display.text(&ending.name, palette.text_hi)).wrap());
    story(ui, &ending.text);
    ui.add_space(Rule::GROUP);
    if let Some(sequel) = ending.sequel {
        parts::head(ui, &desk.text("ui-campaign-onward"), None);
        let glyph = match sequel {
            Sequel::Deduction => icons::USERS_THREE,
            Sequel::Beginning => icons::CITY,
        };
        Fact::new(sequel_text(&desk.words, sequel)).glyph(glyph, palette.text_dim).show(ui);
        ui.add_space(Rule::GAP);
    }
    parts::head(ui, &desk.text("ui-campaign-unlocked"), None);
    let known = |ending: &&crate::content::Ending| ending.id == id || desk.progress.endings.contains(&ending.id);
    let (seen, all) = (course.endings.iter().filter(known).count(), course.endings.len());
    let fill = [("seen", seen.into()), ("all", all.into())];
    Fact::new(desk.with("ui-campaign-endings-seen", &fill)).glyph(icons::FLAG_CHECKERED, palette.safe).show(ui);
    let key = if seen < all { "ui-campaign-other-way" } else { "ui-campaign-all-ways" };
    Fact::new(desk.text(key)).glyph(icons::ARROWS_SPLIT, palette.text_dim).show(ui);
}

/// Lost for good.
pub fn fallen(ui: &mut Ui, desk: &Desk, run: &Run, id: &str) {
    let palette = Palette::of(ui.ctx()).grey();
    ui.set_max_width(ui.available_width().min(LINE));
    ui.label(Type::Label.text(desk.text("ui-campaign-over"), palette.text_dim));
    ui.add(Label::new(Type::Display.text(desk.mission_name(id), palette.text_body)).wrap());
    let fill = [("mission", desk.mission_name(id).into()), ("won", run.campaign.won().len().into())];
    story(ui, &desk.with("ui-campaign-fallen-text", &fill));
}
