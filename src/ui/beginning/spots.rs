//! What lies where on the board now.

use egui::{Pos2, Rect, Vec2};

use super::{Hit, Look, ground::is_tower, plan::Plan};
use crate::beginning::{Area, Column, Foe, Mech, Place, SpawnNo};

/// Something on the board, and the room it takes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spot {
    /// What.
    pub hit: Hit,
    /// Where.
    pub rect: Rect,
}

impl Spot {
    fn round(hit: Hit, at: Pos2, size: f32) -> Self {
        Self { hit, rect: Rect::from_center_size(at, Vec2::splat(size)) }
    }

    /// Its middle and size.
    pub fn token(&self) -> (Pos2, f32) {
        (self.rect.center(), self.rect.width())
    }
}

/// Everything, from the ground up.
pub fn all(look: Look<'_>, plan: Plan) -> Vec<Spot> {
    let table = &look.view.table;
    let at = |hit, rect| Spot { hit, rect };
    let mut spots: Vec<Spot> = Area::ALL.map(|area| at(Hit::Area(area), plan.area(area))).to_vec();
    spots.extend((0..3).map(|sector| at(Hit::Sector(sector), plan.sector(sector))));
    spots.extend((0..2).map(|scanner| at(Hit::Scanner(scanner), plan.scanner(scanner))));
    spots.extend((0..table.hq.len() as u8).map(|nth| at(Hit::Weapon(nth), plan.weapon(nth))));
    spots.push(at(Hit::Cube, plan.cube()));
    spots.push(at(Hit::Zone, plan.zone()));
    let count = table.junkyard.len();
    spots.extend((0..count as u8).map(|nth| at(Hit::Junk(nth), plan.junk(nth, count))));
    network(look, plan, &mut spots);
    sites(look, plan, &mut spots);
    paths(look, plan, &mut spots);
    figures(look, plan, &mut spots);
    spots
}

/// Chips of the Network, and where the next ones go.
fn network(look: Look<'_>, plan: Plan, spots: &mut Vec<Spot>) {
    let table = &look.view.table;
    for (column, chips) in Column::ALL.into_iter().zip(&table.network) {
        let tiers = 0..chips.len() as u8;
        spots.extend(tiers.map(|tier| Spot { hit: Hit::Chip(column, tier), rect: plan.chip(column, tier) }));
    }
    for column in table.open_columns() {
        let next = table.network.get(column as usize).map_or(0, smallvec::SmallVec::len) as u8;
        spots.push(Spot { hit: Hit::Column(column), rect: plan.chip(column, next) });
    }
}

/// Spawn locations, with the enemies on them.
fn sites(look: Look<'_>, plan: Plan, spots: &mut Vec<Spot>) {
    let spawns = look.view.rules.library().board.spawns.iter();
    for ((no, spawn), site) in (0..).map(SpawnNo).zip(spawns).zip(&look.view.table.sites) {
        let hit = if site.enemy.is_some() { Hit::Foe(Foe::At(no)) } else { Hit::Spawn(no) };
        let size = if is_tower(spawn) { 28.0 } else { 26.0 };
        spots.push(Spot::round(hit, plan.spawn(spawn), plan.token(size)));
    }
}

/// What stands on the red path, and Apex.
fn paths(look: Look<'_>, plan: Plan, spots: &mut Vec<Spot>) {
    let table = &look.view.table;
    for (at, _) in (0..).zip(&table.red).filter(|(_, on)| on.is_some()) {
        spots.push(Spot::round(Hit::Foe(Foe::Red(at)), plan.red(at), plan.token(28.0)));
    }
    if let Mech::On(at) = table.apex {
        spots.push(Spot::round(Hit::Apex, plan.blue(at), plan.token(34.0)));
    }
}

/// Figures and boxes, side by side in their areas; those in the Cube and on the yellow zone in theirs.
fn figures(look: Look<'_>, plan: Plan, spots: &mut Vec<Spot>) {
    let scene = look.scene();
    let placed = |place: Place| {
        let there = scene.figures().filter(move |&figure| scene.body(figure).is_some_and(|body| body.place == place));
        there.map(Hit::Figure).collect::<Vec<_>>()
    };
    let mut stand = |room: Rect, hits: Vec<Hit>, size: f32| {
        let rects = Plan::crowd(room, hits.len(), size);
        spots.extend(hits.into_iter().zip(rects).map(|(hit, rect)| Spot { hit, rect }));
    };
    for area in Area::ALL {
        let mut hits = placed(Place::In(area));
        let boxes = (0..).zip(&look.view.table.crates).filter(|(_, lying)| lying.area == area);
        hits.extend(boxes.map(|(nth, _)| Hit::Crate(nth)));
        stand(plan.stand(area), hits, plan.token(30.0));
    }
    let low = |rect: Rect| rect.with_min_x(rect.left() + rect.width() * 0.3);
    stand(low(plan.cube()), placed(Place::Cube), plan.token(23.0).min(plan.cube().height() - 4.0));
    let zone = plan.zone();
    stand(zone.with_max_y(zone.bottom() - zone.height() * 0.28), placed(Place::Down), plan.token(28.0));
}
