//! What a bot says: the truth where it helps, and a lie where that helps more.

use super::{beliefs::Beliefs, outlook::Outlook};
use crate::{
    deduction::{Action, Claim, Faction, Team},
    engine::{Dice, Seat},
};

impl Outlook<'_> {
    /// What to say now, if anything, as the place among the options.
    pub fn remark(&self, beliefs: &Beliefs, options: &[Action], dice: &mut Dice) -> Option<usize> {
        let may_speak = options.iter().any(|option| matches!(option, Action::Claim(_)));
        if !may_speak || dice.below(1000) as f32 > self.style.talk * 1000.0 {
            return None;
        }
        let lying = self.team != Team::Human && dice.below(1000) as f32 <= self.style.bluff * 1000.0;
        let claim = self.subject(beliefs, options, lying, dice)?;
        options.iter().position(|option| *option == Action::Claim(claim))
    }

    /// What is worth saying and was not said before.
    fn subject(&self, beliefs: &Beliefs, options: &[Action], lying: bool, dice: &mut Dice) -> Option<Claim> {
        let seen = if lying { self.slander(options) } else { self.testimony(options) };
        let own = self.fresh(Claim::Team(Team::Human));
        let about = || self.opinion(beliefs, lying);
        let asked = || self.scene.state.said.iter().any(|said| said.claim == Claim::Ask(self.me));
        let question = || {
            let others: Vec<Seat> = self.scene.others(self.me).filter(|&seat| self.doubt(seat) > 0.4).collect();
            dice.pick(&others).copied().and_then(|seat| self.fresh(Claim::Ask(seat)))
        };
        match own {
            Some(own) if asked() => Some(own),
            own => seen.or_else(about).or(own).or_else(question),
        }
    }

    /// The claim, unless this seat made it before.
    fn fresh(&self, claim: Claim) -> Option<Claim> {
        let made = |said: &crate::deduction::Said| said.by == self.me && said.claim == claim;
        (!self.scene.state.said.iter().any(made)).then_some(claim)
    }

    /// A card this seat has seen, truly told: those of enemies first.
    fn testimony(&self, options: &[Action]) -> Option<Claim> {
        let told = options.iter().filter_map(|option| match option {
            Action::Claim(Claim::Saw(of, spot, colour)) if self.colour(*of, *spot) == Some(*colour) => {
                // What would give a friend away is kept.
                let harmless = *colour == Faction::Human || self.wish(*of) > 0.0;
                harmless.then(|| self.fresh(Claim::Saw(*of, *spot, *colour))).flatten()
            }
            _ => None,
        });
        told.max_by_key(|claim| matches!(claim, Claim::Saw(_, _, Faction::Machine | Faction::Outlaw)))
    }

    /// A card this seat has seen of somebody it wants gone, told as red.
    fn slander(&self, options: &[Action]) -> Option<Claim> {
        options.iter().find_map(|option| match option {
            Action::Claim(claim @ Claim::Saw(of, _, Faction::Machine)) if self.wish(*of) > 0.2 => self.fresh(*claim),
            _ => None,
        })
    }

    /// What this seat thinks of somebody, or would have others think.
    fn opinion(&self, beliefs: &Beliefs, lying: bool) -> Option<Claim> {
        let worst = self.scene.others(self.me).max_by(|a, b| self.wish(*a).total_cmp(&self.wish(*b)))?;
        if self.wish(worst) > 0.45 {
            let (team, sure) = beliefs.likeliest(worst);
            let team = if lying || team == Team::Human { Team::Machine } else { team };
            let claims = [Claim::Accuse(worst, team), Claim::Shoot(worst)];
            let fresh = claims.into_iter().find_map(|claim| self.fresh(claim));
            return fresh.filter(|_| sure > 0.5);
        }
        let friend = self.scene.others(self.me).min_by(|a, b| self.wish(*a).total_cmp(&self.wish(*b)))?;
        (self.wish(friend) < -0.6).then(|| self.fresh(Claim::Vouch(friend))).flatten()
    }
}
