//! A player's whole board: what lies open of it, and what is known of the rest.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, vec2};

use super::{
    Look, glyph, say,
    secrets::stats,
    token::{self, Whose},
    told,
};
use crate::{
    beginning::{Figure, Held, Player},
    engine::Seat,
    ui::{
        parts::{Fact, head},
        theme::{Palette, Type, icons},
    },
};

/// Everything one may know of a player's board, as a list.
pub struct Sheet<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// Whose board.
    pub seat: Seat,
}

impl Sheet<'_> {
    /// Draws it; it scrolls where its room is too low.
    pub fn show(self, ui: &mut Ui, room: Rect) {
        let Some(player) = self.look.player(self.seat) else { return };
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            ScrollArea::vertical().id_salt(("sheet", self.seat)).auto_shrink([false, false]).show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
                ui.spacing_mut().interact_size.y = 18.0;
                ui.set_width((room.width() - 12.0).max(60.0));
                self.name(ui, player);
                stats(ui, self.look, self.seat);
                self.carried(ui, player);
                self.programs(ui, player);
                self.wounds(ui, player);
            });
        });
    }

    fn name(&self, ui: &mut Ui, player: &Player) {
        let palette = Palette::of(ui.ctx());
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
        let whose = if self.seat == self.look.me() { Whose::Mine } else { Whose::Other };
        let at = egui::pos2(rect.left() + 17.0, rect.center().y);
        token::pawn(ui.painter(), palette, (at, 28.0), glyph::character(player.who), whose);
        let (name, character) = (self.look.name(self.seat), self.look.character(self.seat));
        let fill = [("name", name.into()), ("character", character.into())];
        let title = if name == character { name.to_owned() } else { self.look.words.with("ui-board-sheet", &fill) };
        let font = Type::Subtitle.font();
        let words = crate::ui::table::lines(ui.painter(), &title, font, palette.text_hi, rect.width() - 42.0, 2);
        ui.painter().galley(
            egui::pos2(rect.left() + 40.0, rect.center().y - words.size().y / 2.0),
            words,
            palette.text_hi,
        );
        let told = told::seat(self.look, self.seat);
        response.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, &told));
        if let Some(card) = self.look.view.rules.library().character(player.who) {
            ui.label(Type::Note.text(&card.text, palette.text_dim));
        }
    }

    /// Health, box, chips, scanners and the Recon card.
    fn carried(&self, ui: &mut Ui, player: &Player) {
        let palette = Palette::of(ui.ctx());
        let words = self.look.words;
        head(ui, &words.text("ui-board-sheet-carried"), None);
        let most = self.look.scene().max_health(Figure::Of(self.seat));
        let health = format!("{}/{most}", player.body.health);
        Fact::new(words.text("ui-board-sheet-health"))
            .glyph(icons::HEART, palette.health)
            .number(health, palette.text_hi)
            .show(ui);
        let library = self.look.view.rules.library();
        if let Some(card) = player.item.and_then(|item| library.item(item)) {
            Fact::new(&card.name).glyph(glyph::item(card.item), palette.objective).why(&card.text).show(ui);
        }
        for chip in &player.body.chips {
            let from = chip.from.map_or("?", say::roman);
            let fill = [("chip", told::chip_text(self.look, *chip).into()), ("sector", from.into())];
            Fact::new(words.with("ui-board-sheet-chip", &fill)).glyph(icons::CPU, palette.info).show(ui);
        }
        for (number, _) in (1u8..).zip(player.body.scanners).filter(|(_, held)| *held) {
            let text = words.with("ui-board-sheet-scanner", &[("number", number.into())]);
            Fact::new(text).glyph(icons::CORNERS_OUT, palette.safe).show(ui);
        }
        if let Some(slot) = &player.body.recon {
            let card = slot.kind.and_then(|sight| library.recons.iter().find(|card| card.sight == sight));
            let text = card.map_or_else(|| words.text("ui-board-sheet-recon"), |card| card.name.clone());
            let fact = Fact::new(text).glyph(icons::BINOCULARS, palette.info);
            card.map_or(fact, |card| Fact::new(&card.name).glyph(icons::BINOCULARS, palette.info).why(&card.text))
                .show(ui);
        }
    }

    fn programs(&self, ui: &mut Ui, player: &Player) {
        let words = self.look.words;
        let limit = self.look.scene().program_limit(self.seat);
        let note = format!("{}/{limit}", player.programs.len());
        head(ui, &words.text("ui-board-sheet-programs"), Some(&note));
        for held in &player.programs {
            self.program(ui, *held);
        }
    }

    fn program(&self, ui: &mut Ui, held: Held) {
        let palette = Palette::of(ui.ctx());
        let Some(card) = self.look.view.rules.library().program(held.kind) else {
            Fact::new(self.look.words.text("ui-board-program-down")).glyph(icons::FILE_CODE, palette.text_dim).show(ui);
            return;
        };
        let mut fact = Fact::new(&card.name).glyph(glyph::used(card.used), palette.info).why(&card.text);
        if held.charges > 0 {
            fact = fact.number(held.charges.to_string(), palette.text_hi);
        }
        fact.show(ui);
    }

    fn wounds(&self, ui: &mut Ui, player: &Player) {
        let palette = Palette::of(ui.ctx());
        if player.wounds.is_empty() {
            return;
        }
        head(ui, &self.look.words.text("ui-board-sheet-wounds"), None);
        for card in player.wounds.iter().filter_map(|&no| self.look.view.rules.library().wound(no)) {
            let words = format!("{}: {}", card.name, card.text);
            Fact::new(words).glyph(icons::BANDAIDS, palette.error).show(ui);
        }
    }
}
