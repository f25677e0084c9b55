//! A mission as its author holds it, painted with the same recipes: whatever is drawn on a sheet can be seen.

use egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::{
    Frame, Mark,
    art::Silhouette,
    canvas::Canvas,
    edges, ground,
    lane::Lane,
    layout::{self, Edge as Drawn, Side},
    marks, routes,
    things::{self, Way},
    tokens,
};
use crate::{
    content::{Bar, Edge, Sheet, Thing},
    stealth::{Cell, Colour, Need, Sector},
    ui::theme::{Palette, faded, mono},
};

/// A sheet to be painted, and what lies over it.
#[derive(Clone, Copy)]
pub struct Drawing<'a> {
    /// What is drawn.
    pub sheet: &'a Sheet,
    /// Where it lies on the screen.
    pub frame: Frame,
    /// How many columns and rows can be drawn on.
    pub grid: (u16, u16),
    /// Colours and words over sectors.
    pub tints: &'a [Tint],
    /// Lines through sectors.
    pub lines: &'a [(Pen, Vec<Sector>)],
    /// Sectors marked for a reason.
    pub marks: &'a [(Sector, Mark)],
    /// The edge that a click would change.
    pub edge: Option<Edge>,
    /// What is being dragged, and where it is held.
    pub held: Option<(&'a Thing, Pos2)>,
}

/// What a line through sectors is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pen {
    /// The round of a patrol.
    Patrol(Colour),
    /// A way that wins.
    Way,
    /// A way nobody is hurt on.
    Harmless,
    /// A way nobody notices.
    Unseen,
}

/// A colour over a sector, from 0 to 1 strong, and a word in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Tint {
    /// Where.
    pub at: Sector,
    /// Which colour.
    pub colour: Color32,
    /// How strong.
    pub strength: f32,
    /// What is written there.
    pub word: String,
}

/// Paints it.
pub fn draft(painter: &Painter, drawing: &Drawing) {
    let painter = painter.with_clip_rect(painter.clip_rect().intersect(drawing.frame.room()));
    let mut canvas = Canvas::new(&painter, Palette::of(painter.ctx()), drawing.frame);
    plan(&mut canvas, drawing);
    pieces(&mut canvas, drawing);
    canvas.finish();
}

/// The floor, what stands between sectors, and the ways.
fn plan(canvas: &mut Canvas, drawing: &Drawing) {
    empty(canvas, drawing);
    floor(canvas, drawing.sheet);
    for tint in drawing.tints {
        let rect = canvas.frame.rect(tint.at).shrink(2.0);
        canvas.fill(rect, faded(tint.colour, 0.45 * tint.strength));
    }
    between(canvas, drawing.sheet);
    for (pen, walk) in drawing.lines {
        line(canvas, *pen, walk);
    }
}

/// Everything that stands on the plan, and the marks around it.
fn pieces(canvas: &mut Canvas, drawing: &Drawing) {
    for (at, square) in drawing.sheet.squares() {
        if let Some(letter) = square.room().and_then(|room| room.letter) {
            things::letter(canvas, at, &letter.to_string());
        }
    }
    for place in drawing.sheet.places() {
        if let Some(at) = place.spot.sector() {
            inside(canvas, at, &place.things);
        }
    }
    let large = canvas.tile() >= 36.0;
    for tint in drawing.tints.iter().filter(|tint| large && !tint.word.is_empty()) {
        let (at, ink) = (canvas.frame.rect(tint.at).right_bottom() - vec2(7.0, 6.0), canvas.palette.ink);
        let wide = canvas.width(&tint.word, mono(12.0));
        canvas.fill(Rect::from_min_max(at - vec2(wide + 3.0, 15.0), at + vec2(3.0, 1.0)), faded(ink, 0.85));
        canvas.text(at, Align2::RIGHT_BOTTOM, tint.word.clone(), mono(12.0), tint.colour);
    }
    if let Some(edge) = drawing.edge {
        let [a, b] = edge.ends().map(|end| canvas.frame.rect(end));
        let (agent, shared) = (canvas.palette.agent, a.intersect(b).expand(2.5));
        canvas.fill(shared, faded(agent, 0.7));
    }
    for &(at, mark) in drawing.marks {
        marks::sector(canvas, at, mark);
    }
    if let Some((thing, pos)) = drawing.held {
        middle(canvas, (pos, canvas.tile() * 0.36), thing);
    }
}

/// The cells that can be drawn on: a dashed frame with a plus.
fn empty(canvas: &mut Canvas, drawing: &Drawing) {
    let line = Stroke::new(1.0, canvas.palette.line_soft);
    let (columns, rows) = drawing.grid;
    let key = (drawing.grid, drawing.sheet.squares().map(|(at, _)| at).collect::<Vec<_>>());
    canvas.kept(("draft gaps", ""), key, |canvas| {
        let all = (1..=rows).flat_map(|row| (1..=columns).filter_map(move |column| Sector::at(column, row)));
        for at in all.filter(|at| drawing.sheet.square(*at).is_none()) {
            let rect = canvas.frame.rect(at);
            if canvas.tile() >= 30.0 {
                canvas.dashed_outline(rect.shrink(3.0), line, &[2.0, 5.0]);
            }
            let (middle, arm) = (rect.center(), (canvas.tile() * 0.07).max(1.5));
            canvas.segment([middle - vec2(arm, 0.0), middle + vec2(arm, 0.0)], line);
            canvas.segment([middle - vec2(0.0, arm), middle + vec2(0.0, arm)], line);
        }
    });
    let (dim, tile) = (canvas.palette.text_dim, canvas.tile());
    if tile < 24.0 {
        return;
    }
    let room = canvas.frame.room();
    for column in (1..=columns).filter_map(|column| Sector::at(column, 1)) {
        let rect = canvas.frame.rect(column);
        let at = Pos2::new(rect.center().x, (rect.top() - 4.0).max(room.top() + 14.0));
        canvas.text(at, Align2::CENTER_BOTTOM, column.column().to_string(), mono(11.0), dim);
    }
    for row in (1..=rows).filter_map(|row| Sector::at(1, row)) {
        let rect = canvas.frame.rect(row);
        let at = Pos2::new((rect.left() - 5.0).max(room.left() + 16.0), rect.center().y);
        canvas.text(at, Align2::RIGHT_CENTER, row.row().to_string(), mono(11.0), dim);
    }
}

/// The floors with their art; what is no cell of a map with what the file says.
fn floor(canvas: &mut Canvas, sheet: &Sheet) {
    let cells: Vec<Cell> = sheet
        .squares()
        .filter_map(|(sector, square)| {
            let room = square.room()?;
            Some(Cell { sector, tile: room.tile, letter: None })
        })
        .collect();
    let key: Vec<(Sector, u16)> = cells.iter().map(|cell| (cell.sector, cell.tile)).collect();
    canvas.kept(("draft floors", ""), key, |canvas| {
        ground::plain(canvas, &cells);
        ground::motifs(canvas, &cells);
    });
    let error = canvas.palette.error;
    for (at, _) in sheet.squares().filter(|(_, square)| square.room().is_none()) {
        let rect = canvas.frame.rect(at);
        canvas.outline(rect.shrink(4.0), Stroke::new(1.5, error));
    }
}

/// Doors, walls, vents and bars.
fn between(canvas: &mut Canvas, sheet: &Sheet) {
    let is_lock = |thing: &Thing| matches!(thing, Thing::Lock(_));
    let locked = sheet.places().iter().filter(|place| place.things.iter().any(is_lock));
    let locked: Vec<Sector> = locked.filter_map(|place| place.spot.sector()).collect();
    let drawn: Vec<Sector> = sheet.squares().map(|(at, _)| at).collect();
    let bars: Vec<(Edge, bool)> = sheet.edges().map(|(edge, bar)| (edge, bar == Bar::Wall)).collect();
    canvas.kept(("draft edges", ""), (&drawn, &bars, &locked), |canvas| {
        ground::locked(canvas, locked.iter().copied());
        let sides = drawn.iter().flat_map(|&at| Side::ALL.map(|side| (at, side)));
        let edges = sides.filter_map(|(at, side)| {
            let next = side.of(at).filter(|next| sheet.square(*next).is_some());
            match next {
                Some(next) if next < at => None,
                Some(next) => Some((at, side, what(sheet, &locked, (at, next)))),
                None => Some((at, side, Drawn::Wall)),
            }
        });
        edges::these(canvas, edges.collect());
    });
}

/// What stands between two drawn neighbours.
fn what(sheet: &Sheet, locked: &[Sector], (a, b): (Sector, Sector)) -> Drawn {
    match Edge::between(a, b).map_or(Bar::Open, |edge| sheet.bar(edge)) {
        Bar::Wall => Drawn::Wall,
        Bar::Vent => Drawn::Vent,
        Bar::Open if locked.contains(&a) || locked.contains(&b) => Drawn::Barred,
        Bar::Open => Drawn::Door,
    }
}

fn line(canvas: &mut Canvas, pen: Pen, walk: &[Sector]) {
    let (colour, dash, aside): (Color32, &[f32], f32) = match pen {
        Pen::Patrol(colour) => return routes::walk(canvas, colour, walk, (1.6, 0.7)),
        Pen::Way => (canvas.palette.agent, &[6.0, 4.0], 0.0),
        Pen::Harmless => (canvas.palette.safe, &[2.0, 4.0], 0.07),
        Pen::Unseen => (canvas.palette.info, &[12.0, 4.0], -0.07),
    };
    let shift = Vec2::splat(aside * canvas.tile());
    let points: Vec<Pos2> = walk.iter().map(|at| canvas.frame.rect(*at).center() + shift).collect();
    let points = super::path::rounded(&points, routes::ROUND * canvas.tile());
    canvas.dashed(&points, Stroke::new(2.0, colour), dash, 0.0);
}

/// Everything in one sector: waypoints at the bottom left, locks and keys at the top right, the rest in the middle.
fn inside(canvas: &mut Canvas, at: Sector, list: &[Thing]) {
    let (rect, tile) = (canvas.frame.rect(at), canvas.tile());
    let stops = list.iter().filter_map(|thing| match thing {
        Thing::Waypoint { colour, number } => Some((*colour, *number)),
        _ => None,
    });
    let size = (0.19 * tile).clamp(8.0, 24.0);
    for (place, (colour, number)) in stops.enumerate() {
        let at = rect.left_bottom() + vec2(0.09 * tile + size * (0.5 + 1.2 * place as f32), -0.09 * tile - size * 0.5);
        let shade = canvas.palette.patrol(colour);
        routes::waypoint(canvas, (at, size), Lane::of(colour), (u8::try_from(number).unwrap_or(0), shade));
    }
    let corner = list.iter().filter(|thing| matches!(thing, Thing::Lock(_) | Thing::Key(_)));
    for (place, thing) in corner.enumerate() {
        let at = things::slot(canvas, at, place);
        middle(canvas, (at, (0.24 * tile).max(8.0)), thing);
    }
    let others: Vec<&Thing> = list.iter().filter(|thing| is_large(thing)).collect();
    for (thing, offset) in others.iter().zip(layout::places(others.len())) {
        let at = rect.center() + vec2(offset.0, offset.1) * tile;
        middle(canvas, (at, tile * 0.34), thing);
    }
}

fn is_large(thing: &Thing) -> bool {
    !matches!(thing, Thing::Lock(_) | Thing::Key(_) | Thing::Waypoint { .. })
}

/// One thing, `size` across.
fn middle(canvas: &mut Canvas, (at, size): (Pos2, f32), thing: &Thing) {
    match thing {
        Thing::Start => things::start(canvas, at, size),
        Thing::Exit => things::exit(canvas, at, size, Way::Open),
        Thing::Entrance => things::entrance(canvas, at, size, 1.0),
        Thing::Objective(_) => things::objective(canvas, at, size, Need::Required),
        Thing::Optional(..) => things::objective(canvas, at, size, Need::Optional),
        Thing::Key(_) => things::key(canvas, at, size),
        Thing::Lock(_) => things::lock(canvas, at, size),
        Thing::Waypoint { colour, number } => {
            let shade = canvas.palette.patrol(*colour);
            routes::waypoint(canvas, (at, size), Lane::of(*colour), (u8::try_from(*number).unwrap_or(0), shade));
        }
        Thing::Enemy { kind, colour } => {
            let look = (Silhouette::of(kind), canvas.palette.patrol(*colour));
            tokens::shape(canvas, (at, size), look, 1.0);
        }
    }
}

/// A thing by itself, for palettes and panels.
pub fn stencil(painter: &Painter, (at, size): (Pos2, f32), thing: &Thing) {
    let frame = Frame::nowhere(Rect::from_center_size(at, Vec2::splat(size)));
    let mut canvas = Canvas::new(painter, Palette::of(painter.ctx()), frame);
    middle(&mut canvas, (at, size), thing);
    canvas.finish();
}

/// The art of a tile by itself.
pub fn tile_sample(painter: &Painter, rect: Rect, tile: u16, colour: Color32) {
    let mut canvas = Canvas::new(painter, Palette::of(painter.ctx()), Frame::nowhere(rect));
    ground::sample(&mut canvas, rect, tile, Stroke::new(1.0, colour));
    canvas.finish();
}
