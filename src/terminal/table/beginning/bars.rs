//! The bars with their zones.

use super::{TableApp, scene};
use crate::{
    beginning::{Bar, Mech, View},
    terminal::{
        ink::{Ink, Line, Piece, piece},
        wrap::wrap,
    },
    words::{beginning::bar_name, number},
};

/// How good or bad a value of a bar is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Zone {
    Calm,
    Yellow,
    Red,
}

impl TableApp {
    /// Every bar as a line: a drawing, the value with its ends, and what the zone means.
    pub(super) fn bar_lines(&self, view: &View) -> Vec<String> {
        Bar::ALL.into_iter().map(|bar| self.bar_line(view, bar)).collect()
    }

    fn bar_line(&self, view: &View, bar: Bar) -> String {
        let (low, high) = scene(view).ends(bar);
        let value = view.table.bars.get(bar);
        let drawn: String = (low..=high).map(|at| if at == value { '●' } else { sign(zone(view, bar, at)) }).collect();
        let fill = [
            ("bar", bar_name(&self.words, bar).into()),
            ("drawn", drawn.into()),
            ("value", number(value.into()).into()),
            ("low", number(low.into()).into()),
            ("high", number(high.into()).into()),
            ("note", self.bar_note(view, bar, zone(view, bar, value)).into()),
        ];
        self.words.with("term-tb-bar", &fill)
    }

    /// What the value means now; nothing where all is well.
    fn bar_note(&self, view: &View, bar: Bar, zone: Zone) -> String {
        let mech = |mech: Mech| match mech {
            Mech::Building => "term-tb-building",
            Mech::On(_) => "term-tb-in-play",
            Mech::Gone => "term-tb-destroyed",
        };
        match (bar, zone) {
            (Bar::Apex, _) => self.words.text(mech(view.table.apex)),
            (Bar::Deus, _) => self.words.text(mech(view.table.deus)),
            (_, Zone::Calm) => String::new(),
            (_, Zone::Yellow) => self.words.text("term-tb-yellow"),
            (_, Zone::Red) => self.words.text("term-tb-red"),
        }
    }

    /// All bars in as few rows as the width allows.
    pub(super) fn bar_rows(&self, view: &View, width: usize) -> Vec<Line> {
        let pieces: Vec<Piece> = Bar::ALL.into_iter().map(|bar| self.short_bar(view, bar)).collect();
        wrap(&pieces, width, 0)
    }

    fn short_bar(&self, view: &View, bar: Bar) -> Piece {
        let value = view.table.bars.get(bar);
        let (ink, mark) = match zone(view, bar, value) {
            Zone::Calm => (Ink::Plain, ""),
            Zone::Yellow => (Ink::Noise, "!"),
            Zone::Red => (Ink::Danger, "!!"),
        };
        let gone =
            (bar == Bar::Apex && view.table.apex == Mech::Gone) || (bar == Bar::Deus && view.table.deus == Mech::Gone);
        let shown = if gone { "×".to_owned() } else { format!("{}{mark}", number(value.into())) };
        // The name stays beside its value where a row breaks.
        piece(format!("{}\u{a0}{shown}  ", bar_name(&self.words, bar)), ink)
    }
}

/// How far from its ends a value is worth a warning.
const NEAR: i8 = 2;

/// The zone a value lies in: as printed for Morale and Riot, near the deadly end for the others.
fn zone(view: &View, bar: Bar, value: i8) -> Zone {
    let (scene, bars) = (scene(view), &view.rules.library().board.bars);
    let (low, high) = scene.ends(bar);
    let by = |left: i8| match left {
        ..=1 => Zone::Red,
        NEAR => Zone::Yellow,
        _ => Zone::Calm,
    };
    match bar {
        Bar::Riot if value <= low || value >= high => Zone::Red,
        Bar::Riot if scene.is_yellow_riot(value) => Zone::Yellow,
        Bar::Morale if value - low <= 1 => Zone::Red,
        Bar::Morale if value <= bars.low_morale => Zone::Yellow,
        Bar::Riot | Bar::Morale | Bar::Apex => Zone::Calm,
        Bar::Security | Bar::Resource => by(value - low),
        Bar::Deus | Bar::Threat => by(high - value),
    }
}

const fn sign(zone: Zone) -> char {
    match zone {
        Zone::Calm => '·',
        Zone::Yellow => '▒',
        Zone::Red => '█',
    }
}
