//! The end of a table: who won, what everybody really was, and who suspected whom when.

mod reel;
mod rows;

use std::sync::Arc;

use egui::{Context, Ui, vec2};

use self::reel::Reel;
use super::{
    Quick,
    shared::{Arrival, column, first_focus, page_head, prompts},
};
use crate::{
    deduction::{Deduction, Outcome, Rules, State},
    engine::{Game as _, Journal, Seat},
    session::table::Table as Game,
    ui::{
        Change, Cue, Desk, Screen, Thoughts,
        focus::{self, Group},
        parts::{self, Button},
        theme::{Palette, Rule, Type, icons},
    },
    words::deduction::Teller,
};

/// From here on roles and replay stand side by side.
const WIDE: f32 = 820.0;

/// The end of a table.
pub struct Finale {
    outcome: Option<Outcome>,
    state: State,
    rules: Arc<Rules>,
    names: Vec<String>,
    people: Vec<Seat>,
    /// What was played, until it is looked at again.
    journal: Option<Journal<Deduction>>,
    reel: Thoughts<Reel>,
    /// Whom the strips are about.
    about: Seat,
    arrival: Arrival,
}

impl Finale {
    /// The end of this table.
    pub fn new(_desk: &Desk, game: &Game) -> Self {
        Self {
            outcome: game.outcome(),
            state: game.game().game().state().clone(),
            rules: Arc::clone(game.game().game().rules()),
            names: game.names(),
            people: game.people(),
            journal: Some(game.game().journal().clone()),
            reel: Thoughts::none(),
            about: game.people().first().copied().unwrap_or(Seat(0)),
            arrival: Arrival::default(),
        }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if let Some(journal) = self.journal.take() {
            self.reel = desk.thinker.think(ctx, move || Reel::of(journal));
        }
        let mut again = false;
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let title = self.title(desk);
            let back = page_head(ui, desk, &title);
            let room = (ui.available_height() - 84.0).max(60.0);
            self.body(ui, desk, room);
            again = bottom(ui, desk, arrived);
            prompts(ui, desk);
            back
        });
        if again {
            desk.play(Cue::Choose);
            return Change::Replace(Screen::Quick(Box::new(Quick::new(desk))));
        }
        if back { Change::Restart(None) } else { Change::Keep }
    }

    fn teller<'a>(&'a self, desk: &'a Desk) -> Teller<'a> {
        Teller::new(&desk.words, &self.rules).named(&self.names)
    }

    /// Who won: for a person alone at the screen, whether that is them.
    fn title(&self, desk: &Desk) -> String {
        let Some(outcome) = &self.outcome else { return desk.text("ui-table-over") };
        match self.people.as_slice() {
            [me] if outcome.winners.contains(*me) => desk.text("ui-finale-won"),
            [_] => desk.text("ui-finale-lost"),
            _ => self.teller(desk).outcome(outcome),
        }
    }

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32) {
        let width = ui.available_width();
        if width < WIDE {
            column(ui, "finale", vec2(width, room), |ui| {
                self.roles(ui, desk);
                ui.add_space(Rule::GAP);
                focus::group(ui, Group::Right, |ui| self.suspicions(ui, desk));
            });
            return;
        }
        ui.horizontal_top(|ui| {
            let left = (width * 0.5).floor();
            column(ui, "roles", vec2(left, room), |ui| self.roles(ui, desk));
            ui.add_space(Rule::GAP);
            let right = ui.available_width();
            column(ui, "beliefs", vec2(right, room), |ui| {
                focus::group(ui, Group::Right, |ui| self.suspicions(ui, desk));
            });
        });
    }

    /// What decided it, and everybody's cards.
    fn roles(&self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let Some(outcome) = &self.outcome else { return };
        let teller = self.teller(desk);
        ui.add(egui::Label::new(Type::Subtitle.text(teller.outcome(outcome), palette.text_hi)).wrap());
        let fill = [("turns", outcome.turns.into()), ("rounds", outcome.rounds.into())];
        ui.add(egui::Label::new(Type::Dense.text(desk.with("ui-finale-length", &fill), palette.text_dim)).wrap());
        ui.add_space(Rule::GAP / 2.0);
        parts::head(ui, &desk.text("ui-finale-roles"), None);
        focus::group(ui, Group::Main, |ui| {
            for seat in (0..self.rules.seats).map(Seat) {
                rows::role(ui, desk, &teller, (&self.rules, &self.state), outcome, seat, self.people.contains(&seat));
            }
        });
    }
}

/// What can be done now; whether another table is wanted.
fn bottom(ui: &mut Ui, desk: &Desk, arrived: bool) -> bool {
    focus::group(ui, Group::Bottom, |ui| {
        ui.horizontal(|ui| {
            let again = Button::new(desk.text("ui-finale-again")).icon(icons::PLAY).primary().height(40.0).show(ui);
            first_focus(desk, arrived, &again);
            again.clicked()
        })
        .inner
    })
}
