//! Movements and actions as phrases: on a button, with what they cost.

use super::{Teller, scene};
use crate::beginning::{Deed, Figure, View};

impl Teller<'_> {
    /// What a figure does, as a phrase such as `go to the City`, without what it costs.
    #[rustfmt::skip]
    pub fn deed(&self, view: &View, deed: Deed) -> String {
        let text = |key| self.words.text(key);
        match deed {
            Deed::Move(area) => self.phrase("action-tb-move", &[("area", self.area(area).into())]),
            Deed::Attack(foe) => self.phrase("action-tb-attack", &[("enemy", self.foe_in(view, foe).into())]),
            Deed::SectorOne => text("action-tb-sector-one"),
            Deed::SectorTwo(partner) => self.with_figure("action-tb-sector-two", partner),
            Deed::SectorThree => text(if view.table.bars.guard == 1 { "action-tb-sector-three-open" } else { "action-tb-sector-three" }),
            Deed::Riot { minus } => text(if minus { "action-tb-riot-minus" } else { "action-tb-riot-plus" }),
            Deed::Morale => text("action-tb-morale"),
            Deed::Resource => self.phrase("action-tb-resource", &[("count", supply(view).into())]),
            Deed::Fate => text("action-tb-fate"),
            Deed::BuyProgram(at) => self.market(view, at),
            Deed::BuyRandom => text("action-tb-buy-random"),
            Deed::Nexus => text("action-tb-nexus"),
            Deed::Censure(seat) => self.phrase("action-tb-censure", &[self.whom(seat)]),
            Deed::Elect => text("action-tb-elect"),
            Deed::BuyWeapon(item) => {
                let price = self.rules.library().item(item).map_or(0, |card| card.price);
                self.phrase("action-tb-buy-weapon", &[("item", self.item(item).into()), ("price", price.into())])
            }
            Deed::TakeWeapon(item) => self.phrase("action-tb-take-weapon", &[("item", self.item(item).into())]),
            Deed::BuyRecon => text("action-tb-buy-recon"),
            Deed::Place => text("action-tb-place"),
            Deed::BreakOut { minus } => text(if minus { "action-tb-break-minus" } else { "action-tb-break-plus" }),
            Deed::Interrogate => text("action-tb-interrogate"),
            Deed::Pardon(seat) => self.phrase("action-tb-pardon", &[self.whom(seat)]),
            Deed::Drop => text("action-tb-drop"),
            Deed::JunkLook => text("action-tb-junk-look"),
            Deed::JunkRemove => text("action-tb-junk-remove"),
            Deed::Treat => text("action-tb-treat"),
            Deed::Clinic => text("action-tb-clinic"),
            Deed::Heal(figure) => self.with_figure("action-tb-heal", figure),
            Deed::Surgery(seat) => self.with_figure("action-tb-surgery", Figure::Of(seat)),
        }
    }

    /// A deed of a figure with what it costs: a button's label.
    pub(super) fn deed_of(&self, view: &View, figure: Figure, deed: Deed) -> String {
        let what = ("deed", self.deed(view, deed).into());
        if figure == Figure::Kuro {
            return self.phrase("action-tb-kuro", &[what]);
        }
        let scene = scene(view);
        match deed {
            Deed::Move(to) => {
                let from = scene.area(figure);
                let steps = from.and_then(|from| self.rules.step(from, to)).unwrap_or(1);
                self.phrase("action-tb-steps", &[what, ("steps", steps.into())])
            }
            _ => self.phrase("action-tb-ap", &[what, ("ap", scene.price(deed).into())]),
        }
    }

    pub(super) fn with_figure(&self, key: &str, figure: Figure) -> String {
        self.phrase(key, &[("whom", self.target(figure).into())])
    }

    fn market(&self, view: &View, at: u8) -> String {
        let no = view.table.market.get(usize::from(at));
        let price = no.and_then(|no| self.rules.library().program(*no)).map_or(0, |card| card.price);
        let name = self.nth_program(&view.table.market, at);
        self.phrase("action-tb-buy-program", &[("program", name.into()), ("price", price.into())])
    }
}

/// How many cards the third City action brings the active player (TB-CITY-06, TB-NOVA-01).
fn supply(view: &View) -> u8 {
    let scene = scene(view);
    if scene.has(scene.active(), crate::beginning::Trait::Supplier) { 4 } else { 3 }
}
