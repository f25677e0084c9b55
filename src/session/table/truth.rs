//! Claims held against what a seat knows.

use super::{Line, SeatFacts, Standing, facts::weight};
use crate::{
    deduction::{Claim, Event, Face, Faction, Said, Scene, Spot, Team, View},
    engine::Seat,
};

/// Something that was said, and what became of it for the seat that heard it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heard {
    /// What was said.
    pub said: Said,
    /// Whether it is true, as far as the seat can know.
    pub truth: Truth,
}

/// Whether a claim is true, as far as a seat can know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Truth {
    /// It is.
    True,
    /// It is not.
    False,
    /// What the seat knows speaks against it, though a hidden change could still explain it.
    Doubtful,
    /// That is not known.
    Open,
    /// A wish, an opinion or a question: it can be neither.
    Opinion,
}

impl Truth {
    const fn of(is: bool) -> Self {
        if is { Self::True } else { Self::False }
    }
}

/// Every claim of a view, held against what its seat knows and has witnessed.
pub fn claims(view: &View, log: &[Line], seats: &[SeatFacts]) -> Vec<Heard> {
    let mut at = (0..log.len()).filter(|&at| log.get(at).is_some_and(|line| matches!(line.event, Event::Said(..))));
    let heard = |said: &Said| {
        let truth = judge(view, log, seats, said, at.next());
        Heard { said: *said, truth }
    };
    view.table.said.iter().map(heard).collect()
}

fn judge(view: &View, log: &[Line], seats: &[SeatFacts], said: &Said, at: Option<usize>) -> Truth {
    let about = |seat: Seat| seats.get(usize::from(seat.0));
    match said.claim {
        Claim::Team(team) => about(said.by).map_or(Truth::Open, |facts| of_team(view, facts, team)),
        Claim::Accuse(seat, team) => about(seat).map_or(Truth::Open, |facts| of_team(view, facts, team)),
        Claim::Saw(of, spot, faction) => {
            let face = face_then(view, log, at, (of, spot));
            face.map_or(Truth::Open, |face| Truth::of(weight(view, face).is_some_and(|(known, _)| known == faction)))
        }
        Claim::WillShoot(seat) => at.map_or(Truth::Open, |at| next_shot(log, at, said.by, seat)),
        Claim::Shoot(_) | Claim::Spare(_) | Claim::Vouch(_) | Claim::Ask(_) => Truth::Opinion,
    }
}

fn of_team(view: &View, facts: &SeatFacts, team: Team) -> Truth {
    match facts.standing {
        Standing::Certain(known) | Standing::Told(known, _) => Truth::of(known == team),
        Standing::Apparent(known) if known != team => Truth::Doubtful,
        _ if could_be(view, facts, team) => Truth::Open,
        _ => Truth::Doubtful,
    }
}

/// Whether the cards not known could make it this team. Legion and the Fallen show on no card.
fn could_be(view: &View, facts: &SeatFacts, team: Team) -> bool {
    let always = facts.cards.iter().find_map(|card| match card.face? {
        Face::Id(no) => view.rules.library().id(no)?.always,
        _ => None,
    });
    if let Some(always) = always {
        return always == team || matches!(team, Team::Legion | Team::Fallen);
    }
    let hidden = facts.cards.iter().filter(|card| card.face.is_none());
    let most: u8 = hidden.map(|card| if matches!(card.spot, Spot::Loyalty(_)) { 2 } else { 1 }).sum();
    let Some(faction) = Faction::ALL.into_iter().find(|faction| faction.team() == team) else { return true };
    let sum = |faction: Faction| facts.colours.get(faction as usize).copied().unwrap_or(0);
    let others = || Faction::ALL.into_iter().filter(|other| *other != faction).map(sum);
    let best = others().max().unwrap_or(0);
    if team == Team::Outlaw {
        // A tie makes an Outlaw too.
        return sum(faction) + most >= best || others().min().unwrap_or(0) + most >= best;
    }
    sum(faction) + most > best
}

/// What lay there when the claim was made, as far as the seat has seen it before or since.
fn face_then(view: &View, log: &[Line], at: Option<usize>, card: (Seat, Spot)) -> Option<Face> {
    let scene = Scene { rules: &view.rules, state: &view.table };
    let at = at?;
    let (earlier, later) = log.split_at_checked(at)?;
    let before = earlier.iter().rev().take_while(|line| !moves(&line.event, card));
    let after = later.iter().take_while(|line| !moves(&line.event, card));
    let seen = before.chain(after).find_map(|line| shows(scene, &line.event, card));
    let still = || {
        let moved = later.iter().any(|line| moves(&line.event, card));
        let known = scene.face(card.0, card.1).filter(|face| weight(view, *face).is_some());
        known.filter(|_| !moved)
    };
    seen.or_else(still)
}

/// The face of this card, where the event shows it.
fn shows(scene: Scene<'_>, event: &Event, card: (Seat, Spot)) -> Option<Face> {
    match *event {
        Event::Looked { of, spot, face, .. } if is_same(scene, (of, spot), card) => face.what,
        Event::Revealed { seat, spot, face, .. } if is_same(scene, (seat, spot), card) => Some(face),
        _ => None,
    }
}

/// Whether two places are one: neighbours share a card at large tables.
fn is_same(scene: Scene<'_>, (a, at_a): (Seat, Spot), (b, at_b): (Seat, Spot)) -> bool {
    let shared = |seat, at| if let Spot::Loyalty(at) = at { scene.shared_with(seat, at) } else { None };
    (a, at_a) == (b, at_b) || at_a != at_b && shared(a, at_a) == Some(b) && shared(b, at_b) == Some(a)
}

/// Whether an event puts another card where this one lies.
fn moves(event: &Event, (seat, spot): (Seat, Spot)) -> bool {
    let loyalty = matches!(spot, Spot::Loyalty(_));
    match *event {
        Event::SwappedLoyalty { a, spot_a, b, spot_b } => (a, spot_a) == (seat, spot) || (b, spot_b) == (seat, spot),
        Event::MixedLoyalty(a, b) | Event::SwappedAllLoyalty(a, b) => loyalty && (a == seat || b == seat),
        Event::ReplacedLoyalty(of, at) => (of, at) == (seat, spot),
        Event::PassedLoyalty { from, to, .. } => loyalty && (from == seat || to == seat),
        Event::SwappedIds(a, b) => !loyalty && (a == seat || b == seat),
        Event::Crowned(of, _) => !loyalty && of == seat,
        _ => false,
    }
}

/// Whether the next shot of the speaker was the one that was promised.
fn next_shot(log: &[Line], at: usize, by: Seat, whom: Seat) -> Truth {
    let shots = log.iter().skip(at).filter_map(|line| match line.event {
        Event::Shot { by: shooter, aim, .. } if shooter == by => Some(Truth::of(aim.hits(whom))),
        Event::Eliminated(seat) if seat == by || seat == whom => Some(Truth::Open),
        _ => None,
    });
    shots.into_iter().next().unwrap_or(Truth::Open)
}
