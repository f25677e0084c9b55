//! Claims held against what a seat knows.

use super::{Line, SeatFacts, Standing, facts::is_of};
use crate::{
    beginning::{Amount, Claim, Colour, Event, Faction, Said, View},
    engine::Seat,
    session::table::Truth,
};

/// Something that was said, and what became of it for the seat that heard it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard {
    /// What was said.
    pub said: Said,
    /// Whether it is true, as far as the seat can know.
    pub truth: Truth,
}

/// Every claim of a view, held against what its seat knows and has witnessed.
pub(super) fn judged(view: &View, log: &[Line], seats: &[SeatFacts]) -> Vec<Heard> {
    let mut at = log.iter().enumerate().filter(|(_, line)| matches!(line.event, Event::Said(..))).map(|(at, _)| at);
    let heard = |said: &Said| {
        let after = at.next().and_then(|at| log.get(at + 1..)).unwrap_or_default();
        Heard { said: *said, truth: judge(view, after, seats, *said) }
    };
    view.table.said.iter().map(heard).collect()
}

fn judge(view: &View, after: &[Line], seats: &[SeatFacts], said: Said) -> Truth {
    match said.claim {
        Claim::Faction(faction) => of_faction(after, seats, said.by, faction),
        Claim::Accuse(seat, faction) => of_faction(after, seats, seat, faction),
        Claim::Carry(colour) => of_chip(view, after, seats, said.by, colour),
        Claim::Give(amount) => of_gift(after, said.by, amount),
        Claim::Vouch(_) | Claim::Detain(_) | Claim::Spare(_) => Truth::Opinion,
    }
}

/// A claim about a faction is held against the faction of its time. What the Machine Phase changed later makes no liar,
/// so after it only what did not change counts (TB-LOY-06).
fn of_faction(after: &[Line], seats: &[SeatFacts], about: Seat, claimed: Faction) -> Truth {
    let Some(facts) = seats.get(usize::from(about.0)) else { return Truth::Open };
    let turned = after.iter().any(|line| matches!(line.event, Event::MachinePhase));
    match facts.standing {
        Standing::Certain(known) if known == claimed => Truth::True,
        Standing::Certain(Faction::Human | Faction::Fallen) => Truth::False,
        Standing::Certain(_) if turned => Truth::Doubtful,
        Standing::Certain(_) => Truth::False,
        Standing::Told(known) if known == claimed => Truth::True,
        Standing::Told(_) => Truth::Doubtful,
        Standing::Unknown => Truth::Open,
    }
}

/// The chip carried then is the next one that leaves the hand; while it is carried, what is seen of it counts.
fn of_chip(view: &View, after: &[Line], seats: &[SeatFacts], by: Seat, claimed: Colour) -> Truth {
    let left = after.iter().find_map(|line| match &line.event {
        Event::Placed { figure, colour, .. } if is_of(view, *figure, by) => Some(colour.what),
        Event::Junked { by: Some(figure), at } if is_of(view, *figure, by) => {
            let chip = view.table.junkyard.get(usize::from(*at)).and_then(|junk| junk.chip);
            Some(chip.and_then(|chip| chip.colour))
        }
        Event::Swapped(seat, ..) if *seat == by => Some(None),
        _ => None,
    });
    let carried = || seats.get(usize::from(by.0)).and_then(|facts| facts.carried.first().copied().flatten());
    match left.unwrap_or_else(carried) {
        Some(colour) => Truth::of(colour == claimed),
        None => Truth::Open,
    }
}

/// How many cards somebody puts in is seen by all, what they are worth is not: nothing can be said to be much, and only
/// nothing is nothing (TB-INFO-09).
fn of_gift(after: &[Line], by: Seat, amount: Amount) -> Truth {
    let check = after.iter().take_while(|line| !closes(&line.event));
    let given = check.filter(|line| line.event == Event::PutIn(by)).count();
    let closed = after.iter().any(|line| closes(&line.event));
    match (amount, given) {
        (Amount::Nothing, 1..) => Truth::False,
        (Amount::Nothing, 0) if closed => Truth::True,
        (Amount::Lot | Amount::Little, 0) if closed => Truth::False,
        _ => Truth::Open,
    }
}

/// Whether a check is over with this event.
const fn closes(event: &Event) -> bool {
    matches!(event, Event::Pooled { .. } | Event::Counted { .. } | Event::Turn { .. })
}
