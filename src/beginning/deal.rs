//! Setting the table (TB-SETUP, TB-LOY, TB-OBJ).

use std::collections::VecDeque;

use smallvec::SmallVec;

use super::{
    Area, Bars, Body, Character, Chip, Colour, Deck, Enemy, EnemyKind, Era, Event, EventNo, Faction, Held, InHand,
    InfluenceNo, Item, Kuro, Level, Mech, ObjectiveNo, OnRed, Pending, Place, Player, ProgramNo, Progress, Record,
    Rules, Seen, Sight, Site, Slot, State, Trait, TurnState, WoundNo, play::Play,
};
use crate::engine::{Dice, Seat, Seats};

/// Programs in the market (TB-SETUP-04).
const MARKET: usize = 3;

/// The table before the first decision.
pub(super) fn table(rules: &Rules, dice: &mut Dice) -> State {
    let library = rules.library();
    let characters = characters(rules, dice);
    let first = rules.setup.first.filter(|seat| seat.0 < rules.seats);
    let first = first.unwrap_or_else(|| Seat(dice.below(usize::from(rules.seats)) as u8));
    let start = rules.start();
    let scanners = if rules.many() { 2 } else { 1 };
    let mut state = State {
        players: Vec::new(),
        kuro: None,
        leader: Some(Seat((first.0 + rules.seats - 1) % rules.seats)),
        general: Some(Seat((first.0 + rules.seats - 2) % rules.seats)),
        bars: Bars {
            morale: start.morale,
            security: start.security,
            resource: start.resource,
            apex: start.apex,
            deus: start.deus,
            guard: start.guard,
            ..Bars::default()
        },
        era: Era::First,
        apex: Mech::Building,
        deus: Mech::Building,
        deus_before: None,
        stacks: std::array::from_fn(|at| {
            let kind = EnemyKind::ALL.get(at);
            [library.enemies.iter().find(|card| Some(&card.kind) == kind).map_or(0, |card| card.markers); 3]
        }),
        sites: vec![Site::default(); library.board.spawns.len()],
        red: library.board.red.iter().map(|_| None).collect(),
        sectors: sectors(rules, dice),
        network: Default::default(),
        junkyard: Vec::new(),
        removed: Vec::new(),
        scanners: [scanners; 2],
        general_deck: general_deck(rules, dice),
        discard: Vec::new(),
        circulating: library
            .influence
            .iter()
            .map(|card| if card.deck == Deck::General { card.count } else { 0 })
            .collect(),
        pool: Vec::new(),
        market: SmallVec::new(),
        programs: programs(rules, dice),
        program_discard: Vec::new(),
        offer: Seen::default(),
        events: Level::ALL.map(|level| events(rules, level, dice)),
        wounds: wounds(rules, dice),
        wound_discard: Vec::new(),
        interrogations: shuffled((0..library.interrogations.len() as u8).collect(), dice),
        interrogation_discard: Vec::new(),
        recons: library.recons.iter().map(|card| card.sight).collect::<SmallVec<[Sight; 6]>>(),
        recons_used: SmallVec::new(),
        supply: supply(rules, dice),
        supply_discard: Vec::new(),
        traps: library.boxes.iter().filter(|card| card.item.is_trap()).map(|card| card.item).collect(),
        hq: library.boxes.iter().flat_map(|card| std::iter::repeat_n(card.item, usize::from(card.hq))).collect(),
        crates: SmallVec::new(),
        looked: SmallVec::new(),
        unused: SmallVec::new(),
        told: Vec::new(),
        acting: SmallVec::new(),
        turn: TurnState::new(first, 1, 1, first),
        stack: SmallVec::new(),
        loaded: rules.setup.fix.dice.iter().rev().copied().collect(),
        said: Vec::new(),
        past: Vec::new(),
        over: None,
    };
    let laid: Vec<ProgramNo> = (0..MARKET).filter_map(|_| state.programs.pop()).collect();
    state.market = SmallVec::from_vec(laid);
    for (seat, who) in (0..).map(Seat).zip(characters) {
        seat_player(rules, &mut state, seat, who, dice);
    }
    deal_hands(rules, &mut state);
    deal_objectives(rules, &mut state, dice);
    if rules.many() {
        // A Crawler waits in the Factory (TB-SETUP-14).
        let health = library.enemy(EnemyKind::Crawler, 1).health;
        if let Some(space) = state.red.first_mut() {
            *space = Some(OnRed::Crawler(Enemy { kind: EnemyKind::Crawler, level: 1, health }));
        }
        let stack = state.stacks.get_mut(EnemyKind::Crawler as usize).and_then(|levels| levels.first_mut());
        if let Some(left) = stack {
            *left = left.saturating_sub(1);
        }
    }
    state.stack.push(Pending::Begin);
    state.stack.push(Pending::KeepObjectives);
    state.stack.push(Pending::DealLoyalty);
    loyalty(rules, &mut state, dice);
    state
}

fn shuffled<T>(mut pile: Vec<T>, dice: &mut Dice) -> Vec<T> {
    dice.shuffle(&mut pile);
    pile
}

/// Named cards go on top of a pile whose last is the top, first named first drawn.
fn stack<T: PartialEq + Copy>(pile: &mut Vec<T>, named: &[T]) {
    for card in named.iter().rev() {
        if let Some(at) = pile.iter().position(|other| other == card) {
            pile.remove(at);
            pile.push(*card);
        }
    }
}

/// Each seat's character: the one named, or one by lot (TB-SETUP-25).
fn characters(rules: &Rules, dice: &mut Dice) -> Vec<Character> {
    let named = &rules.setup.seats;
    let free = Character::ALL.into_iter().filter(|who| !named.contains(&Some(*who))).collect();
    let mut free = shuffled(free, dice).into_iter();
    let mut taken: Vec<Character> = Vec::new();
    for at in 0..usize::from(rules.seats) {
        let wanted = named.get(at).copied().flatten().filter(|who| !taken.contains(who));
        taken.extend(wanted.or_else(|| free.next()));
    }
    taken
}

/// The Sectors, shuffled (TB-SETUP-13).
fn sectors(rules: &Rules, dice: &mut Dice) -> [Vec<Chip>; 3] {
    std::array::from_fn(|at| {
        let (blue, red, purple) = rules.library().board.sectors.get(at).copied().unwrap_or_default();
        let of = |colour: Colour, count: u8| std::iter::repeat_n(colour, usize::from(count));
        let colours = of(Colour::Blue, blue).chain(of(Colour::Red, red)).chain(of(Colour::Purple, purple)).collect();
        let mut colours = shuffled(colours, dice);
        if let Some(named) = rules.setup.fix.sectors.get(at) {
            stack(&mut colours, named);
        }
        let chip = |colour| Chip { colour: Some(colour), up: false, seen: Seats::NONE, from: Some(at as u8) };
        colours.into_iter().map(chip).collect()
    })
}

fn influence(rules: &Rules, deck: Deck, dice: &mut Dice) -> Vec<InfluenceNo> {
    let cards = (0..).map(InfluenceNo).zip(&rules.library().influence).filter(|(_, card)| card.deck == deck);
    shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice)
}

fn influence_named(rules: &Rules, keys: &[String]) -> Vec<InfluenceNo> {
    let find = |key: &String| rules.library().influence.iter().position(|card| card.key == *key);
    keys.iter().filter_map(find).map(|at| InfluenceNo(at as u8)).collect()
}

fn general_deck(rules: &Rules, dice: &mut Dice) -> Vec<InfluenceNo> {
    let mut deck = influence(rules, Deck::General, dice);
    stack(&mut deck, &influence_named(rules, &rules.setup.fix.general));
    deck
}

fn programs(rules: &Rules, dice: &mut Dice) -> Vec<ProgramNo> {
    let cards = (0..).map(ProgramNo).zip(&rules.library().programs);
    let mut pile =
        shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice);
    let find = |key: &String| rules.library().programs.iter().position(|card| card.key == *key);
    let named: Vec<ProgramNo> =
        rules.setup.fix.programs.iter().filter_map(find).map(|at| ProgramNo(at as u8)).collect();
    stack(&mut pile, &named);
    pile
}

/// An event deck; cards for larger tables are left out (TB-SETUP-02, TB-SETUP-03).
fn events(rules: &Rules, level: Level, dice: &mut Dice) -> VecDeque<EventNo> {
    let cards = (0..).map(EventNo).zip(&rules.library().events);
    let fits = cards.filter(|(_, card)| card.level == level && card.seats <= rules.seats);
    let mut pile = shuffled(fits.map(|(no, _)| no).collect(), dice);
    let find = |key: &String| rules.library().events.iter().position(|card| card.key == *key);
    let named: Vec<EventNo> = rules.setup.fix.events.iter().filter_map(find).map(|at| EventNo(at as u8)).collect();
    stack(&mut pile, &named);
    pile.into_iter().rev().collect()
}

fn wounds(rules: &Rules, dice: &mut Dice) -> Vec<WoundNo> {
    let cards = (0..).map(WoundNo).zip(&rules.library().wounds);
    shuffled(cards.flat_map(|(no, card)| std::iter::repeat_n(no, usize::from(card.count))).collect(), dice)
}

/// The supply stack without traps and HQ weapons (TB-SETUP-07, TB-SETUP-08).
fn supply(rules: &Rules, dice: &mut Dice) -> Vec<Item> {
    let boxes = rules.library().boxes.iter().filter(|card| !card.item.is_trap());
    shuffled(boxes.flat_map(|card| std::iter::repeat_n(card.item, usize::from(card.stack))).collect(), dice)
}

fn start_body(area: Area, health: u8) -> Body {
    Body { place: Place::In(area), health, chips: SmallVec::new(), scanners: [false; 2], recon: None, had_recon: false }
}

/// A player with a character, its deck and a start area by the orange die (TB-SETUP-25 to -31).
fn seat_player(rules: &Rules, state: &mut State, seat: Seat, who: Character, dice: &mut Dice) {
    let card = rules.library().character(who);
    let has = |wanted: Trait| card.is_some_and(|card| card.traits.contains(&wanted));
    let mut roll = |state: &mut State| {
        let loaded = state.loaded.pop();
        Area::numbered(loaded.unwrap_or_else(|| dice.below(6) as u8 + 1))
    };
    let area = roll(state);
    if has(Trait::Handler) {
        let body = start_body(roll(state), rules.library().kuro.health);
        state.kuro = Some(Kuro { owner: seat, body, used: 0, down: false });
    }
    let mut deck = influence(rules, Deck::Personal(who), dice);
    if let Some((_, keys)) = rules.setup.fix.personal.iter().find(|(of, _)| *of == seat) {
        stack(&mut deck, &influence_named(rules, keys));
    }
    let count = if has(Trait::Kit) { 2 } else { 1 };
    let held = |kind| Held { kind, up: false, charges: 0 };
    let programs = (0..count).filter_map(|_| state.programs.pop()).map(held).collect();
    let mut item = None;
    if has(Trait::Kit)
        && let Some(at) = state.hq.iter().position(|it| *it == Item::Pistol)
    {
        item = Some(state.hq.remove(at));
    }
    state.players.push(Player {
        who,
        body: start_body(area, card.map_or(0, |card| card.stats.health)),
        dealt: SmallVec::new(),
        turned: None,
        objectives: SmallVec::new(),
        deck,
        hand: Vec::new(),
        programs,
        transferred: SmallVec::new(),
        item,
        wounds: SmallVec::new(),
        skills: [Progress::default(); 4],
        meter: 0,
        played: 0,
        rested: false,
        revoked: false,
        silenced: false,
        record: Record { non_blue: Some(0), blind: Some(0), ..Record::default() },
    });
}

/// Opening hands (TB-SETUP-26, TB-SETUP-33, TB-SETUP-34).
fn deal_hands(rules: &Rules, state: &mut State) {
    let badges = [state.leader, state.general];
    for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
        let card = rules.library().character(player.who);
        let more = card.is_some_and(|card| card.traits.contains(&Trait::OpeningCard));
        let count = if rules.many() { 4 } else { 3 } + usize::from(more);
        for _ in 0..count {
            let drawn = player.deck.pop().map(|card| InHand { card, own: true, seen: Seats::NONE });
            player.hand.extend(drawn);
        }
        if rules.many() && badges.contains(&Some(seat)) {
            let drawn = state.general_deck.pop().map(|card| InHand { card, own: false, seen: Seats::NONE });
            player.hand.extend(drawn);
        }
    }
}

/// Objectives: one each, Jayden two; one more to choose from in a first game (TB-OBJ-01 to -03, TB-AMB-48).
fn deal_objectives(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let library = rules.library();
    let fix = &rules.setup.fix.objectives;
    let named = |seat: Seat| {
        let keys = fix.iter().find(|(of, _)| *of == seat).map_or(&[][..], |(_, keys)| keys);
        let find = |key: &String| library.objectives.iter().position(|card| card.key == *key);
        keys.iter().filter_map(find).map(|at| ObjectiveNo(at as u8)).collect::<Vec<_>>()
    };
    let taken: Vec<ObjectiveNo> = (0..rules.seats).map(Seat).flat_map(named).collect();
    let free = (0..library.objectives.len() as u8).map(ObjectiveNo).filter(|no| !taken.contains(no)).collect();
    let mut pile = shuffled(free, dice);
    for (seat, player) in (0..).map(Seat).zip(&mut state.players) {
        let two = library.character(player.who).is_some_and(|card| card.traits.contains(&Trait::TwoObjectives));
        let count = 1 + usize::from(two) + usize::from(rules.setup.first_game);
        let mut dealt = named(seat);
        while dealt.len() < count {
            // The badges of Leader and General cannot be held together (TB-AMB-32).
            let clash = |no: &ObjectiveNo| two && dealt.iter().any(|other| both_badges(rules, *no, *other));
            let Some(at) = pile.iter().rposition(|no| !clash(no)) else { break };
            dealt.push(pile.remove(at));
        }
        let slot = |no| Slot { kind: Some(no), seen: Seats::one(seat) };
        player.objectives = dealt.into_iter().map(slot).collect();
    }
}

fn both_badges(rules: &Rules, a: ObjectiveNo, b: ObjectiveNo) -> bool {
    let badge = |no| rules.library().objective(no).is_some_and(|card| matches!(card.goal, super::Goal::Badge(_)));
    badge(a) && badge(b)
}

/// The loyalty stack, and the two cards of whoever chooses first (TB-LOY-01, TB-LOY-03).
fn loyalty(rules: &Rules, state: &mut State, dice: &mut Dice) {
    let recipe = rules.library().recipes.iter().find(|recipe| recipe.seats == rules.seats);
    let mut pile: Vec<Faction> = recipe.map(|recipe| recipe.always.clone()).unwrap_or_default();
    let mut from = shuffled(recipe.map(|recipe| recipe.from.clone()).unwrap_or_default(), dice);
    for _ in 0..recipe.map_or(0, |recipe| recipe.random) {
        pile.extend(from.pop());
    }
    let mut pile = shuffled(pile, dice);
    let chooser = state.players.iter().position(|player| {
        let card = rules.library().character(player.who);
        card.is_some_and(|card| card.traits.contains(&Trait::LoyaltyChoice))
    });
    for (seat, faction) in &rules.setup.fix.loyalty {
        deal_named(state, *seat, *faction, &mut pile);
    }
    let open = |player: &Player| player.dealt.is_empty();
    if let Some(at) = chooser
        && let Some(player) = state.players.get_mut(at).filter(|player| open(player))
    {
        let seat = Seat(at as u8);
        let slot = |faction| Slot { kind: Some(faction), seen: Seats::one(seat) };
        let cards: Vec<Faction> = (0..2).filter_map(|_| pile.pop()).collect();
        if let Some(machine) = cards.iter().position(|faction| *faction == Faction::Machine) {
            player.dealt.extend(cards.get(machine).copied().map(slot));
            pile.extend(cards.into_iter().enumerate().filter(|(at, _)| *at != machine).map(|(_, card)| card));
        } else {
            player.dealt.extend(cards.into_iter().map(slot));
            state.stack.push(Pending::KeepLoyalty);
        }
    }
    state.unused = pile.into_iter().map(|faction| Slot { kind: Some(faction), seen: Seats::NONE }).collect();
}

/// A loyalty laid out on purpose: taken out of the stack, or exchanged for a card of it.
fn deal_named(state: &mut State, seat: Seat, faction: Faction, pile: &mut Vec<Faction>) {
    match pile.iter().position(|other| *other == faction) {
        Some(at) => drop(pile.remove(at)),
        None => drop(pile.pop()),
    }
    if let Some(player) = state.players.get_mut(usize::from(seat.0)) {
        player.dealt.clear();
        player.dealt.push(Slot { kind: Some(faction), seen: Seats::one(seat) });
    }
}

impl Play<'_> {
    /// Loyalty for everybody who has none (TB-LOY-02, TB-LOY-05).
    pub fn deal_loyalty(&mut self) {
        let unused = std::mem::take(&mut self.state.unused);
        let mut pile: Vec<Faction> = unused.into_iter().filter_map(|slot| slot.kind).collect();
        self.dice.shuffle(&mut pile);
        for (seat, player) in (0..).map(Seat).zip(&mut self.state.players) {
            if player.dealt.is_empty() {
                let slot = |faction| Slot { kind: Some(faction), seen: Seats::one(seat) };
                player.dealt.extend(pile.pop().map(slot));
            }
        }
        let boxed = self.boxed_loyalty();
        self.state.unused = boxed.into_iter().map(|it| Slot { kind: Some(it), seen: Seats::NONE }).collect();
    }

    /// All loyalty cards that belong to nobody: what is left of the stack, and what never went into it.
    fn boxed_loyalty(&mut self) -> Vec<Faction> {
        let cards = self.rules.library().loyalty.iter();
        let mut boxed: Vec<Faction> =
            cards.flat_map(|card| std::iter::repeat_n(card.faction, usize::from(card.count))).collect();
        for slot in self.state.players.iter().flat_map(|player| &player.dealt) {
            if let Some(at) = boxed.iter().position(|faction| slot.kind == Some(*faction)) {
                boxed.remove(at);
            }
        }
        self.dice.shuffle(&mut boxed);
        boxed
    }

    /// One of two loyalty cards is kept; the other goes back (TB-LOY-04, TB-LOY-05).
    pub fn keep_loyalty(&mut self, seat: Seat, at: u8) {
        let mut back = None;
        self.with_player(seat, |player| {
            let other = usize::from(at == 0);
            back = (other < player.dealt.len()).then(|| player.dealt.remove(other));
        });
        self.state.unused.extend(back.map(|slot| Slot { seen: Seats::NONE, ..slot }));
        self.say(Event::Chose(seat));
    }

    /// One objective goes back to the box unseen (TB-OBJ-02): all but this one, or this one of three.
    pub fn keep_objective(&mut self, seat: Seat, at: u8) {
        self.with_player(seat, |player| {
            if usize::from(at) < player.objectives.len() {
                player.objectives.remove(usize::from(at));
            }
        });
        self.say(Event::Chose(seat));
    }
}
