//! The Network: placing chips, rewards, and the Human and Machine Phases it brings (TB-NET, TB-SCAN, TB-HUM, TB-MACH).

use smallvec::SmallVec;

use super::{
    Chip, Chosen, ClosedStep, Colour, Column, Did, Ending, Era, Event, Faction, Figure, Past, Pending, Secret, Told,
    Trait, Turned, play::Play,
};
use crate::engine::{Flow, Seat, Seats};

/// At this Security or below Legion may infect one more (TB-MACH-12).
const WEAK_SECURITY: i8 = 2;
/// At this Threat or above Legion may infect one more (TB-MACH-12).
const HIGH_THREAT: i8 = 2;

impl Play<'_> {
    /// A figure begins to place what it carries.
    pub fn begin_placing(&mut self, figure: Figure) {
        let scanned = self.scene().body(figure).is_some_and(|body| body.scanners == [true; 2]);
        self.push(Pending::Placing { figure, placed: 0, scanned });
    }

    /// A chip goes into a column (TB-NET-05 to -07, TB-NET-10).
    pub fn place_chip(&mut self, figure: Figure, chip: u8, column: Column, up: bool) {
        let Some(Pending::Placing { placed, scanned, .. }) = self.state.stack.pop() else { return };
        self.push(Pending::Placing { figure, placed: placed + 1, scanned });
        let Some(chip) = self.take_chip(figure, chip) else { return };
        let (seat, full) = (self.scene().owner(figure), self.state.full_tiers());
        let known = if up { self.scene().everybody() } else { chip.seen };
        let colour = Secret { what: chip.colour, known };
        let Some(stack) = self.state.network.get_mut(column as usize) else { return };
        stack.push(Chip { up, ..chip });
        let tier = stack.len() as u8;
        self.say(Event::Placed { figure, column, tier, colour });
        self.state.past.push(Past::Placed { by: seat, column });
        self.return_scanners(figure);
        // The Guard stays at 1 until it is used (TB-AMB-14).
        self.state.bars.guard = self.state.bars.guard.saturating_sub(1).max(1);
        let other = u8::from(chip.colour != Some(Colour::Blue));
        let looked = chip.up || chip.seen.contains(seat);
        self.with_player(seat, |player| {
            let record = &mut player.record;
            record.brought = record.brought.saturating_add(1);
            let count = if looked { &mut record.non_blue } else { &mut record.blind };
            *count = count.map(|count| count.saturating_add(other));
        });
        self.did(seat, Did::Chip { scanned: scanned && matches!(figure, Figure::Of(_)) });
        let now = self.state.full_tiers();
        if now > full {
            match now {
                1 => self.human_phase(),
                2 => self.machine_phase(),
                3 => self.end(Ending::Network),
                _ => {}
            }
        }
    }

    /// Takes a chip off a board.
    pub fn take_chip(&mut self, figure: Figure, at: u8) -> Option<Chip> {
        let at = usize::from(at);
        let mut taken = None;
        self.with_body(figure, |body| taken = (at < body.chips.len()).then(|| body.chips.remove(at)));
        taken
    }

    /// Scanners go back to their areas (TB-SCAN-05).
    fn return_scanners(&mut self, figure: Figure) {
        let mut back = [false; 2];
        self.with_body(figure, |body| back = std::mem::take(&mut body.scanners));
        for (left, came) in self.state.scanners.iter_mut().zip(back) {
            *left += u8::from(came);
        }
        if back != [false; 2] {
            self.say(Event::ScannersBack(figure));
        }
    }

    /// The figure places no more: the reward follows (TB-NET-08, TB-NET-09, TB-AMB-20, TB-AMB-21).
    pub fn placed_all(&mut self, figure: Figure, placed: u8, scanned: bool) {
        if placed == 0 || self.state.over.is_some() {
            return;
        }
        let seat = self.scene().owner(figure);
        let mut open = false;
        self.scene().each_branch(seat, &mut |_| open = true);
        let boost = scanned && open && !self.scene().has(seat, Trait::NoNetworkBoost);
        if boost {
            self.push(Pending::Reward { seat, chips: placed, scanned });
        } else {
            self.draw_programs(seat, placed);
        }
    }

    /// The Human Phase (TB-HUM): Tier 1 is mixed and turned up, enemies and market change.
    fn human_phase(&mut self) {
        let mut chips: SmallVec<[Chip; 3]> =
            self.state.network.iter().filter_map(|column| column.first().copied()).collect();
        self.dice.shuffle(&mut chips);
        let places = self.state.network.iter_mut().filter_map(|column| column.first_mut());
        for (place, chip) in places.zip(&chips) {
            *place = Chip { up: true, from: None, ..*chip };
        }
        self.state.era = Era::Human;
        if let Ok(shown) = <[Chip; 3]>::try_from(chips.as_slice()) {
            self.say(Event::HumanPhase(shown.map(|chip| Chip { up: true, seen: Seats::NONE, from: None, ..chip })));
        }
        self.renew_market();
    }

    /// The Machine Phase (TB-MACH): the market changes, then what happens with closed eyes.
    fn machine_phase(&mut self) {
        self.state.era = Era::Machine;
        self.say(Event::MachinePhase);
        self.renew_market();
        if self.rules.seats < 4 {
            return;
        }
        let scene = self.scene();
        let of = |faction: Faction| scene.members(faction).collect::<SmallVec<[Seat; 6]>>();
        let (machines, humans) = (of(Faction::Machine), of(Faction::Human));
        for &to in &machines {
            for &of in &humans {
                self.tell_faction(to, of, Faction::Human);
            }
            if self.rules.many() {
                for &of in machines.iter().filter(|&&of| of != to) {
                    self.tell_faction(to, of, Faction::Machine);
                }
            }
        }
        if !self.rules.many() {
            return;
        }
        let bars = &self.state.bars;
        let allowance = u8::from(bars.security <= WEAK_SECURITY) + u8::from(bars.threat >= HIGH_THREAT);
        // Every step is gone through whoever is in play, so that its coming says nothing (TB-MACH-06).
        for left in (1..=allowance).rev() {
            self.push(Pending::Closed { step: ClosedStep::Infect(allowance - left), chosen: [Chosen::Open; 6] });
        }
        self.push(Pending::Closed { step: ClosedStep::Convert, chosen: [Chosen::Open; 6] });
    }

    /// Shows a faction to one player.
    fn tell_faction(&mut self, to: Seat, of: Seat, faction: Faction) {
        self.state.told.push(Told { to, of, faction });
        self.say(Event::Told { to, of, faction });
    }

    /// Waits until all have answered with closed eyes, then lets it happen.
    pub fn closed(&mut self, step: ClosedStep, chosen: &[Chosen; 6]) -> Flow {
        if !self.scene().asked().is_empty() {
            return Flow::Asks;
        }
        self.state.stack.pop();
        let picked = (0..).map(Seat).zip(chosen).find_map(|(by, chosen)| match chosen {
            Chosen::Seat(whom) => Some((by, *whom)),
            _ => None,
        });
        self.say(Event::ClosedEyes);
        if let Some((by, whom)) = picked {
            match step {
                ClosedStep::Convert => self.convert(by, whom),
                ClosedStep::Infect(_) => self.infect_player(by, whom),
            }
        }
        Flow::Done
    }

    /// A Human becomes a Machine, and the two know each other (TB-MACH-10).
    fn convert(&mut self, by: Seat, whom: Seat) {
        self.turn_player(whom, Faction::Machine, Seats::one(by).with(whom));
        self.tell_faction(by, whom, Faction::Machine);
        self.tell_faction(whom, by, Faction::Machine);
    }

    /// A player becomes Legion; all of Legion that were tapped know one another (TB-MACH-13, TB-MACH-14).
    fn infect_player(&mut self, by: Seat, whom: Seat) {
        let tapped: SmallVec<[Seat; 3]> = {
            let told = self.state.told.iter().filter(|told| told.to == by && told.faction == Faction::Legion);
            told.map(|told| told.of).chain([by]).collect()
        };
        let known = tapped.iter().fold(Seats::one(whom), |known, seat| known.with(*seat));
        self.turn_player(whom, Faction::Legion, known);
        for other in tapped {
            self.tell_faction(other, whom, Faction::Legion);
            self.tell_faction(whom, other, Faction::Legion);
        }
    }

    fn turn_player(&mut self, seat: Seat, to: Faction, known: Seats) {
        self.with_player(seat, |player| player.turned = Some(Turned { to: Some(to), known }));
        self.say(Event::Became { seat: Secret::among(seat, known), to });
    }
}
