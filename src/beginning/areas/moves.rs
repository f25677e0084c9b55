//! Going from one area to another, and what waits there (TB-MOVE).

use smallvec::SmallVec;

use crate::{
    beginning::{Area, Did, Event, Figure, Harm, Item, Pending, Place, Secret, Trait, play::Play},
    engine::Seat,
};

impl Play<'_> {
    /// A figure goes a step (TB-MOVE).
    pub(super) fn go(&mut self, figure: Figure, to: Area) {
        let from = self.scene().area(figure);
        let cost = from.and_then(|from| self.rules.step(from, to)).unwrap_or(1);
        if matches!(figure, Figure::Of(_)) {
            self.state.turn.moves = self.state.turn.moves.saturating_sub(cost);
        }
        self.with_body(figure, |body| body.place = Place::In(to));
        if to == Area::Network {
            match figure {
                Figure::Of(_) => self.state.turn.entered.0 = true,
                Figure::Kuro => self.state.turn.entered.1 = true,
            }
        }
        self.push(Pending::Entered(figure));
    }

    /// What waits in an area for whoever comes in (TB-MOVE-11).
    pub fn entered(&mut self, figure: Figure) {
        let Some(area) = self.scene().area(figure) else { return };
        self.collect_scanner(figure, area);
        match figure {
            Figure::Of(seat) => {
                if self.state.crates.iter().any(|it| it.area == area) {
                    self.push(Pending::Crates(seat));
                }
            }
            Figure::Kuro => self.sniff(area),
        }
        self.spread(figure, area);
        self.meet_thieves(figure, area);
    }

    /// Scanners come along with a chip (TB-SCAN-01 to -03).
    fn collect_scanner(&mut self, figure: Figure, area: Area) {
        let at = match area {
            Area::Nexus => 0,
            Area::Monolith => 1,
            _ => return,
        };
        let scene = self.scene();
        let barred = matches!(figure, Figure::Of(seat) if scene.has(seat, Trait::NoScanners));
        let wants = scene
            .body(figure)
            .is_some_and(|body| !body.chips.is_empty() && body.scanners.get(at).is_some_and(|has| !has));
        let Some(left) = self.state.scanners.get_mut(at).filter(|left| **left > 0) else { return };
        if wants && !barred {
            *left -= 1;
            self.with_body(figure, |body| body.scanners.get_mut(at).into_iter().for_each(|has| *has = true));
            self.say(Event::Scanner(figure, at as u8 + 1));
        }
    }

    /// Kuro looks into boxes (TB-KURO-07).
    fn sniff(&mut self, area: Area) {
        let Some(owner) = self.state.kuro.as_ref().map(|kuro| kuro.owner) else { return };
        let mut found: SmallVec<[Item; 2]> = SmallVec::new();
        for lying in self.state.crates.iter_mut().filter(|it| it.area == area && !it.seen.contains(owner)) {
            lying.seen = lying.seen.with(owner);
            found.extend(lying.item);
        }
        for item in found {
            self.say(Event::Sniffed { seat: owner, item: Secret::of(item, owner) });
            self.did(owner, Did::KuroSniff);
        }
    }

    /// Contagious wounds, of whoever comes in and of whoever is there (TB-WND-05, TB-WND-06).
    fn spread(&mut self, figure: Figure, area: Area) {
        let others: SmallVec<[Figure; 6]> = self.scene().figures_in(area).filter(|&other| other != figure).collect();
        for other in others {
            if let Figure::Of(seat) = figure {
                self.infect(seat, other);
            }
            if let Figure::Of(seat) = other {
                self.infect(seat, figure);
            }
        }
    }

    fn infect(&mut self, from: Seat, to: Figure) {
        let harms: SmallVec<[Harm; 4]> = self.scene().harms(from).collect();
        let owner = self.scene().owner(to);
        for harm in harms {
            match harm {
                Harm::Fever(count) if matches!(to, Figure::Of(_)) => {
                    self.say(Event::Infected { from, to });
                    self.discard_random(owner, count);
                }
                Harm::Rot(by) => {
                    let health = self.scene().body(to).map_or(0, |body| body.health);
                    let by = by.min(health.saturating_sub(1));
                    if by > 0 {
                        self.say(Event::Infected { from, to });
                        self.hurt(to, by);
                    }
                }
                _ => {}
            }
        }
    }
}
