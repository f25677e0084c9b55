//! What is different in a mission of a campaign: where it is kept, what its end brings, and what ironman takes away.

use super::Mission;
use crate::{
    campaign::{Campaign, Place, Spoils},
    ui::Desk,
};

/// A mission's part in the campaign on the desk.
#[derive(Clone, Debug, Default)]
pub struct Part {
    /// Whether there is no way back.
    ironman: bool,
    /// The campaign before the mission was settled, and what that brought.
    settled: Option<(Campaign, Spoils)>,
}

impl Mission {
    /// The same mission as part of the campaign on the desk.
    #[must_use]
    pub fn in_campaign(mut self, desk: &Desk) -> Self {
        let ironman = desk.campaign.as_ref().is_some_and(|run| run.campaign.rules().ironman);
        self.part = Some(Part { ironman, settled: None });
        self
    }

    /// Whether it is part of a campaign.
    pub fn is_in_campaign(&self) -> bool {
        self.part.is_some()
    }

    /// Whether what is done is done.
    pub(super) fn is_ironman(&self) -> bool {
        self.part.as_ref().is_some_and(|part| part.ironman)
    }

    /// How many actions can be taken back.
    pub(super) fn undoable(&self) -> usize {
        if self.is_ironman() { 0 } else { self.game().undoable() }
    }

    /// Keeps the game where it belongs.
    pub(super) fn keep(&mut self, desk: &mut Desk) {
        if self.is_trial() {
            return;
        }
        if let Some(part) = &mut self.part {
            // What was undone is not settled any more.
            if let (Some((before, _)), Some(run)) = (part.settled.take(), desk.campaign.as_mut()) {
                run.campaign = before;
            }
            desk.keep_campaign(Some(self.game()));
        } else {
            desk.store.autosave(self.game());
        }
        self.session.note_saved();
    }

    /// The mission is over: in a campaign it is settled at once, elsewhere it is no longer to be continued.
    pub(super) fn settle(&mut self, desk: &mut Desk) {
        let (catalog, game) = (desk.catalog.clone(), self.session.game());
        let Some(part) = &mut self.part else { return desk.store.forget_autosave() };
        let Some(run) = desk.campaign.as_mut().filter(|_| part.settled.is_none()) else { return };
        let before = run.campaign.clone();
        let spoils = run.campaign.settle(&catalog, game.game().setup(), game.game().public());
        part.settled = Some((before, spoils.unwrap_or_default()));
        if let Place::Ended(ending) = run.campaign.place()
            && desk.progress.endings.insert(ending.clone())
        {
            desk.store.keep_progress(&desk.progress);
        }
        desk.keep_campaign(None);
    }

    /// What the campaign got for it.
    pub(super) fn spoils(&self) -> Option<Spoils> {
        let part = self.part.as_ref()?;
        Some(part.settled.as_ref().map(|(_, spoils)| spoils.clone()).unwrap_or_default())
    }
}
