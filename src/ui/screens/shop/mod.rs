//! The safe house: gear bought and chosen, what is equipped within the agent's energy, items kept.
//!
//! | file | what stands there |
//! |---|---|
//! | `kit` | what a loadout comes to: energy, health, armor, uses |
//! | `top` `bottom` | steps and money; ways on and keys |
//! | `offers` `spare` | four gear cards to keep one of; items to drop where there are too many |
//! | `energy` `tiles` | sixteen cells of energy and what holds them; all gear owned |
//! | `side` | what the choice allows in the next mission |
//! | `deal` | what comes of what the player wants |

mod bottom;
mod deal;
mod energy;
mod kit;
mod offers;
mod side;
mod spare;
mod tiles;
mod top;

use egui::{Context, Frame, Margin, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};

use crate::{
    campaign::Profile,
    stealth::Gear,
    ui::{
        Change, Desk,
        focus::{self, Group},
        screens::shared::Arrival,
        theme::{Palette, Rule},
    },
};

/// The width in points from which what the choice allows stands beside it.
const BESIDE: f32 = 820.0;

/// The shop and loadout of the campaign on the desk.
#[derive(Default)]
pub struct Shop {
    /// Where the player came from.
    from: From,
    /// The gear laid out that is chosen.
    chosen: Option<String>,
    /// The gear pointer or focus are on.
    looked: Option<String>,
    /// Whether the chosen offer is to have focus.
    grab: bool,
    /// What was spent since the page was opened.
    spent: u16,
    arrival: Arrival,
}

/// The screen below this one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum From {
    #[default]
    Page,
    Debrief,
}

/// What lies on the counter while a frame is drawn.
#[derive(Clone, Copy)]
struct Counter<'a> {
    desk: &'a Desk,
    profile: &'a Profile,
    /// The gear whose effect on the loadout is shown.
    more: Option<&'a Gear>,
}

/// What the player wants.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    Buy,
    Choose(String),
    Keep(String),
    /// Equip, or take off.
    Change(String),
    Drop(String),
    Leave,
    GoOn,
}

impl Shop {
    /// The shop as it is entered from a debrief.
    pub fn after_debrief() -> Self {
        Self { from: From::Debrief, ..Self::default() }
    }

    /// The shop with a card laid out looked at.
    #[must_use]
    pub fn looking_at(mut self, gear: &str) -> Self {
        self.chosen = Some(gear.to_owned());
        self
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let Some(profile) = desk.profile().cloned() else { return Change::Pop };
        if !self.chosen.as_ref().is_some_and(|id| profile.offer().contains(id)) {
            self.chosen = profile.offer().first().cloned();
        }
        self.grab |= arrived;
        let mut wishes = self.keys(ctx, desk, &profile);
        let before = self.looked.take();
        let counter = Counter { desk, profile: &profile, more: self.previewed(desk, &profile, before.as_ref()) };
        self.top(ctx, counter);
        self.bottom(ctx, counter, arrived, &mut wishes);
        let frame = Frame::new().fill(Palette::of(ctx).table);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.body(ui, counter, &mut wishes));
        if self.looked != before {
            ctx.request_repaint();
        }
        let mut change = Change::Keep;
        for wish in wishes {
            match self.deal(ctx, desk, wish) {
                Change::Keep => {}
                next => change = next,
            }
        }
        change
    }

    /// The gear whose effect on the loadout is shown: what is looked at, or else the chosen offer.
    fn previewed<'a>(&self, desk: &'a Desk, profile: &Profile, looked: Option<&String>) -> Option<&'a Gear> {
        let bagged = |id: &&String| !profile.equipped().contains(id);
        let id = looked.filter(bagged).or(self.chosen.as_ref())?;
        desk.catalog.gear(id)
    }

    fn body(&mut self, ui: &mut Ui, counter: Counter, wishes: &mut Vec<Wish>) {
        let all = ui.max_rect();
        let margin = vec2(Rule::MARGIN.min(all.width() * 0.025), if all.height() < 420.0 { 6.0 } else { 14.0 });
        let width = (all.width() - 2.0 * margin.x).min(Rule::PAGE);
        let room = Rect::from_center_size(all.center(), vec2(width, all.height() - 2.0 * margin.y));
        if all.width() < BESIDE {
            column(ui, room, |ui| {
                self.main(ui, counter, wishes);
                ui.add_space(Rule::GROUP);
                side::show(ui, counter);
            });
            return;
        }
        let side = (width * 0.305).clamp(284.0, 400.0);
        let split = room.right() - side;
        let left = room.with_max_x(split - if all.width() < 1140.0 { 12.0 } else { 24.0 });
        column(ui, left, |ui| self.main(ui, counter, wishes));
        let panel = Rect::from_min_max(pos2(split, room.top()), room.max);
        self.panel(ui, counter, panel, wishes);
    }

    /// Offers or items to drop, and the loadout.
    fn main(&mut self, ui: &mut Ui, counter: Counter, wishes: &mut Vec<Wish>) {
        if counter.profile.to_discard() > 0 {
            spare::show(ui, counter, wishes);
        } else {
            self.offers(ui, counter, wishes);
        }
        ui.add_space(Rule::GAP);
        energy::show(ui, counter);
        ui.add_space(Rule::GAP);
        self.tiles(ui, counter, wishes);
    }
}

/// A part of the page that scrolls by itself.
fn column(ui: &mut Ui, room: Rect, content: impl FnOnce(&mut Ui)) {
    // Brackets around what has focus need room within the scrolled part.
    let outer = room.expand2(vec2(7.0, 0.0));
    ui.scope_builder(UiBuilder::new().max_rect(outer), |ui| {
        let scroll = ScrollArea::vertical().id_salt("safe house").auto_shrink(false).max_height(room.height());
        scroll.show(ui, |ui| {
            let frame = Frame::new().inner_margin(Margin { left: 7, right: 7, top: 2, bottom: 8 });
            frame.show(ui, |ui| focus::group(ui, Group::Main, content));
        });
    });
}
