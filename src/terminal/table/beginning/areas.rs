//! The areas: who stands where, enemies, spawn locations and paths.

use super::{TableApp, scene};
use crate::{
    beginning::{Area, Figure, Foe, Mech, Place, SpawnNo, View},
    terminal::{
        ink::{Ink, Line, Piece, piece},
        table::fit::padded,
        wrap::wrap,
    },
    words::beginning::{area_name, place_name},
};

/// From this width on every area has a row of its own.
const WIDE: usize = 64;

impl TableApp {
    /// Every area in a line, then the paths and who is in none.
    pub(super) fn area_lines(&self, view: &View) -> Vec<String> {
        let mut lines: Vec<String> = Area::ALL.into_iter().map(|area| self.area_line(view, area)).collect();
        lines.extend(self.apart(view));
        lines.push(self.path_line(view));
        lines.extend(self.apex_line(view));
        lines
    }

    fn area_line(&self, view: &View, area: Area) -> String {
        let people: Vec<_> = scene(view).figures_in(area).map(|figure| self.figure_name(figure)).collect();
        let foes: Vec<_> = foes_in(view, area).map(|foe| self.teller().foe_in(view, foe)).collect();
        let crates = view.table.crates.iter().filter(|lying| lying.area == area).count();
        let fill = [
            ("number", number(area).into()),
            ("area", area_name(&self.words, area).into()),
            ("people", self.list(&people).into()),
        ];
        let mut line = self.words.with("term-tb-area", &fill);
        let more = |key, count: usize, text: String| {
            (count > 0).then(|| self.words.with(key, &[("count", count.into()), ("list", text.into())]))
        };
        line += &more("term-tb-enemies", foes.len(), foes.join("; ")).unwrap_or_default();
        line += &more("term-tb-boxes", crates, String::new()).unwrap_or_default();
        let free = free_sites(view, area);
        line += &more("term-tb-free-sites", free.len(), free.join(" ")).unwrap_or_default();
        let ways = self.ways(view, area);
        line += &self.words.with("term-tb-ways", &[("areas", ways.into())]);
        line
    }

    /// Where one can go from an area.
    fn ways(&self, view: &View, from: Area) -> String {
        let way = |to: Area| {
            view.rules.step(from, to).map(|_| {
                let name = area_name(&self.words, to);
                let blocked = scene(view).blocked(from, to);
                if blocked { self.words.with("term-tb-blocked", &[("area", name.into())]) } else { name }
            })
        };
        Area::ALL.into_iter().filter(|to| *to != from).filter_map(way).collect::<Vec<_>>().join(", ")
    }

    /// Figures that stand in no area, by where they are.
    fn apart(&self, view: &View) -> Vec<String> {
        let line = |place| {
            let there =
                scene(view).figures().filter(|&it| scene(view).body(it).is_some_and(|body| body.place == place));
            let people: Vec<_> = there.map(|figure| self.figure_name(figure)).collect();
            let fill = [("place", place_name(&self.words, place).into()), ("people", self.list(&people).into())];
            (!people.is_empty()).then(|| self.words.with("term-tb-apart", &fill))
        };
        [Place::Cube, Place::Down, Place::Gone].into_iter().filter_map(line).collect()
    }

    /// The red path with what walks on it.
    fn path_line(&self, view: &View) -> String {
        let space = |(at, area): (u8, &Area)| {
            let there = scene(view).foe(Foe::Red(at)).map(|seen| match seen.enemy {
                Some(enemy) => self.teller().enemy_of(enemy.kind, enemy.level),
                None => self.words.text("name-tb-deus"),
            });
            let fill =
                [("area", area_name(&self.words, *area).into()), ("enemy", there.clone().unwrap_or_default().into())];
            self.words.with(if there.is_some() { "term-tb-space-taken" } else { "term-tb-space" }, &fill)
        };
        let spaces: Vec<_> = (0..).zip(&view.rules.library().board.red).map(space).collect();
        self.words.with("term-tb-red-path", &[("spaces", spaces.join(" → ").into())])
    }

    /// Where Apex stands on the blue path, once it is in play.
    fn apex_line(&self, view: &View) -> Option<String> {
        let Mech::On(at) = view.table.apex else { return None };
        let area = view.rules.library().board.blue.get(usize::from(at))?;
        let fill = [("number", (at + 1).into()), ("area", area_name(&self.words, *area).into())];
        Some(self.words.with("term-tb-apex-at", &fill))
    }

    /// Every area in a row or two: its number and name, figures, enemies and boxes. Where there is little room those with
    /// nothing in them share one.
    pub(super) fn area_rows(&self, view: &View, width: usize) -> Vec<Line> {
        let is_shown = |area: &Area| width >= WIDE || !is_empty(view, *area);
        let (shown, empty): (Vec<Area>, Vec<Area>) = Area::ALL.into_iter().partition(is_shown);
        let mut rows: Vec<Line> =
            shown.into_iter().flat_map(|area| wrap(&self.area_row(view, area, width), width, 4)).collect();
        if !empty.is_empty() {
            let names: Vec<_> = empty.into_iter().map(|area| area_name(&self.words, area)).collect();
            let text = self.words.with("term-tb-empty", &[("areas", names.join(", ").into())]);
            rows.extend(wrap(&[piece(text, Ink::Dim)], width, 2));
        }
        rows
    }

    fn area_row(&self, view: &View, area: Area, width: usize) -> Line {
        let name = padded(&area_name(&self.words, area), if width >= WIDE { 12 } else { 10 });
        let mut row = vec![piece(format!("{} ", number(area)), Ink::Key), piece(name, Ink::Dim)];
        row.extend(scene(view).figures_in(area).map(|figure| self.figure_piece(view, figure)));
        if apex_area(view) == Some(area) {
            row.push(piece(format!("{} ", self.words.text("name-tb-apex")), Ink::Exit));
        }
        row.extend(foes_in(view, area).map(|foe| self.foe_piece(view, foe)));
        let boxes = view.table.crates.iter().filter(|lying| lying.area == area).count();
        if boxes > 0 {
            let sign = self.words.with("term-tb-sign-boxes", &[("count", boxes.into())]);
            row.push(piece(sign, Ink::Objective));
        }
        row
    }

    fn figure_piece(&self, view: &View, figure: Figure) -> Piece {
        let own = scene(view).owner(figure) == view.seat;
        piece(format!("{} ", self.figure_name(figure)), if own { Ink::Agent } else { Ink::Plain })
    }

    /// An enemy in a few letters: its place, type, level and health.
    fn foe_piece(&self, view: &View, foe: Foe) -> Piece {
        let Some(seen) = scene(view).foe(foe) else { return piece("", Ink::Plain) };
        let place = match foe {
            Foe::At(at) => numbers(view, at),
            Foe::Red(at) => self.words.with("term-tb-sign-red", &[("number", (at + 1).into())]),
        };
        let name = match seen.enemy {
            Some(enemy) => format!("{}{}", self.teller().enemy(enemy.kind), enemy.level),
            None => self.words.text("name-tb-deus"),
        };
        let health = seen.enemy.map_or(seen.stats.health, |enemy| enemy.health);
        piece(format!("☠{place}:{name}♥{health} "), Ink::Danger)
    }

    /// A figure by the name of its player, Kuro by his own.
    pub(super) fn figure_name(&self, figure: Figure) -> String {
        match figure {
            Figure::Of(seat) => self.seat_name(seat),
            Figure::Kuro => self.words.text("name-tb-kuro"),
        }
    }

    /// Several names; that there is nobody where there are none.
    fn list(&self, names: &[String]) -> String {
        if names.is_empty() { self.words.text("term-tb-nobody") } else { names.join(", ") }
    }
}

/// The number of an area on the board.
fn number(area: Area) -> String {
    area.number().map_or_else(|| "·".to_owned(), |number| number.to_string())
}

/// Whether nobody and nothing is in an area.
fn is_empty(view: &View, area: Area) -> bool {
    scene(view).figures_in(area).next().is_none()
        && foes_in(view, area).next().is_none()
        && apex_area(view) != Some(area)
        && !view.table.crates.iter().any(|lying| lying.area == area)
}

/// Where Apex stands.
fn apex_area(view: &View) -> Option<Area> {
    let Mech::On(at) = view.table.apex else { return None };
    view.rules.library().board.blue.get(usize::from(at)).copied()
}

/// The enemies of an area; one on a watchtower stands in the first it touches.
fn foes_in(view: &View, area: Area) -> impl Iterator<Item = Foe> {
    let scene = scene(view);
    scene.foes().map(|seen| seen.foe).filter(move |&foe| scene.foe_areas(foe).first() == Some(&area))
}

/// The numbers of a spawn location.
fn numbers(view: &View, at: SpawnNo) -> String {
    let spawn = view.rules.library().spawn(at);
    spawn.map(|spawn| spawn.numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/")).unwrap_or_default()
}

/// Spawn locations of an area where nobody stands; destroyed ones are crossed out.
fn free_sites(view: &View, area: Area) -> Vec<String> {
    let sites = (0..).map(SpawnNo).zip(&view.table.sites);
    let own =
        sites.filter(|(at, _)| view.rules.library().spawn(*at).is_some_and(|spawn| spawn.areas.first() == Some(&area)));
    let free = own.filter(|(_, site)| site.enemy.is_none());
    free.map(|(at, site)| format!("{}{}", numbers(view, at), if site.dead { "×" } else { "" })).collect()
}
