//! Events as a seat may witness them: the same secrecy as views.

use super::Event;
use crate::engine::Seat;

/// The event without what the seat may not know; nothing where the seat may not know of it at all.
pub(super) fn seen_by(event: &Event, seat: Seat) -> Option<Event> {
    let mut seen = event.clone();
    match &mut seen {
        Event::Drew { cards, .. } => *cards = cards.seen_by(seat),
        Event::GotPrograms { programs, .. } => *programs = programs.seen_by(seat),
        Event::Looked { colours, .. } => *colours = colours.seen_by(seat),
        Event::Equipped { colour, .. } | Event::Placed { colour, .. } => *colour = colour.seen_by(seat),
        Event::Sniffed { item, .. } => *item = item.seen_by(seat),
        Event::TookRecon(_, sight) => *sight = sight.seen_by(seat),
        Event::SawHand { cards, .. } => *cards = cards.seen_by(seat),
        Event::SawObjective { objective, .. } => *objective = objective.seen_by(seat),
        Event::SawLoyalty { faction, .. } => *faction = faction.seen_by(seat),
        Event::Told { to, .. } if *to != seat => return None,
        Event::Became { seat: whose, .. } if !whose.known.contains(seat) => return None,
        _ => {}
    }
    Some(seen)
}
