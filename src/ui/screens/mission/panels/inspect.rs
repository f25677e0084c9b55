//! What is looked at: an enemy, a sector, an attack, the agent.

use egui::Ui;

use crate::{
    stealth::{EnemyId, GearId, Sector, View},
    ui::{Desk, Outlook},
    words::stealth::Teller,
};

/// What the player looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Inspected {
    /// A sector: what stands there, what going there means.
    Sector(Sector),
    /// An enemy: its card and what it may do.
    Enemy(EnemyId),
    /// An attack: its odds and its sum.
    Attack {
        /// With this weapon.
        gear: GearId,
        /// On this enemy.
        target: EnemyId,
    },
    /// The agent.
    Agent,
    /// Nothing in particular.
    #[default]
    Nothing,
}

/// Everything about what is looked at. What the enemy phase may bring stands there once `outlook` is known.
pub fn inspect(ui: &mut Ui, desk: &Desk, view: &View, what: &Inspected, _outlook: Option<&Outlook>) {
    let teller = Teller::of(&desk.words, view);
    let name = match *what {
        Inspected::Sector(sector) => teller.sector(sector),
        Inspected::Enemy(id) | Inspected::Attack { target: id, .. } => teller.enemy(id),
        Inspected::Agent | Inspected::Nothing => desk.text("name-you"),
    };
    ui.label(name);
}
