//! What figures, enemies and places on the board are called.

use super::{super::Fill, Teller, scene};
use crate::{
    beginning::{Chip, Column, EnemyKind, Figure, Foe, Scene, SpawnNo, Spot, State, View},
    engine::Seat,
};

/// The names of the characters by seat: what players are called who were given no other name.
pub fn character_names(view: &View) -> Vec<String> {
    names_of(scene(view))
}

fn names_of(scene: Scene<'_>) -> Vec<String> {
    let State { players, .. } = scene.state;
    let name =
        |player: &crate::beginning::Player| scene.rules.library().character(player.who).map(|it| it.name.clone());
    players.iter().map(|player| name(player).unwrap_or_default()).collect()
}

impl Teller<'_> {
    /// A figure: its player, or Kuro.
    pub fn figure(&self, figure: Figure) -> String {
        match figure {
            Figure::Of(seat) => self.seat(seat),
            Figure::Kuro => self.words.text("name-tb-kuro"),
        }
    }

    /// What belongs to a figure: `your`, `Ada's`, `Kuro's`.
    pub fn figures(&self, figure: Figure) -> String {
        match figure {
            Figure::Of(seat) => self.own(seat),
            Figure::Kuro => self.belonging_to(self.words.text("name-tb-kuro")),
        }
    }

    /// A figure as whom something befalls: `yourself` for the one who chooses.
    pub(super) fn target(&self, figure: Figure) -> String {
        match figure {
            Figure::Of(seat) if self.me == Some(seat) => self.words.text("name-tb-yourself"),
            other => self.figure(other),
        }
    }

    /// Kuro or a player as the one who did something.
    pub(super) fn doer(&self, figure: Figure) -> Fill<'static> {
        ("who", self.figure(figure).into())
    }

    /// A type of enemy.
    pub fn enemy(&self, kind: EnemyKind) -> String {
        let card = self.rules.library().enemies.iter().find(|card| card.kind == kind);
        card.map(|card| card.name.clone()).unwrap_or_default()
    }

    /// A type of enemy with its level.
    pub fn enemy_of(&self, kind: EnemyKind, level: u8) -> String {
        self.phrase("name-tb-enemy", &[("enemy", self.enemy(kind).into()), ("level", level.into())])
    }

    /// A spawn location: by its numbers, with its area unless it is a watchtower.
    pub fn site(&self, at: SpawnNo) -> String {
        let Some(spawn) = self.rules.library().spawn(at) else { return String::new() };
        let numbers = spawn.numbers.iter().map(u8::to_string).collect::<Vec<_>>().join("/");
        match spawn.areas.as_slice() {
            [area] => self.phrase("name-tb-site", &[("numbers", numbers.into()), ("area", self.area(*area).into())]),
            _ => self.phrase("name-tb-tower", &[("numbers", numbers.into())]),
        }
    }

    /// Where an enemy stands.
    pub fn foe_place(&self, foe: Foe) -> String {
        match foe {
            Foe::At(at) => self.site(at),
            Foe::Red(at) => self.red(at),
        }
    }

    /// A space of the red path, from 0, with its area.
    pub(super) fn red(&self, at: u8) -> String {
        let area = self.rules.library().board.red.get(usize::from(at)).map(|area| self.area(*area));
        let number = ("number", (u16::from(at) + 1).into());
        self.phrase("name-tb-red-space", &[number, ("area", area.unwrap_or_default().into())])
    }

    /// An enemy known by its place alone.
    pub fn foe(&self, foe: Foe) -> String {
        self.phrase("name-tb-enemy-at", &[("place", self.foe_place(foe).into())])
    }

    /// An enemy as the view shows it: type, level and place.
    pub fn foe_in(&self, view: &View, foe: Foe) -> String {
        let Some(seen) = scene(view).foe(foe) else { return self.foe(foe) };
        let name = match seen.enemy {
            Some(enemy) => self.enemy_of(enemy.kind, enemy.level),
            None => self.words.text("name-tb-deus"),
        };
        self.phrase("name-tb-named-at", &[("enemy", name.into()), ("place", self.foe_place(foe).into())])
    }

    /// Where a chip lies or is carried.
    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Sector(at) => self.phrase("name-tb-top-of", &[("sector", self.sector(at).into())]),
            Spot::Junkyard(at) => self.phrase("name-tb-junk-at", &[("number", (u16::from(at) + 1).into())]),
            Spot::Network(column, tier) => self.network_spot(column, tier),
            Spot::Carried(figure) => self.phrase("name-tb-chip-of", &[("whose", self.figures(figure).into())]),
        }
    }

    /// A place of the Network; the Tier counted from 0.
    pub(super) fn network_spot(&self, column: Column, tier: u8) -> String {
        let tier = ("tier", (u16::from(tier) + 1).into());
        self.phrase("name-tb-network-at", &[("column", self.column(column).into()), tier])
    }

    /// A chip among several that lie side by side: by number and, where known, colour.
    pub(super) fn nth_chip(&self, at: u8, chip: Option<&Chip>, several: bool) -> String {
        let name = self.chip(chip.and_then(|chip| chip.colour));
        if !several {
            return self.phrase("name-tb-the", &[("thing", name.into())]);
        }
        self.phrase("name-tb-numbered", &[("thing", name.into()), ("number", (u16::from(at) + 1).into())])
    }

    /// Several players.
    pub(super) fn people(&self, seats: impl IntoIterator<Item = Seat>) -> String {
        self.all(seats.into_iter().map(|seat| self.seat(seat)))
    }
}
