//! What the player wants, from whatever device it came.

use crate::{
    engine::Rule,
    stealth::{Action, Deed, Sector, Tool},
};

use super::panels::Inspected;

/// One wish.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// To do something of a kind.
    Deed(Deed),
    /// To do exactly this.
    Take(Action),
    /// To act on a sector: go there, or choose it.
    Sector(Sector),
    /// To take an entry of the open list.
    Entry(usize),
    /// To use a tool.
    Tool(Tool),
    /// To decline what is left of the turn.
    EndTurn,
    /// To take back everything down to this many actions.
    UndoTo(usize),
    /// To take back the last action.
    Undo,
    /// To leave the question to the game, now and from now on.
    LetDecide,
    /// To leave what is open.
    Leave,
    /// To see what comes at once, or to go on.
    Hurry,
    /// To see everything at once.
    Skip,
    /// To hear what the planner would do.
    Hint,
    /// To do what the planner would do.
    FollowHint,
    /// To see or not to see threat.
    Threat,
    /// To change the speed.
    Speed,
    /// To open or close the timeline.
    Timeline,
    /// To look closer at something, or at whatever is looked at next.
    Inspect(Option<Inspected>),
    /// To open a tab, or to close it where it is open.
    Tab(Tab),
    /// To open the menu.
    Menu,
    /// To read the rules.
    Codex(Option<Rule>),
    /// To close the story that is told.
    CloseStory,
    /// To see what was achieved.
    Debrief,
}

/// The panels that share a place where there is little room.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Tab {
    Inspect,
    Log,
    Deck,
    Agent,
}

impl Tab {
    /// All tabs, in their order.
    pub const ALL: [Self; 4] = [Self::Inspect, Self::Log, Self::Deck, Self::Agent];
}
