//! Answers as phrases: what a card, a chip or a die means depends on the question.

use super::{Teller, scene, scripts};
use crate::beginning::{
    Column, Effect, EventNo, Figure, Frame, Goods, InfluenceNo, Junk, Means, Motion, Pending, ProgramNo, Sight, View,
};

impl Teller<'_> {
    pub(super) fn yes(&self, view: &View) -> String {
        match view.table.stack.last() {
            Some(Pending::Decide(event)) => self.half(*event, 0),
            Some(Pending::Interrogation { card, .. }) => self.line(view, *card),
            Some(Pending::Script(frame)) => self.either(view, frame, true),
            Some(Pending::Reward { .. }) => self.words.text("action-tb-reward-boost"),
            Some(Pending::BlueFive(_)) => self.words.text("action-tb-two-programs"),
            Some(Pending::Supplier(_)) => self.words.text("action-tb-draw-general"),
            Some(Pending::Wound { .. }) => self.words.text("action-tb-cancel-wound"),
            Some(Pending::Ballot { motion: Motion::Gamble, .. }) => self.words.text("action-tb-reach"),
            Some(Pending::Ballot { motion: Motion::Censure { whom, .. }, .. }) => {
                self.phrase("action-tb-in-favour", &[self.whom(*whom)])
            }
            _ => self.words.text("action-tb-yes"),
        }
    }

    pub(super) fn no(&self, view: &View) -> String {
        match view.table.stack.last() {
            Some(Pending::Decide(event)) => self.half(*event, 1),
            Some(Pending::Interrogation { .. }) => self.words.text("action-tb-roll-free"),
            Some(Pending::Script(frame)) => self.either(view, frame, false),
            Some(Pending::Reward { chips, .. }) => {
                self.phrase("action-tb-reward-programs", &[("count", (*chips).into())])
            }
            Some(Pending::BlueFive(_) | Pending::Supplier(_)) => self.words.text("action-tb-draw-nothing"),
            Some(Pending::Wound { .. }) => self.words.text("action-tb-draw-wound"),
            Some(Pending::Ballot { motion: Motion::Gamble, .. }) => self.words.text("action-tb-hold-back"),
            Some(Pending::Ballot { motion: Motion::Censure { whom, .. }, .. }) => {
                self.phrase("action-tb-against", &[self.whom(*whom)])
            }
            _ => self.words.text("action-tb-no"),
        }
    }

    /// A half of a decision in the words of its card: A or B.
    fn half(&self, event: EventNo, at: u8) -> String {
        let half = self.rules.library().event(event).and_then(|card| card.kind.half(at));
        let text = half.map(|half| half.text.clone()).unwrap_or_default();
        self.phrase(if at == 0 { "action-tb-upper" } else { "action-tb-lower" }, &[("text", text.into())])
    }

    /// The line of an interrogation card that concerns whoever sees this view.
    fn line(&self, view: &View, card: u8) -> String {
        let faction = scene(view).faction(view.seat);
        let lines = self.rules.library().interrogations.get(usize::from(card)).map_or(&[][..], |card| &card.lines);
        let own = lines.iter().find(|line| faction.is_some_and(|faction| line.factions.contains(&faction)));
        let text = own.map(|line| line.text.clone()).unwrap_or_default();
        self.phrase("action-tb-follow-line", &[("text", text.into())])
    }

    /// One of two lists of a card.
    fn either(&self, view: &View, frame: &Frame, first: bool) -> String {
        match scene(view).effect(frame) {
            Some(Effect::Either(a, b)) => scripts::told(self, if first { a } else { b }),
            _ => self.words.text(if first { "action-tb-yes" } else { "action-tb-no" }),
        }
    }

    /// A card of the hand, with what it is played as where that is open.
    pub(super) fn coloured(&self, view: &View, card: InfluenceNo, red: bool) -> String {
        let (scene, name) = (scene(view), self.held(view, card));
        let open = scene.blue(view.seat, card).is_some() && scene.red(view.seat, card).is_some();
        match (open, red) {
            (false, _) => name,
            (true, true) => self.phrase("name-tb-as-red", &[("card", name.into())]),
            (true, false) => self.phrase("name-tb-as-blue", &[("card", name.into())]),
        }
    }

    /// A card that answers a question: what becomes of it follows from the question.
    pub(super) fn chosen_card(&self, view: &View, card: InfluenceNo, red: bool) -> String {
        let key = match view.table.stack.last() {
            Some(Pending::Pay { .. }) => "action-tb-pay",
            Some(Pending::Limit | Pending::Discard { .. } | Pending::Clinic { .. }) => "action-tb-discard",
            Some(Pending::Contribute { .. } | Pending::TopUp(_) | Pending::Extra(_) | Pending::BreakOut { .. }) => {
                "action-tb-put-in"
            }
            _ => "action-tb-play",
        };
        self.phrase(key, &[("card", self.coloured(view, card, red).into())])
    }

    /// The weapon carried, used up in an attack.
    pub(super) fn weapon(&self, view: &View) -> String {
        let item = scene(view).player(view.seat).and_then(|player| player.item);
        let name = item.map_or_else(|| self.words.text("name-tb-a-box"), |item| self.item(item));
        self.phrase("action-tb-use-item", &[("item", name.into())])
    }

    /// A chip into a column.
    pub(super) fn place(&self, view: &View, chip: u8, column: Column, up: bool) -> String {
        let figure = match view.table.stack.last() {
            Some(Pending::Placing { figure, .. }) => *figure,
            _ => Figure::Of(view.seat),
        };
        let fill = [("chip", self.carried(view, figure, chip).into()), ("column", self.column(column).into())];
        self.phrase(if up { "action-tb-place-open" } else { "action-tb-place-hidden" }, &fill)
    }

    /// A chip a figure carries, by its place.
    fn carried(&self, view: &View, figure: Figure, at: u8) -> String {
        let chips = scene(view).body(figure).map_or(&[][..], |body| &body.chips);
        self.nth_chip(at, chips.get(usize::from(at)), chips.len() > 1)
    }

    /// A die rolled again, and by what.
    pub(super) fn reroll(&self, view: &View, at: u8, means: Means) -> String {
        let Some(Pending::Rolled { purpose, dice, .. }) = view.table.stack.last() else { return String::new() };
        let value = dice.get(usize::from(at)).copied().unwrap_or(0);
        let means = match means {
            Means::Boost => self.words.text("name-tb-means-boost"),
            Means::Program(at) => self.own_program(view, at),
            Means::Rounder(at) => self.rounder(at),
        };
        let die = self.die(*purpose, at);
        self.phrase("action-tb-reroll", &[("die", die.into()), ("value", value.into()), ("means", means.into())])
    }

    /// One of what lies there; what that is follows from the question.
    pub(super) fn nth(&self, view: &View, at: u8) -> String {
        let of = |key, name, thing: String| self.phrase(key, &[(name, thing.into())]);
        match view.table.stack.last() {
            Some(Pending::KeepLoyalty) => self.dealt(view, at),
            Some(Pending::KeepObjectives) => self.dealt_objective(view, at),
            Some(Pending::Limit | Pending::DropProgram { .. }) => {
                of("action-tb-drop-program", "program", self.own_program(view, at))
            }
            Some(Pending::KeepProgram) => {
                let offer: Vec<ProgramNo> = view.table.offer.what.to_vec();
                of("action-tb-keep-program", "program", self.nth_program(&offer, at))
            }
            Some(Pending::KeepChip { .. }) => {
                let chip = view.table.looked.get(usize::from(at));
                of("action-tb-equip", "chip", self.nth_chip(at, chip, true))
            }
            Some(Pending::Junk { remove, .. }) => {
                let key = if *remove { "action-tb-remove-chip" } else { "action-tb-look-chip" };
                of(key, "chip", self.junk(view, at))
            }
            Some(Pending::Drop { figure, .. } | Pending::Stolen { figure }) => {
                of("action-tb-drop-chip", "chip", self.carried(view, *figure, at))
            }
            Some(Pending::Treat(seat)) => {
                let wound = scene(view).player(*seat).and_then(|player| player.wounds.get(usize::from(at)));
                of("action-tb-treat-wound", "wound", wound.map(|no| self.wound(*no)).unwrap_or_default())
            }
            Some(Pending::Crates(_)) => of("action-tb-take-box", "box", self.crate_at(view, at)),
            Some(Pending::Recon { figure, .. }) => self.sight(view, *figure, at),
            Some(Pending::Script(frame)) => match scene(view).effect(frame) {
                Some(Effect::PeekChip) => of("action-tb-look-chip", "chip", self.peeked(view, at)),
                _ => of("action-tb-take-back", "card", self.rounder(at)),
            },
            _ => of("action-tb-number", "number", (u16::from(at) + 1).to_string()),
        }
    }

    fn dealt(&self, view: &View, at: u8) -> String {
        let slot = scene(view).player(view.seat).and_then(|player| player.dealt.get(usize::from(at)));
        let faction = slot.and_then(|slot| slot.kind).map(|faction| self.faction(faction)).unwrap_or_default();
        let fill = [("faction", faction.into()), ("number", (u16::from(at) + 1).into())];
        self.phrase("action-tb-keep-loyalty", &fill)
    }

    fn dealt_objective(&self, view: &View, at: u8) -> String {
        let slot = scene(view).player(view.seat).and_then(|player| player.objectives.get(usize::from(at)));
        let name = slot.and_then(|slot| slot.kind).map(|no| self.objective(no)).unwrap_or_default();
        self.phrase("action-tb-return-objective", &[("objective", name.into())])
    }

    /// A chip of the Junkyard by its place, its colour where known, and whoever dropped it.
    fn junk(&self, view: &View, at: u8) -> String {
        let place = ("number", (u16::from(at) + 1).into());
        let Some(Junk { chip, by }) = view.table.junkyard.get(usize::from(at)) else { return String::new() };
        let chip = ("chip", self.chip(chip.and_then(|chip| chip.colour)).into());
        match by {
            Some(seat) => self.phrase("name-tb-junk-by", &[place, chip, self.whom(*seat)]),
            None => self.phrase("name-tb-junk", &[place, chip]),
        }
    }

    /// A box on the board: what is in it where that is known.
    fn crate_at(&self, view: &View, at: u8) -> String {
        let item = view.table.crates.get(usize::from(at)).and_then(|lying| lying.item);
        let name = item.map_or_else(|| self.words.text("name-tb-a-box"), |item| self.item(item));
        self.phrase("name-tb-numbered", &[("thing", name.into()), ("number", (u16::from(at) + 1).into())])
    }

    fn peeked(&self, view: &View, at: u8) -> String {
        let mut spots = Vec::new();
        scene(view).each_peek(view.seat, &mut |spot| spots.push(spot));
        spots.get(usize::from(at)).map(|spot| self.spot(*spot)).unwrap_or_default()
    }

    /// What a Recon card is turned on.
    fn sight(&self, view: &View, figure: Figure, at: u8) -> String {
        let sight = scene(view).body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        let thing = match sight {
            Some(Sight::Loyalty) => self.phrase("name-tb-unused-loyalty", &[("number", (u16::from(at) + 1).into())]),
            _ => self.phrase("name-tb-next-of", &[("sector", self.sector(at).into())]),
        };
        self.phrase("action-tb-look-chip", &[("chip", thing.into())])
    }

    /// The action being judged, for questions that follow from one.
    pub(super) fn goods(&self, view: &View, goods: Goods) -> String {
        match goods {
            Goods::Market(at) => self.nth_program(&view.table.market, at),
            Goods::Random => self.words.text("name-tb-a-program"),
            Goods::Weapon(item) => self.item(item),
            Goods::Recon(_) => self.words.text("name-tb-a-recon"),
        }
    }
}
