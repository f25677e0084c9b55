//! Which team a player belongs to (SD-TEAM).

use super::{Faction, Power, Team, scene::Scene};
use crate::engine::Seat;

impl Scene<'_> {
    /// The player's team at this moment: "Always" and status before colours (SD-TEAM-11 to -14).
    pub fn team(self, seat: Seat) -> Team {
        let Some(player) = self.player(seat) else { return Team::Outlaw };
        if let Some(fate) = self.hand(seat).and_then(|_| self.fate(seat)) {
            return fate.team();
        }
        let always = self.id_of(seat).and_then(|card| card.always);
        if always == Some(Team::Legion) || player.status.legion || self.holds_legion(seat) {
            return Team::Legion;
        }
        if always == Some(Team::Fallen) || player.status.fallen {
            return Team::Fallen;
        }
        if let Some(fixed) = player.status.fixed {
            return fixed;
        }
        let shadow = self.has(seat, Power::Shadow);
        match always {
            Some(team) if !shadow => team,
            _ => self.colours(seat, shadow),
        }
    }

    /// Whether the Legion loyalty card or program is among the player's cards (SD-LLX-04, SD-OPEN-21).
    fn holds_legion(self, seat: Seat) -> bool {
        let programs = self.player(seat).map_or(&[][..], |player| &player.programs);
        let library = self.rules.library();
        let green = |no| library.loyalty_card(no).is_some_and(|card| card.faction.is_none());
        (0..self.loyalty_count(seat)).filter_map(|at| self.loyalty(seat, at)).any(|slot| green(slot.kind))
            || programs.iter().filter_map(|held| self.program(*held)).any(|card| card.powers.contains(&Power::Legion))
    }

    /// The colour with the highest total, alone; otherwise Outlaw (SD-TEAM-04, SD-TEAM-05).
    fn colours(self, seat: Seat, shadow: bool) -> Team {
        let mut sums = [0u8; 3];
        let mut add = |faction: Faction, n: u8| {
            sums.get_mut(faction as usize).into_iter().for_each(|sum| *sum = sum.saturating_add(n));
        };
        if let Some(id) = self.id_of(seat).filter(|_| !shadow) {
            add(id.faction, 1);
        }
        for slot in (0..self.loyalty_count(seat)).filter_map(|at| self.loyalty(seat, at)) {
            if let Some(card) = self.rules.library().loyalty_card(slot.kind)
                && let Some(faction) = card.faction
            {
                add(faction, card.counts);
            }
        }
        for held in self.player(seat).map_or(&[][..], |player| &player.programs) {
            for power in self.program(*held).map_or(&[][..], |card| &card.powers) {
                if let Power::Counts(faction) = power {
                    add(*faction, 1);
                }
            }
        }
        Team::of_sums(sums)
    }
}

impl Team {
    /// The team of whoever has this much of each colour, in the order of [`Faction::ALL`]: the leading one, if alone.
    pub fn of_sums(sums: [u8; 3]) -> Self {
        let most = sums.into_iter().max().unwrap_or(0);
        let mut leading =
            Faction::ALL.into_iter().zip(sums).filter(|(_, sum)| *sum == most).map(|(faction, _)| faction);
        match (leading.next(), leading.next()) {
            (Some(faction), None) => faction.team(),
            _ => Self::Outlaw,
        }
    }
}
