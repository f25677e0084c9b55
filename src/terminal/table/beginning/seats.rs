//! The players and their boards, as everybody sees them.

use super::{TableApp, ink, scene};
use crate::{
    beginning::{Body, Figure, Place, Player, View},
    engine::Seat,
    terminal::{
        ink::{Ink, Line, Piece, piece},
        table::fit::{clipped, padded},
    },
    words::beginning::place_name,
};

impl TableApp {
    /// Every player in a line, and Kuro.
    pub(super) fn seat_lines(&self, view: &View) -> Vec<String> {
        let seats = scene(view).all().map(|seat| self.seat_line(view, seat));
        let kuro = scene(view).kuro().map(|kuro| {
            let fill = [
                ("place", place_name(&self.words, kuro.body.place).into()),
                ("health", kuro.body.health.into()),
                ("chips", kuro.body.chips.len().into()),
            ];
            self.words.with("term-tb-kuro", &fill)
        });
        seats.chain(kuro).collect()
    }

    fn seat_line(&self, view: &View, seat: Seat) -> String {
        let Some(player) = scene(view).player(seat) else { return String::new() };
        let fill = [
            ("mark", mark(view, seat).into()),
            ("number", (seat.0 + 1).into()),
            ("name", self.titled(view, seat).into()),
            ("place", place_name(&self.words, player.body.place).into()),
            ("health", player.body.health.into()),
            ("most", scene(view).max_health(Figure::Of(seat)).into()),
            ("hand", player.hand.len().into()),
            ("deck", player.deck.len().into()),
        ];
        let mut line = self.words.with("term-tb-seat", &fill);
        for part in self.belongings(player) {
            line += &self.words.with("term-tb-has", &[("thing", part.into())]);
        }
        line
    }

    /// A player with what everybody should know of the seat: the character, whose it is, and badges.
    fn titled(&self, view: &View, seat: Seat) -> String {
        let state = &view.table;
        let character = scene(view).player(seat).and_then(|player| view.rules.library().character(player.who));
        let character = character.map(|card| card.name.clone()).unwrap_or_default();
        let name = self.seat_name(seat);
        let notes = [
            (name != character).then_some(character),
            (seat == view.seat).then(|| self.words.text("term-tb-you")),
            (state.leader == Some(seat)).then(|| self.words.text("term-tb-leader")),
            (state.general == Some(seat)).then(|| self.words.text("term-tb-general")),
        ];
        let notes: Vec<String> = notes.into_iter().flatten().collect();
        if notes.is_empty() { name } else { format!("{name} ({})", notes.join(", ")) }
    }

    /// What a player carries and bears in sight of all.
    fn belongings(&self, player: &Player) -> Vec<String> {
        let teller = self.teller();
        let counted = |key, count: usize| (count > 0).then(|| self.words.with(key, &[("count", count.into())]));
        let [one, two] = player.body.scanners;
        let open: Vec<_> =
            player.programs.iter().filter(|held| held.up).map(|held| teller.program(held.kind)).collect();
        let things = [
            counted("term-tb-chips", player.body.chips.len()),
            counted("term-tb-programs", player.programs.len()),
            counted("term-tb-scanners", usize::from(one) + usize::from(two)),
            counted("term-tb-recon", usize::from(player.body.recon.is_some())),
            player.item.map(|item| teller.item(item)),
        ];
        let boosts: u8 = player.skills.iter().map(|skill| skill.level).sum();
        let wounds = player
            .wounds
            .iter()
            .map(|wound| self.words.with("term-tb-wound", &[("wound", teller.wound(*wound).into())]));
        let open = open.into_iter().map(|program| self.words.with("term-tb-open", &[("program", program.into())]));
        let signs = [
            counted("term-tb-boosts", boosts.into()),
            player.revoked.then(|| self.words.text("term-tb-revoked")),
            player.silenced.then(|| self.words.text("term-tb-silenced")),
        ];
        things.into_iter().flatten().chain(open).chain(wounds).chain(signs.into_iter().flatten()).collect()
    }

    /// Every player in a row of at most `width` letters.
    pub(super) fn seat_rows(&self, view: &View, width: usize) -> Vec<Line> {
        scene(view).all().map(|seat| self.seat_row(view, seat, width)).collect()
    }

    fn seat_row(&self, view: &View, seat: Seat, width: usize) -> Line {
        let scene = scene(view);
        let Some(player) = scene.player(seat) else { return Line::new() };
        let (own, active) = (seat == view.seat, scene.active() == seat);
        let look = match () {
            () if own => Ink::Agent,
            () if active => Ink::Title,
            () => Ink::Plain,
        };
        let mut row = vec![
            piece(format!("{}{} ", mark(view, seat), seat.0 + 1), Ink::Key),
            piece(padded(&self.seat_name(seat), if width >= 64 { 14 } else { 8 }), look),
            piece(hearts(&player.body, scene.max_health(Figure::Of(seat))), Ink::Danger),
        ];
        row.push(self.counts(view, seat, player));
        row.extend(self.known_side(view, seat));
        let used: usize = row.iter().map(|piece| piece.text.chars().count()).sum();
        let place = format!(" {}", place_name(&self.words, player.body.place));
        let apart = matches!(player.body.place, Place::Cube | Place::Down);
        let ink = if apart { Ink::Alarm } else { Ink::Dim };
        row.push(piece(clipped(&place, width.saturating_sub(used)), ink));
        row
    }

    /// Badges, cards, programs, chips and wounds, each by a letter.
    fn counts(&self, view: &View, seat: Seat, player: &Player) -> Piece {
        let sign = |key, count: usize| self.words.with(key, &[("count", count.into())]);
        let mut text = match (view.table.leader == Some(seat), view.table.general == Some(seat)) {
            (true, _) => self.words.text("term-tb-sign-leader"),
            (_, true) => self.words.text("term-tb-sign-general"),
            _ => " ".to_owned(),
        };
        text += &sign("term-tb-sign-hand", player.hand.len());
        text += &sign("term-tb-sign-programs", player.programs.len());
        let extra = [("term-tb-sign-chips", player.body.chips.len()), ("term-tb-sign-wounds", player.wounds.len())];
        for (key, count) in extra.into_iter().filter(|(_, count)| *count > 0) {
            text += &sign(key, count);
        }
        piece(text, Ink::Plain)
    }

    /// The faction of a player where whoever looks knows it.
    fn known_side(&self, view: &View, seat: Seat) -> Option<Piece> {
        let faction = scene(view).faction(seat)?;
        Some(piece(format!(" ({})", self.teller().faction(faction)), ink(faction)))
    }
}

/// The mark of whose turn it is.
fn mark(view: &View, seat: Seat) -> &'static str {
    if view.table.turn.seat == seat { "▸" } else { " " }
}

/// Health as hearts.
fn hearts(body: &Body, most: u8) -> String {
    let (health, most) = (usize::from(body.health), usize::from(most));
    padded(&("♥".repeat(health) + &"·".repeat(most.saturating_sub(health))), 3)
}
