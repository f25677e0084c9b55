//! What everything on the board says of itself: its name for tests and screen readers, and its tooltip.

use super::{Hit, Look, Target, ground::is_tower, say};
use crate::{
    beginning::{Area, Bar, Chip, Column, Enemy, Figure, Foe, OnRed, Place, SpawnNo},
    engine::Seat,
    words::{
        Fill,
        beginning::{area_name, bar_name, column_name, faction_name},
    },
};

/// What a thing says, with what choosing it means.
pub fn with_note(look: Look<'_>, hit: Hit, target: Option<&Target>) -> String {
    let told = told(look, hit);
    match target.filter(|target| !target.note.is_empty()) {
        Some(target) => format!("{told}\n{}", target.note),
        None => told,
    }
}

/// What a thing says.
pub fn told(look: Look<'_>, hit: Hit) -> String {
    let words = look.words;
    let table = &look.view.table;
    match hit {
        Hit::Area(area) => self::area(look, area),
        Hit::Sector(at) => sector(look, at),
        Hit::Spawn(no) => spawn(look, no),
        Hit::Foe(foe) => self::foe(look, foe),
        Hit::Apex => words.with("ui-board-apex", &[("health", table.bars.apex.into())]),
        Hit::Figure(figure) => self::figure(look, figure),
        Hit::Crate(nth) => {
            let item = table.crates.get(usize::from(nth)).and_then(|lying| lying.item);
            match item.and_then(|item| look.view.rules.library().item(item)) {
                Some(card) => words.with("ui-board-crate-known", &[("item", card.name.as_str().into())]),
                None => words.text("ui-board-crate"),
            }
        }
        Hit::Scanner(at) => {
            let count = table.scanners.get(usize::from(at)).copied().unwrap_or(0);
            words.with("ui-board-scanner", &[("number", (at + 1).into()), ("count", count.into())])
        }
        Hit::Weapon(nth) => weapon(look, nth),
        Hit::Column(column) => words.with("ui-board-column-next", &[("column", column_name(words, column).into())]),
        Hit::Chip(column, tier) => network_chip(look, column, tier),
        Hit::Junk(at) => junk(look, at),
        Hit::Cube => words.with("ui-board-cube", &[("who", at_place(look, Place::Cube).into())]),
        Hit::Zone => words.with("ui-board-zone", &[("who", at_place(look, Place::Down).into())]),
    }
}

/// The names of figures, or the word for nobody.
fn who(look: Look<'_>, figures: impl Iterator<Item = Figure>) -> String {
    let names: Vec<String> = figures.map(|figure| figure_name(look, figure)).collect();
    if names.is_empty() { look.words.text("ui-board-nobody") } else { names.join(", ") }
}

/// The names of those at a place.
fn at_place(look: Look<'_>, place: Place) -> String {
    let there = |figure: &Figure| look.scene().body(*figure).is_some_and(|body| body.place == place);
    who(look, look.scene().figures().filter(there))
}

/// What a figure is called.
pub fn figure_name(look: Look<'_>, figure: Figure) -> String {
    match figure {
        Figure::Of(seat) => look.name(seat).to_owned(),
        Figure::Kuro => look.words.text("name-tb-kuro"),
    }
}

fn area(look: Look<'_>, area: Area) -> String {
    let name = area_name(look.words, area);
    let here = who(look, look.scene().figures_in(area));
    let fill = [("area", name.into()), ("number", area.number().unwrap_or(0).into()), ("who", here.into())];
    let mut told =
        look.words.with(if area.number().is_some() { "ui-board-area" } else { "ui-board-area-plain" }, &fill);
    if area == Area::Network && look.scene().blocked(Area::City, Area::Network) {
        told = format!("{told}\n{}", look.words.text("ui-board-blocked"));
    }
    told
}

fn sector(look: Look<'_>, at: u8) -> String {
    let table = &look.view.table;
    let chips = table.sectors.get(usize::from(at)).map_or(0, Vec::len);
    let value = table.bars.sectors.get(usize::from(at)).copied().unwrap_or(0);
    let fill: [Fill; 4] = [
        ("sector", say::roman(at).into()),
        ("count", chips.into()),
        ("value", value.into()),
        ("guard", table.bars.guard.into()),
    ];
    look.words.with(if at == 2 { "ui-board-sector-guarded" } else { "ui-board-sector" }, &fill)
}

fn spawn(look: Look<'_>, no: SpawnNo) -> String {
    let Some(spawn) = look.view.rules.library().spawn(no) else { return String::new() };
    let dead = look.view.table.sites.get(usize::from(no.0)).is_some_and(|site| site.dead);
    let key = match (dead, is_tower(spawn)) {
        (true, _) => "ui-board-spawn-dead",
        (_, true) => "ui-board-tower",
        _ => "ui-board-spawn",
    };
    let areas: Vec<String> = spawn.areas.iter().map(|&area| area_name(look.words, area)).collect();
    look.words.with(key, &[("numbers", say::numbers(spawn).into()), ("areas", areas.join(", ").into())])
}

/// An enemy with its figures, or Deus.
fn foe(look: Look<'_>, foe: Foe) -> String {
    let Some(seen) = look.scene().foe(foe) else { return String::new() };
    let Some(enemy) = seen.enemy else {
        let before = look.view.table.deus_before.map_or("", |seat| look.name(seat));
        let fill =
            [("health", seen.stats.health.into()), ("shield", seen.stats.shield.into()), ("before", before.into())];
        return look.words.with("ui-board-deus", &fill);
    };
    let card = look.view.rules.library().enemies.iter().find(|card| card.kind == enemy.kind);
    let fill: [Fill; 8] = [
        ("name", card.map_or("", |card| card.name.as_str()).into()),
        ("level", enemy.level.into()),
        ("place", place(look, foe).into()),
        ("health", enemy.health.into()),
        ("shield", seen.stats.shield.into()),
        ("strength", seen.stats.strength.into()),
        ("cards", seen.stats.combat.into()),
        ("text", card.map_or("", |card| card.text.as_str()).into()),
    ];
    look.words.with("ui-board-enemy", &fill)
}

/// Where an enemy stands.
fn place(look: Look<'_>, foe: Foe) -> String {
    match foe {
        Foe::At(no) => look.view.rules.library().spawn(no).map(say::numbers).unwrap_or_default(),
        Foe::Red(space) => look.words.with("ui-board-red", &[("space", (space + 1).into())]),
    }
}

/// What an enemy is called where only its name is wanted.
pub fn foe_name(look: Look<'_>, foe: Foe) -> String {
    let enemy: Option<Enemy> = match foe {
        Foe::At(no) => look.view.table.sites.get(usize::from(no.0)).and_then(|site| site.enemy),
        Foe::Red(at) => match look.view.table.red.get(usize::from(at)).copied().flatten() {
            Some(OnRed::Crawler(enemy)) => Some(enemy),
            Some(OnRed::Deus) => return bar_name(look.words, Bar::Deus),
            None => None,
        },
    };
    let card = enemy.and_then(|enemy| look.view.rules.library().enemies.iter().find(|card| card.kind == enemy.kind));
    card.map_or_else(String::new, |card| card.name.clone())
}

fn figure(look: Look<'_>, figure: Figure) -> String {
    let scene = look.scene();
    let Some(body) = scene.body(figure) else { return String::new() };
    let scanners: Vec<String> =
        (1..).zip(body.scanners).filter(|(_, held)| *held).map(|(number, _): (u8, bool)| number.to_string()).collect();
    let fill: [Fill; 5] = [
        ("name", figure_name(look, figure).into()),
        ("health", body.health.into()),
        ("most", scene.max_health(figure).into()),
        ("chips", body.chips.len().into()),
        ("scanners", scanners.join(", ").into()),
    ];
    let mut told = look.words.with("ui-board-figure", &fill);
    if let Some(known) = body.chips.iter().find(|chip| chip.colour.is_some()) {
        told = format!("{told}\n{}", chip_text(look, *known));
    }
    if !scanners.is_empty() {
        told = format!("{told}\n{}", look.words.with("ui-board-figure-scanners", &fill));
    }
    told
}

/// What a chip is, as far as it is known.
pub fn chip_text(look: Look<'_>, chip: Chip) -> String {
    let Some(colour) = chip.colour else { return look.words.text("ui-board-chip-hidden") };
    let fill = [("faction", faction_name(look.words, colour.faction()).into())];
    look.words.with(if chip.up { "ui-board-chip-open" } else { "ui-board-chip-known" }, &fill)
}

fn network_chip(look: Look<'_>, column: Column, tier: u8) -> String {
    let chip = look.view.table.network.get(column as usize).and_then(|chips| chips.get(usize::from(tier)));
    let text = chip.map(|chip| chip_text(look, *chip)).unwrap_or_default();
    let fill = [("column", column_name(look.words, column).into()), ("tier", (tier + 1).into()), ("chip", text.into())];
    look.words.with("ui-board-network-chip", &fill)
}

/// A position of the Junkyard with who dropped what lies there.
fn junk(look: Look<'_>, at: u8) -> String {
    let Some(junk) = look.view.table.junkyard.get(usize::from(at)) else { return String::new() };
    let by = junk.by.map_or_else(|| look.words.text("ui-board-junk-nobody"), |seat| look.name(seat).to_owned());
    let chip = junk.chip.map(|chip| chip_text(look, chip));
    let fill = [("number", (at + 1).into()), ("by", by.into()), ("chip", chip.clone().unwrap_or_default().into())];
    look.words.with(if chip.is_some() { "ui-board-junk" } else { "ui-board-junk-gone" }, &fill)
}

fn weapon(look: Look<'_>, nth: u8) -> String {
    let item = look.view.table.hq.get(usize::from(nth)).copied();
    let Some(card) = item.and_then(|item| look.view.rules.library().item(item)) else { return String::new() };
    let fill = [("item", card.name.as_str().into()), ("price", card.price.into()), ("text", card.text.as_str().into())];
    look.words.with("ui-board-weapon", &fill)
}

/// A player with everything that lies open.
pub fn seat(look: Look<'_>, seat: Seat) -> String {
    let Some(player) = look.player(seat) else { return String::new() };
    let fill: [Fill; 10] = [
        ("seat", (u16::from(seat.0) + 1).into()),
        ("name", look.name(seat).into()),
        ("character", look.character(seat).into()),
        ("health", player.body.health.into()),
        ("most", look.scene().max_health(Figure::Of(seat)).into()),
        ("cards", player.hand.len().into()),
        ("programs", player.programs.len().into()),
        ("chips", player.body.chips.len().into()),
        ("wounds", player.wounds.len().into()),
        ("boosts", player.skills.iter().map(|progress| u16::from(progress.level)).sum::<u16>().into()),
    ];
    let mut told = look.words.with("ui-board-seat", &fill);
    for key in states(look, seat) {
        told = format!("{told} {}", look.words.text(key));
    }
    if let Some(card) = player.item.and_then(|item| look.view.rules.library().item(item)) {
        told = format!("{told} {}", look.words.with("ui-board-seat-item", &[("item", card.name.as_str().into())]));
    }
    told
}

/// What is the matter with a player, as keys of sentences.
fn states(look: Look<'_>, seat: Seat) -> impl Iterator<Item = &'static str> {
    let table = &look.view.table;
    let player = look.player(seat);
    let place = player.map(|player| player.body.place);
    let all = [
        (look.scene().active() == seat, "ui-board-seat-active"),
        (table.leader == Some(seat), "ui-board-seat-leader"),
        (table.general == Some(seat), "ui-board-seat-general"),
        (place == Some(Place::Cube), "ui-board-seat-detained"),
        (place == Some(Place::Down), "ui-board-seat-down"),
        (player.is_some_and(|player| player.revoked), "ui-board-seat-revoked"),
        (player.is_some_and(|player| player.silenced), "ui-board-seat-silenced"),
        (table.deus_before == Some(seat), "ui-board-seat-deus"),
    ];
    all.into_iter().filter(|(is, _)| *is).map(|(_, key)| key)
}
