//! Quick play: a table of Social Deduction, free or by scenario, with at most three clicks from the main menu to the seat.

mod after;
mod ask;
mod list;
mod wish;

use egui::{Context, Ui, vec2};

use self::{after::Records, wish::Wish};
use super::shared::{Arrival, column, head_under, prompts};
use crate::{
    content::shipped_library,
    deduction::{Deduction, Handover},
    engine::Seat,
    session::deduction::Table as Game,
    ui::{
        Change, Cue, Desk, Screen, Tone,
        focus::{self, Group},
        parts::{self, Answered, Button, Confirm},
        screens::Table,
        theme::{Palette, Rule, Type, icons},
    },
    words::deduction::fault_text,
};

/// From here on list and choices stand side by side.
const WIDE: f32 = 760.0;

/// What was pressed.
enum Pressed {
    /// A new table.
    Begin,
    /// The table that was left.
    GoOn,
    /// The first game.
    First,
}

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
        let seed = desk.seed.unwrap_or_else(fresh_seed);
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
        if self.asks
            && let Some(answer) = asked(desk).show(ctx, &mut desk.input)
        {
            self.asks = false;
            return if answer == Answered::Yes { self.begin(desk) } else { Change::Keep };
        }
        match pressed {
            Some(Pressed::Begin) if self.is_left => {
                self.asks = true;
                Change::Keep
            }
            Some(Pressed::Begin) => self.begin(desk),
            Some(Pressed::GoOn) => go_on(desk),
            Some(Pressed::First) => first(desk),
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
        match Game::new(wish.setup(), wish.seed(), wish.chairs(desk)) {
            Ok(game) => {
                desk.play(Cue::Choose);
                Change::Replace(Screen::Table(Box::new(Table::new(game))))
            }
            Err(fault) => {
                let fault = fault_text(&desk.words, &fault);
                let text = desk.with("ui-quick-fault", &[("fault", fault.into())]);
                desk.say(Tone::Error, text);
                Change::Keep
            }
        }
    }
}

/// What a row of the list does at once.
fn pressed_of(picked: list::Picked) -> Option<Pressed> {
    match picked {
        list::Picked::Left => Some(Pressed::GoOn),
        list::Picked::First => Some(Pressed::First),
        list::Picked::Table => None,
    }
}

/// Sits down at the first game.
fn first(desk: &mut Desk) -> Change {
    desk.play(Cue::Choose);
    Table::first(desk).map_or(Change::Keep, |table| Change::Replace(Screen::Table(Box::new(table))))
}

/// Whether the table that was left is given up.
fn asked(desk: &Desk) -> Confirm {
    Confirm {
        title: desk.text("ui-quick-give-up"),
        text: desk.text("ui-quick-give-up-text"),
        yes: desk.text("ui-quick-give-up-yes"),
        no: desk.text("ui-quick-give-up-no"),
        danger: true,
    }
}

/// Goes on with the table that was left, or says what is wrong with it.
fn go_on(desk: &mut Desk) -> Change {
    match desk.store.left_table::<Deduction>() {
        Some(Ok((game, warning))) => {
            if let Some(warning) = warning {
                let fill = [("fault", desk.fault(&warning).into())];
                desk.say(Tone::Warning, desk.with("ui-saves-previous", &fill));
            }
            desk.play(Cue::Choose);
            Change::Replace(Screen::Table(Box::new(Table::new(game))))
        }
        Some(Err(fault)) => {
            desk.say(Tone::Error, desk.fault(&fault));
            Change::Keep
        }
        None => Change::Keep,
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

/// Another seed each time.
fn fresh_seed() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    u64::from(now.subsec_nanos()) ^ now.as_secs().rotate_left(20)
}
