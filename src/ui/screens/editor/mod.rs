//! The mission editor: a map drawn by hand, its faults and what it means shown at once, played at any moment.
//!
//! | file | what stands there |
//! |---|---|
//! | `workshop` `packs` `packing` | the missions of the player: new, open, recovered; packs of them made and installed |
//! | `tool` `intent` `keys` `pad` | what the author holds and wants, from whatever device |
//! | `act` `pieces` `typing` `saving` | what comes of it: edits, pieces of the map, texts, files |
//! | `check` `proof` `measure` `overlay` | what is wrong, what can be won, what the map means |
//! | `layout` `top` `switches` `palette` `canvas` `hand` `view` `faults` `callout` | the screen |
//! | `side` `inspect` `goal` `alarm` `story` `history` `trial` `sheet` | the panels on the right |
//! | `track` `route` `rows` | reinforcements on the alarm track, waypoints in their order, rows moved by hand |
//! | `keep` `outside` `names` `ask` `pose` | files and codes, what things are called, questions, pictures |

mod act;
mod alarm;
mod ask;
mod callout;
mod canvas;
mod check;
mod faults;
mod goal;
mod hand;
mod history;
mod inspect;
mod intent;
mod keep;
mod keys;
mod layout;
mod measure;
mod names;
mod outside;
mod overlay;
mod packing;
mod packs;
mod pad;
mod palette;
mod pieces;
mod pose;
mod proof;
mod route;
mod rows;
mod saving;
mod sheet;
mod side;
mod story;
mod switches;
mod tool;
mod top;
mod track;
mod trial;
mod typing;
mod view;
mod workshop;

use std::{collections::BTreeSet, path::Path, sync::Arc};

use egui::{Context, Ui};

use self::{check::Check, intent::Intent, keep::Keep, layout::Layout, tool::Tool, trial::Trial, typing::Typing};
pub use self::{intent::Tab, overlay::Overlay, packs::Packs, pose::Pose, workshop::Workshop};
pub(super) use self::{saving::told, workshop::enter};
use super::shared::Arrival;
use crate::{
    content::{Sheet, ThingAt},
    edit::{Area, Clip, Document, File, FileError},
    stealth::{Colour, Mission, Sector},
    ui::{Change, Desk, Thoughts},
};

/// A mission being edited.
pub struct Editor {
    file: File,
    keep: Keep,
    tool: Tool,
    tile: u16,
    kind: String,
    colour: Colour,
    /// Where keys and pad stand.
    cursor: Sector,
    picked: Option<Picked>,
    /// The rectangle that is chosen, by two of its corners.
    area: Option<(Sector, Sector)>,
    clip: Option<Clip>,
    view: view::View,
    /// Whether a stroke of the brush has made its step.
    stroke: bool,
    overlays: BTreeSet<Overlay>,
    check: Check,
    proving: proof::Proving,
    /// What lies over the map.
    laid: overlay::Laid,
    /// The fault that is looked at.
    fault: Option<usize>,
    /// What the pointer or the focus is on in a list, which has a place on the map.
    pointed: Option<callout::Pointed>,
    tab: Option<Tab>,
    typing: Option<Typing>,
    trial: Trial,
    track: track::Track,
    /// What the row that had focus stands for.
    row: Option<rows::InHand>,
    /// Whether the next direction of a pad puts a wall or vent there.
    aiming: bool,
    /// The mission about to be played.
    starting: Thoughts<Option<Arc<Mission>>>,
    asking: Option<ask::Asking>,
    outside: outside::Outside,
    arrival: Arrival,
}

/// What is looked at: a sector, or one of the things there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Picked {
    at: Sector,
    nth: Option<usize>,
}

impl Editor {
    /// A mission that was not saved yet.
    pub fn new(desk: &Desk, mut sheet: Sheet) -> Self {
        let keep = Keep::of(desk);
        let (id, path) = keep.free(if sheet.id.is_empty() { "mission" } else { &sheet.id });
        sheet.id = id;
        Self::of(desk, keep, File::new(path, Document::new(sheet)))
    }

    /// A mission from a file of the player's own.
    pub fn open(desk: &Desk, path: &Path) -> Result<Self, FileError> {
        let keep = Keep::of(desk);
        let file = File::open(&keep, path)?;
        Ok(Self::of(desk, keep, file))
    }

    fn of(desk: &Desk, keep: Keep, file: File) -> Self {
        let kind = desk.catalog.cards().kinds().first().map(|kind| kind.id.clone()).unwrap_or_default();
        let asking = file.recovery().is_some().then_some(ask::Asking::Recover);
        Self {
            outside: outside::Outside::of(&file),
            view: view::View::of(file.document().sheet()),
            file,
            keep,
            tool: Tool::Select,
            tile: 1,
            kind,
            colour: Colour::Red,
            cursor: Sector::FIRST,
            picked: None,
            area: None,
            clip: None,
            stroke: false,
            overlays: BTreeSet::from([Overlay::Patrols]),
            check: Check::default(),
            proving: proof::Proving::default(),
            laid: overlay::Laid::default(),
            fault: None,
            pointed: None,
            tab: None,
            typing: None,
            trial: Trial::of(desk),
            track: track::Track::default(),
            row: None,
            aiming: false,
            starting: Thoughts::none(),
            asking,
            arrival: Arrival::default(),
        }
    }

    /// The mission as it is now.
    pub fn sheet(&self) -> &Sheet {
        self.file.document().sheet()
    }

    /// The file, with its history.
    pub fn file(&self) -> &File {
        &self.file
    }

    /// The thing that is looked at.
    fn picked_thing(&self) -> Option<ThingAt> {
        let Picked { at, nth } = self.picked?;
        let place = self.sheet().place_of(at)?;
        let thing = ThingAt { place, nth: nth? };
        self.sheet().thing(thing).map(|_| thing)
    }

    /// The rectangle that is chosen.
    fn chosen(&self) -> Option<Area> {
        self.area.map(|(a, b)| Area::new(a, b))
    }

    /// What faults call the file.
    fn called(&self) -> String {
        self.file.path().file_name().unwrap_or_default().to_string_lossy().into_owned()
    }

    /// Shows it.
    pub fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        let arrived = self.arrival.now(ctx);
        let called = self.called();
        self.check.go_on(ctx, desk, &called, self.file.document().sheet());
        self.prove(ctx, desk);
        self.look_outside(ctx);
        let mut intents = if self.asking.is_some() { Vec::new() } else { self.keys(ctx, desk) };
        let frame = egui::Frame::new().fill(egui::Color32::TRANSPARENT);
        egui::CentralPanel::default().frame(frame).show(ctx, |ui| self.draw(ui, desk, arrived, &mut intents));
        self.offer_outside(ctx, desk, &mut intents);
        self.ask(ctx, desk, &mut intents);
        let mut change = self.begin(desk);
        for intent in intents {
            let next = self.act(ctx, desk, intent);
            if !matches!(next, Change::Keep) {
                change = next;
            }
        }
        change
    }

    fn draw(&mut self, ui: &mut Ui, desk: &mut Desk, arrived: bool, intents: &mut Vec<Intent>) {
        let layout = Layout::of(ui.max_rect());
        self.canvas(ui, desk, &layout, arrived, intents);
        let before = self.pointed.take();
        self.top(ui, desk, &layout, intents);
        if let Some(room) = layout.left {
            self.palette(ui, desk, room, intents);
        }
        self.side(ui, desk, &layout, intents);
        if let Some(room) = layout.bottom {
            self.bottom(ui, desk, room, intents);
        }
        // The map was painted before the lists: it shows the new one in the next frame.
        if self.pointed != before {
            ui.ctx().request_repaint();
        }
    }
}
