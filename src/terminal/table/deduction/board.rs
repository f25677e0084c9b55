//! The table in as little room as there is: a row for each seat, bosses, and what lies in the middle.

use super::{
    super::super::{
        ink::{Ink, Line, Piece, piece},
        wrap::wrap,
    },
    super::fit::{clipped, padded},
    TableApp,
};
use crate::{
    deduction::{Armed, Face, Faction, Scene, Spot, Team, View, WeaponKind},
    session::deduction::{CardFact, How, SeatFacts},
};

/// From this width on IDs and weapons have their whole names.
const WIDE: usize = 64;

impl TableApp {
    /// Every seat in a row of at most `width` letters, then bosses and the supply.
    pub(super) fn seat_rows(&self, width: usize) -> Vec<Line> {
        let screen = self.table.screen();
        let (view, facts) = (self.table.view(screen), self.table.facts(screen));
        let mut rows: Vec<Line> = facts.seats.iter().map(|facts| self.row(&view, facts, width)).collect();
        rows.extend(view.table.bosses.iter().map(|boss| {
            let fill = [
                ("boss", self.teller().boss(boss.boss).into()),
                ("hp", boss.hp.into()),
                ("shields", boss.shields.into()),
                ("place", self.seat_name(boss.place).into()),
            ];
            vec![piece(clipped(&self.words.with("term-sd-boss-row", &fill), width), Ink::Danger)]
        }));
        rows.extend(wrap(&[piece(self.supply(&view), Ink::Dim)], width, 1));
        rows
    }

    fn row(&self, view: &View, facts: &SeatFacts, width: usize) -> Line {
        let Some(player) = view.table.players.get(usize::from(facts.seat.0)) else { return Line::new() };
        let (wide, own) = (width >= WIDE, facts.seat == view.seat);
        let active = view.table.turn.seat == facts.seat;
        let name = padded(&self.seat_name(facts.seat), if wide { 10 } else { 7 });
        let ink = match () {
            () if !facts.lives => Ink::Dim,
            () if own => Ink::Agent,
            () if active => Ink::Title,
            () => Ink::Plain,
        };
        let mark = if active { "▸" } else { " " };
        let mut row = vec![piece(format!("{mark}{:>2} ", facts.seat.0 + 1), Ink::Key), piece(name, ink)];
        row.push(self.health(view, facts));
        for card in facts.cards.iter().filter(|card| !matches!(card.spot, Spot::Program(_))) {
            row.extend([self.sign(*card, if wide { 14 } else { 8 }), piece(" ", Ink::Plain)]);
        }
        let programs = [("count", player.programs.len().into())];
        row.push(piece(self.words.with("term-sd-sign-programs", &programs), Ink::Dim));
        let used: usize = row.iter().map(|piece| piece.text.chars().count()).sum();
        row.extend(player.weapon.map(|armed| self.arm(view, armed, width.saturating_sub(used))));
        row
    }

    /// Hearts, or that the player is out.
    fn health(&self, view: &View, facts: &SeatFacts) -> Piece {
        let most = usize::from(view.rules.max_hp);
        let room = most.max(3);
        if !facts.lives {
            return piece(padded(&self.words.text("term-sd-sign-out"), room), Ink::Dim);
        }
        let hp = view.table.players.get(usize::from(facts.seat.0)).map_or(0, |player| usize::from(player.hp));
        let hearts = "♥".repeat(hp.min(most)) + &"·".repeat(most.saturating_sub(hp));
        piece(padded(&hearts, room), Ink::Danger)
    }

    /// A card: bare where it lies open, in brackets where only this person knows it.
    fn sign(&self, card: CardFact, room: usize) -> Piece {
        let library = self.table.rules().library();
        let known = card.face.and_then(|face| match face {
            Face::Id(no) => library.id(no).map(|id| (clipped(&id.name, room), id.faction.team())),
            Face::Loyalty(no) => library.loyalty_card(no).map(|card| {
                let team = card.faction.map_or(Team::Legion, Faction::team);
                let times = if card.counts > 1 { "×2" } else { "" };
                (format!("{}{times}", self.letter(team)), team)
            }),
            Face::Program(_) => None,
        });
        match (known, card.how) {
            (Some((sign, team)), How::Open) => piece(sign, Ink::Team(team)),
            (Some((sign, team)), _) => piece(format!("({sign})"), Ink::Team(team)),
            (None, _) => piece("?", Ink::Dim),
        }
    }

    fn letter(&self, team: Team) -> String {
        self.words.text(match team {
            Team::Human => "term-sd-sign-human",
            Team::Machine => "term-sd-sign-machine",
            Team::Outlaw => "term-sd-sign-outlaw",
            Team::Legion | Team::Fallen => "term-sd-sign-legion",
        })
    }

    /// A weapon and where it points, in this room; a warning where that is at this person.
    fn arm(&self, view: &View, armed: Armed, room: usize) -> Piece {
        let at = armed.aim.targets().map(|target| self.teller().target(target)).collect::<Vec<_>>().join("+");
        let arrow = if at.is_empty() { String::new() } else { format!("→{at}") };
        let long = format!(" {}{arrow}", self.teller().weapon(armed.kind));
        let fits = long.chars().count() <= room;
        let text = if fits { long } else { clipped(&format!(" {}{arrow}", self.short(armed.kind)), room) };
        piece(text, if armed.aim.hits(view.seat) { Ink::Danger } else { Ink::Objective })
    }

    fn short(&self, kind: WeaponKind) -> String {
        self.words.text(match kind {
            WeaponKind::Pistol => "term-sd-short-pistol",
            WeaponKind::Rifle => "term-sd-short-rifle",
            WeaponKind::Companion => "term-sd-short-companion",
            WeaponKind::RocketLauncher => "term-sd-short-rocket-launcher",
            WeaponKind::Laser => "term-sd-short-laser",
            WeaponKind::HellGate => "term-sd-short-hell-gate",
        })
    }

    /// The own team, goal, ID and programs in a few lines.
    pub(super) fn team_rows(&self) -> Vec<Line> {
        let screen = self.table.screen();
        let view = self.table.view(screen);
        let scene = Scene { rules: &view.rules, state: &view.table };
        let Some(player) = scene.player(screen) else { return Vec::new() };
        let (teller, team) = (self.teller(), scene.team(screen));
        let mut rows = vec![vec![
            piece(self.words.with("term-sd-you-team", &[("team", teller.team(team).into())]), Ink::Team(team)),
            piece(format!(" {}", teller.goal(team)), Ink::Plain),
        ]];
        rows.extend(player.programs.iter().filter_map(|held| {
            let card = view.rules.library().program(held.kind)?;
            let timing = format!(" ({})", teller.timing(card.timing));
            Some(vec![piece(card.name.as_str(), Ink::Title), piece(timing, Ink::Dim)])
        }));
        rows
    }

    /// The table, the round and what is going on, in one line.
    pub(super) fn round_line(&self) -> String {
        let view = self.table.view(self.table.screen());
        let name = crate::words::deduction::table_name(&self.words, &view.rules.setup);
        let turn = [("round", view.table.turn.round.into()), ("moment", self.teller().moment(&view).into())];
        format!("{name} · {}", self.words.with("term-sd-round", &turn))
    }
}
