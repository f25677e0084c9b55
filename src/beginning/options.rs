//! Who is asked, and what may be answered.

use super::{
    Action, Amount, Choice, Chosen, Claim, ClosedStep, Column, Effect, EventKind, Face, Faction, Figure, Frame, Free,
    InfluenceNo, Moment, Pending, Purpose, Sight, SpawnNo, Unique, Used, Vote, scene::Scene,
};
use crate::engine::{Seat, Seats};

impl<'a> Scene<'a> {
    /// Whoever is asked right now; several where choices are simultaneous.
    pub fn asked(self) -> Seats {
        let one = Seats::one;
        let Some(step) = self.state.stack.last() else { return Seats::NONE };
        match *step {
            Pending::KeepLoyalty => self.seats_where(|player| player.dealt.len() > 1),
            Pending::KeepObjectives => self.surplus_objectives(),
            Pending::Contribute { next, .. } | Pending::Window(_, next) | Pending::Rolled { next, .. } => {
                one(self.after(self.active(), next))
            }
            Pending::Voting { next } => one(self.after(self.active(), next)),
            Pending::BreakOut { seat, next, .. } => one(self.after(seat, next)),
            Pending::Decide(event) => one(self.decider(event)),
            Pending::Pay { seat, .. }
            | Pending::Extra(seat)
            | Pending::Reward { seat, .. }
            | Pending::Boost(seat)
            | Pending::Treat(seat)
            | Pending::Laser(seat)
            | Pending::Recon { seat, .. }
            | Pending::Crates(seat)
            | Pending::Wound { seat, .. }
            | Pending::Discard { seat, .. }
            | Pending::Purge { seat, .. }
            | Pending::DropProgram { seat, .. }
            | Pending::BlueFive(seat)
            | Pending::Supplier(seat)
            | Pending::TieBreak { by: seat, .. }
            | Pending::Interrogation { seat, .. } => one(seat),
            Pending::KeepProgram => one(self.state.offer.by.unwrap_or_else(|| self.active())),
            Pending::KeepChip { figure, .. }
            | Pending::Placing { figure, .. }
            | Pending::TakeRecon(figure)
            | Pending::Drop { figure, .. }
            | Pending::Stolen { figure } => one(self.owner(figure)),
            Pending::Attack(assault) => one(self.owner(assault.by)),
            Pending::Blow(blow) | Pending::Struck { blow, .. } => {
                one(blow.victim.map_or_else(|| self.arbiter(), |figure| self.owner(figure)))
            }
            Pending::Aim { .. } | Pending::Appoint => one(self.arbiter()),
            Pending::Debate { ready, .. } => {
                self.all().filter(|&seat| !ready.contains(seat)).fold(Seats::NONE, Seats::with)
            }
            Pending::Ballot { votes, .. } => self.open_seats(|at| votes.get(at) == Some(&Vote::Open)),
            Pending::Closed { chosen, .. } => self.open_seats(|at| chosen.get(at) == Some(&Chosen::Open)),
            Pending::Script(frame) => one(self.chooser(&frame)),
            _ => one(self.active()),
        }
    }

    fn seats_where(self, holds: impl Fn(&super::Player) -> bool) -> Seats {
        self.all().filter(|&seat| self.player(seat).is_some_and(&holds)).fold(Seats::NONE, Seats::with)
    }

    fn open_seats(self, open: impl Fn(usize) -> bool) -> Seats {
        self.all().filter(|seat| open(usize::from(seat.0))).fold(Seats::NONE, Seats::with)
    }

    /// Objectives a player keeps (TB-OBJ-01, TB-OBJ-03).
    pub fn objectives_kept(self, seat: Seat) -> usize {
        1 + usize::from(self.has(seat, super::Trait::TwoObjectives))
    }

    fn surplus_objectives(self) -> Seats {
        let surplus =
            |seat: &Seat| self.player(*seat).is_some_and(|it| it.objectives.len() > self.objectives_kept(*seat));
        self.all().filter(surplus).fold(Seats::NONE, Seats::with)
    }

    /// Who decides an event (TB-EVT-24).
    pub fn decider(self, event: super::EventNo) -> Seat {
        match self.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Decision { by: super::Badge::General, .. }) => {
                self.state.general.unwrap_or_else(|| self.arbiter())
            }
            _ => self.arbiter(),
        }
    }

    /// Everything a seat may do now.
    pub fn each_option(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        if self.state.over.is_some() || !self.asked().contains(seat) {
            return;
        }
        let Some(step) = self.state.stack.last() else { return };
        match step {
            Pending::Act => {
                self.each_deed(|figure, deed| found(Action::Do(figure, deed)));
                self.each_own_free(&mut |free| found(Action::Use(free)));
                found(Action::Pass);
                self.each_claim(seat, found);
            }
            Pending::Window(moment, _) => {
                self.each_free(seat, *moment, &mut |free| found(Action::Use(free)));
                found(Action::Pass);
            }
            _ => {
                let mut any = false;
                self.each_choice(seat, &mut |choice| {
                    any = true;
                    found(Action::Answer(choice));
                });
                if !any {
                    // Nothing is left to choose from: the step ends.
                    found(Action::Answer(Choice::Done));
                }
                match step {
                    Pending::Attack(_) | Pending::Struck { .. } => {
                        self.each_boost_program(seat, &mut |at| found(Action::Use(Free::Program(at))));
                    }
                    Pending::Contribute { .. } => self.each_amount(seat, found),
                    Pending::Debate { whom, .. } => self.each_plea(seat, *whom, found),
                    _ => {}
                }
            }
        }
    }

    /// What a seat may use in a prompt (TB-OPEN-25).
    pub fn each_free(self, seat: Seat, moment: Moment, found: &mut dyn FnMut(Free)) {
        let Some(player) = self.player(seat) else { return };
        let library = self.rules.library();
        for (at, held) in (0..).zip(&player.programs) {
            let Some(card) = library.program(held.kind) else { continue };
            let extra = card.effects.first() == Some(&Effect::ExtraCard);
            let now = if extra {
                card.used == Used::Any && moment == Moment::Pooled && !player.hand.is_empty() && !player.silenced
            } else {
                moment != Moment::Pooled && self.program_usable(seat, held, false)
            };
            if now {
                found(Free::Program(at));
            }
        }
        if moment != Moment::Pooled {
            self.each_recon(seat, false, found);
            if self.may_resign(seat) {
                found(Free::Resign);
            }
        }
    }

    /// Charged programs that help in an attack or against a blow.
    fn each_boost_program(self, seat: Seat, found: &mut dyn FnMut(u8)) {
        let attacking = matches!(self.state.stack.last(), Some(Pending::Attack(_)));
        for (at, held) in (0..).zip(self.player(seat).into_iter().flat_map(|player| &player.programs)) {
            let effects = self.rules.library().program(held.kind).map_or(&[][..], |card| &card.effects);
            let fits = match effects.first() {
                Some(Effect::AttackRed(_)) => attacking,
                Some(Effect::DefendBy(_)) => !attacking,
                _ => false,
            };
            if fits && held.up && held.charges > 0 {
                found(at);
            }
        }
    }

    /// Different cards of a hand.
    pub fn each_card(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo)) {
        let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
        for (at, held) in hand.iter().enumerate() {
            if !held.card.is_hidden() && hand.iter().take(at).all(|other| other.card != held.card) {
                found(held.card);
            }
        }
    }

    /// Every way to play a card where colour matters: wild ones both ways.
    fn each_coloured(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo, bool)) {
        self.each_card(seat, &mut |card| {
            if self.blue(seat, card).is_some() {
                found(card, false);
            }
            if self.red(seat, card).is_some() {
                found(card, true);
            }
        });
    }

    /// Every way to put any card face-down somewhere.
    fn each_hidden(self, seat: Seat, found: &mut dyn FnMut(InfluenceNo, bool)) {
        self.each_card(seat, &mut |card| {
            let red = self.red(seat, card).is_some();
            if !red || self.blue(seat, card).is_some() {
                found(card, false);
            }
            if red {
                found(card, true);
            }
        });
    }

    /// Every answer a seat may give.
    pub fn each_choice(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(&step) = self.state.stack.last() else { return };
        match step {
            Pending::KeepLoyalty => (0..2).for_each(|at| found(Choice::Nth(at))),
            Pending::KeepObjectives => self.each_objective(seat, found),
            Pending::Limit => self.each_surplus(seat, found),
            Pending::Contribute { check, .. } | Pending::TopUp(check) => {
                if self.put_in(seat) < self.check_limit(seat, self.asked_cards(check.event)) {
                    self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red)));
                }
                found(Choice::Done);
            }
            Pending::Extra(_) => self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red))),
            Pending::Decide(_)
            | Pending::Reward { .. }
            | Pending::Interrogation { .. }
            | Pending::BlueFive(_)
            | Pending::Supplier(_)
            | Pending::Wound { .. }
            | Pending::Ballot { .. } => {
                found(Choice::Yes);
                found(Choice::No);
            }
            Pending::Rolled { dice, .. } => {
                self.each_reroll(seat, dice, found);
                found(Choice::Done);
            }
            Pending::Pay { red, left, .. } => self.each_payment(seat, red, left, found),
            Pending::Commit { left, .. } => {
                if left > 0 {
                    self.each_card(seat, &mut |card| {
                        if self.blue(seat, card).is_some() {
                            found(Choice::Card(card, false));
                        }
                    });
                }
                if Self::may_stop_commit(step) {
                    found(Choice::Done);
                }
            }
            Pending::RiotCard { .. } => {
                self.each_coloured(seat, &mut |card, red| found(Choice::Card(card, red)));
                found(Choice::Done);
            }
            Pending::TakeRecon(_) => self.state.recons.iter().for_each(|&sight| found(Choice::Recon(sight))),
            Pending::KeepProgram => (0..self.state.offer.what.len() as u8).for_each(|at| found(Choice::Nth(at))),
            Pending::KeepChip { .. } => (0..self.state.looked.len() as u8).for_each(|at| found(Choice::Nth(at))),
            Pending::Placing { figure, placed, scanned } => self.each_column(figure, placed, scanned, found),
            Pending::Boost(_) => self.each_branch(seat, found),
            Pending::Junk { remove, done } => {
                let face = if remove { Face::Green } else { Face::Grey };
                let hand = self.player(seat).map_or(&[][..], |player| &player.hand);
                if hand.iter().any(|held| self.face(held.card) == Some(&face)) {
                    let lying = (0..).zip(&self.state.junkyard).filter(|(_, junk)| junk.chip.is_some());
                    let fresh = lying.filter(|(at, _)| remove || !self.just_looked(*at));
                    fresh.for_each(|(at, _)| found(Choice::Nth(at)));
                }
                if done > 0 {
                    found(Choice::Done);
                }
            }
            Pending::Drop { figure, done } => {
                let chips = self.body(figure).map_or(0, |body| body.chips.len() as u8);
                (0..chips).for_each(|at| found(Choice::Nth(at)));
                if done > 0 {
                    found(Choice::Done);
                }
            }
            Pending::Clinic { done } => {
                self.each_card(seat, &mut |card| {
                    if matches!(self.face(card), Some(Face::Grey | Face::Green)) {
                        found(Choice::Card(card, false));
                    }
                });
                if done > 0 {
                    found(Choice::Done);
                }
            }
            Pending::Treat(_) => self.each_wound(seat, found),
            Pending::Recon { figure, .. } => {
                let sight = self.body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
                if let Some(sight) = sight {
                    self.each_sight(seat, figure, sight, found);
                }
                found(Choice::Done);
            }
            Pending::Crates(_) => {
                let area = self.area(Figure::Of(seat));
                let here = (0..).zip(&self.state.crates).filter(|(_, it)| Some(it.area) == area);
                here.for_each(|(at, _)| found(Choice::Nth(at)));
                found(Choice::Done);
            }
            _ => self.each_reply(seat, step, found),
        }
    }

    /// Answers in fights, votes and cards.
    fn each_reply(self, seat: Seat, step: Pending, found: &mut dyn FnMut(Choice)) {
        match step {
            Pending::Laser(_) => self.foes().for_each(|seen| found(Choice::Foe(seen.foe))),
            Pending::Attack(assault) => self.each_assault(seat, assault, found),
            Pending::Aim { foe, area } => self.victims(foe, area).into_iter().for_each(|it| found(Choice::Figure(it))),
            Pending::Blow(blow) => {
                if blow.left > 0 {
                    self.each_card(seat, &mut |card| {
                        if self.blue(seat, card).is_some() {
                            found(Choice::Card(card, false));
                        }
                    });
                }
                found(Choice::Done);
            }
            Pending::Struck { .. } | Pending::Debate { .. } => found(Choice::Done),
            Pending::Stolen { figure } => {
                let chips = self.body(figure).map_or(0, |body| body.chips.len() as u8);
                (0..chips).for_each(|at| found(Choice::Nth(at)));
            }
            Pending::Purge { left, .. } => {
                let common = self.foes().filter(|seen| seen.enemy.is_some() && left > 0);
                common.for_each(|seen| found(Choice::Foe(seen.foe)));
            }
            Pending::Discard { .. } => self.each_card(seat, &mut |card| found(Choice::Card(card, false))),
            Pending::DropProgram { .. } => {
                let held = self.player(seat).map_or(0, |player| player.programs.len() as u8);
                (0..held).for_each(|at| found(Choice::Nth(at)));
            }
            Pending::Voting { next } => {
                let piles = self.all().filter(|&other| self.player(other).is_some());
                for to in piles {
                    self.each_hidden(seat, &mut |card, red| found(Choice::Vote(card, red, to)));
                }
                if next == self.seats() {
                    found(Choice::Done);
                }
            }
            Pending::TieBreak { among, .. } => among.iter().for_each(|it| found(Choice::Seat(it))),
            Pending::Appoint => self.each_general(found),
            Pending::BreakOut { seat: who, next, .. } => {
                let most = if next == 0 { 5 } else { 1 };
                if self.put_in(seat) < most && (next != 0 || who == seat) {
                    self.each_hidden(seat, &mut |card, red| found(Choice::Card(card, red)));
                }
                found(Choice::Done);
            }
            Pending::Closed { step, .. } => self.each_closed(seat, step, found),
            Pending::Script(frame) => self.each_effect_choice(&frame, found),
            _ => {}
        }
    }

    /// Cards this seat has put in so far.
    pub fn put_in(self, seat: Seat) -> u8 {
        self.state.pool.iter().filter(|put| put.by == Some(seat)).count() as u8
    }

    /// Cards an event asks of each (TB-EVT-11, TB-EVT-22).
    pub fn asked_cards(self, event: super::EventNo) -> u8 {
        match self.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Count { limit, .. }) => *limit,
            _ => 3,
        }
    }

    /// City action 2 needs a card, the Nexus does not (TB-CITY-05, TB-NEX-01).
    const fn may_stop_commit(step: Pending) -> bool {
        match step {
            Pending::Commit { purpose: Purpose::Morale { cards }, .. } => cards > 0,
            _ => true,
        }
    }

    fn each_objective(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let dealt = self.player(seat).map_or(0, |player| player.objectives.len() as u8);
        (0..dealt).for_each(|at| found(Choice::Nth(at)));
    }

    /// What is to be discarded: cards beyond the hand limit, then programs beyond theirs (TB-DISC-01, TB-DISC-02).
    fn each_surplus(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(player) = self.player(seat) else { return };
        if player.hand.len() > usize::from(self.hand_limit(seat)) {
            self.each_card(seat, &mut |card| found(Choice::Card(card, false)));
        } else if player.programs.len() > usize::from(self.program_limit(seat)) {
            (0..player.programs.len() as u8).for_each(|at| found(Choice::Nth(at)));
        }
    }

    /// Cards that can still lead to the whole price in one colour (TB-BUY-01).
    fn each_payment(self, seat: Seat, red: Option<bool>, left: u8, found: &mut dyn FnMut(Choice)) {
        self.each_coloured(seat, &mut |card, as_red| {
            if red.is_none_or(|red| red == as_red) && self.worth(seat, as_red) >= u32::from(left) {
                found(Choice::Card(card, as_red));
            }
        });
    }

    fn each_column(self, figure: Figure, placed: u8, scanned: bool, found: &mut dyn FnMut(Choice)) {
        let chips = self.body(figure).map_or(0, |body| body.chips.len() as u8);
        for chip in 0..chips {
            for column in self.state.open_columns() {
                found(Choice::Column(chip, column, false));
                if scanned {
                    found(Choice::Column(chip, column, true));
                }
            }
        }
        if placed > 0 {
            found(Choice::Done);
        }
    }

    /// Columns at the lowest open level (TB-SKILL-09).
    pub fn each_branch(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let Some(player) = self.player(seat) else { return };
        let lowest = player.skills.iter().map(|progress| progress.level).min().unwrap_or(2);
        for (branch, progress) in super::Branch::ALL.into_iter().zip(&player.skills) {
            if progress.level == lowest && lowest < 2 {
                found(Choice::Branch(branch));
            }
        }
    }

    /// Whether a chip of the Junkyard was looked at by this seat already.
    fn just_looked(self, at: u8) -> bool {
        let chip = self.state.junkyard.get(usize::from(at)).and_then(|junk| junk.chip);
        chip.is_some_and(|chip| chip.seen.contains(self.active()))
    }

    fn each_wound(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        let wounds = self.player(seat).map_or(&[][..], |player| &player.wounds);
        for (at, wound) in wounds.iter().enumerate() {
            if wounds.iter().take(at).all(|other| other != wound) {
                found(Choice::Nth(at as u8));
            }
        }
    }

    fn each_assault(self, seat: Seat, assault: super::Assault, found: &mut dyn FnMut(Choice)) {
        self.each_card(seat, &mut |card| {
            let unique = matches!(self.face(card), Some(Face::Unique(Unique::Attack { .. })));
            let own = assault.by == Figure::Of(seat) && self.is_own_unique(seat, card);
            if (assault.left > 0 && self.red(seat, card).is_some()) || (unique && own) {
                found(Choice::Card(card, true));
            }
        });
        let item = self.player(seat).and_then(|player| player.item);
        let weapon = item
            .is_some_and(|item| matches!(item, super::Item::Pistol | super::Item::Rifle | super::Item::RocketLauncher));
        if weapon && assault.item.is_none() && assault.by == Figure::Of(seat) {
            found(Choice::Item);
        }
        found(Choice::Done);
    }

    /// Who may be General: nobody detained or revoked, and not the Leader (TB-LEAD-08, TB-GENL-05, TB-AMB-32).
    pub fn each_general(self, found: &mut dyn FnMut(Choice)) {
        for seat in self.all().filter(|&seat| self.may_command(seat)) {
            found(Choice::Seat(seat));
        }
    }

    /// Whether a player may hold the General's badge.
    pub fn may_command(self, seat: Seat) -> bool {
        self.state.leader != Some(seat) && self.player(seat).is_some_and(|player| !player.revoked)
    }

    /// A closed-eye step: everybody answers, only those concerned have a choice (TB-OPEN-23).
    fn each_closed(self, seat: Seat, step: ClosedStep, found: &mut dyn FnMut(Choice)) {
        let faction = self.faction(seat);
        match step {
            ClosedStep::Convert if faction == Some(Faction::Machine) && self.is_alone(seat) => {
                self.told_humans(seat).for_each(|other| found(Choice::Seat(other)));
            }
            ClosedStep::Infect(_) if faction == Some(Faction::Legion) => {
                let told = |other: &Seat| {
                    self.state
                        .told
                        .iter()
                        .any(|told| told.to == seat && told.of == *other && told.faction == Faction::Legion)
                };
                self.all().filter(|&other| other != seat && !told(&other)).for_each(|it| found(Choice::Seat(it)));
            }
            _ => {}
        }
        found(Choice::Done);
    }

    /// Whether a Machine was shown no other (TB-MACH-10).
    pub fn is_alone(self, seat: Seat) -> bool {
        !self.state.told.iter().any(|told| told.to == seat && told.faction == Faction::Machine)
    }

    /// Humans that were shown to a Machine.
    pub fn told_humans(self, seat: Seat) -> impl Iterator<Item = Seat> + use<'a> {
        let told = self.state.told.iter().filter(move |told| told.to == seat && told.faction == Faction::Human);
        told.map(|told| told.of)
    }

    /// What a Recon card can be used on.
    pub fn each_sight(self, seat: Seat, figure: Figure, sight: Sight, found: &mut dyn FnMut(Choice)) {
        let unseen = |chip: &super::Chip| !chip.up && !chip.seen.contains(seat);
        let area = self.area(figure);
        match sight {
            Sight::Sectors if area == Some(super::Area::Sectors) => {
                for (at, chips) in (0..).zip(&self.state.sectors) {
                    if chips.iter().any(unseen) {
                        found(Choice::Nth(at));
                    }
                }
            }
            Sight::Network if area == Some(super::Area::Network) => {
                for (column, chips) in Column::ALL.into_iter().zip(&self.state.network) {
                    for (tier, _) in (0..).zip(chips).filter(|(_, chip)| unseen(chip)) {
                        found(Choice::Chip(column, tier));
                    }
                }
            }
            Sight::Carried => {
                let others = self.figures().filter(|&other| area.is_some() && self.area(other) == area);
                let hidden = |other: &Figure| self.body(*other).is_some_and(|body| body.chips.iter().any(unseen));
                others.filter(hidden).for_each(|other| found(Choice::Figure(other)));
            }
            Sight::Objective | Sight::Hand => {
                self.all().filter(|&other| other != seat).for_each(|other| found(Choice::Seat(other)));
            }
            Sight::Loyalty => {
                for (at, slot) in (0..).zip(&self.state.unused) {
                    if !slot.seen.contains(seat) {
                        found(Choice::Nth(at));
                    }
                }
            }
            _ => {}
        }
    }

    /// Every way to roll a die again (TB-FEY-10, TB-AMB-92).
    pub fn each_reroll(self, seat: Seat, dice: [u8; 4], found: &mut dyn FnMut(Choice)) {
        let mut means: smallvec::SmallVec<[super::Means; 3]> = smallvec::SmallVec::new();
        let own = seat == self.active();
        if own && !self.state.turn.rerolled && self.boosts(seat).any(|boost| boost == super::Boost::Reroll) {
            means.push(super::Means::Boost);
        }
        let rerolls = |effects: &[Effect]| effects.first() == Some(&Effect::Reroll);
        for (at, held) in (0..).zip(self.player(seat).into_iter().flat_map(|player| &player.programs)) {
            let card = self.rules.library().program(held.kind);
            if held.up && held.charges > 0 && card.is_some_and(|card| rerolls(&card.effects)) {
                means.push(super::Means::Program(at));
            }
        }
        self.each_rounder(seat, &mut |at, effects| {
            if own && rerolls(effects) {
                means.push(super::Means::Rounder(at));
            }
        });
        for (at, _) in (0..).zip(dice).filter(|(_, die)| *die > 0) {
            means.iter().for_each(|&by| found(Choice::Reroll(at, by)));
        }
    }

    fn each_claim(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        if self.state.turn.spoken >= self.rules.setup.talk {
            return;
        }
        for faction in Faction::PLAYED {
            found(Action::Claim(Claim::Faction(faction)));
        }
        for other in self.all().filter(|&other| other != seat) {
            for faction in [Faction::Machine, Faction::Fallen, Faction::Legion] {
                found(Action::Claim(Claim::Accuse(other, faction)));
            }
            found(Action::Claim(Claim::Vouch(other)));
        }
        if self.player(seat).is_some_and(|player| !player.body.chips.is_empty()) {
            for colour in super::Colour::ALL {
                found(Action::Claim(Claim::Carry(colour)));
            }
        }
    }

    /// How much somebody says to give, once per event (TB-INFO-09).
    fn each_amount(self, seat: Seat, found: &mut dyn FnMut(Action)) {
        let turn = self.state.turn.number;
        let now = self.state.said.iter().rev().take_while(|said| said.turn == turn);
        let mut said = now.filter(|said| said.by == seat && matches!(said.claim, Claim::Give(_)));
        if self.rules.setup.talk > 0 && said.next().is_none() {
            for amount in [Amount::Lot, Amount::Little, Amount::Nothing] {
                found(Action::Claim(Claim::Give(amount)));
            }
        }
    }

    /// What may be said before a vote, once each.
    fn each_plea(self, seat: Seat, whom: Seat, found: &mut dyn FnMut(Action)) {
        let turn = self.state.turn.number;
        for claim in [Claim::Detain(whom), Claim::Spare(whom)] {
            let said = |said: &&super::Said| said.turn == turn && said.by == seat && said.claim == claim;
            if self.rules.setup.talk > 0 && !self.state.said.iter().rev().any(|it| said(&it)) {
                found(Action::Claim(claim));
            }
        }
    }

    /// Who chooses for an effect.
    pub fn chooser(self, frame: &Frame) -> Seat {
        match self.effect(frame) {
            Some(Effect::Choose(pick)) => self.decides(frame, pick.by),
            Some(Effect::DeadZone) => self.arbiter(),
            Some(Effect::SwapNetwork) => self.after(self.active(), frame.done),
            _ => frame.you,
        }
    }

    /// The spawn locations that can be destroyed.
    pub fn each_site(self, found: &mut dyn FnMut(SpawnNo)) {
        for (at, site) in (0..).map(SpawnNo).zip(&self.state.sites) {
            if !site.dead {
                found(at);
            }
        }
    }
}
