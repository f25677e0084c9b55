//! The event that is being resolved, as far as one has witnessed it: what lies there, what was said, what was shown.

use egui::{Context, Ui};

use super::{here::Here, layout::Class};
use crate::{
    beginning::{Amount, Claim, Event, EventNo, InfluenceNo, View},
    engine::Seat,
    session::beginning::Line,
    ui::{
        Desk,
        beginning::{EventCard, Laid, Odds, Reveal, Showing, laid_in, length, shown_after},
    },
};

/// How long all cards are looked at once the last is turned, in milliseconds.
const LOOKED_AT: f32 = 1400.0;

/// An event and what has become of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Resolution {
    /// Which; nothing where cards were shown without one, as in breaking out of the Cube.
    pub event: Option<EventNo>,
    /// What each has laid in, and what was said about it.
    laid: Vec<Laid>,
    /// Which half came true, once that is known.
    came: Option<u8>,
    /// The cards that were shown, once they are.
    result: Option<Shown>,
    /// How many of them are turned over; a fraction while one turns.
    open: f32,
    /// What the chance of the rest is told by, while they turn.
    odds: Option<Odds>,
}

/// Cards of a check, shown.
#[derive(Clone, Debug, PartialEq)]
struct Shown {
    cards: Vec<InfluenceNo>,
    total: i8,
    target: Option<i8>,
    success: bool,
}

impl Resolution {
    /// The newest event of a log; nothing where none was shown in this turn or the one before it.
    pub fn of(view: &View, log: &[Line]) -> Option<Self> {
        let begins = |line: &Line| matches!(line.event, Event::Shown(..));
        let cards = log.iter().rposition(|line| begins(line) || matches!(line.event, Event::Pooled { .. }))?;
        // Cards belong to the event of the same turn that has none yet.
        let event = log.iter().take(cards + 1).rposition(begins).filter(|&at| belongs(log, at, cards));
        let from = event.unwrap_or(cards);
        let shown = log.get(from)?;
        if shown.turn + 1 < view.table.turn.number {
            return None;
        }
        let event = if let Event::Shown(_, event) = shown.event { Some(event) } else { None };
        let laid = everybody(view, shown.turn);
        let mut found = Self { event, laid, came: None, result: None, open: 0.0, odds: None };
        let same = |line: &&Line| line.turn == shown.turn;
        log.iter().skip(from).take_while(same).for_each(|line| found.take_in(&line.event));
        found.open = found.result.as_ref().map_or(0.0, |shown| shown.cards.len() as f32);
        Some(found)
    }

    /// What one thing that happened tells of it.
    fn take_in(&mut self, event: &Event) {
        match event {
            Event::PutIn(seat) => self.laid(*seat, |laid| laid.cards += 1),
            Event::Said(seat, Claim::Give(amount)) => self.say(*seat, *amount),
            Event::Pooled { cards, total, target, success } if self.result.is_none() => {
                self.came = Some(u8::from(!*success));
                let (cards, target) = (cards.to_vec(), Some(*target));
                self.result = Some(Shown { cards, total: *total, target, success: *success });
            }
            Event::Counted { cards, count, step } => {
                self.came = Some(*step);
                let total = i8::try_from(*count).unwrap_or(i8::MAX);
                self.result = Some(Shown { cards: cards.to_vec(), total, target: None, success: true });
            }
            Event::Decided(_, event, upper) if Some(*event) == self.event => self.came = Some(u8::from(!*upper)),
            _ => {}
        }
    }

    fn laid(&mut self, seat: Seat, change: impl FnOnce(&mut Laid)) {
        self.laid.iter_mut().find(|laid| laid.by == Some(seat)).into_iter().for_each(change_once(change));
    }

    fn say(&mut self, seat: Seat, amount: Amount) {
        self.laid(seat, |laid| laid.said = Some(amount));
    }

    /// The same with only so many cards turned over.
    pub fn turned(&mut self, open: f32, odds: Option<Odds>) {
        (self.open, self.odds) = (open, odds);
        if self.is_turning() {
            self.came = None;
        }
    }

    /// Whether its cards are still being turned over.
    pub fn is_turning(&self) -> bool {
        self.result.as_ref().is_some_and(|shown| self.open < shown.cards.len() as f32)
    }

    /// Whether its cards were shown.
    pub fn is_shown(&self) -> bool {
        self.result.is_some()
    }

    /// Whether cards are laid in for it.
    fn is_check(&self) -> bool {
        self.result.is_some() || self.laid.iter().any(|laid| laid.by.is_some() && laid.cards > 0)
    }
}

/// Whether the line `cards` of a log tells of the event shown in the line `shown`.
fn belongs(log: &[Line], shown: usize, cards: usize) -> bool {
    let (Some(first), Some(last)) = (log.get(shown), log.get(cards)) else { return false };
    let between = log.iter().take(cards).skip(shown + 1);
    first.turn == last.turn && !between.clone().any(|line| matches!(line.event, Event::Pooled { .. }))
}

/// `for_each` wants something it could call more than once.
fn change_once<T>(change: impl FnOnce(&mut T)) -> impl FnMut(&mut T) {
    let mut change = Some(change);
    move |it| {
        if let Some(change) = change.take() {
            change(it);
        }
    }
}

/// Nothing of anybody yet, in the order they are asked, and the two cards of the deck.
fn everybody(view: &View, turn: u32) -> Vec<Laid> {
    let scene = crate::beginning::Scene { rules: &view.rules, state: &view.table };
    let now = view.table.turn;
    // The event of the turn before was asked from the seat before.
    let back = now.number.saturating_sub(turn).min(1) as u8;
    Laid::nothing(view, scene.after(now.seat, scene.seats().saturating_sub(back)))
}

/// Cards being turned over, one after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Turning {
    from: f64,
    cards: usize,
    /// What the chance is told by.
    pub odds: Option<Odds>,
    /// Stopped with so many open, for a picture.
    stopped: Option<f32>,
}

impl Turning {
    /// Begins to turn the cards of a check that was witnessed from this line on; nothing where there was none. `before`
    /// is what was known until then.
    pub fn begin(now: f64, log: &[Line], since: usize, before: Option<&View>) -> Option<Self> {
        let cards = log.iter().skip(since).rev().find_map(|line| match &line.event {
            Event::Pooled { cards, .. } | Event::Counted { cards, .. } => Some(cards.len()),
            _ => None,
        })?;
        Some(Self { from: now, cards, odds: before.map(Odds::of), stopped: None })
    }

    /// The same, stopped while the card before the last two turns.
    #[must_use]
    pub fn stopped(self) -> Self {
        Self { stopped: Some((self.cards as f32 - 2.3).max(0.0)), ..self }
    }

    /// How many cards are turned over by now; nothing once all were looked at.
    pub fn open(&self, ctx: &Context, desk: &Desk) -> Option<f32> {
        if self.stopped.is_some() {
            return self.stopped;
        }
        let gone = (Desk::now(ctx) - self.from) as f32;
        let rest = desk.motion(LOOKED_AT);
        if rest <= 0.0 || gone >= length(desk, self.cards) + rest {
            return None;
        }
        ctx.request_repaint();
        Some(shown_after(desk, self.cards, gone))
    }
}

/// Draws the event: its card, who laid in how much, and the cards as they are shown.
pub fn show(ui: &mut Ui, here: &Here<'_>, resolution: &Resolution) {
    let look = here.look();
    ui.spacing_mut().item_spacing.y = 4.0;
    if let Some(event) = resolution.event {
        card(ui, here, resolution, event);
    }
    if let Some(shown) = &resolution.result {
        let Shown { cards, total, target, success } = shown;
        let (shown, odds) = (resolution.open, resolution.odds.as_ref());
        let reveal = Reveal { cards, total: *total, target: *target, success: *success, shown, odds };
        Showing { look, reveal }.show(ui);
    }
}

/// The card, and who laid in how much beside it or below.
fn card(ui: &mut Ui, here: &Here<'_>, resolution: &Resolution, event: EventNo) {
    let look = here.look();
    // The story gives way to what is asked.
    let asked = resolution.is_check() && !here.options.is_empty() && here.class <= Class::Normal;
    let card = EventCard { look, event, came: resolution.came, brief: resolution.is_shown() || asked };
    let wide = ui.available_width();
    if resolution.is_check() && wide >= 330.0 {
        ui.horizontal_top(|ui| {
            ui.allocate_ui(egui::vec2((wide * 0.52).floor(), 0.0), |ui| ui.vertical(|ui| card.show(ui)));
            ui.vertical(|ui| laid_in(ui, look, &resolution.laid));
        });
        return;
    }
    card.show(ui);
    if resolution.is_check() {
        laid_in(ui, look, &resolution.laid);
    }
}
