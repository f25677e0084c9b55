//! What a bot decided and why, worked out again from the journal: for the time after a game, never during it.

use crate::{
    deduction::{
        Action, Claim, Deduction, Deed, View,
        bots::{Reasons, reasons},
    },
    engine::{Game as _, Journal, Level, Replay, Seat},
};

/// How many decisions of a player are told; the weightiest are.
const MOST: usize = 10;

/// A decision and why it was taken.
pub struct Decision {
    /// In which turn.
    pub turn: u32,
    /// What the player knew.
    pub view: View,
    /// What it did.
    pub action: Action,
    /// Why.
    pub reasons: Reasons,
}

/// The weightiest decisions of a bot about others, oldest first. Takes a while: not within a frame.
pub fn decisions(journal: Journal<Deduction>, seat: Seat, level: Level) -> Vec<Decision> {
    let mut found = all(journal, seat);
    found.sort_by_key(|(_, action)| weight(*action));
    found.truncate(MOST);
    found.sort_by_key(|(view, _)| view.table.turn.number);
    let told = found.into_iter().filter_map(|(view, action)| {
        let reasons = reasons(&view, action, level).filter(|reasons| reasons.about.is_some())?;
        Some(Decision { turn: view.table.turn.number, view, action, reasons })
    });
    told.collect()
}

/// Everything a player did about others, with what it knew then.
fn all(journal: Journal<Deduction>, seat: Seat) -> Vec<(View, Action)> {
    let Ok(mut replay) = Replay::new(journal) else { return Vec::new() };
    let mut found = Vec::new();
    loop {
        let next = replay.journal().actions.get(replay.played()).copied();
        let own = next.filter(|(by, action)| *by == seat && weight(*action).is_some());
        found.extend(own.map(|(_, action)| (replay.game().view(seat), action)));
        let Some(Ok(_)) = replay.step() else { return found };
    }
}

/// How much a decision tells, the least number the most; nothing where it concerns nobody.
fn weight(action: Action) -> Option<u8> {
    match action {
        Action::Announce(Deed::Shoot(_) | Deed::Mend) => Some(0),
        Action::Announce(Deed::Equip(..) | Deed::Retarget(_)) => Some(1),
        Action::Claim(Claim::Accuse(..) | Claim::Vouch(_) | Claim::Shoot(_) | Claim::Spare(_)) => Some(2),
        Action::Announce(Deed::Investigate(..)) => Some(3),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::shipped_library,
        deduction::Setup,
        session::{
            deduction::Table,
            table::{Chair, TALK},
        },
    };

    #[test]
    fn a_bot_tells_its_weightiest_decisions_in_order_and_from_its_own_knowledge() {
        let setup = Setup { talk: TALK, ..Setup::new(shipped_library().expect("cards"), 4) };
        let chairs = (0..4).map(|_| Chair::bot("", Level::Simple)).collect();
        let mut table = Table::new(setup, 3, chairs).expect("a table");
        table.run();
        let told = decisions(table.game().journal().clone(), Seat(1), Level::Simple);
        assert!(!told.is_empty() && told.len() <= MOST, "{}", told.len());
        assert!(told.windows(2).all(|pair| pair[0].turn <= pair[1].turn));
        for decision in &told {
            assert_eq!((decision.view.seat, decision.reasons.seat), (Seat(1), Seat(1)));
            assert!(decision.reasons.about.is_some());
        }
        assert!(decisions(table.game().journal().clone(), Seat(1), Level::Random).is_empty(), "chance has no reasons");
    }
}
