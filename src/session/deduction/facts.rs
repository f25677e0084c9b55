//! What a seat can know: cards it has seen, teams that follow from them, and what became of claims.

use super::{Heard, Line, truth};
use crate::{
    deduction::{Face, Faction, Mark, Scene, Spot, Team, View},
    engine::Seat,
};

/// All that a seat can know for certain, and all it was told.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    /// About every player, by seat.
    pub seats: Vec<SeatFacts>,
    /// What was said, oldest first.
    pub claims: Vec<Heard>,
}

/// What a seat can know about a player.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatFacts {
    /// About whom.
    pub seat: Seat,
    /// Whether the player is not eliminated.
    pub lives: bool,
    /// IDs, loyalty cards and programs, in that order.
    pub cards: Vec<CardFact>,
    /// How much the known cards count for each colour, in the order of [`Faction::ALL`].
    pub colours: [u8; 3],
    /// How many IDs and loyalty cards are not known.
    pub unknown: u8,
    /// What is known about the team.
    pub standing: Standing,
}

/// What a seat knows about a card of a player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CardFact {
    /// Where it lies.
    pub spot: Spot,
    /// What it is; nothing where that is not known.
    pub face: Option<Face>,
    /// How that is known.
    pub how: How,
}

/// How a card is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It lies open: everybody knows it.
    Open,
    /// It is the seat's own, or shared with it.
    Own,
    /// The seat has seen it.
    Seen,
    /// It is not known.
    Hidden,
}

/// What is known about a player's team.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It is this one.
    Certain(Team),
    /// It was this one in that turn: a check or a meeting told it.
    Told(Team, u32),
    /// ID and loyalty cards say so; programs and secret changes might say otherwise.
    Apparent(Team),
    /// Cards are missing.
    Unknown,
}

impl Standing {
    /// The team, where one is known or told.
    pub const fn team(self) -> Option<Team> {
        match self {
            Self::Certain(team) | Self::Told(team, _) | Self::Apparent(team) => Some(team),
            Self::Unknown => None,
        }
    }
}

impl Facts {
    /// What the seat of this view can know, with what it has witnessed.
    pub fn of(view: &View, log: &[Line]) -> Self {
        let seats: Vec<_> = (0..view.rules.seats).map(|at| SeatFacts::of(view, Seat(at))).collect();
        let claims = truth::claims(view, log, &seats);
        Self { seats, claims }
    }
}

impl SeatFacts {
    fn of(view: &View, seat: Seat) -> Self {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let cards: Vec<_> = spots(scene, seat).map(|spot| CardFact::of(view, seat, spot)).collect();
        let counted = |card: &&CardFact| !matches!(card.spot, Spot::Program(_));
        let mut colours = [0u8; 3];
        for (faction, counts) in cards.iter().filter_map(|card| weight(view, card.face?)) {
            colours.get_mut(faction as usize).into_iter().for_each(|sum| *sum = sum.saturating_add(counts));
        }
        let unknown = cards.iter().filter(counted).filter(|card| card.face.is_none()).count() as u8;
        let standing = standing(view, seat, &cards);
        Self { seat, lives: scene.lives(seat), cards, colours, unknown, standing }
    }
}

impl CardFact {
    fn of(view: &View, seat: Seat, spot: Spot) -> Self {
        let scene = Scene { rules: &view.rules, state: &view.table };
        let (up, hidden) = match spot {
            Spot::Id(at) => {
                let card = scene.player(seat).and_then(|player| player.ids.get(usize::from(at)));
                card.map_or((false, true), |card| (card.up, card.kind.is_hidden()))
            }
            Spot::Loyalty(at) => scene.loyalty(seat, at).map_or((false, true), |slot| (slot.up, slot.kind.is_hidden())),
            Spot::Program(at) => {
                let held = scene.player(seat).and_then(|player| player.programs.get(usize::from(at)));
                held.map_or((false, true), |held| (held.up, held.kind.is_hidden()))
            }
        };
        let shared = matches!(spot, Spot::Loyalty(at) if scene.shared_with(seat, at) == Some(view.seat));
        let how = match () {
            () if up => How::Open,
            () if hidden => How::Hidden,
            () if seat == view.seat || shared => How::Own,
            () => How::Seen,
        };
        Self { spot, face: scene.face(seat, spot).filter(|_| !hidden), how }
    }
}

/// Every place of a player where a card lies.
fn spots(scene: Scene<'_>, seat: Seat) -> impl Iterator<Item = Spot> {
    let player = scene.player(seat);
    let ids = player.map_or(0, |player| player.ids.len() as u8);
    let programs = player.map_or(0, |player| player.programs.len() as u8);
    let loyalty = (0..scene.loyalty_count(seat)).map(Spot::Loyalty);
    (0..ids).map(Spot::Id).chain(loyalty).chain((0..programs).map(Spot::Program))
}

/// What an ID or loyalty card counts for its colour.
pub(super) fn weight(view: &View, face: Face) -> Option<(Faction, u8)> {
    let library = view.rules.library();
    match face {
        Face::Id(no) => library.id(no).map(|card| (card.faction, 1)),
        Face::Loyalty(no) => library.loyalty_card(no).and_then(|card| Some((card.faction?, card.counts))),
        Face::Program(_) => None,
    }
}

fn standing(view: &View, seat: Seat, cards: &[CardFact]) -> Standing {
    let table = &view.table;
    let scene = Scene { rules: &view.rules, state: table };
    if let Some(team) = table.over.as_ref().and_then(|over| over.teams.get(usize::from(seat.0))) {
        return Standing::Certain(*team);
    }
    let status = scene.player(seat).map(|player| player.status).unwrap_or_default();
    if seat == view.seat || status.legion || status.fallen {
        return Standing::Certain(scene.team(seat));
    }
    if let Some(told) = table.told.iter().rev().find(|told| told.of == seat) {
        return Standing::Told(told.team, told.turn);
    }
    // While cards are still chosen nobody has any to be known by.
    if !table.draft.is_empty() {
        return Standing::Unknown;
    }
    let missing = |card: &CardFact| card.face.is_none();
    if cards.iter().any(|card| missing(card) && !matches!(card.spot, Spot::Program(_))) {
        return Standing::Unknown;
    }
    let team = scene.team(seat);
    if cards.iter().any(missing) || table.marks.iter().copied().any(is_secret) {
        Standing::Apparent(team)
    } else {
        Standing::Certain(team)
    }
}

/// Whether something about a change of team is not known.
fn is_secret(mark: Mark) -> bool {
    match mark {
        Mark::Infected { whom, .. } => whom.is_none(),
        Mark::Drew { infected, .. } => infected.is_none(),
        Mark::Fell { fell, .. } => fell.is_none(),
        Mark::Spied { team, .. } => team.is_none(),
        Mark::Came { fate, .. } => fate.is_none(),
    }
}
