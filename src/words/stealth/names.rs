//! What sectors, enemies and things are called.

use super::Teller;
use crate::stealth::{Actor, EnemyId, GearId, LockId, Objective, ObjectiveId, Sector, Target, Thing, Tool};

impl Teller<'_> {
    /// A sector: its letter, or its column and row.
    pub fn sector(&self, sector: Sector) -> String {
        let letter = self.setup.mission.cell(sector).and_then(|cell| cell.letter);
        letter.map_or_else(|| sector.to_string(), |letter| letter.to_string())
    }

    /// An enemy by kind and colour, with its number where that alone does not tell it from another.
    pub fn enemy(&self, id: EnemyId) -> String {
        let number = id.index() + 1;
        let Some(enemy) = self.public.enemies.get(id.index()) else {
            return self.words.with("name-enemy-unknown", &[("number", number.into())]);
        };
        let colour = self.words.text(&format!("colour-{}", enemy.colour.key()));
        let kind = self.setup.mission.kind(enemy.kind).name.as_str();
        let alike = self.public.enemies.iter().filter(|other| (other.kind, other.colour) == (enemy.kind, enemy.colour));
        let key = if alike.count() > 1 { "name-enemy-numbered" } else { "name-enemy" };
        self.words.with(key, &[("kind", kind.into()), ("colour", colour.into()), ("number", number.into())])
    }

    /// Whoever did something.
    pub fn actor(&self, actor: Actor) -> String {
        match actor {
            Actor::Player => self.words.text("name-you"),
            Actor::Enemy(id) => self.enemy(id),
        }
    }

    /// A piece of gear.
    pub fn gear(&self, id: GearId) -> String {
        self.setup.gear(id).map_or_else(|| self.unknown_tool(id.index()), |gear| gear.name.clone())
    }

    /// A piece of gear or an item.
    pub fn tool(&self, tool: Tool) -> String {
        match tool {
            Tool::Gear(id) => self.gear(id),
            Tool::Item(id) => {
                self.setup.item(id).map_or_else(|| self.unknown_tool(id.index()), |item| item.name.clone())
            }
        }
    }

    /// Something to pick up.
    pub fn thing(&self, thing: Thing) -> String {
        match thing {
            Thing::Objective(id) => self.objective(id),
            Thing::Key(id) => self.key(id),
        }
    }

    /// An objective.
    pub fn objective(&self, id: ObjectiveId) -> String {
        let named = self.setup.mission.plan().objectives.get(id.index());
        let nameless = || self.words.with("name-objective-unknown", &[("number", (id.index() + 1).into())]);
        named.map_or_else(nameless, |objective| objective.name.clone())
    }

    /// What is told of an objective, with what taking it adds to the alarm.
    pub fn alarming(&self, objective: &Objective, told: String) -> String {
        match objective.alarm {
            0 => told,
            by => self.words.with("name-objective-alarm", &[("told", told.into()), ("by", by.into())]),
        }
    }

    /// A key, by number where there are several.
    pub fn key(&self, id: LockId) -> String {
        match self.setup.mission.plan().keys.len() {
            0 | 1 => self.words.text("name-key-only"),
            _ => self.words.with("name-key", &[("number", (id.index() + 1).into())]),
        }
    }

    /// What an effect is used on; `None` where on nothing.
    pub fn target(&self, target: Target) -> Option<String> {
        match target {
            Target::None => None,
            Target::Sector(sector) => Some(self.sector(sector)),
            Target::Enemy(id) => Some(self.enemy(id)),
        }
    }

    fn unknown_tool(&self, index: usize) -> String {
        self.words.with("name-tool-unknown", &[("number", (index + 1).into())])
    }
}
