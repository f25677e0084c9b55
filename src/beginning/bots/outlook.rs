//! A situation as one seat judges it. Worths are shares of a won game: 1 would be the game itself.

use super::{
    beliefs::Beliefs,
    colours::{Colours, Odds},
    columns::{self, Stack},
    evidence::{Attention, Evidence, favours},
    style::Style,
    wishes,
};
use crate::{
    beginning::{Bar, Chip, Colour, Column, Faction, Figure, Past, Player, Scene},
    engine::Seat,
};

/// What a bot looks at, by its level.
#[derive(Clone, Copy, Debug)]
pub(super) struct Reach {
    /// How much its objective counts (TB-BOT-12).
    pub objective: f32,
    /// Whether it goes out of its way for what others let come about.
    pub eager: bool,
    /// Whether it counts the Network's columns and weighs who is who.
    pub counts: bool,
}

/// A situation with everything a judgement needs.
pub(super) struct Outlook<'a> {
    pub scene: Scene<'a>,
    pub me: Seat,
    pub faction: Faction,
    pub beliefs: Beliefs,
    pub style: Style,
    pub reach: Reach,
    pub colours: Colours,
    pub columns: [Stack; 3],
    /// Chances of Human, Machine, Fallen and nobody by the Network as it stands.
    pub chances: [f32; 4],
}

impl<'a> Outlook<'a> {
    /// How a seat sees it.
    pub fn new(scene: Scene<'a>, me: Seat, beliefs: Beliefs, style: Style, reach: Reach) -> Self {
        let colours = Colours::of(scene);
        let columns = stacks(scene, me, &beliefs, &colours);
        let chances = columns::chances(&columns);
        let faction = scene.faction(me).unwrap_or(Faction::Human);
        Self { scene, me, faction, beliefs, style, reach, colours, columns, chances }
    }

    /// The player this is.
    pub fn own(&self) -> Option<&'a Player> {
        self.scene.player(self.me)
    }

    /// What moving a bar is worth.
    pub fn bar(&self, bar: Bar, by: i8) -> f32 {
        wishes::move_worth(self.scene, self.faction, bar, by)
    }

    /// What a chip of the own board may be.
    pub fn carried(&self, figure: Figure) -> Option<Odds> {
        let chip = self.scene.body(figure)?.chips.first()?;
        Some(self.colours.odds(*chip))
    }

    /// The chance that a faction leads when the Network is full.
    pub fn leads(&self, faction: Faction) -> f32 {
        self.chances.get(faction as usize).copied().unwrap_or(0.0)
    }

    /// How likely a player is not of the own side, counting only what the bot goes by.
    pub fn suspicion(&self, seat: Seat) -> f32 {
        if seat == self.me { 0.0 } else { 1.0 - self.beliefs.of(seat, self.faction) }
    }

    /// How much more likely than at the start a player is no Human: what the table holds against somebody.
    pub fn notoriety(&self, seat: Seat) -> f32 {
        let players = f32::from(self.scene.seats());
        (1.0 - self.beliefs.of(seat, Faction::Human)) - self.usual() * players / (players - 1.0).max(1.0)
    }

    /// How much more likely than at the start the table may hold this seat to be no Human, by what everybody has seen.
    pub fn repute(&self) -> f32 {
        let mut objectives = self.beliefs.objectives.clone();
        objectives.get_mut(usize::from(self.me.0)).into_iter().for_each(|row| row.clone_from(&self.beliefs.noticed));
        Evidence::of(self.scene, None, Attention::Acts, &objectives).guilt(self.me, self.usual()) - self.usual()
    }

    /// The share of players who are no Humans.
    fn usual(&self) -> f32 {
        match self.scene.seats() {
            3 => 1.0 / 3.0,
            4 | 6 => 0.5,
            _ => 0.4,
        }
    }

    /// How well this seat stands, from 0 to 1: the faction by bars and Network, the own objective, and what it has in hand.
    pub fn prospects(&self) -> f32 {
        let late = 0.4 + 0.6 * self.lateness();
        let faction = 0.35 + 0.5 * wishes::all_bars(self.scene, self.faction) + 0.6 * (self.standing() - 0.35) * late;
        let objective = if self.fulfilled() { 1.0 } else { 0.5 };
        let means = self.own().map_or(0.0, |player| {
            let boosts: u8 = player.skills.iter().map(|progress| progress.level).sum();
            0.004 * player.hand.len() as f32 + 0.012 * player.programs.len() as f32 + 0.02 * f32::from(boosts)
                - 0.03 * player.wounds.len() as f32
                + 0.03 * player.body.chips.len() as f32
        });
        (faction.clamp(0.0, 1.0) * objective + means).clamp(0.0, 1.0)
    }

    /// How far the game is: 0 at the start, 1 with the Network nearly full.
    pub fn lateness(&self) -> f32 {
        let filled: usize = self.scene.state.network.iter().map(|column| column.len().min(3)).sum();
        filled as f32 / 9.0
    }
}

/// What every chip of the Network may be; who brought a hidden one speaks for its colour.
fn stacks(scene: Scene<'_>, me: Seat, beliefs: &Beliefs, colours: &Colours) -> [Stack; 3] {
    let placed = |column: Column| {
        let past = scene.state.past.iter();
        past.filter_map(move |past| match past {
            Past::Placed { by, column: at } if *at == column => Some(*by),
            _ => None,
        })
    };
    Column::ALL.map(|column| {
        let chips = scene.state.network.get(column as usize).into_iter().flatten();
        let odds = |(chip, by): (&Chip, Option<Seat>)| match by {
            Some(by) if chip.colour.is_none() && by != me && chip.from != Some(0) => {
                leaning(colours.odds(*chip), by, beliefs)
            }
            _ => colours.odds(*chip),
        };
        let by = placed(column).map(Some).chain(std::iter::repeat(None));
        chips.zip(by).map(odds).collect()
    })
}

/// Odds of a chip whose bringer had seen it.
fn leaning(odds: Odds, by: Seat, beliefs: &Beliefs) -> Odds {
    let lean = |colour: Colour| -> f32 {
        Faction::PLAYED.into_iter().map(|faction| beliefs.of(by, faction) * favours(faction, colour)).sum()
    };
    let mut leaning = [0.0; 3];
    for ((slot, odds), colour) in leaning.iter_mut().zip(odds).zip(Colour::ALL) {
        *slot = odds * lean(colour);
    }
    let sum: f32 = leaning.iter().sum::<f32>().max(f32::EPSILON);
    leaning.map(|odds| odds / sum)
}
