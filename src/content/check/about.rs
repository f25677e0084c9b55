//! What a fault is about, on the sheet it was found on.

use super::super::{
    fault::Fault,
    locate::Step,
    report::Place,
    rows::{Bar, Row, Token, row},
    sheet::{Sheet, ThingAt},
};
use crate::stealth::{Mission, Plan, Sector};

/// A sheet after the check.
#[derive(Clone, Debug)]
pub struct CheckedSheet {
    /// The mission's plan; there where no fault is an error.
    pub plan: Option<Plan>,
    /// Errors and warnings, in the order of the written text.
    pub findings: Vec<Finding>,
}

impl CheckedSheet {
    /// The mission, ready to be played; `None` where a fault is an error.
    pub fn mission(&self) -> Option<Mission> {
        Mission::try_from(self.plan.clone()?).ok()
    }
}

/// A fault of a sheet, and what it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The fault, with its place in the text that [`Sheet::write`] gives.
    pub fault: Fault,
    /// What it is about.
    pub about: About,
}

/// What a fault is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The mission as a whole.
    Mission,
    /// One of its own values.
    Field(Field),
    /// What is drawn at a sector.
    Sector(Sector),
    /// The place with this number.
    Place(usize),
    /// A thing.
    Thing(ThingAt),
    /// The reinforcement with this number.
    Relief(usize),
    /// The listed wall or vent with this number, among those that stand between no two neighbours.
    Loose(usize),
}

/// A value of the mission itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[allow(missing_docs)]
pub enum Field {
    Format,
    Id,
    Name,
    Powers,
    Map,
    Alarm,
    Rewards,
    Intro,
    Conclusion,
}

impl About {
    /// What the places of a sheet's text are about.
    pub fn of<'a>(sheet: &'a Sheet, text: &'a str) -> Guide<'a> {
        Guide { sheet, text }
    }
}

/// Finds out what a place is about.
pub struct Guide<'a> {
    sheet: &'a Sheet,
    text: &'a str,
}

impl Guide<'_> {
    /// A fault with what it is about.
    pub fn finding(&self, place: &Place, fault: Fault) -> Finding {
        Finding { about: self.about(place), fault }
    }

    fn about(&self, place: &Place) -> About {
        match place {
            Place::File | Place::Byte(_) => About::Mission,
            Place::Map(offset) => self.drawn(*offset).map_or(About::Field(Field::Map), About::Sector),
            Place::Value(path) | Place::Entry(path) => self.at_path(path),
        }
    }

    fn at_path(&self, path: &[Step]) -> About {
        use Step::{Field as Called, Nth};
        match *path {
            [Called("at"), Nth(place), Nth(nth), ..] => About::Thing(ThingAt { place, nth }),
            [Called("at"), Nth(place)] => About::Place(place),
            [Called("alarm"), Called("reinforcements"), Nth(at), ..] => About::Relief(at),
            [Called("alarm"), ..] => About::Field(Field::Alarm),
            [Called("walls"), Nth(at), ..] => self.loose(Bar::Wall, at),
            [Called("vents"), Nth(at), ..] => self.loose(Bar::Vent, at),
            [Called("story"), Called("intro")] => About::Field(Field::Intro),
            [Called("story"), Called("conclusion")] => About::Field(Field::Conclusion),
            [Called("format")] => About::Field(Field::Format),
            [Called("id")] => About::Field(Field::Id),
            [Called("name")] => About::Field(Field::Name),
            [Called("map")] => About::Field(Field::Map),
            _ => About::Mission,
        }
    }

    fn loose(&self, bar: Bar, nth: usize) -> About {
        let listed = self.sheet.loose().iter().enumerate().filter(|(_, loose)| loose.bar == bar);
        listed.map(|(at, _)| About::Loose(at)).nth(nth).unwrap_or(About::Mission)
    }

    /// The sector drawn at a byte of the map.
    fn drawn(&self, offset: usize) -> Option<Sector> {
        let opening = self.text.find("map: \"")? + "map: \"".len();
        let map = self.text.get(opening..)?;
        let (mut height, mut start) = (0, 0);
        for line in map.split_inclusive('\n') {
            if let Row::Cells(tokens) = row(line, start) {
                height += 1;
                let cells = tokens.iter().filter_map(Token::cell);
                if let Some((column, _)) = (1..).zip(cells).find(|(_, (_, at))| *at == offset) {
                    return Sector::at(column, height);
                }
            }
            start += line.len();
            if start > offset {
                return None;
            }
        }
        None
    }
}
