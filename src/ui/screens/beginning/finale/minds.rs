//! What everybody believed over the game, as the end of Social Deduction shows it.

use egui::{Context, Label, Ui};

use crate::{
    beginning::{Beginning, Faction, bots::beliefs},
    deduction::Team,
    engine::{Game as _, Match, Seat},
    session::campaign::team,
    ui::{
        Desk, Thoughts,
        parts::{self, Button},
        screens::finale::{FEW, Mode, Moment, Reel, Strips},
        table::team_index,
        theme::{Palette, Type, icons},
    },
    words::beginning::Teller,
};

/// What everybody believed, and what of it is looked at.
pub struct Minds {
    /// The beliefs, once they are worked out again.
    reel: Thoughts<Reel>,
    who: Seat,
    mode: Mode,
    moment: Option<usize>,
    /// Whether they are yet to be worked out.
    fresh: bool,
}

impl Minds {
    /// What everybody believed about a player.
    pub fn new(who: Seat) -> Self {
        Self { reel: Thoughts::none(), who, mode: Mode::default(), moment: None, fresh: true }
    }

    /// Begins to work the beliefs out again, beside the screen.
    pub fn think(&mut self, ctx: &Context, desk: &Desk, game: &Match<Beginning>) {
        if std::mem::take(&mut self.fresh) {
            let journal = game.journal().clone();
            self.reel = desk.thinker.think(ctx, move || Reel::thought(journal, FEW, moment));
        }
    }

    /// Draws them; gives the turn that is to be watched, and through whose eyes.
    pub fn show(&mut self, ui: &mut Ui, desk: &mut Desk, names: &[String], teams: &[String; 5]) -> Option<(u32, Seat)> {
        parts::head(ui, &desk.text("ui-finale-beliefs"), None);
        self.whom(ui, desk, names);
        let Some(reel) = self.reel.get() else {
            let palette = Palette::of(ui.ctx());
            let text = desk.text("ui-finale-thinking");
            ui.add(Label::new(Type::Dense.text(text, palette.text_dim)).wrap());
            return None;
        };
        let moment = reel.moment(self.moment);
        let strips = Strips { reel, names, teams, who: self.who, mode: self.mode, moment };
        let chosen = strips.show(ui, desk);
        let turn = reel.moments().get(moment).map(|moment| moment.turn)?;
        self.moment = chosen.or(self.moment);
        let name = names.get(usize::from(self.who.0)).cloned().unwrap_or_default();
        let label = desk.with("ui-finale-open", &[("turn", turn.into()), ("name", name.into())]);
        let clicked = Button::new(label).icon(icons::FILM_STRIP).height(30.0).show(ui).clicked();
        clicked.then_some((turn, self.who))
    }

    /// Who, and which way round.
    fn whom(&mut self, ui: &mut Ui, desk: &mut Desk, names: &[String]) {
        ui.horizontal_wrapped(|ui| {
            for (mode, key) in [(Mode::About, "ui-finale-about"), (Mode::By, "ui-finale-by")] {
                if Button::new(desk.text(key)).height(28.0).chosen(self.mode == mode).show(ui).clicked() {
                    self.mode = mode;
                }
            }
            let title = desk.text(if self.mode == Mode::About { "ui-finale-about" } else { "ui-finale-by" });
            if let Some(who) = parts::choice(ui, &mut desk.input, &title, names, usize::from(self.who.0)) {
                self.who = Seat(who as u8);
            }
        });
    }
}

/// What the factions are called, in the order of [`Team::ALL`].
pub fn teams(teller: &Teller<'_>) -> [String; 5] {
    let factions = [Faction::Human, Faction::Machine, Faction::Fallen, Faction::Legion, Faction::Outlaw];
    Team::ALL.map(|of| {
        let faction = factions.into_iter().find(|&faction| team(faction) == of);
        faction.map(|faction| teller.faction(faction)).unwrap_or_default()
    })
}

/// What everybody believed at one moment, and what was true.
fn moment(game: &Beginning) -> Moment {
    let scene = game.scene();
    let thought = |seat: Seat| {
        let beliefs = beliefs(&game.view(seat));
        scene.all().map(|about| chances(|faction| beliefs.of(about, faction))).collect()
    };
    let teams = scene.all().map(|seat| team(scene.faction(seat).unwrap_or(Faction::Outlaw))).collect();
    Moment::new(game.state().turn.number, scene.all().map(thought).collect(), teams)
}

/// The chances of all factions, in the order of [`Team::ALL`].
fn chances(of: impl Fn(Faction) -> f32) -> [f32; 5] {
    let mut row = [0.0; 5];
    for faction in Faction::PLAYED {
        row.get_mut(team_index(team(faction))).into_iter().for_each(|place| *place = of(faction));
    }
    row
}
