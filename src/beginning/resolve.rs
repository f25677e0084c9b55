//! The interpreter of the effect language: where a card stands, and what each effect does.

use smallvec::SmallVec;

use super::{
    Area, Bar, Chip, Choice, Column, Decider, Effect, EnemyKind, Event, Figure, Foe, Frame, From, Manner, Mech, Motion,
    Pending, Place, Purpose, Secret, Spot, Vote, Whose, Zone,
    fight::Credit,
    play::{Flow, Play},
    scene::Scene,
};
use crate::engine::Seat;

impl<'a> Scene<'a> {
    /// The effect a card has come to; `None` at its end.
    pub fn effect(self, frame: &Frame) -> Option<&'a Effect> {
        let outer = self.effects(frame.source).get(usize::from(frame.at))?;
        match (frame.inner, outer) {
            (Some((first, at)), Effect::Either(a, b)) => (if first { a } else { b }).get(usize::from(at)),
            _ => Some(outer),
        }
    }

    /// Who decides for a card.
    pub fn decides(self, frame: &Frame, by: Decider) -> Seat {
        match by {
            Decider::You => frame.you,
            Decider::Leader => self.arbiter(),
            Decider::General => self.state.general.unwrap_or_else(|| self.arbiter()),
        }
    }

    /// Players an effect concerns, clockwise from the active one.
    pub fn concerned(self, frame: &Frame, whose: Whose) -> SmallVec<[Seat; 6]> {
        let area = self.area(Figure::Of(frame.you));
        let stands = |seat: Seat| self.area(Figure::Of(seat));
        let is = |seat: Seat| match whose {
            Whose::You => seat == frame.you,
            Whose::Them => frame.them == Some(Figure::Of(seat)),
            Whose::Everyone => true,
            Whose::Others => seat != frame.you,
            Whose::Leader => self.state.leader == Some(seat),
            Whose::General => self.state.general == Some(seat),
            Whose::Idle => !frame.gave.contains(seat),
            Whose::Contributors => frame.gave.contains(seat),
            Whose::In(at) => stands(seat) == Some(at),
            Whose::Here => area.is_some() && stands(seat) == area,
            Whose::Carriers => self.player(seat).is_some_and(|player| !player.body.chips.is_empty()),
            Whose::Detained => self.detained(seat),
        };
        self.around(self.active()).filter(|&seat| is(seat)).collect()
    }

    /// Figures whose health an effect concerns: Kuro with those who stand beside him or were chosen.
    fn bodies(self, frame: &Frame, whose: Whose) -> SmallVec<[Figure; 7]> {
        let mut bodies: SmallVec<[Figure; 7]> = self.concerned(frame, whose).into_iter().map(Figure::Of).collect();
        let kuro = self.area(Figure::Kuro);
        let beside = match whose {
            Whose::Them => frame.them == Some(Figure::Kuro),
            Whose::Here => kuro.is_some() && kuro == self.area(Figure::Of(frame.you)),
            Whose::In(at) => kuro == Some(at),
            _ => false,
        };
        if beside {
            bodies.push(Figure::Kuro);
        }
        bodies
    }

    /// Figures a card may choose.
    fn each_pick(self, frame: &Frame, from: From, by: Seat, found: &mut dyn FnMut(Figure)) {
        let you = Figure::Of(frame.you);
        let range = self.range(you);
        let near = |figure: Figure| match (self.area(you), self.area(figure)) {
            (Some(from), Some(at)) => self.near(from, range, at),
            _ => figure == you,
        };
        for figure in self.figures() {
            let fits = match (from, figure) {
                (From::HurtInRange, _) => near(figure) && self.is_hurt(figure) && self.area(figure).is_some(),
                (_, Figure::Kuro) => false,
                (From::Anyone, _) => true,
                (From::Others, Figure::Of(seat)) => seat != by,
                (From::Free, Figure::Of(seat)) => !self.detained(seat),
                (From::WoundedInRange, Figure::Of(seat)) => {
                    near(figure) && self.player(seat).is_some_and(|player| !player.wounds.is_empty())
                }
            };
            if fits {
                found(figure);
            }
        }
    }

    /// Everything that may be chosen for the effect a card has come to.
    pub fn each_effect_choice(self, frame: &Frame, found: &mut dyn FnMut(Choice)) {
        match self.effect(frame) {
            Some(Effect::Either(a, b)) => {
                let (first, second) = (self.any_feasible(frame.you, a), self.any_feasible(frame.you, b));
                if first || !second {
                    found(Choice::Yes);
                }
                if second || !first {
                    found(Choice::No);
                }
            }
            Some(Effect::Choose(pick)) => {
                let by = self.decides(frame, pick.by);
                self.each_pick(frame, pick.from, by, &mut |figure| found(Choice::Figure(figure)));
            }
            Some(Effect::DeadZone) => self.each_site(&mut |at| found(Choice::Site(at))),
            Some(Effect::Eliminate(range)) => {
                self.each_common(frame.you, *range, &mut |foe| found(Choice::Foe(foe)));
            }
            Some(Effect::Sacrifice(_)) => {
                let area = self.area(Figure::Kuro);
                let here = |foe: Foe| area.is_some_and(|area| self.foe_areas(foe).contains(&area));
                let common = self.foes().filter(|seen| seen.enemy.is_some() && here(seen.foe));
                common.for_each(|seen| found(Choice::Foe(seen.foe)));
                if frame.done > 0 {
                    found(Choice::Done);
                }
            }
            Some(Effect::TakeBack) => {
                let played = self.player(frame.you).map_or(0, |player| player.played);
                (0..8).filter(|at| played & (1 << at) != 0).for_each(|at| found(Choice::Nth(at)));
            }
            Some(Effect::PeekChip) => {
                let mut at = 0;
                self.each_peek(frame.you, &mut |_| {
                    found(Choice::Nth(at));
                    at += 1;
                });
            }
            Some(Effect::SwapNetwork) => self.each_swap(self.after(self.active(), frame.done), found),
            _ => {}
        }
    }

    /// Chips of the Network that a carrier may take in exchange, or none.
    fn each_swap(self, seat: Seat, found: &mut dyn FnMut(Choice)) {
        if self.player(seat).is_some_and(|player| !player.body.chips.is_empty()) {
            for (column, chips) in Column::ALL.into_iter().zip(&self.state.network) {
                for (tier, _) in (0..).zip(chips).filter(|(_, chip)| !chip.up) {
                    found(Choice::Chip(column, tier));
                }
            }
        }
        found(Choice::Done);
    }

    /// Enemies that are not elite within a range of a character.
    fn each_common(self, you: Seat, range: u8, found: &mut dyn FnMut(Foe)) {
        let Some(area) = self.area(Figure::Of(you)) else { return };
        for seen in self.foes().filter(|seen| seen.enemy.is_some() && self.reaches(area, range, seen.foe)) {
            found(seen.foe);
        }
    }

    /// Whether a card does anything now: its first effect does.
    pub fn feasible(self, you: Seat, effects: &[Effect]) -> bool {
        effects.first().is_some_and(|effect| self.effect_feasible(you, effect))
    }

    /// Whether any of the effects does anything now.
    pub fn any_feasible(self, you: Seat, effects: &[Effect]) -> bool {
        effects.iter().any(|effect| self.effect_feasible(you, effect))
    }

    fn effect_feasible(self, you: Seat, effect: &Effect) -> bool {
        let frame = Frame::new(super::Source::Rounder(0), you);
        let hands = |whose: Whose| {
            let concerned = self.concerned(&frame, whose);
            concerned.into_iter().any(|seat| self.player(seat).is_some_and(|player| !player.hand.is_empty()))
        };
        match effect {
            Effect::Bar(bar, by) => self.bar_moves(*bar, *by),
            Effect::Settle(_) => self.state.bars.riot != 0,
            Effect::Either(a, b) => self.any_feasible(you, a) || self.any_feasible(you, b),
            Effect::Choose(pick) => {
                let mut any = false;
                self.each_pick(&frame, pick.from, self.decides(&frame, pick.by), &mut |_| any = true);
                any
            }
            Effect::Discard(whose, ..) => hands(*whose),
            Effect::DropPrograms(whose, _) => {
                let held = |seat: Seat| self.player(seat).is_some_and(|player| !player.programs.is_empty());
                self.concerned(&frame, *whose).into_iter().any(held)
            }
            Effect::Heal(whose, _) => self.bodies(&frame, *whose).into_iter().any(|figure| self.is_hurt(figure)),
            Effect::Treat(whose, _) => {
                let ill = |seat: Seat| self.player(seat).is_some_and(|player| !player.wounds.is_empty());
                self.concerned(&frame, *whose).into_iter().any(ill)
            }
            Effect::Shed(whose) => {
                let loaded = |seat: Seat| self.player(seat).is_some_and(|player| !player.body.chips.is_empty());
                self.concerned(&frame, *whose).into_iter().any(loaded)
            }
            Effect::Detain(Whose::Them) => true,
            Effect::Detain(whose) => self.concerned(&frame, *whose).into_iter().any(|seat| !self.detained(seat)),
            Effect::Amnesty => self.all().any(|seat| self.detained(seat)),
            Effect::Purge(_) => self.foes().any(|seen| seen.enemy.is_some()),
            Effect::Traps(_) => !self.state.traps.is_empty(),
            Effect::DeadZone => self.state.sites.iter().any(|site| !site.dead),
            Effect::Eliminate(range) => {
                let mut any = false;
                self.each_common(you, *range, &mut |_| any = true);
                any
            }
            Effect::PeekChip => {
                let mut any = false;
                self.each_peek(you, &mut |_| any = true);
                any
            }
            Effect::TakeBack => self.player(you).is_some_and(|player| player.played != 0),
            Effect::Sacrifice(_) => {
                let area = self.area(Figure::Kuro);
                let here = |foe: Foe| area.is_some_and(|area| self.foe_areas(foe).contains(&area));
                self.kuro_lives() && self.foes().any(|seen| seen.enemy.is_some() && here(seen.foe))
            }
            Effect::Revive => self.kuro().is_some() && !self.kuro_lives(),
            Effect::AttackRed(_) | Effect::DefendBy(_) | Effect::Reroll | Effect::ExtraCard => false,
            _ => true,
        }
    }

    fn bar_moves(self, bar: Bar, by: i8) -> bool {
        let gone = match bar {
            Bar::Apex => self.state.apex == Mech::Gone,
            Bar::Deus => self.state.deus == Mech::Gone,
            _ => false,
        };
        let (low, high) = self.ends(bar);
        let from = self.state.bars.get(bar);
        !gone && from.saturating_add(by).clamp(low, high) != from
    }
}

impl Play<'_> {
    /// A card's next effect: carried out, or a choice that answers itself, or a question.
    pub fn script(&mut self, frame: Frame) -> Flow {
        let Some(effect) = self.scene().effect(&frame) else {
            self.state.stack.pop();
            if frame.inner.is_some() {
                self.push(Pending::Script(Frame { inner: None, at: frame.at + 1, done: 0, ..frame }));
            }
            return Flow::Done;
        };
        let asks = matches!(
            effect,
            Effect::Either(..)
                | Effect::Choose(_)
                | Effect::DeadZone
                | Effect::Eliminate(_)
                | Effect::Sacrifice(_)
                | Effect::TakeBack
                | Effect::PeekChip
                | Effect::SwapNetwork
        );
        if !asks {
            let effect = effect.clone();
            self.next_effect(frame);
            self.happens(&frame, &effect);
            return Flow::Done;
        }
        let mut found: SmallVec<[Choice; 2]> = SmallVec::new();
        self.scene().each_effect_choice(&frame, &mut |choice| {
            if found.len() < 2 {
                found.push(choice);
            }
        });
        match found.as_slice() {
            [] => self.next_effect(frame),
            [only] => {
                let (seat, only) = (self.scene().chooser(&frame), *only);
                self.choose_effect(seat, frame, only);
            }
            _ => return Flow::Asks,
        }
        Flow::Done
    }

    /// The card goes on to its next effect.
    fn next_effect(&mut self, frame: Frame) {
        let next = match frame.inner {
            Some((first, at)) => Frame { inner: Some((first, at + 1)), done: 0, ..frame },
            None => Frame { at: frame.at + 1, done: 0, ..frame },
        };
        self.replace(Pending::Script(next));
    }

    /// An effect's choice was made.
    pub fn choose_effect(&mut self, seat: Seat, frame: Frame, choice: Choice) {
        let Some(effect) = self.scene().effect(&frame).cloned() else { return };
        match (effect, choice) {
            (Effect::Either(..), _) => {
                self.replace(Pending::Script(Frame { inner: Some((choice == Choice::Yes, 0)), done: 0, ..frame }));
            }
            (Effect::Choose(_), Choice::Figure(figure)) => self.next_effect(Frame { them: Some(figure), ..frame }),
            (Effect::DeadZone, Choice::Site(at)) => {
                self.next_effect(frame);
                self.destroy_site(at);
            }
            (Effect::Eliminate(_), Choice::Foe(foe)) => {
                self.next_effect(frame);
                self.remove_foe(foe, Credit::None);
            }
            (Effect::Sacrifice(most), Choice::Foe(foe)) => {
                self.remove_foe(foe, Credit::None);
                let done = frame.done + 1;
                if done >= most {
                    self.sacrifice(frame);
                } else {
                    self.replace(Pending::Script(Frame { done, ..frame }));
                    if !self.scene().effect_feasible(frame.you, &Effect::Sacrifice(most)) {
                        self.sacrifice(frame);
                    }
                }
            }
            (Effect::Sacrifice(_), _) => self.sacrifice(frame),
            (Effect::TakeBack, Choice::Nth(at)) => {
                self.next_effect(frame);
                self.with_player(seat, |player| player.played &= !(1 << at));
            }
            (Effect::PeekChip, Choice::Nth(at)) => {
                self.next_effect(frame);
                self.peek(seat, at);
            }
            (Effect::SwapNetwork, choice) => self.swap(seat, frame, choice),
            _ => self.next_effect(frame),
        }
    }

    /// Kuro is destroyed.
    fn sacrifice(&mut self, frame: Frame) {
        self.next_effect(frame);
        let chips = self.state.kuro.as_mut().map(|kuro| {
            kuro.body.place = Place::Gone;
            kuro.body.health = 0;
            kuro.down = false;
            std::mem::take(&mut kuro.body.chips)
        });
        self.say(Event::Downed(Figure::Kuro));
        for chip in chips.into_iter().flatten() {
            self.junk(chip, None);
        }
    }

    /// A player looks at the chips of a spot, by its place in the list.
    fn peek(&mut self, seat: Seat, at: u8) {
        let mut spots: SmallVec<[Spot; 8]> = SmallVec::new();
        self.scene().each_peek(seat, &mut |spot| spots.push(spot));
        if let Some(&spot) = spots.get(usize::from(at)) {
            self.look(seat, spot);
        }
    }

    /// A player looks at one chip that was hidden from them.
    pub fn look(&mut self, seat: Seat, spot: Spot) {
        let unseen = |chip: &&mut Chip| !chip.up && !chip.seen.contains(seat);
        let chip = match spot {
            Spot::Junkyard(at) => self.state.junkyard.get_mut(usize::from(at)).and_then(|junk| junk.chip.as_mut()),
            Spot::Network(column, tier) => {
                self.state.network.get_mut(column as usize).and_then(|chips| chips.get_mut(usize::from(tier)))
            }
            Spot::Sector(at) => {
                self.state.sectors.get_mut(usize::from(at)).and_then(|chips| chips.iter_mut().rev().find(unseen))
            }
            Spot::Carried(Figure::Of(of)) => {
                let player = self.state.players.get_mut(usize::from(of.0));
                player.and_then(|player| player.body.chips.iter_mut().find(unseen))
            }
            Spot::Carried(Figure::Kuro) => {
                self.state.kuro.as_mut().and_then(|kuro| kuro.body.chips.iter_mut().find(unseen))
            }
        };
        let Some(chip) = chip else { return };
        chip.seen = chip.seen.with(seat);
        let colours = chip.colour.into_iter().collect();
        self.say(Event::Looked { seat, spot, colours: Secret::of(colours, seat) });
    }

    /// One carrier exchanges a chip, then the next is asked ("Trust or Betrayal").
    fn swap(&mut self, seat: Seat, frame: Frame, choice: Choice) {
        if let Choice::Chip(column, tier) = choice {
            let carried = self.take_chip(Figure::Of(seat), 0);
            let place = self.state.network.get_mut(column as usize).and_then(|chips| chips.get_mut(usize::from(tier)));
            if let (Some(carried), Some(place)) = (carried, place) {
                let taken = std::mem::replace(place, carried);
                self.with_body(Figure::Of(seat), |body| body.chips.push(taken));
                self.say(Event::Swapped(seat, column, tier));
            }
        }
        let done = frame.done + 1;
        if done >= self.scene().seats() {
            self.next_effect(frame);
        } else {
            self.replace(Pending::Script(Frame { done, ..frame }));
        }
    }

    /// An effect that asks nobody.
    fn happens(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match effect {
            Effect::Bar(bar, by) => {
                let culprit = (!matches!(frame.source, super::Source::Event(..))).then_some(you);
                self.change(*bar, *by, "TB-EVT-17", culprit);
            }
            Effect::Settle(by) => {
                let riot = self.state.bars.riot;
                let step = riot.abs().min(by.cast_signed());
                self.change(Bar::Riot, if riot > 0 { -step } else { step }, "TB-EVT-17", Some(you));
            }
            Effect::Widen(zone) => {
                let (left, right) = &mut self.state.bars.widened;
                let grown = if *zone == Zone::Surveillance { left } else { right };
                *grown = (*grown + 1).min(3);
            }
            Effect::Draw(whose, pile, count) => {
                self.each_of(frame, *whose, |play, seat| play.draw(seat, *pile, *count));
            }
            Effect::DrawKeep(count) => self.offer_programs(you, *count),
            Effect::Discard(whose, count, manner) => self.each_of(frame, *whose, |play, seat| {
                let held = play.scene().player(seat).map_or(0, |player| player.hand.len() as u8);
                let left = (*count).min(held);
                match manner {
                    Manner::Random => play.discard_random(seat, left),
                    Manner::Chosen => play.push(Pending::Discard { seat, left, of: left }),
                }
            }),
            Effect::DropPrograms(whose, left) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::DropProgram { seat, left: *left }));
            }
            Effect::NewMarket => self.renew_market(),
            Effect::Hurt(whose, by) => {
                for figure in self.scene().bodies(frame, *whose) {
                    self.hurt(figure, *by);
                }
            }
            Effect::Heal(whose, by) => {
                for figure in self.scene().bodies(frame, *whose) {
                    self.heal(figure, *by);
                }
            }
            Effect::Wound(whose, left) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::Wound { seat, left: *left }));
            }
            Effect::Treat(whose, count) => self.each_of(frame, *whose, |play, seat| {
                (0..*count).for_each(|_| play.push(Pending::Treat(seat)));
            }),
            Effect::Detain(whose) => self.each_of(frame, *whose, Self::detain),
            Effect::Amnesty => self.each_of(frame, Whose::Detained, Self::free),
            Effect::Shed(whose) => {
                self.each_of(frame, *whose, |play, seat| play.push(Pending::Stolen { figure: Figure::Of(seat) }));
            }
            Effect::Elect => self.push(Pending::Election),
            Effect::Gamble => self.push(Pending::Ballot { motion: Motion::Gamble, votes: [Vote::Open; 6] }),
            Effect::Supply(count) => (0..*count).for_each(|_| self.push(Pending::Roll(Purpose::Drop))),
            Effect::Traps(count) => self.add_traps(*count),
            Effect::Raid(count) => (0..*count).for_each(|_| self.push(Pending::Roll(Purpose::Raid))),
            Effect::Crawlers(count) => (0..*count).for_each(|_| self.spawn(EnemyKind::Crawler, 0)),
            Effect::Purge(left) => self.push(Pending::Purge { seat: you, left: *left }),
            Effect::Ex => self.push(Pending::Event { ex: true }),
            Effect::Ap(more) => self.state.turn.ap += more,
            Effect::Moves(more) => self.state.turn.moves += more,
            Effect::Boundless => self.state.turn.boundless = true,
            Effect::AttackRange(more) => self.state.turn.reach += more,
            Effect::AttackRed(more) => self.state.turn.edge += more,
            Effect::Revive => self.revive(),
            _ => {}
        }
    }

    fn each_of(&mut self, frame: &Frame, whose: Whose, mut does: impl FnMut(&mut Self, Seat)) {
        // Pushed steps run last first: the active player comes last onto the stack.
        for seat in self.scene().concerned(frame, whose).into_iter().rev() {
            does(self, seat);
        }
    }

    /// Traps go into the supply stack, shuffled (TB-TRAP-01).
    fn add_traps(&mut self, count: u8) {
        for _ in 0..count {
            self.state.supply.extend(self.state.traps.pop());
        }
        self.dice.shuffle(&mut self.state.supply);
    }

    /// Kuro returns beside Dee Coy with all markers (TB-KURO-12, TB-AMB-46).
    pub fn revive(&mut self) {
        let Some(owner) = self.state.kuro.as_ref().map(|kuro| kuro.owner) else { return };
        let place = match self.scene().area(Figure::Of(owner)) {
            Some(Area::MedCenter) => Area::Sectors,
            Some(area) => area,
            None => Area::Network,
        };
        let health = self.scene().max_health(Figure::Kuro);
        if let Some(kuro) = &mut self.state.kuro {
            kuro.body.place = Place::In(place);
            kuro.body.health = health;
            kuro.used = 0;
            kuro.down = false;
        }
        self.say(Event::KuroBack);
    }
}
