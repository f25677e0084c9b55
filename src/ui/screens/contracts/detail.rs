//! The contract that is looked at: how far it is, and then its plan, its facts and how its story begins.

use egui::{Ui, vec2};

use super::{Contracts, maker::Progress};
use crate::{
    contracts::{Band, Contract, Made, Stage},
    ui::{
        Cue, Desk, Tone,
        focus::{self, Group},
        map,
        parts::{self, Button},
        screens::shared::paragraphs,
        theme::{Palette, Rule, Type, icons, mono},
    },
};

impl Contracts {
    /// Shows it.
    pub(super) fn detail(&mut self, ui: &mut Ui, desk: &mut Desk, brief: &mut Option<Made>) {
        let palette = Palette::of(ui.ctx());
        let dense = |ui: &mut Ui, text: String| {
            ui.add(egui::Label::new(Type::Body.text(text, palette.text_dim)).wrap());
        };
        focus::group(ui, Group::Right, |ui| match self.maker.progress() {
            Progress::Nothing => dense(ui, desk.text("ui-contracts-nothing")),
            Progress::Making(contract, stage) => {
                code(ui, contract);
                dense(ui, contract.told(&desk.words));
                dense(ui, stage_words(desk, stage));
            }
            Progress::Failed(contract, none) => {
                code(ui, contract);
                ui.add(egui::Label::new(Type::Body.text(none.told(&desk.words), palette.error)).wrap());
            }
            Progress::Made(made) => ready(ui, desk, made, brief),
        });
    }
}

/// How far the making is, in words.
fn stage_words(desk: &Desk, stage: Option<Stage>) -> String {
    let (key, number) = match stage {
        None => ("ui-contracts-drawing", 1),
        Some(Stage::Drawing(number)) => ("ui-contracts-drawing", number),
        Some(Stage::Rating(number)) => ("ui-contracts-rating", number),
        Some(Stage::Proving(number)) => ("ui-contracts-proving", number),
    };
    desk.with(key, &[("number", number.into())])
}

/// The code, as large as it is to be told over a telephone.
fn code(ui: &mut Ui, contract: Contract) {
    let palette = Palette::of(ui.ctx());
    ui.label(egui::RichText::new(contract.code()).font(mono(18.0)).color(palette.agent));
}

fn ready(ui: &mut Ui, desk: &mut Desk, made: &Made, brief: &mut Option<Made>) {
    let palette = Palette::of(ui.ctx());
    let plan = made.mission.plan();
    ui.add(egui::Label::new(Type::Heading.text(&plan.name, palette.text_hi)).wrap());
    code(ui, made.contract);
    ui.add(egui::Label::new(Type::Body.text(made.contract.told(&desk.words), palette.text_dim)).wrap());
    facts(ui, desk, made);
    // Above the plan, where they are seen on every screen.
    ways(ui, desk, made, brief);
    ui.add_space(Rule::GAP);
    let height = (ui.ctx().screen_rect().height() * 0.42).clamp(120.0, 380.0);
    map::thumbnail(ui, &made.mission, made.contract.difficulty, vec2(ui.available_width(), height));
    if let Some(beginning) = paragraphs(&plan.story.intro).first() {
        ui.add(egui::Label::new(Type::Body.text(beginning, palette.text_body)).wrap());
    }
}

/// To the briefing, and the code for somebody else.
fn ways(ui: &mut Ui, desk: &mut Desk, made: &Made, brief: &mut Option<Made>) {
    ui.horizontal_wrapped(|ui| {
        let button = Button::new(desk.text("ui-contracts-brief")).icon(icons::BOOK_OPEN_TEXT).primary().height(40.0);
        if button.show(ui).clicked() {
            *brief = Some(made.clone());
        }
        let copy = Button::new(desk.text("ui-contracts-copy")).icon(icons::COPY).height(40.0);
        if copy.show(ui).clicked() {
            ui.ctx().copy_text(made.contract.code());
            desk.play(Cue::Choose);
            let said = desk.with("ui-contracts-copied", &[("code", made.contract.code().into())]);
            desk.say(Tone::Done, said);
        }
    });
}

/// What is known of it, as chips.
fn facts(ui: &mut Ui, desk: &Desk, made: &Made) {
    let palette = Palette::of(ui.ctx());
    let plan = made.mission.plan();
    ui.horizontal_wrapped(|ui| {
        let sectors = desk.with("ui-contracts-sectors", &[("count", plan.sectors.len().into())]);
        parts::chip(ui, icons::SQUARES_FOUR, &sectors, palette.text_dim);
        let enemies = desk.with("ui-contracts-enemies", &[("count", plan.enemies.len().into())]);
        parts::chip(ui, icons::SHIELD, &enemies, palette.detection);
        if let Some(par) = made.proof.line.as_ref().map(|line| line.turns) {
            let proved = desk.with("ui-contracts-proved", &[("turns", par.into())]);
            parts::chip(ui, icons::SEAL_CHECK, &proved, palette.safe);
        }
    });
    let band = Band::of(made.contract.difficulty);
    let fill = [
        ("wins", made.rating.wins.into()),
        ("games", made.rating.games.into()),
        ("least", band.least.into()),
        ("most", band.most.into()),
    ];
    ui.add(egui::Label::new(Type::Dense.text(desk.with("ui-contracts-rated", &fill), palette.text_dim)).wrap());
}
