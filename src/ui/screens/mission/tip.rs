//! What the map answers when a sector is looked at: what going there costs and risks, what an attack's odds are.

use egui::{Color32, Ui};

use super::sector;
use crate::{
    stealth::{
        Action, EnemyId, Phase, Scene, Sector, View,
        forecast::{Forecast, Kind},
        odds,
    },
    ui::{
        Desk, Outlook, parts,
        theme::{Palette, Type, Weight, icon, icons, mono},
    },
    words::stealth::Teller,
};

/// The most lines a tooltip has.
const LINES: usize = 5;

/// What is told of a sector.
#[derive(Clone, Debug, PartialEq)]
pub struct Tip {
    /// The sector.
    pub sector: Sector,
    /// Its name.
    pub title: String,
    /// What it comes to.
    pub verdict: Option<(String, Color32)>,
    /// The reasons.
    pub lines: Vec<Line>,
}

/// One reason.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    glyph: &'static str,
    colour: Color32,
    words: String,
    number: Option<(String, Color32)>,
}

/// Everything a tooltip is made from.
pub struct Asked<'a> {
    /// The words.
    pub desk: &'a Desk,
    /// What is seen.
    pub view: &'a View,
    /// What the player may do.
    pub options: &'a [Action],
    /// What may come.
    pub outlook: Option<&'a Outlook>,
    /// What is being chosen for the sector, where it is.
    pub action: Option<Action>,
}

impl Asked<'_> {
    /// What is told of a sector.
    pub fn tip(&self, sector: Sector) -> Tip {
        let mut tip =
            Tip { sector, title: sector::title(self.desk, self.view, sector), verdict: None, lines: Vec::new() };
        let step = Action::Move { to: sector };
        match self.action {
            Some(Action::Attack { gear, target }) => self.attack(&mut tip, gear, target),
            Some(action) if !matches!(action, Action::Move { .. }) => {
                tip.verdict = Some((self.teller().action(&action), self.palette().agent));
                self.coming(&mut tip, self.outlook.map(|outlook| &outlook.now));
            }
            _ if self.view.public.player.sector == sector => self.staying(&mut tip),
            _ if self.options.contains(&step) => self.going(&mut tip, step),
            _ => self.far(&mut tip),
        }
        tip.lines.truncate(LINES);
        tip
    }

    fn palette(&self) -> &'static Palette {
        self.desk.palette()
    }

    fn teller(&self) -> Teller<'_> {
        Teller::of(&self.desk.words, self.view)
    }

    fn scene(&self) -> Scene<'_> {
        Scene { setup: &self.view.setup, public: &self.view.public }
    }

    /// The odds of an attack and their sum.
    fn attack(&self, tip: &mut Tip, gear: crate::stealth::GearId, target: EnemyId) {
        let palette = self.palette();
        let Some(odds) = odds::attack(self.view, gear, target) else { return };
        tip.title = self.teller().action(&Action::Attack { gear, target });
        tip.verdict = Some((percent(odds.chance), palette.safe));
        let of = [("favourable", odds.favourable.into()), ("of", odds.of.into())];
        let needs = self.needs(odds.sum.base, odds.sum.against.unwrap_or_default());
        tip.lines.push(line(icons::CROSSHAIR, palette.safe, needs, self.desk.with("ui-tip-of", &of), palette.text_hi));
        let loud = self.view.setup.gear(gear).and_then(|gear| gear.weapon()).is_some_and(|weapon| !weapon.silent);
        if loud && !self.view.public.boost.silent {
            let here = self.teller().sector(self.view.public.player.sector);
            let text = self.desk.with("ui-tip-noise-one", &[("sector", here.into())]);
            tip.lines.push(plain(icons::SPEAKER_HIGH, palette.noise, text));
        }
    }

    fn needs(&self, base: i32, against: i32) -> String {
        self.desk.with("ui-tip-needs", &[("base", signed(base).into()), ("against", signed(against).into())])
    }

    /// What staying here may bring.
    fn staying(&self, tip: &mut Tip) {
        tip.verdict = Some((self.desk.text("ui-tip-here"), self.palette().agent));
        let now = self.outlook.map(|outlook| &outlook.now);
        self.risks(tip, now);
        self.coming(tip, now);
    }

    /// What one step there costs and may bring.
    fn going(&self, tip: &mut Tip, step: Action) {
        let palette = self.palette();
        let silent = self.view.public.boost.silent;
        let (key, colour) = match (self.view.public.phase, silent) {
            (Phase::Second, false) => ("ui-tip-second-noise", palette.noise),
            (Phase::Second, true) => ("ui-tip-second-silent", palette.safe),
            _ => ("ui-tip-free", palette.safe),
        };
        tip.verdict = Some((self.desk.text(key), colour));
        self.intercepts(tip);
        self.who_stands_there(tip);
        if self.view.public.phase == Phase::Second && !silent {
            let from = self.teller().sector(self.view.public.player.sector);
            let fill = [("from", from.into()), ("to", self.teller().sector(tip.sector).into())];
            tip.lines.push(plain(icons::SPEAKER_HIGH, palette.noise, self.desk.with("ui-tip-noise", &fill)));
        }
        if self.scene().lock(tip.sector).is_some() {
            tip.lines.push(plain(icons::KEY, palette.objective, self.desk.text("ui-tip-unlocks")));
        }
        let after = self.outlook.and_then(|outlook| {
            let found = outlook.after.iter().find(|(action, _)| *action == step);
            found.map(|(_, forecast)| forecast)
        });
        self.risks(tip, after);
        if self.view.public.phase == Phase::Free {
            self.then_attack(tip);
        }
    }

    /// Whoever stands where the player leaves from attacks.
    fn intercepts(&self, tip: &mut Tip) {
        for (id, _) in self.scene().enemies_here().filter(|(_, enemy)| !enemy.dazed) {
            let chance = odds::enemy_attack(self.view, id).map(|odds| percent(odds.chance)).unwrap_or_default();
            let text = self.desk.with("ui-tip-intercept", &[("enemy", self.teller().enemy(id).into())]);
            tip.lines.push(line(icons::SWORD, self.palette().detection, text, chance, self.palette().error));
        }
    }

    fn who_stands_there(&self, tip: &mut Tip) {
        let there = self.scene().enemies().filter(|(_, enemy)| enemy.is_up() && enemy.sector == tip.sector);
        for (id, enemy) in there {
            let key = if enemy.overwatch { "ui-tip-watcher" } else { "ui-tip-enemy-there" };
            let text = self.desk.with(key, &[("enemy", self.teller().enemy(id).into())]);
            tip.lines.push(plain(icons::EYE, self.palette().detection, text));
        }
    }

    /// The odds of an attack that could follow a free movement.
    fn then_attack(&self, tip: &mut Tip) {
        let there = self.scene().enemies().find(|(_, enemy)| enemy.is_up() && enemy.sector == tip.sector);
        let weapon = self.view.setup.weapons().map(|(gear, _)| gear).find(|&gear| self.scene().weapon(gear).is_some());
        let (Some((id, _)), Some(gear)) = (there, weapon) else { return };
        if let Some(odds) = odds::attack(self.view, gear, id) {
            let needs = self.needs(odds.sum.base, odds.sum.against.unwrap_or_default());
            let text = self.desk.with("ui-tip-then-attack", &[("sum", needs.into())]);
            let safe = self.palette().safe;
            tip.lines.insert(0, line(icons::CROSSHAIR, safe, text, percent(odds.chance), safe));
        }
    }

    /// How many moves and turns away it is.
    fn far(&self, tip: &mut Tip) {
        let (palette, scene) = (self.palette(), self.scene());
        let Some(moves) = scene.walk().distance(scene.here(), tip.sector) else {
            tip.verdict = Some((self.desk.text("ui-tip-no-way"), palette.text_dim));
            return;
        };
        tip.verdict = Some((self.desk.with("ui-tip-moves", &[("moves", moves.into())]), palette.text_body));
        if !scene.may_enter(tip.sector) {
            tip.lines.push(plain(icons::LOCK_SIMPLE, palette.locked, self.desk.text("ui-tip-locked")));
        }
        let fill = [("quiet", moves.into()), ("fast", moves.div_ceil(2).into())];
        tip.lines.push(plain(icons::FOOTPRINTS, palette.agent, self.desk.with("ui-tip-turns", &fill)));
        self.coming(tip, self.outlook.map(|outlook| &outlook.now));
    }

    /// The chances to be seen and hurt.
    fn risks(&self, tip: &mut Tip, forecast: Option<&Forecast>) {
        let palette = self.palette();
        let Some(forecast) = forecast else {
            tip.lines.push(plain(icons::HOURGLASS, palette.text_dim, self.desk.text("ui-tip-thinking")));
            return;
        };
        let about = if forecast.kind == Kind::Exact { "" } else { "≈" };
        let number = |chance: f64| format!("{about}{}", percent(chance));
        let seen = self.desk.text("ui-tip-seen");
        tip.lines.push(line(icons::EYE, palette.detection, seen, number(forecast.detected), palette.text_hi));
        let (hurt, loses) = (forecast.hurt, self.desk.text("ui-tip-hurt"));
        tip.lines.push(line(icons::HEART_BREAK, palette.health, loses, number(hurt), palette.text_hi));
    }

    /// The chances that somebody comes or searches.
    fn coming(&self, tip: &mut Tip, forecast: Option<&Forecast>) {
        let (palette, Some(forecast)) = (self.palette(), forecast) else { return };
        let about = if forecast.kind == Kind::Exact { "" } else { "≈" };
        let mut tell = |glyph, key, chance: f64| {
            let number = format!("{about}{}", percent(chance));
            tip.lines.push(line(glyph, palette.overwatch, self.desk.text(key), number, palette.text_hi));
        };
        tell(icons::FOOTPRINTS, "ui-tip-comes", forecast.entered(tip.sector));
        tell(icons::MAGNIFYING_GLASS, "ui-tip-searched", forecast.searched(tip.sector));
    }
}

fn plain(glyph: &'static str, colour: Color32, words: String) -> Line {
    Line { glyph, colour, words, number: None }
}

fn line(glyph: &'static str, colour: Color32, words: String, number: String, tone: Color32) -> Line {
    Line { glyph, colour, words, number: Some((number, tone)) }
}

/// A chance in whole per cent; what may happen is never 0, what may fail never 100.
pub fn percent(chance: f64) -> String {
    let whole = (chance * 100.0).round();
    let whole = if chance > 0.0 && chance < 1.0 { whole.clamp(1.0, 99.0) } else { whole };
    format!("{whole}%")
}

fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

impl Tip {
    /// Draws it where it may be as wide as it is given.
    pub fn show(&self, ui: &mut Ui) {
        let palette = Palette::of(ui.ctx());
        ui.spacing_mut().item_spacing = egui::vec2(8.0, 4.0);
        ui.horizontal_wrapped(|ui| {
            ui.label(Type::Subtitle.text(&self.title, palette.text_hi));
            if let Some((verdict, colour)) = &self.verdict {
                parts::tag(ui, verdict, *colour);
            }
        });
        for line in &self.lines {
            line.show(ui, palette);
        }
    }

    /// All of it in one line, for where there is no more room.
    pub fn caption(&self) -> String {
        let verdict = self.verdict.as_ref().map(|(verdict, _)| verdict.clone());
        let lines = self.lines.iter().map(|line| match &line.number {
            Some((number, _)) => format!("{} {number}", line.words),
            None => line.words.clone(),
        });
        [self.title.clone()].into_iter().chain(verdict).chain(lines).collect::<Vec<_>>().join(" · ")
    }
}

impl Line {
    fn show(&self, ui: &mut Ui, palette: &Palette) {
        ui.horizontal(|ui| {
            ui.label(icon(self.glyph, Weight::Fill, 14.0, self.colour));
            let number = self
                .number
                .as_ref()
                .map(|(number, tone)| ui.fonts(|fonts| fonts.layout_no_wrap(number.clone(), mono(14.0), *tone)));
            let taken = number.as_ref().map_or(0.0, |number| number.size().x + 8.0);
            let width = (ui.available_width() - taken).max(40.0);
            ui.allocate_ui_with_layout(
                egui::vec2(width, 0.0),
                egui::Layout::left_to_right(egui::Align::Center).with_main_wrap(true),
                |ui| {
                    ui.set_min_width(width);
                    ui.add(egui::Label::new(Type::Dense.text(&self.words, palette.text_body)).wrap());
                },
            );
            if let Some((number, tone)) = &self.number {
                ui.label(egui::RichText::new(number).font(mono(14.0)).color(*tone));
            }
        });
    }
}
