//! The effect language in words: what a list of effects does, and what a card being carried out asks.

use super::{
    super::{Fill, added},
    Teller,
    names::zone_name,
    scene,
};
use crate::beginning::{Decider, Effect, Frame, From, Manner, Pick, Pile, View, Whose};

/// What a list of effects does, as a phrase.
pub(super) fn told(teller: &Teller<'_>, effects: &[Effect]) -> String {
    if effects.is_empty() {
        return teller.words.text("name-tb-nothing-happens");
    }
    teller.all(effects.iter().map(|effect| teller.effect(effect)))
}

impl Teller<'_> {
    /// What an effect does, as a phrase.
    #[rustfmt::skip]
    pub fn effect(&self, effect: &Effect) -> String {
        let text = |key| self.words.text(key);
        let count = |key, count: u8| self.phrase(key, &[("count", count.into())]);
        let of = |key, whose: Whose, count: u8| self.phrase(key, &[self.concerned(whose), ("count", count.into())]);
        match effect {
            Effect::Bar(bar, by) => {
                self.phrase("name-tb-do-bar", &[("bar", self.bar(*bar).into()), ("by", added((*by).into()).into())])
            }
            Effect::Settle(by) => count("name-tb-do-settle", *by),
            Effect::Widen(zone) => self.phrase("name-tb-do-widen", &[("zone", zone_name(self.words, *zone).into())]),
            Effect::Either(a, b) => {
                self.phrase("name-tb-do-either", &[("one", told(self, a).into()), ("two", told(self, b).into())])
            }
            Effect::Choose(pick) => self.pick(*pick),
            Effect::Draw(whose, pile, many) => of(draw_key(*pile), *whose, *many),
            Effect::DrawKeep(many) => count("name-tb-do-draw-keep", *many),
            Effect::Discard(whose, many, Manner::Chosen) => of("name-tb-do-discard", *whose, *many),
            Effect::Discard(whose, many, Manner::Random) => of("name-tb-do-lose", *whose, *many),
            Effect::DropPrograms(whose, many) => of("name-tb-do-drop-programs", *whose, *many),
            Effect::NewMarket => text("name-tb-do-market"),
            Effect::Hurt(whose, by) => of("name-tb-do-hurt", *whose, *by),
            Effect::Heal(whose, by) => of("name-tb-do-heal", *whose, *by),
            Effect::Wound(whose, many) => of("name-tb-do-wound", *whose, *many),
            Effect::Treat(whose, many) => of("name-tb-do-treat", *whose, *many),
            Effect::Detain(whose) => of("name-tb-do-detain", *whose, 1),
            Effect::Amnesty => text("name-tb-do-amnesty"),
            Effect::Shed(whose) => of("name-tb-do-shed", *whose, 1),
            Effect::Elect => text("name-tb-do-elect"),
            Effect::Gamble => text("name-tb-do-gamble"),
            Effect::SwapNetwork => text("name-tb-do-swap"),
            Effect::Supply(many) => count("name-tb-do-supply", *many),
            Effect::Traps(many) => count("name-tb-do-traps", *many),
            Effect::Raid(many) => count("name-tb-do-raid", *many),
            Effect::Crawlers(many) => count("name-tb-do-crawlers", *many),
            Effect::DeadZone => text("name-tb-do-dead-zone"),
            Effect::Purge(many) => count("name-tb-do-purge", *many),
            Effect::Ex => text("name-tb-do-ex"),
            Effect::Ap(more) => count("name-tb-do-ap", *more),
            Effect::Moves(more) => count("name-tb-do-moves", *more),
            Effect::Boundless => text("name-tb-do-boundless"),
            Effect::AttackRed(more) => count("name-tb-do-attack-red", *more),
            Effect::AttackRange(more) => count("name-tb-do-attack-range", *more),
            Effect::DefendBy(by) => count("name-tb-do-defend", *by),
            Effect::Reroll => text("name-tb-do-reroll"),
            Effect::ExtraCard => text("name-tb-do-extra-card"),
            Effect::PeekChip => text("name-tb-do-peek"),
            Effect::Eliminate(range) => count("name-tb-do-eliminate", *range),
            Effect::TakeBack => text("name-tb-do-take-back"),
            Effect::Sacrifice(most) => count("name-tb-do-sacrifice", *most),
            Effect::Revive => text("name-tb-do-revive"),
        }
    }

    /// Whom an effect concerns.
    fn concerned(&self, whose: Whose) -> Fill<'static> {
        let text = |key| self.words.text(key);
        let name = match whose {
            Whose::You => text("name-you"),
            Whose::Them => text("name-tb-them"),
            Whose::Everyone => text("name-tb-everyone"),
            Whose::Others => text("name-tb-others"),
            Whose::Leader => text("name-tb-leader"),
            Whose::General => text("name-tb-general"),
            Whose::Idle => text("name-tb-idle"),
            Whose::Contributors => text("name-tb-contributors"),
            Whose::In(area) => self.phrase("name-tb-those-in", &[("area", self.area(area).into())]),
            Whose::Here => text("name-tb-here"),
            Whose::Carriers => text("name-tb-carriers"),
            Whose::Detained => text("name-tb-detained"),
        };
        ("who", name.into())
    }

    fn pick(&self, pick: Pick) -> String {
        let by = self.words.text(match pick.by {
            Decider::You => "name-you",
            Decider::Leader => "name-tb-leader",
            Decider::General => "name-tb-general",
        });
        let from = self.words.text(match pick.from {
            From::Anyone => "name-tb-from-anyone",
            From::Others => "name-tb-from-others",
            From::Free => "name-tb-from-free",
            From::HurtInRange => "name-tb-from-hurt",
            From::WoundedInRange => "name-tb-from-wounded",
        });
        self.phrase("name-tb-do-choose", &[("who", by.into()), ("from", from.into())])
    }

    /// What a card being carried out asks.
    pub(super) fn script_question(&self, view: &View, frame: &Frame) -> String {
        let key = match scene(view).effect(frame) {
            Some(Effect::Either(..)) => "question-tb-either",
            Some(Effect::DeadZone) => "question-tb-dead-zone",
            Some(Effect::Eliminate(_) | Effect::Sacrifice(_)) => "question-tb-which-enemy",
            Some(Effect::TakeBack) => "question-tb-take-back",
            Some(Effect::PeekChip) => "question-tb-peek",
            Some(Effect::SwapNetwork) => "question-tb-swap",
            _ => "question-tb-whom",
        };
        self.sentence(key, &[("card", self.source(frame.source).into())])
    }
}

const fn draw_key(pile: Pile) -> &'static str {
    match pile {
        Pile::Personal => "name-tb-do-draw",
        Pile::General => "name-tb-do-draw-general",
        Pile::Programs => "name-tb-do-draw-programs",
    }
}
