//! A page of the codex, block by block.

use egui::{Label, Response, RichText, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{
    cards,
    shelf::{Page, Place, Shelf, Spot},
    tables,
};
use crate::{
    engine::Rule,
    ui::{
        Desk, focus,
        map::art::Silhouette,
        parts,
        theme::{Palette, Type, Weight, icon_font, mono},
    },
    words::{
        codex::{self, Block, Chapter, Span},
        stealth::rule_text,
    },
};

/// The widest a line of text becomes.
const LINE: f32 = 760.0;

/// Somebody reading a page.
pub(super) struct Reader<'a> {
    pub shelf: &'a Shelf,
    pub desk: &'a Desk,
    pub place: Place,
    /// Whether this frame scrolls to the spot.
    pub to_spot: bool,
    /// Where a click leads.
    pub go: Option<Place>,
}

/// A column of readable width with margins around it.
pub(super) fn column(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    let margin = (ui.available_width() * 0.05).clamp(12.0, 40.0);
    egui::Frame::new().inner_margin(egui::Margin::symmetric(margin as i8, 20)).show(ui, |ui| {
        ui.set_max_width(ui.available_width().min(LINE));
        ui.spacing_mut().interact_size.y = 0.0;
        content(ui);
        ui.add_space(24.0);
    });
}

impl Reader<'_> {
    /// Shows the page.
    pub fn show(&mut self, ui: &mut Ui) {
        match self.place.page {
            Page::Chapter(at) => {
                if let Some(chapter) = self.shelf.book.chapters.get(at) {
                    self.chapter(ui, chapter);
                }
            }
            Page::Enemy(at) => cards::enemy(self, ui, at),
            Page::Gear => cards::gear(self, ui),
            Page::Items => cards::items(self, ui),
            Page::Deck(deck) => cards::deck(self, ui, deck),
        }
    }

    /// The title of a page.
    pub fn title(&self, ui: &mut Ui) {
        ui.add(self.title_words(ui));
        ui.add_space(4.0);
    }

    /// The same with an enemy's token before it.
    pub fn title_with(&self, ui: &mut Ui, silhouette: Silhouette) {
        const TOKEN: f32 = 48.0;
        let palette = Palette::of(ui.ctx());
        ui.horizontal(|ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(TOKEN, TOKEN), Sense::hover());
            let halo = egui::Stroke::new(1.0, palette.ink);
            let token = parts::polygon(silhouette.corners, rect.center(), TOKEN, palette.text_body, halo);
            ui.painter().add(token);
            let font = icon_font(Weight::Fill, TOKEN * 0.5);
            ui.painter().text(rect.center(), egui::Align2::CENTER_CENTER, silhouette.glyph, font, palette.ink);
            ui.add(self.title_words(ui));
        });
        ui.add_space(4.0);
    }

    fn title_words(&self, ui: &Ui) -> Label {
        let title = self.shelf.title(&self.desk.words, self.place.page);
        Label::new(Type::Heading.text(title, Palette::of(ui.ctx()).text_hi)).wrap()
    }

    fn chapter(&mut self, ui: &mut Ui, chapter: &Chapter) {
        self.title(ui);
        for block in &chapter.blocks {
            match block {
                Block::Heading(text) => heading(ui, text),
                Block::Paragraph(spans) => self.paragraph(ui, spans),
                Block::Point(spans) => self.point(ui, spans),
                Block::Code(text) => code(ui, text),
                Block::Rules(family) => self.rules(ui, family),
                Block::Table(table) => tables::show(ui, self.desk, *table),
            }
        }
    }

    fn point(&mut self, ui: &mut Ui, spans: &[Span]) {
        let palette = Palette::of(ui.ctx());
        ui.horizontal_top(|ui| {
            ui.add_space(4.0);
            ui.label(Type::Body.text("–", palette.text_dim));
            ui.vertical(|ui| self.paragraph(ui, spans));
        });
    }

    fn paragraph(&mut self, ui: &mut Ui, spans: &[Span]) {
        let palette = Palette::of(ui.ctx());
        let linked = spans.iter().any(|span| matches!(span, Span::Rule(_) | Span::Link(..)));
        let shown = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(0.0, 4.0);
            for span in spans {
                match *span {
                    Span::Text(text) => {
                        ui.label(Type::Body.text(text, palette.text_body));
                    }
                    Span::Strong(text) => {
                        ui.label(Type::Body.text(text, palette.text_hi));
                    }
                    Span::Rule(rule) => {
                        let text = RichText::new(rule.0).font(mono(12.0)).color(palette.info);
                        if link(ui, text).clicked() {
                            self.go = Some(self.shelf.place_of(rule));
                        }
                    }
                    Span::Link(text, page) => {
                        if link(ui, Type::Body.text(text, palette.info)).clicked() {
                            self.go = self.shelf.page_of(page).map(Place::from);
                        }
                    }
                }
            }
        });
        if !linked {
            stop(ui, &shown.response, "");
        }
    }

    fn rules(&mut self, ui: &mut Ui, family: &str) {
        for rule in codex::rules().filter(|rule| rule.0.starts_with(family)) {
            self.rule(ui, rule);
        }
    }

    fn rule(&mut self, ui: &mut Ui, rule: Rule) {
        let palette = Palette::of(ui.ctx());
        let text = rule_text(&self.desk.words, rule).unwrap_or_default();
        let number = RichText::new(rule.0).font(mono(12.0)).color(palette.info);
        let shown = ui.scope(|ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_top(|ui| {
                ui.allocate_ui(vec2(96.0, 18.0), |ui| {
                    ui.set_min_width(88.0);
                    ui.add(Label::new(number).extend());
                });
                ui.add(Label::new(Type::Body.text(&text, palette.text_body)).wrap());
            });
        });
        stop(ui, &shown.response, rule.0);
        self.mark(ui, &shown.response, Spot::Rule(rule));
    }

    /// Brackets around the spot, and the page scrolled to it.
    pub fn mark(&self, ui: &Ui, response: &Response, spot: Spot) {
        if self.place.spot != Some(spot) {
            return;
        }
        let palette = Palette::of(ui.ctx());
        let stroke = egui::Stroke::new(2.0, palette.info);
        parts::brackets(ui.painter(), response.rect.expand2(vec2(8.0, 4.0)), 8.0, stroke);
        if self.to_spot {
            let at_once = egui::style::ScrollAnimation::none();
            ui.scroll_to_rect_animation(response.rect, Some(egui::Align::Center), at_once);
        }
    }
}

/// A heading inside a page.
pub(super) fn heading(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    ui.add_space(10.0);
    ui.add(Label::new(Type::Subtitle.text(text, palette.text_hi)).wrap());
}

/// Running text, as a place that focus can come to so that keys scroll the page.
pub(super) fn text(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let response = ui.add(Label::new(Type::Body.text(text, palette.text_body)).wrap());
    stop(ui, &response, "");
}

/// Lines of a file or a terminal, as they are written.
fn code(ui: &mut Ui, text: &str) {
    let palette = Palette::of(ui.ctx());
    let text = RichText::new(text).font(mono(13.0)).color(palette.text_hi);
    let response = ui.add(Label::new(text).wrap());
    stop(ui, &response, "");
    ui.add_space(4.0);
}

/// Makes something that only stands there a place that focus can come to.
pub(super) fn stop(ui: &Ui, response: &Response, name: &str) {
    let stop = ui.interact(response.rect, response.id.with("stop"), Sense::focusable_noninteractive());
    if !name.is_empty() {
        stop.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
    }
    focus::join(ui, &stop);
}

/// Words that lead somewhere.
fn link(ui: &mut Ui, text: RichText) -> Response {
    let response = ui.link(text);
    focus::join(ui, &response);
    response
}
