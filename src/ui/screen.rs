//! The screens there are, and how one leads to another.

use egui::Context;

use super::{Desk, screens};

/// One screen. The one on top of the stack is shown.
pub enum Screen {
    /// The title with the main menu.
    Title(Box<screens::Title>),
    /// A mission in play.
    Mission(Box<screens::Mission>),
    /// Missions made from a seed.
    Contracts(Box<screens::Contracts>),
    /// The rulebook.
    Codex(Box<screens::Codex>),
    /// The missions of the player's own.
    Workshop(Box<screens::Workshop>),
    /// Packs of missions: made and installed.
    Packs(Box<screens::Packs>),
    /// A mission being edited.
    Editor(Box<screens::Editor>),
    /// How a mission went.
    Debrief(Box<screens::Debrief>),
    /// The finished games.
    Replays(Box<screens::Replays>),
    /// A finished game, watched again.
    Replay(Box<screens::Replay>),
    /// Choosing a mission.
    Picker(Box<screens::Picker>),
    /// The campaigns there are.
    Campaigns(Box<screens::Campaigns>),
    /// A campaign between missions.
    CampaignPage(Box<screens::CampaignPage>),
    /// Shop and loadout of a campaign.
    Shop(Box<screens::Shop>),
    /// What a mission is about.
    Briefing(Box<screens::Briefing>),
    /// The menu over a mission.
    Pause(Box<screens::Pause>),
    /// The player's saves.
    Saves(Box<screens::Saves>),
    /// The settings.
    Settings(Box<screens::SettingsScreen>),
    /// What all finished games come to.
    Statistics(Box<screens::Statistics>),
    /// Choosing a table of Social Deduction.
    Quick(Box<screens::Quick>),
    /// A table of Social Deduction in play.
    Table(Box<screens::Table>),
    /// The end of such a table.
    Finale(Box<screens::Finale>),
    /// A finished table, watched again.
    Rerun(Box<screens::Rerun>),
    /// Choosing a table of The Beginning.
    BeginningQuick(Box<screens::beginning::Quick>),
    /// A table of The Beginning in play.
    Beginning(Box<screens::beginning::Table>),
    /// The end of such a table.
    BeginningEnd(Box<screens::beginning::Finale>),
    /// Such a table, watched again.
    BeginningRerun(Box<screens::beginning::Rerun>),
    /// Parts of a screen by themselves, for the gallery.
    Still(Box<screens::Still>),
    /// What the game stands on.
    Credits(Box<screens::Credits>),
}

/// Where a screen leads, as a value.
pub enum Change {
    /// It stays.
    Keep,
    /// Another comes on top of it.
    Push(Screen),
    /// It goes, and the one below is shown again.
    Pop,
    /// It goes, and another takes its place.
    Replace(Screen),
    /// All go but the title, and this comes on top of it.
    Restart(Option<Screen>),
    /// The game ends.
    Quit,
}

impl Screen {
    /// Shows the screen and says where it leads.
    pub(super) fn show(&mut self, ctx: &Context, desk: &mut Desk) -> Change {
        match self {
            Self::Title(screen) => screen.show(ctx, desk),
            Self::Mission(screen) => screen.show(ctx, desk),
            Self::Contracts(screen) => screen.show(ctx, desk),
            Self::Codex(screen) => screen.show(ctx, desk),
            Self::Workshop(screen) => screen.show(ctx, desk),
            Self::Packs(screen) => screen.show(ctx, desk),
            Self::Editor(screen) => screen.show(ctx, desk),
            Self::Debrief(screen) => screen.show(ctx, desk),
            Self::Replays(screen) => screen.show(ctx, desk),
            Self::Replay(screen) => screen.show(ctx, desk),
            Self::Picker(screen) => screen.show(ctx, desk),
            Self::Campaigns(screen) => screen.show(ctx, desk),
            Self::CampaignPage(screen) => screen.show(ctx, desk),
            Self::Shop(screen) => screen.show(ctx, desk),
            Self::Briefing(screen) => screen.show(ctx, desk),
            Self::Pause(screen) => screen.show(ctx, desk),
            Self::Saves(screen) => screen.show(ctx, desk),
            Self::Settings(screen) => screen.show(ctx, desk),
            Self::Statistics(screen) => screen.show(ctx, desk),
            Self::Quick(screen) => screen.show(ctx, desk),
            Self::Table(screen) => screen.show(ctx, desk),
            Self::Finale(screen) => screen.show(ctx, desk),
            Self::Rerun(screen) => screen.show(ctx, desk),
            Self::BeginningQuick(screen) => screen.show(ctx, desk),
            Self::Beginning(screen) => screen.show(ctx, desk),
            Self::BeginningEnd(screen) => screen.show(ctx, desk),
            Self::BeginningRerun(screen) => screen.show(ctx, desk),
            Self::Still(screen) => screen.show(ctx, desk),
            Self::Credits(screen) => screen.show(ctx, desk),
        }
    }
}
