//! Why something cannot be done now: what a place offers, and what is missing for it.

use super::{Teller, capital, scene};
use crate::{
    beginning::{Figure, Lack, Offer, View},
    engine::Rule,
};

impl Teller<'_> {
    /// What the places of this player's figures offer that cannot be done now: a sentence and the rule for each.
    pub fn lacking(&self, view: &View) -> Vec<(String, Rule)> {
        let told = self.at(view);
        let lacking = scene(view).lacking(view.seat);
        lacking.into_iter().map(|(figure, offer, lack)| (told.lacks(view, figure, offer, lack), lack.rule())).collect()
    }

    fn lacks(&self, view: &View, figure: Figure, offer: Offer, lack: Lack) -> String {
        let offer = self.offer(view, offer);
        let offer = match figure {
            Figure::Kuro => self.phrase("action-tb-kuro", &[("deed", offer.into())]),
            Figure::Of(_) => offer,
        };
        capital(&self.phrase("name-tb-lacks", &[("offer", offer.into()), ("lack", self.lack(lack).into())]))
    }

    /// What a place offers, as a phrase.
    #[rustfmt::skip]
    pub fn offer(&self, view: &View, offer: Offer) -> String {
        let text = |key| self.words.text(key);
        match offer {
            Offer::Move(area) => self.phrase("action-tb-move", &[("area", self.area(area).into())]),
            Offer::Attack => text("name-tb-offer-attack"),
            Offer::SectorOne => text("action-tb-sector-one"),
            Offer::SectorTwo => text("name-tb-offer-sector-two"),
            Offer::SectorThree => text("action-tb-sector-three"),
            Offer::Riot => text("name-tb-offer-riot"),
            Offer::Morale => text("action-tb-morale"),
            Offer::Resource => text("name-tb-offer-resource"),
            Offer::Fate => text("action-tb-fate"),
            Offer::BuyProgram(at) => self.deed(view, crate::beginning::Deed::BuyProgram(at)),
            Offer::BuyRandom => text("action-tb-buy-random"),
            Offer::Nexus => text("action-tb-nexus"),
            Offer::Censure => text("name-tb-offer-censure"),
            Offer::Elect => text("action-tb-elect"),
            Offer::BuyWeapon(item) => self.deed(view, crate::beginning::Deed::BuyWeapon(item)),
            Offer::BuyRecon => text("action-tb-buy-recon"),
            Offer::Place => text("action-tb-place"),
            Offer::BreakOut => text("name-tb-offer-break-out"),
            Offer::Interrogate => text("action-tb-interrogate"),
            Offer::Pardon => text("name-tb-offer-pardon"),
            Offer::Drop => text("action-tb-drop"),
            Offer::JunkLook => text("action-tb-junk-look"),
            Offer::JunkRemove => text("action-tb-junk-remove"),
            Offer::Treat => text("action-tb-treat"),
            Offer::Clinic => text("action-tb-clinic"),
            Offer::Heal => text("name-tb-offer-heal"),
            Offer::Surgery => text("name-tb-offer-surgery"),
        }
    }

    /// What is missing, as a phrase.
    #[rustfmt::skip]
    pub fn lack(&self, lack: Lack) -> String {
        let text = |key| self.words.text(key);
        let count = |key, count: u8| self.phrase(key, &[("count", count.into())]);
        match lack {
            Lack::Ap(need) => count("name-tb-lack-ap", need),
            Lack::Steps => text("name-tb-lack-steps"),
            Lack::Blockade => text("name-tb-lack-blockade"),
            Lack::Enemy => text("name-tb-lack-enemy"),
            Lack::Price(price) => count("name-tb-lack-price", price),
            Lack::Empty => text("name-tb-lack-empty"),
            Lack::Spread => text("name-tb-lack-spread"),
            Lack::Room => text("name-tb-lack-room"),
            Lack::Partner => text("name-tb-lack-partner"),
            Lack::Calm => text("name-tb-lack-calm"),
            Lack::Again => text("name-tb-lack-again"),
            Lack::Blue => text("name-tb-lack-blue"),
            Lack::Resource => text("name-tb-lack-resource"),
            Lack::HadRecon => text("name-tb-lack-recon"),
            Lack::Entry => text("name-tb-lack-entry"),
            Lack::Freed => text("name-tb-lack-freed"),
            Lack::Chip => text("name-tb-lack-chip"),
            Lack::Grey => text("name-tb-lack-grey"),
            Lack::Green => text("name-tb-lack-green"),
            Lack::GreyOrGreen => text("name-tb-lack-grey-green"),
            Lack::Leader => text("name-tb-lack-leader"),
            Lack::Detained => text("name-tb-lack-detained"),
            Lack::Hurt => text("name-tb-lack-hurt"),
            Lack::Wounded => text("name-tb-lack-wounded"),
            Lack::Pistol => text("name-tb-lack-pistol"),
            Lack::Marker => text("name-tb-lack-marker"),
            Lack::KuroDone => text("name-tb-lack-kuro-done"),
            Lack::NotKuro => text("name-tb-lack-not-kuro"),
            Lack::OtherFigure => text("name-tb-lack-other-figure"),
        }
    }
}
