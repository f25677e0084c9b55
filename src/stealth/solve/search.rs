//! The search for a winning line: decisions and cards are both free choices, so that best luck is found, or excluded.

mod beam;

pub(super) use beam::Beam;

use std::collections::{HashMap, HashSet};

use xxhash_rust::xxh3::xxh3_128;

use super::{
    Errand, GoOn, Route,
    world::{Faces, Stop, World},
};
use crate::stealth::{Action, Effect, Gear, Phase, Scene, Sector, Setup, Tally, options};

/// What a line must keep to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// To win at all.
    Win,
    /// To win without defeating anybody.
    NoKill,
    /// To win without ever being detected.
    Unseen,
}

impl Goal {
    /// Whether a game with so many kills and detections keeps to it.
    pub const fn is_kept(self, kills: u16, seen: u16) -> bool {
        match self {
            Self::Win => true,
            Self::NoKill => kills == 0,
            Self::Unseen => seen == 0,
        }
    }

    fn allows(self, tally: Tally) -> bool {
        self.is_kept(tally.kills, tally.seen)
    }
}

/// What the search for one goal found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The best line, where there is one.
    pub route: Option<Route>,
    /// Whether nothing better is possible; without a route: whether there is none at all.
    pub proved: bool,
    /// No line is shorter than this.
    pub at_least: Option<u16>,
}

impl Found {
    /// Whether it is proved that there is no such line.
    pub const fn is_impossible(&self) -> bool {
        self.route.is_none() && self.proved
    }
}

/// How one depth of the search ended.
enum Depth {
    /// A line wins.
    Won(Route),
    /// None does, whatever the depth.
    Never,
    /// None does at this depth.
    Deeper,
    /// The budget was used up before all was seen.
    Spent,
}

/// What the search needs to know of the mission.
pub(super) struct Search<'a> {
    pub setup: &'a Setup,
    pub faces: &'a Faces,
    pub errand: &'a Errand,
    /// How many turns gear and items can save at most.
    pub saved: u16,
    /// How many states one depth may look at.
    pub budget: u32,
    /// How many turns beyond the bound are looked at.
    pub slack: u16,
    /// What the quick search keeps.
    pub beam: Beam,
    /// Whether to go on searching.
    pub go_on: GoOn<'a>,
}

/// A world on the search's stack.
struct Node {
    world: World,
    stop: Stop,
    depth: usize,
    mark: Mark,
}

/// Where the player was, and when: a route is made of these.
#[derive(Clone, Copy)]
struct Mark {
    turn: u16,
    sector: Sector,
}

/// The worlds one depth has come across, whatever their turn.
#[derive(Default)]
struct Known {
    /// Those looked at, with the earliest turn they were.
    looked_at: HashMap<u128, u16>,
    /// Those left for lack of turns.
    left: HashSet<u128>,
    /// The world being written down; kept for its memory only.
    key: Vec<u8>,
}

impl Known {
    /// Whether a world that can be won by turn `earliest` is new, or comes up earlier than before; notes it.
    fn is_worth_a_look(&mut self, world: &mut World, earliest: Option<u16>, limit: u16) -> bool {
        let Some(earliest) = earliest else { return false };
        self.key.clear();
        self.key = world.write_key(std::mem::take(&mut self.key));
        let (key, turn) = (xxh3_128(&self.key), world.public.turn);
        if self.looked_at.get(&key).is_some_and(|&known| known <= turn) {
            return false;
        }
        if earliest > limit {
            self.left.insert(key);
            return false;
        }
        self.looked_at.insert(key, turn);
        true
    }

    /// What it means that no line won: where all worlds were looked at, earlier or later, there is none.
    fn end(&self) -> Depth {
        let all = self.left.iter().all(|key| self.looked_at.contains_key(key));
        if all { Depth::Never } else { Depth::Deeper }
    }
}

impl Search<'_> {
    /// Looks for the fastest line, depth by depth.
    pub fn find(&self, start: &World, goal: Goal) -> Found {
        let Some(earliest) = self.earliest(start) else {
            return Found { route: None, proved: self.errand.is_complete(), at_least: None };
        };
        let (mut proved, mut at_least) = (true, earliest);
        for limit in earliest..=earliest.saturating_add(self.slack) {
            let lucky = beam::search(self, start, goal, limit).map(Depth::Won);
            match lucky.unwrap_or_else(|| self.depth(start, goal, limit)) {
                Depth::Won(route) => {
                    let proved = proved && route.turns <= at_least;
                    return Found { route: Some(route), proved, at_least: Some(at_least) };
                }
                Depth::Never => return Found { route: None, proved: proved && !self.may_burn(), at_least: None },
                Depth::Deeper if proved => at_least = limit + 1,
                Depth::Deeper => {}
                Depth::Spent => proved = false,
            }
        }
        Found { route: None, proved: false, at_least: Some(at_least) }
    }

    /// The shortest line that luck quickly finds. It excludes nothing.
    pub fn find_quickly(&self, start: &World, goal: Goal) -> Option<Route> {
        let earliest = self.earliest(start)?;
        // With the most turns luck is likeliest: where it fails there, fewer turns are not worth a look.
        let mut line = beam::search(self, start, goal, earliest.saturating_add(self.slack))?;
        let mut least = earliest;
        while least < line.turns {
            let limit = u16::midpoint(least, line.turns - 1);
            match beam::search(self, start, goal, limit) {
                Some(shorter) => line = shorter,
                None => least = limit + 1,
            }
        }
        Some(line)
    }

    /// Any line that luck finds as far beyond the bound as is looked at. It excludes nothing.
    pub fn find_any(&self, start: &World, goal: Goal) -> Option<Route> {
        beam::search(self, start, goal, self.earliest(start)?.saturating_add(self.slack))
    }

    /// Looks at every line that may win by turn `limit`, the most promising first.
    fn depth(&self, start: &World, goal: Goal, limit: u16) -> Depth {
        let mut known = Known::default();
        let mut path = Vec::<Mark>::new();
        let mut stack = vec![self.settle(start.clone(), 0, start.public.turn)];
        for _ in 0..self.budget {
            if !(self.go_on)() {
                return Depth::Spent;
            }
            let Some(mut node) = stack.pop() else { return known.end() };
            path.truncate(node.depth);
            path.push(node.mark);
            let public = &node.world.public;
            if !goal.allows(public.tally) || public.phase == Phase::Lost {
                continue;
            }
            if public.phase == Phase::Won {
                return Depth::Won(Route::new(path.iter().map(|mark| (mark.turn, mark.sector)), public));
            }
            let earliest = self.earliest(&node.world);
            if known.is_worth_a_look(&mut node.world, earliest, limit) {
                self.expand(&node, &mut stack);
            }
        }
        if stack.is_empty() { known.end() } else { Depth::Spent }
    }

    /// Puts all that may follow on the stack, the most promising on top.
    fn expand(&self, node: &Node, stack: &mut Vec<Node>) {
        let from = stack.len();
        let after = self.after(&node.world, node.stop);
        stack.extend(after.into_iter().map(|world| self.settle(world, node.depth + 1, node.world.public.turn)));
        stack[from..].sort_by_cached_key(|node| std::cmp::Reverse(self.outlook(&node.world)));
    }

    /// All that may follow on a world that stands still: each card, or each decision, not yet run on.
    fn after(&self, world: &World, stop: Stop) -> Vec<World> {
        let next = |go: &dyn Fn(&mut World)| {
            let mut next = world.clone();
            go(&mut next);
            next
        };
        match stop {
            Stop::Over => Vec::new(),
            Stop::Draw(draw) => {
                let faces = world.coming(self.faces).into_iter();
                let turn_up = |world: &mut World, face| world.turn_up(self.setup, draw, face, self.faces, &mut |_| ());
                faces.map(|(face, _)| next(&|world| turn_up(world, face))).collect()
            }
            Stop::Decision => {
                let actions = self.actions(world).into_iter();
                actions.map(|action| next(&|world| world.begin(self.setup, action, &mut |_| ()))).collect()
            }
        }
    }

    /// Runs a world to where it stands still; what made it go on happened in `turn`.
    fn settle(&self, mut world: World, depth: usize, turn: u16) -> Node {
        let stop = world.run(self.setup, &mut |_| ());
        let mark = Mark { turn, sector: world.public.player.sector };
        Node { world, stop, depth, mark }
    }

    /// What the player may do; looking at cards helps nobody who may choose them.
    fn actions(&self, world: &World) -> Vec<Action> {
        let scene = self.scene(world);
        let mut actions = Vec::new();
        options::list(scene, &mut actions);
        let cards_only = |action: &Action| match action {
            Action::Use { tool, .. } => {
                matches!(scene.tool(*tool), Some((_, Effect::Peek(_) | Effect::Burn)))
            }
            _ => false,
        };
        actions.retain(|action| !cards_only(action));
        actions
    }

    /// The earliest turn in which this world can be won.
    pub fn earliest(&self, world: &World) -> Option<u16> {
        // Whoever crosses walls may come to where no way leads.
        let lost = || (self.saved == u16::MAX).then_some(world.public.turn);
        let earliest = self.errand.earliest(&self.setup.mission, &world.public).or_else(lost)?;
        Some(earliest.saturating_sub(self.saved).max(world.public.turn))
    }

    /// How promising a world is, the least number first: near the end, unhurt, unseen, with nobody near.
    fn outlook(&self, world: &World) -> (u16, u16, u16, usize) {
        let scene = self.scene(world);
        let public = &world.public;
        let earliest = self.earliest(world).unwrap_or(u16::MAX);
        let trouble = public.tally.hits * 4 + public.tally.seen * 2 + public.detection.len() as u16;
        let parts = self.errand.parts(&self.setup.mission, public, public.player.sector, Phase::Free);
        let near = scene.enemies().filter(|(_, enemy)| enemy.is_up()).map(|(id, _)| scene.nearness(id));
        (earliest, trouble, parts.unwrap_or(u16::MAX), near.map(|far| usize::from(4 - far.min(4))).sum())
    }

    /// Whether the player can throw cards away, which the search does not look at.
    fn may_burn(&self) -> bool {
        let gear = self.setup.gear.iter().filter_map(Gear::usable).map(|(_, effect)| effect);
        gear.chain(self.setup.items.iter().map(|item| item.effect)).any(|effect| effect == Effect::Burn)
    }

    fn scene<'a>(&'a self, world: &'a World) -> Scene<'a> {
        Scene { setup: self.setup, public: &world.public }
    }
}
