//! What the author wants, from whatever device.

use super::{
    overlay::Overlay,
    tool::{Stuff, Tool},
};
use crate::{
    content::{Edge, ThingAt},
    edit::{Command, Turn},
    stealth::{Colour, Sector},
    ui::focus::Nav,
};

/// One wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Takes a tool into the hand.
    Tool(Tool),
    /// The next tool, or the one before.
    StepTool(Step),
    /// The next of what the tool puts down: tile, colour or kind.
    StepStuff,
    /// Takes this tile, and the brush.
    Tile(u16),
    /// The next tile, or the one before.
    StepTile(Step),
    /// Takes this colour.
    Colour(Colour),
    /// The next colour.
    NextColour,
    /// Takes this kind of guard.
    Kind(String),
    /// The next kind of guard.
    NextKind,
    /// Uses the tool here.
    Use(Sector),
    /// Uses the tool here as a part of the same stroke.
    Draw(Sector),
    /// Changes this edge.
    Edge(Edge),
    /// Changes the edge on this side of the cursor.
    EdgeBeside(Nav),
    /// Looks at a sector, or at one of the things there.
    Pick(Sector, Option<usize>),
    /// The next thing at the sector looked at.
    PickNext,
    /// Chooses the rectangle between two sectors.
    Area(Sector, Sector),
    /// Makes the rectangle larger or smaller with keys.
    Stretch(Nav),
    /// Chooses everything.
    All,
    /// Moves what is chosen by one sector.
    Nudge(Nav),
    /// Moves the thing that is looked at to another sector.
    Drop(Sector),
    /// Moves the rectangle so that its corner is here.
    Shift(Sector),
    /// Copies the rectangle.
    Copy,
    /// Copies and erases it.
    Cut,
    /// Lays down what was copied.
    Paste,
    /// Mirrors or turns the rectangle.
    Turn(Turn),
    /// Takes away what is chosen.
    Delete,
    /// Takes a waypoint out of its route.
    DropStop(ThingAt),
    /// Puts a reinforcement on the alarm track at this level.
    Summon(i64),
    /// Moves a reinforcement to another level.
    Post(usize, i64),
    /// Looks at a reinforcement, or no more.
    PickRelief(usize),
    /// Takes a reinforcement away.
    Dismiss(usize),
    /// Does this.
    Do(Command),
    /// One step back in the history.
    Undo,
    /// One step forward.
    Redo,
    /// To this many steps.
    Jump(usize),
    /// Saves.
    Save,
    /// Saves, though comments go.
    SaveAnyway,
    /// Saves over what another program wrote.
    SaveOver,
    /// Saves and leaves.
    SaveAndLeave,
    /// Leaves without saving.
    Discard,
    /// Takes what another program wrote.
    Reload,
    /// Gives the mission away as a text.
    Share,
    /// Plays from the start.
    Play,
    /// Plays from the chosen state.
    PlayFrom,
    /// Leaves the editor.
    Leave,
    /// Goes on with what was not saved.
    Recover,
    /// Forgets what was not saved.
    Forget,
    /// Nearer, or farther.
    Zoom(Step),
    /// So near that edges can be told apart, about a place of the screen.
    Nearer(egui::Pos2),
    /// The whole map.
    Fit,
    /// Opens a panel.
    Tab(Tab),
    /// Shows or hides something over the map.
    Overlay(Overlay),
    /// Goes to the place of a fault.
    Fault(usize),
    /// The next fault.
    NextFault,
    /// Mends a fault.
    Fix(usize),
}

/// One of two ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Step {
    Forward,
    Back,
}

/// A panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    /// Tools and palettes, where they have no panel of their own.
    Tools,
    /// What is looked at.
    Inspect,
    /// Name, rules, rewards and story.
    Story,
    /// The alarm track.
    Alarm,
    /// Every step.
    History,
    /// Playing from a chosen state.
    Trial,
    /// Faults and proof, where they have no panel of their own.
    Faults,
    /// What the solver says, where it has no panel of its own.
    Proof,
    /// Every key.
    Keys,
}

impl Intent {
    /// Takes something to put down into the hand.
    pub const fn put(stuff: Stuff) -> Self {
        Self::Tool(Tool::Put(stuff))
    }
}
