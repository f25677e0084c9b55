//! The end of a table: how it was decided, what everybody was and wanted, and where the chips lay.
//!
//! After the first game of a campaign nobody tells the own faction or objective (TB-CAMP-05): there it is kept back.

mod minds;
mod rows;
mod told;

use egui::{Context, Ui, vec2};

use super::{Quick, Rerun};
use crate::{
    beginning::{Beginning, Outcome, View},
    content::shipped_library,
    deduction::{self, Deduction, Handover},
    engine::{Match, Seat},
    session::{
        self,
        beginning::{Seating, Table as Game},
        campaign,
        table::{Chair, Decision, Eyes, Tabled as _},
    },
    ui::{
        Change, Cue, Desk, Screen, Tone,
        focus::{self, Group},
        parts::{self, Answered, Button},
        screens::{
            self,
            finale::{Called, Minds},
            shared::{Arrival, column, first_focus, give_up, head_under, prompts},
        },
        theme::{Rule, icons},
    },
    words::{beginning::Teller, deduction::fault_text},
};

/// From here on what everybody was and the board stand side by side.
const WIDE: f32 = 820.0;

/// What was pressed.
enum Pressed {
    /// Another table.
    Again,
    /// The game is to be watched from the beginning.
    Watch,
    /// The second game of the campaign.
    Second,
}

/// The end of a table.
pub struct Finale {
    outcome: Option<Outcome>,
    /// Everything, as it lay at the end.
    view: View,
    names: Vec<String>,
    people: Vec<Seat>,
    game: Match<Beginning>,
    seating: Seating,
    /// What the second game of a campaign plays on from.
    record: Option<Handover>,
    /// What everybody believed; not after the first game of a campaign.
    minds: Option<Minds<Beginning>>,
    /// Whether they are looked at, and not the board.
    believes: bool,
    /// Whether the player is asked about giving up another table.
    asks: bool,
    arrival: Arrival,
}

impl Finale {
    /// The end of this table.
    pub fn new(game: &Game) -> Self {
        let record = campaign::handover(game.game().game());
        let who = game.people().first().copied().unwrap_or(Seat(0));
        Self {
            minds: record.is_none().then(|| Minds::new(who)),
            outcome: game.outcome(),
            view: game.game().game().open_view(),
            names: super::names(game),
            people: game.people(),
            game: game.game().clone(),
            seating: game.seating().clone(),
            record,
            believes: false,
            asks: false,
            arrival: Arrival::default(),
        }
    }

    /// The same with the reasons of a player open, where they are told.
    #[must_use]
    pub fn asking_why(self, who: Seat) -> Self {
        Self { minds: self.minds.map(|minds| minds.asking_why(who)), believes: true, ..self }
    }

    /// The same with what everybody believed open, where that is told.
    #[must_use]
    pub fn with_beliefs(self) -> Self {
        Self { believes: true, ..self }
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        if let Some(minds) = &mut self.minds {
            minds.think(ctx, desk, &self.game);
        }
        let (mut pressed, mut turn) = (None, None);
        let back = parts::page_within(ctx, 1280.0, |ui| {
            let back = head_under(ui, desk, &self.title(desk), self.asks);
            let room = (ui.available_height() - 84.0).max(60.0);
            turn = self.body(ui, desk, room);
            pressed = self.bottom(ui, desk, arrived);
            prompts(ui, desk);
            back
        });
        if self.asks
            && let Some(answer) = give_up(desk).show(ctx, &mut desk.input)
        {
            self.asks = false;
            return if answer == Answered::Yes { self.second(desk) } else { Change::Keep };
        }
        match pressed {
            Some(Pressed::Again) => {
                desk.play(Cue::Choose);
                let quick = Quick::new(desk).like(&self.game.journal().setup, &self.seating);
                Change::Replace(Screen::BeginningQuick(Box::new(quick)))
            }
            Some(Pressed::Watch) => self.watch(desk, None),
            Some(Pressed::Second) if desk.store.has_table::<Deduction>() => {
                self.asks = true;
                Change::Keep
            }
            Some(Pressed::Second) => self.second(desk),
            None if turn.is_some() => self.watch(desk, turn),
            None if back => Change::Restart(None),
            None => Change::Keep,
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
        Change::Push(Screen::BeginningRerun(Box::new(rerun)))
    }

    /// On to Social Deduction: the same seats, the same people and bots, and all that follows from the first game.
    fn second(&self, desk: &mut Desk) -> Change {
        let (Some(record), Ok(library)) = (self.record.clone(), shipped_library()) else { return Change::Keep };
        let first = self.game.journal();
        let setup = deduction::Setup {
            after: Some(record),
            talk: first.setup.talk,
            ..deduction::Setup::new(library, self.view.rules.seats)
        };
        let chair = |(chair, name): (&Chair, &String)| Chair { name: name.clone(), kind: chair.kind };
        let chairs = self.seating.chairs.iter().zip(&self.names).map(chair).collect();
        match session::deduction::Table::new(setup, campaign::seed_after(first.seed), chairs) {
            Ok(game) => {
                desk.play(Cue::Choose);
                Change::Replace(Screen::Table(Box::new(screens::Table::new(game))))
            }
            Err(fault) => {
                let fault = fault_text(&desk.words, &fault);
                desk.say(Tone::Error, desk.with("ui-quick-fault", &[("fault", fault.into())]));
                Change::Keep
            }
        }
    }

    fn teller<'a>(&'a self, desk: &'a Desk) -> Teller<'a> {
        Teller::new(&desk.words, &self.view.rules).named(&self.names)
    }

    /// Who won: for a person alone at the screen, whether that is them.
    fn title(&self, desk: &Desk) -> String {
        let Some(outcome) = &self.outcome else { return desk.text("ui-table-over") };
        match self.people.as_slice() {
            [me] if outcome.winners.contains(*me) => desk.text("ui-finale-won"),
            [_] => desk.text("ui-finale-lost"),
            _ => self.teller(desk).victory(outcome),
        }
    }

    /// Gives the turn that is to be watched, and through whose eyes.
    fn body(&mut self, ui: &mut Ui, desk: &mut Desk, room: f32) -> Option<(u32, Seat)> {
        let width = ui.available_width();
        if width < WIDE {
            return column(ui, "finale", vec2(width, room), |ui| {
                self.told(ui, desk);
                ui.add_space(Rule::GAP);
                self.beside(ui, desk, 300.0)
            });
        }
        let shown = ui.horizontal_top(|ui| {
            let left = (width * 0.5).floor();
            column(ui, "roles", vec2(left, room), |ui| self.told(ui, desk));
            ui.add_space(Rule::GAP);
            let right = ui.available_width();
            column(ui, "board", vec2(right, room), |ui| self.beside(ui, desk, room - 8.0))
        });
        shown.inner
    }

    /// The board, or what everybody believed: one of them, to the full height.
    fn beside(&mut self, ui: &mut Ui, desk: &mut Desk, high: f32) -> Option<(u32, Seat)> {
        if self.minds.is_none() {
            self.board(ui, desk, high);
            return None;
        }
        focus::group(ui, Group::Right, |ui| {
            ui.horizontal_wrapped(|ui| {
                for (beliefs, key) in [(false, "ui-begin-chips"), (true, "ui-finale-beliefs")] {
                    let button = Button::new(desk.text(key)).height(28.0).chosen(self.believes == beliefs);
                    if button.show(ui).clicked() {
                        self.believes = beliefs;
                    }
                }
            });
            if self.believes {
                return self.suspicions(ui, desk);
            }
            self.board(ui, desk, high - 36.0);
            None
        })
    }

    /// What everybody believed, and why bots did what they did.
    fn suspicions(&mut self, ui: &mut Ui, desk: &mut Desk) -> Option<(u32, Seat)> {
        let (rules, names) = (&self.view.rules, &self.names);
        let teller = Teller::new(&desk.words, rules).named(names);
        let aims: Vec<String> = rules.library().objectives.iter().map(|card| card.name.clone()).collect();
        let decision = |desk: &Desk, decision: &Decision<Beginning>| {
            let teller = Teller::new(&desk.words, rules).named(names);
            let did = teller.action(&decision.view, &decision.action);
            (did, teller.reasons(&decision.view, &decision.reasons))
        };
        let called =
            Called { names, teams: &minds::teams(&teller), aims: &aims, why: "ui-begin-why-told", decision: &decision };
        self.minds.as_mut()?.show(ui, desk, &self.game, &self.seating, &called)
    }

    /// What can be done now.
    fn bottom(&self, ui: &mut Ui, desk: &Desk, arrived: bool) -> Option<Pressed> {
        focus::group(ui, Group::Bottom, |ui| {
            let shown = ui.horizontal(|ui| {
                let mut pressed = None;
                let mut button = |ui: &mut Ui, key: &str, icon, first: bool, means| {
                    let button = Button::new(desk.text(key)).icon(icon).height(40.0);
                    let response = if first { button.primary() } else { button }.show(ui);
                    first_focus(desk, arrived && first, &response);
                    if response.clicked() {
                        pressed = Some(means);
                    }
                };
                let campaign = self.record.is_some();
                if campaign {
                    button(ui, "ui-begin-second", icons::USERS_THREE, true, Pressed::Second);
                }
                button(ui, "ui-finale-again", icons::PLAY, !campaign, Pressed::Again);
                if !campaign {
                    button(ui, "ui-finale-watch", icons::FILM_STRIP, false, Pressed::Watch);
                }
                pressed
            });
            shown.inner
        })
    }
}
