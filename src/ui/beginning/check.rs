//! A check being filled and shown: who laid in how much and said what, the cards turning over, the sum and the verdict.

use egui::{Align2, Rect, Sense, Ui, WidgetInfo, WidgetType, layers::ShapeIdx, pos2, vec2};

use super::{
    Look,
    card::{self, Lie},
    meter::Meter,
    reveal::{Reveal, terms},
};
use crate::{
    beginning::{Amount, Claim, InfluenceNo, Scene, View},
    engine::Seat,
    ui::{
        cards::turned,
        map::ease::{in_out_cubic, out_back},
        parts::{head, lay, plate_at},
        table::{back, lines},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{added, beginning::Cards},
};

/// What somebody laid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Who; `None` for the two cards of the General deck.
    pub by: Option<Seat>,
    /// How many cards, face-down.
    pub cards: u8,
    /// What was announced this turn, true or not.
    pub said: Option<Amount>,
}

impl Laid {
    /// What lies there, by player in the order they are asked, and the two cards of the deck.
    pub fn of(view: &View) -> Vec<Self> {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let said = |seat: Seat| {
            let now = view.table.said.iter().rev().filter(|said| said.turn == view.table.turn.number);
            now.filter(|said| said.by == seat).find_map(|said| match said.claim {
                Claim::Give(amount) => Some(amount),
                _ => None,
            })
        };
        let seats = scene.around(scene.active());
        let mut laid: Vec<Self> =
            seats.map(|seat| Self { by: Some(seat), cards: scene.put_in(seat), said: said(seat) }).collect();
        laid.push(Self { by: None, cards: 2, said: None });
        laid
    }
}

/// Who laid in how much: a row for every player.
pub fn laid_in(ui: &mut Ui, look: Look<'_>, laid: &[Laid]) {
    let label = look.words.text("ui-board-laid-in");
    head(ui, &label, None);
    ui.spacing_mut().item_spacing.y = 0.0;
    for row in laid {
        laid_row(ui, look, *row);
    }
}

fn laid_row(ui: &mut Ui, look: Look<'_>, laid: Laid) {
    let palette = Palette::of(ui.ctx());
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 26.0), Sense::hover());
    let name = laid.by.map_or_else(|| look.words.text("ui-board-deck"), |seat| look.name(seat).to_owned());
    let said = laid_said(look, laid);
    let mine = laid.by == Some(look.me());
    let tone = match (mine, laid.by) {
        (true, _) => palette.agent,
        (_, None) => palette.text_dim,
        _ => palette.text_hi,
    };
    let third = (rect.width() * 0.36).min(110.0);
    let words = lines(ui.painter(), &name, Type::Dense.font(), tone, third - 6.0, 1);
    ui.painter().galley(pos2(rect.left(), rect.center().y - words.size().y / 2.0), words, tone);
    let mut x = rect.left() + third;
    if laid.cards == 0 {
        let at = pos2(x, rect.center().y);
        ui.painter().text(
            at,
            Align2::LEFT_CENTER,
            look.words.text("ui-board-laid-none"),
            Type::Note.font(),
            palette.text_dim,
        );
    }
    for _ in 0..laid.cards {
        back(ui.painter(), palette, Rect::from_min_size(pos2(x, rect.center().y - 7.0), vec2(10.0, 14.0)));
        x += 13.0;
    }
    let left = (rect.left() + third + 44.0).max(x + 4.0);
    let words = lines(ui.painter(), &said, Type::Note.font(), palette.text_dim, rect.right() - left, 1);
    ui.painter().galley(pos2(left, rect.center().y - words.size().y / 2.0), words, palette.text_dim);
    let fill = [("name", name.into()), ("count", laid.cards.into()), ("said", said.into())];
    let told = look.words.with("ui-board-laid", &fill);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
}

/// What a player announced, in quotation marks.
fn laid_said(look: Look<'_>, laid: Laid) -> String {
    let key = match (laid.by, laid.said) {
        (None, _) => "ui-board-said-deck",
        (_, None) => return String::new(),
        (_, Some(Amount::Lot)) => "ui-board-said-lot",
        (_, Some(Amount::Little)) => "ui-board-said-little",
        (_, Some(Amount::Nothing)) => "ui-board-said-nothing",
    };
    look.words.text(key)
}

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
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 34.0), Sense::hover());
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
        }
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &told));
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
