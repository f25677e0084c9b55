//! The campaign of two games: what a finished game of The Beginning leaves to Social Deduction (TB-CAMP, SD-CAMP).
//!
//! The games know nothing of each other; they meet here.

use crate::{
    beginning::{Beginning, Ending, Faction, Figure, Mech, Outcome, Place, Scene},
    deduction::{End, Fate, Handover, Survivor, Team},
    engine::{Game as _, Seat},
};

/// What a finished game leaves to the second one (SD-CAMP-29); nothing where it is not over, or was no campaign.
pub fn handover(game: &Beginning) -> Option<Handover> {
    let state = game.state();
    let outcome = state.over.as_ref().filter(|_| game.rules().setup.campaign)?;
    let scene = game.scene();
    Some(Handover {
        winner: winner(outcome),
        end: end(outcome.ending),
        apex_destroyed: state.apex == Mech::Gone,
        deus_destroyed: state.deus == Mech::Gone,
        last: outcome.last,
        players: scene.all().filter_map(|seat| survivor(scene, outcome, seat)).collect(),
    })
}

/// The seed of the second game after a first one of this seed.
pub const fn seed_after(first: u64) -> u64 {
    first.wrapping_add(1)
}

/// The seed of the first game before a second one of this seed.
pub const fn seed_before(second: u64) -> u64 {
    second.wrapping_sub(1)
}

/// The team that won. Files of the Fallen can win though nobody is Fallen (TB-AMB-25): then no team of the second game
/// has won anything.
fn winner(outcome: &Outcome) -> Option<Team> {
    let team = team(outcome.faction);
    let played = outcome.factions.contains(&outcome.faction);
    (played || !matches!(team, Team::Legion | Team::Fallen)).then_some(team)
}

/// The team of the second game that a faction is.
pub const fn team(faction: Faction) -> Team {
    match faction {
        Faction::Human => Team::Human,
        Faction::Machine => Team::Machine,
        Faction::Fallen => Team::Fallen,
        Faction::Legion => Team::Legion,
        Faction::Outlaw => Team::Outlaw,
    }
}

const fn end(ending: Ending) -> End {
    match ending {
        Ending::Network => End::Network,
        Ending::Morale => End::Morale,
        _ => End::Other,
    }
}

fn survivor(scene: Scene<'_>, outcome: &Outcome, seat: Seat) -> Option<Survivor> {
    let player = scene.player(seat)?;
    let infected = player.turned.is_some();
    Some(Survivor {
        faction: match scene.faction(seat).unwrap_or(Faction::Outlaw) {
            Faction::Human => Fate::Human,
            Faction::Machine => Fate::Machine,
            Faction::Fallen => Fate::Fallen,
            Faction::Legion if infected => Fate::Infected,
            Faction::Legion => Fate::Legion,
            Faction::Outlaw => Fate::Outlaw,
        },
        objective: outcome.fulfilled.contains(seat),
        cube: player.body.place == Place::Cube,
        wounds: player.wounds.len() as u8,
        full_health: !scene.is_hurt(Figure::Of(seat)),
        transferred: player.transferred.len() as u8,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        beginning, content,
        deduction::{Deduction, Setup},
        engine::{Dice, Match, Turn},
    };

    fn played(seats: u8, campaign: bool, seed: u64) -> Match<Beginning> {
        let library = content::beginning::shipped_library().expect("cards");
        let mut game =
            Match::<Beginning>::new(beginning::Setup { campaign, ..beginning::Setup::new(library, seats) }, seed);
        let mut dice = Dice::new(seed);
        while let Turn::Of(asked) = game.turn() {
            let seat = asked.iter().next().expect("somebody");
            let options = game.options(seat);
            let action = options[dice.below(options.len())];
            let _ = game.act(seat, &action).expect("an option");
        }
        game
    }

    /// TB-CAMP-01, TB-CAMP-05, SD-CAMP-01, SD-CAMP-29
    #[test]
    fn every_finished_campaign_game_can_be_played_on_from() {
        let library = content::shipped_library().expect("cards");
        for seats in 4..=6 {
            for seed in 0..12 {
                let game = played(seats, true, seed);
                let record = handover(game.game()).expect("a record");
                let outcome = game.game().state().over.clone().expect("an end");
                assert_eq!(record.faults(), [], "{seats} seats, seed {seed}: {record:?}");
                assert_eq!(record.last, outcome.last);
                let met = |at: usize| outcome.fulfilled.contains(Seat(at as u8));
                assert!(record.players.iter().enumerate().all(|(at, player)| player.objective == met(at)));
                let setup = Setup { after: Some(record), ..Setup::new(library.clone(), seats) };
                assert_eq!(setup.rules().err(), None, "{seats} seats, seed {seed}");
                let second = Match::<Deduction>::new(setup, seed);
                assert!(matches!(second.turn(), Turn::Of(_)));
            }
        }
    }

    #[test]
    fn a_single_game_leaves_nothing() {
        assert_eq!(handover(played(4, false, 1).game()), None);
        let library = content::beginning::shipped_library().expect("cards");
        let fresh = beginning::Setup { campaign: true, ..beginning::Setup::new(library, 4) };
        assert_eq!(handover(Match::<Beginning>::new(fresh, 1).game()), None, "it is not over");
    }
}
