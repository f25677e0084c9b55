//! States of the editor brought about for pictures.

use super::{Editor, Overlay, Picked, Tab};
use crate::{edit::live::Proof, stealth::Sector};

/// A state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// The first fault is looked at.
    Fault,
    /// This lies over the map, for what stands at this sector.
    Overlay(Overlay, Sector),
    /// The first thing at this sector is looked at.
    Thing(Sector),
    /// The alarm track, with this reinforcement looked at.
    Relief(usize),
    /// This panel is open.
    Tab(Tab),
    /// What the solver says is asked for, be it slow.
    Proof,
}

impl Editor {
    /// The same editor in this state.
    #[must_use]
    pub fn posing(mut self, pose: Pose) -> Self {
        match pose {
            Pose::Fault => self.fault = Some(0),
            Pose::Overlay(overlay, at) => {
                self.overlays.insert(overlay);
                self.picked = Some(Picked { at, nth: Some(0) });
            }
            Pose::Thing(at) => self.picked = Some(Picked { at, nth: Some(0) }),
            Pose::Relief(at) => (self.tab, self.track.chosen) = (Some(Tab::Alarm), Some(at)),
            Pose::Tab(tab) => self.tab = Some(tab),
            Pose::Proof => self.proving.posing = true,
        }
        self
    }

    /// The same editor, as if the solver had said this.
    #[must_use]
    pub fn proved(mut self, proof: Proof) -> Self {
        self.proving.proof = proof;
        self
    }
}
