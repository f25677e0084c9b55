//! What seats, cards, weapons, teams and bosses are called.

use super::{
    super::{Fill, Words},
    Teller,
};
use crate::{
    deduction::{
        Aim, Boss, Edition, Face, Faction, IdNo, LoyaltyNo, ProgramNo, Scene, Setup, Spot, Target, Team, Timing, View,
        WeaponKind,
    },
    engine::Seat,
};

/// What a team needs to win, in one sentence to one of its members.
pub fn goal_text(words: &Words, team: Team) -> String {
    words.text(match team {
        Team::Human => "name-sd-goal-human",
        Team::Machine => "name-sd-goal-machine",
        Team::Outlaw => "name-sd-goal-outlaw",
        Team::Legion => "name-sd-goal-legion",
        Team::Fallen => "name-sd-goal-fallen",
    })
}

/// A team by the name of the final edition.
pub fn team_name(words: &Words, team: Team) -> String {
    words.text(match team {
        Team::Human => "name-sd-team-human",
        Team::Machine => "name-sd-team-machine",
        Team::Outlaw => "name-sd-team-outlaw",
        Team::Legion => "name-sd-team-legion",
        Team::Fallen => "name-sd-team-fallen",
    })
}

/// A colour of cards.
pub fn colour_name(words: &Words, faction: Faction) -> String {
    words.text(match faction {
        Faction::Human => "name-sd-colour-human",
        Faction::Machine => "name-sd-colour-machine",
        Faction::Outlaw => "name-sd-colour-outlaw",
    })
}

/// A weapon.
pub fn weapon_name(words: &Words, kind: WeaponKind) -> String {
    words.text(match kind {
        WeaponKind::Pistol => "name-sd-pistol",
        WeaponKind::Rifle => "name-sd-rifle",
        WeaponKind::Companion => "name-sd-companion",
        WeaponKind::RocketLauncher => "name-sd-rocket-launcher",
        WeaponKind::Laser => "name-sd-laser",
        WeaponKind::HellGate => "name-sd-hell-gate",
    })
}

/// What a weapon does, in one sentence.
pub fn weapon_text(words: &Words, kind: WeaponKind) -> String {
    words.text(match kind {
        WeaponKind::Pistol => "name-sd-pistol-text",
        WeaponKind::Rifle => "name-sd-rifle-text",
        WeaponKind::Companion => "name-sd-companion-text",
        WeaponKind::RocketLauncher => "name-sd-rocket-launcher-text",
        WeaponKind::Laser => "name-sd-laser-text",
        WeaponKind::HellGate => "name-sd-hell-gate-text",
    })
}

/// When a program may be played.
pub fn timing_name(words: &Words, timing: Timing) -> String {
    words.text(match timing {
        Timing::AnyTime => "name-sd-timing-any",
        Timing::OnTurn => "name-sd-timing-turn",
        Timing::Permanent => "name-sd-timing-permanent",
        Timing::Secret => "name-sd-timing-secret",
        Timing::Open => "name-sd-timing-open",
        Timing::Portal(_) => "name-sd-timing-portal",
    })
}

/// What a table is called: its scenario, or how many play.
pub fn table_name(words: &Words, setup: &Setup) -> String {
    let scenario = setup.scenario.as_ref().and_then(|key| setup.library.scenario(key));
    let key = if setup.hell_gate { "name-sd-table-hell-gate" } else { "name-sd-table" };
    scenario.map_or_else(|| words.with(key, &[("seats", setup.seats.into())]), |scenario| scenario.name.clone())
}

impl Teller<'_> {
    /// A team; in the prototype Legion is called the Masons (SD-MAS-03).
    pub fn team(&self, team: Team) -> String {
        let masons = team == Team::Legion && self.rules.setup.edition == Edition::Prototype;
        if masons { self.words.text("name-sd-team-masons") } else { team_name(self.words, team) }
    }

    /// What a team needs to win.
    pub fn goal(&self, team: Team) -> String {
        goal_text(self.words, team)
    }

    /// A colour of cards.
    pub fn faction(&self, faction: Faction) -> String {
        colour_name(self.words, faction)
    }

    /// A weapon.
    pub fn weapon(&self, kind: WeaponKind) -> String {
        weapon_name(self.words, kind)
    }

    /// What a weapon does, in one sentence.
    pub fn weapon_text(&self, kind: WeaponKind) -> String {
        weapon_text(self.words, kind)
    }

    /// An EX boss.
    pub fn boss(&self, boss: Boss) -> String {
        let card = self.rules.library().boss(boss);
        card.map_or_else(|| self.words.text("name-sd-boss"), |card| card.name.clone())
    }

    /// Somebody a weapon is aimed at.
    pub fn target(&self, target: Target) -> String {
        match target {
            Target::Seat(seat) => self.seat(seat),
            Target::Boss(boss) => self.boss(boss),
        }
    }

    /// What a weapon is aimed at: one, two, or nobody.
    pub fn aim(&self, aim: Aim) -> String {
        match (aim.0, aim.1) {
            (Some(one), Some(two)) => self.both(self.target(one), self.target(two)),
            (Some(one), None) | (None, Some(one)) => self.target(one),
            (None, None) => self.words.text("name-nobody"),
        }
    }

    /// An ID card.
    pub fn id(&self, id: IdNo) -> String {
        let card = self.rules.library().id(id);
        card.map_or_else(|| self.words.text("name-sd-an-id"), |card| card.name.clone())
    }

    /// A program.
    pub fn program(&self, program: ProgramNo) -> String {
        let card = self.rules.library().program(program);
        card.map_or_else(|| self.words.text("name-sd-a-program"), |card| card.name.clone())
    }

    /// When a program may be played.
    pub fn timing(&self, timing: Timing) -> String {
        timing_name(self.words, timing)
    }

    /// A loyalty card.
    pub fn loyalty(&self, loyalty: LoyaltyNo) -> String {
        let card = self.rules.library().loyalty_card(loyalty);
        card.map_or_else(|| self.words.text("name-sd-a-loyalty"), |card| card.name.clone())
    }

    /// The face of a card.
    pub fn face(&self, face: Face) -> String {
        match face {
            Face::Id(id) => self.id(id),
            Face::Loyalty(loyalty) => self.loyalty(loyalty),
            Face::Program(program) => self.program(program),
        }
    }

    /// Where a card of a player lies: the left loyalty card is on the side of the player before.
    pub fn spot(&self, of: Seat, spot: Spot) -> String {
        let whose = ("whose", self.own(of).into());
        let numbered = |key, at: u8| self.phrase(key, &[whose.clone(), ("number", (u16::from(at) + 1).into())]);
        match spot {
            Spot::Id(0) => self.phrase("name-sd-spot-id", &[whose]),
            Spot::Id(at) => numbered("name-sd-spot-id-nth", at),
            Spot::Loyalty(0) => self.phrase("name-sd-spot-left", &[whose]),
            Spot::Loyalty(1) => self.phrase("name-sd-spot-right", &[whose]),
            Spot::Loyalty(at) => numbered("name-sd-spot-loyalty-nth", at),
            Spot::Program(at) => numbered("name-sd-spot-program", at),
        }
    }

    /// The same, with the face where the view shows it.
    pub fn spot_in(&self, view: &View, of: Seat, spot: Spot) -> String {
        let place = self.spot(of, spot);
        match known(view, of, spot) {
            Some(face) => self.phrase("name-sd-known", &[("card", place.into()), ("face", self.face(face).into())]),
            None => place,
        }
    }

    /// A program of a player by its place: by name where the view shows it.
    pub(super) fn program_at(&self, view: &View, of: Seat, at: u8) -> String {
        match known(view, of, Spot::Program(at)) {
            Some(face) => self.face(face),
            None => self.spot(of, Spot::Program(at)),
        }
    }

    pub(super) fn card(&self, of: Seat, spot: Spot) -> Fill<'static> {
        ("card", self.spot(of, spot).into())
    }

    pub(super) fn with_weapon(&self, kind: WeaponKind) -> Fill<'static> {
        ("weapon", self.weapon(kind).into())
    }
}

/// The face of a card, where the view shows it.
fn known(view: &View, of: Seat, spot: Spot) -> Option<Face> {
    let face = Scene { rules: &view.rules, state: &view.table }.face(of, spot)?;
    let hidden = match face {
        Face::Id(no) => no.is_hidden(),
        Face::Loyalty(no) => no.is_hidden(),
        Face::Program(no) => no.is_hidden(),
    };
    (!hidden).then_some(face)
}
