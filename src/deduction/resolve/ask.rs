//! Effects that ask: who chooses, and among what.

use crate::{
    deduction::{Choice, Effect, Faction, Frame, Manner, Must, Sight, Spot, Timing, Whose, scene::Scene},
    engine::Seat,
};

impl Scene<'_> {
    /// Whether an effect asks somebody.
    pub fn asks(effect: &Effect) -> bool {
        matches!(
            effect,
            Effect::Choose(_)
                | Effect::ChooseSecond(_)
                | Effect::Peek(_, Sight::Loyalty)
                | Effect::TheyPeek
                | Effect::Reveal(_, Sight::Loyalty)
                | Effect::Cover(_, Sight::Loyalty | Sight::IdOrLoyalty)
                | Effect::NameColour
                | Effect::EquipAny
                | Effect::TakeProgram(Manner::Chosen)
                | Effect::Trade
                | Effect::Renew
                | Effect::Foresee(_)
                | Effect::Infect
                | Effect::SwapLoyalty
                | Effect::ReplaceLoyalty(..)
                | Effect::Seal
        )
    }

    /// Who chooses for a card.
    pub fn chooser(self, frame: &Frame) -> Seat {
        match (self.effect(frame), frame.them) {
            (Some(Effect::TheyPeek), Some(them)) => them,
            _ => frame.you,
        }
    }

    /// Everything that answers what a card asks.
    pub fn each_script_choice(self, frame: &Frame, tell: &mut impl FnMut(Choice)) {
        let Some(effect) = self.effect(frame) else { return };
        let one = |whose: Whose| self.concerned(frame, whose).first().copied();
        let hidden = |seat: Seat, tell: &mut dyn FnMut(Choice)| {
            self.loyalty_spots(seat, false).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
        };
        match effect {
            Effect::Choose(pick) | Effect::ChooseSecond(pick) => {
                self.candidates(frame, pick).into_iter().for_each(|seat| tell(Choice::Seat(seat)));
                if pick.may {
                    tell(Choice::No);
                }
            }
            Effect::Peek(whose, _) | Effect::Reveal(whose, _) => {
                if let Some(seat) = one(*whose) {
                    hidden(seat, tell);
                }
            }
            Effect::TheyPeek if one(Whose::Them).is_some() => hidden(frame.you, tell),
            Effect::Cover(whose, sight) => one(*whose).into_iter().for_each(|seat| {
                let either = *sight == Sight::IdOrLoyalty;
                let spots = self.coverable(seat).filter(|spot| either || matches!(spot, Spot::Loyalty(_)));
                spots.for_each(|spot| tell(Choice::Card(spot)));
            }),
            Effect::NameColour => {
                let hidden = one(Whose::Them).filter(|&them| self.id_spots(them, false).next().is_some());
                for faction in Faction::ALL.into_iter().filter(|_| hidden.is_some()) {
                    tell(Choice::Colour(faction));
                }
            }
            Effect::EquipAny => self.each_weapon(frame.you, tell),
            Effect::Seal => self.portals().for_each(|at| tell(Choice::Nth(at))),
            Effect::Infect => self.each_victim(frame, tell),
            Effect::SwapLoyalty | Effect::ReplaceLoyalty(..) => self.each_moving(frame, effect, tell),
            Effect::TakeProgram(_) | Effect::Trade | Effect::Renew | Effect::Foresee(_) => {
                self.each_program_choice(frame, effect, tell);
            }
            _ => {}
        }
    }

    /// Weapons that can be taken by Mercenary (M18).
    fn each_weapon(self, you: Seat, tell: &mut impl FnMut(Choice)) {
        if self.player(you).is_none_or(|player| player.hp == 0 || player.weapon.is_some()) {
            return;
        }
        self.state.middle.kinds().for_each(|kind| tell(Choice::Weapon(kind, None)));
        for other in self.others(you) {
            let weapon = self.player(other).and_then(|player| player.weapon);
            if let Some(armed) = weapon {
                tell(Choice::Weapon(armed.kind, Some(other)));
            }
        }
    }

    /// Whom Mindeater may still choose: one, or two of 7 and more players (O09).
    fn each_victim(self, frame: &Frame, tell: &mut impl FnMut(Choice)) {
        let most = if self.seats() >= 7 { 2 } else { 1 };
        if frame.stage < most {
            let free = self.others(frame.you).filter(|&seat| frame.them != Some(seat));
            free.for_each(|seat| tell(Choice::Seat(seat)));
        }
    }

    /// Loyalty cards that are to change places.
    fn each_moving(self, frame: &Frame, effect: &Effect, tell: &mut impl FnMut(Choice)) {
        let (seat, may) = match effect {
            Effect::ReplaceLoyalty(whose, must) => (self.concerned(frame, *whose).first().copied(), *must == Must::May),
            _ if frame.stage == 0 => (frame.them.map(|_| frame.you), false),
            _ => (frame.them, false),
        };
        if let Some(seat) = seat.filter(|_| !self.rules.shared) {
            (0..self.loyalty_count(seat)).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
        }
        if may {
            tell(Choice::No);
        }
    }

    /// Programs to take, to exchange, to discard or to give away.
    fn each_program_choice(self, frame: &Frame, effect: &Effect, tell: &mut impl FnMut(Choice)) {
        let down = |seat: Option<Seat>| {
            let programs = seat.and_then(|seat| self.player(seat)).map_or(&[][..], |player| &player.programs);
            (0..).zip(programs).filter(|(_, held)| !held.up)
        };
        let card = |at: u8| Choice::Card(Spot::Program(at));
        match effect {
            Effect::TakeProgram(_) => {
                let open = |held| self.program(held).is_none_or(|card| card.timing != Timing::Secret);
                down(frame.them).filter(|(_, held)| open(**held)).for_each(|(at, _)| tell(card(at)));
            }
            Effect::Trade => {
                let most = down(Some(frame.you)).count().min(down(frame.them).count());
                if frame.stage == 0 {
                    tell(Choice::No);
                }
                let whose = if frame.stage == 0 { Some(frame.you) } else { frame.them };
                if usize::from(frame.note) < most {
                    down(whose).for_each(|(at, _)| tell(card(at)));
                }
            }
            Effect::Renew => {
                tell(Choice::No);
                self.discardable(frame.you).for_each(|at| tell(card(at)));
            }
            _ => self.each_foreseen(frame, tell),
        }
    }

    /// The programs on top of the pile that were looked at, then who gets one, then the order of the rest (H18).
    fn each_foreseen(self, frame: &Frame, tell: &mut impl FnMut(Choice)) {
        let giveable = |at: &u8| {
            let lying = self.state.pile.get(usize::from(*at));
            let card = lying.and_then(|lying| self.rules.library().program(lying.kind));
            card.is_none_or(|card| !matches!(card.timing, Timing::Portal(_) | Timing::Open))
        };
        match frame.stage {
            1 => (0..frame.note).filter(giveable).for_each(|at| tell(Choice::Nth(at))),
            2 => self.living().for_each(|seat| tell(Choice::Seat(seat))),
            3 if frame.note > 0 => (0..frame.note).for_each(|at| tell(Choice::Nth(at))),
            _ => {}
        }
    }
}
