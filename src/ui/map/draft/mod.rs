//! A mission as its author holds it, painted with the same recipes: whatever is drawn on a sheet can be seen.
//!
//! | file | what stands there |
//! |---|---|
//! | `plan` | free cells, floors, walls, the ways |
//! | `pieces` | things, letters, the numbers beside the map |
//! | `over` | colours, patterns, signs and words over sectors |

mod over;
mod pieces;
mod plan;

use egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2};

pub use self::over::Tint;
use super::{Frame, Mark, canvas::Canvas, ground};
use crate::{
    content::{Edge, Sheet, Thing},
    stealth::{Colour, Sector},
    ui::theme::Palette,
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
    /// Colours, signs and words over sectors.
    pub tints: &'a [Tint],
    /// Lines through sectors.
    pub lines: &'a [(Pen, Vec<Sector>)],
    /// Arrows from sector to sector.
    pub arrows: &'a [(Sector, Sector)],
    /// The sectors that hear a noise.
    pub heard: &'a [Sector],
    /// Sectors marked for a reason.
    pub marks: &'a [(Sector, Mark)],
    /// The edge that a click would change.
    pub edge: Option<Edge>,
    /// The edge that is wrong.
    pub wrong: Option<Edge>,
    /// What is being dragged, and where it is held.
    pub held: Option<(&'a Thing, Pos2)>,
}

/// What a line through sectors is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pen {
    /// The round of a patrol.
    Patrol(Colour),
    /// The round of the patrol that is looked at.
    Chosen(Colour),
    /// A way that wins.
    Way,
    /// A way nobody is hurt on.
    Harmless,
    /// A way nobody notices.
    Unseen,
}

/// Paints it, with numbers beside it.
pub fn draft(painter: &Painter, drawing: &Drawing) {
    let palette = Palette::of(painter.ctx());
    let inside = painter.with_clip_rect(painter.clip_rect().intersect(drawing.frame.room()));
    let mut canvas = Canvas::new(&inside, palette, drawing.frame);
    plan::ground(&mut canvas, drawing);
    over::fills(&mut canvas, drawing.tints);
    plan::edges(&mut canvas, drawing.sheet);
    plan::ways(&mut canvas, drawing.lines);
    pieces::all(&mut canvas, drawing);
    over::words(&mut canvas, drawing.sheet, drawing.tints);
    over::marks(&mut canvas, drawing);
    canvas.finish();
    let mut beside = Canvas::new(painter, palette, drawing.frame);
    pieces::numbers(&mut beside, drawing.grid);
    beside.finish();
}

/// A thing by itself, for palettes and panels.
pub fn stencil(painter: &Painter, (at, size): (Pos2, f32), thing: &Thing) {
    let frame = Frame::nowhere(Rect::from_center_size(at, Vec2::splat(size)));
    let mut canvas = Canvas::new(painter, Palette::of(painter.ctx()), frame);
    pieces::one(&mut canvas, (at, size), thing);
    canvas.finish();
}

/// The art of a tile by itself.
pub fn tile_sample(painter: &Painter, rect: Rect, tile: u16, colour: Color32) {
    let mut canvas = Canvas::new(painter, Palette::of(painter.ctx()), Frame::nowhere(rect));
    ground::sample(&mut canvas, rect, tile, Stroke::new(1.0, colour));
    canvas.finish();
}
