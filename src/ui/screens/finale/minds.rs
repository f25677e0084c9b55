//! Who suspected whom when, and why bots did what they did: the same at the end of both tables.

use egui::{Context, Label, Ui};

use super::{
    reel::{Moment, Reel},
    strips::Strips,
    why::Motives,
};
use crate::{
    engine::{Match, Seat},
    session::table::{Decision, Reasoned, Seating},
    ui::{
        Desk, Thoughts,
        parts::{self, Button},
        theme::{Palette, Type, icons},
    },
};

/// A game whose end tells what everybody believed.
pub trait Remembered: Reasoned {
    /// At how many moments it is looked at, with so many seats.
    fn moments(seats: u8) -> usize;

    /// What everybody believed at this moment, and what was true.
    fn moment(&self) -> Moment;
}

/// Which way round beliefs are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// What everybody thought of one player.
    #[default]
    About,
    /// What one player thought of everybody.
    By,
    /// Why one player did what it did.
    Why,
}

impl Mode {
    /// All of them, in the order they are offered.
    const ALL: [Self; 3] = [Self::About, Self::By, Self::Why];

    /// The key of its words.
    const fn words(self) -> &'static str {
        match self {
            Self::About => "ui-finale-about",
            Self::By => "ui-finale-by",
            Self::Why => "ui-finale-why",
        }
    }
}

/// A decision in words: what was done, then why.
pub type Spoken = (String, Vec<String>);

/// What a table calls things.
pub struct Called<'a, G: Reasoned> {
    /// The players, by seat.
    pub names: &'a [String],
    /// The teams, in the order of [`crate::deduction::Team::ALL`].
    pub teams: &'a [String; 5],
    /// What a player may be after, by number; nothing where nobody is after anything.
    pub aims: &'a [String],
    /// The key of what stands above the decisions of a player.
    pub why: &'static str,
    /// A decision: what was done, then why.
    pub decision: &'a dyn Fn(&Desk, &Decision<G>) -> Spoken,
}

/// What everybody believed, and what of it is looked at.
pub struct Minds<G: Remembered> {
    /// The beliefs, once they are worked out again.
    reel: Thoughts<Reel>,
    /// Whom the strips are about, or whose beliefs or decisions they are.
    pub who: Seat,
    mode: Mode,
    /// Why that player did what it did, once it was asked for.
    motives: Option<Motives<G>>,
    /// The moment looked at; the last where none was chosen.
    moment: Option<usize>,
    /// Whether the beliefs are yet to be worked out.
    fresh: bool,
}

impl<G: Remembered> Minds<G> {
    /// What everybody believed about a player.
    pub fn new(who: Seat) -> Self {
        Self { reel: Thoughts::none(), who, mode: Mode::default(), motives: None, moment: None, fresh: true }
    }

    /// The same with the reasons of a player open.
    #[must_use]
    pub fn asking_why(self, who: Seat) -> Self {
        Self { who, mode: Mode::Why, ..self }
    }

    /// Begins to work the beliefs out again, beside the screen.
    pub fn think(&mut self, ctx: &Context, desk: &Desk, game: &Match<G>) {
        if std::mem::take(&mut self.fresh) {
            let journal = game.journal().clone();
            self.reel = desk.thinker.think(ctx, move || Reel::of(journal));
        }
    }

    /// Draws them; gives the turn that is to be watched, and through whose eyes.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        desk: &mut Desk,
        game: &Match<G>,
        seating: &Seating<G::Side>,
        called: &Called<'_, G>,
    ) -> Option<(u32, Seat)> {
        self.whom(ui, desk, called.names);
        if self.mode == Mode::Why {
            let who = self.who;
            let motives = self.motives.take().filter(|motives| motives.is_of(who));
            let motives = motives.unwrap_or_else(|| Motives::of(ui.ctx(), desk, game, (who, seating.level(who))));
            return self.motives.insert(motives).show(ui, desk, called);
        }
        let Some(reel) = self.reel.get() else {
            let palette = Palette::of(ui.ctx());
            let text = desk.text("ui-finale-thinking");
            ui.add(Label::new(Type::Dense.text(text, palette.text_dim)).wrap());
            return None;
        };
        let moment = reel.moment(self.moment);
        let strips = Strips {
            reel,
            names: called.names,
            teams: called.teams,
            aims: called.aims,
            who: self.who,
            mode: self.mode,
            moment,
        };
        let chosen = strips.show(ui, desk);
        let turn = reel.moments().get(moment).map(|moment| moment.turn)?;
        self.moment = chosen.or(self.moment);
        rewatch(ui, desk, turn, called.names, self.who)
    }

    /// Who, and which way round.
    fn whom(&mut self, ui: &mut Ui, desk: &mut Desk, names: &[String]) {
        ui.horizontal_wrapped(|ui| {
            for mode in Mode::ALL {
                if Button::new(desk.text(mode.words())).height(28.0).chosen(self.mode == mode).show(ui).clicked() {
                    self.mode = mode;
                }
            }
            let title = desk.text(self.mode.words());
            if let Some(who) = parts::choice(ui, &mut desk.input, &title, names, usize::from(self.who.0)) {
                self.who = Seat(who as u8);
            }
        });
    }
}

/// The way from a moment of the strips to that turn of the game.
fn rewatch(ui: &mut Ui, desk: &Desk, turn: u32, names: &[String], who: Seat) -> Option<(u32, Seat)> {
    let name = names.get(usize::from(who.0)).cloned().unwrap_or_default();
    let label = desk.with("ui-finale-open", &[("turn", turn.into()), ("name", name.into())]);
    let clicked = Button::new(label).icon(icons::FILM_STRIP).height(30.0).show(ui).clicked();
    clicked.then_some((turn, who))
}
