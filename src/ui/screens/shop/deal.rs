//! What comes of what the player wants in the safe house.

use std::sync::Arc;

use egui::Context;

use super::{
    Shop, Wish,
    bottom::{Onward, onward, onward_button},
    offers,
};
use crate::{
    campaign::{LoadoutError, PRICE, Profile, Stock},
    ui::{
        Change, Cue, Desk, Tone, focus,
        input::Command,
        screens::campaign::{brief, to_page},
    },
    words::campaign::{discard_refusal, loadout_refusal, shop_refusal},
};

impl Shop {
    /// What was pressed.
    pub(super) fn keys(&self, ctx: &Context, desk: &mut Desk, profile: &Profile) -> Vec<Wish> {
        let mut wishes = Vec::new();
        if desk.input.take_back() {
            desk.play(Cue::Back);
            wishes.push(Wish::Leave);
        }
        let looked = self.looked.as_ref().filter(|id| profile.owned().contains(id));
        if desk.input.take(Command::Equip) {
            wishes.extend(looked.map(|id| Wish::Change(id.clone())));
            ctx.request_repaint();
        }
        wishes
    }

    /// Does it, keeps the campaign, and says where it leads.
    pub(super) fn deal(&mut self, ctx: &Context, desk: &mut Desk, wish: Wish) -> Change {
        ctx.request_repaint();
        match wish {
            Wish::Choose(id) => {
                if self.chosen.replace(id.clone()) != Some(id) {
                    desk.play(Cue::Choose);
                }
            }
            Wish::Buy => self.buy(desk),
            Wish::Keep(id) => {
                self.keep(desk, &id);
                focus::want(ctx, onward_button());
            }
            Wish::Change(id) => change(desk, &id),
            Wish::Drop(id) => {
                drop_item(desk, &id);
                if desk.profile().is_some_and(|profile| profile.to_discard() == 0) {
                    focus::want(ctx, onward_button());
                }
            }
            Wish::Leave => return Change::Pop,
            Wish::GoOn => {
                desk.play(Cue::Choose);
                return if onward(desk) == Onward::Briefing { brief(desk) } else { to_page() };
            }
        }
        Change::Keep
    }

    fn buy(&mut self, desk: &mut Desk) {
        let catalog = Arc::clone(&desk.catalog);
        if let Some(why) = desk.profile().and_then(|profile| offers::refused(desk, profile)) {
            return refuse(desk, why);
        }
        let Some(run) = desk.campaign.as_mut() else { return };
        match run.campaign.buy(&catalog) {
            Ok(offer) => {
                self.chosen = offer.first().cloned();
                self.grab = true;
                self.spent = self.spent.saturating_add(PRICE);
                desk.play(Cue::CardTurns);
                desk.keep_campaign(None);
            }
            Err(fault) => {
                let why = shop_refusal(&desk.words, &catalog, &fault);
                refuse(desk, why);
            }
        }
    }

    /// Keeps a card, and equips it where the energy is there.
    fn keep(&mut self, desk: &mut Desk, id: &str) {
        let catalog = Arc::clone(&desk.catalog);
        let Some(run) = desk.campaign.as_mut() else { return };
        let profile = run.campaign.profile_mut();
        if let Err(fault) = profile.keep(id) {
            let why = shop_refusal(&desk.words, &catalog, &fault);
            return refuse(desk, why);
        }
        let equipped = profile.equip(id, Stock::of(&catalog)).is_ok();
        self.chosen = None;
        let name = catalog.gear(id).map(|gear| gear.name.clone()).unwrap_or_default();
        let key = if equipped { "ui-shop-kept" } else { "ui-shop-kept-bagged" };
        desk.say(Tone::Done, desk.with(key, &[("gear", name.into())]));
        desk.play(Cue::CardLands);
        desk.keep_campaign(None);
    }
}

/// Equips a piece of gear, or takes it off.
fn change(desk: &mut Desk, id: &str) {
    let catalog = Arc::clone(&desk.catalog);
    let Some(run) = desk.campaign.as_mut() else { return };
    let profile = run.campaign.profile_mut();
    let worn = profile.equipped().iter().any(|worn| worn == id);
    let done = if worn { profile.take_off(id) } else { profile.equip(id, Stock::of(&catalog)) };
    match done {
        Ok(()) => {
            desk.play(Cue::Choose);
            desk.keep_campaign(None);
        }
        Err(fault) => {
            let why = loadout_words(desk, &fault);
            refuse(desk, why);
        }
    }
}

fn drop_item(desk: &mut Desk, id: &str) {
    let name = desk.catalog.item(id).map(|item| item.name.clone()).unwrap_or_default();
    let Some(run) = desk.campaign.as_mut() else { return };
    match run.campaign.profile_mut().discard(id) {
        Ok(()) => {
            desk.say(Tone::Done, desk.with("ui-shop-dropped", &[("item", name.into())]));
            desk.play(Cue::Choose);
            desk.keep_campaign(None);
        }
        Err(fault) => {
            let why = discard_refusal(&desk.words, &desk.catalog, &fault);
            refuse(desk, why);
        }
    }
}

/// Why gear was not equipped, in the player's words.
fn loadout_words(desk: &Desk, fault: &LoadoutError) -> String {
    let name = |id: &String| desk.catalog.gear(id).map_or_else(|| id.clone(), |gear| gear.name.clone());
    match fault {
        LoadoutError::TooHeavy { id, needs, free } => {
            let fill = [("gear", name(id).into()), ("needs", (*needs).into()), ("free", (*free).into())];
            desk.with("ui-shop-too-heavy", &fill)
        }
        other => loadout_refusal(&desk.words, &desk.catalog, other),
    }
}

fn refuse(desk: &mut Desk, why: String) {
    desk.play(Cue::Refused);
    desk.say(Tone::Warning, why);
}
