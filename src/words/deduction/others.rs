//! Sentences of what happened: loyalty cards that moved, EX bosses, talk, the end.

use super::Teller;
use crate::{
    deduction::{Boss, Event, ProgramNo, Spot},
    engine::Seat,
};

impl Teller<'_> {
    /// What happened, where it is about loyalty cards, bosses or talk.
    pub(super) fn told_of_others(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::SwappedLoyalty { a, spot_a, b, spot_b } => self.swapped(a, spot_a, b, spot_b),
            Event::MixedLoyalty(a, b) => self.two("event-sd-mixed", a, b),
            Event::SwappedAllLoyalty(a, b) => self.two("event-sd-swapped-all", a, b),
            Event::ReplacedLoyalty(seat, spot) => self.sentence("event-sd-replaced", &[self.card(seat, spot)]),
            Event::GainedLoyalty(seat) => self.by("event-sd-gained", seat),
            Event::PassedLoyalty { from, spot, to } => {
                self.sentence("event-sd-passed", &[self.card(from, spot), self.whom(to)])
            }
            Event::Decided(seat) => self.by("event-sd-decided", seat),
            Event::TookUnused(seat) => self.by("event-sd-took-unused", seat),
            Event::Drafted => self.words.text("event-sd-drafted"),
            Event::Unmasked { seat, was, truth } => {
                let fill = [self.whose(seat), ("was", self.id(was).into()), ("truth", self.id(truth).into())];
                self.sentence("event-sd-unmasked", &fill)
            }
            Event::SwappedIds(a, b) => self.two("event-sd-swapped-ids", a, b),
            Event::Crowned(seat, faction) => {
                self.sentence("event-sd-crowned", &[self.who(seat), ("team", self.faction(faction).into())])
            }
            Event::ExtraAction(seat) => self.by("event-sd-extra", seat),
            Event::LaidOpen { seat, program } => self.laid_open(seat, program),
            Event::Sealed(program) => self.sentence("event-sd-sealed", &[("program", self.program(program).into())]),
            Event::Said(seat, claim) => {
                self.sentence("event-sd-said", &[self.who(seat), ("quote", self.quote(&claim).into())])
            }
            Event::Over(victory) => self.victory(victory),
            _ => return self.told_of_bosses(event),
        })
    }

    /// What happened, where it is about EX bosses.
    fn told_of_bosses(&self, event: &Event) -> Option<String> {
        Some(match *event {
            Event::BossEntered { boss, place } => self.placed("event-sd-boss-entered", boss, place),
            Event::BossMoved { boss, place } => self.placed("event-sd-boss-moved", boss, place),
            Event::ExitusCard(at) => {
                let text = self.rules.library().exitus.get(usize::from(at)).map(|card| card.text.clone());
                self.sentence("event-sd-exitus", &[("boss", self.boss(Boss::Exitus).into()), ("text", text?.into())])
            }
            Event::BossDrew { boss, program: Some(program) } => self.of_boss("event-sd-boss-drew-open", boss, program),
            Event::BossDrew { boss, program: None } => {
                self.sentence("event-sd-boss-drew", &[("boss", self.boss(boss).into())])
            }
            Event::BossShields(boss, left) => self.counted("event-sd-boss-shields", boss, left),
            Event::BossHp(boss, left) => self.counted("event-sd-boss-hp", boss, left),
            Event::BossDefeated(boss) => self.sentence("event-sd-boss-defeated", &[("boss", self.boss(boss).into())]),
            Event::BossShowed(boss, program) => self.of_boss("event-sd-boss-showed", boss, program),
            _ => return None,
        })
    }

    fn swapped(&self, a: Seat, spot_a: Spot, b: Seat, spot_b: Spot) -> String {
        let fill = [("one", self.spot(a, spot_a).into()), ("two", self.spot(b, spot_b).into())];
        self.sentence("event-sd-swapped", &fill)
    }

    fn laid_open(&self, seat: Option<Seat>, program: ProgramNo) -> String {
        match seat {
            Some(seat) => self.of_program("event-sd-laid-open", seat, program),
            None => self.sentence("event-sd-laid-open-boss", &[("program", self.program(program).into())]),
        }
    }

    fn placed(&self, key: &str, boss: Boss, place: Seat) -> String {
        let at = if boss == Boss::Bloodbeast { "at" } else { "right" };
        self.sentence(key, &[("boss", self.boss(boss).into()), self.whom(place), ("side", at.into())])
    }

    fn counted(&self, key: &str, boss: Boss, left: u8) -> String {
        self.sentence(key, &[("boss", self.boss(boss).into()), ("left", left.into())])
    }

    fn of_boss(&self, key: &str, boss: Boss, program: ProgramNo) -> String {
        self.sentence(key, &[("boss", self.boss(boss).into()), ("program", self.program(program).into())])
    }
}
