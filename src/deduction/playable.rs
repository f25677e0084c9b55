//! Which programs may be played, and whom cards may choose (SD-PROG, V1, V3, V18).

use smallvec::SmallVec;

use super::{
    AimRule, Condition, Deed, Effect, Faction, Frame, From, Held, IdNo, Moment, Pending, Pick, Power, Source, Timing,
    Trait, scene::Scene,
};
use crate::engine::Seat;

/// Players who may be chosen.
pub type Candidates = SmallVec<[Seat; 16]>;

impl Scene<'_> {
    /// Everybody a card may choose at this point, clockwise from the active player.
    pub fn candidates(self, frame: &Frame, pick: &Pick) -> Candidates {
        let you = frame.you;
        let culprit = frame.culprit.filter(|&seat| seat != you && self.lives(seat));
        let program = matches!(frame.source, Source::Program(_));
        let fits = |seat: &Seat| {
            let named = match pick.from {
                From::Others => *seat != you && self.lives(*seat),
                From::Anyone => self.lives(*seat),
                // Whoever is at 0 HP and not yet out cannot be brought back.
                From::Eliminated => self.state.eliminated.contains(seat),
                From::Culprit => culprit.map_or(*seat != you && self.lives(*seat), |culprit| culprit == *seat),
            };
            let aloof = program && *seat != you && self.has(*seat, Power::Aloof);
            named && !aloof && pick.having.iter().all(|having| self.is(*seat, *having, frame))
        };
        self.around(self.state.turn.seat).filter(fits).collect()
    }

    /// Whether something is true of a player.
    fn is(self, seat: Seat, having: Trait, frame: &Frame) -> bool {
        let Some(player) = self.player(seat) else { return false };
        match having {
            Trait::Armed => player.weapon.is_some(),
            Trait::CanReaim => self.has_new_aim(seat, AimRule::Elsewhere),
            Trait::Aiming => player.weapon.is_some_and(|armed| armed.aim.0.is_some()),
            Trait::HiddenLoyalty => self.loyalty_spots(seat, false).next().is_some(),
            Trait::ShownLoyalty => self.loyalty_spots(seat, true).next().is_some(),
            Trait::Loyalty => !player.loyalty.is_empty(),
            Trait::HiddenId => self.id_spots(seat, false).next().is_some(),
            Trait::Copyable => player.ids.iter().any(|slot| slot.up && self.can_copy(slot.kind)),
            Trait::WeakOrShown => player.hp == 1 || self.id_spots(seat, true).next().is_some(),
            Trait::Wounded => player.hp < self.rules.max_hp,
            Trait::Programs => !player.programs.is_empty(),
            Trait::Takeable => player.programs.iter().any(|held| self.is_takeable(*held)),
            Trait::Another => frame.them != Some(seat),
        }
    }

    /// Whether a condition holds for the owner of a card.
    pub fn holds(self, condition: Condition, frame: &Frame) -> bool {
        let you = frame.you;
        let Some(player) = self.player(you) else { return false };
        let armed = |seat: Seat| self.player(seat).is_some_and(|player| player.weapon.is_some());
        match condition {
            Condition::SomeoneEliminated => !self.state.eliminated.is_empty(),
            Condition::Unarmed => player.weapon.is_none(),
            Condition::CanDisarm => player.weapon.is_none() && self.others(you).any(armed),
            Condition::CanEquip(kind) => player.weapon.is_none() && self.state.middle.count(kind) > 0,
            Condition::TwoArmed => self.living().filter(|&seat| armed(seat)).count() > 1,
            Condition::SomeoneAiming => self.others(you).any(|seat| self.is(seat, Trait::Aiming, frame)),
            Condition::SomeoneCopyable => self.others(you).any(|seat| self.is(seat, Trait::Copyable, frame)),
            Condition::NoBoss => self.state.bosses.is_empty(),
            Condition::PortalOpen => self.portals().next().is_some(),
            Condition::Health(least) => player.hp >= least,
            Condition::MayBecomeBoss(faction) => self.may_become_boss(you, faction),
            Condition::ShotAnnounced => self.shot_announced(),
            Condition::DamageComing => self.damage_coming(),
            Condition::OwnShown => self.coverable(you).next().is_some(),
            Condition::OwnLoyalty => !self.rules.shared && !player.loyalty.is_empty(),
            Condition::OwnDiscardable => self.discardable(you).count() > 1,
            Condition::ShownNotHuman => frame.not_human,
        }
    }

    /// The places of portals beside the pile.
    pub fn portals(self) -> impl Iterator<Item = u8> {
        let is_portal = move |no| {
            let card = self.rules.library().program(no);
            card.is_some_and(|card| matches!(card.timing, Timing::Portal(_)))
        };
        (0..).zip(&self.state.open).filter(move |(_, no)| is_portal(**no)).map(|(at, _)| at)
    }

    /// The requirements of the Boss programs (PR08, PR09).
    fn may_become_boss(self, seat: Seat, faction: Faction) -> bool {
        let shown = self.id_spots(seat, true).count() + self.loyalty_spots(seat, true).count();
        let there = self.rules.boss_ids.get(faction as usize).is_some_and(|ids| !ids.is_empty());
        there && shown >= 2 && self.team(seat) == faction.team() && !self.state.crowned.contains(&faction)
    }

    /// Whether a shot is announced and not yet carried out.
    fn shot_announced(self) -> bool {
        let waiting = self.state.stack.iter().any(|step| matches!(step, Pending::Window(Moment::Announced, _)));
        waiting && matches!(self.state.turn.deed, Some(Deed::Shoot(_)))
    }

    /// Whether damage is about to be taken that can be reduced.
    fn damage_coming(self) -> bool {
        let coming = |step: &Pending| matches!(step, Pending::Damage(damage) if damage.amount > 0);
        matches!(self.state.stack.last(), Some(Pending::Window(Moment::Damage, _)))
            && self.state.stack.iter().any(coming)
    }

    /// Whether a program is being resolved, so that no other can be played (SD-REACT-03).
    pub fn is_resolving(self) -> bool {
        let program = |step: &Pending| matches!(step, Pending::Script(Frame { source: Source::Program(_), .. }));
        self.state.stack.iter().any(program)
    }

    /// Every program a seat may play now, by its place.
    pub fn each_playable(self, seat: Seat, mut tell: impl FnMut(u8)) {
        let Some(player) = self.player(seat).filter(|player| player.hp > 0) else { return };
        let active = self.state.turn.seat;
        if player.programs.is_empty() || (seat != active && self.has(active, Power::Silence)) {
            return;
        }
        for (at, held) in (0..).zip(&player.programs) {
            if self.may_play(seat, *held) {
                tell(at);
            }
        }
    }

    /// Whether a seat has any program to play now.
    pub fn has_playable(self, seat: Seat) -> bool {
        let mut any = false;
        self.each_playable(seat, |_| any = true);
        any
    }

    /// Whether this program may be played now by its owner.
    fn may_play(self, seat: Seat, held: Held) -> bool {
        let Some(card) = self.program(held).filter(|card| !held.up && !self.is_spam(card)) else { return false };
        let own = seat == self.state.turn.seat
            && !matches!(
                self.state.stack.last(),
                Some(Pending::Window(Moment::Damage | Moment::Eliminated | Moment::Start, _))
            );
        let timely = match card.timing {
            Timing::AnyTime => true,
            Timing::OnTurn | Timing::Permanent => own,
            Timing::Secret | Timing::Open | Timing::Portal(_) => false,
        };
        if !timely {
            return false;
        }
        let frame = Frame::new(Source::Program(held.kind), seat, None);
        let chosen = match card.effects.first() {
            Some(Effect::Choose(pick)) => pick.may || !self.candidates(&frame, pick).is_empty(),
            _ => true,
        };
        chosen && card.when.iter().all(|condition| self.holds(*condition, &frame))
    }

    /// The first revealed ID of a player that can be copied.
    pub fn copyable(self, seat: Seat) -> Option<IdNo> {
        let slots = self.player(seat)?.ids.iter();
        slots.filter(|slot| slot.up && self.can_copy(slot.kind)).map(|slot| slot.kind).next()
    }
}
