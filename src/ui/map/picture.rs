//! A plan at one moment, and its painting from the floor up.

use egui::{Painter, Pos2, Vec2};

use super::{
    Frame, Line, Motion, canvas::Canvas, edges, fan, ground, layout, line, marks, plates, routes, slots::Slots, stir,
    things, threat, tokens, trail,
};
use crate::{
    stealth::{Colour, EnemyId, Public, Scene, Sector, Setup, forecast::Forecast},
    ui::theme::Palette,
};

/// A plan at one moment. [`Picture::new`] shows the plan and nothing else; the rest is set where it is wanted.
#[derive(Clone, Copy)]
pub struct Picture<'a> {
    /// What is played.
    pub setup: &'a Setup,
    /// How it stands.
    pub public: &'a Public,
    /// Where it lies on the screen.
    pub frame: Frame,
    /// The chance that each sector is entered and searched.
    pub threat: Option<&'a Forecast>,
    /// How far the threat is faded in, from 0 to 1.
    pub threat_strength: f32,
    /// The way the player went.
    pub line: &'a Line,
    /// What of that way is told.
    pub tale: Tale,
    /// The way that is planned, from where the player stands.
    pub planned: &'a [Sector],
    /// The way to what is hovered, from where the player stands.
    pub hovered_way: &'a [Sector],
    /// Where the player may go.
    pub reachable: &'a [Sector],
    /// Where a noise would be heard.
    pub heard: &'a [Sector],
    /// The sector under the pointer.
    pub hovered: Option<Sector>,
    /// The sector keyboard or pad stand on.
    pub focused: Option<Sector>,
    /// Sectors marked for a reason.
    pub targets: &'a [(Sector, Mark)],
    /// The enemy an attack is aimed at.
    pub aimed: Option<EnemyId>,
    /// Where the player was noticed, for the debrief.
    pub pins: &'a [Sector],
    /// Who was taken out, and where, for the debrief.
    pub fallen: &'a [(EnemyId, Sector)],
    /// The enemy that is looked at.
    pub inspected: Option<EnemyId>,
    /// Which patrol lines are drawn.
    pub routes: Routes,
    /// Where enemies shine their light, for the title.
    pub fans: &'a [(EnemyId, Vec2)],
    /// What moves now.
    pub motion: &'a [Motion],
    /// Whether motions show their facts without moving.
    pub reduced: bool,
    /// How far the ring of a hidden player has turned, in whole turns.
    pub spin: f32,
    /// Whether letters are shown.
    pub names: bool,
    /// How strong the whole picture is, from 0 to 1.
    pub strength: f32,
    /// Whether it is without colour.
    pub grey: bool,
}

/// Why a sector is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Under the pointer, or in focus.
    Hover,
    /// One that can be chosen.
    Choice,
    /// What an attack or an effect is aimed at.
    Target,
    /// Something is wrong here.
    Fault,
    /// May be wrong.
    Hint,
    /// The enemy looked at, of this patrol.
    Guard(Colour),
}

/// Which patrol lines are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Routes {
    /// None.
    None,
    /// All.
    #[default]
    All,
    /// That of the enemy looked at.
    Inspected,
}

/// What of the player's way is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tale {
    /// This turn strongly, earlier ones fading.
    #[default]
    Now,
    /// All of it with the numbers of the turns, on the plan as it was at the start.
    Whole,
    /// All of it, ending in a cross among those who were there.
    Cut,
}

impl<'a> Picture<'a> {
    /// The plan with all that stands on it.
    pub fn new(setup: &'a Setup, public: &'a Public, frame: Frame) -> Self {
        Self {
            setup,
            public,
            frame,
            threat: None,
            threat_strength: 1.0,
            line: &line::NOWHERE,
            tale: Tale::Now,
            planned: &[],
            hovered_way: &[],
            reachable: &[],
            heard: &[],
            hovered: None,
            focused: None,
            targets: &[],
            aimed: None,
            pins: &[],
            fallen: &[],
            inspected: None,
            routes: Routes::All,
            fans: &[],
            motion: &[],
            reduced: false,
            spin: 0.0,
            names: true,
            strength: 1.0,
            grey: false,
        }
    }

    /// Where things and tokens stand in this picture.
    pub(super) fn slots(&self) -> Slots {
        Slots::of(self)
    }

    /// Where the player's token stands, to point at it.
    pub fn player_at(&self) -> Pos2 {
        self.slots().player()
    }

    /// Where an enemy's token stands, to point at it; none for those no longer on the map.
    pub fn enemy_at(&self, enemy: EnemyId) -> Option<Pos2> {
        self.slots().enemy(enemy)
    }

    /// The situation, to ask rules about it.
    pub(super) fn scene(&self) -> Scene<'a> {
        Scene { setup: self.setup, public: self.public }
    }
}

/// Paints a picture.
pub fn paint(painter: &Painter, picture: &Picture) {
    // Walls at the edge of the room stand half outside it.
    let room = picture.frame.room().expand(3.0);
    let mut painter = painter.with_clip_rect(painter.clip_rect().intersect(room));
    painter.multiply_opacity(picture.strength);
    let palette = Palette::of(painter.ctx());
    let palette = if picture.grey { palette.grey() } else { palette };
    let mut canvas = Canvas::new(&painter, palette, picture.frame);
    let slots = picture.slots();
    plan(&mut canvas, picture);
    ways(&mut canvas, picture, &slots);
    pieces(&mut canvas, picture, &slots);
    canvas.finish();
}

/// The floor, what may come, and what stands between sectors.
fn plan(canvas: &mut Canvas, picture: &Picture) {
    let (mission, opened) = (&picture.setup.mission, picture.public.opened);
    canvas.kept(("floors", &mission.plan().id), layout::drawn(mission), |canvas| ground::floors(canvas, mission));
    ground::reachable(canvas, picture.reachable);
    threat::patterns(canvas, picture);
    canvas.kept(("edges", &mission.plan().id), (layout::drawn(mission), opened), |canvas| {
        ground::locks(canvas, mission, opened);
        edges::edges(canvas, mission, opened);
    });
}

/// Light, patrols and the player's line.
fn ways(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    fan::fans(canvas, picture, slots);
    routes::lines(canvas, picture);
    trail::line(canvas, picture, slots);
    trail::ways(canvas, picture);
}

/// Everything that stands on the plan, and the marks around it.
fn pieces(canvas: &mut Canvas, picture: &Picture, slots: &Slots) {
    if picture.names {
        things::letters(canvas, &picture.setup.mission);
    }
    routes::waypoints(canvas, picture);
    marks::heard(canvas, picture.heard);
    things::all(canvas, picture, slots);
    tokens::all(canvas, picture, slots);
    marks::guards(canvas, picture, slots);
    trail::told(canvas, picture);
    plates::plates(canvas, picture);
    marks::brackets(canvas, picture, slots);
    stir::all(canvas, picture, slots);
}

#[cfg(test)]
#[path = "tests/picture.rs"]
mod tests;
