//! What a setup comes to: the cards that are dealt from and the numbers that are played by, worked out once.
//!
//! | file | what stands there |
//! |---|---|
//! | `piles` | the piles of IDs and programs |
//! | `after` | what The Beginning changes |
//! | `faults` | why a setup cannot be played |

mod after;
mod faults;
mod piles;

use std::sync::Arc;

use self::{after::open, piles::programs};
use super::{
    Aftermath, Edition, Extra, Faction, IdNo, Library, LoyaltyNo, ProgramNo, Rack, Row, SEATS, Scenario, ScenarioRule,
    Setup, SetupFault, Variant, WeaponKind, library::of_faction,
};

/// The agreements of a table, ready to be played by.
#[derive(Clone, Debug, PartialEq)]
pub struct Rules {
    /// What was agreed, but for what only some know of The Beginning.
    pub setup: Arc<Setup>,
    /// How many play.
    pub seats: u8,
    /// Whether loyalty cards lie between neighbours (SD-BIG-02).
    pub shared: bool,
    /// Programs kept at the end of a turn (SD-PROG-04, SD-PROG-23).
    pub limit: u8,
    /// HP at the start.
    pub start_hp: u8,
    /// The most HP (SD-HP-02).
    pub max_hp: u8,
    /// Programs dealt to each player.
    pub start_programs: u8,
    /// Portals that call a boss (HG-PORT-03 to -05).
    pub portals: u8,
    /// IDs dealt by name.
    pub named_ids: Vec<IdNo>,
    /// IDs that are drawn from, by colour.
    pub id_piles: [Vec<IdNo>; 3],
    /// How many are drawn of each colour.
    pub id_counts: [usize; 3],
    /// Boss IDs by colour: Human, Machine.
    pub boss_ids: [Vec<IdNo>; 2],
    /// All programs, copy by copy.
    pub programs: Vec<ProgramNo>,
    /// The loyalty cards that are shuffled and dealt.
    pub loyalty: Vec<LoyaltyNo>,
    /// The loyalty cards in the box (V11).
    pub supply: Vec<LoyaltyNo>,
    /// Weapons in the middle at the start.
    pub middle: Rack,
    /// Weapons in the locked area at the start.
    pub locked: Rack,
    /// What the scenario allows as an action.
    pub extra: Option<Extra>,
    /// What everybody saw of the end of The Beginning.
    pub after: Option<Aftermath>,
    /// The scenario's other rules.
    pub special: Vec<ScenarioRule>,
    /// Why this cannot be played; empty where it can.
    pub faults: Vec<SetupFault>,
}

impl Rules {
    /// Works a setup out. Where it is at fault the rules are those of the nearest table that can be.
    pub fn of(setup: &Arc<Setup>) -> Self {
        let library = &setup.library;
        let seats = setup.seats.clamp(*SEATS.start(), *SEATS.end());
        let scenario = setup.scenario.as_deref().and_then(|key| library.scenario(key));
        let mut rules = Self::plain(setup, seats);
        if seats != setup.seats {
            rules.faults.push(SetupFault::Seats(setup.seats));
        }
        match library.row(seats) {
            Some(row) => rules.lay_out(row),
            None => rules.faults.push(SetupFault::NoRow(seats)),
        }
        rules.gather_ids();
        if let Some(record) = &setup.after {
            rules.play_after(record);
        }
        if let Some(scenario) = scenario {
            rules.play_scenario(scenario);
        }
        rules.find_faults(scenario);
        rules
    }

    /// Nothing worked out yet but what does not depend on cards.
    fn plain(setup: &Arc<Setup>, seats: u8) -> Self {
        let (shared, prototype) = (seats >= 9, setup.edition == Edition::Prototype);
        Self {
            setup: open(setup),
            seats,
            shared,
            limit: if shared && !prototype { 1 } else { 2 },
            start_hp: 2,
            max_hp: 2,
            start_programs: 1,
            portals: match seats {
                ..=6 => 3,
                7..=9 => 4,
                _ => 5,
            },
            named_ids: Vec::new(),
            id_piles: Default::default(),
            id_counts: [0; 3],
            boss_ids: Default::default(),
            programs: programs(setup, shared),
            loyalty: Vec::new(),
            supply: Vec::new(),
            middle: Rack::default(),
            locked: Rack::default(),
            extra: None,
            after: None,
            special: Vec::new(),
            faults: Vec::new(),
        }
    }

    /// Weapons, loyalty cards and the number of IDs of a row (SD-SET).
    fn lay_out(&mut self, row: &Row) {
        let setup = Arc::clone(&self.setup);
        for &weapon in weapons(&setup, row) {
            self.middle.put(weapon);
        }
        let mut locked = vec![WeaponKind::RocketLauncher, WeaponKind::Laser];
        locked.extend(setup.hell_gate.then_some(WeaponKind::HellGate));
        for kind in locked {
            if self.middle.count(kind) == 0 {
                self.locked.put(kind);
            }
        }
        let ids = row.printed_ids.filter(|_| setup.has(Variant::PrintedTable)).unwrap_or(row.ids);
        self.id_counts = Faction::ALL.map(|faction| usize::from(of_faction(ids, faction)));
        self.share_loyalty(row);
    }

    /// The loyalty cards of the row, and those left in the box.
    fn share_loyalty(&mut self, row: &Row) {
        let setup = Arc::clone(&self.setup);
        let mut legion = setup.has(Variant::LegionCard) && self.seats >= 6;
        // A normal Outlaw card is replaced where there is one, the double one otherwise (SD-LLX-03).
        let replaced = if row.loyalty.2 > 0 { 1 } else { 2 };
        for (at, card) in setup.library.loyalty.iter().enumerate() {
            let no = LoyaltyNo(at as u8);
            let Some(faction) = card.faction else {
                self.loyalty.extend((setup.has(Variant::LegionCard) && self.seats >= 6).then_some(no));
                continue;
            };
            let counts = if card.counts == 2 { row.double } else { row.loyalty };
            let mut used = of_faction(counts, faction).min(card.copies);
            if faction == Faction::Outlaw && card.counts == replaced && used > 0 && legion {
                used -= 1;
                legion = false;
            }
            self.loyalty.extend((0..used).map(|_| no));
            self.supply.extend((used..card.copies).map(|_| no));
        }
    }

    /// What a scenario changes.
    fn play_scenario(&mut self, scenario: &Scenario) {
        let setup = Arc::clone(&self.setup);
        let library: &Library = &setup.library;
        self.named_ids = scenario.ids.iter().filter_map(|key| self.printed(library, key)).collect();
        self.id_counts = Faction::ALL.map(|faction| usize::from(of_faction(scenario.random, faction)));
        for pile in &mut self.id_piles {
            pile.retain(|no| !self.named_ids.contains(no));
        }
        for rule in &scenario.rules {
            match rule {
                ScenarioRule::Programs(n) => self.start_programs = *n,
                ScenarioRule::Health { start, most } => (self.start_hp, self.max_hp) = (*start, *most),
                ScenarioRule::Limit(n) => self.limit = *n,
                ScenarioRule::Extra(extra) => self.extra = Some(*extra),
                _ => self.special.push(rule.clone()),
            }
        }
    }

    /// The ID of this key, or the reprint in its place.
    fn printed(&self, library: &Library, key: &str) -> Option<IdNo> {
        let reprint = library.ids.iter().position(|card| card.reprint_of.as_deref() == Some(key));
        let reprint = reprint.filter(|_| self.setup.hell_gate).map(|at| IdNo(at as u8));
        reprint.or_else(|| library.id_by_key(key))
    }

    /// All cards.
    pub fn library(&self) -> &Library {
        &self.setup.library
    }

    /// Whether the scenario has this rule.
    pub fn special(&self, rule: &ScenarioRule) -> bool {
        self.special.contains(rule)
    }
}

/// The weapons of the chosen set (SD-TAB-21, SD-AMB-03).
fn weapons<'a>(setup: &Setup, row: &'a Row) -> &'a [WeaponKind] {
    let (usual, other) = match setup.edition {
        Edition::Final => (&row.weapons, &row.or_weapons),
        Edition::Prototype => (&row.prototype, &row.or_prototype),
    };
    if setup.has(Variant::SecondRifle) && !other.is_empty() { other } else { usual }
}

impl Setup {
    /// The rules of this setup, or why it cannot be played.
    pub fn rules(&self) -> Result<Rules, SetupFault> {
        let rules = Rules::of(&Arc::new(self.clone()));
        match rules.faults.first() {
            Some(fault) => Err(fault.clone()),
            None => Ok(rules),
        }
    }
}
