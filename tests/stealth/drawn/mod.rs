//! The one way to build test situations: a drawn map, what stands at its letters, and a stacked deck.

pub mod cards;
mod commands;
mod drawing;
mod lines;
mod table;

use std::sync::Arc;

use ghostline::stealth::{
    Agent, Alarm, Bonus, Colour, Difficulty, Effect, EnemyKind, Gear, GearEffect, KindId, Lock, LockId, Mission, Mode,
    Need, Objective, Plan, PlanFault, Post, Powers, Reinforcement, Rewards, Sector, Setup, Story, Waypoint,
};

pub use cards::CHOOSE;
pub use drawing::Drawing;
pub use table::Table;

/// A mission being drawn. Unless said otherwise: start at `S` (else the first sector), exit at `X` (else the start), one
/// objective at `O` (else the last sector), no alarm, energy and items allowed, a silenced pistol, a deck of zeros.
#[derive(Clone)]
pub struct Drawn {
    pub drawing: Drawing,
    pub plan: Plan,
    pub setup_gear: Vec<Gear>,
    items: Vec<Effect>,
    mode: Mode,
    stack: Vec<i8>,
}

impl Drawn {
    pub fn map(map: &str) -> Self {
        let drawing = Drawing::read(map);
        let (first, last) = (drawing.cells[0].sector, drawing.cells[drawing.cells.len() - 1].sector);
        let at = |letter: &str| drawing.letters.get(letter).copied();
        let start = at("S").unwrap_or(first);
        let objectives = vec![objective(at("O").unwrap_or(last), Need::Required)];
        let plan = plan(&drawing, start, at("X").unwrap_or(start), objectives);
        Self { drawing, plan, setup_gear: vec![cards::pistol()], items: vec![], mode: Mode::Lethal, stack: vec![] }
    }

    fn with(mut self, change: impl FnOnce(&mut Plan, &Drawing)) -> Self {
        change(&mut self.plan, &self.drawing);
        self
    }

    /// A plain guard at a letter.
    pub fn guard(self, at: &str, colour: Colour) -> Self {
        self.enemy(at, colour, cards::guard())
    }

    /// An enemy of this kind at a letter.
    pub fn enemy(self, at: &str, colour: Colour, kind: EnemyKind) -> Self {
        self.with(|plan, drawing| {
            let kind = kind_id(plan, kind);
            plan.enemies.push(Post { kind, colour, sector: drawing.sector(at), from: Difficulty::Story });
        })
    }

    /// The waypoints of a colour, by letters in order.
    pub fn patrol(self, colour: Colour, letters: &str) -> Self {
        self.with(|plan, drawing| {
            let stops = (1..).zip(letters.split_whitespace());
            plan.waypoints.extend(stops.map(|(number, at)| Waypoint { colour, number, sector: drawing.sector(at) }));
        })
    }

    /// One more objective at a letter.
    pub fn objective(self, at: &str, need: Need) -> Self {
        self.with(|plan, drawing| plan.objectives.push(objective(drawing.sector(at), need)))
    }

    /// A locked sector and its key.
    pub fn lock(self, lock: &str, key: &str) -> Self {
        self.with(|plan, drawing| {
            plan.locks.push(Lock { sector: drawing.sector(lock), key: LockId(plan.keys.len() as u8) });
            plan.keys.push(drawing.sector(key));
        })
    }

    /// An alarm with this alertness.
    pub fn alarm(self, alertness: i8) -> Self {
        self.with(|plan, _| plan.alarm = Some(Alarm { alertness, reinforcements: vec![] }))
    }

    /// A guard that comes to the entrance `E` at an alarm level.
    pub fn reinforcement(self, level: u16, colour: Colour) -> Self {
        self.with(|plan, drawing| {
            plan.entrance = Some(drawing.sector("E"));
            let kind = kind_id(plan, cards::guard());
            let alarm = plan.alarm.get_or_insert(Alarm { alertness: 0, reinforcements: vec![] });
            alarm.reinforcements.push(Reinforcement { level, kind, colour });
        })
    }

    /// No energy and no items, as in the first mission.
    pub fn no_powers(self) -> Self {
        self.with(|plan, _| plan.powers = Powers::None)
    }

    /// The whole modifier deck.
    pub fn deck(self, cards: &[i8]) -> Self {
        self.with(|plan, _| plan.deck = cards.iter().map(|&n| cards::card(n)).collect())
    }

    /// One more gear card, after the pistol.
    pub fn gear(mut self, gear: Gear) -> Self {
        self.setup_gear.push(gear);
        self
    }

    /// One more gear card with an effect for energy.
    pub fn tool(self, energy: u8, effect: Effect) -> Self {
        self.gear(cards::gear(0, &[GearEffect::Use { energy, effect }]))
    }

    /// One more item.
    pub fn item(mut self, effect: Effect) -> Self {
        self.items.push(effect);
        self
    }

    pub fn non_lethal(mut self) -> Self {
        self.mode = Mode::NonLethal;
        self
    }

    /// The next cards, first drawn first; after them every card is 0.
    pub fn cards(mut self, numbers: &[i8]) -> Self {
        self.stack = numbers.to_vec();
        self
    }

    /// What the rules say of this mission.
    pub fn mission(&self) -> Result<Mission, PlanFault> {
        Mission::try_from(self.plan.clone())
    }

    pub fn setup(&self) -> Setup {
        let mission = Arc::new(self.mission().expect("a playable mission"));
        Setup {
            items: self.items.iter().map(|&effect| cards::item(effect)).collect(),
            mode: self.mode,
            stack: self.stack.iter().map(|&n| cards::card(n)).collect(),
            ..Setup::new(mission, self.setup_gear.clone())
        }
    }

    /// The mission on the table, ready to be played.
    pub fn deal(&self) -> Table {
        Table::new(self.setup(), self.drawing.clone())
    }
}

fn plan(drawing: &Drawing, start: Sector, exit: Sector, objectives: Vec<Objective>) -> Plan {
    let story = Story { intro: "In.".to_owned(), conclusion: "Out.".to_owned() };
    Plan {
        id: "drawn".to_owned(),
        name: "Drawn".to_owned(),
        sectors: drawing.cells.clone(),
        doors: drawing.doors.clone(),
        vents: drawing.vents.clone(),
        start,
        exit,
        entrance: None,
        enemies: vec![],
        waypoints: vec![],
        objectives,
        keys: vec![],
        locks: vec![],
        alarm: None,
        powers: Powers::Full,
        agent: Agent { health: 3, armor: 4, energy: 16 },
        kinds: vec![],
        deck: vec![cards::card(0); 60],
        bonus: (0..=9).map(|tens| Bonus { from: tens * 10, bonus: tens as i8 }).collect(),
        story,
        rewards: Rewards { bytebucks: 3, items: 0 },
    }
}

fn objective(sector: Sector, need: Need) -> Objective {
    let rewards = Rewards { bytebucks: u16::from(need == Need::Optional), items: 0 };
    Objective { name: "Case".to_owned(), sector, need, text: "Got it.".to_owned(), rewards, alarm: 0 }
}

/// The number of a kind in the plan, which gets it where it has not.
fn kind_id(plan: &mut Plan, kind: EnemyKind) -> KindId {
    let known = plan.kinds.iter().position(|listed| *listed == kind);
    let at = known.unwrap_or_else(|| {
        plan.kinds.push(kind);
        plan.kinds.len() - 1
    });
    KindId(at as u8)
}
