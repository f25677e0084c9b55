//! What can be asked for: today's contract, a new one, one from a code, and those that were played.

use egui::Ui;

use super::Contracts;
use crate::{
    contracts::{Contract, Seed, Size, Theme},
    engine::Dice,
    records::{Played, Record},
    stealth::Difficulty,
    ui::{
        Cue, Desk,
        focus::{self, Group},
        parts::{self, Button, MenuRow},
        screens::shared::first_focus,
        theme::{Palette, Rule, Type, icons},
    },
};

/// How many of those played are listed.
const LISTED: usize = 8;

impl Contracts {
    /// Shows the offers.
    pub(super) fn offers(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) {
        ui.spacing_mut().item_spacing.y = 6.0;
        focus::group(ui, Group::Main, |ui| {
            self.daily(ui, desk, arrived);
            ui.add_space(Rule::GAP);
            self.new_one(ui, desk);
            ui.add_space(Rule::GAP);
            self.code_field(ui, desk);
            ui.add_space(Rule::GAP);
            self.played(ui, desk);
        });
    }

    fn daily(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool) {
        parts::head(ui, &desk.text("ui-contracts-today"), None);
        let contract = Contract::daily(self.today.date());
        let title = desk.with("ui-contracts-daily", &[("day", self.today.to_string().into())]);
        let response = self.row(ui, desk, contract, &title, icons::CALENDAR_BLANK);
        first_focus(desk, arrived, &response);
    }

    /// A row that looks at a contract, with how it went.
    fn row(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        contract: Contract,
        title: &str,
        glyph: &'static str,
    ) -> egui::Response {
        let palette = Palette::of(ui.ctx());
        let told = contract.told(&desk.words);
        let best = best(desk, contract);
        let note = match best {
            Some(best) if best.won => {
                desk.with("ui-contracts-won", &[("told", told.into()), ("turns", best.turns.into())])
            }
            Some(_) => desk.with("ui-contracts-lost", &[("told", told.into())]),
            None => told,
        };
        let won = best.is_some_and(|best| best.won);
        let chosen = self.maker.wanted() == Some(contract);
        let glyph = if won { icons::CHECK_CIRCLE } else { glyph };
        let row = MenuRow::list(glyph, title).note(&note).chosen(chosen);
        let response = if won { row.colour(palette.safe) } else { row }.show(ui);
        if response.clicked() {
            desk.play(Cue::Choose);
            self.look(contract);
        }
        response
    }

    fn new_one(&mut self, ui: &mut Ui, desk: &mut Desk) {
        parts::head(ui, &desk.text("ui-contracts-new"), None);
        let Contract { size, theme, difficulty, .. } = self.asked;
        if let Some(new) = pick(ui, desk, "ui-contracts-theme", &Theme::ALL.map(|theme| (theme, theme.name())), theme) {
            self.asked.theme = new;
        }
        if let Some(new) = pick(ui, desk, "ui-contracts-size", &Size::ALL.map(|size| (size, size.name())), size) {
            self.asked.size = new;
        }
        let difficulties = Difficulty::ALL.map(|one| (one, Contract::difficulty_name(one)));
        if let Some(new) = pick(ui, desk, "ui-contracts-difficulty", &difficulties, difficulty) {
            self.asked.difficulty = new;
        }
        self.seed(ui, desk);
        // Under the controls above it, where arrows find it.
        let draw = Button::new(desk.text("ui-contracts-draw")).icon(icons::PENCIL_RULER);
        let draw = labelled(ui, "", |ui| draw.show(ui));
        if draw.clicked() {
            desk.play(Cue::Choose);
            self.look(self.asked);
        }
    }

    /// The seed, and dice for another one.
    fn seed(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let name = desk.text("ui-contracts-seed");
        labelled(ui, &name, |ui| {
            let mut text = self.asked.seed.to_string();
            let dice = Button::icon_only(icons::DICE_FIVE, desk.text("ui-contracts-dice"));
            let (changed, dice) =
                beside(ui, |ui| parts::field(ui, &mut desk.input, &name, "0", &mut text).changed(), dice);
            parts::tip(ui, &dice, &desk.text("ui-contracts-dice"));
            if changed {
                let digits: String = text.chars().filter(char::is_ascii_digit).take(9).collect();
                self.asked.seed = Seed::from(digits.parse::<u32>().unwrap_or(0));
            }
            if dice.clicked() {
                desk.play(Cue::Choose);
                let seed = u64::from(u32::from(self.asked.seed));
                self.asked.seed = Contract::drawn(&mut Dice::new(seed + 1)).seed;
            }
        });
    }

    fn code_field(&mut self, ui: &mut Ui, desk: &mut Desk) {
        parts::head(ui, &desk.text("ui-contracts-from-code"), None);
        let (name, hint) = (desk.text("ui-contracts-code"), desk.text("ui-contracts-code-hint"));
        let find = Button::new(desk.text("ui-contracts-find")).icon(icons::MAGNIFYING_GLASS);
        let (field, find) = labelled(ui, &name, |ui| {
            beside(ui, |ui| parts::field(ui, &mut desk.input, &name, &hint, &mut self.code), find)
        });
        if field.changed() {
            self.wrong = None;
        }
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if entered || find.clicked() {
            self.find(desk);
        }
        if let Some(wrong) = &self.wrong {
            let palette = Palette::of(ui.ctx());
            ui.add(egui::Label::new(Type::Dense.text(wrong, palette.error)).wrap());
        }
    }

    /// Looks at the contract whose code was typed, or says what is wrong with it.
    fn find(&mut self, desk: &mut Desk) {
        match self.code.parse::<Contract>() {
            Ok(contract) => {
                desk.play(Cue::Choose);
                self.wrong = None;
                self.look(contract);
            }
            Err(wrong) => {
                desk.play(Cue::Refused);
                self.wrong = Some(wrong.told(&desk.words));
            }
        }
    }

    /// Those played last, each once.
    fn played(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let mut listed: Vec<(Contract, String)> = Vec::new();
        for game in desk.records.games().iter().rev().filter(|game| game.played == Played::Contract) {
            let Some(contract) = Contract::of_mission(&game.mission) else { continue };
            if listed.len() < LISTED && listed.iter().all(|(known, _)| *known != contract) {
                listed.push((contract, game.name.clone()));
            }
        }
        parts::head(ui, &desk.text("ui-contracts-played"), None);
        if listed.is_empty() {
            let palette = Palette::of(ui.ctx());
            ui.add(egui::Label::new(Type::Dense.text(desk.text("ui-contracts-none"), palette.text_dim)).wrap());
        }
        for (contract, name) in listed {
            self.row(ui, desk, contract, &name, icons::SCROLL);
        }
    }
}

/// The best game of a contract.
fn best(desk: &Desk, contract: Contract) -> Option<&Record> {
    let id = contract.id();
    let games = desk.records.games().iter().filter(|game| game.mission == id);
    games.max_by_key(|game| (game.won, std::cmp::Reverse(game.turns)))
}

/// A value chosen from a few; the new one where it changed.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    desk: &mut Desk,
    name: &str,
    values: &[(T, &'static str)],
    now: T,
) -> Option<T> {
    let name = desk.text(name);
    let words: Vec<String> = values.iter().map(|(_, key)| desk.text(key)).collect();
    let at = values.iter().position(|(value, _)| *value == now).unwrap_or(0);
    let new = labelled(ui, &name, |ui| parts::choice(ui, &mut desk.input, &name, &words, at))?;
    desk.play(Cue::Choose);
    values.get(new).map(|(value, _)| *value)
}

/// A field and a button behind it: what the field says, and the button.
fn beside<T>(ui: &mut Ui, field: impl FnOnce(&mut Ui) -> T, button: Button) -> (T, egui::Response) {
    let left = ui.available_width() - button.width(ui) - ui.spacing().item_spacing.x;
    // Where the two stand below each other the button takes no room from the field.
    let room = if ui.layout().is_horizontal() { left.clamp(80.0, 180.0) } else { 180.0 };
    let said = ui.scope(|ui| {
        ui.set_max_width(room);
        field(ui)
    });
    (said.inner, button.show(ui))
}

/// A control with its name before it, or above it where there is little room.
fn labelled<T>(ui: &mut Ui, name: &str, control: impl FnOnce(&mut Ui) -> T) -> T {
    let palette = Palette::of(ui.ctx());
    let words = Type::Body.text(name, palette.text_body);
    if ui.available_width() < 340.0 {
        ui.add(egui::Label::new(words).wrap());
        return control(ui);
    }
    ui.horizontal(|ui| {
        let before = ui.cursor().left();
        ui.label(words);
        let used = ui.cursor().left() - before;
        ui.add_space((130.0 - used).max(0.0));
        control(ui)
    })
    .inner
}
