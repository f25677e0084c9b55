//! What the games of one kind of table come to.

use ghostline::{
    deduction::{Outcome, Team, Victory, bots::Level},
    engine::Seat,
};

use super::play::seated;
use crate::sheet;

/// Tables of one kind.
pub struct Tables {
    /// How many play.
    pub seats: u8,
    /// Who sits there, in turn.
    pub levels: Vec<Level>,
    /// How the games ended.
    pub games: Vec<Outcome>,
}

/// So often of so many.
pub type Share = (u32, u32);

/// A share as a number.
pub fn rate((wins, of): Share) -> f64 {
    f64::from(wins) / f64::from(of.max(1))
}

impl Tables {
    /// Who sits there, the better one first.
    pub fn name(&self) -> String {
        let names: Vec<&str> = self.levels.iter().map(|level| level.name()).collect();
        names.join(" over ")
    }

    /// How often the seats of a level won.
    pub fn won(&self, level: Level) -> Share {
        (0..).zip(&self.games).map(|(at, game)| self.won_in(at, game, level)).fold((0, 0), add)
    }

    /// How often the seats of a level won in one game.
    fn won_in(&self, at: u32, game: &Outcome, level: Level) -> Share {
        let seats = (0..).zip(seated(&self.levels, self.seats, at)).filter(|(_, own)| *own == level);
        seats.map(|(seat, _)| (u32::from(game.winners.contains(Seat(seat))), 1)).fold((0, 0), add)
    }

    /// By how many points the first level wins more often than the second, and how far that may be off.
    pub fn lead(&self) -> (f64, f64) {
        let [first, second] = self.levels.as_slice() else { return (0.0, 0.0) };
        let share = |at: u32, game: &Outcome, level: Level| rate(self.won_in(at, game, level));
        let lead = |(at, game)| 100.0 * (share(at, game, *first) - share(at, game, *second));
        sheet::lead(&(0..).zip(&self.games).map(lead).collect::<Vec<_>>())
    }

    /// A team's win rate: the games it won of those in which it had a member. Humans, Machines and Outlaws are in nearly
    /// every game; Legion and Fallen only where a card that makes them was dealt or drawn, and cannot win without it.
    pub fn team(&self, team: Team) -> Share {
        let with = self.games.iter().filter(|game| game.had(team));
        let won = with.clone().filter(|game| game.winning_team() == Some(team));
        (won.count() as u32, with.count() as u32)
    }

    /// How many times as often the team wins that wins most as the one that wins least.
    pub fn unevenness(&self) -> f64 {
        let rates = Team::ALL.map(|team| self.team(team)).into_iter().filter(|(_, of)| *of > 0).map(rate);
        let (least, most) = rates.fold((1.0, 0.0), |(least, most): (f64, f64), rate| (least.min(rate), most.max(rate)));
        most / least.max(f64::MIN_POSITIVE)
    }

    /// How many members of a team won.
    pub fn members(&self, team: Team) -> Share {
        let of_game = |game: &Outcome| {
            let own = (0..).zip(&game.teams).filter(|(_, own)| **own == team);
            own.map(|(seat, _)| (u32::from(game.winners.contains(Seat(seat))), 1)).fold((0, 0), add)
        };
        self.games.iter().map(of_game).fold((0, 0), add)
    }

    /// Games that the guard against endless play ended.
    pub fn stalemates(&self) -> u32 {
        self.games.iter().filter(|game| game.victory == Victory::Stalemate).count() as u32
    }

    /// The rounds that this share of games does not exceed.
    pub fn rounds(&self, share: f64) -> f64 {
        sheet::within(self.games.iter().map(|game| game.rounds), share)
    }
}

fn add((wins, of): Share, (more, of_more): Share) -> Share {
    (wins + more, of + of_more)
}
