//! Why a table cannot be dealt, and what to do about it.

use super::{
    super::Words,
    names::{colour_name, team_name},
};
use crate::deduction::{HandoverFault, SetupFault};

/// What is wrong with a setup, in one or two sentences that say how to mend it.
pub fn fault_text(words: &Words, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats(seats) => words.with("refusal-sd-seats", &[("seats", (*seats).into())]),
        SetupFault::NoSeat { seat, seats } => {
            words.with("refusal-sd-no-seat", &[("seat", (*seat).into()), ("seats", (*seats).into())])
        }
        SetupFault::NoRow(seats) => words.with("refusal-sd-no-row", &[("seats", (*seats).into())]),
        SetupFault::NoScenario(key) => words.with("refusal-sd-no-scenario", &[("scenario", key.as_str().into())]),
        SetupFault::ScenarioSeats { key, needs, seats } => {
            let fill = [("scenario", key.as_str().into()), ("needs", (*needs).into()), ("seats", (*seats).into())];
            words.with("refusal-sd-scenario-seats", &fill)
        }
        SetupFault::NeedsHellGate(key) => words.with("refusal-sd-hell-gate", &[("scenario", key.as_str().into())]),
        SetupFault::TooFewIds { faction, need, have } => {
            let colour = colour_name(words, *faction);
            let fill = [("colour", colour.into()), ("need", (*need).into()), ("have", (*have).into())];
            words.with("refusal-sd-too-few-ids", &fill)
        }
        SetupFault::LegionCard => words.text("refusal-sd-legion-card"),
        SetupFault::PrototypeAlone => words.text("refusal-sd-prototype"),
        SetupFault::After(fault) => handover_text(words, *fault),
        SetupFault::TooMany(key) => words.with("refusal-sd-too-many", &[("card", key.as_str().into())]),
        SetupFault::NoCard(key) => words.with("refusal-sd-no-card", &[("card", key.as_str().into())]),
    }
}

/// Why a record of The Beginning cannot be played on from.
fn handover_text(words: &Words, fault: HandoverFault) -> String {
    let counted = |key, count: usize| words.with(key, &[("count", count.into())]);
    match fault {
        HandoverFault::Players(count) => counted("refusal-sd-record-players", count),
        HandoverFault::OtherTable { record, seats } => {
            words.with("refusal-sd-record-table", &[("record", record.into()), ("seats", seats.into())])
        }
        HandoverFault::NoLast(seat) => counted("refusal-sd-record-last", seat.into()),
        HandoverFault::Legions(count) => counted("refusal-sd-record-legions", count),
        HandoverFault::NoLegion => words.text("refusal-sd-record-no-legion"),
        HandoverFault::Fallens(count) => counted("refusal-sd-record-fallens", count),
        HandoverFault::NoWinner(team) => {
            words.with("refusal-sd-record-no-winner", &[("team", team_name(words, team).into())])
        }
        HandoverFault::Alone => words.text("refusal-sd-record-alone"),
        HandoverFault::Variant(_) => words.text("refusal-sd-record-variant"),
        HandoverFault::Cards { players } => counted("refusal-sd-record-cards", players),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deduction::{Faction, Team, Variant};

    #[test]
    fn every_fault_is_told_with_its_cure() {
        let words = Words::english();
        let faults = [
            SetupFault::Seats(3),
            SetupFault::NoSeat { seat: 9, seats: 6 },
            SetupFault::NoRow(7),
            SetupFault::NoScenario("SC-99".into()),
            SetupFault::ScenarioSeats { key: "SC-01".into(), needs: 4, seats: 6 },
            SetupFault::NeedsHellGate("SC-03".into()),
            SetupFault::TooFewIds { faction: Faction::Outlaw, need: 5, have: 2 },
            SetupFault::LegionCard,
            SetupFault::PrototypeAlone,
            SetupFault::TooMany("H01".into()),
            SetupFault::NoCard("X99".into()),
        ];
        let records = [
            HandoverFault::Players(9),
            HandoverFault::OtherTable { record: 4, seats: 6 },
            HandoverFault::NoLast(7),
            HandoverFault::Legions(2),
            HandoverFault::NoLegion,
            HandoverFault::Fallens(2),
            HandoverFault::NoWinner(Team::Legion),
            HandoverFault::Alone,
            HandoverFault::Variant(Variant::FirstSession),
            HandoverFault::Cards { players: 6 },
        ];
        for fault in faults.into_iter().chain(records.map(SetupFault::After)) {
            let text = fault_text(&words, &fault);
            assert!(!text.contains("refusal-") && !text.contains("{$"), "{text}");
            assert!(text.matches('.').count() >= 2, "says what is wrong and how to mend it: {text}");
        }
    }
}
