//! What every decision is worth.

use super::outlook::{Outlook, loss};
use crate::{
    deduction::{Action, Aim, Choice, Effect, Faction, Force, Frame, Hit, Pending, Source, Spot, WeaponKind},
    engine::Seat,
};

/// A program worth playing comes before the action of the turn, which waits for it.
const FIRST: f32 = 10.0;

impl Outlook<'_> {
    /// What a decision is worth. Claims are weighed elsewhere.
    pub fn worth(&self, action: Action) -> f32 {
        match action {
            Action::Announce(deed) => self.deed(deed),
            Action::Keep => self.scene.state.turn.deed.map_or(0.0, |deed| self.deed(deed) + 0.02),
            Action::Play(at) => self.playing(at),
            Action::Pass => 0.0,
            Action::Feed(..) => -1.0,
            Action::Claim(_) => -2.0 * FIRST,
            Action::Answer(choice) => self.answer(choice),
        }
    }

    /// A program now, against waiting with it.
    fn playing(&self, at: u8) -> f32 {
        let held = self.scene.player(self.me).map_or(0, |player| player.programs.len());
        let full = held >= usize::from(self.scene.limit(self.me)) && self.scene.state.turn.seat == self.me;
        let patience = self.patience() - if full { 0.12 } else { 0.0 };
        let gain = self.program(at) - patience;
        match self.scene.state.stack.last() {
            Some(Pending::Announce) if gain > 0.0 => FIRST + gain,
            Some(Pending::Announce) => gain - FIRST,
            _ => gain,
        }
    }

    fn answer(&self, choice: Choice) -> f32 {
        match (self.scene.state.stack.last(), choice) {
            (
                Some(Pending::Limit | Pending::Discard { .. } | Pending::Pare { .. }),
                Choice::Card(Spot::Program(at)),
            ) => -self.keep(at),
            (Some(Pending::Hit(hit)), choice) => self.defence(*hit, choice),
            (Some(Pending::Toll(_)), Choice::Damage) => self.defence_by_damage(self.me, 1),
            (Some(Pending::Toll(_) | Pending::Show { .. } | Pending::Bare { .. }), Choice::Card(spot)) => {
                self.showing(self.me, spot)
            }
            (Some(Pending::Ambush { whom, .. }), Choice::Yes) => {
                let hp = self.scene.player(*whom).map_or(0, |player| player.hp);
                self.wish(*whom) * loss(hp, 1) - 0.4
            }
            (Some(Pending::Guard { .. }), Choice::Yes) => self.guarding(),
            (Some(Pending::Aim { holder, .. }), Choice::Aim(aim)) => self.aiming(*holder, aim),
            (Some(Pending::Alarm { .. } | Pending::Watch { .. }), Choice::Card(_)) => 0.2,
            (Some(Pending::PassLoyalty { .. }), Choice::Card(spot)) => self.parting(spot),
            (Some(Pending::PlaceBoss(_)), Choice::Place(seat)) => {
                let next = self.scene.after(seat, 1);
                self.wish(seat) + self.wish(next)
            }
            (Some(Pending::Script(frame)), choice) => self.script_answer(frame, choice),
            _ => 0.0,
        }
    }

    fn aiming(&self, holder: Seat, aim: Aim) -> f32 {
        let kind = self.armed(holder).map_or(WeaponKind::Pistol, |armed| armed.kind);
        self.shot(kind, aim)
    }

    /// A card or blood.
    fn defence(&self, hit: Hit, choice: Choice) -> f32 {
        let blow = if hit.force == Force::Hard { 2 } else { 1 };
        match choice {
            Choice::Card(spot) => self.showing(hit.whom, spot),
            _ => self.defence_by_damage(hit.whom, blow),
        }
    }

    fn defence_by_damage(&self, whom: Seat, blow: u8) -> f32 {
        let hp = self.scene.player(whom).map_or(0, |player| player.hp);
        -loss(hp, blow) * 1.5
    }

    /// What it costs to show an own card: red and gray tell more than blue.
    fn showing(&self, whom: Seat, spot: Spot) -> f32 {
        let price = if matches!(spot, Spot::Id(_)) { -0.55 } else { -0.3 };
        let tells = match self.colour(whom, spot) {
            Some(Faction::Human) => 0.1,
            Some(Faction::Machine) => -0.15,
            _ => 0.0,
        };
        price + tells
    }

    /// The colour of a card, as far as it is known.
    pub fn colour(&self, whom: Seat, spot: Spot) -> Option<Faction> {
        match spot {
            Spot::Id(at) => {
                let id = self.scene.player(whom)?.ids.get(usize::from(at))?;
                self.scene.id(id.kind).map(|card| card.faction)
            }
            Spot::Loyalty(at) => {
                let loyalty = self.scene.loyalty(whom, at)?;
                self.scene.rules.library().loyalty_card(loyalty.kind)?.faction
            }
            Spot::Program(_) => None,
        }
    }

    /// What it is worth to give an own loyalty card away.
    fn parting(&self, spot: Spot) -> f32 {
        let own = self.colour(self.me, spot).map(Faction::team);
        if own == Some(self.team) { -0.5 } else { 0.0 }
    }

    /// Standing in for another costs a hit point of one's own (H14).
    fn guarding(&self) -> f32 {
        let coming = self.scene.state.stack.iter().rev().find_map(|step| match step {
            Pending::Damage(damage) => Some(*damage),
            _ => None,
        });
        let Some(damage) = coming else { return -1.0 };
        let hp = |seat| self.scene.player(seat).map_or(0, |player| player.hp);
        let saved = loss(hp(damage.whom), damage.amount);
        -self.wish(damage.whom) * saved - loss(hp(self.me), 1)
    }

    /// An answer to what a card asks.
    fn script_answer(&self, frame: &Frame, choice: Choice) -> f32 {
        let Some(effect) = self.scene.effect(frame) else { return 0.0 };
        let them = frame.them.unwrap_or(self.me);
        match (effect, choice) {
            (Effect::Choose(_), Choice::Seat(seat)) => {
                self.until_choice(&Frame { them: Some(seat), ..*frame }, self.rest(frame))
            }
            (Effect::ChooseSecond(_), Choice::Seat(seat)) => {
                self.until_choice(&Frame { second: Some(seat), ..*frame }, self.rest(frame))
            }
            (Effect::Peek(..) | Effect::Reveal(..), Choice::Card(spot)) if self.colour(them, spot).is_none() => 0.2,
            (Effect::TheyPeek, Choice::Card(spot)) => self.showing(frame.you, spot),
            (Effect::Cover(..), Choice::Card(Spot::Id(_))) => 0.5,
            (Effect::EquipAny, Choice::Weapon(kind, from)) => {
                let force = if kind.force() == Force::Hard { 0.3 } else { 0.2 };
                force - from.map_or(0.0, |seat| self.standing(seat))
            }
            (Effect::Trade | Effect::Renew, Choice::No) => 0.02,
            (Effect::Renew, Choice::Card(Spot::Program(at))) => 0.2 - self.keep(at),
            (Effect::Trade, Choice::Card(Spot::Program(at))) if frame.stage == 0 => -self.keep(at),
            (Effect::Foresee(_), Choice::Seat(seat)) => -self.wish(seat),
            (Effect::Infect, Choice::Seat(seat)) => {
                self.scene.player(seat).map_or(0.0, |player| 0.2 * f32::from(player.hp)) - 0.1 * self.wish(seat)
            }
            (Effect::SwapLoyalty, Choice::Card(spot)) if frame.stage == 0 => self.parting(spot),
            (Effect::SwapLoyalty, Choice::Card(spot)) => self.welcome(them, spot),
            (Effect::ReplaceLoyalty(..), Choice::Card(spot)) if them == self.me => self.parting(spot) - 0.1,
            (Effect::NameColour, Choice::Colour(Faction::Human)) => 0.1,
            _ => 0.0,
        }
    }

    /// What it is worth to get this card.
    fn welcome(&self, them: Seat, spot: Spot) -> f32 {
        match self.colour(them, spot).map(Faction::team) {
            Some(team) if team == self.team => 0.5,
            Some(_) => -0.2,
            None => 0.0,
        }
    }

    /// The effects that follow the one a card has come to.
    fn rest(&self, frame: &Frame) -> &[Effect] {
        let library = self.scene.rules.library();
        let all = match frame.source {
            Source::Id(no) => library.id(no).map_or(&[][..], |card| &card.on_reveal),
            Source::Program(no) => library.program(no).map_or(&[][..], |card| &card.effects),
        };
        let (list, at) = match (frame.inner, all.get(usize::from(frame.at))) {
            (Some((then, at)), Some(Effect::If(_, yes, no))) => (if then { &yes[..] } else { &no[..] }, at),
            _ => (all, frame.at),
        };
        list.get(usize::from(at) + 1..).unwrap_or_default()
    }
}
