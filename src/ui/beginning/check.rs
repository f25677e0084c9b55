//! A check being shown: the cards turning over, the sum, the odds of what is left, the verdict.

use egui::{Align2, Rect, Sense, Ui, WidgetInfo, WidgetType, layers::ShapeIdx, pos2, vec2};

use super::{
    Look,
    card::{self, Lie},
    meter::Meter,
    reveal::{Reveal, terms},
};
use crate::{
    beginning::InfluenceNo,
    ui::{
        cards::turned,
        map::ease::{in_out_cubic, out_back},
        parts::{head, lay, plate_at, tip},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{added, beginning::Cards, percent},
};

/// The widest a card is drawn, and the narrowest.
const CARD: (f32, f32) = (36.0, 22.0);

/// The cards of a check turning over one by one, the sum so far, and the verdict at the end.
pub struct Showing<'a> {
    /// What is known.
    pub look: Look<'a>,
    /// The cards.
    pub reveal: Reveal<'a>,
}

impl Showing<'_> {
    /// Draws it over the width there is. Where a card is still turning the screen must be drawn again.
    pub fn show(self, ui: &mut Ui) {
        let (shown, all) = (self.reveal.shown.floor() as usize, self.reveal.cards.len());
        let fill = [("shown", shown.min(all).into()), ("all", all.into())];
        let label = self.look.words.text("ui-board-shown");
        head(ui, &label, Some(&self.look.words.with("ui-board-shown-of", &fill)));
        self.cards(ui);
        let terms = terms(self.look.scene(), &self.reveal);
        let sum = terms.iter().take(shown).copied().fold(0, i8::saturating_add);
        if let Some(target) = self.reveal.target {
            let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 42.0), Sense::hover());
            let meter = Meter { sum, target };
            meter.paint(ui.painter(), Palette::of(ui.ctx()), rect.with_min_y(rect.top() + 12.0));
        }
        self.verdict(ui, sum);
    }

    /// All cards in one or two rows.
    fn cards(&self, ui: &mut Ui) {
        let count = self.reveal.cards.len().max(1);
        let width = ui.available_width();
        let fits = |across: usize| (width + 5.0) / across as f32 - 5.0;
        let rows = if fits(count) < CARD.1 { 2 } else { 1 };
        let across = count.div_ceil(rows);
        let wide = fits(across).clamp(10.0, CARD.0);
        let size = vec2(wide, wide * 1.4);
        let high = (size.y + 6.0) * rows as f32 + 2.0;
        let (room, _) = ui.allocate_exact_size(vec2(width, high), Sense::hover());
        for (nth, &card) in self.reveal.cards.iter().enumerate() {
            let (row, column) = (nth / across, nth % across);
            let min = room.min + vec2(column as f32 * (wide + 5.0), row as f32 * (size.y + 6.0) + 2.0);
            self.card(ui, Rect::from_min_size(min, size), nth, card);
        }
    }

    /// One card: face-down, turning, or open.
    fn card(&self, ui: &Ui, rect: Rect, nth: usize, card: InfluenceNo) {
        let palette = Palette::of(ui.ctx());
        let scene = self.look.scene();
        let turn = in_out_cubic((self.reveal.shown - nth as f32).clamp(0.0, 1.0));
        let face = scene.face(card).filter(|_| turn > 0.5);
        if turn <= 0.0 || turn >= 1.0 {
            card::influence(ui.painter(), palette, rect, face, Lie::Plain);
        } else {
            let angle = if turn > 0.5 { turn - 1.0 } else { turn } * std::f32::consts::PI;
            turning(ui, rect, angle, |painter| card::influence(painter, palette, rect, face, Lie::Plain));
        }
        let library = self.look.view.rules.library();
        let card = library.influence(card).filter(|_| turn >= 1.0);
        let name = |card| Cards::new(self.look.words, library).influence_name(card);
        let name = card.map_or_else(|| self.look.words.text("ui-board-card-down"), name);
        plate_at(ui, rect, ("shown", nth), || name.clone());
    }

    /// The total, and whether it was enough once everything lies open.
    fn verdict(&self, ui: &mut Ui, sum: i8) {
        let palette = Palette::of(ui.ctx());
        let done = self.reveal.is_done();
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 28.0), Sense::hover());
        let total = if done { self.reveal.total } else { sum };
        let (key, number) = match self.reveal.target {
            Some(_) => ("ui-board-total", added(total.into())),
            None => ("ui-board-counted", if done { total.to_string() } else { "–".to_owned() }),
        };
        let label = lay(ui, &self.look.words.text(key), Type::Body.font(), palette.text_dim, rect.width() / 2.0);
        let y = rect.center().y;
        let end = rect.left() + label.size().x + 8.0;
        ui.painter().galley(pos2(rect.left(), y - label.size().y / 2.0), label, palette.text_dim);
        ui.painter().text(pos2(end, y), Align2::LEFT_CENTER, &number, mono(20.0), palette.text_hi);
        let mut told = format!("{} {number}", self.look.words.text(key));
        if done && self.reveal.target.is_some() {
            told = format!("{told}. {}", self.sentence(ui, rect));
        } else if let Some(odds) = self.odds(ui, rect, sum) {
            told = format!("{told}. {odds}");
            tip(ui, &response, &self.look.words.text("ui-board-odds-tip"));
        }
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
    }

    /// How many cards are left, how much is missing, and how likely they bring it.
    fn odds(&self, ui: &Ui, rect: Rect, sum: i8) -> Option<String> {
        let (odds, target) = (self.reveal.odds?, self.reveal.target?);
        let palette = Palette::of(ui.ctx());
        let open = self.reveal.cards.get(..self.reveal.shown.floor() as usize)?;
        let left = self.reveal.cards.len() - open.len();
        let chance = percent(odds.chance(self.look.scene(), open, left, (sum, target)));
        let short = if target < 0 { sum.saturating_sub(target) } else { target.saturating_sub(sum) };
        let key = if short > 0 { "ui-board-odds" } else { "ui-board-odds-enough" };
        let words = self.look.words.with(key, &[("left", left.into()), ("short", short.into())]);
        let (right, font) = (rect.right_center(), mono(14.0));
        let end = ui.painter().text(right, Align2::RIGHT_CENTER, &chance, font, palette.overwatch).left() - 6.0;
        let galley = lay(ui, &words, Type::Dense.font(), palette.text_body, (end - rect.left()) * 0.7);
        let at = pos2(end - galley.size().x, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, palette.text_body);
        Some(format!("{words} {chance}"))
    }

    /// The verdict with its sign, growing into its place.
    fn sentence(&self, ui: &Ui, rect: Rect) -> String {
        let palette = Palette::of(ui.ctx());
        let (glyph, key, colour) = if self.reveal.success {
            (icons::CHECK_CIRCLE, "ui-board-reached", palette.safe)
        } else {
            (icons::X_CIRCLE, "ui-board-failed", palette.error)
        };
        let grown = out_back((self.reveal.shown - self.reveal.cards.len() as f32 + 1.0).clamp(0.0, 1.0));
        let words = self.look.words.text(key);
        let galley = lay(ui, &words, Type::Subtitle.font(), colour, rect.width() / 2.0);
        let at = pos2(rect.right() - galley.size().x, rect.center().y);
        ui.painter().galley(at - vec2(0.0, galley.size().y / 2.0), galley, colour);
        let font = icon_font(Weight::Fill, 20.0 * grown.max(0.5));
        ui.painter().text(at - vec2(16.0, 0.0), Align2::CENTER_CENTER, glyph, font, colour);
        words
    }
}

/// Paints something as a sheet that is turning: its flat shapes are taken back, and put again with their corners moved.
fn turning(ui: &Ui, rect: Rect, angle: f32, paint: impl FnOnce(&egui::Painter)) {
    let layer = ui.layer_id();
    let from = ui.ctx().graphics_mut(|graphics| graphics.entry(layer).next_idx().0);
    paint(ui.painter());
    let shapes = ui.ctx().graphics_mut(|graphics| {
        let list = graphics.entry(layer);
        let flat = list.all_entries().skip(from).map(|entry| entry.shape.clone()).collect();
        (from..list.next_idx().0).for_each(|at| list.reset_shape(ShapeIdx(at)));
        flat
    });
    ui.painter().extend(turned(ui.ctx(), shapes, rect, angle, ui.clip_rect()));
}
