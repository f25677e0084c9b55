//! Decisions: an action that was found legal, and the answers to what the stack asks.

use super::{
    Action, Choice, Chosen, Did, Effect, Event, Face, Figure, Free, InfluenceNo, Item, Past, Pending, Pile, Purpose,
    Secret, Sight, Slot, Source, Spot, Used, fight::Credit, play::Play,
};
use crate::engine::{Seat, Seats};

/// Charges of a program laid open (TB-PROG-05).
const CHARGES: u8 = 2;
/// Damage of the Laser (TB-BOX-13).
const LASER: u8 = 2;
/// Chips a Recon card shows in the Sectors (TB-RECON-05).
const SECTOR_SIGHTS: u8 = 3;

impl Play<'_> {
    /// Carries out a decision that was found legal, and everything that follows by itself.
    pub fn take(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Do(..) => self.take_action(action),
            Action::Use(free) => self.use_free(seat, free),
            Action::Pass => self.let_pass(seat),
            Action::Answer(choice) => self.answer(seat, choice),
            Action::Claim(_) => self.speak(seat, action),
        }
        self.run();
    }

    /// Ends the own actions, or uses nothing now.
    fn let_pass(&mut self, seat: Seat) {
        match self.state.stack.pop() {
            Some(Pending::Window(moment, next)) => self.push(Pending::Window(moment, next + 1)),
            _ => self.say(Event::Finished(seat)),
        }
    }

    /// Uses something that costs no action.
    fn use_free(&mut self, seat: Seat, free: Free) {
        self.say(Event::Used(seat, free));
        match free {
            Free::Program(at) => self.use_program(seat, at),
            Free::Recon(figure) => self.use_recon(seat, figure),
            Free::Item => self.spend_item(seat),
            Free::Rounder(at) => {
                self.spend_rounder(seat, at);
                self.run_card(Source::Rounder(at), seat);
            }
            Free::Unique(card) => self.play_unique(seat, card),
            Free::SecondWind => self.with_player(seat, |player| {
                player.played = 0;
                player.rested = true;
            }),
            Free::Fury => {
                self.state.turn.fury = true;
                self.push(Pending::Wound { seat, left: 1 });
            }
            Free::Resign => self.resign(seat),
            Free::ApexMove => self.apex_move(),
            Free::ApexAttack(at) => self.apex_attack(at),
            Free::Transfer(at) => self.transfer(seat, at),
        }
    }

    fn run_card(&mut self, source: Source, seat: Seat) {
        self.push(Pending::Script(super::Frame::new(source, seat)));
    }

    /// A program is played, laid open, or one of its charges spent (TB-PROG-03 to -06).
    fn use_program(&mut self, seat: Seat, at: u8) {
        let held = self.scene().player(seat).and_then(|player| player.programs.get(usize::from(at)).copied());
        let Some(held) = held else { return };
        let Some(card) = self.rules.library().program(held.kind) else { return };
        self.state.past.push(Past::Program(seat, held.kind));
        match card.used {
            Used::Own | Used::Any => {
                self.say(Event::Program(seat, held.kind));
                self.drop_program(seat, at);
            }
            Used::Permanent(_) | Used::Charged if !held.up => {
                let charges = if card.used == Used::Charged { CHARGES } else { 0 };
                self.with_player(seat, |player| {
                    if let Some(held) = player.programs.get_mut(usize::from(at)) {
                        held.up = true;
                        held.charges = charges;
                    }
                });
                return self.say(Event::Program(seat, held.kind));
            }
            _ => {
                self.say(Event::Program(seat, held.kind));
                self.spend_charge(seat, at);
            }
        }
        match card.effects.first() {
            Some(effect @ Effect::AttackRed(_)) if matches!(self.state.stack.last(), Some(Pending::Attack(_))) => {
                self.add_program(effect);
            }
            Some(Effect::DefendBy(by)) => {
                if let Some(Pending::Struck { blow, .. }) = self.state.stack.last_mut() {
                    blow.blue = blow.blue.saturating_add(*by);
                }
            }
            Some(Effect::ExtraCard) => self.push(Pending::Extra(seat)),
            _ => self.run_card(Source::Program(held.kind), seat),
        }
    }

    /// A charge is spent; with the last one the program is discarded (TB-PROG-06).
    pub fn spend_charge(&mut self, seat: Seat, at: u8) {
        let mut empty = false;
        self.with_player(seat, |player| {
            if let Some(held) = player.programs.get_mut(usize::from(at)) {
                held.charges = held.charges.saturating_sub(1);
                empty = held.charges == 0;
            }
        });
        if empty {
            self.drop_program(seat, at);
        }
    }

    /// An All-Rounder card is played.
    pub fn spend_rounder(&mut self, seat: Seat, at: u8) {
        self.state.turn.rounders += 1;
        self.with_player(seat, |player| player.played |= 1 << at);
        self.did(seat, Did::Watch);
    }

    /// Companion and Laser (TB-BOX-12, TB-BOX-13).
    fn spend_item(&mut self, seat: Seat) {
        match self.use_item(seat) {
            Some(Item::Companion) => {
                self.state.turn.ap += 1;
                self.state.turn.moves += 1;
            }
            Some(Item::Laser) => self.push(Pending::Laser(seat)),
            _ => {}
        }
    }

    fn play_unique(&mut self, seat: Seat, card: InfluenceNo) {
        self.play_card(seat, card);
        if matches!(self.scene().face(card), Some(Face::Unique(super::Unique::Kuro(_)))) {
            self.revive();
        } else {
            self.run_card(Source::Unique(card), seat);
        }
    }

    /// A program goes under the board (TB-CAMP-02).
    fn transfer(&mut self, seat: Seat, at: u8) {
        self.with_player(seat, |player| {
            if usize::from(at) < player.programs.len() {
                let held = player.programs.remove(usize::from(at));
                player.transferred.push(held.kind);
            }
        });
        self.say(Event::Transferred(seat));
    }

    /// A Recon card is used; it leaves the game when it has shown enough (TB-RECON-04).
    fn use_recon(&mut self, seat: Seat, figure: Figure) {
        let sight = self.scene().body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        let left = if sight == Some(Sight::Sectors) { SECTOR_SIGHTS } else { 1 };
        self.with_player(seat, |player| player.record.recon = true);
        self.push(Pending::Recon { seat, figure, left });
    }

    /// Something is seen by a Recon card (TB-RECON-05 to -10).
    fn recon(&mut self, seat: Seat, figure: Figure, left: u8, choice: Choice) {
        let sight = self.scene().body(figure).and_then(|body| body.recon).and_then(|slot| slot.kind);
        match (sight, choice) {
            (Some(Sight::Sectors), Choice::Nth(at)) => self.look(seat, Spot::Sector(at)),
            (Some(Sight::Network), Choice::Chip(column, tier)) => self.look(seat, Spot::Network(column, tier)),
            (Some(Sight::Carried), Choice::Figure(of)) => self.look(seat, Spot::Carried(of)),
            (Some(Sight::Objective), Choice::Seat(of)) => self.see_objective(seat, of),
            (Some(Sight::Hand), Choice::Seat(of)) => self.see_hand(seat, of),
            (Some(Sight::Loyalty), Choice::Nth(at)) => {
                let slot = self.state.unused.get_mut(usize::from(at));
                if let Some(faction) = slot.and_then(|slot| Self::see(slot, seat)) {
                    self.say(Event::SawLoyalty { seat, faction: Secret::of(faction, seat) });
                }
            }
            _ => {}
        }
        if left > 1 && choice != Choice::Done {
            self.push(Pending::Recon { seat, figure, left: left - 1 });
        } else {
            self.with_body(figure, |body| body.recon = None);
            self.state.recons_used.extend(sight);
        }
    }

    fn see_objective(&mut self, seat: Seat, of: Seat) {
        let unseen = |slot: &&mut Slot<super::ObjectiveNo>| !slot.seen.contains(seat);
        let slot = self.state.players.get_mut(usize::from(of.0)).and_then(|it| it.objectives.iter_mut().find(unseen));
        if let Some(objective) = slot.and_then(|slot| Self::see(slot, seat)) {
            self.say(Event::SawObjective { seat, of, objective: Secret::of(objective, seat) });
        }
    }

    fn see_hand(&mut self, seat: Seat, of: Seat) {
        let mut cards = Vec::new();
        self.with_player(of, |player| {
            for held in &mut player.hand {
                held.seen = held.seen.with(seat);
                cards.push(held.card);
            }
        });
        self.say(Event::SawHand { seat, of, cards: Secret::of(cards, seat) });
    }

    /// Answers the question on top of the stack.
    pub fn answer(&mut self, seat: Seat, choice: Choice) {
        let Some(&step) = self.state.stack.last() else { return };
        match (step, choice) {
            (Pending::KeepLoyalty, Choice::Nth(at)) => self.keep_loyalty(seat, at),
            (Pending::KeepObjectives, Choice::Nth(at)) => self.keep_objective(seat, at),
            (Pending::Limit, Choice::Card(card, _)) => self.discard_surplus(seat, card),
            (Pending::Limit | Pending::DropProgram { .. }, Choice::Nth(at)) => {
                if let Some(Pending::DropProgram { left, .. }) = self.state.stack.last_mut() {
                    *left = left.saturating_sub(1);
                    if *left == 0 {
                        self.state.stack.pop();
                    }
                }
                self.drop_program(seat, at);
            }
            (Pending::Contribute { .. } | Pending::TopUp(_), Choice::Card(card, red)) => {
                self.put(seat, card, red, None);
            }
            (Pending::Contribute { check, next }, _) => {
                self.say(Event::Finished(seat));
                self.replace(Pending::Contribute { check, next: next + 1 });
            }
            (Pending::Extra(_), Choice::Card(card, red)) => {
                self.state.stack.pop();
                self.put(seat, card, red, None);
            }
            (Pending::Decide(event), _) => {
                self.state.stack.pop();
                self.decided(seat, event, choice == Choice::Yes);
            }
            (Pending::Rolled { .. }, Choice::Reroll(at, means)) => self.reroll(seat, at, means),
            (Pending::Rolled { purpose, dice, next }, _) => {
                self.replace(Pending::Rolled { purpose, dice, next: next + 1 });
            }
            (Pending::Pay { .. }, Choice::Card(card, red)) => self.pay_card(seat, card, red),
            (Pending::Commit { purpose, left }, choice) => self.commit(seat, purpose, left, choice),
            (Pending::RiotCard { minus, die }, choice) => self.add_riot_card(seat, minus, die, choice),
            (Pending::TakeRecon(figure), Choice::Recon(sight)) => self.take_recon(seat, figure, sight),
            (Pending::Script(frame), choice) => self.choose_effect(seat, frame, choice),
            (Pending::Ballot { .. }, choice) => self.vote(seat, choice),
            (Pending::Closed { .. }, choice) => self.choose_closed(seat, choice),
            (Pending::Debate { whom, ready }, _) => {
                self.replace(Pending::Debate { whom, ready: ready.with(seat) });
                self.say(Event::Finished(seat));
            }
            _ => self.answer_simply(seat, step, choice),
        }
    }

    /// Answers after which the step is gone, or back with less to do.
    fn answer_simply(&mut self, seat: Seat, step: Pending, choice: Choice) {
        self.state.stack.pop();
        match (step, choice) {
            (Pending::KeepProgram, Choice::Nth(at)) => self.keep_program(seat, at),
            (Pending::KeepChip { figure, partner }, Choice::Nth(at)) => self.keep_chip(figure, partner, at),
            (Pending::Placing { figure, .. }, Choice::Column(chip, column, up)) => {
                self.push(step);
                self.place_chip(figure, chip, column, up);
            }
            (Pending::Placing { figure, placed, scanned }, _) => self.placed_all(figure, placed, scanned),
            (Pending::Reward { .. }, Choice::Yes) => self.grant_boost(seat),
            (Pending::Reward { chips, .. }, _) => self.draw_programs(seat, chips),
            (Pending::Boost(_), Choice::Branch(branch)) => self.unlock(seat, branch),
            (Pending::Junk { remove, done }, choice) => self.junk_work(seat, remove, done, choice),
            (Pending::Drop { figure, done }, choice) => self.drop_chips(seat, figure, done, choice),
            (Pending::Clinic { done }, choice) => self.clinic(seat, done, choice),
            (Pending::Treat(_), Choice::Nth(at)) => self.treat(seat, at),
            (Pending::Recon { figure, left, .. }, choice) => self.recon(seat, figure, left, choice),
            (Pending::Crates(_), Choice::Nth(at)) => self.open_crate(seat, at),
            (Pending::Attack(_), Choice::Card(card, _)) => {
                self.push(step);
                self.add_to_attack(seat, card);
            }
            (Pending::Attack(_), Choice::Item) => {
                self.push(step);
                self.add_weapon(seat);
            }
            (Pending::Attack(assault), _) => self.attack(assault),
            (Pending::Laser(_), Choice::Foe(foe)) => self.damage_foe(foe, LASER, Credit::Laser(seat)),
            (Pending::Aim { foe, .. }, Choice::Figure(figure)) => {
                let theft = self.scene().foe(foe).and_then(|seen| seen.enemy).map(|enemy| enemy.kind);
                self.push_blow(foe, Some(figure), theft == Some(super::EnemyKind::Thief));
            }
            (Pending::Blow(mut blow), Choice::Card(card, _)) => {
                blow.blue = blow.blue.saturating_add(self.scene().blue(seat, card).unwrap_or(0));
                blow.left = blow.left.saturating_sub(1);
                self.push(Pending::Blow(blow));
                self.play_card(seat, card);
            }
            (Pending::Blow(blow), _) => self.strike(blow),
            (Pending::Struck { blow, red }, _) => self.struck(blow, red),
            (Pending::Stolen { figure }, Choice::Nth(at)) => {
                if let Some(chip) = self.take_chip(figure, at) {
                    self.junk(chip, None);
                }
            }
            (Pending::Wound { seat: whose, left }, choice) => self.wound_answer(whose, left, choice),
            (Pending::Purge { left, .. }, Choice::Foe(foe)) => {
                if left > 1 {
                    self.push(Pending::Purge { seat, left: left - 1 });
                }
                self.remove_foe(foe, Credit::None);
            }
            (Pending::Discard { left, of, .. }, Choice::Card(card, _)) => {
                if left > 1 {
                    self.push(Pending::Discard { seat, left: left - 1, of });
                } else {
                    self.did(seat, Did::Shed(of));
                }
                self.discard_card(seat, card);
            }
            (Pending::BlueFive(_), Choice::Yes) => self.draw_programs(seat, 2),
            (Pending::Supplier(_), Choice::Yes) => self.draw(seat, Pile::General, 1),
            (Pending::Voting { next }, Choice::Vote(card, red, to)) => {
                self.push(Pending::Voting { next: next + 1 });
                self.put(seat, card, red, Some(to));
            }
            (Pending::TieBreak { .. }, Choice::Seat(chosen)) => self.crown(chosen),
            (Pending::Appoint, Choice::Seat(chosen)) => self.name_general(Some(chosen)),
            (Pending::BreakOut { .. }, Choice::Card(card, red)) => {
                self.push(step);
                self.put(seat, card, red, None);
            }
            (Pending::BreakOut { seat: who, minus, next }, _) => {
                self.say(Event::Finished(seat));
                self.push(Pending::BreakOut { seat: who, minus, next: next + 1 });
            }
            (Pending::Interrogation { card, .. }, choice) => self.confess(seat, card, choice == Choice::Yes),
            _ => self.unanswered(step),
        }
    }

    /// A wound is cancelled by a card, or drawn.
    fn wound_answer(&mut self, seat: Seat, left: u8, choice: Choice) {
        self.push(Pending::Wound { seat, left: left.saturating_sub(1) });
        if choice != Choice::Yes {
            return self.draw_wound(seat);
        }
        let mut shield = None;
        self.scene().each_card(seat, &mut |card| {
            if matches!(self.scene().face(card), Some(Face::Unique(super::Unique::CancelWound))) {
                shield = Some(card);
            }
        });
        if let Some(card) = shield {
            self.play_card(seat, card);
            self.say(Event::Cancelled(seat));
        }
    }

    /// Blue cards before a roll, or the roll (TB-CITY-05, TB-NEX-01).
    fn commit(&mut self, seat: Seat, purpose: Purpose, left: u8, choice: Choice) {
        self.state.stack.pop();
        let Choice::Card(card, _) = choice else { return self.push(Pending::Roll(purpose)) };
        let value = self.scene().blue(seat, card).unwrap_or(0);
        let purpose = match purpose {
            Purpose::Morale { cards } => Purpose::Morale { cards: cards.saturating_add(value) },
            Purpose::Nexus { by, cards } => Purpose::Nexus { by, cards: cards.saturating_add(value) },
            other => other,
        };
        self.push(Pending::Commit { purpose, left: left - 1 });
        self.play_card(seat, card);
    }

    fn add_riot_card(&mut self, seat: Seat, minus: bool, die: u8, choice: Choice) {
        self.state.stack.pop();
        let mut by = 0;
        if let Choice::Card(card, red) = choice {
            let scene = self.scene();
            let value = if red { scene.red(seat, card) } else { scene.blue(seat, card) };
            let value = value.unwrap_or(0).cast_signed();
            by = if red { -value } else { value };
            self.play_card(seat, card);
        }
        self.riot(minus, die, by);
    }

    /// A Recon card is taken; the rest is shuffled back (TB-MONO-01).
    fn take_recon(&mut self, seat: Seat, figure: Figure, sight: Sight) {
        self.state.stack.pop();
        self.state.recons.retain(|it| *it != sight);
        self.with_body(figure, |body| {
            body.recon = Some(Slot { kind: Some(sight), seen: Seats::one(seat) });
            body.had_recon = true;
        });
        self.say(Event::TookRecon(figure, Secret::of(sight, seat)));
        self.did(seat, Did::Recon);
    }

    /// Looks at or removes a chip of the Junkyard for a card each (TB-JUNK-03, TB-JUNK-04, TB-AMB-76).
    fn junk_work(&mut self, seat: Seat, remove: bool, done: u8, choice: Choice) {
        let Choice::Nth(at) = choice else {
            self.did(seat, Did::Shed(done));
            return;
        };
        let face = if remove { Face::Green } else { Face::Grey };
        let mut card = None;
        self.scene().each_card(seat, &mut |held| {
            if self.scene().face(held) == Some(&face) {
                card = Some(held);
            }
        });
        let Some(card) = card else { return };
        if done == 0 {
            self.did(seat, if remove { Did::JunkRemove } else { Did::JunkLook });
        }
        self.push(Pending::Junk { remove, done: done + 1 });
        self.play_card(seat, card);
        if remove {
            let chip = self.state.junkyard.get_mut(usize::from(at)).and_then(|junk| junk.chip.take());
            self.state.removed.extend(chip);
            self.say(Event::Removed(seat, at));
        } else {
            self.look(seat, Spot::Junkyard(at));
        }
    }

    /// Drops carried chips (TB-JUNK-01).
    fn drop_chips(&mut self, seat: Seat, figure: Figure, done: u8, choice: Choice) {
        let Choice::Nth(at) = choice else { return };
        if let Some(chip) = self.take_chip(figure, at) {
            self.junk(chip, Some(figure));
            self.with_player(seat, |player| player.record.dropped = player.record.dropped.saturating_add(1));
        }
        if done == 0 {
            self.did(seat, Did::JunkDrop);
        }
        if self.scene().body(figure).is_some_and(|body| !body.chips.is_empty()) {
            self.push(Pending::Drop { figure, done: done + 1 });
        }
    }

    /// Cards given at the Med Center: up to two wounds each, then full health (TB-MED-02, TB-AMB-80).
    fn clinic(&mut self, seat: Seat, done: u8, choice: Choice) {
        let Choice::Card(card, _) = choice else {
            self.did(seat, Did::Shed(done));
            return;
        };
        if done == 0 {
            self.did(seat, Did::Clinic);
        }
        let most = self.scene().max_health(Figure::Of(seat));
        self.heal(Figure::Of(seat), most);
        let wounds = self.scene().player(seat).map_or(0, |player| player.wounds.len());
        if wounds > 2 {
            self.push(Pending::Clinic { done: done + 1 });
        }
        self.push(Pending::Treat(seat));
        self.push(Pending::Treat(seat));
        self.play_card(seat, card);
    }

    /// A card beyond the hand limit goes (TB-DISC-01).
    fn discard_surplus(&mut self, seat: Seat, card: InfluenceNo) {
        let held = self.scene().player(seat).map_or(0, |player| player.hand.len() as u8);
        let surplus = held.saturating_sub(self.scene().hand_limit(seat));
        self.did(seat, Did::Shed(surplus));
        self.discard_card(seat, card);
    }

    /// An answer with closed eyes.
    fn choose_closed(&mut self, seat: Seat, choice: Choice) {
        if let Some(Pending::Closed { chosen, .. }) = self.state.stack.last_mut()
            && let Some(own) = chosen.get_mut(usize::from(seat.0))
        {
            *own = match choice {
                Choice::Seat(whom) => Chosen::Seat(whom),
                _ => Chosen::Nobody,
            };
        }
        self.say(Event::Chose(seat));
    }
}
