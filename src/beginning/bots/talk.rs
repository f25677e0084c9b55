//! What a bot says: claims, true or not (TB-INFO-09, TB-BOT-04, TB-BOT-06, TB-BOT-14, TB-OPEN-24).

use super::outlook::Outlook;
use crate::{
    beginning::{Action, Claim, Colour, Faction, Pending},
    engine::{Dice, Seat},
};

/// How much the table must hold against somebody before a bot says so.
const LOUD: f32 = 0.12;

impl Outlook<'_> {
    /// What to say now, by its place among the options; mostly nothing.
    pub fn remark(&self, options: &[Action], dice: &mut Dice) -> Option<usize> {
        let may = options.iter().any(|option| matches!(option, Action::Claim(_)));
        let chance = dice.below(1000) as f32 / 1000.0;
        if !may || chance > self.style.talk {
            return None;
        }
        let claim = self.claim()?;
        options.iter().position(|option| *option == Action::Claim(claim))
    }

    fn claim(&self) -> Option<Claim> {
        match self.scene.state.stack.last()? {
            Pending::Contribute { check, .. } if self.scene.put_in(self.me) == 0 => {
                Some(Claim::Give(self.announced(check.event)))
            }
            Pending::Debate { whom, .. } => Some(self.plea(*whom)),
            Pending::Act => self.small_talk(),
            _ => None,
        }
    }

    fn plea(&self, whom: Seat) -> Claim {
        if whom != self.me && self.detaining(whom) > 0.0 { Claim::Detain(whom) } else { Claim::Spare(whom) }
    }

    /// Everybody poses as Human first; then suspects are named, and chips by the colour one likes to be heard of.
    fn small_talk(&self) -> Option<Claim> {
        let own = |claim: &Claim| self.scene.state.said.iter().any(|said| said.by == self.me && said.claim == *claim);
        let posed = Claim::Faction(Faction::Human);
        if !own(&posed) {
            return Some(posed);
        }
        let others = self.scene.all().filter(|&seat| seat != self.me);
        let worst = others.max_by(|a, b| self.notoriety(*a).total_cmp(&self.notoriety(*b)))?;
        let accusation = Claim::Accuse(worst, self.accused_of(worst));
        if self.notoriety(worst) > LOUD && self.suspicion(worst) > 0.5 && !own(&accusation) {
            return Some(accusation);
        }
        let carried = self.own().and_then(|player| player.body.chips.first());
        let known = carried.and_then(|chip| chip.colour)?;
        let honest = self.faction == Faction::Human || self.style.bluff < 0.5;
        match (known, self.faction) {
            // Where files are is kept to oneself (TB-BOT-03, TB-BOT-18); the Fallen call them blue (TB-BOT-06).
            (Colour::Purple, Faction::Fallen) => Some(Claim::Carry(Colour::Blue)),
            (Colour::Purple, _) => None,
            _ => Some(Claim::Carry(if honest { known } else { Colour::Blue })),
        }
    }

    /// What somebody is accused of: the likeliest of what is no Human; whoever hides points away from the own faction.
    fn accused_of(&self, whom: Seat) -> Faction {
        let open = [Faction::Machine, Faction::Fallen, Faction::Legion].into_iter();
        let others = open.filter(|faction| *faction != self.faction);
        let likely = |a: &Faction, b: &Faction| self.beliefs.of(whom, *a).total_cmp(&self.beliefs.of(whom, *b));
        others.max_by(likely).unwrap_or(Faction::Machine)
    }
}
