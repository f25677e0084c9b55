//! The own cards, the own team and goal, the own programs, and the answers.

use egui::{Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, pos2, vec2};

use super::{
    answers,
    choice::Verb,
    here::{Here, Intent},
    layout::Class,
};
use crate::{
    deduction::{Action, Faction, Team},
    ui::{
        focus::{self, Group},
        lessons::{Anchor, mark as anchor},
        parts::{brackets, cut_left, cut_top, lay, plate_at, tip_with},
        table::{Ink, id_card, loyalty, mark, program_card, sight_of},
        theme::{Palette, Type},
    },
};

/// Draws it in its room.
pub fn show(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.painter().rect_filled(room, 0, palette.panel);
    ui.painter().hline(room.x_range(), room.top() + 0.5, Stroke::new(1.0, palette.line_soft));
    let inside = room.shrink2(vec2(10.0, 8.0));
    if here.class <= Class::Drawer {
        stacked(ui, here, inside, intents);
        return;
    }
    let high = inside.height();
    let cards = cards_width(here, high);
    let (own, rest) = cut_left(inside, cards + if here.class == Class::Compact { 118.0 } else { 150.0 });
    own_side(ui, here, own, cards);
    let x = rest.left() + 4.0;
    ui.painter().vline(x, rest.shrink(6.0).y_range(), Stroke::new(1.0, palette.line_soft));
    let rest = rest.with_min_x(x + 10.0);
    let held = here.player(here.me()).map_or(0, |player| player.programs.len());
    let wanted = 158.0 * held as f32 + 6.0;
    let most = (rest.width() - 300.0).max(rest.width() * 0.38);
    let (programs, answers) = cut_left(rest, if held == 0 { 0.0 } else { wanted.min(most).round() });
    hand(ui, here, programs, intents);
    answering(ui, here, answers.with_min_x(answers.left() + 6.0), intents);
}

/// One below the other, for a narrow room: cards with the team, programs, answers.
fn stacked(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let (upper, rest) = cut_top(room, (room.height() * 0.32).clamp(62.0, 100.0));
    let cards = cards_width(here, upper.height());
    own_side(ui, here, upper, cards.min(upper.width() * 0.66));
    let held = here.player(here.me()).map_or(0, |player| player.programs.len());
    let (programs, answers) = cut_top(rest, if held == 0 { 0.0 } else { (room.height() * 0.26).clamp(54.0, 84.0) });
    hand(ui, here, programs.with_min_y(programs.top() + 6.0), intents);
    answering(ui, here, answers.with_min_y(answers.top() + 6.0), intents);
}

fn answering(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    anchor(ui.ctx(), Anchor::Answers, room.expand(4.0));
    place(ui, room, Group::Main, |ui| answers::show(ui, here, intents));
}

fn place(ui: &mut Ui, rect: Rect, group: Group, content: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(rect), |ui| {
        ui.set_clip_rect(rect.expand(6.0).intersect(ui.clip_rect()));
        focus::group(ui, group, content);
    });
}

/// Whether loyalty cards lie above each other beside the ID, for want of room.
fn is_stacked(here: &Here<'_>) -> bool {
    here.class == Class::Compact
}

/// How wide the own cards are at this height.
fn cards_width(here: &Here<'_>, high: f32) -> f32 {
    let ids = here.player(here.me()).map_or(0, |player| player.ids.len()) as f32;
    let count = here.scene().loyalty_count(here.me());
    let columns = f32::from(if is_stacked(here) { count.div_ceil(2) } else { count });
    ((high / 1.4 + 8.0) * ids + (loyalty_size(here, high).x + 8.0) * columns).round()
}

fn loyalty_size(here: &Here<'_>, high: f32) -> Vec2 {
    let tall = if is_stacked(here) { (high - 6.0) / 2.0 } else { (high * 0.616).min(75.6) };
    vec2(tall / 1.4, tall)
}

/// The own cards, the team they make and the goal.
fn own_side(ui: &mut Ui, here: &Here<'_>, room: Rect, cards: f32) {
    if here.player(here.me()).is_none() {
        return;
    }
    anchor(ui.ctx(), Anchor::Own, room);
    let (cards, words) = cut_left(room, cards);
    own_cards(ui, here, cards);
    own_team(ui, here, words);
}

/// Loyalty, ID, loyalty: as they lie at the seat; where there is little room, the loyalty cards above each other.
fn own_cards(ui: &mut Ui, here: &Here<'_>, room: Rect) {
    let (scene, me) = (here.scene(), here.me());
    let Some(player) = here.player(me) else { return };
    let high = room.height();
    let small = loyalty_size(here, high);
    let count = scene.loyalty_count(me);
    let mut x = room.left();
    let mut next = |size: Vec2| {
        let rect = Rect::from_min_size(pos2(x, room.center().y - size.y / 2.0), size);
        x += size.x + 8.0;
        rect
    };
    if count > 0 && !is_stacked(here) {
        own_loyalty(ui, here, 0, next(small));
    }
    for at in 0..player.ids.len() {
        own_id(ui, here, at, next(vec2(high / 1.4, high)));
    }
    if is_stacked(here) {
        for first in (0..count).step_by(2) {
            let column = next(vec2(small.x, high));
            own_loyalty(ui, here, first, Rect::from_min_size(column.min, small));
            own_loyalty(ui, here, first + 1, Rect::from_min_size(column.max - small, small));
        }
        return;
    }
    for at in 1..count {
        own_loyalty(ui, here, at, next(small));
    }
}

fn own_loyalty(ui: &mut Ui, here: &Here<'_>, at: u8, rect: Rect) {
    let (scene, me) = (here.scene(), here.me());
    let palette = Palette::of(ui.ctx());
    let Some(slot) = scene.loyalty(me, at).filter(|_| at < scene.loyalty_count(me)) else { return };
    let sight = sight_of(&slot, scene.rules.library().loyalty_card(slot.kind));
    loyalty(ui.painter(), palette, rect, sight);
    let card = sight.card().map_or_else(String::new, |card| card.name.clone());
    let with = scene.shared_with(me, at).map(|seat| here.name(seat)).unwrap_or_default();
    let key = match (slot.up, with.is_empty()) {
        (true, true) => "ui-table-own-open",
        (false, true) => "ui-table-own-hidden",
        (true, false) => "ui-table-own-open-shared",
        (false, false) => "ui-table-own-hidden-shared",
    };
    let told = here.desk.with(key, &[("card", card.into()), ("with", with.into())]);
    let response = plate_at(ui, rect, ("own loyalty", at), || told.clone());
    tip_with(ui, &response, || told);
}

fn own_id(ui: &mut Ui, here: &Here<'_>, at: usize, rect: Rect) {
    let palette = Palette::of(ui.ctx());
    let Some(slot) = here.player(here.me()).and_then(|player| player.ids.get(at)) else { return };
    let Some(card) = here.view.rules.library().id(slot.kind) else { return };
    id_card(ui.painter(), palette, rect, card, slot.up);
    let key = if slot.up { "ui-table-own-id-open" } else { "ui-table-own-id-hidden" };
    let fill = [("card", card.name.as_str().into()), ("text", card.text.as_str().into())];
    let told = here.desk.with(key, &fill);
    let response = plate_at(ui, rect, ("own id", at), || told.clone());
    tip_with(ui, &response, || told);
}

/// Which team you are of, what for, and how it comes about.
fn own_team(ui: &mut Ui, here: &Here<'_>, room: Rect) {
    let palette = Palette::of(ui.ctx());
    let team = here.team();
    let room = room.with_min_x(room.left() + 4.0);
    let painter = ui.painter().with_clip_rect(room.intersect(ui.clip_rect()));
    let mut y = room.top() + 2.0;
    if room.height() >= 84.0 {
        let label = here.desk.text("ui-table-you-are").to_uppercase();
        let label = lay(ui, &label, Type::Label.font(), palette.text_body, room.width());
        y += label.size().y + 4.0;
        painter.galley(pos2(room.left(), y - label.size().y - 4.0), label, palette.text_body);
    }
    let name = here.teller.team(team);
    let words = lay(ui, &name, Type::Subtitle.font(), palette.team(team), room.width() - 24.0);
    mark(&painter, palette, team, pos2(room.left() + 9.0, y + words.size().y / 2.0), 16.0, Ink::Filled);
    painter.galley(pos2(room.left() + 24.0, y), words.clone(), palette.team(team));
    y += words.size().y + 3.0;
    let goal = here.teller.goal(team);
    let told = count_told(here, team);
    let mut job = egui::text::LayoutJob::simple(goal.clone(), Type::Note.font(), palette.text_dim, room.width() - 4.0);
    job.wrap.max_rows = ((room.bottom() - y) / 15.0).floor().max(1.0) as usize;
    let words = ui.fonts(|fonts| fonts.layout_job(job));
    painter.galley(pos2(room.left(), y), words, palette.text_dim);
    let full =
        here.desk.with("ui-table-you-told", &[("team", name.into()), ("goal", goal.into()), ("count", told.into())]);
    let response = plate_at(ui, room, "own team", || full.clone());
    tip_with(ui, &response, || full);
}

/// How many cards of the own colour there are.
fn count_told(here: &Here<'_>, team: Team) -> String {
    let facts = here.facts.seats.get(usize::from(here.me().0));
    let colours = facts.map_or([0; 3], |facts| facts.colours);
    let all: u8 = colours.iter().sum();
    let own = Faction::ALL.into_iter().zip(colours).find(|(faction, _)| faction.team() == team).map_or(0, |own| own.1);
    let colour = Faction::ALL.into_iter().find(|faction| faction.team() == team);
    match colour {
        Some(colour) if own * 2 > all => {
            let fill = [("own", own.into()), ("all", all.into()), ("colour", here.teller.faction(colour).into())];
            here.desk.with("ui-table-majority", &fill)
        }
        _ => here.desk.text("ui-table-no-majority"),
    }
}

/// How narrow a program is drawn beside others.
const NARROWEST: f32 = 104.0;

/// The own programs; those that can be played now are lit, and a click takes one up.
fn hand(ui: &mut Ui, here: &Here<'_>, room: Rect, intents: &mut Vec<Intent>) {
    let Some(player) = here.player(here.me()) else { return };
    if player.programs.is_empty() || room.width() < 30.0 || room.height() < 30.0 {
        return;
    }
    anchor(ui.ctx(), Anchor::Programs, room);
    let count = player.programs.len() as u8;
    let beside = (room.width() - 8.0 * f32::from(count)) / f32::from(count.max(1));
    place(ui, room, Group::Left, |ui| {
        ui.spacing_mut().item_spacing = vec2(8.0, 5.0);
        if count < 2 || beside >= NARROWEST {
            let size = vec2(beside.clamp(NARROWEST, 150.0).min(room.width() - 6.0), room.height() - 6.0);
            ui.horizontal(|ui| (0..count).for_each(|at| program(ui, here, at, size, intents)));
            return;
        }
        // Too narrow for all beside each other: one below the other, as many as there are.
        let high = ((room.height() - 5.0 * f32::from(count)) / f32::from(count)).clamp(30.0, 56.0);
        ScrollArea::vertical().id_salt("programs").auto_shrink([false, false]).show(ui, |ui| {
            let size = vec2(room.width() - 10.0, high);
            (0..count).for_each(|at| program(ui, here, at, size, intents));
        });
    });
}

fn program(ui: &mut Ui, here: &Here<'_>, at: u8, size: Vec2, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    let held = here.player(here.me()).and_then(|player| player.programs.get(usize::from(at)));
    let Some((held, card)) = held.and_then(|held| Some((held, here.scene().program(*held)?))) else { return };
    let playable = here.options.contains(&Action::Play(at));
    let chosen = here.chosen.verb == Some(Verb::Play(at));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let timing = if held.up { here.desk.text("ui-table-in-play") } else { here.teller.timing(card.timing) };
    program_card(ui.painter(), palette, rect, card, &timing, playable);
    if chosen {
        brackets(ui.painter(), rect.expand(2.0), 8.0, Stroke::new(2.0, palette.text_hi));
    }
    let fill = [("card", card.name.as_str().into()), ("when", timing.into()), ("text", card.text.as_str().into())];
    let told = here.desk.with(if playable { "ui-table-program-playable" } else { "ui-table-program" }, &fill);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, playable, chosen, &card.name));
    focus::join(ui, &response);
    tip_with(ui, &response, || told);
    if response.clicked() && playable {
        intents.push(Intent::Verb((!chosen).then_some(Verb::Play(at))));
    }
}
