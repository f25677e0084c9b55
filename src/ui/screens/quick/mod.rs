//! Quick play: a table of Social Deduction, free or by scenario, with at most three clicks from the main menu to the seat.

mod after;
mod ask;
mod list;
mod wish;

use egui::{Context, Ui, vec2};

use self::{after::Records, wish::Wish};
use super::{
    seating,
    shared::{Arrival, column, head_under, prompts},
    sitting::{self, Pressed},
};
use crate::{
    content::shipped_library,
    deduction::{Deduction, Handover, Setup},
    engine::Seat,
    session::deduction::{Seating, Table as Game},
    ui::{
        Change, Desk, Screen,
        focus::{self, Group},
        parts::{self, Button},
        screens::Table,
        theme::{Palette, Rule, Type, icons},
    },
    words::deduction::fault_text,
};

/// From here on list and choices stand side by side.
const WIDE: f32 = 760.0;

/// Choosing a table.
pub struct Quick {
    /// What is wished for; what is wrong with the cards where they cannot be read.
    wish: Result<Wish, String>,
    /// The games of The Beginning a table may follow.
    records: Records,
    /// Whether a table was left in play.
    is_left: bool,
    /// Whether the player is asked about giving that table up.
    asks: bool,
    /// Whether a narrow screen shows the choices instead of the list.
    is_open: bool,
    arrival: Arrival,
}

impl Quick {
    /// The tables there are.
    pub fn new(desk: &Desk) -> Self {
        let seed = desk.seed.unwrap_or_else(seating::fresh_seed);
        let wish = shipped_library().map(|library| Wish::new(library, seed)).map_err(|faults| faults.to_string());
        Self {
            wish,
            records: Records::default(),
            is_left: false,
            asks: false,
            is_open: false,
            arrival: Arrival::default(),
        }
    }

    /// The same for a table like one that was played.
    #[must_use]
    pub fn like(mut self, setup: &Setup, seating: &Seating) -> Self {
        if let Ok(wish) = &mut self.wish {
            wish.be_like(setup, seating);
        }
        self
    }

    /// The same with a scenario chosen.
    #[must_use]
    pub fn at(mut self, key: &str) -> Self {
        if let Ok(wish) = &mut self.wish {
            wish.choose(Some(key));
        }
        self
    }

    /// The same for a table that follows this game of The Beginning, with the person at the seat played there.
    #[must_use]
    pub fn after(mut self, record: Handover, seat: Option<Seat>) -> Self {
        if let Ok(wish) = &mut self.wish {
            wish.choose_after(Some(record));
            wish.seat = seat.filter(|seat| seat.0 < wish.seats());
            self.is_open = true;
        }
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if arrived || desk.store.is_writing() {
            self.is_left = desk.store.has_table::<Deduction>();
            self.records.look(desk);
        }
        let mut pressed = None;
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let title = desk.text("ui-quick");
            let back = head_under(ui, desk, &title, self.asks);
            let room = (ui.available_height() - 30.0).max(60.0);
            pressed = self.body(ui, desk, room, arrived);
            prompts(ui, desk);
            back
        });
        if back {
            let closed = ctx.screen_rect().width() < WIDE && std::mem::take(&mut self.is_open);
            return if closed { Change::Keep } else { Change::Pop };
        }
        match sitting::answered(ctx, desk, pressed, self.is_left, &mut self.asks) {
            Some(Pressed::Begin) => self.begin(desk),
            Some(Pressed::GoOn) => sitting::go_on(desk, screen),
            Some(Pressed::First) => {
                sitting::first(desk, Table::first(desk).map(|table| Screen::Table(Box::new(table))))
            }
            None => Change::Keep,
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32, arrived: bool) -> Option<Pressed> {
        let palette = Palette::of(ui.ctx());
        let Self { wish, records, is_open, is_left, .. } = self;
        let wish = match wish {
            Ok(wish) => wish,
            Err(fault) => {
                ui.add(egui::Label::new(Type::Body.text(fault.as_str(), palette.error)).wrap());
                return None;
            }
        };
        let width = ui.available_width();
        if ui.ctx().screen_rect().width() < WIDE {
            if *is_open {
                return choices(ui, desk, wish, records, vec2(width, room)).then_some(Pressed::Begin);
            }
            let picked = column(ui, "tables", vec2(width, room), |ui| list::show(ui, desk, wish, *is_left, arrived));
            *is_open = picked == Some(list::Picked::Table);
            return picked.and_then(pressed_of);
        }
        let shown = ui.horizontal_top(|ui| {
            let left = (width * 0.46).floor();
            let picked = column(ui, "tables", vec2(left, room), |ui| list::show(ui, desk, wish, *is_left, arrived));
            ui.add_space(Rule::GAP);
            let right = ui.available_width();
            let begins = ui.vertical(|ui| choices(ui, desk, wish, records, vec2(right, room))).inner;
            picked.and_then(pressed_of).or_else(|| begins.then_some(Pressed::Begin))
        });
        shown.inner
    }

    /// Deals, and sits down.
    fn begin(&self, desk: &mut Desk) -> Change {
        let Ok(wish) = &self.wish else { return Change::Keep };
        let dealt = Game::new(wish.setup(), wish.seed(), wish.chairs(&desk.words));
        sitting::deal(desk, dealt.map_err(|fault| fault_text(&desk.words, &fault)), screen)
    }
}

/// The screen of a table.
fn screen(game: Game) -> Screen {
    Screen::Table(Box::new(Table::new(game)))
}

/// What a row of the list does at once.
fn pressed_of(picked: list::Picked) -> Option<Pressed> {
    match picked {
        list::Picked::Left => Some(Pressed::GoOn),
        list::Picked::First => Some(Pressed::First),
        list::Picked::Table => None,
    }
}

/// What can be chosen, with the button that begins below it.
fn choices(ui: &mut Ui, desk: &mut Desk, wish: &mut Wish, records: &mut Records, size: egui::Vec2) -> bool {
    let foot = 56.0;
    column(ui, "choices", vec2(size.x, (size.y - foot).max(40.0)), |ui| {
        focus::group(ui, Group::Right, |ui| ask::show(ui, desk, wish, records));
    });
    focus::group(ui, Group::Bottom, |ui| {
        ui.horizontal(|ui| {
            ui.add_space(6.0);
            let button = Button::new(desk.text("ui-quick-begin")).icon(icons::PLAY).primary().height(44.0);
            let begin = button.enabled(wish.is_ready()).show(ui);
            if !wish.is_ready() {
                parts::tip(ui, &begin, &desk.text("ui-quick-after-needed"));
            }
            begin.clicked() && wish.is_ready()
        })
        .inner
    })
}
