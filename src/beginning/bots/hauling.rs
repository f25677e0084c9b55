//! Chips: what taking, placing and dropping them is worth to a faction (TB-BOT-01, -02, -04, -06, -08).

use super::{
    colours::{Odds, certain},
    columns,
    goals::BOOST,
    outlook::Outlook,
};
use crate::beginning::{Area, Boost, Colour, Column, Deed, Faction, Figure, Goal, State, Task, Trait};

/// How much of a chip's worth taking it is: it is still to be carried.
const ON_THE_WAY: f32 = 0.75;
/// What a game that goes on may still bring, at its start.
const HOPE: f32 = 0.32;
/// What a chip more is worth while Tier 1 has room.
const HASTE: f32 = 0.02;
/// What bringing any chip is worth, where few bring them.
const REWARD: f32 = 0.03;
/// After this many rounds nothing more is hoped for (TB-BOT-02).
const PATIENCE: f32 = 22.0;

impl Outlook<'_> {
    /// The own chance to win with the Network and the Junkyard as they stand.
    pub fn standing(&self) -> f32 {
        let files = self.files() * self.beliefs.present(Faction::Fallen);
        match self.faction {
            Faction::Fallen => files + (1.0 - files) * self.leads(Faction::Fallen),
            Faction::Legion | Faction::Outlaw => 0.0,
            faction => (1.0 - files) * self.leads(faction),
        }
    }

    /// The chance that the files win for the Fallen, by what may lie in the Junkyard and the Network (TB-FIN-09).
    pub fn files(&self) -> f32 {
        let (junk, network) = self.expected_files();
        files(junk, network)
    }

    /// What a file more in the Junkyard does.
    fn file_more(&self) -> f32 {
        let (junk, network) = self.expected_files();
        files(junk + 1.0, network) - files(junk, network)
    }

    /// How many files may be expected in the Junkyard and in the Network.
    fn expected_files(&self) -> (f32, f32) {
        let purple = |odds: Odds| odds.get(Colour::Purple as usize).copied().unwrap_or(0.0);
        let chips = self.scene.state.junkyard.iter().filter_map(|junk| junk.chip);
        let junk = chips.map(|chip| purple(self.colours.odds(chip))).sum();
        (junk, self.columns.iter().flatten().map(|odds| purple(*odds)).sum())
    }

    /// What placing a chip of a colour in a column is worth.
    pub fn column_worth(&self, odds: Odds, column: Column) -> f32 {
        if !self.reach.counts {
            return self.plain_place(odds);
        }
        let mut columns = self.columns.clone();
        columns.get_mut(column as usize).into_iter().for_each(|stack| stack.push(odds));
        let after = columns::chances(&columns);
        let gain = |faction: Faction| {
            let of = |chances: &[f32; 4]| chances.get(faction as usize).copied().unwrap_or(0.0);
            of(&after) - of(&self.chances)
        };
        if fills(self.scene.state, column) {
            return self.ending(&after);
        }
        let colour = match self.faction {
            Faction::Human | Faction::Machine => 2.5 * gain(self.faction),
            Faction::Fallen => 0.5 * gain(Faction::Fallen) + 0.06 * odds.get(2).copied().unwrap_or(0.0),
            _ => -0.1 * gain(Faction::Human),
        };
        // Tier 1 will lie open: what is not blue makes its three bringers suspect (TB-HUM-03).
        let shown = if self.scene.state.full_tiers() == 0 { 0.05 * (1.0 - odds[0]) } else { 0.0 };
        colour + self.speed() + self.brought(odds) - shown
    }

    /// What ending the game with these chances is worth, against going on.
    fn ending(&self, after: &[f32; 4]) -> f32 {
        let files = self.files() * self.beliefs.present(Faction::Fallen);
        let won = match self.faction {
            Faction::Fallen => files + (1.0 - files) * after[2],
            Faction::Human => (1.0 - files) * after[0],
            Faction::Machine => (1.0 - files) * after[1],
            _ => 0.0,
        };
        let fulfilled = if self.reach.objective == 0.0 || self.fulfilled() { 1.0 } else { 0.12 };
        let late = f32::from(u16::try_from(self.scene.state.turn.round).unwrap_or(u16::MAX)) / PATIENCE;
        won * fulfilled - HOPE * (1.0 - late).max(0.0)
    }

    /// A bot that does not count columns brings in what is its colour.
    fn plain_place(&self, odds: Odds) -> f32 {
        let own = match self.faction {
            Faction::Human => odds.first(),
            Faction::Machine => odds.get(1),
            _ => odds.get(2),
        };
        0.05 + 0.05 * own.copied().unwrap_or(0.0) + self.brought(odds)
    }

    /// What a chip in the Network brings beside its colour: a program, boosts, the objective.
    fn brought(&self, odds: Odds) -> f32 {
        let goal = self.goal(|goal| match goal {
            Goal::Brought(count) => self.share_left(count, |record| record.brought),
            Goal::NonBlue(count) => {
                (1.0 - odds.first().copied().unwrap_or(0.0))
                    * self.share_left(count, |record| record.non_blue.unwrap_or(0))
            }
            _ => 0.0,
        });
        let task = self.task(|task| matches!(task, Task::BringChip));
        REWARD * self.scarcity() + goal + task + self.program_goal()
    }

    /// How much one chip more counts by how many sit there: many hands bring enough of them.
    fn scarcity(&self) -> f32 {
        (f32::from(6u8.saturating_sub(self.scene.seats())) / 2.0).min(1.0)
    }

    /// What a Network fuller by one is worth, whatever its colour (TB-BOT-02, TB-BOT-10, TB-BOT-11).
    fn speed(&self) -> f32 {
        let late = self.lateness();
        let seemly = 0.015 * self.style.spirit;
        // Until Tier 1 is full Deus only grows (TB-BOT-11).
        let haste = if self.scene.state.full_tiers() == 0 { HASTE } else { 0.0 };
        haste
            + seemly
            + match self.faction {
                Faction::Human => 0.03 * self.scarcity() + 0.06 * (self.standing() - 0.4) * late,
                Faction::Machine => 0.02 + 0.1 * (self.standing() - 0.4) * late,
                Faction::Fallen => 0.01 + 0.12 * (self.standing() - 0.45) * late,
                _ => 0.01 - 0.05 * late,
            }
    }

    /// What a chip is worth in the best open column.
    pub fn place_worth(&self, odds: Odds) -> f32 {
        let columns = self.scene.state.open_columns().map(|column| self.column_worth(odds, column));
        columns.max_by(f32::total_cmp).unwrap_or(0.0)
    }

    /// What a chip is worth in the Junkyard.
    pub fn junk_worth(&self, odds: Odds) -> f32 {
        let [blue, red, purple] = odds;
        let fallen = self.beliefs.present(Faction::Fallen);
        let side = match self.faction {
            Faction::Human => -0.05 * blue + 0.03 * red - 0.5 * purple * fallen * self.file_more(),
            Faction::Machine => 0.03 * blue - 0.05 * red - 0.5 * purple * fallen * self.file_more(),
            Faction::Fallen => purple * (0.08 + 0.9 * self.file_more()) - 0.01,
            _ => 0.005 - 0.5 * purple * fallen * self.file_more(),
        };
        let goal = self.goal(|goal| match goal {
            Goal::Dropped(count) => self.share_left(count, |record| record.dropped),
            _ => 0.0,
        });
        side + goal + self.task(|task| matches!(task, Task::JunkDrop))
    }

    /// The best use of a chip once it is known.
    pub fn chip_worth(&self, odds: Odds) -> f32 {
        self.place_worth(odds).max(self.junk_worth(odds))
    }

    /// What taking a chip of a Sector is worth.
    pub fn take_worth(&self, deed: Deed) -> f32 {
        let each = |at: usize| -> f32 {
            let odds = self.colours.sector(at);
            odds.into_iter().zip(Colour::ALL).map(|(chance, colour)| chance * self.chip_worth(certain(colour))).sum()
        };
        let worth = match deed {
            Deed::SectorOne => self.chip_worth(self.colours.sector(0)),
            Deed::SectorTwo(_) => each(1) + 0.03 + self.opens_sectors(),
            _ => each(2) + if self.scene.state.bars.guard == 1 { 0.015 } else { 0.0 },
        };
        let third = matches!(deed, Deed::SectorThree);
        worth * ON_THE_WAY + self.task(|task| third && matches!(task, Task::SectorThree))
    }

    /// What waiting in the Sectors is worth, where only Sector II is open and it takes two (TB-SEC-07).
    pub fn tryst(&self, figure: Figure) -> f32 {
        let chips = self.scene.state.sectors.get(1).map_or(0, Vec::len);
        let waits = chips > 1 && self.scene.sector_open(1) && self.scene.has_room(figure);
        if waits { 0.7 * self.take_worth(Deed::SectorTwo(figure)) } else { 0.0 }
    }

    /// What raising Sector II is worth where it holds the others back (TB-SEC-02).
    fn opens_sectors(&self) -> f32 {
        let [first, second, third] = self.scene.state.bars.sectors;
        if second < first.min(third) { 0.04 } else { 0.0 }
    }

    /// What keeping one of the chips seen is worth; the others go on to the partner or the Junkyard.
    pub fn keep_chip(&self, at: u8, partner: Option<Figure>) -> f32 {
        let looked = &self.scene.state.looked;
        let kept = looked.get(usize::from(at)).map_or(0.0, |chip| self.chip_worth(self.colours.odds(*chip)));
        let others = looked.iter().enumerate().filter(|(other, _)| *other != usize::from(at));
        let rest: f32 = match partner {
            None => others.map(|(_, chip)| self.junk_worth(self.colours.odds(*chip))).sum(),
            Some(_) => others.map(|(_, chip)| 0.3 * self.place_worth(self.colours.odds(*chip))).sum(),
        };
        kept + rest
    }

    /// What placing is worth right now with what the figure carries.
    pub fn place_now(&self, figure: Figure) -> f32 {
        let scanned = self.scene.body(figure).is_some_and(|body| body.scanners == [true; 2]);
        let reward = if scanned { 0.03 + self.boost_goal(0) } else { 0.0 };
        self.carried(figure).map_or(0.0, |odds| self.place_worth(odds) + reward)
    }

    /// What the scanner lying in an area is worth to whoever carries a chip there: a boost without its task once
    /// both are there (TB-SCAN-06, TB-BOT-16).
    pub fn scanner(&self, figure: Figure, area: Area) -> f32 {
        let at = match area {
            Area::Nexus => 0,
            Area::Monolith => 1,
            _ => return 0.0,
        };
        let barred = [Trait::NoScanners, Trait::NoNetworkBoost].iter().any(|it| self.scene.has(self.me, *it));
        let Some(body) = self.scene.body(figure).filter(|body| !body.chips.is_empty() && !barred) else { return 0.0 };
        let lies = |at: usize| self.scene.state.scanners.get(at).is_some_and(|left| *left > 0);
        let has = |at: usize| body.scanners.get(at) == Some(&true);
        let other = 1 - at;
        if has(at) || !lies(at) || !(has(other) || lies(other)) {
            return 0.0;
        }
        let boost = BOOST + self.boost_goal(0);
        if has(other) { boost } else { 0.7 * boost }
    }

    /// What dropping is worth right now with what the figure carries.
    pub fn drop_now(&self, figure: Figure) -> f32 {
        self.carried(figure).map_or(0.0, |odds| self.junk_worth(odds) - self.place_worth(odds).max(0.0) * 0.6)
    }

    /// Whether the own drops cost nothing.
    pub fn drops_free(&self) -> bool {
        self.scene.boosts(self.me).any(|boost| boost == Boost::FreeDrop)
    }
}

/// Whether a chip in this column fills Tier 3 and ends the game (TB-NET-10).
fn fills(state: &State, column: Column) -> bool {
    let open: usize = state.network.iter().map(|stack| 3usize.saturating_sub(stack.len())).sum();
    open == 1 && state.network.get(column as usize).is_some_and(|stack| stack.len() < 3)
}

/// The chance of three files in the Junkyard, or two there and two in the Network, by how many may be expected.
fn files(junk: f32, network: f32) -> f32 {
    let least = |expected: f32, count: f32| 1.0 / (1.0 + (-2.6 * (expected - count + 0.35)).exp());
    let both = least(junk, 2.0) * least(network, 2.0);
    least(junk, 3.0).max(both)
}
