//! Reading a situation: the questions every other part asks of setup and open state.

use super::{
    Enemy, EnemyId, GearId, ItemId, LockId, Mission, Phase, Powers, Public, Question, Sector, Setup, Strike, Thing,
    Tool, Trick, Weapon,
    gear::Effect,
    ground::{Ground, Steps},
    senses,
    setup::bit,
};

/// A situation as the player sees it.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// What was agreed before.
    pub setup: &'a Setup,
    /// What is open now.
    pub public: &'a Public,
}

impl<'a> Scene<'a> {
    /// The mission.
    pub fn mission(self) -> &'a Mission {
        &self.setup.mission
    }

    /// The ground the player walks on.
    pub fn walk(self) -> &'a Ground {
        self.setup.mission.walk()
    }

    /// Where the player is.
    pub fn here(self) -> Sector {
        self.public.player.sector
    }

    /// An enemy known to exist.
    pub fn enemy(self, id: EnemyId) -> &'a Enemy {
        &self.public.enemies[id.index()]
    }

    /// All enemies with their numbers.
    pub fn enemies(self) -> impl DoubleEndedIterator<Item = (EnemyId, &'a Enemy)> {
        self.public.enemies.iter().enumerate().map(|(at, enemy)| (EnemyId(at as u16), enemy))
    }

    /// The enemies on their feet in the player's sector.
    pub fn enemies_here(self) -> impl DoubleEndedIterator<Item = (EnemyId, &'a Enemy)> {
        let here = self.here();
        self.enemies().filter(move |(_, enemy)| enemy.sector == here && enemy.is_up())
    }

    /// The enemies that attack whoever leaves the player's sector (ST-ACT-02).
    pub fn interceptors(self) -> impl DoubleEndedIterator<Item = (EnemyId, &'a Enemy)> {
        self.enemies_here().filter(move |(id, enemy)| !enemy.dazed && !self.trick(*id).fooled)
    }

    /// The bodies lying in a sector.
    pub fn bodies_in(self, sector: Sector) -> impl Iterator<Item = EnemyId> + 'a {
        let bodies = self.public.bodies.iter().copied();
        bodies.filter(move |&body| self.enemy(body).sector == sector)
    }

    /// The player's armor now: base, gear and boosts.
    pub fn armor(self) -> i32 {
        self.setup.armor() + i32::from(self.public.boost.armor)
    }

    /// The player's armor against an attack on this occasion.
    pub fn armor_against(self, how: Strike) -> i32 {
        match how {
            Strike::Intercept => self.armor() + self.setup.dodge(),
            Strike::Action | Strike::Overwatch => self.armor(),
        }
    }

    /// What a card is added to when the player attacks this enemy: the weapon, boosts, and what helps on the occasion.
    pub fn attack_power(self, gear: GearId, target: EnemyId, how: Strike) -> i32 {
        let weapon = self.setup.gear(gear).and_then(|gear| gear.weapon());
        let unaware = self.public.enemies.get(target.index()).is_some_and(|enemy| !enemy.detects);
        let ambush = weapon.filter(|_| unaware).map_or(0, |weapon| weapon.ambush);
        let watch = if how == Strike::Overwatch { self.setup.watch() } else { 0 };
        let power = weapon.map_or(0, |weapon| weapon.power);
        i32::from(power) + i32::from(ambush) + watch + i32::from(self.public.boost.power)
    }

    /// What used cards have done to an enemy.
    pub fn trick(self, enemy: EnemyId) -> Trick {
        self.public.boost.tricks.on(enemy)
    }

    /// The sectors beside the player that a wall parts from theirs.
    pub fn behind_walls(self) -> impl Iterator<Item = Sector> + 'a {
        let (here, walk) = (self.here(), self.walk());
        let beside = walk.sectors().iter().copied().filter(move |&to| here.touches(to) && !walk.adjacent(here, to));
        beside.filter(move |&to| self.may_enter(to))
    }

    /// The weapon on a piece of gear the player has and can pay for.
    pub fn weapon(self, gear: GearId) -> Option<&'a Weapon> {
        let weapon = self.setup.gear(gear)?.weapon()?;
        (self.energy_price(weapon.energy) <= self.public.player.energy).then_some(weapon)
    }

    /// What an energy price comes to in this mission: nothing where it has no energy.
    pub fn energy_price(self, price: u8) -> u8 {
        match self.mission().plan().powers {
            Powers::None => 0,
            Powers::Full => price,
        }
    }

    /// The lock that still bars a sector to the player.
    pub fn lock(self, sector: Sector) -> Option<LockId> {
        self.mission().lock_at(sector).filter(|lock| self.public.opened & bit(lock.0) == 0)
    }

    /// Whether the player may enter a sector: no lock, or its key in hand (ST-OBJ-03).
    pub fn may_enter(self, sector: Sector) -> bool {
        self.lock(sector).is_none_or(|lock| {
            let key = self.mission().plan().locks[lock.index()].key;
            self.public.keys_held & bit(key.0) != 0
        })
    }

    /// Whether an item is still unused.
    pub fn has_item(self, item: ItemId) -> bool {
        self.setup.item(item).is_some() && self.public.player.items & bit(item.0) != 0
    }

    /// The things in the player's sector that can be picked up.
    pub fn things_here(self) -> impl Iterator<Item = Thing> + 'a {
        let objectives = self.mission().objectives_at(self.here());
        let untaken = objectives.filter(move |id| self.public.taken & bit(id.0) == 0).map(Thing::Objective);
        let keys = self.mission().plan().keys.iter().enumerate();
        let here = keys.filter(move |(_, sector)| **sector == self.here()).map(|(at, _)| LockId(at as u8));
        untaken.chain(here.filter(move |key| self.public.keys_gone & bit(key.0) == 0).map(Thing::Key))
    }

    /// The effect of a tool and its price in energy, where the player still has it.
    pub fn tool(self, tool: Tool) -> Option<(u8, Effect)> {
        match tool {
            Tool::Gear(id) => self.setup.gear(id)?.usable(),
            Tool::Item(id) => self.has_item(id).then(|| self.setup.item(id).map(|item| (0, item.effect)))?,
        }
    }

    /// The enemies that may act next: those still to act that are equally near the player (ST-EN-01).
    pub fn next_enemies(self) -> &'a [EnemyId] {
        let queue = &self.public.queue;
        &queue[queue.len().saturating_sub(self.public.tied.into())..]
    }

    /// How many of those still to act share the place of the nearest.
    pub fn equally_near(self) -> u16 {
        let Some(&nearest) = self.public.queue.last() else { return 0 };
        let near = self.nearness(nearest);
        self.public.queue.iter().rev().take_while(|&&id| self.nearness(id) == near).count() as u16
    }

    /// How far an enemy is from the player; the unreachable come last.
    pub fn nearness(self, id: EnemyId) -> u16 {
        self.walk().distance(self.here(), self.enemy(id).sector).unwrap_or(u16::MAX)
    }

    /// The sectors the player may choose from for the enemy that acts.
    pub fn ways(self) -> Steps {
        match self.public.question {
            Some(Question::Way { act, lure }) => senses::steps(self, act.enemy, lure),
            _ => Steps::new(),
        }
    }

    /// Whether the mission is over.
    pub fn is_over(self) -> bool {
        matches!(self.public.phase, Phase::Won | Phase::Lost)
    }

    /// Whether the player holds all that must be held and stands in the exit (ST-TURN-05).
    pub fn has_won(self) -> bool {
        let required = self.mission().required();
        self.public.taken & required == required && self.here() == self.mission().plan().exit
    }
}
