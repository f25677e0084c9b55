//! The cards to choose from after The Beginning, before the first turn: an ID and two loyalty cards, with what they do.

use egui::{Frame, Rect, Response, ScrollArea, Sense, Stroke, Ui, UiBuilder, Vec2, WidgetInfo, WidgetType, vec2};

use super::here::{Here, Intent};
use crate::{
    deduction::{Action, Choice, Hand, IdNo, Kept, Slot, Spot},
    ui::{
        focus::{self, Group},
        lessons::{Anchor, mark},
        parts::{self, brackets, tip_with},
        table::{Sight, id_card, loyalty},
        theme::{Palette, Rule, Type, faded},
    },
};

/// An ID and a loyalty card as they are read.
const ID: Vec2 = vec2(128.0, 179.0);
const LOYALTY: Vec2 = vec2(58.0, 81.0);

/// How a card lies in the choice.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Lies {
    /// It may be kept now, by this action.
    Open(Action),
    /// It is kept.
    Kept,
    /// It may not be kept, or not yet.
    Closed,
}

/// The cards the person at the screen chooses from; nothing once all have chosen, and for those who look on.
pub fn hand<'a>(here: &Here<'a>) -> Option<&'a Hand> {
    here.scene().hand(here.me()).filter(|_| !here.all)
}

/// Draws the choice in the room of the table.
pub fn show(ui: &mut Ui, here: &Here<'_>, hand: &Hand, room: Rect, intents: &mut Vec<Intent>) {
    mark(ui.ctx(), Anchor::Map, room);
    ui.scope_builder(UiBuilder::new().max_rect(room), |ui| {
        ui.set_clip_rect(room);
        let margin = if room.width() < 400.0 { 8 } else { 20 };
        Frame::new().inner_margin(margin).show(ui, |ui| {
            ScrollArea::vertical().id_salt("pick").auto_shrink([false, false]).show(ui, |ui| {
                focus::group(ui, Group::Map, |ui| cards(ui, here, hand, intents));
            });
        });
    });
}

fn cards(ui: &mut Ui, here: &Here<'_>, hand: &Hand, intents: &mut Vec<Intent>) {
    let palette = Palette::of(ui.ctx());
    ui.set_width(ui.available_width() - 8.0);
    ui.add(egui::Label::new(Type::Subtitle.text(task(here, hand), palette.text_hi)).wrap());
    ui.add_space(Rule::GAP / 2.0);
    parts::head(ui, &here.desk.text("ui-pick-ids"), None);
    row(ui, |ui| ids(ui, here, hand, intents));
    ui.add_space(Rule::GAP / 2.0);
    parts::head(ui, &here.desk.text("ui-pick-loyalty"), None);
    row(ui, |ui| loyalties(ui, here, hand, intents));
}

/// The IDs with their words; what may be kept comes first.
fn ids(ui: &mut Ui, here: &Here<'_>, hand: &Hand, intents: &mut Vec<Intent>) {
    let library = here.view.rules.library();
    let place = |(at, slot): (u8, &Slot<IdNo>)| Some((lies(here, hand, Spot::Id(at)), library.id(slot.kind)?));
    let mut lying: Vec<_> = (0..).zip(&hand.ids).filter_map(place).collect();
    lying.sort_by_key(|(lies, _)| *lies == Lies::Closed);
    for (lies, card) in lying {
        let colour = here.teller.faction(card.faction);
        let fill =
            [("card", card.name.as_str().into()), ("colour", colour.into()), ("text", card.text.as_str().into())];
        let (rect, response) = ui.allocate_exact_size(ID, Sense::click());
        id_card(ui.painter(), Palette::of(ui.ctx()), rect, card, true);
        finish(ui, here, (rect, &response), lies, &here.desk.with("ui-pick-id", &fill), intents);
    }
}

fn loyalties(ui: &mut Ui, here: &Here<'_>, hand: &Hand, intents: &mut Vec<Intent>) {
    let library = here.view.rules.library();
    for (at, slot) in (0..).zip(&hand.loyalty) {
        let Some(card) = library.loyalty_card(slot.kind) else { continue };
        let (rect, response) = ui.allocate_exact_size(LOYALTY, Sense::click());
        loyalty(ui.painter(), Palette::of(ui.ctx()), rect, Sight::Open(card));
        finish(ui, here, (rect, &response), lies(here, hand, Spot::Loyalty(at)), &card.name, intents);
    }
}

/// Cards beside each other, as many as there is room for.
fn row(ui: &mut Ui, content: impl FnOnce(&mut Ui)) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(12.0, 12.0);
        content(ui);
    });
}

/// What is to be done now.
fn task(here: &Here<'_>, hand: &Hand) -> String {
    match hand.kept {
        Kept::Waits => here.desk.text("ui-pick-waits"),
        Kept::Done(..) | Kept::Hidden => here.desk.text("ui-pick-done"),
        Kept::Chooses { .. } => here.teller.question(here.view).unwrap_or_default(),
    }
}

/// How the card in a place lies. Of equal cards only the first is offered, and stands for all.
fn lies(here: &Here<'_>, hand: &Hand, spot: Spot) -> Lies {
    let keep = |spot| Action::Answer(Choice::Card(spot));
    let kept = match hand.kept {
        Kept::Chooses { id, loyalty } => [id.map(Spot::Id), loyalty.map(Spot::Loyalty), None],
        Kept::Done(id, a, b) => [Some(Spot::Id(id)), Some(Spot::Loyalty(a)), Some(Spot::Loyalty(b))],
        Kept::Waits | Kept::Hidden => [None; 3],
    };
    if kept.contains(&Some(spot)) {
        return Lies::Kept;
    }
    let kind = |at: u8| hand.loyalty.get(usize::from(at)).map(|slot| slot.kind);
    let equal = |offered: &Action| match (*offered, spot) {
        (Action::Answer(Choice::Card(Spot::Loyalty(at))), Spot::Loyalty(own)) => kind(at) == kind(own),
        _ => *offered == keep(spot),
    };
    here.options.iter().copied().find(equal).map_or(Lies::Closed, Lies::Open)
}

/// What a card says of itself, and what a click on it does.
fn finish(
    ui: &Ui,
    here: &Here<'_>,
    (rect, response): (Rect, &Response),
    lies: Lies,
    told: &str,
    intents: &mut Vec<Intent>,
) {
    let palette = Palette::of(ui.ctx());
    let (open, kept) = (matches!(lies, Lies::Open(_)), lies == Lies::Kept);
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, open, kept, told));
    match lies {
        Lies::Kept => brackets(ui.painter(), rect.expand(4.0), 10.0, Stroke::new(2.0, palette.agent)),
        Lies::Closed => {
            ui.painter().rect_filled(rect, 4, faded(palette.table, 0.4));
        }
        Lies::Open(_) if response.hovered() => {
            brackets(ui.painter(), rect.expand(4.0), 10.0, Stroke::new(2.0, palette.text_hi));
        }
        Lies::Open(_) => {}
    }
    focus::join(ui, response);
    tip_with(ui, response, || {
        let state = match lies {
            Lies::Open(_) => "ui-pick-open",
            Lies::Kept => "ui-pick-kept",
            Lies::Closed => "ui-pick-closed",
        };
        format!("{told}\n{}", here.desk.text(state))
    });
    if let (Lies::Open(action), true) = (lies, response.clicked()) {
        intents.push(Intent::Act(action));
    }
}
