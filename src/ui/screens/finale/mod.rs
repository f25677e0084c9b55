//! The end of a table: who won, what everybody really was, who suspected whom when, and why bots did what they did.

mod believed;
mod minds;
mod reel;
mod rows;
mod strips;
mod why;

use std::sync::Arc;

use egui::{Context, Ui, vec2};

pub(super) use self::{
    minds::{Called, Minds, Remembered},
    reel::{Aim, Moment},
};
use super::{
    Quick, Rerun, replays,
    shared::{Arrival, column, first_focus, page_head, prompts},
};
use crate::{
    deduction::{Deduction, Outcome, Rules, State, Team},
    engine::{Game as _, Match, Seat},
    session::{
        deduction::{Seating, Table as Game},
        table::{Decision, Eyes},
    },
    ui::{
        Change, Cue, Desk, Screen,
        focus::{self, Group},
        parts::{self, Button},
        theme::{Palette, Rule, Type, icons},
    },
    words::deduction::Teller,
};

/// From here on roles and replay stand side by side.
const WIDE: f32 = 820.0;

/// What was pressed.
enum Pressed {
    /// Another table.
    Again,
    /// The game is to be watched from the beginning.
    Watch,
    /// So is the first game of the campaign: now its secrets may be told.
    First,
}

/// The end of a table.
pub struct Finale {
    outcome: Option<Outcome>,
    state: State,
    rules: Arc<Rules>,
    names: Vec<String>,
    people: Vec<Seat>,
    game: Match<Deduction>,
    seating: Seating,
    /// What everybody believed, and why.
    minds: Minds<Deduction>,
    /// The replay of the first game of the campaign.
    first: Option<String>,
    arrival: Arrival,
}

impl Finale {
    /// The end of this table.
    pub fn new(desk: &Desk, game: &Game) -> Self {
        Self {
            outcome: game.outcome(),
            state: game.game().game().state().clone(),
            rules: Arc::clone(game.game().game().rules()),
            names: game.names(),
            people: game.people(),
            game: game.game().clone(),
            seating: game.seating().clone(),
            minds: Minds::new(game.people().first().copied().unwrap_or(Seat(0))),
            first: desk.store.first_game(game.game().journal()),
            arrival: Arrival::default(),
        }
    }

    /// The same with the reasons of a player open.
    #[must_use]
    pub fn asking_why(self, who: Seat) -> Self {
        Self { minds: self.minds.asking_why(who), ..self }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        self.minds.think(ctx, desk, &self.game);
        let (mut pressed, mut turn) = (None, None);
        let back = parts::page_within(ctx, 1200.0, |ui| {
            let title = self.title(desk);
            let back = page_head(ui, desk, &title);
            let room = (ui.available_height() - 84.0).max(60.0);
            turn = self.body(ui, desk, room);
            pressed = self.bottom(ui, desk, arrived);
            prompts(ui, desk);
            back
        });
        match (pressed, turn) {
            (Some(Pressed::Again), _) => {
                desk.play(Cue::Choose);
                let quick = Quick::new(desk).like(&self.game.journal().setup, &self.seating);
                Change::Replace(Screen::Quick(Box::new(quick)))
            }
            (Some(Pressed::Watch), _) => self.watch(desk, None),
            (Some(Pressed::First), _) => self.first.as_ref().map_or(Change::Keep, |name| replays::watch(desk, name)),
            (None, Some((turn, by))) => self.watch(desk, Some((turn, by))),
            (None, None) if back => Change::Restart(None),
            (None, None) => Change::Keep,
        }
    }

    /// Shows the game again, from its beginning or from a turn through a seat's eyes.
    fn watch(&self, desk: &mut Desk, from: Option<(u32, Seat)>) -> Change {
        desk.play(Cue::Choose);
        let rerun = Rerun::new(desk, &self.game, Some(self.seating.clone()));
        let rerun = match from {
            Some((turn, by)) => rerun.at(turn, Eyes::Seat(by)),
            None => rerun,
        };
        Change::Push(Screen::Rerun(Box::new(rerun)))
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

    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32) -> Option<(u32, Seat)> {
        let width = ui.available_width();
        if width < WIDE {
            return column(ui, "finale", vec2(width, room), |ui| {
                self.roles(ui, desk);
                ui.add_space(Rule::GAP);
                focus::group(ui, Group::Right, |ui| self.suspicions(ui, desk))
            });
        }
        let shown = ui.horizontal_top(|ui| {
            let left = (width * 0.45).floor();
            column(ui, "roles", vec2(left, room), |ui| self.roles(ui, desk));
            ui.add_space(Rule::GAP);
            let right = ui.available_width();
            column(ui, "beliefs", vec2(right, room), |ui| {
                focus::group(ui, Group::Right, |ui| self.suspicions(ui, desk))
            })
        });
        shown.inner
    }

    /// What decided it, and everybody's cards.
    fn roles(&mut self, ui: &mut Ui, desk: &Desk) {
        let palette = Palette::of(ui.ctx());
        let Some(outcome) = &self.outcome else { return };
        let teller = self.teller(desk);
        ui.add(egui::Label::new(Type::Subtitle.text(teller.outcome(outcome), palette.text_hi)).wrap());
        let fill = [("turns", outcome.turns.into()), ("rounds", outcome.rounds.into())];
        ui.add(egui::Label::new(Type::Dense.text(desk.with("ui-finale-length", &fill), palette.text_dim)).wrap());
        ui.add_space(Rule::GAP / 2.0);
        parts::head(ui, &desk.text("ui-finale-roles"), None);
        let mut who = None;
        focus::group(ui, Group::Main, |ui| {
            for seat in (0..self.rules.seats).map(Seat) {
                let (person, chosen) = (self.people.contains(&seat), seat == self.minds.who);
                let look = rows::Look { person, you: self.people == [seat], chosen };
                if rows::role(ui, desk, &teller, (&self.rules, &self.state), outcome, seat, look).clicked() {
                    who = Some(seat);
                }
            }
        });
        self.minds.who = who.unwrap_or(self.minds.who);
    }

    /// What everybody thought of one player, or one player of everybody, and why. Gives the turn that is to be watched,
    /// and through whose eyes.
    fn suspicions(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<(u32, Seat)> {
        parts::head(ui, &desk.text("ui-finale-beliefs"), None);
        let teller = self.teller(desk);
        let names: Vec<String> = (0..self.rules.seats).map(|seat| teller.name(Seat(seat))).collect();
        let teams = Team::ALL.map(|team| teller.team(team));
        let (rules, names) = (&self.rules, &names);
        let decision = |desk: &Desk, decision: &Decision<Deduction>| {
            let teller = Teller::new(&desk.words, rules).named(names);
            (teller.decision(&decision.view, &decision.action), teller.reasons(&decision.reasons))
        };
        let called = Called { names, teams: &teams, aims: &[], why: "ui-finale-why-told", decision: &decision };
        self.minds.show(ui, desk, &self.game, &self.seating, &called)
    }

    /// What can be done now.
    fn bottom(&self, ui: &mut Ui, desk: &Desk, arrived: bool) -> Option<Pressed> {
        focus::group(ui, Group::Bottom, |ui| {
            let shown = ui.horizontal(|ui| {
                let mut pressed = None;
                let mut button = |button: Button, means| {
                    let response = button.height(40.0).show(ui);
                    if response.clicked() {
                        pressed = Some(means);
                    }
                    response
                };
                let again =
                    button(Button::new(desk.text("ui-finale-again")).icon(icons::PLAY).primary(), Pressed::Again);
                first_focus(desk, arrived, &again);
                button(Button::new(desk.text("ui-finale-watch")).icon(icons::FILM_STRIP), Pressed::Watch);
                if self.first.is_some() {
                    button(Button::new(desk.text("ui-finale-first")).icon(icons::FILM_STRIP), Pressed::First);
                }
                pressed
            });
            shown.inner
        })
    }
}
