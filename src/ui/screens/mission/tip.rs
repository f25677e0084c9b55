//! What the map answers when a sector is looked at: what going there costs and risks, what an attack's odds are.

use egui::Ui;

use super::{
    choice,
    panels::{sector_card, sector_name},
};
use crate::{
    stealth::{Action, EnemyId, Phase, Scene, Sector, Sum, View, forecast::Forecast, odds},
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

/// The most lines a tooltip has below its title.
const LINES: usize = 5;

impl Asked<'_> {
    /// The answer, where there is room for all of it.
    pub fn show(&self, ui: &mut Ui) {
        match self.action {
            Some(Action::Move { .. }) | None => sector_card(ui, self.desk, self.view, self.sector, self.outlook),
            Some(action) => self.aim(ui, action),
        }
    }

    /// The answer in a few lines.
    pub fn brief(&self, ui: &mut Ui) {
        if let Some(action) = self.action.filter(|action| !matches!(action, Action::Move { .. })) {
            return self.aim(ui, action);
        }
        let palette = Palette::of(ui.ctx());
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.spacing_mut().interact_size.y = 18.0;
        ui.horizontal_wrapped(|ui| {
            ui.label(Type::Subtitle.text(sector_name(self.desk, self.view, self.sector), palette.text_hi));
            parts::tag(ui, &self.verdict(), palette.text_hi);
        });
        let mut facts = self.people(palette);
        facts.extend(self.risks(palette));
        for fact in facts.into_iter().take(LINES) {
            fact.show(ui);
        }
    }

    fn scene(&self) -> Scene<'_> {
        Scene { setup: &self.view.setup, public: &self.view.public }
    }

    /// Whether one step leads there now.
    fn is_next(&self) -> bool {
        let scene = self.scene();
        let turn = matches!(scene.public.phase, Phase::Free | Phase::Second) && scene.public.question.is_none();
        turn && scene.walk().adjacent(scene.here(), self.sector) && scene.may_enter(self.sector)
    }

    /// Who meets the player on the way.
    fn people(&self, palette: &Palette) -> Vec<Fact> {
        let (desk, scene, teller) = (self.desk, self.scene(), Teller::of(&self.desk.words, self.view));
        let mut facts = Vec::new();
        if !scene.may_enter(self.sector) {
            facts.push(Fact::new(desk.text("ui-way-locked-told")).glyph(icons::LOCK_SIMPLE, palette.locked));
        }
        if !self.is_next() {
            return facts;
        }
        for (id, _) in scene.enemies_here().filter(|(_, enemy)| !enemy.dazed) {
            let words = desk.with("ui-tip-intercept", &[("enemy", teller.enemy(id).into())]);
            let chance = odds::enemy_attack(self.view, id).map(|odds| percent(odds.chance)).unwrap_or_default();
            facts.push(Fact::new(words).glyph(icons::SWORD, palette.detection).number(chance, palette.error));
        }
        let there = scene.enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == self.sector);
        for (id, enemy) in there {
            let key = if enemy.overwatch { "ui-tip-watcher" } else { "ui-tip-there" };
            let words = desk.with(key, &[("enemy", teller.enemy(id).into())]);
            facts.push(Fact::new(words).glyph(icons::EYE, palette.patrol(enemy.colour)));
            facts.extend(self.then_attack(palette, id));
        }
        facts
    }

    /// The odds of an attack that could follow a free movement.
    fn then_attack(&self, palette: &Palette, id: EnemyId) -> Option<Fact> {
        let scene = self.scene();
        let mut weapons = self.view.setup.weapons().map(|(gear, _)| gear);
        let gear = weapons.find(|&gear| scene.weapon(gear).is_some() && scene.public.phase == Phase::Free)?;
        let odds = odds::attack(self.view, gear, id)?;
        let words = self.desk.with("ui-sector-then-attack", &[("sum", self.needs(&odds.sum).into())]);
        Some(Fact::new(words).glyph(icons::CROSSHAIR, palette.safe).number(percent(odds.chance), palette.safe))
    }

    fn needs(&self, sum: &Sum) -> String {
        let fill = [("base", number(sum.base).into()), ("against", number(sum.against.unwrap_or_default()).into())];
        self.desk.with("ui-tip-needs", &fill)
    }

    /// The chances: to be seen and hurt where the player would be, that somebody comes elsewhere.
    fn risks(&self, palette: &Palette) -> Vec<Fact> {
        let fact = |glyph, colour, key, chance: f64| {
            Fact::new(self.desk.text(key)).glyph(glyph, colour).number(percent(chance), palette.text_hi)
        };
        let Some(outlook) = self.outlook else {
            return vec![Fact::new(self.desk.text("ui-risk-thinking")).glyph(icons::HOURGLASS, palette.text_dim)];
        };
        let step = Action::Move { to: self.sector };
        let stays = self.view.public.player.sector == self.sector;
        let after = outlook.after.iter().find(|(action, _)| *action == step).map(|(_, forecast)| forecast);
        match after.or(stays.then_some(&outlook.now)) {
            Some(forecast) => vec![
                fact(icons::EYE, palette.detection, "ui-risk-seen", forecast.detected),
                fact(icons::HEART_BREAK, palette.health, "ui-risk-hurt", forecast.hurt),
            ],
            None => vec![
                fact(icons::FOOTPRINTS, palette.overwatch, "ui-tip-guard-comes", outlook.now.entered(self.sector)),
                fact(
                    icons::MAGNIFYING_GLASS,
                    palette.overwatch,
                    "ui-sector-searched",
                    outlook.now.searched(self.sector),
                ),
            ],
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
            let chance = Fact::new(self.needs(&odds.sum)).glyph(icons::CROSSHAIR, palette.safe);
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
        if choice::place(&self.view.public, action) != Some(self.sector) {
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
        let scene = self.scene();
        let moves = scene.walk().distance(scene.here(), self.sector);
        match (moves, scene.public.phase) {
            (Some(0), _) => self.desk.text("ui-tip-here"),
            (Some(1), Phase::Free) => self.desk.text("ui-tip-free"),
            (Some(1), Phase::Second) if scene.public.boost.silent => self.desk.text("ui-tip-second-silent"),
            (Some(1), Phase::Second) => self.desk.text("ui-tip-second-noise"),
            (Some(moves), _) => {
                let fill = [("moves", moves.into()), ("turns", moves.div_ceil(2).into())];
                self.desk.with("ui-tip-moves", &fill)
            }
            (None, _) => self.desk.text("ui-way-none"),
        }
    }
}
