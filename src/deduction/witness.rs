//! Events as a seat may witness them: the same secrecy as views.

use super::Event;
use crate::engine::Seat;

/// The event without what the seat may not know; nothing where the seat may not know of it at all.
pub(super) fn seen_by(event: &Event, seat: Seat) -> Option<Event> {
    let mut seen = event.clone();
    match &mut seen {
        Event::Looked { face, .. } => *face = face.seen_by(seat),
        Event::LookedLeftover { face, .. } => *face = face.seen_by(seat),
        Event::Drew { program, .. } | Event::Discarded { program, .. } | Event::Took { program, .. } => {
            *program = program.seen_by(seat);
        }
        Event::Foresaw { programs, .. } => programs.iter_mut().for_each(|program| *program = program.seen_by(seat)),
        Event::Checked { teams, sudden, .. } => {
            *teams = teams.seen_by(seat);
            *sudden = sudden.seen_by(seat);
        }
        Event::Recognised { by, .. } if *by != seat => return None,
        Event::Became { seat: whose, status } => {
            *whose = whose.seen_by(seat);
            *status = status.seen_by(seat);
        }
        _ => {}
    }
    Some(seen)
}
