//! What is looked at: an enemy, a sector, an attack, the agent.

mod attack;
mod behaviour;
mod enemy;
mod risks;
mod sector;

use egui::Ui;

pub use sector::tile_room;

use crate::{
    stealth::{EnemyId, GearId, Sector, View},
    ui::{
        Desk, Outlook,
        parts::Fact,
        theme::{Palette, icons},
    },
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
pub fn inspect(ui: &mut Ui, desk: &Desk, view: &View, what: &Inspected, outlook: Option<&Outlook>) {
    match *what {
        Inspected::Sector(sector) => sector::sector(ui, desk, view, sector, outlook),
        Inspected::Enemy(id) => enemy::enemy(ui, desk, view, id),
        Inspected::Attack { gear, target } => {
            attack::attack(ui, desk, view, gear, target);
            ui.add_space(4.0);
            enemy::enemy(ui, desk, view, target);
        }
        Inspected::Agent => {
            super::agent(ui, desk, view);
            risks::now(ui, desk, outlook);
        }
        Inspected::Nothing => {
            let palette = Palette::of(ui.ctx());
            Fact::new(desk.text("ui-inspect-nothing")).glyph(icons::CURSOR_CLICK, palette.text_dim).show(ui);
            risks::now(ui, desk, outlook);
        }
    }
}

/// The name of a sector with the room it is drawn as: `Junction 4·2`.
pub fn sector_name(desk: &Desk, view: &View, sector: Sector) -> String {
    sector::name(desk, view, sector)
}

/// The room a sector is drawn as: `Junction`.
pub fn sector_room(desk: &Desk, view: &View, sector: Sector) -> String {
    sector::room(desk, view, sector)
}

/// What going to a sector costs and risks, and who may come there: for tooltips beside the map.
pub fn sector_card(ui: &mut Ui, desk: &Desk, view: &View, sector: Sector, outlook: Option<&Outlook>) {
    sector::sector(ui, desk, view, sector, outlook);
}

/// What a row of an enemy's table makes it do, in a few words.
pub(super) fn steps_told(desk: &Desk, view: &View, enemy: EnemyId, band: u8) -> String {
    let enemy = view.public.enemies.get(enemy.index());
    let row = enemy.and_then(|enemy| view.setup.mission.kind(enemy.kind).behaviour.get(usize::from(band)));
    row.map(|row| behaviour::words(desk, row)).unwrap_or_default()
}
