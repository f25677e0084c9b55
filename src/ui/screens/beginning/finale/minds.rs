//! What everybody believed at a moment of The Beginning: who was of which faction, and after what.

use crate::{
    beginning::{Beginning, Faction, Scene, bots::Beliefs, bots::beliefs},
    deduction::Team,
    engine::{Game as _, Seat},
    session::campaign::team,
    ui::{
        screens::finale::{Aim, Moment, Remembered},
        table::team_index,
    },
    words::beginning::Teller,
};

/// At how many moments a table is looked at.
const MOMENTS: usize = 16;

impl Remembered for Beginning {
    fn moments(_seats: u8) -> usize {
        MOMENTS
    }

    fn moment(&self) -> Moment {
        let scene = self.scene();
        let thought: Vec<Beliefs> = scene.all().map(|seat| beliefs(&self.view(seat))).collect();
        let of = |beliefs: &Beliefs| scene.all().map(|about| chances(|faction| beliefs.of(about, faction))).collect();
        let aims = |beliefs: &Beliefs| scene.all().map(|about| aim(scene, beliefs, about)).collect();
        let teams = scene.all().map(|seat| team(scene.faction(seat).unwrap_or(Faction::Outlaw))).collect();
        Moment::new(self.state().turn.number, thought.iter().map(of).collect(), teams)
            .aiming(thought.iter().map(aims).collect())
    }
}

/// What a player was most likely after, and whether that was so; the scene shows everything.
fn aim(scene: Scene<'_>, beliefs: &Beliefs, about: Seat) -> Option<Aim> {
    let (no, chance) = beliefs.pursuit(about)?;
    let is_true = scene.player(about).is_some_and(|player| player.objectives.iter().any(|slot| slot.kind == Some(no)));
    Some(Aim { what: no.at(), chance, is_true })
}

/// What the factions are called, in the order of [`Team::ALL`].
pub fn teams(teller: &Teller<'_>) -> [String; 5] {
    let factions = [Faction::Human, Faction::Machine, Faction::Fallen, Faction::Legion, Faction::Outlaw];
    Team::ALL.map(|of| {
        let faction = factions.into_iter().find(|&faction| team(faction) == of);
        faction.map(|faction| teller.faction(faction)).unwrap_or_default()
    })
}

/// The chances of all factions, in the order of [`Team::ALL`].
fn chances(of: impl Fn(Faction) -> f32) -> [f32; 5] {
    let mut row = [0.0; 5];
    for faction in Faction::PLAYED {
        row.get_mut(team_index(team(faction))).into_iter().for_each(|place| *place = of(faction));
    }
    row
}
