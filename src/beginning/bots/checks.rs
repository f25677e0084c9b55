//! Checks: putting cards in honestly, a little, or to spoil it, by faction and suspicion (TB-BOT-04, TB-BOT-08, TB-BOT-10).

use super::outlook::Outlook;
use crate::{
    beginning::{Amount, Choice, Counted, EventKind, EventNo, Face, Faction, InfluenceNo},
    engine::Seat,
};

/// What a gain must be worth before cards are spent on it.
const WORTHWHILE: f32 = 0.006;
/// What a card that helps is expected to bring.
const USUAL: f32 = 2.8;
/// How much more than needed is aimed at.
const MARGIN: f32 = 1.5;

/// How much more a suspect thinks twice, by how suspect it is; from where on there is nothing left to hide.
const WARY: f32 = 0.6;
const FOUND_OUT: f32 = 0.4;

/// What a seat means to do in a check.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Intent {
    /// To bring so much towards the target.
    Help(f32),
    /// To bring so much away from it.
    Spoil(f32),
    /// Nothing.
    Idle,
}

impl Outlook<'_> {
    /// What success of a check is worth, beside failure.
    pub fn stake(&self, event: EventNo) -> f32 {
        match self.scene.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Check { success, failure, .. }) => {
                self.effects(&success.effects) - self.effects(&failure.effects)
            }
            Some(EventKind::Count { steps, .. }) => {
                let worth =
                    |at: Option<&(u8, crate::beginning::Half)>| at.map_or(0.0, |(_, half)| self.effects(&half.effects));
                worth(steps.last()) - worth(steps.first())
            }
            _ => 0.0,
        }
    }

    /// How far below 0 a target lies, or above: the sign that helps and how much is needed.
    fn target(&self, event: EventNo) -> Option<(f32, f32)> {
        match self.scene.rules.library().event(event).map(|card| &card.kind) {
            Some(EventKind::Check { target, .. }) => Some((f32::from(target.signum()), f32::from(target.abs()))),
            _ => None,
        }
    }

    /// How much a seat usually brings of what is needed: those who want it and can.
    fn helpers(&self) -> f32 {
        let able = self.scene.all().filter(|&seat| self.scene.check_limit(seat, 3) > 0);
        able.map(|seat| if seat == self.me { 1.0 } else { 0.45 + 0.45 * self.beliefs.of(seat, Faction::Human) }).sum()
    }

    /// What this seat means to do.
    pub fn intent(&self, event: EventNo) -> Intent {
        let stake = self.stake(event);
        let Some((_, need)) = self.target(event) else {
            return if stake > WORTHWHILE { Intent::Help(1.0) } else { Intent::Idle };
        };
        let seemly = 0.004 * self.style.spirit;
        if stake + seemly > WORTHWHILE {
            // Others give too; the general cards may hurt.
            let share = MARGIN * need / self.helpers().max(1.0);
            let eager = (0.6 + 12.0 * stake).min(1.3) * self.style.spirit;
            return Intent::Help(share * eager.min(1.4));
        }
        if stake < -WORTHWHILE && self.faction != Faction::Human && self.style.bluff > self.exposed() {
            return Intent::Spoil((2.0 + 60.0 * -stake).min(7.0));
        }
        Intent::Idle
    }

    /// How much spoiling now would give away: the fewer put cards in, and the more suspect one is, the more. Whoever is
    /// as good as found out has nothing to lose (TB-BOT-14).
    fn exposed(&self) -> f32 {
        let repute = self.repute();
        if repute > FOUND_OUT {
            return 0.0;
        }
        let givers = self.scene.all().filter(|&seat| seat != self.me && self.scene.put_in(seat) > 0).count();
        0.92 - 0.12 * givers as f32 + WARY * repute
    }

    /// What putting a card in is worth, or stopping (`None`).
    pub fn contribution(&self, event: EventNo, choice: Choice, topping_up: bool) -> f32 {
        let stake = self.stake(event).abs();
        let Some((sign, need)) = self.target(event) else { return self.counted(event, choice) };
        let given = self.given(sign);
        let (wanted, sign) = match self.intent(event) {
            Intent::Help(much) => (if topping_up { self.missing(need, sign).max(much) } else { much }, sign),
            Intent::Spoil(much) => (much, -sign),
            Intent::Idle => (0.0, sign),
        };
        let given = if matches!(self.intent(event), Intent::Spoil(_)) { -given } else { given };
        match choice {
            Choice::Card(card, red) => {
                let value = self.signed(card, red) * sign;
                let left = wanted - given;
                if value <= 0.0 || left <= 0.3 {
                    return -0.01 + 0.001 * value.min(0.0);
                }
                // The smallest card that does it, or the largest there is.
                let fits = value.min(left) - 0.5 * (value - left).max(0.0);
                let gain = (stake.max(0.02) / need.max(1.0)) * fits * 2.2;
                gain - 0.35 * self.card(card) + 0.0001 * value
            }
            _ => 0.0,
        }
    }

    /// What a card counts in a check.
    fn signed(&self, card: InfluenceNo, red: bool) -> f32 {
        let value = if red { self.scene.red(self.me, card) } else { self.scene.blue(self.me, card) };
        let value = f32::from(value.unwrap_or(0));
        if red { -value } else { value }
    }

    /// What this seat has put in so far, towards a sign.
    fn given(&self, sign: f32) -> f32 {
        let own = self.scene.state.pool.iter().filter(|put| put.by == Some(self.me));
        own.map(|put| {
            sign * self.signed(
                put.card,
                self.scene.red(self.me, put.card).is_some()
                    && (put.red || self.scene.blue(self.me, put.card).is_none()),
            )
        })
        .sum()
    }

    /// What is still missing when all others have put in, by how many cards they gave and who they may be.
    fn missing(&self, need: f32, sign: f32) -> f32 {
        let _ = sign;
        let others = self.scene.all().filter(|&seat| seat != self.me);
        let brought: f32 = others.map(|seat| f32::from(self.scene.put_in(seat)) * USUAL * self.helpful(seat)).sum();
        (need + 1.0 - brought).max(0.0)
    }

    /// How much of what somebody puts in helps.
    fn helpful(&self, seat: Seat) -> f32 {
        0.55 + 0.45 * self.beliefs.of(seat, Faction::Human)
    }

    /// Grey and green cards for a count.
    fn counted(&self, event: EventNo, choice: Choice) -> f32 {
        let Some(EventKind::Count { of, .. }) = self.scene.rules.library().event(event).map(|card| &card.kind) else {
            return 0.0;
        };
        let Choice::Card(card, _) = choice else { return 0.0 };
        let fits = matches!(
            (self.scene.face(card), of),
            (Some(Face::Grey), Counted::Grey | Counted::Both) | (Some(Face::Green), Counted::Green | Counted::Both)
        );
        let stake = self.stake(event);
        if fits { 0.4 * stake - 0.8 * self.card(card) } else { -0.02 }
    }

    /// How much this seat says to give (TB-INFO-09): honest folk by what they mean to give, others as it suits.
    pub fn announced(&self, event: EventNo) -> Amount {
        match self.intent(event) {
            Intent::Help(much) if much >= 4.0 => Amount::Lot,
            Intent::Help(_) | Intent::Spoil(_) => Amount::Little,
            Intent::Idle => {
                if self.faction == Faction::Human || self.style.bluff < 0.6 {
                    Amount::Nothing
                } else {
                    Amount::Little
                }
            }
        }
    }
}
