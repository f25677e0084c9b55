//! What each effect does that asks nobody.

use smallvec::SmallVec;

use super::Concerned;
use crate::{
    deduction::{
        AimRule, Boss, Cause, Effect, Event, Force, Frame, IdNo, Manner, Mark, Passed, Pending, Secret, Sight, Source,
        Spot, Team, Whose, play::Play,
    },
    engine::{Seat, Seats},
};

impl Play<'_> {
    /// Effects that look at cards and turn them.
    pub(super) fn do_cards(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match *effect {
            Effect::Peek(whose, sight) => {
                for of in self.scene().concerned(frame, whose) {
                    self.peek(you, of, sight);
                }
            }
            Effect::PeekLeftover => self.peek_leftover(you),
            Effect::ShowYou => {
                for seat in self.scene().others(you).collect::<Concerned>().into_iter().rev() {
                    self.push(Pending::Show { seat, to: you });
                }
            }
            Effect::Reveal(whose, sight) => {
                for seat in self.scene().concerned(frame, whose) {
                    self.reveal_all(seat, sight, frame.cause());
                }
            }
            Effect::RevealTowards => self.reveal_towards(frame),
            Effect::Cover(whose, _) => {
                for seat in self.scene().concerned(frame, whose) {
                    let spots: SmallVec<[Spot; 4]> = self.scene().coverable(seat).collect();
                    spots
                        .into_iter()
                        .filter(|spot| matches!(spot, Spot::Id(_)))
                        .for_each(|spot| self.cover(seat, spot));
                }
            }
            _ => {}
        }
    }

    /// Looks at all cards of one sort.
    fn peek(&mut self, by: Seat, of: Seat, sight: Sight) {
        let scene = self.scene();
        let spots: SmallVec<[Spot; 8]> = match sight {
            Sight::Id => scene.id_spots(of, false).map(Spot::Id).collect(),
            Sight::AllLoyalty | Sight::Loyalty | Sight::IdOrLoyalty => {
                scene.loyalty_spots(of, false).map(Spot::Loyalty).collect()
            }
            Sight::Programs => {
                let programs = scene.player(of).map_or(&[][..], |player| &player.programs);
                (0..).zip(programs).filter(|(_, held)| !held.up).map(|(at, _)| Spot::Program(at)).collect()
            }
        };
        spots.into_iter().for_each(|spot| self.look(by, of, spot));
    }

    fn peek_leftover(&mut self, by: Seat) {
        let leftover: SmallVec<[IdNo; 3]> = self.state.leftover.iter().map(|slot| slot.kind).collect();
        for slot in &mut self.state.leftover {
            slot.seen = slot.seen.with(by);
        }
        for id in leftover {
            self.say(Event::LookedLeftover { by, face: Secret::of(id, Seats::one(by)) });
        }
    }

    /// Reveals all loyalty cards, or an ID: of a Boss one of them (SD-BOSS-09).
    fn reveal_all(&mut self, seat: Seat, sight: Sight, cause: Cause) {
        if sight == Sight::Id {
            let first = self.scene().id_spots(seat, false).next();
            if let Some(at) = first {
                self.reveal(seat, Spot::Id(at), cause);
            }
            return;
        }
        let spots: SmallVec<[u8; 4]> = self.scene().loyalty_spots(seat, false).collect();
        spots.into_iter().for_each(|at| self.reveal(seat, Spot::Loyalty(at), cause));
    }

    /// Hal Watson: the neighbours' cards on this side, or on the far side where cards are shared (M12, SD-BIG-08).
    fn reveal_towards(&mut self, frame: &Frame) {
        let far = self.rules.shared;
        let next = self.scene().next_living(frame.you).map(|seat| (seat, u8::from(far)));
        let previous = self.scene().previous_living(frame.you).map(|seat| (seat, u8::from(!far)));
        for (seat, at) in next.into_iter().chain(previous) {
            if self.scene().loyalty(seat, at).is_some_and(|slot| !slot.up) {
                self.reveal(seat, Spot::Loyalty(at), frame.cause());
            }
        }
    }

    /// Effects on weapons.
    pub(super) fn do_weapons(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match *effect {
            Effect::Drop(whose) => {
                self.scene().concerned(frame, whose).into_iter().for_each(|seat| self.drop_weapon(seat));
            }
            Effect::LookAway => {
                for holder in self.scene().concerned(frame, Whose::Aimers).into_iter().rev() {
                    self.push(Pending::Aim { holder, by: holder, rule: AimRule::Away(you) });
                }
            }
            Effect::AimTheirs => frame.them.into_iter().for_each(|them| self.ask_aim(them, you, AimRule::Elsewhere)),
            Effect::FireTheirs => {
                let armed = frame.them.and_then(|them| Some((them, self.scene().player(them)?.weapon?)));
                if let Some((them, armed)) = armed.filter(|(_, armed)| armed.aim.0.is_some()) {
                    self.fire(them, armed.kind, armed.aim);
                }
            }
            Effect::TakeWeapon => {
                let unarmed = self.scene().player(you).is_some_and(|player| player.weapon.is_none());
                frame.them.into_iter().filter(|_| unarmed).for_each(|them| self.take_from(you, them));
            }
            Effect::Equip(kind) => {
                self.take_up(you, kind);
                self.ask_aim(you, you, AimRule::Any);
            }
            Effect::SwapWeapons => {
                if let (Some(a), Some(b)) = (frame.them, frame.second) {
                    self.swap_weapons(a, b);
                }
            }
            Effect::Jam => {
                self.state.turn.jammed = true;
                self.say(Event::Jammed(self.state.turn.seat));
            }
            Effect::Overcharge(more) => self.state.turn.overcharge += more,
            _ => {}
        }
    }

    /// Effects on HP.
    pub(super) fn do_harm(&mut self, frame: &Frame, effect: &Effect) {
        let cause = frame.cause();
        match *effect {
            Effect::Heal(whose, amount) => {
                self.scene().concerned(frame, whose).into_iter().for_each(|seat| self.heal(seat, amount));
            }
            Effect::Damage(whose, amount) => {
                self.push(Pending::Settle);
                for seat in self.scene().concerned(frame, whose).into_iter().rev() {
                    self.hurt(seat, amount, cause);
                }
            }
            Effect::LoseHp(amount) => {
                self.push(Pending::Settle);
                self.lose(frame.you, amount, cause);
            }
            Effect::SoftHit(whose) => self.hit(&self.scene().concerned(frame, whose), Force::Soft, cause),
            Effect::HardHit(whose) => self.hit(&self.scene().concerned(frame, whose), Force::Hard, cause),
            Effect::Soften(by) => self.soften(by),
            Effect::Ward => {
                let warded = frame.them.into_iter().fold(self.state.turn.warded, Seats::with);
                self.state.turn.warded = warded;
            }
            _ => {}
        }
    }

    /// Effects on teams and on who plays.
    pub(super) fn do_teams(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match (effect, frame.them) {
            (Effect::Reanimate, Some(them)) => self.reanimate(them),
            (Effect::Raise, Some(them)) => self.raise(you, them),
            (Effect::AwaitDeath, _) => self.state.awaiting = Some(you),
            (Effect::Fall, _) => self.fall(you),
            (Effect::FallenMeet, _) => self.meet(Team::Fallen),
            (Effect::Defect, Some(them)) => self.defect(you, them),
            (Effect::Copy, Some(them)) => {
                if let Some(id) = self.scene().copyable(them) {
                    self.say(Event::Ability { seat: you, id });
                    self.push(Pending::Script(Frame::new(Source::Id(id), you, None)));
                }
            }
            (Effect::Link, Some(them)) => self.link(frame, them),
            (Effect::BecomeBoss(faction), _) => self.become_boss(you, *faction),
            _ => {}
        }
    }

    /// The player's team becomes another's and stays so (O16).
    fn defect(&mut self, you: Seat, them: Seat) {
        let team = self.scene().team(them);
        self.with_player(you, |player| match team {
            Team::Legion => player.status.legion = true,
            Team::Fallen => player.status.fallen = true,
            other => player.status.fixed = Some(other),
        });
        let known = Seats::one(you);
        self.state.marks.push(Mark::Spied { by: you, whom: them, team: Some(team), known });
        self.became(you, known, self.all());
    }

    /// A card keeps a player in mind (SD-PROG-17).
    fn link(&mut self, frame: &Frame, them: Seat) {
        let source = frame.source;
        self.with_player(frame.you, |player| match source {
            Source::Id(_) => player.link = Some(them),
            Source::Program(no) => {
                let fresh = player.programs.iter_mut().find(|held| held.kind == no && held.up && held.target.is_none());
                if let Some(held) = fresh {
                    held.target = Some(them);
                }
            }
        });
        self.recheck_aims();
    }

    /// Effects on programs, loyalty cards, IDs and bosses.
    pub(super) fn do_table(&mut self, frame: &Frame, effect: &Effect) {
        let you = frame.you;
        match (effect, frame.them) {
            (Effect::Draw(n), _) => (0..*n).for_each(|_| self.draw(you)),
            (Effect::Discard(whose, manner), _) => {
                for seat in self.scene().concerned(frame, *whose).into_iter().rev() {
                    match manner {
                        Manner::Chosen => self.push(Pending::Discard { seat }),
                        Manner::Random => self.discard_any(seat),
                    }
                }
            }
            (Effect::TakeProgram(_), Some(them)) => self.take_random(you, them),
            (Effect::RandomOther, _) => {
                let others: Concerned = self.scene().others(you).collect();
                let picked = self.dice.pick(&others).copied();
                self.with_frame(|frame| frame.them = picked);
                if let Some(whom) = picked {
                    self.say(Event::Chose { by: you, whom });
                }
            }
            (Effect::SwapAllLoyalty, Some(them)) => self.swap_all_loyalty(you, them),
            (Effect::MixLoyalty, Some(them)) => self.mix_loyalty(you, them),
            (Effect::GainLoyalty, _) => self.gain_loyalty(you),
            (Effect::PassLoyalty(passed), _) => self.ask_passing(*passed == Passed::Chosen),
            (Effect::SwapIds(a, b), _) => {
                let one = |whose| self.scene().concerned(frame, whose).first().copied();
                if let (Some(a), Some(b)) = (one(*a), one(*b)) {
                    self.swap_ids(a, b);
                }
            }
            (Effect::ExtraAction, _) => self.state.turn.extra += 1,
            (Effect::Summon, Some(them)) => self.enter(Boss::Bloodbeast, them, false),
            _ => {}
        }
    }

    /// A random program among those that effects may discard (PR34).
    fn discard_any(&mut self, seat: Seat) {
        let places: SmallVec<[u8; 8]> = self.scene().discardable(seat).collect();
        if let Some(&at) = self.dice.pick(&places) {
            self.discard(seat, at);
        }
    }

    /// A random program that is not in play changes hands (V9).
    fn take_random(&mut self, by: Seat, from: Seat) {
        let programs = self.scene().player(from).map_or(&[][..], |player| &player.programs);
        let places: SmallVec<[u8; 8]> = (0..).zip(programs).filter(|(_, held)| !held.up).map(|(at, _)| at).collect();
        if let Some(&at) = self.dice.pick(&places) {
            self.take_program(by, from, at);
        }
    }
}
