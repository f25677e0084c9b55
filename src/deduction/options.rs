//! What a seat may decide now, listed from what is on top of the stack.

use super::{
    Action, Boss, Cause, Choice, Claim, Faction, Force, Hit, Moment, Passing, Pending, Power, ScenarioRule, Spot, Team,
    Timing, Variant, WeaponKind, scene::Scene,
};
use crate::engine::{Seat, Seats};

impl Scene<'_> {
    /// Who is asked now; nobody where a step runs by itself.
    pub fn asked(self) -> Seats {
        let active = self.state.turn.seat;
        let one = match self.state.stack.last() {
            Some(
                Pending::Announce
                | Pending::Reconsider
                | Pending::Limit
                | Pending::Toll(_)
                | Pending::Watch { .. }
                | Pending::PlaceBoss(_),
            ) => active,
            Some(Pending::Window(_, next) | Pending::Guard { next }) => self.after(active, *next),
            Some(Pending::Hit(hit)) => hit.whom,
            Some(Pending::Ambush { by, .. } | Pending::Aim { by, .. } | Pending::Alarm { by, .. }) => *by,
            Some(
                Pending::Discard { seat }
                | Pending::Show { seat, .. }
                | Pending::Bare { seat }
                | Pending::Pare { seat },
            ) => *seat,
            Some(Pending::Draft) => return self.drafting(),
            Some(Pending::Script(frame)) => self.chooser(frame),
            Some(Pending::PassLoyalty { chosen }) => {
                let open = (0..).zip(chosen).filter(|(_, passing)| **passing == Passing::Open);
                return open.fold(Seats::default(), |seats, (at, _)| seats.with(Seat(at)));
            }
            _ => return Seats::default(),
        };
        Seats::one(one)
    }

    /// Everything the seat may decide now. Whoever is asked can at least let it pass.
    pub fn each_option(self, seat: Seat, tell: &mut impl FnMut(Action)) {
        if self.state.over.is_some() || !self.asked().contains(seat) {
            return;
        }
        let mut none = true;
        self.each_listed(seat, &mut |action| {
            none = false;
            tell(action);
        });
        if none {
            tell(Action::Pass);
        }
    }

    fn each_listed(self, seat: Seat, tell: &mut impl FnMut(Action)) {
        let answer = |tell: &mut dyn FnMut(Action), choice| tell(Action::Answer(choice));
        match self.state.stack.last() {
            Some(Pending::Announce) => self.each_announcement(seat, tell),
            Some(Pending::Reconsider) => {
                let kept = self.state.turn.deed.filter(|deed| self.may_announce(*deed));
                if kept.is_some() {
                    tell(Action::Keep);
                }
                self.each_deed(|deed| {
                    if Some(deed) != kept {
                        tell(Action::Announce(deed));
                    }
                });
            }
            Some(Pending::Window(moment, _)) => {
                tell(Action::Pass);
                self.each_playable(seat, |at| tell(Action::Play(at)));
                if *moment == Moment::After {
                    self.each_feeding(seat, tell);
                }
            }
            Some(Pending::Limit) => self.each_surplus(seat, |at| answer(tell, Choice::Card(Spot::Program(at)))),
            _ => self.each_choice(seat, &mut |choice| tell(Action::Answer(choice))),
        }
    }

    /// What the active player may do before the action is announced.
    fn each_announcement(self, seat: Seat, tell: &mut impl FnMut(Action)) {
        let mut none = true;
        self.each_deed(|deed| {
            none = false;
            tell(Action::Announce(deed));
        });
        if none {
            tell(Action::Pass);
        }
        self.each_playable(seat, |at| tell(Action::Play(at)));
        self.each_feeding(seat, tell);
        self.each_claim(seat, |claim| tell(Action::Claim(claim)));
    }

    /// The programs that may be paid to heal Parasite (HG-B7-07, HG-B7-11).
    fn each_feeding(self, seat: Seat, tell: &mut impl FnMut(Action)) {
        if seat != self.state.turn.seat || self.boss(Boss::Parasite).is_none_or(|state| state.hp >= 2) {
            return;
        }
        self.each_pair(seat, |pay| {
            if let (Some(a), Some(b)) = (pay.0, pay.1) {
                tell(Action::Feed(a, b));
            }
        });
    }

    /// Every claim the player may still make this turn.
    pub fn each_claim(self, seat: Seat, mut tell: impl FnMut(Claim)) {
        if self.state.turn.spoken >= self.rules.setup.talk {
            return;
        }
        for team in Team::ALL {
            tell(Claim::Team(team));
        }
        for other in self.living_from(seat).skip(1) {
            self.each_claim_about(seat, other, &mut tell);
        }
    }

    fn each_claim_about(self, seat: Seat, other: Seat, tell: &mut impl FnMut(Claim)) {
        for claim in
            [Claim::WillShoot(other), Claim::Shoot(other), Claim::Spare(other), Claim::Vouch(other), Claim::Ask(other)]
        {
            tell(claim);
        }
        for team in Team::ALL {
            tell(Claim::Accuse(other, team));
        }
        let ids = self.player(other).map_or(&[][..], |player| &player.ids);
        let ids = (0..).zip(ids).filter(|(_, slot)| !slot.up && slot.seen.contains(seat)).map(|(at, _)| Spot::Id(at));
        let seen = |at: &u8| self.loyalty(other, *at).is_some_and(|slot| slot.seen.contains(seat));
        let own = |at: &u8| self.shared_with(other, *at) == Some(seat);
        let loyalty = self.loyalty_spots(other, false).filter(|at| seen(at) && !own(at)).map(Spot::Loyalty);
        for spot in ids.chain(loyalty) {
            for faction in Faction::ALL {
                tell(Claim::Saw(other, spot, faction));
            }
        }
    }

    /// The programs that may be discarded for the limit (SD-PROG-15, SD-PROG-16, SD-AMB-23).
    pub fn each_surplus(self, seat: Seat, mut tell: impl FnMut(u8)) {
        let Some(player) = self.player(seat) else { return };
        let secret = |at: usize| {
            let card = player.programs.get(at).and_then(|held| self.program(*held));
            card.is_some_and(|card| card.timing == Timing::Secret)
        };
        let counted = (0..player.programs.len()).filter(|&at| !self.is_exempt(seat, at as u8));
        let free = |at: usize| {
            let card = player.programs.get(at).and_then(|held| self.program(*held));
            !secret(at) && card.is_some_and(|card| !self.is_spam(card))
        };
        let loyal = counted.clone().filter(|&at| secret(at)).count();
        let any = self.rules.special(&ScenarioRule::AnyDiscard);
        let none_free = !counted.clone().any(free);
        let lifted = self.rules.setup.has(Variant::NoSpam) && loyal > 1;
        for at in counted {
            let allowed = any || free(at) || (none_free && (loyal < 3 || secret(at))) || (lifted && secret(at));
            if allowed {
                tell(at as u8);
            }
        }
    }

    /// Whether a program in play does not count for the limit (SD-PROG-21).
    pub fn is_exempt(self, seat: Seat, at: u8) -> bool {
        let held = self.player(seat).and_then(|player| player.programs.get(usize::from(at)));
        held.filter(|held| held.up)
            .and_then(|held| self.program(*held))
            .is_some_and(|card| card.powers.contains(&Power::Exempt))
    }

    /// Everything that answers the question on top of the stack.
    pub fn each_choice(self, seat: Seat, tell: &mut impl FnMut(Choice)) {
        match self.state.stack.last() {
            Some(Pending::Watch { of }) => {
                tell(Choice::No);
                let programs = self.player(*of).map_or(0, |player| player.programs.len() as u8);
                (0..programs).filter(|&at| self.is_down(*of, at)).for_each(|at| tell(Choice::Card(Spot::Program(at))));
            }
            Some(Pending::Toll(boss)) => self.each_toll(seat, *boss, tell),
            Some(Pending::Hit(hit)) => self.each_defence(*hit, tell),
            Some(Pending::Ambush { by, .. }) => {
                tell(Choice::No);
                if self.ambusher(*by).is_some() {
                    tell(Choice::Yes);
                }
            }
            Some(Pending::Guard { .. }) => {
                tell(Choice::No);
                tell(Choice::Yes);
            }
            Some(Pending::Aim { holder, rule, .. }) => {
                self.each_new_aim(*holder, *rule, |aim| tell(Choice::Aim(aim)));
            }
            Some(Pending::Alarm { of, .. }) => {
                tell(Choice::No);
                self.loyalty_spots(*of, false).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
            }
            Some(Pending::Discard { seat }) => {
                self.discardable(*seat).for_each(|at| tell(Choice::Card(Spot::Program(at))));
            }
            Some(Pending::Show { seat, .. } | Pending::Bare { seat }) => {
                self.loyalty_spots(*seat, false).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
            }
            Some(Pending::Pare { seat }) if self.is_overloaded(*seat) => {
                let programs = self.player(*seat).map_or(0, |player| player.programs.len() as u8);
                (0..programs).for_each(|at| tell(Choice::Card(Spot::Program(at))));
            }
            Some(Pending::Draft) => self.each_keep(seat, tell),
            Some(Pending::PassLoyalty { .. }) => {
                (0..self.loyalty_count(seat)).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
            }
            Some(Pending::PlaceBoss(boss)) => {
                let beast = *boss == Boss::Bloodbeast;
                let places = (0..self.seats()).map(Seat).filter(|&place| !beast || self.lives(place));
                places.for_each(|place| tell(Choice::Place(place)));
            }
            Some(Pending::Script(frame)) => self.each_script_choice(frame, tell),
            _ => {}
        }
    }

    /// Whether a program lies face-down.
    fn is_down(self, seat: Seat, at: u8) -> bool {
        self.player(seat).and_then(|player| player.programs.get(usize::from(at))).is_some_and(|held| !held.up)
    }

    /// What a player may give to a boss at the start of the turn (HG-B2-03, HG-B8-03).
    fn each_toll(self, seat: Seat, boss: Boss, tell: &mut impl FnMut(Choice)) {
        self.id_spots(seat, false).for_each(|at| tell(Choice::Card(Spot::Id(at))));
        if boss == Boss::DarkMateria {
            self.loyalty_spots(seat, false).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
        }
        tell(Choice::Damage);
    }

    /// How a hit may be answered (SD-WPN-25 to -28, SD-BIG-09, SC-20).
    pub fn each_defence(self, hit: Hit, tell: &mut impl FnMut(Choice)) {
        let whom = hit.whom;
        let banned = match hit.cause {
            Cause::Shot(by, WeaponKind::RocketLauncher) => Some(by),
            _ => None,
        };
        let pistol = matches!(hit.cause, Cause::Shot(_, WeaponKind::Pistol));
        if hit.force == Force::Soft {
            let free = |at: &u8| banned.is_none() || self.shared_with(whom, *at) != banned;
            self.loyalty_spots(whom, false).filter(free).for_each(|at| tell(Choice::Card(Spot::Loyalty(at))));
        }
        if hit.force == Force::Hard || (pistol && self.rules.special(&ScenarioRule::PistolId)) {
            self.id_spots(whom, false).for_each(|at| tell(Choice::Card(Spot::Id(at))));
        }
        tell(Choice::Damage);
    }

    /// The place of a face-down ID that can be revealed after a shot (M03).
    pub fn ambusher(self, seat: Seat) -> Option<u8> {
        // A false ID does nothing but hide (SD-CAMP-12).
        let ids = &self.player(seat).filter(|player| player.hp > 0 && self.mask(seat).is_none())?.ids;
        let lurks = |no| self.id(no).is_some_and(|card| card.powers.contains(&Power::Ambush));
        (0..).zip(ids).find(|(_, slot)| !slot.up && lurks(slot.kind)).map(|(at, _)| at)
    }
}
