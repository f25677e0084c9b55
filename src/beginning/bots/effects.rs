//! What the effects of cards are worth (TB-EVT, TB-PROG).

use super::outlook::Outlook;
use crate::{
    beginning::{Bar, Effect, Faction, Figure, Manner, Pile, Whose},
    engine::Seat,
};

/// What a wound, a point of health and a stay in the Cube cost.
const WOUND: f32 = 0.055;
const HEALTH: f32 = 0.025;
const CUBE: f32 = 0.13;
/// What a program is worth unseen.
const PROGRAM: f32 = 0.035;
/// How much what happens to others counts beside what happens to oneself.
const OTHERS: f32 = 0.2;

impl Outlook<'_> {
    /// What a list of effects is worth when it is carried out.
    pub fn effects(&self, effects: &[Effect]) -> f32 {
        effects.iter().map(|effect| self.effect(effect)).sum()
    }

    fn effect(&self, effect: &Effect) -> f32 {
        match effect {
            Effect::Bar(bar, by) => self.bar(*bar, *by),
            Effect::Settle(by) => {
                let riot = self.scene.state.bars.riot;
                let step = riot.abs().min(by.cast_signed());
                self.bar(Bar::Riot, if riot > 0 { -step } else { step })
            }
            Effect::Either(a, b) => self.effects(a).max(self.effects(b)),
            Effect::Draw(whose, pile, count) => self.touched(*whose) * self.drawn(*pile, *count),
            Effect::DrawKeep(_) => PROGRAM * 1.3,
            Effect::Discard(whose, count, manner) => {
                let each = if *manner == Manner::Random { 0.016 } else { 0.009 };
                -self.touched(*whose) * each * f32::from(*count)
            }
            Effect::DropPrograms(whose, count) => -self.touched(*whose) * PROGRAM * f32::from(*count),
            Effect::Hurt(whose, by) => -self.touched(*whose) * self.hurt(*by),
            Effect::Heal(whose, by) => self.touched(*whose) * self.heal(*by),
            Effect::Wound(whose, count) => -self.touched(*whose) * WOUND * f32::from(*count),
            Effect::Treat(whose, count) => {
                let wounds = self.own().map_or(0, |player| player.wounds.len());
                self.touched(*whose) * WOUND * f32::from(*count).min(wounds as f32)
            }
            Effect::Detain(whose) => -self.touched(*whose) * CUBE,
            Effect::Amnesty => {
                if self.scene.detained(self.me) {
                    CUBE
                } else {
                    0.0
                }
            }
            Effect::Shed(whose) => -self.touched(*whose) * 0.05,
            Effect::SwapNetwork | Effect::Gamble | Effect::Elect => 0.0,
            _ => self.outside(effect),
        }
    }

    /// Effects on the board and on the own turn.
    fn outside(&self, effect: &Effect) -> f32 {
        let legion = if self.faction == Faction::Legion { -0.5 } else { 1.0 };
        let crowd = self.scene.foes().count() as f32;
        match effect {
            Effect::Supply(count) => 0.012 * f32::from(*count),
            Effect::Traps(count) => -0.005 * f32::from(*count),
            Effect::Raid(count) => -legion * f32::from(*count) * (0.008 + 0.004 * crowd),
            Effect::Crawlers(count) => -legion * 0.03 * f32::from(*count),
            Effect::DeadZone => -legion * 0.015,
            Effect::Purge(count) => legion * self.purge(f32::from(*count).min(crowd)),
            Effect::Eliminate(_) => legion * self.purge(1.0),
            Effect::Ex => -0.05,
            Effect::Ap(count) => 0.045 * f32::from(*count),
            Effect::Moves(count) => 0.015 * f32::from(*count),
            Effect::TakeBack => 0.03,
            Effect::PeekChip => 0.012,
            Effect::Revive => 0.08,
            Effect::Sacrifice(_) => -0.04 + 0.03 * crowd.min(2.0),
            _ => 0.0,
        }
    }

    /// What removing so many enemies is worth; the more the fuller the board.
    pub fn purge(&self, count: f32) -> f32 {
        let crowd = self.scene.foes().count() as f32;
        count * (0.015 + 0.006 * crowd) * (1.0 + 0.6 * f32::from(self.scene.state.bars.threat))
    }

    fn drawn(&self, pile: Pile, count: u8) -> f32 {
        match pile {
            Pile::Programs => f32::from(count) * PROGRAM + self.program_goal(),
            _ => self.draw(count),
        }
    }

    /// What losing health costs.
    pub fn hurt(&self, by: u8) -> f32 {
        let health = self.scene.body(Figure::Of(self.me)).map_or(0, |body| body.health);
        HEALTH * f32::from(by) + if by >= health { WOUND + 0.08 } else { 0.0 }
    }

    fn heal(&self, by: u8) -> f32 {
        let hurt = self.scene.is_hurt(Figure::Of(self.me));
        if hurt { HEALTH * f32::from(by) } else { 0.0 }
    }

    /// How much an effect on somebody counts: 1 on oneself alone, less and of either sign on others.
    fn touched(&self, whose: Whose) -> f32 {
        let own = |is: bool| if is { 1.0 } else { 0.0 };
        let scene = self.scene;
        match whose {
            Whose::You => {
                let active = scene.active();
                if active == self.me { 1.0 } else { OTHERS * self.regard(active) }
            }
            Whose::Everyone => 1.0 - OTHERS,
            Whose::Others => own(scene.active() != self.me),
            Whose::Leader => own(scene.state.leader == Some(self.me)),
            Whose::General => own(scene.state.general == Some(self.me)),
            Whose::In(area) => own(scene.area(Figure::Of(self.me)) == Some(area)),
            Whose::Carriers => own(self.own().is_some_and(|player| !player.body.chips.is_empty())),
            Whose::Detained => own(scene.detained(self.me)),
            Whose::Idle => own(scene.put_in(self.me) == 0) * 0.8,
            Whose::Contributors | Whose::Here => 0.5,
            Whose::Them => 0.0,
        }
    }

    /// How gladly something good is seen to happen to a player, from -1 to 1.
    pub fn regard(&self, seat: Seat) -> f32 {
        if seat == self.me { 1.0 } else { 1.0 - 2.0 * self.suspicion(seat) }
    }
}
