//! What can be done with the campaign that is looked at.

use egui::Ui;

use super::{
    remains::Remains,
    slots::{Campaigns, main_button, place, rules},
};
use crate::campaign::Place;
use crate::save::Summary;
use crate::ui::{
    Change, Desk, length,
    parts::{self, Button, Fact, Kind},
    theme::{Palette, Rule, Type, icons},
};

impl Campaigns {
    /// Shows the campaign at this place of the list.
    pub(super) fn one(&mut self, ui: &mut Ui, desk: &mut Desk, at: usize, change: &mut Change) {
        let palette = Palette::of(ui.ctx());
        let Some(kept) = self.list.get(at) else { return };
        let slot = kept.slot.clone();
        ui.add(egui::Label::new(Type::Heading.text(&slot, palette.text_hi)).wrap());
        let remains = self.remains.get(&slot);
        match (&kept.about, remains) {
            (Ok(about), _) => facts(ui, desk, about),
            (Err(fault), Some(remains)) => remains.show(ui, desk, fault),
            (Err(_), None) => {}
        }
        let refused = remains.and_then(Remains::refused);
        let about = kept.about.as_ref().ok().or_else(|| remains.and_then(Remains::about));
        let over = about.is_some_and(|about| matches!(about.place, Place::Ended(_) | Place::Fallen(_)));
        ui.add_space(Rule::GAP);
        let mut opened = false;
        ui.horizontal_wrapped(|ui| {
            let key = if over { "ui-campaigns-look" } else { "ui-campaigns-continue" };
            let button = Button::new(desk.text(key)).icon(icons::PLAY).primary().height(40.0);
            let response = button.id(main_button()).enabled(refused.is_none()).show(ui);
            if let Some(why) = refused {
                parts::tip(ui, &response, &desk.text(why));
            }
            opened = response.clicked();
            let delete = Button::new(desk.text("ui-saves-delete")).icon(icons::TRASH).kind(Kind::Danger).height(40.0);
            if delete.show(ui).clicked() {
                self.asked = Some(slot.clone());
            }
        });
        if opened {
            *change = Self::open(desk, slot);
        }
    }
}

/// Where it stands, in lines.
pub(super) fn facts(ui: &mut Ui, desk: &Desk, about: &Summary) {
    let palette = Palette::of(ui.ctx());
    parts::head(ui, &place(desk, &about.place), None);
    let won = [("won", about.won.into()), ("all", length(desk.catalog.course()).into())];
    let money = [("money", about.bytebucks.into())];
    Fact::new(desk.with("ui-campaign-won", &won)).glyph(icons::CHECK_CIRCLE, palette.safe).show(ui);
    Fact::new(desk.with("ui-campaign-money", &money)).glyph(icons::COINS, palette.objective).show(ui);
    Fact::new(rules(desk, about.rules)).glyph(icons::GAUGE, palette.text_dim).show(ui);
}
