//! Which gear and items win: the share of games won with a card less that without it, mission by mission.

use crate::{
    cell::{Bot, Loadout},
    figures::{Measured, Z},
    game::{Card, Played},
};

/// What was found out about a card.
#[derive(Clone, Debug, PartialEq)]
pub struct Worth {
    /// Its id.
    pub id: String,
    /// The planner's games it was brought to.
    pub brought: usize,
    /// The games of any bot in which it was used.
    pub used: usize,
    /// The games of any bot in which it was used and that were won.
    pub won: usize,
    /// What its presence adds to the planner's share of games won, and the half width of its 95 % interval; `None`
    /// where there is nothing to compare.
    pub adds: Option<(f64, f64)>,
}

/// Which cards of a game.
pub type Drawer = fn(&Played) -> &[Card];

/// The gear of a game.
pub fn gear(played: &Played) -> &[Card] {
    &played.gear
}

/// The items of a game.
pub fn items(played: &Played) -> &[Card] {
    &played.items
}

/// What every card is worth.
pub fn worths(ids: &[String], drawer: Drawer, all: &[Measured]) -> Vec<Worth> {
    ids.iter().map(|id| worth(id, drawer, all)).collect()
}

fn worth(id: &str, drawer: Drawer, all: &[Measured]) -> Worth {
    let has = |game: &Played| drawer(game).iter().any(|card| card.id == id);
    let used = |game: &&Played| drawer(game).iter().any(|card| card.id == id && card.used);
    let games = || all.iter().flat_map(|measured| measured.games.values());
    let planner = || all.iter().filter(|m| m.cell.bot == Bot::Planner && m.cell.loadout == Loadout::Owned);
    Worth {
        id: id.to_owned(),
        brought: planner().flat_map(|measured| measured.games.values()).filter(|game| has(game)).count(),
        used: games().filter(used).count(),
        won: games().filter(used).filter(|game| game.won).count(),
        adds: adds(planner().map(|measured| measured.games.values().partition(|game| has(game)))),
    }
}

/// The difference between games with and without, over cells in which both were played: each cell weighs as much as it
/// can tell (Mantel and Haenszel).
fn adds<'a>(cells: impl Iterator<Item = (Vec<&'a Played>, Vec<&'a Played>)>) -> Option<(f64, f64)> {
    let (mut weights, mut sum, mut spread) = (0.0, 0.0, 0.0);
    for (with, without) in cells.filter(|(with, without)| !with.is_empty() && !without.is_empty()) {
        let (a, b) = (with.len() as f64, without.len() as f64);
        let share = |games: &[&Played]| games.iter().filter(|game| game.won).count() as f64 / games.len() as f64;
        // A share of none or all would claim to be certain: one game more on each side keeps it honest.
        let doubt = |games: &[&Played]| {
            let soft = (share(games) * games.len() as f64 + 1.0) / (games.len() as f64 + 2.0);
            soft * (1.0 - soft) / games.len() as f64
        };
        let weight = a * b / (a + b);
        weights += weight;
        sum += weight * (share(&with) - share(&without));
        spread += weight * weight * (doubt(&with) + doubt(&without));
    }
    (weights > 0.0).then(|| (sum / weights, Z * spread.sqrt() / weights))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn games(won: usize, of: usize) -> Vec<Played> {
        let game = |at| Played {
            won: at < won,
            turns: 1,
            alarm: Vec::new(),
            seen: Vec::new(),
            gear: Vec::new(),
            items: Vec::new(),
        };
        (0..of).map(game).collect()
    }

    #[test]
    fn a_card_is_compared_within_each_mission_only() {
        // Brought more often to the harder mission, where it changes nothing.
        let (easy, easy_with) = (games(90, 100), games(9, 10));
        let (hard, hard_with) = (games(1, 10), games(10, 100));
        let cells =
            [(easy_with.iter().collect(), easy.iter().collect()), (hard_with.iter().collect(), hard.iter().collect())];
        let (adds, doubt) = adds(cells.into_iter()).unwrap();
        assert!(adds.abs() < 1e-9 && doubt > 0.0, "{adds} ± {doubt}");
    }
}
