//! The finale: who won, and who fulfilled what (TB-FIN, TB-WIN).

use super::{Badge, Colour, Ending, Event, Faction, Figure, Goal, ObjectiveNo, Outcome, play::Play, scene::Scene};
use crate::engine::{Seat, Seats};

/// Files in the Junkyard that win for the Fallen alone (TB-FIN-09).
const FILES: usize = 3;
/// Files in the Junkyard and in the Network that win together (TB-FIN-10).
const FILES_EACH: usize = 2;

impl Scene<'_> {
    /// Who leads a column: the colour with the most chips, nobody where it is not alone (TB-FIN-05, TB-AMB-23).
    fn column_leader(chips: &[super::Chip]) -> Option<Faction> {
        let count = |colour: Colour| chips.iter().filter(|chip| chip.colour == Some(colour)).count();
        sole(Colour::ALL.map(|colour| (colour.faction(), count(colour))))
    }

    /// Who leads each column.
    pub fn columns(self) -> [Option<Faction>; 3] {
        std::array::from_fn(|at| self.state.network.get(at).and_then(|chips| Self::column_leader(chips)))
    }

    /// Check 1: columns, then chips, then nobody (TB-FIN-04 to -08).
    pub fn network_winner(self) -> Faction {
        let columns = self.columns();
        let led = |faction: Faction| columns.iter().filter(|leader| **leader == Some(faction)).count();
        let by_columns = Colour::ALL.map(|colour| (colour.faction(), led(colour.faction())));
        let by_chips = Colour::ALL.map(|colour| (colour.faction(), self.network_count(colour)));
        sole(by_columns).or_else(|| sole(by_chips)).unwrap_or(Faction::Outlaw)
    }

    /// Check 2: whether the files win for the Fallen, where one is there (TB-FIN-09, TB-FIN-10, TB-AMB-26).
    pub fn files_win(self) -> bool {
        let (junk, network) = (self.junk_count(Colour::Purple), self.network_count(Colour::Purple));
        let present = self.members(Faction::Fallen).next().is_some();
        present && (junk >= FILES || (junk >= FILES_EACH && network >= FILES_EACH))
    }

    /// Whether a goal is met now.
    pub fn is_met(self, seat: Seat, objective: ObjectiveNo) -> bool {
        let (Some(player), Some(card)) = (self.player(seat), self.rules.library().objective(objective)) else {
            return false;
        };
        let boosts = |least: u8| player.skills.iter().filter(|progress| progress.level >= least).count();
        let record = &player.record;
        match card.goal(self.seats()) {
            Goal::NonBlue(n) => record.non_blue.unwrap_or(0) + record.blind.unwrap_or(0) >= n,
            Goal::Brought(n) => record.brought >= n,
            Goal::Boosts(n) => boosts(1) + boosts(2) >= usize::from(n),
            Goal::SecondBoosts(n) => boosts(2) >= usize::from(n),
            Goal::Eliminated(n) => record.eliminated >= n,
            Goal::Badge(Badge::Leader) => self.state.leader == Some(seat),
            Goal::Badge(Badge::General) => self.state.general == Some(seat),
            Goal::Unhurt => player.wounds.is_empty() && !self.is_hurt(Figure::Of(seat)),
            Goal::Hand(n) => player.hand.len() >= usize::from(n),
            Goal::Programs(n) => player.programs.len() >= usize::from(n),
            Goal::Recon => record.recon,
            Goal::Dropped(n) => record.dropped >= n,
            Goal::CityActions(n) => record.city.count_ones() >= u32::from(n),
            Goal::Censure => record.censured,
            Goal::Equipped => player.item.is_some(),
        }
    }

    /// Whether a player met all own objectives (TB-GEN-05, TB-OBJ-05).
    pub fn fulfilled(self, seat: Seat) -> bool {
        let objectives = self.player(seat).map_or(&[][..], |player| &player.objectives);
        objectives.iter().all(|slot| slot.kind.is_some_and(|objective| self.is_met(seat, objective)))
    }
}

/// The one with the highest number above 0; `None` where several have it.
fn sole(counts: [(Faction, usize); 3]) -> Option<Faction> {
    let most = counts.iter().map(|(_, count)| *count).max().filter(|most| *most > 0)?;
    let mut leaders = counts.iter().filter(|(_, count)| *count == most);
    leaders.next().filter(|_| leaders.next().is_none()).map(|(faction, _)| *faction)
}

impl Play<'_> {
    /// Ends the game, the first time only (TB-AMB-28).
    pub fn end(&mut self, ending: Ending) {
        if self.state.over.is_some() {
            return;
        }
        if self.rules.setup.campaign {
            self.mix_chips(ending);
        }
        let scene = self.scene();
        let network = ending == Ending::Network;
        let named = if network { scene.network_winner() } else { self.named_by(ending) };
        let by_files = scene.files_win();
        let faction = if by_files { Faction::Fallen } else { named };
        let fulfilled = scene.all().filter(|&seat| scene.fulfilled(seat)).fold(Seats::NONE, Seats::with);
        let winners = scene.members(faction).filter(|&seat| fulfilled.contains(seat)).fold(Seats::NONE, Seats::with);
        let outcome = Outcome {
            ending,
            faction,
            by_files,
            columns: network.then(|| scene.columns()),
            factions: scene.all().map(|seat| scene.faction(seat).unwrap_or(Faction::Outlaw)).collect(),
            fulfilled,
            winners,
            last: scene.active(),
        };
        self.say(Event::Over(Box::new(outcome.clone())));
        self.state.over = Some(outcome);
    }

    /// Before a second game chips are mixed by Tier and in the Junkyard (TB-CAMP-03, TB-CAMP-04, TB-AMB-84).
    fn mix_chips(&mut self, ending: Ending) {
        if ending == Ending::Network {
            for tier in 0..5 {
                let mut chips: Vec<super::Chip> =
                    self.state.network.iter().filter_map(|column| column.get(tier).copied()).collect();
                self.dice.shuffle(&mut chips);
                let places = self.state.network.iter_mut().filter_map(|column| column.get_mut(tier));
                places.zip(chips).for_each(|(place, chip)| *place = chip);
            }
        }
        let mut chips: Vec<super::Chip> = self.state.junkyard.iter().filter_map(|junk| junk.chip).collect();
        self.dice.shuffle(&mut chips);
        let places = self.state.junkyard.iter_mut().filter_map(|junk| junk.chip.as_mut());
        places.zip(chips).for_each(|(place, chip)| *place = chip);
    }
}
