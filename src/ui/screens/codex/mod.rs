//! The codex: the rulebook by chapter and rule ID, every enemy and card, the controls; with search.

mod cards;
mod page;
mod search;
mod shelf;
mod tables;

use egui::{Context, Id, Key, ScrollArea, TextEdit, Ui};

use self::{
    page::Reader,
    search::Entry,
    shelf::{Page, Place, Shelf},
};
use crate::{
    engine::Rule,
    ui::{
        Change, Cue, Desk,
        focus::{self, Group},
        parts::{self, Button, Row},
        theme::{Palette, Rule as Length, Type, icons},
    },
    words::codex::Part,
};

/// Below this width in points the contents and the page take turns.
const NARROW: f32 = 700.0;

/// The codex.
pub struct Codex {
    shelf: Shelf,
    entries: Vec<Entry>,
    place: Place,
    /// Where links led here from, with how far each was scrolled.
    trail: Vec<(Place, f32)>,
    query: String,
    /// Whether a narrow screen shows the contents.
    contents: bool,
    /// How far the page is scrolled.
    offset: f32,
    /// What the next frames scroll to, and how many of them: sizes settle in the second.
    jump: Option<(Jump, u8)>,
    /// Whether the first control still waits for focus.
    fresh: bool,
}

/// Where a page opens.
#[derive(Clone, Copy)]
enum Jump {
    /// At a height.
    To(f32),
    /// At the spot of its place.
    Spot,
}

impl Codex {
    /// The codex open at a rule, or at its beginning.
    pub fn open_at(desk: &Desk, rule: Option<Rule>) -> Self {
        let shelf = Shelf::new(desk);
        let entries = search::index(&shelf, &desk.words);
        let place = rule.map_or(Page::Chapter(0).into(), |rule| shelf.place_of(rule));
        let (query, trail) = (String::new(), Vec::new());
        let jump = Some((Jump::Spot, SETTLES));
        Self { shelf, entries, place, trail, query, contents: rule.is_none(), offset: 0.0, jump, fresh: true }
    }

    /// The codex open at a rule, or at the chapters on Social Deduction.
    pub fn of_table(desk: &Desk, rule: Option<Rule>) -> Self {
        if rule.is_some() { Self::open_at(desk, rule) } else { Self::open_at_page(desk, "table-goal") }
    }

    /// The codex open at a rule, or at the chapters on The Beginning.
    pub fn of_beginning(desk: &Desk, rule: Option<Rule>) -> Self {
        if rule.is_some() { Self::open_at(desk, rule) } else { Self::open_at_page(desk, "begin-goal") }
    }

    /// The codex with a search typed.
    pub fn searching(desk: &Desk, query: &str) -> Self {
        Self { query: query.to_owned(), ..Self::open_at(desk, None) }
    }

    /// The codex open at the page a link of its texts leads to, such as `enemy:hound` or `gear-list`; at its beginning
    /// where there is none.
    pub fn open_at_page(desk: &Desk, link: &str) -> Self {
        let mut codex = Self::open_at(desk, None);
        if let Some(page) = codex.shelf.page_of(link) {
            codex.place = page.into();
            codex.contents = false;
        }
        codex
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let narrow = ctx.screen_rect().width() < NARROW;
        let mut change = Change::Keep;
        if self.top(ctx, desk, narrow) {
            desk.play(Cue::Back);
            change = Change::Pop;
        }
        let searching = !self.query.trim().is_empty();
        let go = match (narrow, self.contents || searching) {
            (true, true) => {
                let frame = parts::panel_frame(Palette::of(ctx));
                egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.list(ui, desk)).inner
            }
            (true, false) => self.page(ctx, desk),
            (false, _) => {
                let frame = parts::panel_frame(Palette::of(ctx));
                let width = if ctx.screen_rect().width() < 1200.0 { 248.0 } else { 296.0 };
                let side = egui::SidePanel::left("codex contents").exact_width(width).resizable(false).frame(frame);
                let chosen = side.show(ctx, |ui| self.list(ui, desk)).inner;
                chosen.or(self.page(ctx, desk))
            }
        };
        if let Some(step) = go {
            desk.play(Cue::Choose);
            self.go(step);
            ctx.request_repaint();
        }
        if desk.input.take_back() && !self.back() {
            desk.play(Cue::Back);
            change = Change::Pop;
        }
        change
    }

    /// Title, search and the way out; whether that was taken.
    fn top(&mut self, ctx: &Context, desk: &mut Desk, narrow: bool) -> bool {
        let palette = Palette::of(ctx);
        let frame = egui::Frame::new().fill(palette.panel).inner_margin(egui::Margin::symmetric(16, 10));
        let bar = egui::TopBottomPanel::top("codex top").frame(frame);
        let shown = bar.show(ctx, |ui| {
            focus::group(ui, Group::Top, |ui| {
                ui.horizontal(|ui| {
                    if !narrow {
                        ui.label(Type::Title.text(desk.text("ui-codex-title"), palette.text_hi));
                        ui.add_space(Length::GROUP);
                    }
                    if narrow && Button::icon_only(icons::LIST, desk.text("ui-codex-contents")).show(ui).clicked() {
                        self.contents = !self.contents;
                        self.query.clear();
                    }
                    self.field(ui, desk);
                    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                        Button::icon_only(icons::X, desk.text("ui-codex-close")).show(ui).clicked()
                    })
                    .inner
                })
                .inner
            })
        });
        shown.inner
    }

    fn field(&mut self, ui: &mut Ui, desk: &mut Desk) {
        let palette = Palette::of(ui.ctx());
        let width = (ui.available_width() - 68.0).clamp(80.0, 420.0);
        let hint = Type::Body.text(desk.text("ui-codex-search-hint"), palette.text_dim);
        let edit = TextEdit::singleline(&mut self.query).hint_text(hint).desired_width(width).id(Id::new(FIELD));
        let response = ui.add(edit.margin(egui::Margin::symmetric(10, 7)));
        let name = desk.text("ui-codex-search");
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name));
        if response.has_focus() {
            desk.input.note_typing();
        }
        focus::join(ui, &response);
        if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
            let first = search::find(&self.entries, &self.query).first().map(|entry| entry.place);
            if let Some(place) = first {
                self.go(Step::Choose(place));
            }
        }
    }

    /// The contents, or what was found; where a click leads.
    fn list(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Step> {
        let mut go = None;
        let searching = !self.query.trim().is_empty();
        let area = ScrollArea::vertical().id_salt(("codex list", searching)).auto_shrink(false);
        focus::group(ui, Group::Left, |ui| {
            area.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                go = if searching { self.found(ui, desk) } else { self.contents(ui, desk) };
            });
        });
        go.map(Step::Choose)
    }

    fn contents(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Place> {
        let part = self.shelf.part_of(self.place.page);
        self.parts(ui, desk, part);
        let mut go = None;
        for (heading, pages) in self.shelf.sections(part) {
            parts::head(ui, &desk.text(heading), None);
            for page in pages {
                let chosen = page == self.place.page;
                let row = Row::new(self.shelf.title(&desk.words, page)).chosen(chosen).show(ui);
                if chosen && std::mem::take(&mut self.fresh) {
                    focus::want(ui.ctx(), row.id);
                }
                if row.clicked() {
                    go = Some(page.into());
                }
            }
            ui.add_space(Length::GROUP - 4.0);
        }
        go
    }

    /// The games to read about; choosing one opens its first page beside the contents.
    fn parts(&mut self, ui: &mut Ui, desk: &Desk, open: Part) {
        ui.horizontal_wrapped(|ui| {
            for part in Part::ALL {
                let button = Button::new(desk.text(part.name())).chosen(part == open);
                if button.show(ui).clicked() && part != open {
                    self.go(Step::Choose(self.shelf.first_of(part).into()));
                    self.contents = true;
                    ui.ctx().request_repaint();
                }
            }
        });
        ui.add_space(Length::GROUP - 4.0);
    }

    fn found(&mut self, ui: &mut Ui, desk: &Desk) -> Option<Place> {
        let mut go = None;
        let found = search::find(&self.entries, &self.query);
        let count = desk.with("ui-codex-found", &[("count", found.len().into())]);
        parts::head(ui, &count, None);
        if found.is_empty() {
            let palette = Palette::of(ui.ctx());
            ui.add(egui::Label::new(Type::Body.text(desk.text("ui-codex-nothing"), palette.text_dim)).wrap());
        }
        for entry in found {
            let row = Row::new(&entry.title).chosen(entry.place == self.place);
            let row = match entry.number {
                Some(number) => row.note(number).detail(&entry.text).name(number),
                None => row.detail(search::excerpt(&entry.text, &self.query)),
            };
            if row.show(ui).clicked() {
                go = Some(entry.place);
            }
        }
        go
    }

    /// The page; where a link on it leads.
    fn page(&mut self, ctx: &Context, desk: &Desk) -> Option<Step> {
        let frame = egui::Frame::new().fill(Palette::of(ctx).table);
        let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
            let mut area = ScrollArea::vertical().id_salt("codex page").auto_shrink(false);
            if let Some((Jump::To(offset), _)) = self.jump {
                area = area.vertical_scroll_offset(offset);
            }
            let to_spot = matches!(self.jump, Some((Jump::Spot, _)));
            if to_spot && self.place.spot.is_none() {
                area = area.vertical_scroll_offset(0.0);
            }
            let mut go = None;
            let shown = focus::group(ui, Group::Main, |ui| {
                area.show(ui, |ui| {
                    page::column(ui, |ui| {
                        let mut reader = Reader { shelf: &self.shelf, desk, place: self.place, to_spot, go: None };
                        reader.show(ui);
                        go = reader.go;
                    });
                })
            });
            self.jump = self.jump.and_then(|(jump, left)| Some((jump, left.checked_sub(1)?)));
            if self.jump.is_some() {
                ui.ctx().request_repaint();
            }
            self.offset = shown.state.offset.y;
            self.page_keys(ui, shown.inner_rect.height());
            go
        });
        shown.inner.map(Step::Follow)
    }

    /// Page up and page down, wherever focus is.
    fn page_keys(&mut self, ui: &Ui, height: f32) {
        let by = ui.input(|input| {
            f32::from(i8::from(input.key_pressed(Key::PageDown)) - i8::from(input.key_pressed(Key::PageUp)))
        });
        if by != 0.0 {
            self.jump = Some((Jump::To((self.offset + by * height * 0.85).max(0.0)), 0));
            ui.ctx().request_repaint();
        }
    }

    fn go(&mut self, step: Step) {
        let place = match step {
            Step::Choose(place) => {
                self.trail.clear();
                place
            }
            Step::Follow(place) => {
                self.trail.push((self.place, self.offset));
                place
            }
        };
        (self.place, self.jump, self.contents) = (place, Some((Jump::Spot, SETTLES)), false);
        if matches!(step, Step::Follow(_)) {
            self.query.clear();
        }
    }

    /// One step back inside the codex; whether there was one.
    fn back(&mut self) -> bool {
        if !self.query.is_empty() {
            self.query.clear();
            return true;
        }
        let Some((place, offset)) = self.trail.pop() else { return false };
        (self.place, self.jump) = (place, Some((Jump::To(offset), 0)));
        true
    }
}

/// For how many more frames a page is scrolled to its spot.
const SETTLES: u8 = 2;

/// The search field.
const FIELD: &str = "codex search";

/// How the reader comes to another page.
#[derive(Clone, Copy)]
enum Step {
    /// From the contents: a new beginning.
    Choose(Place),
    /// By a link: back leads here again.
    Follow(Place),
}
