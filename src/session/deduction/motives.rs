//! Which decisions of Social Deduction tell something about who took them, and why.

use crate::{
    deduction::{
        Action, Claim, Deduction, Deed, View,
        bots::{self, Reasons},
    },
    engine::Level,
    session::table::Reasoned,
};

impl Reasoned for Deduction {
    type Reasons = Reasons;

    /// Only what concerns somebody else is told.
    fn weight(_view: &View, action: Action) -> Option<u8> {
        match action {
            Action::Announce(Deed::Shoot(_) | Deed::Mend) => Some(0),
            Action::Announce(Deed::Equip(..) | Deed::Retarget(_)) => Some(1),
            Action::Claim(Claim::Accuse(..) | Claim::Vouch(_) | Claim::Shoot(_) | Claim::Spare(_)) => Some(2),
            Action::Announce(Deed::Investigate(..)) => Some(3),
            _ => None,
        }
    }

    fn reasons(view: &View, action: Action, level: Level) -> Option<Reasons> {
        bots::reasons(view, action, level).filter(|reasons| reasons.about.is_some())
    }
}

#[cfg(test)]
mod tests {
    use crate::{
        content::shipped_library,
        deduction::Setup,
        engine::{Level, Seat},
        session::{
            deduction::Table,
            table::{Chair, TALK, decisions},
        },
    };

    #[test]
    fn a_bot_tells_its_weightiest_decisions_in_order_and_from_its_own_knowledge() {
        let setup = Setup { talk: TALK, ..Setup::new(shipped_library().expect("cards"), 4) };
        let chairs = (0..4).map(|_| Chair::bot("", Level::Simple)).collect();
        let mut table = Table::new(setup, 3, chairs).expect("a table");
        table.run();
        let told = decisions(table.game().journal().clone(), Seat(1), Level::Simple);
        assert!(!told.is_empty() && told.len() <= 10, "{}", told.len());
        assert!(told.windows(2).all(|pair| pair[0].turn <= pair[1].turn));
        for decision in &told {
            assert_eq!((decision.view.seat, decision.reasons.seat), (Seat(1), Seat(1)));
            assert!(decision.reasons.about.is_some());
        }
        assert!(decisions(table.game().journal().clone(), Seat(1), Level::Random).is_empty(), "chance has no reasons");
    }
}
