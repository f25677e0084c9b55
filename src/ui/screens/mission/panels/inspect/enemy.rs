//! An enemy's card: what it is, where it goes, what it may do, and who hits whom.

use std::sync::Arc;

use egui::{Align2, Color32, Galley, Rect, Sense, Ui, WidgetInfo, WidgetType, pos2, vec2};

use super::{super::token, behaviour};
use crate::{
    stealth::{Condition, Enemy, EnemyId, EnemyKind, Nature, Scene, Trick, View, odds, odds::Odds, senses},
    ui::{
        Desk,
        parts::{Fact, lay, plate_at, reason},
        theme::{Palette, Type, Weight, icon_font, icons, mono},
    },
    words::{number, percent, stealth::Teller},
};

/// Everything about an enemy.
pub(super) fn enemy(ui: &mut Ui, desk: &Desk, view: &View, id: EnemyId) {
    let Some(enemy) = view.public.enemies.get(id.index()) else { return };
    let kind = view.setup.mission.kind(enemy.kind);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        title(ui, desk, view, id, enemy);
        state(ui, desk, enemy, view.public.boost.tricks.on(id));
        stats(ui, desk, kind);
        if kind.nature != Nature::ByTheBook {
            let palette = Palette::of(ui.ctx());
            Fact::new(&kind.text).style(Type::Note).tone(palette.text_body).show(ui);
        }
        if enemy.is_up() {
            behaviour::behaviour(ui, desk, view, id);
            ui.add_space(4.0);
            duel(ui, desk, view, id);
        }
    });
}

/// Token, name, and where it is going.
fn title(ui: &mut Ui, desk: &Desk, view: &View, id: EnemyId, enemy: &Enemy) {
    let palette = Palette::of(ui.ctx());
    let width = ui.available_width() - 56.0;
    let name = Teller::of(&desk.words, view).enemy(id);
    let words = lay(ui, &name, Type::Subtitle.font(), palette.text_hi, width);
    let going = lay(ui, &going(desk, view, enemy), Type::Note.font(), palette.text_dim, width);
    let text = words.size().y + going.size().y;
    let size = vec2(ui.available_width(), text.max(46.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
    token::enemy(ui, pos2(rect.left() + 22.0, rect.center().y), 38.0, view, id);
    let top = pos2(rect.left() + 56.0, rect.center().y - text / 2.0);
    let below = top + vec2(0.0, words.size().y);
    ui.painter().galley(top, words, palette.text_hi);
    ui.painter().galley(below, going, palette.text_dim);
}

/// Where it heads for, and where it will not turn back to.
fn going(desk: &Desk, view: &View, enemy: &Enemy) -> String {
    let teller = Teller::of(&desk.words, view);
    let scene = Scene { setup: &view.setup, public: &view.public };
    let patrol = view.setup.mission.patrol(enemy.patrol);
    let sector = ("sector", teller.sector(enemy.sector).into());
    if !enemy.is_up() {
        return desk.with("ui-enemy-lies", &[sector]);
    }
    let (astray, target) = senses::footing(scene, enemy);
    let mut parts = vec![match patrol.stops() {
        [] | [_] => desk.with("ui-enemy-post", &[sector]),
        _ if astray => desk.text("ui-enemy-back"),
        stops => {
            let stop = stops.get(usize::from(target)).map(|&stop| teller.sector(stop)).unwrap_or_default();
            desk.with("ui-enemy-to", &[("number", (target + 1).into()), ("sector", stop.into())])
        }
    }];
    let barred = enemy.came_from.filter(|_| patrol.stops().len() > 1 && !astray);
    parts.extend(barred.map(|from| desk.with("ui-enemy-not-back", &[("sector", teller.sector(from).into())])));
    parts.join(" · ")
}

/// What marks lie on it.
fn state(ui: &mut Ui, desk: &Desk, enemy: &Enemy, trick: Trick) {
    let palette = Palette::of(ui.ctx());
    let marks = [
        (enemy.condition == Condition::Down, "ui-enemy-down", icons::X_CIRCLE, palette.body),
        (enemy.condition == Condition::Gone, "ui-enemy-gone", icons::X_CIRCLE, palette.body),
        (enemy.is_up() && enemy.detects, "ui-enemy-detects", icons::EYE, palette.detection),
        (enemy.is_up() && enemy.overwatch, "ui-enemy-watches", icons::BINOCULARS, palette.overwatch),
        (enemy.is_up() && enemy.dazed, "ui-enemy-dazed", icons::MOON, palette.text_dim),
        (enemy.is_up() && trick.fooled, "ui-enemy-fooled", icons::DETECTIVE, palette.agent),
        (enemy.is_up() && trick.intent.is_some(), "ui-enemy-foreseen", icons::EAR, palette.agent),
        (enemy.is_up() && enemy.raised, "ui-enemy-raised", icons::SIREN, palette.alarm),
    ];
    for (_, key, glyph, colour) in marks.into_iter().filter(|mark| mark.0) {
        Fact::new(desk.text(key)).glyph(glyph, colour).show(ui);
    }
}

/// One number of an enemy's card.
struct Stat {
    glyph: &'static str,
    name: String,
    value: i32,
    why: String,
}

/// Attack, armor, vigilance: with their names where these have room beside each other.
fn stats(ui: &mut Ui, desk: &Desk, kind: &EnemyKind) {
    let stat = |glyph, name, value, why| Stat { glyph, name: desk.text(name), value, why: desk.text(why) };
    let twice = kind.nature == Nature::Commander;
    let vigilance = if twice { "ui-enemy-vigilance-twice" } else { "ui-enemy-vigilance-why" };
    let stats = [
        stat(icons::SWORD, "ui-enemy-attack", kind.attack.into(), "ui-enemy-attack-why"),
        stat(icons::SHIELD, "ui-enemy-armor", kind.armor.into(), "ui-enemy-armor-why"),
        stat(icons::SIREN, "ui-enemy-vigilance", kind.vigilance.into(), vigilance),
    ];
    let palette = Palette::of(ui.ctx());
    let lay_name = |name: &str| lay(ui, name, Type::Dense.font(), palette.text_dim, f32::INFINITY);
    let names = stats.each_ref().map(|stat| lay_name(&stat.name));
    let figures = stats.each_ref().map(|stat| lay(ui, &number(stat.value), mono(15.0), palette.text_hi, 60.0));
    let (width, glyph) = (ui.available_width(), 20.0);
    let figure_width: f32 = figures.iter().map(|figure| figure.size().x + glyph).sum();
    let name_width: f32 = names.iter().map(|name| name.size().x + 6.0).sum();
    let spelled = figure_width + name_width + 16.0 <= width;
    let free = width - figure_width - if spelled { name_width } else { 0.0 };
    let gap = if spelled { (free / 2.0).min(16.0) } else { 20.0 };
    let (rect, _) = ui.allocate_exact_size(vec2(width, 22.0), Sense::hover());
    let mut x = rect.left();
    for ((stat, name), figure) in stats.iter().zip(names).zip(figures) {
        let name = Some(name).filter(|_| spelled);
        let long = glyph + name.as_ref().map_or(0.0, |name| name.size().x + 6.0) + figure.size().x;
        let place = Rect::from_min_size(pos2(x, rect.top()), vec2(long, rect.height()));
        show_stat(ui, stat, place, name, figure);
        x += long + gap;
    }
}

fn show_stat(ui: &Ui, stat: &Stat, rect: Rect, name: Option<Arc<Galley>>, figure: Arc<Galley>) {
    let palette = Palette::of(ui.ctx());
    let spoken = format!("{} {}", stat.name, number(stat.value));
    let response = plate_at(ui, rect, stat.glyph, || spoken.clone());
    let y = rect.center().y;
    let at = pos2(rect.left() + 8.0, y);
    ui.painter().text(at, Align2::CENTER_CENTER, stat.glyph, icon_font(Weight::Regular, 16.0), palette.text_body);
    if let Some(name) = name {
        ui.painter().galley(pos2(rect.left() + 20.0, y - name.size().y / 2.0), name, palette.text_dim);
    }
    ui.painter().galley(pos2(rect.right() - figure.size().x, y - figure.size().y / 2.0), figure, palette.text_hi);
    reason(ui, &response, || format!("{spoken}\n{}", stat.why));
}

/// You hit it, it hits you: each with its chance and its sum.
fn duel(ui: &mut Ui, desk: &Desk, view: &View, id: EnemyId) {
    let palette = Palette::of(ui.ctx());
    let weapons = view.setup.weapons().filter_map(|(gear, _)| Some((gear, odds::attack(view, gear, id)?)));
    let best = weapons.max_by(|a, b| a.1.chance.total_cmp(&b.1.chance));
    let theirs = odds::enemy_attack(view, id);
    let gap = 8.0;
    let width = (ui.available_width() - gap) / 2.0;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = gap;
        if let Some((gear, yours)) = best {
            let weapon = Teller::of(&desk.words, view).gear(gear);
            let why = desk.with("ui-duel-you-why", &told(&yours, Some(weapon)));
            let words = desk.text("ui-duel-you");
            blow(ui, width, (&words, &sum(desk, &yours)), &yours, palette.safe, &why);
        }
        if let Some(theirs) = theirs {
            let why = desk.with("ui-duel-it-why", &told(&theirs, None));
            let words = desk.text("ui-duel-it");
            blow(ui, width, (&words, &sum(desk, &theirs)), &theirs, palette.detection, &why);
        }
    });
}

/// The sum of a blow before its card is known: `5 + card ≥ 5`.
pub(super) fn sum(desk: &Desk, odds: &Odds) -> String {
    let against = number(odds.sum.against.unwrap_or(0));
    desk.with("ui-duel-sum", &[("base", number(odds.sum.base).into()), ("against", against.into())])
}

fn told(odds: &Odds, weapon: Option<String>) -> Vec<crate::words::Fill<'static>> {
    let mut fill = vec![
        ("hits", odds.favourable.into()),
        ("of", odds.of.into()),
        ("base", number(odds.sum.base).into()),
        ("against", number(odds.sum.against.unwrap_or(0)).into()),
    ];
    fill.extend(weapon.map(|weapon| ("weapon", weapon.into())));
    fill
}

fn blow(ui: &mut Ui, width: f32, (words, sum): (&str, &str), odds: &Odds, colour: Color32, why: &str) {
    let palette = Palette::of(ui.ctx());
    let text = if colour == palette.detection { palette.error } else { colour };
    let share = lay(ui, &percent(odds.chance), mono(16.0), text, width);
    let name = lay(ui, words, Type::Note.font(), palette.text_dim, width - share.size().x - 20.0);
    let sum = lay(ui, sum, mono(11.0), palette.text_body, width - 16.0);
    let top = name.size().y.max(share.size().y);
    let size = vec2(width, top + sum.size().y + 12.0);
    let (rect, response) = ui.allocate_exact_size(size, Sense::focusable_noninteractive());
    let spoken = format!("{words} {}", percent(odds.chance));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let line = egui::Stroke::new(1.0, colour);
    ui.painter().rect(rect, 2, palette.raised, line, egui::StrokeKind::Inside);
    ui.painter().rect_filled(Rect::from_min_size(rect.min, vec2(3.0, rect.height())), 0, colour);
    ui.painter().galley(rect.min + vec2(9.0, 5.0), name, palette.text_dim);
    ui.painter().galley(pos2(rect.right() - share.size().x - 6.0, rect.top() + 4.0), share, text);
    ui.painter().galley(rect.min + vec2(9.0, 6.0 + top), sum, palette.text_body);
    reason(ui, &response, || why.to_owned());
}
