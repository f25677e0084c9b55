//! What a hand holds: the tools of the palette, and what they put down.

use super::intent::Step;
use crate::{
    content::{Bar, Goal, Sheet, Thing},
    stealth::{Colour, Rewards},
    ui::theme::icons,
};

/// What a click on the map does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Looks at what is there; drags it elsewhere.
    Select,
    /// Draws sectors.
    Paint,
    /// Erases sectors.
    Erase,
    /// Puts walls, or opens them.
    Wall,
    /// Puts vents, or opens them.
    Vent,
    /// Gives letters, or takes them.
    Letter,
    /// Lays waypoints one after the other.
    Route,
    /// Puts a thing down.
    Put(Stuff),
}

/// What can be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Stuff {
    Start,
    Exit,
    Objective,
    Optional,
    Key,
    Lock,
    Entrance,
    Enemy,
}

impl Tool {
    /// Those of the first row.
    pub const HANDS: [Self; 7] =
        [Self::Select, Self::Paint, Self::Erase, Self::Wall, Self::Vent, Self::Letter, Self::Route];

    /// The next of all tools, or the one before; behind the last comes the first.
    pub fn beside(self, step: Step) -> Self {
        let things = Stuff::THINGS.into_iter().chain([Stuff::Enemy]).map(Self::Put);
        let all: Vec<Self> = Self::HANDS.into_iter().chain(things).collect();
        let at = all.iter().position(|tool| *tool == self).unwrap_or(0);
        let next = if step == Step::Forward { at + 1 } else { at + all.len() - 1 };
        all.get(next % all.len()).copied().unwrap_or(self)
    }

    /// Its glyph and the key of its name.
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Select => (icons::CURSOR, "ui-editor-tool-select"),
            Self::Paint => (icons::PAINT_BRUSH, "ui-editor-tool-paint"),
            Self::Erase => (icons::ERASER, "ui-editor-tool-erase"),
            Self::Wall => (icons::WALL, "ui-editor-tool-wall"),
            Self::Vent => (icons::WIND, "ui-editor-tool-vent"),
            Self::Letter => (icons::TEXT_AA, "ui-editor-tool-letter"),
            Self::Route => (icons::PATH, "ui-editor-tool-route"),
            Self::Put(stuff) => (icons::PLUS, stuff.name()),
        }
    }

    /// The letter on its key.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::Select => "V",
            Self::Paint => "B",
            Self::Erase => "X",
            Self::Wall => "W",
            Self::Vent => "N",
            Self::Letter => "L",
            Self::Route => "P",
            Self::Put(stuff) => stuff.digit(),
        }
    }

    /// What it puts between sectors, where it does.
    pub const fn bar(self) -> Option<Bar> {
        match self {
            Self::Wall => Some(Bar::Wall),
            Self::Vent => Some(Bar::Vent),
            _ => None,
        }
    }
}

impl Stuff {
    /// Everything but guards.
    pub const THINGS: [Self; 7] =
        [Self::Start, Self::Exit, Self::Objective, Self::Optional, Self::Key, Self::Lock, Self::Entrance];

    /// The key of its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Start => "ui-editor-start",
            Self::Exit => "ui-editor-exit",
            Self::Objective => "ui-editor-objective",
            Self::Optional => "ui-editor-optional",
            Self::Key => "ui-editor-key",
            Self::Lock => "ui-editor-lock",
            Self::Entrance => "ui-editor-entrance",
            Self::Enemy => "ui-editor-guard",
        }
    }

    const fn digit(self) -> &'static str {
        match self {
            Self::Start => "1",
            Self::Exit => "2",
            Self::Objective => "3",
            Self::Optional => "4",
            Self::Key => "5",
            Self::Lock => "6",
            Self::Entrance => "7",
            Self::Enemy => "8",
        }
    }

    /// The thing itself, with names no other has on this sheet.
    pub fn thing(self, sheet: &Sheet, kind: &str, colour: Colour, called: &str) -> Thing {
        match self {
            Self::Start => Thing::Start,
            Self::Exit => Thing::Exit,
            Self::Entrance => Thing::Entrance,
            Self::Objective => Thing::Objective(goal(sheet, "objective", called)),
            Self::Optional => Thing::Optional(goal(sheet, "optional", called), Rewards::default()),
            Self::Key => Thing::Key(unmatched(sheet, Match::Lock)),
            Self::Lock => Thing::Lock(unmatched(sheet, Match::Key)),
            Self::Enemy => Thing::enemy(kind, colour),
        }
    }
}

/// Something to take with an id of its own.
fn goal(sheet: &Sheet, word: &str, called: &str) -> Goal {
    let taken = |id: &str| sheet.things().any(|(.., thing)| thing.goal().is_some_and(|goal| goal.id == id));
    let id = (1..10_000).map(|number| format!("{word}_{number}")).find(|id| !taken(id)).unwrap_or_default();
    Goal { id, name: called.to_owned(), ..Goal::default() }
}

/// The other part of a lock.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Match {
    Lock,
    Key,
}

/// The name of a lock without its key, or of a key without its lock; else one that is free.
fn unmatched(sheet: &Sheet, with: Match) -> String {
    let names = |wanted: Match| {
        sheet.things().filter_map(move |(.., thing)| match (thing, wanted) {
            (Thing::Lock(name), Match::Lock) | (Thing::Key(name), Match::Key) => Some(name.clone()),
            _ => None,
        })
    };
    let other = if with == Match::Lock { Match::Key } else { Match::Lock };
    let alone = names(with).find(|name| !names(other).any(|known| known == *name));
    alone.unwrap_or_else(|| {
        let taken = |id: &String| names(with).chain(names(other)).any(|name| name == *id);
        (1..10_000).map(|number| format!("lock_{number}")).find(|id| !taken(id)).unwrap_or_default()
    })
}
