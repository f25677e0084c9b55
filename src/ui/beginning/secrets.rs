//! What only you see: your loyalty and your objectives; and the figures of your board.

use egui::{Align2, Rect, Ui, UiBuilder, pos2, vec2};

use super::{Look, glyph};
use crate::{
    beginning::{Faction, Figure, Goal, ObjectiveNo, Pending, Player, Stats},
    engine::Seat,
    ui::{
        parts::{Fact, head, lay, plate_at, reason, tag, tip_with},
        table::{Ink, lines, mark},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::beginning::faction_name,
};

/// The own loyalty and objectives, always in sight, and the figures of the board.
pub struct Secrets<'a> {
    /// What is known.
    pub look: Look<'a>,
}

/// A column this high has room for the words of two objectives.
const TALL: f32 = 190.0;

/// How much of an objective is told in sight.
#[derive(Clone, Copy)]
enum Told {
    /// What it asks for.
    Whole,
    /// What it is called.
    Name,
}

impl Secrets<'_> {
    /// Draws it as a column.
    pub fn show(self, ui: &mut Ui, room: Rect) {
        ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
            ui.set_clip_rect(room.intersect(ui.clip_rect()));
            ui.spacing_mut().item_spacing = vec2(6.0, 5.0);
            ui.spacing_mut().interact_size.y = 18.0;
            head(ui, &self.look.words.text("ui-board-only-you"), None);
            self.loyalty(ui);
            let objectives = self.objectives();
            // Two objectives leave a low column room for their names only; the tooltip tells them.
            let told = if objectives.len() < 2 || room.height() >= TALL { Told::Whole } else { Told::Name };
            for objective in objectives {
                self.objective(ui, objective, told);
            }
            stats(ui, self.look, self.look.me());
        });
    }

    /// The same in one line, for a small screen.
    pub fn line(self, ui: &mut Ui, room: Rect) {
        let palette = Palette::of(ui.ctx());
        let mut x = room.left() + 10.0;
        let mut told = Vec::new();
        if let Some(faction) = self.faction() {
            let team = glyph::team(faction);
            mark(ui.painter(), palette, team, pos2(x + 7.0, room.center().y), 14.0, Ink::Filled);
            let name = faction_name(self.look.words, faction);
            let words = lay(ui, &name, Type::Body.font(), palette.team(team), room.width() / 3.0);
            ui.painter().galley(pos2(x + 20.0, room.center().y - words.size().y / 2.0), words.clone(), palette.text_hi);
            x += 34.0 + words.size().x;
            told.push(name);
        }
        let objectives = self.objectives();
        let each = (room.right() - x - 8.0) / objectives.len().max(1) as f32;
        for objective in objectives {
            let (sign, colour) = self.met(palette, objective);
            let at = pos2(x + 7.0, room.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, sign, icon_font(Weight::Fill, 14.0), colour);
            let text = self.objective_text(objective);
            let words = lines(ui.painter(), &text, Type::Dense.font(), palette.text_body, each - 24.0, 1);
            ui.painter().galley(pos2(x + 18.0, room.center().y - words.size().y / 2.0), words, palette.text_body);
            x += each;
            told.push(text);
        }
        let told = told.join(". ");
        let response = plate_at(ui, room, "secrets", || told.clone());
        tip_with(ui, &response, || told.clone());
    }

    /// The own faction; nothing while one of two cards is still to be chosen.
    fn faction(&self) -> Option<Faction> {
        let (scene, me) = (self.look.scene(), self.look.me());
        let chooses =
            matches!(self.look.view.table.stack.last(), Some(Pending::KeepLoyalty)) && scene.asked().contains(me);
        scene.faction(me).filter(|_| !chooses)
    }

    fn objectives(&self) -> Vec<ObjectiveNo> {
        let player = self.look.player(self.look.me());
        player.into_iter().flat_map(|player| &player.objectives).filter_map(|slot| slot.kind).collect()
    }

    fn loyalty(&self, ui: &mut Ui) {
        let palette = Palette::of(ui.ctx());
        let Some(faction) = self.faction() else {
            Fact::new(self.look.words.text("ui-board-loyalty-none")).glyph(icons::QUESTION, palette.text_dim).show(ui);
            return;
        };
        let team = glyph::team(faction);
        let name = faction_name(self.look.words, faction);
        let words = lay(ui, &name, Type::Subtitle.font(), palette.team(team), ui.available_width() - 26.0);
        let (rect, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), words.size().y.max(22.0)), egui::Sense::hover());
        mark(ui.painter(), palette, team, pos2(rect.left() + 9.0, rect.center().y), 17.0, Ink::Filled);
        ui.painter().galley(pos2(rect.left() + 28.0, rect.center().y - words.size().y / 2.0), words, palette.text_hi);
        let card = self.look.view.rules.library().loyalty.iter().find(|card| card.faction == faction);
        let goal = card.map_or("", |card| card.text.as_str());
        let told = self.look.words.with("ui-board-loyalty", &[("faction", name.into()), ("goal", goal.into())]);
        let response = plate_at(ui, rect, "loyalty", || told.clone());
        reason(ui, &response, || told.clone());
    }

    /// An objective with how far it is.
    fn objective(&self, ui: &mut Ui, objective: ObjectiveNo, told: Told) {
        let palette = Palette::of(ui.ctx());
        let (sign, colour) = self.met(palette, objective);
        let Some(card) = self.look.view.rules.library().objective(objective) else { return };
        let (text, rows) = match told {
            Told::Whole => (&card.text, 3),
            Told::Name => (&card.name, 1),
        };
        let goal = card.goal(self.look.scene().seats());
        let far = self.look.player(self.look.me()).and_then(|me| far(goal, me));
        let taken = if far.is_some() { 56.0 } else { 24.0 };
        let wide = ui.available_width() - taken;
        let words = lines(ui.painter(), text, Type::Dense.font(), palette.text_body, wide, rows);
        let high = words.size().y.max(18.0);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), high), egui::Sense::hover());
        let at = pos2(rect.left() + 9.0, rect.top() + 9.0);
        ui.painter().text(at, Align2::CENTER_CENTER, sign, icon_font(Weight::Fill, 15.0), colour);
        ui.painter().galley(pos2(rect.left() + 24.0, rect.top()), words, palette.text_body);
        if let Some((done, of)) = far {
            let (at, number) = (pos2(rect.right(), rect.top() + 9.0), format!("{done}/{of}"));
            ui.painter().text(at, Align2::RIGHT_CENTER, number, mono(13.0), palette.text_hi);
        }
        let response = plate_at(ui, rect, ("objective", objective), || self.objective_text(objective));
        reason(ui, &response, || self.objective_text(objective));
    }

    fn objective_text(&self, objective: ObjectiveNo) -> String {
        let card = self.look.view.rules.library().objective(objective);
        card.map_or_else(String::new, |card| format!("{}: {}", card.name, card.text))
    }

    /// The sign of an objective that is met now, or not.
    fn met(&self, palette: &Palette, objective: ObjectiveNo) -> (&'static str, egui::Color32) {
        if self.look.scene().is_met(self.look.me(), objective) {
            (icons::CHECK_CIRCLE, palette.safe)
        } else {
            (icons::TARGET, palette.objective)
        }
    }
}

/// How far a goal is that counts something.
fn far(goal: Goal, player: &Player) -> Option<(u8, u8)> {
    let boosts = |least: u8| player.skills.iter().filter(|progress| progress.level >= least).count() as u8;
    let record = &player.record;
    Some(match goal {
        Goal::NonBlue(of) => (record.non_blue?, of),
        Goal::Brought(of) => (record.brought, of),
        Goal::Boosts(of) => (boosts(1) + boosts(2), of),
        Goal::SecondBoosts(of) => (boosts(2), of),
        Goal::Eliminated(of) => (record.eliminated, of),
        Goal::Hand(of) => (player.hand.len() as u8, of),
        Goal::Programs(of) => (player.programs.len() as u8, of),
        Goal::Dropped(of) => (record.dropped, of),
        Goal::CityActions(of) => (record.city.count_ones() as u8, of),
        _ => return None,
    })
}

/// The figures of a player's board as tags: AP, steps, range, what an attack and a defence come to.
pub fn stats(ui: &mut Ui, look: Look<'_>, seat: Seat) {
    let palette = Palette::of(ui.ctx());
    let (scene, figure) = (look.scene(), Figure::Of(seat));
    let now = Stats {
        ap: scene.full_ap(seat),
        moves: scene.full_moves(figure),
        range: scene.range(figure),
        strength: scene.strength(figure),
        red: scene.red_limit(figure),
        shield: scene.shield(figure),
        blue: scene.blue_limit(figure),
        ..Stats::default()
    };
    let words = look.words;
    let one = |key, value: u8| words.with(key, &[("value", value.into())]);
    let two = |key, value: u8, cards: u8| words.with(key, &[("value", value.into()), ("cards", cards.into())]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        tag(ui, &one("ui-board-stat-ap", now.ap), palette.text_hi);
        tag(ui, &one("ui-board-stat-moves", now.moves), palette.text_hi);
        tag(ui, &one("ui-board-stat-range", now.range), palette.text_hi);
        tag(ui, &two("ui-board-stat-hit", now.strength, now.red), palette.error);
        tag(ui, &two("ui-board-stat-guard", now.shield, now.blue), palette.info);
    });
}
