//! Which decisions of The Beginning tell something about who took them, and why.

use crate::{
    beginning::{
        Action, Beginning, Choice, Claim, Deed, Motion, Pending, View,
        bots::{self, Motive, Reasons},
    },
    engine::Level,
    session::table::Reasoned,
};

impl Reasoned for Beginning {
    type Reasons = Reasons;

    fn weight(view: &View, action: Action) -> Option<u8> {
        match action {
            Action::Do(_, Deed::Censure(_) | Deed::Pardon(_)) => Some(0),
            Action::Do(_, Deed::Place | Deed::Drop | Deed::JunkRemove) => Some(1),
            Action::Claim(Claim::Accuse(..) | Claim::Vouch(_) | Claim::Detain(_) | Claim::Spare(_)) => Some(2),
            Action::Do(_, Deed::Nexus | Deed::Fate | Deed::Riot { .. } | Deed::Morale | Deed::Elect) => Some(4),
            Action::Answer(choice) => answered(view, choice),
            _ => None,
        }
    }

    /// Nothing where it was only the best use of the moment.
    fn reasons(view: &View, action: Action, level: Level) -> Option<Reasons> {
        let reasons = bots::reasons(view, action, level)?;
        (reasons.about.is_some() || reasons.motive != Motive::Use).then_some(reasons)
    }
}

/// Votes and closed eyes first, then what cards were put in for.
fn answered(view: &View, choice: Choice) -> Option<u8> {
    match (view.table.stack.last()?, choice) {
        (Pending::Ballot { motion: Motion::Censure { .. }, .. }, Choice::Yes | Choice::No)
        | (Pending::Closed { .. }, Choice::Seat(_)) => Some(0),
        (Pending::Voting { .. }, Choice::Vote(..)) => Some(1),
        (Pending::Contribute { .. } | Pending::TopUp(_), Choice::Card(..))
        | (Pending::Decide(_), Choice::Yes | Choice::No) => Some(3),
        _ => None,
    }
}
