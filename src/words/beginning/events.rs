//! Sentences of what happened: turns, cards, what figures do.

use super::{
    super::{Fill, added},
    Teller, capital,
};
use crate::{
    beginning::{Deed, Event, Figure, Free, ProgramNo, Purpose, View},
    engine::Seat,
};

impl Teller<'_> {
    /// What happened, in one line of the log, from the place of the view's seat; `None` where it is no news.
    pub fn event(&self, view: &View, event: &Event) -> Option<String> {
        self.at(view).told(event)
    }

    /// What happened, from the place this teller has. The event must be one the seat witnessed.
    pub fn told(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Turn { seat, number, round } => {
                let fill = [self.whose(*seat), ("number", (*number).into()), ("round", (*round).into())];
                self.sentence("event-tb-turn", &fill)
            }
            Event::Woke(figure) => self.by_figure("event-tb-woke", *figure),
            Event::Drew { seat, cards, count } => {
                let known = cards.what.as_ref().map(|cards| self.hand(cards));
                let fill = [self.who(*seat), ("count", count.0.into()), ("own", count.1.into())];
                self.perhaps("event-tb-drew", "event-tb-drew-known", &fill, known)
            }
            Event::Reshuffled => self.words.text("event-tb-reshuffled"),
            Event::Did(figure, deed) => self.did(*figure, *deed),
            Event::Used(seat, free) => self.used(*seat, *free)?,
            Event::Program(seat, no) => self.of_program("event-tb-program", *seat, *no),
            Event::Played(seat, card) => {
                self.sentence("event-tb-played", &[self.who(*seat), ("card", self.influence(*card).into())])
            }
            Event::PutIn(seat) => self.by("event-tb-put-in", *seat),
            // Being done is no news.
            Event::Finished(_) => return None,
            Event::Discarded(seat, cards) => {
                self.sentence("event-tb-discarded", &[self.who(*seat), ("cards", self.hand(cards).into())])
            }
            Event::Rolled(purpose, dice) => self.rolled(*purpose, *dice),
            Event::Rerolled(seat, at, value) => {
                let fill = [self.who(*seat), ("number", (u16::from(*at) + 1).into()), ("value", (*value).into())];
                self.sentence("event-tb-rerolled", &fill)
            }
            Event::GotPrograms { seat, programs, count } => {
                let known = programs.what.as_ref().map(|all| self.all(all.iter().map(|no| self.program(*no))));
                let fill = [self.who(*seat), ("count", (*count).into())];
                self.perhaps("event-tb-got-programs", "event-tb-got-programs-known", &fill, known)
            }
            Event::LostProgram(seat, no) => self.of_program("event-tb-lost-program", *seat, *no),
            Event::Transferred(seat) => self.by("event-tb-transferred", *seat),
            Event::Said(seat, claim) => {
                self.sentence("event-tb-said", &[self.who(*seat), ("quote", self.quote(claim).into())])
            }
            Event::Chose(seat) => self.by("event-tb-chose", *seat),
            Event::Over(outcome) => self.outcome(outcome),
            _ => return self.told_of_boards(event),
        })
    }

    pub(super) fn by(&self, key: &str, seat: Seat) -> String {
        self.sentence(key, &[self.who(seat)])
    }

    pub(super) fn by_figure(&self, key: &str, figure: Figure) -> String {
        self.sentence(key, &[self.doer(figure)])
    }

    pub(super) fn of_program(&self, key: &str, seat: Seat, program: ProgramNo) -> String {
        self.sentence(key, &[self.who(seat), ("program", self.program(program).into())])
    }

    /// A sentence that tells what it is about only where that is known.
    pub(super) fn perhaps(&self, hidden: &str, open: &str, fill: &[Fill], known: Option<String>) -> String {
        let Some(what) = known else { return self.sentence(hidden, fill) };
        let fill: Vec<Fill> = fill.iter().cloned().chain([("what", what.into())]).collect();
        self.sentence(open, &fill)
    }

    /// A deed as it was seen.
    #[rustfmt::skip]
    fn did(&self, figure: Figure, deed: Deed) -> String {
        let who = self.doer(figure);
        let of = |key, name, thing: String| self.sentence(key, &[who.clone(), (name, thing.into())]);
        let plain = |key| self.sentence(key, std::slice::from_ref(&who));
        match deed {
            Deed::Move(area) => of("event-tb-moved", "area", self.area(area)),
            Deed::Attack(foe) => of("event-tb-attacks", "enemy", self.foe(foe)),
            Deed::SectorOne => plain("event-tb-sector-one"),
            Deed::SectorTwo(partner) => of("event-tb-sector-two", "whom", self.figure(partner)),
            Deed::SectorThree => plain("event-tb-sector-three"),
            Deed::Riot { minus } => plain(if minus { "event-tb-riot-minus" } else { "event-tb-riot-plus" }),
            Deed::Morale => plain("event-tb-morale"),
            Deed::Resource => plain("event-tb-resource"),
            Deed::Fate => plain("event-tb-fate"),
            Deed::BuyProgram(at) => of("event-tb-buy-program", "number", (u16::from(at) + 1).to_string()),
            Deed::BuyRandom => plain("event-tb-buy-random"),
            Deed::Nexus => plain("event-tb-nexus"),
            Deed::Censure(seat) => of("event-tb-censure", "whom", self.seat(seat)),
            Deed::Elect => plain("event-tb-elect"),
            Deed::BuyWeapon(item) => of("event-tb-buy-weapon", "item", self.item(item)),
            Deed::TakeWeapon(item) => of("event-tb-take-weapon", "item", self.item(item)),
            Deed::BuyRecon => plain("event-tb-buy-recon"),
            Deed::Place => plain("event-tb-places"),
            Deed::BreakOut { minus } => of("event-tb-break-out", "target", added(if minus { -4 } else { 4 })),
            Deed::Interrogate => plain("event-tb-interrogate"),
            Deed::Pardon(seat) => of("event-tb-pardon", "whom", self.seat(seat)),
            Deed::Drop => plain("event-tb-drops"),
            Deed::JunkLook => plain("event-tb-junk-look"),
            Deed::JunkRemove => plain("event-tb-junk-remove"),
            Deed::Treat => plain("event-tb-treats"),
            Deed::Clinic => plain("event-tb-clinic"),
            Deed::Heal(whom) => of("event-tb-heals", "whom", self.figure(whom)),
            Deed::Surgery(whom) => of("event-tb-surgery", "whom", self.seat(whom)),
        }
    }

    /// Something free, where no event of its own tells of it.
    fn used(&self, seat: Seat, free: Free) -> Option<String> {
        let of = |key, name, thing: String| Some(self.sentence(key, &[self.who(seat), (name, thing.into())]));
        match free {
            Free::Recon(figure) => of("event-tb-recon", "whose", self.figures(figure)),
            Free::Rounder(at) => of("event-tb-rounder", "card", self.rounder(at)),
            Free::SecondWind => Some(self.by("event-tb-second-wind", seat)),
            Free::Fury => Some(self.by("event-tb-fury", seat)),
            Free::ApexAttack(at) => of("event-tb-apex-attack", "enemy", self.foe(crate::beginning::Foe::At(at))),
            Free::Program(_) | Free::Item | Free::Unique(_) | Free::Resign | Free::ApexMove | Free::Transfer(_) => None,
        }
    }

    fn rolled(&self, purpose: Purpose, dice: [u8; 4]) -> String {
        let key = match purpose {
            Purpose::Activation => "event-tb-rolled-activation",
            Purpose::Raid => "event-tb-rolled-raid",
            Purpose::Riot { .. } => "event-tb-rolled-riot",
            Purpose::Morale { .. } => "event-tb-rolled-morale",
            Purpose::Fate { .. } => "event-tb-rolled-fate",
            Purpose::Nexus { .. } => "event-tb-rolled-nexus",
            Purpose::Interrogation => "event-tb-rolled-interrogation",
            Purpose::Drop => "event-tb-rolled-drop",
        };
        let cards = match purpose {
            Purpose::Morale { cards } | Purpose::Nexus { cards, .. } => cards,
            _ => 0,
        };
        let [first, red, white, other] = dice;
        let area = crate::beginning::Area::numbered(first);
        let enemy = crate::beginning::EnemyKind::rolled(red);
        let enemy = enemy.map_or_else(|| self.words.text("name-tb-no-enemy"), |kind| self.enemy(kind));
        let fill = [
            ("die", first.into()),
            ("cards", cards.into()),
            ("area", self.area(area).into()),
            ("red", red.into()),
            ("enemy", enemy.into()),
            ("white", (white + other).into()),
            ("result", super::super::number(i32::from(cards) - i32::from(first)).into()),
        ];
        capital(&self.phrase(key, &fill))
    }

    /// A die of a roll, by its place.
    pub(super) fn die(&self, purpose: Purpose, at: u8) -> String {
        self.words.text(match (purpose, at) {
            (Purpose::Activation | Purpose::Drop, 0) => "name-tb-die-orange",
            (_, 0) => "name-tb-die-pink",
            (_, 1) => "name-tb-die-red",
            (_, 2) => "name-tb-die-white",
            _ => "name-tb-die-other",
        })
    }

    /// All dice of a roll.
    pub(super) fn dice(&self, purpose: Purpose, dice: [u8; 4]) -> String {
        let shown = (0..).zip(dice).filter(|(_, value)| *value > 0);
        let one = |(at, value): (u8, u8)| {
            self.phrase("name-tb-die-value", &[("die", self.die(purpose, at).into()), ("value", value.into())])
        };
        self.all(shown.map(one))
    }
}
