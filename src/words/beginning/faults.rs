//! Why a table cannot be dealt, and what to do about it.

use super::super::Words;
use crate::beginning::{Library, SetupFault};

/// What is wrong with a setup, in one or two sentences that say how to mend it.
pub fn fault_text(words: &Words, library: &Library, fault: &SetupFault) -> String {
    match fault {
        SetupFault::Seats(seats) => words.with("refusal-tb-seats", &[("seats", (*seats).into())]),
        SetupFault::NoSeat { seat, seats } => {
            words.with("refusal-tb-no-seat", &[("seat", (*seat).into()), ("seats", (*seats).into())])
        }
        SetupFault::Twice(who) => {
            let name = library.character(*who).map(|card| card.name.clone()).unwrap_or_default();
            words.with("refusal-tb-twice", &[("character", name.into())])
        }
        SetupFault::NoCard(key) => words.with("refusal-tb-no-card", &[("card", key.as_str().into())]),
        SetupFault::Campaign => words.text("refusal-tb-campaign"),
        SetupFault::NoRecipe(seats) => words.with("refusal-tb-no-recipe", &[("seats", (*seats).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{beginning::Character, content::beginning::shipped_library};

    #[test]
    fn every_fault_is_told_with_its_cure() {
        let (words, library) = (Words::english(), shipped_library().unwrap());
        let faults = [
            SetupFault::Seats(2),
            SetupFault::NoSeat { seat: 9, seats: 5 },
            SetupFault::Twice(Character::Nova),
            SetupFault::NoCard("x".into()),
            SetupFault::Campaign,
            SetupFault::NoRecipe(4),
        ];
        for fault in faults {
            let text = fault_text(&words, &library, &fault);
            assert!(!text.contains("refusal-") && !text.contains("{$"), "{text}");
            assert!(text.matches('.').count() >= 2, "says what is wrong and how to mend it: {text}");
        }
    }
}
