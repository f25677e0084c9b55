//! The promise of a checked mission: a plan names only what it has. Friendlier words for mission makers stand in `content`.

use super::{Colour, KindId, Plan, Sector, ids::GRID};

/// The most a mission may have of enemies, reinforcements included.
pub const MAX_ENEMIES: usize = 512;
/// The most a mission may have of objectives, of keys and of locks.
pub const MAX_THINGS: usize = 32;
/// The most reinforcements a mission may list.
pub const MAX_REINFORCEMENTS: usize = 64;
/// The most cards a modifier deck may have.
pub const MAX_CARDS: usize = 200;

/// The most waypoints one colour may have.
pub const MAX_STOPS: usize = 64;
/// The most rows a behaviour table may have, and the most steps a row.
pub const MAX_BEHAVIOUR: usize = 32;

/// Why a plan cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanFault {
    /// The layout has no sector.
    #[error("the layout has no sector")]
    Empty,
    /// A sector stands twice in the layout.
    #[error("sector {0} stands twice or out of order in the layout")]
    Disorder(Sector),
    /// Something is placed in a gap.
    #[error("{what} is at {sector}, which is not a sector of the layout")]
    Nowhere {
        /// What is placed there.
        what: &'static str,
        /// Where.
        sector: Sector,
    },
    /// A door or vent joins sectors that are no neighbours.
    #[error("{0} and {1} are joined but do not touch")]
    Apart(Sector, Sector),
    /// An enemy of a kind that is not listed.
    #[error("enemy kind number {0} is not listed")]
    NoKind(KindId),
    /// An enemy kind without a behaviour table.
    #[error("enemy kind {0} has no behaviour")]
    NoBehaviour(String),
    /// Reinforcements without a way in.
    #[error("reinforcements are listed but there is no entrance")]
    NoEntrance,
    /// A lock whose key does not exist.
    #[error("a lock names a key that is not there")]
    NoKey,
    /// Nothing to take: the mission would be won by standing in the exit.
    #[error("no required objective")]
    NoObjective,
    /// A deck without cards.
    #[error("the modifier deck is empty")]
    NoCards,
    /// More of something than the rules can count.
    #[error("too many {what}: {count}, at most {most}")]
    TooMany {
        /// Of what.
        what: &'static str,
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
}

/// Whether everything the plan names is there.
pub fn check(plan: &Plan) -> Result<(), PlanFault> {
    check_sizes(plan)?;
    if let Some(pair) = plan.sectors.windows(2).find(|pair| pair[0].sector >= pair[1].sector) {
        return Err(PlanFault::Disorder(pair[1].sector));
    }
    for (what, sector) in places(plan) {
        if plan.sectors.binary_search_by_key(&sector, |cell| cell.sector).is_err() {
            return Err(PlanFault::Nowhere { what, sector });
        }
    }
    let ways = || plan.doors.iter().chain(&plan.vents);
    if let Some(&(a, b)) = ways().find(|(a, b)| !a.touches(*b)) {
        return Err(PlanFault::Apart(a, b));
    }
    check_enemies(plan)?;
    check_goals(plan)
}

/// Everything that stands somewhere, with what it is.
fn places(plan: &Plan) -> impl Iterator<Item = (&'static str, Sector)> {
    let joined =
        plan.doors.iter().chain(&plan.vents).flat_map(|&(a, b)| [("a door or vent", a), ("a door or vent", b)]);
    let enemies = plan.enemies.iter().map(|post| ("an enemy", post.sector));
    let stops = plan.waypoints.iter().map(|stop| ("a waypoint", stop.sector));
    let objectives = plan.objectives.iter().map(|objective| ("an objective", objective.sector));
    let keys = plan.keys.iter().map(|&sector| ("a key", sector));
    let locks = plan.locks.iter().map(|lock| ("a lock", lock.sector));
    let entrance = plan.entrance.iter().map(|&sector| ("the entrance", sector));
    [("the start", plan.start), ("the exit", plan.exit)]
        .into_iter()
        .chain(joined)
        .chain(enemies)
        .chain(stops)
        .chain(objectives)
        .chain(keys)
        .chain(locks)
        .chain(entrance)
}

fn check_sizes(plan: &Plan) -> Result<(), PlanFault> {
    if plan.sectors.is_empty() {
        return Err(PlanFault::Empty);
    }
    let later = plan.alarm.as_ref().map_or(0, |alarm| alarm.reinforcements.len());
    let of_colour = |colour| plan.waypoints.iter().filter(|stop| stop.colour == colour).count();
    let most_stops = Colour::ALL.into_iter().map(of_colour).max().unwrap_or(0);
    let rows = plan.kinds.iter().map(|kind| kind.behaviour.len()).max().unwrap_or(0);
    let bands = plan.kinds.iter().flat_map(|kind| &kind.behaviour);
    let steps = bands.map(|band| band.steps.len()).max().unwrap_or(0);
    let sizes = [
        ("sectors", plan.sectors.len(), usize::from(GRID * GRID)),
        ("enemies", plan.enemies.len() + later, MAX_ENEMIES),
        ("reinforcements", later, MAX_REINFORCEMENTS),
        ("waypoints of one colour", most_stops, MAX_STOPS),
        ("rows in a behaviour table", rows, MAX_BEHAVIOUR),
        ("steps in a behaviour", steps, MAX_BEHAVIOUR),
        ("objectives", plan.objectives.len(), MAX_THINGS),
        ("keys", plan.keys.len(), MAX_THINGS),
        ("locks", plan.locks.len(), MAX_THINGS),
        ("enemy kinds", plan.kinds.len(), 100),
        ("modifier cards", plan.deck.len(), MAX_CARDS),
    ];
    match sizes.into_iter().find(|(_, count, most)| count > most) {
        Some((what, count, most)) => Err(PlanFault::TooMany { what, count, most }),
        None => Ok(()),
    }
}

fn check_enemies(plan: &Plan) -> Result<(), PlanFault> {
    let later = plan.alarm.iter().flat_map(|alarm| &alarm.reinforcements).map(|r| r.kind);
    let named = plan.enemies.iter().map(|post| post.kind).chain(later);
    if let Some(kind) = named.into_iter().find(|kind| kind.index() >= plan.kinds.len()) {
        return Err(PlanFault::NoKind(kind));
    }
    if let Some(kind) = plan.kinds.iter().find(|kind| kind.behaviour.is_empty()) {
        return Err(PlanFault::NoBehaviour(kind.id.clone()));
    }
    let waiting = plan.alarm.as_ref().is_some_and(|alarm| !alarm.reinforcements.is_empty());
    if waiting && plan.entrance.is_none() { Err(PlanFault::NoEntrance) } else { Ok(()) }
}

fn check_goals(plan: &Plan) -> Result<(), PlanFault> {
    if plan.deck.is_empty() {
        return Err(PlanFault::NoCards);
    }
    if plan.locks.iter().any(|lock| lock.key.index() >= plan.keys.len()) {
        return Err(PlanFault::NoKey);
    }
    let required = plan.objectives.iter().any(|objective| objective.need == super::Need::Required);
    if required { Ok(()) } else { Err(PlanFault::NoObjective) }
}
