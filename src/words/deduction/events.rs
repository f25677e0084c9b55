//! Sentences of what happened: turns, cards seen and shown, programs.

use super::Teller;
use crate::{
    deduction::{Event, Face, ProgramNo, Secret, Spot, View},
    engine::Seat,
};

impl Teller<'_> {
    /// What happened, in one line of the log, from the place of the view's seat; `None` where it is no news.
    pub fn event(&self, view: &View, event: &Event) -> Option<String> {
        self.at(view).told(event)
    }

    /// What happened, from the place this teller has. The event must be one the seat witnessed.
    #[rustfmt::skip]
    pub fn told(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::Turn { seat, armed } => self.of(if armed { "event-sd-turn-armed" } else { "event-sd-turn" }, seat),
            Event::Announced(seat, deed, armed) => {
                self.by_deed("event-sd-announced", seat, self.announced(seat, deed, armed))
            }
            Event::Kept(seat, deed, armed) => self.by_deed("event-sd-kept", seat, self.announced(seat, deed, armed)),
            Event::Idle(seat) => self.by("event-sd-idle", seat),
            Event::Looked { by, of, spot, face } => self.looked(by, of, spot, face),
            Event::LookedLeftover { by, face } => self.face_of("event-sd-leftover", by, face.what.map(Face::Id)),
            Event::Revealed { seat, spot, face, .. } => self.revealed(seat, spot, face),
            Event::Covered(seat, spot) => self.sentence("event-sd-covered", &[self.card(seat, spot)]),
            Event::Drew { seat, program } => self.face_of("event-sd-drew", seat, program.what.map(Face::Program)),
            Event::NothingToDraw(seat) => self.by("event-sd-nothing-to-draw", seat),
            Event::Played { seat, program } => self.of_program("event-sd-played", seat, program),
            Event::Ability { seat, id } => {
                self.sentence("event-sd-ability", &[self.whose(seat), ("card", self.id(id).into())])
            }
            Event::Chose { by, whom } => self.two("event-sd-chose", by, whom),
            Event::Named(seat, faction) => {
                self.sentence("event-sd-named", &[self.who(seat), ("colour", self.faction(faction).into())])
            }
            Event::Discarded { seat, program, .. } => {
                self.face_of("event-sd-discarded", seat, program.what.map(Face::Program))
            }
            Event::Took { by, from, program, .. } => self.took(by, from, program),
            Event::Foresaw { by, programs } => self.foresaw(by, programs),
            _ => return self.told_of_harm(event),
        })
    }

    pub(super) fn by(&self, key: &str, seat: Seat) -> String {
        self.sentence(key, &[self.who(seat)])
    }

    pub(super) fn of(&self, key: &str, seat: Seat) -> String {
        self.sentence(key, &[self.whose(seat)])
    }

    pub(super) fn two(&self, key: &str, who: Seat, whom: Seat) -> String {
        self.sentence(key, &[self.who(who), self.whom(whom)])
    }

    pub(super) fn of_program(&self, key: &str, seat: Seat, program: ProgramNo) -> String {
        self.sentence(key, &[self.who(seat), ("program", self.program(program).into())])
    }

    fn by_deed(&self, key: &str, seat: Seat, deed: String) -> String {
        self.sentence(key, &[self.who(seat), ("deed", deed.into())])
    }

    /// A sentence about a card, that names it only where it is known.
    fn face_of(&self, key: &str, seat: Seat, face: Option<Face>) -> String {
        let known = if face.is_some() { "yes" } else { "no" };
        let face = face.map(|face| self.face(face)).unwrap_or_default();
        self.sentence(key, &[self.who(seat), ("known", known.into()), ("card", face.into())])
    }

    fn looked(&self, by: Seat, of: Seat, spot: Spot, face: Secret<Face>) -> String {
        let fill = [self.who(by), self.card(of, spot)];
        match face.what {
            Some(face) => {
                let [who, card] = fill;
                self.sentence("event-sd-looked-known", &[who, card, ("face", self.face(face).into())])
            }
            None => self.sentence("event-sd-looked", &fill),
        }
    }

    fn revealed(&self, seat: Seat, spot: Spot, face: Face) -> String {
        self.sentence("event-sd-revealed", &[self.card(seat, spot), ("face", self.face(face).into())])
    }

    fn took(&self, by: Seat, from: Seat, program: Secret<ProgramNo>) -> String {
        let known = if program.what.is_some() { "yes" } else { "no" };
        let name = program.what.map(|program| self.program(program)).unwrap_or_default();
        let fill = [self.who(by), self.whom(from), ("known", known.into()), ("card", name.into())];
        self.sentence("event-sd-took", &fill)
    }

    fn foresaw(&self, by: Seat, programs: [Secret<ProgramNo>; 3]) -> String {
        let known: Vec<_> = programs.iter().filter_map(|program| program.what).map(|no| self.program(no)).collect();
        if known.is_empty() {
            return self.by("event-sd-foresaw", by);
        }
        self.sentence("event-sd-foresaw-known", &[self.who(by), ("programs", self.all(known).into())])
    }
}
