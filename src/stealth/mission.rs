//! A checked mission: its plan and everything computed from it once.

use serde::{Deserialize, Serialize};

use super::{
    Alarm, Cell, Colour, Enemy, EnemyKind, KindId, LockId, Nature, Need, ObjectiveId, PatrolId, Plan, Sector,
    ground::Ground, patrol::Patrol, plan_faults, state::Condition,
};

/// A mission ready to be played. Whatever its plan names, the plan has.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "Plan", into = "Plan")]
pub struct Mission {
    plan: Plan,
    /// How feet move: through doors.
    walk: Ground,
    /// How drones move: through doors and vents. `None` where it is the same.
    fly: Option<Ground>,
    /// The patrols in use.
    patrols: Vec<(Colour, Way, Patrol)>,
}

/// How an enemy gets about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Through doors.
    Walk,
    /// Through doors and vents.
    Fly,
}

impl PartialEq for Mission {
    fn eq(&self, other: &Self) -> bool {
        self.plan == other.plan
    }
}

impl From<Mission> for Plan {
    fn from(mission: Mission) -> Self {
        mission.plan
    }
}

impl TryFrom<Plan> for Mission {
    type Error = plan_faults::PlanFault;

    /// Refuses a plan that names what it does not have. Patrols and, on large maps, distances are searched when they are
    /// first asked for.
    fn try_from(plan: Plan) -> Result<Self, Self::Error> {
        plan_faults::check(&plan)?;
        let sectors: Vec<Sector> = plan.sectors.iter().map(|cell| cell.sector).collect();
        let walk = Ground::new(&sectors, &plan.doors);
        let flies = plan.kinds.iter().any(|kind| kind.nature == Nature::Vents) && !plan.vents.is_empty();
        let fly = flies.then(|| Ground::new(&sectors, plan.doors.iter().chain(&plan.vents)));
        let mut mission = Self { plan, walk, fly, patrols: Vec::new() };
        mission.plot_patrols();
        Ok(mission)
    }
}

impl Mission {
    /// Everything the mission's file says.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The ground the player walks on.
    pub fn walk(&self) -> &Ground {
        &self.walk
    }

    /// The ground an enemy of this kind moves on.
    pub fn ground(&self, kind: KindId) -> &Ground {
        self.way_ground(self.way(kind))
    }

    /// An enemy kind's card.
    pub fn kind(&self, kind: KindId) -> &EnemyKind {
        &self.plan.kinds[kind.index()]
    }

    /// A patrol.
    pub fn patrol(&self, patrol: PatrolId) -> &Patrol {
        &self.patrols[patrol.index()].2
    }

    /// How many patrols there are.
    pub fn patrols(&self) -> usize {
        self.patrols.len()
    }

    /// The patrol of a colour as a kind walks it.
    pub fn patrol_of(&self, kind: KindId, colour: Colour) -> PatrolId {
        let way = self.way(kind);
        let found = self.patrols.iter().position(|(c, w, _)| (*c, *w) == (colour, way));
        PatrolId(found.unwrap_or(0) as u8)
    }

    /// The alarm's rules, where the mission has one.
    pub fn alarm(&self) -> Option<&Alarm> {
        self.plan.alarm.as_ref()
    }

    /// The behaviour bonus at an alarm level (ST-AL-10).
    pub fn bonus(&self, level: u16) -> i32 {
        let rows = self.plan.bonus.iter().take_while(|row| row.from <= level);
        rows.last().map_or(0, |row| row.bonus.into())
    }

    /// The drawn cell of a sector.
    pub fn cell(&self, sector: Sector) -> Option<&Cell> {
        self.plan.sectors.get(self.walk.dense(sector)?)
    }

    /// The lock on a sector.
    pub fn lock_at(&self, sector: Sector) -> Option<LockId> {
        let at = self.plan.locks.iter().position(|lock| lock.sector == sector)?;
        Some(LockId(at as u8))
    }

    /// The objectives that must be held to win, one bit each.
    pub fn required(&self) -> u32 {
        let bit = |(at, objective): (usize, &super::Objective)| match objective.need {
            Need::Required => super::setup::bit(at as u8),
            Need::Optional => 0,
        };
        self.plan.objectives.iter().enumerate().map(bit).sum()
    }

    /// The objectives lying in a sector, taken or not.
    pub fn objectives_at(&self, sector: Sector) -> impl Iterator<Item = ObjectiveId> {
        let objectives = self.plan.objectives.iter().enumerate();
        objectives.filter(move |(_, o)| o.sector == sector).map(|(at, _)| ObjectiveId(at as u8))
    }

    /// An enemy as it comes to the map.
    pub fn enlist(&self, kind: KindId, colour: Colour, sector: Sector) -> Enemy {
        let patrol = self.patrol_of(kind, colour);
        Enemy {
            kind,
            colour,
            patrol,
            sector,
            home: sector,
            came_from: None,
            target: self.patrol(patrol).first_target(sector),
            condition: Condition::Up,
            overwatch: false,
            detects: false,
            raised: false,
            astray: false,
            dazed: false,
        }
    }

    fn way(&self, kind: KindId) -> Way {
        if self.fly.is_some() && self.kind(kind).nature == Nature::Vents { Way::Fly } else { Way::Walk }
    }

    fn way_ground(&self, way: Way) -> &Ground {
        match (way, &self.fly) {
            (Way::Fly, Some(fly)) => fly,
            _ => &self.walk,
        }
    }

    /// Lists the patrol of every colour and way of moving that some enemy uses.
    fn plot_patrols(&mut self) {
        let posts = self.plan.enemies.iter().map(|post| (post.kind, post.colour));
        let later = self.plan.alarm.iter().flat_map(|alarm| &alarm.reinforcements).map(|r| (r.kind, r.colour));
        let users: Vec<_> = posts.chain(later).collect();
        for (kind, colour) in users {
            let way = self.way(kind);
            if self.patrols.iter().any(|(c, w, _)| (*c, *w) == (colour, way)) {
                continue;
            }
            let mut stops: Vec<_> = self.plan.waypoints.iter().filter(|stop| stop.colour == colour).collect();
            stops.sort_by_key(|stop| stop.number);
            let stops: Vec<Sector> = stops.into_iter().map(|stop| stop.sector).collect();
            let patrol = Patrol::new(self.way_ground(way), &stops);
            self.patrols.push((colour, way, patrol));
        }
    }
}
