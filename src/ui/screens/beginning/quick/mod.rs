//! Quick play of The Beginning: two clicks from the main menu to the table.

mod ask;
mod wish;

use egui::{Context, Ui, vec2};

use self::wish::Wish;
use super::{LEARNED, Table};
use crate::{
    beginning::{Beginning, Setup},
    content::beginning::shipped_library,
    session::beginning::{Seating, Table as Game},
    ui::{
        Change, Desk, Screen,
        focus::{self, Group},
        parts::{self, Button, MenuRow},
        screens::{
            seating,
            shared::{Arrival, column, first_focus, head_under, prompts},
            sitting::{self, Pressed},
        },
        theme::{Palette, Rule, Type, icons},
    },
    words::beginning::fault_text,
};

/// Choosing a table.
pub struct Quick {
    /// What is wished for; what is wrong with the cards where they cannot be read.
    wish: Result<Wish, String>,
    /// Whether a table was left in play.
    is_left: bool,
    /// Whether the player is asked about giving that table up.
    asks: bool,
    arrival: Arrival,
}

impl Quick {
    /// A table of five, to be changed.
    pub fn new(desk: &Desk) -> Self {
        let seed = desk.seed.unwrap_or_else(seating::fresh_seed);
        let wish = shipped_library().map(|library| Wish::new(library, seed)).map_err(|faults| faults.to_string());
        Self { wish, is_left: false, asks: false, arrival: Arrival::default() }
    }

    /// The same for a table like one that was played.
    #[must_use]
    pub fn like(mut self, setup: &Setup, seating: &Seating) -> Self {
        if let Ok(wish) = &mut self.wish {
            wish.be_like(setup, seating);
        }
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if arrived || desk.store.is_writing() {
            self.is_left = desk.store.has_table::<Beginning>();
        }
        let mut pressed = None;
        let back = parts::page_within(ctx, 760.0, |ui| {
            let title = desk.text("ui-begin-title");
            let back = head_under(ui, desk, &title, self.asks);
            let room = (ui.available_height() - 30.0).max(60.0);
            pressed = self.body(ui, desk, room, arrived);
            prompts(ui, desk);
            back
        });
        if back {
            return Change::Pop;
        }
        match sitting::answered(ctx, desk, pressed, self.is_left, &mut self.asks) {
            Some(Pressed::Begin) => self.begin(desk),
            Some(Pressed::GoOn) => sitting::go_on(desk, screen),
            Some(Pressed::First) => {
                sitting::first(desk, Table::first().map(|table| Screen::Beginning(Box::new(table))))
            }
            None => Change::Keep,
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32, arrived: bool) -> Option<Pressed> {
        let palette = Palette::of(ui.ctx());
        let is_left = self.is_left;
        let wish = match &mut self.wish {
            Ok(wish) => wish,
            Err(fault) => {
                ui.add(egui::Label::new(Type::Body.text(fault.as_str(), palette.error)).wrap());
                return None;
            }
        };
        let width = ui.available_width();
        let rows = column(ui, "choices", vec2(width, (room - 56.0).max(40.0)), |ui| {
            let pressed = focus::group(ui, Group::Main, |ui| rows(ui, desk, is_left));
            ui.add_space(Rule::GAP / 2.0);
            focus::group(ui, Group::Right, |ui| ask::show(ui, desk, wish));
            pressed
        });
        let begins = focus::group(ui, Group::Bottom, |ui| {
            ui.horizontal(|ui| {
                ui.add_space(6.0);
                let button = Button::new(desk.text("ui-quick-begin")).icon(icons::PLAY).primary().height(44.0).show(ui);
                first_focus(desk, arrived, &button);
                button.clicked()
            })
            .inner
        });
        rows.or_else(|| begins.then_some(Pressed::Begin))
    }

    /// Deals, and sits down.
    fn begin(&self, desk: &mut Desk) -> Change {
        let Ok(wish) = &self.wish else { return Change::Keep };
        let dealt = Game::new(wish.setup(), wish.seed(), wish.chairs());
        sitting::deal(desk, dealt.map_err(|fault| fault_text(&desk.words, wish.library(), &fault)), screen)
    }
}

/// The screen of a table.
fn screen(game: Game) -> Screen {
    Screen::Beginning(Box::new(Table::new(game)))
}

/// The table that was left, and the first game.
fn rows(ui: &mut Ui, desk: &Desk, is_left: bool) -> Option<Pressed> {
    let mut pressed = None;
    let mut row = |ui: &mut Ui, key: &str, note: &str, glyph, means| {
        if MenuRow::list(glyph, &desk.text(key)).note(&desk.text(note)).show(ui).clicked() {
            pressed = Some(means);
        }
    };
    if is_left {
        row(ui, "ui-quick-go-on", "ui-quick-go-on-note", icons::PLAY, Pressed::GoOn);
    }
    let is_new = !desk.progress.lessons.contains(LEARNED);
    let note = if is_new { "ui-begin-first-note" } else { "ui-begin-first-note-again" };
    row(ui, "ui-begin-first", note, icons::GRADUATION_CAP, Pressed::First);
    pressed
}
