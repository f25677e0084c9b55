//! Setting the table (SD-SET, HG-PORT-12, and what scenarios lay out).

use smallvec::SmallVec;

use super::{
    Boss, Faction, Held, IdNo, Kinds, LoyaltyNo, Lying, Pending, Player, Power, ProgramNo, Rack, Rules, ScenarioRule,
    Slot, State, Status, Timing, TurnState, WeaponKind, play::Play,
};
use crate::engine::{Dice, Seat, Seats};

/// The state before anybody has acted.
pub(super) fn table(rules: &Rules, dice: &mut Dice) -> State {
    let setup = &rules.setup;
    let first = setup.first.filter(|seat| seat.0 < rules.seats);
    let first = first.unwrap_or_else(|| Seat(dice.below(usize::from(rules.seats)) as u8));
    let (ids, leftover) = deal_ids(rules, dice);
    let mut supply = rules.supply.clone();
    let loyalty = deal_loyalty(rules, dice, &mut supply);
    let shared = rules.shared;
    let slot = |(at, kind): (usize, &LoyaltyNo)| {
        let own = Seats::one(Seat(at as u8));
        let next = Seat(((at + 1) % usize::from(rules.seats)) as u8);
        Slot { kind: *kind, up: false, seen: if shared { own.with(next) } else { own } }
    };
    let between = if shared { loyalty.iter().enumerate().map(slot).collect() } else { Vec::new() };
    let players = ids.into_iter().enumerate().map(|(at, id)| {
        let own = if shared { &[][..] } else { loyalty.get(at * 2..at * 2 + 2).unwrap_or(&[]) };
        player(rules, Seat(at as u8), id, own)
    });
    let mut state = blank(rules, first, players.collect());
    (state.between, state.leftover, state.supply) = (between, leftover, supply);
    deal_programs(rules, &mut state, dice);
    state.stack.push(Pending::Open);
    state
}

/// A player with an ID and loyalty cards.
pub(super) fn player(rules: &Rules, seat: Seat, id: Option<IdNo>, loyalty: &[LoyaltyNo]) -> Player {
    let own = Seats::one(seat);
    let up =
        |id| rules.library().id(id).is_some_and(|card| card.powers.iter().any(|p| matches!(p, Power::Sleepless(_))));
    Player {
        hp: rules.start_hp,
        ids: id.into_iter().map(|kind| Slot { kind, up: up(kind), seen: own }).collect(),
        loyalty: loyalty.iter().map(|&kind| Slot { kind, up: false, seen: own }).collect(),
        programs: SmallVec::new(),
        weapon: None,
        unlocked: Kinds::default(),
        status: Status::default(),
        link: None,
        returned: false,
    }
}

/// A table with players and weapons, and nothing else yet.
pub(super) fn blank(rules: &Rules, first: Seat, players: Vec<Player>) -> State {
    let mut lockable = Kinds::default();
    WeaponKind::ALL.into_iter().filter(|&kind| rules.locked.count(kind) > 0).for_each(|kind| lockable.add(kind));
    State {
        players,
        between: Vec::new(),
        leftover: SmallVec::new(),
        removed: SmallVec::new(),
        supply: Vec::new(),
        pile: std::collections::VecDeque::new(),
        open: SmallVec::new(),
        middle: rules.middle,
        locked: rules.locked,
        lockable,
        bosses: SmallVec::new(),
        crowned: SmallVec::new(),
        turn: TurnState::first(first),
        stack: SmallVec::new(),
        queue: SmallVec::new(),
        dying: SmallVec::new(),
        eliminated: SmallVec::new(),
        marks: SmallVec::new(),
        told: Vec::new(),
        sudden: false,
        checked: false,
        awaiting: None,
        marched: false,
        quiet: 0,
        said: Vec::new(),
        past: Vec::new(),
        draft: Vec::new(),
        foretold: None,
        over: None,
    }
}

/// The IDs of the seats, and those left over, unseen (SD-SET-05 to -07).
#[allow(clippy::type_complexity)] // Two lists that are dealt from one pack.
fn deal_ids(rules: &Rules, dice: &mut Dice) -> (Vec<Option<IdNo>>, SmallVec<[Slot<IdNo>; 3]>) {
    let mut pack: Vec<IdNo> = rules.named_ids.clone();
    for (pile, &count) in rules.id_piles.iter().zip(&rules.id_counts) {
        let mut pile = pile.clone();
        dice.shuffle(&mut pile);
        pack.extend(pile.into_iter().take(count));
    }
    dice.shuffle(&mut pack);
    let library = rules.library();
    let fixed = rules.setup.fix.ids.iter().filter_map(|(seat, key)| Some((*seat, library.id_by_key(key)?)));
    let fixed: Vec<(Seat, IdNo)> = fixed.collect();
    for (_, id) in &fixed {
        // A card laid out on purpose takes the place of itself, or of one of its colour, or of any.
        let colour = |no: &IdNo| library.id(*no).map(|card| card.faction);
        let free = |no: &IdNo| !fixed.iter().any(|(_, other)| other == no);
        let itself = pack.iter().position(|no| no == id);
        let alike = || pack.iter().position(|no| free(no) && colour(no) == colour(id));
        let any = || pack.iter().position(free);
        if let Some(at) = itself.or_else(alike).or_else(any) {
            pack.remove(at);
        }
    }
    let mut pack = pack.into_iter();
    let seats = (0..rules.seats).map(Seat);
    let ids = seats.map(|seat| fixed.iter().find(|(own, _)| *own == seat).map(|(_, id)| *id).or_else(|| pack.next()));
    let ids: Vec<Option<IdNo>> = ids.collect();
    let leftover = pack.map(|kind| Slot { kind, up: false, seen: Seats::default() }).collect();
    (ids, leftover)
}

/// The loyalty cards in the order they are laid out; those not dealt go to the unused ones (SD-SET-08, SD-BIG-05).
fn deal_loyalty(rules: &Rules, dice: &mut Dice, supply: &mut Vec<LoyaltyNo>) -> Vec<LoyaltyNo> {
    let mut pack = rules.loyalty.clone();
    dice.shuffle(&mut pack);
    let per_seat = if rules.shared { 1 } else { 2 };
    let places = usize::from(rules.seats) * per_seat;
    let mut laid: Vec<Option<LoyaltyNo>> = vec![None; places];
    for (seat, keys) in &rules.setup.fix.loyalty {
        let places = laid.iter_mut().skip(usize::from(seat.0) * per_seat).take(per_seat);
        for (place, key) in places.zip(keys) {
            let Some(no) = rules.library().loyalty_by_key(key) else { continue };
            // It comes out of the pack, or out of the box for another card of the pack; what is in neither is left out.
            let in_pack = pack.iter().position(|other| *other == no);
            let in_box = supply.iter().position(|other| *other == no);
            match (in_pack, in_box) {
                (Some(at), _) => *place = Some(pack.remove(at)),
                (None, Some(at)) => {
                    *place = Some(supply.remove(at));
                    supply.extend(pack.pop());
                }
                (None, None) => {}
            }
        }
    }
    let dealt = laid.into_iter().filter_map(|place| place.or_else(|| pack.pop())).collect();
    supply.append(&mut pack);
    dealt
}

/// Programs to the players, portals among them put back (SD-SET-09, HG-PORT-12).
pub(super) fn deal_programs(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let library = rules.library();
    let mut pack = rules.programs.clone();
    dice.shuffle(&mut pack);
    let fix = &rules.setup.fix;
    let find = |keys: &[String]| keys.iter().filter_map(|key| library.program_by_key(key)).collect::<Vec<ProgramNo>>();
    // What is laid out more often than there are copies is left out.
    let mut take = |keys: &[String]| {
        let there = |no: &ProgramNo| pack.iter().position(|other| other == no).map(|at| pack.remove(at)).is_some();
        find(keys).into_iter().filter(there).collect::<Vec<ProgramNo>>()
    };
    let fixed: Vec<(Seat, Vec<ProgramNo>)> = fix.programs.iter().map(|(seat, keys)| (*seat, take(keys))).collect();
    let top = take(&fix.pile);
    if rules.special(&ScenarioRule::March) {
        let march = |no: &ProgramNo| library.program(*no).is_some_and(|card| card.powers.contains(&Power::March));
        let at = pack.iter().position(march);
        state.open.extend(at.map(|at| pack.remove(at)));
    }
    let open = |no: &ProgramNo| {
        library.program(*no).is_some_and(|card| matches!(card.timing, Timing::Portal(_) | Timing::Open))
    };
    let (mut set_aside, mut pile): (Vec<ProgramNo>, Vec<ProgramNo>) = (Vec::new(), pack);
    for seat in 0..rules.seats {
        let own = Seats::one(Seat(seat));
        let Some(player) = state.players.get_mut(usize::from(seat)) else { continue };
        let hand = |kind| Held { kind, up: false, seen: own, target: None };
        if let Some((_, list)) = fixed.iter().find(|(of, _)| of.0 == seat) {
            player.programs.extend(list.iter().map(|&kind| hand(kind)));
            continue;
        }
        let sleepless = player.ids.iter().filter_map(|slot| library.id(slot.kind)).flat_map(|card| &card.powers);
        let more: u8 = sleepless.map(|power| if let Power::Sleepless(n) = power { *n } else { 0 }).sum();
        let transferred = rules.after.as_ref().and_then(|after| after.scars(Seat(seat)));
        let more = u16::from(more) + transferred.map_or(0, |scars| u16::from(scars.transferred));
        for _ in 0..u16::from(rules.start_programs) + more {
            while pile.last().is_some_and(open) {
                set_aside.extend(pile.pop());
            }
            player.programs.extend(pile.pop().map(hand));
        }
    }
    if !set_aside.is_empty() {
        pile.append(&mut set_aside);
        dice.shuffle(&mut pile);
    }
    let lying = |kind: ProgramNo| Lying { kind, seen: Seats::default() };
    state.pile = top.into_iter().map(lying).chain(pile.into_iter().rev().map(lying)).collect();
}

impl Play<'_> {
    /// The game begins: bosses that start in play, then the first turn.
    pub fn open(&mut self) {
        let first = self.state.turn.first;
        self.begin_turn(first);
        self.haunt();
        for rule in &self.rules.special {
            match rule {
                ScenarioRule::Bosses(bosses) => bosses.iter().for_each(|&boss| self.enter(boss, first, false)),
                ScenarioRule::BeastStarts => self.beast_starts(first),
                ScenarioRule::RandomBoss => {
                    let at = self.dice.below(usize::from(Boss::Parasite.number()));
                    let boss = Boss::ALL.get(at).map(|&boss| self.called(boss));
                    if let Some(boss) = boss {
                        self.push(Pending::PlaceBoss(boss));
                    }
                }
                _ => {}
            }
        }
    }

    /// Players draw in turn until one draws a loyalty program; Bloodbeast starts there (SC-14).
    fn beast_starts(&mut self, first: Seat) {
        let mut drawn = Vec::new();
        let mut seat = first;
        while let Some(top) = self.state.pile.pop_front() {
            drawn.push(Lying { kind: top.kind, seen: top.seen.with(seat) });
            let loyalty = self.rules.library().program(top.kind).is_some_and(|card| card.timing == Timing::Secret);
            if loyalty {
                self.enter(Boss::Bloodbeast, seat, false);
                break;
            }
            seat = self.scene().after(seat, 1);
        }
        self.state.pile.extend(drawn);
    }
}

impl Rack {
    /// All weapons of both racks and of these hands, by kind.
    #[must_use]
    pub fn total(self, other: Self, hands: impl Iterator<Item = WeaponKind>) -> Self {
        let mut all = Self::default();
        for kind in WeaponKind::ALL {
            (0..self.count(kind) + other.count(kind)).for_each(|_| all.put(kind));
        }
        hands.for_each(|kind| all.put(kind));
        all
    }
}

/// The colours of a pack of IDs, counted.
pub(super) fn colours(rules: &Rules, ids: impl Iterator<Item = IdNo>) -> [usize; 3] {
    let mut counts = [0; 3];
    for faction in ids.filter_map(|id| rules.library().id(id)).map(|card| card.faction as Faction) {
        counts.get_mut(faction as usize).into_iter().for_each(|count| *count += 1);
    }
    counts
}
