//! Sentences of what happened: bars, chips, the Network, events, votes.

use super::{Teller, column_name, level_name};
use crate::beginning::{Bar, Chip, Event, Figure, Secret};

impl Teller<'_> {
    /// What happened, where it is about the boards, chips and votes.
    pub(super) fn told_of_boards(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Bar { bar, from, to, .. } => self.bar_moved(*bar, *from, *to),
            Event::Market(programs) => {
                let names = self.all(programs.iter().map(|no| self.program(*no)));
                self.sentence("event-tb-market", &[("programs", names.into())])
            }
            Event::Looked { seat, spot, colours } => {
                let known = colours.what.as_ref().map(|all| self.all(all.iter().map(|it| self.chip(Some(*it)))));
                let fill = [self.who(*seat), ("place", self.spot(*spot).into())];
                self.perhaps("event-tb-looked", "event-tb-looked-known", &fill, known)
            }
            Event::Equipped { figure, from, colour } => self.equipped(*figure, *from, colour),
            Event::Junked { by, at } => self.junked(*by, *at),
            Event::Removed(seat, at) => {
                self.sentence("event-tb-removed", &[self.who(*seat), ("number", (u16::from(*at) + 1).into())])
            }
            Event::Placed { figure, column, tier, colour } => {
                let fill = [
                    self.doer(*figure),
                    ("column", column_name(self.words, *column).into()),
                    ("tier", (*tier).into()),
                    ("chip", self.chip(colour.what).into()),
                ];
                self.sentence("event-tb-placed", &fill)
            }
            Event::Swapped(seat, column, tier) => {
                let spot = self.network_spot(*column, *tier);
                self.sentence("event-tb-swapped", &[self.who(*seat), ("place", spot.into())])
            }
            Event::Scanner(figure, at) => {
                self.sentence("event-tb-scanner", &[self.doer(*figure), ("number", (*at).into())])
            }
            Event::ScannersBack(figure) => self.by_figure("event-tb-scanners-back", *figure),
            Event::HumanPhase(chips) => self.human_phase(chips),
            Event::MachinePhase => self.words.text("event-tb-machine-phase"),
            Event::Leader(seat) => match seat {
                Some(seat) => self.by("event-tb-leader", *seat),
                None => self.words.text("event-tb-no-leader"),
            },
            Event::General(seat) => match seat {
                Some(seat) => self.by("event-tb-general", *seat),
                None => self.words.text("event-tb-no-general"),
            },
            Event::Resigned(seat) => self.by("event-tb-resigned", *seat),
            _ => return self.told_of_events(event),
        })
    }

    /// What happened, where it is about events, checks and votes.
    fn told_of_events(&self, event: &Event) -> Option<String> {
        let value = |value: i8| super::super::added(value.into());
        Some(match event {
            Event::Shown(level, no) => {
                let level = level_name(self.words, *level);
                self.sentence("event-tb-shown", &[("level", level.into()), ("card", self.event_name(*no).into())])
            }
            Event::Decided(by, no, upper) => {
                let half = self.rules.library().event(*no).and_then(|card| card.kind.half(u8::from(!upper)));
                let text = half.map(|half| half.text.clone()).unwrap_or_default();
                let side = if *upper { "A" } else { "B" };
                let who = by.map_or_else(|| self.words.text("name-tb-the-rules"), |seat| self.seat(seat));
                self.sentence("event-tb-decided", &[("who", who.into()), ("half", side.into()), ("text", text.into())])
            }
            Event::Dropped(no) => self.sentence("event-tb-dropped", &[("card", self.event_name(*no).into())]),
            Event::Pooled { cards, total, target, success } => {
                let fill = [
                    ("cards", self.hand(cards).into()),
                    ("total", value(*total).into()),
                    ("target", value(*target).into()),
                ];
                self.sentence(if *success { "event-tb-success" } else { "event-tb-failure" }, &fill)
            }
            Event::Counted { cards, count, .. } => {
                self.sentence("event-tb-counted", &[("cards", self.hand(cards).into()), ("count", (*count).into())])
            }
            Event::Pile { seat, cards, sum } => {
                let fill = [self.whose(*seat), ("cards", self.hand(cards).into()), ("sum", value(*sum).into())];
                self.sentence("event-tb-pile", &fill)
            }
            Event::Voted { yes, passed } => {
                let fill = [("names", self.people(yes.iter()).into()), ("count", yes.len().into())];
                self.sentence(if *passed { "event-tb-passed" } else { "event-tb-rejected" }, &fill)
            }
            _ => return self.told_of_fights(event),
        })
    }

    fn bar_moved(&self, bar: Bar, from: i8, to: i8) -> String {
        let fill = [("bar", self.bar(bar).into()), ("from", Self::value(from).into()), ("to", Self::value(to).into())];
        self.sentence(if to < from { "event-tb-fell" } else { "event-tb-rose" }, &fill)
    }

    fn equipped(&self, figure: Figure, from: Option<u8>, colour: &Secret<crate::beginning::Colour>) -> String {
        let fill = [self.doer(figure), ("chip", self.chip(colour.what).into())];
        let [who, chip] = fill;
        match from {
            Some(at) => self.sentence("event-tb-equipped-from", &[who, chip, ("sector", self.sector(at).into())]),
            None => self.sentence("event-tb-equipped", &[who, chip]),
        }
    }

    fn junked(&self, by: Option<Figure>, at: u8) -> String {
        let number = ("number", (u16::from(at) + 1).into());
        match by {
            Some(figure) => self.sentence("event-tb-dropped-chip", &[self.doer(figure), number]),
            None => self.sentence("event-tb-junked", &[number]),
        }
    }

    fn human_phase(&self, chips: &[Chip; 3]) -> String {
        let chips = self.all(chips.iter().map(|chip| self.chip(chip.colour)));
        self.sentence("event-tb-human-phase", &[("chips", chips.into())])
    }
}
