//! What the map answers when a sector is looked at: what going there costs and risks, what an attack's odds are.

use egui::Ui;

use super::{
    choice,
    panels::{sector_card, sector_name},
};
use crate::{
    stealth::{Action, Phase, Scene, Sector, View, forecast::Forecast, odds},
    ui::{
        Desk, Outlook,
        parts::{self, Fact},
        theme::{Palette, Type, icons},
    },
    words::{number, percent, stealth::Teller},
};

/// A question the map is asked.
#[derive(Clone, Copy)]
pub struct Asked<'a> {
    /// The words.
    pub desk: &'a Desk,
    /// What is seen.
    pub view: &'a View,
    /// The sector looked at.
    pub sector: Sector,
    /// What may come.
    pub outlook: Option<&'a Outlook>,
    /// What is being chosen, where the sector is what it is chosen for.
    pub action: Option<Action>,
}

impl Asked<'_> {
    /// The answer, where there is room for all of it.
    pub fn show(&self, ui: &mut Ui) {
        match self.action {
            Some(Action::Move { .. }) | None => sector_card(ui, self.desk, self.view, self.sector, self.outlook),
            Some(action) => self.aim(ui, action),
        }
    }

    /// What an aimed action does, with its odds.
    fn aim(&self, ui: &mut Ui, action: Action) {
        let (palette, desk) = (Palette::of(ui.ctx()), self.desk);
        let name = Teller::of(&desk.words, self.view).action(&action);
        ui.add(egui::Label::new(Type::Subtitle.text(name, palette.text_hi)).wrap());
        if let Action::Attack { gear, target } = action
            && let Some(odds) = odds::attack(self.view, gear, target)
        {
            let fill = [
                ("base", number(odds.sum.base).into()),
                ("against", number(odds.sum.against.unwrap_or_default()).into()),
            ];
            let chance = Fact::new(desk.with("ui-tip-needs", &fill)).glyph(icons::CROSSHAIR, palette.safe);
            chance.number(percent(odds.chance), palette.safe).show(ui);
            let of = [("favourable", odds.favourable.into()), ("of", odds.of.into())];
            Fact::new(desk.with("ui-tip-of", &of)).glyph(icons::CARDS, palette.info).show(ui);
            let weapon = self.view.setup.gear(gear).and_then(|gear| gear.weapon());
            if weapon.is_some_and(|weapon| !weapon.silent) && !self.view.public.boost.silent {
                let here = Teller::of(&desk.words, self.view).sector(self.view.public.player.sector);
                let words = desk.with("ui-tip-noise", &[("sector", here.into())]);
                Fact::new(words).glyph(icons::SPEAKER_HIGH, palette.noise).show(ui);
            }
        }
        if choice::place(&self.view.public, &action) != Some(self.sector) {
            return;
        }
        parts::rule_below(ui);
        let name = sector_name(desk, self.view, self.sector);
        ui.label(Type::Dense.text(name, palette.text_dim));
    }

    /// The answer in one line.
    pub fn caption(&self) -> String {
        let (desk, teller) = (self.desk, Teller::of(&self.desk.words, self.view));
        if let Some(action) = self.action.filter(|action| !matches!(action, Action::Move { .. })) {
            let chance = match action {
                Action::Attack { gear, target } => {
                    odds::attack(self.view, gear, target).map(|odds| percent(odds.chance))
                }
                _ => None,
            };
            return [Some(teller.action(&action)), chance].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        }
        let mut parts = vec![sector_name(desk, self.view, self.sector), self.verdict()];
        let step = Action::Move { to: self.sector };
        let after = self.outlook.and_then(|outlook| outlook.after.iter().find(|(action, _)| *action == step));
        parts.extend(after.map(|(_, forecast)| self.chance("ui-tip-seen", forecast.detected)));
        if let Some(now) = self.outlook.map(|outlook| &outlook.now) {
            parts.extend(self.coming(now));
        }
        parts.retain(|part| !part.is_empty());
        parts.join(" · ")
    }

    fn coming(&self, now: &Forecast) -> [String; 2] {
        let told = |key, chance: f64| if chance > 0.0 { self.chance(key, chance) } else { String::new() };
        [told("ui-tip-comes", now.entered(self.sector)), told("ui-tip-searched", now.searched(self.sector))]
    }

    fn chance(&self, key: &str, chance: f64) -> String {
        self.desk.with(key, &[("chance", percent(chance).into())])
    }

    /// How the sector can be reached.
    fn verdict(&self) -> String {
        let scene = Scene { setup: &self.view.setup, public: &self.view.public };
        let moves = scene.walk().distance(scene.here(), self.sector);
        match (moves, scene.public.phase) {
            (Some(0), _) => self.desk.text("ui-tip-here"),
            (Some(1), Phase::Free) => self.desk.text("ui-tip-free"),
            (Some(1), Phase::Second) if scene.public.boost.silent => self.desk.text("ui-tip-second-silent"),
            (Some(1), Phase::Second) => self.desk.text("ui-tip-second-noise"),
            (Some(moves), _) => self.desk.with("ui-tip-moves", &[("moves", moves.into())]),
            (None, _) => String::new(),
        }
    }
}
