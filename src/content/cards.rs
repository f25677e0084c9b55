//! Everything missions are played with: the agent, the modifier deck, the alarm table, enemy kinds, gear, items, the
//! difficulties and the course of the campaign.

use super::{
    check,
    course::Course,
    fault::{Code, Fault, Faults},
    storage::Storage,
};
use crate::stealth::{Agent, Bonus, Difficulty, EnemyKind, Gear, Item, Modifier, Terms};

/// The checked cards and tables.
#[derive(Clone, Debug)]
pub struct Cards {
    agent: Agent,
    starts_with: Vec<String>,
    deck: Vec<Modifier>,
    bonus: Vec<Bonus>,
    kinds: Vec<EnemyKind>,
    gear: Vec<Gear>,
    items: Vec<Item>,
    difficulties: Vec<Terms>,
    course: Course,
}

/// The agent, and the ids of the gear brought to the first mission.
#[derive(Clone, Debug)]
pub struct Recruit {
    /// What the agent has without gear.
    pub agent: Agent,
    /// Gear ids.
    pub starts_with: Vec<String>,
}

/// What kind of cards a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sort {
    /// The agent.
    Agent,
    /// A modifier deck.
    Deck,
    /// The alarm table.
    Alarm,
    /// Enemy kinds.
    Enemies,
    /// Gear.
    Gear,
    /// Items.
    Items,
    /// What each difficulty changes.
    Difficulties,
    /// The course of the campaign.
    Course,
}

impl Sort {
    /// Every sort with the file it comes from and the field it is known by.
    pub const ALL: [(Self, &str, &str); 8] = [
        (Self::Agent, "assets/agent.ron", "starts_with"),
        (Self::Deck, "assets/decks/modifiers.ron", "cards"),
        (Self::Alarm, "assets/alarm.ron", "bonus"),
        (Self::Enemies, "assets/enemies.ron", "kinds"),
        (Self::Gear, "assets/gear.ron", "gear"),
        (Self::Items, "assets/items.ron", "items"),
        (Self::Difficulties, "assets/difficulty.ron", "difficulties"),
        (Self::Course, "assets/campaign.ron", "acts"),
    ];

    /// What a text holds by the fields it has; `None` for a mission.
    pub fn of(text: &str) -> Option<Self> {
        let known = Self::ALL.into_iter().find(|(.., field)| has_field(text, field)).map(|(sort, ..)| sort);
        known.filter(|_| !has_field(text, "map"))
    }

    /// Every fault of a text of this sort.
    pub fn check(self, file: &str, text: &str) -> Vec<Fault> {
        match self {
            Self::Agent => check::agent(file, text).1,
            Self::Deck => check::deck(file, text).1,
            Self::Alarm => check::alarm_table(file, text).1,
            Self::Enemies => check::enemies(file, text).1,
            Self::Gear => check::gear(file, text).1,
            Self::Items => check::items(file, text).1,
            Self::Difficulties => check::difficulties(file, text).1,
            Self::Course => check::course(file, text).1,
        }
    }
}

impl Cards {
    /// Reads and checks all card files of a storage, with every fault in any of them.
    pub fn load(from: &dyn Storage) -> Result<Self, Faults> {
        let mut faults = Vec::new();
        let [agent, deck, bonus, kinds, gear, items, difficulties, course] = Sort::ALL.map(|(_, file, _)| {
            let text = super::load::text(from, file).map_err(|fault| faults.push(fault));
            (file, text.unwrap_or_default())
        });
        if !faults.is_empty() {
            return Err(Faults(faults));
        }
        let mut keep = |found: Vec<Fault>| faults.extend(found);
        let recruit = take(check::agent(agent.0, &agent.1), &mut keep);
        let cards = Self {
            agent: recruit.agent,
            starts_with: recruit.starts_with,
            deck: take(check::deck(deck.0, &deck.1), &mut keep),
            bonus: take(check::alarm_table(bonus.0, &bonus.1), &mut keep),
            kinds: take(check::enemies(kinds.0, &kinds.1), &mut keep),
            gear: take(check::gear(gear.0, &gear.1), &mut keep),
            items: take(check::items(items.0, &items.1), &mut keep),
            difficulties: take(check::difficulties(difficulties.0, &difficulties.1), &mut keep),
            course: take(check::course(course.0, &course.1), &mut keep),
        };
        faults.extend(cards.unknown_gear(agent.0));
        faults.extend(check::gentle_stages(course.0, &course.1, &cards.course, &cards));
        if faults.iter().any(Fault::is_error) { Err(Faults(faults)) } else { Ok(cards) }
    }

    /// These cards and those of a pack, and every fault of the pack's own. A card with an error, or with the id of
    /// another, is left out.
    pub fn with_own(&self, from: &dyn Storage, root: &str) -> (Self, Vec<Fault>) {
        let (mut all, mut faults) = (self.clone(), Vec::new());
        let mut text = |name: &str| {
            let file = format!("{root}/cards/{name}.ron");
            match super::load::text(from, &file) {
                Ok(text) => return Some((file, text)),
                Err(fault) if fault.code != Code::NotFound => faults.push(fault),
                Err(_) => {}
            }
            None
        };
        let (enemies, gear, items) = (text("enemies"), text("gear"), text("items"));
        if let Some((file, text)) = enemies {
            own(&mut all.kinds, check::enemies(&file, &text), &file, |kind| &kind.id, &mut faults);
        }
        if let Some((file, text)) = gear {
            own(&mut all.gear, check::gear(&file, &text), &file, |gear| &gear.id, &mut faults);
        }
        if let Some((file, text)) = items {
            own(&mut all.items, check::items(&file, &text), &file, |item| &item.id, &mut faults);
        }
        (all, faults)
    }

    /// Starting gear that no card has.
    fn unknown_gear(&self, file: &str) -> Option<Fault> {
        let unknown = self.starts_with.iter().find(|id| self.gear(id).is_none())?;
        let message = format!("no gear is called {unknown:?}");
        Some(Fault::of_file(file, Code::UnknownId, message, "name gear of gear.ron in `starts_with`"))
    }

    /// What the agent has without gear.
    pub fn agent(&self) -> Agent {
        self.agent
    }

    /// The modifier cards.
    pub fn deck(&self) -> &[Modifier] {
        &self.deck
    }

    /// Behaviour bonus by alarm level.
    pub fn bonus(&self) -> &[Bonus] {
        &self.bonus
    }

    /// All enemy kinds.
    pub fn kinds(&self) -> &[EnemyKind] {
        &self.kinds
    }

    /// The enemy kind with this id.
    pub fn kind(&self, id: &str) -> Option<&EnemyKind> {
        self.kinds.iter().find(|kind| kind.id == id)
    }

    /// All gear cards.
    pub fn all_gear(&self) -> &[Gear] {
        &self.gear
    }

    /// The gear card with this id.
    pub fn gear(&self, id: &str) -> Option<&Gear> {
        self.gear.iter().find(|gear| gear.id == id)
    }

    /// All item cards.
    pub fn all_items(&self) -> &[Item] {
        &self.items
    }

    /// The item card with this id.
    pub fn item(&self, id: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.id == id)
    }

    /// What a difficulty changes in a mission: what it changes in all, and what more in one of the campaign's.
    pub fn terms_in(&self, mission: &str, difficulty: Difficulty) -> Terms {
        let everywhere = self.terms(difficulty);
        self.course.stage(mission).map_or(everywhere, |stage| everywhere.and(stage.terms(difficulty)))
    }

    /// What a difficulty changes in all missions.
    pub fn terms(&self, difficulty: Difficulty) -> Terms {
        let known = self.difficulties.iter().find(|terms| terms.difficulty == difficulty);
        known.copied().unwrap_or(Terms { difficulty, ..Terms::default() })
    }

    /// The course of the campaign.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// The gear an agent brings to the first mission.
    pub fn starting_gear(&self) -> Vec<Gear> {
        self.starts_with.iter().filter_map(|id| self.gear(id)).cloned().collect()
    }
}

/// Whether a text has this field at its top.
pub(super) fn has_field(text: &str, field: &str) -> bool {
    let tree = super::locate::Node::scan(text);
    let mut keys = tree.entries.iter().filter_map(|entry| entry.key);
    keys.any(|(start, end)| text.get(start..end) == Some(field))
}

/// Adds a pack's cards of one file to those of the game.
fn own<T>(
    all: &mut Vec<T>,
    (cards, found): (Vec<T>, Vec<Fault>),
    file: &str,
    id: impl Fn(&T) -> &String,
    faults: &mut Vec<Fault>,
) {
    let broken = found.iter().any(Fault::is_error);
    faults.extend(found);
    for card in cards {
        if all.iter().any(|other| id(other) == id(&card)) {
            let message = format!("the id {:?} belongs to another card", id(&card));
            faults.push(Fault::of_file(file, Code::RepeatedId, message, "give the card an id of its own"));
        } else if !broken {
            all.push(card);
        }
    }
}

/// The content, and its faults to the heap.
fn take<T>((content, faults): (T, Vec<Fault>), keep: &mut impl FnMut(Vec<Fault>)) -> T {
    keep(faults);
    content
}
