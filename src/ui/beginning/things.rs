//! Everything that lies or stands on the board, painted.

use egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{
    Hit, Look, glyph, ground,
    plan::Plan,
    say,
    spots::Spot,
    token::{self, Whose},
};
use crate::{
    beginning::{Column, Enemy, Figure, Foe, OnRed, SpawnNo},
    ui::{
        parts::dashed_rect,
        theme::{Palette, Type, Weight, faded, icon_font, icons, mono},
    },
};

/// What things are painted with.
#[derive(Clone, Copy)]
pub struct Brush<'a> {
    /// Where to.
    pub painter: &'a Painter,
    /// In which colours.
    pub palette: &'static Palette,
    /// What is known.
    pub look: Look<'a>,
    /// Where it lies.
    pub plan: Plan,
}

impl Brush<'_> {
    /// Paints everything that lies there.
    pub fn all(self, spots: &[Spot]) {
        self.network();
        for spot in spots {
            self.one(spot);
        }
    }

    fn one(self, spot: &Spot) {
        let (painter, palette, table) = (self.painter, self.palette, &self.look.view.table);
        match spot.hit {
            Hit::Sector(at) => self.sector(spot.rect, at),
            Hit::Spawn(no) if self.plan.is_legible() => ground::spawn(painter, palette, self.look, self.plan, no),
            // Its tooltip tells of a location that is too small to be drawn.
            Hit::Area(_) | Hit::Column(_) | Hit::Spawn(_) => {}
            Hit::Foe(foe) => self.foe(spot.token(), foe),
            Hit::Apex => {
                let look = (icons::ROBOT, palette.info);
                token::mech(painter, palette, spot.token(), look, table.bars.apex);
            }
            Hit::Figure(figure) => self.figure(spot.token(), figure),
            Hit::Crate(nth) => self.crate_box(spot.token(), nth),
            Hit::Scanner(at) => {
                let count = table.scanners.get(usize::from(at)).copied().unwrap_or(0);
                token::scanner(painter, palette, spot.rect, at + 1, count);
            }
            Hit::Weapon(nth) => self.weapon(spot.rect, nth),
            Hit::Chip(column, tier) => {
                let chip = table.network.get(column as usize).and_then(|chips| chips.get(usize::from(tier)));
                if let Some(chip) = chip {
                    token::chip(painter, palette, spot.rect, *chip);
                }
            }
            Hit::Junk(at) => self.junk(spot.rect, at),
            Hit::Cube => self.cube(spot.rect),
            Hit::Zone => self.zone(spot.rect),
        }
    }

    /// A Sector: its number, how many chips it holds, its value, and the Guard of the third.
    fn sector(self, rect: Rect, at: u8) {
        let (painter, palette, table) = (self.painter, self.palette, &self.look.view.table);
        painter.rect(rect, 0, palette.raised, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        let chips = table.sectors.get(usize::from(at)).map_or(0, Vec::len);
        let value = table.bars.sectors.get(usize::from(at)).copied().unwrap_or(0);
        let size = (rect.height() * 0.37).min(rect.width() * 0.16).clamp(11.0, 16.0);
        let (first, second) = (rect.top() + rect.height() * 0.32, rect.top() + rect.height() * 0.77);
        let left = rect.left() + 5.0;
        painter.text(pos2(left, first), Align2::LEFT_CENTER, say::roman(at), mono(size), palette.text_hi);
        // Below each other, whatever the number of the Sector.
        let x = left + size * 2.0 + 2.0;
        let (count, font) = self.chips_text(chips, rect.right() - x - if at == 2 { 28.0 } else { 2.0 });
        painter.text(pos2(x, first), Align2::LEFT_CENTER, count, font, palette.text_dim);
        self.cells(pos2(x, second), value, rect.right() - x - 3.0);
        if at == 2 {
            let (right, guard) = (pos2(rect.right() - 4.0, first), table.bars.guard.to_string());
            let end = painter.text(right, Align2::RIGHT_CENTER, guard, mono(12.0), palette.text_hi);
            let (beside, font) = (end.left_center() - vec2(2.0, 0.0), icon_font(Weight::Fill, 12.0));
            painter.text(beside, Align2::RIGHT_CENTER, icons::SHIELD, font, palette.overwatch);
        }
    }

    /// How many chips there are: in words where there is room for them.
    fn chips_text(self, chips: usize, room: f32) -> (String, egui::FontId) {
        let text = self.look.words.with("ui-board-chips", &[("count", chips.into())]);
        let font = Type::Note.font();
        let wide = self.painter.layout_no_wrap(text.clone(), font.clone(), self.palette.text_dim).size().x;
        if wide <= room { (text, font) } else { (chips.to_string(), mono(12.0)) }
    }

    /// Four cells, filled to a value.
    fn cells(self, at: Pos2, value: u8, room: f32) {
        let size = ((room - 3.0 * 3.0) / 4.0).clamp(3.0, 10.0);
        for cell in 0..4u8 {
            let rect = Rect::from_center_size(
                at + vec2(size / 2.0 + f32::from(cell) * (size + 3.0), 0.0),
                vec2(size, size.min(7.0)),
            );
            if cell < value {
                self.painter.rect_filled(rect, 0, self.palette.info);
            } else {
                self.painter.rect_stroke(rect, 0, Stroke::new(1.0, self.palette.line_ctrl), StrokeKind::Inside);
            }
        }
    }

    /// An enemy or Deus, with the number of its location.
    fn foe(self, (at, size): (Pos2, f32), foe: Foe) {
        let table = &self.look.view.table;
        match foe {
            Foe::At(no) => {
                let Some(enemy) = table.sites.get(usize::from(no.0)).and_then(|site| site.enemy) else { return };
                self.enemy((at, size), enemy);
                self.number((at, size), no);
            }
            Foe::Red(space) => match table.red.get(usize::from(space)).copied().flatten() {
                Some(OnRed::Crawler(enemy)) => self.enemy((at, size), enemy),
                Some(OnRed::Deus) => {
                    let look = (icons::SKULL, self.palette.detection);
                    let size = self.plan.token(36.0);
                    token::mech(self.painter, self.palette, (at, size), look, table.bars.deus);
                }
                None => {}
            },
        }
    }

    fn enemy(self, place: (Pos2, f32), enemy: Enemy) {
        token::enemy(self.painter, self.palette, place, enemy);
    }

    fn number(self, (at, size): (Pos2, f32), no: SpawnNo) {
        if let Some(spawn) = self.look.view.rules.library().spawn(no).filter(|_| self.plan.is_legible()) {
            let corner = at + vec2(size, -size) * 0.5;
            token::tag(self.painter, self.palette, corner, &say::numbers(spawn), self.palette.text_body);
        }
    }

    /// A standee with the chips it carries.
    fn figure(self, (at, size): (Pos2, f32), figure: Figure) {
        let whose = if self.look.is_mine(figure) { Whose::Mine } else { Whose::Other };
        token::pawn(self.painter, self.palette, (at, size), glyph::figure(self.look, figure), whose);
        let body = self.look.scene().body(figure);
        for (nth, chip) in body.into_iter().flat_map(|body| &body.chips).enumerate() {
            let centre = at + vec2(size * 0.42, size * (0.4 - 0.3 * nth as f32));
            let rect = Rect::from_center_size(centre, vec2(size * 0.56, size * 0.3));
            token::chip(self.painter, self.palette, rect, *chip);
        }
    }

    fn crate_box(self, place: (Pos2, f32), nth: u8) {
        let lying = self.look.view.table.crates.get(usize::from(nth));
        let known = lying.and_then(|lying| lying.item).map(glyph::item);
        token::crate_box(self.painter, self.palette, place, known);
    }

    /// A weapon that can be bought, with its price.
    fn weapon(self, rect: Rect, nth: u8) {
        let Some(&item) = self.look.view.table.hq.get(usize::from(nth)) else { return };
        let palette = self.palette;
        self.painter.rect(rect, 1, palette.field, Stroke::new(1.0, palette.line_edge), StrokeKind::Inside);
        let font = icon_font(Weight::Regular, (rect.height() * 0.8).clamp(11.0, 22.0));
        let left = pos2(rect.left() + rect.width() * 0.3, rect.center().y);
        self.painter.text(left, Align2::CENTER_CENTER, glyph::item(item), font, palette.text_body);
        let price = self.look.view.rules.library().item(item).map_or(0, |card| card.price).to_string();
        let right = pos2(rect.left() + rect.width() * 0.75, rect.center().y);
        self.painter.text(right, Align2::CENTER_CENTER, price, mono(12.0), palette.text_hi);
    }

    /// A position of the Junkyard: its number stays, whoever took the chip away.
    fn junk(self, rect: Rect, at: u8) {
        let palette = self.palette;
        let Some(junk) = self.look.view.table.junkyard.get(usize::from(at)) else { return };
        match junk.chip {
            Some(chip) if chip.colour.is_some() => token::chip(self.painter, palette, rect, chip),
            Some(_) => {
                self.painter.rect(rect, 1, palette.field, Stroke::new(1.0, palette.line_ctrl), StrokeKind::Inside);
                let number = (at + 1).to_string();
                self.painter.text(rect.center(), Align2::CENTER_CENTER, number, mono(11.0), palette.text_hi);
            }
            None => dashed_rect(self.painter, rect, Stroke::new(1.0, palette.text_off), &[3.0, 2.0]),
        }
    }

    /// Where chips of the Network go: three columns, five Tiers.
    fn network(self) {
        let (painter, palette, plan) = (self.painter, self.palette, self.plan);
        for column in Column::ALL {
            let size = (13.0 * plan.unit()).clamp(11.0, 18.0);
            let font = Type::Dense.font();
            let font = egui::FontId { size, ..font };
            painter.text(plan.column_head(column), Align2::CENTER_CENTER, say::letter(column), font, palette.text_body);
            for tier in 0..5 {
                dashed_rect(painter, plan.chip(column, tier), Stroke::new(1.0, palette.line_edge), &[3.0, 2.0]);
            }
        }
        for tier in 0..3 {
            let text = (tier + 1).to_string();
            painter.text(plan.tier(tier), Align2::CENTER_CENTER, text, mono(11.0), palette.text_dim);
        }
        // Above this line nothing ends the game any more (TB-NET-04).
        let (third, fourth) = (plan.tier(2).y, plan.tier(3).y);
        let (left, right) = (plan.chip(Column::Alpha, 0).left() - 3.0, plan.chip(Column::Gamma, 0).right() + 3.0);
        let y = f32::midpoint(third, fourth);
        crate::ui::parts::dashed(
            painter,
            &[pos2(left, y), pos2(right, y)],
            Stroke::new(1.0, palette.info),
            &[2.0, 2.0],
        );
    }

    fn cube(self, rect: Rect) {
        let palette = self.palette;
        self.painter.rect(rect, 0, palette.raised, Stroke::new(1.5, palette.line_ctrl), StrokeKind::Inside);
        let held = self.look.scene().all().any(|seat| self.look.scene().detained(seat));
        let at = pos2(rect.left() + 12.0 * self.plan.unit().max(0.7), rect.center().y);
        let font = icon_font(Weight::Regular, (16.0 * self.plan.unit()).clamp(12.0, 22.0));
        let end = self.painter.text(at, Align2::CENTER_CENTER, icons::CUBE, font, palette.text_dim);
        let words = self.words("ui-board-place-cube", rect.right() - end.right() - 8.0);
        if let Some(words) = words.filter(|_| !held) {
            let at = pos2(end.right() + 5.0, rect.center().y - words.size().y / 2.0);
            self.painter.galley(at, words, palette.text_body);
        }
    }

    fn zone(self, rect: Rect) {
        let palette = self.palette;
        let colour = palette.noise;
        dashed_rect(self.painter, rect, Stroke::new(1.2, faded(colour, 0.75)), &[4.0, 3.0]);
        if let Some(words) = self.words("ui-board-place-zone", rect.width() - 6.0) {
            let at = pos2(rect.center().x - words.size().x / 2.0, rect.bottom() - words.size().y - 2.0);
            self.painter.galley_with_override_text_color(at, words, colour);
        }
    }

    /// Words in a small size, where they fit.
    fn words(self, key: &str, room: f32) -> Option<std::sync::Arc<egui::Galley>> {
        let words = self.look.words.text(key);
        let galley = self.painter.layout_no_wrap(words, Type::Note.font(), self.palette.text_body);
        (galley.size().x <= room).then_some(galley)
    }
}
