//! What can be done in the areas: Sectors, City, Nexus, HQ, Monolith, Junkyard, Med Center, and going from one to another.

use smallvec::SmallVec;

use super::{
    Area, Assault, Bar, Boost, Chip, Colour, Crate, Deed, Did, Event, Figure, Goods, InfluenceNo, Item, Junk, Means,
    Motion, Pending, Pile, Place, Purpose, Secret, Spot, Trait, Vote,
    deeds::{RANDOM_PRICE, RECON_PRICE},
    play::{Flow, Play},
};
use crate::engine::Seat;

impl Play<'_> {
    /// Carries out what a figure does; its cost is paid.
    pub fn carry_out(&mut self, figure: Figure, deed: Deed) {
        let seat = self.scene().owner(figure);
        if let Some(bit) = deed.city() {
            self.state.turn.city |= bit;
            self.with_player(seat, |player| player.record.city |= bit);
            self.did(seat, Did::City(bit));
        }
        match deed {
            Deed::Move(area) => self.go(figure, area),
            Deed::Attack(foe) => self.begin_attack(figure, foe),
            Deed::SectorOne => self.sector(figure, 0, 1, None),
            Deed::SectorTwo(partner) => self.sector(figure, 1, 3, Some(partner)),
            Deed::SectorThree => self.sector_three(figure),
            Deed::Riot { minus } => self.push(Pending::Roll(Purpose::Riot { minus })),
            Deed::Morale => self.push(Pending::Commit { purpose: Purpose::Morale { cards: 0 }, left: 3 }),
            Deed::Resource => self.resource(seat),
            Deed::Fate => self.push(Pending::Roll(Purpose::Fate { by: figure })),
            Deed::BuyProgram(at) => {
                let no = self.state.market.get(usize::from(at)).copied();
                let price = no.and_then(|no| self.rules.library().program(no)).map_or(0, |card| card.price);
                self.buy(seat, price, Goods::Market(at));
            }
            Deed::BuyRandom => self.buy(seat, RANDOM_PRICE, Goods::Random),
            Deed::Nexus => self.push(Pending::Commit { purpose: Purpose::Nexus { by: figure, cards: 0 }, left: 2 }),
            Deed::Censure(whom) => {
                let motion = Motion::Censure { by: figure, whom };
                self.push(Pending::Ballot { motion, votes: [Vote::Open; 6] });
                self.push(Pending::Debate { whom, ready: crate::engine::Seats::NONE });
            }
            Deed::Elect => self.push(Pending::Election),
            Deed::BuyWeapon(item) => {
                let price = self.rules.library().item(item).map_or(0, |card| card.price);
                self.buy(seat, price, Goods::Weapon(item));
            }
            Deed::TakeWeapon(item) => {
                self.with_player(seat, |player| player.meter = 0);
                self.take_weapon(seat, item, false);
            }
            Deed::BuyRecon => self.buy(seat, RECON_PRICE, Goods::Recon(figure)),
            Deed::Place => self.begin_placing(figure),
            Deed::BreakOut { minus } => self.push(Pending::BreakOut { seat, minus, next: 0 }),
            Deed::Interrogate => self.interrogate(seat),
            Deed::Pardon(whom) => self.free(whom),
            Deed::Drop => self.push(Pending::Drop { figure, done: 0 }),
            Deed::JunkLook => self.push(Pending::Junk { remove: false, done: 0 }),
            Deed::JunkRemove => self.push(Pending::Junk { remove: true, done: 0 }),
            Deed::Treat => {
                self.heal(figure, 1);
                self.push(Pending::Treat(seat));
            }
            Deed::Clinic => self.push(Pending::Clinic { done: 0 }),
            Deed::Heal(whom) => {
                let most = self.scene().max_health(whom);
                let by = self.heal(whom, most);
                self.cared(seat, by);
                self.draw(seat, Pile::General, 2);
            }
            Deed::Surgery(whom) => {
                self.cared(seat, 0);
                self.draw(seat, Pile::Personal, 1);
                self.push(Pending::Treat(whom));
            }
        }
    }

    /// A healing counts for the Medic's bar and tree (TB-DRY-04, TB-DRY-07).
    fn cared(&mut self, seat: Seat, by: u8) {
        self.did(seat, Did::Heal(by));
        if !self.scene().has(seat, Trait::CareBar) {
            return;
        }
        let before = self.scene().player(seat).map_or(5, |player| player.meter);
        let after = (before + 1).min(5);
        self.with_player(seat, |player| player.meter = after);
        if before < after && matches!(after, 2 | 5) {
            self.draw_programs(seat, 1);
        }
    }

    /// A figure goes a step (TB-MOVE).
    fn go(&mut self, figure: Figure, to: Area) {
        let from = self.scene().area(figure);
        let cost = from.and_then(|from| self.rules.step(from, to)).unwrap_or(1);
        if matches!(figure, Figure::Of(_)) {
            self.state.turn.moves = self.state.turn.moves.saturating_sub(cost);
        }
        self.with_body(figure, |body| body.place = Place::In(to));
        if to == Area::Network {
            match figure {
                Figure::Of(_) => self.state.turn.entered.0 = true,
                Figure::Kuro => self.state.turn.entered.1 = true,
            }
        }
        self.push(Pending::Entered(figure));
    }

    /// What waits in an area for whoever comes in (TB-MOVE-11).
    pub fn entered(&mut self, figure: Figure) {
        let Some(area) = self.scene().area(figure) else { return };
        self.collect_scanner(figure, area);
        match figure {
            Figure::Of(seat) => {
                if self.state.crates.iter().any(|it| it.area == area) {
                    self.push(Pending::Crates(seat));
                }
            }
            Figure::Kuro => self.sniff(area),
        }
        self.spread(figure, area);
        self.meet_thieves(figure, area);
    }

    /// Scanners come along with a chip (TB-SCAN-01 to -03).
    fn collect_scanner(&mut self, figure: Figure, area: Area) {
        let at = match area {
            Area::Nexus => 0,
            Area::Monolith => 1,
            _ => return,
        };
        let scene = self.scene();
        let barred = matches!(figure, Figure::Of(seat) if scene.has(seat, Trait::NoScanners));
        let wants = scene
            .body(figure)
            .is_some_and(|body| !body.chips.is_empty() && body.scanners.get(at).is_some_and(|has| !has));
        let Some(left) = self.state.scanners.get_mut(at).filter(|left| **left > 0) else { return };
        if wants && !barred {
            *left -= 1;
            self.with_body(figure, |body| body.scanners.get_mut(at).into_iter().for_each(|has| *has = true));
            self.say(Event::Scanner(figure, at as u8 + 1));
        }
    }

    /// Kuro looks into boxes (TB-KURO-07).
    fn sniff(&mut self, area: Area) {
        let Some(owner) = self.state.kuro.as_ref().map(|kuro| kuro.owner) else { return };
        let mut found: SmallVec<[Item; 2]> = SmallVec::new();
        for lying in self.state.crates.iter_mut().filter(|it| it.area == area && !it.seen.contains(owner)) {
            lying.seen = lying.seen.with(owner);
            found.extend(lying.item);
        }
        for item in found {
            self.say(Event::Sniffed { seat: owner, item: Secret::of(item, owner) });
            self.did(owner, Did::KuroSniff);
        }
    }

    /// Contagious wounds, of whoever comes in and of whoever is there (TB-WND-05, TB-WND-06).
    fn spread(&mut self, figure: Figure, area: Area) {
        let others: SmallVec<[Figure; 6]> = self.scene().figures_in(area).filter(|&other| other != figure).collect();
        for other in others {
            if let Figure::Of(seat) = figure {
                self.infect(seat, other);
            }
            if let Figure::Of(seat) = other {
                self.infect(seat, figure);
            }
        }
    }

    fn infect(&mut self, from: Seat, to: Figure) {
        let harms: SmallVec<[super::Harm; 4]> = self.scene().harms(from).collect();
        let owner = self.scene().owner(to);
        for harm in harms {
            match harm {
                super::Harm::Fever(count) if matches!(to, Figure::Of(_)) => {
                    self.say(Event::Infected { from, to });
                    self.discard_random(owner, count);
                }
                super::Harm::Rot(by) => {
                    let health = self.scene().body(to).map_or(0, |body| body.health);
                    let by = by.min(health.saturating_sub(1));
                    if by > 0 {
                        self.say(Event::Infected { from, to });
                        self.hurt(to, by);
                    }
                }
                _ => {}
            }
        }
    }

    /// Takes the top chips of a Sector, to choose from or at once (TB-SEC).
    fn sector(&mut self, figure: Figure, at: usize, count: usize, partner: Option<Figure>) {
        self.raise_sector(at);
        let seat = self.scene().owner(figure);
        let Some(stack) = self.state.sectors.get_mut(at) else { return };
        let from = stack.len().saturating_sub(count);
        let mut chips: SmallVec<[Chip; 3]> = stack.drain(from..).rev().collect();
        if at == 0 {
            for chip in chips {
                self.equip(figure, chip);
            }
            return;
        }
        self.show_chips(&mut chips, seat, Spot::Sector(at as u8));
        self.state.looked = chips;
        self.push(Pending::KeepChip { figure, partner });
    }

    /// Sector III by its Guard (TB-SEC-10, TB-SEC-11).
    fn sector_three(&mut self, figure: Figure) {
        let seat = self.scene().owner(figure);
        let guarded = self.state.bars.guard > 1;
        if !guarded {
            self.state.bars.guard = self.rules.start().guard;
        }
        self.did(seat, Did::SectorThree);
        self.sector(figure, 2, if guarded { 1 } else { 2 }, None);
    }

    fn raise_sector(&mut self, at: usize) {
        self.state.bars.sectors.get_mut(at).into_iter().for_each(|value| *value = (*value + 1).min(4));
    }

    /// A seat looks at chips.
    fn show_chips(&mut self, chips: &mut [Chip], seat: Seat, spot: Spot) {
        for chip in chips.iter_mut() {
            chip.seen = chip.seen.with(seat);
        }
        let colours: SmallVec<[Colour; 3]> = chips.iter().filter_map(|chip| chip.colour).collect();
        self.say(Event::Looked { seat, spot, colours: Secret::of(colours, seat) });
    }

    /// A chip goes onto a board, face-down.
    fn equip(&mut self, figure: Figure, chip: Chip) {
        let colour = Secret { what: chip.colour, known: chip.seen };
        self.say(Event::Equipped { figure, from: chip.from, colour });
        self.with_body(figure, |body| body.chips.push(Chip { up: false, ..chip }));
    }

    /// One of the chips seen is equipped; the rest goes to the partner or to the Junkyard (TB-SEC-05, TB-SEC-06).
    pub fn keep_chip(&mut self, figure: Figure, partner: Option<Figure>, at: u8) {
        let mut chips = std::mem::take(&mut self.state.looked);
        if usize::from(at) < chips.len() {
            let chip = chips.remove(usize::from(at));
            self.equip(figure, chip);
        }
        match partner {
            Some(partner) if !chips.is_empty() => {
                let seat = self.scene().owner(partner);
                self.show_chips(&mut chips, seat, Spot::Sector(1));
                self.state.looked = chips;
                self.push(Pending::KeepChip { figure: partner, partner: None });
            }
            _ => {
                for chip in chips {
                    self.junk(chip, Some(figure));
                }
            }
        }
    }

    /// A chip goes face-down to the next position of the Junkyard (TB-CHIP-06, TB-JUNK-02).
    pub fn junk(&mut self, chip: Chip, by: Option<Figure>) {
        let at = self.state.junkyard.len() as u8;
        let owner = by.map(|figure| self.scene().owner(figure));
        self.state.junkyard.push(Junk { chip: Some(Chip { up: false, ..chip }), by: owner });
        self.say(Event::Junked { by, at });
    }

    /// City action 3 (TB-CITY-06, TB-NOVA-01, TB-NOVA-02).
    fn resource(&mut self, seat: Seat) {
        let supplier = self.scene().has(seat, Trait::Supplier);
        self.draw(seat, Pile::General, if supplier { 4 } else { 3 });
        self.change(Bar::Resource, -1, "TB-CITY-06", Some(seat));
        let other = self.scene().all().find(|&it| it != seat && self.scene().has(it, Trait::Supplier));
        if let Some(other) = other {
            self.push(Pending::Supplier(other));
        }
    }

    fn buy(&mut self, seat: Seat, price: u8, goods: Goods) {
        self.push(Pending::Pay { seat, left: price, red: None, cards: 0, goods });
    }

    /// A card is paid with (TB-BUY-02 to -04).
    pub fn pay_card(&mut self, seat: Seat, card: InfluenceNo, as_red: bool) {
        let Some(Pending::Pay { seat: payer, left, cards, goods, .. }) = self.state.stack.pop() else { return };
        let scene = self.scene();
        let value = if as_red { scene.red(seat, card) } else { scene.blue(seat, card) }.unwrap_or(0);
        let left = left.saturating_sub(value);
        self.push(Pending::Pay { seat: payer, left, red: Some(as_red), cards: cards + 1, goods });
        self.play_card(seat, card);
    }

    /// What was paid for is handed over.
    pub fn deliver(&mut self, step: Pending) {
        let Pending::Pay { seat, cards, goods, .. } = step else { return };
        self.did(seat, Did::Shed(cards));
        match goods {
            Goods::Market(at) => {
                if usize::from(at) < self.state.market.len() {
                    let kind = self.state.market.remove(usize::from(at));
                    self.gain_program(seat, kind);
                    let known = self.scene().everybody();
                    let programs = Secret::among(SmallVec::from_slice(&[kind]), known);
                    self.say(Event::GotPrograms { seat, programs, count: 1 });
                    self.refill_market();
                }
            }
            Goods::Random => {
                if self.scene().boosts(seat).any(|boost| boost == Boost::Selection) {
                    self.offer_programs(seat, 3);
                } else {
                    self.draw_programs(seat, 1);
                }
            }
            Goods::Weapon(item) => self.take_weapon(seat, item, true),
            Goods::Recon(figure) => self.push(Pending::TakeRecon(figure)),
        }
    }

    /// A weapon of HQ is equipped; one carried is put down first (TB-BOX-05).
    fn take_weapon(&mut self, seat: Seat, item: Item, bought: bool) {
        if let Some(at) = self.state.hq.iter().position(|it| *it == item) {
            self.state.hq.remove(at);
            self.equip_item(seat, item);
            self.did(seat, Did::Weapon { bought });
        }
    }

    /// A box is equipped; one carried is put down in the same area first (TB-BOX-04, TB-BOX-05, TB-AMB-63).
    pub fn equip_item(&mut self, seat: Seat, item: Item) {
        let old = self.scene().player(seat).and_then(|player| player.item);
        if let (Some(old), Some(area)) = (old, self.scene().area(Figure::Of(seat))) {
            let up = matches!(old, Item::Pistol | Item::Rifle);
            let seen = self.scene().everybody();
            self.state.crates.push(Crate { item: Some(old), area, up, seen });
            self.say(Event::PutBox(seat, area));
        }
        self.with_player(seat, |player| player.item = Some(item));
        self.say(Event::TookBox(seat, item));
    }

    /// The box carried is used up (TB-BOX-07).
    pub fn use_item(&mut self, seat: Seat) -> Option<Item> {
        let item = self.state.players.get_mut(usize::from(seat.0)).and_then(|player| player.item.take())?;
        let home = self.rules.library().item(item).map_or(0, |card| card.hq);
        let there = self.state.hq.iter().filter(|it| **it == item).count();
        if there < usize::from(home) {
            self.state.hq.push(item);
        } else {
            self.state.supply_discard.push(item);
        }
        self.say(Event::UsedBox(seat, item));
        Some(item)
    }

    /// A box on the board is opened (TB-BOX-03, TB-TRAP).
    pub fn open_crate(&mut self, seat: Seat, at: u8) {
        if usize::from(at) >= self.state.crates.len() {
            return;
        }
        let lying = self.state.crates.remove(usize::from(at));
        let Some(item) = lying.item else { return };
        if !item.is_trap() {
            return self.equip_item(seat, item);
        }
        self.say(Event::TookBox(seat, item));
        match item {
            Item::TrapCards => self.discard_random(seat, 3),
            Item::TrapProgram => self.push(Pending::DropProgram { seat, left: 1 }),
            Item::TrapChip => self.push(Pending::Stolen { figure: Figure::Of(seat) }),
            _ => self.with_player(seat, |player| player.silenced = true),
        }
        self.state.supply_discard.push(item);
    }

    /// A box comes down in an area (TB-BOX-02, TB-AMB-98).
    pub fn drop_supply(&mut self, area: Area) {
        if self.state.supply.is_empty() {
            let mut pile = std::mem::take(&mut self.state.supply_discard);
            self.dice.shuffle(&mut pile);
            self.state.supply = pile;
        }
        if let Some(item) = self.state.supply.pop() {
            self.state.crates.push(Crate { item: Some(item), area, up: false, seen: crate::engine::Seats::NONE });
            self.say(Event::Supply(area));
        }
    }

    /// Rolls the dice a purpose asks for (TB-DICE).
    pub fn roll(&mut self, purpose: Purpose) {
        let dice = match purpose {
            Purpose::Activation => [self.die(6), self.die(12), self.die(6), self.die(6)],
            Purpose::Raid => [0, self.die(12), self.die(6), self.die(6)],
            _ => [self.die(6), 0, 0, 0],
        };
        self.say(Event::Rolled(purpose, dice));
        self.push(Pending::Rolled { purpose, dice, next: 0 });
    }

    /// Dice lie there: whoever can may roll one again, then they count.
    pub fn rolled(&mut self, purpose: Purpose, dice: [u8; 4], next: u8) -> Flow {
        let scene = self.scene();
        let active = scene.active();
        let asked = (next..scene.seats()).find(|&steps| {
            let mut any = false;
            scene.each_reroll(scene.after(active, steps), dice, &mut |_| any = true);
            any
        });
        if let Some(next) = asked {
            self.replace(Pending::Rolled { purpose, dice, next });
            return Flow::Asks;
        }
        self.state.stack.pop();
        self.use_dice(purpose, dice);
        Flow::Done
    }

    /// A die is rolled again.
    pub fn reroll(&mut self, seat: Seat, at: u8, means: Means) {
        let Some(Pending::Rolled { purpose, mut dice, next }) = self.state.stack.pop() else { return };
        match means {
            Means::Boost => self.state.turn.rerolled = true,
            Means::Program(place) => self.spend_charge(seat, place),
            Means::Rounder(number) => self.spend_rounder(seat, number),
        }
        let sides = if at == 1 { 12 } else { 6 };
        let die = self.die(sides);
        dice.get_mut(usize::from(at)).into_iter().for_each(|value| *value = die);
        self.say(Event::Rerolled(seat, at, die));
        self.push(Pending::Rolled { purpose, dice, next });
    }

    fn use_dice(&mut self, purpose: Purpose, dice: [u8; 4]) {
        let [first, red, white, other] = dice;
        let seat = self.state.turn.seat;
        match purpose {
            Purpose::Activation => {
                self.activate(Area::numbered(first), red, white + other);
            }
            Purpose::Raid => self.spawn_rolled(red, white + other),
            Purpose::Riot { minus } => self.push(Pending::RiotCard { minus, die: first }),
            Purpose::Morale { cards } => {
                let gain = cards.saturating_sub(first);
                self.change(Bar::Morale, gain.cast_signed(), "TB-CITY-05", Some(seat));
            }
            Purpose::Fate { .. } => self.fate(seat, first),
            Purpose::Nexus { cards, .. } => self.nexus(seat, cards, first),
            Purpose::Interrogation => {
                if first >= 4 {
                    self.free(seat);
                }
            }
            Purpose::Drop => self.drop_supply(Area::numbered(first)),
        }
    }

    /// City action 1: declared sign and die, with a card where one was added (TB-CITY-03, TB-AMB-79).
    pub fn riot(&mut self, minus: bool, die: u8, card: i8) {
        let die = die.cast_signed();
        let by = if minus { -die } else { die };
        let seat = self.state.turn.seat;
        self.change(Bar::Riot, by.saturating_add(card), "TB-CITY-03", Some(seat));
    }

    /// City action 4 (TB-CITY-10, TB-AMB-70).
    fn fate(&mut self, seat: Seat, die: u8) {
        let (bar, by) = match die {
            1 => (Bar::Deus, 1),
            2 => (Bar::Riot, -2),
            3 => (Bar::Riot, 2),
            4 => (Bar::Morale, 2),
            5 => (Bar::Resource, 1),
            _ => (Bar::Resource, 2),
        };
        self.did(seat, Did::CityRoll(die));
        self.change(bar, by, "TB-CITY-10", Some(seat));
    }

    /// The Nexus (TB-NEX).
    fn nexus(&mut self, seat: Seat, cards: u8, die: u8) {
        let result = cards.cast_signed() - die.cast_signed();
        match result {
            4.. => self.change(Bar::Apex, 2, "TB-NEX-03", Some(seat)),
            1..=3 => self.change(Bar::Apex, 1, "TB-NEX-02", Some(seat)),
            0 => {}
            _ => self.change(Bar::Morale, -1, "TB-NEX-05", Some(seat)),
        }
        if result > 0 {
            self.did(seat, Did::Nexus);
        }
    }

    /// An attack of a character or Kuro is made ready (TB-ATK-01).
    fn begin_attack(&mut self, by: Figure, foe: super::Foe) {
        let own = matches!(by, Figure::Of(_));
        let turn = &mut self.state.turn;
        let (fury, edge) = (own && turn.fury, if own { turn.edge } else { 0 });
        if own {
            turn.fury = false;
            turn.edge = 0;
            turn.reach = 0;
        }
        let left = self.scene().red_limit(by) + u8::from(fury) + edge;
        self.push(Pending::Attack(Assault { by, foe, red: 0, left, damage: 0, all: fury, item: None }));
    }
}
