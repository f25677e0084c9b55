//! Every seat's beliefs at moments of the game, worked out again from its journal.

use super::minds::Remembered;
use crate::{
    deduction::Team,
    engine::{Journal, Replay, Seat, Turn},
    session::table::Tabled,
    ui::table::team_index,
};

/// Beliefs over a game.
pub struct Reel {
    moments: Vec<Moment>,
}

/// What everybody believed at the beginning of a turn, and what was true.
pub struct Moment {
    /// The turn.
    pub turn: u32,
    /// By who believes, by whom it is about: the chance of each team.
    beliefs: Vec<Vec<[f32; 5]>>,
    /// The true teams then.
    teams: Vec<Team>,
    /// By who believes, by whom it is about: what that one may be after. Nothing where nobody is after anything.
    aims: Vec<Vec<Option<Aim>>>,
}

/// What somebody may be after, as another believes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Aim {
    /// What, by its number.
    pub what: usize,
    /// How likely.
    pub chance: f32,
    /// Whether it is so.
    pub is_true: bool,
}

impl Reel {
    /// Works everything out again. Takes a while: not within a frame.
    pub fn of<G: Remembered>(journal: Journal<G>) -> Self {
        let most = G::moments(G::seats(&journal.setup));
        let turns = turns(journal);
        let last = turns.len().saturating_sub(1);
        let count = most.min(turns.len());
        let at = |nth: usize| nth * last / count.saturating_sub(1).max(1);
        Self { moments: (0..count).filter_map(|nth| turns.get(at(nth))).map(G::moment).collect() }
    }

    /// The moment that is looked at: the one that was chosen, or the last.
    pub fn moment(&self, chosen: Option<usize>) -> usize {
        let last = self.moments.len().saturating_sub(1);
        chosen.unwrap_or(last).min(last)
    }

    /// All moments, oldest first.
    pub fn moments(&self) -> &[Moment] {
        &self.moments
    }

    /// What `by` thought of `about`, moment by moment, with what was true.
    pub fn line(&self, by: Seat, about: Seat) -> Vec<([f32; 5], Team)> {
        self.moments.iter().filter_map(|moment| Some((moment.belief(by, about)?, moment.team(about)?))).collect()
    }

    /// How much of the truth a seat knew of the others, moment by moment: the chance it gave to it on average.
    pub fn nearness(&self, by: Seat) -> Vec<f32> {
        self.moments.iter().map(|moment| moment.nearness(by)).collect()
    }

    /// How much of the truth about a seat the others knew.
    pub fn fame(&self, about: Seat) -> Vec<f32> {
        self.moments.iter().map(|moment| moment.fame(about)).collect()
    }
}

impl Moment {
    /// What everybody believed in a turn: by who believes, by whom it is about; and what was true.
    pub fn new(turn: u32, beliefs: Vec<Vec<[f32; 5]>>, teams: Vec<Team>) -> Self {
        Self { turn, beliefs, teams, aims: Vec::new() }
    }

    /// The same with what everybody may be after.
    #[must_use]
    pub fn aiming(self, aims: Vec<Vec<Option<Aim>>>) -> Self {
        Self { aims, ..self }
    }

    /// What `by` took `about` for being after.
    pub fn aim(&self, by: Seat, about: Seat) -> Option<Aim> {
        *self.aims.get(usize::from(by.0))?.get(usize::from(about.0))?
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.teams.len() as u8).map(Seat)
    }

    /// What `by` thought of `about`.
    pub fn belief(&self, by: Seat, about: Seat) -> Option<[f32; 5]> {
        self.beliefs.get(usize::from(by.0))?.get(usize::from(about.0)).copied()
    }

    /// What a seat was.
    pub fn team(&self, seat: Seat) -> Option<Team> {
        self.teams.get(usize::from(seat.0)).copied()
    }

    /// The chance `by` gave to what `about` was.
    fn truth(&self, by: Seat, about: Seat) -> Option<f32> {
        self.belief(by, about)?.get(team_index(self.team(about)?)).copied()
    }

    fn nearness(&self, by: Seat) -> f32 {
        mean(self.seats().filter(|&about| about != by).filter_map(|about| self.truth(by, about)))
    }

    fn fame(&self, about: Seat) -> f32 {
        mean(self.seats().filter(|&by| by != about).filter_map(|by| self.truth(by, about)))
    }
}

fn mean(shares: impl Iterator<Item = f32>) -> f32 {
    let (sum, count) = shares.fold((0.0, 0.0), |(sum, count), share| (sum + share, count + 1.0f32));
    sum / count.max(1.0)
}

/// The game at the beginning of each turn.
fn turns<G: Tabled>(journal: Journal<G>) -> Vec<G> {
    let Ok(mut replay) = Replay::new(journal) else { return Vec::new() };
    let mut turns = vec![replay.game().clone()];
    let mut turn = G::stamp(replay.game().state()).number;
    while let Some(Ok(_)) = replay.step() {
        let now = G::stamp(replay.game().state()).number;
        if now != turn && matches!(replay.game().turn(), Turn::Of(_)) {
            turn = now;
            turns.push(replay.game().clone());
        }
    }
    turns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        content::shipped_library,
        deduction::Setup,
        engine::Level,
        session::{deduction::Table, table::Chair},
    };

    #[test]
    fn beliefs_are_shares_and_everybody_knows_the_own_team() {
        let setup = Setup::new(shipped_library().expect("cards"), 4);
        let chairs = (0..4).map(|_| Chair::bot("", Level::Simple)).collect();
        let mut table = Table::new(setup, 3, chairs).expect("a table");
        table.run();
        let reel = Reel::of(table.game().journal().clone());
        assert!(reel.moments().len() > 1);
        for moment in reel.moments() {
            for seat in (0..4).map(Seat) {
                let belief = moment.belief(seat, seat).expect("a belief");
                assert!((belief.iter().sum::<f32>() - 1.0).abs() < 0.01);
                let own = moment.truth(seat, seat).expect("a truth");
                assert!(own > 0.99, "turn {}: seat {seat:?} gives {own} to its own team", moment.turn);
            }
        }
        assert!(reel.nearness(Seat(0)).iter().chain(&reel.fame(Seat(0))).all(|share| (0.0..=1.0).contains(share)));
    }
}
