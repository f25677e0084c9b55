//! Sentences of what happened: enemies, attacks, health, wounds, the Cube, the two mechs.

use super::{super::number, Teller};
use crate::beginning::{Bar, EnemyKind, Event, Figure, Foe, InfluenceNo};

impl Teller<'_> {
    /// What happened, where it is about fights and health.
    pub(super) fn told_of_fights(&self, event: &Event) -> Option<String> {
        Some(match event {
            Event::Spawned { kind, level, at } => {
                let fill = [("enemy", self.enemy_of(*kind, *level).into()), ("place", self.foe_place(*at).into())];
                self.sentence("event-tb-spawned", &fill)
            }
            Event::NoRoom(kind) => self.sentence("event-tb-no-room", &[("enemy", self.enemy(*kind).into())]),
            Event::Crawled { from, to, pushed } => {
                let fill = [("from", self.red(*from).into()), ("to", self.red(*to).into())];
                self.sentence(if *pushed { "event-tb-pushed" } else { "event-tb-crawled" }, &fill)
            }
            Event::Breached => self.words.text("event-tb-breached"),
            Event::Attacked { by, foe, shield, red, drawn, result } => {
                self.attacked(*by, *foe, [*shield, *red], *drawn, *result)
            }
            Event::FoeHurt { foe, damage } => {
                let fill = [("enemy", self.foe(*foe).into()), ("damage", (*damage).into())];
                self.sentence("event-tb-foe-hurt", &fill)
            }
            Event::Eliminated { foe, kind, level, by } => self.eliminated(*foe, *kind, *level, *by),
            Event::Defended { foe, victim, shield, blue, cards, result } => {
                let fill = [
                    ("enemy", self.foe(*foe).into()),
                    ("whom", victim.map_or_else(|| self.bar(Bar::Apex), |figure| self.figure(figure)).into()),
                    ("shield", (*shield).into()),
                    ("blue", (*blue).into()),
                    ("cards", self.hand(cards).into()),
                    ("result", number((*result).into()).into()),
                ];
                self.sentence(if *result < 0 { "event-tb-hit" } else { "event-tb-held" }, &fill)
            }
            Event::Hurt(figure, by) => self.counted("event-tb-hurt", *figure, *by),
            Event::Healed(figure, by) => self.counted("event-tb-healed", *figure, *by),
            Event::Downed(figure) => self.by_figure("event-tb-downed", *figure),
            Event::Wounded(seat, no) => {
                self.sentence("event-tb-wounded", &[self.who(*seat), ("wound", self.wound(*no).into())])
            }
            Event::Cancelled(seat) => self.by("event-tb-cancelled", *seat),
            Event::Treated(seat, no) => {
                self.sentence("event-tb-treated", &[self.who(*seat), ("wound", self.wound(*no).into())])
            }
            Event::Infected { from, to } => {
                self.sentence("event-tb-infected", &[self.whose(*from), ("whom", self.figure(*to).into())])
            }
            Event::Detained(seat) => self.by("event-tb-detained", *seat),
            Event::Freed(seat) => self.by("event-tb-freed", *seat),
            _ => return self.told_of_things(event),
        })
    }

    fn attacked(&self, by: Option<Figure>, foe: Foe, sums: [u8; 2], drawn: Option<InfluenceNo>, result: i8) -> String {
        let [shield, red] = sums;
        let drawn = drawn.map_or_else(|| self.words.text("name-tb-no-card"), |card| self.influence(card));
        let fill = [
            ("who", by.map_or_else(|| self.bar(Bar::Apex), |figure| self.figure(figure)).into()),
            ("enemy", self.foe(foe).into()),
            ("shield", shield.into()),
            ("red", red.into()),
            ("card", drawn.into()),
            ("result", number(result.into()).into()),
        ];
        self.sentence(if result < 0 { "event-tb-attack-hit" } else { "event-tb-attack-missed" }, &fill)
    }

    fn eliminated(&self, foe: Foe, kind: Option<EnemyKind>, level: u8, by: Option<Figure>) -> String {
        let name = kind.map_or_else(|| self.bar(Bar::Deus), |kind| self.enemy_of(kind, level));
        let fill = [("enemy", name.into()), ("place", self.foe_place(foe).into())];
        let [enemy, place] = fill;
        match by {
            Some(figure) => self.sentence("event-tb-eliminated-by", &[enemy, place, self.doer(figure)]),
            None => self.sentence("event-tb-eliminated", &[enemy, place]),
        }
    }

    fn counted(&self, key: &str, figure: Figure, count: u8) -> String {
        self.sentence(key, &[self.doer(figure), ("count", count.into())])
    }
}
