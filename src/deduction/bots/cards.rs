//! What the effects of cards are worth.

use super::outlook::{Outlook, loss};
use crate::{
    deduction::{Deed, Effect, Frame, Moment, Pending, Sight, Source, Target, Whose},
    engine::Seat,
};

impl Outlook<'_> {
    /// What it is worth to play the program in this place now.
    pub fn program(&self, at: u8) -> f32 {
        let held = self.scene.player(self.me).and_then(|player| player.programs.get(usize::from(at)));
        let Some(held) = held else { return 0.0 };
        let Some(card) = self.scene.program(*held) else { return 0.0 };
        let frame = Frame::new(Source::Program(held.kind), self.me, None);
        if card.effects.is_empty() {
            return 0.35;
        }
        self.script(&frame, &card.effects)
    }

    /// What is left of a card is worth, with the best that can be chosen.
    pub fn script(&self, frame: &Frame, effects: &[Effect]) -> f32 {
        let mut sum = 0.0;
        for (at, effect) in effects.iter().enumerate() {
            let rest = effects.get(at + 1..).unwrap_or_default();
            match effect {
                Effect::Choose(pick) if frame.them.is_none() || at > 0 => {
                    let best = self.scene.candidates(frame, pick).into_iter().map(|seat| {
                        let chosen = Frame { them: Some(seat), ..*frame };
                        self.until_choice(&chosen, rest)
                    });
                    let best = best.max_by(f32::total_cmp).unwrap_or(0.0);
                    sum += if pick.may { best.max(0.0) } else { best };
                    sum += self.after_choice(frame, rest);
                    return sum;
                }
                Effect::ChooseSecond(pick) => {
                    let best = self.scene.candidates(frame, pick).into_iter().map(|seat| {
                        let chosen = Frame { second: Some(seat), ..*frame };
                        self.until_choice(&chosen, rest)
                    });
                    return sum + best.max_by(f32::total_cmp).unwrap_or(0.0);
                }
                Effect::If(condition, yes, no) => {
                    sum += self.script(frame, if self.scene.holds(*condition, frame) { yes } else { no });
                }
                other => sum += self.effect(frame, other),
            }
        }
        sum
    }

    /// Effects up to the next choice of a player.
    pub fn until_choice(&self, frame: &Frame, effects: &[Effect]) -> f32 {
        let choice = |effect: &&Effect| !matches!(effect, Effect::Choose(_) | Effect::ChooseSecond(_));
        effects.iter().take_while(choice).map(|effect| self.effect(frame, effect)).sum()
    }

    /// Choices that come later, each for itself.
    fn after_choice(&self, frame: &Frame, effects: &[Effect]) -> f32 {
        let later = effects.iter().position(|effect| matches!(effect, Effect::Choose(_) | Effect::ChooseSecond(_)));
        later.and_then(|at| effects.get(at..)).map_or(0.0, |rest| self.script(frame, rest))
    }

    /// What one effect is worth.
    pub fn effect(&self, frame: &Frame, effect: &Effect) -> f32 {
        let sum = |whose: Whose, worth: &dyn Fn(Seat) -> f32| -> f32 {
            self.scene.concerned(frame, whose).into_iter().map(worth).sum()
        };
        let them = frame.them;
        let hostile = them.map_or(0.0, |seat| self.wish(seat));
        let hp = |seat: Seat| self.scene.player(seat).map_or(0, |player| player.hp);
        match effect {
            Effect::Drop(whose) => sum(*whose, &|seat| -self.standing(seat) * self.urgency(seat)),
            Effect::AimTheirs => them.map_or(0.0, |seat| self.turning(seat)),
            Effect::FireTheirs => {
                let armed = them.and_then(|seat| self.armed(seat));
                armed.map_or(0.0, |armed| self.shot(armed.kind, armed.aim))
            }
            Effect::TakeWeapon => them.map_or(0.0, |seat| 0.15 - self.standing(seat) + 0.1 * self.wish(seat)),
            Effect::Equip(_) | Effect::EquipAny | Effect::SwapWeapons => 0.15,
            Effect::Jam => self.announced().map_or(0.0, |worth| -worth - 0.1),
            Effect::Overcharge(_) => self.overcharge(),
            Effect::Heal(whose, _) => sum(*whose, &|seat| self.healing(seat)),
            Effect::Damage(whose, n) => sum(*whose, &|seat| self.wish(seat) * loss(hp(seat), *n)),
            Effect::LoseHp(n) => -loss(hp(self.me), *n),
            Effect::SoftHit(whose) => sum(*whose, &|seat| self.hit(seat, crate::deduction::Force::Soft)),
            Effect::HardHit(whose) => sum(*whose, &|seat| self.hit(seat, crate::deduction::Force::Hard)),
            Effect::Soften(n) => self.softening(*n),
            Effect::Reanimate | Effect::Raise => them.map_or(0.0, |seat| -1.4 * self.wish(seat) - 0.1),
            Effect::Peek(whose, sight) => sum(*whose, &|seat| self.peek(seat, *sight)),
            Effect::Reveal(whose, sight) => sum(*whose, &|seat| self.reveal(seat, *sight)),
            Effect::Cover(whose, _) => sum(*whose, &|seat| -0.4 * self.wish(seat)),
            Effect::Draw(n) => 0.15 * f32::from(*n),
            Effect::Discard(Whose::Them, _) => 0.2 * hostile,
            Effect::TakeProgram(_) => 0.15 + 0.15 * hostile,
            Effect::ExtraAction => 0.3,
            Effect::BecomeBoss(_) => 1.2,
            Effect::Infect | Effect::Foresee(_) | Effect::ShowYou => 0.2,
            Effect::Summon => 0.8 * hostile,
            Effect::SwapLoyalty
            | Effect::SwapAllLoyalty
            | Effect::MixLoyalty
            | Effect::PassLoyalty(_)
            | Effect::SwapIds(..) => -0.3 + self.despair(),
            Effect::ReplaceLoyalty(Whose::Them, _) => 0.1 * hostile,
            Effect::Link => 0.25 + 0.05 * hostile,
            Effect::TheyPeek => -0.1,
            _ => 0.05,
        }
    }

    /// A weapon about to be fired matters more than one lying in a hand.
    fn urgency(&self, seat: Seat) -> f32 {
        let firing = seat == self.scene.state.turn.seat && matches!(self.scene.state.turn.deed, Some(Deed::Shoot(_)));
        if firing { 1.6 } else { 0.8 }
    }

    /// What the announced shot is worth to this seat, with what it strikes.
    fn announced(&self) -> Option<f32> {
        let turn = &self.scene.state.turn;
        let Some(Deed::Shoot(named)) = turn.deed else { return None };
        let armed = self.armed(turn.seat)?;
        let aim = named.map_or(armed.aim, |target| crate::deduction::Aim(Some(target), None));
        let harm = |target: Target| match target {
            Target::Seat(seat) => self.damage(seat, armed.kind.force()) * self.wish(seat),
            Target::Boss(_) => 0.3,
        };
        Some(aim.targets().map(harm).sum())
    }

    /// What it is worth to turn somebody's weapon.
    fn turning(&self, holder: Seat) -> f32 {
        let Some(armed) = self.armed(holder) else { return 0.0 };
        let best = self.best_aim(holder, armed.kind).max(0.0) * 0.6;
        let firing = self.urgency(holder);
        (best - self.standing(holder) - 0.15) * firing
    }

    /// What one more damage of this turn's shot is worth.
    fn overcharge(&self) -> f32 {
        let turn = &self.scene.state.turn;
        let ready = turn.seat == self.me && turn.armed && !turn.acted && !turn.fresh;
        let Some(armed) = self.armed(self.me).filter(|_| ready) else { return -0.2 };
        let bare = |target: Target| match target {
            Target::Seat(seat) => {
                let wounded = self.damage(seat, armed.kind.force()) >= 0.8;
                if wounded && self.scene.player(seat).is_some_and(|player| player.hp > 1) {
                    self.wish(seat)
                } else {
                    0.0
                }
            }
            Target::Boss(_) => 0.0,
        };
        armed.aim.targets().map(bare).sum::<f32>() - 0.1
    }

    fn healing(&self, seat: Seat) -> f32 {
        let wounded = self.scene.player(seat).is_some_and(|player| player.hp < self.scene.rules.max_hp);
        if wounded { -0.8 * self.wish(seat) } else { 0.0 }
    }

    /// What it is worth to take something off the damage that is coming.
    fn softening(&self, n: u8) -> f32 {
        let coming = self.scene.state.stack.iter().rev().find_map(|step| match step {
            Pending::Damage(damage) => Some(*damage),
            _ => None,
        });
        let Some(damage) = coming else { return 0.0 };
        let hp = self.scene.player(damage.whom).map_or(0, |player| player.hp);
        let saved = loss(hp, damage.amount) - if damage.amount > n { loss(hp, damage.amount - n) } else { 0.0 };
        -self.wish(damage.whom) * saved
    }

    fn peek(&self, seat: Seat, sight: Sight) -> f32 {
        if sight == Sight::Programs { 0.1 } else { 0.4 * self.doubt(seat) * self.style.curiosity }
    }

    fn reveal(&self, seat: Seat, sight: Sight) -> f32 {
        let stripped = if sight == Sight::Id { 0.5 } else { 0.3 };
        let news = if seat == self.me { -0.3 } else { 0.25 * self.doubt(seat) };
        stripped * self.wish(seat) + news
    }

    /// How much a change of sides is worth where all seems lost.
    fn despair(&self) -> f32 {
        let against =
            self.scene.others(self.me).filter(|&seat| self.armed(seat).is_some_and(|armed| armed.aim.hits(self.me)));
        0.1 * against.count() as f32
    }

    /// What is gained by waiting with a program: those for any time are better kept for their moment.
    pub fn patience(&self) -> f32 {
        match self.scene.state.stack.last() {
            Some(Pending::Window(Moment::Damage | Moment::Eliminated, _)) => 0.15,
            Some(Pending::Window(Moment::After, _)) => 0.12,
            Some(Pending::Window(..)) => 0.3,
            _ => 0.22,
        }
    }
}
