//! Reading a situation: who sits where, who lives, which cards lie where and what they do.

use super::{
    Boss, BossState, Held, IdCard, IdNo, LoyaltyNo, Player, Power, ProgramCard, Rules, Slot, Spam, Spot, State, Tag,
    Timing,
};
use crate::engine::{Seat, Seats};

/// A state with its rules, to ask questions of.
#[derive(Clone, Copy)]
pub struct Scene<'a> {
    /// The table's agreements.
    pub rules: &'a Rules,
    /// The state.
    pub state: &'a State,
}

impl<'a> Scene<'a> {
    /// How many seats there are.
    pub fn seats(self) -> u8 {
        self.state.players.len() as u8
    }

    /// A player; `None` where nobody sits.
    pub fn player(self, seat: Seat) -> Option<&'a Player> {
        self.state.players.get(usize::from(seat.0))
    }

    /// Whether the player is not eliminated.
    pub fn lives(self, seat: Seat) -> bool {
        self.player(seat).is_some_and(|player| player.hp > 0)
    }

    /// The seat `steps` further in turn order.
    pub fn after(self, seat: Seat, steps: u8) -> Seat {
        Seat((u16::from(seat.0) + u16::from(steps)).checked_rem(u16::from(self.seats())).unwrap_or(0) as u8)
    }

    /// All seats, clockwise from this one.
    pub fn around(self, from: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.seats()).map(move |steps| self.after(from, steps))
    }

    /// The living, clockwise from this seat.
    pub fn living_from(self, from: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        self.around(from).filter(move |&seat| self.lives(seat))
    }

    /// The living, clockwise from the active player (SD-PRIO-04).
    pub fn living(self) -> impl Iterator<Item = Seat> + use<'a> {
        self.living_from(self.state.turn.seat)
    }

    /// All other living players, clockwise from the active one.
    pub fn others(self, seat: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        self.living().filter(move |&other| other != seat)
    }

    /// The nearest living player after this seat.
    pub fn next_living(self, seat: Seat) -> Option<Seat> {
        self.around(seat).skip(1).find(|&other| self.lives(other))
    }

    /// The nearest living player before this seat.
    pub fn previous_living(self, seat: Seat) -> Option<Seat> {
        let n = self.seats();
        (1..n).map(|back| self.after(seat, n - back)).find(|&other| self.lives(other))
    }

    /// Everybody at the table.
    pub fn everybody(self) -> Seats {
        (0..self.seats()).map(Seat).fold(Seats::default(), Seats::with)
    }

    /// How many loyalty cards a player has.
    pub fn loyalty_count(self, seat: Seat) -> u8 {
        if self.rules.shared { 2 } else { self.player(seat).map_or(0, |player| player.loyalty.len() as u8) }
    }

    /// A loyalty card of a player, whether the own or one shared with a neighbour (SD-BIG-03).
    pub fn loyalty(self, seat: Seat, at: u8) -> Option<Slot<LoyaltyNo>> {
        if self.rules.shared {
            let gap = if at == 0 { self.after(seat, self.seats() - 1) } else { seat };
            return self.state.between.get(usize::from(gap.0)).copied().filter(|_| at < 2);
        }
        self.player(seat)?.loyalty.get(usize::from(at)).copied()
    }

    /// The places of a player's loyalty cards that are revealed or not.
    pub fn loyalty_spots(self, seat: Seat, up: bool) -> impl Iterator<Item = u8> + use<'a> {
        let spots = 0..self.loyalty_count(seat);
        spots.filter(move |&at| self.loyalty(seat, at).is_some_and(|slot| slot.up == up))
    }

    /// The neighbour a loyalty card is shared with.
    pub fn shared_with(self, seat: Seat, at: u8) -> Option<Seat> {
        let other = if at == 0 { self.after(seat, self.seats() - 1) } else { self.after(seat, 1) };
        self.rules.shared.then_some(other)
    }

    /// The places of a player's IDs that are revealed or not.
    pub fn id_spots(self, seat: Seat, up: bool) -> impl Iterator<Item = u8> + use<'a> {
        let ids = self.player(seat).map_or(&[][..], |player| &player.ids);
        (0..).zip(ids).filter(move |(_, slot)| slot.up == up).map(|(at, _)| at)
    }

    /// The first ID of a player.
    pub fn id_of(self, seat: Seat) -> Option<&'a IdCard> {
        self.rules.library().id(self.player(seat)?.ids.first()?.kind)
    }

    /// An ID card.
    pub fn id(self, no: IdNo) -> Option<&'a IdCard> {
        self.rules.library().id(no)
    }

    /// A program.
    pub fn program(self, held: Held) -> Option<&'a ProgramCard> {
        self.rules.library().program(held.kind)
    }

    /// All that a player's open cards do, with whom they were played on; nothing for the eliminated (SD-PROG-20).
    pub fn powers(self, seat: Seat) -> impl Iterator<Item = (Power, Option<Seat>)> + use<'a> {
        let player = self.player(seat).filter(|player| player.hp > 0);
        let ids = player.map_or(&[][..], |player| &player.ids);
        let link = player.and_then(|player| player.link);
        let of_ids = ids.iter().filter(|slot| slot.up).filter_map(move |slot| self.id(slot.kind));
        let of_ids = of_ids.flat_map(move |card| card.powers.iter().map(move |&power| (power, link)));
        let programs = player.map_or(&[][..], |player| &player.programs);
        let open =
            programs.iter().filter(|held| held.up).filter_map(move |held| Some((self.program(*held)?, held.target)));
        of_ids.chain(open.flat_map(|(card, target)| card.powers.iter().map(move |&power| (power, target))))
    }

    /// Whether an open card of the player does this.
    pub fn has(self, seat: Seat, power: Power) -> bool {
        self.powers(seat).any(|(known, _)| known == power)
    }

    /// Whether a program is handled like Spam at this table (SD-BIG-06).
    pub fn is_spam(self, card: &ProgramCard) -> bool {
        match card.spam {
            Spam::Always => true,
            Spam::InMiddle(kind) => self.rules.middle.count(kind) > 0,
            Spam::Never | Spam::Usable => false,
        }
    }

    /// Whether a program can be used up as an action (PR05, PX12).
    pub fn is_usable(self, card: &ProgramCard) -> bool {
        card.spam == Spam::Usable || self.is_spam(card)
    }

    /// Whether a program can be taken from its owner: it is not in play.
    pub fn is_takeable(self, held: Held) -> bool {
        !held.up
    }

    /// Whether effects may discard a program: neither Spam, nor loyalty, nor in play.
    pub fn is_discardable(self, held: Held) -> bool {
        let card = self.program(held);
        !held.up && card.is_some_and(|card| card.timing != Timing::Secret && !self.is_spam(card))
    }

    /// The places of a player's programs that effects may discard.
    pub fn discardable(self, seat: Seat) -> impl Iterator<Item = u8> + use<'a> {
        let programs = self.player(seat).map_or(&[][..], |player| &player.programs);
        (0..).zip(programs).filter(move |(_, held)| self.is_discardable(**held)).map(|(at, _)| at)
    }

    /// A boss in play.
    pub fn boss(self, boss: Boss) -> Option<&'a BossState> {
        self.state.bosses.iter().find(|state| state.boss == boss)
    }

    /// Whether an ability of this ID can be copied (V17).
    pub fn can_copy(self, id: IdNo) -> bool {
        self.id(id).is_some_and(|card| !card.on_reveal.is_empty() && !card.tags.contains(&Tag::NotCopied))
    }

    /// Whether a card may never be turned face-down (H06).
    pub fn is_fast(self, id: IdNo) -> bool {
        self.id(id).is_some_and(|card| card.powers.iter().any(|power| matches!(power, Power::Sleepless(_))))
    }

    /// A player's revealed cards that can be turned face-down.
    pub fn coverable(self, seat: Seat) -> impl Iterator<Item = Spot> + use<'a> {
        let ids = self.player(seat).map_or(&[][..], |player| &player.ids);
        let ids =
            (0..).zip(ids).filter(move |(_, slot)| slot.up && !self.is_fast(slot.kind)).map(|(at, _)| Spot::Id(at));
        ids.chain(self.loyalty_spots(seat, true).map(Spot::Loyalty))
    }

    /// Whether a player has no revealed ID or loyalty card.
    pub fn is_unrevealed(self, seat: Seat) -> bool {
        self.id_spots(seat, true).next().is_none() && self.loyalty_spots(seat, true).next().is_none()
    }
}
